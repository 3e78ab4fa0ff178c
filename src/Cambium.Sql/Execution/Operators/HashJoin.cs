using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Joins by hashing the right side's rows on the equality keys and probing with the left's. Matches come in the order of arrival; then, of a right or
/// full join, the right side's rows without one.
/// </summary>
/// <param name="isSteady">The right side yields the same rows whenever it is opened: opened again in one execution (in a subquery, by a recursion's step) the join keeps what it has hashed.</param>
/// <param name="residual">The rest of the condition over left and right values; null: none.</param>
internal sealed class HashJoin(
    LogicalJoinKind kind, Operator left, Operator right, bool isSteady, RowKey leftKey, RowKey rightKey, CompiledExpression? residual, string conditionText, string? residualText) : Operator
{
    private readonly RowBatch _probe = new();
    private readonly RowBatch _build = new();
    private readonly Value[] _combined = new Value[left.Width + right.Width];
    private QueryContext? _context;
    private HashedRows? _hashed;
    private PartnerTest? _partners;
    private KeptRows? _kept;

    // Which of the right side's rows have a partner. Shared by all copies, which set them only.
    private bool[]? _matched;
    private int _row;
    private int _candidate = -1;
    private int _hash;
    private bool _rowMatched;
    private bool _inRow;
    private int _unmatched = -1;
    private bool _isCopy;
    private bool _yieldsUnmatched = YieldsUnmatched(kind);

    public override int Width => YieldsLeftOnly ? left.Width : left.Width + right.Width;

    public override IReadOnlyList<Operator> Children { get; } = [left, right];

    private bool IsParallelSafe => residual?.IsParallelSafe ?? true;

    private bool YieldsLeftOnly => kind is LogicalJoinKind.Semi or LogicalJoinKind.Anti or LogicalJoinKind.NullAwareAnti;

    /// <summary>The left side's rows are probed in parts.</summary>
    internal override IPartSource? Source => IsParallelSafe ? left.Source : null;

    /// <summary>What reads the left side leaves rows out that come to nothing here.</summary>
    internal void TestPartners()
    {
        PartnerTest test = new();
        if (YieldsPartnersOnly(kind) && left.TryTestPartners(test, leftKey))
        {
            _partners = test;
        }
    }

    /// <summary>Of a join above, by values of the left side: whose rows may be missing where each comes to nothing but what it is joined to.</summary>
    internal override bool TryTestPartners(PartnerTest test, RowKey key) =>
        !YieldsUnmatched(kind) && IsParallelSafe && Array.TrueForAll(key.Places, place => place < left.Width) && left.TryTestPartners(test, key);

    internal override void BuildShared()
    {
        EnsureBuilt();
        left.BuildShared();
    }

    internal override Operator Copy(Operator rows) => new HashJoin(kind, left.Copy(rows), right, isSteady, leftKey, rightKey, residual, conditionText, residualText)
    {
        _isCopy = true,
        _hashed = _hashed,
        _matched = _matched,

        // Which of the right's rows have no partner is known when all parts are done.
        _yieldsUnmatched = YieldsUnmatched(kind) && rows is PartsEnd,
    };

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Hash Join";
        node.Title = kind switch
        {
            LogicalJoinKind.Left => "Hash Left Join",
            LogicalJoinKind.Right => "Hash Right Join",
            LogicalJoinKind.Full => "Hash Full Join",
            LogicalJoinKind.Semi => "Hash Semi Join",
            LogicalJoinKind.Anti or LogicalJoinKind.NullAwareAnti => "Hash Anti Join",
            _ => "Hash Join",
        };
        node.Attributes["Join Type"] = kind == LogicalJoinKind.NullAwareAnti ? "Anti" : kind.ToString();
        node.Add("Hash Cond", conditionText);
        if (residualText is not null)
        {
            node.Add("Join Filter", residualText);
        }
    }

    public override void Close()
    {
        _partners?.Stop();
        _hashed = null;
        _kept = null;
        _probe.Release();
        _build.Release();
        if (_isCopy)
        {
            left.Close();
        }
        else
        {
            base.Close();
        }
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _probe.Clear(left.Width);
        _row = 0;
        _inRow = false;
        _unmatched = -1;
        if (!_isCopy)
        {
            _matched = null;
            _partners?.Stop();
            _kept = isSteady ? context.Kept(this) : null;
            _hashed = _kept?.Hashed;
            if (_hashed is null)
            {
                right.Open(context);
            }
        }

        left.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        EnsureBuilt();
        if (_unmatched >= 0)
        {
            return NextUnmatched(batch);
        }

        if (_hashed!.Rows.Count == 0 && YieldsPartnersOnly(kind))
        {
            // Without partners the left side comes to nothing: it isn't read.
            return false;
        }

        while (!batch.IsFull)
        {
            if (_row >= _probe.Count)
            {
                if (batch.Count > 0 && _probe.Count > 0)
                {
                    // Don't ask for input the consumer may not need.
                    _probe.Clear(left.Width);
                    _row = 0;
                    return true;
                }

                _probe.RowsWanted = batch.RowsWanted;
                if (!left.Next(_probe))
                {
                    if (_yieldsUnmatched)
                    {
                        _unmatched = 0;
                        return NextUnmatched(batch);
                    }

                    break;
                }

                _row = 0;
            }

            if (ProbeRow(batch))
            {
                _row++;
                _inRow = false;
            }

            _context!.Tick();
        }

        return batch.Count > 0;
    }

    /// <summary>Whether left rows without a partner come to nothing.</summary>
    private static bool YieldsPartnersOnly(LogicalJoinKind kind) => kind is LogicalJoinKind.Inner or LogicalJoinKind.Semi or LogicalJoinKind.Right;

    private static bool YieldsUnmatched(LogicalJoinKind kind) => kind is LogicalJoinKind.Right or LogicalJoinKind.Full;

    private void EnsureBuilt()
    {
        if (_hashed is null)
        {
            _hashed = HashedRows.Read(right, rightKey, keepsNullKeys: YieldsUnmatched(kind), _build, _context!);
            _kept?.Keep(_hashed);
        }

        _partners?.Start(_hashed);
        if (YieldsUnmatched(kind))
        {
            _matched ??= new bool[_hashed.Rows.Count];
        }
    }

    /// <summary>Goes on with the current left row; false when the batch is full before its matches are.</summary>
    private bool ProbeRow(RowBatch batch)
    {
        ReadOnlySpan<Value> row = _probe[_row];
        if (!_inRow)
        {
            _inRow = true;
            _rowMatched = false;
            if (leftKey.HasNull(row))
            {
                _candidate = -1;
            }
            else
            {
                _hash = leftKey.Hash(row);
                _candidate = _hashed!.Table.First(_hash);
            }
        }

        while (_candidate >= 0)
        {
            int candidate = _candidate;
            ReadOnlySpan<Value> match = _hashed!.Rows[candidate];
            _candidate = _hashed!.Table.Next(candidate, _hash);
            if (!leftKey.Equals(row, match, rightKey.Places) || !PassesResidual(row, match))
            {
                continue;
            }

            _rowMatched = true;
            if (YieldsLeftOnly)
            {
                break;
            }

            if (_matched is { } matched)
            {
                matched[candidate] = true;
            }

            Span<Value> into = batch.Append();
            row.CopyTo(into);
            match.CopyTo(into[left.Width..]);
            if (batch.IsFull && _candidate >= 0)
            {
                return false;
            }
        }

        FinishRow(batch, row);
        return true;
    }

    private void FinishRow(RowBatch batch, ReadOnlySpan<Value> row)
    {
        switch (kind)
        {
            case LogicalJoinKind.Semi when _rowMatched:
            case LogicalJoinKind.Anti when !_rowMatched:
            case LogicalJoinKind.NullAwareAnti when !_rowMatched && IsCertain(row):
                batch.Append(row);
                break;
            case LogicalJoinKind.Left or LogicalJoinKind.Full when !_rowMatched:
                Span<Value> into = batch.Append();
                row.CopyTo(into);
                into[left.Width..].Clear();
                break;
        }
    }

    /// <summary>NOT IN without a match: true only when no NULL is in play, or the right side is empty.</summary>
    private bool IsCertain(ReadOnlySpan<Value> row) => !_hashed!.HasNullKey && (_hashed.Rows.Count == 0 || !leftKey.HasNull(row));

    private bool PassesResidual(ReadOnlySpan<Value> row, ReadOnlySpan<Value> match)
    {
        if (residual is null)
        {
            return true;
        }

        row.CopyTo(_combined);
        match.CopyTo(_combined.AsSpan(left.Width));
        return residual.IsTrue(_combined, _context!);
    }

    private bool NextUnmatched(RowBatch batch)
    {
        while (_unmatched < _hashed!.Rows.Count && !batch.IsFull)
        {
            if (!_matched![_unmatched])
            {
                Span<Value> into = batch.Append();
                into[..left.Width].Clear();
                _hashed.Rows[_unmatched].CopyTo(into[left.Width..]);
            }

            _unmatched++;
        }

        return batch.Count > 0;
    }
}
