using Cambium.Engine.Catalog;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.SystemCatalogs.Relations;

namespace Cambium.Sql.Statements.Definitions.Uses;

/// <summary>Something that a text uses, as pg_depend's refclassid, refobjid and refobjsubid name it.</summary>
internal readonly record struct UsedObject(int ClassId, int Id, int ColumnId = 0)
{
    public static UsedObject Of(Definition definition) => new(PgDescription.ClassOf(definition), definition.Id);

    /// <summary>The type that a definition is or brings with it: a table has that of its rows.</summary>
    public static UsedObject TypeOf(Definition definition) => new(CatalogOids.PgType, definition is TableDefinition table ? table.RowTypeId : definition.Id);
}
