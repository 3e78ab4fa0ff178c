using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Tests.Sql.Statements;

/// <summary>
/// Plans and routines outlive definitions that they have nothing to do with. Random definitions come and go, committed or not, temporary
/// or not, and each statement must answer as it does when it is planned for the first time.
/// </summary>
public sealed class PlansUnderDefinitionsTests(ITestOutputHelper output) : IDisposable
{
    private const int Steps = 250;

    private static readonly string[] s_schemas = ["a", "b", "pg_temp"];
    private static readonly string[] s_tables = ["t", "u", "v"];
    private static readonly string[] s_types = ["int", "bigint", "text", "numeric"];

    private static readonly string[] s_queries =
    [
        "select * from t order by 1",
        "select count(*), min(k) from u",
        "select x.k, y.k from t x join u y using (k) order by 1, 2",
        "select * from v order by 1",
        "select * from a.t order by 1",
        "select f(1)",
        "select f(1::bigint), f('1'::text)",
        "select f(k::int) from t order by 1",
        "select * from p order by 1",
        "select count(*) from p where k < 10",
        "insert into p values (15, 'p') returning tableoid::regclass",
        "insert into p2 values (15, 'p') returning k",
        "insert into t (k) values (7) returning *",
        "update u set k = k + 1 returning *",
        "delete from t where k = 1 returning k",
        "insert into t (k) values (1) on conflict (k) do nothing returning k",
        "select t from t order by 1",
        "select 't'::regclass, 'u'::regclass::oid = 't'::regclass::oid",
        "select (c).x from w order by 1",
        "select row(1, 'z')::c",
        "select 5::d",
        "select * from parent order by 1",
        "insert into heir (k) values (3) returning *",
        "delete from ref where k = 1 returning *",
        "insert into refs values (1) returning *",
        "select 1 === 2",
        "select nextval('s') > 0",
        "select * from s2() order by 1",
        "select s1()",
        "select h1()",
        "select h2()",
        "select h3()",
        "select h4()",
        "select h5()",
        "select h6()",
        "select h7()",
    ];

    private readonly TestDatabase _database = new();
    private int _fresh;

    public void Dispose() => _database.Dispose();

    [Fact]
    public void Each_statement_answers_as_if_it_were_planned_now()
    {
        int seed = int.TryParse(Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEED"), CultureInfo.InvariantCulture, out int given) ? given : Environment.TickCount;
        output.WriteLine($"CAMBIUM_TEST_SEED={seed}");
        Random random = new(seed);
        SqlSession lasting = Open("a, b");
        SqlSession temporary = Open("a, b");
        TestDatabase.Run(lasting, Beginning);
        long hits = _database.Database.Plans.Hits;
        for (int step = 0; step < Steps; step++)
        {
            SqlSession session = random.Next(2) == 0 ? lasting : temporary;
            bool isOpen = random.Next(3) == 0;
            TestDatabase.Run(session, "begin");
            for (int change = random.Next(1, 4); change > 0; change--)
            {
                Try(session, Definition(random, session == temporary), keeps: true);
            }

            if (!isOpen)
            {
                TestDatabase.Run(session, "commit");
                TestDatabase.Run(session, "begin");
            }

            foreach (string query in random.GetItems(s_queries, 8))
            {
                string expected;
                string found = Try(session, query);
                if (!isOpen && session == lasting)
                {
                    using SqlSession other = Open($"a, b, fresh{++_fresh}");
                    TestDatabase.Run(other, "begin");
                    expected = Try(other, query);
                    TestDatabase.Run(other, "rollback");
                }
                else
                {
                    string path = random.Next(4) == 0 ? $"discard plans; set local search_path = a, b, fresh{++_fresh}" : $"set local search_path = a, b, fresh{++_fresh}";
                    TestDatabase.Run(session, $"savepoint outside; {path}");
                    expected = Try(session, query);
                    TestDatabase.Run(session, "rollback to outside; release outside");
                }

                Assert.True(expected == found, $"step {step}, {query}\nplanned now: {expected}\nas it was:   {found}");
            }

            TestDatabase.Run(session, isOpen && random.Next(2) == 0 ? "rollback" : "commit");
        }

        Assert.True(_database.Database.Plans.Hits > hits, "no plan was found again");
    }

    private const string Beginning = """
        create schema a; create schema b;
        create type a.c as (x int, y text); create domain a.d as int check (value < 10);
        create table a.t (k int primary key, n text); insert into a.t values (1, 'one'), (2, 'two');
        create table b.t (k int primary key, m text); insert into b.t values (9, 'b');
        create table a.u (k int); insert into a.u values (1), (5);
        create view a.v as select k from a.u;
        create table a.p (k int, n text) partition by range (k);
        create table a.p1 partition of a.p for values from (0) to (10); create table a.p2 partition of a.p for values from (10) to (20);
        create table a.parent (k int); create table a.heir () inherits (a.parent); insert into a.heir values (1);
        create table a.w (c a.c); insert into a.w values ((1, 'x'));
        create table a.ref (k int primary key); create table a.refs (k int references a.ref); insert into a.ref values (1), (2); insert into a.refs values (2);
        create sequence a.s;
        create function a.f(int) returns text language sql immutable as $$ select 'a.int ' || $1 $$;
        create function a.g() returns trigger language plpgsql as $$ begin new.k := new.k + 100; return new; end $$;
        create function a.plus(int, int) returns int language sql immutable as $$ select $1 + $2 $$;
        create operator a.=== (leftarg = int, rightarg = int, function = a.plus);
        create function a.s1() returns bigint language sql stable as $$ select count(*) from u $$;
        create function a.s2() returns setof a.parent language sql stable as $$ select k from parent $$;
        create function a.h1() returns int language plpgsql as $$ declare n int; begin select count(*) into n from t; return n + (select count(*) from u); end $$;
        create function a.h2() returns text language plpgsql as $$ declare r record; o text = ''; begin for r in select * from t order by 1 loop o := o || r::text; end loop; return o; end $$;
        create function a.h3() returns text language plpgsql as $$ begin insert into p values (5, 'h'); insert into t (k) values (50); return f(1) || (select count(*) from p); end $$;
        create function a.h4() returns text language plpgsql as $$ declare x t; y t.k%type = 3; begin select * into x from t order by 1 limit 1; return x::text || y || pg_typeof(y); end $$;
        create function a.h5() returns text language plpgsql as $$ begin return f(1) || f(1::bigint); end $$;
        create function a.h6() returns text language plpgsql as $$ declare z c = row(3, 'z'); e d = 4; begin return z.x || z.y || e || (select count(*) from v); end $$;
        create function a.h7() returns text language plpgsql as $$ begin delete from ref where k = 1; return (select string_agg(k::text, ',' order by k) from ref); end $$;
        """;

    private SqlSession Open(string path)
    {
        SqlSession session = _database.NewSession();
        TestDatabase.Run(session, $"set search_path = {path}");
        return session;
    }

    /// <summary>The answer of a statement, or its error; of what it did nothing stays, unless it keeps it.</summary>
    private static string Try(SqlSession session, string sql, bool keeps = false)
    {
        TestDatabase.Run(session, "savepoint before");
        try
        {
            string answer = string.Join('\n', TestDatabase.Run(session, sql));
            TestDatabase.Run(session, keeps ? "release before" : "rollback to before; release before");
            return answer;
        }
        catch (SqlErrorException error)
        {
            TestDatabase.Run(session, "rollback to before; release before");
            return $"{error.SqlState} {error.Message}";
        }
    }

    private static string Definition(Random random, bool isTemporary)
    {
        string Of(string[] names) => names[random.Next(names.Length)];
        string schema = s_schemas[random.Next(isTemporary ? 3 : 2)];
        string table = $"{schema}.{Of(s_tables)}";
        string type = Of(s_types);
        string lasting = s_schemas[random.Next(2)];
        return random.Next(34) switch
        {
            0 or 1 => $"create table {table} (k int primary key, {Of(["n", "m"])} {type}); insert into {table} values ({random.Next(9)})",
            2 => $"drop table {table} cascade",
            3 => $"alter table {table} rename to {Of(s_tables)}",
            4 => $"create view {table} as select k, {random.Next(9)} as extra from {lasting}.{Of(s_tables)}",
            5 => $"create or replace view {table} as select k from {lasting}.{Of(s_tables)} where k > {random.Next(3)}",
            6 => $"drop view {table} cascade",
            7 => $"alter table {table} add column x{random.Next(3)} {type} default 4",
            8 => $"alter table {table} drop column {Of(["n", "m", "x0", "x1", "x2"])} cascade",
            9 => $"alter table {table} rename column {Of(["n", "m", "x0"])} to {Of(["n", "m", "x0"])}",
            10 => $"alter table {table} alter column {Of(["k", "n", "x1"])} type {type} using null",
            11 => $"create index on {table} (k)",
            12 => $"create function {lasting}.f({type}) returns text language sql immutable as $$ select '{lasting} {type} {random.Next(100)} ' || $1 $$",
            13 => $"create or replace function {lasting}.f({type}) returns text language sql immutable as $$ select 'new {random.Next(100)} ' || $1 $$",
            14 => $"drop function {lasting}.f({type})",
            15 => $"drop table a.{Of(["p1", "p2", "p3", "p4"])} cascade",
            16 => $"create table a.p{random.Next(1, 5)} partition of a.p for values from ({random.Next(3)}0) to ({random.Next(3, 5)}0)",
            17 => $"alter table a.p detach partition a.p{random.Next(1, 5)}",
            18 => $"alter table a.p attach partition a.p{random.Next(1, 5)} for values from ({random.Next(3)}0) to ({random.Next(3, 5)}0)",
            19 => $"create table {schema}.h{random.Next(100)} (z int) inherits (a.parent)",
            20 => $"alter table a.parent add column x{random.Next(3)} int default {random.Next(9)}",
            21 => "alter table a.heir no inherit a.parent",
            22 => "alter table a.heir inherit a.parent",
            23 => $"create trigger g{random.Next(3)} before insert on {lasting}.{Of(["t", "u", "p", "heir"])} for each row execute function a.g()",
            24 => $"drop trigger g{random.Next(3)} on {lasting}.{Of(["t", "u", "p", "heir"])}",
            25 => $"create or replace function a.g() returns trigger language plpgsql as $$ begin new.k := new.k + {random.Next(5)}; return new; end $$",
            26 => $"alter type a.c {Of(["add attribute q int cascade", "drop attribute q cascade", "rename attribute x to y1", "rename attribute y1 to x"])}",
            27 => $"alter domain a.d {Of(["drop constraint d_check", $"add constraint d_check check (value < {random.Next(12)})"])}",
            28 => $"alter table a.refs {Of(["drop constraint refs_k_fkey", "add constraint refs_k_fkey foreign key (k) references a.ref on delete cascade", "add constraint refs_k_fkey foreign key (k) references a.ref"])}",
            29 => $"create or replace function a.plus(int, int) returns int language sql immutable as $$ select $1 * {random.Next(9)} $$",
            30 => $"{Of(["create", "drop"])} sequence {lasting}.s",
            31 => $"create rule r{random.Next(2)} as on insert to {lasting}.t do {Of(["also", "instead"])} {Of(["nothing", "delete from a.u"])}",
            32 => $"drop rule r{random.Next(2)} on {lasting}.t",
            _ => $"alter table {table} set schema {Of(["a", "b"])}",
        };
    }
}
