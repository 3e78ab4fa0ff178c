using System.Reflection;

namespace Cambium.Engine.Catalog;

/// <summary>Reads tables that are embedded in an assembly: tab-separated, lines starting with # are comments.</summary>
public static class EmbeddedTable
{
    public static IEnumerable<string[]> Read(Assembly assembly, string name)
    {
        using StreamReader reader = Open(assembly, name);
        while (reader.ReadLine() is { } line)
        {
            if (!line.StartsWith('#'))
            {
                yield return line.Split('\t');
            }
        }
    }

    /// <summary>A resource as text, from its start.</summary>
    public static StreamReader Open(Assembly assembly, string name) =>
        new(assembly.GetManifestResourceStream(name) ?? throw new InvalidOperationException($"Resource {name} is missing."));
}
