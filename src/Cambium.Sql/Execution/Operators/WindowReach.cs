namespace Cambium.Sql.Execution.Operators;

/// <summary>How much of a partition a window call has to know for a row's value.</summary>
internal enum WindowReach
{
    /// <summary>The rows up to this one.</summary>
    Row,

    /// <summary>The rows up to this one's last peer.</summary>
    Peers,

    Partition,
}
