using System.Buffers.Binary;
using Cambium.Trees;

namespace Cambium.Tests.Trees;

/// <summary>Trees over 8-byte number keys and 100-byte values, the shape most table rows have.</summary>
internal static class Numbers
{
    internal static byte[] Key(long number)
    {
        byte[] key = new byte[8];
        BinaryPrimitives.WriteInt64BigEndian(key, number);
        return key;
    }

    internal static byte[] Value(byte fill = 0)
    {
        byte[] value = new byte[100];
        value.AsSpan().Fill(fill);
        return value;
    }

    /// <summary>The keys 0, step, 2 step, ... built in bulk.</summary>
    internal static Tree Build(int count, int step = 1)
    {
        TreeBuilder builder = new();
        for (int index = 0; index < count; index++)
        {
            builder.Append(Key((long)index * step), Value());
        }

        return builder.Finish();
    }
}
