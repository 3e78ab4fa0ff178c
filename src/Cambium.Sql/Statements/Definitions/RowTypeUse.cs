using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// What may become of a row type whose values columns of tables hold. They stay as they were written: what has come since is NULL in them, what is gone is passed over
/// (<see cref="RowTypeChange"/>). No field can become of another type, or have another value where there was none.
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

    /// <exception cref="SqlErrorException">0A000.</exception>
    public static void RequireNone(StatementContext context, TypeDefinition type)
    {
        Dependencies.NoteSearch(context);
        if (Find(context.Catalog, type.Id, type.ArrayId) is { } use)
        {
            throw InUse($"type \"{type.Name}\"", use.Table, use.Column);
        }
    }

    /// <inheritdoc cref="RequireNone(StatementContext, TypeDefinition)"/>
    public static void RequireNone(StatementContext context, TableDefinition table)
    {
        Dependencies.NoteSearch(context);
        if (Find(context.Catalog, table.RowTypeId, table.RowArrayId) is { } use)
        {
            throw InUse($"table \"{table.Name}\"", use.Table, use.Column, "its row type");
        }

        if (DefinitionUse.UsersOfRowType(context.Catalog, table).FirstOrDefault(static user => user is not FunctionObject) is { } user)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot alter table \"{table.Name}\" because {AttributeUse.Describe(context, user)} uses its row type");
        }
    }

    /// <summary>The error that a type can't change for the values of it that a column holds.</summary>
    public static SqlErrorException InUse(string altered, TableDefinition table, ColumnDefinition column, string what = "it") =>
        new(SqlState.FeatureNotSupported, $"cannot alter {altered} because column \"{table.Name}.{column.Name}\" uses {what}");

    /// <summary>The first column of a table that holds values of the type: those of arrays come first, then who uses it in the order they were made.</summary>
    private static (TableDefinition Table, ColumnDefinition Column)? Find(CatalogSnapshot catalog, int typeId, int arrayId)
    {
        if (arrayId != 0 && Find(catalog, arrayId, 0) is { } ofArrays)
        {
            return ofArrays;
        }

        foreach (Definition user in catalog.Uses.Of(typeId))
        {
            (TableDefinition, ColumnDefinition)? found = user switch
            {
                TableDefinition table when table.LiveColumns.FirstOrDefault(column => column.Type.Type.Oid == typeId) is { } column =>
                    table.Kind == TableKind.View ? Find(catalog, table.RowTypeId, table.RowArrayId) : (table, column),
                TypeDefinition type when type.BaseType?.Type.Oid == typeId || type.Fields.Any(field => field.Type.Type.Oid == typeId) => Find(catalog, type.Id, type.ArrayId),
                _ => null,
            };
            if (found is not null)
            {
                return found;
            }
        }

        return null;
    }
}
