-- What is constant is computed before any row is read: its errors are the statement's, unless AND, OR, CASE or COALESCE decide without it.
CREATE TABLE nothing (a int, b text, t text);
--= CREATE TABLE

SELECT 1/0 FROM nothing;
--! 22012: division by zero

SELECT a + 1/0 FROM nothing;
--! 22012: division by zero

SELECT a FROM nothing WHERE 1/0 = 1;
--! 22012: division by zero

SELECT a FROM nothing WHERE a = 1/0;
--! 22012: division by zero

SELECT a FROM nothing WHERE false AND 1/0 = 1;
--> a:int4

SELECT a FROM nothing WHERE 1/0 = 1 AND false;
--! 22012: division by zero

SELECT a FROM nothing WHERE 1 = 2 AND 1/0 = 1;
--> a:int4

SELECT a FROM nothing WHERE true OR 1/0 = 1;
--> a:int4

SELECT a FROM nothing WHERE NULL AND 1/0 = 1;
--! 22012: division by zero

SELECT a FROM nothing WHERE a = 1 AND 1/0 = 1;
--! 22012: division by zero

SELECT a FROM nothing WHERE NOT (1/0 = 1);
--! 22012: division by zero

SELECT CASE WHEN true THEN 1 ELSE 1/0 END FROM nothing;
--> case:int4

SELECT CASE WHEN false THEN 1/0 ELSE 1 END FROM nothing;
--> case:int4

SELECT CASE WHEN NULL THEN 1/0 ELSE 1 END;
--> case:int4
--| 1

SELECT CASE 1 WHEN 2 THEN 1/0 WHEN 1 THEN 5 ELSE 2/0 END;
--> case:int4
--| 5

SELECT CASE WHEN a = 1 THEN 1/0 ELSE 1 END FROM nothing;
--! 22012: division by zero

SELECT CASE a WHEN 1/0 THEN 1 END FROM nothing;
--! 22012: division by zero

SELECT coalesce(1, 1/0) FROM nothing;
--> coalesce:int4

SELECT coalesce(NULL, 2, 1/0);
--> coalesce:int4
--| 2

SELECT coalesce(a, 1/0) FROM nothing;
--! 22012: division by zero

SELECT coalesce(a, 1, 1/0) FROM nothing;
--> coalesce:int4

SELECT nullif(1, 1/0) FROM nothing;
--! 22012: division by zero

SELECT greatest(a, 1/0) FROM nothing;
--! 22012: division by zero

SELECT 'abc'::text::int FROM nothing;
--! 22P02: invalid input syntax for type integer: "abc"

SELECT 'abc'::text::date FROM nothing;
--> date:date

SELECT '{1,x}'::text::int[] FROM nothing;
--> int4:_int4

SELECT a IN (1, 1/0) FROM nothing;
--! 22012: division by zero

SELECT a = ANY (ARRAY[1, 1/0]) FROM nothing;
--! 22012: division by zero

SELECT sqrt(-1) FROM nothing;
--! 2201F: cannot take square root of a negative number

SELECT 2147483647 + 1 FROM nothing;
--! 22003: integer out of range

SELECT 200::smallint * 200::smallint FROM nothing;
--! 22003: smallint out of range

SELECT substr('abc', 1, -1) FROM nothing;
--! 22011: negative substring length not allowed

SELECT b || repeat('x', 3) || (1/0)::text FROM nothing;
--! 22012: division by zero

SELECT sum(1/0) FROM nothing;
--! 22012: division by zero

SELECT count(*) FROM nothing HAVING 1/0 = 1;
--! 22012: division by zero

SELECT count(*) FROM nothing GROUP BY a + 1/0;
--! 22012: division by zero

SELECT a FROM nothing ORDER BY a + 1/0;
--! 22012: division by zero

SELECT a FROM nothing LIMIT 1/0;
--! 22012: division by zero

SELECT row_number() OVER (ORDER BY a + 1/0) FROM nothing;
--! 22012: division by zero

SELECT (SELECT 1/0) FROM nothing;
--! 22012: division by zero

SELECT (SELECT a + 1/0 FROM nothing n2) FROM nothing;
--! 22012: division by zero

SELECT a FROM nothing WHERE EXISTS (SELECT 1/0 FROM nothing n2);
--> a:int4

SELECT a FROM nothing WHERE a IN (SELECT 1/0 FROM nothing n2);
--! 22012: division by zero

SELECT a FROM nothing WHERE a IN (SELECT n2.a FROM nothing n2 WHERE 1/0 = 1);
--! 22012: division by zero

SELECT 1 FROM (SELECT 1/0 AS x FROM nothing) s;
--> ?column?:int4

SELECT x FROM (SELECT 1/0 AS x FROM nothing) s;
--! 22012: division by zero

SELECT 1 FROM (SELECT 1/0 AS x FROM nothing LIMIT 1) s;
--> ?column?:int4

SELECT * FROM (SELECT 0 AS x FROM nothing) s WHERE 1/x = 1;
--! 22012: division by zero

WITH q AS (SELECT 1/0 AS x) SELECT 1 FROM nothing;
--> ?column?:int4

WITH q AS (SELECT 1/0 AS x FROM nothing) SELECT 1 FROM q;
--> ?column?:int4

WITH q AS MATERIALIZED (SELECT 1/0 AS x FROM nothing) SELECT 1 FROM q;
--! 22012: division by zero

SELECT 1/0 UNION ALL SELECT 1;
--! 22012: division by zero

SELECT a FROM nothing UNION ALL SELECT 1/0 FROM nothing;
--! 22012: division by zero

SELECT * FROM nothing n1 JOIN nothing n2 ON n1.a = n2.a AND 1/0 = 1;
--! 22012: division by zero

SELECT * FROM nothing n1 LEFT JOIN nothing n2 ON n1.a = 1/0;
--! 22012: division by zero

INSERT INTO nothing (a) SELECT 1/0 FROM nothing;
--! 22012: division by zero

DELETE FROM nothing WHERE 1/0 = 1;
--! 22012: division by zero

UPDATE nothing SET a = 1 WHERE a = 1/0;
--! 22012: division by zero

EXPLAIN (COSTS OFF) SELECT 1/0 FROM nothing;
--! 22012: division by zero

PREPARE p AS SELECT 1/0 FROM nothing;
--= PREPARE

EXECUTE p;
--! 22012: division by zero

PREPARE q (bool) AS SELECT CASE WHEN $1 THEN 1/0 ELSE 5 END;
--= PREPARE

EXECUTE q (false);
--> case:int4
--| 5

EXECUTE q (true);
--! 22012: division by zero

PREPARE r (bool) AS SELECT a FROM nothing WHERE $1 AND 1/0 = 1;
--= PREPARE

EXECUTE r (false);
--> a:int4

CREATE VIEW broken AS SELECT 1/0 AS x, a FROM nothing;
--= CREATE VIEW

SELECT a FROM broken;
--> a:int4

SELECT x FROM broken;
--! 22012: division by zero

CREATE TABLE broken_default (a int DEFAULT 1/0, b int);
--= CREATE TABLE

INSERT INTO broken_default (a, b) VALUES (1, 1);
--= INSERT 0 1

INSERT INTO broken_default (b) VALUES (1);
--! 22012: division by zero

CREATE TABLE copied AS SELECT 1/0 AS x FROM nothing WITH NO DATA;
--= CREATE TABLE AS

CREATE TABLE copied_too AS SELECT 1/0 AS x FROM nothing;
--! 22012: division by zero

DO $$
BEGIN
  IF false THEN
    PERFORM 1/0;
  END IF;
END
$$;
--= DO

DO $$
DECLARE
  n int;
BEGIN
  SELECT 1/0 INTO n FROM nothing;
EXCEPTION WHEN division_by_zero THEN
  RAISE NOTICE 'caught';
END
$$;
--~ caught
--= DO

-- What depends on the session is not constant.
SELECT 'yesterday'::text::date > '2020-01-01', to_char(timestamp '2020-02-03 04:05', 'YYYY'), 1 + 2 * 3, ARRAY[1, 2] || 3;
--> ?column?:bool | to_char:text | ?column?:int4 | ?column?:_int4
--| t | 2020 | 7 | {1,2,3}

SELECT random() < 1/0 FROM nothing;
--! 22012: division by zero

SELECT 1/(random()::int - random()::int) FROM nothing;
--> ?column?:int4

DROP TABLE copied, broken_default;
--= DROP TABLE

DROP VIEW broken;
--= DROP VIEW

DROP TABLE nothing;
--= DROP TABLE
