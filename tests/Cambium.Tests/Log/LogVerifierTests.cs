using Cambium.Log.Format;
using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Log.Verification;
using Xunit;
using static Cambium.Tests.Log.LogSamples;

namespace Cambium.Tests.Log;

/// <summary>Planted wrong commits must be found, with the right counterexample; correct histories must pass.</summary>
public sealed class LogVerifierTests : IDisposable
{
    private const int A = 1;
    private const int B = 2;

    private readonly string _directory = Path.Combine(Path.GetTempPath(), "cambium-verify-" + Guid.NewGuid().ToString("N"));

    public void Dispose()
    {
        if (Directory.Exists(_directory))
        {
            Directory.Delete(_directory, recursive: true);
        }
    }

    [Fact]
    public void A_serial_history_passes_with_the_exact_claim()
    {
        VerifyReport report = Verify(
            Commit(1, 0, Writes(Insert(1, (A, 5), (B, 6)))),
            Commit(2, 1, Writes(Update(1, (A, 7))), KeyNote(1, A)),
            Commit(3, 2, Writes(Delete(1)), KeyNote(1, A)));

        Assert.True(report.Holds);
        Assert.Equal((3, 0, 2, 3), (report.Transactions, report.Overlapping, report.Notes, report.RowWrites));
        Assert.Equal(
            "Given complete notes, log order is an equivalent serial order of all logged transactions from position 1 to 3; replaying the writes keeps every checked constraint. Not covered: completeness of the notes, read-only transactions, what was sent to clients.",
            report.Claim);
    }

    [Fact]
    public void A_lost_update_is_found()
    {
        Counterexample found = Refute(
            Commit(1, 0, Writes(Insert(1, (A, 5), (B, 6)))),
            Commit(2, 1, Writes(Update(1, (A, 6))), KeyNote(1, A)),
            Commit(3, 1, Writes(Update(1, (A, 6))), KeyNote(1, A)));

        Expect(found, ViolationKind.Read, position: 3, other: 2, key: 1, column: A);
        Assert.Equal(NoteKind.Key, found.Note!.Kind);
    }

    [Fact]
    public void Write_skew_is_found()
    {
        Counterexample found = Refute(
            Commit(1, 0, Writes(Insert(1, (A, 1)), Insert(2, (A, 1)))),
            Commit(2, 1, Writes(Update(1, (A, 0))), KeyNote(2, A)),
            Commit(3, 1, Writes(Update(2, (A, 0))), KeyNote(1, A)));

        Expect(found, ViolationKind.Read, position: 3, other: 2, key: 1, column: A);
    }

    [Fact]
    public void A_phantom_in_a_range_with_a_filter_is_found()
    {
        Filter cheap = new Filter.Comparison(A, FilterOperator.Less, Int(10));
        Counterexample found = Refute(
            Commit(1, 0, Writes(Insert(1, (A, 1)))),
            Commit(2, 1, Writes(Insert(5, (A, 3)))),
            Commit(3, 1, Writes(Insert(100, (A, 1))), RangeNote(0, 10, cheap, A)));

        Expect(found, ViolationKind.Read, position: 3, other: 2, key: 5, column: null);
    }

    [Fact]
    public void A_row_that_moves_into_the_filter_is_a_phantom_too()
    {
        Filter cheap = new Filter.Comparison(A, FilterOperator.Less, Int(10));
        Counterexample found = Refute(
            Commit(1, 0, Writes(Insert(1, (A, 50)), Insert(2, (A, 3)))),
            Commit(2, 1, Writes(Update(1, (A, 3)))),
            Commit(3, 2, Writes(Update(2, (B, 3)))),
            Commit(4, 1, Writes(Insert(100, (A, 1))), AllNote(cheap, A)));

        Expect(found, ViolationKind.Read, position: 4, other: 2, key: 1, column: A);
    }

    [Fact]
    public void Rows_outside_interval_filter_or_columns_may_change()
    {
        Filter cheap = new Filter.Comparison(A, FilterOperator.Less, Int(10));
        VerifyReport report = Verify(
            Commit(1, 0, Writes(Insert(1, (A, 1), (B, 1)), Insert(2, (A, 99), (B, 1)), Insert(50, (A, 1), (B, 1)))),
            Commit(2, 1, Writes(Insert(60, (A, 1)), Update(1, (B, 2)), Update(2, (A, 98)), Delete(50))),
            Commit(3, 1, Writes(Insert(100, (A, 1))), RangeNote(0, 10, cheap, A)));

        Assert.True(report.Holds);
        Assert.Equal(1, report.Overlapping);
    }

    [Fact]
    public void A_value_that_went_and_came_back_is_unchanged()
    {
        Assert.True(Verify(
            Commit(1, 0, Writes(Insert(1, (A, 1)))),
            Commit(2, 1, Writes(Update(1, (A, 2)))),
            Commit(3, 2, Writes(Update(1, (A, 1)))),
            Commit(4, 3, Writes(Delete(1))),
            Commit(5, 4, Writes(Insert(1, (A, 1)))),
            Commit(6, 1, Writes(Insert(9, (A, 1))), KeyNote(1, A), AllNote(new Filter.IsNull(B), A))).Holds);
    }

    [Fact]
    public void The_absence_of_a_key_is_read_too()
    {
        Counterexample found = Refute(
            Commit(1, 0, Writes(Insert(1, (A, 1)))),
            Commit(2, 1, Writes(Insert(7, (A, 1)))),
            Commit(3, 1, Writes(Insert(8, (A, 1))), KeyNote(7, A)));

        Expect(found, ViolationKind.Read, position: 3, other: 2, key: 7, column: null);
    }

    [Fact]
    public void Anothers_increment_of_a_column_it_read_is_a_change_and_its_own_is_no_read()
    {
        RowWrite increment = new(RowWriteKind.Update, Int(1), [new ColumnWrite(A, Value(6), [new Increment((byte)'+', Value(1))])]);
        LogRecord first = Commit(1, 0, Writes(Insert(1, (A, 5))));
        Assert.True(Verify(first, Commit(2, 1, Writes(increment)), Commit(3, 1, Writes(increment))).Holds);

        Counterexample found = Refute(first, Commit(2, 1, Writes(increment)), Commit(3, 1, Writes(increment), KeyNote(1, A)));
        Expect(found, ViolationKind.Read, position: 3, other: 2, key: 1, column: A);
    }

    [Fact]
    public void For_rows_written_before_the_read_the_filter_says_nothing()
    {
        // T sets a = 1 and counts a = 1 AND b = 2; C sets b = 2. Neither image of C matches the filter.
        Filter filter = new Filter.And([new Filter.Comparison(A, FilterOperator.Equal, Int(1)), new Filter.Comparison(B, FilterOperator.Equal, Int(2))]);
        ReadNote note = AllNote(filter, A, B);
        LogRecord[] before = [Commit(1, 0, Writes(Insert(1, (A, 0), (B, 0)))), Commit(2, 1, Writes(Update(1, (B, 2))))];

        Counterexample found = Refute([.. before, Commit(3, 1, Writes(Update(1, (A, 1))), note with { OwnRows = [Int(1)] })]);
        Expect(found, ViolationKind.Read, position: 3, other: 2, key: 1, column: B);
        Assert.True(Verify([.. before, Commit(3, 1, Writes(Update(1, (A, 1))), note)]).Holds);
    }

    [Fact]
    public void Skipped_rows_were_not_read()
    {
        ReadNote note = AllNote(null, A);
        LogRecord[] before = [Commit(1, 0, Writes(Insert(1, (A, 0)))), Commit(2, 1, Writes(Update(1, (A, 2))))];
        Refute([.. before, Commit(3, 1, Writes(Insert(5, (A, 1))), note)]);
        Assert.True(Verify([.. before, Commit(3, 1, Writes(Insert(5, (A, 1))), note with { SkippedRows = [Int(1)] })]).Holds);
    }

    [Theory]
    [InlineData(false, false)]
    [InlineData(true, false)]
    [InlineData(true, true)]
    [InlineData(false, true)]
    public void Index_keys_are_computed_from_columns_in_either_direction(bool descending, bool nullsFirst)
    {
        // A range over (a, row key) that holds a = 5 and not a = 6 or NULL.
        byte[] five = [.. Int(5)];
        for (int i = 1; descending && i < five.Length; i++)
        {
            five[i] = (byte)~five[i];
        }

        byte[] above = [.. five];
        above[^1]++;
        ReadNote note = new(1, 1, NoteKind.Range, [new IndexColumn(A, descending, nullsFirst)], false, five, above, null, [A], false, []);
        LogRecord first = Commit(1, 0, Writes(Insert(1, (A, 6)), Insert(2, (B, 6))));
        Counterexample found = Refute(first, Commit(2, 1, Writes(Update(1, (A, 5)))), Commit(3, 1, Writes(Insert(9, (A, 0))), note));
        Expect(found, ViolationKind.Read, position: 3, other: 2, key: 1, column: A);
        Assert.True(Verify(first, Commit(2, 1, Writes(Update(1, (A, 4)), Update(2, (A, 6)))), Commit(3, 1, Writes(Insert(9, (A, 0))), note)).Holds);

        byte[] nulls = nullsFirst ? [0x00] : [LogValue.NullMarker];
        ReadNote nullNote = note with { Lower = nulls, Upper = new[] { (byte)(nulls[0] + 1) } };
        found = Refute(first, Commit(2, 1, Writes(Update(2, (A, 6)))), Commit(3, 1, Writes(Insert(9, (A, 0))), nullNote));
        Expect(found, ViolationKind.Read, position: 3, other: 2, key: 2, column: A);
    }

    [Fact]
    public void A_stale_unique_key_note_is_found()
    {
        ReadNote unique = new(4, 1, NoteKind.Key, [new IndexColumn(B, false, false)], false, Int(7), default, null, [B], false, []);
        Counterexample found = Refute(
            Commit(1, 0, Writes(Insert(1, (A, 1), (B, 6)))),
            Commit(2, 1, Writes(Update(1, (B, 7)))),
            Commit(3, 1, Writes(Insert(2, (A, 1), (B, 7))), unique));

        Expect(found, ViolationKind.Read, position: 3, other: 2, key: 1, column: B);
        Assert.Equal(4, found.Note!.Statement);
    }

    [Fact]
    public void A_range_of_a_unique_index_through_its_last_row_includes_that_row_and_no_more()
    {
        ReadNote through7 = new(1, 1, NoteKind.Range, [new IndexColumn(B, false, false)], false, Int(5), (byte[])[.. Int(7), 0], null, [A], false, []);
        LogRecord first = Commit(1, 0, Writes(Insert(1, (A, 1), (B, 7)), Insert(2, (A, 1), (B, 8))));
        Refute(first, Commit(2, 1, Writes(Update(1, (A, 2)))), Commit(3, 1, Writes(Insert(9, (A, 0))), through7));
        Assert.True(Verify(first, Commit(2, 1, Writes(Update(2, (A, 2)))), Commit(3, 1, Writes(Insert(9, (A, 0))), through7)).Holds);
    }

    [Fact]
    public void Truncating_a_table_changes_every_row_that_was_read()
    {
        RowWrite truncate = new(RowWriteKind.Truncate, default, []);
        Counterexample found = Refute(
            Commit(1, 0, Writes(Insert(1, (A, 1)))),
            Commit(2, 1, Writes(truncate)),
            Commit(3, 1, Writes(Insert(2, (A, 1))), KeyNote(1, A)));
        Expect(found, ViolationKind.Read, position: 3, other: 2, key: 1, column: null);
        Assert.True(Verify(Commit(1, 0, Writes(Insert(1, (A, 1)))), Commit(2, 1, Writes(truncate)), Commit(3, 2, Writes(Insert(1, (A, 1))))).Holds);
    }

    [Fact]
    public void Impossible_writes_are_found()
    {
        LogRecord first = Commit(1, 0, Writes(Insert(1, (A, 1))));
        Expect(Refute(first, Commit(2, 1, Writes(Insert(1, (A, 2))))), ViolationKind.Write, position: 2, other: 1, key: 1, column: null);
        Expect(Refute(first, Commit(2, 1, Writes(Update(2, (A, 2))))), ViolationKind.Write, position: 2, other: null, key: 2, column: null);
        Expect(Refute(first, Commit(2, 1, Writes(Delete(1))), Commit(3, 1, Writes(Delete(1)))), ViolationKind.Write, position: 3, other: 2, key: 1, column: null);
    }

    [Fact]
    public void Gaps_and_impossible_snapshots_are_found()
    {
        LogRecord first = Commit(1, 0, Writes(Insert(1, (A, 1))));
        Assert.Equal(ViolationKind.Position, Refute(first, Commit(3, 1, [])).Kind);
        Assert.Equal(ViolationKind.Snapshot, Refute(first, Commit(2, 2, [])).Kind);
        Assert.Equal(ViolationKind.Snapshot, Refute(first, new LogRecord { Position = 2, FirstSnapshot = 1, Snapshot = 0 }).Kind);
    }

    [Fact]
    public void A_snapshot_before_the_window_is_admitted_not_claimed()
    {
        LogVerifier verifier = new(new VerifyOptions { WindowChangesMax = 2 });
        LogRecord[] writes = [.. UpTo(5).Select(position => Commit(position, position - 1, Writes(Insert(position, (A, 1)))))];
        Assert.True(verifier.Verify([.. writes, Commit(6, 3, [], KeyNote(1, A))]).Holds);

        VerifyReport report = verifier.Verify([.. writes, Commit(6, 2, [], KeyNote(1, A))]);
        Assert.False(report.Holds);
        Assert.Null(report.Counterexample);
        Assert.Contains("window", report.Incomplete);
    }

    [Fact]
    public void A_log_without_its_beginning_is_admitted_not_claimed() =>
        Assert.Contains("starts at position 5", Verify(Commit(5, 4, Writes(Update(1, (A, 1))))).Incomplete);

    [Fact]
    public void Constraints_are_tested_when_an_evaluator_is_handed_in()
    {
        LogRecord[] records = [Commit(1, 0, Writes(Insert(1, (A, 3), (B, 0)))), Commit(2, 1, Writes(Update(1, (B, 3))))];
        Assert.False(Verify(records).ConstraintsChecked);
        VerifyReport report = new LogVerifier(null, new SumAtMostFour()).Verify(records);
        Assert.True(report.ConstraintsChecked);
        Assert.Equal((ViolationKind.Constraint, 2L), (report.Counterexample!.Kind, report.Counterexample.Position));
    }

    [Fact]
    public void A_name_that_came_or_went_refutes_who_looked_it_up()
    {
        static ReadNote Named(long name) => new(1, 0, NoteKind.Name, [], false, Int(name), default, null, [CatalogColumns.Content], false, []);
        TableWrites catalog = new(0, [Insert(1, (CatalogColumns.Content, 1), (CatalogColumns.FirstName, 70), (CatalogColumns.FirstName + 1, 71))]);
        LogRecord put = Commit(1, 0, [catalog]);
        LogRecord content = Commit(2, 1, [new TableWrites(0, [Update(1, (CatalogColumns.Content, 2))])]);
        LogRecord other = Commit(2, 1, [new TableWrites(0, [Update(1, (CatalogColumns.Definition, 2))])]);
        Assert.Equal(2, Refute(put, Commit(2, 0, Writes(Insert(9, (A, 0))), Named(70))).Position);
        Assert.Equal(2, Refute(put, Commit(2, 0, Writes(Insert(9, (A, 0))), Named(71))).Position);
        Assert.True(Verify(put, Commit(2, 0, Writes(Insert(9, (A, 0))), Named(72))).Holds);
        Assert.Equal(3, Refute(put, content, Commit(3, 1, Writes(Insert(9, (A, 0))), Named(70))).Position);
        Assert.True(Verify(put, other, Commit(3, 1, Writes(Insert(9, (A, 0))), Named(70))).Holds);
    }

    [Fact]
    public void The_whole_log_is_verified_with_its_chain_and_head()
    {
        byte[] head = WriteLog(20);
        VerifyReport report = VerifyLog();
        Assert.True(report.Holds);
        Assert.Equal(20, report.LastPosition);
        Assert.Equal(Convert.ToHexString(head).ToLowerInvariant(), report.HeadHash);
        Assert.True(VerifyLog(report.HeadHash).Holds);
        Assert.Equal(ViolationKind.Chain, VerifyLog(new string('0', 64)).Counterexample!.Kind);
    }

    [Fact]
    public void A_wrong_chain_is_found_though_the_checksum_is_right()
    {
        WriteLog(20);
        string path = Directory.GetFiles(_directory, "*.log").Order(StringComparer.Ordinal).First();
        byte[] bytes = File.ReadAllBytes(path);
        int size = Batch(1).Size;
        Span<byte> third = bytes.AsSpan(SegmentHeader.Size + (2 * size), size);
        third[^10] ^= 1;
        BitConverter.TryWriteBytes(third[4..], Crc32C.Compute(third[8..]));
        File.WriteAllBytes(path, bytes);

        Counterexample found = VerifyLog().Counterexample!;
        Assert.Equal((ViolationKind.Chain, 4L), (found.Kind, found.Position));
        Assert.Contains("chained", found.Message);
    }

    private byte[] WriteLog(int batches)
    {
        using FileLogStore store = FileLogStore.Open(_directory, SmallSegments, out _);
        Fill(store, batches);
        return store.HeadHash.ToArray();
    }

    private VerifyReport VerifyLog(string? head = null)
    {
        using LogReader reader = LogReader.Open(_directory);
        return new LogVerifier(new VerifyOptions { ExpectedHeadHash = head }).Verify(reader);
    }

    private static VerifyReport Verify(params LogRecord[] records) => new LogVerifier().Verify(records);

    private static Counterexample Refute(params LogRecord[] records)
    {
        VerifyReport report = Verify(records);
        Assert.False(report.Holds);
        return report.Counterexample!;
    }

    private static void Expect(Counterexample found, ViolationKind kind, long position, long? other, long key, int? column)
    {
        Assert.Equal((kind, position, other, column), (found.Kind, found.Position, found.OtherPosition, found.ColumnId));
        Assert.Equal(1, found.TableId);
        Assert.Equal(Int(key), found.Key!.Value.ToArray());
    }

    private static LogRecord Commit(long position, long snapshot, TableWrites[] writes, params ReadNote[] notes) => new()
    {
        Position = position,
        FirstSnapshot = snapshot,
        Snapshot = snapshot,
        CommitTimeMicros = position,
        Writes = writes,
        Notes = notes,
    };

    private static ReadNote KeyNote(long key, params int[] columns) =>
        new(1, 1, NoteKind.Key, [], true, Int(key), default, null, columns, false, []);

    private static ReadNote RangeNote(long from, long to, Filter? filter, params int[] columns) =>
        new(1, 1, NoteKind.Range, [], true, Int(from), Int(to), filter, columns, false, []);

    private static ReadNote AllNote(Filter? filter, params int[] columns) =>
        new(1, 1, NoteKind.All, [], true, default, default, filter, columns, false, []);

    /// <summary>CHECK (a + b &lt;= 4).</summary>
    private sealed class SumAtMostFour : IConstraintChecker
    {
        public long Tests => 0;

        public IReadOnlyCollection<string> NotChecked => [];

        public string? Check(LogRecord record, IVerifiedState state) => record.Writes
            .SelectMany(table => table.Rows, (table, row) => state.FindRow(table.TableId, row.Key))
            .Any(row => row is not null && Number(row, A) + Number(row, B) > 4) ? "a + b <= 4" : null;

        private static long Number(RowImage row, int column) =>
            System.Buffers.Binary.BinaryPrimitives.ReadInt64BigEndian(row.GetKey(column)[1..]) ^ long.MinValue;
    }
}
