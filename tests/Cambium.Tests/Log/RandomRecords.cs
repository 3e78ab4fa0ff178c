using Cambium.Log.Records;

namespace Cambium.Tests.Log;

/// <summary>Random records that use every field of the format.</summary>
internal static class RandomRecords
{
    public static LogRecord Record(Random random, long position) => new()
    {
        Position = position,
        FirstSnapshot = random.NextInt64(position),
        Snapshot = position - 1,
        Tries = random.Next(1, 1000),
        Flags = (RecordFlags)random.Next(16),
        CommitTimeMicros = random.NextInt64(long.MinValue, long.MaxValue),
        Session = Text(random),
        User = Text(random),
        Token = random.Next(2) == 0 ? null : Guid.NewGuid(),
        Writes = List(random, Writes),
        Notes = List(random, Note),
        Sequences = List(random, r => new SequenceWrite(r.Next(), r.NextInt64(long.MinValue, long.MaxValue), r.Next(2) == 0)),
        Notifications = List(random, r => new Notification(Text(r), Text(r))),
        AsOfPositions = List(random, r => r.NextInt64(position)),
        Statements = random.Next(2) == 0 ? null : [.. List(random, Statement), Statement(random)],
        Answer = Bytes(random),
    };

    private static TableWrites Writes(Random random) => new(random.Next(), List(random, Row));

    private static RowWrite Row(Random random) => random.Next(4) switch
    {
        0 => new RowWrite(RowWriteKind.Truncate, default, []),
        1 => new RowWrite(RowWriteKind.Delete, Bytes(random), []),
        2 => new RowWrite(RowWriteKind.Insert, Bytes(random), List(random, Column)),
        _ => new RowWrite(RowWriteKind.Update, Bytes(random), List(random, Column)),
    };

    private static ColumnWrite Column(Random random) => new(
        random.Next(100),
        Value(random),
        random.Next(3) == 0 ? [.. List(random, Step), Step(random)] : null);

    private static Increment Step(Random random) => new((byte)"+-*"[random.Next(3)], Value(random));

    private static ReadNote Note(Random random)
    {
        int computedIndexId = random.Next(3) == 0 ? random.Next(1, 100_000) : 0;
        return new ReadNote(
            random.Next(1, 300),
            random.Next(),
            (NoteKind)random.Next(4),
            computedIndexId > 0 ? [] : List(random, r => new IndexColumn(r.Next(500), r.Next(2) == 0, r.Next(2) == 0)),
            random.Next(2) == 0,
            Bytes(random),
            Bytes(random),
            random.Next(2) == 0 ? null : Filter(random, 0),
            List(random, r => r.Next(500)),
            random.Next(2) == 0,
            List(random, Bytes))
        {
            IndexId = computedIndexId,
            SkippedRows = List(random, Bytes),
        };
    }

    private static Filter Filter(Random random, int depth) => random.Next(depth > 4 ? 4 : 7) switch
    {
        0 => new Filter.Comparison(random.Next(100), (FilterOperator)random.Next(6), Bytes(random)),
        1 => new Filter.In(random.Next(100), List(random, Bytes)),
        2 => new Filter.IsNull(random.Next(100)),
        3 => new Filter.Prefix(random.Next(100), Bytes(random)),
        4 => new Filter.And(List(random, r => Filter(r, depth + 1))),
        5 => new Filter.Or(List(random, r => Filter(r, depth + 1))),
        _ => new Filter.Not(Filter(random, depth + 1)),
    };

    private static StatementText Statement(Random random) => new(
        random.Next(1, 300),
        Text(random),
        List(random, r => r.Next(3) == 0 ? null : Text(r)),
        Bytes(random),
        Bytes(random));

    private static LogValue Value(Random random) => new(Bytes(random), random.Next(3) == 0 ? Bytes(random) : default);

    private static string Text(Random random) => new([.. Enumerable.Range(0, random.Next(200)).Select(_ => (char)random.Next(0x20, 0x500))]);

    private static ReadOnlyMemory<byte> Bytes(Random random)
    {
        byte[] bytes = new byte[random.Next(8) == 0 ? random.Next(400) : random.Next(20)];
        random.NextBytes(bytes);
        return bytes;
    }

    private static List<T> List<T>(Random random, Func<Random, T> item) => [.. Enumerable.Range(0, random.Next(4)).Select(_ => item(random))];
}
