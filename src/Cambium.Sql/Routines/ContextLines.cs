using Cambium.Engine.Errors;

namespace Cambium.Sql.Routines;

/// <summary>
/// What of functions is running in a session, within one another: what CONTEXT tells of errors and notices, a line each, innermost first. An error
/// takes them all where it first meets one of them, before anything has been left (exception filters see it on its way up).
/// </summary>
internal sealed class ContextLines
{
    private readonly List<IContextSource> _running = [];

    public string Text => string.Join('\n', Enumerable.Reverse(_running).Select(static source => source.Context));

    /// <summary>Until it is disposed of, the source is the innermost.</summary>
    public Running Enter(IContextSource source)
    {
        _running.Add(source);
        return new Running(_running);
    }

    /// <summary>Gives an error the lines, unless it has them. Always false, as <see cref="SqlErrorException.Within"/>.</summary>
    public bool Describe(SqlErrorException error)
    {
        if (error.IsDescribed)
        {
            return false;
        }

        for (int index = _running.Count - 1; index >= 0; index--)
        {
            bool isTold = _running[index].Place(error, isInnermost: index == _running.Count - 1);
            if (!isTold)
            {
                error.Within(_running[index].Context);
            }
        }

        error.IsDescribed = true;
        return false;
    }

    internal readonly struct Running(List<IContextSource> running) : IDisposable
    {
        public void Dispose() => running.RemoveAt(running.Count - 1);
    }
}

/// <summary>A statement or a call that runs.</summary>
internal interface IContextSource
{
    /// <summary>Its line of CONTEXT, as it stands.</summary>
    string Context { get; }

    /// <summary>An error's position counts in its text, if in none further in.</summary>
    /// <returns>The error shows the text as its QUERY, so that a line would be too much.</returns>
    bool Place(SqlErrorException error, bool isInnermost);
}
