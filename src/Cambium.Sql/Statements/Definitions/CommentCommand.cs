using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
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
                QualifiedName relation = new([.. target.Name.Parts.Take(target.Name.Parts.Count - 1)], target.Name.Span);
                TableDefinition table = context.Names.GetTable(relation);
                ColumnDefinition column = AlterColumns.Find(table, target.Name.Name);
                AlterColumns.Replace(context, table, column with { Comment = text });
                break;
            case ObjectKind.Index:
                (TableDefinition Table, IndexDefinition Index) found = context.Names.FindIndex(target.Name)
                    ?? throw Sessions.CatalogNames.UndefinedRelation(target.Name);
                context.Transaction.Ddl.Put(found.Table with { Indexes = found.Table.Indexes.Replace(found.Index, found.Index with { Comment = text }) });
                break;
            case ObjectKind.Database or ObjectKind.Extension or ObjectKind.Constraint or ObjectKind.Language or ObjectKind.Trigger:
                // Comments on what isn't in the catalog of definitions are not kept.
                break;
            default:
                context.Transaction.Ddl.Put(Find(context, target, statement) with { Comment = text });
                break;
        }

        return "COMMENT";
    }

    private static Definition Find(StatementContext context, ObjectReference target, CommentStatement statement) => target.Kind switch
    {
        ObjectKind.Table or ObjectKind.View or ObjectKind.MaterializedView => context.Names.GetTable(target.Name),
        ObjectKind.Sequence => context.Names.GetSequence(target.Name),
        ObjectKind.Schema => context.Names.GetSchema(target.Name.Name),
        ObjectKind.Role => context.Session.Roles.Get(target.Name.Name),
        ObjectKind.Type or ObjectKind.Domain => TypeCommand.Get(context, target.Type?.Name ?? target.Name),
        ObjectKind.Function or ObjectKind.Procedure or ObjectKind.Routine => FunctionNames.Find(context, target) ?? throw new SqlErrorException(
            SqlState.UndefinedFunction, $"function {FunctionNames.Describe(context, target)} does not exist"),
        _ => throw new SqlErrorException(
            SqlState.FeatureNotSupported, $"COMMENT ON {DropCommand.Words(target.Kind)} is not supported", position: statement.Span.Position),
    };
}
