-- Attributes of composite types, constraints of domains, and what DDL says of what is missing.
CREATE TYPE comp AS (a int, b text);
--= CREATE TYPE
ALTER TYPE comp ADD ATTRIBUTE c date;
--= ALTER TYPE
SELECT (ROW(1, 'x', '2020-01-01')::comp).c;
--> c:date
--| 2020-01-01
ALTER TYPE comp DROP ATTRIBUTE b;
--= ALTER TYPE
ALTER TYPE comp DROP ATTRIBUTE nosuch;
--! 42703: column "nosuch" of relation "comp" does not exist
ALTER TYPE comp DROP ATTRIBUTE IF EXISTS nosuch;
--~ column "nosuch" of relation "comp" does not exist, skipping
--= ALTER TYPE
ALTER TYPE comp RENAME ATTRIBUTE a TO z;
--= ALTER TYPE
ALTER TYPE comp ALTER ATTRIBUTE z TYPE bigint;
--= ALTER TYPE
ALTER TYPE comp ADD ATTRIBUTE z int;
--! 42701: column "z" of relation "comp" already exists
ALTER TYPE comp ADD ATTRIBUTE p int, DROP ATTRIBUTE c;
--= ALTER TYPE
SELECT ROW(1, 2)::comp;
--> row:user
--| (1,2)
SELECT attname, format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = 'comp'::regclass AND NOT attisdropped ORDER BY attnum;
--> attname:name | format_type:text
--| z | bigint
--| p | integer
CREATE TABLE uses (x int, c comp);
--= CREATE TABLE
ALTER TYPE comp ADD ATTRIBUTE q int;
--= ALTER TYPE
DROP TABLE uses;
--= DROP TABLE
CREATE TYPE en AS ENUM ('a', 'b');
--= CREATE TYPE
ALTER TYPE en ADD ATTRIBUTE x int;
--! 42P01: relation "en" does not exist
ALTER TYPE nosuch ADD VALUE 'x';
--! 42704: type "nosuch" does not exist
DROP TYPE en, comp;
--= DROP TYPE
-- Domains.
CREATE DOMAIN dom AS int CHECK (VALUE > 0);
--= CREATE DOMAIN
CREATE TABLE dt (x dom);
--= CREATE TABLE
INSERT INTO dt VALUES (5);
--= INSERT 0 1
ALTER DOMAIN dom ADD CONSTRAINT big CHECK (VALUE > 10);
--! 23514: column "x" of table "dt" contains values that violate the new constraint
ALTER DOMAIN dom ADD CONSTRAINT big CHECK (VALUE > 10) NOT VALID;
--= ALTER DOMAIN
INSERT INTO dt VALUES (7);
--! 23514: value for domain dom violates check constraint "big"
SELECT 5::dom;
--! 23514: value for domain dom violates check constraint "big"
ALTER DOMAIN dom VALIDATE CONSTRAINT big;
--! 23514: column "x" of table "dt" contains values that violate the new constraint
ALTER DOMAIN dom VALIDATE CONSTRAINT nosuch;
--! 42704: constraint "nosuch" of domain "dom" does not exist
DELETE FROM dt;
--= DELETE 1
ALTER DOMAIN dom VALIDATE CONSTRAINT big;
--= ALTER DOMAIN
INSERT INTO dt VALUES (NULL);
--= INSERT 0 1
ALTER DOMAIN dom SET NOT NULL;
--! 23502: column "x" of table "dt" contains null values
DELETE FROM dt;
--= DELETE 1
ALTER DOMAIN dom SET NOT NULL;
--= ALTER DOMAIN
INSERT INTO dt VALUES (NULL);
--! 23502: domain dom does not allow null values
ALTER DOMAIN dom DROP NOT NULL;
--= ALTER DOMAIN
ALTER DOMAIN dom DROP CONSTRAINT nosuch;
--! 42704: constraint "nosuch" of domain "dom" does not exist
ALTER DOMAIN dom DROP CONSTRAINT IF EXISTS nosuch;
--~ constraint "nosuch" of domain "dom" does not exist, skipping
--= ALTER DOMAIN
ALTER DOMAIN dom RENAME CONSTRAINT big TO bigger;
--= ALTER DOMAIN
ALTER DOMAIN dom ADD CONSTRAINT bigger CHECK (VALUE > 11);
--! 42710: constraint "bigger" for domain "dom" already exists
ALTER DOMAIN dom DROP CONSTRAINT bigger;
--= ALTER DOMAIN
INSERT INTO dt VALUES (3);
--= INSERT 0 1
ALTER DOMAIN dom SET DEFAULT 8;
--= ALTER DOMAIN
INSERT INTO dt DEFAULT VALUES;
--= INSERT 0 1
SELECT * FROM dt ORDER BY 1;
--> x:int4
--| 3
--| 8
DROP DOMAIN dom;
--! 2BP01: cannot drop type dom because other objects depend on it
DROP DOMAIN dom CASCADE;
--~ drop cascades to column x of table dt
--= DROP DOMAIN
-- What is missing.
COMMENT ON COLUMN nosuch.a IS 'x';
--! 42P01: relation "nosuch" does not exist
COMMENT ON COLUMN nosuch IS 'x';
--! 42601: column name must be qualified
CREATE TABLE g (a int);
--= CREATE TABLE
COMMENT ON COLUMN g.nosuch IS 'x';
--! 42703: column "nosuch" of relation "g" does not exist
COMMENT ON COLUMN g.a IS 'x';
--= COMMENT
COMMENT ON TABLE nosuch IS 'x';
--! 42P01: relation "nosuch" does not exist
ALTER TABLE g ADD COLUMN IF NOT EXISTS a int;
--~ column "a" of relation "g" already exists, skipping
--= ALTER TABLE
ALTER TABLE IF EXISTS nosuch ADD x int;
--~ relation "nosuch" does not exist, skipping
--= ALTER TABLE
ALTER TABLE nosuchschema.t ADD x int;
--! 3F000: schema "nosuchschema" does not exist
ALTER TABLE g DROP COLUMN IF EXISTS nosuch;
--~ column "nosuch" of relation "g" does not exist, skipping
--= ALTER TABLE
DROP TABLE IF EXISTS nosuch, g;
--~ table "nosuch" does not exist, skipping
--= DROP TABLE
DROP TABLE nosuchschema.t;
--! 3F000: schema "nosuchschema" does not exist
DROP TABLE IF EXISTS nosuchschema.t;
--~ schema "nosuchschema" does not exist, skipping
--= DROP TABLE
ALTER INDEX nosuch RENAME TO x;
--! 42P01: relation "nosuch" does not exist
ALTER VIEW nosuch RENAME TO x;
--! 42P01: relation "nosuch" does not exist
ALTER TYPE nosuch RENAME TO x;
--! 42704: type "nosuch" does not exist
ALTER SCHEMA nosuch RENAME TO x;
--! 3F000: schema "nosuch" does not exist
ALTER FUNCTION nosuch() RENAME TO x;
--! 42883: function nosuch() does not exist
ALTER SEQUENCE IF EXISTS nosuch RESTART;
--~ relation "nosuch" does not exist, skipping
--= ALTER SEQUENCE
