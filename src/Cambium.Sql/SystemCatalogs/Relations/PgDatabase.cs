using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_database, pg_stat_database and pg_stat_database_conflicts: the server's databases.</summary>
internal static class PgDatabase
{
    private const int Utf8 = 6;
    private const int DefaultTablespace = 1663;

    public static void Fill(SqlSession session, RowCollector rows)
    {
        foreach (DatabaseDescription database in All(session))
        {
            DatabaseDefinition definition = session.Roles.DefinitionOf(database);
            rows.Add().Set("oid", database.Oid).Set("datname", database.Name).Set("datdba", definition.OwnerId).Set("encoding", Utf8).Set("datlocprovider", 'c')
                .Set("datistemplate", definition.IsTemplate).Set("datallowconn", definition.AllowsConnections).Set("datconnlimit", definition.ConnectionLimit)
                .Set("datacl", AccessList.Of(definition, session.Names.Catalog)).Set("datfrozenxid", 1).Set("datminmxid", 1)
                .Set("dattablespace", DefaultTablespace).Set("datcollate", definition.Collate ?? DatabaseDefinition.CommonLocale).Set("datctype", definition.CharacterType ?? DatabaseDefinition.CommonLocale);
        }
    }

    public static void FillStatistics(SqlSession session, RowCollector rows)
    {
        foreach (DatabaseDescription database in All(session))
        {
            rows.Add().Set("datid", database.Oid).Set("datname", database.Name)
                .Set("numbackends", session.Host.Sessions.Count(other => other.Database == database.Name))
                .Set("xact_rollback", 0).Set("blks_read", 0).Set("blks_hit", 0).Set("deadlocks", 0).Set("temp_files", 0).Set("temp_bytes", 0)
                .Set("blk_read_time", 0).Set("blk_write_time", 0);
            if (database.Name == session.Database.Name)
            {
                DatabaseActivity activity = session.Database.Engine.Activity;
                rows.Set("xact_rollback", activity.Rollbacks).Set("stats_reset", activity.Since)
                    .Set("tup_inserted", activity.Objects.Sum(counts => counts.Inserts)).Set("tup_updated", activity.Objects.Sum(counts => counts.Updates))
                    .Set("tup_deleted", activity.Objects.Sum(counts => counts.Deletes)).Set("tup_returned", activity.Objects.Sum(counts => counts.RowsRead))
                    .Set("tup_fetched", activity.Objects.Sum(counts => counts.RowsRead)).Set("blks_hit", activity.Pages);
                rows.Set("xact_commit", session.Database.Engine.Root.Position).Set("conflicts", session.Database.Engine.Counters.All.First(static counter => counter.Name == "conflicts").Value());
            }
        }
    }

    /// <summary>What a standby ends queries for; there is none.</summary>
    public static void FillConflicts(SqlSession session, RowCollector rows)
    {
        foreach (DatabaseDescription database in All(session))
        {
            rows.Add().Set("datid", database.Oid).Set("datname", database.Name).Set("confl_tablespace", 0).Set("confl_lock", 0).Set("confl_snapshot", 0)
                .Set("confl_bufferpin", 0).Set("confl_deadlock", 0);
        }
    }

    /// <summary>This database is among them, even when the host around doesn't keep a list.</summary>
    public static IEnumerable<DatabaseDescription> All(SqlSession session)
    {
        IReadOnlyList<DatabaseDescription> known = session.Host.Databases;
        return known.Any(database => database.Name == session.Database.Name)
            ? known
            : [.. known, new DatabaseDescription(session.Database.Name, session.Database.Options.Oid, session.Database.Options.Owner)];
    }

    public static int OidOf(SqlSession session, string name) => All(session).FirstOrDefault(database => database.Name == name)?.Oid ?? 0;
}
