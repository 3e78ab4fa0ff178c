using System.Net;

namespace Cambium.Tests.Scripts;

/// <summary>Sends a script's statements in order, each on its session, to an empty database.</summary>
internal static class ScriptRun
{
    /// <param name="afterStep">Called after each step; null: nothing is to be done there.</param>
    /// <returns>The answer of each step.</returns>
    public static IReadOnlyList<IReadOnlyList<string>> Execute(Script script, EndPoint endPoint, string user, string database, Action<ScriptStep>? afterStep = null)
    {
        var sessions = new Dictionary<string, ScriptSession>(StringComparer.Ordinal);
        var answers = new List<IReadOnlyList<string>>();
        try
        {
            foreach (ScriptStep step in script.Steps)
            {
                answers.Add(Execute(step, sessions, () => ScriptSession.Open(endPoint, user, database)));
                afterStep?.Invoke(step);
            }
        }
        finally
        {
            foreach (ScriptSession session in sessions.Values)
            {
                session.Dispose();
            }
        }

        return answers;
    }

    private static IReadOnlyList<string> Execute(ScriptStep step, Dictionary<string, ScriptSession> sessions, Func<ScriptSession> open)
    {
        try
        {
            if (!sessions.TryGetValue(step.Session, out ScriptSession? session))
            {
                sessions.Add(step.Session, session = open());
            }

            return session.Execute(step.Sql, step.Input, step.ShowsPosition);
        }
        catch (IOException e)
        {
            sessions.Remove(step.Session);
            return ["--! connection lost: " + e.Message];
        }
    }
}
