using Cambium.Engine.Errors;

namespace Cambium.Sql.Sessions;

/// <summary>What nextval returned last in this session, for currval and lastval.</summary>
internal sealed class SequenceMemory
{
    private readonly Dictionary<int, long> _last = [];
    private int? _lastSequence;

    /// <summary>A copy of all of it, to be gone back to.</summary>
    public SequenceValues State
    {
        get => _last.Count == 0 ? SequenceValues.None : new SequenceValues(new Dictionary<int, long>(_last), _lastSequence);
        set
        {
            Clear();
            foreach ((int sequenceId, long last) in value.Last)
            {
                _last.Add(sequenceId, last);
            }

            _lastSequence = value.LastSequence;
        }
    }

    public void Remember(int sequenceId, long value)
    {
        _last[sequenceId] = value;
        _lastSequence = sequenceId;
    }

    /// <summary>setval is seen by currval, but doesn't decide what lastval is of.</summary>
    public void RememberSet(int sequenceId, long value) => _last[sequenceId] = value;

    public long Current(int sequenceId, string name) => _last.TryGetValue(sequenceId, out long value)
        ? value
        : throw new SqlErrorException(
            SqlState.ObjectNotInPrerequisiteState, $"currval of sequence \"{name}\" is not yet defined in this session");

    public long Last => _last[LastId];

    /// <summary>The sequence that lastval is of.</summary>
    public int LastId => _lastSequence is { } sequence
        ? sequence
        : throw LastUndefined();

    public static SqlErrorException LastUndefined() => new(SqlState.ObjectNotInPrerequisiteState, "lastval is not yet defined in this session");

    /// <summary>DISCARD SEQUENCES.</summary>
    public void Clear()
    {
        _last.Clear();
        _lastSequence = null;
    }
}
