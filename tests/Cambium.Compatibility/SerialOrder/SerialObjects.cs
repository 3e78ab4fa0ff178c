namespace Cambium.Compatibility.SerialOrder;

/// <summary>
/// What the transactions of <see cref="SerialWorkload"/> meet beyond plain tables: heirs, policies, materialized views, deferred keys, cursors, blocks with
/// handlers, and definitions that change between the statements that depend on them.
/// </summary>
internal sealed class SerialObjects(Random random)
{
    /// <summary>Behind <see cref="SerialWorkload.Schema"/>.</summary>
    public const string Schema = """
        CREATE TABLE beast (id int PRIMARY KEY, legs int NOT NULL CHECK (legs < 9), owner text);
        CREATE TABLE cat (lives int DEFAULT 7, PRIMARY KEY (id)) INHERITS (beast);
        CREATE TABLE place (id int PRIMARY KEY, pos int, UNIQUE (pos) DEFERRABLE INITIALLY DEFERRED);
        CREATE TABLE secret (id int PRIMARY KEY, owner text, word text);
        ALTER TABLE secret ENABLE ROW LEVEL SECURITY;
        CREATE POLICY solvent ON secret USING (owner IN (SELECT owner FROM acc WHERE bal > 30)) WITH CHECK (EXISTS (SELECT FROM acc a WHERE a.owner = secret.owner));
        CREATE TABLE loose (v int DEFAULT 0, w text);
        CREATE MATERIALIZED VIEW wealthy AS SELECT owner, sum(bal) AS total FROM acc GROUP BY owner;
        CREATE UNIQUE INDEX wealthy_owner ON wealthy (owner);
        CREATE DOMAIN few AS int CHECK (VALUE < 100);
        CREATE TABLE counted (k int PRIMARY KEY, n few DEFAULT 0);
        CREATE ROLE serial_reader;
        GRANT SELECT, INSERT, UPDATE, DELETE ON secret, acc TO serial_reader;
        CREATE FUNCTION words() RETURNS text LANGUAGE sql SECURITY DEFINER AS 'SELECT string_agg(id || word, '','' ORDER BY id) FROM secret';
        CREATE FUNCTION whisper(i int, who text, said text) RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$
        BEGIN
            UPDATE secret SET word = said WHERE id = i;
            IF NOT FOUND THEN INSERT INTO secret VALUES (i, who, said); RETURN 'new'; END IF;
            RETURN 'old';
        EXCEPTION WHEN unique_violation THEN RETURN 'hidden';
                  WHEN insufficient_privilege THEN RETURN 'refused';
        END $$;
        GRANT CREATE ON SCHEMA public TO serial_reader;
        ALTER FUNCTION words() OWNER TO serial_reader;
        ALTER FUNCTION whisper(int, text, text) OWNER TO serial_reader;
        CREATE FUNCTION walk(who text, most int) RETURNS int LANGUAGE plpgsql AS $$
        DECLARE
            c CURSOR FOR SELECT id, bal FROM acc WHERE owner = who ORDER BY id;
            done int := 0;
        BEGIN
            FOR r IN c LOOP
                EXIT WHEN done >= most;
                IF r.bal % 3 = 0 THEN DELETE FROM acc WHERE CURRENT OF c; ELSE UPDATE acc SET bal = r.bal + 1 WHERE CURRENT OF c; END IF;
                done := done + 1;
            END LOOP;
            RETURN done;
        END $$;
        CREATE FUNCTION fill(first int, amount int) RETURNS text LANGUAGE plpgsql AS $$
        DECLARE
            kept int := 0;
            lost text := '';
        BEGIN
            FOR i IN first .. first + 4 LOOP
                BEGIN
                    INSERT INTO counted VALUES (i, amount * i);
                    kept := kept + 1;
                EXCEPTION
                    WHEN unique_violation THEN
                        UPDATE counted SET n = n + amount WHERE k = i;
                        lost := lost || i || ' ';
                    WHEN check_violation THEN lost := lost || SQLSTATE || ' ';
                END;
            END LOOP;
            RETURN kept || ' ' || lost;
        END $$;
        CREATE FUNCTION even_legs() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF (SELECT sum(legs) FROM beast WHERE owner = NEW.owner) > 30 THEN RAISE EXCEPTION 'too many legs for %', NEW.owner; END IF;
            RETURN NULL;
        END $$;
        CREATE CONSTRAINT TRIGGER even_legs AFTER INSERT OR UPDATE ON beast DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION even_legs();
        INSERT INTO beast SELECT i, i % 5, 'ann' FROM generate_series(1, 4) i;
        INSERT INTO cat SELECT i, 4, 'bob' FROM generate_series(5, 8) i;
        INSERT INTO place SELECT i, i FROM generate_series(1, 6) i;
        INSERT INTO secret SELECT i, (ARRAY['ann','bob','cid','dan'])[i % 4 + 1], 'w' || i FROM generate_series(1, 6) i;
        INSERT INTO counted SELECT i, i FROM generate_series(1, 3) i;
        """;

    /// <summary>Queries that show all there is in the end.</summary>
    public static readonly string[] Contents =
    [
        "SELECT tableoid::regclass::text, * FROM beast ORDER BY 1, id", "SELECT id, lives FROM cat ORDER BY id", "SELECT * FROM place ORDER BY id", "SELECT id FROM place WHERE pos > 0 ORDER BY pos",
        "SELECT * FROM secret ORDER BY id", "SELECT * FROM wealthy ORDER BY owner", "SELECT * FROM counted ORDER BY k", "SELECT loose::text FROM loose ORDER BY 1",
        "SELECT conname::text, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid IN ('loose'::regclass, 'acc'::regclass) ORDER BY 1",
        "SELECT tgenabled::text FROM pg_trigger WHERE tgname = 'audited'", "SELECT pg_get_viewdef('rich'::regclass)", "SELECT obj_description('loose'::regclass)",
        "SELECT indexrelid::regclass::text FROM pg_index WHERE indrelid = 'acc'::regclass ORDER BY 1",
        "SELECT relname::text, nspname::text FROM pg_class LEFT JOIN pg_namespace n ON n.oid = relnamespace WHERE relnamespace > 16000 OR nspname = 'made' ORDER BY 1",
    ];

    private static readonly string[] s_owners = ["ann", "bob", "cid", "dan", "eve"];

    private int Id() => random.Next(1, 13);

    private string Owner() => s_owners[random.Next(s_owners.Length)];

    public SerialStatement Read() => random.Next(16) switch
    {
        0 => Of("SELECT id, legs FROM beast WHERE owner = $1", Owner()),
        1 => Of("SELECT count(*), sum(legs) FROM ONLY beast"),
        2 => Of("SELECT tableoid::regclass::text, legs FROM beast WHERE id = $1", Id()),
        3 => Of("SELECT id, lives FROM cat WHERE legs > $1", random.Next(6)),
        4 => Of("SELECT id, pos FROM place WHERE pos BETWEEN $1 AND $1 + 2", random.Next(8)),
        5 => Of("SELECT max(pos) - count(*) FROM place"),
        6 or 7 => Of("SELECT words()"),
        8 or 9 => Of("SELECT owner, total FROM wealthy WHERE total > $1", (long)random.Next(80)),
        10 => Of("SELECT w.owner FROM wealthy w WHERE w.total <> (SELECT sum(bal) FROM acc a WHERE a.owner = w.owner)"),
        11 => Of("SELECT k, n FROM counted WHERE n < $1", random.Next(100)),
        12 or 13 => Of("SELECT loose::text FROM loose"),
        14 => Of("SELECT obj_description('loose'::regclass), count(*) FROM pg_index WHERE indrelid = 'acc'::regclass"),
        _ => Of("SELECT count(*) FROM loose WHERE v = $1", random.Next(5)),
    };

    public SerialStatement Write() => random.Next(48) switch
    {
        0 => Of("INSERT INTO beast VALUES ($1, $2, $3)", Id(), random.Next(9), Owner()),
        1 => Of("INSERT INTO cat (id, legs, owner) VALUES ($1, 4, $2) ON CONFLICT (id) DO UPDATE SET lives = cat.lives - 1 RETURNING lives", Id(), Owner()),
        2 => Of("UPDATE beast SET legs = legs + 1 WHERE id = $1", Id()),
        3 => Of("UPDATE beast SET owner = $2 WHERE owner = $1 RETURNING id", Owner(), Owner()),
        4 => Of("UPDATE ONLY beast SET legs = $1 WHERE legs = $2", random.Next(8), random.Next(8)),
        5 => Of("DELETE FROM beast WHERE id = $1 RETURNING owner", Id()),
        6 => Of("DELETE FROM cat WHERE lives < $1", random.Next(7)),
        7 => Of("WITH m AS (DELETE FROM ONLY beast WHERE id = $1 RETURNING *) INSERT INTO cat (id, legs, owner) SELECT * FROM m RETURNING id", Id()) with { MayHaveWith = false },
        8 or 9 => Of("UPDATE place SET pos = $2 WHERE id = $1", Id(), random.Next(1, 9)),
        10 => Of("UPDATE place SET pos = pos + 1 WHERE pos >= $1", random.Next(8)),
        11 => Of("UPDATE place p SET pos = q.pos FROM place q WHERE (p.id, q.id) IN (($1, $2), ($2, $1))", Id(), Id()),
        12 => Of("INSERT INTO place SELECT $1, coalesce(max(pos), 0) + 1 FROM place", Id()),
        13 => Of("DELETE FROM place WHERE pos = $1", random.Next(9)),
        14 => Utility("SET CONSTRAINTS ALL IMMEDIATE"),
        15 or 16 or 17 => Of("SELECT whisper($1, $2, $3)", Id(), Owner(), "w" + random.Next(4)),
        18 => Of("DELETE FROM secret WHERE id = $1", Id()),
        19 or 20 => Utility("REFRESH MATERIALIZED VIEW wealthy"),
        21 => Utility("REFRESH MATERIALIZED VIEW CONCURRENTLY wealthy"),
        22 or 23 or 24 => Of("SELECT walk($1, $2)", Owner(), random.Next(1, 4)),
        25 or 26 or 27 => Of("SELECT fill($1, $2)", random.Next(1, 8), random.Next(1, 20)),
        28 => Of("DELETE FROM counted WHERE k > $1", random.Next(9)),
        29 => Of("MERGE INTO counted c USING (SELECT id, bal FROM acc WHERE owner = $1) a ON c.k = a.id WHEN MATCHED AND a.bal < 10 THEN DELETE WHEN MATCHED THEN UPDATE SET n = c.n + 1 WHEN NOT MATCHED THEN INSERT VALUES (a.id, 1)", Owner()) with { MayHaveWith = false },
        30 or 31 => Of("INSERT INTO loose (w) VALUES ($1)", Owner()),
        32 => Of("INSERT INTO loose DEFAULT VALUES"),
        33 => Of("DELETE FROM loose WHERE w = $1", Owner()),
        34 => Of("UPDATE loose SET v = v + 1"),
        _ => Utility(Definition()),
    };

    private string Definition() => random.Next(26) switch
    {
        0 or 1 => $"ALTER TABLE loose ALTER v SET DEFAULT {random.Next(5)}",
        2 => $"ALTER TABLE loose ADD COLUMN IF NOT EXISTS x int DEFAULT {random.Next(5)}",
        3 => "ALTER TABLE loose DROP COLUMN IF EXISTS x",
        4 => "ALTER TABLE loose ALTER v TYPE bigint",
        5 => "ALTER TABLE loose DROP CONSTRAINT IF EXISTS little",
        6 => "DO $$ BEGIN ALTER TABLE loose ADD CONSTRAINT little CHECK (v < 3); EXCEPTION WHEN duplicate_object OR check_violation OR object_in_use THEN NULL; END $$",
        7 => "TRUNCATE loose",
        8 => "TRUNCATE heap, loose",
        9 => $"CREATE OR REPLACE VIEW rich AS SELECT id, owner, bal FROM acc WHERE bal > {random.Next(15, 25)} WITH CHECK OPTION",
        10 => $"CREATE OR REPLACE FUNCTION wealth(who text) RETURNS bigint LANGUAGE sql STABLE AS 'SELECT coalesce(sum(bal), 0) + {random.Next(3)} FROM acc WHERE owner = who'",
        11 => "ALTER TABLE loose DISABLE ROW LEVEL SECURITY",
        12 => $"COMMENT ON TABLE loose IS '{random.Next(5)}'",
        13 => "CREATE INDEX IF NOT EXISTS acc_total ON acc (total)",
        14 => "DROP INDEX IF EXISTS acc_total",
        15 => "CREATE UNIQUE INDEX IF NOT EXISTS loose_w ON loose (w)",
        16 => "DROP INDEX IF EXISTS loose_w",
        17 => $"ALTER POLICY solvent ON secret USING (owner IN (SELECT owner FROM acc WHERE bal > {random.Next(40)}))",
        18 => "ALTER TABLE loose REPLICA IDENTITY FULL",
        19 => "CREATE SCHEMA IF NOT EXISTS made",
        20 or 21 => "CREATE TABLE IF NOT EXISTS made.of (id int REFERENCES counted, n few)",
        22 => "CREATE OR REPLACE VIEW made.counted AS SELECT count(*) AS rows FROM counted",
        23 => "DROP SCHEMA IF EXISTS made CASCADE",
        24 => "DROP SCHEMA IF EXISTS made",
        _ => $"ALTER TABLE acc {(random.Next(3) == 0 ? "DISABLE" : "ENABLE")} TRIGGER audited",
    };

    private static SerialStatement Utility(string text) => SerialWorkload.Of(text) with { MayHaveWith = false };

    private static SerialStatement Of(string text, params object[] parameters) => SerialWorkload.Of(text, parameters);
}
