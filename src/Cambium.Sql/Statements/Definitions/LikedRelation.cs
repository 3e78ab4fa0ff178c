using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Execution;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>What <c>LIKE</c> in CREATE TABLE names: a table, a view, a composite type or a relation of the system.</summary>
internal static class LikedRelation
{
    /// <returns>Of what is no table of users, a table that has the columns and no more.</returns>
    /// <exception cref="SqlErrorException">42P01, 3F000, 42809: of a sequence or an index; 42P16: a column's type is none of tables; 42501: it may not be read.</exception>
    public static TableDefinition Get(LikeElement like, StatementContext context)
    {
        if (like.Table.Schema is { } schema)
        {
            context.Names.Reader().SchemaId(schema, like.Table.Span.Position);
        }

        switch (context.Names.GetRelation(like.Table))
        {
            case TableDefinition { Id: >= SystemCatalog.FirstUserId } table:
                context.Rights.Require(table, Privileges.Select);
                return table;
            case TableDefinition { Id: var id }:
                return Of(RelationFacts.Find(id)!, context);
            case ISystemTable table:
                return Of(RelationFacts.Find(table.Oid)!, context);
            case SystemView view:
                return Of(RelationFacts.Find(view.Oid)!, context);
            case SequenceDefinition:
                throw NotSupported(like, "sequences");
        }

        if (context.Names.FindUserType(like.Table) is { DataType.Kind: TypeKind.Composite } type)
        {
            context.Rights.Require(type, Privileges.Usage);
            return Of(type.Name, type.Fields, static _ => false);
        }

        throw context.Names.FindIndex(like.Table) is not null
            ? NotSupported(like, "indexes")
            : new SqlErrorException(SqlState.UndefinedTable, $"relation \"{like.Table}\" does not exist", position: like.Table.Span.Position);
    }

    private static TableDefinition Of(RelationFacts facts, StatementContext context)
    {
        SystemAccess.Require(context.Rights, context.Catalog, facts.Schema, facts.Name);
        foreach (CompositeField column in facts.Columns)
        {
            ColumnBuilder.RequireStorable(column.Type, column.Name);
        }

        return Of(facts.Name, facts.Columns, index => facts.NeverNull[index]);
    }

    private static TableDefinition Of(string name, IReadOnlyList<CompositeField> fields, Predicate<int> isNeverNull) => new()
    {
        Id = 0,
        Name = name,
        Columns = [.. fields.Select((field, index) => new ColumnDefinition
        {
            Id = index + 1,
            Ordinal = index,
            Name = field.Name,
            Type = field.Type,
            Collation = field.Collation,
            NotNull = isNeverNull(index),
        })],
    };

    private static SqlErrorException NotSupported(LikeElement like, string kind) => new(
        SqlState.WrongObjectType, $"relation \"{like.Table.Name}\" is invalid in LIKE clause", $"This operation is not supported for {kind}.", position: like.Table.Span.Position);
}
