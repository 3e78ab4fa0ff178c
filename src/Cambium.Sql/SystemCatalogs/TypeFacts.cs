using System.Globalization;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>What pg_type says of a built-in type beyond <see cref="DataType"/>, and all that it says of one that has no values here: a row of <c>pg_type.tsv</c>.</summary>
internal sealed record TypeFacts(
    int Oid, string Name, int Length, bool IsByValue, char Category, char Delimiter, int Subscript, int Element, int Input, int Output, int Receive, int Send, int ModifierInput, int ModifierOutput, int Analyze, char Align, char Storage, int Collation, int Array)
{
    private static readonly Dictionary<int, TypeFacts> s_byOid = FactFile.Read("pg_type.tsv").Select(Parse).ToDictionary(facts => facts.Oid);

    public static IEnumerable<TypeFacts> All => s_byOid.Values;

    /// <summary>What all enums have.</summary>
    public static readonly TypeFacts Enum = new(0, "", 4, true, 'E', ',', 0, 0, 3506, 3507, 3532, 3533, 0, 0, 0, 'i', 'p', 0, 0);

    /// <summary>What shells have: shell_in and shell_out.</summary>
    private static readonly TypeFacts s_shell = new(0, "", 4, true, 'P', ',', 0, 0, 2398, 2399, 0, 0, 0, 0, 0, 'i', 'p', 0, 0);

    /// <summary>Types that functions and operators in the catalogs name, but no column can have: point and the like.</summary>
    public static readonly IReadOnlyList<TypeFacts> WithoutValues = [.. s_byOid.Values.Where(static facts => DataType.FromOid(facts.Oid) is null).OrderBy(static facts => facts.Oid)];

    private const int RecordOid = 2249;
    private const int TextArrayOid = 1009;

    /// <summary>Functions of arrays that are subscripted: array_subscript_handler.</summary>
    public const int ArraySubscript = 6179;

    /// <summary>domain_in and domain_recv stand before the base type's functions.</summary>
    public const int DomainInput = 2597;
    public const int DomainReceive = 2598;

    /// <summary>The name as format_type prints it of a type without values; null when there is no such type.</summary>
    public static string? NameOf(int oid) => !s_byOid.TryGetValue(oid, out TypeFacts? facts) ? null : facts.Name.StartsWith('_') ? NameOf(facts.Element) + "[]" : facts.Name;

    /// <summary>A built-in type's facts; null when there is no such type.</summary>
    public static TypeFacts? Find(int oid) => s_byOid.GetValueOrDefault(oid);

    /// <summary>The type's facts; an enum, composite or array made by a user has those of its kind.</summary>
    public static TypeFacts Of(DataType type)
    {
        DataType underlying = type.Underlying();
        if (s_byOid.TryGetValue(underlying.Oid, out TypeFacts? facts))
        {
            return facts;
        }

        return underlying.Kind switch
        {
            TypeKind.Base => s_byOid[DataType.Text.Oid] with { Collation = underlying.Category == DataTypeCategory.String ? CatalogOids.DefaultCollation : 0 },
            TypeKind.Enum => Enum,
            TypeKind.Shell => s_shell,
            TypeKind.Range => s_byOid[DataType.TsRange.Oid],
            TypeKind.Multirange => s_byOid[DataType.TsMultirange.Oid],
            TypeKind.Array => s_byOid[TextArrayOid] with { Align = Of(underlying.Element!).Align == 'd' ? 'd' : 'i', Collation = Of(underlying.Element!).Collation, ModifierInput = 0, ModifierOutput = 0 },
            _ => s_byOid[RecordOid] with { Subscript = 0 },
        };
    }

    private static TypeFacts Parse(string[] row) => new(
        Number(row[0]), row[1], Number(row[2]), row[3] == "t", row[4][0], row[6][0], Number(row[7]), Number(row[8]), Number(row[10]), Number(row[11]), Number(row[12]), Number(row[13]), Number(row[14]), Number(row[15]),
        Number(row[16]), row[17][0], row[18][0], Number(row[19]), Number(row[9]));

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);
}
