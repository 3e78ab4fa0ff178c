using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>Numbers of transactions, what became of them, and what snapshots see of them.</summary>
internal static class TransactionNumberFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("pg_xact_status txid_status", static (args, ctx) => Status(args[0].Int64, ctx));
        library.Scalar("pg_current_snapshot txid_current_snapshot", static (_, ctx) => CatalogFunctions.Session(ctx).Transactions.Numbers.ToValue());
        library.Scalar("pg_snapshot_xmin txid_snapshot_xmin", static (args, _) => Value.FromInt64(TransactionSnapshot.From(args[0]).Oldest));
        library.Scalar("pg_snapshot_xmax txid_snapshot_xmax", static (args, _) => Value.FromInt64(TransactionSnapshot.From(args[0]).Next));
        library.Set("pg_snapshot_xip txid_snapshot_xip", static (args, _) => TransactionSnapshot.From(args[0]).Open.Select(static number => new[] { Value.FromInt64(number) }));
        library.Scalar("pg_visible_in_snapshot txid_visible_in_snapshot", static (args, _) => Value.FromBoolean(TransactionSnapshot.From(args[1]).Sees(args[0].Int64)));
    }

    private static Value Status(long number, CallContext context)
    {
        if (number <= Database.LastReservedNumber)
        {
            return number > 0 ? Value.FromText("committed") : Value.Null;
        }

        return CatalogFunctions.Session(context).Database.Numbers.TryFindStatus(number, out string? status)
            ? status is null ? Value.Null : Value.FromText(status)
            : throw new SqlErrorException(SqlState.InvalidParameterValue, FormattableString.Invariant($"transaction ID {number} is in the future"));
    }
}
