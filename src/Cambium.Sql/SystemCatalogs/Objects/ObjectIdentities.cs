using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;
using UserOperator = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.SystemCatalogs.Objects;

/// <summary>What the objects of a catalog are called, by their addresses.</summary>
/// <param name="reads">Where it is noted what the answers come from; null: they come from a command's own changes.</param>
internal sealed class ObjectIdentities(CatalogSnapshot catalog, ReadSet? reads = null)
{
    private static readonly NameClass[] s_everything = Enum.GetValues<NameClass>();

    private readonly QualifiedNames _names = new(catalog);

    /// <summary>Null when there is no such object.</summary>
    /// <param name="owner">The definition that it is or is a part of, where that is known; else it is looked for.</param>
    public ObjectIdentity? Of(ObjectAddress address, Definition? owner = null)
    {
        if ((owner ?? FindOwner(address)) is { } definition)
        {
            Note(definition);
            return OfDefinition(definition, address);
        }

        ObjectIdentity? builtIn = new BuiltInIdentities(_names).Of(address);
        if (builtIn is null)
        {
            reads?.NoteCatalogAll(s_everything);
        }

        return builtIn;
    }

    private void Note(Definition definition)
    {
        reads?.NoteCatalog(definition.Id);
        if (definition.SchemaId != 0)
        {
            reads?.NoteCatalog(definition.SchemaId);
        }

        if (definition is UserFunction or UserOperator or OperatorClassDefinition or CastDefinition)
        {
            // By the names of their types.
            reads?.NoteCatalogAll(NameClass.Type, NameClass.Relation);
        }
    }

    private Definition? FindOwner(ObjectAddress address)
    {
        int id = (int)address.Id;
        return address.ClassId switch
        {
            CatalogOids.PgClass => DerivedOids.TypeOfRelation(id) is { } typeId && catalog.TryGet(typeId, out TypeDefinition? composite) ? composite
                : catalog.TryGetIndex(id, out TableDefinition? indexed, out _) ? indexed
                : Whole(id),
            CatalogOids.PgType => DerivedOids.OfRow(id) is { } tableId && catalog.TryGetTable(tableId, out TableDefinition? table) ? table
                : catalog.FindDataType(id) is { } type ? catalog.FindDefinition(type)
                : null,
            CatalogOids.PgAttrdef or CatalogOids.PgConstraint or CatalogOids.PgTrigger or CatalogOids.PgPolicy or CatalogOids.PgRewrite or CatalogOids.PgLanguage =>
                catalog.All.FirstOrDefault(definition => DefinitionParts.Of(definition).Any(part => part.Address == address)),
            CatalogOids.PgDatabase => catalog.Databases.FirstOrDefault(database => database.Oid == id),
            _ => Whole(id),
        };

        Definition? Whole(int definitionId) => catalog.TryGet(definitionId, out Definition? definition) && DefinitionParts.Of(definition).Any(part => part.Address == address with { Part = 0 }) ? definition : null;
    }

    private ObjectIdentity? OfDefinition(Definition definition, ObjectAddress address) => (definition, address.ClassId) switch
    {
        (TableDefinition table, CatalogOids.PgType) => Type(address.Id == table.RowArrayId ? table.RowType.Array! : table.RowType, table.SchemaId),
        (TableDefinition table, _) => OfTable(table, address),
        (SequenceDefinition sequence, _) => address.Part == 0 ? Relation("sequence", sequence) : null,
        (TypeDefinition type, CatalogOids.PgType) => Type(address.Id == type.ArrayId ? type.DataType.Array! : type.DataType, type.SchemaId),
        (TypeDefinition type, CatalogOids.PgConstraint) => type.Checks.FirstOrDefault(check => check.Id == address.Id) is { } check
            ? new ObjectIdentity("domain constraint", $"{Identifier.Quote(check.Name)} on {_names.Of(type)}", [_names.Of(type)], [check.Name]) { Schema = _names.Schema(type.SchemaId) }
            : null,
        (TypeDefinition type, _) => address.Part == 0 ? Relation("composite type", type) : type.FindField(address.Part) is { } field ? Column("composite type column", type, field.Name) : null,
        (UserFunction function, _) => Routine(
            function.Aggregate is not null ? "aggregate" : function.IsProcedure ? "procedure" : "function", _names.Schema(function.SchemaId), function.Name, _names.Types(function.ArgumentTypes)),
        (UserOperator @operator, _) => Operator(_names, _names.Schema(@operator.SchemaId), @operator.Name, @operator.Left?.Type, @operator.Right.Type),
        (OperatorClassDefinition @class, _) => OfMethod("operator class", _names.Schema(@class.SchemaId), @class.Name, @class.Method),
        (OperatorFamilyDefinition family, _) => OfMethod("operator family", _names.Schema(family.SchemaId), family.Name, family.Method),
        (CastDefinition cast, _) => Cast(_names.Type(cast.Source.Type), _names.Type(cast.Target.Type)),
        (StatisticsDefinition, _) => Relation("statistics object", definition),
        (CollationDefinition, _) => Relation("collation", definition),
        (TextSearchConfigurationDefinition, _) => Relation("text search configuration", definition),
        (TextSearchDictionaryDefinition, _) => Relation("text search dictionary", definition),
        (SchemaDefinition, _) => Plain("schema", definition.Name),
        (ExtensionDefinition, _) => Plain("extension", definition.Name),
        (EventTriggerDefinition, _) => Plain("event trigger", definition.Name),
        (PublicationDefinition, _) => Plain("publication", definition.Name),
        (LanguageDefinition, _) => Plain("language", definition.Name),
        (RoleDefinition, _) => Plain("role", definition.Name),
        (DatabaseDefinition, _) => Plain("database", definition.Name),
        (DefaultPrivileges defaults, _) => Defaults(defaults),
        _ => null,
    };

    private ObjectIdentity? OfTable(TableDefinition table, ObjectAddress address)
    {
        string kind = table.Kind switch { TableKind.View => "view", TableKind.MaterializedView => "materialized view", _ => "table" };
        switch (address.ClassId)
        {
            case CatalogOids.PgClass when address.Id == table.Id:
                return address.Part == 0 ? Relation(kind, table) : table.FindColumn(address.Part) is { } column ? Column(kind + " column", table, column.Name) : null;
            case CatalogOids.PgClass:
                return table.FindIndex((int)address.Id) is { } index && address.Part == 0 ? Relation("index", table with { Name = index.Name }) : null;
            case CatalogOids.PgAttrdef:
                return table.LiveColumns.FirstOrDefault(candidate => DerivedOids.ColumnDefault(table.Id, candidate.Id) == address.Id) is { } defaulted
                    ? Column("default value", table, defaulted.Name) is var value ? value with { Text = "for " + value.Text, Schema = null, Name = null } : null
                    : null;
            case CatalogOids.PgRewrite:
                return table.Rules.FirstOrDefault(rule => rule.Id == address.Id) is { } rule ? Part("rule", table, rule.Name)
                    : table.ViewSql is not null && DerivedOids.ViewRule(table) == address.Id ? Part("rule", table, "_RETURN")
                    : null;
            case CatalogOids.PgTrigger:
                return table.Triggers.FirstOrDefault(trigger => trigger.Id == address.Id) is { } found ? Part("trigger", table, found.Name) : null;
            case CatalogOids.PgPolicy:
                return table.Policies.FirstOrDefault(policy => policy.Id == address.Id) is { } policy ? Part("policy", table, policy.Name) : null;
            default:
                string? name = table.Checks.FirstOrDefault(check => check.Id == address.Id)?.Name ?? table.ForeignKeys.FirstOrDefault(key => key.Id == address.Id)?.Name
                    ?? table.Indexes.FirstOrDefault(index => index.ConstraintOid == address.Id)?.Name;
                return name is null ? null : Part("table constraint", table, name) with { Schema = _names.Schema(table.SchemaId) };
        }
    }

    private ObjectIdentity Type(DataType type, int schemaId) => Type(_names.Type(type), _names.Schema(schemaId), type.Name);

    private ObjectIdentity Relation(string kind, Definition definition) => Named(kind, _names.Schema(definition.SchemaId), definition.Name);

    private ObjectIdentity Column(string kind, Definition relation, string column) => Relation(kind, relation) is var whole
        ? whole with { Text = $"{whole.Text}.{Identifier.Quote(column)}", Names = [.. whole.Names, column] }
        : whole;

    /// <summary>What has a name on its table.</summary>
    private ObjectIdentity Part(string kind, TableDefinition table, string name) =>
        new(kind, $"{Identifier.Quote(name)} on {_names.Of(table)}", [_names.Schema(table.SchemaId), table.Name, name], []);

    private ObjectIdentity Defaults(DefaultPrivileges defaults)
    {
        string role = catalog.TryGet(defaults.RoleId, out RoleDefinition? owner) ? owner.Name : "";
        string? schema = defaults.InSchemaId == 0 ? null : _names.Schema(defaults.InSchemaId);
        return new ObjectIdentity(
            "default acl", $"for role {Identifier.Quote(role)}{(schema is null ? "" : $" in schema {Identifier.Quote(schema)}")} on {DefaultKind(defaults.ObjectKind)}",
            schema is null ? [role] : [role, schema], [defaults.ObjectKind.ToString(CultureInfo.InvariantCulture)]);
    }

    /// <summary>The objects that default privileges are for.</summary>
    public static string DefaultKind(char letter) => letter switch { 'r' => "tables", 'S' => "sequences", 'f' => "functions", 'T' => "types", _ => "schemas" };

    public static ObjectIdentity Named(string kind, string schema, string name) => new(kind, QualifiedNames.Join(schema, name), [schema, name], []) { Schema = schema, Name = name };

    public static ObjectIdentity Plain(string kind, string name) => new(kind, Identifier.Quote(name), [name], []) { Name = name };

    public static ObjectIdentity Type(string written, string schema, string name) => new("type", written, [written], []) { Schema = schema, Name = name };

    public static ObjectIdentity Routine(string kind, string schema, string name, IReadOnlyList<string> arguments) =>
        new(kind, $"{QualifiedNames.Join(schema, name)}({string.Join(",", arguments)})", [schema, name], arguments) { Schema = schema };

    public static ObjectIdentity Operator(QualifiedNames names, string schema, string symbol, DataType? left, DataType right)
    {
        string[] types = left is null ? [names.Type(right)] : [names.Type(left), names.Type(right)];
        return new ObjectIdentity("operator", $"{Identifier.Quote(schema)}.{symbol}({(left is null ? "NONE," : "")}{string.Join(",", types)})", [schema, symbol], types) { Schema = schema };
    }

    /// <summary>Operator classes and families.</summary>
    public static ObjectIdentity OfMethod(string kind, string schema, string name, string method) =>
        new(kind, $"{QualifiedNames.Join(schema, name)} USING {Identifier.Quote(method)}", [method, schema, name], []) { Schema = schema, Name = name };

    public static ObjectIdentity Cast(string source, string target) => new("cast", $"({source} AS {target})", [source], [target]);
}
