using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>The types of one call, polymorphic ones resolved.</summary>
/// <param name="Arguments">One per argument handed over.</param>
/// <param name="Result">The result, or one row of it.</param>
public sealed record CallTypes(IReadOnlyList<SqlType> Arguments, SqlType Result)
{
    /// <summary>Columns of a set-returning function's rows (from its column definition list when it has one).</summary>
    public IReadOnlyList<SetColumn> Columns { get; init; } = [];

    /// <summary>Whether the one column is the only field of the composite result, and not a whole value of it.</summary>
    public bool IsRowOfOne => Columns is [var only] && Result.Type.Underlying() is { Kind: TypeKind.Composite } row && only.Type.Type.Underlying().Oid != row.Oid;

    /// <summary>Whether the last argument was written with VARIADIC, and so is an array even for a function of "any".</summary>
    public bool IsVariadicArray { get; init; }

    /// <summary>Sort order of WITHIN GROUP, for hypothetical-set aggregates.</summary>
    public IReadOnlyList<AggregateOrder> Order { get; init; } = [];
}
