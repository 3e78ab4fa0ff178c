using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>Reads the tables of facts embedded in this assembly.</summary>
internal static class FactFile
{
    public static IEnumerable<string[]> Read(string name) => EmbeddedTable.Read(typeof(FactFile).Assembly, Resource(name));

    /// <summary>A whole file.</summary>
    public static string ReadText(string name)
    {
        using StreamReader reader = EmbeddedTable.Open(typeof(FactFile).Assembly, Resource(name));
        return reader.ReadToEnd();
    }

    private static string Resource(string name) => "SystemCatalogs/" + name;
}
