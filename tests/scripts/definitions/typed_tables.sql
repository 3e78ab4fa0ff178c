-- CREATE TABLE OF: tables whose columns are a composite type's fields.
CREATE TABLE t OF nothing;
--! 42704: type "nothing" does not exist
CREATE TYPE person AS (id int, name text);
--= CREATE TYPE
CREATE TABLE persons OF person;
--= CREATE TABLE
CREATE TABLE IF NOT EXISTS persons OF person;
--~ relation "persons" already exists, skipping
--= CREATE TABLE
INSERT INTO persons VALUES (1, 'test');
--= INSERT 0 1
SELECT * FROM persons;
--> id:int4 | name:text
--| 1 | test
CREATE FUNCTION all_persons() RETURNS SETOF person LANGUAGE sql AS 'SELECT * FROM persons';
--= CREATE FUNCTION
SELECT * FROM all_persons();
--> id:int4 | name:text
--| 1 | test
ALTER TABLE persons ADD COLUMN comment text;
--! 42809: cannot add column to typed table
ALTER TABLE persons DROP COLUMN name;
--! 42809: cannot drop column from typed table
ALTER TABLE persons RENAME COLUMN id TO num;
--! 42809: cannot rename column of typed table
ALTER TABLE persons ALTER COLUMN name TYPE varchar;
--! 42809: cannot alter column type of typed table
CREATE TABLE stuff (id int);
--= CREATE TABLE
ALTER TABLE persons INHERIT stuff;
--! 42809: cannot change inheritance of typed table
CREATE TABLE wrong OF person (myname WITH OPTIONS NOT NULL);
--! 42703: column "myname" does not exist
CREATE TABLE persons2 OF person (id WITH OPTIONS PRIMARY KEY, UNIQUE (name));
--= CREATE TABLE
CREATE TABLE persons3 OF person (PRIMARY KEY (id), name NOT NULL DEFAULT 'x' CHECK (name <> ''));
--= CREATE TABLE
CREATE TABLE persons4 OF person (name WITH OPTIONS NOT NULL, name WITH OPTIONS DEFAULT '');
--! 42701: column "name" specified more than once
CREATE TABLE wrong OF stuff;
--! 42809: type stuff is not a composite type
CREATE TABLE wrong OF int;
--! 42704: type "int" does not exist
INSERT INTO persons3 (id) VALUES (1);
--= INSERT 0 1
INSERT INTO persons3 VALUES (1, 'y');
--! 23505: duplicate key value violates unique constraint "persons3_pkey"
INSERT INTO persons3 VALUES (2, '');
--! 23514: new row for relation "persons3" violates check constraint "persons3_name_check"
SELECT * FROM persons3;
--> id:int4 | name:text
--| 1 | x
SELECT relname, reloftype::regtype FROM pg_class WHERE reloftype <> 0 ORDER BY 1;
--> relname:name | reloftype:regtype
--| persons | person
--| persons2 | person
--| persons3 | person
SELECT table_name, is_typed, user_defined_type_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1;
--> table_name:name | is_typed:varchar | user_defined_type_name:name
--| persons | YES | person
--| persons2 | YES | person
--| persons3 | YES | person
--| stuff | NO | ∅
SELECT pg_describe_object(classid, objid, objsubid), deptype FROM pg_depend WHERE refobjid = 'person'::regtype AND classid = 'pg_class'::regclass AND objid = 'persons'::regclass;
--> pg_describe_object:text | deptype:char
--| table persons | n
-- A row of the table is a row of the type.
CREATE FUNCTION name_length(person) RETURNS int LANGUAGE sql AS 'SELECT length($1.name)';
--= CREATE FUNCTION
SELECT id, name_length(persons) FROM persons;
--> id:int4 | name_length:int4
--| 1 | 4
SELECT (p::person).name, p.name_length FROM persons p;
--> name:text | name_length:int4
--| test | 4
CREATE TABLE parent (a int, b text);
--= CREATE TABLE
CREATE TABLE heir (c int, b text, a int) INHERITS (parent);
--~ merging column "b" with inherited definition
--~ moving and merging column "a" with inherited definition
--= CREATE TABLE
INSERT INTO heir (c, b, a) VALUES (3, 'two', 1);
--= INSERT 0 1
CREATE FUNCTION first(parent) RETURNS text LANGUAGE sql AS 'SELECT $1.a || $1.b';
--= CREATE FUNCTION
SELECT first(heir), heir::parent, h.first FROM heir, heir h;
--> first:text | heir:user | first:text
--| 1two | (1,two) | 1two
-- The type changes with its tables, or not at all.
ALTER TYPE person ADD ATTRIBUTE age int;
--! 2BP01: cannot alter type "person" because it is the type of a typed table
ALTER TYPE person DROP ATTRIBUTE name;
--! 2BP01: cannot alter type "person" because it is the type of a typed table
ALTER TYPE person ALTER ATTRIBUTE name TYPE varchar;
--! 2BP01: cannot alter type "person" because it is the type of a typed table
ALTER TYPE person RENAME ATTRIBUTE id TO num;
--! 2BP01: cannot alter type "person" because it is the type of a typed table
DROP FUNCTION all_persons();
--= DROP FUNCTION
DROP FUNCTION name_length(person);
--= DROP FUNCTION
ALTER TYPE person ADD ATTRIBUTE age int CASCADE;
--= ALTER TYPE
SELECT * FROM persons3;
--> id:int4 | name:text | age:int4
--| 1 | x | ∅
ALTER TYPE person RENAME ATTRIBUTE id TO num CASCADE;
--= ALTER TYPE
ALTER TYPE person ALTER ATTRIBUTE age TYPE numeric(5,1) CASCADE;
--= ALTER TYPE
UPDATE persons3 SET age = 7.25;
--= UPDATE 1
SELECT * FROM persons3;
--> num:int4 | name:text | age:numeric
--| 1 | x | 7.3
ALTER TYPE person DROP ATTRIBUTE name CASCADE;
--= ALTER TYPE
ALTER TYPE person RENAME ATTRIBUTE none TO one;
--! 2BP01: cannot alter type "person" because it is the type of a typed table
ALTER TYPE person RENAME ATTRIBUTE num TO age;
--! 2BP01: cannot alter type "person" because it is the type of a typed table
SELECT * FROM persons3;
--> num:int4 | age:numeric
--| 1 | 7.3
INSERT INTO persons3 VALUES (2, 8);
--= INSERT 0 1
SELECT attname, atttypid::regtype FROM pg_attribute WHERE attrelid = 'persons2'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum;
--> attname:name | atttypid:regtype
--| num | integer
--| age | numeric
-- OF and NOT OF.
ALTER TABLE stuff NOT OF;
--! 42809: "stuff" is not a typed table
ALTER TABLE stuff OF person;
--! 42804: table has column "id" where type requires "num"
ALTER TABLE stuff OF nothing;
--! 42704: type "nothing" does not exist
CREATE TYPE thing AS (id int);
--= CREATE TYPE
ALTER TABLE stuff OF thing;
--= ALTER TABLE
ALTER TABLE stuff ADD COLUMN x int;
--! 42809: cannot add column to typed table
CREATE TYPE things AS (id bigint);
--= CREATE TYPE
ALTER TABLE stuff OF things;
--! 42804: table "stuff" has different type for column "id"
CREATE TYPE id_and_more AS (id int, more int);
--= CREATE TYPE
ALTER TABLE stuff OF id_and_more;
--! 42804: table is missing column "more"
ALTER TABLE stuff NOT OF;
--= ALTER TABLE
ALTER TABLE stuff ADD COLUMN x int;
--= ALTER TABLE
ALTER TABLE stuff OF thing;
--! 42804: table has extra column "x"
ALTER TABLE stuff OF id_and_more;
--! 42804: table has column "x" where type requires "more"
ALTER TABLE heir OF thing;
--! 42809: typed tables cannot inherit
CREATE TABLE parts (id int) PARTITION BY LIST (id);
--= CREATE TABLE
CREATE TABLE part OF thing;
--= CREATE TABLE
ALTER TABLE parts ATTACH PARTITION part FOR VALUES IN (1);
--! 42809: cannot attach a typed table as partition
CREATE TABLE partitioned OF thing (id WITH OPTIONS NOT NULL) PARTITION BY LIST (id);
--= CREATE TABLE
CREATE TABLE partitioned1 PARTITION OF partitioned FOR VALUES IN (1);
--= CREATE TABLE
ALTER TYPE thing ADD ATTRIBUTE more text CASCADE;
--= ALTER TYPE
INSERT INTO partitioned VALUES (1, 'more');
--= INSERT 0 1
SELECT * FROM partitioned1;
--> id:int4 | more:text
--| 1 | more
CREATE TEMPORARY TABLE mine OF thing;
--= CREATE TABLE
INSERT INTO mine VALUES (1, 'x');
--= INSERT 0 1
SELECT * FROM mine;
--> id:int4 | more:text
--| 1 | x
DROP TABLE mine;
--= DROP TABLE
-- The tables go with the type.
DROP TYPE thing;
--! 2BP01: cannot drop type thing because other objects depend on it
DROP TYPE thing CASCADE;
--~ drop cascades to 2 other objects
--= DROP TYPE
DROP TYPE person;
--! 2BP01: cannot drop type person because other objects depend on it
