using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Columns, keys and types that a collation is named for.</summary>
internal static class CollationUse
{
    public static IEnumerable<CatalogObject> Of(CatalogSnapshot catalog, CollationDefinition collation)
    {
        string reference = collation.Reference;
        foreach (TypeDefinition type in catalog.Types.OrderBy(static type => type.Id))
        {
            if (type.Collation == reference)
            {
                yield return new TypeObject(type);
            }

            foreach (CompositeField field in type.Fields.Where(field => field.Collation == reference))
            {
                yield return new AttributeObject(type, field.Name);
            }
        }

        foreach (TableDefinition table in catalog.Tables.OrderBy(static table => table.Id))
        {
            if (table.Partitioning?.Key.Any(part => part.Collation == reference) == true)
            {
                yield return new TableObject(table);
                continue;
            }

            foreach (ColumnDefinition column in table.LiveColumns.Where(column => column.Collation == reference))
            {
                yield return table.Kind == TableKind.Table ? new ColumnObject(table, column) : new TableObject(table);
            }

            foreach (IndexDefinition index in table.Indexes.Where(index => index.Parts.Any(part => part.Collation == reference && !ColumnsOf(part, table).Any(column => column.Collation == reference))))
            {
                yield return new IndexObject(table, index);
            }
        }
    }

    /// <summary>The columns that a part of a key goes with.</summary>
    private static IEnumerable<ColumnDefinition> ColumnsOf(IndexKeyPart part, TableDefinition table) =>
        (part.IsExpression ? ExpressionColumns.Of(part.ExpressionSql!, table) : [part.ColumnId]).Select(id => table.FindColumn(id)).OfType<ColumnDefinition>();
}
