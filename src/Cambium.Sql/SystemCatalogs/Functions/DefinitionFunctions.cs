using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.SystemCatalogs.Deparsing;
using Cambium.Sql.SystemCatalogs.Relations;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>pg_get_constraintdef, pg_get_indexdef, pg_get_viewdef and the other functions that print definitions.</summary>
internal static class DefinitionFunctions
{
    public static void Register(LibraryBuilder library)
    {
        library.Scalar("pg_collation_actual_version", static (args, ctx) => 
            (CatalogFunctions.Session(ctx).Names.Catalog.TryGet((int)args[0].UInt32, out CollationDefinition? made) ? CollationCommand.ActualVersion(made)
            : Collations.FindKnown((int)args[0].UInt32) is { Provider: 'i' } ? TextOrder.RulesVersion
            : null) is { } version ? Value.FromText(version) : Value.Null);
        library.Scalar("pg_get_userbyid", static (args, ctx) => Value.FromText(
            AccessList.RoleName(CatalogFunctions.Catalog(ctx), (int)args[0].UInt32)));
        library.Scalar("pg_get_expr", static (args, ctx) => Text(
            StoredExpression(CatalogFunctions.Session(ctx), args[0].Text, (int)args[1].UInt32, args.Length > 2 && args[2].Boolean)));
        library.Scalar("pg_get_constraintdef", static (args, ctx) => Text(
            Constraint(SessionFor(ctx, args[0]), (int)args[0].UInt32, args.Length > 1 && args[1].Boolean)));
        library.Scalar("pg_get_indexdef", static (args, ctx) => Text(Index(
            SessionFor(ctx, args[0]), (int)args[0].UInt32, args.Length > 1 ? args[1].Int32 : 0, args.Length > 2 && args[2].Boolean)));
        library.Scalar("pg_get_viewdef", types => (args, ctx) => Text(View(ctx, types, args)));
        library.Scalar("pg_get_ruledef", static (args, ctx) => Text(RuleText.Print(CatalogFunctions.Session(ctx), args[0].UInt32, args.Length > 1 && args[1].Boolean)));
        library.Scalar("pg_get_functiondef", static (args, ctx) => Text(FunctionText.Definition(SessionFor(ctx, args[0]), (int)args[0].UInt32)));
        library.Scalar("pg_get_function_arguments", static (args, ctx) => Text(FunctionText.Arguments(SessionFor(ctx, args[0]), (int)args[0].UInt32, true)));
        library.Scalar("pg_get_function_identity_arguments", static (args, ctx) => Text(FunctionText.Arguments(SessionFor(ctx, args[0]), (int)args[0].UInt32, false)));
        library.Scalar("pg_get_function_result", static (args, ctx) => Text(FunctionText.Result(SessionFor(ctx, args[0]), (int)args[0].UInt32)));
        library.Scalar("pg_get_function_arg_default", static (args, ctx) => Text(FunctionText.Default(SessionFor(ctx, args[0]), (int)args[0].UInt32, args[1].Int32)));
        library.Scalar("pg_get_function_sqlbody", static (args, ctx) => Text(FunctionText.SqlBody(SessionFor(ctx, args[0]), (int)args[0].UInt32)));
        library.Scalar("pg_get_triggerdef", static (args, ctx) => Text(
            TriggerText.Print(SessionFor(ctx, args[0]), (int)args[0].UInt32, args.Length > 1 && args[1].Boolean)));

        library.Scalar("pg_describe_object", static (args, ctx) => Text(ObjectDescription.Of(CatalogFunctions.Session(ctx), (int)args[0].UInt32, args[1].UInt32, args[2].Int32)));
        library.Scalar("pg_get_statisticsobjdef", static (args, ctx) => Text(new StatisticsText(SessionFor(ctx, args[0]), args[0].UInt32).Whole));
        library.Scalar("pg_get_statisticsobjdef_columns", static (args, ctx) => Text(new StatisticsText(SessionFor(ctx, args[0]), args[0].UInt32).Items));
        library.Scalar("pg_get_statisticsobjdef_expressions", static (args, ctx) => new StatisticsText(SessionFor(ctx, args[0]), args[0].UInt32).Expressions);
    }

    /// <summary>Prints a view's query, as pg_views.definition has it.</summary>
    public static string ViewQuery(SqlSession session, TableDefinition view, bool isPretty) => ViewText.Print(session, view, isPretty);

    /// <summary>The session, which reads the definition that is printed.</summary>
    private static SqlSession SessionFor(CallContext context, in Value oid)
    {
        CatalogFunctions.Catalog(context, (int)oid.UInt32);
        return CatalogFunctions.Session(context);
    }

    private static Value Text(string? text) => CatalogFunctions.Text(text);

    /// <summary>The expression of an attrdef, constraint, index or type as its catalog's row holds it.</summary>
    private static string StoredExpression(SqlSession session, string sql, int relationId, bool isPretty)
    {
        DefinitionText texts = new(session, isPretty);
        if (!session.Names.Catalog.TryGetTable(relationId, out TableDefinition? table))
        {
            return texts.Expression(sql, null, ExpressionRules.Default);
        }

        if (table.ParentId is not null && sql == PgPartitions.BoundOf(table, session.Names.Catalog, SessionFormat.Default))
        {
            return PgPartitions.BoundOf(table, session.Names.Catalog, session.Format)!;
        }

        if (PgPolicy.Find(table, sql) is { } condition)
        {
            return texts.Policy(table, condition);
        }

        if (PgAttrdef.Find(table, sql) is { } column)
        {
            return texts.Default(table, column);
        }

        // Several index expressions share one row, with commas between.
        return table.Indexes.FirstOrDefault(candidate => candidate.Parts.Count(part => part.IsExpression) > 1
                && string.Join(", ", candidate.Parts.Where(part => part.IsExpression).Select(part => part.ExpressionSql)) == sql) is { } index
            ? string.Join(", ", index.Parts.Where(part => part.IsExpression).Select(part => texts.Expression(part.ExpressionSql!, table, ExpressionRules.Index)))
            : texts.Expression(sql, table, ExpressionRules.Check);
    }

    private static string? Constraint(SqlSession session, int id, bool isPretty)
    {
        CatalogSnapshot catalog = session.Names.Catalog;
        DefinitionText texts = new(session, isPretty);
        if (catalog.TryGetIndex(DerivedOids.IndexOfKey(id), out TableDefinition? owner, out IndexDefinition? index))
        {
            return index.Exclusions.IsEmpty ? texts.Key(owner, index) : texts.Exclusion(owner, index);
        }

        return catalog.Parts.OwnerOf(id) switch
        {
            TypeDefinition domain => texts.DomainCheck(domain, domain.Checks.First(check => check.Id == id)),
            TableDefinition table when table.Checks.FirstOrDefault(check => check.Id == id) is { } check => texts.Check(table, check),
            TableDefinition table when table.ForeignKeys.FirstOrDefault(key => key.Id == id) is { } key => texts.ForeignKey(table, key),
            TableDefinition table when table.Triggers.FirstOrDefault(trigger => trigger.ConstraintId == id) is { } trigger => DefinitionText.Constraint(trigger),
            _ => null,
        };
    }

    private static string? Index(SqlSession session, int id, int column, bool isPretty)
    {
        if (!session.Names.Catalog.TryGetIndex(id, out TableDefinition? table, out IndexDefinition? index))
        {
            return null;
        }

        DefinitionText texts = new(session, isPretty);
        return column == 0 ? texts.Index(table, index) : texts.IndexColumn(table, index, column);
    }

    private static string? View(CallContext context, CallTypes types, ReadOnlySpan<Value> args)
    {
        SqlSession session = CatalogFunctions.Session(context);
        uint oid = types.Arguments[0].Type.Form == ValueForm.Text ? RegistryNames.Require(session, DataType.Regclass, args[0].Text) : args[0].UInt32;

        // The form with a number of columns to wrap at is always pretty.
        bool isPretty = args.Length > 1 && (types.Arguments[1].Type != DataType.Boolean || args[1].Boolean);
        if (session.Names.Catalog.TryGetTable((int)oid, out TableDefinition? view) && view.ViewSql is not null)
        {
            return ViewQuery(session, view, isPretty);
        }

        return session.Database.SystemTables.Views.FirstOrDefault(candidate => candidate.Oid == oid) is { } system ? " " + system.Sql + ";"
            : RelationFacts.Find((int)oid) is { IsView: true } facts ? OwnQuery(facts)
            : null;
    }

    /// <summary>Of a view whose rows no query makes one that has the same rows: pg_dump takes no text for damage.</summary>
    private static string OwnQuery(RelationFacts facts) =>
        $" SELECT {string.Join(",\n    ", facts.Columns.Select(static column => Identifier.Quote(column.Name)))}\n   FROM {facts.Schema}.{Identifier.Quote(facts.Name)};";
}
