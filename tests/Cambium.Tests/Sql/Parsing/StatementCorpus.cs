using System.Runtime.CompilerServices;

namespace Cambium.Tests.Sql.Parsing;

/// <summary>The statements of accepted.sql, one a line; PostgreSQL 15 accepts their syntax (AS OF and EXPLAIN CONFLICTS are ours).</summary>
internal static class StatementCorpus
{
    public static IEnumerable<string> Statements { get; } = File.ReadAllLines(PathOf("accepted.sql")).Where(line => line.Length > 0).ToArray();

    private static string PathOf(string file, [CallerFilePath] string here = "") => Path.Combine(Path.GetDirectoryName(here)!, file);
}
