using System.Security.Cryptography;

namespace Cambium.Sql.Sessions;

/// <summary>What is remembered of an answer that was sent: itself when it is short, else its SHA-256.</summary>
/// <param name="Length">Bytes of the answer.</param>
internal readonly record struct AnswerDigest(long Length, byte[] Content)
{
    /// <summary>Answers up to this size are kept as they are, which costs less than a hash.</summary>
    public const int VerbatimMax = 512;

    public static AnswerDigest Of(ReadOnlySpan<byte> answer) =>
        new(answer.Length, answer.Length <= VerbatimMax ? answer.ToArray() : SHA256.HashData(answer));

    public bool IsSame(in AnswerDigest other) => Length == other.Length && Content.AsSpan().SequenceEqual(other.Content);
}
