-- A column's type stays while a trigger or a publication asks for it.
CREATE TABLE t (a int, b int, c int, d int);
--= CREATE TABLE
CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN new; END';
--= CREATE FUNCTION
CREATE TRIGGER x BEFORE UPDATE OF a ON t FOR EACH ROW EXECUTE FUNCTION f();
--= CREATE TRIGGER
CREATE TRIGGER y BEFORE UPDATE ON t FOR EACH ROW WHEN (new.b > 1) EXECUTE FUNCTION f();
--= CREATE TRIGGER
ALTER TABLE t ALTER a TYPE text;
--! 0A000: cannot alter type of a column used in a trigger definition
ALTER TABLE t ALTER b TYPE bigint;
--! 0A000: cannot alter type of a column used in a trigger definition
ALTER TABLE t ALTER c TYPE bigint;
--= ALTER TABLE
CREATE PUBLICATION p FOR TABLE t WHERE (c > 1);
--~ wal_level is insufficient to publish logical changes
--= CREATE PUBLICATION
ALTER TABLE t ALTER c TYPE int;
--! 0A000: cannot alter type of a column used by a publication WHERE clause
ALTER TABLE t ALTER d TYPE bigint;
--= ALTER TABLE
DROP PUBLICATION p;
--= DROP PUBLICATION
CREATE PUBLICATION p FOR TABLE t (c);
--~ wal_level is insufficient to publish logical changes
--= CREATE PUBLICATION
ALTER TABLE t ALTER c TYPE int;
--! 0A000: cannot alter type of a column used by a publication WHERE clause
DROP PUBLICATION p;
--= DROP PUBLICATION
ALTER TABLE t ALTER c TYPE int;
--= ALTER TABLE
DROP TRIGGER x ON t;
--= DROP TRIGGER
DROP TRIGGER y ON t;
--= DROP TRIGGER
ALTER TABLE t ALTER a TYPE text, ALTER b TYPE bigint;
--= ALTER TABLE
CREATE TABLE parted (a int, c int) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE part PARTITION OF parted FOR VALUES IN (1);
--= CREATE TABLE
CREATE TRIGGER x BEFORE UPDATE OF c ON parted FOR EACH ROW EXECUTE FUNCTION f();
--= CREATE TRIGGER
ALTER TABLE parted ALTER c TYPE bigint;
--! 0A000: cannot alter type of a column used in a trigger definition
DROP TRIGGER x ON parted;
--= DROP TRIGGER
ALTER TABLE parted ALTER c TYPE bigint;
--= ALTER TABLE
