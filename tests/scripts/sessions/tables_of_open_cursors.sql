-- Definitions stay as they are under open cursors: of the tables they read, whatever part of the query that is.
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

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT * FROM t3;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

ALTER TABLE t3 ADD x int;
--! 55006: cannot ALTER TABLE "t3" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE ONLY t3 ADD x int;
--! 55006: cannot ALTER TABLE "t3" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE h ADD x int;
--! 55006: cannot ALTER TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE h no inherit t3;
--! 55006: cannot ALTER TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

DROP TABLE h;
--! 55006: cannot DROP TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

TRUNCATE ONLY t3;
--! 55006: cannot TRUNCATE "t3" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

TRUNCATE h;
--! 55006: cannot TRUNCATE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

CREATE INDEX ON h(c);
--! 55006: cannot CREATE INDEX "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

CREATE TABLE h2() INHERITS (t3);
--= CREATE TABLE

ROLLBACK TO s;
--= ROLLBACK

CLOSE c;
--= CLOSE CURSOR

DECLARE c CURSOR FOR SELECT * FROM ONLY h;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

ALTER TABLE t3 ADD x int;
--! 55006: cannot ALTER TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t3 ALTER a SET DEFAULT 3;
--! 55006: cannot ALTER TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t3 ADD CHECK(a>0);
--! 55006: cannot ALTER TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t3 ADD CHECK(a>0) no inherit;
--= ALTER TABLE

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t3 ALTER a TYPE bigint;
--! 55006: cannot ALTER TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t3 DROP COLUMN b;
--! 55006: cannot ALTER TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t3 ALTER a SET NOT NULL;
--! 55006: cannot ALTER TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t3 owner TO postgres;
--= ALTER TABLE

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t3 SET (fillfactor=50);
--= ALTER TABLE

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE h no inherit t3;
--! 55006: cannot ALTER TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t3 ADD UNIQUE(a);
--= ALTER TABLE

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t3 RENAME COLUMN a TO aa;
--= ALTER TABLE

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t3 ALTER a SET statistics 3;
--! 55006: cannot ALTER TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

TRUNCATE t3;
--! 55006: cannot TRUNCATE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

TRUNCATE ONLY t3;
--= TRUNCATE TABLE

ROLLBACK TO s;
--= ROLLBACK

DROP TABLE t3;
--! 2BP01: cannot drop table t3 because other objects depend on it

ROLLBACK TO s;
--= ROLLBACK

DROP TABLE t3 CASCADE;
--~ drop cascades to table h
--! 55006: cannot DROP TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT * FROM p1;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

ALTER TABLE p ADD CHECK (a>0);
--! 55006: cannot ALTER TABLE "p1" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

CREATE INDEX ON p(b);
--! 55006: cannot CREATE INDEX "p1" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE p ALTER b SET NOT NULL;
--! 55006: cannot ALTER TABLE "p1" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE p ALTER b TYPE bigint;
--! 55006: cannot ALTER TABLE "p1" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE p DROP COLUMN b;
--! 55006: cannot ALTER TABLE "p1" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE p attach PARTITION t3 FOR VALUES FROM (30) TO (40);
--! 42809: cannot attach inheritance parent as partition

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE p detach PARTITION p2;
--= ALTER TABLE

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE p detach PARTITION p1;
--= ALTER TABLE

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE p owner TO postgres;
--= ALTER TABLE

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE p ADD UNIQUE(a);
--= ALTER TABLE

ROLLBACK TO s;
--= ROLLBACK

CREATE TRIGGER x BEFORE INSERT ON p FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();
--= CREATE TRIGGER

ROLLBACK TO s;
--= ROLLBACK

DROP INDEX p_a_idx;
--= DROP INDEX

ROLLBACK TO s;
--= ROLLBACK

TRUNCATE p2;
--= TRUNCATE TABLE

ROLLBACK TO s;
--= ROLLBACK

TRUNCATE p;
--! 55006: cannot TRUNCATE "p1" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

DROP TABLE p2;
--= DROP TABLE

ROLLBACK TO s;
--= ROLLBACK

CREATE TABLE p5 PARTITION OF p DEFAULT;
--= CREATE TABLE

ROLLBACK TO s;
--= ROLLBACK

CLUSTER p USING p_a_idx;
--! 25001: CLUSTER cannot run inside a transaction block

ROLLBACK TO s;
--= ROLLBACK

REINDEX TABLE p;
--! 25001: REINDEX TABLE cannot run inside a transaction block

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE p ALTER b SET DEFAULT 3;
--! 55006: cannot ALTER TABLE "p1" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT * FROM t3;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

CREATE TABLE q(a int, b int) PARTITION BY RANGE (a);
--= CREATE TABLE

ALTER TABLE q attach PARTITION t3 FOR VALUES FROM (0) TO (10);
--! 42809: cannot attach inheritance parent as partition

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE h inherit t;
--! 55006: cannot ALTER TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t inherit t3;
--= ALTER TABLE

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT * FROM v;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP VIEW v;
--= DROP VIEW

ROLLBACK TO s;
--= ROLLBACK

CREATE OR REPLACE VIEW v AS SELECT a,b,1 AS c FROM t;
--= CREATE VIEW

ROLLBACK TO s;
--= ROLLBACK

ALTER VIEW v SET (security_barrier);
--= ALTER VIEW

ROLLBACK TO s;
--= ROLLBACK

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

REFRESH MATERIALIZED VIEW m;
--= REFRESH MATERIALIZED VIEW

ROLLBACK TO s;
--= ROLLBACK

ALTER TABLE t RENAME TO t9;
--= ALTER TABLE

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT * FROM m;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

REFRESH MATERIALIZED VIEW m;
--! 55006: cannot REFRESH MATERIALIZED VIEW "m" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

DROP MATERIALIZED VIEW m;
--! 55006: cannot DROP TABLE "m" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ALTER MATERIALIZED VIEW m SET (fillfactor=50);
--! 55006: cannot ALTER TABLE "m" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "m" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

CLUSTER m;
--! 42704: there is no previously clustered index for table "m"

ROLLBACK TO s;
--= ROLLBACK

CREATE UNIQUE INDEX ON m(a);
--! 55006: cannot CREATE INDEX "m" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT (SELECT max(a) FROM t);
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT 1 WHERE EXISTS (SELECT FROM t);
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR WITH x AS (SELECT * FROM t) SELECT 1 FROM x;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR WITH x AS (SELECT * FROM t) SELECT 1;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--= DROP TABLE

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR WITH RECURSIVE x AS (SELECT a FROM t UNION ALL SELECT a+1 FROM x WHERE a < 5) SELECT * FROM x;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT * FROM t LIMIT 0;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT count(*) FROM t;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT min(a) FROM t;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT * FROM t WHERE a IN (SELECT a FROM t3);
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t3 CASCADE;
--~ drop cascades to table h
--! 55006: cannot DROP TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT * FROM t UNION SELECT * FROM t3;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t3 CASCADE;
--~ drop cascades to table h
--! 55006: cannot DROP TABLE "h" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT 't'::regclass;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--= DROP TABLE

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT NULL::t;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--= DROP TABLE

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c SCROLL CURSOR FOR SELECT * FROM t;
--= DECLARE CURSOR

FETCH ALL c;
--> a:int4 | b:int4
--| 1 | 1
--| 2 | 2

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

MOVE BACKWARD ALL IN c;
--= MOVE 2

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR WITH HOLD FOR SELECT * FROM t;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

COMMIT;
--= COMMIT

BEGIN;
--= BEGIN

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--= DROP TABLE

ROLLBACK TO s;
--= ROLLBACK

FETCH ALL c;
--> a:int4 | b:int4
--| 1 | 1
--| 2 | 2

COMMIT;
--= COMMIT

CLOSE c;
--= CLOSE CURSOR

BEGIN;
--= BEGIN

SAVEPOINT s0;
--= SAVEPOINT

DECLARE c CURSOR FOR SELECT * FROM t;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

RELEASE s;
--= RELEASE

ROLLBACK TO s0;
--= ROLLBACK

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--= DROP TABLE

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT 1/(a-2) FROM t;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

FETCH ALL c;
--! 22012: division by zero

ROLLBACK TO s;
--= ROLLBACK

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--= DROP TABLE

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

SAVEPOINT s0;
--= SAVEPOINT

DECLARE c CURSOR FOR SELECT 1/(a-2) FROM t;
--= DECLARE CURSOR

RELEASE s0;
--= RELEASE

SAVEPOINT s;
--= SAVEPOINT

FETCH ALL c;
--! 22012: division by zero

ROLLBACK TO s;
--= ROLLBACK

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--= DROP TABLE

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT * FROM t FOR UPDATE;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP TABLE t CASCADE;
--~ drop cascades to 2 other objects
--! 55006: cannot DROP TABLE "t" because it is being used by active queries in this session

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT * FROM t WHERE a=1;
--= DECLARE CURSOR

SAVEPOINT s;
--= SAVEPOINT

DROP INDEX t_b;
--= DROP INDEX

ROLLBACK TO s;
--= ROLLBACK

REINDEX INDEX t_pkey;
--= REINDEX

ROLLBACK TO s;
--= ROLLBACK

REINDEX TABLE t;
--= REINDEX

ROLLBACK TO s;
--= ROLLBACK

ALTER INDEX t_pkey SET (fillfactor=50);
--= ALTER INDEX

ROLLBACK TO s;
--= ROLLBACK

ALTER INDEX t_pkey RENAME TO x;
--= ALTER INDEX

ROLLBACK TO s;
--= ROLLBACK

ROLLBACK;
--= ROLLBACK
