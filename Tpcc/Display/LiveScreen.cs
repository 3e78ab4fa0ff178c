using System.Globalization;
using Spectre.Console;
using Spectre.Console.Rendering;
using Tpcc.Measurement;
using Tpcc.Runs;
using Tpcc.Transactions;

namespace Tpcc.Display;

/// <summary>One frame: figures by kind, new orders beside the ceiling and over time, and where the conflicts are.</summary>
internal sealed class LiveScreen(RunOptions options, string targetName, RunStatistics statistics)
{
    private const int SparklineWidth = 60;
    private const int HotKeysShown = 5;

    private readonly Sparkline _sparkline = new(SparklineWidth);
    private long _newOrdersShown;

    /// <summary>Each call adds a bar to the spark line.</summary>
    public IRenderable Render()
    {
        long newOrders = statistics[TransactionKind.NewOrder].Committed;
        _sparkline.Add(newOrders - _newOrdersShown);
        _newOrdersShown = newOrders;
        return new Rows(
            new Rule(Text($"[bold]{Markup.Escape(targetName)}[/], {options.Clerks} clerks, {options.Warehouses} warehouse(s), {Clock()}")).LeftJustified(),
            KindTable.Create(Enum.GetValues<TransactionKind>().Select(kind => KindResult.From(kind, statistics[kind])), TableBorder.Rounded),
            new Markup(Besides(newOrders)),
            new Markup($"[green]{_sparkline}[/]"),
            HotKeys());
    }

    private string Clock() => statistics.Elapsed < TimeSpan.Zero
        ? Text($"warming up")
        : Text($"{statistics.Elapsed.TotalSeconds:0} of {options.Duration.TotalSeconds:0} s");

    private string Besides(long newOrders)
    {
        double? ceiling = Ceiling.NewOrders(options, statistics.Elapsed);
        return ceiling is > 0
            ? Text($"New orders [bold]{newOrders:N0}[/] beside a ceiling of {ceiling:N0} ({newOrders / ceiling.Value:P0})")
            : Text($"New orders [bold]{newOrders:N0}[/], {newOrders / Math.Max(0.001, statistics.Elapsed.TotalSeconds):N0} a second");
    }

    private IRenderable HotKeys()
    {
        IReadOnlyList<KeyValuePair<string, int>> keys = statistics.HotKeys.Top(HotKeysShown);
        return keys.Count == 0
            ? new Markup("[grey]No conflicts[/]")
            : new Markup("Hottest keys: " + string.Join(", ", keys.Select(key => Text($"{Markup.Escape(key.Key)} [yellow]{key.Value:N0}[/]"))));
    }

    private static string Text(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
