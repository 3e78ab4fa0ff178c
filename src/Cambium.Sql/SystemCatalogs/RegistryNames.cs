using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Parsing;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using Cambium.Sql.TextSearch;
using OperatorDefinition = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>What the reg* types read and print: names of relations, types, functions, schemas and roles.</summary>
internal static class RegistryNames
{
    /// <summary>The name, schema-qualified when the search path doesn't find it; null when there is no such object.</summary>
    public static string? NameOf(CatalogReader reader, DataType regType, uint oid)
    {
        CatalogSnapshot catalog = reader.Catalog;
        int id = (int)oid;
        if (regType == DataType.Regclass)
        {
            return Relation(reader, catalog, id);
        }

        if (regType == DataType.Regtype)
        {
            return catalog.FindDataType(id) is { } type ? Type(reader, type) : TypeFacts.NameOf(id);
        }

        if (regType == DataType.Regnamespace)
        {
            return id switch
            {
                SystemCatalog.TemporarySchemaId => SystemCatalog.TemporarySchema,
                SystemCatalog.ToastSchemaId => SystemCatalog.ToastSchema,
                _ => catalog.TryGet(id, out SchemaDefinition? schema) ? Identifier.Quote(schema.Name) : null,
            };
        }

        if (regType == DataType.Regrole)
        {
            return catalog.TryGet(id, out RoleDefinition? role) ? Identifier.Quote(role.Name) : null;
        }

        if (regType == DataType.Regoper)
        {
            return OperatorRegistry.All.FirstOrDefault(definition => definition.Oid == id) is { } builtIn ? OperatorNames.NameOf(reader, builtIn.Symbol)
                : !catalog.TryGet(id, out OperatorDefinition? made) ? null
                : OperatorNames.IsVisible(reader, made) ? made.Name
                : $"{Identifier.Quote(reader.SchemaName(made.SchemaId))}.{made.Name}";
        }

        if (regType == DataType.Regoperator)
        {
            return OperatorRegistry.All.FirstOrDefault(definition => definition.Oid == id) is { } known ? Signature(known.Symbol, known.Left, known.Right)
                : !catalog.TryGet(id, out OperatorDefinition? made) ? null
                : Signature(NameOf(reader, DataType.Regoper, oid)!, made.Left?.Type, made.Right.Type);

            string Signature(string symbol, DataType? left, DataType right) => $"{symbol}({(left is null ? "NONE" : Type(reader, left))},{Type(reader, right)})";
        }

        if (regType == DataType.Regcollation)
        {
            return Collations.FindKnown(id) is { } known ? Identifier.Quote(known.Name)
                : catalog.TryGet(id, out CollationDefinition? made) ? Qualify(reader, made.SchemaId, made.Name, NameClass.Collation)
                : null;
        }

        if (regType == DataType.Regdictionary)
        {
            return TextDictionaries.Find(catalog, id) is not { } dictionary ? null
                : dictionary.ExtensionId is null ? Qualify(reader, dictionary.SchemaId, dictionary.Name, NameClass.TextSearchDictionary)
                : reader.EffectivePath().Any(entry => entry.Id == dictionary.SchemaId) ? Identifier.Quote(dictionary.Name)
                : $"{Identifier.Quote(reader.SchemaName(dictionary.SchemaId))}.{Identifier.Quote(dictionary.Name)}";
        }

        if (regType == DataType.Regconfig)
        {
            return catalog.TryGet(id, out TextSearchConfigurationDefinition? configuration) ? Qualify(reader, configuration.SchemaId, configuration.Name, NameClass.TextSearchConfiguration) : null;
        }

        if (regType == DataType.Regproc || regType == DataType.Regprocedure)
        {
            return FunctionNames.NameOf(reader, id, regType == DataType.Regprocedure);
        }

        return null;
    }

    /// <summary>The OID a name means.</summary>
    /// <exception cref="SqlErrorException">There is nothing of that name.</exception>
    public static uint Require(SqlSession session, DataType regType, string name) => TextFormat.Parse(regType, name, session.Format).UInt32;

    /// <summary>The OID of the schema of that very name; null when there is none.</summary>
    public static int? FindSchema(CatalogReader reader, string name) => FindSchema(reader.Catalog, name);

    /// <inheritdoc cref="FindSchema(CatalogReader, string)"/>
    public static int? FindSchema(CatalogSnapshot catalog, string name) => name switch
    {
        SystemCatalog.TemporarySchema => SystemCatalog.TemporarySchemaId,
        SystemCatalog.ToastSchema => SystemCatalog.ToastSchemaId,
        _ => catalog.TryResolveSchema(name, out SchemaDefinition? schema) ? schema.Id : null,
    };

    /// <summary>A type by its name as SQL has it; errors point nowhere in that.</summary>
    /// <exception cref="SqlErrorException">42704, 42601.</exception>
    public static DataType Type(CatalogReader reader, string name)
    {
        try
        {
            return TypeResolver.Resolve(SqlParser.ParseTypeName(name), reader).Type;
        }
        catch (SqlErrorException error) when (error.MoveTo(0))
        {
            throw;
        }
    }

    /// <summary>Names of functions and operators are looked for in a schema that there is. In a definition what isn't there is only not found.</summary>
    /// <param name="schema">Null when the name isn't qualified.</param>
    /// <exception cref="SqlErrorException">3F000.</exception>
    public static void RequireSchema(CatalogReader reader, string? schema)
    {
        if (schema is not null && !reader.IsInDefinition && !SystemCatalog.IsTemporarySchema(schema) && FindSchema(reader, schema) is null)
        {
            throw new SqlErrorException(SqlState.InvalidSchemaName, $"schema \"{schema}\" does not exist");
        }
    }

    /// <summary>The name of what is in no schema.</summary>
    /// <exception cref="SqlErrorException">42602: it has a dot.</exception>
    private static string Single(IReadOnlyList<string> parts) =>
        parts is [var only] ? only : throw new SqlErrorException(SqlState.InvalidName, "invalid name syntax");

    /// <summary>The OID of what the reader finds by the name; null when there is nothing.</summary>
    public static uint? Resolve(CatalogReader reader, DataType regType, string name)
    {
        if (regType == DataType.Regtype)
        {
            return (uint)Type(reader, name).Oid;
        }

        if (regType == DataType.Regoper || regType == DataType.Regoperator)
        {
            return OperatorNames.Find(reader, name, hasTypes: regType == DataType.Regoperator);
        }

        int parenthesis = regType == DataType.Regprocedure ? name.IndexOf('(', StringComparison.Ordinal) : -1;
        if (regType == DataType.Regprocedure && parenthesis < 0)
        {
            throw new SqlErrorException(SqlState.InvalidTextRepresentation, "expected a left parenthesis");
        }

        IReadOnlyList<string> parts = QualifiedParts(parenthesis < 0 ? name : name[..parenthesis]);
        if (regType == DataType.Regclass)
        {
            QualifiedName qualified = new([.. parts], default);
            if (reader.FindIndex(qualified) is { } index)
            {
                return (uint)index.Index.Id;
            }

            return reader.FindRelation(qualified) switch
            {
                Definition definition => (uint)definition.Id,
                ISystemTable table => (uint)table.Oid,
                SystemView view => (uint)view.Oid,
                _ => reader.FindUserType(qualified) is { TypeKind: TypeKind.Composite } composite ? (uint)DerivedOids.CompositeRelation(composite) : null,
            };
        }

        if (regType == DataType.Regnamespace)
        {
            return (uint?)FindSchema(reader, Single(parts));
        }

        if (regType == DataType.Regrole)
        {
            return reader.Catalog.TryGetRole(Single(parts), out RoleDefinition? role) ? (uint)role.Id : null;
        }

        if (regType == DataType.Regcollation)
        {
            return Collations.Find(new QualifiedName([.. parts], default), reader) is { } reference ? (uint)Collations.OidOf(reference, DataType.Text) : null;
        }

        if (regType == DataType.Regdictionary)
        {
            return TextDictionaries.Find(reader, new QualifiedName([.. parts], default)) is { } dictionary ? (uint)dictionary.Id : null;
        }

        if (regType == DataType.Regconfig)
        {
            return reader.Find<TextSearchConfigurationDefinition>(NameClass.TextSearchConfiguration, new QualifiedName([.. parts], default)) is { } configuration ? (uint)configuration.Id : null;
        }

        if (regType == DataType.Regproc || regType == DataType.Regprocedure)
        {
            QualifiedName function = new([.. parts], default);
            reader.RequireOwnDatabase(function, isRelation: false);
            return FunctionNames.Find(reader, function.Schema, function.Name, parenthesis < 0 ? null : name[(parenthesis + 1)..].TrimEnd(')', ' '));
        }

        return null;
    }

    private static string? Relation(CatalogReader reader, CatalogSnapshot catalog, int id)
    {
        if (catalog.TryGet(id, out TableDefinition? table))
        {
            return Qualify(reader, table.SchemaId, table.Name);
        }

        if (catalog.TryGet(id, out SequenceDefinition? sequence))
        {
            return Qualify(reader, sequence.SchemaId, sequence.Name);
        }

        if (catalog.TryGetIndex(id, out TableDefinition? owner, out IndexDefinition? index))
        {
            return Qualify(reader, owner.SchemaId, index.Name);
        }

        if (DerivedOids.TypeOfRelation(id) is { } typeId && catalog.TryGet(typeId, out TypeDefinition? type))
        {
            return Qualify(reader, reader.SchemaName(type.SchemaId), type.Name, NameClass.Type, NameClass.Relation);
        }

        return RelationFacts.Find(id) is { } facts ? Qualify(reader, facts.Schema, facts.Name, NameClass.Relation) : null;
    }

    /// <summary>The name of a type; one that a user named as a type of the system is only found with its schema.</summary>
    private static string Type(CatalogReader reader, DataType type)
    {
        DataType element = type.Element is { } item && type.IsArray ? item : type;
        string? schema = DerivedOids.OfRow(element.Oid) is { } tableId && reader.Catalog.TryGetTable(tableId, out TableDefinition? table)
            ? reader.SchemaName(table.SchemaId)
            : element.SchemaName;
        if (string.IsNullOrEmpty(schema))
        {
            return type.DisplayName;
        }

        string name = DataType.FromName(element.Name) is null
            ? Qualify(reader, schema, element.Name, NameClass.Type, NameClass.Relation)
            : Full(schema, element.Name);
        return type.IsArray ? name + "[]" : name;
    }

    private static string Qualify(CatalogReader reader, int schemaId, string name, NameClass nameClass = NameClass.Relation) =>
        Qualify(reader, reader.SchemaName(schemaId), name, nameClass);

    /// <param name="classes">Where the name may be taken by something else: a table's name is its row type's too.</param>
    private static string Qualify(CatalogReader reader, string schema, string name, params ReadOnlySpan<NameClass> classes)
    {
        // Visible means: the first object of that name along the search path is in this schema.
        foreach ((int id, string pathSchema) in reader.EffectivePath())
        {
            foreach (NameClass nameClass in classes)
            {
                if (reader.Catalog.IsNameTaken(nameClass, id, name) || (nameClass == NameClass.Relation && RelationFacts.Find(pathSchema, name) is not null))
                {
                    return pathSchema == schema ? Identifier.Quote(name) : Full(schema, name);
                }
            }
        }

        return Full(schema, name);
    }

    private static string Full(string schema, string name) => $"{Identifier.Quote(schema)}.{Identifier.Quote(name)}";

    /// <exception cref="SqlErrorException">42602: no name at all.</exception>
    private static IReadOnlyList<string> QualifiedParts(string name) => IdentifierList.TryParse(name, '.') is { Count: > 0 } parts
        ? parts
        : throw new SqlErrorException(SqlState.InvalidName, "invalid name syntax");
}
