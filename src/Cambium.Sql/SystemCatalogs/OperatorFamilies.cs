using System.Globalization;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>Which operators belong to PostgreSQL's operator families: rows of <c>pg_amop.tsv</c>.</summary>
internal static class OperatorFamilies
{
    private const char Search = 's';

    private static readonly Lazy<string[][]> s_rows = new(static () => [.. FactFile.Read("pg_amop.tsv")]);

    private static readonly Lazy<HashSet<(int Family, int Operator)>> s_members = new(static () =>
        [.. s_rows.Value.Where(static row => row[5][0] == Search).Select(static row => (Number(row[1]), Number(row[6])))]);

    /// <summary>As the catalog has them: OID, family, left, right, strategy, purpose, operator, method, sort family.</summary>
    public static IReadOnlyList<string[]> Rows => s_rows.Value;

    /// <summary>Whether an index of the family can look for what the operator holds for.</summary>
    public static bool Has(int familyOid, int operatorOid) => s_members.Value.Contains((familyOid, operatorOid));

    /// <summary>The operator that a family has for a purpose and operands of these types; null when it has none.</summary>
    public static int? Operator(int familyOid, int strategy, int left, int right) => s_rows.Value
        .Where(row => Number(row[1]) == familyOid && Number(row[4]) == strategy && row[5][0] == Search && Number(row[2]) == left && Number(row[3]) == right)
        .Select(static row => (int?)Number(row[6])).FirstOrDefault();

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);
}
