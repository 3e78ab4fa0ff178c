using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Log.Records;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

/// <summary>Each rule of the validation table with its example. T is the transaction that loses or merges, C the one that commits first.</summary>
public sealed class ValidationTests : IDisposable
{
    private readonly TestDatabase _database = new();
    private readonly TableDefinition _table;
    private readonly TableDefinition _other;

    public ValidationTests()
    {
        _table = _database.CreateTable("t", ["id", "a", "b", "u"], static (t, x) =>
        {
            t = WithIndex(t, Index(x, t, "t_a", ["a"]));
            return WithIndex(t, Index(x, t, "t_u", ["u"], isUnique: true));
        });
        _other = _database.CreateTable("other", ["id", "a"]);
        _database.Run(t =>
        {
            for (int id = 1; id <= 5; id++)
            {
                Insert(t, _table, id, id * 10, id * 100, id * 1000);
            }

            Insert(t, _other, 1, 1);
        });
    }

    private IndexDefinition IndexOnA => _table.Indexes[1];

    private IndexDefinition IndexOnU => _table.Indexes[2];

    public void Dispose() => _database.Dispose();

    [Fact]
    public void A_key_read_conflicts_when_a_used_column_changes()
    {
        Transaction t = BeginWriter();
        Read(t, _table, 1, "a");
        long position = _database.Run(c => Set(c, _table, 1, "a", 7));
        Conflict conflict = CommitConflicts(t);
        Assert.Equal(ConflictKind.KeyRead, conflict.Kind);
        Assert.Equal("public.t", conflict.Table);
        Assert.Equal("a", conflict.Column);
        Assert.Equal(position, conflict.WinnerPosition);
        Assert.Equal("winner", conflict.WinnerSession);
        Assert.Equal("statement 1", conflict.StatementText);
        Assert.Equal(conflict, _database.Engine.RecentConflicts[^1]);
    }

    [Fact]
    public void A_key_read_does_not_mind_another_column() => MayCommit(t => Read(t, _table, 1, "a"), c => Set(c, _table, 1, "b", 7));

    [Fact]
    public void A_key_read_does_not_mind_an_assignment_of_the_same_value() => MayCommit(t => Read(t, _table, 1, "a"), c => Set(c, _table, 1, "a", 10));

    [Fact]
    public void A_key_read_conflicts_when_the_row_goes() => MustConflict(ConflictKind.KeyRead, t => Read(t, _table, 1, "a"), c => Delete(c, _table, 1));

    [Fact]
    public void A_key_read_and_not_found_conflicts_when_the_row_comes() =>
        MustConflict(ConflictKind.KeyRead, t => Assert.Null(Read(t, _table, 9, "a")), c => Insert(c, _table, 9, 1, 1, 1));

    [Fact]
    public void A_unique_key_read_conflicts_when_a_used_column_of_its_row_changes() =>
        MustConflict(ConflictKind.KeyRead, t => t.Reads.NoteKey(_table, IndexOnU, Key(1000), Columns(_table, "b")), c => Set(c, _table, 1, "b", 7));

    [Fact]
    public void A_unique_key_read_conflicts_when_its_row_gets_another_key() =>
        MustConflict(ConflictKind.KeyRead, t => t.Reads.NoteKey(_table, IndexOnU, Key(1000), Columns(_table, "b")), c => Set(c, _table, 1, "u", 7));

    [Fact]
    public void A_unique_key_read_and_not_found_conflicts_when_a_row_gets_it() =>
        MustConflict(ConflictKind.KeyRead, t => t.Reads.NoteKey(_table, IndexOnU, Key(7), ColumnSet.Empty), c => Set(c, _table, 1, "u", 7));

    [Fact]
    public void A_unique_key_read_does_not_mind_other_rows() =>
        MayCommit(t => t.Reads.NoteKey(_table, IndexOnU, Key(1000), Columns(_table, "b")), c => Set(c, _table, 2, "b", 7));

    [Theory]
    [InlineData(2, true)]
    [InlineData(4, false)]
    public void An_interval_of_keys_conflicts_with_changes_inside_it_only(int changed, bool conflicts) =>
        Expect(conflicts, ConflictKind.RangeRead, t => t.Reads.NoteRange(_table, null, Key(1), Key(4), null, Columns(_table, "a")), c => Set(c, _table, changed, "a", 7));

    [Fact]
    public void An_empty_interval_conflicts_with_an_insert_into_it() =>
        MustConflict(ConflictKind.RangeRead, t => t.Reads.NoteRange(_table, null, Key(7), Key(9), null, Columns(_table, "a")), c => Insert(c, _table, 8, 1, 1, 1));

    [Theory]
    [InlineData(25, true)]
    [InlineData(99, false)]
    public void An_interval_of_an_index_conflicts_with_rows_that_move_into_it(int value, bool conflicts) =>
        Expect(conflicts, ConflictKind.RangeRead, t => t.Reads.NoteRange(_table, IndexOnA, Key(20), Key(30), null, Columns(_table, "a")), c => Set(c, _table, 5, "a", value));

    [Fact]
    public void An_interval_of_an_index_conflicts_with_rows_that_move_out_of_it() =>
        MustConflict(ConflictKind.RangeRead, t => t.Reads.NoteRange(_table, IndexOnA, Key(20), Key(30), null, ColumnSet.Empty), c => Set(c, _table, 2, "a", 99));

    [Fact]
    public void A_filter_that_matches_neither_image_lets_a_change_pass() =>
        MayCommit(t => t.Reads.NoteAll(_table, Equal(_table, "a", 10), Columns(_table, "a", "b")), c => Set(c, _table, 2, "b", 7));

    [Fact]
    public void A_filter_that_matches_the_before_image_conflicts() =>
        MustConflict(ConflictKind.RangeRead, t => t.Reads.NoteAll(_table, Equal(_table, "a", 10), Columns(_table, "a")), c => Set(c, _table, 1, "a", 7));

    [Fact]
    public void A_filter_that_matches_the_after_image_conflicts() =>
        MustConflict(ConflictKind.RangeRead, t => t.Reads.NoteAll(_table, Equal(_table, "a", 7), Columns(_table, "a")), c => Set(c, _table, 1, "a", 7));

    [Fact]
    public void A_filter_that_matches_both_images_lets_unused_columns_pass() =>
        MayCommit(t => t.Reads.NoteAll(_table, Equal(_table, "a", 10), Columns(_table, "a")), c => Set(c, _table, 1, "b", 7));

    [Fact]
    public void A_filter_that_matches_both_images_conflicts_over_used_columns() =>
        MustConflict(ConflictKind.RangeRead, t => t.Reads.NoteAll(_table, Equal(_table, "a", 10), Columns(_table, "a", "b")), c => Set(c, _table, 1, "b", 7));

    [Fact]
    public void A_filter_conflicts_with_an_inserted_or_deleted_match_only()
    {
        MustConflict(ConflictKind.RangeRead, t => t.Reads.NoteAll(_table, Equal(_table, "a", 70), Columns(_table, "a")), c => Insert(c, _table, 7, 70, 1, 1));
        MustConflict(ConflictKind.RangeRead, t => t.Reads.NoteAll(_table, Equal(_table, "a", 70), Columns(_table, "a")), c => Delete(c, _table, 7));
        MayCommit(t => t.Reads.NoteAll(_table, Equal(_table, "a", 70), Columns(_table, "a")), c => Delete(c, _table, 5));
    }

    [Fact]
    public void A_scan_conflicts_with_inserts_deletes_and_used_columns()
    {
        MustConflict(ConflictKind.RangeRead, t => t.Reads.NoteAll(_table, null, ColumnSet.Empty), c => Insert(c, _table, 8, 1, 1, 1));
        MustConflict(ConflictKind.RangeRead, t => t.Reads.NoteAll(_table, null, ColumnSet.Empty), c => Delete(c, _table, 8));
        MustConflict(ConflictKind.RangeRead, t => t.Reads.NoteAll(_table, null, Columns(_table, "a")), c => Set(c, _table, 1, "a", 7));
        MayCommit(t => t.Reads.NoteAll(_table, null, Columns(_table, "a")), c => Set(c, _table, 1, "b", 7));
    }

    [Fact]
    public void Own_rows_are_not_narrowed_by_the_filter()
    {
        // T sets a = 1 and counts a = 1 AND b = 2; C sets b = 2; neither image of C matches.
        Transaction t = BeginWriter();
        Set(t, _table, 3, "a", 1);
        t.Reads.NoteAll(_table, new Filter.And([Equal(_table, "a", 1), Equal(_table, "b", 2)]), Columns(_table, "a", "b"));
        _database.Run(c => Set(c, _table, 3, "b", 2));
        Assert.Equal(ConflictKind.RangeRead, CommitConflicts(t).Kind);
    }

    [Fact]
    public void Own_rows_are_not_narrowed_by_an_index_interval()
    {
        Transaction t = BeginWriter();
        Set(t, _table, 3, "a", 777);
        t.Reads.NoteRange(_table, IndexOnA, Key(777), Key(778), null, Columns(_table, "b"));
        _database.Run(c => Set(c, _table, 3, "b", 2));
        Assert.Equal(ConflictKind.RangeRead, CommitConflicts(t).Kind);
    }

    [Fact]
    public void Own_rows_are_not_narrowed_by_a_unique_key()
    {
        Transaction t = BeginWriter();
        Set(t, _table, 3, "u", 777);
        t.Reads.NoteKey(_table, IndexOnU, Key(777), Columns(_table, "b"));
        _database.Run(c => Set(c, _table, 3, "b", 2));
        Assert.Equal(ConflictKind.RangeRead, CommitConflicts(t).Kind);
    }

    [Fact]
    public void A_row_written_after_the_read_is_narrowed_by_the_filter()
    {
        Transaction t = BeginWriter();
        t.Reads.NoteAll(_table, new Filter.And([Equal(_table, "a", 1), Equal(_table, "b", 2)]), Columns(_table, "a", "b"));
        Set(t, _table, 3, "a", 1);
        _database.Run(c => Set(c, _table, 3, "b", 2));
        Commit(t);
    }

    [Fact]
    public void Both_inserting_a_key_conflicts() =>
        MustConflict(ConflictKind.InsertedKey, t => Insert(t, _table, 7, 1, 1, 1), c => Insert(c, _table, 7, 2, 2, 2));

    [Fact]
    public void Both_inserting_a_unique_value_conflicts() =>
        MustConflict(ConflictKind.KeyRead, t => Insert(t, _table, 7, 1, 1, 77), c => Insert(c, _table, 8, 2, 2, 77));

    [Fact]
    public void A_key_inserted_and_deleted_again_still_counts_as_read() =>
        MustConflict(
            ConflictKind.InsertedKey,
            t =>
            {
                Insert(t, _table, 7, 1, 1, 1);
                Delete(t, _table, 7);
            },
            c => Insert(c, _table, 7, 2, 2, 2));

    [Fact]
    public void Writing_a_deleted_row_conflicts()
    {
        MustConflict(ConflictKind.DeletedRow, t => Set(t, _table, 1, "a", 7), c => Delete(c, _table, 1));
        MustConflict(ConflictKind.DeletedRow, t => Delete(t, _table, 2), c => Delete(c, _table, 2));
    }

    [Fact]
    public void A_changed_primary_key_reads_every_column() =>
        MustConflict(ConflictKind.KeyRead, t => ChangeKey(t, 1, 11), c => Set(c, _table, 1, "b", 7));

    [Theory]
    [InlineData(WriteConflictRule.Reads, false)]
    [InlineData(WriteConflictRule.Strict, true)]
    public void Blind_writes_of_one_column_conflict_only_under_the_strict_rule(WriteConflictRule rule, bool conflicts)
    {
        Transaction t = BeginWriter(new ConflictSettings(WriteConflicts: rule));
        Set(t, _table, 1, "a", 7);
        _database.Run(c => Set(c, _table, 1, "a", 8));
        Finish(t, conflicts, ConflictKind.Write);
        Assert.Equal(conflicts ? 8 : 7, _database.Committed(_table, 1)![1]);
    }

    [Theory]
    [InlineData(ConflictGranularity.Table, true, true, true, true)]
    [InlineData(ConflictGranularity.Key, false, true, true, true)]
    [InlineData(ConflictGranularity.Column, false, false, true, true)]
    [InlineData(ConflictGranularity.Predicate, false, false, false, true)]
    public void Each_level_of_granularity_allows_what_the_one_before_allows(ConflictGranularity granularity, bool otherRow, bool otherColumn, bool outsideFilter, bool insideFilter)
    {
        ConflictSettings settings = new(granularity);
        Try(otherRow, t => Read(t, _table, 1, "a"), c => Set(c, _table, 2, "a", 7));
        Try(otherColumn, t => Read(t, _table, 1, "a"), c => Set(c, _table, 1, "b", 7));
        Try(outsideFilter, t => t.Reads.NoteAll(_table, Equal(_table, "a", 40), Columns(_table, "a", "b")), c => Set(c, _table, 3, "b", 7));
        Try(insideFilter, t => t.Reads.NoteAll(_table, Equal(_table, "a", 40), Columns(_table, "a", "b")), c => Set(c, _table, 4, "b", 7));

        void Try(bool conflicts, Action<Transaction> read, Action<Transaction> winner)
        {
            Transaction t = BeginWriter(settings);
            read(t);
            _database.Run(winner);
            Finish(t, conflicts, null);
        }
    }

    [Fact]
    public void Without_merging_any_change_of_a_written_row_conflicts()
    {
        Transaction t = BeginWriter(new ConflictSettings(Merge: false));
        Set(t, _table, 1, "a", 7);
        _database.Run(c => Set(c, _table, 1, "b", 8));
        Finish(t, true, ConflictKind.Write);
    }

    [Fact]
    public void A_changed_definition_conflicts_with_reads_and_writes_of_the_table()
    {
        MustConflict(ConflictKind.Definition, t => Read(t, _table, 1, "a"), c => c.Ddl.Put(_database["t"] with { Comment = "one" }));
        MustConflict(ConflictKind.Definition, t => Set(t, _database["t"], 1, "a", 3), c => c.Ddl.Put(_database["t"] with { Comment = "two" }));
        MustConflict(ConflictKind.Definition, t => t.Reads.NoteCatalog(_table.Id), c => c.Ddl.Put(_database["t"] with { Comment = "three" }));
    }

    [Fact]
    public void A_name_looked_up_conflicts_when_it_comes_or_goes()
    {
        MustConflict(ConflictKind.Definition, t => t.Reads.NoteCatalog(NameClass.Relation, SystemCatalog.PublicSchemaId, "new"), c => CreateTable(c, "new", ["id"]));
        MustConflict(ConflictKind.Definition, t => t.Reads.NoteCatalog(NameClass.Relation, SystemCatalog.PublicSchemaId, "new"), c => c.Ddl.Remove(_database["new"].Id));
        MayCommit(t => t.Reads.NoteCatalog(NameClass.Relation, SystemCatalog.PublicSchemaId, "old"), c => CreateTable(c, "new", ["id"]));
    }

    [Fact]
    public void Truncation_conflicts_with_every_read_of_the_table() =>
        MustConflict(ConflictKind.RangeRead, t => Read(t, _table, 9, "a"), c => c.Truncate(_table));

    [Fact]
    public void Notes_past_their_limit_become_wider_and_stay_sound()
    {
        Transaction t = BeginWriter();
        for (int id = 1000; id < 1000 + TableReads.RangesMax + 1; id++)
        {
            t.Reads.NoteRange(_table, null, Key(id), Key(id + 1), null, Columns(_table, "a"));
        }

        Assert.True(t.Reads.Find(_table.Id)!.IsWidened);
        _database.Run(c => Set(c, _table, 1, "a", 7));
        Assert.Equal(ConflictKind.RangeRead, CommitConflicts(t).Kind);
    }

    [Fact]
    public void A_snapshot_older_than_the_chain_of_commits_is_compared_by_roots()
    {
        Transaction reader = BeginWriter();
        Read(reader, _table, 1, "a");
        Transaction bystander = BeginWriter();
        Read(bystander, _table, 1, "b");
        _database.Run(c => Set(c, _table, 1, "a", 7));
        reader.Snapshot.Node.Cut();
        Assert.Equal(ConflictKind.KeyRead, CommitConflicts(reader).Kind);
        Commit(bystander);
    }

    /// <summary>Between its session's validation and the committer's so much may have been committed that the chain is cut there.</summary>
    [Theory]
    [InlineData("a", CommitOutcome.Conflict)]
    [InlineData("b", CommitOutcome.Committed)]
    public void A_commit_handed_in_before_the_chain_was_cut_is_compared_by_roots(string read, CommitOutcome expected)
    {
        Transaction late = BeginWriter();
        Read(late, _table, 1, read);
        CommitNode validated = late.Snapshot.Node;
        Transaction winner = _database.Begin("winner");
        Set(winner, _table, 1, "a", 7);
        PendingCommit won = winner.BeginCommit();
        PendingCommit? pending = null;
        _database.Engine.CommitInTurn(_ =>
        {
            pending = late.BeginCommit();
            validated.Cut();
            return null;
        });
        Assert.Equal(CommitOutcome.Committed, won.Wait().Outcome);
        Assert.Equal(expected, pending!.Wait().Outcome);
    }

    /// <summary>A transaction that writes something unrelated, so that it must be validated.</summary>
    private Transaction BeginWriter(ConflictSettings? settings = null)
    {
        Transaction t = _database.Begin("loser", settings);
        t.Notify(new Notification("written", ""));
        return t;
    }

    private void ChangeKey(Transaction t, int from, int to)
    {
        Cambium.Engine.Values.Value[] row = new Cambium.Engine.Values.Value[_table.Columns.Length];
        Assert.True(t.GetWriter(_table).TryRead(Key(from), row));
        row[0] = Cambium.Engine.Values.Value.FromInt32(to);
        t.GetWriter(_table).Update(Key(from), row, Columns(_table, "id"));
    }

    private void MustConflict(ConflictKind kind, Action<Transaction> loser, Action<Transaction> winner) => Expect(true, kind, loser, winner);

    private void MayCommit(Action<Transaction> loser, Action<Transaction> winner) => Expect(false, null, loser, winner);

    private void Expect(bool conflicts, ConflictKind? kind, Action<Transaction> loser, Action<Transaction> winner)
    {
        Transaction t = BeginWriter();
        loser(t);
        _database.Run(winner);
        Finish(t, conflicts, kind);
    }

    private static void Finish(Transaction t, bool conflicts, ConflictKind? kind)
    {
        if (!conflicts)
        {
            Commit(t);
            return;
        }

        Conflict conflict = CommitConflicts(t);
        Assert.Equal(kind ?? conflict.Kind, conflict.Kind);
    }
}
