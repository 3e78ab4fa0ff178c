-- What isn't there is told by its names, without the quotes it was written in; functions and operators as they were written.
SELECT '"NiX"'::regclass;
--! 42P01: relation "NiX" does not exist
SELECT 'NIX'::regclass;
--! 42P01: relation "nix" does not exist
SELECT 'pg_catalog."NiX"'::regclass;
--! 42P01: relation "pg_catalog.NiX" does not exist
SELECT '"a""b"'::regclass;
--! 42P01: relation "a"b" does not exist
SELECT '"NiX"'::regtype;
--! 42704: type "NiX" does not exist
SELECT '"NiX"'::regproc;
--! 42883: function ""NiX"" does not exist
SELECT '"NiX"(int)'::regprocedure;
--! 42883: function ""NiX"(int)" does not exist
SELECT '"NiX"'::regrole;
--! 42704: role "NiX" does not exist
SELECT '"NiX"'::regnamespace;
--! 3F000: schema "NiX" does not exist
SELECT '"NiX"'::regcollation;
--! 42704: collation "NiX" for encoding "UTF8" does not exist
SELECT '"NiX"'::regconfig;
--! 42704: text search configuration "NiX" does not exist
SELECT '"NiX"'::regdictionary;
--! 42704: text search dictionary "NiX" does not exist
SELECT nextval('"NiX"');
--! 42P01: relation "NiX" does not exist
SELECT pg_get_serial_sequence('"NiX"', 'a');
--! 42P01: relation "NiX" does not exist
SELECT has_table_privilege('"NiX"', 'SELECT');
--! 42P01: relation "NiX" does not exist
SELECT to_regclass('"NiX"');
--> to_regclass:regclass
--| ∅
