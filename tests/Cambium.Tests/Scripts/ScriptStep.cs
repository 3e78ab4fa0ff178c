namespace Cambium.Tests.Scripts;

/// <summary>One statement of a script and what it must answer.</summary>
internal sealed record ScriptStep
{
    /// <summary>Number of the statement's first line, from 1.</summary>
    public required int Line { get; init; }

    /// <summary>Who sends it: the name after <c>@</c>; empty: the script's own session.</summary>
    public required string Session { get; init; }

    /// <summary>The statement without its final semicolon; <c>\;</c> has become a semicolon inside it.</summary>
    public required string Sql { get; init; }

    /// <summary>What <c>--&lt;</c> lines give to COPY FROM STDIN.</summary>
    public required IReadOnlyList<string> Input { get; init; }

    public required IReadOnlyList<string> Expected { get; init; }

    /// <summary>Rows are compared as a bag: <c>--@ unordered</c>.</summary>
    public bool IsUnordered { get; init; }

    /// <summary>An error tells the character it points at, from 1.</summary>
    public bool ShowsPosition { get; init; }

    /// <summary>The answer is Cambium's own, PostgreSQL's differs: <c>--@ differs: why</c>.</summary>
    public bool Differs { get; init; }

    /// <summary>Why Cambium cannot answer this yet: <c>--@ fails: why</c>. The step is run, and must not answer as expected.</summary>
    public string? Fails { get; init; }
}
