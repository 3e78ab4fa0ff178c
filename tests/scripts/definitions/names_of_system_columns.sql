-- Rows have columns by name only: no other column of a relation with rows is called so, however it is made.
CREATE TABLE made AS SELECT 1 AS ctid;
--! 42701: column name "ctid" conflicts with a system column name
SELECT 1 AS xmin INTO made;
--! 42701: column name "xmin" conflicts with a system column name
CREATE MATERIALIZED VIEW made AS SELECT 1 AS tableoid;
--! 42701: column name "tableoid" conflicts with a system column name
CREATE MATERIALIZED VIEW made (cmax) AS SELECT 1;
--! 42701: column name "cmax" conflicts with a system column name
CREATE TYPE with_ctid AS (ctid int);
--= CREATE TYPE
CREATE TABLE made OF with_ctid;
--! 42701: column name "ctid" conflicts with a system column name
CREATE VIEW shown AS SELECT 1 AS tableoid;
--= CREATE VIEW
CREATE TABLE made (LIKE shown);
--! 42701: column name "tableoid" conflicts with a system column name
CREATE TABLE made (a int);
--= CREATE TABLE
ALTER TABLE made ADD xmax int;
--! 42701: column name "xmax" conflicts with a system column name
ALTER TABLE made RENAME a TO cmin;
--! 42701: column name "cmin" conflicts with a system column name
CREATE MATERIALIZED VIEW kept AS SELECT 1 AS a;
--= SELECT 1
ALTER MATERIALIZED VIEW kept RENAME a TO ctid;
--! 42701: column name "ctid" conflicts with a system column name
CREATE VIEW plain AS SELECT 1 AS a;
--= CREATE VIEW
ALTER VIEW plain RENAME a TO ctid;
--= ALTER VIEW
SELECT ctid, tableoid FROM plain, shown;
--> ctid:int4 | tableoid:int4
--| 1 | 1
-- They are listed with the others, with numbers below 0.
CREATE SEQUENCE counted;
--= CREATE SEQUENCE
CREATE INDEX found ON made (a);
--= CREATE INDEX
SELECT attname, atttypid::regtype, attstattarget, attlen, attnum, attnotnull, atthasdef, attisdropped, attislocal, attalign, attcollation FROM pg_attribute WHERE attrelid = 'made'::regclass ORDER BY attnum;
--> attname:name | atttypid:regtype | attstattarget:int4 | attlen:int2 | attnum:int2 | attnotnull:bool | atthasdef:bool | attisdropped:bool | attislocal:bool | attalign:char | attcollation:oid
--| tableoid | oid | 0 | 4 | -6 | t | f | f | t | i | 0
--| cmax | cid | 0 | 4 | -5 | t | f | f | t | i | 0
--| xmax | xid | 0 | 4 | -4 | t | f | f | t | i | 0
--| cmin | cid | 0 | 4 | -3 | t | f | f | t | i | 0
--| xmin | xid | 0 | 4 | -2 | t | f | f | t | i | 0
--| ctid | tid | 0 | 6 | -1 | t | f | f | t | s | 0
--| a | integer | -1 | 4 | 1 | f | f | f | t | i | 0
SELECT relname, count(*), min(attnum) FROM pg_attribute JOIN pg_class c ON c.oid = attrelid WHERE relname IN ('made', 'kept', 'counted', 'found', 'shown', 'with_ctid', 'pg_class', 'pg_stats') AND attnum < 0 GROUP BY 1 ORDER BY 1;
--> relname:name | count:int8 | min:int2
--| counted | 6 | -6
--| kept | 6 | -6
--| made | 6 | -6
--| pg_class | 6 | -6
-- An index has no rows to change or to read.
INSERT INTO found VALUES (1);
--! 42809: "found" is an index
UPDATE found SET a = 1;
--! 42809: "found" is an index
DELETE FROM found;
--! 42809: "found" is an index
SELECT * FROM found;
--! 42809: "found" is an index
MERGE INTO found USING made ON true WHEN MATCHED THEN DELETE;
--! 42809: "found" is an index
DROP VIEW plain, shown;
--= DROP VIEW
DROP MATERIALIZED VIEW kept;
--= DROP MATERIALIZED VIEW
DROP TABLE made;
--= DROP TABLE
DROP SEQUENCE counted;
--= DROP SEQUENCE
DROP TYPE with_ctid;
--= DROP TYPE
