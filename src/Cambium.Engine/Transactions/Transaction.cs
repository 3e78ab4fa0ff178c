using Cambium.Engine.Catalog;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// One transaction: a snapshot, its own edits on top, and notes of what it read. Used by one thread at a time.
/// </summary>
public sealed class Transaction
{
    /// <summary>The root it reads.</summary>
    public DatabaseRoot Snapshot => throw new NotImplementedException();

    /// <summary>The catalog it sees: the snapshot's, its own changes, its session's temporary tables.</summary>
    public CatalogSnapshot Catalog => throw new NotImplementedException();

    public Database Database => throw new NotImplementedException();

    public TransactionOptions Options => throw new NotImplementedException();

    public ReadSet Reads => throw new NotImplementedException();

    public WriteSet Writes => throw new NotImplementedException();

    /// <summary>Changes of definitions.</summary>
    public CatalogEdit Ddl => throw new NotImplementedException();

    /// <summary>Number of the running statement, from 1.</summary>
    public int StatementNumber => throw new NotImplementedException();

    /// <summary>Whether a commit would have anything to log.</summary>
    public bool HasEdits => throw new NotImplementedException();

    /// <summary>Committed or rolled back.</summary>
    public bool IsFinished => throw new NotImplementedException();

    /// <summary>Starts a statement; take the trees it reads right after this.</summary>
    public void BeginStatement(string text) => throw new NotImplementedException();

    /// <summary>Ends a statement: tests the constraints that wait for its end, runs referential actions.</summary>
    public void EndStatement() => throw new NotImplementedException();

    /// <summary>A table's rows or an index's entries with all own edits up to now. A statement takes its trees once, at its start.</summary>
    public Tree GetTree(int treeId) => throw new NotImplementedException();

    /// <summary>The writer of a table of <see cref="Catalog"/>; the same one for the same definition.</summary>
    public TableWriter GetWriter(TableDefinition table) => throw new NotImplementedException();

    /// <summary>Removes all rows. Foreign keys that reference the table are the caller's to refuse or follow.</summary>
    public void Truncate(TableDefinition table) => throw new NotImplementedException();

    public Savepoint CreateSavepoint() => throw new NotImplementedException();

    /// <summary>Forgets all edits since the savepoint, never notes. The savepoint stays usable.</summary>
    public void RollbackTo(Savepoint savepoint) => throw new NotImplementedException();

    /// <summary>nextval; never a conflict, never rolled back.</summary>
    public long NextSequenceValue(SequenceDefinition sequence) => throw new NotImplementedException();

    /// <summary>setval; durable at once, never rolled back.</summary>
    public void SetSequenceValue(SequenceDefinition sequence, long value, bool isCalled) => throw new NotImplementedException();

    /// <summary>last_value and is_called of a sequence.</summary>
    public (long LastValue, bool IsCalled) GetSequenceState(SequenceDefinition sequence) => throw new NotImplementedException();

    /// <summary>SET CONSTRAINTS: null names all deferrable ones.</summary>
    public void SetConstraintsDeferred(int? constraintId, bool deferred) => throw new NotImplementedException();

    /// <summary>NOTIFY: delivered after the commit is durable, in the order of the log.</summary>
    public void Notify(Notification notification) => throw new NotImplementedException();

    /// <summary>
    /// Tests deferred constraints (throws SqlErrorException), validates, and waits until the outcome is decided. The
    /// transaction is over afterwards.
    /// </summary>
    public CommitResult Commit() => throw new NotImplementedException();

    public void Rollback() => throw new NotImplementedException();
}
