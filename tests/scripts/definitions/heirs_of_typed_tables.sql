-- Changes of a type's attributes reach the heirs of its tables.
CREATE TYPE tt AS (a int, b int);
--= CREATE TYPE
CREATE TABLE t1 OF tt;
--= CREATE TABLE
CREATE TABLE t2 () INHERITS (t1);
--= CREATE TABLE
CREATE TABLE t3 () INHERITS (t2);
--= CREATE TABLE
INSERT INTO t3 VALUES (1, 2);
--= INSERT 0 1
ALTER TYPE tt RENAME ATTRIBUTE a TO aa CASCADE;
--= ALTER TYPE
ALTER TYPE tt ADD ATTRIBUTE c int CASCADE;
--= ALTER TYPE
ALTER TYPE tt ALTER ATTRIBUTE c TYPE text CASCADE;
--= ALTER TYPE
ALTER TYPE tt DROP ATTRIBUTE b CASCADE;
--= ALTER TYPE
SELECT attrelid::regclass, attname, atttypid::regtype FROM pg_attribute WHERE attrelid IN ('t1'::regclass, 't2'::regclass, 't3'::regclass) AND attnum > 0 AND NOT attisdropped ORDER BY 1, attnum;
--> attrelid:regclass | attname:name | atttypid:regtype
--| t1 | aa | integer
--| t1 | c | text
--| t2 | aa | integer
--| t2 | c | text
--| t3 | aa | integer
--| t3 | c | text
SELECT aa, c FROM t1;
--> aa:int4 | c:text
--| 1 | ∅
