-- ALTER TABLE in all its forms.
CREATE TABLE t (id int PRIMARY KEY, a int, b text);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10, 'x'), (2, 20, NULL);
--= INSERT 0 2
ALTER TABLE t ADD COLUMN c int;
--= ALTER TABLE
ALTER TABLE t ADD d int DEFAULT 7;
--= ALTER TABLE
ALTER TABLE t ADD COLUMN e text NOT NULL DEFAULT 'e', ADD COLUMN f bool DEFAULT true;
--= ALTER TABLE
SELECT * FROM t ORDER BY id;
--> id:int4 | a:int4 | b:text | c:int4 | d:int4 | e:text | f:bool
--| 1 | 10 | x | ∅ | 7 | e | t
--| 2 | 20 | ∅ | ∅ | 7 | e | t
ALTER TABLE t ADD COLUMN c int;
--! 42701: column "c" of relation "t" already exists
ALTER TABLE t ADD COLUMN IF NOT EXISTS c int;
--~ column "c" of relation "t" already exists, skipping
--= ALTER TABLE
ALTER TABLE t ADD COLUMN n int NOT NULL;
--! 23502: column "n" of relation "t" contains null values
ALTER TABLE t ADD COLUMN g int GENERATED ALWAYS AS (a * 2) STORED;
--= ALTER TABLE
ALTER TABLE t ADD COLUMN s serial;
--= ALTER TABLE
ALTER TABLE t ADD COLUMN u uuid DEFAULT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11';
--= ALTER TABLE
SELECT id, g, s, u FROM t ORDER BY id;
--> id:int4 | g:int4 | s:int4 | u:uuid
--| 1 | 20 | 1 | a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11
--| 2 | 40 | 2 | a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11
ALTER TABLE t DROP COLUMN c;
--= ALTER TABLE
ALTER TABLE t DROP COLUMN nosuch;
--! 42703: column "nosuch" of relation "t" does not exist
ALTER TABLE t DROP COLUMN IF EXISTS nosuch;
--~ column "nosuch" of relation "t" does not exist, skipping
--= ALTER TABLE
ALTER TABLE t DROP COLUMN a;
--! 2BP01: cannot drop column a of table t because other objects depend on it
ALTER TABLE t DROP COLUMN g, DROP COLUMN s, DROP COLUMN u;
--= ALTER TABLE
SELECT * FROM t ORDER BY id;
--> id:int4 | a:int4 | b:text | d:int4 | e:text | f:bool
--| 1 | 10 | x | 7 | e | t
--| 2 | 20 | ∅ | 7 | e | t
INSERT INTO t VALUES (3, 30, 'z', 3, 'ee', false);
--= INSERT 0 1
ALTER TABLE t RENAME COLUMN d TO dd;
--= ALTER TABLE
ALTER TABLE t RENAME f TO flag;
--= ALTER TABLE
ALTER TABLE t RENAME nosuch TO x;
--! 42703: column "nosuch" does not exist
ALTER TABLE t RENAME a TO b;
--! 42701: column "b" of relation "t" already exists
SELECT dd, flag FROM t ORDER BY id;
--> dd:int4 | flag:bool
--| 7 | t
--| 7 | t
--| 3 | f
ALTER TABLE t ALTER COLUMN dd SET DEFAULT 70, ALTER COLUMN e DROP NOT NULL;
--= ALTER TABLE
INSERT INTO t (id, e) VALUES (4, NULL) RETURNING dd, e;
--> dd:int4 | e:text
--| 70 | ∅
--= INSERT 0 1
ALTER TABLE t ALTER COLUMN e SET NOT NULL;
--! 23502: column "e" of relation "t" contains null values
DELETE FROM t WHERE id = 4;
--= DELETE 1
ALTER TABLE t ALTER COLUMN e SET NOT NULL;
--= ALTER TABLE
ALTER TABLE t ALTER COLUMN dd DROP DEFAULT;
--= ALTER TABLE
ALTER TABLE t ALTER COLUMN b SET NOT NULL;
--! 23502: column "b" of relation "t" contains null values
ALTER TABLE t ALTER COLUMN nosuch SET NOT NULL;
--! 42703: column "nosuch" of relation "t" does not exist
ALTER TABLE t ALTER COLUMN a SET DEFAULT 'abc';
--! 22P02: invalid input syntax for type integer: "abc"
ALTER TABLE t ALTER COLUMN id DROP NOT NULL;
--! 42P16: column "id" is in a primary key
ALTER TABLE t ALTER COLUMN a TYPE bigint;
--= ALTER TABLE
ALTER TABLE t ALTER COLUMN a TYPE text;
--= ALTER TABLE
SELECT a || '!' FROM t ORDER BY id;
--> ?column?:text
--| 10!
--| 20!
--| 30!
ALTER TABLE t ALTER COLUMN a TYPE int;
--! 42804: column "a" cannot be cast automatically to type integer
ALTER TABLE t ALTER COLUMN a TYPE int USING a::int + 1;
--= ALTER TABLE
SELECT a FROM t ORDER BY id;
--> a:int4
--| 11
--| 21
--| 31
ALTER TABLE t ALTER b TYPE int USING length(b);
--= ALTER TABLE
SELECT b FROM t ORDER BY id;
--> b:int4
--| 1
--| ∅
--| 1
ALTER TABLE t ALTER flag TYPE int USING 'x';
--! 22P02: invalid input syntax for type integer: "x"
ALTER TABLE t ALTER dd TYPE numeric(3,1);
--= ALTER TABLE
SELECT dd FROM t ORDER BY id;
--> dd:numeric
--| 7.0
--| 7.0
--| 3.0
ALTER TABLE t ALTER dd TYPE numeric(2,1) USING dd * 100;
--! 22003: numeric field overflow
ALTER TABLE t ADD CONSTRAINT a_pos CHECK (a > 0);
--= ALTER TABLE
ALTER TABLE t ADD CONSTRAINT a_pos CHECK (a > 1);
--! 42710: constraint "a_pos" for relation "t" already exists
ALTER TABLE t ADD CHECK (a > 1000);
--! 23514: check constraint "t_a_check" of relation "t" is violated by some row
INSERT INTO t (id, a, e) VALUES (5, -1, 'x');
--! 23514: new row for relation "t" violates check constraint "a_pos"
ALTER TABLE t DROP CONSTRAINT a_pos;
--= ALTER TABLE
ALTER TABLE t DROP CONSTRAINT a_pos;
--! 42704: constraint "a_pos" of relation "t" does not exist
ALTER TABLE t DROP CONSTRAINT IF EXISTS a_pos;
--~ constraint "a_pos" of relation "t" does not exist, skipping
--= ALTER TABLE
ALTER TABLE t ADD CONSTRAINT a_pos CHECK (a > 0) NOT VALID;
--= ALTER TABLE
ALTER TABLE t VALIDATE CONSTRAINT a_pos;
--= ALTER TABLE
ALTER TABLE t ADD UNIQUE (a);
--= ALTER TABLE
ALTER TABLE t ADD CONSTRAINT bu UNIQUE (b, a);
--= ALTER TABLE
INSERT INTO t (id, a, e) VALUES (6, 11, 'x');
--! 23505: duplicate key value violates unique constraint "t_a_key"
ALTER TABLE t ADD UNIQUE (flag);
--! 23505: could not create unique index "t_flag_key"
UPDATE t SET flag = true;
--= UPDATE 3
ALTER TABLE t ADD UNIQUE (flag);
--! 23505: could not create unique index "t_flag_key"
ALTER TABLE t ADD PRIMARY KEY (a);
--! 42P16: multiple primary keys for table "t" are not allowed
ALTER TABLE t DROP CONSTRAINT t_pkey;
--= ALTER TABLE
ALTER TABLE t ADD PRIMARY KEY (a);
--= ALTER TABLE
--@ differs: of two constraints that are violated the primary key is told
INSERT INTO t (id, a, e) VALUES (6, 11, 'x');
--! 23505: duplicate key value violates unique constraint "t_pkey"
ALTER TABLE t DROP CONSTRAINT t_pkey, ADD CONSTRAINT new_pk PRIMARY KEY (id);
--= ALTER TABLE
CREATE TABLE r (id int PRIMARY KEY, t int);
--= CREATE TABLE
INSERT INTO r VALUES (1, 1), (2, 99);
--= INSERT 0 2
ALTER TABLE r ADD FOREIGN KEY (t) REFERENCES t;
--! 23503: insert or update on table "r" violates foreign key constraint "r_t_fkey"
DELETE FROM r WHERE id = 2;
--= DELETE 1
ALTER TABLE r ADD CONSTRAINT r_fk FOREIGN KEY (t) REFERENCES t (id) ON DELETE CASCADE;
--= ALTER TABLE
DELETE FROM t WHERE id = 1;
--= DELETE 1
SELECT count(*) FROM r;
--> count:int8
--| 0
ALTER TABLE t DROP CONSTRAINT new_pk;
--! 2BP01: cannot drop constraint new_pk on table t because other objects depend on it
ALTER TABLE t DROP CONSTRAINT new_pk CASCADE;
--~ drop cascades to constraint r_fk on table r
--= ALTER TABLE
INSERT INTO r VALUES (3, 12345);
--= INSERT 0 1
ALTER TABLE t RENAME CONSTRAINT bu TO bu2;
--= ALTER TABLE
ALTER TABLE t RENAME CONSTRAINT nosuch TO x;
--! 42704: constraint "nosuch" for table "t" does not exist
ALTER TABLE t RENAME TO t2;
--= ALTER TABLE
SELECT count(*) FROM t;
--! 42P01: relation "t" does not exist
SELECT count(*) FROM t2;
--> count:int8
--| 2
ALTER TABLE t2 RENAME TO r;
--! 42P07: relation "r" already exists
ALTER TABLE nosuch ADD COLUMN a int;
--! 42P01: relation "nosuch" does not exist
ALTER TABLE IF EXISTS nosuch ADD COLUMN a int;
--~ relation "nosuch" does not exist, skipping
--= ALTER TABLE
ALTER TABLE t2 ADD COLUMN i int GENERATED BY DEFAULT AS IDENTITY;
--= ALTER TABLE
SELECT i FROM t2 ORDER BY i;
--> i:int4
--| 1
--| 2
ALTER TABLE t2 ALTER i SET GENERATED ALWAYS;
--= ALTER TABLE
INSERT INTO t2 (id, a, e, i) VALUES (9, 900, 'x', 5);
--! 428C9: cannot insert a non-DEFAULT value into column "i"
ALTER TABLE t2 ALTER i RESTART WITH 100;
--= ALTER TABLE
INSERT INTO t2 (id, a, e) VALUES (9, 900, 'x') RETURNING i;
--> i:int4
--| 100
--= INSERT 0 1
ALTER TABLE t2 ALTER i DROP IDENTITY;
--= ALTER TABLE
ALTER TABLE t2 ALTER i DROP IDENTITY;
--! 55000: column "i" of relation "t2" is not an identity column
ALTER TABLE t2 ALTER i DROP IDENTITY IF EXISTS;
--~ column "i" of relation "t2" is not an identity column, skipping
--= ALTER TABLE
ALTER TABLE t2 ALTER i ADD GENERATED ALWAYS AS IDENTITY;
--= ALTER TABLE
ALTER TABLE t2 ADD COLUMN gg int GENERATED ALWAYS AS (a + 1) STORED;
--= ALTER TABLE
ALTER TABLE t2 ALTER gg DROP EXPRESSION;
--= ALTER TABLE
UPDATE t2 SET gg = 0 WHERE id = 9 RETURNING gg;
--> gg:int4
--| 0
--= UPDATE 1
CREATE SCHEMA other;
--= CREATE SCHEMA
ALTER TABLE t2 SET SCHEMA other;
--= ALTER TABLE
SELECT count(*) FROM t2;
--! 42P01: relation "t2" does not exist
SELECT count(*) FROM other.t2;
--> count:int8
--| 3
ALTER TABLE other.t2 ALTER e SET STATISTICS 100;
--= ALTER TABLE
ALTER TABLE other.t2 SET (fillfactor = 70);
--= ALTER TABLE
CREATE VIEW v AS SELECT id, a FROM other.t2;
--= CREATE VIEW
ALTER TABLE other.t2 DROP COLUMN a;
--! 2BP01: cannot drop column a of table other.t2 because other objects depend on it
ALTER TABLE other.t2 ALTER a TYPE bigint;
--! 0A000: cannot alter type of a column used by a view or rule
DROP TABLE other.t2;
--! 2BP01: cannot drop table other.t2 because other objects depend on it
DROP TABLE other.t2 CASCADE;
--~ drop cascades to view v
--= DROP TABLE
SELECT * FROM v;
--! 42P01: relation "v" does not exist
BEGIN;
--= BEGIN
CREATE TABLE inner_t (a int);
--= CREATE TABLE
ALTER TABLE inner_t ADD COLUMN b int DEFAULT 5;
--= ALTER TABLE
INSERT INTO inner_t (a) VALUES (1) RETURNING *;
--> a:int4 | b:int4
--| 1 | 5
--= INSERT 0 1
ROLLBACK;
--= ROLLBACK
SELECT * FROM inner_t;
--! 42P01: relation "inner_t" does not exist
BEGIN;
--= BEGIN
ALTER TABLE r ADD COLUMN z int DEFAULT 3;
--= ALTER TABLE
SELECT * FROM r ORDER BY id;
--> id:int4 | t:int4 | z:int4
--| 3 | 12345 | 3
ROLLBACK;
--= ROLLBACK
SELECT * FROM r ORDER BY id;
--> id:int4 | t:int4
--| 3 | 12345
DROP TABLE r;
--= DROP TABLE

-- A column added with a default and widened without a rewrite keeps what older rows have in it.
CREATE TABLE widened (id int PRIMARY KEY);
--= CREATE TABLE
INSERT INTO widened VALUES (1);
--= INSERT 0 1
ALTER TABLE widened ADD c varchar(5) DEFAULT 'x', ADD d varchar(5) DEFAULT 'y', ADD e varchar(5) DEFAULT 'z';
--= ALTER TABLE
ALTER TABLE widened ALTER c TYPE varchar(10), ALTER d TYPE text, ALTER e TYPE varchar(2);
--= ALTER TABLE
SELECT * FROM widened;
--> id:int4 | c:varchar | d:text | e:varchar
--| 1 | x | y | z
