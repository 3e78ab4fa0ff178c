-- The elements of a schema may be written in any order.
CREATE SCHEMA s1
    CREATE UNIQUE INDEX abc_a_idx ON abc (a)
    CREATE VIEW abc_view AS SELECT a + 1 AS a, b + 1 AS b FROM abc
    CREATE TABLE abc (a serial, b int UNIQUE);
--= CREATE SCHEMA
INSERT INTO s1.abc DEFAULT VALUES;
--= INSERT 0 1
SELECT * FROM s1.abc_view;
--> a:int4 | b:int4
--| 2 | ∅
SELECT relname, relkind FROM pg_class WHERE relnamespace = 's1'::regnamespace ORDER BY 1;
--> relname:name | relkind:char
--| abc | r
--| abc_a_idx | i
--| abc_a_seq | S
--| abc_b_key | i
--| abc_view | v
SHOW search_path;
--> search_path:text
--| "$user", public
DROP TABLE s1.abc CASCADE;
--~ drop cascades to view s1.abc_view
--= DROP TABLE
DROP SCHEMA s1;
--= DROP SCHEMA
CREATE TABLE called (v text);
--= CREATE TABLE
CREATE PROCEDURE one(x text) LANGUAGE sql AS $$ INSERT INTO called VALUES (x) $$;
--= CREATE PROCEDURE
CREATE PROCEDURE two(y text) LANGUAGE sql AS $$ CALL one(y); CALL one($1 || y); $$;
--= CREATE PROCEDURE
CALL two('b');
--= CALL
SELECT * FROM called;
--> v:text
--| b
--| bb
DROP PROCEDURE two, one;
--= DROP PROCEDURE
DROP TABLE called;
--= DROP TABLE
