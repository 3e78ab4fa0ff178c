using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Copy;

/// <summary>The options of a COPY, checked as PostgreSQL checks them.</summary>
internal sealed record CopyOptions
{
    /// <summary>All but the format.</summary>
    private static readonly string[] s_names =
        ["freeze", "delimiter", "null", "header", "quote", "escape", "force_quote", "force_not_null", "force_null", "encoding"];

    public CopyFormat Format { get; private init; }

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
        Dictionary<string, Option> given = [];
        foreach (Option option in options)
        {
            if (!given.TryAdd(option.Name, option))
            {
                throw new SqlErrorException(SqlState.SyntaxError, "conflicting or redundant options", position: option.Span.Position);
            }

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
            parsed = parsed with { Delimiter = (byte)',', Null = "" };
        }

        foreach (Option option in given.Values)
        {
            parsed = parsed.With(option, isFrom);
        }

        if (parsed.Format == CopyFormat.Csv && given.ContainsKey("quote") && !given.ContainsKey("escape"))
        {
            parsed = parsed with { Escape = parsed.Quote };
        }

        return parsed;
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
                return this;
            case "delimiter":
                Refuse(Format == CopyFormat.Binary, "cannot specify DELIMITER in BINARY mode");
                return this with { Delimiter = SingleByte(option, "delimiter") };
            case "null":
                Refuse(Format == CopyFormat.Binary, "cannot specify NULL in BINARY mode");
                return this with { Null = Text(option) };
            case "header":
                bool isMatch = Text(option) == "match";
                Refuse(isMatch && !isFrom, "cannot use \"match\" with HEADER in COPY TO");
                Refuse(Format == CopyFormat.Binary, "cannot specify HEADER in BINARY mode");
                bool? isOn = isMatch ? true : SettingValue.ParseBoolean(Text(option));
                return this with
                {
                    Header = isOn ?? throw new SqlErrorException(SqlState.SyntaxError, "header requires a Boolean value or \"match\""),
                    HeaderMatch = isMatch,
                };
            case "quote":
                Refuse(Format != CopyFormat.Csv, "COPY quote available only in CSV mode");
                return this with { Quote = SingleByte(option, "quote") };
            case "escape":
                Refuse(Format != CopyFormat.Csv, "COPY escape available only in CSV mode");
                return this with { Escape = SingleByte(option, "escape") };
            case "force_quote":
                Refuse(Format != CopyFormat.Csv || isFrom, "COPY force quote only available using COPY TO");
                return option.Value is StarOptionValue ? this with { ForcesAllQuotes = true } : this with { ForceQuote = Names(option) };
            case "force_not_null":
                Refuse(Format != CopyFormat.Csv || !isFrom, "COPY force not null only available using COPY FROM");
                return this with { ForceNotNull = Names(option) };
            case "force_null":
                Refuse(Format != CopyFormat.Csv || !isFrom, "COPY force null only available using COPY FROM");
                return this with { ForceNull = Names(option) };
            default:
                CharacterEncoding encoding = CharacterEncoding.Find(Text(option)) ?? throw new SqlErrorException(
                    SqlState.InvalidParameterValue, "argument to option \"encoding\" must be a valid encoding name", position: option.Span.Position);
                Refuse(!encoding.IsConvertible, $"conversion between {encoding.Name} and UTF8 is not supported");
                return this with { Encoding = encoding };
        }

        static void Refuse(bool isWrong, string message)
        {
            if (isWrong)
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, message);
            }
        }
    }

    private static string Text(Option option) => option.Value is null ? "on"
        : option.Text ?? throw new SqlErrorException(SqlState.SyntaxError, $"{option.Name} requires a parameter", position: option.Span.Position);

    private static byte SingleByte(Option option, string what)
    {
        string text = Text(option);
        return text.Length == 1 && text[0] < 128
            ? (byte)text[0]
            : throw new SqlErrorException(SqlState.FeatureNotSupported, $"COPY {what} must be a single one-byte character");
    }

    private static IReadOnlyList<string> Names(Option option) => option.Value is ListOptionValue list
        ? [.. list.Items.Select(item => ((TextOptionValue)item).Text)]
        : throw new SqlErrorException(SqlState.InvalidParameterValue, $"argument to option \"{option.Name}\" must be a list of column names", position: option.Span.Position);
}
