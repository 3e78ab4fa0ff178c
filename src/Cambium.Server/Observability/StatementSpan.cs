using System.Diagnostics;
using System.Text.RegularExpressions;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statistics;

namespace Cambium.Server.Observability;

/// <summary>
/// The trace span of one statement, named and tagged by OpenTelemetry's conventions for databases. There is none unless somebody listens to the
/// source. A statement with the comment <c>/*traceparent='00-…'*/</c> is a child of that span.
/// </summary>
internal static partial class StatementSpan
{
    public const string SourceName = "Cambium.Server";

    public const string SystemName = "cambium";

    private static readonly ActivitySource s_source = new(SourceName);

    /// <summary>Null when nobody listens or samples.</summary>
    public static Activity? Start(SqlSession session, string sql)
    {
        if (!s_source.HasListeners())
        {
            return null;
        }

        string operation = OperationOf(sql);
        Activity? activity = s_source.CreateActivity($"{operation} {session.Database.Name}", ActivityKind.Server, ParentOf(sql));
        if (activity is null)
        {
            return null;
        }

        activity.SetTag("db.system.name", SystemName).SetTag("db.namespace", session.Database.Name).SetTag("db.operation.name", operation)
            .SetTag("db.query.text", StatementStatistics.Normalise(sql)).SetTag("client.address", session.Identity.ClientAddress);
        return activity.Start();
    }

    public static void Fail(Activity activity, SqlErrorException error)
    {
        activity.SetTag("db.response.status_code", error.SqlState).SetTag("error.type", error.SqlState).SetStatus(ActivityStatusCode.Error, error.Message);
        activity.Stop();
    }

    /// <summary>The first word, in capitals.</summary>
    public static string OperationOf(string sql)
    {
        ReadOnlySpan<char> text = sql.AsSpan().TrimStart();
        int length = 0;
        while (length < text.Length && char.IsAsciiLetter(text[length]))
        {
            length++;
        }

        return text[..length].ToString().ToUpperInvariant();
    }

    private static ActivityContext ParentOf(string sql) =>
        sql.Contains("traceparent=", StringComparison.Ordinal) && TraceParent().Match(sql) is { Success: true } match
            && ActivityContext.TryParse(match.Groups[1].Value, null, isRemote: true, out ActivityContext parent)
            ? parent
            : default;

    [GeneratedRegex("""/\*.*traceparent='([0-9a-f-]{55})'.*\*/""", RegexOptions.CultureInvariant)]
    private static partial Regex TraceParent();
}
