namespace Cambium.Engine.Catalog;

/// <summary>
/// What an exclusion constraint compares one part of its index with: two rows must not be true under the operators of all parts. It is its own commutator.
/// </summary>
/// <param name="Schema">The operator's schema.</param>
/// <param name="Symbol">Its characters.</param>
/// <param name="OperatorId">Its OID.</param>
public sealed record ExclusionOperator(string Schema, string Symbol, int OperatorId);
