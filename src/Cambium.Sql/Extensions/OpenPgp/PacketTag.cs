namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>Kinds of packets (RFC 4880, 4.3), as far as messages and keys are made of them.</summary>
internal enum PacketTag
{
    PublicKeyEncryptedSessionKey = 1,
    Signature = 2,
    SymmetricKeyEncryptedSessionKey = 3,
    SecretKey = 5,
    PublicKey = 6,
    SecretSubkey = 7,
    CompressedData = 8,
    EncryptedData = 9,
    Marker = 10,
    LiteralData = 11,
    Trust = 12,
    UserId = 13,
    PublicSubkey = 14,
    UserAttribute = 17,
    EncryptedProtectedData = 18,
    ModificationDetectionCode = 19,

    /// <summary>In secret keyrings of GnuPG.</summary>
    Private61 = 61,
}
