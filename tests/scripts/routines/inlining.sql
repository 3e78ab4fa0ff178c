-- Functions that are one query without FROM are put into statements as expressions; nobody may notice.
CREATE FUNCTION twice(x integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT x + x $$;
--= CREATE FUNCTION
CREATE FUNCTION constant(x integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT 7 $$;
--= CREATE FUNCTION
CREATE FUNCTION strictly(x integer, y integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT coalesce(x, 0) + coalesce(y, 0) $$;
--= CREATE FUNCTION
CREATE FUNCTION loosely(x integer, y integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT coalesce(x, 0) + coalesce(y, 0) $$;
--= CREATE FUNCTION
CREATE FUNCTION nested(x integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT twice(twice(x)) + constant(x) $$;
--= CREATE FUNCTION
CREATE FUNCTION by_number(integer, text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT $2 || $1 $$;
--= CREATE FUNCTION
CREATE FUNCTION widened(x integer) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$ SELECT x / 2 $$;
--= CREATE FUNCTION
CREATE FUNCTION few(x integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT x WHERE x > 10 $$;
--= CREATE FUNCTION
CREATE FUNCTION counted(x integer) RETURNS bigint LANGUAGE sql STABLE AS $$ SELECT count(*) FROM generate_series(1, x) $$;
--= CREATE FUNCTION
CREATE FUNCTION summed(x integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT sum(x) $$;
--= CREATE FUNCTION
CREATE TABLE t (id integer PRIMARY KEY, a integer);
--= CREATE TABLE
INSERT INTO t SELECT g, CASE WHEN g % 4 <> 0 THEN g % 3 END FROM generate_series(1, 9) g;
--= INSERT 0 9
SELECT id, twice(a), constant(a), strictly(a, 1), loosely(a, 1), nested(id), by_number(id, 'n'), widened(id), few(id + 3), counted(id), summed(id) FROM t ORDER BY id;
--> id:int4 | twice:int4 | constant:int4 | strictly:int4 | loosely:int4 | nested:int4 | by_number:text | widened:numeric | few:int4 | counted:int8 | summed:int8
--| 1 | 2 | 7 | 2 | 2 | 11 | n1 | 0 | ∅ | 1 | 1
--| 2 | 4 | 7 | 3 | 3 | 15 | n2 | 1 | ∅ | 2 | 2
--| 3 | 0 | 7 | 1 | 1 | 19 | n3 | 1 | ∅ | 3 | 3
--| 4 | ∅ | 7 | ∅ | 1 | 23 | n4 | 2 | ∅ | 4 | 4
--| 5 | 4 | 7 | 3 | 3 | 27 | n5 | 2 | ∅ | 5 | 5
--| 6 | 0 | 7 | 1 | 1 | 31 | n6 | 3 | ∅ | 6 | 6
--| 7 | 2 | 7 | 2 | 2 | 35 | n7 | 3 | ∅ | 7 | 7
--| 8 | ∅ | 7 | ∅ | 1 | 39 | n8 | 4 | 11 | 8 | 8
--| 9 | 0 | 7 | 1 | 1 | 43 | n9 | 4 | 12 | 9 | 9
SELECT twice(sum(a)::integer), twice(count(*)::integer) FROM t;
--> twice:int4 | twice:int4
--| 12 | 18
SELECT twice(a), count(*) FROM t GROUP BY twice(a) ORDER BY 1;
--> twice:int4 | count:int8
--| 0 | 3
--| 2 | 2
--| 4 | 2
--| ∅ | 2
SELECT id FROM t WHERE twice(id) BETWEEN 5 AND 9 ORDER BY twice(id) DESC;
--> id:int4
--| 4
--| 3
SELECT twice((SELECT max(id) FROM t)), (SELECT twice(t.id) FROM t WHERE id = 3);
--> twice:int4 | twice:int4
--| 18 | 6
SELECT constant(1 / 0);
--! 22012: division by zero
SELECT twice(1 / 0);
--! 22012: division by zero
SELECT twice(x) = 2 * x FROM (SELECT (random() * 100)::integer AS x) AS r;
--> ?column?:bool
--| t
SELECT twice((random() * 100)::integer) % 2;
--> ?column?:int4
--| 0
SELECT sum(twice(id)) OVER (ORDER BY id) FROM t ORDER BY id LIMIT 3;
--> sum:int8
--| 2
--| 6
--| 12
SELECT count(*) FROM t WHERE strictly(a, NULL) IS NULL;
--> count:int8
--| 9
CREATE INDEX t_twice ON t (twice(a));
--= CREATE INDEX
SELECT id FROM t WHERE twice(a) = 4 ORDER BY id;
--> id:int4
--| 2
--| 5

-- Fields of a parameter that is a row, by its name.
CREATE TABLE row_given (id int, name text);
--= CREATE TABLE
INSERT INTO row_given VALUES (1, 'a'), (2, 'b');
--= INSERT 0 2
CREATE FUNCTION given_name(v row_given) RETURNS text LANGUAGE sql AS 'SELECT v.name';
--= CREATE FUNCTION
CREATE FUNCTION given_field(v row_given) RETURNS text LANGUAGE sql AS 'SELECT (v).name';
--= CREATE FUNCTION
CREATE FUNCTION given_number(row_given) RETURNS text LANGUAGE sql AS 'SELECT $1.name FROM (SELECT 1) x';
--= CREATE FUNCTION
CREATE FUNCTION given_set(v row_given) RETURNS SETOF text LANGUAGE sql AS 'SELECT z.name || v.name FROM row_given z WHERE z.id = v.id UNION ALL SELECT name FROM row_given WHERE id < v.id';
--= CREATE FUNCTION
CREATE FUNCTION given_full(v row_given) RETURNS text LANGUAGE sql AS 'SELECT given_full.v.name';
--= CREATE FUNCTION
CREATE FUNCTION given_all(v row_given) RETURNS row_given LANGUAGE sql AS 'SELECT v.*';
--= CREATE FUNCTION
CREATE FUNCTION given_unqualified(v row_given) RETURNS text LANGUAGE sql AS 'SELECT name';
--! 42703: column "name" does not exist
SELECT given_name(z), given_field(z), given_number(z), given_full(z), given_all(z), z.given_name FROM row_given z ORDER BY id;
--> given_name:text | given_field:text | given_number:text | given_full:text | given_all:user | given_name:text
--| a | a | a | a | (1,a) | a
--| b | b | b | b | (2,b) | b
SELECT z.id FROM row_given z WHERE z.given_name = 'b' ORDER BY (z).given_field;
--> id:int4
--| 2
SELECT z.no_such FROM row_given z;
--! 42703: column z.no_such does not exist
SELECT f FROM row_given z, given_set(z) f ORDER BY f;
--> f:text
--| a
--| aa
--| bb
CREATE VIEW row_view AS SELECT * FROM row_given;
--= CREATE VIEW
CREATE FUNCTION of_view(v row_view) RETURNS text LANGUAGE sql AS 'SELECT v.name';
--= CREATE FUNCTION
SELECT of_view(v), v, pg_typeof(v) FROM row_view v ORDER BY id;
--> of_view:text | v:user | pg_typeof:regtype
--| a | (1,a) | row_view
--| b | (2,b) | row_view
DROP VIEW row_view CASCADE;
--~ drop cascades to function of_view(row_view)
--= DROP VIEW
DROP TABLE row_given CASCADE;
--~ drop cascades to 6 other objects
--= DROP TABLE
SELECT json_populate_record(1 IS NULL, '{"x": 1}');
--! 42804: first argument of json_populate_record must be a row type
SELECT * FROM json_populate_recordset(1, '[{"x": 1}]');
--! 42804: first argument of json_populate_recordset must be a row type
