using System.Formats.Asn1;
using System.Security.Cryptography;
using System.Security.Cryptography.X509Certificates;

namespace Cambium.Server.Connections;

/// <summary>The "tls-server-end-point" binding (RFC 5929): a hash of the server's certificate, which both ends of a connection see.</summary>
internal static class ServerEndPointBinding
{
    private const string RsaPss = "1.2.840.113549.1.1.10";

    private static readonly Asn1Tag s_hashAlgorithm = new(TagClass.ContextSpecific, 0);

    /// <summary>By the hash of the certificate's own signature, SHA-256 for the weaker ones.</summary>
    public static byte[] Of(X509Certificate2 certificate) => SignatureHash(certificate) switch
    {
        // sha384WithRSAEncryption, ecdsa-with-SHA384, id-sha384; the same of 512.
        "1.2.840.113549.1.1.12" or "1.2.840.10045.4.3.3" or "2.16.840.1.101.3.4.2.2" => SHA384.HashData(certificate.RawData),
        "1.2.840.113549.1.1.13" or "1.2.840.10045.4.3.4" or "2.16.840.1.101.3.4.2.3" => SHA512.HashData(certificate.RawData),
        _ => SHA256.HashData(certificate.RawData),
    };

    /// <summary>Object identifier of the signature, which names its hash; of RSASSA-PSS, which has that as a parameter (RFC 4055), that of the hash.</summary>
    private static string? SignatureHash(X509Certificate2 certificate)
    {
        string? algorithm = certificate.SignatureAlgorithm.Value;
        if (algorithm != RsaPss)
        {
            return algorithm;
        }

        // Certificate ::= SEQUENCE { tbsCertificate, signatureAlgorithm SEQUENCE { OBJECT IDENTIFIER, parameters }, signature }
        AsnReader reader = new AsnReader(certificate.RawData, AsnEncodingRules.DER).ReadSequence();
        reader.ReadEncodedValue();
        reader = reader.ReadSequence();
        reader.ReadObjectIdentifier();
        AsnReader parameters = reader.ReadSequence();
        return parameters.HasData && parameters.PeekTag().HasSameClassAndValue(s_hashAlgorithm)
            ? parameters.ReadSequence(s_hashAlgorithm).ReadSequence().ReadObjectIdentifier()
            : null;
    }
}
