using Cambium.Engine.Errors;

namespace Cambium.Sql.Sessions;

/// <summary>The savepoints of a session's transaction block, and parts of functions that may fail by themselves: what they keep of the session beside the engine's transaction.</summary>
internal sealed class SessionSavepoints(SqlSession session)
{
    private readonly List<NamedSavepoint> _named = [];

    private SessionTransaction Transactions => session.Transactions;

    /// <summary>The innermost one; null: there is none.</summary>
    public NamedSavepoint? Last => _named is [.., var last] ? last : null;

    public bool Any => _named.Count > 0;

    /// <summary>To be gone back to.</summary>
    public IReadOnlyList<NamedSavepoint> State
    {
        get => _named.Count == 0 ? [] : [.. _named];
        set
        {
            _named.Clear();
            _named.AddRange(value);
        }
    }

    public void Define(string name) => _named.Add(Create(name));

    /// <summary>Part of a function that may fail by itself.</summary>
    public NamedSavepoint BeginSubtransaction() => Create("");

    /// <summary>What SET TRANSACTION said inside holds until its end, however it ends.</summary>
    public void EndSubtransaction(NamedSavepoint savepoint)
    {
        Transactions.Engine.Release(savepoint.Engine);
        Transactions.RestoreMode(savepoint.IsReadOnly);
    }

    public void UndoSubtransaction(NamedSavepoint savepoint)
    {
        Undo(savepoint);
        EndSubtransaction(savepoint);
    }

    /// <exception cref="SqlErrorException">3B001: there is none of that name.</exception>
    public void Release(string name)
    {
        int index = Find(name);
        EndSubtransaction(_named[index]);
        _named.RemoveRange(index, _named.Count - index);
    }

    /// <inheritdoc cref="Release" path="/exception"/>
    public void RollbackTo(string name)
    {
        int index = Find(name);
        _named.RemoveRange(index + 1, _named.Count - index - 1);
        Undo(_named[index]);
    }

    public void Clear() => _named.Clear();

    private NamedSavepoint Create(string name) => new(
        name, Transactions.Engine.CreateSavepoint(), Transactions.Characteristics.IsReadOnly, session.Settings.Save(), session.Channels.PendingCount, session.Cursors.Opened,
        session.Portals.Bound, session.LargeObjects.State, session.Database.AdvisoryLocks.Taken);

    private void Undo(NamedSavepoint savepoint)
    {
        session.Database.AdvisoryLocks.ReleaseTransaction(session, savepoint.LocksTaken);
        Transactions.Engine.RollbackTo(savepoint.Engine);
        Transactions.Engine.Lines.LeaveGone();
        Transactions.RestoreMode(savepoint.IsReadOnly);
        session.CloseOpenedSince(savepoint);
        session.LargeObjects.CloseOthers(savepoint.LargeObjects);
        session.Settings.Restore(savepoint.Settings);
        session.Channels.Rollback(savepoint.ChannelChanges);
    }

    private int Find(string name)
    {
        int index = _named.FindLastIndex(savepoint => savepoint.Name == name);
        return index >= 0 ? index : throw new SqlErrorException(SqlState.SEInvalidSpecification, $"savepoint \"{name}\" does not exist");
    }
}
