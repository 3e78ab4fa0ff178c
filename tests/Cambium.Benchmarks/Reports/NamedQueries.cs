using System.Globalization;

namespace Cambium.Benchmarks.Reports;

/// <summary>The SQL of the report benchmark, which lies beside this file.</summary>
internal static class NamedQueries
{
    /// <summary>Statements that make and fill the tables.</summary>
    /// <param name="scale">Six million lineitems at 1.</param>
    public static string[] Load(double scale) =>
        [.. Read("load.sql").Replace(":scale", scale.ToString(CultureInfo.InvariantCulture), StringComparison.Ordinal).Split(";\n", StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)];

    /// <summary>The questions with their names, which stand in comments before them.</summary>
    public static IEnumerable<(string Name, string Sql)> All() =>
        from part in Read("queries.sql").Split("\n-- ").Skip(1)
        let end = part.IndexOf('\n', StringComparison.Ordinal)
        select (part[..end].Trim(), part[(end + 1)..].Trim());

    private static string Read(string name)
    {
        using Stream stream = typeof(NamedQueries).Assembly.GetManifestResourceStream($"Cambium.Benchmarks.Reports.{name}")!;
        using StreamReader reader = new(stream);
        return reader.ReadToEnd();
    }
}
