namespace Cambium.Engine.Transactions;

/// <summary>How long a transaction waits in line for a row.</summary>
/// <param name="Holder">How long the one whose turn it is may keep the others waiting; then it loses its place. Zero: no waiting at all.</param>
/// <param name="Whole">For its own turn, all in all; zero: no limit but the one that follows from the others'.</param>
public readonly record struct QueuePatience(TimeSpan Holder, TimeSpan Whole)
{
    /// <summary>Nobody has asked for the place; it is taken because such transactions have written the row of late. Who may not wait passes by.</summary>
    public bool IsForeseen { get; init; }

    /// <summary>Lines up since it was refused over the row, see <see cref="QueueHints.HasRefused"/>.</summary>
    public bool IsRefused { get; init; }

    public static QueuePatience None => default;
}
