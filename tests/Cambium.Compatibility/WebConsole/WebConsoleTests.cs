using System.Net;
using System.Net.Http.Headers;
using System.Text;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.WebConsole;

/// <summary>The console as a browser gets it: pages, who may see them, and the events of the first one.</summary>
public sealed class WebConsoleTests
{
    [Fact]
    public async Task Pages_show_what_was_done()
    {
        await using CambiumServer server = await StartAsync();
        long position = await FillAsync(server);
        using HttpClient http = new() { BaseAddress = server.HttpAddress };

        string live = await http.GetStringAsync("/");
        Assert.Contains("The last transactions", live, StringComparison.Ordinal);
        Assert.Contains("<svg", live, StringComparison.Ordinal);
        Assert.Contains("new EventSource", live, StringComparison.Ordinal);
        Assert.DoesNotContain("http://", live.Replace("http://www.w3.org/2000/svg", "", StringComparison.Ordinal), StringComparison.Ordinal);
        Assert.DoesNotContain("https://", live, StringComparison.Ordinal);

        string transaction = await http.GetStringAsync($"/transaction?position={position}");
        Assert.Contains("(id)=(1)", transaction, StringComparison.Ordinal);
        Assert.Contains("balance ⇡ 107", WebUtility.HtmlDecode(transaction), StringComparison.Ordinal);
        Assert.Equal(HttpStatusCode.NotFound, (await http.GetAsync("/transaction?position=99999")).StatusCode);

        Assert.Contains($"/transaction?database=cambium&position={position}", WebUtility.HtmlDecode(await http.GetStringAsync("/log")), StringComparison.Ordinal);
        Assert.Contains("account", await http.GetStringAsync("/log"), StringComparison.Ordinal);
        Assert.Contains("cambium", await http.GetStringAsync("/databases"), StringComparison.Ordinal);
        Assert.Equal(HttpStatusCode.OK, (await http.GetAsync("/sessions")).StatusCode);
        Assert.Contains("<code>INSERT INTO account VALUES ($1", await http.GetStringAsync("/statements"), StringComparison.OrdinalIgnoreCase);
        Assert.Equal(HttpStatusCode.NotFound, (await http.GetAsync("/?database=missing")).StatusCode);
    }

    [Fact]
    public async Task A_lost_update_is_shown_with_advice()
    {
        await using CambiumServer server = await StartAsync();
        await FillAsync(server);
        await using (NpgsqlConnection loser = new(server.ConnectionString))
        {
            await loser.OpenAsync();
            await ExecuteAsync(loser, "BEGIN; SELECT balance FROM account WHERE id = 1");
            await ExecuteAsync(server, "UPDATE account SET balance = 5 WHERE id = 1");
            PostgresException error = await Assert.ThrowsAsync<PostgresException>(() => ExecuteAsync(loser, "UPDATE account SET balance = 6 WHERE id = 1; COMMIT"));
            Assert.Equal("40001", error.SqlState);
        }

        using HttpClient http = new() { BaseAddress = server.HttpAddress };
        string metrics = await http.GetStringAsync("/metrics");
        Assert.Contains("cambium_conflicts_total{datname=\"cambium\"} 1", metrics, StringComparison.Ordinal);
        Assert.Contains("# TYPE cambium_commit_queue gauge", metrics, StringComparison.Ordinal);
        string page = WebUtility.HtmlDecode(await http.GetStringAsync("/conflicts"));
        Assert.Contains("SET balance = balance + …", page, StringComparison.Ordinal);
        Assert.Contains("(id)=(1)", WebUtility.HtmlDecode(await http.GetStringAsync("/")), StringComparison.Ordinal);
    }

    [Fact]
    public async Task The_verdict_is_given_when_asked_for()
    {
        await using CambiumServer server = await StartAsync();
        await FillAsync(server);
        using HttpClient http = new() { BaseAddress = server.HttpAddress };
        Assert.Contains("has not been verified", await http.GetStringAsync("/"), StringComparison.Ordinal);
        string page = await (await http.PostAsync("/verify", null)).Content.ReadAsStringAsync();
        for (int tries = 0; tries < 100 && !page.Contains("Serializable:", StringComparison.Ordinal); tries++)
        {
            await Task.Delay(50);
            page = await http.GetStringAsync("/");
        }

        Assert.Contains("Serializable: Given complete notes, log order is an equivalent serial order", page, StringComparison.Ordinal);

        using HttpRequestMessage foreign = new(HttpMethod.Post, "/verify");
        foreign.Headers.Add("Sec-Fetch-Site", "cross-site");
        Assert.Equal(HttpStatusCode.Forbidden, (await http.SendAsync(foreign)).StatusCode);
    }

    [Fact]
    public async Task Events_bring_the_first_page_up_to_date()
    {
        await using CambiumServer server = await StartAsync();
        long position = await FillAsync(server);
        using HttpClient http = new() { BaseAddress = server.HttpAddress };
        using HttpResponseMessage response = await http.GetAsync("/live", HttpCompletionOption.ResponseHeadersRead);
        Assert.Equal("text/event-stream", response.Content.Headers.ContentType!.MediaType);
        using StreamReader events = new(await response.Content.ReadAsStreamAsync());
        string first = (await events.ReadLineAsync())!;
        Assert.StartsWith("data: \"", first, StringComparison.Ordinal);
        Assert.Contains($"\\u0022position\\u0022\\u003E{position}", first, StringComparison.Ordinal);
    }

    [Fact]
    public async Task It_is_behind_the_servers_roles()
    {
        await using CambiumServer server = await StartAsync("s3cret:with colon");
        await ExecuteAsync(server, "CREATE ROLE clerk LOGIN PASSWORD 'clerk'; CREATE ROLE watcher LOGIN PASSWORD 'watcher'; GRANT pg_monitor TO watcher");
        long position = await FillAsync(server);
        using HttpClient http = new() { BaseAddress = server.HttpAddress };
        HttpResponseMessage stranger = await http.GetAsync("/");
        Assert.Equal(HttpStatusCode.Unauthorized, stranger.StatusCode);
        Assert.Equal("Basic", stranger.Headers.WwwAuthenticate.Single().Scheme);
        Assert.Equal(HttpStatusCode.Unauthorized, (await GetAsync(http, "/live", "cambium", "wrong")).StatusCode);
        Assert.Equal(HttpStatusCode.Unauthorized, (await GetAsync(http, "/", "nobody", "x")).StatusCode);
        Assert.Equal(HttpStatusCode.Forbidden, (await GetAsync(http, "/", "clerk", "clerk")).StatusCode);
        Assert.Equal(HttpStatusCode.OK, (await GetAsync(http, "/", "cambium", "s3cret:with colon")).StatusCode);

        // Watching is not reading.
        string seen = WebUtility.HtmlDecode(await (await GetAsync(http, $"/transaction?position={position}", "watcher", "watcher")).Content.ReadAsStringAsync());
        Assert.Contains("account", seen, StringComparison.Ordinal);
        Assert.Contains("balance", seen, StringComparison.Ordinal);
        Assert.DoesNotContain("⇡ 107", seen, StringComparison.Ordinal);
        Assert.Equal(HttpStatusCode.OK, (await http.GetAsync("/health")).StatusCode);
    }

    [Fact]
    public async Task A_name_pointed_at_loopback_is_no_loopback()
    {
        await using CambiumServer server = await StartAsync();
        using HttpClient http = new() { BaseAddress = server.HttpAddress };
        using HttpRequestMessage request = new(HttpMethod.Get, "/");
        request.Headers.Host = "attacker.example";
        Assert.Equal(HttpStatusCode.Unauthorized, (await http.SendAsync(request)).StatusCode);
    }

    [SkippableFact]
    public async Task A_browser_shows_it_live()
    {
        Skip.IfNot(Chromium.IsPresent, "chromium is not installed");
        await using CambiumServer server = await StartAsync();
        await FillAsync(server);
        using CancellationTokenSource stop = new();
        Task work = Task.Run(async () =>
        {
            while (!stop.IsCancellationRequested)
            {
                await ExecuteAsync(server, "UPDATE account SET balance = balance + 1 WHERE id = 1");
            }
        });
        await using Chromium browser = await Chromium.OpenAsync(new Uri(server.HttpAddress!, "/"));

        // The page as it was sent knew of no commit yet: what comes to stand there came by events, through the page's own script.
        Assert.True(await browser.BecomesAsync("Number(document.getElementById('commits')?.textContent) > 0"));
        Assert.True(await browser.BecomesAsync("document.querySelectorAll('#graph .bar').length > 3"));
        Assert.True(await browser.BecomesAsync("document.querySelectorAll('#graph .arrow.ww').length > 3"));

        // Paused it stands still.
        await browser.EvaluateAsync("document.getElementById('pause').click()");
        string position = await browser.EvaluateAsync("document.getElementById('position').textContent");
        await Task.Delay(TimeSpan.FromSeconds(2));
        Assert.Equal(position, await browser.EvaluateAsync("document.getElementById('position').textContent"));

        // What a page must have to be usable without eyes or mouse.
        Assert.Equal("en", await browser.EvaluateAsync("document.documentElement.lang"));
        Assert.Equal("0", await browser.EvaluateAsync("[...document.querySelectorAll('svg[role=img]')].filter(svg => !svg.getAttribute('aria-label') && !svg.querySelector('title')).length"));
        Assert.Equal("Live", await browser.EvaluateAsync("document.querySelector('nav [aria-current=page]').textContent"));
        Assert.Equal("0", await browser.EvaluateAsync("performance.getEntriesByType('resource').filter(entry => new URL(entry.name).origin !== location.origin).length"));
        await stop.CancelAsync();
        await work;
    }

    private static Task<CambiumServer> StartAsync(string? password = null) =>
        CambiumServer.StartAsync(new CambiumServerOptions { Http = new IPEndPoint(IPAddress.Loopback, 0), Password = password });

    /// <summary>Returns the position of an update of account 1 to 107.</summary>
    private static async Task<long> FillAsync(CambiumServer server)
    {
        await ExecuteAsync(server, "CREATE TABLE account (id int PRIMARY KEY, balance int NOT NULL)");
        await ExecuteAsync(server, "INSERT INTO account VALUES (1, 100), (2, 200)");
        await ExecuteAsync(server, "UPDATE account SET balance = balance + 7 WHERE id = 1");
        return server.Databases.Positions().Single(database => database.Name == "cambium").Position;
    }

    private static async Task ExecuteAsync(CambiumServer server, string sql)
    {
        await using NpgsqlConnection connection = new(server.ConnectionString);
        await connection.OpenAsync();
        await ExecuteAsync(connection, sql);
    }

    private static async Task ExecuteAsync(NpgsqlConnection connection, string sql)
    {
        await using NpgsqlCommand command = new(sql, connection);
        await command.ExecuteNonQueryAsync();
    }

    private static async Task<HttpResponseMessage> GetAsync(HttpClient http, string path, string user, string password)
    {
        using HttpRequestMessage request = new(HttpMethod.Get, path);
        request.Headers.Authorization = new AuthenticationHeaderValue("Basic", Convert.ToBase64String(Encoding.UTF8.GetBytes($"{user}:{password}")));
        return await http.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);
    }
}
