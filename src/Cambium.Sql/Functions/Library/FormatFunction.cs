using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>format(): %[position$][flags][width]type with the types s, I, L.</summary>
internal static class FormatFunction
{
    internal static Value Format(CallTypes types, ReadOnlySpan<Value> args, CallContext context)
    {
        if (args[0].IsNull)
        {
            return Value.Null;
        }

        (SqlType Type, Value Value)[] values = Values(types, args);
        string format = args[0].Text;
        StringBuilder result = new();
        int next = 0;
        for (int i = 0; i < format.Length; i++)
        {
            if (format[i] != '%')
            {
                result.Append(format[i]);
                continue;
            }

            i++;
            if (i < format.Length && format[i] == '%')
            {
                result.Append('%');
                continue;
            }

            int? position = ReadPosition(format, ref i);
            bool isLeft = false;
            while (i < format.Length && format[i] == '-')
            {
                isLeft = true;
                i++;
            }

            int width = ReadWidth(format, ref i, values, ref next, context);
            if (i >= format.Length)
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, "unterminated format() type specifier", hint: "For a single \"%\" use \"%%\".");
            }

            char conversion = format[i];
            if (conversion is not ('s' or 'I' or 'L'))
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized format() type specifier \"{conversion}\"", hint: "For a single \"%\" use \"%%\".");
            }

            (SqlType type, Value value) = Take(values, position, ref next);
            string text = Convert(conversion, type, value, context);
            isLeft |= width < 0;
            width = Math.Abs(width);
            result.Append(isLeft ? text.PadRight(width) : text.PadLeft(width));
        }

        return Value.FromText(result.ToString());
    }

    private static (SqlType Type, Value Value)[] Values(CallTypes types, ReadOnlySpan<Value> args)
    {
        if (types.IsVariadicArray)
        {
            ArrayValue? array = args[^1].IsNull ? null : args[^1].Array;
            return array is null ? [] : [.. array.Items.Select(item => (new SqlType(array.Element), item))];
        }

        (SqlType, Value)[] values = new (SqlType, Value)[args.Length - 1];
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = (types.Arguments[i + 1], args[i + 1]);
        }

        return values;
    }

    private static (SqlType Type, Value Value) Take((SqlType Type, Value Value)[] values, int? position, ref int next)
    {
        if (position == 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "format specifies argument 0, but arguments are numbered from 1");
        }

        int index = position is { } given ? given - 1 : next;
        next = index + 1;
        return index < values.Length ? values[index] : throw new SqlErrorException(SqlState.InvalidParameterValue, "too few arguments for format()");
    }

    private static int? ReadPosition(string format, ref int i)
    {
        int end = i;
        while (end < format.Length && char.IsAsciiDigit(format[end]))
        {
            end++;
        }

        if (end == i || end >= format.Length || format[end] != '$')
        {
            return null;
        }

        int position = int.Parse(format.AsSpan(i, end - i), CultureInfo.InvariantCulture);
        i = end + 1;
        return position;
    }

    private static int ReadWidth(string format, ref int i, (SqlType Type, Value Value)[] values, ref int next, CallContext context)
    {
        if (i < format.Length && format[i] == '*')
        {
            i++;
            (SqlType type, Value value) = Take(values, ReadPosition(format, ref i), ref next);
            return value.IsNull ? 0 : TextFormat.Parse(DataType.Int4, TextFormat.ToText(type, value, context.Format), context.Format).Int32;
        }

        int start = i;
        while (i < format.Length && char.IsAsciiDigit(format[i]))
        {
            i++;
        }

        return i == start ? 0 : int.TryParse(format.AsSpan(start, i - start), CultureInfo.InvariantCulture, out int width)
            ? width
            : throw new SqlErrorException(SqlState.NumericValueOutOfRange, "number is out of range");
    }

    private static string Convert(char conversion, SqlType type, in Value value, CallContext context)
    {
        if (value.IsNull)
        {
            return conversion switch
            {
                's' => "",
                'L' => "NULL",
                _ => throw new SqlErrorException(SqlState.NullValueNotAllowed, "null values cannot be formatted as an SQL identifier"),
            };
        }

        string text = TextFormat.ToText(type, value, context.Format);
        return conversion switch
        {
            's' => text,
            'L' => TextFunctions.QuoteLiteral(text),
            _ => Identifier.Quote(text),
        };
    }
}
