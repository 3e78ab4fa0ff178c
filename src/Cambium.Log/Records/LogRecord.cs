namespace Cambium.Log.Records;

/// <summary>
/// One committed transaction in object form, for readers; the committer writes through
/// <see cref="Format.LogRecordWriter"/> instead. Byte fields of a record that was read point into its batch's buffer,
/// which nobody changes: they may be kept, but keep the whole batch in memory.
/// </summary>
public sealed class LogRecord
{
    /// <summary>1, 2, 3 … without gaps.</summary>
    public long Position { get; init; }

    /// <summary>Bytes it takes in the log; 0 for one that didn't come from there.</summary>
    public int Size { get; init; }

    /// <inheritdoc cref="LogRecordHead.FirstSnapshot"/>
    public long FirstSnapshot { get; init; }

    /// <inheritdoc cref="LogRecordHead.Snapshot"/>
    public long Snapshot { get; init; }

    /// <inheritdoc cref="LogRecordHead.Tries"/>
    public int Tries { get; init; } = 1;

    /// <inheritdoc cref="LogRecordHead.Flags"/>
    public RecordFlags Flags { get; init; }

    /// <inheritdoc cref="LogRecordHead.CommitTimeMicros"/>
    public long CommitTimeMicros { get; init; }

    /// <inheritdoc cref="LogRecordHead.Session"/>
    public string Session { get; init; } = "";

    /// <inheritdoc cref="LogRecordHead.User"/>
    public string User { get; init; } = "";

    /// <inheritdoc cref="LogRecordHead.Token"/>
    public Guid? Token { get; init; }

    /// <summary>Changes in the order they are replayed; a table may appear more than once.</summary>
    public IReadOnlyList<TableWrites> Writes { get; init; } = [];

    /// <summary>Everything that was read and could have changed.</summary>
    public IReadOnlyList<ReadNote> Notes { get; init; } = [];

    /// <summary>Reserved blocks of sequence values, setval.</summary>
    public IReadOnlyList<SequenceWrite> Sequences { get; init; } = [];

    /// <summary>NOTIFYs in the order they were given.</summary>
    public IReadOnlyList<Notification> Notifications { get; init; } = [];

    /// <summary>Positions read by AS OF; such reads can't be invalidated and leave no notes.</summary>
    public IReadOnlyList<long> AsOfPositions { get; init; } = [];

    /// <summary>Present with <c>log_statements = on</c>.</summary>
    public IReadOnlyList<StatementText>? Statements { get; init; }

    /// <summary>What a client asking about its token is told again (tags, RETURNING rows), as the engine encodes it.</summary>
    public ReadOnlyMemory<byte> Answer { get; init; }
}
