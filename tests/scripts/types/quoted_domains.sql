-- Messages quote a domain's name where it needs that, and tell an array of a type that isn't there as one.
CREATE DOMAIN "Positive" AS int CHECK (value > 0);
--= CREATE DOMAIN
CREATE DOMAIN "Known" AS int NOT NULL;
--= CREATE DOMAIN
CREATE TABLE t (a "Positive", b "Known");
--= CREATE TABLE
SELECT 0::"Positive";
--! 23514: value for domain "Positive" violates check constraint "Positive_check"
SELECT NULL::"Known";
--! 23502: domain "Known" does not allow null values
INSERT INTO t VALUES (-1, 1);
--! 23514: value for domain "Positive" violates check constraint "Positive_check"
INSERT INTO t VALUES (1, NULL);
--! 23502: domain "Known" does not allow null values
CREATE TABLE u (a nix[]);
--! 42704: type "nix[]" does not exist
SELECT '{}'::public.nix[];
--! 42704: type "public.nix[]" does not exist
DROP TABLE t;
--= DROP TABLE
DROP DOMAIN "Positive", "Known";
--= DROP DOMAIN
