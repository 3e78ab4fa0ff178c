using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>FOR i IN [REVERSE] lower .. upper [BY step].</summary>
internal sealed class PlForIntegerNode(
    int line, RoutineVariable variable, bool isReverse, EmbeddedExpression lower, EmbeddedExpression upper, EmbeddedExpression? step, PlLoopBody body)
    : PlNode(line, "FOR with integer loop variable")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        bool resumes = frame.TryResume(out (long Value, long Last, long By) state);
        (long value, long last, long by) = resumes
            ? state
            : (Bound(lower, "lower bound", frame), Bound(upper, "upper bound", frame), step is null ? 1 : Bound(step, "BY value", frame));
        if (by <= 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "BY value of FOR loop must be greater than zero");
        }

        bool found = false;
        PlCompletion completion = PlCompletion.Next;
        while (isReverse ? value >= last : value <= last)
        {
            found = true;
            if (!resumes)
            {
                frame.Values[variable.Slot] = Value.FromInt32((int)value);
            }

            resumes = false;
            if (!body.Run(frame, out completion))
            {
                if (completion == PlCompletion.Suspend)
                {
                    frame.Leave((value, last, by));
                    return completion;
                }

                break;
            }

            // Past the type's range the loop ends, as PostgreSQL's does.
            value += isReverse ? -by : by;
            if (value is < int.MinValue or > int.MaxValue)
            {
                break;
            }
        }

        frame.Found = found;
        return completion;
    }

    private static long Bound(EmbeddedExpression expression, string what, PlFrame frame)
    {
        Value value = expression.Evaluate(frame);
        return value.IsNull ? throw new SqlErrorException(SqlState.NullValueNotAllowed, $"{what} of FOR loop cannot be null") : value.Int32;
    }
}
