namespace Cambium.Sql.Functions;

/// <summary>Reads the catalog tables that are embedded as tab-separated text.</summary>
internal static class CatalogRows
{
    /// <summary>Columns in a row; short rows are filled up with empty ones.</summary>
    private const int ColumnsMax = 10;

    internal static IEnumerable<string[]> Read(string name)
    {
        using Stream stream = typeof(CatalogRows).Assembly.GetManifestResourceStream(name) ?? throw new InvalidOperationException($"Resource {name} is missing.");
        using StreamReader reader = new(stream);
        while (reader.ReadLine() is { } line)
        {
            if (line.StartsWith('#'))
            {
                continue;
            }

            string[] row = line.Split('\t');
            int filled = row.Length;
            if (filled < ColumnsMax)
            {
                Array.Resize(ref row, ColumnsMax);
                Array.Fill(row, "", filled, ColumnsMax - filled);
            }

            yield return row;
        }
    }
}
