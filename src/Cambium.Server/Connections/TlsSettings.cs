using System.Net.Security;
using System.Numerics;
using System.Security.Authentication;
using System.Security.Cryptography;
using System.Security.Cryptography.X509Certificates;
using Cambium.Server.Hosting;
using Cambium.Sql.Sessions;

namespace Cambium.Server.Connections;

/// <summary>The server's certificate, and whose client certificates it believes.</summary>
public sealed class TlsSettings
{
    private static readonly Oid s_clientAuthentication = new("1.3.6.1.5.5.7.3.2");

    private readonly SslStreamCertificateContext _certificate;
    private readonly X509Certificate2Collection? _authorities;

    private TlsSettings(SslStreamCertificateContext certificate, X509Certificate2Collection? authorities)
    {
        _certificate = certificate;
        _authorities = authorities;
        ChannelBinding = ServerEndPointBinding.Of(certificate.TargetCertificate);
    }

    /// <summary>Hash of the certificate.</summary>
    public byte[] ChannelBinding { get; }

    /// <returns>Null when no certificate is configured.</returns>
    /// <exception cref="InvalidOperationException">A file is missing, or isn't what it should be.</exception>
    public static TlsSettings? Load(CambiumServerOptions options)
    {
        if (options.TlsCertificateFile is not { } file)
        {
            return null;
        }

        try
        {
            // Behind the server's own certificate the file has those between it and the root: clients know only the root.
            X509Certificate2Collection chain = [];
            chain.ImportFromPemFile(file);
            X509Certificate2 own = X509Certificate2.CreateFromPemFile(file, options.TlsKeyFile);
            X509Certificate2Collection? authorities = null;
            if (options.TlsClientAuthorityFile is not null)
            {
                authorities = [];
                authorities.ImportFromPemFile(options.TlsClientAuthorityFile);
            }

            return new TlsSettings(SslStreamCertificateContext.Create(own, chain, offline: true), authorities);
        }
        catch (Exception exception) when (exception is CryptographicException or IOException or UnauthorizedAccessException)
        {
            throw new InvalidOperationException($"could not load the certificate \"{file}\" with its key \"{options.TlsKeyFile ?? file}\": {exception.Message}", exception);
        }
    }

    /// <summary>The server's half of the TLS handshake.</summary>
    /// <param name="session">With the client's certificate, when it has shown one that a configured authority signed.</param>
    /// <param name="isClientRefused">It has shown another one.</param>
    public SslStream Accept(Stream inner, out TlsSession session, out bool isClientRefused)
    {
        bool isTrusted = true;
        var stream = new SslStream(inner, leaveInnerStreamOpen: false);
        stream.AuthenticateAsServer(new SslServerAuthenticationOptions
        {
            ServerCertificateContext = _certificate,
            ClientCertificateRequired = _authorities is not null,
            CertificateRevocationCheckMode = X509RevocationMode.NoCheck,
            AllowTlsResume = false,
#pragma warning disable CA5398 // ssl_min_protocol_version says so, whatever the machine would take.
            EnabledSslProtocols = SslProtocols.Tls12 | SslProtocols.Tls13,
#pragma warning restore CA5398
            // Refused when the handshake is over: a client that is turned away within it is told nothing.
            RemoteCertificateValidationCallback = (_, certificate, chain, _) => (isTrusted = certificate is null || IsTrusted(certificate, chain)) || true,
        });
        session = Describe(stream);
        isClientRefused = !isTrusted;
        return stream;
    }

    private static TlsSession Describe(SslStream stream)
    {
        string suite = stream.NegotiatedCipherSuite.ToString();
        int bits = suite.Contains("256", StringComparison.Ordinal) && !suite.Contains("_128_", StringComparison.Ordinal) ? 256 : 128;
        return new TlsSession(stream.SslProtocol == SslProtocols.Tls13 ? "TLSv1.3" : "TLSv1.2", OpenSslName(suite), bits, DescribeClient(stream));
    }

    /// <summary>OpenSSL has names of its own for the cipher suites before TLS 1.3: ECDHE-RSA-AES256-GCM-SHA384.</summary>
    private static string OpenSslName(string suite) => !suite.Contains("_WITH_", StringComparison.Ordinal) ? suite : suite["TLS_".Length..]
        .Replace("RSA_WITH_", "RSA_", StringComparison.Ordinal).Replace("_WITH_", "_", StringComparison.Ordinal)
        .Replace("AES_", "AES", StringComparison.Ordinal).Replace("_CBC_", "_", StringComparison.Ordinal).Replace("POLY1305_SHA256", "POLY1305", StringComparison.Ordinal)
        .Replace('_', '-');

    private static ClientCertificate? DescribeClient(SslStream stream)
    {
        if (stream.RemoteCertificate is not X509Certificate2 certificate)
        {
            return null;
        }

        DistinguishedName subject = DistinguishedName.Of(certificate.SubjectName);
        var serial = new BigInteger(certificate.SerialNumberBytes.Span, isUnsigned: false, isBigEndian: true);
        return new ClientCertificate(subject.CommonName, subject.Text, serial, DistinguishedName.Of(certificate.IssuerName).Text);
    }

    private bool IsTrusted(X509Certificate certificate, X509Chain? sent)
    {
        if (_authorities is null)
        {
            return false;
        }

        using var chain = new X509Chain();
        chain.ChainPolicy.TrustMode = X509ChainTrustMode.CustomRootTrust;
        chain.ChainPolicy.CustomTrustStore.AddRange(_authorities);
        chain.ChainPolicy.RevocationMode = X509RevocationMode.NoCheck;
        chain.ChainPolicy.ApplicationPolicy.Add(s_clientAuthentication);
        // What the client has sent between its own certificate and a root.
        if (sent is not null)
        {
            chain.ChainPolicy.ExtraStore.AddRange(sent.ChainPolicy.ExtraStore);
        }

        return chain.Build((X509Certificate2)certificate);
    }
}
