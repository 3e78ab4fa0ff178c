using System.Buffers.Binary;
using System.Security.Cryptography;
using Cambium.Engine.Values;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Extensions.Code;

/// <summary>uuid-ossp: UUIDs by RFC 4122.</summary>
internal static class UuidGeneration
{
    /// <summary>Steps of 100 ns from 1582-10-15 to 1970-01-01.</summary>
    private const long GregorianOffset = 0x01B21DD213814000;

    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("uuid_nil", static (_, _) => Value.FromUtf8(new byte[16]));
        library.Scalar("uuid_ns_dns", static (_, _) => Namespace(0x10));
        library.Scalar("uuid_ns_url", static (_, _) => Namespace(0x11));
        library.Scalar("uuid_ns_oid", static (_, _) => Namespace(0x12));
        library.Scalar("uuid_ns_x500", static (_, _) => Namespace(0x14));

        // The node is random in both, with the bit set that tells it from a network card's: which one the server has is nobody's business.
        library.Scalar("uuid_generate_v1 uuid_generate_v1mc", static (_, context) => ByTime(context));
        library.Scalar("uuid_generate_v3", static (arguments, _) => ByName(MD5.HashData([.. arguments[0].Utf8, .. arguments[1].Utf8]), 3));
        library.Scalar("uuid_generate_v4", static (_, _) => EncodingFunctions.RandomUuid());
        library.Scalar("uuid_generate_v5", static (arguments, _) => ByName(SHA1.HashData([.. arguments[0].Utf8, .. arguments[1].Utf8]), 5));
    }

    private static Value Namespace(byte number) =>
        Value.FromUtf8([0x6b, 0xa7, 0xb8, number, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8]);

    private static Value ByName(byte[] hash, int version)
    {
        hash[6] = (byte)((hash[6] & 0x0F) | (version << 4));
        hash[8] = (byte)((hash[8] & 0x3F) | 0x80);
        return Value.FromUtf8(hash.AsSpan(0, 16));
    }

    private static Value ByTime(CallContext context)
    {
        long time = (context.Clock.GetUtcNow().UtcDateTime - DateTime.UnixEpoch).Ticks + GregorianOffset;
        byte[] uuid = new byte[16];
        context.Random.NextBytes(uuid.AsSpan(8));
        BinaryPrimitives.WriteUInt32BigEndian(uuid, (uint)time);
        BinaryPrimitives.WriteUInt16BigEndian(uuid.AsSpan(4), (ushort)(time >> 32));
        BinaryPrimitives.WriteUInt16BigEndian(uuid.AsSpan(6), (ushort)(((time >> 48) & 0x0FFF) | 0x1000));
        uuid[8] = (byte)((uuid[8] & 0x3F) | 0x80);
        uuid[10] |= 0x03;
        return Value.FromUtf8(uuid);
    }
}
