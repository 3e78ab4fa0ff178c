using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Routines;

/// <summary>Records whose structure is only known while running, made into others.</summary>
internal static class RecordConversion
{
    /// <summary>The anonymous row type of a record, its fields known.</summary>
    public static DataType TypeOf(RecordValue record) => DataType.CreateRecord(
        [.. record.Types.Select((type, index) => new CompositeField(record.Names?[index] ?? FormattableString.Invariant($"f{index + 1}"), type))]);

    /// <summary>The value with the names and types of a row type; missing fields become NULL, further ones are dropped.</summary>
    public static Value ToFields(in Value value, IReadOnlyList<CompositeField> fields, SqlType[] types, string[] names, CallContext call)
    {
        RecordValue record = value.Record;
        Value[] items = new Value[fields.Count];
        for (int index = 0; index < items.Length && index < record.Items.Length; index++)
        {
            items[index] = Convert(record.Items[index], record.Types[index], fields[index].Type, call);
        }

        return Value.FromObject(new RecordValue(types, items, names));
    }

    /// <summary>As an assignment does; by way of the text form where no cast exists.</summary>
    public static Value Convert(in Value value, SqlType from, SqlType to, CallContext call)
    {
        if (value.IsNull)
        {
            return value;
        }

        DataType source = from.Type.Underlying();
        DataType target = to.Type.Underlying();
        Value converted = source == target ? value
            : UserCasts.ForAssignment(source, target, call) is { } made ? made(value, call)
            : Casts.Find(source, target, out CastContext allowed) is { } cast && allowed <= CastContext.Assignment ? cast(value, call)
            : TextFormat.Parse(target, TextFormat.ToText(from, value, call.Format), call.Format);
        return to.Modifier < 0 || (source == target && to.Modifier == from.Modifier) ? converted : Casts.ApplyModifier(to, converted, false);
    }

    /// <summary>Tests the structure of a row that is returned: the columns one after the other, and then how many there are.</summary>
    /// <param name="types">Of the row's columns.</param>
    /// <exception cref="SqlErrorException">42804.</exception>
    public static void RequireSame(int count, SqlType[] types, SqlType[] expected, string message)
    {
        for (int index = 0; index < Math.Min(count, expected.Length); index++)
        {
            if (types[index].Type != expected[index].Type || (expected[index].Modifier >= 0 && expected[index].Modifier != types[index].Modifier))
            {
                throw new SqlErrorException(
                    SqlState.DatatypeMismatch, message,
                    FormattableString.Invariant($"Returned type {types[index].Format()} does not match expected type {expected[index].Format()} in column {index + 1}."));
            }
        }

        if (count != expected.Length)
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch, message,
                FormattableString.Invariant($"Number of returned columns ({count}) does not match expected column count ({expected.Length})."));
        }
    }
}
