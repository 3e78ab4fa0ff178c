using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Engine.Verification;
using Cambium.Log.Records;
using Cambium.Log.Verification;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

/// <summary>
/// Constraints as the verifier tests them. A wrong log is made from a right one: a record's rows are replaced by ones that no server
/// would have let pass.
/// </summary>
public sealed class LogEvaluatorTests : IDisposable
{
    private readonly TestDatabase _database = new(expressions: static expressions =>
    {
        expressions.Add("a >= 0", ["a"], static column => Value.FromBoolean(column("a").Int32 >= 0));
        expressions.Add("mod", ["a"], static column => Value.FromInt32(column("a").Int32 % 10));
    });

    private readonly TableDefinition _table;
    private readonly TableDefinition _child;

    public LogEvaluatorTests()
    {
        _table = _database.CreateTable("t", ["id", "a", "u"], static (t, x) =>
        {
            t = WithIndex(t, Index(x, t, "t_u", ["u"], isUnique: true));
            return WithIndex(t, Index(x, t, "t_mod", ["mod"], isUnique: true)) with { Checks = [Check(x, "positive", "a >= 0")] };
        });
        _child = _database.CreateTable("child", ["id", "parent", "by_u"], (t, x) => t with
        {
            ForeignKeys = [ForeignKey(x, t, "parent", _table), ForeignKey(x, t, "by_u", _table, parentColumn: "u")],
        });
        _database.Run(x => Insert(x, _table, 1, 1, 10));
        _database.Run(x => Insert(x, _table, 2, 2, null));
        _database.Run(x => Insert(x, _child, 1, 1, 10));
        _database.Run(x => Insert(x, _child, 2, 2, null));
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void A_right_log_keeps_every_constraint()
    {
        VerifyReport report = Verify([]);
        Assert.True(report.Holds, report.Counterexample?.ToString());
        Assert.Empty(report.NotChecked);
        Assert.True(report.ConstraintTests > 10);
    }

    [Fact]
    public void A_null() => Finds("column id of table t is NULL", Row(_table, RowWriteKind.Insert, 9, ("id", null), ("a", 5), ("u", 5)));

    [Fact]
    public void A_check() => Finds("a row of table t violates check positive", Row(_table, RowWriteKind.Update, 1, ("a", -1)));

    [Fact]
    public void A_unique_key() => Finds("two rows of table t have the same key of unique index t_u", Row(_table, RowWriteKind.Update, 2, ("u", 10)));

    [Fact]
    public void A_unique_key_over_an_expression() => Finds("two rows of table t have the same key of unique index t_mod", Row(_table, RowWriteKind.Update, 2, ("a", 11)));

    [Fact]
    public void A_child_without_a_parent() =>
        Finds("a row of table child has no parent for foreign key child_parent_fkey", Row(_child, RowWriteKind.Update, 2, ("parent", 3)));

    [Fact]
    public void A_child_without_a_parent_by_a_unique_key() =>
        Finds("a row of table child has no parent for foreign key child_by_u_fkey", Row(_child, RowWriteKind.Update, 2, ("by_u", 11)));

    [Fact]
    public void A_parent_deleted() => Finds("rows of table child have lost their parent for foreign key child_parent_fkey", Row(_table, RowWriteKind.Delete, 2));

    [Fact]
    public void A_parent_with_another_key() => Finds("rows of table child have lost their parent for foreign key child_by_u_fkey", Row(_table, RowWriteKind.Update, 1, ("u", 12)));

    [Fact]
    public void Keys_may_change_hands_within_a_transaction() => Assert.True(Verify(
        Row(_table, RowWriteKind.Update, 1, ("u", null)), Row(_table, RowWriteKind.Update, 2, ("u", 10))).Holds);

    [Fact]
    public void A_constraint_added_later_is_tested_on_all_rows()
    {
        _database.Run(x => x.Ddl.Put(_table with { Checks = [], Indexes = [.. _table.Indexes.Where(static index => index.Name != "t_mod")] }));
        _database.Run(x => Set(x, _database["t"], 1, "a", -1));
        Assert.True(Verify([]).Holds);
        _database.Run(x => x.Ddl.Put(_database["t"] with { Checks = [new CheckConstraint { Id = x.Ddl.NextId(), Name = "late", ExpressionSql = "a >= 0" }] }));
        Assert.Equal("a row of table t violates check late", Verify([]).Counterexample?.Message);
    }

    [Fact]
    public void Keys_that_a_session_does_not_test_are_told()
    {
        (int, RowWrite) orphan = Row(_child, RowWriteKind.Update, 2, ("parent", 3));
        VerifyReport report = Verify(RecordFlags.KeysUntested, orphan);
        Assert.True(report.Holds, report.Counterexample?.ToString());
        Assert.Contains("foreign key child_parent_fkey: rows were written without testing it", report.NotChecked);
    }

    [Fact]
    public void Keys_that_a_table_suspends_are_told()
    {
        _database.Run(x => x.Ddl.Put(_child with { SuspendedKeyIds = [_child.ForeignKeys[0].Id] }));
        _database.Run(x => Set(x, _database["child"], 2, "parent", 3));
        _database.Run(x => x.Ddl.Put(_database["child"] with { SuspendedKeyIds = [] }));
        VerifyReport report = Verify([]);
        Assert.True(report.Holds, report.Counterexample?.ToString());
        Assert.Equal(["foreign key child_parent_fkey: rows were written without testing it"], report.NotChecked);
        Finds("a row of table child has no parent for foreign key child_by_u_fkey", Row(_child, RowWriteKind.Update, 2, ("by_u", 11)));
    }

    [Fact]
    public void Rows_of_before_a_key_may_change_elsewhere()
    {
        _database.Run(x => x.Ddl.Put(_child with { ForeignKeys = [] }));
        _database.Run(x => Set(x, _database["child"], 2, "parent", 3));
        _database.Run(x => x.Ddl.Put(_database["child"] with { ForeignKeys = [_child.ForeignKeys[0] with { Id = x.Ddl.NextId(), IsNotValid = true }] }));
        _database.Run(x => Set(x, _database["child"], 2, "by_u", 5));
        Assert.Null(Verify([]).Counterexample);
        Finds("a row of table child has no parent for foreign key child_parent_fkey", Row(_child, RowWriteKind.Update, 2, ("parent", 4)));
    }

    private void Finds(string message, (int Table, RowWrite Write) write)
    {
        Counterexample? found = Verify(write).Counterexample;
        Assert.Equal((ViolationKind.Constraint, message), (found?.Kind, found?.Message));
    }

    /// <summary>Verifies the log with one more record behind it.</summary>
    private VerifyReport Verify(params (int Table, RowWrite Write)[] writes) => Verify(RecordFlags.None, writes);

    private VerifyReport Verify(RecordFlags flags, params (int Table, RowWrite Write)[] writes)
    {
        LogEvaluator evaluator = new(_database.Expressions);
        List<LogRecord> records = [.. _database.Log.ReadFrom(1)];
        if (writes.Length > 0)
        {
            records.Add(new LogRecord
            {
                Position = records.Count + 1,
                Snapshot = records.Count,
                FirstSnapshot = records.Count,
                Flags = flags,
                Writes = [.. writes.Select(static write => new TableWrites(write.Table, [write.Write]))],
            });
        }

        return new LogVerifier(null, evaluator, evaluator).Verify(records);
    }

    private static (int Table, RowWrite Write) Row(TableDefinition table, RowWriteKind kind, int key, params (string Column, int? Value)[] columns) => (table.Id, new RowWrite(
        kind, Key(key), [.. columns.Select(column => new ColumnWrite(table.FindColumn(column.Column)!.Id, column.Value is { } value ? new LogValue(Key(value), default) : LogValue.Null))]));
}
