using System.Data.Common;
using Cambium.Client;
using Tpcc.Measurement;
using Tpcc.Timing;
using Tpcc.Transactions;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Clerks;

/// <summary>One clerk at one terminal: takes a task, keys it, waits for the answer, thinks, and takes the next until the run is over.</summary>
/// <param name="rollback">Rolls back whatever the form left open after an error.</param>
internal sealed class Clerk(
    Action rollback, ITransactionForm form, ClerkTiming timing, Waits waits, InputGenerator inputs, RunStatistics statistics, RetryMode retry, TransactionRetryOptions backOff)
{
    /// <summary>Works on the calling thread until <see cref="Waits"/> says stop; what is open then is rolled back.</summary>
    public void Work()
    {
        try
        {
            waits.Restart();
            while (true)
            {
                TransactionKind kind = timing.NextKind();
                waits.Next(timing.Before(kind));
                Run(kind);
                waits.Restart();
                waits.Next(timing.After(kind));
            }
        }
        catch (OperationCanceledException)
        {
            rollback();
        }
    }

    private void Run(TransactionKind kind)
    {
        Func<TransactionOutcome> task = Prepare(kind);
        for (int tries = 1; ; tries++)
        {
            try
            {
                TransactionOutcome outcome = task();
                statistics.RecordOutcome(kind, outcome, waits.SincePlanned);
                return;
            }
            catch (DbException e) when (IsConflict(e))
            {
                statistics.RecordConflict(kind, e);
                rollback();
                if (retry == RetryMode.Once)
                {
                    return;
                }
            }
            catch (Exception e) when (e is DbException or InvalidOperationException or TimeoutException)
            {
                statistics.RecordError(kind, e);
                rollback();
                return;
            }

            if (timing.TakesFreshInput)
            {
                task = Prepare(kind);
                waits.Restart();
                waits.Next(timing.Before(kind));
            }
            else
            {
                waits.BackOff(backOff.DelayAfter(tries));
            }
        }
    }

    /// <summary>Draws the input; the task runs one try with it.</summary>
    private Func<TransactionOutcome> Prepare(TransactionKind kind)
    {
        switch (kind)
        {
            case TransactionKind.NewOrder:
                NewOrderInput newOrder = inputs.NewOrder();
                return () => form.NewOrder(newOrder);
            case TransactionKind.Payment:
                PaymentInput payment = inputs.Payment();
                return Committing(() => form.Payment(payment));
            case TransactionKind.OrderStatus:
                OrderStatusInput orderStatus = inputs.OrderStatus();
                return Committing(() => form.OrderStatus(orderStatus));
            case TransactionKind.Delivery:
                DeliveryInput delivery = inputs.Delivery();
                return Committing(() => form.Delivery(delivery));
            default:
                StockLevelInput stockLevel = inputs.StockLevel();
                return Committing(() => form.StockLevel(stockLevel));
        }
    }

    private static Func<TransactionOutcome> Committing(Action transaction) => () =>
    {
        transaction();
        return TransactionOutcome.Committed;
    };

    private static bool IsConflict(DbException e) => e.SqlState is "40001" or "40P01";
}
