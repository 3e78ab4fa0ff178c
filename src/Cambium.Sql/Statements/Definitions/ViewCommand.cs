using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE VIEW, CREATE MATERIALIZED VIEW and REFRESH.</summary>
internal static class ViewCommand
{
    public static string Execute(CreateViewStatement statement, StatementContext context)
    {
        if (statement.IsRecursive)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "CREATE RECURSIVE VIEW is not supported", position: statement.Span.Position);
        }

        int schemaId = RelationNames.CreationSchema(context, statement.Name, statement.IsTemporary);
        TableDefinition? before = null;
        if (statement.OrReplace && context.Catalog.TryGetTable(schemaId, statement.Name.Name, out TableDefinition? existing))
        {
            before = existing.Kind == TableKind.View
                ? existing
                : throw new SqlErrorException(SqlState.WrongObjectType, $"\"{statement.Name.Name}\" is not a view");
            context.Rights.RequireOwner(before);
        }
        else
        {
            RelationNames.RequireFree(context, schemaId, statement.Name.Name, ifNotExists: false);
        }

        BoundQuery query = new QueryBinder(context.NewBinding()).Bind(statement.Query, null);
        TableBuilder builder = new(context, TableBuilder.NewTable(context, schemaId, statement.Name.Name, TableKind.View) with
        {
            ViewSql = StoredText(ExplicitColumns(statement.Query, query), context),
            ViewOptions = statement.CheckOption == ViewCheckOption.None ? null : statement.CheckOption.ToString().ToUpperInvariant(),
        });
        AddColumns(builder, statement.Columns, query);
        if (before is null)
        {
            builder.Put();
        }
        else
        {
            RequireSameColumns(before, builder.Table);
            context.Transaction.Ddl.Put(builder.Table with { Id = before.Id, OwnerId = before.OwnerId, Grants = before.Grants, Comment = before.Comment });
        }

        return "CREATE VIEW";
    }

    public static string Execute(CreateMaterializedViewStatement statement, StatementContext context)
    {
        int schemaId = RelationNames.CreationSchema(context, statement.Name, isTemporary: false);
        if (RelationNames.RequireFree(context, schemaId, statement.Name.Name, statement.IfNotExists))
        {
            BoundQuery query = new QueryBinder(context.NewBinding()).Bind(statement.Query, null);
            TableDefinition view = TableBuilder.NewTable(context, schemaId, statement.Name.Name, TableKind.MaterializedView) with
            {
                ViewSql = StoredText(ExplicitColumns(statement.Query, query), context),
                ViewOptions = statement.WithData ? null : "UNPOPULATED",
            };
            long count = QueryTable.Create(context, view, statement.Query, statement.Columns, statement.WithData);
            if (statement.WithData)
            {
                return FormattableString.Invariant($"SELECT {count}");
            }
        }

        return "CREATE MATERIALIZED VIEW";
    }

    public static string Execute(RefreshMaterializedViewStatement statement, StatementContext context)
    {
        TableDefinition view = context.Names.GetTable(statement.Name);
        if (view.Kind != TableKind.MaterializedView)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"\"{view.Name}\" is not a materialized view");
        }

        context.Rights.RequireOwner(view);
        Statement query = SqlParser.ParseScript(view.ViewSql!)[0];
        context.Transaction.Truncate(view);
        if (statement.WithData)
        {
            Sessions.PreparedStatement prepared = new("", view.ViewSql!, query, [], context.Session.Analyzer, context.Session.Now);
            QueryTable.Fill(context, view, prepared);
        }

        string? options = statement.WithData ? null : "UNPOPULATED";
        if (view.ViewOptions != options)
        {
            context.Transaction.Ddl.Put(view with { ViewOptions = options });
        }

        return "REFRESH MATERIALIZED VIEW";
    }

    private static void AddColumns(TableBuilder builder, SyntaxList<string> names, BoundQuery query)
    {
        if (names.Count > query.Columns.Count)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "CREATE VIEW specifies more column names than columns");
        }

        for (int index = 0; index < query.Columns.Count; index++)
        {
            SqlType type = query.Columns[index].Type;
            builder.AddColumn(new ColumnDefinition
            {
                Id = 0,
                Ordinal = 0,
                Name = index < names.Count ? names[index] : query.Columns[index].Name,
                Type = type.Type == DataType.Unknown ? DataType.Text : type,
            });
        }
    }

    /// <summary>The query with the schemas of what it names, so that it means the same whatever the search path is later.</summary>
    private static string StoredText(SelectStatement query, StatementContext context)
    {
        string sql = SqlPrinter.Print(query);
        BindingContext binding = context.NewBinding();
        new QueryBinder(binding).Bind((SelectStatement)SqlParser.ParseScript(sql)[0], null);
        foreach ((int position, int schemaId) in binding.UnqualifiedRelations.Distinct().OrderByDescending(name => name.Position))
        {
            sql = sql.Insert(position - 1, Identifier.Quote(context.Names.SchemaName(schemaId)) + ".");
        }

        return sql;
    }

    /// <summary>A <c>*</c> means the columns of now, also after the table got more of them.</summary>
    private static SelectStatement ExplicitColumns(SelectStatement statement, BoundQuery query)
    {
        if (statement.Body is not SelectBody { Items: { Count: 1 } items } body || items[0].Value is not WildcardExpression { Qualifier.Count: 0 }
            || body.From.Count != 1 || query.Columns.Select(column => column.Name).Distinct().Count() != query.Columns.Count)
        {
            return statement;
        }

        SyntaxList<SelectItem> columns = [.. query.Columns.Select(column =>
            new SelectItem(new ColumnReference([column.Name], items[0].Span), null, items[0].Span))];
        return statement with { Body = body with { Items = columns } };
    }

    private static void RequireSameColumns(TableDefinition before, TableDefinition after)
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

            if (old.Type != replaced.Type)
            {
                throw new SqlErrorException(
                    SqlState.InvalidTableDefinition,
                    $"cannot change data type of view column \"{old.Name}\" from {old.Type.Format()} to {replaced.Type.Format()}");
            }
        }
    }
}
