using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>Rows that are rows of another type, too: those of heirs are their parents', those of typed tables their type's.</summary>
internal static class RowTypes
{
    public static bool IsMadeOf(DataType from, DataType to, CatalogSnapshot catalog)
    {
        if (from.Kind != TypeKind.Composite || to.Kind != TypeKind.Composite || from == to || catalog.FindDefinition(from) is not TableDefinition table)
        {
            return false;
        }

        return table.OfTypeId == to.Oid || catalog.GetAncestors(table).Any(parent => parent.RowTypeId == to.Oid);
    }

    /// <summary>Takes the fields of the one that the other has.</summary>
    public static CastFunction ByNames(DataType from, DataType to)
    {
        string[] given = [.. from.Fields.Select(static field => field.Name)];
        int[] places = [.. to.Fields.Select(field => Array.IndexOf(given, field.Name))];
        SqlType[] types = [.. to.Fields.Select(static field => field.Type)];
        string[] names = [.. to.Fields.Select(static field => field.Name)];
        return (in Value value, CallContext _) =>
        {
            Value[] items = value.Record.Items;
            return Value.FromObject(new RecordValue(types, [.. places.Select(place => place >= 0 && place < items.Length ? items[place] : Value.Null)], names));
        };
    }
}
