namespace Tpcc.Transactions;

/// <summary>Statements that several forms share.</summary>
internal static class OrderSql
{
    /// <summary>Stock level looks at the last twenty orders of a district.</summary>
    public const int RecentOrders = 20;

    public const string WarehouseTax = "SELECT w_tax FROM warehouse WHERE w_id = $1";

    public const string CustomerOfOrder = "SELECT c_discount, c_last, c_credit FROM customer WHERE c_w_id = $1 AND c_d_id = $2 AND c_id = $3";

    public const string TakeNumber = "UPDATE district SET d_next_o_id = d_next_o_id + 1 WHERE d_w_id = $1 AND d_id = $2 RETURNING d_next_o_id, d_tax";

    public const string InsertOrder =
        "INSERT INTO orders (o_w_id, o_d_id, o_id, o_c_id, o_entry_d, o_ol_cnt, o_all_local) VALUES ($1, $2, $3, $4, $5, $6, $7)";

    public const string InsertNewOrder = "INSERT INTO new_order (no_w_id, no_d_id, no_o_id) VALUES ($1, $2, $3)";

    public const string Item = "SELECT i_price, i_name, i_data FROM item WHERE i_id = $1";

    public const string InsertLine =
        "INSERT INTO order_line (ol_w_id, ol_d_id, ol_o_id, ol_number, ol_i_id, ol_supply_w_id, ol_quantity, ol_amount, ol_dist_info) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";

    public const string UpdateStock =
        "UPDATE stock SET s_quantity = $1, s_ytd = s_ytd + $2, s_order_cnt = s_order_cnt + 1, s_remote_cnt = s_remote_cnt + $3 WHERE s_w_id = $4 AND s_i_id = $5";

    /// <summary>Quantity, the district's text and data of a stock, one statement for each district.</summary>
    public static readonly IReadOnlyList<string> Stock =
        [.. StockRule.DistrictColumns.Select(column => $"SELECT s_quantity, {column}, s_data FROM stock WHERE s_w_id = $1 AND s_i_id = $2")];

    /// <summary>Takes stock in one statement: <see cref="StockRule.After"/> in SQL.</summary>
    public static readonly IReadOnlyList<string> TakeStock =
    [
        .. StockRule.DistrictColumns.Select(column =>
            "UPDATE stock SET s_quantity = CASE WHEN s_quantity - $1 >= 10 THEN s_quantity - $1 ELSE s_quantity - $1 + 91 END, s_ytd = s_ytd + $1, " +
            $"s_order_cnt = s_order_cnt + 1, s_remote_cnt = s_remote_cnt + $2 WHERE s_w_id = $3 AND s_i_id = $4 RETURNING s_quantity, {column}, s_data"),
    ];

    public const string LastOfCustomer =
        "SELECT o_id, o_entry_d, o_carrier_id FROM orders WHERE o_w_id = $1 AND o_d_id = $2 AND o_c_id = $3 ORDER BY o_id DESC LIMIT 1";

    public const string Lines =
        "SELECT ol_i_id, ol_supply_w_id, ol_quantity, ol_amount, ol_delivery_d FROM order_line WHERE ol_w_id = $1 AND ol_d_id = $2 AND ol_o_id = $3";

    public const string NextOfDistrict = "SELECT d_next_o_id FROM district WHERE d_w_id = $1 AND d_id = $2";

    public const string CountLowStock =
        "SELECT count(DISTINCT s_i_id) FROM order_line JOIN stock ON s_w_id = ol_supply_w_id AND s_i_id = ol_i_id " +
        "WHERE ol_w_id = $1 AND ol_d_id = $2 AND ol_o_id >= $3 AND ol_o_id < $4 AND s_w_id = $1 AND s_quantity < $5";

    public const string OldestNewOrder = "SELECT no_o_id FROM new_order WHERE no_w_id = $1 AND no_d_id = $2 ORDER BY no_o_id LIMIT 1";

    public const string DeleteNewOrder = "DELETE FROM new_order WHERE no_w_id = $1 AND no_d_id = $2 AND no_o_id = $3";

    /// <summary>Finds and takes the oldest in one statement; no row when there is none.</summary>
    public const string TakeOldestNewOrder =
        "DELETE FROM new_order WHERE no_w_id = $1 AND no_d_id = $2 AND no_o_id = " +
        "(SELECT no_o_id FROM new_order WHERE no_w_id = $1 AND no_d_id = $2 ORDER BY no_o_id LIMIT 1) RETURNING no_o_id";

    public const string CustomerOfOrderId = "SELECT o_c_id FROM orders WHERE o_w_id = $1 AND o_d_id = $2 AND o_id = $3";

    public const string SetCarrier = "UPDATE orders SET o_carrier_id = $1 WHERE o_w_id = $2 AND o_d_id = $3 AND o_id = $4";

    public const string SetDelivered = "UPDATE order_line SET ol_delivery_d = $1 WHERE ol_w_id = $2 AND ol_d_id = $3 AND ol_o_id = $4";

    public const string OrderAmount = "SELECT sum(ol_amount) FROM order_line WHERE ol_w_id = $1 AND ol_d_id = $2 AND ol_o_id = $3";

    public const string BillCustomer =
        "UPDATE customer SET c_balance = c_balance + $1, c_delivery_cnt = c_delivery_cnt + 1 WHERE c_w_id = $2 AND c_d_id = $3 AND c_id = $4";
}
