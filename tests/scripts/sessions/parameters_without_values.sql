-- Numbers of parameters that there are none of, as PostgreSQL reads them.
SELECT 1, $1;
--! 42P02: there is no parameter $1
SELECT 1; SELECT $1::int;
--> ?column?:int4
--| 1
--! 42P02: there is no parameter $1
SELECT $70000;
--! 42P02: there is no parameter $70000
SELECT $99999999999;
--! 42P02: there is no parameter $1215752191
SELECT $2147483648;
--! 42P02: there is no parameter $-2147483648
PREPARE p AS SELECT $70000::int;
--! 42P18: could not determine data type of parameter $1
PREPARE p AS SELECT $1::int, $70000;
--! 42P18: could not determine data type of parameter $2
PREPARE p AS SELECT $99999999999;
--! 42P02: there is no parameter $1215752191
PREPARE p AS SELECT $600000000;
--! 42P02: there is no parameter $600000000
EXPLAIN SELECT $1;
--! 42P02: there is no parameter $1
DECLARE c CURSOR FOR SELECT $1;
--! 42P02: there is no parameter $1
CREATE TABLE t AS SELECT $1::int AS a;
--! 42P02: there is no parameter $1
CREATE VIEW v AS SELECT $1::int AS a;
--! 42P02: there is no parameter $1
CREATE MATERIALIZED VIEW v AS SELECT $1::int AS a;
--! 42P02: there is no parameter $1
CREATE TABLE t (a int CHECK (a > $1));
--! 42P02: there is no parameter $1
CREATE TABLE t (a int);
--= CREATE TABLE
CREATE RULE r AS ON INSERT TO t DO ALSO SELECT $1::int;
--! 42P02: there is no parameter $1
INSERT INTO t SELECT nothing, $1;
--! 42703: column "nothing" does not exist
INSERT INTO t SELECT $1, nothing;
--! 42P02: there is no parameter $1
COPY (SELECT $1::int) TO STDOUT;
--! 42P02: there is no parameter $1
-- More than a message can bind, but no more than EXECUTE may give.
DO $$ BEGIN EXECUTE 'PREPARE many AS VALUES ' || (SELECT string_agg(format('($%s::text)', n), ', ' ORDER BY n) FROM generate_series(1, 65537) n); END $$;
--= DO
SELECT cardinality(parameter_types) FROM pg_prepared_statements WHERE name = 'many';
--> cardinality:int4
--| 65537
DEALLOCATE many;
--= DEALLOCATE
PREPARE p AS SELECT $1::int, $65537::int;
--! 42P18: could not determine data type of parameter $2
