using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Transactions;

namespace Cambium.Engine.Values;

/// <summary>
/// What functions and casts may know of their surroundings. One per session, its members moved on by the session at each
/// statement; used by that session's thread only.
/// </summary>
public sealed class CallContext
{
    /// <summary>Values that don't depend on the session are kept for long (in plans, say), so they had better be small.</summary>
    public const int ConstantBytesMax = 64 << 10;

    private SessionFormat? _format = SessionFormat.Default;
    private Random? _random;

    public CallContext(ISystemInformation system)
    {
        System = system;
    }

    /// <summary>Settings of text input and output, and the time zone.</summary>
    /// <exception cref="SqlErrorException">The context has none: <see cref="WithoutFormat"/>.</exception>
    public SessionFormat Format
    {
        get => _format ?? throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, "the session's settings are not known here");
        set => _format = value;
    }

    /// <summary>Told what functions have to say beside their result: the session, unless somebody collects it.</summary>
    public Action<InputNotice>? Notices
    {
        get => field ?? _format?.Notices;
        init;
    }

    /// <summary>Microseconds since 2000-01-01 UTC: now(), fixed per transaction.</summary>
    public long TransactionStart { get; set; }

    /// <summary>Microseconds since 2000-01-01 UTC: statement_timestamp().</summary>
    public long StatementStart { get; set; }

    /// <summary>The clock behind clock_timestamp().</summary>
    public TimeProvider Clock { get; set; } = TimeProvider.System;

    /// <summary>Source of random(); replaced by setseed().</summary>
    public Random Random
    {
        // Seeding one asks the system for chance; hardly any context is asked for it.
        get => _random ??= new Random();
        set => _random = value;
    }

    public ISystemInformation System { get; }

    /// <summary>Set when the statement is cancelled; long-running functions look at it.</summary>
    public CancellationToken Cancellation { get; set; }

    /// <summary>Called now and then while a statement works, by its session's thread; null: nobody wants to know.</summary>
    public Action? Working { get; init; }

    /// <summary>Asked for what functions and statements allocate; null: nobody counts.</summary>
    public SessionMemory? Memory { get; init; }

    /// <summary>What the statement sees that is about to call a function in SQL or PL/pgSQL; null: nobody has looked.</summary>
    public StatementView? CallerView { get; set; }

    /// <summary>What the running transaction was told from outside; null when nobody will ask again.</summary>
    public RecordedCalls? Recorded { get; set; }

    /// <summary>
    /// The same for a thread that helps with this session's statement: clock and settings as they are now, but neither the session itself nor
    /// what it remembers.
    /// </summary>
    public CallContext ForHelper() => new(NoSystemInformation.Instance)
    {
        _format = _format is null ? null : _format with { Names = _format.Names?.ForHelper(), Notices = null },
        TransactionStart = TransactionStart,
        StatementStart = StatementStart,
        Clock = Clock,
        Cancellation = Cancellation,
        Memory = Memory?.ForHelper(),
    };

    /// <summary>A context without a session: for tests, constant defaults, redo.</summary>
    public static CallContext Detached() => new(NoSystemInformation.Instance);

    /// <summary>A context for what comes out the same in every session: who asks for a session's settings gets an error.</summary>
    /// <param name="notices">Told what functions have to say.</param>
    public static CallContext WithoutFormat(Action<InputNotice>? notices = null) => new(NoSystemInformation.Instance) { _format = null, Notices = notices, Memory = new SessionMemory(null, ConstantBytesMax) };
}
