using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Binding;

/// <summary>A column as names see it.</summary>
/// <param name="Value">Usually a column; for a column merged by FULL JOIN USING, a COALESCE.</param>
public readonly record struct ScopeColumn(string Name, BoundExpression Value);

/// <summary>A relation that can be named in front of a column.</summary>
/// <param name="Name">The alias, or the table's name.</param>
/// <param name="Schema">Where the table or view is, when it has no alias: its columns can be named with it, whether FROM wrote it or not.</param>
/// <param name="Columns">Its columns in order; what <c>name.*</c> yields.</param>
/// <param name="SystemColumns">Columns found by name only: tableoid, xmin, ctid, ….</param>
public sealed record ScopeRelation(string Name, string? Schema, IReadOnlyList<ScopeColumn> Columns, IReadOnlyList<ScopeColumn> SystemColumns)
{
    /// <summary>The scan behind it when it is a stored table.</summary>
    public LogicalScan? Scan { get; init; }

    /// <summary>Tables in the query or view behind it whose rows are locked with its own.</summary>
    public IReadOnlyList<LogicalScan> LockedInside { get; init; } = [];

    /// <summary>What the statement needs privileges for on the table or view behind it; null when it is neither.</summary>
    public RelationUse? Use { get; init; }

    /// <summary>What the table behind it is called; null: there is none.</summary>
    public string? TableName { get => field ?? Scan?.Table.Name; init; }

    /// <summary>A function returning one plain value: its name alone is that value, not a row.</summary>
    public bool IsScalar { get; init; }

    /// <summary>On a side of an outer join that may have no row to show.</summary>
    public bool MayBeAbsent { get; init; }

    /// <summary>Further columns of a whole row, which have no names here: a view's text doesn't know those that its relations got later.</summary>
    public IReadOnlyList<ScopeColumn> LaterColumns { get; init; } = [];

    /// <summary>The name of its system column of that value; null: it has none such.</summary>
    internal string? SystemName(BoundExpression value) => SystemColumns.FirstOrDefault(column => ReferenceEquals(column.Value, value)).Name;

    /// <summary>Whether the column is one of the relation's.</summary>
    internal bool Has(PlanColumn column) => Has(Columns, column) || Has(SystemColumns, column) || Has(LaterColumns, column);

    internal static bool Has(IReadOnlyList<ScopeColumn> columns, PlanColumn column)
    {
        foreach (ScopeColumn candidate in columns)
        {
            if (candidate.Value is BoundColumn bound && ReferenceEquals(bound.Column, column))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The type of a whole row: the composite type of the table or the function, or record.</summary>
    public SqlType RowType { get => field.Type is null ? Scan?.Table.RowType ?? DataType.Record : field; init; }
}

/// <summary>
/// Names visible at one level of a query: the relations of FROM, seen through USING merges, and the WITH queries. Outer levels are reached
/// through <see cref="Parent"/>.
/// </summary>
public sealed class Scope(Scope? parent)
{
    private readonly Dictionary<string, CteDefinition> _ctes = [];

    // WITH queries that aren't bound yet, and what binds them when they are referred to; null: they can't be.
    private readonly Dictionary<string, Func<CteDefinition>?> _laterCtes = [];

    public Scope? Parent { get; } = parent;

    /// <summary>Its relations are the old and new rows of a rule: what is inside is a statement of its own.</summary>
    internal bool HoldsRuleRows { get; init; }

    /// <summary>What qualified names are looked up in.</summary>
    public List<ScopeRelation> Relations { get; } = [];

    /// <summary>What unqualified names are looked up in, and what <c>*</c> yields.</summary>
    public List<ScopeColumn> Columns { get; } = [];

    /// <summary>Those of <see cref="Relations"/> that are joined: their system columns are found by their names only.</summary>
    internal List<ScopeRelation> Joined { get; } = [];

    /// <summary>Relations of the same FROM that may not be used here (no LATERAL), for messages.</summary>
    internal List<ScopeRelation> HiddenRelations { get; } = [];

    /// <summary>Relations whose columns are found here and may not be used by what is being bound.</summary>
    internal List<RefusedRelation> Refused { get; } = [];

    /// <summary>Aggregates of inner queries that turned out to belong here exist.</summary>
    internal bool HasAggregates { get; set; }

    /// <summary>Where at this level the inner query stands that is being bound; null: nowhere, or where nothing is refused.</summary>
    internal ExpressionRules? Place { get; set; }

    /// <summary>The same names, whatever is added later.</summary>
    internal Scope Copy()
    {
        Scope copy = new(Parent);
        copy.Relations.AddRange(Relations);
        copy.Columns.AddRange(Columns);
        copy.Joined.AddRange(Joined);
        return copy;
    }

    public void Add(ScopeRelation relation)
    {
        Relations.Add(relation);
        Columns.AddRange(relation.Columns);
    }

    internal void AddCte(CteDefinition cte) => _ctes[cte.Name] = cte;

    /// <summary>Announces a WITH query that follows.</summary>
    internal void AddLaterCte(string name, Func<CteDefinition>? bind) => _laterCtes[name] = bind;

    internal void RemoveLaterCte(string name) => _laterCtes.Remove(name);

    internal CteDefinition? FindCte(string name)
    {
        for (Scope? scope = this; scope is not null; scope = scope.Parent)
        {
            if (scope._ctes.TryGetValue(name, out CteDefinition? cte))
            {
                return cte;
            }

            if (scope._laterCtes.GetValueOrDefault(name) is { } bind)
            {
                return bind();
            }
        }

        return null;
    }

    /// <summary>Whether a WITH query of that name follows, or is the one being bound.</summary>
    internal bool HasLaterCte(string name)
    {
        Scope? scope = this;
        while (scope is not null && !scope._laterCtes.ContainsKey(name))
        {
            scope = scope.Parent;
        }

        return scope is not null;
    }

    /// <summary>Whether this is the other level or one inside it.</summary>
    internal bool IsWithin(Scope other)
    {
        Scope? level = this;
        while (level is not null && !ReferenceEquals(level, other))
        {
            level = level.Parent;
        }

        return level is not null;
    }

    /// <summary>Whether the column comes from a relation of this level.</summary>
    internal bool Owns(PlanColumn column)
    {
        foreach (ScopeRelation relation in Relations)
        {
            if (relation.Has(column))
            {
                return true;
            }
        }

        return ScopeRelation.Has(Columns, column);
    }

    /// <summary>The relation at this level that has the column, or null.</summary>
    internal ScopeRelation? RelationOf(PlanColumn column) => Relations.FirstOrDefault(relation => relation.Has(column));

    /// <summary>Whether the table is read by this level itself, not by a query or view in its FROM.</summary>
    internal bool Scans(LogicalScan scan) => Relations.Exists(relation => ReferenceEquals(relation.Scan, scan));

    /// <summary>Finds an unqualified column at this level only.</summary>
    /// <exception cref="SqlErrorException">42702: more than one.</exception>
    internal BoundExpression? FindColumn(string name, int position)
    {
        BoundExpression? found = null;
        foreach (ScopeColumn column in Columns)
        {
            if (column.Name == name)
            {
                if (found is not null)
                {
                    throw new SqlErrorException(SqlState.AmbiguousColumn, $"column reference \"{name}\" is ambiguous", position: position);
                }

                found = column.Value;
            }
        }

        if (found is null)
        {
            foreach (ScopeRelation relation in Relations)
            {
                foreach (ScopeColumn column in relation.SystemColumns)
                {
                    if (column.Name == name && !(SystemColumns.IsName(name) && Joined.Exists(joined => ReferenceEquals(joined, relation))))
                    {
                        found = found is null
                            ? column.Value
                            : throw new SqlErrorException(SqlState.AmbiguousColumn, $"column reference \"{name}\" is ambiguous", position: position);
                    }
                }
            }
        }

        return found;
    }

    /// <summary>Finds a relation by its name at this level only.</summary>
    /// <exception cref="SqlErrorException">42P09: more than one.</exception>
    internal ScopeRelation? FindRelation(string? schema, string name, int position)
    {
        ScopeRelation? found = null;
        foreach (ScopeRelation relation in Relations)
        {
            if (relation.Name == name && (schema is null || relation.Schema == schema))
            {
                if (found is not null)
                {
                    throw new SqlErrorException(SqlState.AmbiguousAlias, $"table reference \"{name}\" is ambiguous", position: position);
                }

                found = relation;
            }
        }

        return found;
    }
}
