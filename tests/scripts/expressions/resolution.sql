-- Which function is meant, and what its parameters may be called.
SELECT jsonb_delete('{"a": 1, "b": 2}'::jsonb, 'a');
--> jsonb_delete:jsonb
--| {"b": 2}
CREATE FUNCTION dfunc(int = 1, int = 2) RETURNS int LANGUAGE sql AS 'SELECT 2';
--= CREATE FUNCTION
CREATE FUNCTION dfunc(int = 1, int = 2, int = 3, int = 4) RETURNS int LANGUAGE sql AS 'SELECT 4';
--= CREATE FUNCTION
SELECT dfunc();
--! 42725: function dfunc() is not unique
SELECT dfunc(1);
--! 42725: function dfunc(integer) is not unique
SELECT dfunc(1, 2);
--! 42725: function dfunc(integer, integer) is not unique
SELECT dfunc(1, 2, 3);
--> dfunc:int4
--| 4
CREATE FUNCTION both(a int, OUT a int) LANGUAGE sql AS 'SELECT $1';
--! 42601: syntax error at or near "both"
SELECT both(3);
--! 42601: syntax error at or near "both"
CREATE FUNCTION columns(i int) RETURNS TABLE (i int, r text) LANGUAGE sql AS $$SELECT $1, 'x'$$;
--= CREATE FUNCTION
SELECT * FROM columns(4);
--> i:int4 | r:text
--| 4 | x
CREATE FUNCTION twice(a int, a int) RETURNS int LANGUAGE sql AS 'SELECT 1';
--! 42P13: parameter name "a" used more than once
CREATE FUNCTION ranged(r anycompatiblerange, x anycompatible, y anycompatible) RETURNS anycompatiblearray LANGUAGE sql AS 'SELECT ARRAY[lower($1), upper($1), $2, $3]';
--= CREATE FUNCTION
SELECT ranged(int4range(42, 49), 11, 2::smallint);
--> ranged:_int4
--| {42,49,11,2}
SELECT ranged(int4range(42, 49), 11, 4.5);
--! 42883: function ranged(int4range, integer, numeric) does not exist
SELECT ranged(numrange(42, 49), 11, 4.5);
--> ranged:_numeric
--| {42,49,11,4.5}
-- Rows made into rows of a type, literals and all.
CREATE TYPE inner_type AS (x float8, y float8);
--= CREATE TYPE
CREATE TYPE outer_type AS (a inner_type, b inner_type);
--= CREATE TYPE
CREATE TABLE nested (id int, v outer_type, w inner_type);
--= CREATE TABLE
INSERT INTO nested VALUES (1, ((NULL, 4.4), (5.5, 6.6)), (NULL, '7'));
--= INSERT 0 1
INSERT INTO nested VALUES (2, NULL, ('bad', 1));
--! 22P02: invalid input syntax for type double precision: "bad"
SELECT * FROM nested;
--> id:int4 | v:user | w:user
--| 1 | ("(,4.4)","(5.5,6.6)") | (,7)
-- A cast to a type without its modifier leaves any value of the type.
CREATE VIEW casts AS SELECT f::numeric(18, 3) AS a, f::numeric(18, 3)::numeric AS b, f::text::varchar(10)::varchar AS c FROM (VALUES (1.5)) v(f);
--= CREATE VIEW
SELECT attname, format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = 'casts'::regclass ORDER BY attnum;
--> attname:name | format_type:text
--| a | numeric(18,3)
--| b | numeric
--| c | character varying
SELECT * FROM casts;
--> a:numeric | b:numeric | c:varchar
--| 1.500 | 1.500 | 1.5
-- A table grouped by its key in every set.
CREATE TABLE keyed (a int PRIMARY KEY, b int, c int, d int);
--= CREATE TABLE
INSERT INTO keyed VALUES (1, 1, 1, 5), (2, 2, 2, 6);
--= INSERT 0 2
SELECT a, d, grouping(a, b, c) FROM keyed GROUP BY GROUPING SETS ((a, b), (a, c)) ORDER BY 1, 3;
--> a:int4 | d:int4 | grouping:int4
--| 1 | 5 | 1
--| 1 | 5 | 2
--| 2 | 6 | 1
--| 2 | 6 | 2
SELECT a, d FROM keyed GROUP BY GROUPING SETS ((a, b), (c));
--! 42803: column "keyed.d" must appear in the GROUP BY clause or be used in an aggregate function
SELECT * FROM ((VALUES (1, 2)) i(x, y) CROSS JOIN (VALUES (3)) s(z)) ss(a, b, c, d);
--! 42P10: join expression "ss" has 3 columns available but 4 columns specified
