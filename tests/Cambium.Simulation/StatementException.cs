namespace Cambium.Simulation;

/// <summary>A statement's error, by its code.</summary>
public sealed class StatementException(string sqlState) : Exception(sqlState)
{
    public string SqlState { get; } = sqlState;
}
