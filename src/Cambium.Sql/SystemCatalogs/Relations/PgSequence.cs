using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_sequence.</summary>
internal static class PgSequence
{
    public static void Add(CatalogSnapshot catalog, SequenceDefinition sequence, RowCollector rows)
    {
        rows.Add().Set("seqrelid", sequence.Id).Set("seqtypid", sequence.Type.Type.Oid).Set("seqstart", sequence.Start).Set("seqincrement", sequence.Increment)
            .Set("seqmax", sequence.Maximum).Set("seqmin", sequence.Minimum).Set("seqcache", sequence.Cache).Set("seqcycle", sequence.Cycles);
    }
}
