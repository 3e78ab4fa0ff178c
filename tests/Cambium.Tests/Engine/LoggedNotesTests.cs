using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Engine.Verification;
using Cambium.Log.Verification;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

/// <summary>
/// Every note that is validated is also logged: with a validator that overlooks everything, the verifier finds each wrong commit
/// from the log alone. With the right one the same transactions end in a conflict.
/// </summary>
public sealed class LoggedNotesTests
{
    private static readonly Action<Transaction> s_createTable = static x => CreateTable(x, "found", ["id"]);

    [Fact]
    public void A_name_looked_up_in_vain() => IsFound(
        static (x, _) => x.Reads.NoteCatalog(NameClass.Relation, SystemCatalog.PublicSchemaId, "found"), static (x, _) => s_createTable(x));

    [Fact]
    public void The_name_of_an_index_looked_up_in_vain() => IsFound(
        static (x, _) => x.Reads.NoteCatalog(NameClass.Relation, SystemCatalog.PublicSchemaId, "found"),
        static (x, table) => x.Ddl.CreateIndex(table, Index(x, table, "found", ["a"])));

    [Fact]
    public void A_name_whose_bearer_was_dropped() => IsFound(
        static (x, _) => x.Reads.NoteCatalog(NameClass.Relation, SystemCatalog.PublicSchemaId, "other"),
        static (x, _) => x.Ddl.Remove(Other(x).Id));

    [Fact]
    public void A_definition() => IsFound(
        static (x, _) => x.Reads.NoteCatalog(Other(x).Id), static (x, _) => x.Ddl.Put(Other(x) with { Name = "renamed" }));

    [Fact]
    public void A_list_of_all_tables() => IsFound(static (x, _) => x.Reads.NoteCatalogAll(NameClass.Relation), static (x, _) => s_createTable(x));

    [Fact]
    public void A_list_of_all_tables_minds_an_index() => IsFound(
        static (x, _) => x.Reads.NoteCatalogAll(NameClass.Relation), static (x, table) => x.Ddl.CreateIndex(table, Index(x, table, "found", ["a"])));

    [Fact]
    public void A_list_of_schemas_does_not_mind_a_table() =>
        MayCommit(static (x, _) => x.Reads.NoteCatalogAll(NameClass.Schema), static (x, _) => s_createTable(x));

    [Fact]
    public void A_definition_does_not_mind_a_plain_index() => MayCommit(
        static (x, table) => x.Reads.NoteCatalog(table.Id), static (x, table) => x.Ddl.CreateIndex(table, Index(x, table, "found", ["a"])));

    [Fact]
    public void A_key_of_an_index_on_an_expression() => IsFound(
        static (x, table) => x.Reads.NoteKey(table, table.Indexes[1], Key(44), ColumnSet.Empty), static (x, table) => Set(x, table, 1, "a", 22));

    [Fact]
    public void An_interval_of_a_partial_index() => IsFound(
        static (x, table) => x.Reads.NoteRange(table, table.Indexes[2], Key(0), Key(5), null, ColumnSet.Empty), static (x, table) => Set(x, table, 1, "b", 1));

    [Fact]
    public void A_computed_key_does_not_mind_what_lies_elsewhere() => MayCommit(
        static (x, table) => x.Reads.NoteKey(table, table.Indexes[1], Key(44), ColumnSet.Empty), static (x, table) => Set(x, table, 1, "a", 23));

    [Fact]
    public void Without_an_evaluator_notes_on_computed_keys_are_not_checked()
    {
        using TestDatabase database = Run(
            new Blind(), static (x, table) => x.Reads.NoteKey(table, table.Indexes[1], Key(44), ColumnSet.Empty), static (x, table) => Set(x, table, 1, "a", 22), out _);
        VerifyReport report = new LogVerifier().Verify(database.Log.ReadFrom(1));
        Assert.True(report.Holds);
        Assert.Contains(report.NotChecked, line => line.StartsWith("1 notes on index ", StringComparison.Ordinal));
    }

    private static TableDefinition Other(Transaction transaction) =>
        transaction.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, "other", out TableDefinition? table) ? table : throw new KeyNotFoundException();

    private static void IsFound(Action<Transaction, TableDefinition> read, Action<Transaction, TableDefinition> change)
    {
        using (TestDatabase right = Run(new ConflictDetector(), read, change, out CommitResult result))
        {
            Assert.Equal(CommitOutcome.Conflict, result.Outcome);
        }

        using TestDatabase database = Run(new Blind(), read, change, out CommitResult wrong);
        Assert.Equal(CommitOutcome.Committed, wrong.Outcome);
        VerifyReport report = Verify(database);
        Assert.Equal((ViolationKind.Read, wrong.Position), (report.Counterexample?.Kind, report.Counterexample?.Position));
        Assert.Equal(wrong.Position - 1, report.Counterexample!.OtherPosition);
    }

    private static void MayCommit(Action<Transaction, TableDefinition> read, Action<Transaction, TableDefinition> change)
    {
        using TestDatabase database = Run(new ConflictDetector(), read, change, out CommitResult result);
        Assert.Equal(CommitOutcome.Committed, result.Outcome);
        VerifyReport report = Verify(database);
        Assert.True(report.Holds, report.Counterexample?.ToString());
        Assert.Empty(report.NotChecked);
    }

    private static VerifyReport Verify(TestDatabase database)
    {
        LogEvaluator evaluator = new(database.Expressions);
        return new LogVerifier(null, evaluator, evaluator).Verify(database.Log.ReadFrom(1));
    }

    /// <summary>T reads and inserts a row elsewhere; C changes something and commits first.</summary>
    private static TestDatabase Run(
        IConflictDetector detector, Action<Transaction, TableDefinition> read, Action<Transaction, TableDefinition> change, out CommitResult result)
    {
        TestDatabase database = new(detector, static expressions =>
        {
            expressions.Add("a * 2", ["a"], static column => Value.FromInt32(column("a").Int32 * 2));
            expressions.Add("b > 0", ["b"], static column => Value.FromBoolean(column("b").Int32 > 0));
        });
        TableDefinition table = database.CreateTable("t", ["id", "a", "b"], static (t, x) =>
        {
            t = WithIndex(t, Index(x, t, "t_double", ["a * 2"], isUnique: true));
            return WithIndex(t, Index(x, t, "t_positive", ["a"], predicate: "b > 0"));
        });
        database.CreateTable("other", ["id"]);
        TableDefinition mine = database.CreateTable("mine", ["id"]);
        database.Run(x => Insert(x, table, 1, 3, 0));

        Transaction transaction = database.Begin();
        read(transaction, table);
        Insert(transaction, mine, 1);
        database.Run(x => change(x, table));
        transaction.EndStatement();
        result = transaction.Commit();
        return database;
    }

    private sealed class Blind : IConflictDetector
    {
        public Conflict? Find(Transaction transaction, CommitNode commit) => null;
    }
}
