using System.Collections.Concurrent;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs.Relations;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>The operator classes there are, and those that index parts have.</summary>
internal static class OperatorClasses
{
    private const int AnyArrayOid = 2277;
    private const int AnyEnumOid = 3500;
    private const int RecordOid = 2249;

    public static IReadOnlyList<OperatorClass> All { get; } = [.. FactFile.Read("pg_opclass.tsv").Select(Parse).Where(IsKnown)];

    private static readonly Dictionary<int, OperatorClass> s_byOid = All.ToDictionary(static known => known.Oid);

    private static readonly ConcurrentDictionary<(int MethodOid, int Input, int Own), OperatorClass?> s_defaults = new();

    /// <summary>The system's own and those made in a database.</summary>
    public static IEnumerable<OperatorClass> In(CatalogSnapshot catalog) => All.Concat(catalog.OperatorClasses.Select(made => From(made, catalog)));

    /// <summary>The class of a part of an index or partition key: the one it names, or its type's default.</summary>
    public static int Of(string method, IndexKeyPart part, CatalogSnapshot catalog) => part.OperatorClassId ?? (part.OperatorClass is { } name
        ? In(catalog).FirstOrDefault(candidate => candidate.Method.Name == method && candidate.Name == name)
        : DefaultFor(part.Type.Type, AccessMethod.Find(method)!, catalog))?.Oid ?? 0;

    /// <summary>A class by its OID.</summary>
    public static OperatorClass? Find(int oid, CatalogSnapshot catalog) => oid >= SystemCatalog.FirstUserId
        ? catalog.OperatorClasses.FirstOrDefault(made => made.Id == oid) is { } found ? From(found, catalog) : null
        : s_byOid.GetValueOrDefault(oid);

    /// <summary>The type's default class.</summary>
    public static OperatorClass? DefaultFor(DataType type, AccessMethod method, CatalogSnapshot catalog)
    {
        OperatorClass? builtIn = BuiltInDefaultFor(type, method);
        OperatorClassDefinition[] made = [.. catalog.OperatorClasses.Where(definition => definition.IsDefault && definition.Method == method.Name)];
        return made.Length == 0 ? builtIn
            : DefaultFor(InputType(type), type.Underlying().Oid, method, (builtIn is null ? [] : (OperatorClass[])[builtIn]).Concat(made.Select(definition => From(definition, catalog))));
    }

    /// <summary>The type's default class among the system's own.</summary>
    public static OperatorClass? BuiltInDefaultFor(DataType type, AccessMethod method)
    {
        // No class of the system is for a single type of users.
        int own = type.Underlying().Oid is var oid && oid < SystemCatalog.FirstUserId ? oid : 0;
        return s_defaults.GetOrAdd((method.Oid, InputType(type), own), static (key, of) => DefaultFor(key.Input, key.Own, of, All), method);
    }

    /// <param name="input">The type that a class for its kind is for.</param>
    /// <param name="own">The type itself: a class for one array type goes before the one for all.</param>
    private static OperatorClass? DefaultFor(int input, int own, AccessMethod method, IEnumerable<OperatorClass> all) =>
        all.Where(candidate => candidate.IsDefault && candidate.Method == method && (candidate.InputType == input || candidate.InputType == own))
            .MaxBy(candidate => candidate.InputType == own);

    /// <summary>A part with its class: the one it names, or its type's default one; as it was where there is none.</summary>
    /// <exception cref="SqlErrorException">42704: no such class; 42804: it is for other types.</exception>
    public static IndexKeyPart WithClass(IndexKeyPart part, QualifiedName? name, AccessMethod method, CatalogReader catalog)
    {
        OperatorClass? usual = DefaultFor(part.Type.Type, method, catalog.Catalog);
        OperatorClass? found = name is null ? usual : Named(name, part.Type.Type, method, catalog);
        return part with { OperatorClass = found == usual ? null : found!.Name, OperatorClassId = found?.Oid is >= SystemCatalog.FirstUserId and int id ? id : null };
    }

    private static OperatorClass Named(QualifiedName name, DataType type, AccessMethod method, CatalogReader catalog)
    {
        OperatorClass found = (name.Schema is null or "pg_catalog" ? All.FirstOrDefault(candidate => candidate.Method == method && candidate.Name == name.Name) : null)
            ?? catalog.FindOperatorClasses(name.Schema, name.Name).Where(made => made.Method == method.Name).Select(made => From(made, catalog.Catalog)).FirstOrDefault()
            ?? throw new SqlErrorException(SqlState.UndefinedObject, $"operator class \"{name}\" does not exist for access method \"{method.Name}\"");
        return Accepts(found, type) ? found : throw new SqlErrorException(SqlState.DatatypeMismatch, $"operator class \"{name}\" does not accept data type {type.DisplayName}");
    }

    /// <summary>Of a class of the system also values that its type takes for its own: those of int4 as OIDs, of text as padded texts.</summary>
    private static bool Accepts(OperatorClass @class, DataType type) =>
        @class.InputType == InputType(type) || @class.InputType == type.Underlying().Oid
        || (@class.Oid < SystemCatalog.FirstUserId && DataType.FromOid(@class.InputType) is { } input && PgConstants.IsBinaryCast(type.Underlying(), input));

    /// <summary>The type that a class says it is for: all arrays go as one, and enums, rows, ranges; varchar as text, cidr as inet, names of things as their OIDs.</summary>
    private static int InputType(DataType type)
    {
        DataType underlying = type.Underlying();
        return underlying.Kind switch
        {
            TypeKind.Array => AnyArrayOid,
            TypeKind.Enum => AnyEnumOid,
            TypeKind.Composite => RecordOid,
            TypeKind.Range => DataType.AnyRange.Oid,
            TypeKind.Multirange => DataType.AnyMultirange.Oid,
            _ when BindingContext.IsRegistry(underlying) => DataType.OidType.Oid,
            _ => underlying == DataType.Varchar ? DataType.Text.Oid : underlying == DataType.Cidr ? DataType.Inet.Oid : underlying.Oid,
        };
    }

    private static bool IsKnown(OperatorClass candidate) => DataType.FromOid(candidate.InputType) is not null;

    private static OperatorClass From(OperatorClassDefinition made, CatalogSnapshot catalog) => new(
        AccessMethod.Find(made.Method)!, made.Id, made.Name, made.FamilyId, FamilyName(made, catalog), made.InputType.Type.Oid, made.IsDefault, made.KeyType?.Type.Oid ?? 0)
    {
        SchemaId = made.SchemaId,
        OwnerId = made.OwnerId,
    };

    /// <summary>A family that has no definition is the system's, or of an earlier release and called as its class.</summary>
    private static string FamilyName(OperatorClassDefinition made, CatalogSnapshot catalog) => catalog.TryGet(made.FamilyId, out OperatorFamilyDefinition? family) ? family.Name
        : All.FirstOrDefault(@class => @class.FamilyOid == made.FamilyId)?.FamilyName ?? made.Name;

    private static OperatorClass Parse(string[] row) => new(
        AccessMethod.Find(row[0])!, Number(row[1]), row[2], Number(row[3]), row[4], Number(row[5]), row[6] == "t", Number(row[7]));

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);
}
