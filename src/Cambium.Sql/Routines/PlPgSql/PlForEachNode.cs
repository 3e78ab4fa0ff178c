using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>FOREACH target [SLICE n] IN ARRAY array.</summary>
internal sealed class PlForEachNode(int line, VariableTargets targets, int slice, EmbeddedExpression array, PlLoopBody body) : PlNode(line, "FOREACH over array")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        bool resumes = frame.TryResume(out (SqlType Type, Value Array, int Start) state);
        (SqlType type, Value value, int first) = resumes ? state : (array.TypeOf(frame), array.Evaluate(frame), 0);
        if (value.IsNull)
        {
            throw new SqlErrorException(SqlState.NullValueNotAllowed, "FOREACH expression must not be null");
        }

        if (type.Type.Underlying().Element is not { } element)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"FOREACH expression must yield an array, not type {type.Type.DisplayName}");
        }

        ArrayValue items = value.Array;
        if (slice < 0 || slice > items.Dimensions)
        {
            throw new SqlErrorException(
                SqlState.ArraySubscriptError, FormattableString.Invariant($"slice dimension ({slice}) is out of the valid range 0..{items.Dimensions}"));
        }

        if (slice > 0 ? targets.IsArray != true : targets.IsArray == true)
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch, slice > 0 ? "FOREACH ... SLICE loop variable must be of an array type" : "FOREACH loop variable must not be of an array type");
        }

        // A row's fields go to the variables one by one, or to those of a record.
        IReadOnlyList<CompositeField> fields = slice == 0 ? element.Underlying().Fields : [];
        ResultColumn[] columns = fields.Count > 0
            ? [.. fields.Select(static field => new ResultColumn(field.Name, field.Type))]
            : [new ResultColumn("", slice == 0 ? new SqlType(element, type.Modifier) : type)];
        int[] lengths = items.Lengths[(items.Dimensions - slice)..];
        int[] bounds = items.LowerBounds[(items.Dimensions - slice)..];
        int size = lengths.Aggregate(1, static (product, length) => product * length);
        bool found = false;
        PlCompletion completion = PlCompletion.Next;
        for (int start = first; start < items.Count; start += size)
        {
            found = true;
            if (!resumes)
            {
                Value item = slice == 0 ? items.Items[start] : Value.FromArray(new ArrayValue(element, lengths, bounds, items.Items[start..(start + size)]));
                targets.Assign(frame, columns, fields.Count == 0 ? [item] : item.IsNull ? new Value[fields.Count] : item.Record.Items);
            }

            resumes = false;
            if (!body.Run(frame, out completion))
            {
                if (completion == PlCompletion.Suspend)
                {
                    frame.Leave((type, value, start));
                    return completion;
                }

                break;
            }

            frame.Current = this;
        }

        frame.Found = found;
        return completion;
    }
}
