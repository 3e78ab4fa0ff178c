--@ cambium
-- who changes a definition lines up with the others who change it, or make one of its name
CREATE SCHEMA kept;
--= CREATE SCHEMA
CREATE TABLE kept.first (a int, CONSTRAINT named CHECK (a > 0));
--= CREATE TABLE
CREATE FUNCTION kept.one() RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
@b SET lock_timeout = '30ms';
--= SET
-- of the same name
@a BEGIN;
--= BEGIN
@a CREATE SCHEMA made;
--= CREATE SCHEMA
@a CREATE TYPE kept.kind AS ENUM ('one');
--= CREATE TYPE
@a CREATE OR REPLACE FUNCTION kept.one() RETURNS int LANGUAGE sql AS 'SELECT 2';
--= CREATE FUNCTION
@a CREATE ROLE queued_role;
--= CREATE ROLE
@b CREATE SCHEMA IF NOT EXISTS made;
--! 55P03: canceling statement due to lock timeout
@b CREATE TABLE kept.kind (a int);
--! 55P03: canceling statement due to lock timeout
@b CREATE TYPE kept.kind AS (a int);
--! 55P03: canceling statement due to lock timeout
@b CREATE OR REPLACE FUNCTION kept.one() RETURNS int LANGUAGE sql AS 'SELECT 3';
--! 55P03: canceling statement due to lock timeout
@b CREATE FUNCTION kept.one(int) RETURNS int LANGUAGE sql AS 'SELECT 4';
--! 55P03: canceling statement due to lock timeout
@b DROP FUNCTION kept.one();
--! 55P03: canceling statement due to lock timeout
@b CREATE ROLE another_role;
--! 55P03: canceling statement due to lock timeout
@b CREATE TYPE kept.kind_of_another AS ENUM ('one');
--= CREATE TYPE
@b CREATE TABLE kept.second (a int);
--= CREATE TABLE
@a COMMIT;
--= COMMIT
@b CREATE SCHEMA IF NOT EXISTS made;
--~ schema "made" already exists, skipping
--= CREATE SCHEMA
@b CREATE TYPE kept.kind AS (a int);
--! 42710: type "kind" already exists
@b CREATE ROLE another_role;
--= CREATE ROLE
@b DROP ROLE queued_role, another_role;
--= DROP ROLE
-- the same definition
@a BEGIN;
--= BEGIN
@a ALTER TABLE kept.first ADD COLUMN IF NOT EXISTS b int;
--= ALTER TABLE
@b ALTER TABLE kept.first ADD COLUMN IF NOT EXISTS b int;
--! 55P03: canceling statement due to lock timeout
@b CREATE INDEX first_b ON kept.first (a);
--! 55P03: canceling statement due to lock timeout
@b COMMENT ON TABLE kept.first IS 'seen';
--! 55P03: canceling statement due to lock timeout
@b GRANT SELECT ON kept.first TO public;
--! 55P03: canceling statement due to lock timeout
@b ALTER TABLE kept.first RENAME TO third;
--! 55P03: canceling statement due to lock timeout
@b DROP TABLE kept.first;
--! 55P03: canceling statement due to lock timeout
@b DROP SCHEMA kept CASCADE;
--~ drop cascades to 5 other objects
--! 55P03: canceling statement due to lock timeout
@b ALTER TABLE kept.second ADD COLUMN IF NOT EXISTS b int;
--= ALTER TABLE
-- rows are nobody's business
@b INSERT INTO kept.first VALUES (1);
--= INSERT 0 1
@a ROLLBACK;
--= ROLLBACK
-- the name it had and the one it gets
@a BEGIN;
--= BEGIN
@a ALTER TABLE kept.first RENAME TO third;
--= ALTER TABLE
@b CREATE TABLE kept.third (a int);
--! 55P03: canceling statement due to lock timeout
@b CREATE TABLE kept.first (a int);
--! 42P07: relation "first" already exists
@b DROP TABLE kept.first;
--! 55P03: canceling statement due to lock timeout
@a COMMIT;
--= COMMIT
@b CREATE TABLE kept.third (a int);
--! 42P07: relation "third" already exists
@b CREATE TABLE kept.first (a int);
--= CREATE TABLE
-- a savepoint taken back keeps the place
@a BEGIN;
--= BEGIN
@a SAVEPOINT s;
--= SAVEPOINT
@a ALTER TABLE kept.third ADD COLUMN c int;
--= ALTER TABLE
@a ROLLBACK TO s;
--= ROLLBACK
@b ALTER TABLE kept.third ADD COLUMN c int;
--! 55P03: canceling statement due to lock timeout
@a ALTER TABLE kept.third ADD COLUMN c int;
--= ALTER TABLE
@a COMMIT;
--= COMMIT
@b ALTER TABLE kept.third ADD COLUMN c int;
--! 42701: column "c" of relation "third" already exists
-- what goes with the session is only its own
@a BEGIN;
--= BEGIN
@a CREATE TEMP TABLE passing (a int);
--= CREATE TABLE
@b CREATE TEMP TABLE passing (a int);
--= CREATE TABLE
@b DROP TABLE passing;
--= DROP TABLE
@a COMMIT;
--= COMMIT
-- who keeps others waiting for too long loses its place
@a BEGIN;
--= BEGIN
@a COMMENT ON TABLE kept.first IS 'a';
--= COMMENT
@b BEGIN;
--= BEGIN
@b COMMENT ON TABLE kept.second IS 'b';
--= COMMENT
@b SET LOCAL lock_timeout = 0;
--= SET
@b SET LOCAL queue_timeout = '30ms';
--= SET
@b COMMENT ON TABLE kept.first IS 'b';
--= COMMENT
@b COMMIT;
--= COMMIT
@a COMMENT ON TABLE kept.second IS 'a';
--= COMMENT
@a COMMIT;
--= COMMIT
-- switched off, it doesn't
@b SET queue = off;
--= SET
@a BEGIN;
--= BEGIN
@a COMMENT ON TABLE kept.first IS 'a';
--= COMMENT
@b COMMENT ON TABLE kept.first IS 'b';
--= COMMENT
@a COMMIT;
--= COMMIT
DROP SCHEMA kept, made CASCADE;
--~ drop cascades to 6 other objects
--= DROP SCHEMA
