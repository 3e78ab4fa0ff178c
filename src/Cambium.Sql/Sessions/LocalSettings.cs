using Cambium.Sql.Statements;

namespace Cambium.Sql.Sessions;

/// <summary>Settings that hold for a part of a statement: a function with SET, an extension's script. Disposing gives back those of before.</summary>
internal sealed class LocalSettings(SqlSession session) : IDisposable
{
    private readonly List<(string Name, string? Before)> _before = [];

    /// <summary>Sets as SET LOCAL does, all that SET tests included.</summary>
    public void Apply(string name, string value)
    {
        _before.Add((name, session.Settings.Get(name)));
        SetCommand.Apply(name, value, true, session);
    }

    /// <summary>Settings kept as name=value, as functions keep theirs.</summary>
    public void Apply(IEnumerable<string> settings)
    {
        foreach (string setting in settings)
        {
            int equals = setting.IndexOf('=', StringComparison.Ordinal);
            Apply(setting[..equals], setting[(equals + 1)..]);
        }
    }

    public void Dispose()
    {
        foreach ((string name, string? value) in _before)
        {
            // What a plain SET has changed in between stays changed, as in PostgreSQL.
            if (session.Settings.IsLocal(name))
            {
                session.Settings.Set(name, value ?? "", true);
            }
        }
    }
}
