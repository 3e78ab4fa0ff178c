using System.Collections.Immutable;
using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>A function or procedure written in SQL or PL/pgSQL, or one of a library's that an extension gives a name.</summary>
public sealed record FunctionDefinition : Definition
{
    /// <summary>Types of the arguments that go in: what a call is resolved by.</summary>
    public ImmutableArray<SqlType> ArgumentTypes { get; init; } = [];

    /// <summary>Of those that go in; empty strings for unnamed arguments.</summary>
    public ImmutableArray<string> ArgumentNames { get; init; } = [];

    /// <summary>SQL texts of the defaults of the last arguments.</summary>
    public ImmutableArray<string> ArgumentDefaults { get; init; } = [];

    /// <summary>All parameters in the order written, outputs and the columns of RETURNS TABLE too.</summary>
    public ImmutableArray<RoutineParameter> Parameters { get; init; } = [];

    /// <summary>Record when there are several outputs; for procedures void without outputs.</summary>
    public SqlType ReturnType { get; init; } = DataType.Void;

    public bool ReturnsSet { get; init; }

    /// <summary>It takes or returns what only the session has a type of, and goes with it, whatever schema it is in. Null for others.</summary>
    public bool? IsTemporary { get; init; }

    public bool IsProcedure { get; init; }

    public bool IsStrict { get; init; }

    /// <summary>PostgreSQL's provolatile: i, s or v.</summary>
    public char Volatility { get; init; } = 'v';

    /// <summary>sql, plpgsql, c or internal.</summary>
    public string Language { get; init; } = "sql";

    /// <summary>Of a function in C: the library that <see cref="Body"/> is a symbol of, as pg_proc.probin has it.</summary>
    public string? Library { get; init; }

    /// <summary>The text; of functions in C and internal ones the symbol.</summary>
    public required string Body { get; init; }

    /// <summary>What it is computed by when it is an aggregate, which has no body; null for all others.</summary>
    public AggregateDefinition? Aggregate { get; init; }

    /// <summary>The body was written as RETURN or BEGIN ATOMIC, not as a string.</summary>
    public bool HasSqlBody { get; init; }

    /// <summary>What the names of relations in such a body meant when it was written, as with views.</summary>
    public ImmutableArray<ViewName> BodyNames { get; init; } = [];

    /// <summary>Runs with its owner's privileges.</summary>
    public bool IsSecurityDefiner { get; init; }

    public bool IsLeakproof { get; init; }

    /// <summary>PostgreSQL's proparallel: s, r or u.</summary>
    public char Parallel { get; init; } = 'u';

    /// <summary>Estimated cost of a call; null for the language's usual one.</summary>
    public double? Cost { get; init; }

    /// <summary>Estimated rows of a set; null for the usual 1000.</summary>
    public double? Rows { get; init; }

    /// <summary>Settings that hold while it runs, each as <c>name=value</c>.</summary>
    public ImmutableArray<string> Settings { get; init; } = [];

    /// <summary>The parameters that come out, or the columns of RETURNS TABLE.</summary>
    [JsonIgnore]
    public IEnumerable<RoutineParameter> Outputs => Parameters.Where(static parameter => parameter.IsOutput);

    /// <summary>Computed by the server's own code, not by a body: callable where no session is.</summary>
    [JsonIgnore]
    public bool IsNative => Language is "c" or "internal";

    [JsonIgnore]
    public bool IsVariadic => Parameters.Any(static parameter => parameter.Mode == RoutineParameter.Variadic);

    [JsonIgnore]
    public override bool IsOverloaded => true;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Function;
}
