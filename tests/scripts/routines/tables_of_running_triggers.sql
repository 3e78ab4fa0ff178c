-- A trigger can't change the definition of its table, nor can anyone while triggers are waiting for it.
CREATE TABLE t(a int PRIMARY KEY, b int);
--= CREATE TABLE

INSERT INTO t VALUES(1,1),(2,2);
--= INSERT 0 2

CREATE TABLE p(a int, b int) PARTITION BY RANGE(a);
--= CREATE TABLE

CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (10);
--= CREATE TABLE

CREATE TABLE p2 PARTITION OF p FOR VALUES FROM (10) TO (20);
--= CREATE TABLE

INSERT INTO p VALUES(1),(11);
--= INSERT 0 2

CREATE TABLE t3 (a int, b int);
--= CREATE TABLE

CREATE TABLE h(c int) INHERITS (t3);
--= CREATE TABLE

INSERT INTO h VALUES (1);
--= INSERT 0 1

CREATE INDEX t_b ON t(b);
--= CREATE INDEX

CREATE INDEX ON p(a);
--= CREATE INDEX

CREATE VIEW v AS SELECT * FROM t;
--= CREATE VIEW

CREATE MATERIALIZED VIEW m AS SELECT * FROM t;
--= SELECT 2

CREATE OR REPLACE FUNCTION run(x text) RETURNS int LANGUAGE plpgsql AS $$begin execute x; return 1; exception when others then raise notice '% %', sqlstate, sqlerrm; return 0; end$$;
--= CREATE FUNCTION

CREATE FUNCTION tg() RETURNS TRIGGER LANGUAGE plpgsql AS $$begin perform run(tg_argv[0]); return new; end$$;
--= CREATE FUNCTION

CREATE TABLE g(a int PRIMARY KEY, b int);
--= CREATE TABLE

CREATE INDEX g_b ON g(b);
--= CREATE INDEX

CREATE TABLE g2(a int REFERENCES g ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE);
--= CREATE TABLE

CREATE INDEX g2_i ON g2(a);
--= CREATE INDEX

CREATE TRIGGER x BEFORE INSERT ON g FOR EACH ROW EXECUTE FUNCTION tg('truncate g cascade');
--= CREATE TRIGGER

INSERT INTO g VALUES (1,1);
--~ 55006 cannot TRUNCATE "g" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH ROW EXECUTE FUNCTION tg('truncate g cascade');
--= CREATE TRIGGER

INSERT INTO g VALUES (2,1);
--~ 55006 cannot TRUNCATE "g" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('truncate g cascade');
--= CREATE TRIGGER

INSERT INTO g VALUES (3,1);
--~ 55006 cannot TRUNCATE "g" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x BEFORE INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('truncate g cascade');
--= CREATE TRIGGER

INSERT INTO g VALUES (4,1);
--~ 55006 cannot TRUNCATE "g" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('drop index g_b');
--= CREATE TRIGGER

INSERT INTO g VALUES (5,1);
--~ 55006 cannot DROP INDEX "g_b" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('drop trigger x on g');
--= CREATE TRIGGER

INSERT INTO g VALUES (6,1);
--= INSERT 0 1

DROP TRIGGER IF EXISTS x ON g;
--~ trigger "x" for relation "g" does not exist, skipping
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('create trigger y after insert on g for each statement execute function tg()');
--= CREATE TRIGGER

INSERT INTO g VALUES (6,1);
--! 23505: duplicate key value violates unique constraint "g_pkey"

DROP TRIGGER IF EXISTS x ON g;
--= DROP TRIGGER

DROP TRIGGER IF EXISTS y ON g;
--~ trigger "y" for relation "g" does not exist, skipping
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('alter table g disable trigger x');
--= CREATE TRIGGER

INSERT INTO g VALUES (7,1);
--~ 55006 cannot ALTER TABLE "g" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('comment on table g is ''z''');
--= CREATE TRIGGER

INSERT INTO g VALUES (8,1);
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('grant select on g to public');
--= CREATE TRIGGER

INSERT INTO g VALUES (9,1);
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('cluster g using g_b');
--= CREATE TRIGGER

INSERT INTO g VALUES (10,1);
--~ 55006 cannot CLUSTER "g" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('reindex table g');
--= CREATE TRIGGER

INSERT INTO g VALUES (11,1);
--~ 55006 cannot REINDEX INDEX "g_pkey" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('alter index g_b set (fillfactor=50)');
--= CREATE TRIGGER

INSERT INTO g VALUES (12,1);
--~ 55006 cannot ALTER TABLE "g_b" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x AFTER INSERT ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('alter table g2 add z int');
--= CREATE TRIGGER

INSERT INTO g VALUES (13,1);
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

INSERT INTO g2 VALUES (1),(2);
--= INSERT 0 2

CREATE TRIGGER x AFTER DELETE ON g2 FOR EACH ROW EXECUTE FUNCTION tg('alter table g add zz int');
--= CREATE TRIGGER

DELETE FROM g WHERE a=1;
--~ 55006 cannot ALTER TABLE "g" because it is being used by active queries in this session
--= DELETE 1

DROP TRIGGER x ON g2;
--= DROP TRIGGER

CREATE TRIGGER x AFTER DELETE ON g2 FOR EACH ROW EXECUTE FUNCTION tg('truncate g2');
--= CREATE TRIGGER

DELETE FROM g WHERE a=2;
--~ 55006 cannot TRUNCATE "g2" because it is being used by active queries in this session
--= DELETE 1

DROP TRIGGER x ON g2;
--= DROP TRIGGER

ALTER TABLE g DROP COLUMN IF EXISTS zz;
--~ column "zz" of relation "g" does not exist, skipping
--= ALTER TABLE

CREATE CONSTRAINT TRIGGER x AFTER INSERT ON g DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tg('truncate g cascade');
--= CREATE TRIGGER

BEGIN;
--= BEGIN

INSERT INTO g VALUES (21,1);
--= INSERT 0 1

TRUNCATE g CASCADE;
--! 55006: cannot TRUNCATE "g" because it has pending trigger events

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO g VALUES (21,1);
--= INSERT 0 1

DROP TABLE g CASCADE;
--~ drop cascades to constraint g2_a_fkey on table g2
--! 55006: cannot DROP TABLE "g" because it has pending trigger events

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO g VALUES (21,1);
--= INSERT 0 1

ALTER TABLE g ADD z int;
--! 55006: cannot ALTER TABLE "g" because it has pending trigger events

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO g VALUES (21,1);
--= INSERT 0 1

CREATE INDEX ON g(b);
--! 55006: cannot CREATE INDEX "g" because it has pending trigger events

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO g VALUES (21,1);
--= INSERT 0 1

DROP INDEX g_b;
--= DROP INDEX

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO g VALUES (21,1);
--= INSERT 0 1

CLUSTER g USING g_b;
--! 55006: cannot CLUSTER "g" because it has pending trigger events

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO g VALUES (21,1);
--= INSERT 0 1

REINDEX TABLE g;
--= REINDEX

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO g VALUES (21,1);
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO g VALUES (21,1);
--= INSERT 0 1

SET CONSTRAINTS ALL immediate;
--~ 55006 cannot TRUNCATE "g" because it is being used by active queries in this session
--= SET CONSTRAINTS

ROLLBACK;
--= ROLLBACK

INSERT INTO g VALUES (22,1);
--~ 55006 cannot TRUNCATE "g" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON g;
--= DROP TRIGGER

BEGIN;
--= BEGIN

SET CONSTRAINTS ALL DEFERRED;
--= SET CONSTRAINTS

INSERT INTO g2 VALUES (99);
--= INSERT 0 1

TRUNCATE g;
--! 0A000: cannot truncate a table referenced in a foreign key constraint

SAVEPOINT s;
--! 25P02: current transaction is aborted, commands ignored until end of transaction block

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

SET CONSTRAINTS ALL DEFERRED;
--= SET CONSTRAINTS

INSERT INTO g2 VALUES (99);
--= INSERT 0 1

TRUNCATE g2;
--! 55006: cannot TRUNCATE "g2" because it has pending trigger events

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

SET CONSTRAINTS ALL DEFERRED;
--= SET CONSTRAINTS

INSERT INTO g2 VALUES (99);
--= INSERT 0 1

ALTER TABLE g ADD x int;
--= ALTER TABLE

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

SET CONSTRAINTS ALL DEFERRED;
--= SET CONSTRAINTS

INSERT INTO g2 VALUES (99);
--= INSERT 0 1

ALTER TABLE g2 ADD x int;
--! 55006: cannot ALTER TABLE "g2" because it has pending trigger events

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

SET CONSTRAINTS ALL DEFERRED;
--= SET CONSTRAINTS

INSERT INTO g2 VALUES (99);
--= INSERT 0 1

CREATE OR REPLACE VIEW v AS SELECT a,b,1 c FROM t;
--= CREATE VIEW

ALTER TABLE g2 RENAME TO g4;
--= ALTER TABLE

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

SET CONSTRAINTS ALL DEFERRED;
--= SET CONSTRAINTS

INSERT INTO g2 VALUES (99);
--= INSERT 0 1

ALTER TABLE g2 RENAME COLUMN a TO g4;
--= ALTER TABLE

ROLLBACK;
--= ROLLBACK

CREATE VIEW iv AS SELECT * FROM g;
--= CREATE VIEW

CREATE TRIGGER x INSTEAD OF INSERT ON iv FOR EACH ROW EXECUTE FUNCTION tg('drop view iv');
--= CREATE TRIGGER

INSERT INTO iv VALUES (41,1);
--~ 55006 cannot DROP TABLE "iv" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON iv;
--= DROP TRIGGER

CREATE TRIGGER x INSTEAD OF INSERT ON iv FOR EACH ROW EXECUTE FUNCTION tg('create or replace view iv as select a,b,1 c from g');
--= CREATE TRIGGER

INSERT INTO iv VALUES (41,1);
--~ 55006 cannot CREATE OR REPLACE VIEW "iv" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON iv;
--= DROP TRIGGER

CREATE TRIGGER x INSTEAD OF INSERT ON iv FOR EACH ROW EXECUTE FUNCTION tg('alter table g add q int');
--= CREATE TRIGGER

INSERT INTO iv VALUES (41,1);
--= INSERT 0 1

DROP TRIGGER x ON iv;
--= DROP TRIGGER

CREATE TRIGGER x AFTER TRUNCATE ON g FOR EACH STATEMENT EXECUTE FUNCTION tg('alter table g add q1 int');
--= CREATE TRIGGER

TRUNCATE g CASCADE;
--~ truncate cascades to table "g2"
--~ 55006 cannot ALTER TABLE "g" because it is being used by active queries in this session
--= TRUNCATE TABLE

DROP TRIGGER x ON g;
--= DROP TRIGGER

CREATE TRIGGER x BEFORE INSERT ON p1 FOR EACH ROW EXECUTE FUNCTION tg('truncate p1');
--= CREATE TRIGGER

INSERT INTO p VALUES (1,1);
--~ 55006 cannot TRUNCATE "p1" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON p1;
--= DROP TRIGGER

CREATE TRIGGER x BEFORE INSERT ON p1 FOR EACH ROW EXECUTE FUNCTION tg('truncate p2');
--= CREATE TRIGGER

INSERT INTO p VALUES (1,1);
--= INSERT 0 1

DROP TRIGGER x ON p1;
--= DROP TRIGGER

CREATE TRIGGER x BEFORE INSERT ON p1 FOR EACH ROW EXECUTE FUNCTION tg('truncate p');
--= CREATE TRIGGER

INSERT INTO p VALUES (1,1);
--~ 55006 cannot TRUNCATE "p" because it is being used by active queries in this session
--= INSERT 0 1

DROP TRIGGER x ON p1;
--= DROP TRIGGER

CREATE TRIGGER x BEFORE INSERT ON p1 FOR EACH ROW EXECUTE FUNCTION tg('alter table p owner to postgres');
--= CREATE TRIGGER

INSERT INTO p1 VALUES (1,1);
--= INSERT 0 1

DROP TRIGGER x ON p1;
--= DROP TRIGGER

CREATE TEMP TABLE tt(a int) ON COMMIT DROP;
--= CREATE TABLE

BEGIN;
--= BEGIN

CREATE TEMP TABLE tt2(a int) ON COMMIT DROP;
--= CREATE TABLE

INSERT INTO tt2 VALUES(1);
--= INSERT 0 1

DECLARE c CURSOR WITH HOLD FOR SELECT * FROM tt2;
--= DECLARE CURSOR

COMMIT;
--= COMMIT

FETCH ALL c;
--> a:int4
--| 1

CREATE TEMP TABLE tt4(a int) ON COMMIT DELETE rows;
--= CREATE TABLE

BEGIN;
--= BEGIN

INSERT INTO tt4 VALUES(1);
--= INSERT 0 1

DECLARE c2 CURSOR WITH HOLD FOR SELECT * FROM tt4;
--= DECLARE CURSOR

DECLARE c3 CURSOR FOR SELECT * FROM tt4;
--= DECLARE CURSOR

COMMIT;
--= COMMIT

FETCH ALL c2;
--> a:int4
--| 1

CLOSE ALL;
--= CLOSE CURSOR ALL
