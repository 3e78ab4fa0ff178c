-- What rules depend on, and what follows renames.
CREATE SCHEMA rd;
--= CREATE SCHEMA
SET search_path = rd;
--= SET
CREATE TABLE t (a int, b int, c int);
--= CREATE TABLE
CREATE TABLE log (what text, x int, y int);
--= CREATE TABLE
CREATE FUNCTION f(int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT $1 + 1';
--= CREATE FUNCTION
CREATE TYPE mood AS ENUM ('sad', 'happy');
--= CREATE TYPE
CREATE SEQUENCE s;
--= CREATE SEQUENCE
CREATE RULE r AS ON INSERT TO t WHERE NEW.b > 0 DO ALSO INSERT INTO log (what, x) VALUES ('happy'::mood::text, f(NEW.a) * nextval('s'));
--= CREATE RULE
DROP TABLE log;
--! 2BP01: cannot drop table log because other objects depend on it
DROP FUNCTION f(int);
--! 2BP01: cannot drop function f(integer) because other objects depend on it
DROP TYPE mood;
--! 2BP01: cannot drop type mood because other objects depend on it
DROP SEQUENCE s;
--! 2BP01: cannot drop sequence s because other objects depend on it
ALTER TABLE t DROP COLUMN a;
--! 2BP01: cannot drop column a of table t because other objects depend on it
ALTER TABLE t DROP COLUMN b;
--! 2BP01: cannot drop column b of table t because other objects depend on it
ALTER TABLE t DROP COLUMN c;
--= ALTER TABLE
ALTER TABLE log DROP COLUMN x;
--! 2BP01: cannot drop column x of table log because other objects depend on it
ALTER TABLE log DROP COLUMN y;
--= ALTER TABLE
ALTER TABLE t ALTER a TYPE bigint;
--! 0A000: cannot alter type of a column used by a view or rule
ALTER TABLE log ALTER x TYPE bigint;
--! 0A000: cannot alter type of a column used by a view or rule
ALTER TABLE log RENAME TO journal;
--= ALTER TABLE
ALTER TABLE journal RENAME x TO amount;
--= ALTER TABLE
ALTER TABLE t RENAME a TO alpha;
--= ALTER TABLE
ALTER TABLE t RENAME TO things;
--= ALTER TABLE
ALTER FUNCTION f(int) RENAME TO g;
--= ALTER FUNCTION
ALTER TYPE mood RENAME TO feeling;
--= ALTER TYPE
ALTER TYPE feeling RENAME VALUE 'happy' TO 'glad';
--= ALTER TYPE
ALTER SEQUENCE s RENAME TO q;
--= ALTER SEQUENCE
ALTER TABLE things ADD d int;
--= ALTER TABLE
INSERT INTO things VALUES (1, 1);
--= INSERT 0 1
SELECT * FROM journal;
--> what:text | amount:int4
--| glad | 2
SELECT pg_get_ruledef(oid) FROM pg_rewrite WHERE ev_class = 'things'::regclass;
--> pg_get_ruledef:text
--| CREATE RULE r AS␊    ON INSERT TO rd.things␊   WHERE (new.b > 0) DO  INSERT INTO journal (what, amount)␊  VALUES (('glad'::feeling)::text, (g(new.alpha) * nextval('q'::regclass)));
SELECT classid::regclass, refclassid::regclass, deptype, count(*) FROM pg_depend WHERE classid = 'pg_rewrite'::regclass AND objid = (SELECT oid FROM pg_rewrite WHERE ev_class = 'things'::regclass) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
--> classid:regclass | refclassid:regclass | deptype:char | count:int8
--| pg_rewrite | pg_type | n | 1
--| pg_rewrite | pg_proc | n | 1
--| pg_rewrite | pg_class | a | 1
--| pg_rewrite | pg_class | n | 5
DROP FUNCTION g(int) CASCADE;
--~ drop cascades to rule r on table things
--= DROP FUNCTION
SELECT rulename FROM pg_rules WHERE schemaname = 'rd';
--> rulename:name
CREATE VIEW v AS SELECT alpha, b FROM things;
--= CREATE VIEW
CREATE RULE ins AS ON INSERT TO v DO INSTEAD INSERT INTO things (alpha, b) VALUES (NEW.alpha, NEW.b);
--= CREATE RULE
CREATE RULE upd AS ON UPDATE TO v DO INSTEAD UPDATE journal SET amount = NEW.b FROM things WHERE things.alpha = OLD.alpha;
--= CREATE RULE
DROP TABLE journal;
--! 2BP01: cannot drop table journal because other objects depend on it
CREATE OR REPLACE VIEW v AS SELECT alpha, b, 5 AS five FROM things;
--= CREATE VIEW
SELECT rulename FROM pg_rules WHERE tablename = 'v' ORDER BY 1;
--> rulename:name
--| ins
--| upd
INSERT INTO v VALUES (5, 5);
--= INSERT 0 1
DROP TABLE journal CASCADE;
--~ drop cascades to rule upd on view v
--= DROP TABLE
SELECT rulename FROM pg_rules WHERE tablename = 'v' ORDER BY 1;
--> rulename:name
--| ins
DROP TABLE things;
--! 2BP01: cannot drop table things because other objects depend on it
DROP TABLE things CASCADE;
--~ drop cascades to view v
--= DROP TABLE
CREATE TABLE wide (a int, b int);
--= CREATE TABLE
CREATE TABLE wide_log (a int, b int);
--= CREATE TABLE
CREATE RULE star AS ON INSERT TO wide DO ALSO INSERT INTO wide_log VALUES (NEW.*);
--= CREATE RULE
ALTER TABLE wide ADD c int;
--= ALTER TABLE
ALTER TABLE wide_log ADD c int;
--= ALTER TABLE
INSERT INTO wide VALUES (1, 2, 3);
--= INSERT 0 1
SELECT * FROM wide_log;
--> a:int4 | b:int4 | c:int4
--| 1 | 2 | ∅
SELECT pg_get_ruledef(oid, true) FROM pg_rewrite WHERE ev_class = 'wide'::regclass;
--> pg_get_ruledef:text
--| CREATE RULE star AS␊    ON INSERT TO wide DO  INSERT INTO wide_log (a, b)␊  VALUES (new.a, new.b);
CREATE TABLE copy (LIKE wide INCLUDING ALL);
--= CREATE TABLE
SELECT count(*) FROM pg_rewrite WHERE ev_class = 'copy'::regclass;
--> count:int8
--| 0
-- Partitioned tables: rules are those of the table that the statement names.
CREATE TABLE part (a int, b int) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE part_1 PARTITION OF part FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE RULE r AS ON INSERT TO part DO ALSO INSERT INTO wide_log VALUES (NEW.a, NEW.b, 99);
--= CREATE RULE
CREATE RULE r AS ON UPDATE TO part_1 DO INSTEAD NOTHING;
--= CREATE RULE
INSERT INTO part VALUES (1, 1);
--= INSERT 0 1
INSERT INTO part_1 VALUES (2, 2);
--= INSERT 0 1
UPDATE part SET b = b + 1;
--= UPDATE 2
UPDATE part_1 SET b = 0;
--= UPDATE 0
SELECT * FROM part ORDER BY a;
--> a:int4 | b:int4
--| 1 | 2
--| 2 | 3
SELECT * FROM wide_log WHERE c = 99;
--> a:int4 | b:int4 | c:int4
--| 1 | 1 | 99
BEGIN;
--= BEGIN
CREATE RULE x AS ON DELETE TO wide DO INSTEAD NOTHING;
--= CREATE RULE
DELETE FROM wide;
--= DELETE 0
ROLLBACK;
--= ROLLBACK
DELETE FROM wide;
--= DELETE 1
RESET search_path;
--= RESET
DROP SCHEMA rd CASCADE;
--~ drop cascades to 6 other objects
--= DROP SCHEMA
