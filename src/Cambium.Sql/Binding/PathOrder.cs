using Cambium.Engine.Catalog;

namespace Cambium.Sql.Binding;

/// <summary>
/// Where the system's own functions and operators come among those that users have made: in front of all, unless the search path names pg_catalog behind other
/// schemas. Then what these have for the same types hides them.
/// </summary>
internal static class PathOrder
{
    /// <summary>How many of those that were found without a schema, nearest first, come before the system's own.</summary>
    public static int CountBeforeSystem<T>(CatalogReader reader, IReadOnlyList<T> made)
        where T : Definition
    {
        if (made.Count == 0 || !MayHideSystem(reader))
        {
            return 0;
        }

        int[] schemas = [.. reader.EffectivePath().Select(static place => place.Id).TakeWhile(static id => id != SystemCatalog.PgCatalogSchemaId)];
        int count = 0;
        while (count < made.Count && schemas.Contains(made[count].SchemaId))
        {
            count++;
        }

        return count;
    }

    /// <summary>Whether schemas come before the system's at all; otherwise its own needn't be compared with others.</summary>
    public static bool MayHideSystem(CatalogReader reader) => reader.SearchPath.Count > 1 && reader.SearchPath.Contains("pg_catalog") && reader.SearchPath[0] != "pg_catalog";
}
