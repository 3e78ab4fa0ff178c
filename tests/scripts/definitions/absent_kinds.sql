-- What there is none of can be dropped IF EXISTS.
DROP FOREIGN DATA WRAPPER IF EXISTS nix CASCADE;
--~ foreign-data wrapper "nix" does not exist, skipping
--= DROP FOREIGN DATA WRAPPER
DROP FOREIGN DATA WRAPPER nix;
--! 42704: foreign-data wrapper "nix" does not exist
DROP SERVER IF EXISTS nix CASCADE;
--~ server "nix" does not exist, skipping
--= DROP SERVER
DROP SERVER nix;
--! 42704: server "nix" does not exist
DROP FOREIGN TABLE IF EXISTS nix, more;
--~ foreign table "nix" does not exist, skipping
--~ foreign table "more" does not exist, skipping
--= DROP FOREIGN TABLE
DROP FOREIGN TABLE nix;
--! 42704: foreign table "nix" does not exist
DROP FOREIGN TABLE IF EXISTS noschema.nix;
--~ schema "noschema" does not exist, skipping
--= DROP FOREIGN TABLE
CREATE TABLE plain (a int);
--= CREATE TABLE
DROP FOREIGN TABLE IF EXISTS plain;
--! 42809: "plain" is not a foreign table
DROP TABLE plain;
--= DROP TABLE
DROP CONVERSION IF EXISTS nix;
--~ conversion "nix" does not exist, skipping
--= DROP CONVERSION
DROP CONVERSION nix;
--! 42704: conversion "nix" does not exist
DROP LANGUAGE IF EXISTS nix;
--~ language "nix" does not exist, skipping
--= DROP LANGUAGE
DROP LANGUAGE nix;
--! 42704: language "nix" does not exist
DROP LANGUAGE sql;
--! 2BP01: cannot drop language sql because it is required by the database system
COMMENT ON SERVER nix IS 'x';
--! 42704: server "nix" does not exist
COMMENT ON FOREIGN DATA WRAPPER nix IS 'x';
--! 42704: foreign-data wrapper "nix" does not exist
COMMENT ON CONVERSION nix IS 'x';
--! 42704: conversion "nix" does not exist
COMMENT ON SUBSCRIPTION nix IS 'x';
--! 42704: subscription "nix" does not exist
GRANT USAGE ON FOREIGN SERVER nix TO public;
--! 42704: server "nix" does not exist
GRANT USAGE ON FOREIGN DATA WRAPPER nix TO public;
--! 42704: foreign-data wrapper "nix" does not exist
