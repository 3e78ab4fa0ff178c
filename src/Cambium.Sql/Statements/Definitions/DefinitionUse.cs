using Cambium.Engine.Catalog;
using Cambium.Sql.Statements.Definitions.Uses;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>What calls a function, uses an operator, names a type or draws from a sequence in its definition: aggregates, and whose texts use it.</summary>
internal static class DefinitionUse
{
    public static IEnumerable<CatalogObject> Users(CatalogSnapshot catalog, Definition used) => Users(catalog, used, [UsedObject.Of(used), UsedObject.TypeOf(used)]);

    /// <summary>What has to do with a relation's rows as values; to read or to write it is no use of its row type.</summary>
    public static IEnumerable<CatalogObject> UsersOfRowType(CatalogSnapshot catalog, TableDefinition table) => Users(catalog, table, [UsedObject.TypeOf(table)]);

    private static IEnumerable<CatalogObject> Users(CatalogSnapshot catalog, Definition used, UsedObject[] sought)
    {
        foreach (FunctionDefinition aggregate in catalog.Uses.Of(used.Id).OfType<FunctionDefinition>().Where(other => other.Aggregate?.Uses(used.Id) == true))
        {
            yield return new FunctionObject(aggregate);
        }

        // A cast is used without a word.
        IEnumerable<Definition> candidates = catalog.Uses.Of(used.Id).Union(catalog.Uses.Mentioning(used is CastDefinition ? "" : used.Name));
        foreach (Definition definition in candidates.Where(other => other.Id != used.Id && Mentions(other, used, catalog)).OrderBy(Rank).ThenBy(static other => other.Id))
        {
            foreach (TextUse use in TextUses.Of(definition, catalog).Where(use => use.Used.Any(one => sought.Contains(one with { ColumnId = 0 }))))
            {
                yield return use.User;
            }
        }
    }

    /// <summary>The functions whose bodies, and the rules whose commands read or write a column.</summary>
    public static IEnumerable<CatalogObject> Users(CatalogSnapshot catalog, TableDefinition table, ColumnDefinition column) => catalog.Uses.Of(table.Id).Append(table)
        .Where(definition => Names(definition, table))
        .Distinct()
        .OrderBy(static definition => definition.Id)
        .SelectMany(definition => TextUses.Of(definition, catalog))
        .Where(use => use.User is FunctionObject or RuleObject && use.Used.Contains(new UsedObject(CatalogOids.PgClass, table.Id, column.Id)))
        .Select(static use => use.User);

    /// <summary>Whether it is a function whose body names the relation, by whatever name, or a table with rules that do.</summary>
    public static bool Names(Definition definition, Definition relation) => definition switch
    {
        FunctionDefinition function => function.BodyNames.Any(name => name.RelationId == relation.Id),
        TableDefinition table => table.Rules.Any(rule => table.Id == relation.Id || rule.Names.Any(name => name.RelationId == relation.Id)),
        _ => false,
    };

    /// <summary>Whether the name stands in a text at all: most needn't be bound. Names of tables stand in many texts, seldom as types; a cast is used without a word.</summary>
    private static bool Mentions(Definition definition, Definition used, CatalogSnapshot catalog) => Names(definition, used) || StoredText.Of(definition, catalog).Any(text => used is CastDefinition
        || (text.Sql.Contains(used.Name, StringComparison.Ordinal) && (used is not TableDefinition || Words.Of(text.Sql).Contains(used.Name) || text.Sql.Contains('\'', StringComparison.Ordinal))));

    private static int Rank(Definition definition) => definition is TypeDefinition ? 0 : definition is TableDefinition ? 1 : 2;
}
