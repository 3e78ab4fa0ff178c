using Cambium.Engine.Values;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>RETURN NEXT: adds a row to the result.</summary>
/// <param name="value">Null: the row is that of the outputs.</param>
/// <param name="isVariable">It is a variable's value.</param>
internal sealed class PlReturnNextNode(int line, EmbeddedExpression? value, bool isVariable) : PlNode(line, "RETURN NEXT")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        frame.Rows.Add(value is not null ? Given(value, frame) : frame.Routine.Outputs(frame) is [var only] ? Row(only, frame) : frame.Routine.Outputs(frame));
        return PlCompletion.Next;
    }

    private Value[] Given(EmbeddedExpression given, PlFrame frame)
    {
        Value result = given.Evaluate(frame, out SqlType type);
        if (frame.Types.Result.Type.Underlying().Form == ValueForm.Record)
        {
            PlReturnNode.RequireRow(result, type);
        }

        return Row(result, frame);
    }

    private Value[] Row(in Value result, PlFrame frame)
    {
        SqlType[] types = RowConverter.ColumnTypes(frame.Types);
        bool isRow = frame.Types.Result.Type.Underlying().Form == ValueForm.Record;
        return !isRow || types.Length == 0 ? [result]
            : result.IsNull ? new Value[types.Length]
            : RowConverter.ExactFields(result.Record, types, isVariable ? "wrong record type supplied in RETURN NEXT" : "returned record type does not match expected record type");
    }
}
