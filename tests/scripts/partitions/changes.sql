-- ALTER TABLE and its like on partitioned tables and on their partitions.
CREATE TABLE p (a int, b text, n int) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE TABLE p2 PARTITION OF p FOR VALUES FROM (10) TO (20) PARTITION BY LIST (b);
--= CREATE TABLE
CREATE TABLE p2x PARTITION OF p2 FOR VALUES IN ('x');
--= CREATE TABLE
INSERT INTO p VALUES (1, 'one', 1), (11, 'x', 2);
--= INSERT 0 2
ALTER TABLE p ADD COLUMN c int DEFAULT 5;
--= ALTER TABLE
ALTER TABLE p ADD COLUMN s serial;
--= ALTER TABLE
ALTER TABLE p ADD COLUMN g int GENERATED ALWAYS AS (a * 2) STORED;
--= ALTER TABLE
INSERT INTO p (a, b) VALUES (2, 'two');
--= INSERT 0 1
SELECT tableoid::regclass, * FROM p ORDER BY a;
--> tableoid:regclass | a:int4 | b:text | n:int4 | c:int4 | s:int4 | g:int4
--| p1 | 1 | one | 1 | 5 | 1 | 2
--| p1 | 2 | two | ∅ | 5 | 3 | 4
--| p2x | 11 | x | 2 | 5 | 2 | 22
ALTER TABLE ONLY p ADD COLUMN z int;
--! 42P16: column must be added to child tables too
ALTER TABLE p1 ADD COLUMN z int;
--! 42809: cannot add column to a partition
ALTER TABLE p1 DROP COLUMN c;
--! 42P16: cannot drop inherited column "c"
ALTER TABLE ONLY p DROP COLUMN c;
--! 42P16: cannot drop column from only the partitioned table when partitions exist
ALTER TABLE p DROP COLUMN a;
--! 42P16: cannot drop column "a" because it is part of the partition key of relation "p"
ALTER TABLE p DROP COLUMN b;
--! 42P16: cannot drop column "b" because it is part of the partition key of relation "p2"
ALTER TABLE p ALTER COLUMN b TYPE varchar;
--! 42P16: cannot alter column "b" because it is part of the partition key of relation "p2"
ALTER TABLE p1 ALTER COLUMN c TYPE bigint;
--! 42P16: cannot alter inherited column "c"
ALTER TABLE p ALTER COLUMN c TYPE bigint;
--= ALTER TABLE
ALTER TABLE p DROP COLUMN g;
--= ALTER TABLE
ALTER TABLE p ALTER COLUMN n SET NOT NULL;
--! 23502: column "n" of relation "p1" contains null values
UPDATE p SET n = a WHERE n IS NULL;
--= UPDATE 1
ALTER TABLE p ALTER COLUMN n SET NOT NULL;
--= ALTER TABLE
ALTER TABLE p1 ALTER COLUMN n DROP NOT NULL;
--! 42P16: column "n" is marked NOT NULL in parent table
ALTER TABLE p ALTER COLUMN c SET DEFAULT 6;
--= ALTER TABLE
ALTER TABLE p1 ALTER COLUMN c SET DEFAULT 66;
--= ALTER TABLE
INSERT INTO p (a, b, n) VALUES (3, 'three', 3) RETURNING c;
--> c:int8
--| 6
--= INSERT 0 1
INSERT INTO p1 (a, b, n) VALUES (4, 'four', 4) RETURNING c;
--> c:int8
--| 66
--= INSERT 0 1
ALTER TABLE p RENAME COLUMN n TO num;
--= ALTER TABLE
ALTER TABLE p1 RENAME COLUMN num TO n;
--! 42P16: cannot rename inherited column "num"
ALTER TABLE ONLY p RENAME COLUMN num TO n;
--! 42P16: inherited column "num" must be renamed in child tables too
ALTER TABLE p ADD CONSTRAINT pos CHECK (num > 0);
--= ALTER TABLE
INSERT INTO p1 (a, b, num) VALUES (5, 'five', -5);
--! 23514: new row for relation "p1" violates check constraint "pos"
ALTER TABLE p ADD CHECK (num > 3);
--! 23514: check constraint "p_num_check" of relation "p1" is violated by some row
ALTER TABLE p1 DROP CONSTRAINT pos;
--! 42P16: cannot drop inherited constraint "pos" of relation "p1"
ALTER TABLE p1 RENAME CONSTRAINT pos TO positive;
--! 42P16: cannot rename inherited constraint "pos"
ALTER TABLE p RENAME CONSTRAINT pos TO positive;
--= ALTER TABLE
ALTER TABLE ONLY p DROP CONSTRAINT positive;
--! 42P16: cannot remove constraint from only the partitioned table when partitions exist
ALTER TABLE p ADD CONSTRAINT mine CHECK (num > 0) NO INHERIT;
--! 42P16: cannot add NO INHERIT constraint to partitioned table "p"
ALTER TABLE p DROP CONSTRAINT positive;
--= ALTER TABLE
INSERT INTO p1 (a, b, num) VALUES (5, 'five', -5);
--= INSERT 0 1
SELECT attrelid::regclass, attname, atttypid::regtype, attnotnull FROM pg_attribute WHERE attrelid IN ('p'::regclass, 'p1'::regclass, 'p2x'::regclass) AND attnum > 0 AND NOT attisdropped ORDER BY 1, attnum;
--> attrelid:regclass | attname:name | atttypid:regtype | attnotnull:bool
--| p | a | integer | f
--| p | b | text | f
--| p | num | integer | t
--| p | c | bigint | f
--| p | s | integer | t
--| p1 | a | integer | f
--| p1 | b | text | f
--| p1 | num | integer | t
--| p1 | c | bigint | f
--| p1 | s | integer | t
--| p2x | a | integer | f
--| p2x | b | text | f
--| p2x | num | integer | t
--| p2x | c | bigint | f
--| p2x | s | integer | t
ALTER TABLE p DETACH PARTITION p2x;
--! 42P01: relation "p2x" is not a partition of relation "p"
ALTER TABLE p DETACH PARTITION p2;
--= ALTER TABLE
SELECT tableoid::regclass, a FROM p2;
--> tableoid:regclass | a:int4
--| p2x | 11
SELECT count(*) FROM p;
--> count:int8
--| 5
ALTER TABLE p ATTACH PARTITION p2 FOR VALUES FROM (0) TO (12);
--! 42P17: partition "p2" would overlap partition "p1"
ALTER TABLE p ATTACH PARTITION p2 FOR VALUES FROM (12) TO (20);
--! 23514: partition constraint of relation "p2x" is violated by some row
ALTER TABLE p ATTACH PARTITION p2 FOR VALUES FROM (10) TO (20);
--= ALTER TABLE
ALTER TABLE p ATTACH PARTITION p2 FOR VALUES FROM (20) TO (30);
--! 42809: "p2" is already a partition
ALTER TABLE p2x ATTACH PARTITION p FOR VALUES IN (1);
--! 42P17: table "p2x" is not partitioned
ALTER TABLE p2 ATTACH PARTITION p FOR VALUES IN ('p');
--! 42P07: circular inheritance not allowed
CREATE TABLE other (a int, b text, num int NOT NULL, c bigint, s int NOT NULL, extra int);
--= CREATE TABLE
ALTER TABLE p ATTACH PARTITION other FOR VALUES FROM (100) TO (200);
--! 42804: table "other" contains column "extra" not found in parent "p"
ALTER TABLE other DROP COLUMN extra;
--= ALTER TABLE
ALTER TABLE other ALTER COLUMN num DROP NOT NULL;
--= ALTER TABLE
ALTER TABLE p ATTACH PARTITION other FOR VALUES FROM (100) TO (200);
--! 42804: column "num" in child table must be marked NOT NULL
ALTER TABLE other ALTER COLUMN num SET NOT NULL, ALTER COLUMN c TYPE int;
--= ALTER TABLE
ALTER TABLE p ATTACH PARTITION other FOR VALUES FROM (100) TO (200);
--! 42804: child table "other" has different type for column "c"
ALTER TABLE other ALTER COLUMN c TYPE bigint;
--= ALTER TABLE
INSERT INTO other VALUES (99, 'no', 1, 1, 1);
--= INSERT 0 1
ALTER TABLE p ATTACH PARTITION other FOR VALUES FROM (100) TO (200);
--! 23514: partition constraint of relation "other" is violated by some row
UPDATE other SET a = 100;
--= UPDATE 1
ALTER TABLE p ATTACH PARTITION other FOR VALUES FROM (100) TO (200);
--= ALTER TABLE
ALTER TABLE p ATTACH PARTITION other DEFAULT;
--! 42809: "other" is already a partition
SELECT tableoid::regclass, a FROM p ORDER BY a;
--> tableoid:regclass | a:int4
--| p1 | 1
--| p1 | 2
--| p1 | 3
--| p1 | 4
--| p1 | 5
--| p2x | 11
--| other | 100
CREATE TABLE pd PARTITION OF p DEFAULT;
--= CREATE TABLE
INSERT INTO p (a, b, num) VALUES (500, 'd', 1);
--= INSERT 0 1
CREATE TABLE p5 PARTITION OF p FOR VALUES FROM (490) TO (510);
--! 23514: updated partition constraint for default partition "pd" would be violated by some row
CREATE TABLE extra AS SELECT * FROM p WHERE a = 500;
--= SELECT 1
ALTER TABLE extra ALTER COLUMN num SET NOT NULL, ALTER COLUMN s SET NOT NULL;
--= ALTER TABLE
ALTER TABLE p ATTACH PARTITION extra FOR VALUES FROM (490) TO (510);
--! 23514: updated partition constraint for default partition "pd" would be violated by some row
DELETE FROM p WHERE a = 500;
--= DELETE 1
ALTER TABLE p ATTACH PARTITION extra FOR VALUES FROM (490) TO (510);
--= ALTER TABLE
SELECT tableoid::regclass, a FROM p WHERE a > 400;
--> tableoid:regclass | a:int4
--| extra | 500
ALTER TABLE extra ATTACH PARTITION p1 FOR VALUES FROM (1) TO (2);
--! 42P17: table "extra" is not partitioned
ALTER TABLE p DETACH PARTITION nosuch;
--! 42P01: relation "nosuch" does not exist
CREATE TABLE alone (a int);
--= CREATE TABLE
ALTER TABLE p DETACH PARTITION alone;
--! 42P01: relation "alone" is not a partition of relation "p"
ALTER TABLE p DETACH PARTITION extra FINALIZE;
--! 55000: cannot complete detaching partition "extra"
CREATE TABLE like_p (LIKE p INCLUDING ALL);
--= CREATE TABLE
SELECT relkind, relispartition FROM pg_class WHERE relname = 'like_p';
--> relkind:char | relispartition:bool
--| r | f
DROP TABLE p1;
--= DROP TABLE
INSERT INTO p (a, b, num) VALUES (1, 'back', 1) RETURNING tableoid::regclass;
--> tableoid:regclass
--| pd
--= INSERT 0 1
ALTER TABLE p RENAME TO whole;
--= ALTER TABLE
SELECT tableoid::regclass, a FROM whole ORDER BY a;
--> tableoid:regclass | a:int4
--| pd | 1
--| p2x | 11
--| other | 100
--| extra | 500
CREATE VIEW wv AS SELECT a FROM whole;
--= CREATE VIEW
DROP TABLE whole;
--! 2BP01: cannot drop table whole because other objects depend on it
DROP TABLE whole CASCADE;
--~ drop cascades to 2 other objects
--= DROP TABLE
DROP TABLE alone, like_p;
--= DROP TABLE
CREATE DOMAIN kd AS int;
--= CREATE DOMAIN
CREATE TABLE k (a kd, b int) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE k1 PARTITION OF k FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
INSERT INTO k VALUES (5, 1);
--= INSERT 0 1
SELECT tableoid::regclass, * FROM k WHERE a = 5;
--> tableoid:regclass | a:int4 | b:int4
--| k1 | 5 | 1
DROP DOMAIN kd;
--! 2BP01: cannot drop type kd because other objects depend on it
DROP DOMAIN kd CASCADE;
--~ drop cascades to table k
--= DROP DOMAIN
SELECT count(*) FROM pg_class WHERE relname IN ('k', 'k1');
--> count:int8
--| 0
CREATE ROLE part_reader;
--= CREATE ROLE
CREATE TABLE rights (a int) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE rights1 PARTITION OF rights FOR VALUES IN (1);
--= CREATE TABLE
INSERT INTO rights VALUES (1);
--= INSERT 0 1
GRANT SELECT, UPDATE ON rights TO part_reader;
--= GRANT
SET ROLE part_reader;
--= SET
SELECT * FROM rights;
--> a:int4
--| 1
UPDATE rights SET a = 1;
--= UPDATE 1
SELECT * FROM rights1;
--! 42501: permission denied for table rights1
INSERT INTO rights VALUES (1);
--! 42501: permission denied for table rights
CREATE TABLE rights2 PARTITION OF rights FOR VALUES IN (2);
--! 42501: permission denied for schema public
RESET ROLE;
--= RESET
DROP TABLE rights;
--= DROP TABLE
DROP ROLE part_reader;
--= DROP ROLE
