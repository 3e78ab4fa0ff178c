-- What a partition is found by needs an operator class of the strategy's access method.
CREATE TABLE h (a money) PARTITION BY HASH (a);
--! 42704: data type money has no default operator class for access method "hash"
CREATE TABLE h (a bit(3)) PARTITION BY HASH (a);
--! 42704: data type bit has no default operator class for access method "hash"
CREATE TABLE h (a tsvector) PARTITION BY HASH (a);
--! 42704: data type tsvector has no default operator class for access method "hash"
CREATE TABLE r (a xid) PARTITION BY RANGE (a);
--! 42704: data type xid has no default operator class for access method "btree"
CREATE TABLE h (a xid, b int[], c varchar, d name, e jsonb, f "char") PARTITION BY HASH (a, b, c, d, e, f);
--= CREATE TABLE
CREATE TABLE l (a regclass) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TYPE kind AS ENUM ('k');
--= CREATE TYPE
CREATE DOMAIN amount AS numeric;
--= CREATE DOMAIN
CREATE TABLE r (a money, b bit(3), c tsvector, d kind, e amount, f int4range, g inet, h cidr) PARTITION BY RANGE (a, b, c, d, e, f, g, h);
--= CREATE TABLE
-- CALL counts the outputs of functions, too.
CREATE FUNCTION fo(a int, OUT b int) LANGUAGE sql AS 'SELECT $1';
--= CREATE FUNCTION
CALL fo(1, NULL);
--! 42809: fo(integer, unknown) is not a procedure
CALL fo(1);
--! 42883: procedure fo(integer) does not exist
-- A key that may wait is no arbiter, but may be there.
CREATE TABLE oc (a int UNIQUE DEFERRABLE, b int UNIQUE);
--= CREATE TABLE
INSERT INTO oc VALUES (1, 1) ON CONFLICT DO NOTHING;
--! 55000: ON CONFLICT does not support deferrable unique constraints/exclusion constraints as arbiters
INSERT INTO oc VALUES (2, 1) ON CONFLICT (b) DO NOTHING;
--= INSERT 0 1
INSERT INTO oc VALUES (1, 2) ON CONFLICT (a) DO NOTHING;
--! 55000: ON CONFLICT does not support deferrable unique constraints/exclusion constraints as arbiters
-- Maintenance passes over what has no rows.
CREATE SEQUENCE q;
--= CREATE SEQUENCE
CREATE INDEX i ON oc (b);
--= CREATE INDEX
ANALYZE q;
--~ skipping "q" --- cannot analyze non-tables or special system tables
--= ANALYZE
ANALYZE i;
--~ skipping "i" --- cannot analyze non-tables or special system tables
--= ANALYZE
ANALYZE nosuch;
--! 42P01: relation "nosuch" does not exist
-- A view over a sequence's row is dropped with it.
CREATE VIEW qv AS SELECT last_value FROM q;
--= CREATE VIEW
DROP SEQUENCE q;
--! 2BP01: cannot drop sequence q because other objects depend on it
DROP SEQUENCE q CASCADE;
--~ drop cascades to view qv
--= DROP SEQUENCE
SELECT count(*) FROM pg_views WHERE schemaname = 'public';
--> count:int8
--| 0
CREATE DATABASE z LOCALE_PROVIDER nosuch;
--! 42P17: unrecognized locale provider: nosuch
CREATE DATABASE z LOCALE_PROVIDER icu;
--! 22023: ICU locale must be specified
CREATE DATABASE z ICU_LOCALE 'en';
--! 42P17: ICU locale cannot be specified unless locale provider is ICU
CREATE DATABASE z STRATEGY nosuch;
--! 22023: invalid create database strategy "nosuch"
-- DROP INDEX CONCURRENTLY takes one index, nothing that depends on it, and no transaction.
CREATE TABLE k (a int, b int GENERATED ALWAYS AS (a * 2) STORED);
--= CREATE TABLE
CREATE INDEX k_a ON k (a);
--= CREATE INDEX
DROP INDEX CONCURRENTLY k_a, k_a;
--! 0A000: DROP INDEX CONCURRENTLY does not support dropping multiple objects
DROP INDEX CONCURRENTLY k_a CASCADE;
--! 0A000: DROP INDEX CONCURRENTLY does not support CASCADE
BEGIN;
--= BEGIN
DROP INDEX CONCURRENTLY k_a;
--! 25001: DROP INDEX CONCURRENTLY cannot run inside a transaction block
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
REINDEX INDEX CONCURRENTLY k_a;
--! 25001: REINDEX CONCURRENTLY cannot run inside a transaction block
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
REINDEX SCHEMA public;
--! 25001: REINDEX SCHEMA cannot run inside a transaction block
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
REINDEX TABLE k;
--= REINDEX
COMMIT;
--= COMMIT
DROP INDEX CONCURRENTLY k_a;
--= DROP INDEX
-- A key over what is there is built like an index.
INSERT INTO k VALUES (1), (1);
--= INSERT 0 2
ALTER TABLE k ADD PRIMARY KEY (a);
--! 23505: could not create unique index "k_pkey"
ALTER TABLE k ADD UNIQUE (b);
--! 23505: could not create unique index "k_b_key"
-- Generated columns are computed after BEFORE triggers.
CREATE FUNCTION nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN new; END';
--= CREATE FUNCTION
CREATE TRIGGER early BEFORE INSERT ON k FOR EACH ROW WHEN (new.a > 0 AND new.b < 0) EXECUTE FUNCTION nothing();
--! 42P17: BEFORE trigger's WHEN condition cannot reference NEW generated columns
CREATE TRIGGER early BEFORE UPDATE ON k FOR EACH ROW WHEN (old.b < 0) EXECUTE FUNCTION nothing();
--= CREATE TRIGGER
CREATE TRIGGER late AFTER INSERT ON k FOR EACH ROW WHEN (new.a > 0 AND new.b < 0) EXECUTE FUNCTION nothing();
--= CREATE TRIGGER
CREATE TRIGGER late AFTER INSERT ON k FOR EACH ROW WHEN (new.a > 0 AND old.b < 0) EXECUTE FUNCTION nothing();
--! 42P17: INSERT trigger's WHEN condition cannot reference OLD values
CREATE TRIGGER late AFTER UPDATE OF a, b, a ON k FOR EACH ROW EXECUTE FUNCTION nothing();
--! 42710: trigger "late" for relation "k" already exists
COPY k FROM STDIN WHERE a > 0 AND b > 0;
--! 42P10: generated columns are not supported in COPY FROM WHERE conditions
SELECT a FROM k ORDER BY a FETCH FIRST (NULL) ROWS WITH TIES;
--! 2201W: row count cannot be null in FETCH FIRST ... WITH TIES clause
