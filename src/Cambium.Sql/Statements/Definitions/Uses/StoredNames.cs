using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions.Uses;

/// <summary>What names in constants of stored texts mean, where no session is: relations by the reader's path and behind it in any schema. What isn't found is nothing.</summary>
internal sealed class StoredNames(CatalogReader reader) : IObjectNames
{
    private readonly DefinitionNames _definitions = new(reader.Catalog);

    public string? NameOf(DataType regType, uint oid) => _definitions.NameOf(regType, oid);

    public DataType? FindType(int oid) => _definitions.FindType(oid);

    public uint? Resolve(DataType regType, string name)
    {
        if (regType == DataType.Regtype)
        {
            return (uint)TypeResolver.Resolve(SqlParser.ParseTypeName(name), reader).Type.Oid;
        }

        if (regType == DataType.Regnamespace)
        {
            return IdentifierList.TryParse(name, '.') is [var only] && reader.Catalog.TryGetSchema(only, out SchemaDefinition? schema) ? (uint)schema.Id : 0;
        }

        return regType == DataType.Regclass && IdentifierList.TryParse(name, '.') is { Count: > 0 } parts ? Relation(new QualifiedName([.. parts], default)) : _definitions.Resolve(regType, name) ?? 0;
    }

    private uint Relation(QualifiedName name) => reader.FindRelation(name) switch
    {
        Definition definition => (uint)definition.Id,
        ISystemTable system => (uint)system.Oid,
        _ when Index(name) is { } index => (uint)index.Id,
        _ when name.Schema is null => (uint)(reader.Catalog.All.FirstOrDefault(other => other is TableDefinition or SequenceDefinition && other.Name == name.Name)?.Id ?? 0),
        _ => 0,
    };

    private IndexDefinition? Index(QualifiedName name) => reader.Catalog.Schemas
        .Where(schema => name.Schema is null || schema.Name == name.Schema)
        .Select(schema => reader.Catalog.TryGetIndex(schema.Id, name.Name, out _, out IndexDefinition? index) ? index : null)
        .FirstOrDefault(static index => index is not null);
}
