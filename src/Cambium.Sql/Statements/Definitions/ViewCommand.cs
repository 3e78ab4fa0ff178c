using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE VIEW, CREATE MATERIALIZED VIEW and REFRESH.</summary>
internal static class ViewCommand
{
    public static string Execute(CreateViewStatement statement, StatementContext context)
    {
        if (statement.Query.Into is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "views must not contain SELECT INTO");
        }

        if (statement.IsRecursive)
        {
            if (statement.CheckOption != ViewCheckOption.None)
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, "WITH CHECK OPTION not supported on recursive views");
            }

            statement = statement with { Query = Recursive(statement.Name, statement.Columns, statement.Query) };
        }

        BindingContext binding = Binding(context);
        BoundQuery query = new QueryBinder(binding).Bind(statement.Query, null);
        int schemaId = RelationNames.CreationSchema(context, statement.Name, IsTemporary(statement, context, binding));
        TableDefinition? before = null;
        if (statement.OrReplace && context.Catalog.IsNameTaken(NameClass.Relation, schemaId, statement.Name.Name))
        {
            before = context.Catalog.TryGetTable(schemaId, statement.Name.Name, out TableDefinition? existing) && existing.Kind == TableKind.View
                ? existing
                : throw new SqlErrorException(SqlState.WrongObjectType, $"\"{statement.Name.Name}\" is not a view");
            context.Rights.RequireOwner(before);
            context.RequireNotInUse(before, "CREATE OR REPLACE VIEW");
        }

        TableBuilder builder = new(context, ViewSettings.Apply(statement, TableBuilder.NewTable(context, schemaId, statement.Name.Name, TableKind.View) with
        {
            ViewSql = SqlPrinter.Print(statement.Query, binding.TimedLiterals),
            ViewNames = [.. binding.RecordedNames!.DistinctBy(name => (name.Schema, name.Name))],
        }));
        AddColumns(context, builder, statement.Columns, query);
        ViewSettings.RequireCheckable(context, builder.Table);
        if (before is null)
        {
            RelationNames.RequireFreeForRows(context, schemaId, statement.Name.Name, ifNotExists: false);
            builder.Put();
        }
        else
        {
            RequireSameColumns(context, before, builder.Table);
            context.Transaction.Ddl.Put(WithColumnsOf(before, builder.Table) with { Id = before.Id, OwnerId = before.OwnerId, Grants = before.Grants, Comment = before.Comment, Triggers = before.Triggers, Rules = before.Rules });
        }

        return "CREATE VIEW";
    }

    /// <summary>A view with another query of the same columns.</summary>
    /// <param name="view">May be a table that is to become one.</param>
    /// <exception cref="SqlErrorException">42P17: the query's columns are others.</exception>
    public static TableDefinition WithQuery(StatementContext context, TableDefinition view, SelectStatement query)
    {
        BindingContext binding = Binding(context);
        BoundQuery bound = new QueryBinder(binding).Bind(query, null);
        TableBuilder builder = new(context, view with
        {
            Columns = [],
            NextColumnId = TableBuilder.NewTable(context, view.SchemaId, view.Name, TableKind.View).NextColumnId,
            ViewSql = SqlPrinter.Print(query, binding.TimedLiterals),
            ViewNames = [.. binding.RecordedNames!.DistinctBy(static name => (name.Schema, name.Name))],
        });
        AddColumns(context, builder, [], bound);
        RuleCommand.RequireColumns(view, [.. builder.Table.LiveColumns.Select(static column => (column.Name, column.Type))], isQuery: true);
        return WithColumnsOf(view, builder.Table);
    }

    public static string Execute(CreateMaterializedViewStatement statement, StatementContext context)
    {
        BindingContext binding = Binding(context);
        BoundQuery query = new QueryBinder(binding).Bind(statement.Query, null);
        if (UsesTemporary(binding))
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "materialized views must not use temporary tables or views");
        }

        ImmutableArray<string> options = StorageParameters.OfTable(statement.Options);
        int schemaId = RelationNames.CreationSchema(context, statement.Name, isTemporary: false);
        if (RelationNames.RequireFreeForRows(context, schemaId, statement.Name.Name, statement.IfNotExists))
        {
            TableMethod.Require(statement.AccessMethod);
            Tablespaces.Require(statement.Tablespace);
            TableDefinition view = TableBuilder.NewTable(context, schemaId, statement.Name.Name, TableKind.MaterializedView) with
            {
                ViewSql = SqlPrinter.Print(statement.Query, binding.TimedLiterals),
                ViewNames = [.. binding.RecordedNames!.DistinctBy(name => (name.Schema, name.Name))],
                ViewOptions = statement.WithData ? null : "UNPOPULATED",
                Options = options,
            };
            if (statement.WithData)
            {
                long count = 0;
                RunRestricted(context, view, () => count = QueryTable.Create(context, view, QueryTable.Prepare(context, statement.Query), statement.Columns, withData: true));
                return FormattableString.Invariant($"SELECT {count}");
            }

            // It isn't planned: what it calls may not work yet, as where a dump is brought back.
            QueryTable.Create(context, view, [.. query.Columns.Select(static column => new ResultColumn(column.Name, column.Type) { Collation = column.Column.Collation })], statement.Columns);
        }

        return "CREATE MATERIALIZED VIEW";
    }

    public static string Execute(RefreshMaterializedViewStatement statement, StatementContext context)
    {
        TableDefinition view = context.Names.GetTable(statement.Name);
        if (view.Kind != TableKind.MaterializedView)
        {
            throw view.Kind == TableKind.View
                ? new SqlErrorException(SqlState.WrongObjectType, $"\"{view.Name}\" is not a table or materialized view")
                : new SqlErrorException(SqlState.FeatureNotSupported, $"\"{view.Name}\" is not a materialized view");
        }

        context.Rights.RequireOwner(view);
        if (statement.IsConcurrent)
        {
            RequireConcurrent(statement, context, view);
        }

        context.RequireNotInUse(view, "REFRESH MATERIALIZED VIEW");
        ViewQueryStatement query = new(ViewNames.Query(view), view.ViewNames, view.OwnerId);
        context.Transaction.Truncate(view);
        if (statement.WithData)
        {
            Sessions.PreparedStatement prepared = new("", view.ViewSql!, query, [], context.Session.Analyzer, context.Session.Now);
            RunRestricted(context, view, () => Refill(context, view, prepared));
        }

        string? options = statement.WithData ? null : "UNPOPULATED";
        if (view.ViewOptions != options)
        {
            context.Transaction.Ddl.Put(view with { ViewOptions = options });
        }

        return "REFRESH MATERIALIZED VIEW";
    }

    private static void Refill(StatementContext context, TableDefinition view, Sessions.PreparedStatement query)
    {
        try
        {
            QueryTable.Fill(context, view, query);
        }
        catch (SqlErrorException error) when (error.SqlState == SqlState.UniqueViolation && view.Indexes.FirstOrDefault(index => index.Name == error.Constraint) is { } index)
        {
            // PostgreSQL fills the view first, and then makes its indexes.
            throw new SqlErrorException(
                SqlState.UniqueViolation, $"could not create unique index \"{index.Name}\"", error.Detail?.Replace(" already exists.", " is duplicated.", StringComparison.Ordinal), innerException: error)
            {
                Table = view.Name,
                Constraint = index.Name,
            };
        }
    }

    /// <summary>Functions in the query were chosen by the view's owner: they do what that may do, and nothing of it is left for whoever asked for the rows.</summary>
    private static void RunRestricted(StatementContext context, TableDefinition view, Action fill)
    {
        using ActingScope scope = context.Session.Roles.ActAs(view.OwnerId, isRestricted: true);
        int deferred = context.Transaction.DeferredTestCount;
        fill();
        if (context.Transaction.DeferredTestCount > deferred)
        {
            context.Session.Roles.RequireUnrestricted("fire deferred trigger");
        }
    }

    /// <summary>Nobody waits for a REFRESH anyway; what PostgreSQL asks for is asked for all the same.</summary>
    private static void RequireConcurrent(RefreshMaterializedViewStatement statement, StatementContext context, TableDefinition view)
    {
        if (view.ViewOptions == "UNPOPULATED")
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "CONCURRENTLY cannot be used when the materialized view is not populated");
        }

        if (!statement.WithData)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "CONCURRENTLY and WITH NO DATA options cannot be used together");
        }

        if (!view.Indexes.Any(index => index is { IsUnique: true, PredicateSql: null } && index.Parts.All(part => !part.IsExpression)))
        {
            throw new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState,
                $"cannot refresh materialized view \"{context.Names.SchemaName(view.SchemaId)}.{view.Name}\" concurrently",
                hint: "Create a unique index with no WHERE clause on one or more columns of the materialized view.");
        }
    }

    /// <summary>What is said of columns that were there before (defaults, comments) goes on being so.</summary>
    private static TableDefinition WithColumnsOf(TableDefinition before, TableDefinition view) =>
        view with { Columns = [.. before.Columns, .. view.Columns.Skip(before.Columns.Length)] };

    private static void AddColumns(StatementContext context, TableBuilder builder, SyntaxList<string> names, BoundQuery query)
    {
        if (names.Count > query.Columns.Count)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "CREATE VIEW specifies more column names than columns");
        }

        for (int index = 0; index < query.Columns.Count; index++)
        {
            SqlType type = query.Columns[index].Type.Type == DataType.Unknown ? DataType.Text : query.Columns[index].Type;
            ColumnBuilder.RequireStorable(type, index < names.Count ? names[index] : query.Columns[index].Name);
            context.Names.RequireUsage(type.Type);
            Collations.RequireForColumn(query.Columns[index].Column.Collation, index < names.Count ? names[index] : query.Columns[index].Name, type);
            builder.AddColumn(new ColumnDefinition
            {
                Id = 0,
                Ordinal = 0,
                Name = index < names.Count ? names[index] : query.Columns[index].Name,
                Type = type,
                Collation = query.Columns[index].Column.Collation,
            }.Undeclared());
        }
    }

    /// <summary>What a view's names mean is recorded while its query is bound.</summary>
    private static BindingContext Binding(StatementContext context) => new(context.Names.Reader(), ParameterTypes.None(), context.Calls)
    {
        Cancellation = context.Cancellation,
        RecordedNames = [],
        KeepsViews = true,
        KeepsCalls = true,
        RowSecurity = RowSecurityMode.Ignored,
    };

    /// <summary>A view over temporary tables is temporary itself.</summary>
    private static bool IsTemporary(CreateViewStatement statement, StatementContext context, BindingContext binding)
    {
        if (statement.IsTemporary || (statement.Name.Schema is { } schema && SystemCatalog.IsTemporarySchema(schema)) || !UsesTemporary(binding))
        {
            return statement.IsTemporary;
        }

        context.Notice($"view \"{statement.Name.Name}\" will be a temporary view");
        return true;
    }

    private static bool UsesTemporary(BindingContext binding) => binding.ReadsTemporarySequences || binding.Access.Relations.Any(static use => use.Table.IsTemporary);

    /// <summary>RECURSIVE VIEW v (a) AS q is VIEW v (a) AS WITH RECURSIVE v (a) AS (q) SELECT a FROM v.</summary>
    private static SelectStatement Recursive(QualifiedName name, SyntaxList<string> columns, SelectStatement query)
    {
        SourceSpan span = query.Span;
        CommonTableExpression table = new(name.Name, columns, CteMaterialization.Default, query, null, null, span);
        SelectBody body = new(
            null,
            [.. columns.Select(column => new SelectItem(new ColumnReference([column], span), null, span))],
            null,
            [new NamedTable(new QualifiedName(name.Name, span), false, null, null, span)],
            null, null, null, null, [], span);
        return new SelectStatement(new WithClause(true, [table], span), body, [], null, false, null, [], span);
    }

    private static void RequireSameColumns(StatementContext context, TableDefinition before, TableDefinition after)
    {
        if (after.LiveColumns.Length < before.LiveColumns.Length)
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, "cannot drop columns from view");
        }

        for (int index = 0; index < before.LiveColumns.Length; index++)
        {
            ColumnDefinition old = before.LiveColumns[index];
            ColumnDefinition replaced = after.LiveColumns[index];
            if (old.Name != replaced.Name)
            {
                throw new SqlErrorException(
                    SqlState.InvalidTableDefinition,
                    $"cannot change name of view column \"{old.Name}\" to \"{replaced.Name}\"",
                    hint: "Use ALTER VIEW ... RENAME COLUMN ... to change name of view column instead.");
            }

            if (old.Collation != replaced.Collation && old.Type.Format() == replaced.Type.Format())
            {
                string Name(ColumnDefinition column) => Collations.PlainNameOf(column.Collation, context.Catalog);
                throw new SqlErrorException(
                    SqlState.InvalidTableDefinition,
                    $"cannot change collation of view column \"{old.Name}\" from \"{Name(old)}\" to \"{Name(replaced)}\"");
            }

            if (old.Type != replaced.Type)
            {
                throw new SqlErrorException(
                    SqlState.InvalidTableDefinition,
                    $"cannot change data type of view column \"{old.Name}\" from {old.Type.Format()} to {replaced.Type.Format()}");
            }
        }
    }
}
