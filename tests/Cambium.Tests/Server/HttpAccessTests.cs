using System.Net;
using System.Net.Http.Headers;
using System.Text;
using Cambium.Server.Hosting;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Server;

/// <summary>Health is for everyone, the other pages for roles that may monitor.</summary>
public sealed class HttpAccessTests
{
    [Fact]
    public async Task Metrics_are_open_while_the_server_trusts_its_machine_and_for_monitors_after()
    {
        await using CambiumServer server = await CambiumServer.StartAsync(
            new CambiumServerOptions { User = "postgres", Database = "postgres", Http = new IPEndPoint(IPAddress.Loopback, 0) });
        using var client = new HttpClient { BaseAddress = server.HttpAddress };
        Assert.Equal(HttpStatusCode.OK, await Status(client, "/metrics", null));
        using (ScriptSession administrator = ScriptSession.Open(server.EndPoint, "postgres", "postgres"))
        {
            administrator.Execute("CREATE ROLE watcher LOGIN PASSWORD 'seen'", []);
            administrator.Execute("GRANT pg_monitor TO watcher", []);
            administrator.Execute("CREATE ROLE other LOGIN PASSWORD 'unseen'", []);
            administrator.Execute("CREATE ROLE late LOGIN SUPERUSER PASSWORD 'gone' VALID UNTIL '2001-01-01'", []);
        }

        Assert.Equal(HttpStatusCode.Unauthorized, await Status(client, "/metrics", null));
        Assert.Equal(HttpStatusCode.Unauthorized, await Status(client, "/metrics", "watcher:wrong"));
        Assert.Equal(HttpStatusCode.Unauthorized, await Status(client, "/metrics", "nobody:seen"));
        Assert.Equal(HttpStatusCode.Unauthorized, await Status(client, "/metrics", "late:gone"));
        Assert.Equal(HttpStatusCode.Forbidden, await Status(client, "/metrics", "other:unseen"));
        Assert.Equal(HttpStatusCode.OK, await Status(client, "/metrics", "watcher:seen"));
        Assert.Equal(HttpStatusCode.OK, await Status(client, "/health", null));
    }

    private static async Task<HttpStatusCode> Status(HttpClient client, string path, string? credentials)
    {
        using var request = new HttpRequestMessage(HttpMethod.Get, path);
        if (credentials is not null)
        {
            request.Headers.Authorization = new AuthenticationHeaderValue("Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes(credentials)));
        }

        using HttpResponseMessage response = await client.SendAsync(request);
        return response.StatusCode;
    }
}
