using Cambium.Engine.Errors;
using Cambium.Server.Hosting;
using Xunit;

namespace Cambium.Tests.Server;

/// <summary>What <c>serve -c name=value</c> comes to.</summary>
public sealed class ServerConfigurationTests
{
    [Fact]
    public void A_setting_of_the_server_goes_to_the_server()
    {
        CambiumServerOptions options = ServerConfiguration.Load(null, ["memory_limit=300MB", "max-connections=7", "authentication_timeout=2min", "write_set_bytes_max=5MB"]).ToOptions();
        Assert.Equal(300L << 20, options.MemoryLimit);
        Assert.Equal(7, options.ConnectionsMax);
        Assert.Equal(TimeSpan.FromMinutes(2), options.StartupTimeout);
        Assert.Equal(5L << 20, options.WriteSetBytesMax);
        Assert.Equal("7", options.Settings["max_connections"]);
        Assert.Equal((300L << 20).ToString(System.Globalization.CultureInfo.InvariantCulture), options.Settings["memory_limit"]);
        Assert.DoesNotContain("write_set_bytes_max", options.Settings.Keys);
    }

    [Fact]
    public void Options_of_their_own_go_before()
    {
        CambiumServerOptions options = ServerConfiguration.Load(null, ["data=elsewhere", "user=b"], ("data", "here"), ("user", null)).ToOptions();
        Assert.Equal(("here", "b"), (options.DataDirectory, options.User));
    }

    [Fact]
    public void The_certificate_goes_by_either_name()
    {
        CambiumServerOptions options = ServerConfiguration.Load(null, ["ssl=on", "ssl_cert_file=a.crt", "ssl_key_file=a.key", "ssl_ca_file=b.crt"], ("tls_key", "c.key")).ToOptions();
        Assert.Equal(("a.crt", "c.key", "b.crt"), (options.TlsCertificateFile, options.TlsKeyFile, options.TlsClientAuthorityFile));
        Assert.Null(ServerConfiguration.Load(null, ["ssl_cert_file=a.crt"]).ToOptions().TlsCertificateFile);
        Assert.Throws<InvalidOperationException>(() => ServerConfiguration.Load(null, ["ssl=on"]).ToOptions());
    }

    [Fact]
    public void Encryption_is_demanded_only_where_there_can_be_some()
    {
        Assert.False(ServerConfiguration.Load(null).ToOptions().TlsRequired);
        Assert.True(ServerConfiguration.Load(null, ["tls_required=on"], ("tls_certificate", "a.crt")).ToOptions().TlsRequired);
        Assert.Throws<InvalidOperationException>(() => ServerConfiguration.Load(null, ["tls_required=on"]).ToOptions());
        Assert.Throws<InvalidOperationException>(() => ServerConfiguration.Load(null, ["tls_required=perhaps"], ("tls_certificate", "a.crt")).ToOptions());
    }

    [Theory]
    [InlineData("127.0.0.1:6000", "port=6000")]
    [InlineData("0.0.0.0:5432", "listen_addresses=*")]
    [InlineData("[::1]:6000", "listen_addresses=::1", "port=6000")]
    [InlineData("127.0.0.1:7000", "listen=localhost:7000", "port=6000")]
    public void It_listens_where_either_way_of_saying_so_has_it(string endPoint, params string[] assignments) =>
        Assert.Equal(endPoint, ServerConfiguration.Load(null, assignments).ToOptions().Listen.ToString());

    [Fact]
    public void Others_are_defaults_of_sessions()
    {
        IReadOnlyDictionary<string, string> settings = ServerConfiguration.Load(null, ["work_mem=8MB", "app.region=north", "page_warming=1"]).ToOptions().Settings;
        Assert.Equal(("8192", "north", "on"), (settings["work_mem"], settings["app.region"], settings["page_warming"]));
        Assert.True(ServerConfiguration.Load(null, ["page_warming=yes"]).ToOptions().Recovery.WarmsPages);
    }

    [Theory]
    [InlineData("memory_limits=1GB", SqlState.UndefinedObject, "unrecognized configuration parameter \"memory_limits\"")]
    [InlineData("work_mem=much", SqlState.InvalidParameterValue, "invalid value for parameter \"work_mem\": \"much\"")]
    [InlineData("memory_limit=300Mb", SqlState.InvalidParameterValue, "invalid value for parameter \"memory_limit\": \"300Mb\"")]
    [InlineData("server_version=16", SqlState.CantChangeRuntimeParam, "parameter \"server_version\" cannot be changed")]
    public void What_is_none_is_refused(string assignment, string sqlState, string message)
    {
        SqlErrorException error = Assert.Throws<SqlErrorException>(() => ServerConfiguration.Load(null, [assignment]));
        Assert.Equal((sqlState, message), (error.SqlState, error.Message));
    }
}
