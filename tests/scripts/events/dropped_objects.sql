-- pg_event_trigger_dropped_objects: what a command has dropped, each object behind what it went with.
CREATE FUNCTION tell() RETURNS event_trigger LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
    -- Of what PostgreSQL stores rows in, and of triggers behind foreign keys, there is nothing here.
    FOR r IN SELECT * FROM pg_event_trigger_dropped_objects() WHERE schema_name IS DISTINCT FROM 'pg_toast' AND object_identity NOT LIKE '"RI_%' LOOP
        RAISE NOTICE '%: % % % | % | % | % | % %', tg_tag, CASE WHEN r.original THEN 'original' ELSE '' END, CASE WHEN r.normal THEN 'normal' ELSE '' END, r.object_type, r.object_identity,
            r.schema_name, r.object_name, r.address_names, r.address_args;
    END LOOP;
END $$;
--= CREATE FUNCTION
SELECT * FROM pg_event_trigger_dropped_objects();
--! 39P03: pg_event_trigger_dropped_objects() can only be called in a sql_drop event trigger function
CREATE EVENT TRIGGER tell ON sql_drop EXECUTE FUNCTION tell();
--= CREATE EVENT TRIGGER
CREATE TABLE t (id int PRIMARY KEY, b int DEFAULT 3, c text UNIQUE);
--= CREATE TABLE
CREATE VIEW v AS SELECT id, b FROM t;
--= CREATE VIEW
CREATE INDEX t_b ON t (b);
--= CREATE INDEX
CREATE TABLE u (id int REFERENCES t, d int GENERATED ALWAYS AS (3 + 1) STORED, e int);
--= CREATE TABLE
ALTER TABLE u DROP COLUMN id;
--~ ALTER TABLE: original  table column | public.u.id | public | <NULL> | {public,u,id} {}
--~ ALTER TABLE:   table constraint | u_id_fkey on public.u | public | <NULL> | {public,u,u_id_fkey} {}
--= ALTER TABLE
ALTER TABLE u ADD id int CONSTRAINT ref REFERENCES t;
--= ALTER TABLE
ALTER TABLE u DROP COLUMN e;
--~ ALTER TABLE: original  table column | public.u.e | public | <NULL> | {public,u,e} {}
--= ALTER TABLE
DROP VIEW v;
--~ DROP VIEW: original  view | public.v | public | v | {public,v} {}
--~ DROP VIEW:   type | public.v | public | v | {public.v} {}
--~ DROP VIEW:   type | public.v[] | public | _v | {public.v[]} {}
--~ DROP VIEW:  normal rule | "_RETURN" on public.v | <NULL> | <NULL> | {public,v,_RETURN} {}
--= DROP VIEW
CREATE VIEW v AS SELECT id, b FROM t;
--= CREATE VIEW
DROP INDEX t_b;
--~ DROP INDEX: original  index | public.t_b | public | t_b | {public,t_b} {}
--= DROP INDEX
DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--~ DROP TABLE: original  table | public.t | public | t | {public,t} {}
--~ DROP TABLE:   type | public.t | public | t | {public.t} {}
--~ DROP TABLE:   type | public.t[] | public | _t | {public.t[]} {}
--~ DROP TABLE:   default value | for public.t.b | public | <NULL> | {public,t,b} {}
--~ DROP TABLE:   table constraint | t_pkey on public.t | public | <NULL> | {public,t,t_pkey} {}
--~ DROP TABLE:   index | public.t_pkey | public | t_pkey | {public,t_pkey} {}
--~ DROP TABLE:   table constraint | t_c_key on public.t | public | <NULL> | {public,t,t_c_key} {}
--~ DROP TABLE:   index | public.t_c_key | public | t_c_key | {public,t_c_key} {}
--~ DROP TABLE:  normal table constraint | ref on public.u | public | <NULL> | {public,u,ref} {}
--~ DROP TABLE:  normal view | public.v | public | v | {public,v} {}
--~ DROP TABLE:   type | public.v | public | v | {public.v} {}
--~ DROP TABLE:   type | public.v[] | public | _v | {public.v[]} {}
--~ DROP TABLE:  normal rule | "_RETURN" on public.v | <NULL> | <NULL> | {public,v,_RETURN} {}
--= DROP TABLE
DROP TABLE u;
--~ DROP TABLE: original  table | public.u | public | u | {public,u} {}
--~ DROP TABLE:   type | public.u | public | u | {public.u} {}
--~ DROP TABLE:   type | public.u[] | public | _u | {public.u[]} {}
--~ DROP TABLE:   default value | for public.u.d | public | <NULL> | {public,u,d} {}
--= DROP TABLE
CREATE MATERIALIZED VIEW mv AS SELECT 1 AS one;
--= SELECT 1
DROP MATERIALIZED VIEW mv;
--~ DROP MATERIALIZED VIEW: original  materialized view | public.mv | public | mv | {public,mv} {}
--~ DROP MATERIALIZED VIEW:   type | public.mv | public | mv | {public.mv} {}
--~ DROP MATERIALIZED VIEW:   type | public.mv[] | public | _mv | {public.mv[]} {}
--~ DROP MATERIALIZED VIEW:  normal rule | "_RETURN" on public.mv | <NULL> | <NULL> | {public,mv,_RETURN} {}
--= DROP MATERIALIZED VIEW
CREATE TABLE ser (a serial);
--= CREATE TABLE
ALTER TABLE ser DROP COLUMN a;
--~ ALTER TABLE: original  table column | public.ser.a | public | <NULL> | {public,ser,a} {}
--~ ALTER TABLE:   sequence | public.ser_a_seq | public | ser_a_seq | {public,ser_a_seq} {}
--~ ALTER TABLE:  normal default value | for public.ser.a | public | <NULL> | {public,ser,a} {}
--= ALTER TABLE
ALTER TABLE ser ADD b int GENERATED ALWAYS AS IDENTITY;
--= ALTER TABLE
ALTER TABLE ser ALTER b DROP IDENTITY;
--= ALTER TABLE
DROP TABLE ser;
--~ DROP TABLE: original  table | public.ser | public | ser | {public,ser} {}
--~ DROP TABLE:   type | public.ser | public | ser | {public.ser} {}
--~ DROP TABLE:   type | public.ser[] | public | _ser | {public.ser[]} {}
--= DROP TABLE
CREATE TYPE e AS ENUM ('a');
--= CREATE TYPE
CREATE DOMAIN d AS int CHECK (value > 3);
--= CREATE DOMAIN
CREATE TABLE w (e e, d d);
--= CREATE TABLE
DROP TYPE e CASCADE;
--~ drop cascades to column e of table w
--~ DROP TYPE: original  type | public.e | public | e | {public.e} {}
--~ DROP TYPE:   type | public.e[] | public | _e | {public.e[]} {}
--~ DROP TYPE:  normal table column | public.w.e | public | <NULL> | {public,w,e} {}
--= DROP TYPE
DROP DOMAIN d CASCADE;
--~ drop cascades to column d of table w
--~ DROP DOMAIN: original  type | public.d | public | d | {public.d} {}
--~ DROP DOMAIN:   type | public.d[] | public | _d | {public.d[]} {}
--~ DROP DOMAIN:   domain constraint | d_check on public.d | public | <NULL> | {public.d} {d_check}
--~ DROP DOMAIN:  normal table column | public.w.d | public | <NULL> | {public,w,d} {}
--= DROP DOMAIN
DROP TABLE w;
--~ DROP TABLE: original  table | public.w | public | w | {public,w} {}
--~ DROP TABLE:   type | public.w | public | w | {public.w} {}
--~ DROP TABLE:   type | public.w[] | public | _w | {public.w[]} {}
--= DROP TABLE
CREATE FUNCTION f(a int, b text[], OUT c numeric) LANGUAGE sql AS 'SELECT 1.0';
--= CREATE FUNCTION
DROP FUNCTION f;
--~ DROP FUNCTION: original  function | public.f(integer,pg_catalog.text[]) | public | <NULL> | {public,f} {integer,pg_catalog.text[]}
--= DROP FUNCTION
CREATE SEQUENCE s;
--= CREATE SEQUENCE
DROP SEQUENCE s;
--~ DROP SEQUENCE: original  sequence | public.s | public | s | {public,s} {}
--= DROP SEQUENCE
CREATE TABLE p (a int PRIMARY KEY, b int) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE p1 PARTITION OF p FOR VALUES IN (1);
--= CREATE TABLE
DROP TABLE p1;
--~ DROP TABLE: original  table | public.p1 | public | p1 | {public,p1} {}
--~ DROP TABLE:   type | public.p1 | public | p1 | {public.p1} {}
--~ DROP TABLE:   type | public.p1[] | public | _p1 | {public.p1[]} {}
--~ DROP TABLE:   table constraint | p1_pkey on public.p1 | public | <NULL> | {public,p1,p1_pkey} {}
--~ DROP TABLE:   index | public.p1_pkey | public | p1_pkey | {public,p1_pkey} {}
--= DROP TABLE
CREATE TABLE p1 PARTITION OF p FOR VALUES IN (1);
--= CREATE TABLE
DROP TABLE p;
--~ DROP TABLE: original  table | public.p | public | p | {public,p} {}
--~ DROP TABLE:   type | public.p | public | p | {public.p} {}
--~ DROP TABLE:   type | public.p[] | public | _p | {public.p[]} {}
--~ DROP TABLE:   table constraint | p_pkey on public.p | public | <NULL> | {public,p,p_pkey} {}
--~ DROP TABLE:   index | public.p_pkey | public | p_pkey | {public,p_pkey} {}
--~ DROP TABLE:   table | public.p1 | public | p1 | {public,p1} {}
--~ DROP TABLE:   type | public.p1 | public | p1 | {public.p1} {}
--~ DROP TABLE:   type | public.p1[] | public | _p1 | {public.p1[]} {}
--~ DROP TABLE:   table constraint | p1_pkey on public.p1 | public | <NULL> | {public,p1,p1_pkey} {}
--~ DROP TABLE:   index | public.p1_pkey | public | p1_pkey | {public,p1_pkey} {}
--= DROP TABLE
CREATE SCHEMA sc CREATE TABLE x (a int) CREATE VIEW y AS SELECT * FROM x;
--= CREATE SCHEMA
DROP SCHEMA sc CASCADE;
--~ drop cascades to 2 other objects
--~ DROP SCHEMA: original  schema | sc | <NULL> | sc | {sc} {}
--~ DROP SCHEMA:  normal table | sc.x | sc | x | {sc,x} {}
--~ DROP SCHEMA:   type | sc.x | sc | x | {sc.x} {}
--~ DROP SCHEMA:   type | sc.x[] | sc | _x | {sc.x[]} {}
--~ DROP SCHEMA:  normal view | sc.y | sc | y | {sc,y} {}
--~ DROP SCHEMA:   type | sc.y | sc | y | {sc.y} {}
--~ DROP SCHEMA:   type | sc.y[] | sc | _y | {sc.y[]} {}
--~ DROP SCHEMA:  normal rule | "_RETURN" on sc.y | <NULL> | <NULL> | {sc,y,_RETURN} {}
--= DROP SCHEMA
CREATE ROLE dropped_own;
--= CREATE ROLE
CREATE TABLE ownt (a int);
--= CREATE TABLE
ALTER TABLE ownt OWNER TO dropped_own;
--= ALTER TABLE
DROP OWNED BY dropped_own;
--~ DROP OWNED: original  table | public.ownt | public | ownt | {public,ownt} {}
--~ DROP OWNED:   type | public.ownt | public | ownt | {public.ownt} {}
--~ DROP OWNED:   type | public.ownt[] | public | _ownt | {public.ownt[]} {}
--= DROP OWNED
DROP ROLE dropped_own;
--= DROP ROLE
CREATE TABLE tr (a int);
--= CREATE TABLE
CREATE FUNCTION tf() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN new; END';
--= CREATE FUNCTION
CREATE TRIGGER tg BEFORE INSERT ON tr FOR EACH ROW EXECUTE FUNCTION tf();
--= CREATE TRIGGER
DROP TRIGGER tg ON tr;
--~ DROP TRIGGER: original  trigger | tg on public.tr | public | <NULL> | {public,tr,tg} {}
--= DROP TRIGGER
CREATE TRIGGER tg BEFORE INSERT ON tr FOR EACH ROW EXECUTE FUNCTION tf();
--= CREATE TRIGGER
DROP FUNCTION tf() CASCADE;
--~ drop cascades to trigger tg on table tr
--~ DROP FUNCTION: original  function | public.tf() | public | <NULL> | {public,tf} {}
--~ DROP FUNCTION:  normal trigger | tg on public.tr | public | <NULL> | {public,tr,tg} {}
--= DROP FUNCTION
ALTER TABLE tr ALTER a SET DEFAULT 3;
--= ALTER TABLE
ALTER TABLE tr ALTER a SET DEFAULT 4;
--= ALTER TABLE
ALTER TABLE tr ALTER a DROP DEFAULT;
--~ ALTER TABLE: original  default value | for public.tr.a | public | <NULL> | {public,tr,a} {}
--= ALTER TABLE
ALTER TABLE tr ADD CONSTRAINT ck CHECK (a > 1);
--= ALTER TABLE
ALTER TABLE tr DROP CONSTRAINT ck;
--~ ALTER TABLE: original  table constraint | ck on public.tr | public | <NULL> | {public,tr,ck} {}
--= ALTER TABLE
CREATE POLICY pp ON tr USING (true);
--= CREATE POLICY
DROP POLICY pp ON tr;
--~ DROP POLICY: original  policy | pp on public.tr | public | <NULL> | {public,tr,pp} {}
--= DROP POLICY
DROP TABLE tr;
--~ DROP TABLE: original  table | public.tr | public | tr | {public,tr} {}
--~ DROP TABLE:   type | public.tr | public | tr | {public.tr} {}
--~ DROP TABLE:   type | public.tr[] | public | _tr | {public.tr[]} {}
--= DROP TABLE
CREATE TEMP TABLE tmp (a int DEFAULT 3);
--= CREATE TABLE
DROP TABLE tmp;
--~ DROP TABLE: original  table | pg_temp.tmp | pg_temp | tmp | {pg_temp,tmp} {}
--~ DROP TABLE:   type | pg_temp.tmp | pg_temp | tmp | {pg_temp.tmp} {}
--~ DROP TABLE:   type | pg_temp.tmp[] | pg_temp | _tmp | {pg_temp.tmp[]} {}
--~ DROP TABLE:   default value | for pg_temp.tmp.a | pg_temp | <NULL> | {pg_temp,tmp,a} {}
--= DROP TABLE
CREATE TABLE a (x int);
--= CREATE TABLE
CREATE TABLE b (y int);
--= CREATE TABLE
DROP TABLE a, b;
--~ DROP TABLE: original  table | public.b | public | b | {public,b} {}
--~ DROP TABLE:   type | public.b | public | b | {public.b} {}
--~ DROP TABLE:   type | public.b[] | public | _b | {public.b[]} {}
--~ DROP TABLE: original  table | public.a | public | a | {public,a} {}
--~ DROP TABLE:   type | public.a | public | a | {public.a} {}
--~ DROP TABLE:   type | public.a[] | public | _a | {public.a[]} {}
--= DROP TABLE
CREATE TABLE st (a int, b int);
--= CREATE TABLE
CREATE STATISTICS st1 ON a, b FROM st;
--= CREATE STATISTICS
DROP STATISTICS st1;
--~ DROP STATISTICS: original  statistics object | public.st1 | public | st1 | {public,st1} {}
--= DROP STATISTICS
DROP TABLE st;
--~ DROP TABLE: original  table | public.st | public | st | {public,st} {}
--~ DROP TABLE:   type | public.st | public | st | {public.st} {}
--~ DROP TABLE:   type | public.st[] | public | _st | {public.st[]} {}
--= DROP TABLE
CREATE TABLE quoted.nothing (a int);
--! 3F000: schema "quoted" does not exist
CREATE TABLE "Two words" ("A b" int DEFAULT 1);
--= CREATE TABLE
ALTER TABLE "Two words" DROP COLUMN "A b";
--~ ALTER TABLE: original  table column | public."Two words"."A b" | public | <NULL> | {public,"Two words","A b"} {}
--~ ALTER TABLE:   default value | for public."Two words"."A b" | public | <NULL> | {public,"Two words","A b"} {}
--= ALTER TABLE
DROP TABLE "Two words";
--~ DROP TABLE: original  table | public."Two words" | public | Two words | {public,"Two words"} {}
--~ DROP TABLE:   type | public."Two words" | public | Two words | {"public.\"Two words\""} {}
--~ DROP TABLE:   type | public."Two words"[] | public | _Two words | {"public.\"Two words\"[]"} {}
--= DROP TABLE
-- Dropping what the trigger reads of.
CREATE TABLE keep (a int);
--= CREATE TABLE
CREATE FUNCTION guard() RETURNS event_trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM pg_event_trigger_dropped_objects() WHERE object_type = 'table' AND object_name = 'keep') THEN
        RAISE EXCEPTION 'keep has to stay';
    END IF;
END $$;
--= CREATE FUNCTION
CREATE EVENT TRIGGER guard ON sql_drop WHEN tag IN ('DROP TABLE', 'DROP SCHEMA') EXECUTE FUNCTION guard();
--= CREATE EVENT TRIGGER
DROP TABLE keep;
--! P0001: keep has to stay
SELECT count(*) FROM keep;
--> count:int8
--| 0
-- A trigger that drops more.
DROP EVENT TRIGGER guard;
--= DROP EVENT TRIGGER
CREATE TABLE log_of_keep (a int);
--= CREATE TABLE
CREATE FUNCTION follow() RETURNS event_trigger LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
    FOR r IN SELECT * FROM pg_event_trigger_dropped_objects() WHERE object_type = 'table' LOOP
        EXECUTE format('DROP TABLE IF EXISTS %I.%I', r.schema_name, 'log_of_' || r.object_name);
    END LOOP;
END $$;
--= CREATE FUNCTION
CREATE EVENT TRIGGER follow ON sql_drop EXECUTE FUNCTION follow();
--= CREATE EVENT TRIGGER
DROP TABLE keep;
--~ table "log_of_log_of_keep" does not exist, skipping
--~ DROP TABLE: original  table | public.log_of_keep | public | log_of_keep | {public,log_of_keep} {}
--~ DROP TABLE:   type | public.log_of_keep | public | log_of_keep | {public.log_of_keep} {}
--~ DROP TABLE:   type | public.log_of_keep[] | public | _log_of_keep | {public.log_of_keep[]} {}
--~ DROP TABLE: original  table | public.keep | public | keep | {public,keep} {}
--~ DROP TABLE:   type | public.keep | public | keep | {public.keep} {}
--~ DROP TABLE:   type | public.keep[] | public | _keep | {public.keep[]} {}
--= DROP TABLE
SELECT to_regclass('log_of_keep');
--> to_regclass:regclass
--| ∅
