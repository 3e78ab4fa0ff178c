-- 'now' and its like are read when a statement is prepared or a definition made; who prepares the same text later reads them anew, shared plans or not.
CREATE TABLE seen (n int GENERATED ALWAYS AS IDENTITY, at timestamptz);
--= CREATE TABLE
PREPARE q AS INSERT INTO seen (at) SELECT 'now'::timestamptz;
--= PREPARE
EXECUTE q;
--= INSERT 0 1
DO $$ BEGIN PERFORM pg_sleep(0.1); END $$;
--= DO
EXECUTE q;
--= INSERT 0 1
DEALLOCATE q;
--= DEALLOCATE
PREPARE q AS INSERT INTO seen (at) SELECT 'now'::timestamptz;
--= PREPARE
EXECUTE q;
--= INSERT 0 1
SELECT n, at = lag(at) OVER (ORDER BY n) AS again, at > lag(at) OVER (ORDER BY n) AS later FROM seen;
--> n:int4 | again:bool | later:bool
--| 1 | ∅ | ∅
--| 2 | t | f
--| 3 | f | t
CREATE VIEW v AS SELECT 'now'::timestamptz < now() AS older, date 'today' = current_date AS today;
--= CREATE VIEW
CREATE TABLE t (a timestamptz DEFAULT 'now', b timestamptz DEFAULT 'now'::timestamptz, c timestamptz DEFAULT now(), d date CHECK (d <= 'today'), e date GENERATED ALWAYS AS ('yesterday'::date) STORED);
--= CREATE TABLE
CREATE FUNCTION by_default(x timestamptz DEFAULT 'now') RETURNS boolean LANGUAGE sql AS 'SELECT x < now()';
--= CREATE FUNCTION
DO $$ BEGIN PERFORM pg_sleep(0.1); END $$;
--= DO
SELECT * FROM v;
--> older:bool | today:bool
--| t | t
INSERT INTO t (d) VALUES (current_date);
--= INSERT 0 1
INSERT INTO t (d) VALUES (current_date + 1);
--! 23514: new row for relation "t" violates check constraint "t_d_check"
SELECT a < c, b < c, d = current_date, e = current_date - 1 FROM t;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t
SELECT by_default();
--> by_default:bool
--| t
CREATE FUNCTION returned() RETURNS timestamptz LANGUAGE plpgsql AS 'BEGIN RETURN ''now''; END';
--= CREATE FUNCTION
CREATE FUNCTION declared() RETURNS timestamptz LANGUAGE plpgsql AS 'DECLARE x timestamptz := ''now''; BEGIN RETURN x; END';
--= CREATE FUNCTION
CREATE FUNCTION inlined() RETURNS timestamptz LANGUAGE sql AS 'SELECT ''now''::timestamptz';
--= CREATE FUNCTION
SELECT returned() = now(), declared() = now(), inlined() = now();
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
DO $$ BEGIN PERFORM pg_sleep(0.1); END $$;
--= DO
SELECT returned() = now(), declared() = now(), inlined() = now();
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
