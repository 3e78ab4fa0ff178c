using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// What may become of a row type whose values columns of tables hold. They stay as they were written: what has come since is NULL in them, but nothing can
/// be taken away or change. Keys hold all fields.
/// </summary>
internal static class RowTypeUse
{
    /// <summary>A row can't have rows of its own type in it.</summary>
    /// <exception cref="SqlErrorException">42P16.</exception>
    public static void RequireOther(DataType type, int rowTypeId, string rowType)
    {
        if (type.Holds(rowTypeId))
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, $"composite type {Identifier.Quote(rowType)} cannot be made a member of itself");
        }
    }

    /// <param name="onlyAdds">The type gets fields whose value is NULL in the rows that are there.</param>
    /// <exception cref="SqlErrorException">0A000.</exception>
    public static void RequireNone(StatementContext context, TypeDefinition type, bool onlyAdds)
    {
        if (Find(context, type.Id, onlyAdds) is { } use)
        {
            throw InUse($"type \"{type.Name}\"", use.Table, use.Column);
        }
    }

    /// <inheritdoc cref="RequireNone(StatementContext, TypeDefinition, bool)"/>
    public static void RequireNone(StatementContext context, TableDefinition table, bool onlyAdds)
    {
        if (Find(context, table.RowTypeId, onlyAdds) is { } use)
        {
            throw InUse($"table \"{table.Name}\"", use.Table, use.Column, "its row type");
        }
    }

    /// <summary>The error that a type can't change for the values of it that a column holds.</summary>
    public static SqlErrorException InUse(string altered, TableDefinition table, ColumnDefinition column, string what = "it") =>
        new(SqlState.FeatureNotSupported, $"cannot alter {altered} because column \"{table.Name}.{column.Name}\" uses {what}");

    private static (TableDefinition Table, ColumnDefinition Column)? Find(StatementContext context, int rowTypeId, bool onlyAdds)
    {
        Dependencies.NoteSearch(context);
        return context.Catalog.Tables
            .Where(static table => table.Kind != TableKind.View)
            .SelectMany(static table => table.LiveColumns, static (table, column) => (Table: table, Column: column))
            .Where(use => use.Column.Type.Type.Holds(rowTypeId) && !(onlyAdds && IsInNoKey(use.Table, use.Column)))
            .Select(static use => ((TableDefinition, ColumnDefinition)?)use)
            .FirstOrDefault();
    }

    private static bool IsInNoKey(TableDefinition table, ColumnDefinition column) =>
        table.Indexes.All(index => index.Parts.All(part => !part.IsExpression && part.ColumnId != column.Id));
}
