using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>COMMENT ON.</summary>
internal static class CommentCommand
{
    public static string Execute(CommentStatement statement, StatementContext context)
    {
        ObjectReference target = statement.Object;
        string? text = string.IsNullOrEmpty(statement.Text) ? null : statement.Text;
        switch (target.Kind)
        {
            case ObjectKind.Column:
                if (target.Name.Parts.Count < 2)
                {
                    throw new SqlErrorException(SqlState.SyntaxError, "column name must be qualified");
                }

                QualifiedName relation = new([.. target.Name.Parts.Take(target.Name.Parts.Count - 1)], target.Name.Span);
                if (context.Names.FindTable(relation) is null && context.Names.FindUserType(relation) is { TypeKind: TypeKind.Composite } composite)
                {
                    OfField(context, composite, target.Name.Name, text);
                    break;
                }

                TableDefinition table = context.Names.GetTable(relation);
                if (!context.Rights.Owns(table))
                {
                    throw RoleRights.NotOwner("relation", table.Name);
                }

                ColumnDefinition column = AlterColumns.Find(table, target.Name.Name);
                AlterColumns.Replace(context, table, column with { Comment = text });
                break;
            case ObjectKind.Index:
                (TableDefinition Table, IndexDefinition Index) found = context.Names.FindIndex(target.Name)
                    ?? throw Sessions.CatalogNames.UndefinedRelation(target.Name);
                AlterTableCommand.RequireOwner(context, found.Table, found.Index);
                context.Transaction.Ddl.Put(found.Table with { Indexes = found.Table.Indexes.Replace(found.Index, found.Index with { Comment = text }) });
                break;
            case ObjectKind.Database when !context.Host.Databases.Any(database => database.Name == target.Name.Name):
                // Not an error, so that dumps can be restored into databases of other names.
                context.Session.Notice(Sessions.SqlNotice.Warning(SqlState.InvalidCatalogName, $"database \"{target.Name.Name}\" does not exist"));
                break;
            case ObjectKind.Constraint or ObjectKind.Trigger or ObjectKind.Policy or ObjectKind.Rule:
                PartComments.OfTable(context, target, text);
                break;
            case ObjectKind.DomainConstraint:
                PartComments.OfDomain(context, target, text);
                break;
            case ObjectKind.LargeObject:
                context.Session.LargeObjects.Store.RequireOwner(LargeObjectStore.Oid(target.Name.Name));
                break;
            default:
                Definition definition = NamedObject.Get(context, target, "COMMENT ON");
                RequireOwner(context, definition);
                context.Transaction.Ddl.Put(definition with { Comment = text });
                break;
        }

        return "COMMENT";
    }

    private static void OfField(StatementContext context, TypeDefinition composite, string name, string? text)
    {
        if (!context.Rights.Owns(composite))
        {
            throw RoleRights.NotOwner("relation", composite.Name);
        }

        CompositeField field = composite.Fields.FirstOrDefault(field => field.Name == name)
            ?? throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{name}\" of relation \"{composite.Name}\" does not exist");
        context.Transaction.Ddl.Put(composite with { Fields = composite.Fields.Replace(field, field with { Comment = text }) });
    }

    /// <summary>Roles have no owners: they are commented by who may create them.</summary>
    private static void RequireOwner(StatementContext context, Definition definition)
    {
        if (definition is RoleDefinition role)
        {
            RoleCommand.RequireRightOver(context, role);
        }
        else
        {
            context.Rights.RequireOwner(definition);
        }
    }
}
