using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;
using Cambium.Server.Hosting;
using Cambium.Tests.Scripts;
using Cambium.Tests.Storage.Documented;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Tests.Storage;

/// <summary>
/// Goal: docs/formats.md says what is on disk. Method: a server writes databases with values of many kinds; readers written from nothing but
/// that page read every byte of log, checkpoints and page files, and find what SQL told.
/// </summary>
public sealed class FormatsPageTests(ITestOutputHelper output) : IDisposable
{
    private const string Kinds = """
        create table kinds (id int4 primary key, b bool, s int2, l int8, f float8, m numeric(10,2), n numeric, t text, c char(5), y bytea, d date, ts timestamp,
            u uuid, iv interval, a int4[], r int4range, j jsonb, w text)
        """;

    private static readonly string[] s_statements =
    [
        Kinds,
        "create unique index kinds_t on kinds (t)",
        "create index kinds_m on kinds (m desc, d)",
        "create table keys (n numeric, t text, y bytea, f float8, d date, v int4, primary key (n, t, y, f, d))",
        "create table many (id int4 primary key, v int4)",
        "create table keyless (v text)",
        "create sequence counted",
        """
        insert into kinds select g, g % 2 = 0, g - 500, g * 10000000000, g / 8.0, g / 4.0, g / 16.0, 'text ' || g, 'c' || g % 100, decode(lpad(to_hex(g), 4, '0'), 'hex'),
            date '1999-12-01' + g, timestamp '2000-01-01' + g * interval '1 hour 1.5 seconds', lpad(to_hex(g), 32, '0')::uuid, '1 mon 2 days 3 seconds', array[g, null, -g],
            int4range(g, g + 5), jsonb_build_object('g', g) from generate_series(1, 1000) g
        """,
        "insert into kinds (id, w) values (2001, repeat('long ', 1000)), (2002, repeat('wide ', 20000)), (2003, null), (2004, null)",
        "insert into kinds (id, f, m, n, a, r) values (2005, '-0', 'NaN', 'Infinity', '{}', 'empty'), (2006, -2.5, -0.01, -12345678901234567890.1234500, '{7}', '(,4]'), (2007, 0.1, 99999999.99, 1e120, null, '[3,)')",
        "insert into keys values (0, '', '', 0, '2000-01-01', 1), (-1.50, 'ü', '\\x00ff00', -3.25, '1970-01-01', 2), (1e150, 'x', '\\x', 1.5, '2040-02-03', 3), (-1e-150, 'x', '\\x01', 7, '2000-01-01', 4), (100, 'y', '\\xff', -1, '2000-01-01', 5)",
        "insert into many select g, g from generate_series(1, 60000) g",
        "insert into keyless values ('a'), (null), ('b')",
        "select nextval('counted'), setval('counted', 40)",
        "checkpoint",
        "begin; update kinds set n = 5.10, t = 'own' where id = 2003; select * from kinds where id between 2000 and 2004; select count(*) from kinds where n > 5 and l is null; delete from kinds where id = 2004; commit",
        "update many set v = v + 1 where id = 5",
        "update kinds set b = null, c = 'ab', j = null where id % 7 = 0",
        "delete from many where id % 3 = 0",
        "truncate keyless; insert into keyless values ('after')",
        "notify channel, 'payload'",
        "insert into keyless select 'then ' || count(*) from many as of commit 12",
        "alter table kinds add column later text default 'told later', drop column s",
        "insert into kinds (id, later) values (3001, 'now')",
        "create database twin from cambium",
    ];

    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-formats-page-").FullName;

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    [Fact]
    public async Task What_is_on_disk_is_what_the_page_says()
    {
        string data = Path.Combine(_directory, "data");
        string archive = Path.Combine(_directory, "archive");
        Dictionary<string, string[]> told = [];
        await using (CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = data, ArchiveDirectory = archive }))
        {
            using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", "cambium");
            foreach (string statement in s_statements)
            {
                Assert.DoesNotContain("--!", string.Join('\n', session.Execute(statement, [])), StringComparison.Ordinal);
            }

            told["kinds"] = Ask(session, "kinds", "id", "b", "l", "f", "m", "n", "t", "rpad(c, 5)", "y", "d", "ts", "u", "case when iv is not null then '3000000 us 2 days 1 mons' end", "a", "r", "j", "w", "later");
            told["keys"] = Ask(session, "keys", "n", "t", "y", "f", "d", "v");
            told["many"] = Ask(session, "many", "id", "v");
            told["keyless"] = Ask(session, "keyless", "v");
        }

        Assert.Equal("cambium 2\n", File.ReadAllText(Path.Combine(data, "format")));
        string[] folders = [.. Directory.EnumerateDirectories(Path.Combine(data, "databases")).Order(StringComparer.Ordinal)];
        Assert.Equal(["cambium", "twin"], folders.Select(ReadDescription));
        DocumentedLog log = DocumentedLog.Read(Path.Combine(folders[0], "log"));
        output.WriteLine($"{log.Records.Count} records with items {string.Join(' ', log.Tags.Order().Select(static tag => tag.ToString("x2", CultureInfo.InvariantCulture)))}");
        Assert.Superset(new HashSet<byte> { 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x10, 0x11, 0x20, 0x21, 0x22 }, log.Tags);
        Assert.Contains(log.Records, static record => record.Notifications.Contains(("channel", "payload")));

        DocumentedPages pages = DocumentedPages.Read(Path.Combine(folders[0], "pages"));
        Assert.Equal(log.DatabaseId, pages.DatabaseId);
        Assert.Equal(log.Records[^1].Position, pages.Position);
        Assert.True(pages is { HeightMax: > 0 } || pages.Trees.Sum(tree => pages.ReadTree(tree).Count) > 0);
        AssertTables(pages, told, log);
        Assert.True(pages is { HeightMax: > 0, LargeValues: > 0 });
        Assert.All(pages.Sequences, sequence => Assert.Equal(sequence.Value, log.Records.Last(record => record.Sequences.ContainsKey(sequence.Key)).Sequences[sequence.Key]));

        // The branch begins as its origin was; what it has shared since is read by the same page.
        DocumentedPages twin = DocumentedPages.Read(Path.Combine(folders[1], "pages"));
        Assert.NotEqual(pages.DatabaseId, twin.DatabaseId);
        DocumentedLog twinLog = DocumentedLog.Read(Path.Combine(folders[1], "log"));
        Assert.Equal(twin.DatabaseId, twinLog.DatabaseId);
        AssertTables(twin, told, log: null);

        DocumentedLog archived = DocumentedLog.Read(Path.Combine(archive, "databases", Path.GetFileName(folders[0]), "log"));
        Assert.Equal(log.Records.Select(static record => (record.Position, record.CommitTimeMicros)), archived.Records.Select(static record => (record.Position, record.CommitTimeMicros)));
        foreach (string earlier in Directory.EnumerateFiles(Path.Combine(folders[0], "pages"), "*.checkpoint"))
        {
            Assert.Equal(DocumentedPages.Read(Path.Combine(folders[0], "pages"), Path.GetFileName(earlier)).Position, long.Parse(Path.GetFileNameWithoutExtension(earlier), CultureInfo.InvariantCulture));
        }
    }

    private static string[] Ask(ScriptSession session, string table, params string[] columns)
    {
        string row = string.Join(" || '~' || ", columns.Select(static column => $"coalesce(({column})::text, 'NULL')"));
        return [.. session.Execute($"select {row} from {table}", []).Where(static line => line.StartsWith("--| ", StringComparison.Ordinal)).Select(static line => line[4..]).Order(StringComparer.Ordinal)];
    }

    /// <summary>The name in database.json, whose checksum is over the same JSON without it.</summary>
    private static string ReadDescription(string folder)
    {
        string text = File.ReadAllText(Path.Combine(folder, "database.json"));
        JsonElement description = JsonDocument.Parse(text).RootElement;
        string without = Regex.Replace(text, ",\"Checksum\":\"[0-9a-f]{8}\"", "");
        Assert.Equal(DocumentedBytes.Crc32C(Encoding.UTF8.GetBytes(without)).ToString("x8", CultureInfo.InvariantCulture), description.GetProperty("Checksum").GetString());
        return description.GetProperty("Name").GetString()!;
    }

    private static void AssertTables(DocumentedPages pages, Dictionary<string, string[]> told, DocumentedLog? log)
    {
        foreach ((string name, string[] rows) in told)
        {
            JsonElement table = pages.Definitions.Single(definition => definition.GetProperty("kind").GetString() == "table" && definition.GetProperty("name").GetString() == name);
            JsonElement[] columns = [.. table.GetProperty("columns").EnumerateArray().OrderBy(static column => column.GetProperty("ordinal").GetInt32())];
            string[] types = [.. columns.Select(static column => column.GetProperty("type").GetString()!)];
            List<(byte[] Key, byte[] Value)> entries = pages.ReadTree(table.GetProperty("treeId").GetInt32());
            List<(byte[] Key, string?[] Values)> stored = [.. entries.Select(entry => (entry.Key, DocumentedValues.ReadRow(entry.Value, types)))];
            Assert.Equal(string.Join('\n', rows), string.Join('\n', stored.Select(row => Line(row.Values, columns)).Order(StringComparer.Ordinal)));
            AssertKeys(table, stored, columns, types);
            AssertIndexes(pages, table, stored, columns, types);
            if (log is not null)
            {
                AssertLogged(log, table, stored, columns, types);
            }
        }
    }

    private static string Line(string?[] values, JsonElement[] columns) =>
        string.Join('~', values.Select((value, i) => value ?? MissingValue(columns[i]) ?? "NULL").Where((_, i) => !columns[i].GetProperty("isDropped").GetBoolean()));

    /// <summary>What a row has in a column that was added after it was written.</summary>
    private static string? MissingValue(JsonElement column) => column.TryGetProperty("missing", out JsonElement missing)
        ? DocumentedValues.ReadLogged((Convert.FromBase64String(missing.GetString()!.Split(':')[0]), Convert.FromBase64String(missing.GetString()!.Split(':')[1])), column.GetProperty("type").GetString()!)
        : null;

    /// <summary>A row lies under the key of its primary key.</summary>
    private static void AssertKeys(JsonElement table, List<(byte[] Key, string?[] Values)> stored, JsonElement[] columns, string[] types)
    {
        JsonElement primary = table.GetProperty("indexes").EnumerateArray().FirstOrDefault(static index => index.GetProperty("isPrimary").GetBoolean());
        if (primary.ValueKind == JsonValueKind.Undefined)
        {
            return;
        }

        foreach ((byte[] key, string?[] values) in stored)
        {
            Assert.Equal(key.Length, AssertParts(primary, key, values, columns, types));
        }
    }

    private static int AssertParts(JsonElement index, byte[] key, string?[] values, JsonElement[] columns, string[] types)
    {
        int at = 0;
        foreach (JsonElement part in index.GetProperty("parts").EnumerateArray())
        {
            int ordinal = Array.FindIndex(columns, column => column.GetProperty("id").GetInt32() == part.GetProperty("columnId").GetInt32());
            byte[] rest = key[at..];
            if (part.GetProperty("descending").GetBoolean())
            {
                rest = [rest[0], .. rest[1..].Select(static value => (byte)~value)];
            }

            string? read = DocumentedValues.ReadKey(rest, types[ordinal], out int length);
            Assert.Equal(WithoutZeros(values[ordinal]), WithoutZeros(read));
            at += length;
        }

        return at;
    }

    /// <summary>Equal values have equal keys: zeros behind the last digit, and the sign of zero, are lost.</summary>
    private static string? WithoutZeros(string? value) => value is not null && Regex.IsMatch(value, @"^-?\d+(\.\d+)?$") ? value.Contains('.', StringComparison.Ordinal) ? value.TrimEnd('0').TrimEnd('.') : value == "-0" ? "0" : value : value;

    private static void AssertIndexes(DocumentedPages pages, JsonElement table, List<(byte[] Key, string?[] Values)> stored, JsonElement[] columns, string[] types)
    {
        Dictionary<string, string?[]> rows = stored.ToDictionary(static row => Convert.ToHexString(row.Key), static row => row.Values);
        foreach (JsonElement index in table.GetProperty("indexes").EnumerateArray().Where(index => !index.GetProperty("isPrimary").GetBoolean() && !pages.LeftOut.Contains(index.GetProperty("treeId").GetInt32())))
        {
            List<(byte[] Key, byte[] Value)> entries = pages.ReadTree(index.GetProperty("treeId").GetInt32());
            Assert.Equal(stored.Count, entries.Count);
            foreach ((byte[] key, byte[] value) in entries)
            {
                bool isUnique = index.GetProperty("isUnique").GetBoolean();
                int parts = isUnique ? AssertParts(index, key, rows[Convert.ToHexString(value)], columns, types) : PartsLength(index, key, columns, types);
                byte[] behind = key[parts..];
                Assert.True(isUnique ? behind.Length == 0 || behind.AsSpan().SequenceEqual(value) : value.Length == 0);
                AssertParts(index, key, rows[Convert.ToHexString(isUnique ? value : behind)], columns, types);
            }
        }
    }

    private static int PartsLength(JsonElement index, byte[] key, JsonElement[] columns, string[] types)
    {
        int at = 0;
        foreach (JsonElement part in index.GetProperty("parts").EnumerateArray())
        {
            string type = types[Array.FindIndex(columns, column => column.GetProperty("id").GetInt32() == part.GetProperty("columnId").GetInt32())];
            byte[] rest = key[at..];
            DocumentedValues.ReadKey(part.GetProperty("descending").GetBoolean() ? [rest[0], .. rest[1..].Select(static value => (byte)~value)] : rest, type, out int length);
            at += length;
        }

        return at;
    }

    /// <summary>The log from its beginning makes the same rows.</summary>
    private static void AssertLogged(DocumentedLog log, JsonElement table, List<(byte[] Key, string?[] Values)> stored, JsonElement[] columns, string[] types)
    {
        int id = table.GetProperty("id").GetInt32();
        Dictionary<int, int> ordinals = columns.ToDictionary(static column => column.GetProperty("id").GetInt32(), static column => column.GetProperty("ordinal").GetInt32());
        Dictionary<string, string?[]> rows = [];
        foreach (DocumentedRow row in log.Records.SelectMany(static record => record.Tables).Where(changes => changes.Id == id).SelectMany(static changes => changes.Rows))
        {
            string key = Convert.ToHexString(row.Key);
            if (row.Kind == 'T')
            {
                rows.Clear();
                continue;
            }

            if (row.Kind == 'D')
            {
                Assert.True(rows.Remove(key));
                continue;
            }

            string?[] values = row.Kind == 'U' ? rows[key] : rows[key] = new string?[columns.Length];
            foreach ((int column, (byte[] Key, byte[] Residual) value) in row.Columns)
            {
                values[ordinals[column]] = DocumentedValues.ReadLogged(value, types[ordinals[column]]);
            }
        }

        Assert.Equal(stored.Select(row => Line(row.Values, columns)), stored.Select(row => Line(rows[Convert.ToHexString(row.Key)], columns)));
        Assert.Equal(stored.Count, rows.Count);
    }
}
