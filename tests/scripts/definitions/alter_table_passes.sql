-- Actions are carried out by kinds: drops, types, new columns, what columns are, indexes, other constraints and defaults.
CREATE TABLE p (id int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE t (a int, b int GENERATED ALWAYS AS (a * 2) STORED, c int DEFAULT 5, d text DEFAULT '7');
--= CREATE TABLE
ALTER TABLE t ALTER COLUMN b DROP EXPRESSION, DROP COLUMN b;
--= ALTER TABLE
ALTER TABLE t ADD COLUMN e int NOT NULL, ALTER COLUMN e DROP NOT NULL;
--! 42703: column "e" of relation "t" does not exist
ALTER TABLE t ALTER COLUMN c SET NOT NULL, ALTER COLUMN c DROP NOT NULL;
--= ALTER TABLE
ALTER TABLE t ALTER COLUMN c SET DEFAULT 6, ALTER COLUMN c DROP DEFAULT;
--= ALTER TABLE
ALTER TABLE t ALTER COLUMN a DROP EXPRESSION IF EXISTS, ALTER COLUMN a DROP IDENTITY IF EXISTS;
--~ column "a" of relation "t" is not a stored generated column, skipping
--~ column "a" of relation "t" is not an identity column, skipping
--= ALTER TABLE
SELECT attname, attnotnull, pg_get_expr(adbin, adrelid) FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attrelid = 't'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum;
--> attname:name | attnotnull:bool | pg_get_expr:text
--| a | f | ∅
--| c | t | 6
--| d | f | '7'::text
ALTER TABLE t ALTER COLUMN a TYPE bigint, ALTER COLUMN a TYPE text;
--! 0A000: cannot alter type of column "a" twice
-- A default that is a literal is of the column's type.
ALTER TABLE t ALTER COLUMN d TYPE int USING d::int;
--! 42804: default for column "d" cannot be cast automatically to type integer
ALTER TABLE t ALTER COLUMN d DROP DEFAULT, ALTER COLUMN d TYPE int USING d::int;
--= ALTER TABLE
-- What is generated keeps its sources' types, and can't be assigned.
CREATE TABLE g (a int, b int GENERATED ALWAYS AS (a) STORED, c int);
--= CREATE TABLE
ALTER TABLE g ALTER COLUMN a TYPE bigint;
--! 0A000: cannot alter type of a column used by a generated column
ALTER TABLE g ADD FOREIGN KEY (b) REFERENCES p ON UPDATE CASCADE;
--! 42601: invalid ON UPDATE action for foreign key constraint containing generated column
ALTER TABLE g ADD FOREIGN KEY (b) REFERENCES p ON UPDATE SET NULL;
--! 42601: invalid ON UPDATE action for foreign key constraint containing generated column
ALTER TABLE g ADD FOREIGN KEY (b) REFERENCES p ON DELETE SET DEFAULT;
--! 42601: invalid ON DELETE action for foreign key constraint containing generated column
ALTER TABLE g ADD FOREIGN KEY (b, c) REFERENCES p ON DELETE SET NULL (c);
--! 42601: invalid ON DELETE action for foreign key constraint containing generated column
ALTER TABLE g ADD FOREIGN KEY (b) REFERENCES p ON DELETE CASCADE;
--= ALTER TABLE
ALTER TABLE g ALTER COLUMN b TYPE bigint USING 1;
--! 42611: cannot specify USING when altering type of generated column
