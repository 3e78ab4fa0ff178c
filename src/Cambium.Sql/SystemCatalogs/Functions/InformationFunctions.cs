using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.SystemCatalogs.Information;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>What PostgreSQL's information schema computes its columns with. Tools that look into pg_attribute themselves call it, too.</summary>
internal static class InformationFunctions
{
    public static void Register(LibraryBuilder library)
    {
        library.Scalar("_pg_truetypid", Choice("atttypid", "typbasetype"));
        library.Scalar("_pg_truetypmod", Choice("atttypmod", "typtypmod"));
        Size(library, "_pg_char_max_length", TypeSizes.CharacterLength);
        Size(library, "_pg_char_octet_length", TypeSizes.CharacterOctets);
        Size(library, "_pg_numeric_precision", TypeSizes.NumericPrecision);
        Size(library, "_pg_numeric_precision_radix", TypeSizes.NumericRadix);
        Size(library, "_pg_numeric_scale", TypeSizes.NumericScale);
        Size(library, "_pg_datetime_precision", TypeSizes.DateTimePrecision);
        library.Scalar("_pg_interval_type", static (args, _) => args[0].UInt32 == DataType.Interval.Oid && TypeSizes.IntervalFields(new SqlType(DataType.Interval, args[1].Int32)) is { } fields
            ? Value.FromText(fields) : Value.Null);
        library.Scalar("_pg_index_position", static (args, ctx) => IndexPosition(CatalogFunctions.Catalog(ctx), (int)args[0].UInt32, args[1].Int32));
    }

    /// <summary>Of an attribute and its type: what the attribute says, or where that is a domain the type.</summary>
    private static ScalarImplementation Choice(string ofAttribute, string ofDomain)
    {
        (int own, int kind, int domains) = (Place("pg_attribute", ofAttribute), Place("pg_type", "typtype"), Place("pg_type", ofDomain));
        return (args, _) => args[1].Record.Items[kind].Text == "d" ? args[1].Record.Items[domains] : args[0].Record.Items[own];
    }

    private static Value IndexPosition(CatalogSnapshot catalog, int indexId, int number) =>
        catalog.TryGetIndex(indexId, out TableDefinition? table, out IndexDefinition? index)
        && index.Parts.TakeWhile(part => table.FindColumn(part.ColumnId)?.Ordinal + 1 != number).Count() is var before && before < index.Parts.Length
            ? Value.FromInt32(before + 1) : Value.Null;

    private static int Place(string relation, string column) => RelationFacts.Get("pg_catalog", relation).Columns.Select(static field => field.Name).ToList().IndexOf(column);

    private static void Size(LibraryBuilder library, string name, Func<SqlType, int?> size) =>
        library.Scalar(name, (args, _) => DataType.FromOid((int)args[0].UInt32) is { } type && size(new SqlType(type, args[1].Int32)) is { } found ? Value.FromInt32(found) : Value.Null);
}
