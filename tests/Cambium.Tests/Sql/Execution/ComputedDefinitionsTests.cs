using Xunit;

namespace Cambium.Tests.Sql.Execution;

/// <summary>What indexes over expressions hold is what their expressions say, also after the functions in these have changed.</summary>
public class ComputedDefinitionsTests
{
    private static readonly string[] s_definitions =
    [
        "create function inner_part(t text) returns text language sql immutable as 'select lower(t)'",
        "create function outer_part(t text) returns text language sql immutable as 'select inner_part(t) || 1'",
        "create table t (id int primary key, v text, g text generated always as (inner_part(v)) stored)",
        "create index t_inner on t (inner_part(v))",
        "create index t_outer on t (outer_part(v))",
        "create index t_few on t (id) where inner_part(v) = 'v7'",
        "insert into t select g, 'V' || g from generate_series(1, 2000) g",
    ];

    [Fact]
    public void A_replaced_function_has_indexes_built_anew()
    {
        using TestDatabase database = new(s_definitions);
        Assert.Contains("using t_inner", database.Run("explain select id from t where inner_part(v) = 'v9'"), StringComparison.Ordinal);
        database.Run("create or replace function inner_part(t text) returns text language sql immutable as 'select upper(t)'");
        Assert.Contains("using t_inner", database.Run("explain select id from t where inner_part(v) = 'V9'"), StringComparison.Ordinal);
        Assert.Contains("\n9\n", database.Run("select id from t where inner_part(v) = 'V9'"), StringComparison.Ordinal);
        Assert.Contains("using t_outer", database.Run("explain select id from t where outer_part(v) = 'V91'"), StringComparison.Ordinal);
        Assert.Contains("\n9\n", database.Run("select id from t where outer_part(v) = 'V91'"), StringComparison.Ordinal);
        Assert.DoesNotContain("\n9\n", database.Run("select id from t where inner_part(v) = 'v9'"), StringComparison.Ordinal);
        Assert.Contains("\n0\n", database.Run("select count(*) from t where inner_part(v) = 'v7'"), StringComparison.Ordinal);
        database.Run("update t set v = 'w9' where id = 9; delete from t where id = 10");
        Assert.Contains("\n9\n", database.Run("select id from t where inner_part(v) = 'W9'"), StringComparison.Ordinal);
        Assert.Contains("\n1999\n", database.Run("select count(*) from t where inner_part(v) > ''"), StringComparison.Ordinal);
        Assert.Contains("\nW9\n", database.Run("select g from t where id = 9"), StringComparison.Ordinal);
    }

    [Fact]
    public void A_rollback_takes_the_new_index_back()
    {
        using TestDatabase database = new(s_definitions);
        database.Run("begin; create or replace function inner_part(t text) returns text language sql immutable as 'select upper(t)'");
        Assert.Contains("\n9\n", database.Run("select id from t where inner_part(v) = 'V9'"), StringComparison.Ordinal);
        database.Run("rollback");
        Assert.Contains("\n9\n", database.Run("select id from t where inner_part(v) = 'v9'"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("drop function inner_part(text) restrict")]
    [InlineData("create function inner_part(int) returns int language sql immutable as 'select 1'; drop function inner_part(text)")]
    [InlineData("create or replace function inner_part(t text) returns text language sql volatile as 'select random()::text'")]
    public void What_an_index_could_not_be_computed_with_is_refused(string change)
    {
        using TestDatabase database = new(s_definitions);
        Assert.Contains("2BP01", database.Run("begin; " + change), StringComparison.Ordinal);
        database.Run("rollback");
        Assert.Contains("\n9\n", database.Run("select id from t where inner_part(v) = 'v9'"), StringComparison.Ordinal);
    }

    [Fact]
    public void A_renamed_function_is_renamed_where_it_is_called()
    {
        using TestDatabase database = new(
        [
            .. s_definitions.Where(static sql => !sql.Contains("outer_part", StringComparison.Ordinal)),
            "create view seen as select id, inner_part(v) as i from t where inner_part(v) <> 'v8'",
            "alter table t add check (inner_part(v) <> 'wrong'), alter v set default inner_part('D')",
            "create domain low as text check (inner_part(value) = value)",
            "create function with_default(a text default inner_part('Q')) returns text language sql as 'select a'",
            "alter function inner_part(text) rename to \"Named Anew\"",
        ]);
        Assert.Contains("\n9\n", database.Run("select id from t where \"Named Anew\"(v) = 'v9'"), StringComparison.Ordinal);
        Assert.Contains("using t_inner", database.Run("explain select id from t where \"Named Anew\"(v) = 'v9'"), StringComparison.Ordinal);
        Assert.Contains("\"Named Anew\"(v)", database.Run("select indexdef from pg_indexes where indexname = 't_inner'"), StringComparison.Ordinal);
        Assert.Contains("\nv9\n", database.Run("select i from seen where id = 9"), StringComparison.Ordinal);
        Assert.Contains("23514", database.Run("insert into t values (5000, 'WRONG')"), StringComparison.Ordinal);
        Assert.Contains("INSERT 0 1", database.Run("insert into t (id) values (5000)"), StringComparison.Ordinal);
        Assert.Contains("\nd\n", database.Run("select g from t where id = 5000"), StringComparison.Ordinal);
        Assert.Contains("23514", database.Run("select 'Q'::low"), StringComparison.Ordinal);
        Assert.Contains("\nq\n", database.Run("select with_default()"), StringComparison.Ordinal);
    }

    [Fact]
    public void A_better_overload_is_followed()
    {
        using TestDatabase database = new(
            "create table t (id int primary key, v varchar(20))", "create index t_lower on t (lower(v))", "insert into t select g, 'V' || g from generate_series(1, 2000) g");
        database.Run("create function lower(t varchar) returns text language sql immutable as 'select upper(t::text)'");
        database.Run("insert into t values (3000, 'x')");
        Assert.Contains("\n9\n", database.Run("set search_path = public, pg_catalog; select id from t where lower(v) = 'V9'"), StringComparison.Ordinal);
        Assert.Contains("\n9\n", database.Run("set search_path = public; select id from t where pg_catalog.lower(v) = 'v9'"), StringComparison.Ordinal);
    }
}
