using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution;

/// <summary>A sequence read as a table of one row.</summary>
internal sealed class SequenceTable(SequenceDefinition sequence) : ISystemTable
{
    public int Oid => sequence.Id;

    public string Schema => "";

    public string Name => sequence.Name;

    public static IReadOnlyList<SystemColumn> AllColumns { get; } =
    [
        new("last_value", DataType.Int8),
        new("log_cnt", DataType.Int8),
        new("is_called", DataType.Boolean),
    ];

    public IReadOnlyList<SystemColumn> Columns => AllColumns;

    public double EstimateRows(CatalogSnapshot? catalog) => 1;

    public IEnumerable<Value[]> Rows(QueryContext context, SystemConstraint? constraint)
    {
        (long LastValue, bool IsCalled) state;
        if (context.Call.Recorded is not { } recorded)
        {
            state = context.Transaction.Sequences.Get(sequence);
        }
        else if (!recorded.TryTake(sequence.Id, out state))
        {
            recorded.Add(sequence.Id, state = context.Transaction.Sequences.Get(sequence));
        }

        (long lastValue, bool isCalled) = state;
        yield return [Value.FromInt64(lastValue), Value.FromInt64(0), Value.FromBoolean(isCalled)];
    }
}
