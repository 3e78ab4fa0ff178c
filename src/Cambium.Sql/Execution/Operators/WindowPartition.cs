using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Execution.Operators;

/// <summary>The rows of one partition in order, with the groups of peers among them.</summary>
internal sealed class WindowPartition : IWindowPartition
{
    private readonly int[] _groupOf;
    private readonly List<int> _groupStarts = [];

    internal WindowPartition(RowList rows, RowComparer order, QueryContext context)
    {
        Rows = rows;
        Order = order;
        Context = context;
        _groupOf = new int[rows.Count];
        for (int row = 0; row < rows.Count; row++)
        {
            if (row == 0 || order.Compare(rows[row - 1], rows[row]) != 0)
            {
                _groupStarts.Add(row);
            }

            _groupOf[row] = _groupStarts.Count - 1;
        }
    }

    internal RowList Rows { get; }

    internal RowComparer Order { get; }

    internal QueryContext Context { get; }

    /// <summary>The running call's arguments.</summary>
    internal CompiledExpression[] Arguments { get; set; } = [];

    /// <summary>The running call's frame.</summary>
    internal WindowFrameBounds? Frame { get; set; }

    public long RowCount => Rows.Count;

    public long CurrentRow { get; internal set; }

    public long FrameStart { get; internal set; }

    public long FrameEnd { get; internal set; }

    public bool IsInFrame(long row) => row >= FrameStart && row < FrameEnd && !(Frame?.IsExcluded(this, (int)row) ?? false);

    public bool ArePeers(long left, long right) => _groupOf[left] == _groupOf[right];

    public Value GetArgument(int argument, long row) => argument < Arguments.Length ? Arguments[argument].Evaluate(Rows[(int)row], Context) : Value.Null;

    internal int GroupCount => _groupStarts.Count;

    internal int GroupOf(int row) => _groupOf[row];

    internal int GroupStart(int group) => group < 0 ? 0 : group >= _groupStarts.Count ? Rows.Count : _groupStarts[group];

    internal int GroupEnd(int group) => GroupStart(group + 1);
}
