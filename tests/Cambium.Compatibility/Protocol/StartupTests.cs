using System.Buffers.Binary;
using System.Text;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>What the startup packet may ask for.</summary>
public sealed class StartupTests : ServerTest
{
    protected override CambiumServerOptions Options => new() { Settings = new Dictionary<string, string> { ["application_name"] = "from the server", ["work_mem"] = "9MB" } };

    [Theory]
    [InlineData("-c statement_timeout=1234", "statement_timeout", "1234ms")]
    [InlineData("-cDateStyle=German", "DateStyle", "German, DMY")]
    [InlineData("--search-path=a,\\ b", "search_path", "a, b")]
    [InlineData("-c DateStyle=iso,\\ dmy -S 3000", "work_mem", "3000kB")]
    [InlineData("-fs", "enable_seqscan", "off")]
    [InlineData("-esfs", "enable_seqscan", "off")]
    [InlineData("-es", "DateStyle", "ISO, DMY")]
    [InlineData("-d 2", "log_min_messages", "debug2")]
    [InlineData("-tpl", "log_planner_stats", "on")]
    public async Task Options_set_defaults(string options, string name, string value)
    {
        await using NpgsqlConnection connection = await OpenAsync($";Options={options}");
        Assert.Equal(value, await ScalarAsync(connection, $"SHOW {name}"));
        await ScalarAsync(connection, $"RESET {name}");
        Assert.Equal(value, await ScalarAsync(connection, $"SHOW {name}"));
    }

    [Fact]
    public async Task The_system_view_tells_who_gave_a_setting_and_what_it_goes_back_to()
    {
        await using (NpgsqlConnection first = await OpenAsync())
        {
            await ScalarAsync(first, "ALTER DATABASE cambium SET enable_hashjoin = off");
            await ScalarAsync(first, "ALTER ROLE ALL SET enable_mergejoin = off");
            await ScalarAsync(first, "ALTER ROLE cambium SET enable_sort = off");
            await ScalarAsync(first, "ALTER ROLE cambium IN DATABASE cambium SET enable_material = off");
        }

        await using NpgsqlConnection connection = await OpenAsync(";Application Name=reader;Options=-c geqo=off");
        await ScalarAsync(connection, "SET enable_sort = on");
        await ScalarAsync(connection, "SET enable_hashagg = on");
        const string Query = @"SELECT string_agg(concat_ws(' ', name, setting, reset_val, source), '; ' ORDER BY name) FROM pg_settings
            WHERE name IN ('application_name', 'geqo', 'transaction_read_only', 'work_mem', 'max_identifier_length') OR name ~ '^enable_(hash|mergej|sort|mater)'";
        Assert.Equal(
            "application_name reader reader client; enable_hashagg on on session; enable_hashjoin off off database; enable_material off off database user; "
                + "enable_mergejoin off off global; enable_sort on off session; geqo off off client; max_identifier_length 63 63 default; transaction_read_only off off override; "
                + "work_mem 9216 9216 configuration file",
            await ScalarAsync(connection, Query));
    }

    [Theory]
    [InlineData("-x", "42601", "invalid command-line argument for server process: -x")]
    [InlineData("-c work_mem=1MB -x -c work_mem=2MB", "42601", "invalid command-line argument for server process: -x")]
    [InlineData("-c", "42601", "invalid command-line argument for server process: -c")]
    [InlineData("-fx", "42601", "invalid command-line argument for server process: -fx")]
    [InlineData("-tzz", "42601", "invalid command-line argument for server process: -tzz")]
    [InlineData("word", "42601", "invalid command-line argument for server process: word")]
    [InlineData("-- word", "42601", "invalid command-line argument for server process: word")]
    [InlineData("-c search_path='a b'", "42601", "invalid command-line argument for server process: b'")]
    [InlineData("-c work_mem", "42601", "-c work_mem requires a value")]
    [InlineData("--work_mem", "42601", "--work_mem requires a value")]
    [InlineData("--=x", "42704", "unrecognized configuration parameter \"\"")]
    [InlineData("-B 3", "55P02", "parameter \"shared_buffers\" cannot be changed without restarting the server")]
    [InlineData("-F", "55P02", "parameter \"fsync\" cannot be changed now")]
    public void Options_that_are_no_switches_end_the_startup(string options, string state, string message)
    {
        using var connection = new RawConnection(Server.EndPoint);
        connection.SendStartup(parameters: [("options", options)]);
        byte[] error = connection.ReadBodyOfError();
        Assert.Equal((state, message), (RawConnection.SqlState(error), RawConnection.Field(error, 'M')));
        Assert.Equal('\0', connection.Read().Type);
    }

    [Fact]
    public async Task The_servers_settings_are_defaults_and_the_packet_wins()
    {
        await using NpgsqlConnection silent = await OpenAsync();
        Assert.Equal("from the server", await ScalarAsync(silent, "SHOW application_name"));
        Assert.Equal("9MB", await ScalarAsync(silent, "SHOW work_mem"));
        await using NpgsqlConnection named = await OpenAsync(";Application Name=mine");
        Assert.Equal("mine", await ScalarAsync(named, "SHOW application_name"));
    }

    [Fact]
    public void A_setting_that_does_not_exist_ends_the_startup()
    {
        using var connection = new RawConnection(Server.EndPoint);
        connection.SendStartup(parameters: [("no_such_setting", "1")]);
        string types = connection.ReadUntil('E');
        Assert.EndsWith("E", types, StringComparison.Ordinal);
        Assert.Equal('\0', connection.Read().Type);
    }

    [Fact]
    public void A_newer_minor_version_and_protocol_options_are_negotiated_down()
    {
        using var connection = new RawConnection(Server.EndPoint);
        connection.SendStartup((3 << 16) + 7, ("_pq_.something", "on"));
        (char type, byte[] body) = connection.Read();
        Assert.Equal('v', type);
        Assert.Equal(3 << 16, BinaryPrimitives.ReadInt32BigEndian(body));
        Assert.Equal("_pq_.something\0", Encoding.UTF8.GetString(body.AsSpan(8)));
        Assert.EndsWith("Z", connection.ReadUntil('Z'), StringComparison.Ordinal);
    }

    [Fact]
    public void Another_major_version_is_refused()
    {
        using var connection = new RawConnection(Server.EndPoint);
        connection.SendStartup(2 << 16);
        Assert.Equal('E', connection.Read().Type);
        Assert.Equal('\0', connection.Read().Type);
    }

    [Fact]
    public void Tls_and_gss_requests_are_answered_with_N_and_the_startup_goes_on()
    {
        using var connection = new RawConnection(Server.EndPoint);
        connection.SendPacket(80877104, []);
        Assert.Equal('N', connection.ReadByte());
        connection.SendPacket(80877103, []);
        Assert.Equal('N', connection.ReadByte());
        connection.SendStartup();
        Assert.EndsWith("Z", connection.ReadUntil('Z'), StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_database_that_does_not_exist_is_3D000()
    {
        await using var connection = new NpgsqlConnection(ConnectionString.Replace("Database=cambium", "Database=nix", StringComparison.Ordinal));
        Assert.Equal("3D000", await SqlStateOfAsync(() => connection.OpenAsync()));
    }

    [Fact]
    public void Replication_is_refused_by_name()
    {
        using var connection = new RawConnection(Server.EndPoint);
        connection.SendStartup(parameters: [("replication", "true")]);
        Assert.Equal("0A000", RawConnection.SqlState(connection.Read().Body));
    }
}
