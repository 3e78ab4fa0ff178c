using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Execution;
using Cambium.Sql.Syntax;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;
using UserOperator = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.Binding;

/// <summary>
/// Finds what names mean along a search path. Every lookup, found or absent, is a read of the transaction; the list of them is kept, so
/// that a cached plan can note them again.
/// </summary>
public sealed class CatalogReader
{
    private readonly ReadSet? _reads;
    private readonly Func<int?, RoleRights>? _rightsOf;
    private readonly NotedRights? _rights;
    private readonly HashSet<CatalogNote> _notes;

    /// <param name="catalog">The catalog as the transaction sees it.</param>
    /// <param name="reads">Where reads are noted; null outside transactions.</param>
    /// <param name="searchPath">Schemas of unqualified names in order, without pg_temp and pg_catalog, which come first.</param>
    /// <param name="systemTables">The relations computed by code.</param>
    public CatalogReader(CatalogSnapshot catalog, ReadSet? reads, IReadOnlyList<string> searchPath, SystemTables systemTables)
        : this(catalog, reads, searchPath, systemTables, null)
    {
    }

    /// <param name="rights">The rights of a role, of the user for null; without it everything is allowed.</param>
    internal CatalogReader(CatalogSnapshot catalog, ReadSet? reads, IReadOnlyList<string> searchPath, SystemTables systemTables, Func<int?, RoleRights>? rights)
    {
        _rightsOf = rights;
        _rights = rights is null ? null : new NotedRights(rights, Note);
        _notes = [];
        Catalog = catalog;
        _reads = reads;
        SearchPath = searchPath;
        SystemTables = systemTables;
    }

    /// <summary>The same reader along another path: what it looks up is noted in one place.</summary>
    private CatalogReader(CatalogReader other, IReadOnlyList<string> searchPath)
        : this(other.Catalog, other._reads, searchPath, other.SystemTables, other._rightsOf)
    {
        _notes = other._notes;
        Database = other.Database;
        IsInDefinition = other.IsInDefinition;
        KeepsToPath = other.KeepsToPath;
    }

    public CatalogSnapshot Catalog { get; }

    public IReadOnlyList<string> SearchPath { get; }

    public SystemTables SystemTables { get; }

    /// <summary>The database that names with three parts have to begin with.</summary>
    public string? Database { get; init; }

    /// <summary>All lookups so far.</summary>
    public IReadOnlyCollection<CatalogNote> Notes => _notes;

    /// <summary>
    /// Names stand in a definition (view, default, check), whose author had rights and a search path of their own: they are looked up whatever the
    /// user's rights, and types, functions and operators behind the search path in every other schema.
    /// </summary>
    internal bool IsInDefinition { get; set; }

    /// <summary>Nothing behind the search path is found, not in definitions either: what is bound is what its author wrote, whose path it is.</summary>
    internal bool KeepsToPath { get; init; }

    /// <summary>A reader for what was written under another search path; its lookups are this one's.</summary>
    internal CatalogReader Along(IReadOnlyList<string> searchPath) => new(this, searchPath);

    /// <summary>
    /// Binds something: names that are read in values meanwhile, in literals of regclass and its kind, are lookups of this reader, too. They stay in what was
    /// bound, however often that is executed.
    /// </summary>
    internal T Collect<T>(Func<T> bind)
    {
        if (_reads is null)
        {
            return bind();
        }

        Action<NameClass, int, string?, int>? outer = _reads.CatalogSeen;
        _reads.CatalogSeen = (nameClass, schemaId, name, id) => _notes.Add(new CatalogNote(nameClass, schemaId, name, id));
        try
        {
            return bind();
        }
        finally
        {
            _reads.CatalogSeen = outer;
        }
    }

    /// <summary>Notes the lookups of an earlier binding for this execution.</summary>
    /// <param name="notes">Never changed: a transaction that runs a plan again and again notes them once.</param>
    public static void NoteAgain(IReadOnlyList<CatalogNote> notes, ReadSet reads)
    {
        if (!reads.TryBeginCatalogNotes(notes))
        {
            return;
        }

        foreach (CatalogNote note in notes)
        {
            Note(note, reads);
        }
    }

    /// <summary>The table, view, system table or system view of that name; null when there is none.</summary>
    /// <returns>A <see cref="TableDefinition"/>, <see cref="SequenceDefinition"/>, <see cref="ISystemTable"/> or <see cref="SystemView"/>.</returns>
    /// <exception cref="SqlErrorException">0A000: the name is of another database.</exception>
    public object? FindRelation(QualifiedName name)
    {
        RequireOwnDatabase(name, isRelation: true);
        if (name.Schema is { } schema)
        {
            return SystemCatalog.IsTemporarySchema(schema) ? FindRelation(SystemCatalog.TemporarySchemaId, schema, name.Name)
                : FindSchema(schema, name.Span.Position) is not { } found ? null
                : FindRelation(found.Id, found.Name, name.Name)
                    // The catalogs list what is ours under pg_catalog.
                    ?? (found.Id == SystemCatalog.PgCatalogSchemaId ? FindRelation(SystemCatalog.CambiumSchemaId, SystemCatalog.CambiumSchema, name.Name) : null);
        }

        foreach ((int schemaId, string schemaName) in EffectivePath())
        {
            if (FindRelation(schemaId, schemaName, name.Name) is { } relation)
            {
                return relation;
            }
        }

        return null;
    }

    /// <summary>For a name that is no relation's with rows.</summary>
    public SqlErrorException MissingRelation(QualifiedName name)
    {
        int[] schemas = name.Schema is not { } schema ? [.. EffectivePath().Select(static place => place.Id)] : FindSchema(schema) is { } found ? [found.Id] : [];
        string? other = schemas.Any(id => Catalog.TryGetIndex(id, name.Name, out _, out _)) ? "an index"
            : schemas.Any(id => Catalog.TryGetType(id, name.Name, out TypeDefinition? type) && type.TypeKind == TypeKind.Composite) ? "a composite type"
            : null;
        return new SqlErrorException(
            other is null ? SqlState.UndefinedTable : SqlState.WrongObjectType, other is null ? $"relation \"{name}\" does not exist" : $"\"{name.Name}\" is {other}",
            position: name.Span.Position);
    }

    /// <summary>The index of that name, with its table.</summary>
    /// <exception cref="SqlErrorException">0A000: the name is of another database; 3F000, 42501: its schema.</exception>
    public (TableDefinition Table, IndexDefinition Index)? FindIndex(QualifiedName name)
    {
        foreach (int schemaId in Schemas(name, isRelation: true))
        {
            Note(new CatalogNote(NameClass.Relation, schemaId, name.Name, 0));
            if (Catalog.TryGetIndex(schemaId, name.Name, out TableDefinition? table, out IndexDefinition? index))
            {
                return (table, index);
            }
        }

        return null;
    }

    /// <summary>The type of that name that a user has made.</summary>
    /// <inheritdoc cref="FindIndex" path="/exception"/>
    public TypeDefinition? FindUserType(QualifiedName name) => Find<TypeDefinition>(NameClass.Type, name);

    /// <summary>What has that name, of a kind whose names aren't overloaded; null when there is none.</summary>
    /// <inheritdoc cref="FindIndex" path="/exception"/>
    public T? Find<T>(NameClass nameClass, QualifiedName name)
        where T : Definition
    {
        foreach (int schemaId in IsInDefinition && name.Schema is null ? LongPath().Select(static schema => schema.Id) : Schemas(name, isRelation: false))
        {
            Note(new CatalogNote(nameClass, schemaId, name.Name, 0));
            if (Catalog.Find<T>(nameClass, schemaId, name.Name) is { } found)
            {
                return found;
            }
        }

        return null;
    }

    /// <param name="points">Errors point at the name: in queries, not in definitions.</param>
    /// <exception cref="SqlErrorException">0A000: the name is of another database; 42601: it has more parts than there are.</exception>
    public void RequireOwnDatabase(QualifiedName name, bool isRelation, bool points = true)
    {
        if (name.Database is not { } database)
        {
            return;
        }

        if (name.Parts.Count > 3)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, $"improper {(isRelation ? "relation" : "qualified")} name (too many dotted names): {name}", position: points ? name.Span.Position : 0);
        }

        if (IsForeign(database))
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"cross-database references are not implemented: {(isRelation ? $"\"{name}\"" : name)}", position: points ? name.Span.Position : 0);
        }
    }

    /// <inheritdoc cref="RequireOwnDatabase(QualifiedName, bool, bool)"/>
    /// <param name="parts">The name of a column, or of all of them.</param>
    public void RequireOwnDatabase(string database, IEnumerable<string> parts, int position)
    {
        if (IsForeign(database))
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cross-database references are not implemented: {string.Join('.', parts)}", position: position);
        }
    }

    private bool IsForeign(string database) => Database is not null && database != Database;

    /// <summary>The user's type of that name, or a built-in one; null when there is none.</summary>
    public DataType? FindType(string? schema, string name)
    {
        if (schema is null or "pg_catalog" && DataType.FromName(name) is { } builtIn)
        {
            return builtIn;
        }

        if (schema is not null)
        {
            return SystemCatalog.IsTemporarySchema(schema) ? FindType(SystemCatalog.TemporarySchemaId, name)
                : schema == "information_schema" && SystemCatalog.FindInformationType(name) is { } standard ? standard
                : FindSchema(schema) is { } definition ? FindType(definition.Id, name) : null;
        }

        foreach ((int schemaId, string _) in LongPath())
        {
            if (FindType(schemaId, name) is { } found)
            {
                return found;
            }
        }

        return null;
    }

    /// <summary>Overloads written by users, nearest schema first. A session's own are only found by its schema's name.</summary>
    public IReadOnlyList<UserFunction> FindFunctions(string? schema, string name)
    {
        if (schema is not null && SystemCatalog.IsTemporarySchema(schema))
        {
            return FindFunctions(SystemCatalog.TemporarySchemaId, name);
        }

        if (schema is not null)
        {
            return FindSchema(schema) is { } definition ? FindFunctions(definition.Id, name) : [];
        }

        List<UserFunction> found = [];
        foreach ((int schemaId, string _) in LongPath())
        {
            found.AddRange(schemaId == SystemCatalog.TemporarySchemaId ? [] : FindFunctions(schemaId, name));
        }

        return found;
    }

    /// <summary>Operators beside the system's own, nearest schema first.</summary>
    public IReadOnlyList<UserOperator> FindOperators(string? schema, string symbol)
    {
        if (schema is not null)
        {
            return FindSchema(schema) is { } definition ? FindOperators(definition.Id, symbol) : [];
        }

        List<UserOperator> found = [];
        foreach ((int schemaId, string _) in LongPath())
        {
            found.AddRange(schemaId is SystemCatalog.TemporarySchemaId or SystemCatalog.PgCatalogSchemaId ? [] : FindOperators(schemaId, symbol));
        }

        return found;
    }

    /// <summary>The cast that a user has made from one type to another; null when there is none.</summary>
    public CastDefinition? FindCast(DataType source, DataType target)
    {
        Note(new CatalogNote(NameClass.Cast, 0, CastDefinition.CommonName, 0));
        return Catalog.FindCast(source, target);
    }

    /// <summary>Operator classes beside the system's own, nearest schema first.</summary>
    public IEnumerable<OperatorClassDefinition> FindOperatorClasses(string? schema, string name) => FindAmong(Catalog.OperatorClasses, NameClass.OperatorClass, schema, name);

    /// <summary>The same of families of operator classes.</summary>
    public IEnumerable<OperatorFamilyDefinition> FindOperatorFamilies(string? schema, string name) => FindAmong(Catalog.OperatorFamilies, NameClass.OperatorFamily, schema, name);

    private IEnumerable<T> FindAmong<T>(IEnumerable<T> all, NameClass nameClass, string? schema, string name)
        where T : Definition
    {
        IEnumerable<int> schemas = schema is not null
            ? FindSchema(schema) is { } definition ? [definition.Id] : []
            : EffectivePath().Select(place => place.Id);
        foreach (int schemaId in schemas)
        {
            Note(new CatalogNote(nameClass, schemaId, name, 0));
            foreach (T found in all.Where(candidate => candidate.SchemaId == schemaId && candidate.Name == name))
            {
                yield return found;
            }
        }
    }

    /// <summary>The schemas that unqualified names are looked up in.</summary>
    public IEnumerable<(int Id, string Name)> EffectivePath()
    {
        if (!SearchPath.Any(SystemCatalog.IsTemporarySchema))
        {
            yield return (SystemCatalog.TemporarySchemaId, "pg_temp");
        }

        if (!SearchPath.Contains("pg_catalog"))
        {
            yield return (SystemCatalog.PgCatalogSchemaId, "pg_catalog");
        }

        foreach (string name in SearchPath)
        {
            if (SystemCatalog.IsTemporarySchema(name))
            {
                // Named, it comes where it is named: behind all others it hides none of them.
                yield return (SystemCatalog.TemporarySchemaId, name);
                continue;
            }

            Note(new CatalogNote(NameClass.Schema, 0, name, 0));
            if (Catalog.TryGetSchema(name, out SchemaDefinition? schema) && MayUse(schema))
            {
                yield return (schema.Id, name);
            }
        }
    }

    /// <summary>The search path, and behind it in definitions all other schemas.</summary>
    internal IEnumerable<(int Id, string Name)> LongPath()
    {
        (int Id, string Name)[] path = [.. EffectivePath()];
        return !IsInDefinition || KeepsToPath
            ? path
            : path.Concat(Catalog.Schemas
                .Where(schema => (schema.Id >= SystemCatalog.FirstUserId || schema.Id == SystemCatalog.PublicSchemaId) && !path.Any(entry => entry.Id == schema.Id))
                .Select(schema => (schema.Id, schema.Name)));
    }

    /// <summary>What a role may do, the user for null; null when rights don't matter here.</summary>
    internal RoleRights? RightsOf(int? roleId) => _rights?.Of(roleId);

    /// <summary>The schema's id.</summary>
    /// <exception cref="SqlErrorException">3F000: no such schema; 42501: no USAGE of it.</exception>
    public int SchemaId(string name, int position)
    {
        if (SystemCatalog.IsTemporarySchema(name))
        {
            return SystemCatalog.TemporarySchemaId;
        }

        Note(new CatalogNote(NameClass.Schema, 0, name, 0));
        if (!Catalog.TryResolveSchema(name, out SchemaDefinition? schema))
        {
            throw new SqlErrorException(SqlState.InvalidSchemaName, $"schema \"{name}\" does not exist", position: position);
        }

        RequireUsage(schema, position);
        return schema.Id;
    }

    /// <summary>The name of a definition's schema; pg_temp for what belongs to the session.</summary>
    public string SchemaName(Definition definition) => Catalog.TryGet(definition.SchemaId, out SchemaDefinition? schema) ? schema.Name : "pg_temp";

    /// <summary>A schema's name; empty for one that isn't there.</summary>
    public string SchemaName(int schemaId) => schemaId == SystemCatalog.TemporarySchemaId
        ? "pg_temp"
        : Catalog.TryGet(schemaId, out SchemaDefinition? schema) ? schema.Name : "";

    /// <summary>Notes that a definition's content was used.</summary>
    public void NoteUse(Definition definition) => Note(new CatalogNote(definition.NameClass, 0, null, definition.Id));

    /// <summary>What was granted on an object of the system, which is a part of what its schema is; null when that was never changed.</summary>
    internal SystemPrivileges? FindSystemPrivileges(int classId, int objectId)
    {
        NoteSystem();
        return Catalog.FindSystemPrivileges(classId, objectId);
    }

    internal void NoteSystem() => Note(new CatalogNote(NameClass.Schema, 0, null, SystemCatalog.PgCatalogSchemaId));

    internal SchemaDefinition? FindSchema(string name, int position = 0)
    {
        Note(new CatalogNote(NameClass.Schema, 0, name, 0));
        if (!Catalog.TryResolveSchema(name, out SchemaDefinition? schema))
        {
            return null;
        }

        RequireUsage(schema, position);
        return schema;
    }

    private IEnumerable<int> Schemas(QualifiedName name, bool isRelation)
    {
        RequireOwnDatabase(name, isRelation, points: false);
        return name.Schema is { } schema ? [SchemaId(schema, name.Span.Position)] : EffectivePath().Select(static entry => entry.Id);
    }

    private bool MayUse(SchemaDefinition schema) =>
        IsInDefinition || RightsOf(null) is not { } rights || (rights.On(schema) & Privileges.Usage) != 0;

    private void RequireUsage(SchemaDefinition schema, int position)
    {
        if (!MayUse(schema))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied for schema {schema.Name}", position: position);
        }
    }

    private object? FindRelation(int schemaId, string schema, string name)
    {
        ISystemTable? system = SystemTables.FindTable(schema, name);
        if (system is { IsStored: false })
        {
            return system;
        }

        if (SystemTables.FindView(schema, name) is { } view)
        {
            return view;
        }

        if (Catalog.TryGetTable(schemaId, name, out TableDefinition? table))
        {
            // Its name is part of what is noted.
            NoteUse(table);
            return table;
        }

        Note(new CatalogNote(NameClass.Relation, schemaId, name, 0));

        return system is not null ? system : Catalog.Find<SequenceDefinition>(NameClass.Relation, schemaId, name);
    }

    private DataType? FindType(int schemaId, string name)
    {
        if (Catalog.TryGetType(schemaId, name, out TypeDefinition? type))
        {
            NoteUse(type);
            return type.DataType;
        }

        Note(new CatalogNote(NameClass.Type, schemaId, name, 0));
        return null;
    }

    private IReadOnlyList<UserFunction> FindFunctions(int schemaId, string name)
    {
        Note(new CatalogNote(NameClass.Function, schemaId, name, 0));
        return Catalog.GetFunctions(schemaId, name);
    }

    private IReadOnlyList<UserOperator> FindOperators(int schemaId, string symbol)
    {
        Note(new CatalogNote(NameClass.Operator, schemaId, symbol, 0));
        return Catalog.GetOperators(schemaId, symbol);
    }

    private void Note(CatalogNote note)
    {
        if (_notes.Add(note) && _reads is not null)
        {
            Note(note, _reads);
        }
    }

    private static void Note(CatalogNote note, ReadSet reads)
    {
        if (note.Name is { } name)
        {
            reads.NoteCatalog(note.NameClass, note.SchemaId, name);
        }
        else
        {
            reads.NoteCatalog(note.DefinitionId);
        }
    }
}
