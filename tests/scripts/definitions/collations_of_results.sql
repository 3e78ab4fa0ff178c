-- What a query returns has the collations of its columns, of what is computed from them, or the one that was chosen: views and tables made of it keep it.
CREATE TABLE collated (a text COLLATE "C", b text COLLATE "POSIX", c text, d varchar(5) COLLATE "C", e int);
--= CREATE TABLE
CREATE VIEW shown AS SELECT a, b COLLATE "C" AS b2, a || c AS ac, c, c COLLATE "POSIX" AS c2, upper(a) AS u, 'x' COLLATE "POSIX" AS p, 'x' AS x, length(a) AS l, d, e FROM collated;
--= CREATE VIEW
SELECT attname, attcollation::regcollation FROM pg_attribute WHERE attrelid = 'shown'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attcollation:regcollation
--| a | "C"
--| b2 | "C"
--| ac | "C"
--| c | "default"
--| c2 | "POSIX"
--| u | "C"
--| p | "POSIX"
--| x | "default"
--| l | -
--| d | "C"
--| e | -
SELECT column_name, collation_name FROM information_schema.columns WHERE table_name = 'shown' ORDER BY ordinal_position;
--> column_name:name | collation_name:name
--| a | C
--| b2 | C
--| ac | C
--| c | ∅
--| c2 | POSIX
--| u | C
--| p | POSIX
--| x | ∅
--| l | ∅
--| d | C
--| e | ∅
CREATE TABLE made AS SELECT * FROM shown;
--= SELECT 0
SELECT attname, attcollation::regcollation FROM pg_attribute WHERE attrelid = 'made'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attcollation:regcollation
--| a | "C"
--| b2 | "C"
--| ac | "C"
--| c | "default"
--| c2 | "POSIX"
--| u | "C"
--| p | "POSIX"
--| x | "default"
--| l | -
--| d | "C"
--| e | -
CREATE VIEW above AS SELECT b2 || c AS b3, ac, p AS q FROM shown;
--= CREATE VIEW
SELECT attname, attcollation::regcollation FROM pg_attribute WHERE attrelid = 'above'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attcollation:regcollation
--| b3 | "C"
--| ac | "C"
--| q | "POSIX"
CREATE TABLE joined AS SELECT a AS one, c AS two FROM collated UNION ALL SELECT c, a FROM collated;
--= SELECT 0
SELECT attname, attcollation::regcollation FROM pg_attribute WHERE attrelid = 'joined'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attcollation:regcollation
--| one | "C"
--| two | "C"
SELECT pg_collation_for(x), pg_collation_for(x || 'y') FROM (SELECT a COLLATE "POSIX" AS x FROM collated) AS s RIGHT JOIN (VALUES (1)) AS v ON true;
--> pg_collation_for:text | pg_collation_for:text
--| "POSIX" | "POSIX"
WITH w AS (SELECT b COLLATE "C" AS x FROM collated) SELECT pg_collation_for(x) FROM w RIGHT JOIN (VALUES (1)) AS v ON true;
--> pg_collation_for:text
--| "C"
SELECT pg_collation_for(upper(a)), pg_collation_for(a || c), pg_collation_for(a || b), pg_collation_for(CASE e WHEN 1 THEN c ELSE b END) FROM collated RIGHT JOIN (VALUES (1)) AS v ON true;
--> pg_collation_for:text | pg_collation_for:text | pg_collation_for:text | pg_collation_for:text
--| "C" | "C" | ∅ | "POSIX"
SELECT pg_get_viewdef('shown');
--> pg_get_viewdef:text
--| ␠SELECT collated.a,␊    (collated.b COLLATE "C") AS b2,␊    (collated.a || collated.c) AS ac,␊    collated.c,␊    (collated.c COLLATE "POSIX") AS c2,␊    upper(collated.a) AS u,␊    ('x'::text COLLATE "POSIX") AS p,␊    'x'::text AS x,␊    length(collated.a) AS l,␊    collated.d,␊    collated.e␊   FROM collated;
CREATE MATERIALIZED VIEW kept AS SELECT c COLLATE "C" AS c FROM collated;
--= SELECT 0
SELECT attcollation::regcollation FROM pg_attribute WHERE attrelid = 'kept'::regclass AND attnum > 0;
--> attcollation:regcollation
--| "C"
