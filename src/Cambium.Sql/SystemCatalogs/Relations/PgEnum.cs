using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_enum: labels in their order.</summary>
internal static class PgEnum
{
    public static void Add(CatalogSnapshot catalog, TypeDefinition type, RowCollector rows)
    {
        if (type.TypeKind != TypeKind.Enum)
        {
            return;
        }

        // A float4, which many labels added in one place would share: then they are counted, as PostgreSQL does.
        bool isDistinct = type.Labels.Select(static label => (float)label.SortOrder).Distinct().Count() == type.Labels.Length;
        for (int place = 0; place < type.Labels.Length; place++)
        {
            EnumLabel label = type.Labels[place];
            rows.Add().Set("oid", label.Oid).Set("enumtypid", type.Id).Set("enumsortorder", Value.FromDouble(isDistinct ? label.SortOrder : place + 1)).Set("enumlabel", label.Name);
        }
    }
}
