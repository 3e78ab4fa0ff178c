namespace Cambium.Sql.Sessions;

/// <summary>Takes a part of an answer; the bytes are valid during the call only.</summary>
/// <param name="position">Of the first byte, as in <see cref="IAnswerBuffer.Position"/>.</param>
public delegate void AnswerSink(ReadOnlySpan<byte> bytes, long position);
