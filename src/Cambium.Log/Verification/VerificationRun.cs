using System.Globalization;
using Cambium.Log.Records;

namespace Cambium.Log.Verification;

/// <summary>A verification under way: records go in one by one, in order.</summary>
internal sealed class VerificationRun
{
    private readonly DatabaseHistory _history;
    private readonly NoteChecker _notes;
    private readonly IConstraintChecker? _constraints;
    private readonly IIndexEvaluator? _indexes;
    private VerifyReport _report;
    private long _transactions;
    private long _overlapping;
    private long _noteCount;
    private long _rowWrites;

    public VerificationRun(VerifyOptions options, IConstraintChecker? constraints, IIndexEvaluator? indexes)
    {
        _history = new DatabaseHistory(options.WindowChangesMax);
        _notes = new NoteChecker(_history, indexes);
        _constraints = constraints;
        _indexes = indexes;
        _report = new VerifyReport { FirstPosition = 1, ConstraintsChecked = constraints is not null };
    }

    /// <summary>What was found so far.</summary>
    public VerifyReport Report => _report with
    {
        LastPosition = _transactions,
        Transactions = _transactions,
        Overlapping = _overlapping,
        Notes = _noteCount,
        RowWrites = _rowWrites,
        ConstraintTests = _constraints?.Tests ?? 0,
        NotChecked = [.. NotChecked()],
    };

    /// <summary>Verifies the next record; false when it refutes the log, or nothing further can be said.</summary>
    public bool Add(LogRecord record)
    {
        if (_transactions == 0 && record.Position > 1)
        {
            _report = _report with { Incomplete = $"the log starts at position {record.Position}: the state before it is unknown" };
            return false;
        }

        _indexes?.Follow(record);
        Counterexample? found = CheckPositions(record) ?? CheckReads(record) ?? _history.Apply(record) ?? CheckConstraints(record);
        if (found is not null)
        {
            _report = _report with { Counterexample = found };
            return false;
        }

        _transactions++;
        _noteCount += record.Notes.Count;
        foreach (TableWrites writes in record.Writes)
        {
            _rowWrites += writes.Rows.Count;
        }

        return true;
    }

    private IEnumerable<string> NotChecked()
    {
        if (_constraints is null)
        {
            yield return "constraints: no evaluator was handed in";
        }

        foreach (string constraint in _constraints?.NotChecked ?? [])
        {
            yield return constraint;
        }

        foreach ((int indexId, long count) in _notes.NotChecked)
        {
            yield return string.Create(CultureInfo.InvariantCulture, $"{count} notes on index {indexId}, whose key is computed: its expression can't be evaluated here");
        }
    }

    private Counterexample? CheckPositions(LogRecord record)
    {
        if (record.Position != _transactions + 1)
        {
            return new Counterexample(ViolationKind.Position, record.Position, $"position {_transactions + 1} was due");
        }

        return record.FirstSnapshot < 0 || record.FirstSnapshot > record.Snapshot || record.Snapshot >= record.Position
            ? new Counterexample(ViolationKind.Snapshot, record.Position, $"snapshots {record.FirstSnapshot} and {record.Snapshot} aren't in order before its position")
            : null;
    }

    private Counterexample? CheckReads(LogRecord record)
    {
        if (record.Snapshot == record.Position - 1 || record.Notes.Count == 0)
        {
            return null;
        }

        if (record.Snapshot < _history.WindowStart)
        {
            _report = _report with
            {
                Incomplete = _report.Incomplete
                    ?? $"transaction {record.Position} read at snapshot {record.Snapshot}, before the window of changes kept (from {_history.WindowStart}): verify with a larger window",
            };
            return null;
        }

        _overlapping++;
        return _notes.Check(record);
    }

    private Counterexample? CheckConstraints(LogRecord record) => _constraints?.Check(record, _history) is string violated
        ? new Counterexample(ViolationKind.Constraint, record.Position, violated)
        : null;
}
