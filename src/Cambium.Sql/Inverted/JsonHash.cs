using System.Text;
using Cambium.Engine.Inverted;
using Cambium.Engine.Json;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;

namespace Cambium.Sql.Inverted;

/// <summary>Hashes of what documents are made of.</summary>
internal static class JsonHash
{
    /// <summary>Of a scalar; equal ones have equal hashes.</summary>
    /// <param name="seed">Where it stands.</param>
    public static ulong Of(JsonValue scalar, ulong seed) => scalar.Kind switch
    {
        JsonKind.String => Of(scalar.String, seed),
        JsonKind.Number => Of(scalar.Number, seed),
        _ => StableHash.Of([(byte)scalar.Kind], seed),
    };

    public static ulong Of(string text, ulong seed) => StableHash.Of(Encoding.UTF8.GetBytes(text), seed ^ 's');

    public static ulong Of(in Numeric number, ulong seed) => StableHash.Of(KeyEncoding.Encode(DataType.Numeric, Value.FromNumeric(number)), seed ^ 'n');

    public static ElementQuery Query(int part, ulong hash) => ElementQuery.With(part, BitConverter.GetBytes(hash));

    public static void Add(int part, ulong hash, ElementSet into) => into.Add(part, BitConverter.GetBytes(hash));
}
