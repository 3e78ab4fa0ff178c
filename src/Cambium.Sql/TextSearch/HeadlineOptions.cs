using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Sql.TextSearch;

/// <summary>How ts_headline cuts and marks: <c>StartSel=&lt;b&gt;, StopSel=&lt;/b&gt;, MaxWords=35, …</c>.</summary>
internal sealed record HeadlineOptions
{
    /// <summary>PostgreSQL counts them in an int2.</summary>
    private const int MarkBytesMax = short.MaxValue;

    public string StartSelection { get; private init; } = "<b>";

    public string StopSelection { get; private init; } = "</b>";

    public int WordsMax { get; private init; } = 35;

    public int WordsMin { get; private init; } = 15;

    /// <summary>Words up to that length don't begin or end a headline.</summary>
    public int ShortWord { get; private init; } = 3;

    /// <summary>How many parts of the document are shown at most; 0 for the best one, chosen in another way.</summary>
    public int FragmentsMax { get; private init; }

    public string FragmentDelimiter { get; private init; } = " ... ";

    public bool IsWhole { get; private init; }

    /// <exception cref="SqlErrorException">22023.</exception>
    public static HeadlineOptions Parse(string text)
    {
        HeadlineOptions options = new();
        Tokens tokens = new(text);
        while (tokens.Name() is { } name)
        {
            options = options.With(name, tokens.Value());
        }

        options = options.IsWhole ? options : options.Validate();
        RequireShort("StartSel", options.StartSelection);
        RequireShort("StopSel", options.StopSelection);
        RequireShort("FragmentDelimiter", options.FragmentDelimiter);
        return options;
    }

    private static void RequireShort(string name, string value)
    {
        if (Encoding.UTF8.GetByteCount(value) > MarkBytesMax)
        {
            throw Invalid($"value for \"{name}\" is too long");
        }
    }

    private HeadlineOptions With(string name, string value) => name.ToLowerInvariant() switch
    {
        "startsel" => this with { StartSelection = value },
        "stopsel" => this with { StopSelection = value },
        "maxwords" => this with { WordsMax = Number(value) },
        "minwords" => this with { WordsMin = Number(value) },
        "shortword" => this with { ShortWord = Number(value) },
        "highlightall" => this with { IsWhole = value.ToLowerInvariant() is "1" or "on" or "true" or "t" or "y" or "yes" },
        "fragmentdelimiter" => this with { FragmentDelimiter = value },
        "maxfragments" => this with { FragmentsMax = Number(value) },
        _ => throw Invalid($"unrecognized headline parameter: \"{name}\""),
    };

    private HeadlineOptions Validate() =>
        WordsMin >= WordsMax ? throw Invalid("MinWords should be less than MaxWords")
        : WordsMin <= 0 ? throw Invalid("MinWords should be positive")
        : ShortWord < 0 ? throw Invalid("ShortWord should be >= 0")
        : FragmentsMax < 0 ? throw Invalid("MaxFragments should be >= 0")
        : this;

    private static int Number(string value) => int.TryParse(value, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int number)
        ? number
        : throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid input syntax for type integer: \"{value}\"");

    private static SqlErrorException Invalid(string message) => new(SqlState.InvalidParameterValue, message);

    /// <summary>Names and values as they are written in options: plain, or quoted, where a doubled quote stands for itself.</summary>
    private sealed class Tokens(string text)
    {
        private int _position;

        /// <returns>Null at the end.</returns>
        public string? Name()
        {
            SkipWhile(static character => char.IsWhiteSpace(character) || character == ',');
            if (_position == text.Length)
            {
                return null;
            }

            string name = text[_position] == '"' ? Quoted() : Plain(stop: '=');
            SkipWhile(char.IsWhiteSpace);
            return _position < text.Length && text[_position++] == '=' ? name : throw Invalid();
        }

        public string Value()
        {
            SkipWhile(char.IsWhiteSpace);
            return _position == text.Length ? throw Invalid()
                : text[_position] is '"' or '\'' ? Quoted()
                : text[_position++] + Plain(stop: ',');
        }

        private string Plain(char stop)
        {
            int start = _position;
            SkipWhile(character => character != stop && !char.IsWhiteSpace(character));
            return text[start.._position];
        }

        private string Quoted()
        {
            StringBuilder value = new();
            char quote = text[_position];
            for (_position++; _position < text.Length; _position++)
            {
                bool isDoubled = _position + 1 < text.Length && text[_position + 1] == text[_position];
                if (text[_position] == quote && !isDoubled)
                {
                    _position++;
                    return value.ToString();
                }

                if (isDoubled && (text[_position] == quote || (text[_position], quote) == ('\\', '\'')))
                {
                    _position++;
                }

                value.Append(text[_position]);
            }

            throw Invalid();
        }

        private void SkipWhile(Predicate<char> skips)
        {
            while (_position < text.Length && skips(text[_position]))
            {
                _position++;
            }
        }

        private SqlErrorException Invalid() => new(SqlState.SyntaxError, $"invalid parameter list format: \"{text}\"");
    }
}
