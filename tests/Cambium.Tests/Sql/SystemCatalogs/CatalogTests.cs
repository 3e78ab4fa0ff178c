using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Xunit;

namespace Cambium.Tests.Sql.SystemCatalogs;

/// <summary>The catalogs where they follow this server and not PostgreSQL, and where they change.</summary>
public class CatalogTests
{
    [Fact]
    public void Every_system_relation_can_be_read_and_has_the_columns_it_is_said_to_have()
    {
        using TestDatabase database = new("create table t (id int primary key, a text default 'x')", "create view v as select * from t");
        foreach (RelationFacts facts in RelationFacts.All)
        {
            string answer = database.Run($"select * from {facts.Schema}.{facts.Name}");
            Assert.Equal(string.Join('|', facts.Columns.Select(column => column.Name)), answer.Split('\n')[0]);
        }
    }

    [Fact]
    public void A_table_shows_in_the_catalog_of_the_transaction_that_makes_it_and_goes_with_its_rollback()
    {
        using TestDatabase database = new();
        const string Query = "select relname from pg_class where relname = 'fresh'";
        database.Run("begin");
        database.Run("create table fresh (id int primary key)");
        Assert.Equal("relname\nfresh\n", database.Run(Query));
        database.Run("rollback");
        Assert.Equal("relname\n", database.Run(Query));
    }

    [Fact]
    public void Rows_are_counted_in_pg_class()
    {
        using TestDatabase database = new("create table t (id int primary key)", "insert into t select generate_series(1, 1000)");
        Assert.Equal("reltuples\n1000\n", database.Run("select reltuples from pg_class where oid = 't'::regclass"));
    }

    [Fact]
    public void Privileges_follow_grants_and_memberships()
    {
        using TestDatabase database = new(
            "create table t (id int primary key, a text)", "create role reader", "create role alice login", "grant reader to alice",
            "grant select on t to reader", "grant update (a) on t to alice with grant option");
        Assert.Equal(
            "s|i|c|u|o|a\nt|f|t|f|t|t\n",
            database.Run("""
                select has_table_privilege('alice', 't', 'select') as s, has_table_privilege('alice', 't', 'insert') as i,
                    has_column_privilege('alice', 't', 'a', 'update') as c, has_column_privilege('alice', 't', 'id', 'update') as u,
                    has_column_privilege('alice', 't', 'a', 'update with grant option') as o, has_any_column_privilege('alice', 't', 'update') as a
                """));
        Assert.StartsWith("ERROR:  22023: unrecognized privilege type: \"fly\"", database.Run("select has_table_privilege('t', 'fly')"), StringComparison.Ordinal);
        Assert.StartsWith("ERROR:  42P01: relation \"nope\" does not exist", database.Run("select has_table_privilege('nope', 'select')"), StringComparison.Ordinal);
    }

    [Fact]
    public void The_information_schema_hides_what_a_role_has_no_privilege_on()
    {
        using TestDatabase database = new(
            "create table seen (id int primary key)", "create table hidden (id int primary key)", "create role alice login", "grant select on seen to alice", "set role alice");
        Assert.Equal("table_name\nseen\n", database.Run("select table_name from information_schema.tables where table_schema = 'public'"));
    }

    [Fact]
    public void Names_are_qualified_where_the_search_path_does_not_find_them()
    {
        using TestDatabase database = new("create schema app", "create table app.t (id int primary key)", "create table \"Odd name\" (id int primary key)");
        Assert.Equal("regclass|regclass\napp.t|\"Odd name\"\n", database.Run("select 'app.t'::regclass, '\"Odd name\"'::regclass"));
        database.Run("set search_path to app");
        Assert.Equal("regclass|v\nt|t\n", database.Run("select 't'::regclass, pg_table_is_visible('t'::regclass) as v"));
        Assert.Contains(SqlState.UndefinedTable, database.Run("select 'nope'::regclass"), StringComparison.Ordinal);
    }

    [Fact]
    public void Sessions_and_transactions_are_seen_in_the_schema_cambium()
    {
        using TestDatabase database = new("begin");
        Assert.Equal("pid|state\n1|active\n", database.Run("select pid, state from cambium.sessions"));
        Assert.Equal("pid|user_name|known\n1|postgres|t\n", database.Run("select pid, user_name, snapshot is not null as known from cambium.transactions"));
        Assert.Equal("behind\n0\n", database.Run("select position - snapshot as behind from cambium.log"));
    }
}
