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

/// <summary>CREATE and ALTER STATISTICS, and what becomes of statistics when their table changes.</summary>
internal static class StatisticsCommand
{
    private const int ItemsMax = 8;

    public static string Execute(CreateStatisticsStatement statement, StatementContext context)
    {
        if (statement.Tables.Count > 1)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "only a single relation is allowed in CREATE STATISTICS");
        }

        TableDefinition table = context.Names.GetTable(statement.Tables[0]);
        if (table.Kind == TableKind.View)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"cannot define statistics for relation \"{table.Name}\"", "This operation is not supported for views.");
        }

        context.Rights.RequireOwner(table);
        SchemaDefinition? schema = statement.Name.Schema is { } written && SystemCatalog.IsTemporarySchema(written) ? null : context.Names.GetCreationSchema(statement.Name);
        int schemaId = schema?.Id ?? SystemCatalog.TemporarySchemaId;
        context.Transaction.Reads.NoteCatalog(NameClass.Statistics, schemaId, statement.Name.Name);
        if (context.Catalog.Find<StatisticsDefinition>(NameClass.Statistics, schemaId, statement.Name.Name) is not null)
        {
            string message = $"statistics object \"{statement.Name.Name}\" already exists";
            if (!statement.IfNotExists)
            {
                throw new SqlErrorException(SqlState.DuplicateObject, message);
            }

            context.Session.Notice(SqlNotice.Notice(message + ", skipping") with { SqlState = SqlState.DuplicateObject });
            return "CREATE STATISTICS";
        }

        (ImmutableArray<int> columns, ImmutableArray<string> expressions) = Items(statement, context, table);
        context.Transaction.Ddl.Put(new StatisticsDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = statement.Name.Name,

            // What is said of a session's own table is the session's own, too.
            SchemaId = table.IsTemporary ? SystemCatalog.TemporarySchemaId : schemaId,
            OwnerId = context.Session.Roles.CurrentId,
            TableId = table.Id,
            ColumnIds = columns,
            Expressions = expressions,
            Kinds = Kinds(statement, expressions),
        });
        return "CREATE STATISTICS";
    }

    public static string Execute(AlterStatisticsStatement statement, StatementContext context)
    {
        bool isPassedOver = statement.IfExists && DropCommand.IsSchemaMissing(statement.Object.Name, context);
        if (isPassedOver || Find(context, statement.Object.Name) is not { } statistics)
        {
            string message = Undefined(statement.Object.Name);
            if (!statement.IfExists)
            {
                throw new SqlErrorException(SqlState.UndefinedObject, message);
            }

            context.Notice(message + ", skipping");
            return "ALTER STATISTICS";
        }

        int? target = TuningActions.Target(context, statement.Target);
        context.Rights.RequireOwner(statistics);
        context.Transaction.Ddl.Put(statistics with { Target = target });
        return "ALTER STATISTICS";
    }

    public static StatisticsDefinition? Find(StatementContext context, QualifiedName name)
    {
        CatalogReader reader = context.Names.Reader();
        IEnumerable<int> schemas = name.Schema is not { } schema ? reader.EffectivePath().Select(static place => place.Id) : [reader.SchemaId(schema, 0)];
        foreach (int schemaId in schemas)
        {
            context.Transaction.Reads.NoteCatalog(NameClass.Statistics, schemaId, name.Name);
            if (context.Catalog.Find<StatisticsDefinition>(NameClass.Statistics, schemaId, name.Name) is { } found)
            {
                return found;
            }
        }

        return null;
    }

    /// <exception cref="SqlErrorException">42704.</exception>
    public static StatisticsDefinition Get(StatementContext context, QualifiedName name) =>
        Find(context, name) ?? throw new SqlErrorException(SqlState.UndefinedObject, Undefined(name));

    public static string Undefined(QualifiedName name) => $"statistics object \"{name}\" does not exist";

    public static IEnumerable<StatisticsDefinition> Of(CatalogSnapshot catalog, TableDefinition table) =>
        catalog.Uses.Of(table.Id).OfType<StatisticsDefinition>();

    /// <summary>What is said of one table is said of another with columns of the same names, too.</summary>
    public static void Copy(StatementContext context, TableDefinition source, TableDefinition target, bool withComments)
    {
        foreach (StatisticsDefinition statistics in Of(context.Catalog, source).ToArray())
        {
            ColumnDefinition[] columns = [.. statistics.ColumnIds.Select(id => target.FindColumn(source.FindColumn(id)!.Name)!)];
            IEnumerable<string> names = columns.Select(static column => column.Name).Concat(statistics.Expressions.Select(static _ => "expr"));
            context.Transaction.Ddl.Put(statistics with
            {
                Id = context.Transaction.Ddl.NextId(),
                Name = ObjectNaming.ChooseStatistics(context, target.SchemaId, target.Name, string.Join('_', names)),
                SchemaId = target.SchemaId,
                OwnerId = context.Session.Roles.CurrentId,
                TableId = target.Id,
                ColumnIds = [.. columns.Select(static column => column.Id).Order()],
                Comment = withComments ? statistics.Comment : null,
            });
        }
    }

    /// <summary>Statistics go with any of their columns.</summary>
    public static void RemoveColumn(StatementContext context, TableDefinition table, ColumnDefinition column)
    {
        foreach (StatisticsDefinition statistics in Of(context.Catalog, table).ToArray())
        {
            if (statistics.ColumnIds.Contains(column.Id) || statistics.Expressions.Any(sql => ColumnRemoval.Mentions(context, table, sql, column)))
            {
                context.Transaction.Ddl.Remove(statistics.Id);
            }
        }
    }

    public static void RenameColumn(StatementContext context, TableDefinition table, ColumnDefinition column, string name)
    {
        foreach (StatisticsDefinition statistics in Of(context.Catalog, table).Where(static statistics => !statistics.Expressions.IsEmpty).ToArray())
        {
            context.Transaction.Ddl.Put(statistics with
            {
                Expressions = [.. statistics.Expressions.Select(sql => ColumnRemoval.Mentions(context, table, sql, column) ? NamesInText.RenameColumn(sql, column.Name, name) : sql)],
            });
        }
    }

    private static (ImmutableArray<int> Columns, ImmutableArray<string> Expressions) Items(CreateStatisticsStatement statement, StatementContext context, TableDefinition table)
    {
        if (statement.Items.Count > ItemsMax)
        {
            throw new SqlErrorException(SqlState.TooManyColumns, FormattableString.Invariant($"cannot have more than {ItemsMax} columns in statistics"));
        }

        List<int> columns = [];
        List<string> expressions = [];
        foreach (Expression item in statement.Items)
        {
            if (item is ColumnReference { Parts: [var name] })
            {
                columns.Add(Column(table, name).Id);
                continue;
            }

            BindingContext binding = context.NewBinding(keepsCalls: true);
            BoundExpression bound = Coercion.ResolveUnknown(DefinitionExpressions.Binder(binding, table, ExpressionRules.Statistics).Bind(item), binding);
            if (statement.Items.Count > 1 && !ValueComparer.IsComparable(bound.Type.Type.Underlying()))
            {
                throw new SqlErrorException(
                    SqlState.FeatureNotSupported,
                    $"expression cannot be used in multivariate statistics because its type {bound.Type.Type.DisplayName} has no default btree operator class");
            }

            expressions.Add(SqlPrinter.Print(item));
        }

        if (statement.Items.Count == 1 && expressions.Count == 1 && statement.Kinds.Count > 0)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "when building statistics on a single expression, statistics kinds may not be specified");
        }

        _ = Kinds(statement, [.. expressions]);
        return expressions.Count == 0 && columns.Count < 2 ? throw new SqlErrorException(SqlState.InvalidObjectDefinition, "extended statistics require at least 2 columns")
            : columns.Distinct().Count() < columns.Count ? throw new SqlErrorException(SqlState.DuplicateColumn, "duplicate column name in statistics definition")
            : expressions.Distinct(StringComparer.Ordinal).Count() < expressions.Count ? throw new SqlErrorException(SqlState.DuplicateColumn, "duplicate expression in statistics definition")
            : ([.. columns.Order()], [.. expressions]);
    }

    private static ColumnDefinition Column(TableDefinition table, string name)
    {
        if (table.FindColumn(name) is not { } column)
        {
            throw SystemColumns.IsName(name)
                ? SystemColumnRefusal.Statistics.Error()
                : new SqlErrorException(SqlState.UndefinedColumn, $"column \"{name}\" does not exist");
        }

        return ValueComparer.IsComparable(column.Type.Type.Underlying()) ? column : throw new SqlErrorException(
            SqlState.FeatureNotSupported, $"column \"{name}\" cannot be used in statistics because its type {column.Type.Type.DisplayName} has no default btree operator class");
    }

    /// <summary>The letters of what was asked for: all where nothing was, and there is more than one thing to relate.</summary>
    private static string Kinds(CreateStatisticsStatement statement, ImmutableArray<string> expressions)
    {
        string letters = string.Concat(statement.Kinds.Select(static kind => kind switch
        {
            "ndistinct" => 'd',
            "dependencies" => 'f',
            "mcv" => 'm',
            _ => throw new SqlErrorException(SqlState.SyntaxError, $"unrecognized statistics kind \"{kind}\""),
        }).Distinct().Order());
        return (letters.Length == 0 && statement.Items.Count > 1 ? "dfm" : letters) + (expressions.IsEmpty ? "" : "e");
    }
}
