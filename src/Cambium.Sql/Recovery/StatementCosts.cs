using System.Collections.Immutable;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
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
    private readonly Dictionary<WorkloadKey, BoundQuery?> _bound = [];
    private readonly Dictionary<WorkloadKey, Known> _known = [];
    private readonly Dictionary<WorkloadKey, IReadOnlyDictionary<int, double>> _reads = [];
    private CatalogSnapshot? _catalog;

    /// <param name="Cost">For the catalog it was planned for.</param>
    private sealed record Known(IReadOnlySet<int> Candidates, double Cost, CatalogSnapshot Catalog);

    public IReadOnlySet<int> CandidatesOf(WorkloadStatement statement, CatalogSnapshot catalog)
    {
        Follow(catalog);
        if (!_known.TryGetValue(statement.Key, out Known? known))
        {
            known = new Known(ImmutableHashSet<int>.Empty, 0, catalog);
            if (Find(statement) is { } query)
            {
                (IReadOnlySet<int> candidates, Operator root) = Plan(query, catalog);
                known = new Known(candidates, root.Estimate.Total, catalog);
            }

            _known.Add(statement.Key, known);
        }

        return known.Candidates;
    }

    public double CostOf(WorkloadStatement statement, CatalogSnapshot catalog) =>
        _known.TryGetValue(statement.Key, out Known? known) && ReferenceEquals(known.Catalog, catalog) ? known.Cost
        : Find(statement) is { } query ? Plan(query, catalog).Root.Estimate.Total : 0;

    public IReadOnlyDictionary<int, double> ReadsOf(WorkloadStatement statement, CatalogSnapshot catalog)
    {
        if (catalog.Version != _catalog?.Version)
        {
            Follow(catalog);
        }

        if (!_reads.TryGetValue(statement.Key, out IReadOnlyDictionary<int, double>? reads))
        {
            reads = Find(statement) is { } query ? ReadsOf(Plan(query, catalog).Root) : ImmutableDictionary<int, double>.Empty;
            _reads.Add(statement.Key, reads);
        }

        return reads;
    }

    public double CostOfWarming(long entries) => entries * CostModel.RowScan;

    private static Dictionary<int, double> ReadsOf(Operator root)
    {
        Dictionary<int, double> reads = [];
        Stack<Operator> left = new([root]);
        while (left.TryPop(out Operator? step))
        {
            foreach (int treeId in step.TreesRead)
            {
                reads[treeId] = reads.GetValueOrDefault(treeId) + step.Estimate.Total;
            }

            foreach (Operator child in step.Children)
            {
                left.Push(child);
            }
        }

        return reads;
    }

    /// <summary>What was found out for one catalog holds for another, unless definitions have changed, or more is missing.</summary>
    private void Follow(CatalogSnapshot catalog)
    {
        if (ReferenceEquals(catalog, _catalog))
        {
            return;
        }

        if (catalog.Version != _catalog?.Version)
        {
            _bound.Clear();
            _known.Clear();
            _reads.Clear();
        }
        else if (!catalog.MissingTrees.IsSubsetOf(_catalog.MissingTrees))
        {
            _known.Clear();
        }

        _catalog = catalog;
    }

    private (IReadOnlySet<int> MissedTrees, Operator Root) Plan(BoundQuery query, CatalogSnapshot catalog)
    {
        Transaction transaction = database.Engine.Begin(new TransactionOptions { ReadOnly = true });
        try
        {
            Planner planner = new(transaction, catalog: catalog);
            Operator root = planner.Plan(query).Root;
            return (planner.MissedTrees, root);
        }
        finally
        {
            transaction.Rollback();
        }
    }

    public double CostOfRebuild(long rows) => CostModel.IndexBuild(rows);

    /// <summary>Null when the statement can't be planned, or reads no table.</summary>
    private BoundQuery? Find(WorkloadStatement statement)
    {
        if (!_bound.TryGetValue(statement.Key, out BoundQuery? query))
        {
            query = Bind(statement);
            query = query?.Plan.Nodes().OfType<LogicalScan>().Any() == true ? query : null;
            _bound.Add(statement.Key, query);
        }

        return query;
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
