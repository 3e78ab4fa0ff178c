--@ cambium
-- That something isn't there is read, too: what it says it dropped, or left out, holds in the order of the commits.
CREATE TABLE x (i int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO x VALUES (1, 1);
--= INSERT 0 1
CREATE TYPE k AS (a int);
--= CREATE TYPE
CREATE FUNCTION as_int(k) RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
@a BEGIN;
--= BEGIN
@a UPDATE x SET v = v + 1;
--= UPDATE 1
@a DROP SCHEMA IF EXISTS absent;
--~ schema "absent" does not exist, skipping
--= DROP SCHEMA
@b CREATE SCHEMA absent;
--= CREATE SCHEMA
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
@a BEGIN;
--= BEGIN
@a UPDATE x SET v = v + 1;
--= UPDATE 1
@a DROP ROLE IF EXISTS absent_role;
--~ role "absent_role" does not exist, skipping
--= DROP ROLE
@b CREATE ROLE absent_role;
--= CREATE ROLE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
@a BEGIN;
--= BEGIN
@a UPDATE x SET v = v + 1;
--= UPDATE 1
@a DROP CAST IF EXISTS (k AS int);
--~ cast from type k to type pg_catalog.int4 does not exist, skipping
--= DROP CAST
@b CREATE CAST (k AS int) WITH FUNCTION as_int(k);
--= CREATE CAST
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
DROP SCHEMA absent;
--= DROP SCHEMA
DROP ROLE absent_role;
--= DROP ROLE
