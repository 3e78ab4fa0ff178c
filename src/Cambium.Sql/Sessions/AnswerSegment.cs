using Cambium.Engine.Errors;

namespace Cambium.Sql.Sessions;

/// <summary>
/// The executions since the transaction began whose answers the client hasn't been sent. As long as all of them can be
/// taken back, a conflict needn't be told: they are run again.
/// </summary>
internal sealed class AnswerSegment
{
    private const int StepsMax = 256;

    private readonly List<Step> _steps = [];
    private IAnswerBuffer? _buffer;
    private bool _canRepeat;

    /// <summary>One execution and where in the buffer its answer lies.</summary>
    public readonly record struct Step(Portal Portal, IRowReceiver Receiver, long RowsMax, bool EndsTransaction, long Start, long End);

    /// <summary>Whether the transaction it belongs to is still open.</summary>
    public bool IsOpen { get; private set; }

    /// <summary>The next answer begins; <paramref name="canRepeat"/> false when its transaction had begun before.</summary>
    public void Open(IAnswerBuffer? buffer, bool canRepeat)
    {
        _steps.Clear();
        _buffer = buffer;
        _canRepeat = canRepeat && buffer is not null;
        IsOpen = true;
    }

    /// <summary>The transaction is over.</summary>
    public void Close()
    {
        _steps.Clear();
        _canRepeat = false;
        IsOpen = false;
    }

    public long Position => _canRepeat ? _buffer!.Position : 0;

    public void Record(Portal portal, IRowReceiver receiver, long rowsMax, bool endsTransaction, long start)
    {
        if (!_canRepeat || _steps.Count == StepsMax)
        {
            Forbid();
            return;
        }

        _steps.Add(new Step(portal, receiver, rowsMax, endsTransaction, start, start));
    }

    /// <summary>The answer of the last recorded step is complete.</summary>
    public void EndStep()
    {
        if (_canRepeat && _steps.Count > 0)
        {
            _steps[^1] = _steps[^1] with { End = _buffer!.Position };
        }
    }

    /// <summary>The answer goes to the client now (ReadyForQuery).</summary>
    public void EndQuery(bool isTransactionOver)
    {
        Forbid();
        IsOpen = !isTransactionOver;
    }

    /// <summary>Something was sent, or happened that a rollback doesn't undo: from here on a conflict is told.</summary>
    public void Forbid()
    {
        _canRepeat = false;
        _steps.Clear();
    }

    /// <summary>Takes the answers back and runs everything again, until it passes; false when that isn't possible.</summary>
    /// <param name="restart">Rolls back what the last run left.</param>
    /// <param name="run">Runs one step; a conflict passes through as 40001.</param>
    /// <param name="commit">Ends the implicit transaction after the last step; null when a step does.</param>
    /// <param name="attemptsMax">Runs after which a conflict is told after all.</param>
    public bool TryRepeat(Action<IReadOnlyList<Step>> restart, Action<Step> run, Action? commit, int attemptsMax)
    {
        if (!_canRepeat || _steps.Count == 0 || !_buffer!.TryRewind(_steps[0].Start, out ReadOnlyMemory<byte> removed))
        {
            return false;
        }

        Step[] steps = [.. _steps];
        for (int attempt = 1; ; attempt++)
        {
            restart(steps);
            try
            {
                RunAll(steps, removed.Span, run);
                commit?.Invoke();
                return true;
            }
            catch (SqlErrorException error) when (IsConflict(error) && attempt < attemptsMax && _buffer.TryRewind(steps[0].Start, out _))
            {
                // Those who lose again and again step back for a moment, each for another time.
                if (attempt > 2)
                {
                    Thread.Sleep(TimeSpan.FromMicroseconds(Random.Shared.Next(100 << Math.Min(attempt, 7))));
                }
            }
        }
    }

    private void RunAll(Step[] steps, ReadOnlySpan<byte> removed, Action<Step> run)
    {
        long origin = steps[0].Start;
        for (int index = 0; index < steps.Length; index++)
        {
            run(steps[index]);

            // What the server itself wrote between two executions (ParseComplete, …) is written again as it was.
            int gapStart = (int)(steps[index].End - origin);
            int gapEnd = index + 1 < steps.Length ? (int)(steps[index + 1].Start - origin) : removed.Length;
            _buffer!.Append(removed[gapStart..gapEnd]);
        }
    }

    public static bool IsConflict(SqlErrorException error) => error.SqlState == SqlState.TRSerializationFailure;
}
