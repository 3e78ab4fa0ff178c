-- ALTER TYPE … ATTRIBUTE with a collation.
CREATE TYPE pair AS (a int, b text);
--= CREATE TYPE
ALTER TYPE pair ALTER ATTRIBUTE b SET DATA TYPE text COLLATE "POSIX";
--= ALTER TYPE
CREATE TABLE pairs OF pair;
--= CREATE TABLE
ALTER TYPE pair ALTER ATTRIBUTE b TYPE varchar COLLATE "C" CASCADE;
--= ALTER TYPE
ALTER TYPE pair ADD ATTRIBUTE c text COLLATE "POSIX" CASCADE;
--= ALTER TYPE
SELECT attrelid::regclass::text, attname, atttypid::regtype, attcollation::regcollation FROM pg_attribute WHERE attrelid IN ('pair'::regclass, 'pairs'::regclass) AND attnum > 0 ORDER BY 1, 2;
--> attrelid:text | attname:name | atttypid:regtype | attcollation:regcollation
--| pair | a | integer | -
--| pair | b | character varying | "C"
--| pair | c | text | "POSIX"
--| pairs | a | integer | -
--| pairs | b | character varying | "C"
--| pairs | c | text | "POSIX"
ALTER TYPE pair ALTER ATTRIBUTE a TYPE int COLLATE "C" CASCADE;
--! 42804: collations are not supported by type integer
ALTER TYPE pair ALTER ATTRIBUTE b TYPE text CASCADE;
--= ALTER TYPE
SELECT attrelid::regclass::text, attname, atttypid::regtype, attcollation::regcollation FROM pg_attribute WHERE attrelid IN ('pair'::regclass, 'pairs'::regclass) AND attname = 'b' ORDER BY 1;
--> attrelid:text | attname:name | atttypid:regtype | attcollation:regcollation
--| pair | b | text | "default"
--| pairs | b | text | "default"
DROP TABLE pairs;
--= DROP TABLE
DROP TYPE pair;
--= DROP TYPE
