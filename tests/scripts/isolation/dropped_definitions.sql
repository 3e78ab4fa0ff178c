--@ cambium
-- Who drops or changes something has looked for all that uses it: what another transaction has made meanwhile would have been found.
CREATE SCHEMA s;
--= CREATE SCHEMA
@a BEGIN;
--= BEGIN
@a DROP SCHEMA s CASCADE;
--= DROP SCHEMA
@b CREATE TABLE s.t (id int);
--= CREATE TABLE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
DROP SCHEMA s CASCADE;
--~ drop cascades to table s.t
--= DROP SCHEMA
CREATE TYPE mood AS ENUM ('sad');
--= CREATE TYPE
@a BEGIN;
--= BEGIN
@a DROP TYPE mood;
--= DROP TYPE
@b CREATE TABLE felt (m mood);
--= CREATE TABLE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
SELECT m FROM felt;
--> m:user
CREATE VIEW felt_by AS SELECT 1 AS one;
--= CREATE VIEW
@a BEGIN;
--= BEGIN
@a DROP VIEW felt_by;
--= DROP VIEW
@b CREATE VIEW felt_over AS SELECT one FROM felt_by;
--= CREATE VIEW
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
CREATE DOMAIN few AS int;
--= CREATE DOMAIN
@a BEGIN;
--= BEGIN
@a ALTER DOMAIN few ADD CHECK (VALUE < 3);
--= ALTER DOMAIN
@b CREATE TABLE counted (n few);
--= CREATE TABLE
@b INSERT INTO counted VALUES (5);
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
CREATE TABLE gone (id int);
--= CREATE TABLE
@a BEGIN;
--= BEGIN
@a DROP TABLE gone;
--= DROP TABLE
-- What has nothing to do with it changes no answer.
@b CREATE TABLE other (id int);
--= CREATE TABLE
@a COMMIT;
--= COMMIT
