using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Functions;
using Cambium.Sql.Statements.Definitions.Uses;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Gives a function another name, in the texts of definitions that call it, too: views, defaults, checks, indexes and the like. Bodies of functions keep the old one, as in PostgreSQL.</summary>
internal static class FunctionRename
{
    /// <exception cref="SqlErrorException">0A000: a text that calls it may call others of the same name.</exception>
    public static void Apply(StatementContext context, FunctionDefinition function, string name)
    {
        Dependencies.NoteSearch(context);
        UsedObject used = UsedObject.Of(function);
        Definition[] users =
        [
            .. context.Catalog.All.Where(definition => StoredText.Of(definition, context.Catalog).Any(text => text.Sql.Contains(function.Name, StringComparison.Ordinal))
                && TextUses.Of(definition, context.Catalog).Any(use => use.Used.Contains(used))),
        ];
        if (users.Length > 0 && (context.Catalog.Functions.Any(other => other.Id != function.Id && other.Name == function.Name) || FunctionRegistry.Find(function.Name).Count > 0))
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"cannot rename function \"{function.Name}\" because \"{users[0].Name}\" calls it, and there are others of that name",
                hint: "Drop what calls it, and make it again after the function has been renamed.");
        }

        context.Transaction.Ddl.Put(function with { Name = name });
        foreach (Definition user in users.Where(user => user.Id != function.Id))
        {
            context.Transaction.Ddl.Put(new TextRewrite(user, context.Catalog, text => NamesInText.RenameFunction(text.Sql, function.Name, name)).Apply(user));
        }
    }
}
