using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Settings;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Copy;

/// <summary>The options of a COPY, checked as PostgreSQL checks them.</summary>
internal sealed record CopyOptions
{
    /// <summary>All but the format.</summary>
    private static readonly string[] s_names =
        ["freeze", "delimiter", "null", "header", "quote", "escape", "force_quote", "force_not_null", "force_null", "encoding"];

    // As they are written, before it is known whether they can be used.
    private string _delimiter = "\t";
    private string _quote = "\"";
    private string? _escape;

    public CopyFormat Format { get; private init; }

    public bool Freeze { get; private init; }

    public byte Delimiter { get; private init; } = (byte)'\t';

    /// <summary>What stands for NULL.</summary>
    public string Null { get; private init; } = "\\N";

    public bool Header { get; private init; }

    /// <summary>HEADER MATCH: the first line must name the columns.</summary>
    public bool HeaderMatch { get; private init; }

    public byte Quote { get; private init; } = (byte)'"';

    public byte Escape { get; private init; } = (byte)'"';

    /// <summary>Columns always quoted; null for those of <see cref="ForcesAllQuotes"/>.</summary>
    public IReadOnlyList<string> ForceQuote { get; private init; } = [];

    public bool ForcesAllQuotes { get; private init; }

    public IReadOnlyList<string> ForceNotNull { get; private init; } = [];

    public IReadOnlyList<string> ForceNull { get; private init; } = [];

    /// <summary>Of the data; null: the client's.</summary>
    public CharacterEncoding? Encoding { get; private init; }

    /// <summary>What the data's text is converted to or from; null when it is UTF-8.</summary>
    public CharacterEncoding? Conversion(SessionSettings settings) =>
        (Encoding ?? CharacterEncoding.Find(settings.Get("client_encoding")!)) is { IsPassedOn: false } encoding ? encoding : null;

    public static CopyOptions Parse(SyntaxList<Option> options, bool isFrom)
    {
        // As in PostgreSQL, what isn't an option or a format at all is told in order of appearance, before what is wrong with the others.
        CopyOptions parsed = new();
        GivenOptions names = new();
        Dictionary<string, Option> given = [];
        foreach (Option option in options)
        {
            names.Add(option.Name, option.Span);
            given.Add(option.Name, option);
            if (option.Name == "format")
            {
                parsed = parsed with { Format = ReadFormat(option) };
            }
            else if (!s_names.Contains(option.Name))
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"option \"{option.Name}\" not recognized", position: option.Span.Position);
            }
        }

        given.Remove("format");
        if (parsed.Format == CopyFormat.Csv)
        {
            parsed = parsed with { _delimiter = ",", Null = "" };
        }

        foreach (Option option in given.Values)
        {
            parsed = parsed.With(option, isFrom);
        }

        parsed.Check(given.Keys, isFrom);
        return parsed with
        {
            Delimiter = (byte)parsed._delimiter[0],
            Quote = (byte)parsed._quote[0],
            Escape = (byte)(parsed._escape ?? parsed._quote)[0],
        };
    }

    /// <summary>Columns named in options are among those that are copied.</summary>
    /// <exception cref="SqlErrorException">42P10; 42703: there is none of that name.</exception>
    public void RequireCopied(IReadOnlyList<ColumnDefinition> columns, Func<IReadOnlyList<string>, IEnumerable<ColumnDefinition>> find)
    {
        foreach ((string option, IReadOnlyList<string> names) in new[] { ("FORCE_QUOTE", ForceQuote), ("FORCE_NOT_NULL", ForceNotNull), ("FORCE_NULL", ForceNull) })
        {
            if (names.Count > 0 && find(names).FirstOrDefault(column => !columns.Contains(column)) is { } other)
            {
                throw new SqlErrorException(SqlState.InvalidColumnReference, $"{option} column \"{other.Name}\" not referenced by COPY");
            }
        }
    }

    private static CopyFormat ReadFormat(Option format) => Text(format) switch
    {
        "text" => CopyFormat.Text,
        "csv" => CopyFormat.Csv,
        "binary" => CopyFormat.Binary,
        var other => throw new SqlErrorException(SqlState.InvalidParameterValue, $"COPY format \"{other}\" not recognized", position: format.Span.Position),
    };

    private CopyOptions With(Option option, bool isFrom)
    {
        switch (option.Name)
        {
            case "freeze":
                return this with { Freeze = BooleanOption.IsOn(option) };
            case "delimiter":
                return this with { _delimiter = Text(option) };
            case "null":
                return this with { Null = Text(option) };
            case "header":
                bool isMatch = option.Text == "match";
                Refuse(isMatch && !isFrom, "cannot use \"match\" with HEADER in COPY TO");
                bool? isOn = isMatch || option.Value is null ? true : SettingValue.ParseBoolean(Text(option));
                return this with
                {
                    Header = isOn ?? throw new SqlErrorException(SqlState.SyntaxError, "header requires a Boolean value or \"match\""),
                    HeaderMatch = isMatch,
                };
            case "quote":
                return this with { _quote = Text(option) };
            case "escape":
                return this with { _escape = Text(option) };
            case "force_quote":
                return option.Value is StarOptionValue ? this with { ForcesAllQuotes = true } : this with { ForceQuote = Names(option) };
            case "force_not_null":
                return this with { ForceNotNull = Names(option) };
            case "force_null":
                return this with { ForceNull = Names(option) };
            default:
                CharacterEncoding encoding = CharacterEncoding.Find(Text(option)) ?? throw new SqlErrorException(
                    SqlState.InvalidParameterValue, "argument to option \"encoding\" must be a valid encoding name", position: option.Span.Position);
                Refuse(!encoding.IsConvertible, $"conversion between {encoding.Name} and UTF8 is not supported");
                return this with { Encoding = encoding };
        }
    }

    /// <summary>Whether the options agree with each other, in PostgreSQL's order.</summary>
    private void Check(IReadOnlyCollection<string> given, bool isFrom)
    {
        bool isBinary = Format == CopyFormat.Binary;
        bool isCsv = Format == CopyFormat.Csv;
        Refuse(isBinary && given.Contains("delimiter"), "cannot specify DELIMITER in BINARY mode", SqlState.SyntaxError);
        Refuse(isBinary && given.Contains("null"), "cannot specify NULL in BINARY mode", SqlState.SyntaxError);
        RequireSingleByte(_delimiter, "delimiter");
        Refuse(_delimiter is "\r" or "\n", "COPY delimiter cannot be newline or carriage return", SqlState.InvalidParameterValue);
        Refuse(Null.AsSpan().IndexOfAny('\r', '\n') >= 0, "COPY null representation cannot use newline or carriage return", SqlState.InvalidParameterValue);
        Refuse(!isCsv && (_delimiter is "\\" or "." || char.IsAsciiLetterLower(_delimiter[0]) || char.IsAsciiDigit(_delimiter[0])), $"COPY delimiter cannot be \"{_delimiter}\"", SqlState.InvalidParameterValue);
        Refuse(isBinary && Header, "cannot specify HEADER in BINARY mode");
        Refuse(!isCsv && given.Contains("quote"), "COPY quote available only in CSV mode");
        RequireSingleByte(_quote, "quote");
        Refuse(isCsv && _delimiter == _quote, "COPY delimiter and quote must be different", SqlState.InvalidParameterValue);
        Refuse(!isCsv && given.Contains("escape"), "COPY escape available only in CSV mode");
        RequireSingleByte(_escape ?? _quote, "escape");
        foreach ((string name, bool isOfFrom) in new[] { ("force_quote", false), ("force_not_null", true), ("force_null", true) })
        {
            string words = name.Replace('_', ' ');
            Refuse(!isCsv && given.Contains(name), $"COPY {words} available only in CSV mode");
            Refuse(isFrom != isOfFrom && given.Contains(name), $"COPY {words} only available using COPY {(isOfFrom ? "FROM" : "TO")}");
        }

        Refuse(Null.Contains(_delimiter, StringComparison.Ordinal), "COPY delimiter must not appear in the NULL specification");
        Refuse(isCsv && Null.Contains(_quote, StringComparison.Ordinal), "CSV quote character must not appear in the NULL specification");
    }

    private static void Refuse(bool isWrong, string message, string sqlState = SqlState.FeatureNotSupported)
    {
        if (isWrong)
        {
            throw new SqlErrorException(sqlState, message);
        }
    }

    private static void RequireSingleByte(string text, string what) =>
        Refuse(text.Length != 1 || text[0] >= 128, $"COPY {what} must be a single one-byte character");

    private static string Text(Option option) => option.Text ?? throw new SqlErrorException(SqlState.SyntaxError, $"{option.Name} requires a parameter");

    private static IReadOnlyList<string> Names(Option option) => option.Value is ListOptionValue list
        ? [.. list.Items.Select(item => ((TextOptionValue)item).Text)]
        : throw new SqlErrorException(SqlState.InvalidParameterValue, $"argument to option \"{option.Name}\" must be a list of column names", position: option.Span.Position);
}
