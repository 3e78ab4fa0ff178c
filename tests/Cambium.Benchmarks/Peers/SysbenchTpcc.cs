using System.Globalization;
using System.Text.RegularExpressions;

namespace Cambium.Benchmarks.Peers;

/// <summary>The public sysbench-tpcc scripts (one warehouse, one set of tables) against a peer.</summary>
/// <param name="scripts">The directory that holds tpcc.lua.</param>
/// <param name="level">SER or RC, what the script asks for.</param>
internal sealed partial class SysbenchTpcc(IPeer peer, string scripts, string level)
{
    public void Prepare() => Run("prepare", threads: 1, seconds: 0);

    public Measurement Run(int threads, int seconds)
    {
        string output = Run("run", threads, seconds);
        return new Measurement(Number(Transactions().Match(output)), Number(Errors().Match(output)), Number(Percentile().Match(output)));
    }

    [GeneratedRegex(@"transactions:\s+[0-9]+\s+\(([0-9.]+) per sec")]
    private static partial Regex Transactions();

    [GeneratedRegex(@"ignored errors:\s+[0-9]+\s+\(([0-9.]+) per sec")]
    private static partial Regex Errors();

    // Of events with all their restarts.
    [GeneratedRegex(@"99th percentile:\s+([0-9.]+)")]
    private static partial Regex Percentile();

    private static double Number(Match match) => double.Parse(match.Groups[1].Value, CultureInfo.InvariantCulture);

    private string Run(string action, int threads, int seconds) => Shell.Run(
        "sysbench",
        scripts,
        [
            "tpcc.lua", "--db-driver=pgsql", $"--pgsql-host={peer.Host}", $"--pgsql-port={peer.Port}", $"--pgsql-user={peer.User}",
            $"--pgsql-db={peer.Database}", "--tables=1", "--scale=1", "--use_fk=0", $"--trx_level={level}", $"--threads={threads}",
            $"--time={seconds}", "--report-interval=0", "--percentile=99", action,
        ]);
}
