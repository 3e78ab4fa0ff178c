namespace Cambium.Engine.Recovery;

/// <summary>How long the checkpointer's thread rests between two steps, so that commits keep most of the processor and the disk.</summary>
internal sealed class CheckpointPace
{
    /// <summary>Rest for each unit of work, unless someone waits.</summary>
    private const int RestShare = 1;

    private static readonly TimeSpan s_idle = TimeSpan.FromSeconds(1);

    private readonly object _gate = new();
    private bool _isAwake;

    /// <summary>Ends a rest at once.</summary>
    public void Wake()
    {
        lock (_gate)
        {
            _isAwake = true;
            Monitor.Pulse(_gate);
        }
    }

    /// <param name="worked">The step did something; else there is nothing to do for now.</param>
    /// <param name="isUrgent">Someone waits for the checkpoint.</param>
    /// <param name="spent">Time the step took.</param>
    public void Wait(bool worked, bool isUrgent, TimeSpan spent)
    {
        if (worked && isUrgent)
        {
            return;
        }

        lock (_gate)
        {
            if (!_isAwake)
            {
                Monitor.Wait(_gate, worked ? spent * RestShare : s_idle);
            }

            _isAwake = false;
        }
    }
}
