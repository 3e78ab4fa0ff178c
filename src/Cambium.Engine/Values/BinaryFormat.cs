using System.Buffers;

namespace Cambium.Engine.Values;

/// <summary>PostgreSQL's binary formats (the send and receive functions) of every type.</summary>
public static class BinaryFormat
{
    /// <summary>Writes a value that is not NULL, without the length before it.</summary>
    public static void Write(SqlType type, in Value value, IBufferWriter<byte> output) => throw new NotSupportedException();

    /// <exception cref="Errors.SqlErrorException">22P03 or 08P01 for bytes the type doesn't have.</exception>
    public static Value Parse(SqlType type, ReadOnlySpan<byte> bytes) => throw new NotSupportedException();
}
