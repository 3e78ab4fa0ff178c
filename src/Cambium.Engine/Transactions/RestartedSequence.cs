using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>Where a sequence stands that a transaction has begun anew.</summary>
internal readonly record struct RestartedSequence(SequenceDefinition Sequence, long LastValue, bool IsCalled);
