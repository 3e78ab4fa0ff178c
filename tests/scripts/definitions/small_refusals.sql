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
