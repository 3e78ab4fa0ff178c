using System.Collections.Immutable;
using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>A function written in SQL.</summary>
public sealed record FunctionDefinition : Definition
{
    public ImmutableArray<SqlType> ArgumentTypes { get; init; } = [];

    /// <summary>Empty strings for unnamed arguments.</summary>
    public ImmutableArray<string> ArgumentNames { get; init; } = [];

    /// <summary>SQL texts of the defaults of the last arguments.</summary>
    public ImmutableArray<string> ArgumentDefaults { get; init; } = [];

    public SqlType ReturnType { get; init; } = DataType.Void;

    public bool ReturnsSet { get; init; }

    public bool IsProcedure { get; init; }

    public bool IsStrict { get; init; }

    /// <summary>PostgreSQL's provolatile: i, s or v.</summary>
    public char Volatility { get; init; } = 'v';

    public string Language { get; init; } = "sql";

    public required string Body { get; init; }

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Function;
}
