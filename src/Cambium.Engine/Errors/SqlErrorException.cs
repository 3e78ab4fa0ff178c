namespace Cambium.Engine.Errors;

/// <summary>
/// An error the client is told about, in PostgreSQL's words. Thrown anywhere below the session, caught once at its edge.
/// </summary>
public sealed class SqlErrorException : Exception
{
    public SqlErrorException(string sqlState, string message, string? detail = null, string? hint = null, int position = 0, Exception? innerException = null)
        : base(message, innerException)
    {
        SqlState = sqlState;
        Detail = detail;
        Hint = hint;
        Position = position;
    }

    /// <summary>Five characters, one of <see cref="Errors.SqlState"/>.</summary>
    public string SqlState { get; }

    public string? Detail { get; init; }

    public string? Hint { get; init; }

    /// <summary>Character in the statement's text, counted from 1; 0 when unknown.</summary>
    public int Position { get; init; }

    /// <summary>Where in nested processing the error arose (PostgreSQL's CONTEXT line).</summary>
    public string? Where { get; init; }

    public string? Schema { get; init; }

    public string? Table { get; init; }

    public string? Column { get; init; }

    public string? DataType { get; init; }

    public string? Constraint { get; init; }
}
