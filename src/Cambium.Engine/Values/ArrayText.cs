using System.Buffers;
using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Text form of arrays: {1,2,NULL}, {{a,"b c"},{d,e}}, [0:1]={5,6}.</summary>
internal static class ArrayText
{
    internal static string Format(ArrayValue array, int modifier, SessionFormat format)
    {
        if (array.Count == 0)
        {
            return "{}";
        }

        StringBuilder text = new();
        if (array.LowerBounds.Any(bound => bound != 1))
        {
            for (int i = 0; i < array.Dimensions; i++)
            {
                text.Append(CultureInfo.InvariantCulture, $"[{array.LowerBounds[i]}:{array.LowerBounds[i] + array.Lengths[i] - 1}]");
            }

            text.Append('=');
        }

        int next = 0;
        AppendDimension(text, array, 0, ref next, new SqlType(array.Element, modifier), format);
        return text.ToString();
    }

    /// <summary>Blanks between the items instead of braces: int2vector and oidvector. They have one dimension, even without items.</summary>
    /// <exception cref="SqlErrorException">42804: the array is none.</exception>
    internal static string FormatVector(DataType type, ArrayValue array, SessionFormat format) =>
        array.Dimensions == 1 && !Array.Exists(array.Items, static item => item.IsNull)
            ? string.Join(' ', array.Items.Select(item => TextFormat.ToText(array.Element, item, format)))
            : throw new SqlErrorException(SqlState.DatatypeMismatch, $"array is not a valid {type.Name}");

    internal static ArrayValue ParseVector(DataType element, string text, SessionFormat format)
    {
        Value[] items = [.. text.Split(' ', StringSplitOptions.RemoveEmptyEntries).Select(item => TextFormat.Parse(element, item, format))];
        return new ArrayValue(element, [items.Length], [0], items);
    }

    internal static ArrayValue Parse(SqlType element, string text, SessionFormat format) => new Parser(element, text, format).Parse();

    private static void AppendDimension(StringBuilder text, ArrayValue array, int dimension, ref int next, SqlType element, SessionFormat format)
    {
        text.Append('{');
        for (int i = 0; i < array.Lengths[dimension]; i++)
        {
            CancellationPoint.Tick();
            if (i > 0)
            {
                text.Append(element.Type.Delimiter);
            }

            if (dimension < array.Dimensions - 1)
            {
                AppendDimension(text, array, dimension + 1, ref next, element, format);
            }
            else
            {
                AppendItem(text, array.Items[next++], element, format);
            }
        }

        text.Append('}');
    }

    private static void AppendItem(StringBuilder text, in Value item, SqlType element, SessionFormat format)
    {
        if (item.IsNull)
        {
            text.Append("NULL");
            return;
        }

        string shown = TextFormat.ToText(element, item, format);
        bool needsQuotes = shown.Length == 0 || shown.Equals("NULL", StringComparison.OrdinalIgnoreCase)
            || shown.AsSpan().ContainsAny(s_special) || shown.Contains(element.Type.Delimiter, StringComparison.Ordinal);
        if (!needsQuotes)
        {
            text.Append(shown);
            return;
        }

        text.Append('"');
        foreach (char c in shown)
        {
            text.Append(c is '"' or '\\' ? "\\" : "").Append(c);
        }

        text.Append('"');
    }

    private static readonly SearchValues<char> s_special = SearchValues.Create("{}\"\\ \t\n\r\v\f");

    private sealed class Parser(SqlType element, string text, SessionFormat format)
    {
        private readonly List<Value> _items = [];
        private readonly int[] _lengths = new int[ArrayValue.DimensionsMax];
        private readonly char _delimiter = element.Type.Delimiter;
        private int _dimensions = -1;
        private int _position;

        internal ArrayValue Parse()
        {
            SkipBlanks();
            (List<int> lowerBounds, List<int> lengths) = ReadBounds();
            if (Peek() != '{')
            {
                throw Malformed(lowerBounds.Count > 0 ? "Array contents must start with \"{\"." : "Array value must start with \"{\" or dimension information.");
            }

            Array.Fill(_lengths, -1);
            ReadLevel(0);
            SkipBlanks();
            if (_position < text.Length)
            {
                throw Malformed("Junk after closing right brace.");
            }

            if (_items.Count == 0)
            {
                return new ArrayValue(element.Type, []);
            }

            int[] found = _lengths[.._dimensions];
            if (lowerBounds.Count > 0 && !lengths.SequenceEqual(found))
            {
                throw Malformed("Specified array dimensions do not match array contents.");
            }

            return new ArrayValue(element.Type, found, lowerBounds.Count > 0 ? [.. lowerBounds] : [.. Enumerable.Repeat(1, _dimensions)], [.. _items]);
        }

        private (List<int> LowerBounds, List<int> Lengths) ReadBounds()
        {
            List<int> lowerBounds = [];
            List<int> lengths = [];
            while (Peek() == '[')
            {
                int close = text.IndexOf(']', _position);
                string[] parts = close < 0 ? [] : text[(_position + 1)..close].Split(':');
                if (parts.Length is 0 or > 2 || !int.TryParse(parts[0], CultureInfo.InvariantCulture, out int lower)
                    || !int.TryParse(parts[^1], CultureInfo.InvariantCulture, out int upper))
                {
                    throw Malformed("\"[\" must introduce explicitly-specified array dimensions.");
                }

                lower = parts.Length == 2 ? lower : 1;
                if (upper < lower)
                {
                    throw new SqlErrorException(SqlState.ArraySubscriptError, "upper bound cannot be less than lower bound");
                }

                lowerBounds.Add(lower);
                lengths.Add(upper - lower + 1);
                _position = close + 1;
                SkipBlanks();
            }

            if (lowerBounds.Count > 0)
            {
                if (Peek() != '=')
                {
                    throw Malformed("Missing \"=\" after array dimensions.");
                }

                _position++;
                SkipBlanks();
            }

            return (lowerBounds, lengths);
        }

        /// <summary>Reads from a brace to its partner.</summary>
        private void ReadLevel(int depth)
        {
            if (depth >= ArrayValue.DimensionsMax)
            {
                throw new SqlErrorException(SqlState.ProgramLimitExceeded,
                    $"number of array dimensions ({depth + 1}) exceeds the maximum allowed ({ArrayValue.DimensionsMax})");
            }

            _position++;
            SkipBlanks();
            int count = 0;
            if (Peek() == '}')
            {
                if (depth > 0)
                {
                    throw Malformed("Unexpected \"}\" character.");
                }

                _position++;
                Note(depth, 0);
                return;
            }

            while (true)
            {
                CancellationPoint.Tick();
                SkipBlanks();
                if (Peek() == '{')
                {
                    ReadLevel(depth + 1);
                }
                else
                {
                    if (_dimensions >= 0 && _dimensions != depth + 1)
                    {
                        throw Malformed("Multidimensional arrays must have sub-arrays with matching dimensions.");
                    }

                    _dimensions = depth + 1;
                    _items.Add(ReadItem());
                }

                count++;
                SkipBlanks();
                char c = Peek();
                _position++;
                if (c == '}')
                {
                    break;
                }

                if (c != _delimiter)
                {
                    throw Malformed(c == '\0' ? "Unexpected end of input." : $"Unexpected \"{c}\" character.");
                }
            }

            Note(depth, count);
        }

        private void Note(int depth, int count)
        {
            if (_lengths[depth] >= 0 && _lengths[depth] != count)
            {
                throw Malformed("Multidimensional arrays must have sub-arrays with matching dimensions.");
            }

            _lengths[depth] = count;
        }

        private Value ReadItem()
        {
            StringBuilder item = new();
            bool isQuoted = false;
            bool isClosed = false;
            int keep = 0;
            while (true)
            {
                char c = Peek();
                if (c == '\0' && _position >= text.Length)
                {
                    throw Malformed("Unexpected end of input.");
                }

                if (c == '"')
                {
                    if (isClosed || keep > 0 || isQuoted)
                    {
                        throw Malformed("Unexpected array element.");
                    }

                    isQuoted = true;
                    isClosed = true;
                    _position++;
                    ReadQuoted(item);
                    keep = item.Length;
                }
                else if (isClosed && c != _delimiter && c is not ('}' or '{'))
                {
                    if (!Blanks.IsBlank(c))
                    {
                        throw Malformed("Unexpected array element.");
                    }

                    _position++;
                }
                else if (c == '\\')
                {
                    _position++;
                    item.Append(Peek());
                    _position++;
                    isQuoted = true;
                    keep = item.Length;
                }
                else if (c == _delimiter || c == '}')
                {
                    break;
                }
                else if (c == '{')
                {
                    throw Malformed("Unexpected \"{\" character.");
                }
                else
                {
                    item.Append(c);
                    _position++;
                    keep = Blanks.IsBlank(c) ? keep : item.Length;
                }
            }

            string value = item.ToString(0, keep);
            if (!isQuoted && value.Length == 0)
            {
                throw Malformed($"Unexpected \"{Peek()}\" character.");
            }

            return !isQuoted && format.ReadsArrayNulls && value.Equals("NULL", StringComparison.OrdinalIgnoreCase) ? Value.Null : TextFormat.Parse(element, value, format);
        }

        private void ReadQuoted(StringBuilder item)
        {
            while (true)
            {
                if (_position >= text.Length)
                {
                    throw Malformed("Unexpected end of input.");
                }

                char c = text[_position++];
                if (c == '"')
                {
                    return;
                }

                if (c == '\\')
                {
                    c = Peek();
                    _position++;
                }

                item.Append(c);
            }
        }

        private char Peek() => _position < text.Length ? text[_position] : '\0';

        private void SkipBlanks()
        {
            while (_position < text.Length && Blanks.IsBlank(text[_position]))
            {
                _position++;
            }
        }

        private SqlErrorException Malformed(string detail) => new(SqlState.InvalidTextRepresentation, $"malformed array literal: \"{text}\"", detail);
    }
}
