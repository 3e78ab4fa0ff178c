using Cambium.Engine.Errors;

namespace Cambium.Sql.Routines;

/// <summary>A SQL statement that a function runs, for CONTEXT.</summary>
/// <param name="start">Where in the text that positions count in it begins.</param>
internal sealed class RunningSql(string text, int start = 0) : IContextSource
{
    public string Context => Line(text);

    public bool Place(SqlErrorException error, bool isInnermost) => Place(error, text, start, isInnermost);

    public static string Line(string text) => $"SQL statement \"{text}\"";

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
