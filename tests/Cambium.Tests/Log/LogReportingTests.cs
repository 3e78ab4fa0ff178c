using System.Text;
using System.Text.Json;
using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Reporting;
using Xunit;
using static Cambium.Tests.Log.LogSamples;

namespace Cambium.Tests.Log;

public sealed class LogReportingTests
{
    private const string Descriptor =
        """{"kind":"table","id":7,"schema":"public","name":"stock","columns":[{"id":1,"name":"item","type":"bigint"},{"id":2,"name":"label","type":"text"}]}""";

    private static LogRecord Created { get; } = new()
    {
        Position = 1,
        Writes = [new TableWrites(0, [new RowWrite(RowWriteKind.Insert, Int(7), [new ColumnWrite(1, new LogValue(Text(Descriptor), default))])])],
    };

    private static LogRecord Sold { get; } = new()
    {
        Position = 4,
        FirstSnapshot = 1,
        Snapshot = 2,
        Tries = 2,
        Flags = RecordFlags.Merged | RecordFlags.Refreshed,
        CommitTimeMicros = 1_700_000_000_123_456,
        User = "u",
        Session = "s",
        Writes =
        [
            new TableWrites(7,
            [
                new RowWrite(RowWriteKind.Insert, Int(1), [new ColumnWrite(1, Value(-5)), new ColumnWrite(2, new LogValue(Text("it's"), default))]),
                new RowWrite(RowWriteKind.Update, Int(2), [new ColumnWrite(1, Value(9), [new Increment((byte)'+', Value(1))])]),
            ]),
        ],
        Notes = [new ReadNote(3, 7, NoteKind.All, [], false, default, default, new Filter.Comparison(1, FilterOperator.Less, Int(10)), [1, 3], false, [])],
    };

    [Fact]
    public void Names_come_from_the_catalogs_writes_and_fall_back_to_ids()
    {
        LogNames names = Names();
        Assert.Equal(("stock", "item", "bigint"), (names.Table(7), names.Column(7, 1), names.ColumnType(7, 1)));
        Assert.Equal(("table 8", "column 3"), (names.Table(8), names.Column(7, 3)));
    }

    [Fact]
    public void A_catalog_row_that_is_no_descriptor_does_no_harm()
    {
        LogNames names = new();
        foreach (string text in new[] { "{", "}{", "{nonsense}", "[1]", """{"kind":"table"}""", """{"kind":"table","id":"x","name":5}""" })
        {
            names.Follow(new LogRecord { Writes = [new TableWrites(0, [new RowWrite(RowWriteKind.Insert, Int(7), [new ColumnWrite(1, new LogValue(Text(text), default))])])] });
        }

        Assert.Equal("table 7", names.Table(7));
    }

    [Fact]
    public void A_line_tells_who_when_and_what()
    {
        LogListing line = LogListing.Of(Sold, Names());
        Assert.Equal("stock +1 ~1", line.Writes);
        Assert.Equal("2023-11-14T22:13:20.123456Z", line.Time);
        Assert.Equal((1L, 2, 1), (line.Behind, line.Tries, line.NoteCount));
    }

    [Fact]
    public void Transactions_overlap_when_each_began_before_the_other_committed()
    {
        static LogRecord At(long position, long first) => new() { Position = position, FirstSnapshot = first };
        Assert.True(LogListing.Overlap(At(5, 3), At(4, 3)));
        Assert.True(LogListing.Overlap(At(5, 3), At(9, 1)));
        Assert.False(LogListing.Overlap(At(5, 3), At(3, 2)));
        Assert.False(LogListing.Overlap(At(5, 3), At(6, 5)));
    }

    [Fact]
    public void Export_writes_one_valid_JSON_object_a_line()
    {
        using MemoryStream target = new();
        using (LogExport export = new(target, new LogNames()))
        {
            export.Write(Created);
            export.Write(Sold);
            for (int i = 0; i < 200; i++)
            {
                export.Write(RandomRecords.Record(new Random(i), 5 + i));
            }
        }

        string[] lines = Encoding.UTF8.GetString(target.ToArray()).TrimEnd('\n').Split('\n');
        Assert.Equal(202, lines.Length);
        Assert.All(lines, line => JsonDocument.Parse(line).Dispose());
        using JsonDocument sold = JsonDocument.Parse(lines[1]);
        JsonElement row = sold.RootElement.GetProperty("writes")[0].GetProperty("rows")[0];
        Assert.Equal("-5", row.GetProperty("columns")[0].GetProperty("after").GetString());
        Assert.Equal("'it''s'", row.GetProperty("columns")[1].GetProperty("after").GetString());
        Assert.Equal("stock: all, where item < 10, columns item, column 3", sold.RootElement.GetProperty("notes")[0].GetProperty("text").GetString());
    }

    [Fact]
    public void Statistics_count_batches_writes_and_notes()
    {
        LogStatistics statistics = new();
        statistics.Add(new LogBatchRecords([Created], 100, default));
        statistics.Add(new LogBatchRecords([], 80, default));
        statistics.Add(new LogBatchRecords([Sold, Sold], 300, default));

        Assert.Equal((3L, 2L, 1L, 480L, 2), (statistics.Transactions, statistics.Batches, statistics.Marks, statistics.Bytes, statistics.BatchTransactionsMax));
        Assert.Equal((2L, 2L, 0L, 2L), (statistics.Merged, statistics.Refreshed, statistics.Replayed, statistics.Retries));
        TableStatistics stock = statistics.Tables.Last();
        Assert.Equal((7, 2L, 2L, 2L, 2L), (stock.TableId, stock.Inserts, stock.Updates, stock.Increments, stock.Notes));
        Assert.Equal((2L, 2L), (statistics.AllNotes, statistics.FilteredNotes));
    }

    private static LogNames Names()
    {
        LogNames names = new();
        names.Follow(Created);
        return names;
    }
}
