using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statistics;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_stat_statements: the statements executed in this database since it was opened or the counts were reset.</summary>
internal static class PgStatStatements
{
    public static void Fill(SqlSession session, RowCollector rows)
    {
        int database = PgDatabase.OidOf(session, session.Database.Name);
        foreach (StatementUsage usage in session.Database.Statements.All)
        {
            StatementTotals totals = usage.Totals;
            bool maySee = PgStatActivity.MaySee(session, usage.RoleId);
            rows.Add().Set("userid", usage.RoleId).Set("dbid", database).Set("toplevel", true)
                .Set("queryid", maySee ? Value.FromInt64(usage.QueryId) : Value.Null).Set("query", maySee ? usage.Text : PgStatActivity.HiddenQuery)
                .Set("calls", totals.Calls).Set("rows", totals.Rows)
                .Set("total_exec_time", Value.FromDouble(totals.TotalMilliseconds)).Set("min_exec_time", Value.FromDouble(totals.MinMilliseconds))
                .Set("max_exec_time", Value.FromDouble(totals.MaxMilliseconds)).Set("mean_exec_time", Value.FromDouble(totals.MeanMilliseconds))
                .Set("stddev_exec_time", Value.FromDouble(totals.DeviationMilliseconds));
        }
    }

    public static void FillInformation(SqlSession session, RowCollector rows) => rows.Add()
        .Set("dealloc", session.Database.Statements.Evictions).Set("stats_reset", session.Database.Statements.Since);
}
