using System.Collections.Concurrent;
using Cambium.Engine.Catalog;
using Cambium.Log.Records;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Where all sequences stand, and the counters of ids. A block of values is reserved by a flushed record before the first of
/// them leaves, so no value is ever handed out twice; after a restart counting goes on behind the last reserved block. The
/// first block of a table's hidden row ids needs no record: after a restart every table that has none begins behind it.
/// </summary>
internal sealed class SequenceStore
{
    /// <summary>Counter of object ids.</summary>
    public const int ObjectIds = 1;

    /// <summary>Counter of tree ids.</summary>
    public const int TreeIds = 2;

    /// <summary>Counter of the numbers that transactions tell of themselves.</summary>
    public const int TransactionNumbers = 3;

    /// <summary>
    /// Object ids that none is given to: databases have them. Each counter begins at the same value, and clients that list everything take two objects with
    /// one OID for one.
    /// </summary>
    private const int LeftToDatabases = 1024;

    private readonly ConcurrentDictionary<int, SequenceState> _states = new();
    private readonly Action<SequenceWrite> _reserve;
    private readonly TimeProvider _clock;

    // The last object id that may have been given out before the database was opened.
    private long _lastKnownId;

    /// <param name="reserve">Logs a reservation and waits until it is durable; throws when it can't be.</param>
    public SequenceStore(Action<SequenceWrite> reserve, TimeProvider clock)
    {
        _reserve = reserve;
        _clock = clock;
        _states[ObjectIds] = new SequenceState(ObjectIds, SystemCatalog.FirstUserId + LeftToDatabases - 1, isCalled: true);
        _states[TreeIds] = new SequenceState(TreeIds, 0, isCalled: true);
    }

    /// <summary>Takes over what the log says; called at recovery only.</summary>
    public void Restore(IEnumerable<SequenceWrite> writes)
    {
        foreach (SequenceWrite write in writes)
        {
            _states[write.SequenceId] = new SequenceState(write.SequenceId, write.LastValue, write.IsCalled);
        }

        _lastKnownId = LastId(ObjectIds);
    }

    /// <summary>Has a counter that the log says nothing of begin behind a value.</summary>
    public void BeginBehind(int counter, long value) => _states.TryAdd(counter, new SequenceState(counter, value, isCalled: true));

    /// <summary>A value of a counter that none given out is behind.</summary>
    public long LastId(int counter) => _states[counter].Current(mayWait: true).LastValue;

    /// <summary>The next value of a plain counter.</summary>
    public long NextId(int counter, bool mayWait) => _states[counter].Next(SequenceRange.Counter, "", _reserve, _clock, mayWait);

    /// <summary>The next hidden row id of a table.</summary>
    public long NextRowId(int tableId, bool mayWait) =>
        _states.GetOrAdd(tableId, static (id, known) => SequenceState.OfRows(id, isNew: id > known), _lastKnownId).Next(SequenceRange.Counter, "", _reserve, _clock, mayWait);

    public long Next(SequenceDefinition sequence, bool mayWait) => StateOf(sequence).Next(SequenceRange.Of(sequence), sequence.Name, _reserve, _clock, mayWait);

    public void Set(SequenceDefinition sequence, long value, bool isCalled) => StateOf(sequence).Set(value, isCalled, _reserve);

    /// <inheritdoc cref="SequenceState.Keep"/>
    public void Keep(SequenceDefinition sequence) => StateOf(sequence).Keep(_reserve);

    /// <summary>last_value and is_called as PostgreSQL would show them.</summary>
    public (long LastValue, bool IsCalled) Get(SequenceDefinition sequence, bool mayWait) => StateOf(sequence).Current(mayWait);

    private SequenceState StateOf(SequenceDefinition sequence) =>
        _states.GetOrAdd(sequence.Id, static (id, start) => new SequenceState(id, start, isCalled: false), sequence.Start);
}
