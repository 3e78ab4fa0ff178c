-- A partition key that is a column, whatever is written about it, is no expression.
CREATE TABLE b0 (c0 int PRIMARY KEY) PARTITION BY LIST ((c0));
--= CREATE TABLE
CREATE TABLE b1 (c0 boolean UNIQUE) PARTITION BY LIST ((CAST(c0 AS boolean)));
--= CREATE TABLE
CREATE TABLE b2 (c0 int, c1 text, PRIMARY KEY (c0, c1)) PARTITION BY RANGE ((c0), ((c1)));
--= CREATE TABLE
CREATE TABLE b3 (c0 int PRIMARY KEY) PARTITION BY HASH ((c0 + 0));
--! 0A000: unsupported PRIMARY KEY constraint with partition key definition
SELECT partrelid::regclass, partattrs, partexprs IS NULL, pg_get_partkeydef(partrelid) FROM pg_partitioned_table ORDER BY 1;
--> partrelid:regclass | partattrs:int2vector | ?column?:bool | pg_get_partkeydef:text
--| b0 | 1 | t | LIST (c0)
--| b1 | 1 | t | LIST (c0)
--| b2 | 1 2 | t | RANGE (c0, c1)
CREATE TABLE b0_1 PARTITION OF b0 FOR VALUES IN (1);
--= CREATE TABLE
INSERT INTO b0 VALUES (1);
--= INSERT 0 1
INSERT INTO b0 VALUES (1);
--! 23505: duplicate key value violates unique constraint "b0_1_pkey"
-- temporary heirs that are gone are none
CREATE TABLE ancestor (c0 bigint);
--= CREATE TABLE
CREATE TEMP TABLE heir () INHERITS (ancestor);
--= CREATE TABLE
ALTER TABLE ONLY ancestor ALTER c0 TYPE text;
--! 42P16: type of inherited column "c0" must be changed in child tables too
DISCARD TEMP;
--= DISCARD TEMP
ALTER TABLE ONLY ancestor ALTER c0 TYPE text;
--= ALTER TABLE
CREATE TABLE whole (c0 text) PARTITION BY LIST (c0);
--= CREATE TABLE
ALTER TABLE whole ATTACH PARTITION ancestor DEFAULT;
--= ALTER TABLE
