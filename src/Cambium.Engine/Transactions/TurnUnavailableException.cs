namespace Cambium.Engine.Transactions;

/// <summary>A transaction that runs in the committer's turn would have had to wait for a commit.</summary>
public sealed class TurnUnavailableException : Exception
{
    public TurnUnavailableException()
        : base("in the committer's turn nothing can wait for a commit")
    {
    }

    public TurnUnavailableException(string message)
        : base(message)
    {
    }

    public TurnUnavailableException(string message, Exception innerException)
        : base(message, innerException)
    {
    }
}
