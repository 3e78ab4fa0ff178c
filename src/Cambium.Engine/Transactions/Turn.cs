namespace Cambium.Engine.Transactions;

/// <summary>
/// A step that any thread may carry out, but only one at a time. Who leaves work for it tries to take the turn, and when another
/// thread has it goes away: that one looks again after giving the turn back (<see cref="HasWork"/>).
/// </summary>
/// <param name="step">Does a piece of work; false when there was none.</param>
/// <param name="hasWork">Whether a step would find something to do; asked without having the turn.</param>
internal sealed class Turn(Func<bool> step, Func<bool> hasWork)
{
    private int _isTaken;

    /// <summary>Whether there is something to do and nobody at it.</summary>
    public bool HasWork => Volatile.Read(ref _isTaken) == 0 && hasWork();

    /// <summary>Carries out the step, so many times at most, unless another thread is at it.</summary>
    /// <returns>Whether anything was done.</returns>
    public bool TryTake(int stepsMax)
    {
        bool worked = false;
        while (stepsMax-- > 0 && hasWork() && Interlocked.Exchange(ref _isTaken, 1) == 0)
        {
            try
            {
                worked |= step();
            }
            finally
            {
                // A full fence: work left before it is seen by whoever asks after it.
                Interlocked.Exchange(ref _isTaken, 0);
            }
        }

        return worked;
    }
}
