namespace Cambium.Sql.SystemCatalogs;

/// <summary>Reads the tables of facts embedded in this assembly: tab-separated, lines starting with # are comments.</summary>
internal static class FactFile
{
    public static IEnumerable<string[]> Read(string name)
    {
        using StreamReader reader = Open(name);
        while (reader.ReadLine() is { } line)
        {
            if (!line.StartsWith('#'))
            {
                yield return line.Split('\t');
            }
        }
    }

    /// <summary>A whole file.</summary>
    public static string ReadText(string name)
    {
        using StreamReader reader = Open(name);
        return reader.ReadToEnd();
    }

    private static StreamReader Open(string name) => new(
        typeof(FactFile).Assembly.GetManifestResourceStream("SystemCatalogs/" + name) ?? throw new InvalidOperationException($"Resource {name} is missing."));
}
