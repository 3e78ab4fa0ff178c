using System.Collections.Concurrent;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>
/// A relation of the information schema. Its rows depend on the catalog and on who looks; they are made once for both.
/// </summary>
/// <param name="complete">Prints expressions, which depends on the session; null when there are none.</param>
internal sealed class InformationRelation(RelationFacts facts, Action<InformationView, RowCollector> fill, Func<Value[], SqlSession, Value[]>? complete)
    : SystemRelation(facts)
{
    private const double RowsGuess = 1000;

    /// <summary>What is shown depends on who may see it, so every kind of object has its say, but for what is said of databases and of sessions to come.</summary>
    private static readonly NameClass[] s_shown = [.. Enum.GetValues<NameClass>().Except([NameClass.Database, NameClass.RoleSettings, NameClass.SharedState])];

    private readonly LatestCatalogs<ConcurrentDictionary<int, SnapshotRows>> _rows = new();

    public override double EstimateRows(QueryContext? context) => RowsGuess;

    public override IEnumerable<Value[]> Rows(QueryContext context, SystemConstraint? constraint)
    {
        SqlSession session = ((SystemInformation)context.Call.System).Session;
        context.Transaction.Reads.NoteCatalogAll(s_shown);
        if (context.Transaction.Catalog.TryGetDatabase(session.Database.Name, out DatabaseDefinition? own))
        {
            // Its owner acts as pg_database_owner.
            context.Transaction.Reads.NoteCatalog(own.Id);
        }

        SnapshotRows rows = Get(context.Transaction.Catalog, session);
        IReadOnlyList<Value[]> found = constraint is { } equality ? rows.Find(equality) : rows.Rows;
        return complete is null ? found : found.Select(row => complete(row, session));
    }

    private SnapshotRows Get(CatalogSnapshot catalog, SqlSession session) =>
        _rows.Get(catalog, static _ => new ConcurrentDictionary<int, SnapshotRows>()).GetOrAdd(session.Roles.CurrentId, id =>
        {
            RowCollector rows = new(Facts, Template);
            fill(new InformationView(catalog, session.Database.Name, session.Roles.RightsOf(id)), rows);
            return new SnapshotRows(Facts, rows.Rows);
        });
}
