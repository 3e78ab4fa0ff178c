namespace Cambium.Engine.Rows;

/// <summary>A hash of bytes that is the same in every run and on every machine, all its bits of use: FNV-1a, mixed.</summary>
public static class StableHash
{
    public static ulong Of(ReadOnlySpan<byte> bytes, ulong seed = 0)
    {
        ulong hash = 14695981039346656037 ^ seed;
        foreach (byte part in bytes)
        {
            hash = (hash ^ part) * 1099511628211;
        }

        hash = (hash ^ (hash >> 33)) * 0xff51afd7ed558ccd;
        return hash ^ (hash >> 33);
    }
}
