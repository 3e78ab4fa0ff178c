using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>An operator made by CREATE OPERATOR; its name is its characters.</summary>
public sealed record OperatorDefinition : Definition
{
    /// <summary>Null for a prefix operator.</summary>
    public SqlType? Left { get; init; }

    public required SqlType Right { get; init; }

    /// <summary>The function that computes it, of one argument or two.</summary>
    public required int FunctionId { get; init; }

    public required SqlType Result { get; init; }

    /// <summary>Characters of the operator with the operands exchanged, in the same schema; null for none.</summary>
    public string? Commutator { get; init; }

    /// <summary>Characters of the operator with the opposite result, in the same schema; null for none.</summary>
    public string? Negator { get; init; }

    /// <summary>The function that would estimate how many rows a condition keeps: for descriptions and dumps; null for none.</summary>
    public int? RestrictId { get; init; }

    /// <summary>The same for a condition between two tables.</summary>
    public int? JoinId { get; init; }

    public bool CanHash { get; init; }

    public bool CanMerge { get; init; }

    [JsonIgnore]
    public override bool IsOverloaded => true;

    /// <summary>Whether these are the types of its operands; null on the left: none.</summary>
    public bool Takes(DataType? left, DataType? right) => Left?.Type == left && Right.Type == right;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Operator;
}
