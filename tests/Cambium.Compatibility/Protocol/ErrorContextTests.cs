using System.Text;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>What errors tell of a statement's parameters. All of it is PostgreSQL's own answer.</summary>
public sealed class ErrorContextTests : ServerTest
{
    [Theory]
    [InlineData("0", "unnamed portal parameter $1 = '...'")]
    [InlineData("-1", "unnamed portal parameter $1 = 'hä''ää'")]
    [InlineData("4", "unnamed portal parameter $1 = 'hä''...'")]
    [InlineData("2", "unnamed portal parameter $1 = 'h...'")]
    public void A_parameter_that_cannot_be_read_is_shown_as_far_as_is_allowed(string lengthMax, string context)
    {
        using RawConnection connection = Open(lengthMax);
        connection.Send('P', "", "SELECT $1::int", (short)0);
        byte[] value = "hä'ää"u8.ToArray();
        connection.Send('B', "", "", (short)0, (short)1, value.Length, value, (short)0);
        connection.Send('S');
        Assert.Equal(context, Context(connection));
    }

    [Theory]
    [InlineData("a\0b")]
    [InlineData("a\u00ff")]
    public void One_that_is_no_text_is_not_shown(string bytes)
    {
        using RawConnection connection = Open("-1");
        connection.Send('P', "", "SELECT $1::text", (short)0);
        connection.Send('B', "", "", (short)0, (short)1, bytes.Length, Encoding.Latin1.GetBytes(bytes), (short)0);
        connection.Send('S');
        Assert.Equal("unnamed portal parameter $1", Context(connection));
    }

    [Theory]
    [InlineData("", "-1", "unnamed portal with parameters: $1 = '0', $2 = NULL, $3 = 'it''s'")]
    [InlineData("named", "-1", "portal \"named\" with parameters: $1 = '0', $2 = NULL, $3 = 'it''s'")]
    [InlineData("", "3", "unnamed portal with parameters: $1 = '0', $2 = NULL, $3 = 'it''...'")]
    [InlineData("", "0", null)]
    public void A_statement_that_fails_tells_its_parameters_where_that_is_asked_for(string portal, string lengthMax, string? context)
    {
        using RawConnection connection = Open(lengthMax);
        connection.Send('P', "", "SELECT 1 / $1::int, $2::int, $3::text FROM generate_series(1, 1)", (short)0);
        connection.Send('B', portal, "", (short)0, (short)3, 1, "0"u8.ToArray(), -1, 4, "it's"u8.ToArray(), (short)0);
        connection.Send('E', portal, 0);
        connection.Send('S');
        Assert.Equal(context, Context(connection));
    }

    private RawConnection Open(string lengthMax) => RawConnection.Open(Server.EndPoint, ("log_parameter_max_length_on_error", lengthMax));

    private static string? Context(RawConnection connection) =>
        Encoding.UTF8.GetString(connection.ReadBodyOfError()).Split('\0').FirstOrDefault(field => field.StartsWith('W'))?[1..];
}
