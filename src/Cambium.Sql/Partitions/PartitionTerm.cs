using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Operators;

namespace Cambium.Sql.Partitions;

/// <summary>A condition on a part of a partition key, ready to be evaluated without a row.</summary>
internal abstract record PartitionTerm
{
    /// <summary>The key's part against a value.</summary>
    internal sealed record Comparison(int Part, ComparisonOperator Operator, KeyOperand Operand) : PartitionTerm;

    /// <summary>The key's part is one of several values.</summary>
    internal sealed record List(int Part, KeyList Values) : PartitionTerm;

    /// <summary>IS NULL or IS NOT NULL.</summary>
    internal sealed record Null(int Part, bool IsNull) : PartitionTerm;

    /// <summary>OR: the terms of at least one branch hold.</summary>
    internal sealed record Any(IReadOnlyList<IReadOnlyList<PartitionTerm>> Branches) : PartitionTerm;
}
