-- Casts to domains are part of what a definition says: a view made again from its text had columns of the types below, without their checks.
CREATE DOMAIN d1 AS int CHECK (VALUE > 0);
--= CREATE DOMAIN
CREATE DOMAIN d2 AS d1 CHECK (VALUE < 100);
--= CREATE DOMAIN
CREATE DOMAIN d3 AS text;
--= CREATE DOMAIN
CREATE TABLE t (x int, y d1, z d2, s d3, n numeric, a int DEFAULT 3::d1, b d2 DEFAULT 4::d1, c d2 DEFAULT 4, CONSTRAINT c1 CHECK (y > 4), CONSTRAINT c2 CHECK (z > 4 OR y = z), CONSTRAINT c3 CHECK (y IS DISTINCT FROM z));
--= CREATE TABLE
CREATE VIEW v AS SELECT x::d1 AS a, x::d2 AS b, y::d2 AS c, z::d1 AS d, y::int AS e, z::int AS f, s::text AS g, 'q'::d3 AS h, 5::d1 AS i, NULL::d2 AS j, x::d1::d2 AS k, n::d1 AS l, (x + 1)::d1 AS m, n::int::d1 AS o, s || 'x' AS p FROM t;
--= CREATE VIEW
CREATE VIEW compared AS SELECT x FROM t WHERE y = 3 AND z <> x AND s = 'a' AND y IN (1, 2) AND z IS NOT DISTINCT FROM y AND y::d2 > 1;
--= CREATE VIEW
SELECT replace(pg_get_viewdef('v'::regclass), E'\n', '|');
--> replace:text
--| ␠SELECT (t.x)::d1 AS a,|    (t.x)::d2 AS b,|    (t.y)::d2 AS c,|    (t.z)::d1 AS d,|    (t.y)::integer AS e,|    (t.z)::integer AS f,|    (t.s)::text AS g,|    ('q'::text)::d3 AS h,|    (5)::d1 AS i,|    (NULL::integer)::d2 AS j,|    ((t.x)::d1)::d2 AS k,|    (t.n)::d1 AS l,|    ((t.x + 1))::d1 AS m,|    ((t.n)::integer)::d1 AS o,|    ((t.s)::text || 'x'::text) AS p|   FROM t;
SELECT replace(pg_get_viewdef('v'::regclass, true), E'\n', '|');
--> replace:text
--| ␠SELECT t.x::d1 AS a,|    t.x::d2 AS b,|    t.y::d2 AS c,|    t.z::d1 AS d,|    t.y::integer AS e,|    t.z::integer AS f,|    t.s::text AS g,|    'q'::text::d3 AS h,|    5::d1 AS i,|    NULL::integer::d2 AS j,|    t.x::d1::d2 AS k,|    t.n::d1 AS l,|    (t.x + 1)::d1 AS m,|    t.n::integer::d1 AS o,|    t.s::text || 'x'::text AS p|   FROM t;
SELECT replace(pg_get_viewdef('compared'::regclass), E'\n', '|');
--> replace:text
--| ␠SELECT t.x|   FROM t|  WHERE (((t.y)::integer = 3) AND ((t.z)::integer <> t.x) AND ((t.s)::text = 'a'::text) AND ((t.y)::integer = ANY (ARRAY[1, 2])) AND (NOT ((t.z)::integer IS DISTINCT FROM (t.y)::integer)) AND (((t.y)::d2)::integer > 1));
SELECT adnum, pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 't'::regclass ORDER BY 1;
--> adnum:int2 | pg_get_expr:text
--| 6 | (3)::d1
--| 7 | (4)::d1
--| 8 | 4
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname IN ('c1', 'c2', 'c3', 'd2_check') ORDER BY conname;
--> pg_get_constraintdef:text
--| CHECK (((y)::integer > 4))
--| CHECK ((((z)::integer > 4) OR ((y)::integer = (z)::integer)))
--| CHECK (((y)::integer IS DISTINCT FROM (z)::integer))
--| CHECK (((VALUE)::integer < 100))
SELECT attname, format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = 'v'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | format_type:text
--| a | d1
--| b | d2
--| c | d2
--| d | d1
--| e | integer
--| f | integer
--| g | text
--| h | d3
--| i | d1
--| j | d2
--| k | d2
--| l | d1
--| m | d1
--| o | d1
--| p | text
-- A row as a whole is told from a column of the table's name.
CREATE FUNCTION fine(t) RETURNS boolean IMMUTABLE LANGUAGE sql AS 'SELECT true';
--= CREATE FUNCTION
ALTER TABLE t ADD CONSTRAINT c4 CHECK (fine(t)), ADD CONSTRAINT c5 CHECK (t IS NOT NULL OR x = 1);
--= ALTER TABLE
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname IN ('c4', 'c5') ORDER BY conname;
--> pg_get_constraintdef:text
--| CHECK (fine(t.*))
--| CHECK (((t.* IS NOT NULL) OR (x = 1)))
