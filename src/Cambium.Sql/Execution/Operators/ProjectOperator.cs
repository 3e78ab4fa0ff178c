using System.Runtime.ExceptionServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Computes new rows from old ones. Of a batch in which one can't be computed those before it are yielded first, as if they came one by one.</summary>
internal sealed class ProjectOperator(Operator input, CompiledExpression[] items) : Operator
{
    private readonly RowBatch _input = new();
    private QueryContext? _context;
    private ExceptionDispatchInfo? _failure;

    public override int Width => items.Length;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    internal override IPartSource? Source => IsParallelSafe ? input.Source : null;

    private bool IsParallelSafe => Array.TrueForAll(items, static item => item.IsParallelSafe);

    internal override void BuildShared() => input.BuildShared();

    internal override Operator Copy(Operator rows) => new ProjectOperator(input.Copy(rows), items);

    internal override bool IsLookup => IsParallelSafe && input.IsLookup;

    internal override Operator CopyWhole() => new ProjectOperator(input.CopyWhole(), items);

    internal override bool TryTestPartners(PartnerTest test, RowKey key) =>
        IsParallelSafe && Array.TrueForAll(key.Places, place => items[place] is ColumnNode)
        && input.TryTestPartners(test, new RowKey([.. key.Places.Select(place => ((ColumnNode)items[place]).Place)], key.Types));

    /// <summary>Doesn't show in EXPLAIN, as in PostgreSQL: projecting is part of its input there.</summary>
    public override void Describe(ExplainNode node) => node.NodeType = "Result";

    public override void Close()
    {
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _failure = null;
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        _failure?.Throw();
        _input.RowsWanted = batch.RowsWanted;
        if (!input.Next(_input))
        {
            return false;
        }

        try
        {
            Compute(batch);
        }
        catch (SqlErrorException error) when (batch.Count > 1)
        {
            batch.RemoveLast();
            _failure = ExceptionDispatchInfo.Capture(error);
        }

        return true;
    }

    private void Compute(RowBatch batch)
    {
        for (int row = 0; row < _input.Count; row++)
        {
            ReadOnlySpan<Value> from = _input[row];
            Span<Value> into = batch.Append();
            for (int index = 0; index < items.Length; index++)
            {
                into[index] = items[index].Evaluate(from, _context!);
            }
        }
    }
}
