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
            switch (user)
            {
                case TableDefinition table:
                    context.Transaction.Ddl.Put(Renamed(table, sql => NamesInText.RenameFunction(sql, function.Name, name)));
                    break;
                case TypeDefinition domain:
                    context.Transaction.Ddl.Put(domain with
                    {
                        DefaultSql = domain.DefaultSql is { } value ? NamesInText.RenameFunction(value, function.Name, name) : null,
                        Checks = [.. domain.Checks.Select(check => check with { ExpressionSql = NamesInText.RenameFunction(check.ExpressionSql, function.Name, name) })],
                    });
                    break;
                case FunctionDefinition other:
                    context.Transaction.Ddl.Put(other with { ArgumentDefaults = [.. other.ArgumentDefaults.Select(value => NamesInText.RenameFunction(value, function.Name, name))] });
                    break;
                case StatisticsDefinition statistics:
                    context.Transaction.Ddl.Put(statistics with { Expressions = [.. statistics.Expressions.Select(sql => NamesInText.RenameFunction(sql, function.Name, name))] });
                    break;
            }
        }
    }

    private static TableDefinition Renamed(TableDefinition table, Func<string, string> rename)
    {
        string? Maybe(string? sql) => sql is null ? null : rename(sql);
        PolicyExpression? In(PolicyExpression? expression) => expression is null ? null : expression with { Sql = rename(expression.Sql) };
        IndexKeyPart Part(IndexKeyPart part) => part.ExpressionSql is { } sql ? part with { ExpressionSql = rename(sql) } : part;
        return table with
        {
            ViewSql = Maybe(table.ViewSql),
            Partitioning = table.Partitioning is { } partitioning ? partitioning with { Key = [.. partitioning.Key.Select(Part)] } : null,
            Columns = [.. table.Columns.Select(column => column with { DefaultSql = Maybe(column.DefaultSql), GeneratedSql = Maybe(column.GeneratedSql) })],
            Checks = [.. table.Checks.Select(check => check with { ExpressionSql = rename(check.ExpressionSql) })],
            Policies = [.. table.Policies.Select(policy => policy with { Using = In(policy.Using), Check = In(policy.Check) })],
            Triggers = [.. table.Triggers.Select(trigger => trigger with { WhenSql = Maybe(trigger.WhenSql) })],
            Indexes = [.. table.Indexes.Select(index => index with { PredicateSql = Maybe(index.PredicateSql), Parts = [.. index.Parts.Select(Part)] })],
        };
    }
}
