using Cambium.Engine.Values;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Partitions;

/// <summary>The number by which hash partitions are told apart: that of PostgreSQL, so that dumps of partitions fit.</summary>
internal static class PartitionHash
{
    private const ulong Seed = 0x7A5B22367996DCFD;

    public static ulong Of(DataType[] types, ReadOnlySpan<Value> key)
    {
        ulong hash = 0;
        for (int part = 0; part < key.Length; part++)
        {
            if (!key[part].IsNull)
            {
                hash ^= HashFunctions.Extended(types[part], key[part], Seed) + 0x49A0F4DD15E5A8E3 + (hash << 54) + (hash >> 7);
            }
        }

        return hash;
    }
}
