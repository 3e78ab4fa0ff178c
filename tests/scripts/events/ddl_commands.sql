-- pg_event_trigger_ddl_commands: what a command has made and changed.
CREATE FUNCTION tell() RETURNS event_trigger LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
    FOR r IN SELECT classid::regclass AS class, objid, objsubid, command_tag, object_type, schema_name, object_identity, in_extension FROM pg_event_trigger_ddl_commands() LOOP
        RAISE NOTICE '% | % | % | % | % | % | %', r.class, r.objsubid, r.command_tag, r.object_type, r.schema_name, r.object_identity, r.in_extension;
    END LOOP;
END $$;
--= CREATE FUNCTION
SELECT * FROM pg_event_trigger_ddl_commands();
--! 39P03: pg_event_trigger_ddl_commands() can only be called in an event trigger function
CREATE EVENT TRIGGER tell ON ddl_command_end EXECUTE FUNCTION tell();
--= CREATE EVENT TRIGGER
CREATE TABLE t (a serial PRIMARY KEY, b text UNIQUE, c int CHECK (c > 0) DEFAULT 3, "D" int GENERATED ALWAYS AS IDENTITY);
--~ pg_class | 0 | CREATE SEQUENCE | sequence | public | public.t_a_seq | f
--~ pg_class | 0 | CREATE SEQUENCE | sequence | public | public."t_D_seq" | f
--~ pg_class | 0 | CREATE TABLE | table | public | public.t | f
--~ pg_class | 0 | CREATE INDEX | index | public | public.t_pkey | f
--~ pg_class | 0 | CREATE INDEX | index | public | public.t_b_key | f
--~ pg_class | 0 | ALTER SEQUENCE | sequence | public | public.t_a_seq | f
--~ pg_class | 0 | ALTER SEQUENCE | sequence | public | public."t_D_seq" | f
--= CREATE TABLE
CREATE TABLE IF NOT EXISTS t (a int);
--~ relation "t" already exists, skipping
--= CREATE TABLE
CREATE TABLE u (a int REFERENCES t, b int);
--~ pg_class | 0 | CREATE TABLE | table | public | public.u | f
--~ pg_class | 0 | ALTER TABLE | table | public | public.u | f
--= CREATE TABLE
CREATE TEMP TABLE tmp (a int PRIMARY KEY);
--~ pg_class | 0 | CREATE TABLE | table | pg_temp | pg_temp.tmp | f
--~ pg_class | 0 | CREATE INDEX | index | pg_temp | pg_temp.tmp_pkey | f
--= CREATE TABLE
CREATE TABLE parted (a int PRIMARY KEY) PARTITION BY RANGE (a);
--~ pg_class | 0 | CREATE TABLE | table | public | public.parted | f
--~ pg_class | 0 | CREATE INDEX | index | public | public.parted_pkey | f
--= CREATE TABLE
CREATE TABLE part PARTITION OF parted FOR VALUES FROM (1) TO (10);
--~ pg_class | 0 | CREATE TABLE | table | public | public.part | f
--= CREATE TABLE
CREATE INDEX ON parted (a);
--~ pg_class | 0 | CREATE INDEX | index | public | public.parted_a_idx | f
--= CREATE INDEX
CREATE TABLE ctas AS SELECT 1 AS one;
--~ pg_class | 0 | CREATE TABLE AS | table | public | public.ctas | f
--= SELECT 1
SELECT 1 AS one INTO into_it;
--~ pg_class | 0 | SELECT INTO | table | public | public.into_it | f
--= SELECT 1
CREATE SCHEMA sc CREATE TABLE one (a serial PRIMARY KEY, b text) CREATE INDEX one_idx ON one (b) CREATE VIEW two AS SELECT * FROM one;
--~ pg_namespace | 0 | CREATE SCHEMA | schema | <NULL> | sc | f
--~ pg_class | 0 | CREATE SEQUENCE | sequence | sc | sc.one_a_seq | f
--~ pg_class | 0 | CREATE TABLE | table | sc | sc.one | f
--~ pg_class | 0 | CREATE INDEX | index | sc | sc.one_pkey | f
--~ pg_class | 0 | ALTER SEQUENCE | sequence | sc | sc.one_a_seq | f
--~ pg_class | 0 | CREATE VIEW | view | sc | sc.two | f
--~ pg_class | 0 | CREATE INDEX | index | sc | sc.one_idx | f
--= CREATE SCHEMA
CREATE VIEW v AS SELECT a FROM t;
--~ pg_class | 0 | CREATE VIEW | view | public | public.v | f
--= CREATE VIEW
CREATE OR REPLACE VIEW v AS SELECT a FROM t WHERE a > 1;
--~ pg_class | 0 | CREATE VIEW | view | public | public.v | f
--~ pg_class | 0 | CREATE VIEW | view | public | public.v | f
--= CREATE VIEW
CREATE MATERIALIZED VIEW mv AS SELECT 1 AS one;
--~ pg_class | 0 | CREATE MATERIALIZED VIEW | materialized view | public | public.mv | f
--= SELECT 1
REFRESH MATERIALIZED VIEW mv;
--~ pg_class | 0 | REFRESH MATERIALIZED VIEW | materialized view | public | public.mv | f
--= REFRESH MATERIALIZED VIEW
CREATE SEQUENCE s;
--~ pg_class | 0 | CREATE SEQUENCE | sequence | public | public.s | f
--= CREATE SEQUENCE
CREATE INDEX i ON u (b);
--~ pg_class | 0 | CREATE INDEX | index | public | public.i | f
--= CREATE INDEX
CREATE TYPE en AS ENUM ('x');
--~ pg_type | 0 | CREATE TYPE | type | public | public.en | f
--= CREATE TYPE
CREATE TYPE comp AS (a int, b text);
--~ pg_type | 0 | CREATE TYPE | type | public | public.comp | f
--= CREATE TYPE
CREATE TYPE ra AS RANGE (subtype = float8);
--~ pg_type | 0 | CREATE TYPE | type | public | public.ra | f
--= CREATE TYPE
CREATE DOMAIN dom AS int CONSTRAINT positive CHECK (value > 0);
--~ pg_type | 0 | CREATE DOMAIN | type | public | public.dom | f
--= CREATE DOMAIN
CREATE FUNCTION f(a int, b text[], c en, OUT d numeric) LANGUAGE sql AS 'SELECT 1.0';
--~ pg_proc | 0 | CREATE FUNCTION | function | public | public.f(integer,pg_catalog.text[],public.en) | f
--= CREATE FUNCTION
CREATE OR REPLACE FUNCTION f(a int, b text[], c en, OUT d numeric) LANGUAGE sql AS 'SELECT 2.0';
--~ pg_proc | 0 | CREATE FUNCTION | function | public | public.f(integer,pg_catalog.text[],public.en) | f
--= CREATE FUNCTION
CREATE PROCEDURE pr(timestamptz, varchar(3)) LANGUAGE sql AS '';
--~ pg_proc | 0 | CREATE PROCEDURE | procedure | public | public.pr(timestamp with time zone,character varying) | f
--= CREATE PROCEDURE
CREATE AGGREGATE agg(int) (sfunc = int4pl, stype = int4);
--~ pg_proc | 0 | CREATE AGGREGATE | aggregate | public | public.agg(integer) | f
--= CREATE AGGREGATE
CREATE FUNCTION tf() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN new; END';
--~ pg_proc | 0 | CREATE FUNCTION | function | public | public.tf() | f
--= CREATE FUNCTION
CREATE TRIGGER tr BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION tf();
--~ pg_trigger | 0 | CREATE TRIGGER | trigger | <NULL> | tr on public.t | f
--= CREATE TRIGGER
CREATE OR REPLACE TRIGGER tr BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION tf();
--~ pg_trigger | 0 | CREATE TRIGGER | trigger | <NULL> | tr on public.t | f
--= CREATE TRIGGER
CREATE POLICY p ON t;
--~ pg_policy | 0 | CREATE POLICY | policy | <NULL> | p on public.t | f
--= CREATE POLICY
CREATE STATISTICS st ON a, b FROM u;
--~ pg_statistic_ext | 0 | CREATE STATISTICS | statistics object | public | public.st | f
--= CREATE STATISTICS
CREATE COLLATION coll FROM "C";
--~ pg_collation | 0 | CREATE COLLATION | collation | public | public.coll | f
--= CREATE COLLATION
CREATE CAST (en AS dom) WITH FUNCTION f(int, text[], en) AS ASSIGNMENT;
--~ cast will be ignored because the target data type is a domain
--! 42P17: argument of cast function must match or be binary-coercible from source data type
CREATE TEXT SEARCH CONFIGURATION tsc (COPY = simple);
--~ pg_ts_config | 0 | CREATE TEXT SEARCH CONFIGURATION | text search configuration | public | public.tsc | f
--= CREATE TEXT SEARCH CONFIGURATION
CREATE TEXT SEARCH DICTIONARY tsd (TEMPLATE = simple);
--~ pg_ts_dict | 0 | CREATE TEXT SEARCH DICTIONARY | text search dictionary | public | public.tsd | f
--= CREATE TEXT SEARCH DICTIONARY
ALTER TABLE t ADD e serial, ADD CONSTRAINT ck CHECK (c < 100);
--~ pg_class | 0 | CREATE SEQUENCE | sequence | public | public.t_e_seq | f
--~ pg_class | 0 | ALTER TABLE | table | public | public.t | f
--~ pg_class | 0 | ALTER SEQUENCE | sequence | public | public.t_e_seq | f
--= ALTER TABLE
ALTER TABLE t ALTER COLUMN c TYPE bigint;
--~ pg_class | 0 | ALTER TABLE | table | public | public.t | f
--= ALTER TABLE
ALTER TABLE t RENAME COLUMN b TO bb;
--~ pg_class | 2 | ALTER TABLE | table column | public | public.t.bb | f
--= ALTER TABLE
ALTER TABLE t RENAME CONSTRAINT ck TO ck2;
--~ pg_constraint | 0 | ALTER TABLE | table constraint | public | ck2 on public.t | f
--= ALTER TABLE
ALTER TABLE t OWNER TO CURRENT_USER;
--~ pg_class | 0 | ALTER TABLE | table | public | public.t | f
--= ALTER TABLE
ALTER TABLE IF EXISTS nothing ADD a int;
--~ relation "nothing" does not exist, skipping
--= ALTER TABLE
ALTER TABLE u SET SCHEMA sc;
--~ pg_class | 0 | ALTER TABLE | table | sc | sc.u | f
--= ALTER TABLE
ALTER TABLE sc.u RENAME TO w;
--~ pg_class | 0 | ALTER TABLE | table | sc | sc.w | f
--= ALTER TABLE
ALTER INDEX sc.i RENAME TO j;
--~ pg_class | 0 | ALTER INDEX | index | sc | sc.j | f
--= ALTER INDEX
ALTER VIEW v RENAME TO vv;
--~ pg_class | 0 | ALTER VIEW | view | public | public.vv | f
--= ALTER VIEW
ALTER SEQUENCE s RESTART 5;
--~ pg_class | 0 | ALTER SEQUENCE | sequence | public | public.s | f
--= ALTER SEQUENCE
ALTER TYPE en ADD VALUE 'y';
--~ pg_type | 0 | ALTER TYPE | type | public | public.en | f
--= ALTER TYPE
ALTER TYPE en RENAME VALUE 'y' TO 'z';
--~ pg_type | 0 | ALTER TYPE | type | public | public.en | f
--= ALTER TYPE
ALTER TYPE comp ADD ATTRIBUTE c int;
--~ pg_class | 0 | ALTER TYPE | composite type | public | public.comp | f
--= ALTER TYPE
ALTER TYPE comp RENAME ATTRIBUTE c TO cc;
--~ pg_class | 3 | ALTER TYPE | composite type column | public | public.comp.cc | f
--= ALTER TYPE
ALTER DOMAIN dom RENAME CONSTRAINT positive TO above;
--~ pg_constraint | 0 | ALTER DOMAIN | domain constraint | public | above on public.dom | f
--= ALTER DOMAIN
ALTER DOMAIN dom SET DEFAULT 1;
--~ pg_type | 0 | ALTER DOMAIN | type | public | public.dom | f
--= ALTER DOMAIN
ALTER FUNCTION f(int, text[], en) STABLE;
--~ pg_proc | 0 | ALTER FUNCTION | function | public | public.f(integer,pg_catalog.text[],public.en) | f
--= ALTER FUNCTION
ALTER FUNCTION f(int, text[], en) RENAME TO g;
--~ pg_proc | 0 | ALTER FUNCTION | function | public | public.g(integer,pg_catalog.text[],public.en) | f
--= ALTER FUNCTION
ALTER FUNCTION g SET SCHEMA sc;
--~ pg_proc | 0 | ALTER FUNCTION | function | sc | sc.g(integer,pg_catalog.text[],public.en) | f
--= ALTER FUNCTION
ALTER TRIGGER tr ON t RENAME TO tr2;
--~ pg_trigger | 0 | ALTER TRIGGER | trigger | <NULL> | tr2 on public.t | f
--= ALTER TRIGGER
ALTER POLICY p ON t USING (true);
--~ pg_policy | 0 | ALTER POLICY | policy | <NULL> | p on public.t | f
--= ALTER POLICY
ALTER POLICY p ON t RENAME TO p2;
--~ pg_policy | 0 | ALTER POLICY | policy | <NULL> | p2 on public.t | f
--= ALTER POLICY
ALTER SCHEMA sc RENAME TO sc2;
--~ pg_namespace | 0 | ALTER SCHEMA | schema | <NULL> | sc2 | f
--= ALTER SCHEMA
ALTER STATISTICS st SET STATISTICS 10;
--~ pg_statistic_ext | 0 | ALTER STATISTICS | statistics object | public | public.st | f
--= ALTER STATISTICS
ALTER TEXT SEARCH CONFIGURATION tsc ALTER MAPPING FOR word WITH simple;
--~ pg_ts_config | 0 | ALTER TEXT SEARCH CONFIGURATION | text search configuration | public | public.tsc | f
--= ALTER TEXT SEARCH CONFIGURATION
COMMENT ON TABLE t IS 'x';
--~ pg_class | 0 | COMMENT | table | public | public.t | f
--= COMMENT
COMMENT ON COLUMN t.bb IS 'x';
--~ pg_class | 2 | COMMENT | table column | public | public.t.bb | f
--= COMMENT
COMMENT ON CONSTRAINT ck2 ON t IS 'x';
--~ pg_constraint | 0 | COMMENT | table constraint | public | ck2 on public.t | f
--= COMMENT
COMMENT ON INDEX t_pkey IS 'x';
--~ pg_class | 0 | COMMENT | index | public | public.t_pkey | f
--= COMMENT
COMMENT ON TRIGGER tr2 ON t IS 'x';
--~ pg_trigger | 0 | COMMENT | trigger | <NULL> | tr2 on public.t | f
--= COMMENT
COMMENT ON FUNCTION sc2.g IS 'x';
--~ pg_proc | 0 | COMMENT | function | sc2 | sc2.g(integer,pg_catalog.text[],public.en) | f
--= COMMENT
COMMENT ON TYPE en IS 'x';
--~ pg_type | 0 | COMMENT | type | public | public.en | f
--= COMMENT
COMMENT ON SCHEMA sc2 IS 'x';
--~ pg_namespace | 0 | COMMENT | schema | <NULL> | sc2 | f
--= COMMENT
CREATE ROLE commands_ann;
--= CREATE ROLE
GRANT SELECT ON t, ctas TO commands_ann;
--~ <NULL> | <NULL> | GRANT | TABLE | <NULL> | <NULL> | f
--= GRANT
GRANT USAGE ON SCHEMA sc2 TO commands_ann;
--~ <NULL> | <NULL> | GRANT | SCHEMA | <NULL> | <NULL> | f
--= GRANT
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA sc2 TO commands_ann;
--~ <NULL> | <NULL> | GRANT | FUNCTION | <NULL> | <NULL> | f
--= GRANT
GRANT USAGE ON SEQUENCE s TO commands_ann;
--~ <NULL> | <NULL> | GRANT | SEQUENCE | <NULL> | <NULL> | f
--= GRANT
REVOKE ALL ON SEQUENCE s FROM commands_ann;
--~ <NULL> | <NULL> | REVOKE | SEQUENCE | <NULL> | <NULL> | f
--= REVOKE
REVOKE ALL ON SCHEMA sc2 FROM commands_ann;
--~ <NULL> | <NULL> | REVOKE | SCHEMA | <NULL> | <NULL> | f
--= REVOKE
REVOKE ALL ON t, ctas FROM commands_ann;
--~ <NULL> | <NULL> | REVOKE | TABLE | <NULL> | <NULL> | f
--= REVOKE
ALTER DEFAULT PRIVILEGES GRANT EXECUTE ON FUNCTIONS TO commands_ann;
--~ <NULL> | <NULL> | ALTER DEFAULT PRIVILEGES | FUNCTIONS | <NULL> | <NULL> | f
--= ALTER DEFAULT PRIVILEGES
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM commands_ann;
--~ <NULL> | <NULL> | ALTER DEFAULT PRIVILEGES | FUNCTIONS | <NULL> | <NULL> | f
--= ALTER DEFAULT PRIVILEGES
DROP OWNED BY commands_ann;
--~ <NULL> | <NULL> | REVOKE | ROUTINE | <NULL> | <NULL> | f
--= DROP OWNED
DROP ROLE commands_ann;
--= DROP ROLE
DROP TABLE ctas;
--= DROP TABLE
-- Commands in functions have their own lists.
CREATE FUNCTION makes() RETURNS int LANGUAGE plpgsql AS $$ BEGIN CREATE TABLE made (a int); CREATE VIEW made_v AS SELECT * FROM made; RETURN 1; END $$;
--~ pg_proc | 0 | CREATE FUNCTION | function | public | public.makes() | f
--= CREATE FUNCTION
SELECT makes();
--> makes:int4
--~ pg_class | 0 | CREATE TABLE | table | public | public.made | f
--~ pg_class | 0 | CREATE VIEW | view | public | public.made_v | f
--| 1
CREATE EXTENSION unaccent;
--~ pg_extension | 0 | CREATE EXTENSION | extension | <NULL> | unaccent | f
--= CREATE EXTENSION
-- In other events the list is empty, or there is none.
DROP EVENT TRIGGER tell;
--= DROP EVENT TRIGGER
CREATE FUNCTION counts() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% %', tg_event, (SELECT count(*) FROM pg_event_trigger_ddl_commands()); END $$;
--= CREATE FUNCTION
CREATE EVENT TRIGGER counts ON ddl_command_start EXECUTE FUNCTION counts();
--= CREATE EVENT TRIGGER
CREATE TABLE x (a int);
--! 39P03: pg_event_trigger_ddl_commands() can only be called in an event trigger function
CREATE EVENT TRIGGER counts_drops ON sql_drop EXECUTE FUNCTION counts();
--= CREATE EVENT TRIGGER
CREATE TABLE x (a int);
--~ ddl_command_start 0
--= CREATE TABLE
DROP TABLE x;
--~ ddl_command_start 0
--~ sql_drop 0
--= DROP TABLE
