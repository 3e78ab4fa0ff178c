using Tpcc.Transactions;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Timing;

/// <summary>StrongDBMS's clerk: the next task is drawn with replacement from 23, and a conflict ends in a fresh order half a second later.</summary>
internal sealed class OpenTiming(Random random) : ClerkTiming
{
    /// <summary>The clerk keys one thing each half second.</summary>
    public static readonly TimeSpan Step = TimeSpan.FromSeconds(0.5);

    private static readonly int[] Chances = [10, 10, 1, 1, 1];
    private static readonly double[] SecondsBefore = [0.5, 3, 2, 2, 2];
    private static readonly double[] SecondsAfter = [15, 3, 10, 2, 2];

    public override InputRules Rules => InputRules.StrongDbms;

    public override bool TakesFreshInput => true;

    /// <summary>17.5 in ten minutes: a new order of n lines is open for n + 1 seconds.</summary>
    public override double? NewOrdersPerSecondMax
    {
        get
        {
            double openSeconds = (Rules.LinesMin + Rules.LinesMax) / 2.0 + 1;
            double cycleSeconds = Chances[0] * openSeconds + Chances.Select((chance, kind) => chance * (SecondsBefore[kind] + SecondsAfter[kind])).Sum();
            return Chances[0] / cycleSeconds * (1 - 1.0 / Rules.OneInRolledBack);
        }
    }

    public override TimeSpan MeanWaitMin => Step;

    public override TransactionKind NextKind()
    {
        int task = random.Next(Chances.Sum());
        int kind = 0;
        while (task >= Chances[kind])
        {
            task -= Chances[kind++];
        }

        return (TransactionKind)kind;
    }

    public override TimeSpan Before(TransactionKind kind) => TimeSpan.FromSeconds(SecondsBefore[(int)kind]);

    public override TimeSpan After(TransactionKind kind) => TimeSpan.FromSeconds(SecondsAfter[(int)kind]);
}
