using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// A row type gets fields or loses some. Rows that hold values of it stay as they are, as these are read by the numbers of their fields; only keys hold all fields of a value, so that tables with keys of such
/// values are written anew. Texts in definitions that write rows out get or lose the fields, too (<see cref="FollowedFields"/>).
/// </summary>
internal static class RowTypeChange
{
    /// <param name="rowTypeId">OID of the type.</param>
    /// <param name="name">What it goes by.</param>
    /// <param name="loses">Whether it loses a field.</param>
    /// <param name="put">Puts the definition with other fields.</param>
    /// <exception cref="SqlErrorException">0A000: by values of it rows are told apart into partitions; 23505: keys are equal without the field; 55006.</exception>
    public static void CarryOut(StatementContext context, int rowTypeId, string name, bool loses, Action put)
    {
        Dependencies.NoteSearch(context);
        RequirePlaces(context.Catalog, rowTypeId, name, loses);
        CatalogSnapshot before = context.Catalog;
        put();
        FollowedFields.Follow(context, before, rowTypeId, name);
        WriteKeys(context, rowTypeId, name);
    }

    /// <summary>Rows would have to move where a field goes, or, as hashes are made of all fields, comes.</summary>
    private static void RequirePlaces(CatalogSnapshot catalog, int rowTypeId, string name, bool loses)
    {
        if (catalog.Uses.HoldersOf(rowTypeId).OfType<TableDefinition>().FirstOrDefault(table => table.Partitioning is { } partitioning && (loses || partitioning.Strategy == PartitionStrategy.Hash)
            && partitioning.Key.Any(part => part.Type.Type.Holds(rowTypeId))) is { } table)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot alter type \"{name}\" because the partition key of table \"{table.Name}\" uses it");
        }
    }

    private static void WriteKeys(StatementContext context, int rowTypeId, string name)
    {
        // Keys that others refer to come first: rows are tested against them.
        string[] words = FollowedFields.Words(context.Catalog, rowTypeId, name);
        TableDefinition[] tables =
        [
            .. FollowedFields.Users(context.Catalog, rowTypeId, words).OfType<TableDefinition>().Where(table => table.Kind != TableKind.View && !table.IsPartitioned && HasKeyOf(context, table, rowTypeId, words))
                .OrderBy(table => table.ForeignKeys.Any(key => key.ReferencedTableId != table.Id)).ThenBy(static table => table.Id),
        ];
        foreach (TableDefinition table in tables)
        {
            context.RequireNotInUse(table, "ALTER TYPE");
            context.Transaction.Ddl.Rewrite(table, table, static (before, row) => before.CopyTo(row));
        }
    }

    private static bool HasKeyOf(StatementContext context, TableDefinition table, int rowTypeId, string[] words)
    {
        bool hasColumn = table.LiveColumns.Any(column => column.Type.Type.Holds(rowTypeId));
        return table.Indexes.Any(index => index.Parts.Any(part => part.Type.Type.Holds(rowTypeId) || Uses(part.ExpressionSql))
                || index.IncludedColumnIds.Any(id => table.FindColumn(id)!.Type.Type.Holds(rowTypeId))
                || Uses(index.PredicateSql))
            || table.ForeignKeys.Any(key => key.ColumnIds.Any(id => table.FindColumn(id)!.Type.Type.Holds(rowTypeId)))
            || table.LiveColumns.Any(column => Uses(column.GeneratedSql));

        bool Uses(string? sql) => sql is not null && (hasColumn || FollowedFields.MayHave(sql, words))
            && DefinitionExpressions.Binder(context.NewBinding(keepsCalls: true), table, ExpressionRules.Index).Bind(SqlParser.ParseExpression(sql)).Nodes().Any(node => node.Type.Type.Holds(rowTypeId));
    }
}
