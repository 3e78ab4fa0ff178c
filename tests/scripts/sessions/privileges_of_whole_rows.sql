-- A row shows all of its columns, however it is written.
CREATE ROLE row_reader;
--= CREATE ROLE
CREATE TABLE a (one int, two int, three int);
--= CREATE TABLE
INSERT INTO a VALUES (1, 2, 3);
--= INSERT 0 1
GRANT SELECT (one) ON a TO row_reader;
--= GRANT
CREATE TABLE b (one int, two int);
--= CREATE TABLE
GRANT SELECT (one) ON b TO row_reader;
--= GRANT
CREATE VIEW v AS SELECT one, two FROM a;
--= CREATE VIEW
GRANT SELECT (one) ON v TO row_reader;
--= GRANT
SET ROLE row_reader;
--= SET
SELECT 1 FROM a;
--> ?column?:int4
--| 1
SELECT one FROM a;
--> one:int4
--| 1
SELECT (x.*) IS NULL FROM a x;
--! 42501: permission denied for table a
SELECT (j.*) IS NULL FROM (a x JOIN a y USING (one)) j;
--! 42501: permission denied for table a
SELECT j.one FROM (a x JOIN a y USING (one)) j;
--> one:int4
--| 1
SELECT (x.*) IS NULL FROM (a x JOIN a y USING (one));
--! 42501: permission denied for table a
SELECT x IS NULL FROM a x;
--! 42501: permission denied for table a
SELECT row_to_json(x.*) FROM a x;
--! 42501: permission denied for table a
SELECT count(x.*) FROM a x;
--! 42501: permission denied for table a
SELECT count(v.*) FROM v;
--! 42501: permission denied for view v
SELECT row(x.*) FROM a x;
--! 42501: permission denied for table a
SELECT 1 FROM b;
--> ?column?:int4
RESET ROLE;
--= RESET
-- What was granted on a column goes with it.
ALTER TABLE b DROP COLUMN one;
--= ALTER TABLE
SET ROLE row_reader;
--= SET
SELECT 1 FROM b;
--! 42501: permission denied for table b
SELECT count(*) FROM b;
--! 42501: permission denied for table b
RESET ROLE;
--= RESET
DROP TABLE a, b CASCADE;
--~ drop cascades to view v
--= DROP TABLE
DROP ROLE row_reader;
--= DROP ROLE
