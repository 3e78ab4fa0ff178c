using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Sessions;

/// <summary>What names mean in a session: the transaction's catalog along the session's search path.</summary>
internal sealed class CatalogNames(SqlSession session)
{
    public CatalogSnapshot Catalog => session.Transactions.Engine.Catalog;

    /// <summary>Schemas of search_path in order, <c>$user</c> replaced.</summary>
    public IReadOnlyList<string> SearchPath =>
        [.. session.Settings.SearchPath.Select(name => name == "$user" ? session.CurrentUser : name)];

    /// <summary>A reader whose lookups count as reads of the transaction.</summary>
    public CatalogReader Reader(bool keepsToPath = false) =>
        new(Catalog, session.Transactions.Engine.Reads, SearchPath, session.Database.SystemTables, session.Roles.RightsOf) { Database = session.Database.Name, KeepsToPath = keepsToPath };

    /// <summary>The type that a client has named for a parameter.</summary>
    /// <exception cref="SqlErrorException">XX000, as PostgreSQL has it.</exception>
    public DataType GetType(int oid) => DataType.FromOid(oid) ?? Catalog.FindDataType(oid) ?? throw new SqlErrorException(
        SqlState.InternalError, string.Create(CultureInfo.InvariantCulture, $"cache lookup failed for type {(uint)oid}"));

    public SqlType Resolve(TypeName name) => TypeResolver.Resolve(name, Reader());

    /// <summary>The type of something being defined.</summary>
    /// <exception cref="SqlErrorException">42704; 42501: no USAGE of a type made by a user.</exception>
    public SqlType ResolveForUse(TypeName name)
    {
        SqlType type = Resolve(name);
        RequireUsage(type.Type);
        return type;
    }

    /// <exception cref="SqlErrorException">42501: no USAGE of a type.</exception>
    public void RequireUsage(DataType type)
    {
        DataType element = type.Element ?? type;
        if (Catalog.TryGet(element.Oid, out TypeDefinition? definition))
        {
            session.Roles.Rights.Require(definition, Privileges.Usage);
        }
        else if (Reader().FindSystemPrivileges(CatalogOids.PgType, element.Oid) is { } privileges)
        {
            session.Roles.Rights.Require(privileges, Privileges.Usage);
        }
    }

    /// <summary>A stored table, view or materialized view.</summary>
    /// <exception cref="SqlErrorException">42P01 when there is none; 42809 when it is a sequence; 42501 for a system relation.</exception>
    public TableDefinition GetTable(QualifiedName name) => GetRelation(name) switch
    {
        TableDefinition { Id: >= SystemCatalog.FirstUserId } table => table,
        SequenceDefinition => throw new SqlErrorException(SqlState.WrongObjectType, $"\"{name.Name}\" is not a table"),
        null => throw UndefinedRelation(name),
        _ => throw SystemRelation(name),
    };

    public TableDefinition? FindTable(QualifiedName name) => TryReader(name, reader => reader.FindRelation(name) is TableDefinition { Id: >= SystemCatalog.FirstUserId } table ? table : null);

    public bool IsSystemRelation(QualifiedName name) =>
        TryReader(name, reader => reader.FindRelation(name) is { } found and not (TableDefinition { Id: >= SystemCatalog.FirstUserId } or SequenceDefinition) ? found : null) is not null;

    public SequenceDefinition? FindSequence(QualifiedName name) => TryReader(name, reader => reader.FindRelation(name) as SequenceDefinition);

    /// <exception cref="SqlErrorException">42P01, 42809.</exception>
    public SequenceDefinition GetSequence(QualifiedName name) => GetRelation(name) switch
    {
        SequenceDefinition sequence => sequence,
        null => throw UndefinedRelation(name),
        _ => throw new SqlErrorException(SqlState.WrongObjectType, $"\"{name.Name}\" is not a sequence"),
    };

    public (TableDefinition Table, IndexDefinition Index)? FindIndex(QualifiedName name) => Reader().FindIndex(name);

    public TypeDefinition? FindUserType(QualifiedName name) => Reader().FindUserType(name);

    /// <summary>Where an object of that name is created: the named schema, else the first of the search path that exists.</summary>
    /// <exception cref="SqlErrorException">3F000; 0A000 for another database; 42501 in pg_catalog, and without CREATE on the schema.</exception>
    /// <param name="points">Whether errors tell where the name stands, as those of CREATE TABLE do.</param>
    public SchemaDefinition GetCreationSchema(QualifiedName name, bool points = false)
    {
        SchemaDefinition schema;
        try
        {
            Reader().RequireOwnDatabase(name, isRelation: true, points: false);
            schema = (name.Schema is { } explicitName ? GetSchema(explicitName) : FirstSchema())
                ?? throw new SqlErrorException(SqlState.InvalidSchemaName, "no schema has been selected to create in");
            session.Roles.Rights.Require(schema, Privileges.Create);
        }
        catch (SqlErrorException error) when (points && error.MoveTo(name.Span.Position))
        {
            throw;
        }

        return schema.Id >= SystemCatalog.FirstUserId || schema.Id == SystemCatalog.PublicSchemaId ? schema : throw new SqlErrorException(
            SqlState.InsufficientPrivilege, $"permission denied to create \"{schema.Name}.{name.Name}\"", "System catalog modifications are currently disallowed.");
    }

    /// <exception cref="SqlErrorException">3F000.</exception>
    public SchemaDefinition GetSchema(string name, int position = 0)
    {
        session.Transactions.Engine.Reads.NoteCatalog(NameClass.Schema, 0, name);
        return Catalog.TryResolveSchema(name, out SchemaDefinition? schema)
            ? schema
            : throw new SqlErrorException(SqlState.InvalidSchemaName, $"schema \"{name}\" does not exist", position: position);
    }

    /// <summary>Whether what is created without a schema's name is the session's own, for its schema comes first in the search path.</summary>
    public bool IsTemporaryFirst
    {
        get
        {
            foreach (string name in SearchPath)
            {
                if (SystemCatalog.IsTemporarySchema(name))
                {
                    return true;
                }

                if (TryFind(name, out _))
                {
                    return false;
                }
            }

            return false;
        }
    }

    public SchemaDefinition? FirstSchema()
    {
        foreach (string name in SearchPath)
        {
            if (TryFind(name, out SchemaDefinition? schema))
            {
                return schema;
            }
        }

        return null;
    }

    /// <summary>A schema of the search path, noted as read whether it exists or not.</summary>
    private bool TryFind(string name, [NotNullWhen(true)] out SchemaDefinition? schema)
    {
        session.Transactions.Engine.Reads.NoteCatalog(NameClass.Schema, 0, name);
        return Catalog.TryGetSchema(name, out schema);
    }

    public RoleDefinition GetRole(RoleName name) => session.Roles.Get(name.Kind switch
    {
        RoleNameKind.Named => name.Name!,
        RoleNameKind.SessionUser => session.Roles.SessionName,
        RoleNameKind.Public => "public",
        _ => session.Roles.CurrentName,
    });

    /// <summary>The name as messages about objects show it: quoted as SQL needs it, qualified unless the search path reaches its schema.</summary>
    public string VisibleName(Definition definition)
    {
        string name = definition is OperatorDefinition ? definition.Name : Identifier.Quote(definition.Name);
        return definition.SchemaId == 0 || IsVisible(definition) ? name : $"{Identifier.Quote(SchemaName(definition.SchemaId))}.{name}";
    }

    /// <summary>Whether the search path leads to it, and not to a namesake before it.</summary>
    private bool IsVisible(Definition definition) => definition switch
    {
        FunctionDefinition function => SystemCatalogs.FunctionNames.IsVisible(Reader(), function),
        OperatorDefinition made => OperatorNames.IsVisible(Reader(), made),
        _ => Reader().EffectivePath().FirstOrDefault(place => place.Id == definition.SchemaId || Catalog.IsNameTaken(definition.NameClass, place.Id, definition.Name)).Id == definition.SchemaId,
    };

    /// <inheritdoc cref="CatalogReader.SchemaName(int)"/>
    public string SchemaName(int schemaId) => Reader().SchemaName(schemaId);

    public static SqlErrorException UndefinedRelation(QualifiedName name) =>
        new(SqlState.UndefinedTable, $"relation \"{name}\" does not exist");

    public static SqlErrorException SystemRelation(QualifiedName name) =>
        new(SqlState.InsufficientPrivilege, $"permission denied: \"{name.Name}\" is a system catalog");

    /// <summary>Where a query says that the relation is missing, a definition says that its schema is.</summary>
    public object? GetRelation(QualifiedName name)
    {
        CatalogReader reader = Reader();
        reader.RequireOwnDatabase(name, isRelation: true, points: false);
        if (name.Schema is { } schema)
        {
            reader.SchemaId(schema, 0);
        }

        return reader.FindRelation(name);
    }

    private T? TryReader<T>(QualifiedName name, Func<CatalogReader, T?> find)
        where T : class
    {
        Reader().RequireOwnDatabase(name, isRelation: true, points: false);

        // IF EXISTS: a missing schema is no error either.
        if (name.Schema is { } schema && !SystemCatalog.IsTemporarySchema(schema) && !Catalog.TryResolveSchema(schema, out _))
        {
            session.Transactions.Engine.Reads.NoteCatalog(NameClass.Schema, 0, schema);
            return null;
        }

        return find(Reader());
    }
}
