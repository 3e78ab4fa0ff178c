-- INHERITS: columns and checks of several tables in one, what reaches those below, and what those can't change alone.
CREATE TABLE a (aa int NOT NULL, x int DEFAULT 1, CONSTRAINT x_small CHECK (x < 100), CONSTRAINT a_alone CHECK (aa > 0) NO INHERIT);
--= CREATE TABLE
CREATE TABLE b (bb text, x int DEFAULT 2);
--= CREATE TABLE
CREATE TABLE ab () INHERITS (a, b);
--~ merging multiple inherited definitions of column "x"
--! 42611: column "x" inherits conflicting default values
CREATE TABLE ab (x int DEFAULT 3, y date, CONSTRAINT x_small CHECK (x < 100)) INHERITS (a, b);
--~ merging multiple inherited definitions of column "x"
--~ moving and merging column "x" with inherited definition
--~ merging constraint "x_small" with inherited definition
--= CREATE TABLE
CREATE TABLE ab2 (LIKE a, bb text) INHERITS (b);
--~ merging column "x" with inherited definition
--~ moving and merging column "bb" with inherited definition
--= CREATE TABLE
CREATE TABLE no1 (x text) INHERITS (a);
--~ moving and merging column "x" with inherited definition
--! 42804: column "x" has a type conflict
CREATE TABLE no1 (x varchar(3)) INHERITS (b, a);
--~ merging multiple inherited definitions of column "x"
--~ moving and merging column "x" with inherited definition
--! 42804: column "x" has a type conflict
CREATE TABLE no1 () INHERITS (a, a);
--! 42P07: relation "a" would be inherited from more than once
CREATE TABLE no1 (aa int, aa int) INHERITS (a);
--! 42701: column "aa" specified more than once
CREATE TABLE no1 (CONSTRAINT x_small CHECK (x > 1)) INHERITS (a);
--! 42710: constraint "x_small" for relation "no1" already exists
CREATE TABLE no1 (CONSTRAINT x_small CHECK (x < 100) NO INHERIT) INHERITS (a);
--! 42P17: constraint "x_small" conflicts with inherited constraint on relation "no1"
CREATE VIEW av AS SELECT 1 AS x;
--= CREATE VIEW
CREATE TABLE no1 () INHERITS (av);
--! 42809: inherited relation "av" is not a table or foreign table
CREATE TABLE parted (k int) PARTITION BY LIST (k);
--= CREATE TABLE
CREATE TABLE no1 () INHERITS (parted);
--! 42809: cannot inherit from partitioned table "parted"
CREATE TABLE part PARTITION OF parted FOR VALUES IN (1);
--= CREATE TABLE
CREATE TABLE no1 () INHERITS (part);
--! 42809: cannot inherit from partition "part"
CREATE TABLE no1 (k int) INHERITS (a) PARTITION BY LIST (k);
--! 42P17: cannot create partitioned table as inheritance child
CREATE TEMP TABLE ta (x int);
--= CREATE TABLE
CREATE TABLE no1 () INHERITS (ta);
--! 42809: cannot inherit from temporary relation "ta"
SELECT attname, format_type(atttypid, atttypmod), attnotnull, attislocal, attinhcount FROM pg_attribute WHERE attrelid = 'ab'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | format_type:text | attnotnull:bool | attislocal:bool | attinhcount:int4
--| aa | integer | t | f | 1
--| x | integer | f | t | 2
--| bb | text | f | f | 1
--| y | date | f | t | 0
SELECT conname, conislocal, coninhcount, connoinherit FROM pg_constraint WHERE conrelid = 'ab'::regclass ORDER BY 1;
--> conname:name | conislocal:bool | coninhcount:int4 | connoinherit:bool
--| x_small | t | 1 | f
SELECT inhrelid::regclass, inhparent::regclass, inhseqno FROM pg_inherits WHERE inhrelid = 'ab'::regclass ORDER BY 3;
--> inhrelid:regclass | inhparent:regclass | inhseqno:int4
--| ab | a | 1
--| ab | b | 2
SELECT relname, relhassubclass, relkind FROM pg_class WHERE relname IN ('a', 'b', 'ab') ORDER BY 1;
--> relname:name | relhassubclass:bool | relkind:char
--| a | t | r
--| ab | f | r
--| b | t | r
INSERT INTO ab VALUES (1);
--= INSERT 0 1
INSERT INTO ab (aa, x) VALUES (1, 100);
--! 23514: new row for relation "ab" violates check constraint "x_small"
INSERT INTO ab (aa) VALUES (-1);
--= INSERT 0 1
SELECT * FROM ab ORDER BY aa;
--> aa:int4 | x:int4 | bb:text | y:date
--| -1 | 3 | ∅ | ∅
--| 1 | 3 | ∅ | ∅
ALTER TABLE a ADD COLUMN z int DEFAULT 7 CHECK (z > 0);
--= ALTER TABLE
ALTER TABLE b ADD COLUMN z int;
--~ merging definition of column "z" for child "ab"
--= ALTER TABLE
ALTER TABLE b ADD COLUMN z2 text, ADD COLUMN y int;
--! 42804: child table "ab" has different type for column "y"
SELECT * FROM ab ORDER BY aa;
--> aa:int4 | x:int4 | bb:text | y:date | z:int4
--| -1 | 3 | ∅ | ∅ | 7
--| 1 | 3 | ∅ | ∅ | 7
ALTER TABLE ONLY a ADD COLUMN w int;
--! 42P16: column must be added to child tables too
ALTER TABLE ab DROP COLUMN z;
--! 42P16: cannot drop inherited column "z"
ALTER TABLE ab ALTER COLUMN z TYPE bigint;
--! 42P16: cannot alter inherited column "z"
ALTER TABLE a ALTER COLUMN z TYPE bigint;
--! 42P16: cannot alter inherited column "z" of relation "ab"
ALTER TABLE ab RENAME COLUMN z TO zz;
--! 42P16: cannot rename inherited column "z"
ALTER TABLE a RENAME COLUMN z TO zz;
--! 42P16: cannot rename inherited column "z"
ALTER TABLE a RENAME COLUMN aa TO a1;
--= ALTER TABLE
ALTER TABLE ONLY a RENAME COLUMN a1 TO a2;
--! 42P16: inherited column "a1" must be renamed in child tables too
ALTER TABLE a ALTER COLUMN a1 TYPE bigint;
--= ALTER TABLE
ALTER TABLE ONLY a ALTER COLUMN a1 TYPE int;
--! 42P16: type of inherited column "a1" must be changed in child tables too
ALTER TABLE a ALTER COLUMN a1 SET DEFAULT 5;
--= ALTER TABLE
ALTER TABLE b ALTER COLUMN bb SET NOT NULL;
--! 23502: column "bb" of relation "ab" contains null values
UPDATE ab SET bb = 'b';
--= UPDATE 2
ALTER TABLE b ALTER COLUMN bb SET NOT NULL;
--= ALTER TABLE
ALTER TABLE ab ALTER COLUMN bb DROP NOT NULL;
--= ALTER TABLE
SELECT attname, format_type(atttypid, atttypmod), attnotnull, attislocal, attinhcount FROM pg_attribute WHERE attrelid = 'ab'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | format_type:text | attnotnull:bool | attislocal:bool | attinhcount:int4
--| a1 | bigint | t | f | 1
--| x | integer | f | t | 2
--| bb | text | f | f | 1
--| y | date | f | t | 0
--| z | integer | f | f | 2
ALTER TABLE a DROP COLUMN z;
--= ALTER TABLE
SELECT attname, attislocal, attinhcount FROM pg_attribute WHERE attrelid = 'ab'::regclass AND attnum > 0 AND attname = 'z';
--> attname:name | attislocal:bool | attinhcount:int4
--| z | f | 1
ALTER TABLE b DROP COLUMN z;
--= ALTER TABLE
SELECT attname, attislocal, attinhcount FROM pg_attribute WHERE attrelid = 'ab'::regclass AND attnum > 0 AND attname = 'z';
--> attname:name | attislocal:bool | attinhcount:int4
ALTER TABLE ONLY b DROP COLUMN z2;
--! 42703: column "z2" of relation "b" does not exist
SELECT attname, attislocal, attinhcount FROM pg_attribute WHERE attrelid = 'ab'::regclass AND attnum > 0 AND attname = 'z2';
--> attname:name | attislocal:bool | attinhcount:int4
ALTER TABLE a ADD CONSTRAINT more CHECK (a1 < 1000);
--= ALTER TABLE
ALTER TABLE ab DROP CONSTRAINT more;
--! 42P16: cannot drop inherited constraint "more" of relation "ab"
ALTER TABLE ONLY a ADD CONSTRAINT alone CHECK (a1 < 1001);
--! 42P16: constraint must be added to child tables too
ALTER TABLE ONLY a ADD CONSTRAINT alone CHECK (a1 < 1001) NO INHERIT;
--= ALTER TABLE
ALTER TABLE ab ADD CONSTRAINT more CHECK (a1 < 1000);
--~ merging constraint "more" with inherited definition
--= ALTER TABLE
ALTER TABLE a DROP CONSTRAINT more;
--= ALTER TABLE
ALTER TABLE ab DROP CONSTRAINT more;
--= ALTER TABLE
ALTER TABLE a ADD CONSTRAINT later CHECK (a1 <> 0) NOT VALID;
--= ALTER TABLE
ALTER TABLE a VALIDATE CONSTRAINT later;
--= ALTER TABLE
SELECT conrelid::regclass, conname, convalidated, conislocal, coninhcount FROM pg_constraint WHERE conname = 'later' ORDER BY 1;
--> conrelid:regclass | conname:name | convalidated:bool | conislocal:bool | coninhcount:int4
--| a | later | t | t | 0
--| ab | later | t | f | 1
ALTER TABLE a RENAME CONSTRAINT later TO sooner;
--= ALTER TABLE
ALTER TABLE ab RENAME CONSTRAINT sooner TO never;
--! 42P16: cannot rename inherited constraint "sooner"
ALTER TABLE ab ADD CONSTRAINT mine CHECK (a1 > -5) NO INHERIT;
--= ALTER TABLE
ALTER TABLE a ADD CONSTRAINT mine CHECK (a1 > -5);
--! 42P17: constraint "mine" conflicts with non-inherited constraint on relation "ab"
CREATE TABLE d (a1 bigint, x int);
--= CREATE TABLE
ALTER TABLE d INHERIT a;
--! 42804: column "a1" in child table must be marked NOT NULL
ALTER TABLE d ALTER a1 SET NOT NULL;
--= ALTER TABLE
ALTER TABLE d INHERIT a;
--! 42804: child table is missing constraint "sooner"
ALTER TABLE d ADD CONSTRAINT x_small CHECK (x < 101), ADD CONSTRAINT sooner CHECK (a1 <> 0);
--= ALTER TABLE
ALTER TABLE d INHERIT a;
--! 42804: child table "d" has different definition for check constraint "x_small"
ALTER TABLE d DROP CONSTRAINT x_small, ADD CONSTRAINT x_small CHECK (x < 100);
--= ALTER TABLE
ALTER TABLE d INHERIT a;
--= ALTER TABLE
ALTER TABLE d INHERIT a;
--! 42P07: relation "a" would be inherited from more than once
ALTER TABLE a INHERIT d;
--! 42P07: circular inheritance not allowed
ALTER TABLE a INHERIT a;
--! 42P07: circular inheritance not allowed
ALTER TABLE d INHERIT b;
--! 42804: child table is missing column "bb"
INSERT INTO d VALUES (42, 1);
--= INSERT 0 1
SELECT a1, tableoid::regclass FROM a ORDER BY 1;
--> a1:int8 | tableoid:regclass
--| -1 | ab
--| 1 | ab
--| 42 | d
ALTER TABLE d NO INHERIT b;
--! 42P01: relation "b" is not a parent of relation "d"
ALTER TABLE d NO INHERIT a;
--= ALTER TABLE
SELECT a1, tableoid::regclass FROM a ORDER BY 1;
--> a1:int8 | tableoid:regclass
--| -1 | ab
--| 1 | ab
ALTER TABLE part INHERIT a;
--! 42809: cannot change inheritance of a partition
ALTER TABLE parted INHERIT a;
--! 42809: cannot change inheritance of partitioned table
CREATE TABLE top (f int);
--= CREATE TABLE
CREATE TABLE left_one () INHERITS (top);
--= CREATE TABLE
CREATE TABLE right_one () INHERITS (top);
--= CREATE TABLE
CREATE TABLE bottom () INHERITS (left_one, right_one);
--~ merging multiple inherited definitions of column "f"
--= CREATE TABLE
ALTER TABLE top ADD COLUMN n int DEFAULT 3;
--~ merging definition of column "n" for child "bottom"
--= ALTER TABLE
INSERT INTO bottom VALUES (1);
--= INSERT 0 1
SELECT tableoid::regclass, * FROM top;
--> tableoid:regclass | f:int4 | n:int4
--| bottom | 1 | 3
ALTER TABLE top ALTER COLUMN n TYPE text USING n + 1;
--= ALTER TABLE
ALTER TABLE top RENAME COLUMN n TO m;
--= ALTER TABLE
SELECT tableoid::regclass, * FROM top;
--> tableoid:regclass | f:int4 | m:text
--| bottom | 1 | 4
ALTER TABLE left_one RENAME COLUMN m TO o;
--! 42P16: cannot rename inherited column "m"
ALTER TABLE top DROP COLUMN m;
--= ALTER TABLE
SELECT * FROM bottom;
--> f:int4
--| 1
DROP TABLE left_one;
--! 2BP01: cannot drop table left_one because other objects depend on it
DROP TABLE top;
--! 2BP01: cannot drop table top because other objects depend on it
DROP TABLE top CASCADE;
--~ drop cascades to 3 other objects
--= DROP TABLE
SELECT count(*) FROM pg_inherits WHERE inhparent NOT IN (SELECT oid FROM pg_class);
--> count:int8
--| 0
DROP TABLE bottom;
--! 42P01: table "bottom" does not exist
DROP TABLE ab;
--= DROP TABLE
SELECT * FROM a;
--> a1:int8 | x:int4
CREATE TABLE none (x int DEFAULT NULL) INHERITS (a);
--~ moving and merging column "x" with inherited definition
--= CREATE TABLE
INSERT INTO none (a1) VALUES (7) RETURNING x;
--> x:int4
--| ∅
--= INSERT 0 1
