using Tpcc.Transactions;

namespace Tpcc.Timing;

/// <summary>Clause 5.2.4.2: kinds come from a shuffled deck without replacement, so that the mix is exact and its order random.</summary>
internal sealed class Deck(Random random)
{
    /// <summary>Cards of each kind among the hundred: 45/43/4/4/4.</summary>
    public static readonly IReadOnlyDictionary<TransactionKind, int> Cards = new Dictionary<TransactionKind, int>
    {
        [TransactionKind.NewOrder] = 45,
        [TransactionKind.Payment] = 43,
        [TransactionKind.OrderStatus] = 4,
        [TransactionKind.Delivery] = 4,
        [TransactionKind.StockLevel] = 4,
    };

    private readonly TransactionKind[] _cards = [.. Cards.SelectMany(card => Enumerable.Repeat(card.Key, card.Value))];
    private int _next;

    public TransactionKind Draw()
    {
        if (_next == 0)
        {
            random.Shuffle(_cards);
        }

        TransactionKind kind = _cards[_next];
        _next = (_next + 1) % _cards.Length;
        return kind;
    }
}
