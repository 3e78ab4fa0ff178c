-- Odd inputs and refusals of PostgreSQL's own tests.
SELECT time '15:36:39 America/New_York';
--! 22007: invalid input syntax for type time: "15:36:39 America/New_York"
SELECT '15:36:39 America/New_York'::timetz;
--! 22007: invalid input syntax for type time with time zone: "15:36:39 America/New_York"
SELECT timetz '2001-01-01 15:36:39 America/New_York', time '10:00 PST', timetz '10:00 UTC', timetz '10:00 Etc/GMT+5';
--> timetz:timetz | time:time | timetz:timetz | timetz:timetz
--| 15:36:39-05 | 10:00:00 | 10:00:00+00 | 10:00:00-05
SELECT '0800:2b01:0203'::macaddr;
--! 22P02: invalid input syntax for type macaddr: "0800:2b01:0203"
SELECT '0800.2b01.0203'::macaddr, '0800-2b01-0203'::macaddr, '08002b:010203'::macaddr, '08002b-010203'::macaddr;
--> macaddr:macaddr | macaddr:macaddr | macaddr:macaddr | macaddr:macaddr
--| 08:00:2b:01:02:03 | 08:00:2b:01:02:03 | 08:00:2b:01:02:03 | 08:00:2b:01:02:03
SELECT ' 0/12345678'::pg_lsn;
--! 22P02: invalid input syntax for type pg_lsn: " 0/12345678"
SET timezone = 'UTC';
--= SET
SELECT 'Sat Mar 12 23:58:48 100000 IST'::timestamptz, 'Sat Mar 12 23:58:48 10000 IST'::timestamptz;
--> timestamptz:timestamptz | timestamptz:timestamptz
--| 100000-03-12 21:58:48+00 | 10000-03-12 21:58:48+00
SELECT timestamp '20011227 040506', timestamp '2001-12-27 040506';
--> timestamp:timestamp | timestamp:timestamp
--| 2001-12-27 04:05:06 | 2001-12-27 04:05:06
SELECT SUBSTRING('abcdefg' SIMILAR 'a*#"%#"g*#"x' ESCAPE '#');
--! 2200C: SQL regular expression may not contain more than two escape-double-quote separators
SELECT strip('wa:1A'::tsvector) @@ 'w:*A'::tsquery, 'wa'::tsvector @@ 'wa:B'::tsquery, 'wa:1C'::tsvector @@ 'wa:B'::tsquery, 'wa'::tsvector @@ '!wa:A'::tsquery;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f | f
CREATE SCHEMA s_x CREATE SEQUENCE elsewhere.seq;
--! 42P15: CREATE specifies a schema (elsewhere) different from the one being created (s_x)
CREATE SCHEMA s_x CREATE TABLE elsewhere.tab (id int);
--! 42P15: CREATE specifies a schema (elsewhere) different from the one being created (s_x)
CREATE SCHEMA s_x CREATE VIEW elsewhere.v AS SELECT 1;
--! 42P15: CREATE specifies a schema (elsewhere) different from the one being created (s_x)
CREATE SCHEMA s_x CREATE INDEX ON elsewhere.tab (id);
--! 42P15: CREATE specifies a schema (elsewhere) different from the one being created (s_x)
CREATE SCHEMA s_x CREATE TABLE s_x.tab (id int) CREATE VIEW v AS SELECT * FROM tab;
--= CREATE SCHEMA
SELECT * FROM s_x.v;
--> id:int4
CREATE TABLE t (a int);
--= CREATE TABLE
COPY (INSERT INTO t VALUES (1)) TO STDOUT;
--! 0A000: COPY query must have a RETURNING clause
COPY t FROM STDIN WITH (HEADER wrong_choice);
--! 42601: header requires a Boolean value or "match"
CREATE VIEW v WITH (security_barrier = 100) AS SELECT 1;
--! 22023: invalid value for boolean option "security_barrier": 100
CREATE VIEW v WITH (security_barrier = 1) AS SELECT 1;
--= CREATE VIEW
SELECT reloptions FROM pg_class WHERE relname = 'v' AND relnamespace = 'public'::regnamespace;
--> reloptions:_text
--| {security_barrier=1}
SELECT * FROM v TABLESAMPLE BERNOULLI (1);
--! 0A000: TABLESAMPLE clause can only be applied to tables and materialized views
-- Catalogs are tables, their views are not
SELECT relname FROM pg_class TABLESAMPLE BERNOULLI (100) WHERE relname = 'pg_proc';
--> relname:name
--| pg_proc
SELECT count(*) FROM pg_type TABLESAMPLE SYSTEM (0);
--> count:int8
--| 0
SELECT (SELECT count(*) FROM pg_proc TABLESAMPLE BERNOULLI (30) REPEATABLE (7)) = (SELECT count(*) FROM pg_proc TABLESAMPLE BERNOULLI (30) REPEATABLE (7)) AS same,
    count(*) BETWEEN 300 AND 3000 AS some FROM pg_proc TABLESAMPLE BERNOULLI (30) REPEATABLE (7);
--> same:bool | some:bool
--| t | t
SELECT c.relname FROM pg_namespace n JOIN pg_class c TABLESAMPLE BERNOULLI (100) REPEATABLE (1) ON c.relnamespace = n.oid WHERE c.relname = 'pg_enum';
--> relname:name
--| pg_enum
SELECT count(*) FROM pg_views TABLESAMPLE BERNOULLI (1);
--! 0A000: TABLESAMPLE clause can only be applied to tables and materialized views
CREATE FUNCTION twice(x int) RETURNS int LANGUAGE sql AS 'SELECT x * 2' RETURN x * 3;
--! 42P13: duplicate function body specified
REINDEX INDEX nowhere;
--! 42P01: relation "nowhere" does not exist
REINDEX INDEX t;
--! 42809: "t" is not an index
COPY (SELECT 1) TO STDOUT;
--| 1
--= COPY 1
CREATE TABLE parted (a int) PARTITION BY LIST (a);
--= CREATE TABLE
COPY parted TO STDOUT;
--! 42809: cannot copy from partitioned table "parted"
CREATE VIEW w WITH (security_barrier = false, security_invoker) AS SELECT 1;
--= CREATE VIEW
SELECT reloptions FROM pg_class WHERE relname = 'w';
--> reloptions:_text
--| {security_barrier=false,security_invoker=true}
ALTER VIEW w SET (security_barrier = on);
--= ALTER VIEW
SELECT reloptions FROM pg_class WHERE relname = 'w';
--> reloptions:_text
--| {security_invoker=true,security_barrier=on}
CREATE OR REPLACE VIEW w AS SELECT 1;
--= CREATE VIEW
SELECT reloptions FROM pg_class WHERE relname = 'w';
--> reloptions:_text
--| ∅
CREATE TABLE referenced (id int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE referencing (fk int REFERENCES referenced INITIALLY DEFERRED);
--= CREATE TABLE
BEGIN;
--= BEGIN
INSERT INTO referencing VALUES (1);
--= INSERT 0 1
DROP TABLE referenced CASCADE;
--~ drop cascades to constraint referencing_fk_fkey on table referencing
--= DROP TABLE
COMMIT;
--= COMMIT
SELECT * FROM referencing;
--> fk:int4
--| 1
CREATE TABLE later (i int UNIQUE DEFERRABLE) PARTITION BY RANGE (i);
--= CREATE TABLE
CREATE TABLE later_1 PARTITION OF later FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
BEGIN;
--= BEGIN
SET CONSTRAINTS later_i_key DEFERRED;
--= SET CONSTRAINTS
INSERT INTO later VALUES (1), (1);
--= INSERT 0 2
COMMIT;
--! 23505: duplicate key value violates unique constraint "later_1_i_key"
BEGIN;
--= BEGIN
CREATE TEMP TABLE whole (a int) PARTITION BY LIST (a) ON COMMIT DROP;
--= CREATE TABLE
CREATE TEMP TABLE whole_1 PARTITION OF whole FOR VALUES IN (1);
--= CREATE TABLE
CREATE TEMP TABLE above (a int) ON COMMIT DROP;
--= CREATE TABLE
CREATE TEMP TABLE below () INHERITS (above);
--= CREATE TABLE
CREATE TEMP TABLE stays (a int) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TEMP TABLE goes PARTITION OF stays FOR VALUES IN (1) ON COMMIT DROP;
--= CREATE TABLE
COMMIT;
--= COMMIT
SELECT relname FROM pg_class WHERE relname IN ('whole', 'whole_1', 'above', 'below', 'stays', 'goes') ORDER BY 1;
--> relname:name
--| stays
SELECT * FROM stays;
--> a:int4
CREATE DOMAIN positive AS int CHECK (VALUE > 0);
--= CREATE DOMAIN
CREATE DOMAIN small AS positive CHECK (VALUE < 100);
--= CREATE DOMAIN
CREATE DOMAIN present AS text NOT NULL;
--= CREATE DOMAIN
CREATE TYPE pair AS (p positive, q text);
--= CREATE TYPE
CREATE TABLE domains (a small, b present, c positive[], d pair);
--= CREATE TABLE
COPY domains FROM STDIN;
--< 1	x	{1,2}	(3,y)
--< 100	x	\N	\N
--! 23514: value for domain small violates check constraint "small_check"
COPY domains FROM STDIN;
--< 1	\N	\N	\N
--! 23502: domain present does not allow null values
COPY domains FROM STDIN;
--< 1	x	{1,-2}	\N
--! 23514: value for domain positive violates check constraint "positive_check"
COPY domains FROM STDIN;
--< 1	x	{1,2}	(-3,y)
--! 23514: value for domain positive violates check constraint "positive_check"
COPY domains FROM STDIN (FORMAT csv);
--< 1,,,
--< 2,"",,
--! 23502: domain present does not allow null values
COPY domains FROM STDIN;
--< 1	x	{1,2}	(3,y)
--< \N		\N	\N
--= COPY 2
SELECT * FROM domains ORDER BY a;
--> a:int4 | b:text | c:user | d:user
--| 1 | x | {1,2} | (3,y)
--| ∅ |  | ∅ | ∅
CREATE TYPE inner_t AS (a text, b int, c timestamp);
--= CREATE TYPE
CREATE TYPE outer_t AS (i int, rec inner_t);
--= CREATE TYPE
SELECT * FROM json_populate_record(row(1, row('x', 3, '2012-12-31 15:30:56')::inner_t)::outer_t, '{"rec": {"a": "abc", "c": "2003-01-02"}}');
--> i:int4 | rec:user
--| 1 | (abc,3,"2003-01-02 00:00:00")
SELECT * FROM jsonb_populate_record(row(1, NULL)::outer_t, '{"rec": {"a": "abc", "c": "2003-01-02"}}');
--> i:int4 | rec:user
--| 1 | (abc,,"2003-01-02 00:00:00")
