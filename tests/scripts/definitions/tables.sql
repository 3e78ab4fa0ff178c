-- CREATE TABLE, DROP TABLE, constraints and their errors.
CREATE TABLE t (id int PRIMARY KEY, a int NOT NULL, b text DEFAULT 'x', c numeric(5,2) CHECK (c > 0), d date UNIQUE);
--= CREATE TABLE
CREATE TABLE t (id int);
--! 42P07: relation "t" already exists
CREATE TABLE IF NOT EXISTS t (id int);
--~ relation "t" already exists, skipping
--= CREATE TABLE
CREATE TABLE dup (a int, a int);
--! 42701: column "a" specified more than once
CREATE TABLE bad (a nosuchtype);
--! 42704: type "nosuchtype" does not exist
CREATE TABLE bad (a int PRIMARY KEY, b int PRIMARY KEY);
--! 42P16: multiple primary keys for table "bad" are not allowed
CREATE TABLE bad (a int, PRIMARY KEY (nosuch));
--! 42703: column "nosuch" named in key does not exist
CREATE TABLE bad (a int, CHECK (nosuch > 1));
--! 42703: column "nosuch" does not exist
CREATE TABLE bad (a int CHECK (a));
--! 42804: argument of CHECK must be type boolean, not type integer
CREATE TABLE bad (a int DEFAULT 'abc');
--! 22P02: invalid input syntax for type integer: "abc"
CREATE TABLE bad (a int DEFAULT b, b int);
--! 0A000: cannot use column reference in DEFAULT expression
CREATE TABLE bad (a int CHECK ((SELECT 1) = 1));
--! 0A000: cannot use subquery in check constraint
CREATE TABLE bad (a int DEFAULT (SELECT 1));
--! 0A000: cannot use subquery in DEFAULT expression
CREATE TABLE bad (a int CHECK (count(*) > 1));
--! 42803: aggregate functions are not allowed in check constraints
CREATE TABLE bad (a varchar(0));
--! 22023: length for type varchar must be at least 1
CREATE TABLE bad (a numeric(0));
--! 22023: NUMERIC precision 0 must be between 1 and 1000
CREATE TABLE bad (a int NULL NOT NULL);
--! 42601: conflicting NULL/NOT NULL declarations for column "a" of table "bad"
CREATE TABLE bad (a int DEFAULT 1 DEFAULT 2);
--! 42601: multiple default values specified for column "a" of table "bad"
CREATE TABLE bad (a int, UNIQUE (a, a));
--! 42701: column "a" appears twice in unique constraint
CREATE TABLE bad (a serial DEFAULT 1);
--! 42601: multiple default values specified for column "a" of table "bad"
CREATE TABLE bad (a text GENERATED ALWAYS AS IDENTITY);
--! 22023: identity column type must be smallint, integer, or bigint
CREATE TABLE bad (a int, b int GENERATED ALWAYS AS (c) STORED, c int GENERATED ALWAYS AS (b) STORED);
--! 42P17: cannot use generated column "c" in column generation expression
CREATE TABLE bad (a int, b int GENERATED ALWAYS AS (random()) STORED);
--! 42P17: generation expression is not immutable
CREATE TABLE bad (a int, b int GENERATED ALWAYS AS (a) STORED DEFAULT 1);
--! 42601: both default and generation expression specified for column "b" of table "bad"
CREATE TABLE bad (xmin int);
--! 42701: column name "xmin" conflicts with a system column name
CREATE TABLE nosuchschema.t (a int);
--! 3F000: schema "nosuchschema" does not exist
CREATE TABLE pg_catalog.t (a int);
--! 42501: permission denied to create "pg_catalog.t"
CREATE TABLE empty ();
--= CREATE TABLE
SELECT * FROM empty;
--> 
INSERT INTO empty DEFAULT VALUES;
--= INSERT 0 1
SELECT count(*) FROM empty;
--> count:int8
--| 1
INSERT INTO t VALUES (1, NULL);
--! 23502: null value in column "a" of relation "t" violates not-null constraint
INSERT INTO t VALUES (1, 1, 'x', -1);
--! 23514: new row for relation "t" violates check constraint "t_c_check"
INSERT INTO t VALUES (1, 1, 'x', 1, '2024-01-01');
--= INSERT 0 1
INSERT INTO t VALUES (2, 1, 'x', 1, '2024-01-01');
--! 23505: duplicate key value violates unique constraint "t_d_key"
INSERT INTO t VALUES (2, 1, 'x', 1000);
--! 22003: numeric field overflow
CREATE TABLE named (a int CONSTRAINT a_positive CHECK (a > 0), b int, CONSTRAINT ab CHECK (a < b), CONSTRAINT b_key UNIQUE (b), CONSTRAINT pk PRIMARY KEY (a, b));
--= CREATE TABLE
INSERT INTO named VALUES (0, 1);
--! 23514: new row for relation "named" violates check constraint "a_positive"
INSERT INTO named VALUES (2, 1);
--! 23514: new row for relation "named" violates check constraint "ab"
INSERT INTO named VALUES (1, 2);
--= INSERT 0 1
INSERT INTO named VALUES (1, 2);
--! 23505: duplicate key value violates unique constraint "pk"
INSERT INTO named VALUES (NULL, 2);
--! 23502: null value in column "a" of relation "named" violates not-null constraint
INSERT INTO named VALUES (0, 2);
--! 23514: new row for relation "named" violates check constraint "a_positive"
CREATE TABLE chk (a int, b int, CHECK (a + b > 0), CHECK (a <> 5), CHECK (a IS NULL OR b IS NOT NULL));
--= CREATE TABLE
INSERT INTO chk VALUES (-1, 0);
--! 23514: new row for relation "chk" violates check constraint "chk_check"
INSERT INTO chk VALUES (5, 5);
--! 23514: new row for relation "chk" violates check constraint "chk_a_check"
INSERT INTO chk VALUES (1, NULL);
--! 23514: new row for relation "chk" violates check constraint "chk_check1"
INSERT INTO chk VALUES (NULL, NULL);
--= INSERT 0 1
CREATE TABLE parent (id int PRIMARY KEY, code text UNIQUE, x int, y int, UNIQUE (x, y));
--= CREATE TABLE
CREATE TABLE child (id int PRIMARY KEY, p int REFERENCES parent, code text REFERENCES parent (code) ON DELETE CASCADE ON UPDATE CASCADE);
--= CREATE TABLE
CREATE TABLE child2 (id int PRIMARY KEY, x int, y int, FOREIGN KEY (x, y) REFERENCES parent (x, y) ON DELETE SET NULL);
--= CREATE TABLE
CREATE TABLE child3 (id int PRIMARY KEY, p int DEFAULT 1 REFERENCES parent ON DELETE SET DEFAULT ON UPDATE RESTRICT);
--= CREATE TABLE
CREATE TABLE bad (p int REFERENCES nosuch);
--! 42P01: relation "nosuch" does not exist
CREATE TABLE bad (p int REFERENCES parent (nosuch));
--! 42703: column "nosuch" referenced in foreign key constraint does not exist
CREATE TABLE bad (p text REFERENCES parent);
--! 42804: foreign key constraint "bad_p_fkey" cannot be implemented
CREATE TABLE bad (p int REFERENCES parent (x));
--! 42830: there is no unique constraint matching given keys for referenced table "parent"
CREATE TABLE bad (p int, q int, FOREIGN KEY (p, q) REFERENCES parent);
--! 42830: number of referencing and referenced columns for foreign key disagree
INSERT INTO parent VALUES (1, 'one', 1, 1), (2, 'two', 2, 2), (3, 'three', 3, 3), (4, 'four', NULL, 4);
--= INSERT 0 4
INSERT INTO child VALUES (1, 1, 'two'), (2, NULL, NULL);
--= INSERT 0 2
INSERT INTO child VALUES (3, 99, NULL);
--! 23503: insert or update on table "child" violates foreign key constraint "child_p_fkey"
INSERT INTO child VALUES (3, NULL, 'nope');
--! 23503: insert or update on table "child" violates foreign key constraint "child_code_fkey"
UPDATE child SET p = 77 WHERE id = 1;
--! 23503: insert or update on table "child" violates foreign key constraint "child_p_fkey"
DELETE FROM parent WHERE id = 1;
--! 23503: update or delete on table "parent" violates foreign key constraint "child_p_fkey" on table "child"
UPDATE parent SET id = 10 WHERE id = 1;
--! 23503: update or delete on table "parent" violates foreign key constraint "child_p_fkey" on table "child"
DELETE FROM parent WHERE id = 2;
--= DELETE 1
SELECT * FROM child ORDER BY id;
--> id:int4 | p:int4 | code:text
--| 2 | ∅ | ∅
UPDATE parent SET code = 'ONE' WHERE id = 1;
--= UPDATE 1
INSERT INTO child VALUES (5, NULL, 'ONE');
--= INSERT 0 1
UPDATE parent SET code = 'uno' WHERE id = 1;
--= UPDATE 1
SELECT * FROM child ORDER BY id;
--> id:int4 | p:int4 | code:text
--| 2 | ∅ | ∅
--| 5 | ∅ | uno
INSERT INTO child2 VALUES (1, 3, 3), (2, NULL, 99), (3, 3, NULL);
--= INSERT 0 3
INSERT INTO child2 VALUES (4, 3, 99);
--! 23503: insert or update on table "child2" violates foreign key constraint "child2_x_y_fkey"
DELETE FROM parent WHERE id = 3;
--= DELETE 1
SELECT * FROM child2 ORDER BY id;
--> id:int4 | x:int4 | y:int4
--| 1 | ∅ | ∅
--| 2 | ∅ | 99
--| 3 | 3 | ∅
INSERT INTO child3 VALUES (1, 4);
--= INSERT 0 1
UPDATE parent SET id = 44 WHERE id = 4;
--! 23503: update or delete on table "parent" violates foreign key constraint "child3_p_fkey" on table "child3"
DELETE FROM parent WHERE id = 4;
--= DELETE 1
SELECT * FROM child3 ORDER BY id;
--> id:int4 | p:int4
--| 1 | 1
DROP TABLE parent;
--! 2BP01: cannot drop table parent because other objects depend on it
DROP TABLE parent CASCADE;
--~ drop cascades to 4 other objects
--= DROP TABLE
INSERT INTO child VALUES (50, 12345, 'free');
--= INSERT 0 1
DROP TABLE nosuch;
--! 42P01: table "nosuch" does not exist
DROP TABLE IF EXISTS nosuch;
--~ table "nosuch" does not exist, skipping
--= DROP TABLE
DROP TABLE IF EXISTS nosuch, empty;
--~ table "nosuch" does not exist, skipping
--= DROP TABLE
DROP TABLE child, child2, child3;
--= DROP TABLE
CREATE TABLE self (id int PRIMARY KEY, boss int REFERENCES self);
--= CREATE TABLE
INSERT INTO self VALUES (1, 1), (2, 1), (3, 2);
--= INSERT 0 3
INSERT INTO self VALUES (4, 5), (5, 4);
--= INSERT 0 2
DELETE FROM self WHERE id = 1;
--! 23503: update or delete on table "self" violates foreign key constraint "self_boss_fkey" on table "self"
DELETE FROM self;
--= DELETE 5
CREATE TABLE def1 (id int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE def2 (id int REFERENCES def1 DEFERRABLE INITIALLY DEFERRED);
--= CREATE TABLE
BEGIN;
--= BEGIN
INSERT INTO def2 VALUES (1);
--= INSERT 0 1
INSERT INTO def1 VALUES (1);
--= INSERT 0 1
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
INSERT INTO def2 VALUES (2);
--= INSERT 0 1
COMMIT;
--! 23503: insert or update on table "def2" violates foreign key constraint "def2_id_fkey"
SELECT count(*) FROM def2;
--> count:int8
--| 1
BEGIN;
--= BEGIN
INSERT INTO def2 VALUES (3);
--= INSERT 0 1
SET CONSTRAINTS ALL IMMEDIATE;
--! 23503: insert or update on table "def2" violates foreign key constraint "def2_id_fkey"
ROLLBACK;
--= ROLLBACK
CREATE TABLE defu (id int PRIMARY KEY, n int UNIQUE DEFERRABLE INITIALLY IMMEDIATE);
--= CREATE TABLE
INSERT INTO defu VALUES (1, 1), (2, 2);
--= INSERT 0 2
UPDATE defu SET n = 3 - n;
--= UPDATE 2
UPDATE defu SET n = 1;
--! 23505: duplicate key value violates unique constraint "defu_n_key"
BEGIN;
--= BEGIN
SET CONSTRAINTS defu_n_key DEFERRED;
--= SET CONSTRAINTS
UPDATE defu SET n = 2 WHERE id = 1;
--= UPDATE 1
UPDATE defu SET n = 1 WHERE id = 2;
--= UPDATE 1
COMMIT;
--= COMMIT
SELECT * FROM defu ORDER BY id;
--> id:int4 | n:int4
--| 1 | 2
--| 2 | 1
CREATE TABLE copy_of AS SELECT id, a, b FROM t;
--= SELECT 1
SELECT * FROM copy_of;
--> id:int4 | a:int4 | b:text
--| 1 | 1 | x
CREATE TABLE copy_named (x, y) AS SELECT 1, 'a'::text;
--= SELECT 1
SELECT * FROM copy_named;
--> x:int4 | y:text
--| 1 | a
CREATE TABLE copy_bad (x, y, z) AS SELECT 1, 2;
--! 42601: too many column names were specified
CREATE TABLE copy_none AS SELECT 1 AS a WITH NO DATA;
--= CREATE TABLE AS
SELECT count(*) FROM copy_none;
--> count:int8
--| 0
CREATE TABLE IF NOT EXISTS copy_none AS SELECT 2;
--~ relation "copy_none" already exists, skipping
--= CREATE TABLE AS
SELECT 1 AS a, 'x'::text AS b INTO into_table;
--= SELECT 1
SELECT * FROM into_table;
--> a:int4 | b:text
--| 1 | x
CREATE TABLE liked (LIKE t INCLUDING ALL, extra int);
--= CREATE TABLE
INSERT INTO liked (id, a) VALUES (1, 1) RETURNING *;
--> id:int4 | a:int4 | b:text | c:numeric | d:date | extra:int4
--| 1 | 1 | x | ∅ | ∅ | ∅
--= INSERT 0 1
INSERT INTO liked (id, a) VALUES (1, 1);
--! 23505: duplicate key value violates unique constraint "liked_pkey"
CREATE TABLE liked2 (LIKE t);
--= CREATE TABLE
INSERT INTO liked2 (id, a) VALUES (1, 1) RETURNING b;
--> b:text
--| ∅
--= INSERT 0 1
CREATE INDEX ON t (a);
--= CREATE INDEX
CREATE INDEX t_b ON t (b DESC NULLS LAST, lower(b));
--= CREATE INDEX
CREATE INDEX t_b ON t (b);
--! 42P07: relation "t_b" already exists
CREATE INDEX IF NOT EXISTS t_b ON t (b);
--~ relation "t_b" already exists, skipping
--= CREATE INDEX
CREATE UNIQUE INDEX t_a_unique ON named (a);
--= CREATE INDEX
CREATE INDEX bad ON t (nosuch);
--! 42703: column "nosuch" does not exist
CREATE INDEX bad ON t (random());
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX bad ON nosuch (a);
--! 42P01: relation "nosuch" does not exist
CREATE INDEX part ON t (a) WHERE b IS NOT NULL;
--= CREATE INDEX
CREATE INDEX incl ON t (a) INCLUDE (b);
--= CREATE INDEX
CREATE UNIQUE INDEX CONCURRENTLY conc ON t (id, a);
--= CREATE INDEX
CREATE TABLE ui (a int);
--= CREATE TABLE
INSERT INTO ui VALUES (1), (1);
--= INSERT 0 2
CREATE UNIQUE INDEX ui_a ON ui (a);
--! 23505: could not create unique index "ui_a"
DROP INDEX t_b;
--= DROP INDEX
DROP INDEX nosuch;
--! 42704: index "nosuch" does not exist
DROP INDEX IF EXISTS nosuch;
--~ index "nosuch" does not exist, skipping
--= DROP INDEX
DROP INDEX t_pkey;
--! 2BP01: cannot drop index t_pkey because constraint t_pkey on table t requires it
DROP INDEX t;
--! 42809: "t" is not an index
DROP TABLE t_pkey;
--! 42809: "t_pkey" is not a table
ALTER INDEX part RENAME TO part2;
--= ALTER INDEX
DROP INDEX part2;
--= DROP INDEX
COMMENT ON TABLE t IS 'a table';
--= COMMENT
COMMENT ON COLUMN t.a IS 'a column';
--= COMMENT
SELECT obj_description('t'::regclass, 'pg_class'), col_description('t'::regclass, 2);
--> obj_description:text | col_description:text
--| a table | a column
COMMENT ON TABLE t IS NULL;
--= COMMENT
SELECT obj_description('t'::regclass, 'pg_class');
--> obj_description:text
--| ∅
COMMENT ON TABLE nosuch IS 'x';
--! 42P01: relation "nosuch" does not exist
CREATE SCHEMA s1;
--= CREATE SCHEMA
CREATE SCHEMA s1;
--! 42P06: schema "s1" already exists
CREATE SCHEMA IF NOT EXISTS s1;
--~ schema "s1" already exists, skipping
--= CREATE SCHEMA
CREATE SCHEMA pg_own;
--! 42939: unacceptable schema name "pg_own"
CREATE TABLE s1.t (z int);
--= CREATE TABLE
INSERT INTO s1.t VALUES (1);
--= INSERT 0 1
SELECT * FROM s1.t;
--> z:int4
--| 1
SET search_path TO s1, public;
--= SET
SELECT * FROM t;
--> z:int4
--| 1
SELECT current_schema(), current_schemas(false);
--> current_schema:name | current_schemas:_name
--| s1 | {s1,public}
CREATE TABLE here (a int);
--= CREATE TABLE
SELECT schemaname FROM pg_tables WHERE tablename = 'here';
--> schemaname:name
--| s1
RESET search_path;
--= RESET
SELECT * FROM here;
--! 42P01: relation "here" does not exist
DROP SCHEMA s1;
--! 2BP01: cannot drop schema s1 because other objects depend on it
DROP SCHEMA s1 CASCADE;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
DROP SCHEMA nosuch;
--! 3F000: schema "nosuch" does not exist
DROP SCHEMA IF EXISTS nosuch;
--~ schema "nosuch" does not exist, skipping
--= DROP SCHEMA
ALTER SCHEMA nosuch RENAME TO x;
--! 3F000: schema "nosuch" does not exist
CREATE UNLOGGED TABLE unl (a int);
--= CREATE TABLE
