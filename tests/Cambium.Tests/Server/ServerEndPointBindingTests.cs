using System.Security.Cryptography;
using System.Security.Cryptography.X509Certificates;
using Cambium.Server.Connections;
using Xunit;

namespace Cambium.Tests.Server;

/// <summary>Both ends of a connection must hash the certificate alike, whatever it is signed with.</summary>
public sealed class ServerEndPointBindingTests
{
    public static TheoryData<string, string, int> Signatures => new()
    {
        { "RSA", "SHA256", 32 }, { "RSA", "SHA384", 48 }, { "RSA", "SHA512", 64 },
        { "PSS", "SHA256", 32 }, { "PSS", "SHA384", 48 }, { "PSS", "SHA512", 64 },
        { "ECDSA", "SHA256", 32 }, { "ECDSA", "SHA384", 48 }, { "ECDSA", "SHA512", 64 },
    };

    [Theory]
    [MemberData(nameof(Signatures))]
    public void The_hash_is_that_of_the_signature(string signature, string hash, int length)
    {
        using var rsa = RSA.Create(2048);
        using var ecdsa = ECDsa.Create();
        var name = new X500DistinguishedName("CN=localhost");
        var algorithm = new HashAlgorithmName(hash);
        CertificateRequest request = signature == "ECDSA"
            ? new(name, ecdsa, algorithm)
            : new(name, rsa, algorithm, signature == "PSS" ? RSASignaturePadding.Pss : RSASignaturePadding.Pkcs1);
        using X509Certificate2 certificate = request.CreateSelfSigned(DateTimeOffset.UnixEpoch, DateTimeOffset.UnixEpoch.AddYears(1));
        byte[] expected = length switch { 48 => SHA384.HashData(certificate.RawData), 64 => SHA512.HashData(certificate.RawData), _ => SHA256.HashData(certificate.RawData) };
        Assert.Equal(expected, ServerEndPointBinding.Of(certificate));
    }
}
