namespace Cambium.Sql.Sessions;

/// <summary>
/// A receiver that can take back what it has not sent yet. While the answer of a whole transaction is still in the
/// buffer, a serialization conflict is invisible to the client: the session takes the answer back and runs the
/// transaction again.
/// </summary>
public interface IAnswerBuffer
{
    /// <summary>Bytes written so far, counted from the connection's start.</summary>
    long Position { get; }

    /// <summary>Whether nothing from <paramref name="position"/> on has been sent.</summary>
    bool CanRewind(long position);

    /// <summary>
    /// Takes back everything from <paramref name="position"/> on. False, and nothing changes, when some of it has been sent.
    /// </summary>
    /// <param name="removed">The bytes taken back, a copy.</param>
    bool TryRewind(long position, out ReadOnlyMemory<byte> removed);

    /// <summary>Writes bytes that were taken back once more.</summary>
    void Append(ReadOnlySpan<byte> bytes);
}
