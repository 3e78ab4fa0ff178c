using System.Globalization;
using System.Security.Cryptography;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Extensions.Code;

/// <summary>gen_salt of pgcrypto: a random salt that also says which hash, and how long it shall take.</summary>
internal static class PasswordSalt
{
    /// <summary>The digits of crypt(3), six bits each.</summary>
    public const string Digits = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    /// <summary>The digits of bcrypt.</summary>
    public const string BlowfishDigits = "./ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    /// <param name="rounds">Null for the algorithm's usual number.</param>
    /// <exception cref="SqlErrorException">22023.</exception>
    public static string Generate(string algorithm, int? rounds) => algorithm.ToLowerInvariant() switch
    {
        "bf" => $"$2a${Require(rounds ?? 6, 4, 31).ToString("00", CultureInfo.InvariantCulture)}$" + Blowfish(RandomNumberGenerator.GetBytes(16)),
        "md5" when Require(rounds ?? 1000, 1000, 1000) > 0 => "$1$" + Random(8),
        "des" when Require(rounds ?? 25, 25, 25) > 0 => Random(2),
        "xdes" => "_" + Number(RequireOdd(Require(rounds is null or 0 ? 725 : rounds.Value, 1, 0xFFFFFF))) + Random(4),
        _ => throw new SqlErrorException(SqlState.InvalidParameterValue, "gen_salt: Unknown salt algorithm"),
    };

    /// <summary>Six bits a digit, the first ones leftmost.</summary>
    public static string Blowfish(ReadOnlySpan<byte> bytes)
    {
        string text = "";
        for (int bit = 0; bit < bytes.Length * 8; bit += 6)
        {
            int pair = (bytes[bit / 8] << 8) | (bit / 8 + 1 < bytes.Length ? bytes[(bit / 8) + 1] : 0);
            text += BlowfishDigits[(pair >> (10 - (bit % 8))) & 63];
        }

        return text;
    }

    private static string Random(int count) => new([.. Enumerable.Range(0, count).Select(static _ => Digits[RandomNumberGenerator.GetInt32(64)])]);

    /// <summary>24 bits, the lowest six first.</summary>
    private static string Number(int number) => new([.. Enumerable.Range(0, 4).Select(place => Digits[(number >> (6 * place)) & 63])]);

    private static int Require(int rounds, int min, int max) => rounds == 0 ? min : rounds >= min && rounds <= max ? rounds : throw Incorrect();

    private static int RequireOdd(int rounds) => rounds % 2 == 1 ? rounds : throw Incorrect();

    private static SqlErrorException Incorrect() => new(SqlState.InvalidParameterValue, "gen_salt: Incorrect number of rounds");
}
