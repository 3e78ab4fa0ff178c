using System.Runtime.CompilerServices;
using System.Text;

namespace Cambium.Engine.Errors;

/// <summary>
/// An error the client is told about, in PostgreSQL's words. Thrown anywhere below the session, caught once at its edge.
/// </summary>
public sealed class SqlErrorException : Exception
{
    // A recursion may add a line thousands of times.
    private StringBuilder? _where;

    /// <remarks>The compiler fills in the last three where they are left out.</remarks>
    public SqlErrorException(
        string sqlState,
        string message,
        string? detail = null,
        string? hint = null,
        int position = 0,
        Exception? innerException = null,
        [CallerMemberName] string routine = "",
        [CallerFilePath] string sourceFile = "",
        [CallerLineNumber] int sourceLine = 0)
        : base(message, innerException)
    {
        SqlState = sqlState;
        Detail = detail;
        Hint = hint;
        Position = position;
        Routine = routine;
        SourceFile = sourceFile;
        SourceLine = sourceLine;
    }

    /// <summary>Five characters, one of <see cref="Errors.SqlState"/>.</summary>
    public string SqlState { get; }

    public string? Detail { get; init; }

    public string? Hint { get; init; }

    /// <summary>Character in the statement's text, counted from 1; 0 when unknown.</summary>
    public int Position { get; private set; }

    /// <summary>Where in nested processing the error arose, innermost first (PostgreSQL's CONTEXT lines).</summary>
    public string? Where
    {
        get => _where?.ToString();
        init => _where = value is null ? null : new StringBuilder(value);
    }

    /// <summary>The statement of a function's body in which <see cref="InternalPosition"/> counts; null when none.</summary>
    public string? InternalQuery { get; private set; }

    public int InternalPosition { get; private set; }

    /// <summary>It has all the lines of <see cref="Where"/> that there were around it.</summary>
    public bool IsDescribed { get; set; }

    /// <summary>Raised by RAISE, not found out by the server.</summary>
    public bool IsRaised { get; init; }

    public string? Schema { get; init; }

    public string? Table { get; init; }

    public string? Column { get; init; }

    public string? DataType { get; init; }

    public string? Constraint { get; init; }

    /// <summary>Who reports the error: PostgreSQL's function, where clients tell errors of one SQLSTATE apart by it; ours elsewhere.</summary>
    public string Routine { get; init; }

    /// <summary>With its path where the server was built.</summary>
    public string SourceFile { get; }

    public int SourceLine { get; }

    /// <summary>Tells a client that its prepared statement has to be prepared anew; pgJDBC knows it by the routine.</summary>
    public static SqlErrorException ResultTypeChanged() =>
        new(Errors.SqlState.FeatureNotSupported, "cached plan must not change result type") { Routine = "RevalidateCachedQuery" };

    /// <summary>
    /// Adds a CONTEXT line around those there are. Always false: it is called from exception filters, which see an error on its way
    /// without catching it. (Catching and throwing again at each level of a recursion would need more stack than the recursion.)
    /// </summary>
    public bool Within(string context)
    {
        _where = _where is null ? new StringBuilder(context) : _where.Append('\n').Append(context);
        return false;
    }

    /// <summary>The position counts in a statement of a function's body, not in what the client sent. Always false, as <see cref="Within"/>.</summary>
    public bool PlaceIn(string query, int start)
    {
        (InternalQuery, InternalPosition, Position) = (query, Position - start, 0);
        return false;
    }

    /// <summary>The position counted in another text, or was not known. Always false, as <see cref="Within"/>.</summary>
    public bool MoveTo(int position)
    {
        Position = position;
        return false;
    }

    /// <summary>Counts positions as clients do, in characters, not in units of UTF-16.</summary>
    /// <param name="statement">What <see cref="Position"/> counts in.</param>
    public void CountCharacters(string statement) =>
        (Position, InternalPosition) = (InCharacters(statement, Position), InCharacters(InternalQuery ?? "", InternalPosition));

    /// <summary>The body is part of what the client sent: its places count there.</summary>
    public bool PlaceAt(int position)
    {
        (Position, InternalQuery, InternalPosition, _where) = (position, null, 0, null);
        return false;
    }

    /// <summary>A position in a text as clients count it.</summary>
    /// <param name="position">In units of UTF-16, from 1; 0: none.</param>
    public static int InCharacters(string text, int position)
    {
        int pairs = 0;
        for (int index = Math.Min(position - 1, text.Length) - 1; index >= 0; index--)
        {
            pairs += char.IsLowSurrogate(text[index]) ? 1 : 0;
        }

        return position - pairs;
    }
}
