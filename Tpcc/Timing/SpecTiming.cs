using Tpcc.Transactions;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Timing;

/// <summary>Clause 5.2.5: the clerk keys before the transaction begins, and thinks afterwards, exponentially distributed, at most ten means.</summary>
internal sealed class SpecTiming(Random random) : ClerkTiming
{
    private static readonly double[] KeyingSeconds = [18, 3, 2, 2, 2];
    private static readonly double[] ThinkSecondsMean = [12, 12, 10, 5, 5];

    private readonly Deck _deck = new(random);

    public override InputRules Rules => InputRules.Specification;

    /// <summary>12.86 a minute for ten clerks, less the intended rollbacks.</summary>
    public override double? NewOrdersPerSecondMax
    {
        get
        {
            double cycleSeconds = Deck.Cards.Sum(card => card.Value * (KeyingSeconds[(int)card.Key] + ThinkSecondsMean[(int)card.Key]));
            return Deck.Cards[TransactionKind.NewOrder] / cycleSeconds * (1 - 1.0 / Rules.OneInRolledBack);
        }
    }

    public override TimeSpan MeanWaitMin => TimeSpan.FromSeconds(KeyingSeconds.Min());

    public override TransactionKind NextKind() => _deck.Draw();

    public override TimeSpan Before(TransactionKind kind) => TimeSpan.FromSeconds(KeyingSeconds[(int)kind]);

    public override TimeSpan After(TransactionKind kind)
    {
        double mean = ThinkSecondsMean[(int)kind];
        return TimeSpan.FromSeconds(Math.Min(-Math.Log(1 - random.NextDouble()) * mean, 10 * mean));
    }
}
