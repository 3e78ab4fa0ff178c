namespace Cambium.Log.Records;

/// <summary>One column's value as the log keeps it. Two values are equal to SQL when their keys are equal.</summary>
/// <param name="Key">
/// The value's ascending, NULLS LAST key encoding: 0x01 and the encoded value, or the single byte 0xFE for NULL.
/// </param>
/// <param name="Residual">What the key encoding loses (display scale of a numeric, the sign of -0, padding); usually empty.</param>
public readonly record struct LogValue(ReadOnlyMemory<byte> Key, ReadOnlyMemory<byte> Residual)
{
    /// <summary>The first byte of every value that is not NULL.</summary>
    public const byte PresentMarker = 0x01;

    /// <summary>The only byte of NULL.</summary>
    public const byte NullMarker = 0xFE;

    /// <summary>SQL's NULL.</summary>
    public static LogValue Null { get; } = new(new byte[] { NullMarker }, default);

    /// <summary>True for NULL.</summary>
    public bool IsNull => Key.Length > 0 && Key.Span[0] == NullMarker;

    /// <summary>Equal in every byte, also in what SQL's equality doesn't see.</summary>
    public bool Equals(LogValue other) =>
        Key.Span.SequenceEqual(other.Key.Span) && Residual.Span.SequenceEqual(other.Residual.Span);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        HashCode hash = default;
        hash.AddBytes(Key.Span);
        return hash.ToHashCode();
    }
}
