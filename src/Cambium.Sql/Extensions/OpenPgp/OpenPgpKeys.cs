namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>The key of a key file that messages are encrypted with: its one subkey that can.</summary>
internal static class OpenPgpKeys
{
    private static readonly byte[] s_anyKey = new byte[OpenPgpKey.IdBytes];

    internal static bool IsAnyKey(ReadOnlySpan<byte> id) => id.SequenceEqual(s_anyKey);

    /// <exception cref="Engine.Errors.SqlErrorException">39000.</exception>
    internal static OpenPgpKey FindPublic(ReadOnlyMemory<byte> file, Action<string>? debug) => Find(file, PacketTag.PublicSubkey, static (packet, _) => OpenPgpKey.ReadPublic(packet), debug);

    /// <exception cref="Engine.Errors.SqlErrorException">39000.</exception>
    internal static OpenPgpKey FindSecret(ReadOnlyMemory<byte> file, byte[]? password, Action<string>? debug) =>
        Find(file, PacketTag.SecretSubkey, (packet, tell) => OpenPgpKey.ReadSecret(packet, password, tell), debug);

    /// <summary>Whose key a message was encrypted with, or the key's own: sixteen digits, ANYKEY or SYMKEY.</summary>
    /// <exception cref="Engine.Errors.SqlErrorException">39000.</exception>
    internal static string Id(ReadOnlyMemory<byte> file)
    {
        byte[] id = [];
        int mainKeys = 0;
        int subkeys = 0;
        int sessionKeys = 0;
        bool hasPassword = false;
        PacketReader reader = new(file, null);
        while (reader.ReadPacket(allowsOpenEnd: false) is { Tag: not (PacketTag.EncryptedData or PacketTag.EncryptedProtectedData) } packet)
        {
            switch (packet.Tag)
            {
                case PacketTag.PublicKey or PacketTag.SecretKey:
                    RequireFirst(++mainKeys);
                    break;
                case PacketTag.PublicSubkey or PacketTag.SecretSubkey:
                    OpenPgpKey key = OpenPgpKey.ReadPublic(packet.Body);
                    subkeys += key.CanEncrypt ? 1 : 0;
                    id = key.CanEncrypt ? key.Id : id;
                    break;
                case PacketTag.PublicKeyEncryptedSessionKey:
                    sessionKeys++;
                    id = packet.Body.ReadByte() == 3 ? packet.Body.ReadBytes(OpenPgpKey.IdBytes).ToArray() : throw OpenPgpErrors.Of("Bad error code");
                    break;
                case PacketTag.SymmetricKeyEncryptedSessionKey:
                    hasPassword = true;
                    break;
                default:
                    if (!IsSkipped(packet.Tag))
                    {
                        throw OpenPgpErrors.Corrupt;
                    }

                    break;
            }
        }

        RequireFirst(subkeys);
        RequireFirst(sessionKeys);
        return (subkeys, sessionKeys) switch
        {
            (0, 0) => hasPassword ? "SYMKEY" : throw OpenPgpErrors.Of("No encryption key found"),
            (1, 1) => throw OpenPgpErrors.Corrupt,
            _ => IsAnyKey(id) ? "ANYKEY" : Convert.ToHexString(id),
        };
    }

    private static OpenPgpKey Find(ReadOnlyMemory<byte> file, PacketTag subkey, Func<PacketReader, Action<string>?, OpenPgpKey> read, Action<string>? debug)
    {
        OpenPgpKey? found = null;
        int mainKeys = 0;
        PacketReader reader = new(file, debug);
        while (reader.ReadPacket(allowsOpenEnd: false) is { } packet)
        {
            if (packet.Tag == subkey)
            {
                OpenPgpKey key = read(packet.Body, debug);
                found = !key.CanEncrypt ? found : found is null ? key : throw OpenPgpErrors.Of("Several subkeys not supported");
            }
            else if (packet.Tag is PacketTag.PublicKey or PacketTag.SecretKey)
            {
                RequireFirst(++mainKeys);
            }
            else if (!IsSkipped(packet.Tag))
            {
                throw Unexpected(packet.Tag, debug);
            }
        }

        return found ?? throw OpenPgpErrors.Of("No encryption key found");
    }

    private static bool IsSkipped(PacketTag tag) =>
        tag is PacketTag.Signature or PacketTag.Marker or PacketTag.Trust or PacketTag.UserId or PacketTag.UserAttribute or PacketTag.Private61;

    private static void RequireFirst(int count)
    {
        if (count > 1)
        {
            throw OpenPgpErrors.Of("Several keys given - pgcrypto does not handle keyring");
        }
    }

    private static Exception Unexpected(PacketTag tag, Action<string>? debug)
    {
        if (tag == PacketTag.PublicSubkey)
        {
            return OpenPgpErrors.Of("Cannot decrypt with public key");
        }

        if (tag == PacketTag.SecretSubkey)
        {
            return OpenPgpErrors.Of("Refusing to encrypt with secret key");
        }

        debug?.Invoke(FormattableString.Invariant($"unknown/unexpected packet: {(int)tag}"));
        return OpenPgpErrors.Of("Unexpected packet in key data");
    }
}
