using System.Net;
using System.Net.Http.Headers;
using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Cambium.Sql.Access;
using Cambium.Wire.Authentication;
using Microsoft.AspNetCore.Http;

namespace Cambium.Server.WebConsole;

/// <summary>
/// The console is behind the server's roles: HTTP's basic authentication against the role's SCRAM verifier, and the membership that
/// PostgreSQL asks for to see others' statements (pg_read_all_stats, as in pg_monitor; superusers). Where the server trusts loopback
/// because nobody has a password, so does the console; a page of elsewhere that had its name pointed at loopback is kept out.
/// </summary>
internal sealed class ConsoleAccess(CambiumServerOptions options, DatabaseDirectory databases)
{
    private static readonly TimeSpan s_penalty = TimeSpan.FromMilliseconds(300);

    /// <summary>The user, or null when the answer has been given: 401 or 403.</summary>
    public async Task<ConsoleUser?> EnterAsync(HttpContext context)
    {
        if (AuthenticationHeaderValue.TryParse(context.Request.Headers.Authorization, out AuthenticationHeaderValue? header)
            && header is { Scheme: "Basic", Parameter: { } parameter } && Decode(parameter) is { } credentials)
        {
            int colon = credentials.IndexOf(':', StringComparison.Ordinal);
            (string name, string password) = colon < 0 ? (credentials, "") : (credentials[..colon], credentials[(colon + 1)..]);
            Login login = databases.FindLogin(options.Database, name);
            bool isRight = login is { IsAllowed: true, Verifier: { } text } && ScramVerifier.TryParse(text, out ScramVerifier? verifier) && verifier!.Matches(SaslPreparation.Prepare(password));
            if (isRight || (login is { IsAllowed: true, IsTrusted: true } && IsLoopback(context)))
            {
                return await AuthorizeAsync(context, name).ConfigureAwait(false);
            }

            await Task.Delay(s_penalty, context.RequestAborted).ConfigureAwait(false);
        }
        else if (IsLoopback(context) && databases.IsTrusting)
        {
            return await AuthorizeAsync(context, options.User).ConfigureAwait(false);
        }

        context.Response.Headers.WWWAuthenticate = "Basic realm=\"Cambium\", charset=\"UTF-8\"";
        await RefuseAsync(context, StatusCodes.Status401Unauthorized, "The console asks for a role of the server and its password.").ConfigureAwait(false);
        return null;
    }

    private async Task<ConsoleUser?> AuthorizeAsync(HttpContext context, string name)
    {
        CatalogSnapshot? catalog = databases.Peek(options.Database)?.Engine.Root.Catalog;
        if (catalog is not null && catalog.TryGetRole(name, out RoleDefinition? role))
        {
            HashSet<int> roles = MembershipsOf(catalog, role.Id);
            if (role.IsSuperuser || roles.Contains(SystemCatalog.ReadAllStatsRoleId))
            {
                return new ConsoleUser(name, role.IsSuperuser || roles.Contains(SystemCatalog.ReadAllDataRoleId));
            }
        }

        await RefuseAsync(context, StatusCodes.Status403Forbidden, $"Role \"{name}\" is neither a superuser nor a member of pg_monitor.").ConfigureAwait(false);
        return null;
    }

    private static HashSet<int> MembershipsOf(CatalogSnapshot catalog, int roleId)
    {
        HashSet<int> roles = [roleId];
        int before;
        do
        {
            before = roles.Count;
            roles.UnionWith(catalog.Memberships.Where(membership => roles.Contains(membership.MemberId)).Select(static membership => membership.RoleId).ToArray());
        }
        while (roles.Count > before);
        return roles;
    }

    private static bool IsLoopback(HttpContext context)
    {
        string host = context.Request.Host.Host.Trim('[', ']');
        return context.Connection.RemoteIpAddress is { } remote && IPAddress.IsLoopback(remote)
            && (host.Equals("localhost", StringComparison.OrdinalIgnoreCase) || (IPAddress.TryParse(host, out IPAddress? address) && IPAddress.IsLoopback(address)));
    }

    private static string? Decode(string parameter)
    {
        try
        {
            return Encoding.UTF8.GetString(Convert.FromBase64String(parameter));
        }
        catch (FormatException)
        {
            return null;
        }
    }

    private static Task RefuseAsync(HttpContext context, int status, string text)
    {
        context.Response.StatusCode = status;
        return context.Response.WriteAsync(text);
    }
}
