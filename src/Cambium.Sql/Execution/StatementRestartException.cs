namespace Cambium.Sql.Execution;

/// <summary>Not an error: the running statement, which has delivered nothing and changed nothing yet, is to be run anew.</summary>
public sealed class StatementRestartException : Exception
{
    public StatementRestartException()
    {
    }

    public StatementRestartException(string message)
        : base(message)
    {
    }

    public StatementRestartException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>It has waited for others, who have finished meanwhile.</summary>
    public bool HasWaited { get; init; }
}
