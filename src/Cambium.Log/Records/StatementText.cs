namespace Cambium.Log.Records;

/// <summary>A statement of a transaction, kept with <c>log_statements = on</c> so that it can be run again.</summary>
/// <param name="Statement">Its number in the transaction, from 1.</param>
/// <param name="Text">The SQL as sent.</param>
/// <param name="Parameters">Parameter values in text form; null is NULL.</param>
/// <param name="RecordedValues">What nextval, random and clocks returned, as the engine encodes it.</param>
/// <param name="AnswerDigest">Digest of everything the client was told, empty when not taken.</param>
public sealed record StatementText(
    int Statement,
    string Text,
    IReadOnlyList<string?> Parameters,
    ReadOnlyMemory<byte> RecordedValues,
    ReadOnlyMemory<byte> AnswerDigest);
