using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Syntax;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Binding;

/// <summary>
/// Finds what names mean along a search path. Every lookup, found or absent, is a read of the transaction; the list of them is kept, so
/// that a cached plan can note them again.
/// </summary>
public sealed class CatalogReader
{
    private readonly ReadSet? _reads;
    private readonly HashSet<CatalogNote> _notes = [];

    /// <param name="catalog">The catalog as the transaction sees it.</param>
    /// <param name="reads">Where reads are noted; null outside transactions.</param>
    /// <param name="searchPath">Schemas of unqualified names in order, without pg_temp and pg_catalog, which come first.</param>
    /// <param name="systemTables">The relations computed by code.</param>
    public CatalogReader(CatalogSnapshot catalog, ReadSet? reads, IReadOnlyList<string> searchPath, SystemTables systemTables)
    {
        Catalog = catalog;
        _reads = reads;
        SearchPath = searchPath;
        SystemTables = systemTables;
    }

    public CatalogSnapshot Catalog { get; }

    public IReadOnlyList<string> SearchPath { get; }

    public SystemTables SystemTables { get; }

    /// <summary>All lookups so far.</summary>
    public IReadOnlyCollection<CatalogNote> Notes => _notes;

    /// <summary>Notes the lookups of an earlier binding for this execution.</summary>
    public static void NoteAgain(IEnumerable<CatalogNote> notes, ReadSet reads)
    {
        foreach (CatalogNote note in notes)
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

    /// <summary>The table, view, system table or system view of that name; null when there is none.</summary>
    /// <returns>A <see cref="TableDefinition"/>, <see cref="SequenceDefinition"/>, <see cref="ISystemTable"/> or <see cref="SystemView"/>.</returns>
    public object? FindRelation(QualifiedName name)
    {
        if (name.Schema is { } schema)
        {
            return TrySchemaId(schema) is { } id ? FindRelation(id, schema, name.Name) : null;
        }

        foreach ((int schemaId, string schemaName) in EffectivePath())
        {
            if (FindRelation(schemaId, schemaName, name.Name) is { } found)
            {
                return found;
            }
        }

        return null;
    }

    /// <summary>The user's type of that name, or a built-in one; null when there is none.</summary>
    public DataType? FindType(string? schema, string name)
    {
        if (schema is null or "pg_catalog" && DataType.FromName(name) is { } builtIn)
        {
            return builtIn;
        }

        if (schema is not null)
        {
            return Catalog.TryGetSchema(schema, out SchemaDefinition? definition) ? FindType(definition.Id, name) : null;
        }

        foreach ((int schemaId, string _) in EffectivePath())
        {
            if (FindType(schemaId, name) is { } found)
            {
                return found;
            }
        }

        return null;
    }

    /// <summary>Overloads written by users, nearest schema first.</summary>
    public IReadOnlyList<UserFunction> FindFunctions(string? schema, string name)
    {
        if (schema is not null)
        {
            return Catalog.TryGetSchema(schema, out SchemaDefinition? definition) ? FindFunctions(definition.Id, name) : [];
        }

        List<UserFunction> found = [];
        foreach ((int schemaId, string _) in EffectivePath())
        {
            found.AddRange(FindFunctions(schemaId, name));
        }

        return found;
    }

    /// <summary>The schemas that unqualified names are looked up in.</summary>
    public IEnumerable<(int Id, string Name)> EffectivePath()
    {
        yield return (SystemCatalog.TemporarySchemaId, "pg_temp");
        if (!SearchPath.Contains("pg_catalog"))
        {
            yield return (SystemCatalog.PgCatalogSchemaId, "pg_catalog");
        }

        foreach (string name in SearchPath)
        {
            if (name == "pg_temp")
            {
                continue;
            }

            Note(new CatalogNote(NameClass.Schema, 0, name, 0));
            if (Catalog.TryGetSchema(name, out SchemaDefinition? schema))
            {
                yield return (schema.Id, name);
            }
        }
    }

    /// <summary>The schema's id.</summary>
    /// <exception cref="SqlErrorException">3F000: no such schema.</exception>
    public int SchemaId(string name, int position) =>
        TrySchemaId(name) ?? throw new SqlErrorException(SqlState.InvalidSchemaName, $"schema \"{name}\" does not exist", position: position);

    /// <summary>Notes that a definition's content was used.</summary>
    public void NoteUse(Definition definition) => Note(new CatalogNote(definition.NameClass, 0, null, definition.Id));

    private int? TrySchemaId(string name)
    {
        if (name == "pg_temp")
        {
            return SystemCatalog.TemporarySchemaId;
        }

        Note(new CatalogNote(NameClass.Schema, 0, name, 0));
        return Catalog.TryGetSchema(name, out SchemaDefinition? schema) ? schema.Id : null;
    }

    private object? FindRelation(int schemaId, string schema, string name)
    {
        if (SystemTables.FindTable(schema, name) is { } system)
        {
            return system;
        }

        if (SystemTables.FindView(schema, name) is { } view)
        {
            return view;
        }

        Note(new CatalogNote(NameClass.Relation, schemaId, name, 0));
        if (Catalog.TryGetTable(schemaId, name, out TableDefinition? table))
        {
            NoteUse(table);
            return table;
        }

        return Catalog.TryGetSequence(schemaId, name, out SequenceDefinition? sequence) ? sequence : null;
    }

    private DataType? FindType(int schemaId, string name)
    {
        Note(new CatalogNote(NameClass.Type, schemaId, name, 0));
        if (Catalog.TryGetType(schemaId, name, out TypeDefinition? type))
        {
            NoteUse(type);
            return type.DataType;
        }

        return null;
    }

    private IReadOnlyList<UserFunction> FindFunctions(int schemaId, string name)
    {
        Note(new CatalogNote(NameClass.Function, schemaId, name, 0));
        return Catalog.GetFunctions(schemaId, name);
    }

    private void Note(CatalogNote note)
    {
        if (_notes.Add(note) && _reads is not null)
        {
            NoteAgain([note], _reads);
        }
    }
}
