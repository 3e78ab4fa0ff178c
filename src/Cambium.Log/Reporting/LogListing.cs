using System.Globalization;
using Cambium.Log.Records;

namespace Cambium.Log.Reporting;

/// <summary>One transaction in one line, and which transactions ran at the same time.</summary>
/// <param name="Position">Its place in the log.</param>
/// <param name="Time">Commit time, ISO 8601 in UTC.</param>
/// <param name="User">Role.</param>
/// <param name="Session">Session.</param>
/// <param name="Behind">How many transactions committed between its final snapshot and itself.</param>
/// <param name="Tries">How often the committer looked at it.</param>
/// <param name="Flags">Merged, refreshed, replayed.</param>
/// <param name="Writes">Tables with numbers of rows: <c>orders +1, stock ~10</c>.</param>
/// <param name="NoteCount">Number of notes.</param>
public sealed record LogListing(
    long Position,
    string Time,
    string User,
    string Session,
    long Behind,
    int Tries,
    RecordFlags Flags,
    string Writes,
    int NoteCount)
{
    public static LogListing Of(LogRecord record, LogNames names) => new(
        record.Position,
        LogValueText.Time(record.CommitTimeMicros),
        record.User,
        record.Session,
        record.Position - 1 - record.Snapshot,
        record.Tries,
        record.Flags,
        Summary(record, names),
        record.Notes.Count);

    /// <summary>
    /// True when the two were under way at once: each had its first snapshot before the other committed.
    /// </summary>
    public static bool Overlap(LogRecord one, LogRecord other) => one.FirstSnapshot < other.Position && other.FirstSnapshot < one.Position;

    private static string Summary(LogRecord record, LogNames names)
    {
        List<string> parts = [];
        foreach (IGrouping<int, RowWrite> table in record.Writes.SelectMany(writes => writes.Rows, (writes, row) => (writes.TableId, row)).GroupBy(pair => pair.TableId, pair => pair.row))
        {
            IEnumerable<string> counts = table.GroupBy(row => row.Kind).OrderBy(kind => kind.Key).Select(kind => Symbol(kind.Key) + Count(kind.Count()));
            parts.Add($"{names.Table(table.Key)} {string.Join(' ', counts)}");
        }

        if (record.Sequences.Count > 0)
        {
            parts.Add($"sequences {Count(record.Sequences.Count)}");
        }

        if (record.Notifications.Count > 0)
        {
            parts.Add($"notifications {Count(record.Notifications.Count)}");
        }

        return string.Join(", ", parts);
    }

    private static string Symbol(RowWriteKind kind) => kind switch
    {
        RowWriteKind.Insert => "+",
        RowWriteKind.Update => "~",
        RowWriteKind.Delete => "-",
        _ => "truncated ",
    };

    private static string Count(int count) => count.ToString(CultureInfo.InvariantCulture);
}
