namespace Cambium.Sql.Sessions;

/// <summary>The last value of each sequence as a session knows it, and of which one it took a value last.</summary>
internal sealed record SequenceValues(IReadOnlyDictionary<int, long> Last, int? LastSequence)
{
    public static readonly SequenceValues None = new(new Dictionary<int, long>(), null);
}
