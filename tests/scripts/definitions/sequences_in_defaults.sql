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
