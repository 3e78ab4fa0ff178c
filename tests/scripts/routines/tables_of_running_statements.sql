-- A function can't change the definitions of tables that the statement calling it works on.
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

SELECT run('drop table t cascade') FROM t LIMIT 1;
--> run:int4
--~ drop cascades to 2 other objects
--~ 55006 cannot DROP TABLE "t" because it is being used by active queries in this session
--| 0

SELECT run('truncate t') FROM t LIMIT 1;
--> run:int4
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--| 0

SELECT run('alter table t add z int');
--> run:int4
--| 1

BEGIN;
--= BEGIN

SELECT run('truncate t'), (SELECT count(*) FROM t);
--> run:int4 | count:int8
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--| 0 | 2

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

UPDATE t SET b=run('truncate t');
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--= UPDATE 2

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

UPDATE t SET b=run('create index on t(b)');
--~ 55006 cannot CREATE INDEX "t" because it is being used by active queries in this session
--~ 55006 cannot CREATE INDEX "t" because it is being used by active queries in this session
--= UPDATE 2

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DELETE FROM t WHERE b=run('truncate t')+7;
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--= DELETE 0

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO t VALUES(3, run('alter table t add z int'));
--~ 55006 cannot ALTER TABLE "t" because it is being used by active queries in this session
--= INSERT 0 1

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO t3 SELECT 3, run('truncate t') FROM t;
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--= INSERT 0 2

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO t3 SELECT 3, run('truncate t3') FROM t;
--~ 55006 cannot TRUNCATE "t3" because it is being used by active queries in this session
--~ 55006 cannot TRUNCATE "t3" because it is being used by active queries in this session
--= INSERT 0 2

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

MERGE INTO t USING t3 ON false WHEN NOT matched THEN INSERT VALUES(5, run('truncate t3'));
--~ 55006 cannot TRUNCATE "t3" because it is being used by active queries in this session
--= MERGE 1

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

WITH w AS (INSERT INTO t3 VALUES(1, run('truncate t')) RETURNING 1) SELECT * FROM w, t;
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--> ?column?:int4 | a:int4 | b:int4 | z:int4
--| 1 | 1 | 1 | ∅
--| 1 | 2 | 2 | ∅

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

WITH w AS (INSERT INTO t3 VALUES(1, run('truncate t')) RETURNING 1) SELECT * FROM w;
--> ?column?:int4
--| 1

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

CREATE TABLE zz AS SELECT run('truncate t') FROM t;
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--= SELECT 2

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO p VALUES(1, run('truncate p'));
--~ 55006 cannot TRUNCATE "p" because it is being used by active queries in this session
--= INSERT 0 1

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

INSERT INTO p VALUES(1, run('truncate p1'));
--= INSERT 0 1

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

UPDATE p SET b=run('truncate p1');
--~ 55006 cannot TRUNCATE "p1" because it is being used by active queries in this session
--~ 55006 cannot TRUNCATE "p1" because it is being used by active queries in this session
--= UPDATE 2

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

UPDATE p SET b=run('truncate p');
--~ 55006 cannot TRUNCATE "p" because it is being used by active queries in this session
--~ 55006 cannot TRUNCATE "p" because it is being used by active queries in this session
--= UPDATE 2

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

do $$declare r record; begin for r in select * from t loop perform run('truncate t'); perform run('drop table t cascade'); end loop; truncate t; end$$;
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--~ drop cascades to 2 other objects
--~ 55006 cannot DROP TABLE "t" because it is being used by active queries in this session
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--~ drop cascades to 2 other objects
--~ 55006 cannot DROP TABLE "t" because it is being used by active queries in this session
--= DO

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

do $$declare r record; begin for r in execute 'select * from t' loop perform run('truncate t'); perform run('drop table t cascade'); end loop; truncate t; end$$;
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--~ drop cascades to 2 other objects
--~ 55006 cannot DROP TABLE "t" because it is being used by active queries in this session
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--~ drop cascades to 2 other objects
--~ 55006 cannot DROP TABLE "t" because it is being used by active queries in this session
--= DO

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

do $$declare r record; c refcursor; begin open c for select * from t; perform run('truncate t'); fetch c into r; perform run('drop table t cascade'); close c; truncate t; end$$;
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--~ drop cascades to 2 other objects
--~ 55006 cannot DROP TABLE "t" because it is being used by active queries in this session
--= DO

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

do $$declare r record; begin for r in select * from t limit 1 loop for r in select * from t3 loop null; end loop; perform run('truncate t3'); end loop; truncate t; end$$;
--= DO

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

do $$declare x int; begin perform run('truncate t') from t limit 1;  select run('truncate t') into x from t limit 1; return; end$$;
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--= DO

ROLLBACK;
--= ROLLBACK

do $$declare r record; begin for r in select * from t loop commit; perform run('alter table t set (fillfactor=50)'); end loop; end$$;
--= DO

CREATE FUNCTION rq(x text) RETURNS setof int LANGUAGE plpgsql AS $$begin return query select a from t; perform run(x); end$$;
--= CREATE FUNCTION

BEGIN;
--= BEGIN

SELECT * FROM rq('truncate t');
--> rq:int4
--| 1
--| 2

ROLLBACK;
--= ROLLBACK

CREATE FUNCTION sf() RETURNS int LANGUAGE sql AS $$ select run('truncate t') from t limit 1; $$;
--= CREATE FUNCTION

BEGIN;
--= BEGIN

SELECT sf();
--> sf:int4
--~ 55006 cannot TRUNCATE "t" because it is being used by active queries in this session
--| 0

ROLLBACK;
--= ROLLBACK

CREATE FUNCTION sf2() RETURNS int LANGUAGE sql AS $$ select a from t; select run('truncate t') ; $$;
--= CREATE FUNCTION

BEGIN;
--= BEGIN

SELECT sf2();
--> sf2:int4
--| 1

ROLLBACK;
--= ROLLBACK
-- An expression of PL/pgSQL with a query is such a statement.
CREATE TABLE asked (a int);
--= CREATE TABLE
INSERT INTO asked VALUES (1);
--= INSERT 0 1
CREATE FUNCTION alters_asked() RETURNS int LANGUAGE plpgsql AS $$ BEGIN ALTER TABLE asked ADD COLUMN b int; RETURN 1; END $$;
--= CREATE FUNCTION
CREATE FUNCTION asks() RETURNS int LANGUAGE plpgsql AS $$ DECLARE x int; BEGIN x := (SELECT alters_asked() FROM asked); RETURN x; END $$;
--= CREATE FUNCTION
SELECT asks();
--! 55006: cannot ALTER TABLE "asked" because it is being used by active queries in this session
CREATE FUNCTION asks_first() RETURNS int LANGUAGE plpgsql AS $$ DECLARE x int; BEGIN x := (SELECT count(*) FROM asked); ALTER TABLE asked ADD COLUMN c int; RETURN x; END $$;
--= CREATE FUNCTION
SELECT asks_first();
--> asks_first:int4
--| 1
