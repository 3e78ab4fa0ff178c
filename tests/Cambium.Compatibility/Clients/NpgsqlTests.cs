using System.Data;
using System.Data.Common;
using Npgsql;
using NpgsqlTypes;
using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>Npgsql with everything its users rely on: each answers as with PostgreSQL.</summary>
[Collection(ClientsCollection.Name)]
public sealed class NpgsqlTests(ClientServers servers)
{
    private enum Mood
    {
        Sad,
        Happy,
    }

    private sealed class Pair
    {
        public int Number { get; set; }

        public string? Word { get; set; }

        public override string ToString() => $"({Number},{Word})";
    }

    [Fact]
    public Task Ranges_travel_both_ways() => new ExpectedAnswer("dotnet/npgsql_ranges").CompareAsync(servers, async connectionString =>
    {
        var transcript = new Transcript();
        await ExecuteAsync(connectionString, "CREATE TYPE floatrange AS RANGE (subtype = float8)");
        var builder = new NpgsqlDataSourceBuilder(connectionString);
        builder.EnableUnmappedTypes();
        await using NpgsqlDataSource source = builder.Build();
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        (object Value, string Type)[] values =
        [
            (new NpgsqlRange<int>(1, true, 5, false), "int4range"), (new NpgsqlRange<int>(1, false, 5, true), "int4range"), (NpgsqlRange<long>.Empty, "int8range"),
            (new NpgsqlRange<decimal>(1.5m, true, false, 0m, false, true), "numrange"), (new NpgsqlRange<DateOnly>(new DateOnly(2024, 1, 1), new DateOnly(2024, 1, 31)), "daterange"),
            (new NpgsqlRange<DateTime>(new DateTime(2024, 1, 1), new DateTime(2024, 1, 2)), "tsrange"),
            (new NpgsqlRange<DateTime>(new DateTime(2024, 1, 1, 0, 0, 0, DateTimeKind.Utc), new DateTime(2024, 1, 2, 0, 0, 0, DateTimeKind.Utc)), "tstzrange"),
            (new[] { new NpgsqlRange<int>(1, 2), NpgsqlRange<int>.Empty }, "int4range[]"), (new[] { new NpgsqlRange<int>(1, 2), new NpgsqlRange<int>(7, 9) }, "int4multirange"),
            (new NpgsqlRange<double>(-0.5, true, 1.5, false), "floatrange"), (new[] { new NpgsqlRange<double>(1, true, 2, false) }, "floatmultirange"),
        ];
        foreach ((object value, string type) in values)
        {
            await using var command = new NpgsqlCommand("SELECT @value, pg_typeof(@value)::text, @value::text", connection);
            command.Parameters.Add(new NpgsqlParameter("value", value) { DataTypeName = type });
            await using NpgsqlDataReader reader = await command.ExecuteReaderAsync();
            await reader.ReadAsync();
            transcript.Show(type, reader[0], reader[1], reader[2], reader.GetDataTypeName(0), reader.GetFieldType(0).Name);
        }

        return transcript.ToString();
    });

    [Fact]
    public Task Geometric_values_travel_both_ways() => new ExpectedAnswer("dotnet/npgsql_geometric").CompareAsync(servers, async connectionString =>
    {
        var transcript = new Transcript();
        await using var connection = new NpgsqlConnection(connectionString);
        await connection.OpenAsync();
        (object Value, string Type)[] values =
        [
            (new NpgsqlPoint(1.5, -2), "point"), (new NpgsqlLine(1, 2, 3), "line"), (new NpgsqlLSeg(1, 2, 3, 4), "lseg"), (new NpgsqlBox(4, 3, 1, 0), "box"),
            (new NpgsqlPath([new NpgsqlPoint(1, 2), new NpgsqlPoint(3, 4)], open: true), "path"), (new NpgsqlPath([new NpgsqlPoint(1, 2), new NpgsqlPoint(3, 4)], open: false), "path"),
            (new NpgsqlPolygon(new NpgsqlPoint(1, 2), new NpgsqlPoint(3, 4), new NpgsqlPoint(5, 0)), "polygon"), (new NpgsqlCircle(1, 2, 0.5), "circle"),
            (new[] { new NpgsqlPoint(1, 2), new NpgsqlPoint(double.NaN, double.PositiveInfinity) }, "point[]"), (new[] { new NpgsqlBox(1, 1, 0, 0), new NpgsqlBox(2, 2, 1, 1) }, "box[]"),
        ];
        await ExecuteAsync(connectionString, "CREATE TABLE copied (p point, b box, pa path, po polygon, c circle, l line, s lseg)");
        foreach ((object value, string type) in values)
        {
            await using var command = new NpgsqlCommand("SELECT @value, pg_typeof(@value)::text, @value::text", connection);
            command.Parameters.Add(new NpgsqlParameter("value", value) { DataTypeName = type });
            await using NpgsqlDataReader reader = await command.ExecuteReaderAsync();
            await reader.ReadAsync();
            transcript.Show(type, reader[0], reader[1], reader[2], reader.GetDataTypeName(0), reader.GetFieldType(0).Name);
        }

        await using (NpgsqlBinaryImporter importer = await connection.BeginBinaryImportAsync("COPY copied FROM STDIN (FORMAT binary)"))
        {
            await importer.StartRowAsync();
            foreach ((object value, string type) in values[..8].Where((_, index) => index != 4).OrderBy(pair => Array.IndexOf((string[])["point", "box", "path", "polygon", "circle", "line", "lseg"], pair.Type)))
            {
                await importer.WriteAsync(value, type);
            }

            await importer.CompleteAsync();
        }

        await using var copied = new NpgsqlCommand("SELECT copied::text FROM copied", connection);
        transcript.Show("copied", await copied.ExecuteScalarAsync());
        return transcript.ToString();
    });

    [Fact]
    public Task Types_are_loaded_and_travel_both_ways() => new ExpectedAnswer("dotnet/npgsql_types").CompareAsync(servers, async connectionString =>
    {
        var transcript = new Transcript();
        await ExecuteAsync(connectionString, "CREATE TYPE mood AS ENUM ('sad', 'happy'); CREATE TYPE pair AS (number int, word text); CREATE DOMAIN small AS int CHECK (VALUE < 100)");
        var builder = new NpgsqlDataSourceBuilder(connectionString);
        builder.MapEnum<Mood>("mood");
        builder.MapComposite<Pair>("pair");
        await using NpgsqlDataSource source = builder.Build();
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        object?[] values =
        [
            true, (short)1, 2, 3L, 1.5f, 0.1, 12.340m, "text", 'c', new byte[] { 0, 255 }, new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc), new DateTime(2024, 2, 29, 1, 2, 3),
            new DateOnly(1, 1, 1), new TimeOnly(23, 59, 59, 999), new DateTimeOffset(2024, 1, 1, 0, 0, 0, TimeSpan.Zero), TimeSpan.FromDays(1.5), Guid.Empty, new[] { 1, 2 }, new int?[] { 1, 2 },
            new[,] { { 1, 2 }, { 3, 4 } }, new List<string> { "a", "b" }, Mood.Happy, new[] { Mood.Sad, Mood.Happy }, new Pair { Number = 1, Word = "w" }, new[] { new Pair { Number = 2 } },
        ];
        foreach (object? value in values)
        {
            await using var command = new NpgsqlCommand("SELECT @value, pg_typeof(@value)::text", connection);
            command.Parameters.Add(new NpgsqlParameter("value", value));
            await using NpgsqlDataReader reader = await command.ExecuteReaderAsync();
            await reader.ReadAsync();
            transcript.Show(value!.GetType().Name, reader[0], reader[1], reader.GetDataTypeName(0), reader.GetFieldType(0).Name);
        }

        foreach ((NpgsqlDbType type, object value) in new (NpgsqlDbType, object)[]
        {
            (NpgsqlDbType.Json, "{\"a\": 1}"), (NpgsqlDbType.Jsonb, "{\"a\": 1}"), (NpgsqlDbType.Varchar, "v"), (NpgsqlDbType.Char, "c"), (NpgsqlDbType.Name, "n"), (NpgsqlDbType.Oid, 7u),
            (NpgsqlDbType.Bit, new System.Collections.BitArray([true, false])), (NpgsqlDbType.Interval, new NpgsqlInterval(1, 2, 3)), (NpgsqlDbType.Xid, 9u), (NpgsqlDbType.Regtype, 23u),
        })
        {
            await using var command = new NpgsqlCommand("SELECT $1::text", connection);
            command.Parameters.Add(new NpgsqlParameter { Value = value, NpgsqlDbType = type });
            transcript.Show(type.ToString(), await command.ExecuteScalarAsync());
        }

        await using (var command = new NpgsqlCommand("SELECT 5::small, NULL::int, 'x'::text COLLATE \"C\", 1.50::numeric(6,3), ARRAY['happy']::mood[]", connection))
        await using (NpgsqlDataReader reader = await command.ExecuteReaderAsync())
        {
            await reader.ReadAsync();
            transcript.Show("fields", Enumerable.Range(0, reader.FieldCount).Select(i => $"{reader.GetName(i)} {reader.GetDataTypeName(i)} {(reader.IsDBNull(i) ? "null" : reader.GetFieldValue<object>(i))}"));
        }

        return transcript.ToString();
    });

    [Fact]
    public Task Commands_batches_copies_and_notifications() => new ExpectedAnswer("dotnet/npgsql_commands").CompareAsync(servers, async connectionString =>
    {
        var transcript = new Transcript();
        await using NpgsqlDataSource source = NpgsqlDataSource.Create(connectionString.Replace("Pooling=False", "Max Auto Prepare=5;Auto Prepare Min Usages=2", StringComparison.Ordinal));
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        await ExecuteAsync(connection, "CREATE TABLE item (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text UNIQUE, price numeric, added timestamptz, tags text[])");
        await CopyAsync(connection, transcript);
        await BatchAsync(connection, transcript);
        await PrepareAsync(connection, transcript);
        await TransactAsync(connection, transcript);
        await CancelAsync(connection, transcript);
        var heard = new TaskCompletionSource<string>();
        connection.Notification += (_, notice) => heard.TrySetResult(notice.Channel + " " + notice.Payload);
        await ExecuteAsync(connection, "LISTEN news");
        await ExecuteAsync(connectionString, "NOTIFY news, 'payload'");
        await connection.WaitAsync(TimeSpan.FromSeconds(5));
        transcript.Show("heard", await heard.Task);
        return transcript.ToString();
    });

    [Fact]
    public Task Pools_multiplexing_and_metadata() => new ExpectedAnswer("dotnet/npgsql_pools").CompareAsync(servers, async connectionString =>
    {
        var transcript = new Transcript();
        string pooled = connectionString.Replace("Pooling=False", "Pooling=True;Maximum Pool Size=3;Keepalive=1", StringComparison.Ordinal);
        await using (NpgsqlDataSource source = NpgsqlDataSource.Create(pooled))
        {
            await using (NpgsqlConnection first = await source.OpenConnectionAsync())
            {
                await ExecuteAsync(first, "SET search_path = pg_catalog; CREATE TEMP TABLE scratch (a int); PREPARE p AS SELECT 1; LISTEN x; BEGIN");
            }

            await using NpgsqlConnection again = await source.OpenConnectionAsync();
            transcript.Show("reset", await ScalarAsync(again, "SHOW search_path"), await ScalarAsync(again, "SELECT to_regclass('pg_temp.scratch') IS NULL"), await ScalarAsync(again, "SELECT count(*) FROM pg_listening_channels()"));
            await ExecuteAsync(again, "CREATE TABLE parent (a int, b int, PRIMARY KEY (a, b)); CREATE TABLE child (id int UNIQUE, a int, b int, note varchar(9) NOT NULL DEFAULT 'x', FOREIGN KEY (a, b) REFERENCES parent); CREATE VIEW seen AS SELECT id FROM child; CREATE INDEX child_note ON child (note)");
            foreach (string collection in new[] { "MetaDataCollections", "Restrictions", "DataTypes", "Tables", "Columns", "Views", "Indexes", "IndexColumns", "Constraints", "PrimaryKey", "ForeignKeys", "ConstraintColumns", "ReservedWords" })
            {
                string?[]? restrictions = collection is "Tables" or "Columns" or "Views" or "Indexes" or "IndexColumns" or "Constraints" or "PrimaryKey" or "ForeignKeys" or "ConstraintColumns" ? [null, "public"] : null;
                DataTable table = await again.GetSchemaAsync(collection, restrictions);
                bool isLong = collection is "DataTypes" or "ReservedWords";
                transcript.Show(collection, table.Columns.Cast<DataColumn>().Select(column => column.ColumnName), isLong ? table.Rows.Count > 50 : table.Rows.Cast<DataRow>().Select(Row).Order(StringComparer.Ordinal));
            }

            await using var describe = new NpgsqlCommand("SELECT id, note, id + 1 AS more FROM child", again);
            await using NpgsqlDataReader reader = await describe.ExecuteReaderAsync(CommandBehavior.SchemaOnly | CommandBehavior.KeyInfo);
            foreach (DbColumn column in await reader.GetColumnSchemaAsync())
            {
                transcript.Show("column", column.ColumnName, column.BaseTableName, column.BaseColumnName, column.AllowDBNull, column.IsKey, column.IsUnique, column.ColumnSize, column.DataTypeName, column.ColumnOrdinal);
            }
        }

        await using (NpgsqlDataSource multiplexed = NpgsqlDataSource.Create(pooled.Replace(";Keepalive=1", "", StringComparison.Ordinal) + ";Multiplexing=true"))
        {
            long[] sums = await Task.WhenAll(Enumerable.Range(1, 50).Select(async n =>
            {
                await using NpgsqlCommand command = multiplexed.CreateCommand("SELECT sum(g) FROM generate_series(1, $1) g");
                command.Parameters.AddWithValue(n);
                return (long)(await command.ExecuteScalarAsync())!;
            }));
            transcript.Show("multiplexed", sums.Sum());
        }

        await using NpgsqlDataSource plain = NpgsqlDataSource.Create(connectionString + ";Server Compatibility Mode=NoTypeLoading");
        await using NpgsqlConnection bare = await plain.OpenConnectionAsync();
        transcript.Show("no type loading", await ScalarAsync(bare, "SELECT 'plain'"), bare.PostgreSqlVersion.Major);
        await transcript.FailsAsync("no database", async () =>
        {
            await using var wrong = new NpgsqlConnection(connectionString + ";Database=nowhere");
            await wrong.OpenAsync();
        });
        return transcript.ToString();
    });

    private static async Task CopyAsync(NpgsqlConnection connection, Transcript transcript)
    {
        await using (NpgsqlBinaryImporter importer = await connection.BeginBinaryImportAsync("COPY item (name, price, added, tags) FROM STDIN (FORMAT binary)"))
        {
            for (int n = 0; n < 100; n++)
            {
                await importer.StartRowAsync();
                await importer.WriteAsync("item " + n);
                await importer.WriteAsync(n / 4m, NpgsqlDbType.Numeric);
                await importer.WriteAsync(DateTime.UnixEpoch.AddHours(n), NpgsqlDbType.TimestampTz);
                await importer.WriteAsync(n % 2 == 0 ? ["a", "b"] : (string[]?)null, NpgsqlDbType.Array | NpgsqlDbType.Text);
            }

            transcript.Show("imported", await importer.CompleteAsync());
        }

        await using (NpgsqlBinaryImporter abandoned = await connection.BeginBinaryImportAsync("COPY item (name) FROM STDIN (FORMAT binary)"))
        {
            await abandoned.StartRowAsync();
            await abandoned.WriteAsync("never");
        }

        await using (NpgsqlBinaryExporter exporter = await connection.BeginBinaryExportAsync("COPY (SELECT name, price, added, tags FROM item ORDER BY id LIMIT 2) TO STDOUT (FORMAT binary)"))
        {
            while (await exporter.StartRowAsync() >= 0)
            {
                transcript.Show("exported", await exporter.ReadAsync<string>(), await exporter.ReadAsync<decimal>(), await exporter.ReadAsync<DateTime>(), exporter.IsNull ? null : await exporter.ReadAsync<string[]>());
            }
        }

        await using (TextWriter writer = await connection.BeginTextImportAsync("COPY item (name, price) FROM STDIN"))
        {
            await writer.WriteAsync("text 1\t1.5\ntext 2\t\\N\n");
        }

        using (TextReader reader = await connection.BeginTextExportAsync("COPY (SELECT name, price FROM item WHERE name LIKE 'text%' ORDER BY id) TO STDOUT (FORMAT csv)"))
        {
            transcript.Show("text", await reader.ReadToEndAsync());
        }

        await using (NpgsqlRawCopyStream raw = await connection.BeginRawBinaryCopyAsync("COPY (SELECT 1) TO STDOUT (FORMAT binary)"))
        {
            var bytes = new MemoryStream();
            await raw.CopyToAsync(bytes);
            transcript.Show("raw", bytes.ToArray());
        }
    }

    private static async Task BatchAsync(NpgsqlConnection connection, Transcript transcript)
    {
        await using var batch = new NpgsqlBatch(connection)
        {
            BatchCommands =
            {
                new NpgsqlBatchCommand("INSERT INTO item (name) VALUES ('batch') RETURNING name"),
                new NpgsqlBatchCommand("UPDATE item SET price = $1 WHERE name = 'batch'") { Parameters = { new NpgsqlParameter { Value = 5m } } },
                new NpgsqlBatchCommand("SELECT price FROM item WHERE name = 'batch'"),
            },
        };
        await using (NpgsqlDataReader reader = await batch.ExecuteReaderAsync())
        {
            await reader.ReadAsync();
            string first = reader.GetString(0);
            await reader.NextResultAsync();
            await reader.ReadAsync();
            transcript.Show("batch", first, reader.GetDecimal(0), reader.RecordsAffected, batch.BatchCommands[0].RecordsAffected, batch.BatchCommands[1].RecordsAffected, batch.BatchCommands[2].StatementType);
        }

        batch.BatchCommands[1].CommandText = "INSERT INTO item (name) VALUES ('batch'), (($1::numeric)::text)";
        batch.BatchCommands[0].CommandText = "INSERT INTO item (name) VALUES ('not kept') RETURNING name";
        await transcript.FailsAsync("failing batch", () => batch.ExecuteNonQueryAsync());
        transcript.Show("nothing kept", await ScalarAsync(connection, "SELECT count(*) FROM item WHERE name = 'not kept'"));
        await transcript.FailsAsync("two statements", () => ExecuteAsync(connection, "SELECT 1; SELECT 1/0; SELECT 2"));
    }

    private static async Task PrepareAsync(NpgsqlConnection connection, Transcript transcript)
    {
        await using var command = new NpgsqlCommand("SELECT name FROM item WHERE id = $1", connection) { Parameters = { new NpgsqlParameter<int> { TypedValue = 1 } } };
        await command.PrepareAsync();
        for (int id = 1; id < 4; id++)
        {
            ((NpgsqlParameter<int>)command.Parameters[0]).TypedValue = id;
            transcript.Show("prepared", command.IsPrepared, await command.ExecuteScalarAsync());
        }

        for (int round = 0; round < 4; round++)
        {
            await using var auto = new NpgsqlCommand("SELECT count(*) FROM item WHERE price > @p", connection);
            auto.Parameters.AddWithValue("p", 10m);
            transcript.Show("auto-prepared", auto.IsPrepared, await auto.ExecuteScalarAsync());
        }

        transcript.Show("in the server", await ScalarAsync(connection, "SELECT string_agg(statement, ' / ' ORDER BY statement) FROM pg_prepared_statements WHERE statement LIKE '%item WHERE%'"));
        await command.UnprepareAsync();
        transcript.Show("unprepared", command.IsPrepared, await command.ExecuteScalarAsync());
    }

    private static async Task TransactAsync(NpgsqlConnection connection, Transcript transcript)
    {
        await using (NpgsqlTransaction transaction = await connection.BeginTransactionAsync(IsolationLevel.Serializable))
        {
            await ExecuteAsync(connection, "UPDATE item SET price = 0");
            await transaction.SaveAsync("sp");
            await transcript.FailsAsync("in a savepoint", () => ExecuteAsync(connection, "INSERT INTO item (name) VALUES ('batch')"));
            await transaction.RollbackAsync("sp");
            await transaction.ReleaseAsync("sp");
            transcript.Show("inside", await ScalarAsync(connection, "SELECT sum(price) FROM item"));
        }

        transcript.Show("rolled back", await ScalarAsync(connection, "SELECT sum(price) > 0 FROM item"));
        try
        {
            await ExecuteAsync(connection, "INSERT INTO item (name) VALUES ('batch')");
        }
        catch (PostgresException error)
        {
            transcript.Show("fields of the error", error.SqlState, error.SchemaName, error.TableName, error.ConstraintName, error.ColumnName, error.IsTransient, error.Severity);
        }
    }

    private static async Task CancelAsync(NpgsqlConnection connection, Transcript transcript)
    {
        using (var cancellation = new CancellationTokenSource(200))
        {
            await using var command = new NpgsqlCommand("SELECT pg_sleep(30)", connection);
            await transcript.FailsAsync("cancelled", () => command.ExecuteNonQueryAsync(cancellation.Token));
        }

        await using (var command = new NpgsqlCommand("SELECT pg_sleep(30)", connection) { CommandTimeout = 1 })
        {
            await transcript.FailsAsync("timed out", () => command.ExecuteNonQueryAsync());
        }

        transcript.Show("goes on", await ScalarAsync(connection, "SELECT 1"));
        await using (var many = new NpgsqlCommand("SELECT generate_series(1, 1000000)", connection))
        await using (NpgsqlDataReader reader = await many.ExecuteReaderAsync(CommandBehavior.SequentialAccess))
        {
            await reader.ReadAsync();
            many.Cancel();
        }

        transcript.Show("after a reader given up", await ScalarAsync(connection, "SELECT 2"));
    }

    private static string Row(DataRow row) => string.Join(',', row.ItemArray.Select((value, index) => row.Table.Columns[index].ColumnName is { } name && (name.EndsWith("_catalog", StringComparison.Ordinal) || name.Contains("oid", StringComparison.OrdinalIgnoreCase)) ? "" : value is DBNull ? "null" : value is Array items ? string.Join('+', items.Cast<object>()) : Convert.ToString(value, System.Globalization.CultureInfo.InvariantCulture)));

    private static async Task ExecuteAsync(string connectionString, string sql)
    {
        await using var connection = new NpgsqlConnection(connectionString);
        await connection.OpenAsync();
        await ExecuteAsync(connection, sql);
    }

    private static async Task ExecuteAsync(NpgsqlConnection connection, string sql)
    {
        await using var command = new NpgsqlCommand(sql, connection);
        await command.ExecuteNonQueryAsync();
    }

    private static async Task<object?> ScalarAsync(NpgsqlConnection connection, string sql)
    {
        await using var command = new NpgsqlCommand(sql, connection);
        return await command.ExecuteScalarAsync();
    }
}
