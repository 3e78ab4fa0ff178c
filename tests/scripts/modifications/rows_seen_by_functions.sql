-- A volatile function that is called for a row sees the rows that its statement has written before; the statement itself, and functions that are stable, see the tables as they were.

CREATE TABLE t (i int, s text);
--= CREATE TABLE
CREATE FUNCTION next_number() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT coalesce(max(i), 0) + 1 FROM t); END $$;
--= CREATE FUNCTION
CREATE FUNCTION next_in_sql() RETURNS int LANGUAGE sql AS 'SELECT coalesce(max(i), 0) + 1 FROM t';
--= CREATE FUNCTION
CREATE FUNCTION stable_number() RETURNS int STABLE LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT coalesce(max(i), 0) + 1 FROM t); END $$;
--= CREATE FUNCTION
INSERT INTO t SELECT next_number(), 'a' FROM generate_series(1, 3);
--= INSERT 0 3
INSERT INTO t SELECT next_in_sql(), 'b' FROM generate_series(1, 2);
--= INSERT 0 2
INSERT INTO t SELECT stable_number(), 'c' FROM generate_series(1, 2);
--= INSERT 0 2
INSERT INTO t SELECT (SELECT max(i) FROM t) + next_number(), 'd' FROM generate_series(1, 2);
--= INSERT 0 2
SELECT * FROM t ORDER BY s, i;
--> i:int4 | s:text
--| 1 | a
--| 2 | a
--| 3 | a
--| 4 | b
--| 5 | b
--| 6 | c
--| 6 | c
--| 13 | d
--| 20 | d
TRUNCATE t;
--= TRUNCATE TABLE
INSERT INTO t VALUES (next_number(), 'a'), (next_number(), 'b'), (next_in_sql(), (SELECT count(*)::text FROM t)), ((SELECT count(*) FROM t), next_number()::text);
--= INSERT 0 4
SELECT * FROM t ORDER BY i, s;
--> i:int4 | s:text
--| 0 | 4
--| 1 | a
--| 2 | b
--| 3 | 0
-- Defaults, too.
TRUNCATE t;
--= TRUNCATE TABLE
ALTER TABLE t ALTER i SET DEFAULT next_number();
--= ALTER TABLE
INSERT INTO t (s) VALUES ('a'), ('b'), ('c');
--= INSERT 0 3
INSERT INTO t (s) SELECT 'd' FROM generate_series(1, 2);
--= INSERT 0 2
INSERT INTO t VALUES (DEFAULT, 'e'), (DEFAULT, 'f') RETURNING i;
--> i:int4
--| 6
--| 7
--= INSERT 0 2
SELECT * FROM t ORDER BY i;
--> i:int4 | s:text
--| 1 | a
--| 2 | b
--| 3 | c
--| 4 | d
--| 5 | d
--| 6 | e
--| 7 | f
-- Rows that are scanned are those of before.
INSERT INTO t SELECT next_number(), s || 'x' FROM t;
--= INSERT 0 7
SELECT count(*), max(i), count(DISTINCT i) FROM t;
--> count:int8 | max:int4 | count:int8
--| 14 | 14 | 14
TRUNCATE t;
--= TRUNCATE TABLE
INSERT INTO t VALUES (1), (2), (3);
--= INSERT 0 3
UPDATE t SET i = next_number() + 10;
--= UPDATE 3
SELECT i FROM t ORDER BY i;
--> i:int4
--| 14
--| 25
--| 36
UPDATE t SET i = next_in_sql() + 10;
--= UPDATE 3
SELECT i FROM t ORDER BY i;
--> i:int4
--| 47
--| 58
--| 69
UPDATE t SET i = stable_number() + 10;
--= UPDATE 3
SELECT i FROM t ORDER BY i;
--> i:int4
--| 80
--| 80
--| 80
CREATE TABLE many (n int);
--= CREATE TABLE
CREATE FUNCTION rows_so_far() RETURNS int LANGUAGE sql AS 'SELECT count(*)::int FROM many';
--= CREATE FUNCTION
INSERT INTO many SELECT rows_so_far() FROM generate_series(1, 3000);
--= INSERT 0 3000
SELECT count(*), count(DISTINCT n), min(n), max(n) FROM many;
--> count:int8 | count:int8 | min:int4 | max:int4
--| 3000 | 3000 | 0 | 2999
WITH more AS (INSERT INTO many SELECT rows_so_far() FROM generate_series(1, 3) RETURNING n) SELECT * FROM more ORDER BY n;
--> n:int4
--| 3000
--| 3001
--| 3002
-- With triggers and conflicts.
CREATE TABLE k (id int PRIMARY KEY, n int);
--= CREATE TABLE
CREATE FUNCTION count_k() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT count(*) FROM k); END $$;
--= CREATE FUNCTION
INSERT INTO k SELECT g % 3, count_k() FROM generate_series(1, 6) g ON CONFLICT (id) DO NOTHING;
--= INSERT 0 3
SELECT * FROM k ORDER BY n;
--> id:int4 | n:int4
--| 1 | 0
--| 2 | 1
--| 0 | 2
INSERT INTO k VALUES (7, count_k()), (8, count_k()), (7, count_k()) ON CONFLICT (id) DO NOTHING RETURNING n;
--> n:int4
--| 3
--| 4
--= INSERT 0 2
DELETE FROM k WHERE count_k() > 0 AND id >= 7;
--= DELETE 2
SELECT count(*) FROM k;
--> count:int8
--| 3
