using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Copy;

/// <summary>COPY in both directions between a table (or query) and the client or a file of the server.</summary>
internal static class CopyCommand
{
    public static string Execute(CopyStatement statement, StatementContext context, IRowReceiver receiver)
    {
        using ServerFile? file = statement.Place.Kind == CopyPlaceKind.Client ? null : ServerFile.Open(statement, context.Rights);
        IRowReceiver place = file ?? receiver;

        // As in PostgreSQL, errors about the table don't point at its name.
        statement = statement with { Table = statement.Table is { } table ? new QualifiedName(table.Parts, new SourceSpan(-1, 0)) : null };
        long count = statement.IsFrom ? From(statement, context, place) : To(statement, context, place);
        return string.Create(CultureInfo.InvariantCulture, $"COPY {count}");
    }

    private static long From(CopyStatement statement, StatementContext context, IRowReceiver receiver)
    {
        BindingContext binding = context.NewBinding();
        RequireRows(statement.Table!, context, "to");
        TableDefinition table = TargetTable.FindChangeable(statement.Table!, binding);
        context.Session.Transactions.RequireWritable(table, "COPY FROM");
        ColumnDefinition[] columns = Columns(table, statement.Columns);
        PlanColumn[] live = TargetTable.Columns(table);
        RelationUse use = binding.Access.Add(table, null, table, live);
        use.Required = Privileges.Insert;
        use.Inserted.UnionWith(columns.Select(column => column.Id));
        RowExpression? where = Where(statement, table, live, binding);
        if (binding.Access.Check(binding.Catalog) is { } denied)
        {
            throw denied;
        }

        if (context.Rights.IsSubjectToPolicies(table))
        {
            throw context.Session.RowSecurity == RowSecurityMode.Off
                ? RowSecurity.Affected(table, context.Rights)
                : new SqlErrorException(SqlState.FeatureNotSupported, "COPY FROM not supported with row-level security", hint: "Use INSERT statements instead.");
        }

        CopyOptions options = CopyOptions.Parse(statement.Options, isFrom: true);
        options.RequireCopied(columns, names => Columns(table, names));
        if (!SessionTriggers.AreInsteadOf(table, Engine.Catalog.TriggerEvents.Insert))
        {
            table = TargetTable.Find(statement.Table!, binding, "copy to");
        }

        RequireFreezable(options, table, context);
        CopyTarget target = new(context, table, columns, ColumnDefaults.Compile(table, binding), where);
        CharacterEncoding? encoding = options.Conversion(context.Session.Settings);
        ICopyInput input = options.Format switch
        {
            CopyFormat.Binary => new BinaryCopyInput(target, encoding),
            CopyFormat.Csv => new CsvCopyInput(target, options),
            _ => new TextCopyInput(target, options),
        };
        RelationsInUse.Use running = context.Session.InUse.Enter(target);
        try
        {
            context.Transaction.BeginTableStatement(table, Engine.Catalog.TriggerEvents.Insert, ColumnSet.All);
            receiver.CopyIn(new CopyResponse(options.Format == CopyFormat.Binary, columns.Length), options.Format == CopyFormat.Binary || encoding is null ? input : new EncodedCopyInput(input, encoding));
            context.Transaction.EndTableStatement(table, Engine.Catalog.TriggerEvents.Insert, ColumnSet.All);
            return target.Count;
        }
        finally
        {
            context.Session.InUse.Leave(running);
        }
    }

    /// <exception cref="SqlErrorException">42809.</exception>
    private static void RequireRows(QualifiedName name, StatementContext context, string direction)
    {
        string? kind = context.Names.FindTable(name) is { Kind: TableKind.MaterializedView } && direction == "to" ? "materialized view"
            : context.Names.FindSequence(name) is not null ? "sequence" : null;
        if (kind is not null)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"cannot copy {direction} {kind} \"{name.Name}\"");
        }
    }

    /// <summary>FREEZE promises that nobody else can see the table yet. What a statement by itself copies into was there before.</summary>
    /// <exception cref="SqlErrorException">0A000, 55000.</exception>
    private static void RequireFreezable(CopyOptions options, TableDefinition table, StatementContext context)
    {
        if (options.Freeze && table.IsPartitioned)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "cannot perform COPY FREEZE on a partitioned table");
        }

        if (options.Freeze && BlockRules.IsAlone(context))
        {
            throw new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState, "cannot perform COPY FREEZE because the table was not created or truncated in the current subtransaction");
        }
    }

    private static RowExpression? Where(CopyStatement statement, TableDefinition table, PlanColumn[] live, BindingContext binding)
    {
        if (statement.Where is not { } where)
        {
            return null;
        }

        Scope scope = new(null);
        scope.Add(TargetTable.Relation(table.Name, live));
        ExpressionRules rules = new("COPY FROM WHERE conditions") { AllowsSubqueries = false };
        BoundExpression condition = new ExpressionBinder(binding, scope, rules).BindCondition(where, "WHERE");
        if (condition.Columns().FirstOrDefault(static column => column.Source is { GeneratedSql: not null }) is { } generated)
        {
            throw new SqlErrorException(
                SqlState.InvalidColumnReference, "generated columns are not supported in COPY FROM WHERE conditions", $"Column \"{generated.Name}\" is a generated column.");
        }

        return RowExpressions.Compile(condition, ModificationBinder.RowLayout(table, live));
    }

    private static long To(CopyStatement statement, StatementContext context, IRowReceiver receiver)
    {
        if (statement.Query is SelectStatement { Into: not null })
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "COPY (SELECT INTO) is not supported");
        }

        // The table is looked for before the options are read, a query's tables after that.
        PreparedStatement? table = statement.Query is null ? QueryTable.Prepare(context, TableQuery(statement, context)) : null;
        CopyOptions options = CopyOptions.Parse(statement.Options, isFrom: false);
        if (statement.Table is { } name && context.Names.FindTable(name) is { } named)
        {
            options.RequireCopied(Columns(named, statement.Columns), names => Columns(named, names));
        }

        PreparedStatement prepared = table ?? QueryTable.Prepare(context, statement.Query!);
        CopyOutput output = new(receiver, options, context.Session.Format, options.Conversion(context.Session.Settings));
        using IStatementRun run = prepared.CurrentPlan().Start(new StatementContext(context.Session, prepared, context.Parameters));
        run.Run(output, 0);
        output.End();
        return output.Count;
    }

    private static SelectStatement TableQuery(CopyStatement statement, StatementContext context)
    {
        RequireRows(statement.Table!, context, "from");
        SourceSpan span = statement.Span;
        SyntaxList<SelectItem> items = [new SelectItem(new WildcardExpression([], span), null, span)];
        if (context.Names.FindTable(statement.Table!) is { } table)
        {
            if (table.Kind == TableKind.View || table.IsPartitioned)
            {
                throw new SqlErrorException(
                    SqlState.WrongObjectType, $"cannot copy from {(table.IsPartitioned ? "partitioned table" : "view")} \"{table.Name}\"", hint: "Try the COPY (SELECT ...) TO variant.");
            }

            // Generated columns aren't copied, so that the result can be copied back.
            ColumnDefinition[] columns = Columns(table, statement.Columns);
            RequireReadable(table, columns, context);
            items = [.. columns.Select(column => new SelectItem(new ColumnReference([column.Name], span), null, span))];
        }
        else if (statement.Columns.Count > 0)
        {
            items = [.. statement.Columns.Select(name => new SelectItem(new ColumnReference([name], span), null, span))];
        }

        SelectBody body = new(
            null, items, null, [new NamedTable(statement.Table!, IsOnly: true, null, null, span)], null, null, null, null, [], span);
        return new SelectStatement(null, body, [], null, false, null, [], span);
    }

    /// <summary>What the query would find missing too, but not before policies are.</summary>
    private static void RequireReadable(TableDefinition table, ColumnDefinition[] columns, StatementContext context)
    {
        BindingContext binding = context.NewBinding();
        binding.Access.Add(table, null, table, []).Selected.UnionWith(columns.Select(static column => column.Id));
        if (binding.Access.Check(binding.Catalog) is { } denied)
        {
            throw denied;
        }
    }

    private static ColumnDefinition[] Columns(TableDefinition table, IReadOnlyList<string> names)
    {
        if (names.Count == 0)
        {
            return [.. table.LiveColumns.Where(column => column.GeneratedSql is null)];
        }

        if (names.Distinct().Count() != names.Count)
        {
            string twice = names.GroupBy(name => name).First(group => group.Count() > 1).Key;
            throw new SqlErrorException(SqlState.DuplicateColumn, $"column \"{twice}\" specified more than once");
        }

        ColumnDefinition[] columns = [.. names.Select(name => AlterColumns.Find(table, name))];
        return columns.FirstOrDefault(column => column.GeneratedSql is not null) is { } generated
            ? throw new SqlErrorException(
                SqlState.InvalidColumnReference, $"column \"{generated.Name}\" is a generated column", "Generated columns cannot be used in COPY.")
            : columns;
    }
}
