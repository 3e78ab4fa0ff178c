using Npgsql;
using Tpcc.Runs;

namespace Tpcc.Targets;

/// <summary>Finds out what stands behind <c>--target</c>: the word <c>embedded</c>, or a connection string whose server says by <c>version()</c> what it is.</summary>
internal static class TargetOpener
{
    public static async Task<ITarget> OpenAsync(RunOptions options, CancellationToken cancellationToken)
    {
        if (options.Target == RunOptions.EmbeddedTarget)
        {
            return await EmbeddedTarget.StartAsync(options.DataDirectory);
        }

        await using var connection = new NpgsqlConnection(options.Target);
        await connection.OpenAsync(cancellationToken);
        await using var command = new NpgsqlCommand("SELECT version()", connection);
        string version = (string)(await command.ExecuteScalarAsync(cancellationToken))!;
        return version.Contains("Cambium", StringComparison.OrdinalIgnoreCase)
            ? new CambiumTarget(options.Target, "Cambium")
            : new PostgresTarget(options.Target, string.Join(' ', version.Split(' ').Take(2)), options.Isolation);
    }
}
