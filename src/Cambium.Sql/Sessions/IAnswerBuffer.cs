namespace Cambium.Sql.Sessions;

/// <summary>
/// A receiver whose answers are bytes, which wait a while before they are sent. What hasn't been sent can be taken back; of what has, a
/// transaction remembers enough to tell whether a second run of its statements answers the same.
/// </summary>
public interface IAnswerBuffer
{
    /// <summary>Bytes written so far, counted from the connection's start; during a trial from its start.</summary>
    long Position { get; }

    /// <summary>How the execution begun last is answered (formats of columns); opaque, to be set again for another run of it.</summary>
    object Form { get; set; }

    /// <summary>To be told of everything just before it is sent.</summary>
    AnswerSink? Sending { set; }

    /// <summary>Asked when there is much to send: true when it is to wait for the end of what the client asked for.</summary>
    Func<bool>? Holds { set; }

    /// <summary>Extended protocol: the client's next message has arrived and is its Sync, so what runs now is the last.</summary>
    bool EndsBatch { get; }

    /// <summary>The end of an answer in the extended protocol (CommandComplete, PortalSuspended, EmptyQueryResponse).</summary>
    void Complete(PortalResult result);

    /// <summary>Whether nothing from <paramref name="position"/> on has been sent.</summary>
    bool CanRewind(long position);

    /// <summary>
    /// Takes back everything from <paramref name="position"/> on. False, and nothing changes, when some of it has been sent.
    /// </summary>
    /// <param name="removed">Gets the bytes taken back; null: they are dropped.</param>
    bool TryRewind(long position, Stream? removed);

    /// <summary>Whether nothing but notices was written from <paramref name="position"/> on, and nothing of it sent.</summary>
    bool HasOnlyNotices(long position) => false;

    /// <summary>Drops a row that could not be written whole.</summary>
    void Abandon();

    /// <summary>Writes bytes that were taken back once more.</summary>
    void Append(ReadOnlySpan<byte> bytes);

    /// <summary>From here to <see cref="EndTrial"/> answers go to <paramref name="sink"/> instead of the client.</summary>
    void BeginTrial(AnswerSink sink);

    /// <summary>Gives the rest to the sink and goes on where the trial began.</summary>
    void EndTrial();
}
