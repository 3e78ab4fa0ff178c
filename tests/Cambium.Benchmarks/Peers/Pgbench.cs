using System.Globalization;
using System.Text.RegularExpressions;

namespace Cambium.Benchmarks.Peers;

/// <summary>Debian's pgbench against a peer.</summary>
internal sealed partial class Pgbench(IPeer peer)
{
    public void Initialize(int scale) => Run("-i", "-q", "-s", Text(scale));

    /// <param name="mode">simple, extended or prepared.</param>
    public Measurement Run(string script, string mode, int clients, int seconds)
    {
        string output = Run("-n", "-b", script, "-M", mode, "-c", Text(clients), "-j", "2", "-T", Text(seconds), "--max-tries=0");
        Match retries = Retries().Match(output);
        return new Measurement(Number(Rate().Match(output)), retries.Success ? Number(retries) / seconds : 0);
    }

    [GeneratedRegex(@"tps = ([0-9.]+)")]
    private static partial Regex Rate();

    [GeneratedRegex(@"total number of retries: ([0-9]+)")]
    private static partial Regex Retries();

    private static double Number(Match match) => double.Parse(match.Groups[1].Value, CultureInfo.InvariantCulture);

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);

    private string Run(params string[] arguments) =>
        Shell.Run("pgbench", ["-h", peer.Host, "-p", Text(peer.Port), "-U", peer.User, .. arguments, peer.Database]);
}
