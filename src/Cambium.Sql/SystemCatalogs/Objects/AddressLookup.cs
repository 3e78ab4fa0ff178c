using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Parsing;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions.Events;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Objects;

/// <summary>pg_get_object_address: the address of what pg_identify_object_as_address has told of, and of what else has such names.</summary>
/// <param name="session">Whose search path finds unqualified names.</param>
internal sealed class AddressLookup(SqlSession session, string type, IReadOnlyList<string> names, IReadOnlyList<string> arguments)
{
    private readonly CatalogReader _reader = session.Names.Reader();

    /// <summary>Kinds that are told of, but have no address of their own to be found by.</summary>
    private static readonly HashSet<string> s_unsupported =
        ["toast table", "composite type", "index column", "sequence column", "toast table column", "view column", "materialized view column", "composite type column"];

    private CatalogSnapshot Catalog => _reader.Catalog;

    private ReadSet Reads => session.Transactions.Engine.Reads;

    /// <exception cref="SqlErrorException">22023: no kind of object, or too few names; the kind's "does not exist".</exception>
    public ObjectAddress Find() => type switch
    {
        "table" or "index" or "sequence" or "view" or "materialized view" or "foreign table" => Relation(),
        "table column" or "foreign table column" => Column() is var (table, id) ? new ObjectAddress(CatalogOids.PgClass, table, id) : default,
        "default value" => Default(),
        "table constraint" => OnTable(ObjectKind.Constraint, "constraint", "for table"),
        "trigger" => OnTable(ObjectKind.Trigger, "trigger", "for table"),
        "policy" => OnTable(ObjectKind.Policy, "policy", "for table"),
        "rule" => OnTable(ObjectKind.Rule, "rule", "for relation"),
        "type" => new ObjectAddress(CatalogOids.PgType, Type(OneName()).Oid),
        "domain constraint" => DomainConstraint(),
        "cast" => Cast(),
        "function" or "procedure" or "aggregate" => Routine(),
        "operator" => Operator(),
        "operator class" or "operator family" => OfMethod(),
        "collation" => Registered(DataType.Regcollation, CatalogOids.PgCollation, $"collation \"{Joined()}\" for encoding \"UTF8\" does not exist"),
        "text search dictionary" => Registered(DataType.Regdictionary, CatalogOids.PgTsDict, Missing()),
        "text search configuration" => Registered(DataType.Regconfig, CatalogOids.PgTsConfig, Missing()),
        "statistics object" => _reader.Find<StatisticsDefinition>(NameClass.Statistics, Name()) is { } statistics ? DefinitionParts.Self(statistics) : throw Undefined(Missing()),
        "schema" => RegistryNames.FindSchema(_reader, Simple()) is { } schema ? new ObjectAddress(CatalogOids.PgNamespace, schema) : throw Undefined(Missing(), SqlState.InvalidSchemaName),
        "language" => Global<LanguageDefinition>(NameClass.Language),
        "role" => Global<RoleDefinition>(NameClass.Role),
        "database" => Global<DatabaseDefinition>(NameClass.Database, SqlState.InvalidCatalogName),
        "extension" => Global<ExtensionDefinition>(NameClass.Extension),
        "event trigger" => Global<EventTriggerDefinition>(NameClass.EventTrigger),
        "publication" => Global<PublicationDefinition>(NameClass.Publication),
        "access method" => new ObjectAddress(CatalogOids.PgAm, Method(Simple())),
        "default acl" => Defaults(),
        "large object" => LargeObject(),
        "tablespace" or "foreign-data wrapper" or "server" or "subscription" or "parameter ACL" => throw Undefined($"{type} \"{Simple()}\" does not exist"),
        "conversion" or "text search parser" or "text search template" => throw Undefined(Name() is var name ? $"{type} \"{name}\" does not exist" : ""),
        "operator of access method" or "function of access method" => throw FamilyMember(),
        "user mapping" or "transform" or "publication namespace" or "publication relation" => throw OfOther(),
        _ when s_unsupported.Contains(type) => throw Invalid($"unsupported object type \"{type}\""),
        _ => throw Invalid($"unrecognized object type \"{type}\""),
    };

    private static SqlErrorException Invalid(string message) => new(SqlState.InvalidParameterValue, message);

    private static SqlErrorException Undefined(string message, string sqlState = SqlState.UndefinedObject) => new(sqlState, message);

    private string Joined() => string.Join('.', names);

    private string Missing() => $"{type} \"{Joined()}\" does not exist";

    private string OneName() => names.Count == 1 ? names[0] : throw Invalid("name list length must be exactly 1");

    /// <summary>A name that has no schema.</summary>
    private string Simple()
    {
        RequireNames(1);
        return OneName();
    }

    /// <summary>Of a kind that lives outside of schemas.</summary>
    private ObjectAddress Global<T>(NameClass nameClass, string sqlState = SqlState.UndefinedObject)
        where T : Definition
    {
        string name = Simple();
        Reads.NoteCatalog(nameClass, 0, name);
        return Catalog.Find<T>(nameClass, 0, name) is { } definition ? DefinitionParts.Self(definition) : throw Undefined(Missing(), sqlState);
    }

    /// <summary>A table, whose parts are looked at.</summary>
    private TableDefinition? Table(int id)
    {
        Reads.NoteCatalog(id);
        return Catalog.TryGetTable(id, out TableDefinition? table) ? table : null;
    }

    private void RequireNames(int least)
    {
        if (names.Count < least)
        {
            throw Invalid(string.Create(CultureInfo.InvariantCulture, $"name list length must be at least {least}"));
        }
    }

    private void RequireArguments(int count)
    {
        if (arguments.Count != count)
        {
            throw Invalid(string.Create(CultureInfo.InvariantCulture, $"argument list length must be exactly {count}"));
        }
    }

    /// <summary>The names but for so many at their end, as one of at most two parts.</summary>
    private QualifiedName Name(int without = 0, int skipped = 0)
    {
        RequireNames(1);
        string[] parts = [.. names.Skip(skipped).Take(names.Count - without - skipped)];
        bool isRelation = without > 0 || type is "table" or "index" or "sequence" or "view" or "materialized view" or "foreign table";
        return parts.Length <= 2 ? new QualifiedName([.. parts], default)
            : throw new SqlErrorException(SqlState.FeatureNotSupported, $"cross-database references are not implemented: {(isRelation ? $"\"{Joined()}\"" : Joined())}");
    }

    private DataType Type(string text) => TypeResolver.Resolve(SqlParser.ParseTypeName(text), _reader).Type;

    private static string Written(QualifiedName name) => string.Join('.', name.Parts.Select(Identifier.Quote));

    private int Relation(QualifiedName name)
    {
        if (name.Schema is { } schema && RegistryNames.FindSchema(_reader, schema) is null && type is not ("table" or "index" or "sequence" or "view" or "materialized view" or "foreign table"))
        {
            throw Undefined($"schema \"{schema}\" does not exist", SqlState.InvalidSchemaName);
        }

        return RegistryNames.Resolve(_reader, DataType.Regclass, Written(name)) is { } oid ? (int)oid : throw Undefined($"relation \"{name}\" does not exist", SqlState.UndefinedTable);
    }

    private ObjectAddress Relation()
    {
        QualifiedName name = Name();
        ObjectAddress address = new(CatalogOids.PgClass, Relation(name));
        string article = type == "index" ? "an" : "a";
        return new ObjectIdentities(Catalog, Reads).Of(address)?.Type == type ? address : throw new SqlErrorException(SqlState.WrongObjectType, $"\"{name.Name}\" is not {article} {type}");
    }

    private (int Table, int Column) Column()
    {
        RequireNames(1);
        if (names.Count < 2)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "column name must be qualified");
        }

        QualifiedName relation = Name(without: 1);
        int id = Relation(relation);
        int column = Table(id) is { } table ? table.FindColumn(names[^1])?.Id ?? 0
            : RelationFacts.Find(id) is { } facts ? facts.Columns.ToList().FindIndex(known => known.Name == names[^1]) + 1
            : 0;
        return column > 0 ? (id, column) : throw new SqlErrorException(SqlState.UndefinedColumn, $"{(type == "default value" ? "default value for " : "")}column \"{names[^1]}\" of relation \"{relation}\" does not exist");
    }

    private ObjectAddress Default()
    {
        (int id, int columnId) = Column();
        return Table(id)?.FindColumn(columnId) is { } column && (column.DefaultSql ?? column.GeneratedSql) is not null
            ? new ObjectAddress(CatalogOids.PgAttrdef, DerivedOids.ColumnDefault(id, columnId))
            : throw new SqlErrorException(SqlState.UndefinedColumn, $"default value for column \"{names[^1]}\" of relation \"{Name(without: 1)}\" does not exist");
    }

    private ObjectAddress OnTable(ObjectKind kind, string noun, string of)
    {
        RequireNames(1);
        if (names.Count < 2)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "must specify relation and object name");
        }

        int id = Relation(Name(without: 1));
        ObjectAddress? found = Table(id) is { } table ? CommandTarget.OnTable(kind, names[^1], table) : null;
        return found ?? throw Undefined($"{noun} \"{names[^1]}\" {of} \"{names[^2]}\" does not exist");
    }

    private ObjectAddress DomainConstraint()
    {
        string name = OneName();
        RequireArguments(1);
        DataType domain = Type(name);
        Reads.NoteCatalog(domain.Oid);
        return Catalog.TryGet(domain.Oid, out TypeDefinition? definition) && definition.Checks.FirstOrDefault(check => check.Name == arguments[0]) is { } check
            ? new ObjectAddress(CatalogOids.PgConstraint, check.Id)
            : throw Undefined($"constraint \"{arguments[0]}\" for domain {domain.DisplayName} does not exist");
    }

    private ObjectAddress Cast()
    {
        string name = OneName();
        RequireArguments(1);
        (DataType source, DataType target) = (Type(name), Type(arguments[0]));
        Reads.NoteCatalogAll(NameClass.Cast);
        return Catalog.FindCast(source, target) is { } made ? DefinitionParts.Self(made)
            : BuiltInIdentities.FindCast(source.Oid, target.Oid) is { } oid ? new ObjectAddress(CatalogOids.PgCast, oid)
            : throw Undefined($"cast from type {source.DisplayName} to type {target.DisplayName} does not exist");
    }

    private ObjectAddress Routine()
    {
        QualifiedName name = Name();
        string[] types = [.. arguments.Select(argument => Type(argument).DisplayName)];
        ObjectAddress? found = FunctionNames.Find(_reader, name.Schema, name.Name, string.Join(',', arguments)) is { } oid ? new ObjectAddress(CatalogOids.PgProc, oid) : null;
        string signature = $"{name}({(type == "aggregate" && types.Length == 0 ? "*" : string.Join(", ", types))})";
        return found is not { } address ? throw new SqlErrorException(SqlState.UndefinedFunction, $"{type} {signature} does not exist")
            : type == "function" || new ObjectIdentities(Catalog, Reads).Of(address)?.Type == type ? address
            : throw new SqlErrorException(SqlState.WrongObjectType, type == "procedure" ? $"{signature} is not a procedure" : $"function {signature} is not an aggregate");
    }

    private ObjectAddress Operator()
    {
        RequireArguments(2);
        QualifiedName name = Name();
        return OperatorNames.Find(_reader, $"{name}({string.Join(',', arguments)})", hasTypes: true) is { } oid
            ? new ObjectAddress(CatalogOids.PgOperator, oid)
            : throw new SqlErrorException(SqlState.UndefinedFunction, $"operator does not exist: {Type(arguments[0]).DisplayName} {name} {Type(arguments[1]).DisplayName}");
    }

    private static int Method(string name) => name == "heap" ? CatalogOids.Heap : AccessMethod.Find(name)?.Oid ?? throw Undefined($"access method \"{name}\" does not exist");

    private ObjectAddress OfMethod()
    {
        RequireNames(2);
        Method(names[0]);
        QualifiedName name = Name(skipped: 1);
        bool isFamily = type == "operator family";
        int? made = isFamily
            ? _reader.FindOperatorFamilies(name.Schema, name.Name).FirstOrDefault(candidate => candidate.Method == names[0])?.Id
            : _reader.FindOperatorClasses(name.Schema, name.Name).FirstOrDefault(candidate => candidate.Method == names[0])?.Id;
        int? oid = made is not null ? made
            : name.Schema is not (null or "pg_catalog") ? null
            : isFamily ? BuiltInIdentities.FindFamily(names[0], name.Name)
            : OperatorClasses.All.FirstOrDefault(candidate => candidate.Method.Name == names[0] && candidate.Name == name.Name)?.Oid;
        return oid is { } found ? new ObjectAddress(isFamily ? CatalogOids.PgOpfamily : CatalogOids.PgOpclass, found) : throw Undefined($"{type} \"{name}\" does not exist for access method \"{names[0]}\"");
    }

    private ObjectAddress Registered(DataType registry, int classId, string missing) =>
        RegistryNames.Resolve(_reader, registry, Written(Name())) is { } oid ? new ObjectAddress(classId, oid) : throw Undefined(missing);

    private ObjectAddress Defaults()
    {
        RequireNames(1);
        RequireArguments(1);
        string kind = arguments[0].Length > 0 ? arguments[0][..1] : "";
        if (!"rSfTn".Contains(kind, StringComparison.Ordinal) || kind.Length == 0)
        {
            throw new SqlErrorException(
                SqlState.InvalidParameterValue, $"unrecognized default ACL object type \"{kind}\"", hint: "Valid object types are \"r\", \"S\", \"f\", \"T\", \"n\".");
        }

        Reads.NoteCatalogAll(NameClass.DefaultPrivileges, NameClass.Role);
        int roleId = Catalog.TryGetRole(names[0], out RoleDefinition? role) ? role.Id : -1;
        int schemaId = names.Count > 1 ? RegistryNames.FindSchema(_reader, names[1]) ?? -1 : 0;
        return Catalog.DefaultPrivileges.FirstOrDefault(defaults => defaults.RoleId == roleId && defaults.InSchemaId == schemaId && defaults.ObjectKind == kind[0]) is { } found
            ? DefinitionParts.Self(found)
            : throw Undefined($"default ACL for user \"{names[0]}\"{(names.Count > 1 ? $" in schema \"{names[1]}\"" : "")} on {ObjectIdentities.DefaultKind(kind[0])} does not exist");
    }

    private ObjectAddress LargeObject()
    {
        uint oid = LargeObjectStore.Oid(OneName());
        session.LargeObjects.Store.RequireAny(oid);
        return new ObjectAddress(LargeObjectTables.PagesOid, oid);
    }

    /// <summary>Members of families have no rows of their own here that others would name.</summary>
    private SqlErrorException FamilyMember()
    {
        RequireNames(3);
        RequireArguments(2);
        Method(names[0]);
        string family = string.Join('.', names.Skip(1).SkipLast(1));
        return Undefined($"{type.Split(' ')[0]} {names[^1]} ({arguments[0]}, {arguments[1]}) of operator family {family} for access method {names[0]} does not exist");
    }

    /// <summary>Of kinds that there are none of.</summary>
    private SqlErrorException OfOther()
    {
        RequireNames(1);
        RequireArguments(1);
        return Undefined($"{type} of {Joined()} and {arguments[0]} does not exist");
    }
}
