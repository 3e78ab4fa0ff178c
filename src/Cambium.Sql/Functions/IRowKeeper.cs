namespace Cambium.Sql.Functions;

/// <summary>The state of an aggregate that grows with its rows: what it keeps counts as memory of the statement.</summary>
public interface IRowKeeper
{
    /// <summary>About how many bytes it holds now.</summary>
    long KeptBytes { get; }
}
