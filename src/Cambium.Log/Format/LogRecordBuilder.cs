using Cambium.Log.Records;

namespace Cambium.Log.Format;

/// <summary>Collects a record's items into its object form, nesting them by order.</summary>
internal sealed class LogRecordBuilder
{
    private List<TableWrites>? _tables;
    private List<ReadNote>? _notes;
    private List<SequenceWrite>? _sequences;
    private List<Notification>? _notifications;
    private List<long>? _asOfPositions;
    private List<RowWrite>? _rows;
    private List<ColumnWrite>? _columns;
    private List<ReadOnlyMemory<byte>>? _ownRows;
    private List<ReadOnlyMemory<byte>>? _skippedRows;
    private List<StatementText>? _statements;

    public ReadOnlyMemory<byte> Answer { get; set; }

    public void BeginTable(int tableId)
    {
        _rows = [];
        _columns = null;
        (_tables ??= []).Add(new TableWrites(tableId, _rows));
    }

    public void BeginRow(RowWriteKind kind, ReadOnlyMemory<byte> key)
    {
        _columns = kind is RowWriteKind.Insert or RowWriteKind.Update ? [] : null;
        Parent(_rows, "row").Add(new RowWrite(kind, key, _columns ?? (IReadOnlyList<ColumnWrite>)[]));
    }

    public void AddColumn(int columnId, LogValue after) => Parent(_columns, "column").Add(new ColumnWrite(columnId, after));

    public void AddIncrement(Increment increment)
    {
        List<ColumnWrite> columns = Parent(_columns, "increment");
        ColumnWrite column = columns.Count > 0 ? columns[^1] : throw new InvalidDataException("an increment comes before its column");
        columns[^1] = column with { Increments = [.. column.Increments ?? [], increment] };
    }

    public void BeginNote(ReadNote note)
    {
        _ownRows = null;
        _skippedRows = null;
        (_notes ??= []).Add(note);
    }

    public void AddOwnRow(ReadOnlyMemory<byte> key)
    {
        if (_ownRows is null)
        {
            _ownRows = [];
            ReplaceLastNote(note => note with { OwnRows = _ownRows });
        }

        _ownRows.Add(key);
    }

    public void AddSkippedRow(ReadOnlyMemory<byte> key)
    {
        if (_skippedRows is null)
        {
            _skippedRows = [];
            ReplaceLastNote(note => note with { SkippedRows = _skippedRows });
        }

        _skippedRows.Add(key);
    }

    public void AddSequence(SequenceWrite sequence) => (_sequences ??= []).Add(sequence);

    public void AddNotification(Notification notification) => (_notifications ??= []).Add(notification);

    public void AddAsOfPosition(long position) => (_asOfPositions ??= []).Add(position);

    public void AddStatement(StatementText statement) => (_statements ??= []).Add(statement);

    public LogRecord Build(long position, int size, in LogRecordHead head) => new()
    {
        Position = position,
        Size = size,
        FirstSnapshot = head.FirstSnapshot,
        Snapshot = head.Snapshot,
        Tries = head.Tries,
        Flags = head.Flags,
        CommitTimeMicros = head.CommitTimeMicros,
        Session = head.Session,
        User = head.User,
        Token = head.Token,
        Writes = _tables ?? (IReadOnlyList<TableWrites>)[],
        Notes = _notes ?? (IReadOnlyList<ReadNote>)[],
        Sequences = _sequences ?? (IReadOnlyList<SequenceWrite>)[],
        Notifications = _notifications ?? (IReadOnlyList<Notification>)[],
        AsOfPositions = _asOfPositions ?? (IReadOnlyList<long>)[],
        Statements = _statements,
        Answer = Answer,
    };

    private void ReplaceLastNote(Func<ReadNote, ReadNote> change)
    {
        List<ReadNote> notes = Parent(_notes, "noted row");
        notes[^1] = change(notes[^1]);
    }

    private static List<T> Parent<T>(List<T>? parent, string child) =>
        parent ?? throw new InvalidDataException($"a {child} comes before what it belongs to");
}
