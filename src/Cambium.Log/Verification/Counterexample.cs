using Cambium.Log.Records;

namespace Cambium.Log.Verification;

/// <summary>Why a log isn't a serial history: the first violation found.</summary>
/// <param name="Kind">What is refuted.</param>
/// <param name="Position">The transaction that should not have committed so.</param>
/// <param name="Message">One sentence without positions and names, which stand in the fields.</param>
public sealed record Counterexample(ViolationKind Kind, long Position, string Message)
{
    /// <summary>For reads: what the transaction had noted.</summary>
    public ReadNote? Note { get; init; }

    /// <summary>The transaction whose commit invalidated it, where there is one.</summary>
    public long? OtherPosition { get; init; }

    public int? TableId { get; init; }

    /// <summary>The row's key.</summary>
    public ReadOnlyMemory<byte>? Key { get; init; }

    /// <summary>The column that differs; null when the row as such came or went.</summary>
    public int? ColumnId { get; init; }
}
