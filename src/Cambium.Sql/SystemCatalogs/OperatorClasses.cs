using System.Globalization;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>Finds the operator class an index part has.</summary>
internal static class OperatorClasses
{
    private const int AnyArrayOid = 2277;
    private const int AnyEnumOid = 3500;
    private const int RecordOid = 2249;

    public static IReadOnlyList<OperatorClass> All { get; } = [.. FactFile.Read("pg_opclass.tsv").Select(Parse).Where(IsKnown)];

    /// <summary>OID of the type's default class.</summary>
    public static int DefaultFor(DataType type)
    {
        DataType underlying = type.Underlying();
        int input = underlying.Kind switch
        {
            TypeKind.Array => AnyArrayOid,
            TypeKind.Enum => AnyEnumOid,
            TypeKind.Composite => RecordOid,
            TypeKind.Range => DataType.AnyRange.Oid,
            TypeKind.Multirange => DataType.AnyMultirange.Oid,
            _ => underlying == DataType.Varchar ? DataType.Text.Oid : underlying.Oid,
        };
        return All.FirstOrDefault(candidate => candidate.IsDefault && candidate.InputType == input)?.Oid ?? 0;
    }

    private static bool IsKnown(OperatorClass candidate) => DataType.FromOid(candidate.InputType) is not null;

    private static OperatorClass Parse(string[] row) => new(
        Number(row[0]), row[1], Number(row[2]), row[3], Number(row[4]), row[5] == "t", Number(row[6]));

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);
}
