using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>
/// Definitions hold their types, so those that use a type which has got new labels or fields must get the new one. They are read anew from
/// their own form in the catalog, in which types are names; their versions stay, as nothing about themselves has changed.
/// </summary>
internal static class TypeUsers
{
    /// <summary>What users are read anew is a change again: types within types get the new one from the inside outwards.</summary>
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
            .. catalog.Uses.Of(changed)
                .Where(definition => TypesOf(definition).Any(type => changed.Contains(type.Type.Oid)))
                .Select(definition => new CatalogChange(definition.Id, definition, reader(DefinitionJson.Write(definition)))),
        ];
        return users.Length == 0 ? catalog : catalog.With(users, catalog.Version);
    }

    /// <summary>Definitions from elsewhere that were put into a catalog, with the types it has now; one of which a type is gone keeps it.</summary>
    internal static CatalogSnapshot Renew(CatalogSnapshot catalog, IEnumerable<Definition> definitions)
    {
        Definition[] outdated =
        [
            .. definitions.Where(definition => TypesOf(definition).Select(static type => type.Type).Where(static type => (uint)type.Oid >= SystemCatalog.FirstUserId).ToArray() is { Length: > 0 } types
                && types.All(type => catalog.FindDataType(type.Oid) is not null) && types.Any(type => !ReferenceEquals(catalog.FindDataType(type.Oid), type))),
        ];
        if (outdated.Length == 0)
        {
            return catalog;
        }

        Func<ReadOnlyMemory<byte>, Definition> reader = DefinitionJson.CreateReader(catalog.FindDataType);
        return catalog.With([.. outdated.Select(definition => new CatalogChange(definition.Id, definition, reader(DefinitionJson.Write(definition))))], catalog.Version);
    }

    private static void AddChangedTypes(Definition? before, Definition? after, HashSet<int> changed)
    {
        if (before is TypeDefinition && after is TypeDefinition type)
        {
            changed.Add(type.Id);
            changed.Add(type.ArrayId);
        }
        else if (before is TableDefinition old && after is TableDefinition table
            && !(old.LiveColumns.Count() == table.LiveColumns.Count() && old.LiveColumns.Zip(table.LiveColumns, IsSame).All(static same => same)))
        {
            changed.Add(table.RowTypeId);
            changed.Add(table.RowArrayId);
        }
    }

    private static bool IsSame(ColumnDefinition one, ColumnDefinition other) => one.Name == other.Name && one.Type == other.Type && ReferenceEquals(one.Type.Type, other.Type.Type);

    /// <summary>A definition of a type that isn't there could not be read again.</summary>
    /// <exception cref="SqlErrorException">XX000: an object depends on what is dropped and wasn't found.</exception>
    internal static void RequireThere(CatalogSnapshot catalog, IEnumerable<CatalogChange> changes)
    {
        HashSet<int> gone = [];
        foreach (CatalogChange change in changes.Where(static change => change.After is null))
        {
            int[] types = change.Before switch
            {
                TypeDefinition type => [type.Id, type.ArrayId],
                TableDefinition table => [table.RowTypeId, table.RowArrayId],
                _ => [],
            };
            gone.UnionWith(types);
        }

        if (gone.Count > 0 && catalog.Uses.Of(gone).FirstOrDefault(definition => TypesOf(definition).Any(type => gone.Contains(type.Type.Oid))) is { } user)
        {
            throw new SqlErrorException(SqlState.InternalError, $"\"{user.Name}\" is of a type that was dropped");
        }
    }

    internal static IEnumerable<SqlType> TypesOf(Definition definition) => definition switch
    {
        TableDefinition table => table.LiveColumns.Select(column => column.Type).Concat(table.Indexes.SelectMany(index => index.Parts).Concat(table.Partitioning?.Key ?? []).Select(part => part.Type)),
        TypeDefinition type => type.Fields.Select(field => field.Type).Concat(type.BaseType is { } baseType ? [baseType] : []),
        FunctionDefinition function => function.ArgumentTypes.Append(function.ReturnType).Concat(function.Parameters.Select(parameter => parameter.Type)),
        OperatorDefinition @operator => @operator.Left is { } left ? [left, @operator.Right, @operator.Result] : [@operator.Right, @operator.Result],
        OperatorClassDefinition @class => @class.Operators.Concat(@class.Functions).SelectMany(static member => (SqlType[])[member.Left, member.Right]).Append(@class.InputType),
        CastDefinition cast => [cast.Source, cast.Target],
        _ => [],
    };
}
