using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Recovery;

/// <summary>The planner's costs of the recorded workload: each statement is bound once for a catalog, and planned as often as somebody asks what if.</summary>
internal sealed class StatementCosts(SqlDatabase database) : IStatementCosts
{
    private readonly Dictionary<WorkloadKey, Bound> _bound = [];
    private long _version = -1;

    /// <param name="Query">Null when the statement can't be planned, or reads no table.</param>
    private sealed record Bound(BoundQuery? Query, IReadOnlySet<int> Tables);

    public IReadOnlySet<int> TablesOf(WorkloadStatement statement)
    {
        long version = database.Engine.Root.Catalog.Version;
        if (version != _version)
        {
            _bound.Clear();
            _version = version;
        }

        return Find(statement).Tables;
    }

    public double CostOf(WorkloadStatement statement, CatalogSnapshot catalog)
    {
        if (Find(statement).Query is not { } query)
        {
            return 0;
        }

        Transaction transaction = database.Engine.Begin(new TransactionOptions { ReadOnly = true });
        try
        {
            return new Planner(transaction, catalog: catalog).Plan(query).Root.Estimate.Total;
        }
        finally
        {
            transaction.Rollback();
        }
    }

    public double CostOfRebuild(long rows) => CostModel.IndexBuild(rows);

    private Bound Find(WorkloadStatement statement)
    {
        if (!_bound.TryGetValue(statement.Key, out Bound? bound))
        {
            BoundQuery? query = Bind(statement);
            HashSet<int> tables = query is null ? [] : [.. query.Plan.Nodes().OfType<LogicalScan>().Select(static scan => scan.Table.Id)];
            _bound.Add(statement.Key, bound = new Bound(tables.Count == 0 ? null : query, tables));
        }

        return bound;
    }

    private BoundQuery? Bind(WorkloadStatement statement)
    {
        try
        {
            SessionIdentity identity = new()
            {
                User = statement.Key.User,
                ApplicationName = "index recovery",
                StartupSettings = new Dictionary<string, string> { ["search_path"] = statement.Key.SearchPath },
            };
            using SqlSession session = new(database, identity, new QuietHost());
            Statement parsed = SqlParser.ParseScript(statement.Sql)[0];
            SqlType[] types = [.. statement.Key.ParameterTypes.Split(',', StringSplitOptions.RemoveEmptyEntries).Select(oid => (SqlType)(DataType.FromOid(int.Parse(oid, CultureInfo.InvariantCulture)) ?? DataType.Unknown))];
            StatementPlan plan = session.PlanAlone(parsed, statement.Sql, types);
            return plan switch
            {
                SelectPlan select => select.Plans.Query,
                ModificationPlan modification => modification.Input?.Query,
                _ => null,
            };
        }
        catch (SqlErrorException)
        {
            // What it was about is gone, or its role is.
            return null;
        }
    }
}
