using System.Globalization;
using Cambium.Engine.Errors;

namespace Cambium.Sql.TextSearch;

/// <summary>How ts_headline cuts and marks: <c>StartSel=&lt;b&gt;, StopSel=&lt;/b&gt;, MaxWords=35, …</c>.</summary>
internal sealed record HeadlineOptions
{
    public string StartSelection { get; private init; } = "<b>";

    public string StopSelection { get; private init; } = "</b>";

    public int WordsMax { get; private init; } = 35;

    public int WordsMin { get; private init; } = 15;

    /// <summary>Words up to that length don't begin or end a headline.</summary>
    public int ShortWord { get; private init; } = 3;

    public bool IsWhole { get; private init; }

    /// <exception cref="SqlErrorException">22023; 0A000 for MaxFragments.</exception>
    public static HeadlineOptions Parse(string text)
    {
        HeadlineOptions options = new();
        foreach (string part in text.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries))
        {
            int equals = part.IndexOf('=', StringComparison.Ordinal);
            string name = equals < 0 ? part : part[..equals].Trim();
            string value = equals < 0 ? "" : part[(equals + 1)..].Trim().Trim('"');
            options = options.With(name, value);
        }

        return options.IsWhole ? options : options.Validate();
    }

    private HeadlineOptions With(string name, string value) => name.ToLowerInvariant() switch
    {
        "startsel" => this with { StartSelection = value },
        "stopsel" => this with { StopSelection = value },
        "maxwords" => this with { WordsMax = Number(value) },
        "minwords" => this with { WordsMin = Number(value) },
        "shortword" => this with { ShortWord = Number(value) },
        "highlightall" => this with { IsWhole = value.ToLowerInvariant() is "1" or "on" or "true" or "t" or "y" or "yes" },
        "fragmentdelimiter" => this,
        "maxfragments" => Number(value) == 0 ? this : throw new SqlErrorException(SqlState.FeatureNotSupported, "ts_headline with MaxFragments is not supported"),
        _ => throw Invalid($"unrecognized headline parameter: \"{name}\""),
    };

    private HeadlineOptions Validate() =>
        WordsMin >= WordsMax ? throw Invalid("MinWords should be less than MaxWords")
        : WordsMin <= 0 ? throw Invalid("MinWords should be positive")
        : ShortWord < 0 ? throw Invalid("ShortWord should be >= 0")
        : this;

    private static int Number(string value) => int.TryParse(value, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int number)
        ? number
        : throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid input syntax for type integer: \"{value}\"");

    private static SqlErrorException Invalid(string message) => new(SqlState.InvalidParameterValue, message);
}
