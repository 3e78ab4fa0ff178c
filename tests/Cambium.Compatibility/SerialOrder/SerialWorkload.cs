namespace Cambium.Compatibility.SerialOrder;

/// <summary>
/// Makes up transactions over a few rows, so that they meet: every way in which SQL reads and writes, constraints, cascades, triggers, views
/// and routines among them. What a statement answers depends on the state alone, not on time, sequences or the order of unordered rows.
/// </summary>
internal sealed class SerialWorkload(Random random)
{
    private readonly SerialObjects _objects = new(random);

    private const int Ids = 12;

    public const string Schema = """
        CREATE TABLE hist (tx int PRIMARY KEY);
        CREATE TABLE acc (id int PRIMARY KEY, owner text NOT NULL, bal int NOT NULL DEFAULT 0, kind int, code int UNIQUE,
            total int GENERATED ALWAYS AS (bal * 2 + coalesce(kind, 0)) STORED, note text, CHECK (bal >= -50), CHECK (bal + coalesce(kind, 0) < 200));
        CREATE INDEX acc_owner ON acc (owner, bal);
        CREATE INDEX acc_kind ON acc (kind) WHERE bal > 20;
        CREATE INDEX acc_note ON acc (lower(note));
        CREATE TABLE item (acc int NOT NULL REFERENCES acc ON DELETE CASCADE ON UPDATE CASCADE, n int NOT NULL, qty int NOT NULL DEFAULT 1, tags text[], PRIMARY KEY (acc, n));
        CREATE TABLE link (id int PRIMARY KEY, a int REFERENCES acc ON DELETE SET NULL ON UPDATE CASCADE, b int REFERENCES acc DEFERRABLE INITIALLY DEFERRED, w int);
        CREATE TABLE heap (v int, doc jsonb);
        CREATE TABLE audit (acc int, what text, bal int);
        CREATE FUNCTION audited() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF TG_OP = 'DELETE' THEN INSERT INTO audit VALUES (OLD.id, 'gone', OLD.bal); RETURN OLD; END IF;
            IF TG_OP = 'INSERT' OR NEW.owner <> OLD.owner THEN INSERT INTO audit VALUES (NEW.id, TG_OP, (SELECT count(*) FROM acc WHERE owner = NEW.owner)); END IF;
            RETURN NEW;
        END $$;
        CREATE TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON acc FOR EACH ROW EXECUTE FUNCTION audited();
        CREATE VIEW rich AS SELECT id, owner, bal FROM acc WHERE bal > 20 WITH CHECK OPTION;
        CREATE FUNCTION pay(source int, target int, amount int) RETURNS int LANGUAGE plpgsql AS $$
        DECLARE have int;
        BEGIN
            SELECT bal INTO have FROM acc WHERE id = source;
            IF NOT FOUND OR have < amount THEN RETURN -1; END IF;
            UPDATE acc SET bal = have - amount WHERE id = source;
            UPDATE acc SET bal = bal + amount WHERE id = target;
            IF NOT FOUND THEN RAISE EXCEPTION 'nobody % there', target; END IF;
            RETURN have - amount;
        END $$;
        CREATE FUNCTION each(command text) RETURNS text LANGUAGE plpgsql AS $$
        DECLARE
            r record;
            found text[] := '{}';
        BEGIN
            FOR r IN EXECUTE command LOOP found := found || r::text; END LOOP;
            RETURN (SELECT string_agg(f, ',' ORDER BY f) FROM unnest(found) f);
        EXCEPTION WHEN integrity_constraint_violation THEN RETURN SQLSTATE;
        END $$;
        CREATE EXTENSION btree_gist;
        CREATE TABLE part (id int, k int, v int NOT NULL, PRIMARY KEY (id, k)) PARTITION BY RANGE (k);
        CREATE TABLE part_low PARTITION OF part FOR VALUES FROM (0) TO (5);
        CREATE TABLE part_other PARTITION OF part DEFAULT;
        CREATE INDEX part_v ON part (v);
        CREATE TABLE leaf (id int, k int, n int, PRIMARY KEY (id, k, n), FOREIGN KEY (id, k) REFERENCES part ON DELETE CASCADE ON UPDATE CASCADE);
        CREATE TABLE stay (room int, during int4range, EXCLUDE USING gist (room WITH =, during WITH &&));
        CREATE FUNCTION wealth(who text) RETURNS bigint LANGUAGE sql STABLE AS 'SELECT coalesce(sum(bal), 0) FROM acc WHERE owner = who';
        INSERT INTO acc (id, owner, bal, kind, code, note) SELECT i, (ARRAY['ann','bob','cid','dan'])[i % 4 + 1], i * 7 % 60, NULLIF(i % 4, 0), CASE WHEN i % 2 = 0 THEN i END, 'Note ' || i % 3 FROM generate_series(1, 8) i;
        INSERT INTO item SELECT i % 5 + 1, i, i FROM generate_series(1, 9) i;
        INSERT INTO link SELECT i, i, 9 - i, i FROM generate_series(1, 5) i;
        INSERT INTO part SELECT i, i, i % 3 FROM generate_series(1, 9) i;
        INSERT INTO leaf SELECT i, i, 1 FROM generate_series(1, 6) i;
        INSERT INTO heap SELECT i % 4, jsonb_build_object('k', i % 3) FROM generate_series(1, 6) i;
        """;

    /// <summary>Queries that show all there is in the end.</summary>
    public static readonly string[] Contents =
    [
        "SELECT * FROM acc ORDER BY id", "SELECT * FROM item ORDER BY acc, n", "SELECT * FROM link ORDER BY id", "SELECT * FROM heap ORDER BY v, doc",
        "SELECT tableoid::regclass::text, * FROM part ORDER BY id, k", "SELECT * FROM leaf ORDER BY id, k, n", "SELECT * FROM stay ORDER BY room, during", "SELECT id, v FROM part WHERE v >= 0 ORDER BY v, id",
        "SELECT * FROM audit ORDER BY acc, what, bal", "SELECT tx FROM hist ORDER BY tx",
        "SELECT owner, bal, id FROM acc WHERE owner >= '' ORDER BY owner, bal, id", "SELECT id FROM acc WHERE kind > 0 AND bal > 20 ORDER BY kind, id",
        .. SerialObjects.Contents,
    ];

    private static readonly string[] s_owners = ["ann", "bob", "cid", "dan", "eve"];

    /// <summary>The next transaction.</summary>
    public SerialTransaction Next(int number, int client)
    {
        SerialForm form = random.Next(11) switch
        {
            0 or 1 or 2 => SerialForm.Block,
            3 or 4 => SerialForm.Savepoints,
            5 or 6 => SerialForm.Single,
            7 => SerialForm.Batch,
            8 => SerialForm.BatchWithCommit,
            _ => SerialForm.ReadOnly,
        };
        int count = form == SerialForm.Single ? 1 : random.Next(1, 6);
        List<SerialStatement> statements = [];
        while (statements.Count < count)
        {
            SerialStatement statement = form == SerialForm.ReadOnly || random.Next(2) == 0 ? Read() : Write();
            if (form switch { SerialForm.Single => statement.MayHaveWith, SerialForm.ReadOnly => !statement.Text.EndsWith("FOR UPDATE", StringComparison.Ordinal), _ => true })
            {
                statements.Add(statement);
            }
        }

        return new SerialTransaction(number, client, form, statements);
    }

    private int Id() => random.Next(1, Ids + 1);

    private int Small() => random.Next(-10, 20);

    private int Kind() => random.Next(4);

    private string Owner() => s_owners[random.Next(s_owners.Length)];

    private SerialStatement Read() => random.Next(64) switch
    {
        >= 52 => _objects.Read(),
        0 => Sorted("SELECT * FROM acc WHERE id = $1 ORDER BY id", Id()),
        1 => Of("SELECT count(*), sum(bal) FROM acc WHERE owner = $1", Owner()),
        2 => Of("SELECT bal, note FROM acc WHERE code = $1", random.Next(10)),
        3 => Of("SELECT id, bal FROM acc WHERE owner = $1 AND bal BETWEEN $2 AND $3", Owner(), Small(), Small() + 30),
        4 => Of("SELECT id FROM acc WHERE kind = $1 AND bal > 20", Kind()),
        5 => Of("SELECT id FROM acc WHERE lower(note) = $1", "note " + random.Next(4)),
        6 => Of("SELECT min(bal), max(id) FROM acc WHERE bal > $1", Small()),
        7 => Sorted("SELECT id, bal FROM acc ORDER BY bal DESC, id LIMIT 3"),
        8 => Sorted("SELECT owner, bal, id FROM acc ORDER BY owner, bal, id LIMIT 2 OFFSET $1", (long)random.Next(5)),
        9 => Of("SELECT owner, count(*), sum(total) FROM acc GROUP BY owner HAVING count(*) > 1"),
        10 => Of("SELECT a.id, i.n, i.qty FROM acc a JOIN item i ON i.acc = a.id WHERE a.owner = $1", Owner()),
        11 => Of("SELECT a.id, count(i.n) FROM acc a LEFT JOIN item i ON i.acc = a.id AND i.qty > $1 GROUP BY a.id", random.Next(6)),
        12 => Of("SELECT a.id, l.id FROM acc a FULL JOIN link l ON l.a = a.id WHERE a.kind IS NULL OR l.w > $1", random.Next(6)),
        13 => Of("SELECT id FROM acc a WHERE EXISTS (SELECT FROM item i WHERE i.acc = a.id AND i.qty >= $1)", random.Next(9)),
        14 => Of("SELECT id FROM acc a WHERE NOT EXISTS (SELECT FROM link l WHERE l.b = a.id)"),
        15 => Of("SELECT id FROM acc WHERE id NOT IN (SELECT a FROM link WHERE a IS NOT NULL)"),
        16 => Of("SELECT id, (SELECT sum(qty) FROM item WHERE acc = a.id), rank() OVER (PARTITION BY owner ORDER BY bal) FROM acc a"),
        17 => Of("SELECT bal FROM acc WHERE id IN ($1, $2, $3)", Id(), Id(), Id()),
        18 => Of("SELECT count(*) FROM heap WHERE v = $1", random.Next(5)),
        19 => Of("SELECT v, doc FROM heap WHERE doc @> '{\"k\": 1}'"),
        20 => Of("SELECT id, owner FROM rich WHERE bal < $1", Id() * 5),
        21 => Of("SELECT wealth($1), wealth($2)", Owner(), Owner()),
        22 => Of("SELECT count(*), count(DISTINCT what) FROM audit WHERE acc = $1", Id()),
        23 => Of("SELECT id FROM acc WHERE note LIKE $1 OR kind IS NULL", "Note 1%"),
        24 => Of("WITH RECURSIVE r(x, d) AS (SELECT $1::int, 0 UNION SELECT l.b, d + 1 FROM r JOIN link l ON l.a = r.x WHERE d < 4) SELECT x, d FROM r", Id()) with { MayHaveWith = false },
        25 => Of("SELECT id FROM acc WHERE bal > $1 EXCEPT SELECT acc FROM item WHERE qty > $2", Small(), random.Next(6)),
        26 => Sorted("SELECT DISTINCT ON (owner) owner, id, bal FROM acc ORDER BY owner, bal DESC, id"),
        27 => Sorted("SELECT a.id, x.n FROM acc a, LATERAL (SELECT n FROM item i WHERE i.acc = a.id ORDER BY n DESC LIMIT 1) x ORDER BY a.id"),
        28 => Of("SELECT id, bal FROM acc WHERE owner = $1 FOR UPDATE", Owner()) with { MayHaveWith = false },
        29 => Of("SELECT bal FROM acc WHERE id = $1 FOR UPDATE", Id()) with { MayHaveWith = false },
        30 => Of("SELECT count(*) FROM acc WHERE (bal, kind) > ($1, 1)", Small() + 10),
        31 => Of("SELECT kind, owner, sum(bal) FROM acc GROUP BY GROUPING SETS ((kind), (owner), ())"),
        32 => Of("SELECT a.id FROM acc a JOIN acc b ON a.bal = b.bal AND a.id <> b.id"),
        33 => Of("SELECT coalesce(max(n), 0) + 1 FROM item WHERE acc = $1", Id()),
        34 => Of("SELECT EXISTS (SELECT FROM acc WHERE bal < $1), (SELECT count(*) FROM item)", Small()),
        35 => Of("SELECT id, v FROM part WHERE k = $1", random.Next(10)),
        36 => Of("SELECT p.id, l.n FROM part p LEFT JOIN leaf l USING (id, k) WHERE p.v < $1", random.Next(4)),
        37 => Of("SELECT count(*), max(k) FROM part WHERE k >= $1", random.Next(10)),
        38 => Of("SELECT room FROM stay WHERE during && int4range($1, $1 + 4)", random.Next(20)),
        39 => Of("SELECT id, bal FROM acc WHERE id = $1 OR code = $2", Id(), random.Next(10)),
        40 => Of("SELECT a.bal FROM acc a LEFT JOIN acc c ON c.id = a.kind LEFT JOIN (SELECT acc, sum(qty) FROM item GROUP BY acc) s ON s.acc = a.id WHERE a.owner = $1", Owner()),
        41 => Sorted("SELECT owner, count(*), max(bal) FROM acc GROUP BY owner ORDER BY owner LIMIT 2"),
        42 => Sorted("SELECT bal, id FROM acc WHERE (bal, id) > ($1, $2) ORDER BY bal, id LIMIT 3", Small() + 10, Id()),
        43 => Sorted("SELECT a.id, i.n, i.qty FROM acc a JOIN item i ON i.acc = a.id ORDER BY a.id, i.n LIMIT 3"),
        44 => Sorted("SELECT acc FROM item UNION ALL SELECT id FROM acc ORDER BY 1 DESC LIMIT 4"),
        45 => Sorted("SELECT v, k, id FROM part ORDER BY v, k, id LIMIT 3"),
        46 => Sorted("SELECT k, id FROM part WHERE k > $1 ORDER BY k, id LIMIT 2", random.Next(8)),
        47 => Of("SELECT min(v), max(v) FROM part"),
        48 => Sorted("SELECT owner, bal, id, sum(bal) OVER (PARTITION BY owner ORDER BY bal, id) FROM acc ORDER BY owner, bal, id LIMIT 3"),
        49 => Sorted("SELECT DISTINCT owner FROM acc ORDER BY owner LIMIT 2"),
        50 => Sorted("SELECT a.id FROM acc a WHERE EXISTS (SELECT FROM item i WHERE i.acc = a.id) ORDER BY a.id LIMIT 2"),
        _ => Of("SELECT id FROM acc WHERE total > $1 AND kind <> $2", Small() * 4, Kind()),
    };

    private SerialStatement Write() => random.Next(75) switch
    {
        >= 53 => _objects.Write(),
        0 or 1 => Of("UPDATE acc SET bal = bal + $2 WHERE id = $1", Id(), Small()),
        2 => Of("UPDATE acc SET bal = $2 WHERE id = $1", Id(), random.Next(60)),
        3 => Of("UPDATE acc SET kind = $2 WHERE id = $1 RETURNING bal, total", Id(), Kind()),
        4 => Of("UPDATE acc SET owner = $2 WHERE id = $1", Id(), Owner()),
        5 => Of("UPDATE acc SET owner = $2 WHERE owner = $1", Owner(), Owner()),
        6 => Of("UPDATE acc SET note = $2 WHERE bal > $1", random.Next(50), "note " + random.Next(3)),
        7 => Of("UPDATE acc SET bal = bal + 1 WHERE kind = $1", Kind()),
        8 => Of("UPDATE acc SET code = $2 WHERE id = $1", Id(), random.Next(12)),
        9 => Of("UPDATE acc SET code = NULL WHERE code = $1", random.Next(12)),
        10 => Of("UPDATE acc SET id = $2 WHERE id = $1", Id(), Id()),
        11 => Of("UPDATE acc SET bal = (SELECT count(*) FROM item WHERE acc = acc.id) WHERE owner = $1", Owner()),
        12 => Of("UPDATE acc a SET bal = a.bal + s.q FROM (SELECT acc, sum(qty) AS q FROM item GROUP BY acc) s WHERE s.acc = a.id AND a.kind = $1", Kind()),
        13 => Of("UPDATE acc SET bal = bal - $2, kind = NULL WHERE id = $1 AND bal >= $2 RETURNING id", Id(), random.Next(30)),
        14 or 15 => Of("INSERT INTO acc (id, owner, bal, kind) VALUES ($1, $2, $3, $4)", Id(), Owner(), random.Next(40), Kind()),
        16 => Of("INSERT INTO acc (id, owner, code) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", Id(), Owner(), random.Next(12)),
        17 => Of("INSERT INTO acc (id, owner, bal) VALUES ($1, $2, 5) ON CONFLICT (id) DO UPDATE SET bal = acc.bal + excluded.bal RETURNING bal", Id(), Owner()),
        18 => Of("INSERT INTO acc (id, owner, bal) SELECT $1, $2, coalesce(max(bal), 0) % 50 FROM acc WHERE owner = $2", Id(), Owner()),
        19 or 20 => Of("DELETE FROM acc WHERE id = $1", Id()),
        21 => Of("DELETE FROM acc WHERE owner = $1 AND bal < $2 RETURNING id", Owner(), random.Next(20)),
        22 => Of("DELETE FROM acc a USING link l WHERE l.a = a.id AND l.w = $1", random.Next(8)),
        23 or 24 => Of("INSERT INTO item (acc, n, qty) VALUES ($1, $2, $3)", Id(), random.Next(1, 12), random.Next(9)),
        25 => Of("INSERT INTO item (acc, n) SELECT $1, coalesce(max(n), 0) + 1 FROM item WHERE acc = $1 RETURNING n", Id()),
        26 => Of("UPDATE item SET qty = qty + 1 WHERE acc = $1", Id()),
        27 => Of("UPDATE item SET tags = array_append(tags, $3) WHERE acc = $1 AND n < $2 RETURNING tags[1], array_length(tags, 1)", Id(), random.Next(10), Owner()),
        28 => Of("DELETE FROM item WHERE qty > $1", random.Next(4, 14)),
        29 => Of("UPDATE item SET acc = $2 WHERE acc = $1", Id(), Id()),
        30 => Of("INSERT INTO link VALUES ($1, $2, $3, $4)", random.Next(1, 9), Id(), Id(), random.Next(8)),
        31 => Of("UPDATE link SET b = $2 WHERE id = $1", random.Next(1, 9), Id()),
        32 => Of("DELETE FROM link WHERE w = $1 OR a IS NULL", random.Next(8)),
        33 => Of("INSERT INTO heap VALUES ($1, jsonb_build_object('k', $2::int))", random.Next(5), Kind()),
        34 => Of("DELETE FROM heap WHERE v = $1", random.Next(5)),
        35 => Of("UPDATE heap SET v = v + 1 WHERE v < $1", random.Next(4)),
        36 => Of("UPDATE heap SET doc = jsonb_set(doc, '{k}', to_jsonb($2::int)) WHERE doc @> jsonb_build_object('k', $1::int)", Kind(), Kind()),
        37 or 38 => Of("SELECT pay($1, $2, $3)", Id(), Id(), random.Next(1, 20)),
        39 => Of("UPDATE rich SET bal = bal - $2 WHERE id = $1", Id(), random.Next(15)),
        40 => Of("MERGE INTO acc a USING (SELECT acc, max(n) AS n FROM item GROUP BY acc) s ON a.id = s.acc WHEN MATCHED AND a.kind = $1 THEN DELETE WHEN MATCHED THEN UPDATE SET bal = a.bal + s.n % 5", Kind()) with { MayHaveWith = false },
        41 => Of("WITH moved AS (DELETE FROM item WHERE acc = $1 RETURNING n, qty) INSERT INTO item (acc, n, qty) SELECT $2, n + 20, qty FROM moved RETURNING n", Id(), Id()) with { MayHaveWith = false },
        42 => Of("WITH taken AS (UPDATE acc SET bal = bal - 3 WHERE id = $1 RETURNING 3 AS part) UPDATE acc SET bal = bal + part FROM taken WHERE id = $2", Id(), Id() + 1) with { MayHaveWith = false, HasRows = false },
        43 => Of("INSERT INTO part VALUES ($1, $2, 1)", Id(), random.Next(10)),
        44 => Of("UPDATE part SET k = k + $2 WHERE id = $1", Id(), random.Next(-4, 6)),
        45 => Of("UPDATE part SET v = v + 1 WHERE k < $1", random.Next(10)),
        46 => Of("DELETE FROM part WHERE id = $1 RETURNING k", Id()),
        47 => Of("INSERT INTO leaf VALUES ($1, $1, $2)", Id(), random.Next(4)),
        48 => Of("INSERT INTO stay VALUES ($1, int4range($2, $2 + 3))", random.Next(2), random.Next(20)),
        49 => Of("DELETE FROM stay WHERE during @> $1", random.Next(20)),
        50 => Of("SELECT each('DELETE FROM acc WHERE id = ' || $1 || ' RETURNING id')", Id()),
        51 => Of("SELECT each('INSERT INTO item (acc, n) VALUES (' || $1 || ', ' || $2 || ') RETURNING n')", Id(), random.Next(1, 12)),
        _ => Of("UPDATE acc SET note = note || '!' WHERE id = (SELECT min(id) FROM acc WHERE owner = $1) RETURNING id", Owner()),
    };

    public static SerialStatement Of(string text, params object[] parameters) => new(
        text, parameters, IsOrdered: false, MayHaveWith: true,
        HasRows: text.StartsWith("SELECT", StringComparison.Ordinal) || text.StartsWith("WITH RECURSIVE", StringComparison.Ordinal) || text.Contains("RETURNING", StringComparison.Ordinal));

    private static SerialStatement Sorted(string text, params object[] parameters) => Of(text, parameters) with { IsOrdered = true };
}
