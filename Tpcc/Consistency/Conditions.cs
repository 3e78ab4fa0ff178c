namespace Tpcc.Consistency;

/// <summary>The twelve conditions of clause 3.3.2, tested over all rows, not a sample.</summary>
internal static class Conditions
{
    private const string Delivered =
        "(SELECT o_w_id, o_d_id, o_c_id, sum(ol_amount) AS amount FROM orders JOIN order_line ON ol_w_id = o_w_id AND ol_d_id = o_d_id AND ol_o_id = o_id " +
        "WHERE ol_delivery_d IS NOT NULL GROUP BY o_w_id, o_d_id, o_c_id) AS delivered ON o_w_id = c_w_id AND o_d_id = c_d_id AND o_c_id = c_id";

    public static readonly IReadOnlyList<Condition> All =
    [
        new(1, "W_YTD = sum(D_YTD)",
            """
            SELECT count(*) FROM warehouse JOIN (SELECT d_w_id, sum(d_ytd) AS total FROM district GROUP BY d_w_id) AS districts ON d_w_id = w_id
            WHERE w_ytd <> total
            """),
        new(2, "D_NEXT_O_ID - 1 = max(O_ID) = max(NO_O_ID)",
            """
            SELECT count(*) FROM district
            JOIN (SELECT o_w_id, o_d_id, max(o_id) AS newest_order FROM orders GROUP BY o_w_id, o_d_id) AS newest ON o_w_id = d_w_id AND o_d_id = d_id
            LEFT JOIN (SELECT no_w_id, no_d_id, max(no_o_id) AS newest_new_order FROM new_order GROUP BY no_w_id, no_d_id) AS waiting ON no_w_id = d_w_id AND no_d_id = d_id
            WHERE d_next_o_id - 1 <> newest_order OR d_next_o_id - 1 <> newest_new_order
            """),
        new(3, "NEW-ORDER numbers without gaps: max(NO_O_ID) - min(NO_O_ID) + 1 = count(*)",
            """
            SELECT count(*) FROM (SELECT no_w_id, no_d_id, max(no_o_id) - min(no_o_id) + 1 AS span, count(*) AS actual FROM new_order GROUP BY no_w_id, no_d_id) AS districts
            WHERE span <> actual
            """),
        new(4, "sum(O_OL_CNT) = number of ORDER-LINE rows, by district",
            """
            SELECT count(*) FROM (SELECT o_w_id, o_d_id, sum(o_ol_cnt) AS expected FROM orders GROUP BY o_w_id, o_d_id) AS counted
            LEFT JOIN (SELECT ol_w_id, ol_d_id, count(*) AS actual FROM order_line GROUP BY ol_w_id, ol_d_id) AS lines ON ol_w_id = o_w_id AND ol_d_id = o_d_id
            WHERE expected <> coalesce(actual, 0)
            """),
        new(5, "O_CARRIER_ID is null if and only if the order is in NEW-ORDER",
            """
            SELECT count(*) FROM orders LEFT JOIN new_order ON no_w_id = o_w_id AND no_d_id = o_d_id AND no_o_id = o_id
            WHERE (o_carrier_id IS NULL AND no_o_id IS NULL) OR (o_carrier_id IS NOT NULL AND no_o_id IS NOT NULL)
            """),
        new(6, "O_OL_CNT = number of ORDER-LINE rows, by order",
            """
            SELECT count(*) FROM orders
            LEFT JOIN (SELECT ol_w_id, ol_d_id, ol_o_id, count(*) AS actual FROM order_line GROUP BY ol_w_id, ol_d_id, ol_o_id) AS lines
                ON ol_w_id = o_w_id AND ol_d_id = o_d_id AND ol_o_id = o_id
            WHERE o_ol_cnt <> coalesce(actual, 0)
            """),
        new(7, "OL_DELIVERY_D is null if and only if O_CARRIER_ID is",
            """
            SELECT count(*) FROM order_line JOIN orders ON o_w_id = ol_w_id AND o_d_id = ol_d_id AND o_id = ol_o_id
            WHERE (ol_delivery_d IS NULL AND o_carrier_id IS NOT NULL) OR (ol_delivery_d IS NOT NULL AND o_carrier_id IS NULL)
            """),
        new(8, "W_YTD = sum(H_AMOUNT)",
            """
            SELECT count(*) FROM warehouse LEFT JOIN (SELECT h_w_id, sum(h_amount) AS total FROM history GROUP BY h_w_id) AS paid ON h_w_id = w_id
            WHERE w_ytd <> coalesce(total, 0)
            """),
        new(9, "D_YTD = sum(H_AMOUNT)",
            """
            SELECT count(*) FROM district LEFT JOIN (SELECT h_w_id, h_d_id, sum(h_amount) AS total FROM history GROUP BY h_w_id, h_d_id) AS paid
                ON h_w_id = d_w_id AND h_d_id = d_id
            WHERE d_ytd <> coalesce(total, 0)
            """),
        new(10, "C_BALANCE = sum(OL_AMOUNT delivered) - sum(H_AMOUNT)",
            $"""
            SELECT count(*) FROM customer LEFT JOIN {Delivered}
            LEFT JOIN (SELECT h_c_w_id, h_c_d_id, h_c_id, sum(h_amount) AS total FROM history GROUP BY h_c_w_id, h_c_d_id, h_c_id) AS paid
                ON h_c_w_id = c_w_id AND h_c_d_id = c_d_id AND h_c_id = c_id
            WHERE c_balance <> coalesce(amount, 0) - coalesce(total, 0)
            """),

        // The clause states the difference as the population leaves it, 2100; each delivery since then adds one.
        new(11, "count(ORDER) - count(NEW-ORDER) = 2100 + deliveries, by district",
            """
            SELECT count(*) FROM (SELECT o_w_id, o_d_id, count(*) AS order_count FROM orders GROUP BY o_w_id, o_d_id) AS all_orders
            JOIN (SELECT c_w_id, c_d_id, sum(c_delivery_cnt) AS deliveries FROM customer GROUP BY c_w_id, c_d_id) AS customers ON c_w_id = o_w_id AND c_d_id = o_d_id
            LEFT JOIN (SELECT no_w_id, no_d_id, count(*) AS new_count FROM new_order GROUP BY no_w_id, no_d_id) AS waiting ON no_w_id = o_w_id AND no_d_id = o_d_id
            WHERE order_count - coalesce(new_count, 0) <> 2100 + deliveries
            """),
        new(12, "C_BALANCE + C_YTD_PAYMENT = sum(OL_AMOUNT delivered)",
            $"""
            SELECT count(*) FROM customer LEFT JOIN {Delivered}
            WHERE c_balance + c_ytd_payment <> coalesce(amount, 0)
            """),
    ];
}
