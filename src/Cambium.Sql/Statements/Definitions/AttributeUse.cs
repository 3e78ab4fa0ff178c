using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Sql.Binding;
using Cambium.Sql.Statements.Definitions.Uses;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>What relies on an attribute of a composite type: what can't be bound, or means something else, without it.</summary>
internal static class AttributeUse
{
    public static IReadOnlyList<CatalogObject> Of(StatementContext context, TypeDefinition type, string attribute) => Relying(context, type.Id, type.Name, type.WithoutField(attribute));

    /// <summary>What relies on a column as a field of its table's row type, of which columns and functions elsewhere are.</summary>
    public static IReadOnlyList<CatalogObject> Of(StatementContext context, TableDefinition table, ColumnDefinition column) =>
        context.Catalog.Uses.HoldersOf(table.RowTypeId).Any(other => other.Id != table.Id && FollowedFields.IsOfType(other, table.RowTypeId))
            ? Relying(context, table.RowTypeId, table.Name, table with { Columns = table.Columns.SetItem(column.Ordinal, ColumnRemoval.Dropped(column)) })
            : [];

    private static IReadOnlyList<CatalogObject> Relying(StatementContext context, int rowTypeId, string name, Definition changed)
    {
        Dependencies.NoteSearch(context);
        CatalogSnapshot with = context.Catalog;
        CatalogSnapshot without = With(context, rowTypeId, name, changed);
        return
        [
            .. with.All.Where(definition => definition.Id >= SystemCatalog.FirstUserId && definition is TableDefinition or FunctionDefinition or TypeDefinition or StatisticsDefinition or PublicationDefinition)
                .OrderBy(static definition => definition.Id)
                .SelectMany(definition => Texts(definition, with).Zip(without.TryGet(definition.Id, out Definition? then) ? Texts(then, without) : []))
                .Where(text => Binds(text.First, with) && !Binds(text.Second, without))
                .Select(static text => text.First.User).Where(user => user.Definition.Id != changed.Id).DistinctBy(static user => user.Key),
        ];
    }

    /// <exception cref="SqlErrorException">0A000: texts name the type, or use the attribute.</exception>
    public static void RequireNone(StatementContext context, TypeDefinition type, string attribute)
    {
        if (DefinitionUse.Users(context.Catalog, type).FirstOrDefault() is { } user)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot alter type \"{type.Name}\" because {Describe(context, user)} uses it");
        }

        if (Of(context, type, attribute).FirstOrDefault() is { } relying)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "cannot alter type of a column used by a view or rule", $"{Describe(context, relying)} depends on column \"{attribute}\"");
        }
    }

    /// <summary>A view's own text is a rule, to PostgreSQL.</summary>
    public static string Describe(StatementContext context, CatalogObject user) =>
        (user is TableObject { Table.ViewSql: not null } ? $"rule {RuleCommand.ViewRule} on " : "") + user.Describe(context.Names.VisibleName);

    /// <summary>The catalog as it would be.</summary>
    private static CatalogSnapshot With(StatementContext context, int rowTypeId, string name, Definition changed)
    {
        Savepoint savepoint = context.Transaction.CreateSavepoint();
        CatalogSnapshot before = context.Catalog;
        context.Transaction.Ddl.Put(changed);
        FollowedFields.Follow(context, before, rowTypeId, name);
        CatalogSnapshot catalog = context.Catalog;
        context.Transaction.RollbackTo(savepoint);
        context.Transaction.Release(savepoint);
        return catalog;
    }

    private static IEnumerable<StoredText> Texts(Definition definition, CatalogSnapshot catalog) => StoredText.Of(definition, catalog).Concat(Query(definition));

    /// <summary>A view's query as a text of its own: its columns have to be the view's.</summary>
    private static IEnumerable<StoredText> Query(Definition definition)
    {
        if (definition is TableDefinition { ViewSql: { } sql } view)
        {
            yield return new StoredText(new TableObject(view), sql, binding =>
                ViewNames.Bind(view, binding).Columns.Select(static column => column.Column.Type).SequenceEqual(view.LiveColumns.Select(static column => column.Type))
                    ? []
                    : throw new SqlErrorException(SqlState.InvalidTableDefinition, "the view's columns have changed"));
        }
    }

    private static bool Binds(StoredText text, CatalogSnapshot catalog)
    {
        try
        {
            text.Bind(StoredText.NewBinding(text.User.Definition, catalog));
            return true;
        }
        catch (SqlErrorException)
        {
            return false;
        }
    }
}
