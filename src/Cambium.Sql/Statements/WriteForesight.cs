namespace Cambium.Sql.Statements;

/// <summary>
/// Whether the transactions of a statement go on to write the rows that it reads, and lose them to each other. While they do, the statement is
/// run as if it had said FOR NO KEY UPDATE: it lines up for its rows before it reads them. It is a guess: hints lock nothing, so
/// a wrong one costs a short wait.
/// </summary>
/// <remarks>
/// Learned from conflicts, kept as long as somebody has had to wait lately, and dropped for a while when most of the transactions turn out not to
/// write. Shared by all who share the plan; any thread. Times are <see cref="Environment.TickCount64"/>, in ms.
/// </remarks>
internal sealed class WriteForesight
{
    /// <summary>So long after a conflict or a wait it holds.</summary>
    public const long KeptMilliseconds = 10_000;

    /// <summary>So long nothing is learned after it has been wrong.</summary>
    public const long DistrustedMilliseconds = 60_000;

    /// <summary>Transactions after which it is judged.</summary>
    public const int SampleSize = 32;

    private long _until;
    private long _distrustedUntil;
    private int _writers;
    private int _readers;

    /// <summary>Whether the statement should line up.</summary>
    public bool IsActive => Volatile.Read(ref _until) is > 0 and long until && Environment.TickCount64 < until;

    /// <summary>It has been wrong too often: nothing is learned for a while.</summary>
    public bool IsDistrusted => Environment.TickCount64 < Volatile.Read(ref _distrustedUntil);

    /// <summary>Of the transactions that lined up since it was last judged: those that wrote such rows, and those that didn't.</summary>
    public (int Writers, int Readers) Sample => (Volatile.Read(ref _writers), Volatile.Read(ref _readers));

    /// <summary>How long it holds, or is distrusted, if nothing else happens; zero when neither.</summary>
    public TimeSpan TimeLeft => TimeSpan.FromMilliseconds(Math.Max(0, Math.Max(Volatile.Read(ref _until), Volatile.Read(ref _distrustedUntil)) - Environment.TickCount64));

    /// <summary>A transaction was refused over a row that the statement had read and the transaction had written.</summary>
    /// <returns>Whether it lines up from now on; false when it has been wrong too often.</returns>
    public bool Learn(long now)
    {
        if (now < Volatile.Read(ref _distrustedUntil))
        {
            return false;
        }

        Volatile.Write(ref _until, now + KeptMilliseconds);
        return true;
    }

    /// <summary>A transaction that lined up has committed.</summary>
    /// <param name="wrote">It did write rows of that table.</param>
    /// <param name="waited">It had to wait.</param>
    public void Count(bool wrote, bool waited, long now)
    {
        int writers = wrote ? Interlocked.Increment(ref _writers) : Volatile.Read(ref _writers);
        int readers = wrote ? Volatile.Read(ref _readers) : Interlocked.Increment(ref _readers);
        if (wrote && waited)
        {
            Volatile.Write(ref _until, now + KeptMilliseconds);
        }

        if (writers + readers < SampleSize)
        {
            return;
        }

        Volatile.Write(ref _writers, 0);
        Volatile.Write(ref _readers, 0);
        if (readers > writers)
        {
            Volatile.Write(ref _distrustedUntil, now + DistrustedMilliseconds);
            Volatile.Write(ref _until, 0);
        }
    }
}
