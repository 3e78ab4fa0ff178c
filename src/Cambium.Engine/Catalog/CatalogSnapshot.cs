using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>
/// All definitions as of one position. Immutable; a changed catalog shares all that didn't change. Safe on any thread.
/// </summary>
public sealed class CatalogSnapshot
{
    private readonly ImmutableDictionary<int, Definition> _byId;
    private readonly ImmutableDictionary<DefinitionName, Definition> _byName;
    private readonly ImmutableDictionary<DefinitionName, ImmutableArray<Definition>> _overloads;
    private readonly ImmutableDictionary<int, int> _tableOfIndex;
    private readonly ImmutableDictionary<DefinitionName, int> _indexByName;
    private readonly ImmutableDictionary<int, TypeDefinition> _typeOfArray;
    // Derived on first use; two threads may both derive it and keep either.
    private ImmutableDictionary<int, ImmutableArray<ReferencingKey>> _referencing = ImmutableDictionary<int, ImmutableArray<ReferencingKey>>.Empty;
    private ImmutableDictionary<int, ImmutableArray<RoleMembership>>? _membershipsOf;
    private ImmutableDictionary<(int Source, int Target), CastDefinition>? _casts;
    private CatalogParts? _parts;
    private CatalogDifference? _difference;
    private CatalogUses? _uses;
    private CatalogUses.Last _lastUses = new();
    private RareDefinitions _rare = RareDefinitions.None;

    private CatalogSnapshot(
        long version,
        ImmutableDictionary<int, Definition> byId,
        ImmutableDictionary<DefinitionName, Definition> byName,
        ImmutableDictionary<DefinitionName, ImmutableArray<Definition>> overloads,
        ImmutableDictionary<int, int> tableOfIndex,
        ImmutableDictionary<DefinitionName, int> indexByName,
        ImmutableDictionary<int, TypeDefinition> typeOfArray,
        ImmutableHashSet<int> missingTrees,
        CatalogTrail trail)
    {
        (Version, MissingTrees, Trail) = (version, missingTrees, trail);
        (_byId, _byName, _overloads) = (byId, byName, overloads);
        (_tableOfIndex, _indexByName, _typeOfArray) = (tableOfIndex, indexByName, typeOfArray);
    }

    /// <summary>The catalog of a new database.</summary>
    public static CatalogSnapshot Initial { get; } = new CatalogSnapshot(
        0, ImmutableDictionary<int, Definition>.Empty, ImmutableDictionary<DefinitionName, Definition>.Empty, ImmutableDictionary<DefinitionName, ImmutableArray<Definition>>.Empty,
        ImmutableDictionary<int, int>.Empty,
        ImmutableDictionary<DefinitionName, int>.Empty,
        ImmutableDictionary<int, TypeDefinition>.Empty,
        [], CatalogTrail.Start).With([.. SystemCatalog.Definitions.Select(static d => new CatalogChange(d.Id, null, d))], 0);

    /// <summary>Position of the commit that changed the catalog last; a transaction's own catalog counts on from there.</summary>
    public long Version { get; }

    /// <summary>
    /// Trees of secondary indexes that are defined but have no entries at the moment: left out by the checkpoint, or damaged. A state
    /// of this process and no definition; it is here because plans hold for one catalog, and depend on it.
    /// </summary>
    public ImmutableHashSet<int> MissingTrees { get; }

    /// <summary>How it has become what it is.</summary>
    internal CatalogTrail Trail { get; }

    /// <summary>Every definition, in no order.</summary>
    public IEnumerable<Definition> Everything => _byId.Values;

    /// <summary>Without the tables that stand behind relations of pg_catalog.</summary>
    public IEnumerable<Definition> All => Everything.Where(static definition => !IsOfSystem(definition));

    /// <summary>Whether it is a table that stands behind a relation of pg_catalog.</summary>
    public static bool IsOfSystem(Definition definition) => definition is TableDefinition { Id: < SystemCatalog.FirstUserId };

    public IEnumerable<TableDefinition> AllTables => _byId.Values.OfType<TableDefinition>();

    /// <summary>Those of users: without the ones that stand behind relations of pg_catalog.</summary>
    public IEnumerable<TableDefinition> Tables => AllTables.Where(static table => table.Id >= SystemCatalog.FirstUserId);

    /// <summary>In the order of their ids.</summary>
    public IEnumerable<SchemaDefinition> Schemas => _rare.Schemas;

    /// <summary>In the order in which they fire: that of their names.</summary>
    public ImmutableArray<EventTriggerDefinition> EventTriggers => _rare.EventTriggers;

    public IEnumerable<PublicationDefinition> Publications => _byId.Values.OfType<PublicationDefinition>();

    public IEnumerable<SequenceDefinition> Sequences => _byId.Values.OfType<SequenceDefinition>();

    public IEnumerable<TypeDefinition> Types => _byId.Values.OfType<TypeDefinition>();

    public IEnumerable<FunctionDefinition> Functions => _byId.Values.OfType<FunctionDefinition>();

    /// <summary>In the order of their ids.</summary>
    public ImmutableArray<OperatorClassDefinition> OperatorClasses => _rare.OperatorClasses;

    /// <inheritdoc cref="OperatorClasses"/>
    public ImmutableArray<OperatorFamilyDefinition> OperatorFamilies => _rare.OperatorFamilies;

    public CatalogParts Parts => _parts ??= new CatalogParts(this);

    public CatalogUses Uses => _uses ??= new CatalogUses(this, _lastUses);

    public IEnumerable<TextSearchConfigurationDefinition> TextSearchConfigurations => _byId.Values.OfType<TextSearchConfigurationDefinition>();

    public IEnumerable<TextSearchDictionaryDefinition> TextSearchDictionaries => _byId.Values.OfType<TextSearchDictionaryDefinition>();

    public IEnumerable<ExtensionDefinition> Extensions => _byId.Values.OfType<ExtensionDefinition>();

    public IEnumerable<RoleDefinition> Roles => _byId.Values.OfType<RoleDefinition>();

    public IEnumerable<DatabaseDefinition> Databases => _byId.Values.OfType<DatabaseDefinition>();

    public IEnumerable<RoleSettings> RoleSettings => _byId.Values.OfType<RoleSettings>();

    public IEnumerable<DefaultPrivileges> DefaultPrivileges => _rare.DefaultPrivileges;

    /// <summary>How far the shared definitions have come here.</summary>
    public SharedState SharedState => (SharedState)_byId[SystemCatalog.SharedStateId];

    public IEnumerable<RoleMembership> Memberships => _byId.Values.OfType<RoleMembership>();

    /// <summary>Finds a definition of kind <typeparamref name="T"/> by its id.</summary>
    public bool TryGet<T>(int id, [NotNullWhen(true)] out T? definition)
        where T : Definition
    {
        definition = _byId.GetValueOrDefault(id) as T;
        return definition is not null;
    }

    public bool TryGetTable(int id, [NotNullWhen(true)] out TableDefinition? table) => TryGet(id, out table);

    public bool TryGetTable(int schemaId, string name, [NotNullWhen(true)] out TableDefinition? table) => TryGet(NameClass.Relation, schemaId, name, out table);

    public bool TryGetSchema(string name, [NotNullWhen(true)] out SchemaDefinition? schema) => TryGet(NameClass.Schema, 0, name, out schema);

    /// <summary>
    /// The schema that a statement means by <paramref name="written"/>: the one of that name, and for <see cref="SystemCatalog.CambiumSchemaShortName"/>, unless a user has
    /// made a schema of that name, the system's.
    /// </summary>
    public bool TryResolveSchema(string written, [NotNullWhen(true)] out SchemaDefinition? schema) =>
        TryGetSchema(written, out schema) || written == SystemCatalog.CambiumSchemaShortName && TryGet(SystemCatalog.CambiumSchemaId, out schema);

    public bool TryGetType(int schemaId, string name, [NotNullWhen(true)] out TypeDefinition? type) => TryGet(NameClass.Type, schemaId, name, out type);

    /// <summary>Whether the session has anything temporary, and with that its own schema.</summary>
    public bool HasTemporarySchema => _rare.HasTemporary;

    public bool TryGetLanguage(string name, [NotNullWhen(true)] out LanguageDefinition? language) => TryGet(NameClass.Language, 0, name, out language);

    public bool TryGetRole(string name, [NotNullWhen(true)] out RoleDefinition? role) => TryGet(NameClass.Role, 0, name, out role);

    public bool TryGetDatabase(string name, [NotNullWhen(true)] out DatabaseDefinition? database) => TryGet(NameClass.Database, 0, name, out database);

    public bool TryGetExtension(string name, [NotNullWhen(true)] out ExtensionDefinition? extension) => TryGet(NameClass.Extension, 0, name, out extension);

    /// <summary>What was granted on an object of the system; null when that was never changed.</summary>
    public SystemPrivileges? FindSystemPrivileges(int classId, int objectId) => HasSystemPrivileges ? _rare.SystemPrivileges.GetValueOrDefault((classId, objectId)) : null;

    /// <summary>What was granted on objects of the system has been changed on some.</summary>
    public bool HasSystemPrivileges => !_rare.SystemPrivileges.IsEmpty;

    /// <summary>The overloads of a function; empty when there is none.</summary>
    public ImmutableArray<FunctionDefinition> GetFunctions(int schemaId, string name) => GetOverloads<FunctionDefinition>(new DefinitionName(NameClass.Function, schemaId, name));

    /// <summary>The operators of those characters; empty when there is none.</summary>
    public ImmutableArray<OperatorDefinition> GetOperators(int schemaId, string symbol) => GetOverloads<OperatorDefinition>(new DefinitionName(NameClass.Operator, schemaId, symbol));

    /// <summary>The operator classes of a name, one for each access method at most; empty when there is none.</summary>
    public ImmutableArray<OperatorClassDefinition> GetOperatorClasses(int schemaId, string name) => GetOverloads<OperatorClassDefinition>(new DefinitionName(NameClass.OperatorClass, schemaId, name));

    /// <summary>The cast that a user has made from one type to another, themselves and not what they are domains over; null when there is none.</summary>
    public CastDefinition? FindCast(DataType source, DataType target)
    {
        _casts ??= _overloads.Where(static entry => entry.Key.Class == NameClass.Cast).SelectMany(static entry => entry.Value).Cast<CastDefinition>()
            .ToImmutableDictionary(static cast => (cast.Source.Type.Oid, cast.Target.Type.Oid));
        return _casts.IsEmpty ? null : _casts.GetValueOrDefault((source.Oid, target.Oid));
    }

    public bool TryGetIndex(int indexId, [NotNullWhen(true)] out TableDefinition? table, [NotNullWhen(true)] out IndexDefinition? index)
    {
        index = null;
        if (_tableOfIndex.TryGetValue(indexId, out int tableId) && TryGetTable(tableId, out table))
        {
            index = table.FindIndex(indexId);
            return index is not null;
        }

        table = null;
        return false;
    }

    public bool TryGetIndex(int schemaId, string name, [NotNullWhen(true)] out TableDefinition? table, [NotNullWhen(true)] out IndexDefinition? index)
    {
        if (_indexByName.TryGetValue(new DefinitionName(NameClass.Relation, schemaId, name), out int indexId))
        {
            return TryGetIndex(indexId, out table, out index);
        }

        table = null;
        index = null;
        return false;
    }

    /// <summary>Whether an index has no entries at the moment: plans do without it.</summary>
    public bool IsMissing(IndexDefinition index) => !MissingTrees.IsEmpty && MissingTrees.Contains(index.TreeId);

    /// <summary>Whether an object of that name exists (of functions and operators: any overload; of relations: indexes too).</summary>
    public bool IsNameTaken(NameClass nameClass, int schemaId, string name)
    {
        DefinitionName key = new(nameClass, schemaId, name);
        return _byName.ContainsKey(key) || _overloads.ContainsKey(key) || _indexByName.ContainsKey(key);
    }

    /// <summary>The data type with that OID, built in or made by a user, arrays included; null when there is none.</summary>
    public DataType? FindDataType(int oid)
    {
        if (DerivedOids.OfRow(oid) is { } relationId)
        {
            DataType? row = TryGet(relationId, out TableDefinition? rows) ? rows.RowType : RelationFacts.Find(relationId)?.RowType;
            return row is null || row.Oid == DerivedOids.Current(oid) ? row : row.Array;
        }

        if (oid < SystemCatalog.FirstUserId)
        {
            return DataType.FromOid(oid);
        }

        if (_typeOfArray.TryGetValue(oid, out TypeDefinition? element))
        {
            return element.DataType.Array;
        }

        return TryGet(oid, out TypeDefinition? type) ? type.DataType
            : TryGet(oid, out TableDefinition? table) ? table.RowType
            : null;
    }

    /// <summary>The definition that a data type made by a user, a row type or an array of these comes from; null for built-in ones.</summary>
    public Definition? FindDefinition(DataType type)
    {
        int oid = (type.Element ?? type).Oid;
        return Find(DerivedOids.OfRow(oid) ?? oid);
    }

    /// <summary>The foreign keys that reference a table, its own included, in the order in which they act: the oldest first.</summary>
    public ImmutableArray<ReferencingKey> GetReferencing(int tableId)
    {
        if (!_referencing.TryGetValue(tableId, out ImmutableArray<ReferencingKey> own))
        {
            own =
            [
                .. Uses.Of(tableId).OfType<TableDefinition>()
                    .SelectMany(static table => table.ForeignKeys, static (table, key) => new ReferencingKey(table, key, key.ReferencedColumnIds))
                    .Where(key => key.ForeignKey.ReferencedTableId == tableId).OrderBy(static key => key.ForeignKey.Id),
            ];
            _referencing = _referencing.SetItem(tableId, own);
        }

        return TryGetTable(tableId, out TableDefinition? table) && this.GetParent(table) is { } parent
            ? [.. own, .. GetReferencing(parent.Id).Select(key => key with { ReferencedColumnIds = [.. key.ReferencedColumnIds.Select(id => table.FindColumn(parent.FindColumn(id)!.Name)!.Id)] })]
            : own;
    }

    /// <summary>A role's memberships in others, direct ones only.</summary>
    public ImmutableArray<RoleMembership> GetMemberships(int memberId)
    {
        _membershipsOf ??= Memberships.GroupBy(static membership => membership.MemberId)
            .ToImmutableDictionary(static group => group.Key, static group => group.ToImmutableArray());
        return _membershipsOf.GetValueOrDefault(memberId, []);
    }

    /// <summary>Ids of the definitions with a name (several overloads; of an index its table's).</summary>
    internal IEnumerable<int> FindIds(DefinitionName name)
    {
        if (_byName.TryGetValue(name, out Definition? definition))
        {
            yield return definition.Id;
        }

        foreach (Definition overload in _overloads.GetValueOrDefault(name, []))
        {
            yield return overload.Id;
        }

        if (_indexByName.TryGetValue(name, out int index) && _tableOfIndex.TryGetValue(index, out int table))
        {
            yield return table;
        }
    }

    internal Definition? Find(int id) => _byId.GetValueOrDefault(id);

    /// <summary>This catalog with other indexes missing.</summary>
    internal CatalogSnapshot WithMissing(ImmutableHashSet<int> trees) => trees.SetEquals(MissingTrees)
        ? this
        : new CatalogSnapshot(Version, _byId, _byName, _overloads, _tableOfIndex, _indexByName, _typeOfArray, trees, Trail) { _lastUses = _lastUses, _rare = _rare };

    /// <summary>What this catalog has otherwise than another, of the same database.</summary>
    public CatalogDifference DifferenceTo(CatalogSnapshot other) =>
        _difference is { } known && known.From == other.Trail ? known : _difference = new CatalogDifference(other, this);

    /// <summary>The table and index that a tree of entries belongs to. Looks at all tables: for rare use.</summary>
    internal bool TryGetIndexOfTree(int treeId, [NotNullWhen(true)] out TableDefinition? table, [NotNullWhen(true)] out IndexDefinition? index)
    {
        foreach (TableDefinition candidate in AllTables)
        {
            if (candidate.Indexes.FirstOrDefault(own => own.TreeId == treeId && !own.IsPrimary) is { } found)
            {
                table = candidate;
                index = found;
                return true;
            }
        }

        table = null;
        index = null;
        return false;
    }

    /// <summary>This catalog with some definitions put or removed; cost grows with the changes only.</summary>
    internal CatalogSnapshot With(IReadOnlyList<CatalogChange> changes, long version)
    {
        var byId = _byId.ToBuilder();
        var byName = _byName.ToBuilder();
        var overloads = _overloads.ToBuilder();
        var tableOfIndex = _tableOfIndex.ToBuilder();
        var indexByName = _indexByName.ToBuilder();
        var typeOfArray = _typeOfArray.ToBuilder();

        List<Definition> touched = [];
        var missing = MissingTrees.ToBuilder();

        // All removals first: a name may move from one object to another within one commit.
        foreach (CatalogChange change in changes)
        {
            if (byId.TryGetValue(change.Id, out Definition? before))
            {
                byId.Remove(change.Id);
                RemoveNames(before);
                touched.Add(before);
            }
        }

        foreach (CatalogChange change in changes)
        {
            if (change.After is { } after)
            {
                byId[change.Id] = after;
                AddNames(after);
                touched.Add(after);
            }
        }

        // Of what is gone, nothing is missing.
        foreach (CatalogChange change in MissingTrees.IsEmpty ? [] : changes)
        {
            missing.ExceptWith(Transactions.Tip.TreesGivenUp(change));
        }

        CatalogSnapshot changed = new(
            version, byId.ToImmutable(), byName.ToImmutable(), overloads.ToImmutable(), tableOfIndex.ToImmutable(), indexByName.ToImmutable(), typeOfArray.ToImmutable(), missing.ToImmutable(),
            Trail.Then([.. changes.Select(static change => change.Id)]));
        changed.TakeDerived(this, changes, touched);
        return TypeUsers.Refresh(changed, this, changes);

        void RemoveNames(Definition definition)
        {
            DefinitionName name = NameOf(definition);
            if (definition.IsOverloaded)
            {
                ImmutableArray<Definition> rest = overloads[name].RemoveAll(other => other.Id == definition.Id);
                if (rest.IsEmpty)
                {
                    overloads.Remove(name);
                }
                else
                {
                    overloads[name] = rest;
                }

                return;
            }

            byName.Remove(name);
            if (definition is TableDefinition table)
            {
                foreach (IndexDefinition index in table.Indexes)
                {
                    tableOfIndex.Remove(index.Id);
                    indexByName.Remove(new DefinitionName(NameClass.Relation, table.SchemaId, index.Name));
                }
            }
            else if (definition is TypeDefinition type)
            {
                typeOfArray.Remove(type.ArrayId);
            }
        }

        void AddNames(Definition definition)
        {
            DefinitionName name = NameOf(definition);
            if (definition.IsOverloaded)
            {
                overloads[name] = overloads.TryGetValue(name, out ImmutableArray<Definition> others) ? others.Add(definition) : [definition];
                return;
            }

            byName[name] = definition;
            if (definition is TableDefinition table)
            {
                foreach (IndexDefinition index in table.Indexes)
                {
                    tableOfIndex[index.Id] = table.Id;
                    indexByName[new DefinitionName(NameClass.Relation, table.SchemaId, index.Name)] = index.Id;
                }
            }
            else if (definition is TypeDefinition type)
            {
                typeOfArray[type.ArrayId] = type;
            }
        }
    }

    /// <summary>What was derived in another catalog from definitions of kinds that were not touched since.</summary>
    private void TakeDerived(CatalogSnapshot other, IReadOnlyList<CatalogChange> changes, List<Definition> touched)
    {
        _lastUses = ReferenceEquals(other, Initial) ? _lastUses : other._lastUses;
        _rare = other._rare.With(changes);
        _casts = touched.Exists(static definition => definition is CastDefinition) ? null : other._casts;
        _membershipsOf = touched.Exists(static definition => definition is RoleMembership) ? null : other._membershipsOf;
        _referencing = touched.Exists(static definition => definition is TableDefinition { ForeignKeys.IsEmpty: false }) ? _referencing : other._referencing;
    }

    internal static DefinitionName NameOf(Definition definition) => new(definition.NameClass, definition.SchemaId, definition.Name);

    private ImmutableArray<T> GetOverloads<T>(DefinitionName name)
        where T : Definition => _overloads.TryGetValue(name, out ImmutableArray<Definition> found) ? [.. found.Cast<T>()] : [];

    /// <summary>The definition of a name that is no overloaded one's; null when there is none.</summary>
    public T? Find<T>(NameClass nameClass, int schemaId, string name)
        where T : Definition => TryGet(nameClass, schemaId, name, out T? definition) ? definition : null;

    private bool TryGet<T>(NameClass nameClass, int schemaId, string name, [NotNullWhen(true)] out T? definition)
        where T : Definition
    {
        definition = _byName.GetValueOrDefault(new DefinitionName(nameClass, schemaId, name)) as T;
        return definition is not null;
    }
}
