using System.Net.Security;
using System.Security.Cryptography;
using System.Security.Cryptography.X509Certificates;
using Cambium.Server.Hosting;

namespace Cambium.Server.Connections;

/// <summary>The server's certificate, and whose client certificates it believes.</summary>
public sealed class TlsSettings
{
    private readonly X509Certificate2 _certificate;
    private readonly X509Certificate2Collection? _authorities;

    private TlsSettings(X509Certificate2 certificate, X509Certificate2Collection? authorities)
    {
        _certificate = certificate;
        _authorities = authorities;
    }

    /// <summary>
    /// Hash of the certificate, the "tls-server-end-point" binding of RFC 5929: by the hash of its signature, SHA-256 for the
    /// weaker ones.
    /// </summary>
    public byte[] ChannelBinding => _certificate.SignatureAlgorithm.FriendlyName?.ToUpperInvariant() switch
    {
        { } name when name.Contains("SHA384", StringComparison.Ordinal) => SHA384.HashData(_certificate.RawData),
        { } name when name.Contains("SHA512", StringComparison.Ordinal) => SHA512.HashData(_certificate.RawData),
        _ => SHA256.HashData(_certificate.RawData),
    };

    /// <returns>Null when no certificate is configured.</returns>
    public static TlsSettings? Load(CambiumServerOptions options)
    {
        if (options.TlsCertificateFile is null)
        {
            return null;
        }

        X509Certificate2 certificate = X509Certificate2.CreateFromPemFile(options.TlsCertificateFile, options.TlsKeyFile);
        X509Certificate2Collection? authorities = null;
        if (options.TlsClientAuthorityFile is not null)
        {
            authorities = [];
            authorities.ImportFromPemFile(options.TlsClientAuthorityFile);
        }

        return new TlsSettings(certificate, authorities);
    }

    /// <summary>The server's half of the TLS handshake.</summary>
    /// <param name="clientName">Common name of a client certificate that a configured authority signed; null without one.</param>
    public SslStream Accept(Stream inner, out string? clientName)
    {
        var stream = new SslStream(inner, leaveInnerStreamOpen: false);
        stream.AuthenticateAsServer(new SslServerAuthenticationOptions
        {
            ServerCertificate = _certificate,
            ClientCertificateRequired = _authorities is not null,
            CertificateRevocationCheckMode = X509RevocationMode.NoCheck,
            RemoteCertificateValidationCallback = (_, certificate, _, _) => certificate is null || IsTrusted(certificate),
        });
        clientName = stream.RemoteCertificate is X509Certificate2 client ? client.GetNameInfo(X509NameType.SimpleName, forIssuer: false) : null;
        return stream;
    }

    private bool IsTrusted(X509Certificate certificate)
    {
        if (_authorities is null)
        {
            return false;
        }

        using var chain = new X509Chain();
        chain.ChainPolicy.TrustMode = X509ChainTrustMode.CustomRootTrust;
        chain.ChainPolicy.CustomTrustStore.AddRange(_authorities);
        chain.ChainPolicy.RevocationMode = X509RevocationMode.NoCheck;
        return chain.Build((X509Certificate2)certificate);
    }
}
