using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Trees;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

public sealed class TokenTests
{
    private static readonly Guid s_token = Guid.NewGuid();

    [Fact]
    public void A_token_is_committed_once_also_over_a_restart()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id"]);
        long position = CommitWith(database, table, 1, s_token).Position;
        CommitResult again = CommitWith(database, table, 2, s_token);
        Assert.Equal((CommitOutcome.DuplicateToken, position), (again.Outcome, again.Position));
        database.Reopen();
        Assert.Equal(CommitOutcome.DuplicateToken, CommitWith(database, table, 2, s_token).Outcome);
        Assert.Equal((CommitStatus.Committed, position), database.Engine.Fence("tester", s_token));
        Assert.Null(database.Committed(table, 2));
        Assert.Empty(DatabaseCheck.Run(database.Engine));
    }

    [Fact]
    public void Asking_fences_also_over_a_restart()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id"]);
        Assert.Equal(CommitStatus.NotCommitted, database.Engine.Fence("tester", s_token).Status);
        Assert.Equal(CommitOutcome.FencedToken, CommitWith(database, table, 1, s_token).Outcome);
        database.Reopen();
        Assert.Equal(CommitOutcome.FencedToken, CommitWith(database, table, 1, s_token).Outcome);
        Assert.Equal(CommitStatus.NotCommitted, database.Engine.Fence("tester", s_token).Status);
    }

    [Fact]
    public void Roles_have_tokens_of_their_own()
    {
        using TestDatabase database = new();
        TableDefinition table = database.CreateTable("t", ["id"]);
        Assert.Equal(CommitStatus.NotCommitted, database.Engine.Fence("somebody else", s_token).Status);
        Assert.Equal(CommitOutcome.Committed, CommitWith(database, table, 1, s_token).Outcome);
    }

    [Fact]
    public void What_is_older_than_all_remembered_tokens_is_unknown()
    {
        TreeEdit tokens = Tree.Empty.Edit();
        long start = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds() * 1000;
        Guid first = Guid.NewGuid();
        TokenTree.Add(tokens, "r", first, 1, start, isFenced: false);
        for (int i = 2; i <= TokenTree.TokensMax; i++)
        {
            TokenTree.Add(tokens, "r", Guid.NewGuid(), i, start + i, isFenced: false);
        }

        Assert.False(TokenTree.MayBeForgotten(tokens, Guid.NewGuid()));
        Assert.True(TokenTree.TryFind(tokens, "r", first, out _));
        TokenTree.Add(tokens, "r", Guid.NewGuid(), TokenTree.TokensMax + 1, start + TokenTree.TokensMax + 1, isFenced: false);
        Assert.False(TokenTree.TryFind(tokens, "r", first, out _));
        Assert.True(TokenTree.MayBeForgotten(tokens, first));
        Assert.True(TokenTree.MayBeForgotten(tokens, Version7(start / 1000)));
        Assert.False(TokenTree.MayBeForgotten(tokens, Version7((start / 1000) + (long)TimeSpan.FromMinutes(6).TotalMilliseconds)));
    }

    [Fact]
    public void Who_asks_again_about_what_may_be_forgotten_is_told_the_same()
    {
        TreeEdit tokens = Tree.Empty.Edit();
        Guid early = Guid.NewGuid();
        TokenTree.Add(tokens, "r", early, 1, 1, isFenced: true);
        Fill(tokens, 1, TokenTree.TokensMax);
        Guid late = Guid.NewGuid();
        TokenTree.Add(tokens, "r", late, 2, 2, isFenced: true);
        Assert.True(TokenTree.TryFind(tokens, "r", late, out TokenState state));
        Assert.Equal((true, true), (state.IsFenced, state.IsForgotten));

        // One that carries a later time is known not to have been there.
        Guid young = Version7(3_600_000);
        TokenTree.Add(tokens, "r", young, 3, 3, isFenced: true);
        Assert.True(TokenTree.TryFind(tokens, "r", young, out state));
        Assert.Equal((true, false), (state.IsFenced, state.IsForgotten));
    }

    [Fact]
    public void A_token_of_a_clock_that_is_ahead_is_not_taken_for_a_younger_one()
    {
        TreeEdit tokens = Tree.Empty.Edit();
        long now = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds() * 1000;
        Guid ahead = Version7((now / 1000) + (long)TimeSpan.FromHours(1).TotalMilliseconds);
        TokenTree.Add(tokens, "r", ahead, 1, now, isFenced: false);
        Fill(tokens, now + 1, TokenTree.TokensMax);
        Assert.False(TokenTree.TryFind(tokens, "r", ahead, out _));
        Assert.True(TokenTree.MayBeForgotten(tokens, ahead));

        // The horizon doesn't go back.
        Fill(tokens, now + 2, 1);
        Assert.True(TokenTree.MayBeForgotten(tokens, ahead));
    }

    private static void Fill(TreeEdit tokens, long time, int count)
    {
        for (int i = 0; i < count; i++)
        {
            TokenTree.Add(tokens, "r", Guid.NewGuid(), i, time, isFenced: false);
        }
    }

    private static Guid Version7(long milliseconds)
    {
        byte[] bytes = new byte[16];
        for (int i = 0; i < 6; i++)
        {
            bytes[i] = (byte)(milliseconds >> (40 - (8 * i)));
        }

        bytes[6] = 0x70;
        return new Guid(bytes, bigEndian: true);
    }

    private static CommitResult CommitWith(TestDatabase database, TableDefinition table, int id, Guid token)
    {
        Transaction transaction = database.Begin();
        transaction.Token = token;
        Insert(transaction, table, id);
        transaction.EndStatement();
        return transaction.Commit();
    }
}
