using System.Runtime.ExceptionServices;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Operators;

namespace Cambium.Sql.Execution.Parallel;

/// <summary>
/// Runs an operator in parts, on the session's thread and those that help, and gathers what becomes of each part's rows: the first half of an
/// aggregation, of a sort, of a hash table. The second is its consumer's: to put the results together in order.
/// </summary>
/// <param name="create">A new result; expressions on its way are evaluated in that context, for the thread that works on it.</param>
internal sealed class PartialResults<T>(Operator input, QueryContext context, Func<QueryContext, T> create, Action<T, RowBatch> add, Action<T>? complete = null)
    where T : class
{
    // Forced, it must show that parts are put together rightly, whoever worked on them.
    private const int ForcedParts = 4;

    private readonly object _gate = new();
    private readonly Dictionary<RowPart, T> _results = [];
    private readonly IPartSource _source = input.Source!;
    private RowParts? _parts;
    private PartRows? _rows;
    private ExceptionDispatchInfo? _helperFailure;
    private int _helpers;
    private int _started;
    private volatile bool _isOver;

    /// <summary>The results in the order of the rows; none when there are no rows.</summary>
    /// <param name="consumer">The operator that puts them together: it says how many threads to ask for, and is told how many came.</param>
    /// <remarks>The input is open, and stays so. What its scan read is noted. The first error in the order of the rows is thrown: it is the one that would have come first.</remarks>
    internal IReadOnlyList<T> Collect(Operator consumer)
    {
        int helpers = consumer.Helpers;
        ParallelSettings settings = context.Parallel!;
        input.BuildShared();
        _rows = _source.BeginParts(context);
        _parts = new RowParts(_rows.Count, settings.IsForced ? ForcedParts : 1);
        OpenTrees(input);
        QueryContext[] contexts = new QueryContext[helpers];
        for (int helper = 0; helper < helpers; helper++)
        {
            // Made here: what they are made of is this thread's.
            contexts[helper] = context.ForHelper();
        }

        settings.Pool.Start(() => Help(contexts), helpers);
        try
        {
            Work(context, isHelper: false);
        }
        finally
        {
            WaitForHelpers();
            Array.ForEach(contexts, context.TakeNotes);
        }

        _helperFailure?.Throw();

        foreach (RowPart part in _parts.All)
        {
            part.Failure?.Throw();
        }

        if (consumer.Statistics is { } statistics)
        {
            statistics.HelpersStarted = _started;
        }

        List<T> results = [.. _parts.All.Where(_results.ContainsKey).Select(part => _results[part])];
        AddRest(results);
        return results;
    }

    /// <summary>Adds what comes of no part's rows: right rows of joins that have found no partner in any of them.</summary>
    private void AddRest(List<T> results)
    {
        Operator rest = input.Copy(new PartsEnd(_rows!.Reader.Width));
        RowBatch batch = new();
        T? result = null;
        rest.Open(context);
        while (rest.Next(batch))
        {
            add(result ??= create(context), batch);
            context.CheckCancellation();
        }

        if (result is not null)
        {
            complete?.Invoke(result);
            results.Add(result);
        }

        rest.Close();
        input.AddStatistics(rest, 0);
    }

    /// <summary>Helpers have no transaction: trees that they look things up in are known to it before they start.</summary>
    private void OpenTrees(Operator node)
    {
        foreach (int tree in node.TreesRead)
        {
            context.GetTree(tree);
        }

        foreach (Operator child in node.Children)
        {
            OpenTrees(child);
        }
    }

    private void Help(QueryContext[] contexts)
    {
        QueryContext own;
        lock (_gate)
        {
            if (_isOver)
            {
                // Came too late; nobody has waited.
                return;
            }

            own = contexts[_started++];
            _helpers++;
        }

        CancellationToken before = CancellationPoint.Enter(own.Cancellation);
        try
        {
            Work(own, isHelper: true);
        }
        catch (Exception exception)
        {
            // At the end of its work, outside of any part: the statement's as well, and never the thread's.
            _helperFailure = ExceptionDispatchInfo.Capture(exception);
        }
        finally
        {
            CancellationPoint.Enter(before);
            lock (_gate)
            {
                _helpers--;
                Monitor.Pulse(_gate);
            }
        }
    }

    /// <summary>Waits for those that are at work, which have at most some thousand rows left.</summary>
    private void WaitForHelpers()
    {
        lock (_gate)
        {
            _isOver = true;
            while (_helpers > 0)
            {
                Monitor.Wait(_gate);
            }
        }
    }

    /// <summary>Takes part after part, until there is none left.</summary>
    private void Work(QueryContext own, bool isHelper)
    {
        PartScan? scan = null;
        Operator? copy = null;
        RowBatch batch = new();
        while (!_isOver && _parts!.TakePart() is { } part)
        {
            try
            {
                T result = create(own);
                scan ??= new PartScan(_rows!);
                copy ??= input.Copy(scan);
                scan.Part = part;
                copy.Open(own);
                while (copy.Next(batch))
                {
                    add(result, batch);
                    own.CheckCancellation();
                }

                complete?.Invoke(result);
                lock (_gate)
                {
                    _results.Add(part, result);
                }
            }
            catch (Exception exception)
            {
                // Whatever it is, it is the statement's: thrown again on the session's thread.
                _parts.Fail(part, exception);
            }
        }

        copy?.Close();
        if (copy is not null)
        {
            lock (_gate)
            {
                input.AddStatistics(copy, isHelper ? 1 : 0);
            }
        }
    }
}
