using System.CommandLine;
using System.Globalization;
using Cambium.Engine.Transactions;
using Cambium.Server.Databases;
using Spectre.Console;

namespace Cambium.Server.Commands;

/// <summary><c>cambium log advise</c>: which conflicts would have vanished with an index, an increment or a different statement.</summary>
internal static class LogAdviseCommand
{
    public static Command Create()
    {
        Option<int> count = new("--count") { Description = "How many lines at most.", DefaultValueFactory = _ => 20 };
        Option<bool> json = new("--json") { Description = "Prints JSON for programs." };
        Command command = new("advise", "Tells what would have avoided the conflicts that were kept beside the log.") { count, json };
        return new LogSource().AttachDirectory(command, (directory, result) => Run(Path.GetDirectoryName(Path.GetFullPath(directory))!, result.GetValue(json), result.GetValue(count)));
    }

    private static int Run(string database, bool json, int count)
    {
        IReadOnlyList<ConflictAdvice> advice = ConflictAdvice.Of(ConflictFile.Read(database));
        if (json)
        {
            foreach (ConflictAdvice line in advice.Take(count))
            {
                LogOutput.WriteJson(line);
            }

            return 0;
        }

        int total = advice.Sum(line => line.Count);
        if (total == 0)
        {
            Console.Out.WriteLine("No conflict was kept.");
            return 0;
        }

        Table table = LogOutput.Table("#conflicts", "statement", "where", "lost against", "advice");
        foreach (ConflictAdvice line in advice.Take(count))
        {
            table.AddRow(
                line.Count.ToString(CultureInfo.InvariantCulture),
                Markup.Escape(line.Statement),
                Markup.Escape(line.Column.Length == 0 ? line.Table : $"{line.Table} ({line.Column})"),
                Markup.Escape(line.Winner),
                Markup.Escape(line.Text));
        }

        LogOutput.Write(table);
        Console.Out.WriteLine(Summary(advice, total));
        return 0;
    }

    private static string Summary(IReadOnlyList<ConflictAdvice> advice, int total)
    {
        int With(ConflictRemedy remedy) => advice.Where(line => line.Remedy == remedy).Sum(line => line.Count);
        return string.Create(
            CultureInfo.InvariantCulture,
            $"{total} conflicts: {With(ConflictRemedy.Increment)} would have vanished with an increment, {With(ConflictRemedy.Index)} with an index, {With(ConflictRemedy.Columns) + With(ConflictRemedy.Sequence)} with a different statement, {With(ConflictRemedy.BlindWrite)} with write_conflicts = reads.");
    }
}
