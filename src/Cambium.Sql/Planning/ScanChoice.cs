using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Operators;

namespace Cambium.Sql.Planning;

/// <summary>A way to read a table.</summary>
/// <param name="Index">Null: in full.</param>
/// <param name="Absorbed">The terms that the index condition is made of.</param>
internal sealed record ScanChoice(IndexDefinition? Index, IndexCondition? Condition, IReadOnlyList<KeyTerm> Absorbed, bool IsBackward, double Rows, double Cost)
{
    /// <summary>What it costs if the rows wanted come last, or there aren't so many: <see cref="Cost"/> is that of finding them where they would be if they were spread evenly.</summary>
    internal double WholeCost { get; init; }

    internal static readonly ScanChoice Full = new(null, null, [], false, 0, 0);

    /// <summary>What is looked for in an inverted index; null: there is none. The rows come in the order of a full scan.</summary>
    internal InvertedCondition? Inverted { get; init; }

    /// <summary>The conditions that <see cref="Inverted"/> is made of.</summary>
    internal IReadOnlyList<BoundExpression> Looked { get; init; } = [];

    /// <summary>Conditions that are parts of the index's predicate.</summary>
    internal IReadOnlyList<BoundExpression> Implied { get; init; } = [];

    /// <summary>Whether it reads less of the table than all of it.</summary>
    internal bool IsNarrow => Absorbed.Count > 0 || Index?.PredicateSql is not null;

    /// <summary>Whether all rows it reads pass a condition.</summary>
    internal bool Guarantees(BoundExpression condition) =>
        Absorbed.Any(term => term.IsExact && ReferenceEquals(term.Condition, condition)) || Implied.Contains(condition);
}
