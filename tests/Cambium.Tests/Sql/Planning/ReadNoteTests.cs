using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Sql.Execution;
using Xunit;

namespace Cambium.Tests.Sql.Planning;

/// <summary>What a query notes as read: keys, intervals with filters, whole tables, and only the columns it uses.</summary>
public class ReadNoteTests
{
    private static readonly string[] s_tables =
    [
        "create table t (id int primary key, a int, b int, c text)",
        "insert into t select g, g % 20, g, 'x' || g from generate_series(1, 100) g",
        "create index t_a on t (a)",
        "create unique index t_c on t (c)",
        "create index t_few on t (b) where a = 19",
        "create unique index t_upper on t (upper(c)) where a is not null",
        "create table n (x int, y int)",
        "insert into n values (1, 1), (2, 2)",
    ];

    [Theory]
    [InlineData("select b from t where id = 5", "key pk used=id,b")]
    [InlineData("select b from t where id = 500", "key pk used=id,b")]
    [InlineData("select b from t where c = 'x7'", "key t_c used=b,c")]
    [InlineData("select b from t where id in (5, 6)", "key pk used=id,b; key pk used=id,b")]
    [InlineData("select b from t where id between 5 and 7", "range pk used=id,b")]
    [InlineData("select id from t where a = 3 and b > 50", "range t_a filter(3 Greater) used=id,a,b")]
    [InlineData("select b from t", "all used=b")]
    [InlineData("select id from t where b = 5", "all filter(3 Equal) used=id,b")]
    [InlineData("select id from t where b + 1 = 5", "all used=id,b")]
    [InlineData("select id from t where b = 5 and b + 1 = 6", "all filter(3 Equal) used=id,b")]
    [InlineData("select id from t where b = 5.5", "all used=id,b")]
    [InlineData("select x from n where y is null", "all filter(IsNull 2) used=x,y")]
    [InlineData("select x from n where not (y = 1 and x + 1 = 2)", "all used=x,y")]
    [InlineData("select id from t where a = 19 and b > 50", "range t_few used=id,a,b")]
    [InlineData("select b from t where upper(c) = 'X7' and a > 0", "key t_upper used=a,b,c")]
    [InlineData("select b from t where id = 5 or a = 3", "key pk used=id,a,b; range t_a used=id,a,b")]
    [InlineData("select n.x from n left join t on t.id = n.y", "all used=x")]
    [InlineData("select count(*) from t", "all used=")]
    [InlineData("select count(*) from t where a = 3", "range t_a used=a")]
    public void A_query_notes_what_it_reads(string sql, string expected) => Assert.Equal(expected, NotesOf(sql));

    [Fact]
    public void What_a_helper_notes_is_the_transaction_s()
    {
        using TestDatabase database = new(s_tables);
        Transaction transaction = database.Begin();
        TableDefinition table = transaction.Catalog.Tables.Single(table => table.Name == "t");
        ReadSet helper = transaction.Reads.ForHelper();
        helper.NoteKey(table, null, KeyOf(7), ColumnSet.Empty);
        helper.NoteRange(table, table.Indexes.Single(index => index.Name == "t_a"), [1], [2], null, ColumnSet.Empty);
        Assert.Empty(transaction.Reads.Tables);
        transaction.Reads.Add(helper);
        TableReads reads = transaction.Reads.Tables.Single();
        Assert.Equal(KeyOf(7), reads.Keys.Single().Key);
        Assert.Equal("t_a", reads.Ranges.Single().Index!.Name);
        transaction.Rollback();
    }

    [Fact]
    public void A_limit_notes_only_up_to_the_last_row_visited()
    {
        using TestDatabase database = new(s_tables);
        Transaction transaction = database.Begin();
        Run(database, "select id from t order by id limit 3", transaction);
        RangeNote note = transaction.Reads.Tables.Single().Ranges.Single();
        Assert.True(note.Range.Contains(KeyOf(3)));
        Assert.False(note.Range.Contains(KeyOf(4)));
        transaction.Rollback();
    }

    [Fact]
    public void A_backward_scan_notes_the_interval_from_its_end()
    {
        using TestDatabase database = new(s_tables);
        Transaction transaction = database.Begin();
        Run(database, "select max(id) from t", transaction);
        RangeNote note = transaction.Reads.Tables.Single().Ranges.Single();
        Assert.True(note.Range.Contains(KeyOf(100)));
        Assert.True(note.Range.Contains(KeyOf(101)));
        Assert.False(note.Range.Contains(KeyOf(99)));
        transaction.Rollback();
    }

    [Fact]
    public void A_merge_that_ends_early_notes_of_each_input_what_was_looked_at()
    {
        using TestDatabase database = new(s_tables);
        Transaction transaction = database.Begin();
        Run(database, "select id from t where id <= 50 union all select id from t where id > 50 order by id limit 4", transaction);
        IReadOnlyList<RangeNote> notes = transaction.Reads.Tables.Single().Ranges;
        Assert.Equal(2, notes.Count);
        Assert.True(notes[0].Range.Contains(KeyOf(4)));
        Assert.False(notes[0].Range.Contains(KeyOf(10)));
        Assert.True(notes[1].Range.Contains(KeyOf(51)));
        Assert.False(notes[1].Range.Contains(KeyOf(55)));
        transaction.Rollback();
    }

    [Theory]
    [InlineData("select a, count(*) from t group by a order by a limit 2")]
    [InlineData("select distinct on (a) a, b from t order by a, b limit 2")]
    [InlineData("select a, sum(b) over (partition by a order by b) from t order by a limit 6")]
    [InlineData("select x.a, y.b from t x left join t y on y.id = x.b order by x.a limit 6")]
    public void Groups_in_order_note_up_to_the_last_row_looked_at(string sql)
    {
        using TestDatabase database = new([.. s_tables, "insert into t select g, g % 200, g, 'y' || g from generate_series(1001, 5000) g"]);
        Transaction transaction = database.Begin();
        Run(database, sql, transaction);
        RangeNote note = transaction.Reads.Tables.Single().Ranges.Single(range => range.Index?.Name == "t_a");
        Assert.True(note.Range.Contains(KeyOf(0)));
        Assert.False(note.Range.Contains(KeyOf(5)));
        Assert.DoesNotContain(transaction.Reads.Tables.Single().Ranges, static range => range.IsAll);
        transaction.Rollback();
    }

    private static byte[] KeyOf(int id) => KeyEncoding.Encode(DataType.Int4, Value.FromInt32(id));

    private static void Run(TestDatabase database, string sql, Transaction transaction)
    {
        Assert.NotNull(database);
        transaction.BeginStatement(sql);
        TestDatabase.Plan(sql, transaction).Run(new QueryContext(transaction, CallContext.Detached(), []), _ => { });
        transaction.EndStatement();
    }

    private static string NotesOf(string sql)
    {
        using TestDatabase database = new(s_tables);
        Transaction transaction = database.Begin();
        Run(database, sql, transaction);
        List<string> notes = [];
        foreach (TableReads reads in transaction.Reads.Tables)
        {
            string Used(ColumnSet used) => " used=" + string.Join(',', reads.Table.LiveColumns.Where(column => used.Contains(column.Id)).Select(column => column.Name));
            notes.AddRange(reads.Keys.Select(note => "key " + (note.Index?.Name ?? "pk") + Used(note.Used)));
            notes.AddRange(reads.Ranges.Select(note =>
                (note.IsAll ? "all" : "range " + (note.Index is null || note.Index.IsPrimary ? "pk" : note.Index.Name)) + Show(note.Filter) + Used(note.Used)));
        }

        transaction.Rollback();
        return string.Join("; ", notes);
    }

    private static string Show(Filter? filter) => filter switch
    {
        null => "",
        Filter.Comparison comparison => $" filter({comparison.ColumnId} {comparison.Op})",
        Filter.IsNull isNull => $" filter(IsNull {isNull.ColumnId})",
        _ => " filter(" + filter.GetType().Name + ")",
    };
}
