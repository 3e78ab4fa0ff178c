using System.Collections.Frozen;
using System.Globalization;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// A function that types, casts, operators and their classes name in the catalog: a row of <c>support_functions.tsv</c>. It can be called by that name only where <see cref="Cambium.Sql.Functions.Library.InputOutputFunctions"/> has it.
/// </summary>
internal sealed record SupportFunction(int Oid, string Name, int Result, IReadOnlyList<int> Arguments, char Volatility, bool IsStrict, string Source)
{
    private static readonly FrozenDictionary<int, SupportFunction> s_byOid = FactFile.Read("support_functions.tsv").Select(Parse).ToFrozenDictionary(function => function.Oid);

    private static readonly ILookup<string, SupportFunction> s_byName = s_byOid.Values.OrderBy(function => function.Oid).ToLookup(function => function.Name);

    public static IEnumerable<SupportFunction> All => s_byOid.Values.OrderBy(function => function.Oid);

    public static SupportFunction? FromOid(int oid) => s_byOid.GetValueOrDefault(oid);

    public static IEnumerable<SupportFunction> Find(string name) => s_byName[name];

    /// <summary>The one that takes these types.</summary>
    public static SupportFunction? Find(string name, IReadOnlyList<DataType> types) =>
        Find(name).FirstOrDefault(candidate => candidate.Arguments.SequenceEqual(types.Select(static type => type.Oid)));

    private static SupportFunction Parse(string[] row) => new(
        Number(row[0]), row[1], Number(row[2]), [.. row[3].Split(' ', StringSplitOptions.RemoveEmptyEntries).Select(Number)], row[4][0], row[5] == "t", row[6]);

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);
}
