using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Extensions.Code;

/// <summary>crypt of pgcrypto: the password hash that the salt, or an earlier hash, asks for.</summary>
internal static class PasswordHash
{
    private const int TraditionalRounds = 25;
    private const int Md5Rounds = 1000;

    /// <exception cref="SqlErrorException">22023: the salt is none; 39000: it asks for no rounds.</exception>
    public static string Hash(ReadOnlySpan<byte> password, string salt) => salt switch
    {
        _ when salt.StartsWith("$2a$", StringComparison.Ordinal) => WithBlowfish(password, salt),
        _ when salt.StartsWith("$2x$", StringComparison.Ordinal) => throw new SqlErrorException(SqlState.FeatureNotSupported, "password hash $2x$ is not supported"),
        _ when salt.StartsWith("$1$", StringComparison.Ordinal) => WithMd5(password, salt),
        _ when salt.StartsWith('_') => WithExtendedDes(password, salt),
        _ => WithDes(password, salt),
    };

    private static string WithBlowfish(ReadOnlySpan<byte> password, string salt)
    {
        if (salt.Length < 29 || salt[6] != '$' || !int.TryParse(salt.AsSpan(4, 2), NumberStyles.None, CultureInfo.InvariantCulture, out int cost) || cost is < 4 or > 31)
        {
            throw Invalid();
        }

        byte[] saltBytes = new byte[16];
        int bits = 0;
        int count = 0;
        int at = 0;
        foreach (char digit in salt.AsSpan(7, 22))
        {
            int value = PasswordSalt.BlowfishDigits.IndexOf(digit, StringComparison.Ordinal);
            bits = ((bits << 6) | (value >= 0 ? value : throw Invalid())) & 0xFFFF;
            count += 6;
            if (count >= 8 && at < 16)
            {
                count -= 8;
                saltBytes[at++] = (byte)(bits >> count);
            }
        }

        // At most 72 bytes count, the zero at the end included.
        byte[] key = [.. password, 0];
        Blowfish cipher = Blowfish.CreateExpensive(key.AsSpan(0, Math.Min(key.Length, 72)), saltBytes, cost);
        byte[] text = Encoding.ASCII.GetBytes("OrpheanBeholderScryDoubt");
        for (int block = 0; block < text.Length; block += 8)
        {
            byte[] part = text[block..(block + 8)];
            for (int round = 0; round < 64; round++)
            {
                part = cipher.Encrypt(part);
            }

            part.CopyTo(text, block);
        }

        return salt[..7] + PasswordSalt.Blowfish(saltBytes) + PasswordSalt.Blowfish(text.AsSpan(0, 23));
    }

    /// <summary>Poul-Henning Kamp's hash of 1994.</summary>
    private static string WithMd5(ReadOnlySpan<byte> password, string salt)
    {
        string own = salt[3..].Split('$')[0];
        byte[] saltBytes = Encoding.UTF8.GetBytes(own.Length > 8 ? own[..8] : own);
        byte[] key = password.ToArray();
        byte[] final = MD5.HashData([.. key, .. saltBytes, .. key]);
        List<byte> start = [.. key, .. Encoding.ASCII.GetBytes("$1$"), .. saltBytes];
        for (int left = key.Length; left > 0; left -= 16)
        {
            start.AddRange(final[..Math.Min(16, left)]);
        }

        for (int left = key.Length; left > 0; left >>= 1)
        {
            start.Add((left & 1) != 0 ? (byte)0 : key[0]);
        }

        final = MD5.HashData(start.ToArray());
        for (int round = 0; round < Md5Rounds; round++)
        {
            byte[] first = (round & 1) != 0 ? key : final;
            byte[] last = (round & 1) != 0 ? final : key;
            final = MD5.HashData([.. first, .. round % 3 != 0 ? saltBytes : [], .. round % 7 != 0 ? key : [], .. last]);
        }

        StringBuilder text = new($"$1${Encoding.UTF8.GetString(saltBytes)}$");
        foreach ((int a, int b, int c) in ((int, int, int)[])[(0, 6, 12), (1, 7, 13), (2, 8, 14), (3, 9, 15), (4, 10, 5)])
        {
            Append(text, (uint)((final[a] << 16) | (final[b] << 8) | final[c]), 4);
        }

        Append(text, final[11], 2);
        return text.ToString();

        static void Append(StringBuilder text, uint number, int digits)
        {
            for (; digits > 0; digits--, number >>= 6)
            {
                text.Append(PasswordSalt.Digits[(int)(number & 63)]);
            }
        }
    }

    private static string WithDes(ReadOnlySpan<byte> password, string salt)
    {
        if (salt.Length < 2)
        {
            throw Invalid();
        }

        return salt[..2] + Encode(new Des(Key(password)).Transform(0, Number(salt.AsSpan(0, 2)), TraditionalRounds));
    }

    /// <summary>BSDi's: any number of rounds, and passwords of any length.</summary>
    private static string WithExtendedDes(ReadOnlySpan<byte> password, string salt)
    {
        if (salt.Length < 9)
        {
            throw Invalid();
        }

        byte[] key = Key(password);
        for (ReadOnlySpan<byte> rest = password[Math.Min(8, password.Length)..]; !rest.IsEmpty; rest = rest[Math.Min(8, rest.Length)..])
        {
            key = new Des(key).Encrypt(key);
            for (int index = 0; index < Math.Min(8, rest.Length); index++)
            {
                key[index] ^= (byte)(rest[index] << 1);
            }
        }

        int rounds = (int)Number(salt.AsSpan(1, 4));
        return rounds > 0
            ? salt[..9] + Encode(new Des(key).Transform(0, Number(salt.AsSpan(5, 4)), rounds))
            : throw new SqlErrorException(SqlState.ExternalRoutineInvocationException, "crypt(3) returned NULL");
    }

    /// <summary>Seven bits of each of the first eight characters.</summary>
    private static byte[] Key(ReadOnlySpan<byte> password)
    {
        byte[] key = new byte[8];
        for (int index = 0; index < Math.Min(8, password.Length); index++)
        {
            key[index] = (byte)(password[index] << 1);
        }

        return key;
    }

    /// <summary>What is no digit is taken for zero.</summary>
    private static uint Number(ReadOnlySpan<char> digits)
    {
        uint number = 0;
        for (int index = 0; index < digits.Length; index++)
        {
            number |= (uint)Math.Max(0, PasswordSalt.Digits.IndexOf(digits[index], StringComparison.Ordinal)) << (6 * index);
        }

        return number;
    }

    /// <summary>64 bits as eleven digits, two zeros behind them.</summary>
    private static string Encode(ulong bits)
    {
        StringBuilder text = new();
        UInt128 padded = (UInt128)bits << 2;
        for (int shift = 60; shift >= 0; shift -= 6)
        {
            text.Append(PasswordSalt.Digits[(int)((ulong)(padded >> shift) & 63)]);
        }

        return text.ToString();
    }

    private static SqlErrorException Invalid() => new(SqlState.InvalidParameterValue, "invalid salt");
}
