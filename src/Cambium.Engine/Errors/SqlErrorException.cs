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

    /// <summary>PostgreSQL's function that reports the error, where drivers tell errors of one SQLSTATE apart by it.</summary>
    public string? Routine { get; init; }

    /// <summary>Tells a client that its prepared statement has to be prepared anew; pgJDBC knows it by the routine.</summary>
    public static SqlErrorException ResultTypeChanged() =>
        new(Errors.SqlState.FeatureNotSupported, "cached plan must not change result type") { Routine = "RevalidateCachedQuery" };
}
