-- A rule, or a function, that reads or writes a table doesn't use its row type: the table may get columns that have values.
CREATE TABLE log (a text);
--= CREATE TABLE
CREATE TABLE t (id int);
--= CREATE TABLE
CREATE RULE r AS ON INSERT TO t DO ALSO INSERT INTO log VALUES ('rule');
--= CREATE RULE
CREATE FUNCTION f() RETURNS bigint BEGIN ATOMIC SELECT count(*) FROM log; END;
--= CREATE FUNCTION
ALTER TABLE log ADD COLUMN b int DEFAULT 6;
--= ALTER TABLE
ALTER TABLE log ADD COLUMN c int GENERATED ALWAYS AS (b + 1) STORED;
--= ALTER TABLE
INSERT INTO t VALUES (1);
--= INSERT 0 1
SELECT * FROM log;
--> a:text | b:int4 | c:int4
--| rule | 6 | 7
SELECT f();
--> f:int8
--| 1
CREATE TABLE holder (l log);
--= CREATE TABLE
ALTER TABLE log ADD COLUMN d int DEFAULT 6;
--! 0A000: cannot alter table "log" because column "holder.l" uses its row type
