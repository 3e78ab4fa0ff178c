using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_enum: labels in their order.</summary>
internal static class PgEnum
{
    public static void Fill(CatalogSnapshot catalog, RowCollector rows)
    {
        foreach (TypeDefinition type in catalog.Types.Where(type => type.TypeKind == TypeKind.Enum).OrderBy(type => type.Id))
        {
            foreach (EnumLabel label in type.Labels)
            {
                rows.Add().Set("oid", label.Oid).Set("enumtypid", type.Id).Set("enumsortorder", Value.FromDouble(label.SortOrder)).Set("enumlabel", label.Name);
            }
        }
    }
}
