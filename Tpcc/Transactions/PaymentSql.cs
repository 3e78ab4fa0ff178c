namespace Tpcc.Transactions;

/// <summary>Statements of the payment. Totals are increments, which commute.</summary>
internal static class PaymentSql
{
    public const string Warehouse = "SELECT w_name, w_street_1, w_street_2, w_city, w_state, w_zip FROM warehouse WHERE w_id = $1";

    public const string District = "SELECT d_name, d_street_1, d_street_2, d_city, d_state, d_zip FROM district WHERE d_w_id = $1 AND d_id = $2";

    public const string AddToWarehouse = "UPDATE warehouse SET w_ytd = w_ytd + $1 WHERE w_id = $2";

    public const string AddToDistrict = "UPDATE district SET d_ytd = d_ytd + $1 WHERE d_w_id = $2 AND d_id = $3";

    public const string PayGoodCredit =
        "UPDATE customer SET c_balance = c_balance - $1, c_ytd_payment = c_ytd_payment + $1, c_payment_cnt = c_payment_cnt + 1 WHERE c_w_id = $2 AND c_d_id = $3 AND c_id = $4";

    public const string PayBadCredit =
        "UPDATE customer SET c_balance = c_balance - $1, c_ytd_payment = c_ytd_payment + $1, c_payment_cnt = c_payment_cnt + 1, c_data = $5 WHERE c_w_id = $2 AND c_d_id = $3 AND c_id = $4";

    public const string InsertHistory =
        "INSERT INTO history (h_c_id, h_c_d_id, h_c_w_id, h_d_id, h_w_id, h_date, h_amount, h_data) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";

    public static string HistoryData(string warehouseName, string districtName) => warehouseName + "    " + districtName;
}
