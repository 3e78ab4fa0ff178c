using System.Collections;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// For each left row the right side's rows. When the right side uses left columns they are put into slots and it is opened anew (a lookup
/// by index, LATERAL); otherwise it is read once, as far as it is needed, and kept.
/// </summary>
/// <param name="bindings">Left places that the right side reads, and their slots.</param>
/// <param name="condition">Over left and right values; null: none.</param>
/// <param name="remembered">Of the values that the right side reads: its rows are kept for left rows with the same; null: they are computed for each.</param>
internal sealed class NestedLoopJoin(
    LogicalJoinKind kind, Operator left, Operator right, IReadOnlyList<(int Place, int Slot)> bindings, CompiledExpression? condition, string? conditionText, RememberedRows? remembered = null) : Operator
{
    private readonly RowBatch _outer = new();
    private readonly RowBatch _inner = new();
    private readonly Value[] _combined = new Value[left.Width + right.Width];
    private QueryContext? _context;
    private RowList? _kept;
    private bool _keptAll;
    private BitArray? _matched;
    private int _row;
    private int _innerRow;
    private bool _inRow;
    private bool _rowMatched;
    private bool _rowUnknown;
    private int _unmatched = -1;

    public override int Width => YieldsLeftOnly ? left.Width : left.Width + right.Width;

    public override IReadOnlyList<Operator> Children { get; } = [left, right];

    private bool YieldsLeftOnly => kind is LogicalJoinKind.Semi or LogicalJoinKind.Anti or LogicalJoinKind.NullAwareAnti;

    private bool IsRescanned => bindings.Count > 0;

    /// <summary>The left side's rows are joined in parts; each thread looks the right side's up for itself.</summary>
    internal override IPartSource? Source => kind != LogicalJoinKind.Full && LooksUp ? left.Source : null;

    internal override bool IsLookup => LooksUp && left.IsLookup;

    /// <summary>The right side, read to its end, has no row, without which there is none of the join.</summary>
    private bool FindsNothing => _keptAll && _kept is { Count: 0 } && kind is LogicalJoinKind.Inner or LogicalJoinKind.Semi;

    private bool LooksUp => IsRescanned && remembered is null && right.IsLookup && (condition?.IsParallelSafe ?? true);

    internal override void BuildShared() => left.BuildShared();

    internal override Operator Copy(Operator rows) => new NestedLoopJoin(kind, left.Copy(rows), right.CopyWhole(), bindings, condition, conditionText, remembered?.Copy());

    internal override Operator CopyWhole() => new NestedLoopJoin(kind, left.CopyWhole(), right.CopyWhole(), bindings, condition, conditionText, remembered?.Copy());

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Nested Loop";
        node.Title = kind switch
        {
            LogicalJoinKind.Left => "Nested Loop Left Join",
            LogicalJoinKind.Full => "Nested Loop Full Join",
            LogicalJoinKind.Semi => "Nested Loop Semi Join",
            LogicalJoinKind.Anti or LogicalJoinKind.NullAwareAnti => "Nested Loop Anti Join",
            _ => "Nested Loop",
        };
        node.Attributes["Join Type"] = kind == LogicalJoinKind.NullAwareAnti ? "Anti" : kind.ToString();
        if (conditionText is not null)
        {
            node.Add("Join Filter", conditionText);
        }

        if (remembered is not null)
        {
            node.Add("Cache Key", remembered.Text);
        }
    }

    public override void Close()
    {
        _kept = null;
        remembered?.Clear();
        _outer.Release();
        _inner.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _kept = null;
        _matched = null;
        remembered?.Clear();
        _outer.Clear(left.Width);
        _row = 0;
        _inRow = false;
        _unmatched = -1;
        left.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (_unmatched >= 0)
        {
            return NextUnmatched(batch);
        }

        while (!batch.IsFull)
        {
            if (_row >= _outer.Count)
            {
                if (batch.Count > 0 && _outer.Count > 0)
                {
                    _outer.Clear(left.Width);
                    _row = 0;
                    return true;
                }

                _outer.RowsWanted = batch.RowsWanted;
                if (FindsNothing || !left.Next(_outer))
                {
                    if (kind == LogicalJoinKind.Full)
                    {
                        Keep();
                        _unmatched = 0;
                        return NextUnmatched(batch);
                    }

                    break;
                }

                _row = 0;
            }

            if (JoinRow(batch))
            {
                FinishRow(batch);
                _row++;
                _inRow = false;
            }
        }

        return batch.Count > 0;
    }

    /// <summary>Goes on with the current left row; false when the batch is full first.</summary>
    private bool JoinRow(RowBatch batch)
    {
        ReadOnlySpan<Value> row = _outer[_row];
        if (!_inRow)
        {
            StartRow(row);
        }
        else
        {
            // Joins and subqueries above, which read the same columns, have had other rows in the slots meanwhile.
            Bind(row);
        }

        while (true)
        {
            ReadOnlySpan<Value> match;
            int kept = -1;
            if (IsRescanned && remembered is null)
            {
                if (_innerRow >= _inner.Count)
                {
                    _inner.RowsWanted = RowsWanted(batch);
                    if (!right.Next(_inner))
                    {
                        return true;
                    }

                    _innerRow = 0;
                }

                match = _inner[_innerRow++];
            }
            else
            {
                if (_innerRow >= _kept!.Count && (remembered is not null || !KeepMore(RowsWanted(batch))))
                {
                    return true;
                }

                kept = _innerRow;
                match = _kept[_innerRow++];
            }

            _context!.Tick();
            if (!Passes(row, match))
            {
                continue;
            }

            _rowMatched = true;
            if (YieldsLeftOnly)
            {
                if (IsRescanned)
                {
                    right.Close();
                }

                return true;
            }

            if (kept >= 0)
            {
                _matched?.Set(kept, true);
            }

            Span<Value> into = batch.Append();
            row.CopyTo(into);
            match.CopyTo(into[left.Width..]);
            if (batch.IsFull)
            {
                return false;
            }
        }
    }

    /// <summary>Of the right side: semi and anti joins need to know of one row only, unless a condition may still refuse it.</summary>
    private int RowsWanted(RowBatch batch) => YieldsLeftOnly && condition is null ? 1 : kind == LogicalJoinKind.Semi ? 16 : batch.RowsWanted;

    private void StartRow(ReadOnlySpan<Value> row)
    {
        _inRow = true;
        _rowMatched = false;
        _rowUnknown = false;
        _innerRow = 0;
        if (!IsRescanned)
        {
            Keep();
            return;
        }

        if (remembered is not null)
        {
            _kept = remembered.Find(row) ?? remembered.Add(Compute(row));
            return;
        }

        Bind(row);
        _inner.Clear(right.Width);
        right.Open(_context!);
    }

    /// <summary>All that the right side has for a left row.</summary>
    private RowList Compute(ReadOnlySpan<Value> row)
    {
        RowList rows = new(right.Width, _context!.Memory);
        Bind(row);
        right.Open(_context!);
        _inner.RowsWanted = RowBatch.RowsMax;
        while (right.Next(_inner))
        {
            rows.AddAll(_inner);
        }

        return rows;
    }

    /// <summary>Puts what the right side reads of a left row into the slots.</summary>
    private void Bind(ReadOnlySpan<Value> row)
    {
        foreach ((int place, int slot) in bindings)
        {
            _context!.Outer[slot] = row[place];
        }
    }

    private bool Passes(ReadOnlySpan<Value> row, ReadOnlySpan<Value> match)
    {
        if (condition is null)
        {
            return true;
        }

        row.CopyTo(_combined);
        match.CopyTo(_combined.AsSpan(left.Width));
        if (kind != LogicalJoinKind.NullAwareAnti)
        {
            return condition.IsTrue(_combined, _context!);
        }

        Value result = condition.Evaluate(_combined, _context!);
        _rowUnknown |= result.IsNull;
        return result.IsTrue;
    }

    private void FinishRow(RowBatch batch)
    {
        ReadOnlySpan<Value> row = _outer[_row];
        switch (kind)
        {
            case LogicalJoinKind.Semi when _rowMatched:
            case LogicalJoinKind.Anti when !_rowMatched:
            case LogicalJoinKind.NullAwareAnti when !_rowMatched && !_rowUnknown:
                batch.Append(row);
                break;
            case LogicalJoinKind.Left or LogicalJoinKind.Full when !_rowMatched:
                Span<Value> into = batch.Append();
                row.CopyTo(into);
                into[left.Width..].Clear();
                break;
        }
    }

    private void Keep()
    {
        if (_kept is not null)
        {
            return;
        }

        _kept = new RowList(right.Width, _context!.Memory);
        _keptAll = false;
        right.Open(_context!);
        if (kind == LogicalJoinKind.Full)
        {
            while (KeepMore(RowBatch.RowsMax))
            {
            }

            _matched = new BitArray(_kept.Count);
        }
    }

    /// <returns>False: there are no more rows on the right side.</returns>
    private bool KeepMore(int rowsWanted)
    {
        _context!.CheckCancellation();
        _inner.RowsWanted = rowsWanted;
        _keptAll = _keptAll || !right.Next(_inner);
        if (!_keptAll)
        {
            _kept!.AddAll(_inner);
        }

        return !_keptAll;
    }

    private bool NextUnmatched(RowBatch batch)
    {
        while (_unmatched < _kept!.Count && !batch.IsFull)
        {
            if (!_matched![_unmatched])
            {
                Span<Value> into = batch.Append();
                into[..left.Width].Clear();
                _kept[_unmatched].CopyTo(into[left.Width..]);
            }

            _unmatched++;
        }

        return batch.Count > 0;
    }
}
