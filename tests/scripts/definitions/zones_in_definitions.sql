-- AT TIME ZONE in definitions: its zone shows its type also where the result is converted, what is converted for it doesn't show that.
CREATE TABLE events(id int, at timestamptz DEFAULT (now() AT TIME ZONE 'utc'), day date DEFAULT (now() AT TIME ZONE 'utc'), words text DEFAULT (now() AT TIME ZONE 'utc'), same timestamp DEFAULT (now() AT TIME ZONE 'utc'), zone varchar);
--= CREATE TABLE
ALTER TABLE events ADD COLUMN added timestamptz NOT NULL DEFAULT timezone('utc', now());
--= ALTER TABLE
SELECT column_name, column_default FROM information_schema.columns WHERE table_name = 'events' AND column_default IS NOT NULL ORDER BY ordinal_position;
--> column_name:name | column_default:varchar
--| at | (now() AT TIME ZONE 'utc'::text)
--| day | (now() AT TIME ZONE 'utc'::text)
--| words | (now() AT TIME ZONE 'utc'::text)
--| same | (now() AT TIME ZONE 'utc'::text)
--| added | timezone('utc'::text, now())
ALTER TABLE events ADD CHECK (day < at AT TIME ZONE 'utc'), ADD COLUMN utc date GENERATED ALWAYS AS (at AT TIME ZONE 'utc') STORED;
--= ALTER TABLE
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 'events'::regclass;
--> pg_get_constraintdef:text
--| CHECK ((day < (at AT TIME ZONE 'utc'::text)))
SELECT generation_expression FROM information_schema.columns WHERE table_name = 'events' AND column_name = 'utc';
--> generation_expression:varchar
--| (at AT TIME ZONE 'utc'::text)
CREATE VIEW zoned AS SELECT COALESCE(now() AT TIME ZONE 'utc', now()) AS a, day AT TIME ZONE 'utc' AS b, day AT TIME ZONE zone AS c, (at AT TIME ZONE zone)::text AS d, at AT TIME ZONE 'utc' AT TIME ZONE 'cet' AS e FROM events;
--= CREATE VIEW
SELECT pg_get_viewdef('zoned');
--> pg_get_viewdef:text
--| ␠SELECT COALESCE(((now() AT TIME ZONE 'utc'::text))::timestamp with time zone, now()) AS a,␊    (events.day AT TIME ZONE 'utc'::text) AS b,␊    (events.day AT TIME ZONE events.zone) AS c,␊    ((events.at AT TIME ZONE events.zone))::text AS d,␊    ((events.at AT TIME ZONE 'utc'::text) AT TIME ZONE 'cet'::text) AS e␊   FROM events;
SELECT pg_get_viewdef('zoned', true);
--> pg_get_viewdef:text
--| ␠SELECT COALESCE((now() AT TIME ZONE 'utc'::text)::timestamp with time zone, now()) AS a,␊    (events.day AT TIME ZONE 'utc'::text) AS b,␊    (events.day AT TIME ZONE events.zone) AS c,␊    (events.at AT TIME ZONE events.zone)::text AS d,␊    ((events.at AT TIME ZONE 'utc'::text) AT TIME ZONE 'cet'::text) AS e␊   FROM events;
