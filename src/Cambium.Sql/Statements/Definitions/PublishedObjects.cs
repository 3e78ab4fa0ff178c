using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Tables and schemas of a publication while a statement changes them.</summary>
internal sealed class PublishedObjects(StatementContext context, PublicationDefinition publication)
{
    private const string Allowed = "Only columns, constants, built-in operators, built-in data types, built-in collations, and immutable built-in functions are allowed.";

    private PublicationDefinition _publication = publication;

    /// <param name="isNew">The publication is being made: a table may be named again.</param>
    public void Add(IEnumerable<PublishedObject> objects, bool isNew)
    {
        List<int> named = [];
        foreach (PublishedObject item in objects)
        {
            if (item.Table is null)
            {
                AddSchema(Schema(item), isNew);
                continue;
            }

            foreach (PublishedTable table in Tables(item, named))
            {
                if (_publication.Tables.Any(other => other.TableId == table.TableId))
                {
                    throw new SqlErrorException(
                        SqlState.DuplicateObject, $"relation \"{Name(table.TableId)}\" is already member of publication \"{_publication.Name}\"");
                }

                _publication = _publication with { Tables = _publication.Tables.Add(table) };
            }
        }
    }

    /// <summary>These and no others; what was there keeps its number.</summary>
    public void Set(IEnumerable<PublishedObject> objects)
    {
        PublicationDefinition before = _publication;
        _publication = before with { Tables = [], Schemas = [] };
        Add(objects, isNew: true);
        _publication = _publication with
        {
            Tables = [.. _publication.Tables.Select(table => before.Tables.FirstOrDefault(was => was.TableId == table.TableId) is { } was ? table with { Id = was.Id } : table)],
            Schemas = [.. _publication.Schemas.Select(schema => before.Schemas.FirstOrDefault(was => was.SchemaId == schema.SchemaId) ?? schema)],
        };
    }

    public void Drop(IEnumerable<PublishedObject> objects)
    {
        List<int> named = [];
        foreach (PublishedObject item in objects)
        {
            if (item.Table is null)
            {
                SchemaDefinition schema = Schema(item);
                if (!_publication.Schemas.Any(other => other.SchemaId == schema.Id))
                {
                    throw new SqlErrorException(SqlState.UndefinedObject, $"tables from schema \"{schema.Name}\" are not part of the publication");
                }

                _publication = _publication with { Schemas = _publication.Schemas.RemoveAll(other => other.SchemaId == schema.Id) };
                continue;
            }

            if (item.Columns.Count > 0)
            {
                throw new SqlErrorException(SqlState.SyntaxError, "column list must not be specified in ALTER PUBLICATION ... DROP");
            }

            foreach (PublishedTable table in Tables(item, named))
            {
                if (!_publication.Tables.Any(other => other.TableId == table.TableId))
                {
                    throw new SqlErrorException(SqlState.UndefinedObject, $"relation \"{Name(table.TableId)}\" is not part of the publication");
                }

                if (item.Where is not null)
                {
                    throw new SqlErrorException(SqlState.SyntaxError, "cannot use a WHERE clause when removing a table from a publication");
                }

                _publication = _publication with { Tables = _publication.Tables.RemoveAll(other => other.TableId == table.TableId) };
            }
        }
    }

    /// <exception cref="SqlErrorException">22023: what is said of a table doesn't go with the rest.</exception>
    public PublicationDefinition Checked()
    {
        foreach (PublishedTable published in _publication.Tables)
        {
            if (!context.Catalog.TryGetTable(published.TableId, out TableDefinition? table))
            {
                continue;
            }

            if (!published.ColumnIds.IsEmpty && !_publication.Schemas.IsEmpty)
            {
                throw NoColumns(table, "Column lists cannot be specified in publications containing FOR TABLES IN SCHEMA elements.");
            }

            if (table.IsPartitioned && !_publication.IsViaRoot && (published.WhereSql is not null || !published.ColumnIds.IsEmpty))
            {
                throw published.WhereSql is null
                    ? NoColumns(table, "Column lists cannot be specified for partitioned tables when publish_via_partition_root is false.")
                    : Refused($"cannot use publication WHERE clause for relation \"{table.Name}\"", "WHERE clause cannot be used for a partitioned table when publish_via_partition_root is false.");
            }
        }

        return _publication;
    }

    private SqlErrorException NoColumns(TableDefinition table, string detail) =>
        Refused($"cannot use column list for relation \"{context.Names.SchemaName(table.SchemaId)}.{table.Name}\" in publication \"{_publication.Name}\"", detail);

    private void AddSchema(SchemaDefinition schema, bool isNew)
    {
        if (schema.Id is not SystemCatalog.PublicSchemaId and < SystemCatalog.FirstUserId)
        {
            throw Refused($"cannot add schema \"{schema.Name}\" to publication", "This operation is not supported for system schemas.");
        }

        if (_publication.Schemas.Any(other => other.SchemaId == schema.Id))
        {
            if (isNew)
            {
                return;
            }

            throw new SqlErrorException(SqlState.DuplicateObject, $"schema \"{schema.Name}\" is already member of publication \"{_publication.Name}\"");
        }

        _publication = _publication with { Schemas = _publication.Schemas.Add(new PublishedSchema(context.Transaction.Ddl.NextId(), schema.Id)) };
    }

    /// <summary>The table named and, unless it is named with ONLY, its heirs.</summary>
    /// <param name="named">Ids of those that the statement has named before: again, they are passed over.</param>
    private IEnumerable<PublishedTable> Tables(PublishedObject item, List<int> named)
    {
        TableDefinition table = context.Names.GetTable(item.Table!.Name);
        if (named.Contains(table.Id))
        {
            string? clause = item.Where is not null ? "WHERE clauses" : item.Columns.Count > 0 ? "column lists" : null;
            if (clause is not null)
            {
                throw new SqlErrorException(SqlState.DuplicateObject, $"conflicting or redundant {clause} for table \"{table.Name}\"");
            }

            yield break;
        }

        IEnumerable<TableDefinition> heirs = item.Table.IsOnly || table.IsPartitioned ? [] : context.Catalog.GetDescendants(table);
        foreach (TableDefinition one in heirs.Prepend(table).Where(one => !named.Contains(one.Id)).ToArray())
        {
            named.Add(one.Id);
            context.Rights.RequireOwner(one);
            RequirePublishable(one);
            string? where = item.Where is { } condition ? Where(one, condition) : null;
            yield return new PublishedTable(context.Transaction.Ddl.NextId(), one.Id, Columns(one, item), where);
        }
    }

    private static void RequirePublishable(TableDefinition table)
    {
        string? kind = table.Kind switch
        {
            TableKind.View => "views",
            TableKind.MaterializedView => "materialized views",
            _ => table.IsTemporary ? "temporary tables" : table.IsUnlogged ? "unlogged tables" : null,
        };
        if (kind is not null)
        {
            throw Refused($"cannot add relation \"{table.Name}\" to publication", $"This operation is not supported for {kind}.");
        }
    }

    private static ImmutableArray<int> Columns(TableDefinition table, PublishedObject item)
    {
        SortedSet<int> ids = [];
        foreach (string name in item.Columns)
        {
            if (table.FindColumn(name) is not { } column)
            {
                throw SystemColumns.IsName(name)
                    ? new SqlErrorException(SqlState.InvalidColumnReference, $"cannot use system column \"{name}\" in publication column list")
                    : new SqlErrorException(SqlState.UndefinedColumn, $"column \"{name}\" of relation \"{table.Name}\" does not exist");
            }

            if (column.GeneratedSql is not null)
            {
                throw new SqlErrorException(SqlState.InvalidColumnReference, $"cannot use generated column \"{name}\" in publication column list");
            }

            if (!ids.Add(column.Id))
            {
                throw new SqlErrorException(SqlState.DuplicateObject, $"duplicate column \"{name}\" in publication column list");
            }
        }

        return [.. ids];
    }

    private string Where(TableDefinition table, Expression condition)
    {
        BindingContext binding = context.NewBinding(keepsCalls: true);
        (binding.CalledFunctions, binding.NamedTypes) = ([], []);
        BoundExpression bound = DefinitionExpressions.Binder(binding, table, ExpressionRules.PublishedRows).BindCondition(condition, "PUBLICATION WHERE");
        string? refused = bound.Nodes().Any(static node => node is BoundSubquery) ? Allowed
            : binding.CalledFunctions.Any(id => context.Catalog.TryGet(id, out OperatorDefinition? _)) ? "User-defined operators are not allowed."
            : binding.NamedTypes.Count > 0 || bound.Nodes().Any(node => context.Catalog.FindDefinition(node.Type.Type) is not null) ? "User-defined types are not allowed."
            : binding.CalledFunctions.Count > 0 || bound.Nodes().Any(static node => !CastVolatility.IsImmutable(node)) ? "User-defined or built-in mutable functions are not allowed."
            : null;
        return refused is null
            ? DefinitionExpressions.Print(condition, binding)
            : throw new SqlErrorException(SqlState.FeatureNotSupported, "invalid publication WHERE expression", refused, position: bound.Position);
    }

    private SchemaDefinition Schema(PublishedObject item) => item.Schema is { } name
        ? context.Names.GetSchema(name)
        : context.Names.FirstSchema() ?? throw new SqlErrorException(SqlState.InvalidSchemaName, "no schema has been selected for CURRENT_SCHEMA");

    private string Name(int tableId) => context.Catalog.TryGetTable(tableId, out TableDefinition? table) ? table.Name : "";

    private static SqlErrorException Refused(string message, string detail) => new(SqlState.InvalidParameterValue, message, detail);
}
