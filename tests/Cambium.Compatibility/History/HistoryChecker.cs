namespace Cambium.Compatibility.History;

/// <summary>
/// Judges a history by what clients saw alone, after Elle (Kingsbury and Alvaro, 2020): from unique values follow the writers of what was
/// read and the order of versions, hence dependencies; a cycle among them has no serial order. Dependencies that can't be told for sure
/// are left out, so every finding is a real one. Acknowledged transactions are also in the order of their times.
/// </summary>
internal sealed class HistoryChecker
{
    private readonly List<HistoryTransaction> _committed;
    private readonly Dictionary<string, HistoryTransaction> _writers = [];
    private readonly Dictionary<string, int> _groups = [];
    private readonly Dictionary<(string Cell, string? Value), List<(HistoryTransaction Writer, string Value)>> _next = [];
    private readonly HashSet<string> _seen = [];

    // Cells that a transaction removed whose outcome nobody knows: a removal leaves no value that somebody could have seen.
    private readonly HashSet<string> _perhapsGone;
    private readonly DependencyGraph _graph = new();
    private readonly List<string> _problems = [];

    private HistoryChecker(IReadOnlyList<HistoryTransaction> history)
    {
        foreach (HistoryTransaction transaction in history)
        {
            foreach (string value in ValuesOf(transaction))
            {
                _writers.Add(value, transaction);
            }

            foreach ((string value, int group) in transaction.Groups)
            {
                _groups.Add(value, group);
            }
        }

        // An unknown outcome is a commit when somebody has seen its work.
        foreach (HistoryTransaction transaction in history.Where(static transaction => transaction.Outcome == Outcome.Committed))
        {
            SeeReads(transaction);
        }

        for (bool isNew = true; isNew;)
        {
            isNew = false;
            foreach (HistoryTransaction transaction in history.Where(transaction => transaction.Outcome == Outcome.Unknown && ValuesOf(transaction).Any(_seen.Contains)))
            {
                transaction.Outcome = Outcome.Committed;
                SeeReads(transaction);
                isNew = true;
            }
        }

        _committed = [.. history.Where(static transaction => transaction.Outcome == Outcome.Committed)];
        _perhapsGone = [.. history.Where(static transaction => transaction.Outcome == Outcome.Unknown)
            .SelectMany(static transaction => transaction.Writes.Where(write => !transaction.Groups.ContainsKey(write.Value))).Select(static write => write.Cell)];
    }

    /// <param name="history">All transactions; the last one, after all others, has read everything.</param>
    /// <returns>What is wrong, or null.</returns>
    public static string? Check(IReadOnlyList<HistoryTransaction> history)
    {
        HistoryChecker checker = new(history);
        checker.CheckRegisters();
        checker.CheckLists();
        checker.CheckCounters();
        checker.CheckPredicates();
        checker.AddRealTime();
        if (checker._problems.Count > 0)
        {
            return checker._problems[0];
        }

        return checker._graph.FindCycle() is { } cycle ? $"a cycle of {cycle.Count}: {string.Join(", ", cycle)}" : null;
    }

    private static IEnumerable<string> ValuesOf(HistoryTransaction transaction) =>
        transaction.Writes.Select(static write => write.Value)
            .Concat(transaction.Appends.Select(static append => append.Value))
            .Concat(transaction.Increments.Select(static increment => increment.Value));

    private void SeeReads(HistoryTransaction transaction)
    {
        _seen.UnionWith(transaction.Reads.Select(static read => read.Value).OfType<string>());
        _seen.UnionWith(transaction.ListReads.SelectMany(static read => read.Values));
        _seen.UnionWith(transaction.CounterReads.SelectMany(static read => read.Increments));
        _seen.UnionWith(transaction.PredicateReads.SelectMany(static read => read.Members.Values));
        _seen.UnionWith(transaction.Writes.Select(static write => write.Previous).OfType<string>());
    }

    private void CheckRegisters()
    {
        foreach (HistoryTransaction transaction in _committed)
        {
            foreach (var cell in transaction.Writes.GroupBy(static write => write.Cell))
            {
                (_, _, string? previous, bool knows) = cell.First();
                if (knows)
                {
                    AddNext(cell.Key, previous, transaction, cell.Last().Value);
                }
            }
        }

        foreach (HistoryTransaction transaction in _committed)
        {
            foreach ((string cell, string? value) in transaction.Reads.Concat(transaction.PredicateReads.SelectMany(static read => read.Members.Select(static pair => (pair.Key, (string?)pair.Value)))))
            {
                AddRead(transaction, cell, value);
            }

            foreach ((string cell, string _, string? previous, bool knows) in transaction.Writes)
            {
                if (knows && previous is not null && FindWriter(transaction, cell, previous) is { } writer)
                {
                    _graph.Add(writer, transaction, DependencyKind.WriteWrite, cell);
                }
            }
        }

        foreach (((string cell, string? value), List<(HistoryTransaction Writer, string Value)> writers) in _next)
        {
            if (writers.Count > 1)
            {
                _problems.Add($"lost update: {string.Join(" and ", writers.Select(static next => next.Writer.Name))} both replaced {value ?? "nothing"} in {cell}");
            }
        }
    }

    private void AddNext(string cell, string? previous, HistoryTransaction writer, string value)
    {
        if (!_next.TryGetValue((cell, previous), out var next))
        {
            _next.Add((cell, previous), next = []);
        }

        next.Add((writer, value));
    }

    private void AddRead(HistoryTransaction reader, string cell, string? value)
    {
        if (value is not null && FindWriter(reader, cell, value) is { } writer)
        {
            _graph.Add(writer, reader, DependencyKind.WriteRead, cell);
        }

        foreach ((HistoryTransaction next, _) in _next.GetValueOrDefault((cell, value), []))
        {
            _graph.Add(reader, next, DependencyKind.ReadWrite, cell);
        }
    }

    /// <summary>The writer of a value that was read, unless it is the reader; a problem when nobody may have read it.</summary>
    private HistoryTransaction? FindWriter(HistoryTransaction reader, string cell, string value)
    {
        if (!_writers.TryGetValue(value, out HistoryTransaction? writer))
        {
            _problems.Add($"{reader.Name} read {value} in {cell}, which nobody wrote");
        }
        else if (writer.Outcome == Outcome.Aborted)
        {
            _problems.Add($"aborted read (G1a): {reader.Name} read {value} in {cell}, whose writer was refused");
        }
        else if (writer != reader && writer.Writes.FindLast(write => write.Cell == cell) is { Value: { } last } && last != value)
        {
            _problems.Add($"intermediate read (G1b): {reader.Name} read {value} in {cell}, where {writer.Name} left {last}");
        }
        else
        {
            return writer == reader ? null : writer;
        }

        return null;
    }

    private void CheckLists()
    {
        HistoryTransaction final = _committed[^1];
        foreach ((string cell, string[] order) in final.ListReads)
        {
            Dictionary<string, int> places = [];
            for (int i = 0; i < order.Length; i++)
            {
                if (!places.TryAdd(order[i], i))
                {
                    _problems.Add($"{order[i]} is twice in {cell}");
                }
            }

            HistoryTransaction?[] writers = [.. order.Select(value => FindWriter(final, cell, value))];
            for (int i = 1; i < writers.Length; i++)
            {
                if (writers[i - 1] is { } before && writers[i] is { } after)
                {
                    _graph.Add(before, after, DependencyKind.WriteWrite, cell);
                }
            }

            foreach (HistoryTransaction transaction in _committed)
            {
                CheckAppends(transaction, cell, places);
                foreach ((string read, string[] values) in transaction.ListReads)
                {
                    if (read == cell)
                    {
                        AddListRead(transaction, cell, values, order, writers);
                    }
                }
            }
        }
    }

    private void CheckAppends(HistoryTransaction transaction, string cell, Dictionary<string, int> places)
    {
        foreach ((string appended, string value) in transaction.Appends)
        {
            if (appended == cell && !places.ContainsKey(value))
            {
                _problems.Add($"lost append: {value} of {transaction.Name} is not in {cell}");
            }
        }
    }

    private void AddListRead(HistoryTransaction reader, string cell, string[] values, string[] order, HistoryTransaction?[] writers)
    {
        // What it had appended itself comes last, wherever it ended up.
        int length = values.Length;
        while (length > 0 && reader.Appends.Contains((cell, values[length - 1])))
        {
            length--;
        }

        if (length > order.Length || !values.AsSpan(0, length).SequenceEqual(order.AsSpan(0, length)))
        {
            _problems.Add($"{reader.Name} read [{string.Join(",", values)}] in {cell}, which is no beginning of [{string.Join(",", order)}]");
            return;
        }

        if (length > 0 && writers[length - 1] is { } last)
        {
            _graph.Add(last, reader, DependencyKind.WriteRead, cell);
        }

        if (length < order.Length && writers[length] is { } next)
        {
            _graph.Add(reader, next, DependencyKind.ReadWrite, cell);
        }
    }

    /// <summary>Increments have no order among themselves, but a read tells which were before it.</summary>
    private void CheckCounters()
    {
        ILookup<string, (HistoryTransaction Writer, string Value)> increments = _committed
            .SelectMany(static transaction => transaction.Increments, static (transaction, increment) => (increment.Cell, transaction, increment.Value))
            .ToLookup(static increment => increment.Cell, static increment => (increment.transaction, increment.Value));
        foreach (HistoryTransaction reader in _committed)
        {
            foreach ((string cell, HashSet<string> found) in reader.CounterReads)
            {
                foreach (string value in found)
                {
                    if (FindWriter(reader, cell, value) is { } writer)
                    {
                        _graph.Add(writer, reader, DependencyKind.WriteRead, cell);
                    }
                }

                foreach ((HistoryTransaction writer, string value) in increments[cell])
                {
                    if (writer != reader && !found.Contains(value))
                    {
                        _graph.Add(reader, writer, DependencyKind.ReadWrite, cell);
                    }
                }
            }
        }

        HistoryTransaction final = _committed[^1];
        foreach ((string cell, HashSet<string> found) in final.CounterReads)
        {
            foreach ((HistoryTransaction writer, string value) in increments[cell].Where(increment => !found.Contains(increment.Value)))
            {
                _problems.Add($"lost increment: {value} of {writer.Name} is not in {cell}");
            }
        }
    }

    /// <summary>Cells that a predicate read didn't find were in another group then: before they came, or after they had gone.</summary>
    private void CheckPredicates()
    {
        HashSet<string> cells = [.. _committed.SelectMany(static transaction => transaction.Writes.Where(write => transaction.Groups.ContainsKey(write.Value)).Select(static write => write.Cell))];
        foreach (string cell in cells.Where(cell => !_perhapsGone.Contains(cell)))
        {
            List<(HistoryTransaction? Writer, int? Group)> versions = VersionsOf(cell);
            HashSet<int> groups = [.. versions.Select(static version => version.Group).OfType<int>()];
            foreach (HistoryTransaction reader in _committed.Where(reader => reader.PredicateReads.Count > 0 && !reader.Writes.Exists(write => write.Cell == cell)))
            {
                foreach ((int group, Dictionary<string, string> members) in reader.PredicateReads)
                {
                    if (groups.Contains(group) && !members.ContainsKey(cell))
                    {
                        AddAbsence(reader, cell, group, versions);
                    }
                }
            }
        }
    }

    private List<(HistoryTransaction? Writer, int? Group)> VersionsOf(string cell)
    {
        List<(HistoryTransaction? Writer, int? Group)> versions = [(null, null)];
        string? value = null;
        while (_next.TryGetValue((cell, value), out var next) && versions.Count <= _committed.Count)
        {
            (HistoryTransaction writer, value) = next[0];
            versions.Add((writer, _groups.TryGetValue(value, out int group) ? group : null));
        }

        return versions;
    }

    private void AddAbsence(HistoryTransaction reader, string cell, int group, List<(HistoryTransaction? Writer, int? Group)> versions)
    {
        int first = versions.FindIndex(version => version.Group == group);
        int last = versions.FindLastIndex(version => version.Group == group);
        if (versions[first..last].Exists(version => version.Group != group))
        {
            return;
        }

        HistoryTransaction joined = versions[first].Writer!;
        HistoryTransaction? left = last + 1 < versions.Count ? versions[last + 1].Writer : null;
        if (left is null || reader.End < left.Start)
        {
            _graph.Add(reader, joined, DependencyKind.ReadWrite, cell);
        }
        else if (joined.End < reader.Start)
        {
            _graph.Add(left, reader, DependencyKind.WriteRead, cell);
        }
    }

    /// <summary>From each client's last transaction acknowledged before this one began; earlier ones come before those.</summary>
    private void AddRealTime()
    {
        HistoryTransaction[][] clients = [.. _committed.GroupBy(static transaction => transaction.Client).Select(static client => client.OrderBy(static transaction => transaction.Start).ToArray())];
        int[] next = new int[clients.Length];
        foreach (HistoryTransaction transaction in _committed.OrderBy(static transaction => transaction.Start))
        {
            for (int i = 0; i < clients.Length; i++)
            {
                while (next[i] < clients[i].Length && clients[i][next[i]].End < transaction.Start)
                {
                    next[i]++;
                }

                if (next[i] > 0)
                {
                    _graph.Add(clients[i][next[i] - 1], transaction, DependencyKind.RealTime, "");
                }
            }
        }
    }
}
