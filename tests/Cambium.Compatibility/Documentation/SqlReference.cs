using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Settings;
using Cambium.Sql.SystemCatalogs;
using Npgsql;
using FunctionDefinition = Cambium.Sql.Functions.FunctionDefinition;

namespace Cambium.Compatibility.Documentation;

/// <summary>The parts of docs/sql.md that the code knows: each is printed from what is really there.</summary>
internal static class SqlReference
{
    public static IReadOnlyDictionary<string, Func<NpgsqlConnection, string>> Sections { get; } = new Dictionary<string, Func<NpgsqlConnection, string>>
    {
        ["statements"] = Statements,
        ["types"] = _ => Types(),
        ["functions"] = _ => Functions(),
        ["operators"] = _ => Words(OperatorRegistry.All.Select(definition => definition.Symbol)),
        ["catalogs"] = _ => Catalogs(),
        ["settings"] = _ => Words(SettingRegistry.All.Select(setting => setting.Name)),
    };

    /// <summary>Every command of PostgreSQL's reference, tried: refused with 0A000, or not.</summary>
    private static string Statements(NpgsqlConnection connection)
    {
        List<string> supported = [];
        List<string> refused = [];
        foreach (string line in File.ReadLines(Path.Combine(Path.GetDirectoryName(SqlReferenceTests.SourcePath())!, "commands.sql")))
        {
            string[] parts = line.Split(" -- ", 2);
            (IsRefused(connection, parts[1]) ? refused : supported).Add(parts[0]);
        }

        return $"Supported: {string.Join(", ", supported)}.\n\nRefused with 0A000: {string.Join(", ", refused)}.\n";
    }

    private static bool IsRefused(NpgsqlConnection connection, string sql)
    {
        try
        {
            Execute(connection, sql);
            return false;
        }
        catch (PostgresException error)
        {
            return error.SqlState == PostgresErrorCodes.FeatureNotSupported && error.MessageText.Contains("is not supported", StringComparison.Ordinal);
        }
        finally
        {
            Execute(connection, "ROLLBACK");
        }
    }

    private static void Execute(NpgsqlConnection connection, string sql)
    {
        using var command = new NpgsqlCommand(sql, connection);
        command.ExecuteNonQuery();
    }

    private static string Types()
    {
        IEnumerable<IGrouping<bool, DataType>> groups = DataType.BuiltIn.Where(type => !type.IsArray).GroupBy(type => type.IsPseudo);
        return string.Concat(groups.OrderBy(group => group.Key).Select(group =>
            $"{(group.Key ? "Pseudo-types" : "Types, each with its array")}: {Words(group.Select(type => type.DisplayName))}\n"));
    }

    private static string Functions()
    {
        (string Title, Func<FunctionDefinition, bool> Belongs)[] kinds =
        [
            ("Aggregates", function => function is AggregateFunction),
            ("Window functions", function => function is WindowFunction),
            ("Returning sets", function => function is SetFunction),
            ("Functions", function => function is ScalarFunction),
        ];
        return string.Join("\n", kinds.Select(kind => $"{kind.Title}: {Words(FunctionRegistry.All.Where(kind.Belongs).Select(Name))}"));
    }

    private static string Name(FunctionDefinition function) => function.Schema == SystemCatalog.CambiumSchema ? $"{function.Schema}.{function.Name}" : function.Name;

    private static string Catalogs()
    {
        var relations = SystemRelations.Create();
        IEnumerable<(string Name, bool IsEmpty)> all =
        [
            .. relations.Tables.Select(table => ($"{table.Schema}.{table.Name}", table is EmptyRelation)),
            .. relations.Views.Select(view => ($"{view.Schema}.{view.Name}", false)),
        ];
        return string.Join("\n", all.GroupBy(relation => relation.IsEmpty).OrderBy(group => group.Key).Select(group =>
            $"{(group.Key ? "There, and empty" : "With content")}: {Words(group.Select(relation => relation.Name.Replace("pg_catalog.", "", StringComparison.Ordinal)))}"));
    }

    private static string Words(IEnumerable<string> words)
    {
        string[] sorted = [.. words.Distinct().Order(StringComparer.Ordinal)];
        return string.Create(CultureInfo.InvariantCulture, $"({sorted.Length}) {string.Join(", ", sorted.Select(word => $"`{word}`"))}\n");
    }
}
