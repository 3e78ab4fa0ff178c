using Cambium.Engine.Transactions;

namespace Cambium.Sql.Sessions;

/// <summary>
/// A session while the statements of its transaction are run again: what the earlier run had made of it is put aside, and comes back at the end
/// unless the new run is accepted.
/// </summary>
internal sealed class ReplayedSession : IDisposable
{
    private readonly SqlSession _session;
    private readonly Transaction _earlier;
    private readonly SessionState _before;
    private readonly TimeSpan _elapsed;
    private readonly (Portal Portal, PortalState State)[] _portals;
    private readonly (RecordedStep Step, PortalResult Result)[] _results;
    private readonly IReadOnlyList<Cursor> _cursors;
    private readonly IReadOnlyList<RelationsInUse.Use> _uses;
    private bool _isAccepted;

    public ReplayedSession(SqlSession session, IReadOnlyList<RecordedStep> steps, Transaction earlier)
    {
        _session = session;
        _earlier = earlier;
        _before = SessionState.Of(session);
        _elapsed = session.Record.Elapsed;
        _portals = [.. steps.Select(static step => step.Portal).OfType<Portal>().Distinct().Select(static portal => (portal, portal.Detach()))];
        _results = [.. steps.Select(static step => (step, step.Result))];
        _cursors = session.Cursors.Detach();
        _uses = session.InUse.Detach();
    }

    /// <summary>Makes the session what it was when the transaction began.</summary>
    public void BeginAgain(DatabaseRoot? turn)
    {
        Restore(_session.Record.Initial!);
        _session.Record.Elapsed = TimeSpan.Zero;
        _session.Record.Calls.BeginAgain();
        _session.Transactions.RunAgain(_earlier, turn);
    }

    /// <summary>The new run is the transaction now.</summary>
    public void Accept() => _isAccepted = true;

    public void Dispose()
    {
        _session.Record.Calls.EndAgain();
        if (_isAccepted)
        {
            _earlier.Abandon();
            foreach ((Portal portal, PortalState state) in _portals)
            {
                state.Run?.Dispose();
                if (!ReferenceEquals(_session.Portals.Find(portal.Name), portal))
                {
                    // It had been closed: so is what it has run again.
                    portal.EndRun();
                }
            }

            foreach (Cursor cursor in _cursors)
            {
                cursor.Dispose();
            }

            return;
        }

        foreach ((Portal portal, PortalState state) in _portals)
        {
            portal.Attach(state);
        }

        foreach ((RecordedStep step, PortalResult result) in _results)
        {
            step.Result = result;
        }

        _session.Cursors.Attach(_cursors);
        _session.InUse.Attach(_uses);
        _session.Transactions.State.Engine?.Abandon();
        _earlier.Resume();
        Restore(_before);
        _session.Record.Elapsed = _elapsed;
    }

    /// <summary>The client is not to hear of settings that go back and forth.</summary>
    private void Restore(SessionState state)
    {
        IAnswerBuffer buffer = _session.Record.Buffer!;
        buffer.BeginTrial(static (_, _) => { });
        try
        {
            state.Restore(_session);
        }
        finally
        {
            buffer.EndTrial();
        }
    }
}
