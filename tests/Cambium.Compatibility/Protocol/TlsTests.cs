using System.Globalization;
using System.Net.Security;
using System.Numerics;
using System.Security.Authentication;
using System.Security.Cryptography;
using System.Security.Cryptography.X509Certificates;
using System.Text;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>TLS through Npgsql with certificates made here: SCRAM with channel binding, client certificates instead of a password.</summary>
public sealed class TlsTests : ServerTest
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-tls-").FullName;
    private readonly X509Certificate2 _authority;
    private readonly X509Certificate2 _intermediate;

    public TlsTests()
    {
        using var authorityKey = RSA.Create(2048);
        var request = new CertificateRequest("CN=test authority", authorityKey, HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1);
        request.CertificateExtensions.Add(new X509BasicConstraintsExtension(certificateAuthority: true, false, 0, critical: true));
        using X509Certificate2 authority = request.CreateSelfSigned(DateTimeOffset.UtcNow.AddDays(-1), DateTimeOffset.UtcNow.AddDays(30));
        _authority = X509CertificateLoader.LoadPkcs12(authority.Export(X509ContentType.Pfx), null);
        File.WriteAllText(PathOf("authority.pem"), _authority.ExportCertificatePem());
        _intermediate = IssueAuthority("test intermediate");
        WriteServerCertificate("CN=localhost");
    }

    protected override CambiumServerOptions Options => new()
    {
        Password = "secret",
        TlsCertificateFile = PathOf("server.pem"),
        TlsKeyFile = PathOf("server.key"),
        TlsClientAuthorityFile = PathOf("authority.pem"),
    };

    public override async Task DisposeAsync()
    {
        await base.DisposeAsync();
        _authority.Dispose();
        _intermediate.Dispose();
        Directory.Delete(_directory, recursive: true);
    }

    [Fact]
    public async Task Npgsql_connects_by_tls_with_scram_bound_to_the_channel()
    {
        await using NpgsqlConnection connection = await OpenAsync(";SSL Mode=Require;Channel Binding=Require");
        Assert.Equal(1, await ScalarAsync(connection, "SELECT 1"));
        Assert.Equal(true, await ScalarAsync(connection, @"SELECT ssl AND version ~ '^TLSv1\.[23]$' AND bits >= 128 FROM pg_stat_ssl WHERE pid = pg_backend_pid()"));
        Assert.Equal("on", await ScalarAsync(connection, "SHOW ssl"));
    }

    [Fact]
    public async Task A_wrong_password_is_refused_with_28P01()
    {
        await using var connection = new NpgsqlConnection(ConnectionString.Replace("secret", "wrong", StringComparison.Ordinal) + ";SSL Mode=Require");
        Assert.Equal("28P01", await SqlStateOfAsync(() => connection.OpenAsync()));
    }

    [Fact]
    public async Task A_client_certificate_that_names_the_role_stands_for_the_password()
    {
        using X509Certificate2 certificate = Issue("CN=cambium");
        await using NpgsqlDataSource source = WithCertificate(certificate);
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        Assert.Equal("cambium", await ScalarAsync(connection, "SELECT current_user::text"));
    }

    [Theory]
    [InlineData("CN=somebody else")]
    [InlineData("O=cambium")]
    public async Task A_client_certificate_of_another_name_or_without_a_common_one_does_not(string name)
    {
        using X509Certificate2 certificate = Issue(name);
        await using NpgsqlDataSource source = WithCertificate(certificate);
        await Assert.ThrowsAnyAsync<NpgsqlException>(async () => await source.OpenConnectionAsync());
    }

    [Fact]
    public async Task A_client_certificate_of_a_strange_authority_does_not()
    {
        using var key = RSA.Create(2048);
        var request = new CertificateRequest("CN=cambium", key, HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1);
        using X509Certificate2 own = request.CreateSelfSigned(DateTimeOffset.UtcNow.AddDays(-1), DateTimeOffset.UtcNow.AddDays(30));
        using var certificate = X509CertificateLoader.LoadPkcs12(own.Export(X509ContentType.Pfx), null);
        await using NpgsqlDataSource source = WithCertificate(certificate);
        await Assert.ThrowsAnyAsync<NpgsqlException>(async () => await source.OpenConnectionAsync());
    }

    [Fact]
    public async Task A_client_that_knows_the_root_alone_believes_the_certificate()
    {
        await using NpgsqlConnection connection = await OpenAsync($";SSL Mode=VerifyCA;Root Certificate={PathOf("authority.pem")}");
        Assert.Equal(1, await ScalarAsync(connection, "SELECT 1"));
    }

    [Fact]
    public async Task A_certificate_made_out_for_servers_is_none_of_a_client()
    {
        using X509Certificate2 certificate = Issue(
            "CN=cambium", _authority, RSASignaturePadding.Pkcs1, HashAlgorithmName.SHA256, new X509EnhancedKeyUsageExtension([new Oid("1.3.6.1.5.5.7.3.1")], critical: false));
        await using NpgsqlDataSource source = WithCertificate(certificate);
        Assert.Equal("28000", await SqlStateOfAsync(async () => await source.OpenConnectionAsync()));
    }

    [Fact]
    public async Task The_system_view_shows_the_whole_name_the_number_and_who_signed()
    {
        using X509Certificate2 certificate = Issue("CN=cambium, O=\"Wood, and Co\", C=DE");
        await using NpgsqlDataSource source = WithCertificate(certificate);
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        Assert.Equal("/C=DE/O=Wood\\, and Co/CN=cambium of /CN=test authority", await ScalarAsync(connection, "SELECT client_dn || ' of ' || issuer_dn FROM pg_stat_ssl WHERE pid = pg_backend_pid()"));
        var serial = new BigInteger(certificate.SerialNumberBytes.Span, isUnsigned: false, isBigEndian: true);
        Assert.Equal(serial.ToString(CultureInfo.InvariantCulture), await ScalarAsync(connection, "SELECT client_serial::text FROM pg_stat_ssl WHERE pid = pg_backend_pid()"));
    }

    [Theory]
    [InlineData(SslProtocols.Tls12, "^TLSv1\\.2 ECDHE-RSA-(AES256-GCM-SHA384|AES128-GCM-SHA256|CHACHA20-POLY1305)$")]
    [InlineData(SslProtocols.Tls13, "^TLSv1\\.3 TLS_(AES_256_GCM_SHA384|AES_128_GCM_SHA256|CHACHA20_POLY1305_SHA256)$")]
    public async Task The_system_view_has_the_names_of_OpenSSL(SslProtocols protocol, string names)
    {
        var builder = new NpgsqlDataSourceBuilder(ConnectionString + ";SSL Mode=Require");
        builder.UseSslClientAuthenticationOptionsCallback(options => options.EnabledSslProtocols = protocol);
        await using NpgsqlDataSource source = builder.Build();
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        Assert.Matches(names, (string?)await ScalarAsync(connection, "SELECT version || ' ' || cipher FROM pg_stat_ssl WHERE pid = pg_backend_pid()"));
    }

    [Fact]
    public void A_connection_ends_with_the_message_that_nothing_follows()
    {
        const byte Alert = 21;
        using var connection = new RawConnection(Server.EndPoint);
        using var recording = new RecordingStream(connection.Stream);
        using SslStream stream = Encrypt(connection, recording, SslProtocols.Tls12);
        // A startup packet without a user.
        stream.Write([0, 0, 0, 9, 0, 3, 0, 0, 0]);
        using MemoryStream answer = new();
        stream.CopyTo(answer);
        Assert.Equal((byte)'E', answer.ToArray()[0]);
        Assert.Equal(Alert, recording.LastRecordType());
    }

    [Fact]
    public async Task A_client_that_is_gone_in_the_middle_of_a_message_harms_nobody()
    {
        using (var connection = new RawConnection(Server.EndPoint))
        {
            using SslStream stream = Encrypt(connection, connection.Stream, SslProtocols.Tls13);
            stream.Write([0, 0, 0, 99, 0, 3, 0, 0, 0]);
            // No record of TLS.
            connection.SendBytes("garbage behind it"u8);
        }

        await using NpgsqlConnection other = await OpenAsync(";SSL Mode=Require");
        Assert.Equal(1, await ScalarAsync(other, "SELECT 1"));
    }

    [Theory]
    [InlineData(0x2F)]
    [InlineData(0x30)]
    public void Encryption_is_not_asked_for_twice(byte request)
    {
        using var connection = new RawConnection(Server.EndPoint);
        using SslStream stream = Encrypt(connection, connection.Stream, SslProtocols.Tls13);
        stream.Write([0, 0, 0, 8, 0x04, 0xD2, 0x16, request]);
        using MemoryStream answer = new();
        stream.CopyTo(answer);
        Assert.Contains("0A000", Encoding.UTF8.GetString(answer.ToArray()), StringComparison.Ordinal);
    }

    [Fact]
    public void Bytes_sent_ahead_of_the_handshake_end_the_connection()
    {
        using var connection = new RawConnection(Server.EndPoint);
        byte[] sslRequest = [0, 0, 0, 8, 0x04, 0xD2, 0x16, 0x2F];
        connection.SendBytes([.. sslRequest, (byte)'Q', 0, 0, 0, 5, 0]);
        (char type, byte[] body) = connection.Read();
        Assert.Equal('E', type);
        Assert.Equal("08P01", RawConnection.SqlState(body));
    }

    [Fact]
    public async Task Certificates_are_read_anew_when_the_server_is_told_to()
    {
        await using NpgsqlConnection before = await OpenAsync(";SSL Mode=Require");
        WriteServerCertificate("CN=renewed");
        Assert.Equal("CN=localhost", ServerName());
        Assert.Equal(true, await ScalarAsync(before, "SELECT pg_reload_conf()"));
        Assert.Equal("CN=renewed", ServerName());

        // Passwords are proved over the new one.
        await using (NpgsqlConnection after = await OpenAsync(";SSL Mode=Require;Channel Binding=Require"))
        {
            Assert.Equal(1, await ScalarAsync(after, "SELECT 1"));
        }

        File.WriteAllText(PathOf("server.pem"), "no certificate");
        Server.Reload();
        Assert.Equal("CN=renewed", ServerName());
        Assert.Equal(1, await ScalarAsync(before, "SELECT 1"));
    }

    [Fact]
    public async Task Where_encryption_is_demanded_nobody_comes_in_without()
    {
        CambiumServerOptions options = Options;
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions
        {
            Password = options.Password, TlsCertificateFile = options.TlsCertificateFile, TlsKeyFile = options.TlsKeyFile, TlsRequired = true,
        });
        await using (var plain = new NpgsqlConnection(server.ConnectionString + ";Pooling=false;SSL Mode=Disable"))
        {
            Assert.Equal("28000", await SqlStateOfAsync(() => plain.OpenAsync()));
        }

        await using var encrypted = new NpgsqlConnection(server.ConnectionString + ";Pooling=false;SSL Mode=Require");
        await encrypted.OpenAsync();
    }

    [Fact]
    public async Task A_handshake_that_fails_is_logged()
    {
        CambiumServerOptions options = Options;
        var log = new EntryLog();
        await using CambiumServer server = await CambiumServer.StartAsync(
            new CambiumServerOptions { Password = options.Password, TlsCertificateFile = options.TlsCertificateFile, TlsKeyFile = options.TlsKeyFile }, log);
        using var connection = new RawConnection(server.EndPoint);
        connection.SendBytes([0, 0, 0, 8, 0x04, 0xD2, 0x16, 0x2F]);
        Assert.Equal('S', connection.ReadByte());
        connection.SendBytes("no handshake of TLS"u8);
        using MemoryStream rest = new();
        connection.Stream.CopyTo(rest);
        Assert.Contains(log.Entries, static entry => entry.StartsWith("Information: could not accept SSL connection from 127.0.0.1", StringComparison.Ordinal));
    }

    private string ServerName()
    {
        using var connection = new RawConnection(Server.EndPoint);
        using SslStream stream = Encrypt(connection, connection.Stream, SslProtocols.Tls13);
        return stream.RemoteCertificate!.Subject;
    }

    private void WriteServerCertificate(string name)
    {
        using X509Certificate2 server = Issue(name, _intermediate, RSASignaturePadding.Pkcs1, HashAlgorithmName.SHA384);
        File.WriteAllText(PathOf("server.pem"), server.ExportCertificatePem() + "\n" + _intermediate.ExportCertificatePem());
        File.WriteAllText(PathOf("server.key"), server.GetRSAPrivateKey()!.ExportPkcs8PrivateKeyPem());
    }

#pragma warning disable CA5398, CA5359 // Each protocol is tested by itself; the certificate by other tests.
    private static SslStream Encrypt(RawConnection connection, Stream over, SslProtocols protocol)
    {
        connection.SendBytes([0, 0, 0, 8, 0x04, 0xD2, 0x16, 0x2F]);
        Assert.Equal('S', connection.ReadByte());
        var stream = new SslStream(over, leaveInnerStreamOpen: true);
        stream.AuthenticateAsClient(new SslClientAuthenticationOptions { TargetHost = "localhost", EnabledSslProtocols = protocol, RemoteCertificateValidationCallback = (_, _, _, _) => true });
        return stream;
    }
#pragma warning restore CA5398, CA5359

    private NpgsqlDataSource WithCertificate(X509Certificate2 certificate)
    {
        var builder = new NpgsqlDataSourceBuilder(ConnectionString.Replace("Password=secret", "SSL Mode=Require", StringComparison.Ordinal));
        builder.UseSslClientAuthenticationOptionsCallback(options =>
        {
            options.ClientCertificates = [certificate];
            options.LocalCertificateSelectionCallback = (_, _, _, _, _) => certificate;
            options.RemoteCertificateValidationCallback = (_, _, _, errors) => errors != SslPolicyErrors.RemoteCertificateNotAvailable;
        });
        return builder.Build();
    }

    private X509Certificate2 Issue(string name) => Issue(name, _authority, RSASignaturePadding.Pkcs1, HashAlgorithmName.SHA256);

    private static X509Certificate2 Issue(string name, X509Certificate2 issuer, RSASignaturePadding padding, HashAlgorithmName hash, params X509Extension[] extensions)
    {
        using var key = RSA.Create(2048);
        using RSA issuerKey = issuer.GetRSAPrivateKey()!;
        var request = new CertificateRequest(name, key, hash, padding);
        foreach (X509Extension extension in extensions)
        {
            request.CertificateExtensions.Add(extension);
        }

        using X509Certificate2 signed = request.Create(
            issuer.SubjectName, X509SignatureGenerator.CreateForRSA(issuerKey, padding), DateTimeOffset.UtcNow.AddHours(-1), DateTimeOffset.UtcNow.AddDays(10), RandomNumberGenerator.GetBytes(8));
        using X509Certificate2 withKey = signed.CopyWithPrivateKey(key);
        return X509CertificateLoader.LoadPkcs12(withKey.Export(X509ContentType.Pfx), null, X509KeyStorageFlags.Exportable);
    }

    private X509Certificate2 IssueAuthority(string name) =>
        Issue($"CN={name}", _authority, RSASignaturePadding.Pkcs1, HashAlgorithmName.SHA256, new X509BasicConstraintsExtension(certificateAuthority: true, false, 0, critical: true));

    private string PathOf(string file) => Path.Combine(_directory, file);
}
