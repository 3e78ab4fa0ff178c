using Tpcc.Runs;
using Tpcc.Timing;
using Tpcc.Transactions;
using Xunit;

namespace Cambium.Compatibility.Tpcc;

public sealed class TimingTests
{
    [Fact]
    public void The_deck_deals_its_exact_mix_again_and_again_in_another_order()
    {
        var deck = new Deck(new Random(1));
        TransactionKind[][] hands = [.. Enumerable.Range(0, 3).Select(_ => Enumerable.Range(0, 100).Select(_ => deck.Draw()).ToArray())];

        foreach (TransactionKind[] hand in hands)
        {
            Assert.Equal([45, 43, 4, 4, 4], Enum.GetValues<TransactionKind>().Select(kind => hand.Count(card => card == kind)));
        }

        Assert.NotEqual(hands[0], hands[1]);
    }

    [Theory]
    [InlineData(nameof(TimingKind.Open), 1, 17.5)]
    [InlineData(nameof(TimingKind.Open), 10, 175)]
    [InlineData(nameof(TimingKind.OpenLate), 40, 697)]
    [InlineData(nameof(TimingKind.OpenLate), 100, 1748)]
    public void The_open_clerks_ceiling_in_ten_minutes_is_the_simulations(string timing, int clerks, double newOrders)
    {
        double? ceiling = Ceiling.NewOrders(new RunOptions { Timing = Enum.Parse<TimingKind>(timing), Clerks = clerks }, TimeSpan.FromMinutes(10));

        Assert.Equal(newOrders, ceiling!.Value, tolerance: newOrders * 0.005);
    }

    [Fact]
    public void The_specifications_ceiling_is_12_86_a_minute_for_ten_clerks_less_the_rollbacks()
    {
        double? ceiling = Ceiling.NewOrders(new RunOptions { Timing = TimingKind.Spec, Clerks = 10 }, TimeSpan.FromMinutes(1));

        Assert.Equal(12.86 * 0.99, ceiling!.Value, tolerance: 0.01);
        Assert.Null(Ceiling.NewOrders(new RunOptions { Timing = TimingKind.None }, TimeSpan.FromMinutes(1)));
    }

    [Fact]
    public void The_open_clerk_draws_ten_ten_one_one_one_of_23()
    {
        var timing = new OpenTiming(new Random(2));
        ILookup<TransactionKind, TransactionKind> draws = Enumerable.Range(0, 230_000).Select(_ => timing.NextKind()).ToLookup(kind => kind);

        Assert.InRange(draws[TransactionKind.NewOrder].Count(), 98_500, 101_500);
        Assert.InRange(draws[TransactionKind.Payment].Count(), 98_500, 101_500);
        Assert.All(new[] { TransactionKind.OrderStatus, TransactionKind.Delivery, TransactionKind.StockLevel }, kind => Assert.InRange(draws[kind].Count(), 9_400, 10_600));
    }

    [Fact]
    public void Think_times_are_exponential_and_end_at_ten_means()
    {
        var timing = new SpecTiming(new Random(3));
        double[] seconds = [.. Enumerable.Range(0, 100_000).Select(_ => timing.After(TransactionKind.NewOrder).TotalSeconds)];

        Assert.InRange(seconds.Average(), 11.8, 12.2);
        Assert.InRange(seconds.Count(time => time > 12) / 100_000.0, 0.36, 0.376);
        Assert.InRange(seconds.Max(), 60, 120);
    }

    [Theory]
    [InlineData(nameof(TimingKind.Spec), 1, null)]
    [InlineData(nameof(TimingKind.None), 1, null)]
    [InlineData(nameof(TimingKind.Open), 10, "scaled: all waiting divided by 10")]
    [InlineData(nameof(TimingKind.Open), 20, "scaled: all waiting divided by 20; waits of 25 ms are too short to publish the figures")]
    public void Scaled_figures_are_labelled_and_too_short_waits_refused(string timing, double timeScale, string? caveat) =>
        Assert.Equal(caveat, Ceiling.Caveat(new RunOptions { Timing = Enum.Parse<TimingKind>(timing), TimeScale = timeScale }));

    [Fact]
    public void Published_figures_are_known_for_the_papers_numbers_of_clerks()
    {
        Assert.Equal(("138 / 129", 138), (PublishedFigures.PublishedText(10), PublishedFigures.PublishedMax(10)));
        Assert.Equal(409, PublishedFigures.PublishedMax(40));
        Assert.Null(PublishedFigures.PublishedMax(11));
        Assert.Equal(533, PublishedFigures.ColumnRule(100));
    }
}
