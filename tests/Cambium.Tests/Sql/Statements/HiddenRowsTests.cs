using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>An error's detail shows values of rows only to those for whom no policy holds.</summary>
public sealed class HiddenRowsTests
{
    [Theory]
    [InlineData("INSERT INTO t VALUES (1, 'app', 1)", "23505", "Key (id)=(1) already exists.", null)]
    [InlineData("INSERT INTO t VALUES (3, 'app', -1)", "23514", "Failing row contains (3, app, -1).", null)]
    [InlineData("INSERT INTO t VALUES (3, 'app', NULL)", "23502", "Failing row contains (3, app, null).", null)]
    [InlineData("INSERT INTO child VALUES (9)", "23503", "Key (id)=(9) is not present in table \"t\".", "Key is not present in table \"t\".")]
    public void Details_of_rows_are_for_those_whom_no_policy_holds(string sql, string state, string shown, string? hidden)
    {
        using TestDatabase test = new();
        SqlSession owner = test.NewSession();
        TestDatabase.Run(owner, """
            CREATE TABLE t (id int PRIMARY KEY, who text, amount int NOT NULL CHECK (amount >= 0));
            CREATE TABLE child (id int REFERENCES t);
            INSERT INTO t VALUES (1, 'other', 1);
            ALTER TABLE t ENABLE ROW LEVEL SECURITY;
            ALTER TABLE child ENABLE ROW LEVEL SECURITY;
            CREATE POLICY own ON t USING (who = current_user);
            CREATE POLICY every ON child USING (true);
            CREATE ROLE app;
            GRANT ALL ON t, child TO app;
            """);
        AssertDetail(shown, TestDatabase.Fails(owner, sql));
        TestDatabase.Run(owner, "SET ROLE app");
        AssertDetail(hidden, TestDatabase.Fails(owner, sql));

        void AssertDetail(string? detail, SqlErrorException error)
        {
            Assert.Equal(state, error.SqlState);
            Assert.Equal(detail, error.Detail);
        }
    }
}
