-- A constraint that a domain gets is tested in columns of domains over it, too, and refused where values are inside of others.
CREATE DOMAIN below AS int;
--= CREATE DOMAIN
CREATE DOMAIN above AS below;
--= CREATE DOMAIN
CREATE TABLE direct (a above);
--= CREATE TABLE
INSERT INTO direct VALUES (-1);
--= INSERT 0 1
ALTER DOMAIN below ADD CONSTRAINT positive CHECK (value > 0);
--! 23514: column "a" of table "direct" contains values that violate the new constraint
INSERT INTO direct VALUES (NULL);
--= INSERT 0 1
ALTER DOMAIN below SET NOT NULL;
--! 23502: column "a" of table "direct" contains null values
DROP TABLE direct;
--= DROP TABLE
CREATE TYPE pair AS (x below, y int);
--= CREATE TYPE
CREATE TABLE rows_of (r pair);
--= CREATE TABLE
ALTER DOMAIN below ADD CONSTRAINT positive CHECK (value > 0);
--! 0A000: cannot alter type "below" because column "rows_of.r" uses it
DROP TABLE rows_of;
--= DROP TABLE
CREATE TABLE arrays_of (r below[]);
--= CREATE TABLE
ALTER DOMAIN below ADD CONSTRAINT positive CHECK (value > 0);
--! 0A000: cannot alter type "below" because column "arrays_of.r" uses it
DROP TABLE arrays_of;
--= DROP TABLE
CREATE TABLE direct (a below);
--= CREATE TABLE
CREATE VIEW seen AS SELECT ARRAY[a] AS a FROM direct;
--= CREATE VIEW
ALTER DOMAIN below ADD CONSTRAINT positive CHECK (value > 0);
--= ALTER DOMAIN
INSERT INTO direct VALUES (0);
--! 23514: value for domain below violates check constraint "positive"
-- What fails is named by the domain that the value was to become.
ALTER DOMAIN above ADD CONSTRAINT small CHECK (value < 10);
--= ALTER DOMAIN
SELECT 5::above;
--> above:int4
--| 5
SELECT 10::above;
--! 23514: value for domain above violates check constraint "small"
SELECT 0::above;
--! 23514: value for domain above violates check constraint "positive"
SELECT 0::below;
--! 23514: value for domain below violates check constraint "positive"
SELECT '{1,0}'::above[];
--! 23514: value for domain above violates check constraint "positive"
