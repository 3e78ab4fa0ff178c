using System.Globalization;
using System.Text.RegularExpressions;

namespace Cambium.Benchmarks.Peers;

/// <summary>Our own many clerks without waiting, one round trip a statement, as a process of its own against a peer; they speak the protocol themselves.</summary>
internal sealed partial class ManyClerks(IPeer peer)
{
    /// <param name="load">replace or keep: what becomes of the tables of an earlier run.</param>
    /// <param name="warmup">Seconds before those that count.</param>
    /// <param name="options">Others of the program's.</param>
    /// <returns>New orders a second, conflicts of all kinds of transactions a second, and how long new orders take.</returns>
    public Measurement Run(int clerks, int seconds, string load = "replace", int warehouses = 1, int warmup = 0, params string[] options)
    {
        string program = Path.GetFullPath(Path.Combine(AppContext.BaseDirectory, "../../../../../Tpcc/bin/Release/net8.0/Tpcc.dll"));
        string[] isolation = peer.Name.EndsWith("read committed", StringComparison.Ordinal) ? ["--isolation", "read-committed"] : [];
        string output = Shell.Run(
            "dotnet",
            [
                program, "--target", $"Host={peer.Host};Port={peer.Port};Username={peer.User};Database={peer.Database}", "--load", load, "--timing", "none",
                "--clerks", clerks.ToString(CultureInfo.InvariantCulture), "--duration", seconds.ToString(CultureInfo.InvariantCulture), "--warehouses", warehouses.ToString(CultureInfo.InvariantCulture),
                "--warmup", warmup.ToString(CultureInfo.InvariantCulture), "--plain", "--link", "wire", .. isolation, .. options,
            ]);
        double conflicts = Conflicts().Matches(output).Sum(match => Number(match.Groups[1].Value));
        return new Measurement(Number(NewOrders().Match(output).Groups[1].Value), conflicts / seconds, Number(Percentile().Match(output).Groups[1].Value));
    }

    [GeneratedRegex(@"New orders: [0-9,]+, ([0-9.,]+) a second")]
    private static partial Regex NewOrders();

    // | kind | committed | rolled back | tries | conflicts | …
    [GeneratedRegex(@"^\| \w+ +\| +[0-9,]+ \| +[0-9,]+ \| +[0-9,]+ \| +([0-9,]+) \|", RegexOptions.Multiline)]
    private static partial Regex Conflicts();

    // The last column of new orders.
    [GeneratedRegex(@"^\| NewOrder +\|(?: +[0-9,.]+ \|){7} +([0-9,.]+) \|", RegexOptions.Multiline)]
    private static partial Regex Percentile();

    private static double Number(string text) => double.Parse(text, NumberStyles.Number, CultureInfo.InvariantCulture);
}
