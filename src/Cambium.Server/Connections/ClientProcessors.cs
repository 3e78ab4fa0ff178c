using System.Numerics;
using System.Runtime.InteropServices;

namespace Cambium.Server.Connections;

/// <summary>
/// On which processors the clients of this machine run, all connections together, as <see cref="ClientFollower"/> sees them; and the
/// means to move a thread to one of them (docs/decisions/0076).
/// </summary>
public sealed class ClientProcessors
{
    private const int ProcessorsMax = 1024;
    private const int MillisecondsPerCensus = 128;

    private readonly byte[] _allowed;
    private readonly int _count;
    private Census _now = Census.Empty;
    private Census _before = Census.Empty;
    private long _moves;

    private ClientProcessors(byte[] allowed, int count) => (_allowed, _count) = (allowed, count);

    /// <summary>How often a thread was moved.</summary>
    public long Moves => Volatile.Read(ref _moves);

    /// <summary>Null where there is nothing to choose, or no way to: a single processor, more than 1,024, another system than Linux.</summary>
    public static ClientProcessors? Detect()
    {
        byte[] allowed = new byte[ProcessorsMax / 8];
        if (!OperatingSystem.IsLinux() || GetAffinity(0, allowed.Length, allowed) < 0)
        {
            return null;
        }

        int count = allowed.Sum(static part => BitOperations.PopCount(part));
        return count > 1 ? new ClientProcessors(allowed, count) : null;
    }

    /// <summary>Whether a processor is one of those this server may use.</summary>
    public bool Allows(int processor) => processor is >= 0 and < ProcessorsMax && Contains(_allowed, processor);

    /// <summary>A client was seen on that processor: counted once for each connection and census.</summary>
    /// <param name="processor">An allowed one.</param>
    /// <param name="milliseconds">The time, from any origin.</param>
    /// <param name="counted">The connection's own: the census that has it.</param>
    internal void Count(int processor, long milliseconds, ref Census counted)
    {
        long number = milliseconds / MillisecondsPerCensus;
        Census now = Volatile.Read(ref _now);
        if (now.Number != number)
        {
            var next = new Census(number);
            if (Interlocked.CompareExchange(ref _now, next, now) == now)
            {
                _before = now.Number == number - 1 ? now : Census.Empty;
            }

            now = Volatile.Read(ref _now);
        }

        if (counted != now)
        {
            counted = now;
            now.Add(processor);
        }
    }

    /// <summary>
    /// Whether, in the last census, no more clients were there than half as many again as if they were spread evenly. Else other processors
    /// are idle, or one thread serves many connections and doesn't wait: sessions would crowd where the clients are.
    /// </summary>
    public bool HasRoom(int processor)
    {
        Census before = _before;
        return before.Total > 0 && 2L * _count * before[processor] < (3L * before.Total) + (2L * _count);
    }

    /// <summary>The calling thread goes on there, if it may; where it runs later is up to the system again.</summary>
    public void MoveTo(int processor)
    {
        // Somebody may have restricted the thread since the server began.
        byte[] own = new byte[ProcessorsMax / 8];
        byte[] only = new byte[ProcessorsMax / 8];
        only[processor / 8] = (byte)(1 << (processor % 8));
        if (GetAffinity(0, own.Length, own) >= 0 && Contains(own, processor) && SetAffinity(0, only.Length, only) == 0)
        {
            _ = SetAffinity(0, own.Length, own);
            Interlocked.Increment(ref _moves);
        }
    }

    private static bool Contains(byte[] mask, int processor) => (mask[processor / 8] & (1 << (processor % 8))) != 0;

    /// <summary>Where the calling thread runs. The runtime's own answer may be some thousand calls old.</summary>
    [DllImport("libc", EntryPoint = "sched_getcpu")]
    internal static extern int Current();

    [DllImport("libc", EntryPoint = "sched_getaffinity")]
    private static extern int GetAffinity(int thread, nint length, [Out] byte[] mask);

    [DllImport("libc", EntryPoint = "sched_setaffinity")]
    private static extern int SetAffinity(int thread, nint length, byte[] mask);

    /// <summary>How many clients were seen on which processor within a moment.</summary>
    internal sealed class Census
    {
        internal static readonly Census Empty = new(-1);

        private readonly int[] _clients = new int[ProcessorsMax];
        private int _total;

        internal Census(long number) => Number = number;

        internal long Number { get; }

        internal int Total => _total;

        internal int this[int processor] => _clients[processor];

        internal void Add(int processor)
        {
            Interlocked.Increment(ref _clients[processor]);
            Interlocked.Increment(ref _total);
        }
    }
}
