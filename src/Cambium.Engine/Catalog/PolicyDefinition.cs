using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>A row-level security policy of a table.</summary>
public sealed record PolicyDefinition
{
    /// <summary>FOR ALL.</summary>
    public const char All = '*';

    public const char Select = 'r';
    public const char Insert = 'a';
    public const char Update = 'w';
    public const char Delete = 'd';

    public required int Id { get; init; }

    public required string Name { get; init; }

    /// <summary>AS RESTRICTIVE: rows must pass it besides one that is permissive.</summary>
    public bool IsRestrictive { get; init; }

    /// <summary>pg_policy.polcmd: <see cref="All"/>, <see cref="Select"/>, ….</summary>
    public char Command { get; init; } = All;

    /// <summary>TO: whom it applies to; 0 is PUBLIC.</summary>
    public ImmutableArray<int> RoleIds { get; init; } = [];

    /// <summary>USING: which rows are there; null for none (FOR INSERT, or not given).</summary>
    public PolicyExpression? Using { get; init; }

    /// <summary>WITH CHECK: which rows may be written; null: as <see cref="Using"/>.</summary>
    public PolicyExpression? Check { get; init; }

    public string? Comment { get; init; }

    /// <summary>Those of the two that it has.</summary>
    [JsonIgnore]
    public IEnumerable<PolicyExpression> Expressions => new[] { Using, Check }.OfType<PolicyExpression>();

    /// <summary>Whether it is one for a command: FOR ALL is for each.</summary>
    public bool IsFor(char command) => Command == All || Command == command;
}
