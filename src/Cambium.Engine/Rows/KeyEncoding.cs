using Cambium.Engine.Values;

namespace Cambium.Engine.Rows;

public static class KeyEncoding
{
    public static void Append(ref KeyBuilder key, DataType type, in Value value, bool descending = false, bool nullsFirst = false) => throw new NotSupportedException();

    public static Value Read(ref ReadOnlySpan<byte> key, DataType type, bool descending = false) => throw new NotSupportedException();

    public static byte[]? PrefixSuccessor(ReadOnlySpan<byte> prefix) => throw new NotSupportedException();
}
