-- Sets of rows of one column: rows, not their only value.
CREATE TYPE one_column AS (x int);
--= CREATE TYPE
CREATE TABLE one_column_table (y int);
--= CREATE TABLE
CREATE FUNCTION one_next() RETURNS SETOF one_column LANGUAGE plpgsql AS $$ DECLARE r one_column; BEGIN r.x := 3; RETURN NEXT r; RETURN NEXT ROW(4); RETURN NEXT NULL; RETURN QUERY SELECT 5; END $$;
--= CREATE FUNCTION
SELECT * FROM one_next();
--> x:int4
--| 3
--| 4
--| ∅
--| 5
SELECT one_next();
--> one_next:user
--| (3)
--| (4)
--| ()
--| (5)
SELECT (one_next()).x;
--> x:int4
--| 3
--| 4
--| ∅
--| 5
SELECT t, t.x, t IS NULL FROM one_next() t;
--> t:user | x:int4 | ?column?:bool
--| (3) | 3 | f
--| (4) | 4 | f
--| () | ∅ | t
--| (5) | 5 | f
SELECT row_to_json(t) FROM one_next() t WHERE x = 3;
--> row_to_json:json
--| {"x":3}
SELECT n, x FROM one_next() WITH ORDINALITY AS t (x, n);
--> n:int8 | x:int4
--| 1 | 3
--| 2 | 4
--| 3 | ∅
--| 4 | 5
CREATE FUNCTION one_query() RETURNS SETOF one_column_table LANGUAGE sql AS 'SELECT 7 UNION ALL SELECT 8';
--= CREATE FUNCTION
SELECT * FROM one_query();
--> y:int4
--| 7
--| 8
SELECT one_query();
--> one_query:user
--| (7)
--| (8)
SELECT (one_query()).*;
--> y:int4
--| 7
--| 8
SELECT x FROM one_query() AS q (x);
--> x:int4
--| 7
--| 8
CREATE FUNCTION one_table_row() RETURNS SETOF one_column_table LANGUAGE sql VOLATILE AS 'SELECT * FROM one_column_table';
--= CREATE FUNCTION
INSERT INTO one_column_table VALUES (1), (2);
--= INSERT 0 2
SELECT * FROM one_table_row() ORDER BY 1;
--> y:int4
--| 1
--| 2
SELECT one_table_row();
--> one_table_row:user
--| (1)
--| (2)
SELECT array_agg(one_table_row) FROM (SELECT one_table_row()) s;
--> array_agg:user
--| {(1),(2)}
CREATE FUNCTION one_out(OUT x int) RETURNS SETOF int LANGUAGE plpgsql AS $$ BEGIN x := 1; RETURN NEXT; END $$;
--= CREATE FUNCTION
SELECT * FROM one_out();
--> x:int4
--| 1
SELECT one_out();
--> one_out:int4
--| 1
CREATE TYPE one_nested AS (o one_column);
--= CREATE TYPE
CREATE FUNCTION one_deep() RETURNS SETOF one_nested LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT ROW(9)::one_column; END $$;
--= CREATE FUNCTION
SELECT * FROM one_deep();
--> o:user
--| (9)
SELECT one_deep();
--> one_deep:user
--| ("(9)")
SELECT (o).x FROM one_deep();
--> x:int4
--| 9
SELECT * FROM json_populate_recordset(NULL::one_column, '[{"x":1},{"x":2}]');
--> x:int4
--| 1
--| 2
SELECT json_populate_recordset(NULL::one_column, '[{"x":1},{"x":2}]');
--> json_populate_recordset:user
--| (1)
--| (2)
SELECT * FROM json_populate_recordset(ROW(1000000000), '[{"f1":1}]') AS t (f1 int);
--> f1:int4
--| 1
SELECT json_populate_recordset(ROW(1000000000), '[{"f1":1}]');
--> json_populate_recordset:record
--| (1)
SELECT jsonb_populate_record(NULL::record, '{"f1":1}');
--! 0A000: could not determine row type for result of jsonb_populate_record
SELECT jsonb_populate_recordset(NULL::record, '[{"f1":1}]');
--! 0A000: could not determine row type for result of jsonb_populate_recordset
SELECT jsonb_populate_record(NULL::record, NULL);
--! 0A000: could not determine row type for result of jsonb_populate_record
DROP FUNCTION one_next(), one_query(), one_table_row(), one_out(), one_deep();
--= DROP FUNCTION
DROP TABLE one_column_table;
--= DROP TABLE
DROP TYPE one_nested, one_column;
--= DROP TYPE

-- A row of defaults must fit the columns asked for.
SELECT * FROM json_populate_recordset(ROW(1, 50), '[{"b":"2"},{"a":"3"}]') q (a text, b text);
--! 42804: function return row and query-specified return row do not match
SELECT * FROM json_populate_recordset(ROW(1, 50), '[{"b":"2"},{"a":"3"}]') q (a int, b text);
--! 42804: function return row and query-specified return row do not match
SELECT * FROM jsonb_populate_record(ROW(1, 2), '{"b":"2"}') q (a int, b text);
--! 42804: function return row and query-specified return row do not match
SELECT * FROM jsonb_populate_record(ROW(1, 2), '{"b":"2"}') q (a int, b int, c int);
--! 42804: function return row and query-specified return row do not match
SELECT * FROM jsonb_populate_record(ROW(1, 2), '{"b":"7"}') q (a int, b int);
--> a:int4 | b:int4
--| 1 | 2

-- What stands behind VARIADIC for "any" must be an array already.
SELECT concat_ws(',', VARIADIC '{a,b}');
--! 42804: VARIADIC argument must be an array
SELECT format('%s %s', VARIADIC NULL);
--! 42804: VARIADIC argument must be an array
SELECT json_build_array(VARIADIC '{a,b}');
--! 42804: VARIADIC argument must be an array
SELECT num_nulls(VARIADIC '{1,null}');
--! 42804: VARIADIC argument must be an array
SELECT concat_ws(',', VARIADIC ARRAY['a', 'b']), num_nulls(VARIADIC ARRAY[1, NULL]);
--> concat_ws:text | num_nulls:int4
--| a,b | 1
