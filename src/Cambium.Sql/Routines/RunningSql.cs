using Cambium.Engine.Errors;

namespace Cambium.Sql.Routines;

/// <summary>A SQL statement that a function runs, for CONTEXT.</summary>
internal sealed class RunningSql(string text) : IContextSource
{
    public string Context => Line(text);

    /// <summary>What is wrong now is that it is run there: no line tells of it.</summary>
    public bool IsRefused { get; set; }

    public bool Place(SqlErrorException error, bool isInnermost) => IsRefused || Place(error, text, 0, isInnermost);

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
