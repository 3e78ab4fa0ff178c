-- pg_depend names the rule of a view, plain or materialized, and the columns it reads.
CREATE TABLE rv_t (a int PRIMARY KEY, b int, c int);
--= CREATE TABLE
CREATE MATERIALIZED VIEW rv_m AS SELECT a, b AS x FROM rv_t;
--= SELECT 0
CREATE VIEW rv_v AS SELECT rv_m.x, rv_t.c FROM rv_t JOIN rv_m ON rv_m.a = rv_t.a;
--= CREATE VIEW
SELECT r.ev_class::regclass, d.refobjid::regclass, d.refobjsubid, d.deptype
    FROM pg_depend d JOIN pg_rewrite r ON r.oid = d.objid AND d.classid = 'pg_rewrite'::regclass AND d.refclassid = 'pg_class'::regclass
    WHERE r.ev_class::regclass::text LIKE 'rv\_%' ORDER BY 1, 2, 3, 4;
--> ev_class:regclass | refobjid:regclass | refobjsubid:int4 | deptype:char
--| rv_m | rv_t | 1 | n
--| rv_m | rv_t | 2 | n
--| rv_m | rv_m | 0 | i
--| rv_m | rv_m | 0 | n
--| rv_v | rv_t | 1 | n
--| rv_v | rv_t | 3 | n
--| rv_v | rv_m | 1 | n
--| rv_v | rv_m | 2 | n
--| rv_v | rv_v | 0 | i
--| rv_v | rv_v | 0 | n
ALTER TABLE rv_t ALTER COLUMN b TYPE bigint;
--! 0A000: cannot alter type of a column used by a view or rule
ALTER TABLE rv_t ALTER COLUMN c TYPE bigint;
--! 0A000: cannot alter type of a column used by a view or rule
SELECT * FROM rv_t JOIN (SELECT 'x'::text AS a) y USING (a);
--! 42804: JOIN/USING types integer and text cannot be matched
DROP TABLE rv_t CASCADE;
--~ drop cascades to 2 other objects
--= DROP TABLE
