using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>
/// pg_stat_all_tables and its relatives. Live rows are counted exactly, from the trees; scans, writes and when VACUUM
/// and ANALYZE were given since the database was opened. There are no dead rows and no blocks.
/// </summary>
internal static class PgStatTables
{
    public static void Fill(SqlSession session, RowCollector rows)
    {
        foreach (TableDefinition table in Tables(session))
        {
            ObjectActivity activity = Activity(session, table.Id);
            ObjectActivity[] indexes = [.. table.Indexes.Select(index => Activity(session, index.Id))];
            rows.Add().Set("relid", table.Id).Set("schemaname", session.Names.SchemaName(table.SchemaId)).Set("relname", table.Name)
                .Set("n_live_tup", session.Transactions.Engine.GetTree(table.TreeId).Count)
                .Set("seq_scan", activity.Scans).Set("seq_tup_read", activity.RowsRead)
                .Set("n_tup_ins", activity.Inserts).Set("n_tup_upd", activity.Updates).Set("n_tup_del", activity.Deletes);
            if (indexes.Length > 0)
            {
                rows.Set("idx_scan", indexes.Sum(index => index.Scans)).Set("idx_tup_fetch", indexes.Sum(index => index.RowsRead));
            }

            rows.Set("last_vacuum", activity.Vacuumed).Set("vacuum_count", activity.Vacuums).Set("last_analyze", activity.Analyzed).Set("analyze_count", activity.Analyses);
            Zero(rows, "n_tup_hot_upd", "n_dead_tup", "n_mod_since_analyze", "n_ins_since_vacuum", "autovacuum_count", "autoanalyze_count");
        }
    }

    public static void FillTransaction(SqlSession session, RowCollector rows)
    {
        foreach (TableDefinition table in Tables(session))
        {
            rows.Add().Set("relid", table.Id).Set("schemaname", session.Names.SchemaName(table.SchemaId)).Set("relname", table.Name);
            Zero(rows, "seq_scan", "seq_tup_read", "idx_scan", "idx_tup_fetch", "n_tup_ins", "n_tup_upd", "n_tup_del", "n_tup_hot_upd");
        }
    }

    public static void FillBlocks(SqlSession session, RowCollector rows)
    {
        foreach (TableDefinition table in Stored(session))
        {
            rows.Add().Set("relid", table.Id).Set("schemaname", session.Names.SchemaName(table.SchemaId)).Set("relname", table.Name);
            rows.Set("heap_blks_hit", Activity(session, table.Id).Pages).Set("idx_blks_hit", table.Indexes.Sum(index => Activity(session, index.Id).Pages));
            Zero(rows, "heap_blks_read", "idx_blks_read");
        }
    }

    public static void FillIndexes(SqlSession session, RowCollector rows)
    {
        foreach ((TableDefinition table, IndexDefinition index) in Indexes(session))
        {
            AddIndex(session, table, index, rows);
            ObjectActivity activity = Activity(session, index.Id);
            rows.Set("idx_scan", activity.Scans).Set("idx_tup_read", activity.RowsRead).Set("idx_tup_fetch", activity.RowsRead);
        }
    }

    public static void FillIndexBlocks(SqlSession session, RowCollector rows)
    {
        foreach ((TableDefinition table, IndexDefinition index) in Indexes(session))
        {
            AddIndex(session, table, index, rows);
            rows.Set("idx_blks_hit", Activity(session, index.Id).Pages);
            Zero(rows, "idx_blks_read");
        }
    }

    public static void FillSequenceBlocks(SqlSession session, RowCollector rows)
    {
        foreach (SequenceDefinition sequence in session.Names.Catalog.Sequences.OrderBy(sequence => sequence.Id))
        {
            rows.Add().Set("relid", sequence.Id).Set("schemaname", session.Names.SchemaName(sequence.SchemaId)).Set("relname", sequence.Name);
            Zero(rows, "blks_read", "blks_hit");
        }
    }

    private static void AddIndex(SqlSession session, TableDefinition table, IndexDefinition index, RowCollector rows) => rows.Add()
        .Set("relid", table.Id).Set("indexrelid", index.Id).Set("schemaname", session.Names.SchemaName(table.SchemaId)).Set("relname", table.Name)
        .Set("indexrelname", index.Name);

    private static ObjectActivity Activity(SqlSession session, int id) => session.Database.Engine.Activity.Of(id);

    private static IEnumerable<TableDefinition> Tables(SqlSession session) =>
        session.Names.Catalog.Tables.Where(table => table.Kind != TableKind.View).OrderBy(table => table.Id);

    /// <summary>Those with rows of their own: a partitioned table has partitions.</summary>
    private static IEnumerable<TableDefinition> Stored(SqlSession session) => Tables(session).Where(table => !table.IsPartitioned);

    private static IEnumerable<(TableDefinition Table, IndexDefinition Index)> Indexes(SqlSession session) =>
        Stored(session).SelectMany(table => table.Indexes, (table, index) => (table, index));

    private static void Zero(RowCollector rows, params string[] columns)
    {
        foreach (string column in columns)
        {
            rows.Set(column, 0);
        }
    }
}
