using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>Advisory locks.</summary>
internal static class AdvisoryFunctions
{
    public static void Register(LibraryBuilder library)
    {
        foreach (bool isShared in (bool[])[false, true])
        {
            string suffix = isShared ? "_shared" : "";
            library.Scalar("pg_advisory_lock" + suffix, (args, ctx) => Acquire(args, ctx, isShared, isTransaction: false));
            library.Scalar("pg_advisory_xact_lock" + suffix, (args, ctx) => Acquire(args, ctx, isShared, isTransaction: true));
            library.Scalar("pg_try_advisory_lock" + suffix, (args, ctx) => TryAcquire(args, ctx, isShared, isTransaction: false));
            library.Scalar("pg_try_advisory_xact_lock" + suffix, (args, ctx) => TryAcquire(args, ctx, isShared, isTransaction: true));
            library.Scalar("pg_advisory_unlock" + suffix, (args, ctx) => Release(args, ctx, isShared));
        }

        library.Scalar("pg_advisory_unlock_all", static (_, ctx) =>
        {
            SqlSession session = CatalogFunctions.Session(ctx);
            session.Database.AdvisoryLocks.ReleaseSession(session);
            return Value.FromText("");
        });
    }

    private static Value Acquire(ReadOnlySpan<Value> args, CallContext context, bool isShared, bool isTransaction)
    {
        SqlSession session = CatalogFunctions.Session(context);
        using ActivityDisplay.Waiting waiting = session.Display.Wait(SessionWait.AdvisoryLock);
        session.Database.AdvisoryLocks.Acquire(session, Key(args), isShared, isTransaction, context.Cancellation);
        return Value.FromText("");
    }

    private static Value TryAcquire(ReadOnlySpan<Value> args, CallContext context, bool isShared, bool isTransaction)
    {
        SqlSession session = CatalogFunctions.Session(context);
        return Value.FromBoolean(session.Database.AdvisoryLocks.TryAcquire(session, Key(args), isShared, isTransaction));
    }

    private static Value Release(ReadOnlySpan<Value> args, CallContext context, bool isShared)
    {
        SqlSession session = CatalogFunctions.Session(context);
        bool isReleased = session.Database.AdvisoryLocks.Release(session, Key(args), isShared);
        if (!isReleased)
        {
            session.Notice(SqlNotice.Warning(SqlState.Warning, $"you don't own a lock of type {(isShared ? "ShareLock" : "ExclusiveLock")}"));
        }

        return Value.FromBoolean(isReleased);
    }

    private static AdvisoryKey Key(ReadOnlySpan<Value> args) => args.Length == 1
        ? new AdvisoryKey(args[0].Int64, IsPair: false)
        : new AdvisoryKey(((long)args[0].Int32 << 32) | (uint)args[1].Int32, IsPair: true);
}
