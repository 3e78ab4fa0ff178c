namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>How a message is to be made, or was. Algorithms by their codes.</summary>
internal sealed class MessageTraits
{
    public int Cipher { get; set; } = OpenPgpCipher.Aes128;

    public int StringToKeyMode { get; set; } = StringToKey.Iterated;

    /// <summary>Of a key made of a password; -1: some.</summary>
    public int StringToKeyCount { get; set; } = -1;

    public int StringToKeyDigest { get; set; } = OpenPgpDigests.Sha1;

    /// <summary>Encrypts a session key of its own; -1: that of the message.</summary>
    public int StringToKeyCipher { get; set; } = -1;

    /// <summary>0 none, 1 ZIP, 2 ZLIB, 3 BZip2, which only exists.</summary>
    public int Compression { get; set; }

    /// <summary>0 to 9.</summary>
    public int CompressionLevel { get; set; } = 6;

    public bool IsUnprotected { get; set; }

    /// <summary>A key by chance, encrypted with that of the password.</summary>
    public bool HasSessionKey { get; set; }

    public bool ConvertsLineEnds { get; set; }

    public bool IsUnicode { get; set; }
}
