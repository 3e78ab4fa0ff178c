using System.Text;
using Cambium.Server.Hosting;
using Xunit;

namespace Cambium.Tests.Scripts;

/// <summary>
/// Every file below <c>tests/scripts</c>: Cambium answers as written there and has what it left after a restart, and so answers PostgreSQL 15 where <c>CAMBIUM_TEST_POSTGRES</c> names one.
/// <c>CAMBIUM_SCRIPTS_REGENERATE=1</c> writes PostgreSQL's answers into the files instead, and Cambium's own where only it answers so
/// (<c>--@ cambium</c>, <c>--@ differs</c>): review the diff.
/// </summary>
public sealed class ScriptTests
{
    private const string User = "postgres";
    private const string Database = "postgres";

    private static readonly string Directory = FindDirectory();

    public static TheoryData<string> Files
    {
        get
        {
            var files = new TheoryData<string>();
            foreach (string path in System.IO.Directory.EnumerateFiles(Directory, "*.sql", SearchOption.AllDirectories).Order(StringComparer.Ordinal))
            {
                files.Add(Path.GetRelativePath(Directory, path).Replace('\\', '/'));
            }

            return files;
        }
    }

    [Theory]
    [MemberData(nameof(Files))]
    public async Task Cambium_answers_as_written(string file)
    {
        Script script = Read(file);
        IReadOnlyList<IReadOnlyList<string>> answers = await RunCambium(file, script);
        if (IsRegenerating)
        {
            Write(file, script, answers, step => script.IsCambiumOnly || step.Differs);
            return;
        }

        AssertAnswers(file, script, answers, step => step.Fails is null);
        Assert.All(
            script.Steps.Zip(answers).Where(pair => pair.First.Fails is not null),
            pair => Assert.False(IsExpected(pair.First, pair.Second), $"{file}:{pair.First.Line} answers as expected now: remove its mark \"{pair.First.Fails}\""));
    }

    [SkippableTheory]
    [MemberData(nameof(Files))]
    public void PostgreSQL_answers_as_written(string file)
    {
        ScriptOracle? oracle = ScriptOracle.FromEnvironment();
        Skip.If(oracle is null, "CAMBIUM_TEST_POSTGRES is not set");
        Script script = Read(file);
        if (script.IsCambiumOnly)
        {
            return;
        }

        IReadOnlyList<IReadOnlyList<string>> answers = oracle.Run(script);
        if (IsRegenerating)
        {
            Write(file, script, answers, step => !step.Differs);
            return;
        }

        AssertAnswers(file, script, answers, step => !step.Differs);
    }

    private static bool IsRegenerating => Environment.GetEnvironmentVariable("CAMBIUM_SCRIPTS_REGENERATE") == "1";

    private static async Task<IReadOnlyList<IReadOnlyList<string>>> RunCambium(string file, Script script)
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { User = User, Database = Database });
        CatalogRowsCheck check = new();
        IReadOnlyList<IReadOnlyList<string>> answers = ScriptRun.Execute(script, server.EndPoint, User, Database, step =>
        {
            if (server.Databases.Peek(Database) is { } database)
            {
                check.AssertFollowed(database.Engine.Root.Catalog, $"{file}:{step.Line}");
            }
        });
        if (server.Databases.Peek(Database) is { } left)
        {
            ScriptRestart.AssertKept(left.Engine, file);
        }

        return answers;
    }

    private static Script Read(string file) => Script.Parse(File.ReadAllText(Path.Combine(Directory, file)));

    private static void Write(string file, Script script, IReadOnlyList<IReadOnlyList<string>> answers, Predicate<ScriptStep> isMeant)
    {
        IEnumerable<IReadOnlyList<string>> merged = script.Steps.Zip(answers, (step, answer) => isMeant(step) ? answer : step.Expected);
        File.WriteAllText(Path.Combine(Directory, file), script.WithAnswers([.. merged]));
    }

    private static bool IsExpected(ScriptStep step, IReadOnlyList<string> answer) => step.IsUnordered
        ? ScriptAnswer.Unordered(step.Expected).SequenceEqual(ScriptAnswer.Unordered(answer), StringComparer.Ordinal)
        : step.Expected.SequenceEqual(answer, StringComparer.Ordinal);

    private static void AssertAnswers(string file, Script script, IReadOnlyList<IReadOnlyList<string>> answers, Predicate<ScriptStep> isMeant)
    {
        var differences = new StringBuilder();
        foreach ((ScriptStep step, IReadOnlyList<string> answer) in script.Steps.Zip(answers))
        {
            if (isMeant(step) && !IsExpected(step, answer))
            {
                differences.AppendLine().AppendLine(System.Globalization.CultureInfo.InvariantCulture, $"{file}:{step.Line} {(step.Session.Length > 0 ? "@" + step.Session + " " : "")}{step.Sql}");
                differences.AppendLine("  expected:").AppendJoin('\n', step.Expected.Select(line => "    " + line)).AppendLine();
                differences.AppendLine("  found:").AppendJoin('\n', answer.Select(line => "    " + line)).AppendLine();
            }
        }

        Assert.True(differences.Length == 0, differences.ToString());
    }

    private static string FindDirectory()
    {
        string? directory = AppContext.BaseDirectory;
        while (directory is not null && !File.Exists(Path.Combine(directory, "Server.sln")))
        {
            directory = Path.GetDirectoryName(directory);
        }

        return Path.Combine(directory ?? throw new DirectoryNotFoundException("Server.sln is in no folder above the tests"), "tests", "scripts");
    }
}
