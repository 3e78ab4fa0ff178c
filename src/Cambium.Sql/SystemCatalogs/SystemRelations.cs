using Cambium.Sql.Execution;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>The relations of pg_catalog, information_schema and cambium.</summary>
internal static class SystemRelations
{
    public static SystemTables Create() => new();
}
