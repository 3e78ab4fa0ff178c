using System.Net;
using System.Net.Http.Headers;
using System.Text;
using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Cambium.Sql.Access;
using Cambium.Wire.Authentication;
using Microsoft.AspNetCore.Http;

namespace Cambium.Server.Observability;

/// <summary>
/// Who may see the HTTP pages. Health is for everyone. The rest is for roles that may monitor (superusers, members of pg_monitor), who
/// log in by HTTP Basic; from this machine it is open as long as no superuser has a password, like connections are.
/// </summary>
internal sealed class HttpAccess(CambiumServer server)
{
    public Task InvokeAsync(HttpContext context, RequestDelegate next)
    {
        if (context.Request.Path.StartsWithSegments("/health", StringComparison.Ordinal))
        {
            return next(context);
        }

        bool isTrusted = server.Databases.IsTrusting && context.Connection.RemoteIpAddress is { } address && IPAddress.IsLoopback(address);
        string? user = isTrusted ? null : Authenticate(context.Request);
        if (!isTrusted && user is null)
        {
            context.Response.StatusCode = StatusCodes.Status401Unauthorized;
            context.Response.Headers.WWWAuthenticate = "Basic realm=\"cambium\", charset=\"UTF-8\"";
            return Task.CompletedTask;
        }

        if (user is not null && !server.Databases.MayMonitor(user))
        {
            context.Response.StatusCode = StatusCodes.Status403Forbidden;
            return context.Response.WriteAsync($"role \"{user}\" is not a member of pg_monitor\n");
        }

        return next(context);
    }

    /// <summary>The role that proved itself, or null.</summary>
    private string? Authenticate(HttpRequest request)
    {
        if (!AuthenticationHeaderValue.TryParse(request.Headers.Authorization, out AuthenticationHeaderValue? header)
            || !header.Scheme.Equals("Basic", StringComparison.OrdinalIgnoreCase) || header.Parameter is null)
        {
            return null;
        }

        byte[] bytes = new byte[header.Parameter.Length];
        if (!Convert.TryFromBase64String(header.Parameter, bytes, out int length))
        {
            return null;
        }

        string credentials = Encoding.UTF8.GetString(bytes, 0, length);
        int colon = credentials.IndexOf(':', StringComparison.Ordinal);
        if (colon < 0)
        {
            return null;
        }

        string user = credentials[..colon];
        Login login = server.Databases.FindLogin("", user);
        return login is { IsAllowed: true, Verifier: { } text } && ScramVerifier.TryParse(text, out ScramVerifier? verifier) && verifier!.Matches(SaslPreparation.Prepare(credentials[(colon + 1)..]))
            ? user
            : null;
    }
}
