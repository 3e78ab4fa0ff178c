namespace Cambium.Engine.Recovery;

/// <summary>A statement of the workload and how often it was run.</summary>
/// <param name="sql">One text of it that can be planned.</param>
public sealed class WorkloadStatement(WorkloadKey key, string sql, long count = 0)
{
    public WorkloadKey Key => key;

    public string Sql => sql;

    public long Count { get; private set; } = count;

    /// <summary>It runs once more. Not atomic: a count that is lost between two threads changes no ranking.</summary>
    public void CountRun() => Count++;
}
