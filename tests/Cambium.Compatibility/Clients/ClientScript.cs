using Npgsql;
using Xunit;
using ClientProgram = Cambium.Compatibility.Programs.Program;

namespace Cambium.Compatibility.Clients;

/// <summary>A script for a client program that prints what it was answered. Connection parameters come by libpq's variables (PGHOST and so on).</summary>
/// <param name="path">Below this folder, as "python/psycopg2_types.py".</param>
/// <param name="program">The interpreter.</param>
/// <param name="variables">Of the environment, besides libpq's.</param>
/// <param name="arguments">What stands before the script's file name.</param>
internal sealed class ClientScript(string path, string program, IReadOnlyDictionary<string, string> variables, params string[] arguments)
{
    public ClientScript(string path, string program, params string[] arguments)
        : this(path, program, new Dictionary<string, string>(), arguments)
    {
    }

    /// <summary>Runs the script on each server and compares what it prints with what is expected.</summary>
    public Task RunAsync(ClientServers servers) => new ExpectedAnswer(path).CompareAsync(servers, AnswerAsync);

    /// <summary>Skips the test, visibly, when the program ends with an error, as Python does for a module that is not installed.</summary>
    public async Task<ClientScript> NeedsAsync(params string[] probe)
    {
        (int exitCode, _, string errors) = await ClientProgram.RunAsync(program, probe, variables);
        Skip.If(exitCode != 0, $"{program} lacks what the script needs: {errors}");
        return this;
    }

    private async Task<string> AnswerAsync(string connectionString)
    {
        var connection = new NpgsqlConnectionStringBuilder(connectionString);
        var environment = new Dictionary<string, string>(variables)
        {
            ["PGHOST"] = connection.Host!,
            ["PGPORT"] = $"{connection.Port}",
            ["PGUSER"] = connection.Username!,
            ["PGDATABASE"] = connection.Database!,
            ["PGTZ"] = "UTC",
            ["PGCLIENTENCODING"] = "UTF8",
            ["PYTHONDONTWRITEBYTECODE"] = "1",
            ["LANG"] = "C.UTF-8",
        };
        (int exitCode, string output, string errors) = await ClientProgram.RunAsync(program, [.. arguments, Path.Combine(ExpectedAnswer.Root, path)], environment);
        Assert.True(exitCode == 0, $"{path} ended with {exitCode}:\n{output}\n{errors}");
        return output;
    }
}
