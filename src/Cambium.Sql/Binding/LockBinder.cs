using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>
/// Finds what FOR UPDATE and its relatives lock: the tables of FROM. Queries and views there are handed the clause as if it stood in them, so that each is
/// asked whether its rows are rows of tables at all; functions, VALUES and WITH queries have none.
/// </summary>
internal static class LockBinder
{
    internal static string NameOf(LockStrength strength) => strength switch
    {
        LockStrength.Update => "FOR UPDATE",
        LockStrength.NoKeyUpdate => "FOR NO KEY UPDATE",
        LockStrength.Share => "FOR SHARE",
        _ => "FOR KEY SHARE",
    };

    /// <summary>The query of an item in FROM with the clauses around it that mean its rows.</summary>
    /// <param name="name">What the item is called.</param>
    internal static SelectStatement HandDown(SelectStatement query, IReadOnlyList<LockingClause> around, string name)
    {
        LockingClause[] meant = [.. around.Where(clause => Means(clause, name)).Select(static clause => clause with { Tables = [], IsHandedDown = true })];
        return meant.Length == 0 || query.Body is ValuesBody ? query : query with { Locking = [.. query.Locking, .. meant] };
    }

    /// <exception cref="SqlErrorException">42809.</exception>
    internal static void Refuse(SequenceDefinition sequence, IReadOnlyList<LockingClause> around, string name)
    {
        if (around.Any(clause => Means(clause, name)))
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"cannot lock rows in sequence \"{sequence.Name}\"");
        }
    }

    /// <param name="body">What stands in FROM there, to tell what a name is that no table has.</param>
    /// <param name="scope">With the relations of FROM.</param>
    internal static LogicalScan[] FindScans(LockingClause clause, SelectBody body, Scope scope)
    {
        List<ScopeRelation> relations = clause.Tables.Count == 0 ? [.. scope.Relations] : [.. clause.Tables.Select(name => Find(name, clause, body, scope))];
        foreach (RelationUse use in relations.Select(relation => relation.Use).OfType<RelationUse>())
        {
            use.Required |= Privileges.Update;
        }

        LogicalScan[] scans = [.. relations.SelectMany(static relation => relation.Scan is { } scan ? [scan] : relation.LockedInside)];
        return scans.FirstOrDefault(static scan => scan.Table.Kind == TableKind.MaterializedView) is { } computed
            ? throw new SqlErrorException(SqlState.WrongObjectType, $"cannot lock rows in materialized view \"{computed.Table.Name}\"")
            : scans;
    }

    /// <summary>Foreseen locks are the server's own idea, of the statement's own table.</summary>
    private static bool Means(LockingClause clause, string name) =>
        clause.Wait != LockWait.Foreseen && (clause.Tables.Count == 0 || clause.Tables.Any(table => table.Name == name));

    private static ScopeRelation Find(QualifiedName name, LockingClause clause, SelectBody body, Scope scope)
    {
        string strength = NameOf(clause.Strength);
        int position = name.Span.Position;
        if (name.Schema is not null)
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"{strength} must specify unqualified relation names", position: position);
        }

        string? refused = body.From.SelectMany(Items).FirstOrDefault(item => NameOf(item) == name.Name || (item is JoinedTable { UsingAlias: { } merged } && merged == name.Name)) switch
        {
            JoinedTable => "a join",
            FunctionTable => "a function",
            NamedTable { Name: { Schema: null } table } when scope.FindCte(table.Name) is not null => "a WITH query",
            _ => null,
        };
        bool isGiven = body.From is [GivenTable given, ..] && !body.From.Any(item => NameOf(item) == name.Name);
        return refused is not null
            ? throw new SqlErrorException(SqlState.FeatureNotSupported, $"{strength} cannot be applied to {refused}", position: position)
            : (isGiven ? null : scope.FindRelation(null, name.Name, position))
                ?? throw new SqlErrorException(SqlState.UndefinedTable, $"relation \"{name.Name}\" in {strength} clause not found in FROM clause", position: position);
    }

    private static IEnumerable<TableReference> Items(TableReference item) => item is JoinedTable join ? [join, .. Items(join.Left), .. Items(join.Right)] : [item];

    /// <summary>What an item of FROM is called; null where it has no name.</summary>
    internal static string? NameOf(TableReference item) => item switch
    {
        NamedTable table => table.Alias?.Name ?? table.Name.Name,
        DerivedTable derived => derived.Alias?.Name,
        FunctionTable function => function.Alias?.Name ?? OutputNames.Of(function.Functions[0].Call),
        JoinedTable join => join.Alias?.Name,
        _ => null,
    };
}
