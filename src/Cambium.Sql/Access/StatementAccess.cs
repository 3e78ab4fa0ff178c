using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Access;

/// <summary>
/// What a statement needs privileges for, collected while it is bound, the bodies of views and SQL functions included. Tested when the
/// statement is planned: a plan is kept per role and state of the catalog, so running it again tests nothing.
/// </summary>
public sealed class StatementAccess
{
    private readonly List<RelationUse> _relations = [];
    private readonly List<(FunctionDefinition Function, int? Role)> _functions = [];
    private readonly List<SystemPrivileges> _system = [];
    private readonly HashSet<PlanColumn> _used = [];
    private readonly HashSet<BoundExpression> _usedValues = new(ReferenceEqualityComparer.Instance);

    private TableDefinition? _unpopulated;

    /// <summary>Tables and views in the order they are named.</summary>
    public IReadOnlyList<RelationUse> Relations => _relations;

    /// <summary>A relation that is read, unless the caller says otherwise.</summary>
    /// <param name="read">The table as it is read, which may be an earlier state of it.</param>
    public RelationUse Add(TableDefinition table, int? role, TableDefinition read, IReadOnlyList<PlanColumn> columns)
    {
        RelationUse use = new(table, role, read) { Columns = columns, Required = Privileges.Select };
        _relations.Add(use);
        return use;
    }

    public void Add(FunctionDefinition function, int? role) => _functions.Add((function, role));

    /// <summary>A function of the system whose privileges were changed.</summary>
    public void Add(SystemPrivileges function) => _system.Add(function);

    /// <summary>A materialized view without data, which can be named but not read.</summary>
    public void AddUnpopulated(TableDefinition view) => _unpopulated ??= view;

    /// <summary>The columns that an expression mentions are read.</summary>
    public void AddColumns(BoundExpression value)
    {
        _usedValues.Add(value);
        if (value is BoundColumn column)
        {
            _used.Add(column.Column);
        }
        else
        {
            value.CollectColumns(_used);
        }
    }

    /// <summary>What something else needs that was bound apart, but for some columns.</summary>
    internal void AddAll(StatementAccess other, IReadOnlyCollection<BoundExpression> except)
    {
        _relations.AddRange(other._relations);
        _functions.AddRange(other._functions);
        _system.AddRange(other._system);
        _unpopulated ??= other._unpopulated;
        _used.UnionWith(other._used.Except(except.OfType<BoundColumn>().Select(static column => column.Column)));
        _usedValues.UnionWith(other._usedValues.Except(except));
    }

    /// <summary>Whether the statement, as bound so far, reads columns of a relation.</summary>
    internal bool Reads(RelationUse use) => use.Selected.Count > 0 || use.Columns.Any(_used.Contains) || use.Values.Any(_usedValues.Contains);

    /// <summary>Ids of the columns of a relation that the statement reads or gives values to.</summary>
    internal IEnumerable<int> UsedColumns(RelationUse use) => use.SelectedOf(_used, _usedValues).Concat(use.Inserted).Concat(use.Updated);

    /// <summary>The error of the first privilege missing, or of a relation that can't be read; null when there is none.</summary>
    internal SqlErrorException? Check(CatalogReader catalog)
    {
        foreach (RelationUse use in _relations)
        {
            if (catalog.RightsOf(use.Role) is { } rights && use.Check(rights, _used, _usedValues) is { } error)
            {
                return error;
            }
        }

        foreach ((FunctionDefinition function, int? role) in _functions)
        {
            if (catalog.RightsOf(role) is { } rights && (rights.On(function) & Privileges.Execute) == 0)
            {
                return RoleRights.Denied(function);
            }
        }

        foreach (SystemPrivileges function in _system)
        {
            if (catalog.RightsOf(null) is { } rights && (rights.On(function) & Privileges.Execute) == 0)
            {
                return RoleRights.Denied(function);
            }
        }

        return _unpopulated is null
            ? null
            : new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState,
                $"materialized view \"{_unpopulated.Name}\" has not been populated",
                hint: "Use the REFRESH MATERIALIZED VIEW command.");
    }
}
