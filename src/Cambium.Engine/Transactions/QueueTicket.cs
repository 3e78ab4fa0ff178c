namespace Cambium.Engine.Transactions;

/// <summary>A transaction as <see cref="QueueHints"/> know it: the same for all of its runs. Guarded by the hints' gate.</summary>
/// <param name="session"><see cref="TransactionOptions.Session"/>.</param>
internal sealed class QueueTicket(string session)
{
    public string Session { get; } = session;

    public List<QueueHints.Place> Places { get; } = [];

    /// <summary>The place for a row that those before it in line have deleted; null when there is none.</summary>
    public QueueHints.Place? Gone { get; set; }

    /// <summary>The place it waits at just now; null when it doesn't.</summary>
    public QueueHints.Place? Waiting { get; set; }
}
