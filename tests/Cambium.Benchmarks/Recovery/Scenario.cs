using Npgsql;

namespace Cambium.Benchmarks.Recovery;

/// <summary>Tables, indexes and what users do with them. No table has a primary key: all indexes can be missing, as in the paper.</summary>
/// <param name="Name">Names it in reports.</param>
/// <param name="Setup">Statements that make and fill it.</param>
/// <param name="Instant">When the paper counts transactions, in units of the time after which synchronous recovery ends.</param>
/// <param name="Transaction">One transaction of a user.</param>
internal sealed record Scenario(string Name, IReadOnlyList<string> Setup, double Instant, Action<NpgsqlConnection, Random> Transaction)
{
    // A transaction loads 1 GB at most.
    private const int WarehousesInTransaction = 16;

    /// <summary>80 % GET_SUBSCRIBER_DATA, 20 % UPDATE_LOCATION.</summary>
    public static Scenario Tatp(int subscribers) => new(
        "TATP",
        [
            "CREATE TABLE access_info (s_id int, ai_type int, data1 int, data2 int, data3 text, data4 text)",
            "CREATE TABLE call_forwarding (s_id int, sf_type int, start_time int, end_time int, numberx text)",
            "CREATE TABLE special_facility (s_id int, sf_type int, is_active int, error_cntrl int, data_a int, data_b text)",
            "CREATE TABLE subscriber (s_id int, sub_nbr text, bits int, hexes bigint, bytes bigint, msc_location int, vlr_location int)",
            $"INSERT INTO access_info SELECT i % {subscribers}, i % 4, i, i, 'abc', 'abcde' FROM generate_series(1, {subscribers * 5L / 2}) i",
            $"INSERT INTO call_forwarding SELECT i % {subscribers}, i % 4, 8 * (i % 3), 24, lpad(i::text, 15, '0') FROM generate_series(1, {subscribers * 15L / 4}) i",
            $"INSERT INTO special_facility SELECT i % {subscribers}, i % 4, 1, 0, i, 'abcde' FROM generate_series(1, {subscribers * 5L / 2}) i",
            $"INSERT INTO subscriber SELECT i, lpad(i::text, 15, '0'), i % 1024, i, i, i, i FROM generate_series(1, {subscribers}) i",
            "CREATE INDEX access_info_key ON access_info (s_id, ai_type)",
            "CREATE INDEX call_forwarding_key ON call_forwarding (s_id, sf_type, start_time)",
            "CREATE INDEX call_forwarding_number ON call_forwarding (numberx)",
            "CREATE INDEX special_facility_key ON special_facility (s_id, sf_type)",
            "CREATE UNIQUE INDEX subscriber_key ON subscriber (s_id)",
            "CREATE UNIQUE INDEX subscriber_number ON subscriber (sub_nbr)",
        ],
        15 / 13.9,
        (connection, random) =>
        {
            int subscriber = 1 + random.Next(subscribers);
            if (random.Next(100) < 80)
            {
                Run(connection, "SELECT * FROM subscriber WHERE s_id = $1", subscriber);
            }
            else
            {
                Run(connection, "UPDATE subscriber SET vlr_location = $1 WHERE sub_nbr = $2", random.Next(), subscriber.ToString("D15", System.Globalization.CultureInfo.InvariantCulture));
            }
        });

    /// <summary>50 % Order Status, 50 % Stock Level.</summary>
    public static Scenario Tpcc(int warehouses) => new(
        "TPC-C",
        [
            "CREATE TABLE customer (c_w_id int, c_d_id int, c_id int, c_last text, c_first text, c_balance numeric(12,2), c_data text)",
            "CREATE TABLE district (d_w_id int, d_id int, d_next_o_id int)",
            "CREATE TABLE history (h_c_id int, h_w_id int, h_d_id int, h_amount numeric(6,2), h_data text)",
            "CREATE TABLE order_line (ol_w_id int, ol_d_id int, ol_o_id int, ol_number int, ol_i_id int, ol_quantity int, ol_amount numeric(6,2))",
            "CREATE TABLE orders (o_w_id int, o_d_id int, o_id int, o_c_id int, o_carrier_id int, o_ol_cnt int)",
            "CREATE TABLE stock (s_w_id int, s_i_id int, s_quantity int, s_ytd int, s_data text)",
            $"INSERT INTO customer SELECT w, d, c, 'NAME' || c % 1000, 'first' || c, -10, 'data' FROM generate_series(1, {warehouses}) w, generate_series(1, 10) d, generate_series(1, 3000) c",
            $"INSERT INTO district SELECT w, d, 3001 FROM generate_series(1, {warehouses}) w, generate_series(1, 10) d",
            $"INSERT INTO history SELECT c, w, d, 10, 'data' FROM generate_series(1, {warehouses}) w, generate_series(1, 10) d, generate_series(1, 3000) c",
            .. Enumerable.Range(1, warehouses).Chunk(WarehousesInTransaction).Select(static some =>
                $"INSERT INTO order_line SELECT w, d, o, n, (o * 7919 + n * 104729) % 100000 + 1, 5, 1 FROM generate_series({some[0]}, {some[^1]}) w, generate_series(1, 10) d, generate_series(1, 3000) o, generate_series(1, 10) n"),
            $"INSERT INTO orders SELECT w, d, o, (o * 1009) % 3000 + 1, 1, 10 FROM generate_series(1, {warehouses}) w, generate_series(1, 10) d, generate_series(1, 3000) o",
            $"INSERT INTO stock SELECT w, i, i % 91 + 10, 0, 'data' FROM generate_series(1, {warehouses}) w, generate_series(1, 100000) i",
            "CREATE INDEX customer_key ON customer (c_w_id, c_d_id, c_id)",
            "CREATE INDEX customer_name ON customer (c_w_id, c_d_id, c_last, c_first)",
            "CREATE INDEX district_key ON district (d_w_id, d_id)",
            "CREATE INDEX history_customer ON history (h_w_id, h_d_id, h_c_id)",
            "CREATE INDEX order_line_item ON order_line (ol_i_id)",
            "CREATE INDEX order_line_key ON order_line (ol_w_id, ol_d_id, ol_o_id, ol_number)",
            "CREATE INDEX orders_customer ON orders (o_w_id, o_d_id, o_c_id, o_id)",
            "CREATE INDEX orders_key ON orders (o_w_id, o_d_id, o_id)",
            "CREATE INDEX stock_key ON stock (s_w_id, s_i_id)",
            "CREATE INDEX stock_quantity ON stock (s_quantity)",
        ],
        15 / 13.0,
        (connection, random) =>
        {
            int warehouse = 1 + random.Next(warehouses);
            int district = 1 + random.Next(10);
            if (random.Next(2) == 0)
            {
                int customer = 1 + random.Next(3000);
                if (random.Next(100) < 60)
                {
                    Run(connection, "SELECT c_id, c_first, c_balance FROM customer WHERE c_w_id = $1 AND c_d_id = $2 AND c_last = $3 ORDER BY c_first", warehouse, district, "NAME" + (customer % 1000));
                }
                else
                {
                    Run(connection, "SELECT c_first, c_last, c_balance FROM customer WHERE c_w_id = $1 AND c_d_id = $2 AND c_id = $3", warehouse, district, customer);
                }

                object? order = Run(connection, "SELECT o_id, o_carrier_id FROM orders WHERE o_w_id = $1 AND o_d_id = $2 AND o_c_id = $3 ORDER BY o_id DESC LIMIT 1", warehouse, district, customer);
                Run(connection, "SELECT ol_i_id, ol_quantity, ol_amount FROM order_line WHERE ol_w_id = $1 AND ol_d_id = $2 AND ol_o_id = $3", warehouse, district, order ?? 1);
            }
            else
            {
                object next = Run(connection, "SELECT d_next_o_id FROM district WHERE d_w_id = $1 AND d_id = $2", warehouse, district)!;
                Run(
                    connection,
                    "SELECT count(DISTINCT s_i_id) FROM order_line, stock WHERE ol_w_id = $1 AND ol_d_id = $2 AND ol_o_id < $3 AND ol_o_id >= $4 AND s_w_id = $1 AND s_i_id = ol_i_id AND s_quantity < $5",
                    warehouse, district, next, (int)next - 20, 10 + random.Next(11));
            }
        });

    /// <summary>Ten tables of ten columns, all asked for alike: nothing is less important than anything else.</summary>
    public static Scenario WorstCase(int rows) => new(
        "worst case",
        [
            .. Enumerable.Range(0, 10).SelectMany(table => new[]
            {
                $"CREATE TABLE t{table} ({string.Join(", ", Enumerable.Range(0, 10).Select(static column => $"c{column} int"))})",
                $"INSERT INTO t{table} SELECT {string.Join(", ", Enumerable.Range(0, 10).Select(column => $"(i * {(2 * column) + 7919}::bigint % {rows})::int"))} FROM generate_series(1, {rows}) i",
            }),
            .. Enumerable.Range(0, 100).Select(static index => $"CREATE INDEX t{index / 10}_c{index % 10} ON t{index / 10} (c{index % 10})"),
        ],
        17 / 16.6,
        (connection, random) =>
        {
            int index = random.Next(100);
            Run(connection, $"SELECT * FROM t{index / 10} WHERE c{index % 10} = $1", random.Next(rows));
        });

    /// <returns>The first value, if there is one.</returns>
    private static object? Run(NpgsqlConnection connection, string sql, params object[] values)
    {
        using NpgsqlCommand command = new(sql, connection);
        foreach (object value in values)
        {
            command.Parameters.Add(new NpgsqlParameter { Value = value });
        }

        return command.ExecuteScalar();
    }
}
