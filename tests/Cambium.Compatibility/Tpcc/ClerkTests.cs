using Cambium.Client;
using Tpcc.Clerks;
using Tpcc.Measurement;
using Tpcc.Population;
using Tpcc.Timing;
using Tpcc.Transactions;
using Tpcc.Transactions.Inputs;
using Xunit;

namespace Cambium.Compatibility.Tpcc;

public sealed class ClerkTests
{
    [Fact]
    public void A_conflict_is_tried_again_with_the_same_input_and_every_try_counts()
    {
        var desk = new Desk(RetryMode.UntilCommitted, random => new NoTiming(random));
        desk.Form.Failures = attempt => attempt % 3 == 0 ? null : "40001";

        desk.Work(attempts: 30);

        long committed = desk.Sum(kind => kind.Committed);
        Assert.Equal(10, committed);
        Assert.Equal((30, 20, 0), (desk.Sum(kind => kind.Tries), desk.Sum(kind => kind.Conflicts), desk.Sum(kind => kind.Errors)));
        Assert.Equal(desk.Form.Inputs.Count / 3, desk.Form.Inputs.Distinct(ReferenceEqualityComparer.Instance).Count());
        Assert.Equal(20, desk.Rollbacks);
    }

    [Fact]
    public void The_open_clerk_takes_a_fresh_order_after_a_conflict()
    {
        var desk = new Desk(RetryMode.UntilCommitted, random => new OpenTiming(random));
        desk.Form.Failures = attempt => attempt % 2 == 0 ? null : "40001";

        desk.Work(attempts: 20);

        Assert.Equal(desk.Form.Inputs.Count, desk.Form.Inputs.Distinct(ReferenceEqualityComparer.Instance).Count());
    }

    [Fact]
    public void With_retry_once_a_conflict_ends_the_task()
    {
        var desk = new Desk(RetryMode.Once, random => new NoTiming(random));
        desk.Form.Failures = _ => "40P01";

        desk.Work(attempts: 10);

        Assert.Equal(10, desk.Form.Inputs.Distinct(ReferenceEqualityComparer.Instance).Count());
        Assert.Equal((0, 10), (desk.Sum(kind => kind.Committed), desk.Sum(kind => kind.Conflicts)));
    }

    [Theory]
    [InlineData("23505", 0)]
    [InlineData(null, 1)]
    public void Other_errors_end_the_task_and_without_an_answer_its_outcome_is_unknown(string? sqlState, int unknown)
    {
        var desk = new Desk(RetryMode.UntilCommitted, random => new NoTiming(random));
        desk.Form.Failures = attempt => attempt == 1 ? sqlState ?? "" : null;

        desk.Work(attempts: 5);

        Assert.Equal((4, 1, 0), (desk.Sum(kind => kind.Committed), desk.Sum(kind => kind.Errors), desk.Sum(kind => kind.Conflicts)));
        Assert.Equal(unknown, desk.Statistics.OutcomesUnknown);
        Assert.Single(desk.Statistics.ErrorSamples);
    }

    /// <summary>A clerk with all it needs; the run ends after a number of attempts.</summary>
    private sealed class Desk(RetryMode retry, Func<Random, ClerkTiming> timing)
    {
        private readonly CancellationTokenSource _stop = new();

        public RunStatistics Statistics { get; } = new(TimeSpan.Zero, TimeSpan.FromHours(1));

        public FakeForm Form { get; } = new();

        public int Rollbacks { get; private set; }

        public void Work(int attempts)
        {
            var random = new Random(5);
            Form.OnAttempt = attempt =>
            {
                if (attempt > attempts)
                {
                    _stop.Cancel();
                    _stop.Token.ThrowIfCancellationRequested();
                }
            };
            int rollbacksAtStop = 0;
            var clerk = new Clerk(
                () => rollbacksAtStop++, Form, timing(random), new Waits(timeScale: 1_000_000, _stop.Token),
                new InputGenerator(random, NonUniform.FromSeed(1), InputRules.Specification, 1, 1, 1), Statistics, retry,
                new TransactionRetryOptions { DelayBase = TimeSpan.Zero, DelayMax = TimeSpan.Zero });
            clerk.Work();

            // The last rollback is the one at the end of the run.
            Rollbacks = rollbacksAtStop - 1;
        }

        public long Sum(Func<KindStatistics, long> figure) => Enum.GetValues<TransactionKind>().Sum(kind => figure(Statistics[kind]));
    }

    private sealed class FakeForm : ITransactionForm
    {
        private int _attempts;

        public List<object> Inputs { get; } = [];

        /// <summary>The SQLSTATE for the nth attempt, counted from 1; null for success, empty for no answer.</summary>
        public Func<int, string?> Failures { get; set; } = _ => null;

        public Action<int> OnAttempt { get; set; } = _ => { };

        public TransactionOutcome NewOrder(NewOrderInput input)
        {
            Attempt(input);
            return TransactionOutcome.Committed;
        }

        public void Payment(PaymentInput input) => Attempt(input);

        public void OrderStatus(OrderStatusInput input) => Attempt(input);

        public void Delivery(DeliveryInput input) => Attempt(input);

        public void StockLevel(StockLevelInput input) => Attempt(input);

        private void Attempt(object input)
        {
            OnAttempt(++_attempts);
            Inputs.Add(input);
            if (Failures(_attempts) is { } sqlState)
            {
                throw new FakeConflict(sqlState.Length == 0 ? null : sqlState);
            }
        }
    }
}
