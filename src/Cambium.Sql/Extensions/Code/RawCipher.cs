using System.Security.Cryptography;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Extensions.Code;

/// <summary>encrypt and decrypt of pgcrypto: algorithm[-mode][/pad:padding]. Short keys and vectors are filled up with zeros.</summary>
/// <param name="Name">aes, bf, des or 3des.</param>
/// <param name="IsChained">cbc; else ecb.</param>
/// <param name="IsPadded">pkcs; else the data must be whole blocks.</param>
internal sealed record RawCipher(string Name, bool IsChained, bool IsPadded)
{
    private int BlockBytes => Name == "aes" ? 16 : 8;

    /// <exception cref="SqlErrorException">22023: no such algorithm; 0A000: one that isn't here.</exception>
    public static RawCipher Parse(string type)
    {
        string[] parts = type.ToLowerInvariant().Split('/');
        string[] names = parts[0].Split('-');
        bool isPadded = true;
        foreach (string option in parts.Skip(1))
        {
            isPadded = option switch
            {
                "pad:pkcs" => true,
                "pad:none" => false,
                _ => throw new SqlErrorException(SqlState.InvalidParameterValue, $"Cannot use \"{type.ToLowerInvariant()}\": Bad option"),
            };
        }

        string name = names[0] switch
        {
            "rijndael" or "aes" or "aes128" or "aes192" or "aes256" => "aes",
            "blowfish" or "bf" => "bf",
            "des" => "des",
            "3des" or "des3" => "3des",
            "cast5" or "twofish" => throw new SqlErrorException(SqlState.FeatureNotSupported, $"cipher {names[0]} is not supported"),
            _ => throw Unknown(type),
        };
        bool? isChained = names.Length < 2 ? true : names[1] switch { "cbc" => true, "ecb" => false, _ => null };
        return new RawCipher(name, isChained ?? throw Unknown(type), isPadded);
    }

    public byte[] Encrypt(ReadOnlySpan<byte> data, ReadOnlySpan<byte> key, ReadOnlySpan<byte> vector)
    {
        byte[] plain = data.ToArray();
        if (IsPadded)
        {
            int missing = BlockBytes - (data.Length % BlockBytes);
            plain = [.. plain, .. Enumerable.Repeat((byte)missing, missing)];
        }

        RequireBlocks(plain.Length, "encrypt", "Encryption failed");
        return Run(plain, key, vector, isDecrypting: false);
    }

    public byte[] Decrypt(ReadOnlySpan<byte> data, ReadOnlySpan<byte> key, ReadOnlySpan<byte> vector)
    {
        RequireBlocks(data.Length, "decrypt", "Decryption failed");
        if (data.IsEmpty)
        {
            return [];
        }

        byte[] plain = Run(data.ToArray(), key, vector, isDecrypting: true);
        if (!IsPadded)
        {
            return plain;
        }

        // What isn't padding is left as it is.
        int count = plain[^1];
        return count >= 1 && count <= BlockBytes && plain.TakeLast(count).All(b => b == count) ? plain[..^count] : throw Failure("decrypt", "Decryption failed");
    }

    private byte[] Run(byte[] data, ReadOnlySpan<byte> key, ReadOnlySpan<byte> vector, bool isDecrypting)
    {
        using Blocks blocks = Blocks.Create(Name, key);
        byte[] before = new byte[BlockBytes];
        vector[..Math.Min(vector.Length, BlockBytes)].CopyTo(before);
        byte[] result = new byte[data.Length];
        for (int start = 0; start < data.Length; start += BlockBytes)
        {
            byte[] block = data[start..(start + BlockBytes)];
            byte[] given = block;
            if (IsChained && !isDecrypting)
            {
                block = Xor(block, before);
            }

            byte[] done = isDecrypting ? blocks.Decrypt(block) : blocks.Encrypt(block);
            if (IsChained && isDecrypting)
            {
                done = Xor(done, before);
            }

            done.CopyTo(result, start);
            before = isDecrypting ? given : done;
        }

        return result;
    }

    private static byte[] Xor(byte[] left, byte[] right) => [.. left.Zip(right, static (a, b) => (byte)(a ^ b))];

    private void RequireBlocks(int length, string action, string failure)
    {
        if (length % BlockBytes != 0)
        {
            throw Failure(action, failure);
        }
    }

    private static SqlErrorException Failure(string action, string reason) => new(SqlState.ExternalRoutineInvocationException, $"{action} error: {reason}");

    private static SqlErrorException Unknown(string type) => new(SqlState.InvalidParameterValue, $"Cannot use \"{type.ToLowerInvariant()}\": No such cipher algorithm");

    /// <summary>One block at a time.</summary>
    private sealed class Blocks(Func<byte[], byte[]> encrypt, Func<byte[], byte[]> decrypt, IDisposable? owned) : IDisposable
    {
        public byte[] Encrypt(byte[] block) => encrypt(block);

        public byte[] Decrypt(byte[] block) => decrypt(block);

        public void Dispose() => owned?.Dispose();

        public static Blocks Create(string name, ReadOnlySpan<byte> key)
        {
            if (name == "bf")
            {
                Blowfish blowfish = new(key.Length > 56 ? throw Failure("encrypt", "Key was too big") : key);
                return new Blocks(blowfish.Encrypt, blowfish.Decrypt, null);
            }

            if (name != "aes")
            {
                byte[] filled = Filled(key, name == "des" ? 8 : 24);
                Des[] keys = [.. filled.Chunk(8).Select(static part => new Des(part))];
                return keys.Length == 1
                    ? new Blocks(block => keys[0].Transform(block, false), block => keys[0].Transform(block, true), null)
                    : new Blocks(
                        block => keys[2].Transform(keys[1].Transform(keys[0].Transform(block, false), true), false),
                        block => keys[0].Transform(keys[1].Transform(keys[2].Transform(block, true), false), true),
                        null);
            }

            Aes aes = Aes.Create();
            aes.Key = key.Length switch
            {
                <= 16 => Filled(key, 16),
                <= 24 => Filled(key, 24),
                <= 32 => Filled(key, 32),
                _ => throw Failure("encrypt", "Key was too big"),
            };
            return new Blocks(block => aes.EncryptEcb(block, PaddingMode.None), block => aes.DecryptEcb(block, PaddingMode.None), aes);
        }

        private static byte[] Filled(ReadOnlySpan<byte> key, int size)
        {
            byte[] filled = new byte[size];
            key[..Math.Min(key.Length, size)].CopyTo(filled);
            return filled;
        }
    }
}
