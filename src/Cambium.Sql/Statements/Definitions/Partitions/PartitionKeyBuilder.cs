using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Partitions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions.Partitions;

/// <summary>Makes a partition key of PARTITION BY.</summary>
internal static class PartitionKeyBuilder
{
    private const int PartsMax = 32;

    /// <param name="table">With all its columns.</param>
    public static Partitioning Build(StatementContext context, TableDefinition table, PartitionBy by)
    {
        PartitionStrategy strategy = by.Strategy.ToLowerInvariant() switch
        {
            "range" => PartitionStrategy.Range,
            "list" => PartitionStrategy.List,
            "hash" => PartitionStrategy.Hash,
            _ => throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized partitioning strategy \"{by.Strategy}\""),
        };
        if (strategy == PartitionStrategy.List && by.Keys.Count > 1)
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, "cannot use \"list\" partition strategy with more than one column");
        }

        if (by.Keys.Count > PartsMax)
        {
            throw new SqlErrorException(SqlState.TooManyColumns, "cannot partition using more than 32 columns");
        }

        AccessMethod method = strategy == PartitionStrategy.Hash ? AccessMethod.Find("hash")! : AccessMethod.Btree;
        Partitioning partitioning = new() { Strategy = strategy, Key = [.. by.Keys.Select((element, index) => Part(context, table, element, index + 1, method))] };

        // What can't hash is told now, and not by the first row.
        PartitionHash.Of(table with { Partitioning = partitioning }, context.Catalog);
        return partitioning;
    }

    /// <summary>A unique key of a partitioned table holds the whole partition key: each partition can see to it alone.</summary>
    /// <exception cref="SqlErrorException">0A000.</exception>
    public static void RequireInKey(TableDefinition table, IndexDefinition index)
    {
        if (table.Partitioning is not { } partitioning || !index.IsUnique)
        {
            return;
        }

        string kind = index.IsPrimaryKey ? "PRIMARY KEY" : index.IsConstraint ? "UNIQUE" : "UNIQUE";
        foreach (IndexKeyPart part in partitioning.Key)
        {
            if (part.IsExpression)
            {
                throw new SqlErrorException(
                    SqlState.FeatureNotSupported, $"unsupported {kind} constraint with partition key definition", $"{kind} constraints cannot be used when partition keys include expressions.");
            }

            if (!index.Parts.Any(own => own.ColumnId == part.ColumnId))
            {
                throw new SqlErrorException(
                    SqlState.FeatureNotSupported, "unique constraint on partitioned table must include all partitioning columns",
                    $"{kind} constraint on table \"{table.Name}\" lacks column \"{table.FindColumn(part.ColumnId)!.Name}\" which is part of the partition key.");
            }
        }
    }

    /// <summary>The columns of a table's own partition key, those in expressions too.</summary>
    public static IEnumerable<int> Columns(TableDefinition table) => (table.Partitioning?.Key ?? [])
        .SelectMany(part => part.IsExpression ? ExpressionColumns.Of(part.ExpressionSql!, table) : [part.ColumnId]);

    private static IndexKeyPart Part(StatementContext context, TableDefinition table, IndexElement element, int number, AccessMethod method)
    {
        if (element.Value is ColumnReference { Parts: [var name] })
        {
            if (name is "tableoid" or "xmin" or "cmin" or "xmax" or "cmax" or "ctid")
            {
                throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"cannot use system column \"{name}\" in partition key", position: element.Span.Position);
            }

            ColumnDefinition column = table.FindColumn(name) ?? throw new SqlErrorException(
                SqlState.UndefinedColumn, $"column \"{name}\" named in partition key does not exist", position: element.Span.Position);
            RefuseGenerated(column, element);
            return WithClass(context, new IndexKeyPart(column.Id, null, column.Type, Collation: Collations.OfPart(element.Collation, column, context.Names.Reader())), element, method);
        }

        BindingContext binding = context.NewBinding();
        BoundExpression given = DefinitionExpressions.Binder(binding, table, ExpressionRules.PartitionKey).Bind(element.Value);
        if (given.Type.Type.IsPseudo || given.Type.Type == DataType.Record)
        {
            throw new SqlErrorException(
                SqlState.InvalidTableDefinition, string.Create(CultureInfo.InvariantCulture, $"partition key column {number} has pseudo-type {given.Type.Type.DisplayName}"));
        }

        DefinitionExpressions.RequireImmutableCasts(context, table, element.Value, ExpressionRules.PartitionKey);
        BoundExpression bound = Coercion.ResolveUnknown(given, binding);
        foreach (PlanColumn used in bound.Columns())
        {
            RefuseGenerated(used.Source!, element);
        }

        BindingContext whole = context.NewBinding(keepsCalls: true);
        if (Coercion.ResolveUnknown(DefinitionExpressions.Binder(whole, table, ExpressionRules.PartitionKey).Bind(element.Value), whole) is BoundColumn { Column.Source: { } same })
        {
            // Whatever is written about it, it is the column; but not what a function makes of it, which may change.
            return WithClass(context, new IndexKeyPart(same.Id, null, same.Type, Collation: Collations.OfPart(element.Collation, same, context.Names.Reader())), element, method);
        }

        if (bound is BoundConstant)
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, "cannot use constant expression as partition key");
        }

        return WithClass(
            context,
            new IndexKeyPart(0, SqlPrinter.Print(element.Value), bound.Type, Collation: Collations.Resolve(element.Collation, bound.Type.Type, context.Names.Reader()) ?? Collations.OfOutput(bound)),
            element, method);
    }

    private static void RefuseGenerated(ColumnDefinition column, IndexElement element)
    {
        if (column.GeneratedSql is not null)
        {
            throw new SqlErrorException(
                SqlState.InvalidObjectDefinition, "cannot use generated column in partition key", $"Column \"{column.Name}\" is a generated column.", position: element.Span.Position);
        }
    }

    private static IndexKeyPart WithClass(StatementContext context, IndexKeyPart part, IndexElement element, AccessMethod method)
    {
        DataType type = part.Type.Type;
        if (element.OperatorClass is null && !(ValueComparer.IsComparable(type) && OperatorClasses.DefaultFor(type, method, context.Catalog) is not null))
        {
            throw new SqlErrorException(
                SqlState.UndefinedObject,
                $"data type {type.DisplayName} has no default operator class for access method \"{method.Name}\"",
                hint: $"You must specify a {method.Name} operator class or define a default {method.Name} operator class for the data type.");
        }

        return OperatorClasses.WithClass(part, element.OperatorClass, method, context.Names.Reader());
    }
}
