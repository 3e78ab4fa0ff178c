using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Contention;

/// <summary>An error is an answer: what a statement saw before it failed counts as read, though nothing of what it did remains.</summary>
public sealed class FailedStatementTests
{
    private const string Table = "create table t (id int primary key, code int unique, r int4range, exclude using gist (r with &&)); insert into t values (1, 1, '[1,2)'), (2, 2, '[2,3)')";

    /// <summary>The primary key is tested first, so with the other's row there the error would have been another one.</summary>
    [Theory]
    [InlineData("insert into t values (3, 1)", "t_code_key")]
    [InlineData("insert into t values (3, 3, '[1,5)')", "t_r_excl")]
    [InlineData("insert into t values (3, 1) on conflict (id) do update set code = 7", "t_code_key")]
    [InlineData("update t set id = 3, code = 1 where id = 2", "t_code_key")]
    public async Task That_a_key_was_free_before_another_index_refused_the_row_was_seen(string statement, string constraint)
    {
        await using ContentionServer server = await ContentionServer.Start(Table, "create table log (v int)");
        ScriptSession first = server.Connect();
        ScriptSession second = server.Connect();
        first.Ask("begin; insert into log values (1); savepoint a");
        Assert.Contains(constraint, first.Ask(statement), StringComparison.Ordinal);
        first.Ask("rollback to a");
        second.Ask("insert into t values (3, 33)");
        Assert.Equal("--! 40001: could not serialize access due to concurrent update", first.Ask("commit"));
    }
}
