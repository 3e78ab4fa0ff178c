using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>Who a session acts for can't be had by asking for it.</summary>
public sealed class SessionRoleTests
{
    [Theory]
    [InlineData("role", "cambium", "permission denied to set role \"cambium\"")]
    [InlineData("ROLE", "cambium", "permission denied to set role \"cambium\"")]
    [InlineData("session_authorization", "cambium", "permission denied to set session authorization")]
    [InlineData("is_superuser", "on", "parameter \"is_superuser\" cannot be changed")]
    [InlineData("session_replication_role", "replica", "permission denied to set parameter \"session_replication_role\"")]
    public void A_client_cannot_start_as_another_role(string setting, string value, string message)
    {
        using TestDatabase test = new();
        TestDatabase.Run(test.NewSession(), "CREATE ROLE app LOGIN");
        SqlErrorException error = Assert.Throws<SqlErrorException>(() => Open(test, "app", new() { [setting] = value }));
        Assert.Equal(message, error.Message);
    }

    [Fact]
    public void A_setting_of_a_role_does_not_make_it_another()
    {
        using TestDatabase test = new();
        TestDatabase.Run(test.NewSession(), "CREATE ROLE app LOGIN; CREATE ROLE team; GRANT team TO app; CREATE TABLE t (a int)");
        using (SqlSession own = Open(test, "app", []))
        {
            TestDatabase.Run(own, "ALTER ROLE app SET role = 'cambium'");
        }

        using SqlSession app = Open(test, "app", []);
        Assert.Equal("42501", TestDatabase.Fails(app, "SELECT * FROM t").SqlState);
        TestDatabase.Run(app, "ALTER ROLE app SET role = 'team'");
        using SqlSession team = Open(test, "app", []);
        Assert.Contains(TestDatabase.Run(team, "SELECT current_user"), line => line.Contains("team", StringComparison.Ordinal));
    }

    [Fact]
    public void A_superuser_role_that_was_rolled_back_lets_nothing()
    {
        using TestDatabase test = new();
        TestDatabase.Run(test.NewSession(), "CREATE ROLE app LOGIN; GRANT cambium TO app");
        using SqlSession app = Open(test, "app", []);
        TestDatabase.Run(app, "BEGIN; SET ROLE cambium; SET session_replication_role = replica");
        TestDatabase.Run(app, "ROLLBACK");
        Assert.Equal("42501", TestDatabase.Fails(app, "SET session_replication_role = replica").SqlState);
    }

    [Fact]
    public void A_role_that_is_dropped_has_the_rights_of_everyone_and_no_more()
    {
        using TestDatabase test = new();
        SqlSession administrator = test.NewSession();
        TestDatabase.Run(administrator, "CREATE ROLE app LOGIN SUPERUSER; CREATE TABLE t (a int)");
        using SqlSession app = Open(test, "app", []);
        TestDatabase.Run(app, "SELECT * FROM t");
        TestDatabase.Run(administrator, "DROP ROLE app");
        Assert.Equal("42501", TestDatabase.Fails(app, "SELECT * FROM t").SqlState);
        Assert.Equal("42501", TestDatabase.Fails(app, "DROP TABLE t").SqlState);
    }

    private static SqlSession Open(TestDatabase test, string user, Dictionary<string, string> settings) =>
        new(test.Database, new SessionIdentity { User = user, ProcessId = 100, StartupSettings = settings }, test.Host);
}
