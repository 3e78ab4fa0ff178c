-- A body in SQL, and no string, means what its names meant when it was made, whatever the search path of a call.
CREATE SCHEMA home;
--= CREATE SCHEMA
SET search_path = home;
--= SET
CREATE TABLE t (a int, b text);
--= CREATE TABLE
INSERT INTO t VALUES (1, 'x'), (2, 'y');
--= INSERT 0 2
CREATE TYPE mood AS ENUM ('ok', 'sad');
--= CREATE TYPE
CREATE FUNCTION twice(x int) RETURNS int LANGUAGE sql RETURN x * 2;
--= CREATE FUNCTION
CREATE FUNCTION twice(x text) RETURNS text LANGUAGE sql RETURN x || x;
--= CREATE FUNCTION
CREATE FUNCTION counted() RETURNS bigint LANGUAGE sql BEGIN ATOMIC SELECT count(*) FROM t; END;
--= CREATE FUNCTION
CREATE FUNCTION counted_of(x int) RETURNS bigint LANGUAGE sql RETURN (SELECT count(*) FROM t WHERE t.a = x AND b <> 'q');
--= CREATE FUNCTION
CREATE FUNCTION changes(x int) RETURNS void LANGUAGE sql BEGIN ATOMIC INSERT INTO t VALUES (x, 'n') RETURNING a; UPDATE t SET b = 'u' WHERE a = x; DELETE FROM t WHERE a = x + 1; END;
--= CREATE FUNCTION
CREATE FUNCTION listed(x int) RETURNS TABLE (n int, s text, m text) LANGUAGE sql BEGIN ATOMIC SELECT twice(t.a) + x, twice(t.b), 'ok'::mood::text FROM t ORDER BY 1; END;
--= CREATE FUNCTION
CREATE FUNCTION hidden() RETURNS bigint LANGUAGE sql BEGIN ATOMIC WITH t AS (SELECT 1 AS one UNION SELECT 2 UNION SELECT 3) SELECT count(*) FROM t; END;
--= CREATE FUNCTION
SET search_path = '';
--= SET
SELECT home.counted(), home.counted_of(1), home.hidden();
--> counted:int8 | counted_of:int8 | hidden:int8
--| 2 | 1 | 3
SELECT home.changes(5);
--> changes:void
--| ∅
SELECT * FROM home.listed(1);
--> n:int4 | s:text | m:text
--| 3 | xx | ok
--| 5 | yy | ok
--| 11 | uu | ok
CREATE TABLE public.t (a int);
--= CREATE TABLE
SET search_path = public;
--= SET
SELECT home.counted();
--> counted:int8
--| 3
