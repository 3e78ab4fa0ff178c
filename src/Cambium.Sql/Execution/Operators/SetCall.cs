using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Functions;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Execution.Operators;

/// <summary>A call of a set-returning function, compiled.</summary>
/// <param name="given">The types that the query has told for the fields of records of no type; null: it hasn't, or the function knows them.</param>
/// <param name="hasBody">It is one of a user, in SQL or PL/pgSQL.</param>
/// <param name="isSingle">Rows are one value each, not the fields of one.</param>
internal sealed class SetCall(SetImplementation function, bool hasBody, CompiledExpression[] arguments, bool isStrict, SqlType[] columnTypes, string[] columnNames, bool isSingle, bool returnsRecords, SqlType[]? given)
{
    private static readonly IEnumerator<Value[]> s_none = Enumerable.Empty<Value[]>().GetEnumerator();

    /// <summary>Every row is one value, of a composite type.</summary>
    internal bool ReturnsRecords { get; } = returnsRecords || given is not null;

    /// <summary>The fields of such a value.</summary>
    internal Value[] FieldsOf(in Value value, int width)
    {
        if (value.IsNull)
        {
            return new Value[width];
        }

        if (given is not null)
        {
            RecordFit.Require(value.Record, given);
        }

        return value.Record.Items;
    }

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

        if (!hasBody)
        {
            return function(values, context.Call).GetEnumerator();
        }

        // All rows are there when it returns.
        using RoutineCall running = context.BeginCall();
        return function(values, context.Call).GetEnumerator();
    }

    /// <summary>The row as one value: its only column, or a record.</summary>
    internal Value ValueOf(Value[] row) =>
        isSingle ? row[0] : Value.FromObject(new RecordValue(columnTypes, (Value[])row.Clone(), columnNames));
}
