using System.Collections.Frozen;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Extensions;

/// <summary>An extension that can be created: what PostgreSQL's control file says, and the script that makes its members.</summary>
/// <param name="IsTrusted">Whoever may create objects in the database may create it; else only superusers.</param>
/// <param name="Schema">The schema it must be in; null: any, and it can be moved.</param>
/// <param name="Requires">Extensions that must be there first.</param>
/// <param name="Earlier">Versions that it can be asked for by, oldest first: it is then called so, and has what the newest has.</param>
internal sealed record AvailableExtension(string Name, string Version, bool IsTrusted, string? Schema, IReadOnlyList<string> Requires, string Comment, IReadOnlyList<string> Earlier)
{
    /// <summary>Every database has it from the start.</summary>
    public const string Procedural = "plpgsql";

    private static readonly FrozenDictionary<string, AvailableExtension> s_byName = CatalogRows.Read("extensions.tsv")
        .Select(static row => new AvailableExtension(
            row[0], row[1], row[2] == "t", row[3].Length > 0 ? row[3] : null, List(row[4]), row[5], List(row[6])))
        .ToFrozenDictionary(static extension => extension.Name, StringComparer.Ordinal);

    /// <summary>Oldest first.</summary>
    public IEnumerable<string> Versions => [.. Earlier, Version];

    public static IEnumerable<AvailableExtension> All => s_byName.Values.OrderBy(static extension => extension.Name, StringComparer.Ordinal);

    public static AvailableExtension? Find(string name) => s_byName.GetValueOrDefault(name);

    /// <summary>SQL statements; empty where the members are the system's own.</summary>
    public string ReadScript()
    {
        using Stream? stream = typeof(AvailableExtension).Assembly.GetManifestResourceStream($"Extensions/{Name}.sql");
        if (stream is null)
        {
            return "";
        }

        using StreamReader reader = new(stream);
        return reader.ReadToEnd();
    }

    private static string[] List(string text) => text.Split(',', StringSplitOptions.RemoveEmptyEntries);
}
