using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER … OWNER TO, REASSIGN OWNED.</summary>
internal static class ChangeOwnerCommand
{
    public static string Execute(ChangeOwnerStatement statement, StatementContext context)
    {
        ObjectReference target = statement.Object;
        int owner = context.Names.GetRole(statement.Owner).Id;
        Definition definition = target.Kind switch
        {
            ObjectKind.Schema => context.Names.GetSchema(target.Name.Name),
            ObjectKind.Type or ObjectKind.Domain => TypeCommand.Get(context, target.Type?.Name ?? target.Name),
            ObjectKind.Sequence => context.Names.GetSequence(target.Name),
            ObjectKind.Table or ObjectKind.View or ObjectKind.MaterializedView => context.Names.GetTable(target.Name),
            ObjectKind.Function or ObjectKind.Procedure or ObjectKind.Routine => FunctionNames.Find(context, target) ?? throw new SqlErrorException(
                SqlState.UndefinedFunction, $"function {FunctionNames.Describe(context, target)} does not exist"),
            _ => throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"ALTER {DropCommand.Words(target.Kind)} OWNER is not supported", position: statement.Span.Position),
        };
        context.Transaction.Ddl.Put(definition with { OwnerId = owner });
        return "ALTER " + DropCommand.Words(target.Kind);
    }

    public static string Execute(ReassignOwnedStatement statement, StatementContext context)
    {
        int to = context.Names.GetRole(statement.To).Id;
        HashSet<int> from = [.. statement.From.Select(role => context.Names.GetRole(role).Id)];
        foreach (Definition definition in context.Catalog.All.Where(definition => from.Contains(definition.OwnerId)).ToArray())
        {
            context.Transaction.Ddl.Put(definition with { OwnerId = to });
        }

        return "REASSIGN OWNED";
    }
}
