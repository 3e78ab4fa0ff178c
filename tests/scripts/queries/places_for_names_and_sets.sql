--@ positions
-- What an alias of a join hides, and where functions that return sets can't stand.
CREATE TABLE j1 (i int, t text);
--= CREATE TABLE
CREATE TABLE j2 (i int, k int);
--= CREATE TABLE
SELECT * FROM (j1 JOIN j2 USING (i)) AS x WHERE j1.t = 'one';
--! 42P01 at 49: invalid reference to FROM-clause entry for table "j1"
SELECT * FROM (j1 CROSS JOIN j2) j WHERE j2.k = 1;
--! 42P01 at 42: invalid reference to FROM-clause entry for table "j2"
SELECT * FROM (j1 CROSS JOIN j2) j JOIN j1 AS again ON again.i = j2.i;
--! 42P01 at 66: invalid reference to FROM-clause entry for table "j2"
SELECT x.i FROM (j1 JOIN j2 USING (i)) AS x WHERE x.t = 'one';
--> i:int4
SELECT * FROM j1 JOIN j2 USING (i) AS x FOR UPDATE OF x;
--! 0A000 at 55: FOR UPDATE cannot be applied to a join
SELECT * FROM (j1 JOIN j2 USING (i)) AS x FOR UPDATE OF x;
--! 0A000 at 57: FOR UPDATE cannot be applied to a join
SELECT * FROM generate_series(1, generate_series(1, 3));
--! 0A000 at 34: set-returning functions must appear at top level of FROM
SELECT * FROM abs(generate_series(1, 2));
--! 0A000 at 19: set-returning functions must appear at top level of FROM
SELECT * FROM abs(1 + generate_series(1, 2)) AS a;
--! 0A000 at 23: set-returning functions must appear at top level of FROM
SELECT coalesce(generate_series(1, 3), 0);
--! 0A000 at 17: set-returning functions are not allowed in COALESCE
SELECT CASE WHEN true THEN generate_series(1, 3) END;
--! 0A000 at 28: set-returning functions are not allowed in CASE
SELECT min(generate_series(1, 3)) OVER ();
--! 0A000 at 12: window function calls cannot contain set-returning function calls
SELECT lag(generate_series(1, 3)) OVER ();
--! 0A000 at 12: window function calls cannot contain set-returning function calls
SELECT min(generate_series(1, 3));
--! 0A000 at 12: aggregate function calls cannot contain set-returning function calls
SELECT string_agg(DISTINCT x, ',' ORDER BY x::text) FROM (VALUES ('a'::varchar), ('b')) v(x);
--! 42P10 at 44: in an aggregate with DISTINCT, ORDER BY expressions must appear in argument list
SELECT string_agg(DISTINCT x, ',' ORDER BY x) FROM (VALUES ('a'::varchar), ('b')) v(x);
--> string_agg:text
--| a,b
SELECT string_agg(DISTINCT x::text, ',' ORDER BY x::text) FROM (VALUES ('a'::varchar), ('b')) v(x);
--> string_agg:text
--| a,b
SET custom."bad-name" = 42;
--! 42602: invalid configuration parameter name "custom.bad-name"
SET custom.good_name = 42;
--= SET
SHOW custom.good_name;
--> custom.good_name:text
--| 42
LOAD 'plpgsql';
--= LOAD
LOAD '$libdir/plpgsql';
--= LOAD
LOAD 'nosuch';
--! 58P01: could not access file "nosuch": No such file or directory
