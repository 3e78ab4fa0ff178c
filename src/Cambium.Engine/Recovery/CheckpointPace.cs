namespace Cambium.Engine.Recovery;

/// <summary>How long the checkpointer's thread rests between two steps, so that commits keep most of the processor and the disk.</summary>
internal sealed class CheckpointPace
{
    private static readonly TimeSpan s_gentle = TimeSpan.FromMilliseconds(10);
    private static readonly TimeSpan s_restMin = TimeSpan.FromMilliseconds(1);
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
    /// <param name="spent">Time the step took.</param>
    public void Wait(bool worked, CheckpointHaste haste, TimeSpan spent)
    {
        TimeSpan rest = !worked ? s_idle : haste switch
        {
            CheckpointHaste.Full => TimeSpan.Zero,
            CheckpointHaste.Brisk => spent > s_restMin ? spent : s_restMin,
            _ => s_gentle,
        };
        if (rest == TimeSpan.Zero)
        {
            return;
        }

        lock (_gate)
        {
            if (!_isAwake)
            {
                Monitor.Wait(_gate, rest);
            }

            _isAwake = false;
        }
    }
}
