using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Log.Storage;
using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>Roles and databases are the same in all databases of a server.</summary>
public sealed class SharedCatalogTests
{
    [Fact]
    public void A_role_created_in_one_database_is_in_all()
    {
        using TestServer server = new();
        SqlSession one = server.NewSession("one");
        SqlSession two = server.NewSession("two");
        TestDatabase.Run(one, "CREATE ROLE app LOGIN; CREATE ROLE team; GRANT team TO app");
        TestDatabase.Run(two, "CREATE TABLE t (a int); GRANT SELECT ON t TO team");
        Assert.Equal(RoleId(server["one"], "app"), RoleId(server["two"], "app"));
        SqlSession app = server.NewSession("two", "app");
        Assert.Contains(TestDatabase.Run(app, "SELECT count(*) FROM t"), line => line.Contains('0'));
        Assert.Equal("42501", TestDatabase.Fails(app, "INSERT INTO t VALUES (1)").SqlState);
        TestDatabase.Run(one, "REVOKE team FROM app");
        Assert.Equal("permission denied for table t", TestDatabase.Fails(app, "SELECT count(*) FROM t").Message);
    }

    [Fact]
    public void A_rolled_back_role_is_nowhere()
    {
        using TestServer server = new();
        SqlSession one = server.NewSession("one");
        TestDatabase.Run(one, "BEGIN; CREATE ROLE app; CREATE TABLE t (a int); GRANT SELECT ON t TO app");
        TestDatabase.Run(one, "ROLLBACK");
        Assert.Null(server["one"].FindRole("app"));
        Assert.Null(server["two"].FindRole("app"));
    }

    [Fact]
    public void Names_that_change_places_do_so_everywhere()
    {
        using TestServer server = new();
        SqlSession one = server.NewSession("one");
        TestDatabase.Run(one, "CREATE ROLE a; CREATE ROLE b SUPERUSER");
        TestDatabase.Run(one, "BEGIN; ALTER ROLE a RENAME TO c; ALTER ROLE b RENAME TO a; ALTER ROLE c RENAME TO b; COMMIT");
        foreach (string database in new[] { "one", "two" })
        {
            Assert.True(server[database].FindRole("a")!.IsSuperuser);
            Assert.False(server[database].FindRole("b")!.IsSuperuser);
            Assert.Null(server[database].FindRole("c"));
        }
    }

    [Fact]
    public void A_role_with_objects_in_another_database_stays()
    {
        using TestServer server = new();
        SqlSession one = server.NewSession("one");
        TestDatabase.Run(one, "CREATE ROLE app");
        TestDatabase.Run(server.NewSession("two"), "CREATE TABLE t (a int); ALTER TABLE t OWNER TO app");
        SqlErrorException error = TestDatabase.Fails(one, "DROP ROLE app");
        Assert.Equal("2BP01", error.SqlState);
        Assert.Equal("1 object in database two", error.Detail);
    }

    [Fact]
    public void A_role_that_another_database_comes_to_need_before_the_commit_stays()
    {
        using TestServer server = new();
        SqlSession one = server.NewSession("one");
        TestDatabase.Run(one, "CREATE ROLE app");
        TestDatabase.Run(one, "BEGIN; DROP ROLE app");
        TestDatabase.Run(server.NewSession("two"), "CREATE TABLE t (a int); ALTER TABLE t OWNER TO app");
        SqlErrorException error = TestDatabase.Fails(one, "COMMIT");
        Assert.Equal("2BP01", error.SqlState);
        Assert.Equal("1 object in database two", error.Detail);
        TestDatabase.Run(one, "CREATE ROLE other");
        Assert.NotNull(server["one"].FindRole("app"));
        Assert.NotNull(server["two"].FindRole("app"));
    }

    [Fact]
    public void Two_transactions_that_change_roles_conflict_across_databases()
    {
        using TestServer server = new();
        SqlSession one = server.NewSession("one");
        SqlSession two = server.NewSession("two");
        TestDatabase.Run(one, "BEGIN; CREATE ROLE app");
        TestDatabase.Run(two, "CREATE ROLE app SUPERUSER");
        Assert.Equal("40001", TestDatabase.Fails(one, "COMMIT").SqlState);
        Assert.True(server["one"].FindRole("app")!.IsSuperuser);
    }

    /// <summary>Another database's disk is full: it stays behind, says no lie about what is committed, and comes up when there is room.</summary>
    [Fact]
    public void A_database_that_can_take_no_copy_stays_behind_until_it_can()
    {
        using TestServer server = new();
        List<string> behind = [];
        server.Shared.FellBehind += (database, _) => behind.Add(database);
        SqlSession one = server.NewSession("one");
        SqlSession two = server.NewSession("two");
        server.Logs[1].Faults.FullWrites = int.MaxValue;
        TestDatabase.Run(one, "CREATE ROLE app");
        TestDatabase.Run(one, "CREATE ROLE other");
        Assert.Equal(["two"], behind);
        Assert.NotNull(server["one"].FindRole("app"));
        Assert.Null(server["two"].FindRole("app"));
        Assert.Equal("53100", TestDatabase.Fails(two, "CREATE ROLE app SUPERUSER").SqlState);

        server.Logs[1].Faults.FullWrites = 0;
        Assert.Equal("40001", TestDatabase.Fails(two, "CREATE ROLE app SUPERUSER").SqlState);
        Assert.Equal("42710", TestDatabase.Fails(two, "CREATE ROLE app SUPERUSER").SqlState);
        Assert.False(server["two"].FindRole("app")!.IsSuperuser);
        TestDatabase.Run(two, "CREATE ROLE third");
        Assert.Equal(UserRoles(server["two"]), UserRoles(server["one"]));
        Assert.Contains("third", UserRoles(server["one"]));
    }

    /// <summary>Its engine is closed: nobody may try to bring definitions to it.</summary>
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    public void A_database_that_could_not_be_opened_gets_no_definitions(int flushesBefore)
    {
        using TestServer server = new();
        SqlSession one = server.NewSession("one");
        TestDatabase.Run(one, "CREATE ROLE app");
        MemoryLogStore log = new();
        log.Faults.BeforeFlush = () => log.Faults.FailingFlushes = flushesBefore-- > 0 ? 0 : 1;
        Assert.ThrowsAny<Exception>(() => SqlDatabase.Open("three", log, Options(16386, server.Shared)));
        TestDatabase.Run(one, "ALTER ROLE app RENAME TO renamed");
        Assert.NotNull(server["two"].FindRole("renamed"));
        using SqlDatabase three = SqlDatabase.Open("three", new MemoryLogStore(), Options(16387, server.Shared));
        Assert.Equal(["one", "three", "two"], server["two"].Engine.Root.Catalog.Databases.Select(static definition => definition.Name).Order());
    }

    /// <summary>As after a crash between the commit in one database and the copy to the other: opened apart, one of them goes ahead.</summary>
    [Theory]
    [InlineData("one", "two")]
    [InlineData("two", "one")]
    public void Opening_brings_every_copy_to_the_newest(string first, string second)
    {
        MemoryLogStore[] logs;
        using (TestServer server = new())
        {
            TestDatabase.Run(server.NewSession("one"), "CREATE ROLE old; CREATE ROLE gone");
            logs = server.Logs;
        }

        using (SqlDatabase alone = SqlDatabase.Open("one", logs[0] = logs[0].Restart(out _), Options(16384, new SharedCatalog())))
        {
            SqlSession session = new(alone, new SessionIdentity { User = "cambium", ProcessId = 1 }, new RecordingHost());
            TestDatabase.Run(session, "ALTER ROLE old RENAME TO renamed; DROP ROLE gone; CREATE ROLE fresh CREATEDB");
            session.Dispose();
        }

        SharedCatalog shared = new();
        Dictionary<string, SqlDatabase> databases = [];
        foreach (string name in new[] { first, second })
        {
            int index = name == "one" ? 0 : 1;
            databases[name] = SqlDatabase.Open(name, logs[index].Restart(out _), Options(16384 + index, shared));
        }

        foreach (SqlDatabase database in databases.Values)
        {
            Assert.Equal(["cambium", "fresh", "renamed"], UserRoles(database));
            Assert.Equal(["one", "two"], database.Engine.Root.Catalog.Databases.Select(definition => definition.Name).Order());
            database.Dispose();
        }
    }

    private static IEnumerable<string> UserRoles(SqlDatabase database) =>
        database.Engine.Root.Catalog.Roles.Where(role => role.Id >= SystemCatalog.FirstUserId).Select(role => role.Name).Order(StringComparer.Ordinal);

    private static int RoleId(SqlDatabase database, string name) => database.FindRole(name)!.Id;

    private static SqlDatabaseOptions Options(int oid, SharedCatalog shared) => new() { Oid = oid, Shared = shared };

    private sealed class TestServer : IDisposable
    {
        private readonly SharedCatalog _shared = new();
        private readonly Dictionary<string, SqlDatabase> _databases = [];
        private readonly List<SqlSession> _sessions = [];
        private readonly MemoryLogStore[] _logs = [new(), new()];

        internal TestServer()
        {
            _databases["one"] = SqlDatabase.Open("one", _logs[0], Options(16384, _shared));
            _databases["two"] = SqlDatabase.Open("two", _logs[1], Options(16385, _shared));
        }

        internal MemoryLogStore[] Logs => _logs;

        internal SharedCatalog Shared => _shared;

        internal SqlDatabase this[string name] => _databases[name];

        internal SqlSession NewSession(string database, string user = "cambium")
        {
            SqlSession session = new(_databases[database], new SessionIdentity { User = user, ProcessId = _sessions.Count + 1 }, new RecordingHost());
            _sessions.Add(session);
            return session;
        }

        public void Dispose()
        {
            _sessions.ForEach(session => session.Dispose());
            foreach (SqlDatabase database in _databases.Values)
            {
                database.Dispose();
            }
        }
    }
}
