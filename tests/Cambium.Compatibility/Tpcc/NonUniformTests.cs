using Tpcc.Population;
using Xunit;

namespace Cambium.Compatibility.Tpcc;

public sealed class NonUniformTests
{
    [Fact]
    public void The_constants_of_population_and_run_differ_as_the_clause_demands()
    {
        for (int seed = 0; seed < 5_000; seed++)
        {
            NonUniform constants = NonUniform.FromSeed(seed);
            int delta = Math.Abs(constants.LastNameLoad - constants.LastNameRun);

            Assert.InRange(delta, 65, 119);
            Assert.NotEqual(96, delta);
            Assert.NotEqual(112, delta);
            Assert.InRange(constants.LastNameLoad, 0, 255);
            Assert.InRange(constants.LastNameRun, 0, 255);
            Assert.InRange(constants.CustomerId, 0, 1023);
            Assert.InRange(constants.ItemId, 0, 8191);
        }
    }

    [Fact]
    public void Draws_follow_the_formula()
    {
        var drawn = new Random(17);
        var expected = new Random(17);
        for (int i = 0; i < 1_000; i++)
        {
            int a = expected.Next(1024);
            int b = expected.Next(1, 3001);
            Assert.Equal(((a | b) + 259) % 3000 + 1, NonUniform.Draw(drawn, 1023, 1, 3000, 259));
        }
    }

    [Fact]
    public void Draws_stay_in_range_reach_its_ends_and_are_far_from_even()
    {
        NonUniform constants = NonUniform.FromSeed(1);
        var random = new Random(2);
        int[] counts = new int[Scale.Items + 1];
        for (int i = 0; i < 1_000_000; i++)
        {
            counts[constants.Item(random)]++;
        }

        Assert.Equal(0, counts[0]);
        int[] sorted = [.. counts[1..].OrderDescending()];

        // Evenly drawn, the most popular tenth would get about 13 % by chance; here it gets far more.
        Assert.InRange(sorted.Take(Scale.Items / 10).Sum(), 300_000, 1_000_000);
    }
}
