-- pg_depend has what the texts of definitions use, in PostgreSQL's terms: tools make things in its order. Types of rows and arrays are their owners' business.
CREATE SCHEMA uses;
--= CREATE SCHEMA
SET search_path = uses, public;
--= SET
CREATE FUNCTION f(int) RETURNS bool LANGUAGE sql IMMUTABLE AS 'SELECT $1 > 0';
--= CREATE FUNCTION
CREATE FUNCTION g(int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT $1 + 1';
--= CREATE FUNCTION
CREATE FUNCTION added(int, int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT $1 + $2';
--= CREATE FUNCTION
CREATE FUNCTION finished(int) RETURNS int LANGUAGE sql AS 'SELECT $1';
--= CREATE FUNCTION
CREATE FUNCTION fired() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN new; END';
--= CREATE FUNCTION
CREATE TYPE mood AS ENUM ('a', 'b');
--= CREATE TYPE
CREATE SEQUENCE numbers;
--= CREATE SEQUENCE
CREATE DOMAIN positive AS int DEFAULT g(1) CHECK (f(value));
--= CREATE DOMAIN
CREATE OPERATOR ## (LEFTARG = int, RIGHTARG = int, FUNCTION = added);
--= CREATE OPERATOR
CREATE TABLE t (a int CHECK (f(a)) DEFAULT g(3), b int GENERATED ALWAYS AS (g(a)) STORED, c mood DEFAULT 'a', d int DEFAULT nextval('numbers'), e positive, k text DEFAULT 'a'::mood::text, q int DEFAULT 1 ## 2, h positive DEFAULT 5, CHECK (a ## b > 1));
--= CREATE TABLE
CREATE INDEX ti ON t (g(a)) WHERE f(b) AND c = 'a'::mood;
--= CREATE INDEX
CREATE TRIGGER tr BEFORE UPDATE OF d ON t FOR EACH ROW WHEN (f(old.a) AND new.c = 'b') EXECUTE FUNCTION fired();
--= CREATE TRIGGER
CREATE VIEW v AS SELECT g(a) AS x, c::text::mood AS m, 'numbers'::regclass AS s, e FROM t WHERE f(b);
--= CREATE VIEW
CREATE VIEW above AS SELECT m FROM v;
--= CREATE VIEW
CREATE FUNCTION defaulted(x int DEFAULT g(7), y mood DEFAULT 'a') RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
CREATE POLICY p ON t USING (f(a));
--= CREATE POLICY
CREATE AGGREGATE total(int) (SFUNC = added, STYPE = int, FINALFUNC = finished, INITCOND = '0');
--= CREATE AGGREGATE
CREATE TABLE parted (a int, b int) PARTITION BY RANGE (g(b), a);
--= CREATE TABLE
CREATE VIEW va AS SELECT total(a) FROM t;
--= CREATE VIEW
CREATE MATERIALIZED VIEW mv AS SELECT f(a) FROM t;
--= SELECT 0
CREATE TABLE checked (m mood CHECK (m IN ('a', 'b')), r text CHECK (r::regclass <> 'numbers'::regclass), t t);
--= CREATE TABLE
SELECT * FROM (SELECT DISTINCT pg_describe_object(classid, objid, objsubid) COLLATE "C" AS object, pg_describe_object(refclassid, refobjid, refobjsubid) COLLATE "C" AS referenced, deptype
  FROM pg_depend WHERE refclassid <> 'pg_namespace'::regclass AND objid IN (SELECT c.objid FROM pg_depend c WHERE c.refclassid <> 'pg_extension'::regclass)) x
  WHERE (object ~ '\m(t|tr|ti|v|above|va|mv|p|checked|parted|total|defaulted|positive_check)\M') AND object !~ '^type|toast' ORDER BY 1, 2, 3;
--> object:text | referenced:text | deptype:char
--| column a of table parted | table parted | i
--| column b of table parted | table parted | i
--| column c of table t | type mood | n
--| column e of table t | type positive | n
--| column e of view v | type positive | n
--| column h of table t | type positive | n
--| column m of table checked | type mood | n
--| column m of view above | type mood | n
--| column m of view v | type mood | n
--| column t of table checked | type t | n
--| constraint checked_m_check on table checked | column m of table checked | a
--| constraint checked_m_check on table checked | column m of table checked | n
--| constraint checked_m_check on table checked | type mood | n
--| constraint checked_r_check on table checked | column r of table checked | a
--| constraint checked_r_check on table checked | column r of table checked | n
--| constraint checked_r_check on table checked | sequence numbers | n
--| constraint positive_check | function f(integer) | n
--| constraint positive_check | type positive | a
--| constraint t_a_check on table t | column a of table t | a
--| constraint t_a_check on table t | column a of table t | n
--| constraint t_a_check on table t | function f(integer) | n
--| constraint t_check on table t | column a of table t | a
--| constraint t_check on table t | column a of table t | n
--| constraint t_check on table t | column b of table t | a
--| constraint t_check on table t | column b of table t | n
--| constraint t_check on table t | operator ##(integer,integer) | n
--| default value for column a of table t | column a of table t | a
--| default value for column a of table t | function g(integer) | n
--| default value for column b of table t | column a of table t | n
--| default value for column b of table t | column b of table t | i
--| default value for column b of table t | function g(integer) | n
--| default value for column c of table t | column c of table t | a
--| default value for column c of table t | type mood | n
--| default value for column d of table t | column d of table t | a
--| default value for column d of table t | sequence numbers | n
--| default value for column h of table t | column h of table t | a
--| default value for column h of table t | type positive | n
--| default value for column k of table t | column k of table t | a
--| default value for column k of table t | type mood | n
--| default value for column q of table t | column q of table t | a
--| default value for column q of table t | operator ##(integer,integer) | n
--| function defaulted(integer,mood) | function g(integer) | n
--| function defaulted(integer,mood) | type mood | n
--| function total(integer) | function added(integer,integer) | n
--| function total(integer) | function finished(integer) | n
--| index ti | column a of table t | a
--| index ti | column b of table t | a
--| index ti | column c of table t | a
--| index ti | function f(integer) | n
--| index ti | function g(integer) | n
--| index ti | table t | a
--| index ti | type mood | n
--| policy p on table t | column a of table t | n
--| policy p on table t | function f(integer) | n
--| policy p on table t | table t | a
--| rule _RETURN on materialized view mv | column a of table t | n
--| rule _RETURN on materialized view mv | function f(integer) | n
--| rule _RETURN on materialized view mv | materialized view mv | i
--| rule _RETURN on materialized view mv | materialized view mv | n
--| rule _RETURN on view above | column m of view v | n
--| rule _RETURN on view above | view above | i
--| rule _RETURN on view above | view above | n
--| rule _RETURN on view v | column a of table t | n
--| rule _RETURN on view v | column b of table t | n
--| rule _RETURN on view v | column c of table t | n
--| rule _RETURN on view v | column e of table t | n
--| rule _RETURN on view v | function f(integer) | n
--| rule _RETURN on view v | function g(integer) | n
--| rule _RETURN on view v | sequence numbers | n
--| rule _RETURN on view v | type mood | n
--| rule _RETURN on view v | view v | i
--| rule _RETURN on view v | view v | n
--| rule _RETURN on view va | column a of table t | n
--| rule _RETURN on view va | function total(integer) | n
--| rule _RETURN on view va | view va | i
--| rule _RETURN on view va | view va | n
--| table parted | function g(integer) | n
--| trigger tr on table t | column a of table t | n
--| trigger tr on table t | column c of table t | n
--| trigger tr on table t | column d of table t | n
--| trigger tr on table t | function f(integer) | n
--| trigger tr on table t | function fired() | n
--| trigger tr on table t | table t | a
--| trigger tr on table t | type mood | n
-- Under another path conditions of triggers are what they were, in full.
SET search_path = '';
--= SET
SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgname = 'tr';
--> pg_get_triggerdef:text
--| CREATE TRIGGER tr BEFORE UPDATE OF d ON uses.t FOR EACH ROW WHEN ((uses.f(old.a) AND (new.c = 'b'::uses.mood))) EXECUTE FUNCTION uses.fired()
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname IN ('positive_check', 't_a_check', 'checked_m_check') ORDER BY conname;
--> pg_get_constraintdef:text
--| CHECK ((m = ANY (ARRAY['a'::uses.mood, 'b'::uses.mood])))
--| CHECK (uses.f(VALUE))
--| CHECK (uses.f(a))
INSERT INTO uses.t (a) VALUES (1), (2);
--= INSERT 0 2
UPDATE uses.t SET d = 10, c = 'b' WHERE a = 1;
--= UPDATE 1
SET search_path = uses;
--= SET
DROP SEQUENCE numbers;
--! 2BP01: cannot drop sequence numbers because other objects depend on it
DROP OPERATOR ## (int, int);
--! 2BP01: cannot drop operator ##(integer,integer) because other objects depend on it
DROP FUNCTION finished(int);
--! 2BP01: cannot drop function finished(integer) because other objects depend on it
DROP FUNCTION f(int);
--! 2BP01: cannot drop function f(integer) because other objects depend on it
DROP SCHEMA uses CASCADE;
--~ drop cascades to 18 other objects
--= DROP SCHEMA
