using System.Data.Common;
using Tpcc.Transactions.Inputs;

namespace Tpcc.Transactions;

/// <summary>Finding customers: by id, or the middle one (rounded up) of those with a last name, ordered by first name.</summary>
internal static class CustomerSql
{
    private const string PaymentColumns =
        "c_id, c_credit, c_balance, c_data, c_first, c_middle, c_last, c_street_1, c_street_2, c_city, c_state, c_zip, c_phone, c_since, c_credit_lim, c_discount";

    public const string ForPaymentById = $"SELECT {PaymentColumns} FROM customer WHERE c_w_id = $1 AND c_d_id = $2 AND c_id = $3";

    public const string ForPaymentByName = $"SELECT {PaymentColumns} FROM customer WHERE c_w_id = $1 AND c_d_id = $2 AND c_last = $3 ORDER BY c_first";

    public const string ForStatusById = "SELECT c_id, c_first, c_middle, c_last, c_balance FROM customer WHERE c_w_id = $1 AND c_d_id = $2 AND c_id = $3";

    public const string ForStatusByName = "SELECT c_id, c_first, c_middle, c_last, c_balance FROM customer WHERE c_w_id = $1 AND c_d_id = $2 AND c_last = $3 ORDER BY c_first";

    public static object Key(CustomerChoice customer) => customer.LastName is { } name ? name : customer.Id;

    /// <summary>Reads all rows, and of the middle one what a payment needs.</summary>
    public static PayingCustomer ReadPaying(DbDataReader rows) =>
        Middle(rows, static row => new PayingCustomer(row.GetInt32(0), row.GetString(1), row.GetDecimal(2), row.GetString(3)));

    /// <summary>Reads all rows, and of the middle one the id.</summary>
    public static int ReadId(DbDataReader rows) => Middle(rows, static row => row.GetInt32(0));

    private static T Middle<T>(DbDataReader rows, Func<DbDataReader, T> read)
    {
        var all = new List<T>();
        while (rows.Read())
        {
            all.Add(read(rows));
        }

        return all.Count > 0 ? all[(all.Count - 1) / 2] : throw new InvalidOperationException("No customer of that name or id.");
    }
}
