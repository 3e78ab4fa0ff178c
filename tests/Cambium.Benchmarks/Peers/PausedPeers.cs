using System.Globalization;

namespace Cambium.Benchmarks.Peers;

/// <summary>Stops the processes of peers that aren't measured, so that vacuum, checkpoints and collections of theirs fall into their own turns; disposing lets them go on.</summary>
internal readonly struct PausedPeers : IDisposable
{
    private readonly string[] _processes;

    public PausedPeers(IEnumerable<IPeer> peers)
    {
        _processes = [.. peers.SelectMany(static peer => peer.Processes).Select(static id => id.ToString(CultureInfo.InvariantCulture))];
        Signal("-STOP");
    }

    public void Dispose() => Signal("-CONT");

    private void Signal(string signal)
    {
        if (_processes.Length > 0)
        {
            // One that works for a moment only (autovacuum's) may be gone by now.
            Shell.Run("sh", "-c", $"kill {signal} {string.Join(' ', _processes)} || true");
        }
    }
}
