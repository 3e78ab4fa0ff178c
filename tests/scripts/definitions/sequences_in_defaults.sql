-- A default that draws from a sequence within an expression depends on it.
CREATE SEQUENCE s1;
--= CREATE SEQUENCE
CREATE SEQUENCE s2;
--= CREATE SEQUENCE
CREATE TABLE numbered (a integer DEFAULT nextval('s1') + 1, b text DEFAULT 'B-' || nextval('s2'::regclass), c integer);
--= CREATE TABLE
INSERT INTO numbered (c) VALUES (1) RETURNING *;
--> a:int4 | b:text | c:int4
--| 2 | B-1 | 1
--= INSERT 0 1
DROP SEQUENCE s1;
--! 2BP01: cannot drop sequence s1 because other objects depend on it
DROP SEQUENCE s2;
--! 2BP01: cannot drop sequence s2 because other objects depend on it
DROP SEQUENCE s2 CASCADE;
--~ drop cascades to default value for column b of table numbered
--= DROP SEQUENCE
INSERT INTO numbered (c) VALUES (2) RETURNING *;
--> a:int4 | b:text | c:int4
--| 3 | ∅ | 2
--= INSERT 0 1
ALTER TABLE numbered ALTER COLUMN a DROP DEFAULT;
--= ALTER TABLE
DROP SEQUENCE s1;
--= DROP SEQUENCE
INSERT INTO numbered (c) VALUES (3) RETURNING *;
--> a:int4 | b:text | c:int4
--| ∅ | ∅ | 3
--= INSERT 0 1
-- What is text is looked up at every call: nothing depends on the sequence, and another one may come in its place.
CREATE SEQUENCE s3;
--= CREATE SEQUENCE
CREATE TABLE late (a integer DEFAULT nextval('s3'::text), b integer);
--= CREATE TABLE
SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 'late'::regclass;
--> pg_get_expr:text
--| nextval(('s3'::text)::regclass)
INSERT INTO late (b) VALUES (1) RETURNING a;
--> a:int4
--| 1
--= INSERT 0 1
DROP SEQUENCE s3;
--= DROP SEQUENCE
INSERT INTO late (b) VALUES (2);
--! 42P01: relation "s3" does not exist
CREATE SEQUENCE s3 START 50;
--= CREATE SEQUENCE
INSERT INTO late (b) VALUES (3) RETURNING a;
--> a:int4
--| 50
--= INSERT 0 1
