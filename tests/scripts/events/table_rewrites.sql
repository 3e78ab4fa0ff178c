-- table_rewrite: when all rows of a table are to be written anew.
SELECT pg_event_trigger_table_rewrite_oid();
--! 39P03: pg_event_trigger_table_rewrite_oid() can only be called in a table_rewrite event trigger function
SELECT pg_event_trigger_table_rewrite_reason();
--! 39P03: pg_event_trigger_table_rewrite_reason() can only be called in a table_rewrite event trigger function
CREATE FUNCTION tell() RETURNS event_trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE NOTICE '%: % is rewritten for reason %', tg_tag, pg_event_trigger_table_rewrite_oid()::regclass, pg_event_trigger_table_rewrite_reason();
END $$;
--= CREATE FUNCTION
CREATE EVENT TRIGGER tell ON table_rewrite EXECUTE FUNCTION tell();
--= CREATE EVENT TRIGGER
CREATE TABLE t (id int PRIMARY KEY, a int, b varchar(5));
--= CREATE TABLE
INSERT INTO t SELECT i, i, 'x' FROM generate_series(1, 10) i;
--= INSERT 0 10
ALTER TABLE t ADD c int;
--= ALTER TABLE
ALTER TABLE t ADD d int DEFAULT 3;
--= ALTER TABLE
ALTER TABLE t ALTER a TYPE bigint;
--~ ALTER TABLE: t is rewritten for reason 4
--= ALTER TABLE
ALTER TABLE t ALTER b TYPE varchar(10);
--= ALTER TABLE
ALTER TABLE t ALTER b TYPE text;
--= ALTER TABLE
ALTER TABLE t ADD e double precision DEFAULT random();
--~ ALTER TABLE: t is rewritten for reason 2
--= ALTER TABLE
ALTER TABLE t ADD f serial;
--~ ALTER TABLE: t is rewritten for reason 2
--= ALTER TABLE
ALTER TABLE t ADD g int GENERATED ALWAYS AS (id + 1) STORED;
--~ ALTER TABLE: t is rewritten for reason 2
--= ALTER TABLE
ALTER TABLE t SET UNLOGGED;
--~ ALTER TABLE: t is rewritten for reason 1
--= ALTER TABLE
ALTER TABLE t SET UNLOGGED;
--= ALTER TABLE
ALTER TABLE t SET LOGGED;
--~ ALTER TABLE: t is rewritten for reason 1
--= ALTER TABLE
ALTER TABLE t ALTER a SET NOT NULL, ADD CHECK (d > 0);
--= ALTER TABLE
ALTER TABLE t ALTER a TYPE text, ALTER c TYPE text;
--~ ALTER TABLE: t is rewritten for reason 4
--= ALTER TABLE
CREATE TABLE parted (a int, b int) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE parted_1 PARTITION OF parted FOR VALUES IN (1);
--= CREATE TABLE
CREATE TABLE parted_2 PARTITION OF parted FOR VALUES IN (2);
--= CREATE TABLE
INSERT INTO parted VALUES (1, 1), (2, 2);
--= INSERT 0 2
ALTER TABLE parted ALTER b TYPE text;
--~ ALTER TABLE: parted_1 is rewritten for reason 4
--~ ALTER TABLE: parted_2 is rewritten for reason 4
--= ALTER TABLE
CREATE TYPE comp AS (a int);
--= CREATE TYPE
CREATE TABLE typed OF comp;
--= CREATE TABLE
ALTER TYPE comp ALTER ATTRIBUTE a TYPE text CASCADE;
--~ ALTER TYPE: typed is rewritten for reason 4
--= ALTER TYPE
CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no rewrites at this hour'; END $$;
--= CREATE FUNCTION
CREATE EVENT TRIGGER refuse ON table_rewrite WHEN tag IN ('alter table') EXECUTE FUNCTION refuse();
--= CREATE EVENT TRIGGER
ALTER TABLE t ALTER a TYPE bigint USING a::bigint;
--! P0001: no rewrites at this hour
ALTER TABLE t ADD h int DEFAULT 3;
--= ALTER TABLE
SELECT id, a, h FROM t ORDER BY id LIMIT 2;
--> id:int4 | a:text | h:int4
--| 1 | 1 | 3
--| 2 | 2 | 3
