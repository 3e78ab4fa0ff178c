using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Parsing;
using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;
using OperatorDefinition = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>What the reg* types read and print: names of relations, types, functions, schemas and roles.</summary>
internal static class RegistryNames
{
    /// <summary>The name, schema-qualified when the search path doesn't find it; null when there is no such object.</summary>
    public static string? NameOf(SqlSession session, DataType regType, uint oid)
    {
        CatalogSnapshot catalog = session.Names.Catalog;
        int id = (int)oid;
        if (regType == DataType.Regclass)
        {
            return Relation(session, catalog, id);
        }

        if (regType == DataType.Regtype)
        {
            return catalog.FindDataType(id) is { } type ? Type(session, type) : TypeFacts.NameOf(id);
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
            return OperatorRegistry.All.FirstOrDefault(definition => definition.Oid == id) is { } builtIn ? OperatorNames.NameOf(session, builtIn.Symbol)
                : !catalog.TryGet(id, out OperatorDefinition? made) ? null
                : session.Names.VisibleName(made) == made.Name ? made.Name
                : $"{Identifier.Quote(session.Names.SchemaName(made.SchemaId))}.{made.Name}";
        }

        if (regType == DataType.Regoperator)
        {
            return OperatorRegistry.All.FirstOrDefault(definition => definition.Oid == id) is { } known ? Signature(known.Symbol, known.Left, known.Right)
                : !catalog.TryGet(id, out OperatorDefinition? made) ? null
                : Signature(NameOf(session, DataType.Regoper, oid)!, made.Left?.Type, made.Right.Type);

            string Signature(string symbol, DataType? left, DataType right) => $"{symbol}({(left is null ? "NONE" : Type(session, left))},{Type(session, right)})";
        }

        if (regType == DataType.Regcollation)
        {
            return Collations.All.FirstOrDefault(collation => collation.Oid == id).Name is { } collation ? Identifier.Quote(collation) : null;
        }

        if (regType == DataType.Regdictionary)
        {
            return DefinitionNames.NameOfDictionary(catalog, id);
        }

        if (regType == DataType.Regproc || regType == DataType.Regprocedure)
        {
            return FunctionNames.NameOf(session, id, regType == DataType.Regprocedure);
        }

        return null;
    }

    /// <summary>The OID a name means.</summary>
    /// <exception cref="SqlErrorException">There is nothing of that name.</exception>
    public static uint Require(SqlSession session, DataType regType, string name) => TextFormat.Parse(regType, name, session.Format).UInt32;

    public static uint? Resolve(SqlSession session, DataType regType, string name)
    {
        CatalogSnapshot catalog = session.Names.Catalog;
        if (regType == DataType.Regtype)
        {
            return (uint)TypeResolver.Resolve(SqlParser.ParseTypeName(name), session.Names.Reader()).Type.Oid;
        }

        if (regType == DataType.Regoper || regType == DataType.Regoperator)
        {
            return OperatorNames.Find(session, name, hasTypes: regType == DataType.Regoperator);
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
            if (session.Names.FindIndex(qualified) is { } index)
            {
                return (uint)index.Index.Id;
            }

            return session.Names.Reader().FindRelation(qualified) switch
            {
                Definition definition => (uint)definition.Id,
                ISystemTable table => (uint)table.Oid,
                SystemView view => (uint)view.Oid,
                _ => session.Names.FindUserType(qualified) is { TypeKind: TypeKind.Composite } composite ? (uint)DerivedOids.CompositeRelation(composite) : null,
            };
        }

        if (regType == DataType.Regnamespace)
        {
            return parts[^1] switch
            {
                SystemCatalog.TemporarySchema => (uint)SystemCatalog.TemporarySchemaId,
                SystemCatalog.ToastSchema => (uint)SystemCatalog.ToastSchemaId,
                _ => catalog.TryResolveSchema(parts[^1], out SchemaDefinition? schema) ? (uint)schema.Id : null,
            };
        }

        if (regType == DataType.Regrole)
        {
            return catalog.TryGetRole(parts[^1], out RoleDefinition? role) ? (uint)role.Id : null;
        }

        if (regType == DataType.Regcollation)
        {
            return parts is [_] or ["pg_catalog", _] && Collations.All.FirstOrDefault(collation => collation.Name == parts[^1]) is { Oid: > 0 } found ? (uint)found.Oid : null;
        }

        if (regType == DataType.Regdictionary)
        {
            return DefinitionNames.FindDictionary(catalog, parts[^1]);
        }

        if (regType == DataType.Regproc || regType == DataType.Regprocedure)
        {
            return FunctionNames.Find(session, parts.Count > 1 ? parts[^2] : null, parts[^1], parenthesis < 0 ? null : name[(parenthesis + 1)..].TrimEnd(')', ' '));
        }

        return null;
    }

    private static string? Relation(SqlSession session, CatalogSnapshot catalog, int id)
    {
        if (catalog.TryGet(id, out TableDefinition? table))
        {
            return Qualify(session, table.SchemaId, table.Name);
        }

        if (catalog.TryGet(id, out SequenceDefinition? sequence))
        {
            return Qualify(session, sequence.SchemaId, sequence.Name);
        }

        if (catalog.TryGetIndex(id, out TableDefinition? owner, out IndexDefinition? index))
        {
            return Qualify(session, owner.SchemaId, index.Name);
        }

        if (DerivedOids.TypeOfRelation(id) is { } typeId && catalog.TryGet(typeId, out TypeDefinition? type))
        {
            return Qualify(session, session.Names.SchemaName(type.SchemaId), type.Name, NameClass.Type, NameClass.Relation);
        }

        return RelationFacts.Find(id) is { } facts ? facts.Schema == "pg_catalog" ? facts.Name : $"{facts.Schema}.{facts.Name}" : null;
    }

    private static string Type(SqlSession session, DataType type)
    {
        DataType element = type.Element is { } item && type.IsArray ? item : type;
        string? schema = DerivedOids.OfRow(element.Oid) is { } tableId && session.Names.Catalog.TryGetTable(tableId, out TableDefinition? table)
            ? session.Names.SchemaName(table.SchemaId)
            : element.SchemaName;
        if (string.IsNullOrEmpty(schema))
        {
            return new SqlType(type).Format();
        }

        string name = Qualify(session, schema, element.Name, NameClass.Type, NameClass.Relation);
        return type.IsArray ? name + "[]" : name;
    }

    private static string Qualify(SqlSession session, int schemaId, string name) =>
        Qualify(session, session.Names.SchemaName(schemaId), name, NameClass.Relation);

    /// <param name="classes">Where the name may be taken by something else: a table's name is its row type's too.</param>
    private static string Qualify(SqlSession session, string schema, string name, params ReadOnlySpan<NameClass> classes)
    {
        // Visible means: the first object of that name along the search path is in this schema.
        foreach ((int id, string pathSchema) in session.Names.Reader().EffectivePath())
        {
            foreach (NameClass nameClass in classes)
            {
                if (session.Names.Catalog.IsNameTaken(nameClass, id, name))
                {
                    return pathSchema == schema ? Identifier.Quote(name) : Full();
                }
            }
        }

        return Full();

        string Full() => $"{Identifier.Quote(schema)}.{Identifier.Quote(name)}";
    }

    /// <exception cref="SqlErrorException">42602: no name at all.</exception>
    private static IReadOnlyList<string> QualifiedParts(string name) => IdentifierList.TryParse(name, '.') is { Count: > 0 } parts
        ? parts
        : throw new SqlErrorException(SqlState.InvalidName, "invalid name syntax");
}
