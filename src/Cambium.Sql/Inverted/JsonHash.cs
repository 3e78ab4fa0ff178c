using Cambium.Engine.Inverted;
using Cambium.Engine.Json;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;

namespace Cambium.Sql.Inverted;

/// <summary>Hashes of what documents are made of.</summary>
internal static class JsonHash
{
    /// <summary>Of a scalar; equal ones have equal hashes.</summary>
    /// <param name="scalar">Part of a jsonb.</param>
    /// <param name="seed">Where it stands.</param>
    public static ulong Of(JsonPart scalar, ulong seed) => scalar.Kind switch
    {
        JsonKind.String => Of(scalar.String, seed),
        JsonKind.Number => OfNumber(scalar.Number, seed),
        _ => StableHash.Of([(byte)scalar.Kind], seed),
    };

    /// <param name="text">A text.</param>
    /// <param name="seed">Where it stands.</param>
    public static ulong Of(in Value text, ulong seed) => StableHash.Of(text.Utf8, seed ^ 's');

    private static ulong OfNumber(in Numeric number, ulong seed) => StableHash.Of(KeyEncoding.Encode(DataType.Numeric, Value.FromNumeric(number)), seed ^ 'n');

    public static ElementQuery Query(int part, ulong hash) => ElementQuery.With(part, BitConverter.GetBytes(hash));

    public static void Add(int part, ulong hash, ElementSet into)
    {
        Span<byte> element = stackalloc byte[sizeof(ulong)];
        BitConverter.TryWriteBytes(element, hash);
        into.Add(part, element);
    }
}
