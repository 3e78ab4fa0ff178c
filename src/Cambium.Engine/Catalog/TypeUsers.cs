using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>
/// Definitions hold their types, so those that use a type which has got new labels or fields must get the new one. They are read anew from
/// their own form in the catalog, in which types are names; their versions stay, as nothing about themselves has changed.
/// </summary>
internal static class TypeUsers
{
    /// <param name="catalog">The changes made.</param>
    /// <param name="before">The catalog they were made in.</param>
    internal static CatalogSnapshot Refresh(CatalogSnapshot catalog, CatalogSnapshot before, IReadOnlyList<CatalogChange> changes)
    {
        HashSet<int> changed = [];
        foreach (CatalogChange change in changes)
        {
            AddChangedTypes(before.Find(change.Id), change.After, changed);
        }

        if (changed.Count == 0)
        {
            return catalog;
        }

        Func<ReadOnlyMemory<byte>, Definition> reader = DefinitionJson.CreateReader(catalog.FindDataType);
        CatalogChange[] users =
        [
            .. catalog.All
                .Where(definition => changes.All(change => change.Id != definition.Id) && TypesOf(definition).Any(type => changed.Contains(type.Type.Oid)))
                .Select(definition => new CatalogChange(definition.Id, definition, reader(DefinitionJson.Write(definition)))),
        ];
        return users.Length == 0 ? catalog : catalog.With(users, catalog.Version);
    }

    private static void AddChangedTypes(Definition? before, Definition? after, HashSet<int> changed)
    {
        if (before is TypeDefinition && after is TypeDefinition type)
        {
            changed.Add(type.Id);
            changed.Add(type.ArrayId);
        }
        else if (before is TableDefinition old && after is TableDefinition table
            && !old.LiveColumns.Select(column => (column.Name, column.Type)).SequenceEqual(table.LiveColumns.Select(column => (column.Name, column.Type))))
        {
            changed.Add(table.RowTypeId);
            changed.Add(table.RowArrayId);
        }
    }

    private static IEnumerable<SqlType> TypesOf(Definition definition) => definition switch
    {
        TableDefinition table => table.LiveColumns.Select(column => column.Type),
        TypeDefinition type => type.Fields.Select(field => field.Type).Concat(type.BaseType is { } baseType ? [baseType] : []),
        FunctionDefinition function => function.ArgumentTypes.Append(function.ReturnType),
        _ => [],
    };
}
