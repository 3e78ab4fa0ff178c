using System.Collections.Concurrent;
using System.Globalization;
using System.Security.Cryptography;
using System.Text.Json;
using Cambium.Log.Records;
using Cambium.Server.Hosting;
using Cambium.Server.WebConsole.Pages;
using Cambium.Sql.Sessions;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Components;
using Microsoft.AspNetCore.Components.Web;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.WebConsole;

/// <summary>
/// The console: pages rendered here, and a stream of events that brings the first one up to date. Samples every database once a second.
/// </summary>
internal sealed class ConsoleHost : IAsyncDisposable
{
    private static readonly TimeSpan s_second = TimeSpan.FromSeconds(1);

    private readonly CambiumServer _server;
    private readonly CambiumServerOptions _options;
    private readonly ConsoleAccess _access;
    private readonly ILogger _log;
    private readonly object _verifying = new();
    private readonly ConcurrentDictionary<string, DatabaseWatch> _watches = new(StringComparer.Ordinal);
    private readonly CancellationTokenSource _stop = new();
    private readonly Task _sampling;
    private IServiceProvider? _services;

    public ConsoleHost(CambiumServer server, CambiumServerOptions options, ILogger log)
    {
        _log = log;
        _server = server;
        _options = options;
        _access = new ConsoleAccess(options, server.Databases);
        _sampling = SampleAsync();
    }

    private IReadOnlyList<SessionDescription> Sessions => [.. _server.Connections.All.Select(connection => connection.Session?.Description).OfType<SessionDescription>()];

    public void Map(WebApplication application)
    {
        _services = application.Services;
        Page(application, "/", (context, user, watch) =>
        {
            string nonce = Convert.ToBase64String(RandomNumberGenerator.GetBytes(16));
            context.Response.Headers.ContentSecurityPolicy = Policy($"'nonce-{nonce}'");
            return RenderAsync<LivePage>(new() { ["Watch"] = watch, ["User"] = user, ["Nonce"] = nonce });
        });
        Page(application, "/sessions", (_, user, watch) =>
            RenderAsync<SessionsPage>(new() { ["Sessions"] = Sessions, ["Database"] = watch.Database.Name, ["User"] = user }));
        Page(application, "/statements", (_, user, watch) => RenderAsync<StatementsPage>(new() { ["Watch"] = watch, ["User"] = user }));
        Page(application, "/conflicts", (_, user, watch) => RenderAsync<ConflictsPage>(new() { ["Watch"] = watch, ["User"] = user }));
        Page(application, "/log", (context, user, watch) =>
            RenderAsync<LogPage>(new() { ["Watch"] = watch, ["User"] = user, ["Last"] = Number(context, "last") }));
        Page(application, "/recovery", (_, user, watch) => RenderAsync<RecoveryPage>(new() { ["Watch"] = watch, ["User"] = user }));
        Page(application, "/transaction", TransactionAsync);
        Page(application, "/databases", (_, user, watch) => RenderAsync<DatabasesPage>(new()
        {
            ["Databases"] = (IReadOnlyList<(DatabaseDescription, SqlDatabase)>)[.. _server.Databases.List().Select(description => (description, _server.Databases.Peek(description.Name)!)).Where(static pair => pair.Item2 is not null)],
            ["Sessions"] = Sessions,
            ["Database"] = watch.Database.Name,
            ["User"] = user,
        }));
        application.MapGet("/live", (RequestDelegate)LiveAsync);
        application.MapPost("/verify", (RequestDelegate)VerifyAsync);
    }

    public async ValueTask DisposeAsync()
    {
        await _stop.CancelAsync().ConfigureAwait(false);
        await _sampling.ConfigureAwait(false);
        foreach (DatabaseWatch watch in _watches.Values)
        {
            watch.Dispose();
        }

        _stop.Dispose();
    }

    private static string Policy(string script) =>
        $"default-src 'none'; style-src 'unsafe-inline'; script-src {script}; connect-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

    private static long Number(HttpContext context, string name) =>
        long.TryParse(context.Request.Query[name], NumberStyles.None, CultureInfo.InvariantCulture, out long number) ? number : 0;

    private void Page(IEndpointRouteBuilder application, string path, Func<HttpContext, ConsoleUser, DatabaseWatch, Task<string?>> render) =>
        application.MapGet(path, async context =>
        {
            context.Response.Headers.ContentSecurityPolicy = Policy("'none'");
            if (await EnterAsync(context).ConfigureAwait(false) is not var (user, watch))
            {
                return;
            }

            string? html = await render(context, user, watch).ConfigureAwait(false);
            context.Response.StatusCode = html is null ? StatusCodes.Status404NotFound : StatusCodes.Status200OK;
            context.Response.ContentType = "text/html; charset=utf-8";
            context.Response.Headers.CacheControl = "no-store";
            await context.Response.WriteAsync(html ?? "There is no such page.").ConfigureAwait(false);
        });

    private async Task<string?> TransactionAsync(HttpContext context, ConsoleUser user, DatabaseWatch watch)
    {
        long position = Number(context, "position");
        LogRecord? record = position >= watch.Database.Engine.FirstLogPosition ? watch.Database.Engine.ReadLog(position).FirstOrDefault() : null;
        return record?.Position == position ? await RenderAsync<TransactionPage>(new() { ["Watch"] = watch, ["User"] = user, ["Record"] = record }).ConfigureAwait(false) : null;
    }

    /// <summary>The first page's changing part, once a second, as events.</summary>
    private async Task LiveAsync(HttpContext context)
    {
        if (await EnterAsync(context).ConfigureAwait(false) is not var (user, watch))
        {
            return;
        }

        context.Response.ContentType = "text/event-stream";
        context.Response.Headers.CacheControl = "no-store";
        using CancellationTokenSource end = CancellationTokenSource.CreateLinkedTokenSource(context.RequestAborted, _stop.Token);
        try
        {
            while (true)
            {
                string html = (await RenderAsync<LivePanel>(new() { ["Watch"] = watch, ["User"] = user }).ConfigureAwait(false))!;
                await context.Response.WriteAsync($"data: {JsonSerializer.Serialize(html)}\n\n", end.Token).ConfigureAwait(false);
                await context.Response.Body.FlushAsync(end.Token).ConfigureAwait(false);
                await Task.Delay(s_second, end.Token).ConfigureAwait(false);
            }
        }
        catch (OperationCanceledException)
        {
            // The page was closed, or the server stops.
        }
    }

    private async Task VerifyAsync(HttpContext context)
    {
        // Started from another site's page it would only cost time, but there is no reason to let it.
        if (context.Request.Headers.TryGetValue("Sec-Fetch-Site", out Microsoft.Extensions.Primitives.StringValues site) && site != "same-origin")
        {
            context.Response.StatusCode = StatusCodes.Status403Forbidden;
            return;
        }

        if (await EnterAsync(context).ConfigureAwait(false) is var (_, watch))
        {
            watch.Verdict.Start();
            context.Response.Redirect($"/?database={Uri.EscapeDataString(watch.Database.Name)}");
        }
    }

    /// <summary>The user and the database asked for; null when the answer has been given.</summary>
    private async Task<(ConsoleUser User, DatabaseWatch Watch)?> EnterAsync(HttpContext context)
    {
        if (await _access.EnterAsync(context).ConfigureAwait(false) is not { } user)
        {
            return null;
        }

        string name = context.Request.Query["database"] is [{ Length: > 0 } given] ? given : _options.Database;
        if (Find(name) is { } watch)
        {
            return (user, watch);
        }

        context.Response.StatusCode = StatusCodes.Status404NotFound;
        await context.Response.WriteAsync("There is no such database.").ConfigureAwait(false);
        return null;
    }

    /// <summary>The watch over the database that has that name now.</summary>
    private DatabaseWatch? Find(string name)
    {
        SqlDatabase? database = _server.Databases.Peek(name);
        if (_watches.TryGetValue(name, out DatabaseWatch? watch) && !ReferenceEquals(watch.Database, database) && _watches.TryRemove(KeyValuePair.Create(name, watch)))
        {
            watch.Dispose();
        }

        return database is null ? null : _watches.GetOrAdd(name, _ => new DatabaseWatch(database, _verifying, _log));
    }

    private async Task<string?> RenderAsync<TPage>(Dictionary<string, object?> parameters)
        where TPage : IComponent
    {
        await using HtmlRenderer renderer = new(_services!, NullLoggerFactory.Instance);
        return await renderer.Dispatcher.InvokeAsync(async () =>
            (await renderer.RenderComponentAsync<TPage>(ParameterView.FromDictionary(parameters)).ConfigureAwait(true)).ToHtmlString()).ConfigureAwait(false);
    }

    private async Task SampleAsync()
    {
        using PeriodicTimer timer = new(s_second);
        try
        {
            while (await timer.WaitForNextTickAsync(_stop.Token).ConfigureAwait(false))
            {
                Sample();
            }
        }
        catch (OperationCanceledException)
        {
            // The server stops.
        }
    }

    private void Sample()
    {
        try
        {
            IReadOnlyList<SessionDescription> sessions = Sessions;
            foreach (string name in _server.Databases.List().Select(static description => description.Name))
            {
                Find(name)?.Sample(sessions.Count(session => session.Database == name && session.Activity.State != "idle"));
            }
        }
        catch (Exception exception)
        {
            // A database may be dropped at this moment: the next second is another one.
            _log.SamplingFailed(exception);
        }
    }
}
