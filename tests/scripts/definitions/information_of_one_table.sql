-- the information schema of one table or schema, between one definition and the next, and what it tells of all
CREATE SCHEMA io_s;
--= CREATE SCHEMA
CREATE TABLE io_s.one (a int PRIMARY KEY, b text NOT NULL, c numeric(8, 2) DEFAULT 1.5);
--= CREATE TABLE
CREATE VIEW io_s.seen AS SELECT a, b FROM io_s.one;
--= CREATE VIEW
SELECT column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_name = 'one' ORDER BY ordinal_position;
--> column_name:name | data_type:varchar | is_nullable:varchar | column_default:varchar
--| a | integer | NO | ∅
--| b | text | NO | ∅
--| c | numeric | YES | 1.5
SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'io_s' ORDER BY table_name, ordinal_position;
--> table_name:name | column_name:name
--| one | a
--| one | b
--| one | c
--| seen | a
--| seen | b
SELECT table_name, table_type, is_insertable_into FROM information_schema.tables WHERE table_schema = 'io_s' ORDER BY table_name;
--> table_name:name | table_type:varchar | is_insertable_into:varchar
--| one | BASE TABLE | YES
--| seen | VIEW | YES
SELECT table_name, is_updatable FROM information_schema.views WHERE table_name = 'seen';
--> table_name:name | is_updatable:varchar
--| seen | YES
SELECT constraint_type FROM information_schema.table_constraints WHERE table_schema = 'io_s' AND constraint_name = 'one_pkey';
--> constraint_type:varchar
--| PRIMARY KEY
SELECT column_name FROM information_schema.key_column_usage WHERE table_name = 'one';
--> column_name:name
--| a
ALTER TABLE io_s.one ADD COLUMN d date;
--= ALTER TABLE
SELECT column_name FROM information_schema.columns WHERE table_name = 'one' ORDER BY ordinal_position;
--> column_name:name
--| a
--| b
--| c
--| d
SELECT column_name FROM information_schema.columns WHERE 'one' = table_name AND table_schema = 'io_s' AND column_name > 'b' ORDER BY ordinal_position;
--> column_name:name
--| c
--| d
SELECT count(*) FROM information_schema.columns WHERE table_name = 'no_such_table' OR table_schema = 'no_such_schema';
--> count:int8
--| 0
SELECT count(*) FROM information_schema.columns WHERE table_schema = 'no_such_schema';
--> count:int8
--| 0
-- PostgreSQL's own
SELECT column_name, data_type FROM information_schema.columns WHERE table_name = 'pg_am' ORDER BY ordinal_position;
--> column_name:name | data_type:varchar
--| oid | oid
--| amname | name
--| amhandler | regproc
--| amtype | "char"
SELECT table_type FROM information_schema.tables WHERE table_name = 'pg_am';
--> table_type:varchar
--| BASE TABLE
SELECT count(*) > 100 FROM information_schema.columns WHERE table_schema = 'information_schema';
--> ?column?:bool
--| t
-- one after the other, all at once
SELECT count(*) FROM information_schema.columns AS c WHERE c.table_schema = 'io_s' AND EXISTS (SELECT FROM information_schema.tables AS t WHERE t.table_schema = c.table_schema AND t.table_name = c.table_name);
--> count:int8
--| 6
DO $$
DECLARE n int; all_of_them int := 0;
BEGIN
  FOR i IN 1 .. 300 LOOP
    SELECT count(*) INTO n FROM information_schema.columns WHERE table_name = 'one';
    all_of_them := all_of_them + n;
  END LOOP;
  RAISE NOTICE '%', all_of_them;
END $$;
--~ 1200
--= DO
SELECT column_name FROM information_schema.columns WHERE table_name = 'one' ORDER BY ordinal_position;
--> column_name:name
--| a
--| b
--| c
--| d
-- a name that comes with the session, a schema that is called otherwise, a role that sees less
CREATE TEMP TABLE one (z int);
--= CREATE TABLE
SELECT table_schema LIKE 'pg_temp%', column_name FROM information_schema.columns WHERE table_name = 'one' ORDER BY 1, 2;
--> ?column?:bool | column_name:name
--| f | a
--| f | b
--| f | c
--| f | d
--| t | z
DROP TABLE pg_temp.one;
--= DROP TABLE
ALTER SCHEMA io_s RENAME TO io_t;
--= ALTER SCHEMA
SELECT count(*) FROM information_schema.columns WHERE table_schema = 'io_s';
--> count:int8
--| 0
SELECT count(*) FROM information_schema.columns WHERE table_schema = 'io_t';
--> count:int8
--| 6
CREATE ROLE io_role;
--= CREATE ROLE
GRANT USAGE ON SCHEMA io_t TO io_role;
--= GRANT
SET ROLE io_role;
--= SET
SELECT count(*) FROM information_schema.columns WHERE table_name = 'one';
--> count:int8
--| 0
RESET ROLE;
--= RESET
GRANT SELECT (b) ON io_t.one TO io_role;
--= GRANT
SET ROLE io_role;
--= SET
SELECT column_name FROM information_schema.columns WHERE table_name = 'one';
--> column_name:name
--| b
RESET ROLE;
--= RESET
DROP SCHEMA io_t CASCADE;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
DROP ROLE io_role;
--= DROP ROLE
SELECT count(*) FROM information_schema.columns WHERE table_name = 'one';
--> count:int8
--| 0
