using System.Globalization;
using Tpcc.Population;
using Xunit;

namespace Cambium.Compatibility.Tpcc;

public sealed class TableRowsTests
{
    private static readonly TableRows Rows = new(seed: 7, NonUniform.FromSeed(7), new DateTime(2024, 5, 6, 7, 8, 9));

    [Fact]
    public void Cardinalities_are_the_specifications()
    {
        Assert.Equal(100_000, Lines(Rows.WriteItems).Length);
        Assert.Single(Lines(copy => Rows.WriteWarehouse(copy, 1)));
        Assert.Equal(10, Lines(copy => Rows.WriteDistricts(copy, 1)).Length);
        Assert.Equal(100_000, Lines(copy => Rows.WriteStock(copy, 1)).Length);
        Assert.Equal(30_000, Lines(copy => Rows.WriteCustomers(copy, 1)).Length);
        Assert.Equal(30_000, Lines(copy => Rows.WriteHistory(copy, 1)).Length);
        Assert.Equal(30_000, Lines(copy => Rows.WriteOrders(copy, 1)).Length);
        Assert.Equal(9_000, Lines(copy => TableRows.WriteNewOrders(copy, 1)).Length);
        Assert.InRange(Lines(copy => Rows.WriteOrderLines(copy, 1)).Length, 297_000, 303_000);
    }

    [Fact]
    public void Orders_and_their_lines_agree()
    {
        string[][] orders = Fields(copy => Rows.WriteOrders(copy, 2));
        ILookup<(string, string), string[]> lines = Fields(copy => Rows.WriteOrderLines(copy, 2)).ToLookup(line => (line[1], line[2]));

        foreach (string[] order in orders)
        {
            string[][] own = [.. lines[(order[1], order[2])]];
            Assert.Equal(order[6], own.Length.ToString(CultureInfo.InvariantCulture));
            bool isDelivered = int.Parse(order[2], CultureInfo.InvariantCulture) < 2101;
            Assert.Equal(isDelivered, order[5] != "\\N");
            Assert.All(own, line => Assert.Equal((isDelivered, isDelivered), (line[6] != "\\N", line[8] == "0.00")));
        }

        foreach (IGrouping<string, string[]> district in orders.GroupBy(order => order[1]))
        {
            Assert.Equal(Enumerable.Range(1, 3_000), district.Select(order => int.Parse(order[3], CultureInfo.InvariantCulture)).Order());
        }
    }

    [Fact]
    public void The_first_thousand_customers_of_a_district_have_all_last_names_and_one_in_ten_bad_credit()
    {
        string[][] customers = Fields(copy => Rows.WriteCustomers(copy, 1));

        Assert.Equal(Enumerable.Range(0, 1_000).Select(RandomText.LastName), customers.Where(row => row[1] == "10").Take(1_000).Select(row => row[5]));
        Assert.InRange(customers.Count(row => row[13] == "BC"), 2_700, 3_300);
        Assert.All(customers, row => Assert.InRange(row[20].Length, 300, 500));
        Assert.All(customers, row => Assert.Equal(("-10.00", "10.00", "1", "0"), (row[16], row[17], row[18], row[19])));
    }

    [Fact]
    public void The_same_seed_gives_the_same_rows_and_another_seed_others()
    {
        var same = new TableRows(7, NonUniform.FromSeed(7), new DateTime(2024, 5, 6, 7, 8, 9));
        var other = new TableRows(8, NonUniform.FromSeed(7), new DateTime(2024, 5, 6, 7, 8, 9));

        Assert.Equal(Text(Rows.WriteItems), Text(same.WriteItems));
        Assert.NotEqual(Text(Rows.WriteItems), Text(other.WriteItems));
        Assert.NotEqual(Text(copy => Rows.WriteWarehouse(copy, 1))[2..], Text(copy => Rows.WriteWarehouse(copy, 2))[2..]);
    }

    [Fact]
    public void Progress_adds_up_to_all_rows()
    {
        int rows = 0;
        using (var copy = new CopyWriter(TextWriter.Null, count => rows += count))
        {
            Rows.WriteOrders(copy, 1);
        }

        Assert.Equal(30_000, rows);
    }

    private static string Text(Action<CopyWriter> write)
    {
        using var output = new StringWriter(CultureInfo.InvariantCulture);
        using (var copy = new CopyWriter(output, _ => { }))
        {
            write(copy);
        }

        return output.ToString();
    }

    private static string[] Lines(Action<CopyWriter> write) => Text(write).Split('\n', StringSplitOptions.RemoveEmptyEntries);

    private static string[][] Fields(Action<CopyWriter> write) => [.. Lines(write).Select(line => line.Split('\t'))];
}
