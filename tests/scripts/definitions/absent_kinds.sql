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
DROP ACCESS METHOD IF EXISTS nix;
--~ access method "nix" does not exist, skipping
--= DROP ACCESS METHOD
DROP ACCESS METHOD nix;
--! 42704: access method "nix" does not exist
DROP ACCESS METHOD btree;
--! 2BP01: cannot drop access method btree because it is required by the database system
DROP ACCESS METHOD heap;
--! 2BP01: cannot drop access method heap because it is required by the database system
DROP TABLESPACE IF EXISTS nix;
--~ tablespace "nix" does not exist, skipping
--= DROP TABLESPACE
DROP TABLESPACE nix;
--! 42704: tablespace "nix" does not exist
DROP TABLESPACE pg_default;
--! 42501: permission denied for tablespace pg_default
DROP USER MAPPING IF EXISTS FOR postgres SERVER nix;
--~ server "nix" does not exist, skipping
--= DROP USER MAPPING
DROP USER MAPPING FOR postgres SERVER nix;
--! 42704: server "nix" does not exist
DROP USER MAPPING IF EXISTS FOR nix SERVER nix;
--~ role "nix" does not exist, skipping
--= DROP USER MAPPING
DROP USER MAPPING FOR nix SERVER nix;
--! 42704: role "nix" does not exist
DROP USER MAPPING IF EXISTS FOR CURRENT_USER SERVER nix;
--~ server "nix" does not exist, skipping
--= DROP USER MAPPING
DROP USER MAPPING IF EXISTS FOR USER SERVER nix;
--~ server "nix" does not exist, skipping
--= DROP USER MAPPING
DROP USER MAPPING IF EXISTS FOR PUBLIC SERVER nix;
--~ server "nix" does not exist, skipping
--= DROP USER MAPPING
DROP OPERATOR FAMILY IF EXISTS nix USING btree;
--~ operator family "nix" does not exist for access method "btree", skipping
--= DROP OPERATOR FAMILY
DROP OPERATOR FAMILY nix USING btree;
--! 42704: operator family "nix" does not exist for access method "btree"
DROP OPERATOR FAMILY IF EXISTS nix USING nix;
--! 42704: access method "nix" does not exist
DROP OPERATOR FAMILY nix USING nix;
--! 42704: access method "nix" does not exist
DROP OPERATOR FAMILY IF EXISTS noschema.nix USING btree;
--~ schema "noschema" does not exist, skipping
--= DROP OPERATOR FAMILY
DROP OPERATOR FAMILY integer_ops USING btree;
--! 2BP01: cannot drop operator family integer_ops for access method btree because it is required by the database system
DROP TRANSFORM IF EXISTS FOR int LANGUAGE plpgsql;
--~ transform for type pg_catalog.int4 language "plpgsql" does not exist, skipping
--= DROP TRANSFORM
DROP TRANSFORM FOR int LANGUAGE plpgsql;
--! 42704: transform for type integer language "plpgsql" does not exist
DROP TRANSFORM IF EXISTS FOR nix LANGUAGE plpgsql;
--~ type "nix" does not exist, skipping
--= DROP TRANSFORM
DROP TRANSFORM FOR nix LANGUAGE plpgsql;
--! 42704: type "nix" does not exist
DROP TRANSFORM IF EXISTS FOR int LANGUAGE nix;
--~ transform for type pg_catalog.int4 language "nix" does not exist, skipping
--= DROP TRANSFORM
DROP TRANSFORM FOR int LANGUAGE nix;
--! 42704: language "nix" does not exist
DROP TRANSFORM IF EXISTS FOR noschema.nix LANGUAGE plpgsql;
--~ schema "noschema" does not exist, skipping
--= DROP TRANSFORM
DROP TEXT SEARCH PARSER "default";
--! 2BP01: cannot drop text search parser "default" because it is required by the database system
DROP TEXT SEARCH TEMPLATE simple;
--! 2BP01: cannot drop text search template simple because it is required by the database system
COMMENT ON ACCESS METHOD nix IS '';
--! 42704: access method "nix" does not exist
COMMENT ON TABLESPACE nix IS '';
--! 42704: tablespace "nix" does not exist
COMMENT ON OPERATOR FAMILY nix USING btree IS '';
--! 42704: operator family "nix" does not exist for access method "btree"
COMMENT ON TRANSFORM FOR int LANGUAGE plpgsql IS '';
--! 42704: transform for type integer language "plpgsql" does not exist
COMMENT ON FOREIGN TABLE nix IS '';
--! 42P01: relation "nix" does not exist
