using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>The operator classes there are, and those that index parts have.</summary>
internal static class OperatorClasses
{
    private const int AnyArrayOid = 2277;
    private const int AnyEnumOid = 3500;
    private const int RecordOid = 2249;

    public static IReadOnlyList<OperatorClass> All { get; } = [.. FactFile.Read("pg_opclass.tsv").Select(Parse).Where(IsKnown)];

    /// <summary>The system's own and those made in a database.</summary>
    public static IEnumerable<OperatorClass> In(CatalogSnapshot catalog) => All.Concat(catalog.OperatorClasses.Select(From));

    /// <summary>The class of an index part: the one it names, or its type's default.</summary>
    public static int Of(IndexDefinition index, IndexKeyPart part, CatalogSnapshot catalog) => (part.OperatorClass is { } name
        ? In(catalog).FirstOrDefault(candidate => candidate.Method.Name == index.Method && candidate.Name == name)
        : DefaultFor(part.Type.Type, AccessMethod.Find(index.Method)!, catalog))?.Oid ?? 0;

    /// <summary>The type's default class.</summary>
    public static OperatorClass? DefaultFor(DataType type, AccessMethod method, CatalogSnapshot catalog)
    {
        int input = InputType(type);

        // A class for one array type goes before the one for all.
        return In(catalog).Where(candidate => candidate.IsDefault && candidate.Method == method && (candidate.InputType == input || candidate.InputType == type.Underlying().Oid))
            .MaxBy(candidate => candidate.InputType == type.Underlying().Oid);
    }

    /// <summary>The class an index part asks for; null when it is the type's default.</summary>
    /// <exception cref="SqlErrorException">42704: no such class; 42804: it is for other types.</exception>
    public static OperatorClass? Named(QualifiedName name, DataType type, AccessMethod method, CatalogReader catalog)
    {
        OperatorClass found = (name.Schema is null or "pg_catalog" ? All.FirstOrDefault(candidate => candidate.Method == method && candidate.Name == name.Name) : null)
            ?? catalog.FindOperatorClasses(name.Schema, name.Name).Where(made => made.Method == method.Name).Select(From).FirstOrDefault()
            ?? throw new SqlErrorException(SqlState.UndefinedObject, $"operator class \"{name}\" does not exist for access method \"{method.Name}\"");
        OperatorClass? usual = DefaultFor(type, method, catalog.Catalog);
        if (found == usual)
        {
            return null;
        }

        int input = InputType(type);
        return found.InputType == input || found.InputType == type.Underlying().Oid
            ? found
            : throw new SqlErrorException(SqlState.DatatypeMismatch, $"operator class \"{name}\" does not accept data type {type.DisplayName}");
    }

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

    private static OperatorClass From(OperatorClassDefinition made) => new(
        AccessMethod.Find(made.Method)!, made.Id, made.Name, made.FamilyId, made.Name, made.InputType.Type.Oid, made.IsDefault, made.KeyType?.Type.Oid ?? 0)
    {
        SchemaId = made.SchemaId,
        OwnerId = made.OwnerId,
    };

    private static OperatorClass Parse(string[] row) => new(
        AccessMethod.Find(row[0])!, Number(row[1]), row[2], Number(row[3]), row[4], Number(row[5]), row[6] == "t", Number(row[7]));

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);
}
