using Cambium.Engine.Errors;

namespace Cambium.Sql.Routines;

/// <summary>A SQL statement that a function runs, for CONTEXT.</summary>
internal sealed class RunningSql(string text) : IContextSource
{
    private bool _isRefused;

    public string Context => Line(text);

    public bool Place(SqlErrorException error, bool isInnermost) => _isRefused || Place(error, text, 0, isInnermost);

    /// <summary>For an error that says it can't be run there: no line tells of it.</summary>
    public SqlErrorException Refused(SqlErrorException error)
    {
        _isRefused = true;
        return error;
    }

    public static string Line(string text) => $"SQL statement \"{text}\"";

    /// <param name="start">Where in the text that positions count in it begins.</param>
    public static bool Place(SqlErrorException error, string text, int start, bool isInnermost)
    {
        if (error.Position > 0)
        {
            error.PlaceIn(text, start);
            return true;
        }

        return isInnermost && error.InternalQuery == text;
    }
}
