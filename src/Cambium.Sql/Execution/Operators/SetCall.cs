using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Execution.Operators;

/// <summary>A call of a set-returning function, compiled.</summary>
internal sealed class SetCall(SetImplementation function, CompiledExpression[] arguments, bool isStrict, SqlType[] columnTypes, string[] columnNames, bool returnsRecords)
{
    private static readonly IEnumerator<Value[]> s_none = Enumerable.Empty<Value[]>().GetEnumerator();

    /// <summary>Every row is one value, of a composite type.</summary>
    internal bool ReturnsRecords { get; } = returnsRecords;

    internal IEnumerator<Value[]> Start(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value[] values = new Value[arguments.Length];
        for (int index = 0; index < values.Length; index++)
        {
            values[index] = arguments[index].Evaluate(row, context);
            if (isStrict && values[index].IsNull)
            {
                return s_none;
            }
        }

        return function(values, context.Call).GetEnumerator();
    }

    /// <summary>The row as one value: its only column, or a record.</summary>
    internal Value ValueOf(Value[] row) =>
        columnTypes.Length == 1 ? row[0] : Value.FromObject(new RecordValue(columnTypes, (Value[])row.Clone(), columnNames));
}
