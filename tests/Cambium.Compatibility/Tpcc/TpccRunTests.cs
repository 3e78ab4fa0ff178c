using System.Data;
using System.Data.Common;
using Cambium.Compatibility.Client;
using Tpcc.Consistency;
using Tpcc.Display;
using Tpcc.Links;
using Tpcc.Runs;
using Tpcc.Targets;
using Tpcc.Timing;
using Tpcc.Transactions;
using Xunit;

namespace Cambium.Compatibility.Tpcc;

/// <summary>Whole runs on a loaded warehouse, and proof that each consistency condition can fail.</summary>
public sealed class TpccRunTests(TpccRunTests.Warehouse warehouse, ServerFixture server) : IClassFixture<TpccRunTests.Warehouse>, IClassFixture<ServerFixture>
{
    [Theory]
    [InlineData(nameof(TimingKind.None), nameof(FormKind.Statements), 1)]
    [InlineData(nameof(TimingKind.None), nameof(FormKind.Statements), 1, nameof(LinkKind.Wire))]
    [InlineData(nameof(TimingKind.None), nameof(FormKind.Batch), 1)]
    [InlineData(nameof(TimingKind.None), nameof(FormKind.Procedure), 1)]
    [InlineData(nameof(TimingKind.Spec), nameof(FormKind.Statements), 50)]
    [InlineData(nameof(TimingKind.Open), nameof(FormKind.Statements), 50)]
    [InlineData(nameof(TimingKind.OpenLate), nameof(FormKind.Statements), 50)]
    public async Task A_run_commits_new_orders_and_leaves_everything_consistent(string timing, string form, double timeScale, string link = nameof(LinkKind.Provider))
    {
        ITarget target = await warehouse.GetTargetAsync(server);
        var options = new RunOptions
        {
            Clerks = 4,
            Duration = TimeSpan.FromSeconds(3),
            Timing = Enum.Parse<TimingKind>(timing),
            TimeScale = timeScale,
            Form = Enum.Parse<FormKind>(form),
            Link = Enum.Parse<LinkKind>(link),
            Load = LoadMode.Keep,
        };

        RunResult result = new TpccRun(options, new PlainDisplay(TextWriter.Null)).Run(target, CancellationToken.None);

        Assert.Empty(result.Errors);
        Assert.All(result.Consistency, condition => Assert.True(condition.Holds, $"{condition.Name}: {condition.Violations} {condition.Note}"));
        Assert.Equal(13, result.Consistency.Count);
        Assert.True(result.NewOrders > 0);
        Assert.True(result.Holds);
        Assert.Null(result.LoadSeconds);
    }

    [Theory]
    [InlineData(1, "UPDATE district SET d_ytd = d_ytd + 1 WHERE d_id = 3")]
    [InlineData(2, "UPDATE district SET d_next_o_id = d_next_o_id + 1 WHERE d_id = 3")]
    [InlineData(3, "DELETE FROM new_order WHERE no_d_id = 4 AND no_o_id = (SELECT max(no_o_id) - 1 FROM new_order WHERE no_d_id = 4)")]
    [InlineData(4, "DELETE FROM order_line WHERE ol_d_id = 5 AND ol_o_id = 7 AND ol_number = 1")]
    [InlineData(5, "UPDATE orders SET o_carrier_id = NULL WHERE o_d_id = 6 AND o_id = 8")]
    [InlineData(6, "UPDATE orders SET o_ol_cnt = o_ol_cnt + 1 WHERE o_d_id = 6 AND o_id = 9")]
    [InlineData(7, "UPDATE order_line SET ol_delivery_d = NULL WHERE ol_d_id = 1 AND ol_o_id = 2 AND ol_number = 3")]
    [InlineData(8, "UPDATE history SET h_amount = h_amount + 1 WHERE h_d_id = 2 AND h_c_id = 3")]
    [InlineData(9, "UPDATE history SET h_d_id = 9 WHERE h_d_id = 8 AND h_c_id = 3")]
    [InlineData(10, "UPDATE customer SET c_balance = c_balance + 0.01 WHERE c_d_id = 7 AND c_id = 11")]
    [InlineData(11, "UPDATE customer SET c_delivery_cnt = c_delivery_cnt + 1 WHERE c_d_id = 7 AND c_id = 12")]
    [InlineData(12, "UPDATE customer SET c_ytd_payment = c_ytd_payment + 1 WHERE c_d_id = 7 AND c_id = 13")]
    public async Task Each_condition_finds_what_violates_it(int number, string damage)
    {
        ITarget target = await warehouse.GetTargetAsync(server);
        using DbConnection connection = target.Open();
        using DbTransaction transaction = connection.BeginTransaction();
        Condition condition = Conditions.All.Single(candidate => candidate.Number == number);

        Assert.Equal(0, Count(connection, condition.CountViolations));
        using (DbCommand command = connection.CreateCommand())
        {
            command.CommandText = damage;
            Assert.True(command.ExecuteNonQuery() >= 1);
        }

        Assert.InRange(Count(connection, condition.CountViolations), 1, 2);
        transaction.Rollback();
    }

    [Fact]
    public async Task Tables_of_an_earlier_run_are_not_overwritten_unasked()
    {
        ITarget target = await warehouse.GetTargetAsync(server);

        Assert.Throws<InvalidOperationException>(() => new TpccRun(new RunOptions(), new PlainDisplay(TextWriter.Null)).Run(target, CancellationToken.None));
    }

    [Fact]
    public void Options_that_contradict_each_other_are_refused()
    {
        Assert.Throws<ArgumentException>(new RunOptions { Timing = TimingKind.Open, Form = FormKind.Batch }.Validate);
        Assert.Throws<ArgumentException>(new RunOptions { Isolation = IsolationLevel.Chaos }.Validate);
        Assert.Throws<ArgumentException>(new RunOptions { TimeScale = 0 }.Validate);
        new RunOptions().Validate();
    }

    private static long Count(DbConnection connection, string sql)
    {
        using DbCommand command = connection.CreateCommand();
        command.CommandText = sql;
        return (long)command.ExecuteScalar()!;
    }

    /// <summary>One warehouse, loaded once for all tests.</summary>
    public sealed class Warehouse : IAsyncLifetime
    {
        private ITarget? _target;

        public Task InitializeAsync() => Task.CompletedTask;

        internal async Task<ITarget> GetTargetAsync(ServerFixture server)
        {
            if (_target is null)
            {
                var options = new RunOptions { Target = server.ConnectionString, Load = LoadMode.Replace, Clerks = 1, Duration = TimeSpan.Zero, Isolation = IsolationLevel.Serializable };
                _target = await TargetOpener.OpenAsync(options, CancellationToken.None);
                RunResult loaded = new TpccRun(options, new PlainDisplay(TextWriter.Null)).Run(_target, CancellationToken.None);
                Assert.True(loaded.Holds);
            }

            return _target;
        }

        public async Task DisposeAsync()
        {
            if (_target is not null)
            {
                await _target.DisposeAsync();
            }
        }
    }
}
