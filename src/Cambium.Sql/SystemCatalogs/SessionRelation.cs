using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>A relation about the server as it runs: its sessions, settings and counters, made anew at each look.</summary>
internal sealed class SessionRelation(RelationFacts facts, Action<SqlSession, RowCollector> fill) : SystemRelation(facts)
{
    /// <summary>Settings are the most there is to see.</summary>
    private const double RowsGuess = 300;

    public override double EstimateRows(CatalogSnapshot? catalog) => RowsGuess;

    public override IEnumerable<Value[]> Rows(QueryContext context, SystemConstraint? constraint)
    {
        if (context.Call.Recorded is { } recorded)
        {
            if (!recorded.TryTake(Oid, out IReadOnlyList<Value[]> known))
            {
                recorded.Add(Oid, known = Collect(context));
            }

            return known;
        }

        return Collect(context);
    }

    private IReadOnlyList<Value[]> Collect(QueryContext context)
    {
        RowCollector rows = new(Facts, Template);
        fill(((SystemInformation)context.Call.System).Session, rows);
        return rows.Rows;
    }
}
