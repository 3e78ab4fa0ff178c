--@ cambium
-- Rows that are stored keep their attributes, so a type goes only with the columns that have it within.
CREATE TYPE inner_type AS (x int);
--= CREATE TYPE
CREATE TYPE outer_type AS (y inner_type, z int);
--= CREATE TYPE
CREATE TABLE kept (a outer_type);
--= CREATE TABLE
INSERT INTO kept VALUES (ROW (ROW (1), 2));
--= INSERT 0 1
DROP TYPE inner_type CASCADE;
--~ drop cascades to column y of composite type outer_type
--! 0A000: cannot alter type "outer_type" because column "kept.a" uses it
SELECT (a).z FROM kept;
--> z:int4
--| 2
DROP TABLE kept;
--= DROP TABLE
DROP TYPE inner_type CASCADE;
--~ drop cascades to column y of composite type outer_type
--= DROP TYPE
SELECT ROW (3)::outer_type;
--> row:user
--| (3)
