using Xunit;

namespace Cambium.Compatibility.History;

/// <summary>The judge itself, on the anomalies of the literature (Adya, Liskov and O'Neil, 2000) written by hand.</summary>
public sealed class HistoryCheckerTests
{
    private readonly List<HistoryTransaction> _history = [];
    private long _time;

    [Fact]
    public void A_serial_history_is_accepted()
    {
        HistoryTransaction one = Begin();
        one.Writes.Add(("x", "1", null, true));
        one.Appends.Add(("list", "a"));
        End(one);
        HistoryTransaction two = Begin();
        two.Reads.Add(("x", "1"));
        two.Writes.Add(("x", "2", "1", true));
        two.ListReads.Add(("list", ["a"]));
        two.Appends.Add(("list", "b"));
        End(two);
        Assert.Null(Judge(last =>
        {
            last.Reads.Add(("x", "2"));
            last.ListReads.Add(("list", ["a", "b"]));
        }));
    }

    [Fact]
    public void G0_writes_of_two_interleave()
    {
        (HistoryTransaction one, HistoryTransaction two) = (Begin(), Begin());
        one.Appends.AddRange([("x", "x1"), ("y", "y1")]);
        two.Appends.AddRange([("x", "x2"), ("y", "y2")]);
        End(one, two);
        Finds("a cycle of 2", last => last.ListReads.AddRange([("x", ["x1", "x2"]), ("y", ["y2", "y1"])]));
    }

    [Fact]
    public void G1a_a_refused_write_is_read()
    {
        (HistoryTransaction one, HistoryTransaction two) = (Begin(), Begin());
        one.Writes.Add(("x", "1", null, true));
        two.Reads.Add(("x", "1"));
        End(two);
        one.Outcome = Outcome.Aborted;
        Finds("aborted read", static _ => { });
    }

    [Fact]
    public void A_removal_whose_outcome_nobody_knows_explains_an_absence()
    {
        HistoryTransaction one = Begin();
        Join(one, "m", 7);
        End(one);
        HistoryTransaction removal = Begin();
        removal.Writes.Add(("m", removal.NextValue(), one.Writes[0].Value, true));
        HistoryTransaction reader = Begin();
        reader.PredicateReads.Add((7, []));
        End(reader);
        Assert.Null(Judge(static last => last.PredicateReads.Add((7, []))));
    }

    [Fact]
    public void G1b_an_intermediate_write_is_read()
    {
        (HistoryTransaction one, HistoryTransaction two) = (Begin(), Begin());
        one.Writes.AddRange([("x", "1", null, true), ("x", "2", "1", true)]);
        two.Reads.Add(("x", "1"));
        End(one, two);
        Finds("intermediate read", static _ => { });
    }

    [Fact]
    public void G1c_two_read_each_others_writes()
    {
        (HistoryTransaction one, HistoryTransaction two) = (Begin(), Begin());
        one.Writes.Add(("x", "1", null, true));
        two.Writes.Add(("y", "2", null, true));
        one.Reads.Add(("y", "2"));
        two.Reads.Add(("x", "1"));
        End(one, two);
        Finds("a cycle of 2", static _ => { });
    }

    [Fact]
    public void Lost_update()
    {
        (HistoryTransaction one, HistoryTransaction two) = (Begin(), Begin());
        one.Writes.Add(("x", "1", null, true));
        two.Writes.Add(("x", "2", null, true));
        End(one, two);
        Finds("lost update", static _ => { });
    }

    [Fact]
    public void Write_skew()
    {
        (HistoryTransaction one, HistoryTransaction two) = (Begin(), Begin());
        one.Reads.Add(("x", null));
        two.Reads.Add(("y", null));
        one.Writes.Add(("y", "1", null, true));
        two.Writes.Add(("x", "2", null, true));
        End(one, two);
        Finds("a cycle of 2", static _ => { });
    }

    [Fact]
    public void Predicates_that_miss_each_other()
    {
        (HistoryTransaction one, HistoryTransaction two) = (Begin(), Begin());
        one.PredicateReads.Add((7, []));
        two.PredicateReads.Add((8, []));
        Join(one, "a", 8);
        Join(two, "b", 7);
        End(one, two);
        Finds("a cycle of 2", static _ => { });
    }

    [Fact]
    public void A_read_only_transaction_sees_an_order_that_others_do_not()
    {
        // Fekete, O'Neil and O'Neil, 2004: the reader sees two without one, though one has read what two overwrote.
        (HistoryTransaction one, HistoryTransaction two, HistoryTransaction reader) = (Begin(), Begin(), Begin());
        two.Writes.Add(("y", "2", null, true));
        one.Reads.Add(("y", null));
        one.Writes.Add(("x", "1", null, true));
        reader.Reads.AddRange([("x", null), ("y", "2")]);
        End(one, two, reader);
        Finds("a cycle of 3", static _ => { });
    }

    [Fact]
    public void A_counter_without_an_acknowledged_increment()
    {
        HistoryTransaction one = Begin();
        one.Increments.Add(("c", "1"));
        End(one);
        Finds("lost increment", static last => last.CounterReads.Add(("c", [])));
    }

    [Fact]
    public void A_list_without_an_acknowledged_append()
    {
        HistoryTransaction one = Begin();
        one.Appends.Add(("list", "a"));
        End(one);
        Finds("lost append", static last => last.ListReads.Add(("list", [])));
    }

    [Fact]
    public void Half_of_a_transaction_with_an_unknown_end()
    {
        HistoryTransaction one = Begin();
        one.Appends.AddRange([("x", "x1"), ("y", "y1")]);
        Finds("lost append", static last => last.ListReads.AddRange([("x", ["x1"]), ("y", [])]));
    }

    [Fact]
    public void None_of_a_transaction_with_an_unknown_end()
    {
        HistoryTransaction one = Begin();
        one.Appends.AddRange([("x", "x1"), ("y", "y1")]);
        Assert.Null(Judge(static last => last.ListReads.AddRange([("x", []), ("y", [])])));
    }

    [Fact]
    public void A_stale_read_after_an_acknowledgement()
    {
        HistoryTransaction one = Begin();
        one.Writes.Add(("x", "1", null, true));
        End(one);
        HistoryTransaction two = Begin();
        two.Reads.Add(("x", null));
        End(two);
        Finds("a cycle of 2", static _ => { });
    }

    private static void Join(HistoryTransaction transaction, string cell, int group)
    {
        string value = transaction.NextValue();
        transaction.Writes.Add((cell, value, null, true));
        transaction.Groups.Add(value, group);
    }

    private HistoryTransaction Begin()
    {
        HistoryTransaction transaction = new(_history.Count, 1) { Start = ++_time };
        _history.Add(transaction);
        return transaction;
    }

    private void End(params HistoryTransaction[] transactions)
    {
        _time++;
        foreach (HistoryTransaction transaction in transactions)
        {
            transaction.End = _time;
            transaction.Outcome = Outcome.Committed;
        }
    }

    private string? Judge(Action<HistoryTransaction> readAll)
    {
        HistoryTransaction last = Begin();
        readAll(last);
        End(last);
        return HistoryChecker.Check(_history);
    }

    private void Finds(string problem, Action<HistoryTransaction> readAll)
    {
        string? found = Judge(readAll);
        Assert.StartsWith(problem, found);
    }
}
