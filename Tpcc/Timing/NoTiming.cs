using Tpcc.Transactions;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Timing;

/// <summary>The specification's deck without any waiting.</summary>
internal sealed class NoTiming(Random random) : ClerkTiming
{
    private readonly Deck _deck = new(random);

    public override InputRules Rules => InputRules.Specification;

    public override double? NewOrdersPerSecondMax => null;

    public override TimeSpan MeanWaitMin => TimeSpan.MaxValue;

    public override TransactionKind NextKind() => _deck.Draw();

    public override TimeSpan Before(TransactionKind kind) => TimeSpan.Zero;

    public override TimeSpan After(TransactionKind kind) => TimeSpan.Zero;
}
