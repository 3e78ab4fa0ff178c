namespace Cambium.Wire.Frontend;

/// <summary>Takes the answers to a simple query, in the order the server gives them.</summary>
public interface IFrontendReceiver
{
    void Begin(IReadOnlyList<FrontendField> fields);

    /// <summary>One row in text format; null is NULL.</summary>
    void Row(IReadOnlyList<string?> values);

    void Completed(string commandTag);

    /// <summary>An error ends the query string; what came before stands.</summary>
    void Failed(IReadOnlyDictionary<char, string> fields);

    void Notice(IReadOnlyDictionary<char, string> fields);

    void Notification(int processId, string channel, string payload);

    /// <summary>COPY FROM STDIN: the next piece of data; null ends it.</summary>
    byte[]? ReadCopyData();

    /// <summary>COPY TO STDOUT: one piece of data.</summary>
    void CopyData(ReadOnlySpan<byte> data);
}
