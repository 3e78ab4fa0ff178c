-- Comments on parts of tables and domains.
CREATE TABLE book (id int CONSTRAINT book_pk PRIMARY KEY, price float8 CONSTRAINT dear CHECK (price > 0), isbn text CONSTRAINT once UNIQUE, next int CONSTRAINT follows REFERENCES book);
--= CREATE TABLE
CREATE DOMAIN grade AS int CONSTRAINT small CHECK (VALUE < 10);
--= CREATE DOMAIN
CREATE FUNCTION touched() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
--= CREATE FUNCTION
CREATE TRIGGER touch BEFORE UPDATE ON book FOR EACH ROW EXECUTE FUNCTION touched();
--= CREATE TRIGGER
COMMENT ON CONSTRAINT book_pk ON book IS 'the key';
--= COMMENT
COMMENT ON INDEX book_pk IS 'the key''s index';
--= COMMENT
COMMENT ON CONSTRAINT dear ON book IS 'not for nothing';
--= COMMENT
COMMENT ON CONSTRAINT once ON book IS 'one each';
--= COMMENT
COMMENT ON CONSTRAINT follows ON book IS 'a series';
--= COMMENT
COMMENT ON CONSTRAINT small ON DOMAIN grade IS 'a digit';
--= COMMENT
COMMENT ON TRIGGER touch ON book IS 'does nothing';
--= COMMENT
COMMENT ON CONSTRAINT nosuch ON book IS 'x';
--! 42704: constraint "nosuch" for table "book" does not exist
COMMENT ON CONSTRAINT small ON DOMAIN nosuch IS 'x';
--! 42704: type "nosuch" does not exist
COMMENT ON CONSTRAINT nosuch ON DOMAIN grade IS 'x';
--! 42704: constraint "nosuch" for domain grade does not exist
COMMENT ON TRIGGER nosuch ON book IS 'x';
--! 42704: trigger "nosuch" for table "book" does not exist
SELECT conname, obj_description(oid, 'pg_constraint') FROM pg_constraint WHERE conrelid = 'book'::regclass OR contypid = 'grade'::regtype ORDER BY 1;
--> conname:name | obj_description:text
--| book_pk | the key
--| dear | not for nothing
--| follows | a series
--| once | one each
--| small | a digit
SELECT c.conname, d.description FROM pg_constraint c JOIN pg_description d ON d.objoid = c.oid AND d.classoid = 'pg_constraint'::regclass WHERE c.conrelid = 'book'::regclass ORDER BY 1;
--> conname:name | description:text
--| book_pk | the key
--| dear | not for nothing
--| follows | a series
--| once | one each
SELECT obj_description('book_pk'::regclass, 'pg_class'), obj_description(oid, 'pg_constraint'), obj_description(oid, 'pg_trigger') AS of_trigger FROM pg_constraint WHERE conname = 'book_pk';
--> obj_description:text | obj_description:text | of_trigger:text
--| the key's index | the key | ∅
COMMENT ON CONSTRAINT dear ON book IS NULL;
--= COMMENT
ALTER TABLE book RENAME CONSTRAINT once TO unique_isbn;
--= ALTER TABLE
SELECT conname, obj_description(oid, 'pg_constraint') FROM pg_constraint WHERE conrelid = 'book'::regclass ORDER BY 1;
--> conname:name | obj_description:text
--| book_pk | the key
--| dear | ∅
--| follows | a series
--| unique_isbn | one each
-- Literals in descriptions are written for standard_conforming_strings.
CREATE TABLE path (a text DEFAULT 'a\b' CHECK (a ~ '\d+'));
--= CREATE TABLE
SELECT pg_get_constraintdef(oid), pg_get_constraintdef(oid, true) FROM pg_constraint WHERE conrelid = 'path'::regclass;
--> pg_get_constraintdef:text | pg_get_constraintdef:text
--| CHECK ((a ~ '\d+'::text)) | CHECK (a ~ '\d+'::text)
SELECT column_default FROM information_schema.columns WHERE table_name = 'path';
--> column_default:varchar
--| 'a\b'::text
-- A comment is of an object of one catalog.
COMMENT ON TABLE book IS 'a table';
--= COMMENT
SELECT obj_description('book'::regclass, 'pg_class'), obj_description('book'::regclass, 'pg_proc'), obj_description('book'::regclass, 'nosuch'), obj_description('book'::regclass);
--> obj_description:text | obj_description:text | obj_description:text | obj_description:text
--| a table | ∅ | ∅ | a table
SELECT obj_description('book_pk'::regclass, 'pg_class'), obj_description(oid, 'pg_constraint'), obj_description(oid, 'pg_trigger') AS of_trigger FROM pg_constraint WHERE conname = 'book_pk';
--> obj_description:text | obj_description:text | of_trigger:text
--| the key's index | the key | ∅
DROP TABLE book, path;
--= DROP TABLE
