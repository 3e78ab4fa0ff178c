using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Execution.Operators;

/// <summary>A call of a set-returning function, compiled.</summary>
/// <param name="isSingle">Rows are one value each, not the fields of one.</param>
internal sealed class SetCall(SetImplementation function, CompiledExpression[] arguments, bool isStrict, SqlType[] columnTypes, string[] columnNames, bool isSingle, bool returnsRecords)
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
        isSingle ? row[0] : Value.FromObject(new RecordValue(columnTypes, (Value[])row.Clone(), columnNames));
}
