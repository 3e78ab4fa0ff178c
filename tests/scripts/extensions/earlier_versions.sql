-- An extension can be asked for by the name of an earlier version; it is called so then, until it is updated.
CREATE EXTENSION hstore VERSION '1.4';
--= CREATE EXTENSION
SELECT extversion FROM pg_extension WHERE extname = 'hstore';
--> extversion:text
--| 1.4
SELECT version, installed FROM pg_available_extension_versions WHERE name = 'hstore' ORDER BY 1;
--> version:text | installed:bool
--| 1.4 | t
--| 1.5 | f
--| 1.6 | f
--| 1.7 | f
--| 1.8 | f
ALTER EXTENSION hstore UPDATE TO '1.6';
--= ALTER EXTENSION
ALTER EXTENSION hstore UPDATE TO '1.5';
--! 22023: extension "hstore" has no update path from version "1.6" to version "1.5"
ALTER EXTENSION hstore UPDATE TO '9.9';
--! 22023: extension "hstore" has no update path from version "1.6" to version "9.9"
SELECT extversion FROM pg_extension WHERE extname = 'hstore';
--> extversion:text
--| 1.6
ALTER EXTENSION hstore UPDATE;
--= ALTER EXTENSION
SELECT extversion, 'a=>1'::hstore -> 'a' FROM pg_extension WHERE extname = 'hstore';
--> extversion:text | ?column?:text
--| 1.8 | 1
ALTER EXTENSION hstore UPDATE;
--~ version "1.8" of extension "hstore" is already installed
--= ALTER EXTENSION
CREATE EXTENSION pg_trgm WITH VERSION '0.9';
--! 22023: extension "pg_trgm" has no installation script nor update path for version "0.9"
