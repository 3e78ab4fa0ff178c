using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>All rows of its input or none, by conditions that are the same for each of them: they are tested once, and where they don't hold nothing is read.</summary>
/// <param name="condition">Over no row.</param>
internal sealed class OneTimeFilter(Operator input, CompiledExpression condition, string text) : Operator, IPartSource
{
    private QueryContext? _context;
    private bool? _holds;

    // What is run in parts has passed.
    private bool _isPart;

    public override int Width => input.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    internal override IPartSource? Source => input.Source is null ? null : this;

    internal override bool IsLookup => condition.IsParallelSafe && input.IsLookup;

    internal override void BuildShared() => input.BuildShared();

    internal override Operator Copy(Operator rows) => new OneTimeFilter(input.Copy(rows), condition, text) { _isPart = true };

    internal override Operator CopyWhole() => new OneTimeFilter(input.CopyWhole(), condition, text);

    internal override bool TryTestPartners(PartnerTest test, RowKey key) => input.TryTestPartners(test, key);

    /// <inheritdoc/>
    /// <remarks>Where the plan is only looked at the condition is supposed to hold.</remarks>
    public int CountHelpers(QueryContext context) => _context is null || Holds() ? input.Source!.CountHelpers(context) : 0;

    public PartRows BeginParts(QueryContext context) => input.Source!.BeginParts(context);

    public override long Skip(long count) => Holds() ? input.Skip(count) : 0;

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Result";
        node.Add("One-Time Filter", text);
    }

    public override void Close()
    {
        _context = null;
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _holds = null;
    }

    protected override bool NextCore(RowBatch batch) => Holds() && input.Next(batch);

    private bool Holds()
    {
        if (_holds is not { } holds)
        {
            _holds = holds = _isPart || condition.IsTrue([], _context!);
            if (holds)
            {
                input.Open(_context!);
            }
        }

        return holds;
    }
}
