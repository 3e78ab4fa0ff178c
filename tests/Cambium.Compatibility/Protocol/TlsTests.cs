using System.Net.Security;
using System.Security.Cryptography;
using System.Security.Cryptography.X509Certificates;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>TLS through Npgsql with certificates made here: SCRAM with channel binding, client certificates instead of a password.</summary>
public sealed class TlsTests : ServerTest
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-tls-").FullName;
    private readonly X509Certificate2 _authority;

    public TlsTests()
    {
        using var authorityKey = RSA.Create(2048);
        var request = new CertificateRequest("CN=test authority", authorityKey, HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1);
        request.CertificateExtensions.Add(new X509BasicConstraintsExtension(certificateAuthority: true, false, 0, critical: true));
        using X509Certificate2 authority = request.CreateSelfSigned(DateTimeOffset.UtcNow.AddDays(-1), DateTimeOffset.UtcNow.AddDays(30));
        _authority = X509CertificateLoader.LoadPkcs12(authority.Export(X509ContentType.Pfx), null);
        File.WriteAllText(PathOf("authority.pem"), _authority.ExportCertificatePem());
        using X509Certificate2 server = Issue("localhost");
        File.WriteAllText(PathOf("server.pem"), server.ExportCertificatePem());
        File.WriteAllText(PathOf("server.key"), server.GetRSAPrivateKey()!.ExportPkcs8PrivateKeyPem());
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
        using X509Certificate2 certificate = Issue("cambium");
        await using NpgsqlDataSource source = WithCertificate(certificate);
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        Assert.Equal("cambium", await ScalarAsync(connection, "SELECT current_user::text"));
    }

    [Fact]
    public async Task A_client_certificate_of_another_name_does_not()
    {
        using X509Certificate2 certificate = Issue("somebody else");
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
    public void Bytes_sent_ahead_of_the_handshake_end_the_connection()
    {
        using var connection = new RawConnection(Server.EndPoint);
        byte[] sslRequest = [0, 0, 0, 8, 0x04, 0xD2, 0x16, 0x2F];
        connection.SendBytes([.. sslRequest, (byte)'Q', 0, 0, 0, 5, 0]);
        (char type, byte[] body) = connection.Read();
        Assert.Equal('E', type);
        Assert.Equal("08P01", RawConnection.SqlState(body));
    }

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

    private X509Certificate2 Issue(string name)
    {
        using var key = RSA.Create(2048);
        var request = new CertificateRequest($"CN={name}", key, HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1);
        using X509Certificate2 signed = request.Create(_authority, DateTimeOffset.UtcNow.AddHours(-1), DateTimeOffset.UtcNow.AddDays(10), RandomNumberGenerator.GetBytes(8));
        using X509Certificate2 withKey = signed.CopyWithPrivateKey(key);
        return X509CertificateLoader.LoadPkcs12(withKey.Export(X509ContentType.Pfx), null, X509KeyStorageFlags.Exportable);
    }

    private string PathOf(string file) => Path.Combine(_directory, file);
}
