using System.Globalization;
using Spectre.Console;
using Tpcc.Consistency;
using Tpcc.Runs;
using Tpcc.Targets;
using Tpcc.Timing;

namespace Tpcc.Display;

/// <summary>The end of a run: table, comparison, consistency conditions, the log's verdict.</summary>
internal sealed class Report(IAnsiConsole console, TableBorder border)
{
    public void Write(RunResult result)
    {
        Line($"[bold]{Markup.Escape(result.Target)}[/]: {result.Clerks} clerk(s), {result.Warehouses} warehouse(s), timing {result.Timing}, {result.Form}, {result.Seconds:0} s");
        if (result.Caveat is { } caveat)
        {
            Line($"[yellow]{Markup.Escape(caveat)}[/]");
        }

        console.Write(KindTable.Create(result.Kinds, border));
        WriteNewOrders(result);
        if (result.HottestKeys.Count > 0)
        {
            Line($"Hottest keys: {string.Join(", ", result.HottestKeys.Select(key => Text($"{Markup.Escape(key.Key)} ({key.Value:N0})")))}");
        }

        foreach (string error in result.Errors)
        {
            Line($"[red]Error:[/] {Markup.Escape(error)}");
        }

        WriteConsistency(result.Consistency);
        WriteLog(result.Log);
        Line(result.Holds ? (FormattableString)$"[green]Everything holds.[/]" : $"[red]Not everything holds.[/]");
    }

    private void WriteNewOrders(RunResult result)
    {
        Line($"New orders: [bold]{result.NewOrders:N0}[/], {result.NewOrdersPerSecond:N1} a second");
        if (result is { NewOrdersCeiling: > 0 and { } ceiling, NewOrdersInTenMinutes: { } tenMinutes })
        {
            Line($"Ceiling of {result.Clerks} waiting clerk(s): {ceiling:N0}, reached {result.NewOrders / ceiling:P1}; in ten minutes unscaled: {tenMinutes:N0}");
        }

        if (result.Timing is TimingKind.Open or TimingKind.OpenLate)
        {
            string simulated = PublishedFigures.ColumnRule(result.Clerks) is { } figure ? Text($"; simulated, conflicts by column: {figure:N0}") : "";
            Line($"Published by Crowe and Laux for {result.Clerks} clerk(s) in ten minutes: {result.PublishedInTenMinutes ?? "nothing"}{simulated}");
        }
    }

    private void WriteConsistency(IReadOnlyList<ConditionResult> conditions)
    {
        Table table = new Table().Border(border).AddColumn("Consistency condition").AddColumn("Holds");
        foreach (ConditionResult condition in conditions)
        {
            string verdict = condition.Holds ? "[green]yes[/]" : condition.Note is { } note ? $"[red]{Markup.Escape(note)}[/]" : Text($"[red]{condition.Violations:N0} violations[/]");
            table.AddRow(Markup.Escape(condition.Name), verdict);
        }

        console.Write(table);
    }

    private void WriteLog(LogVerdict? log)
    {
        if (log is null)
        {
            Line($"Log: none within reach to verify");
            return;
        }

        Line($"Log: {(log.IsSerializable ? "[green]serializable[/]" : "[red]NOT serializable[/]")}, {log.Transactions:N0} transactions, head hash {log.HeadHash}");
        Line($"{Markup.Escape(log.Claim)}");
    }

    private void Line(FormattableString text) => console.MarkupLine(Text(text));

    private static string Text(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
