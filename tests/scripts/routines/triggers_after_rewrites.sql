-- Triggers fire for what a transaction writes after it has had a table written anew.
CREATE TABLE t (c0 int, c1 text);
--= CREATE TABLE
CREATE TABLE fired (what text, n bigint);
--= CREATE TABLE
CREATE FUNCTION of_statement() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO fired SELECT tg_op || ' statement', count(*) FROM touched; RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE FUNCTION of_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO fired VALUES (tg_op || ' ' || tg_when, 1); IF tg_when = 'BEFORE' AND tg_op <> 'DELETE' THEN NEW.c1 := NEW.c1 || '!'; RETURN NEW; END IF; RETURN OLD; END $$;
--= CREATE FUNCTION
CREATE TRIGGER a AFTER INSERT ON t REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION of_statement();
--= CREATE TRIGGER
CREATE TRIGGER b AFTER UPDATE ON t REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION of_statement();
--= CREATE TRIGGER
CREATE TRIGGER c AFTER DELETE ON t REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION of_statement();
--= CREATE TRIGGER
CREATE TRIGGER d BEFORE INSERT OR UPDATE OR DELETE ON t FOR EACH ROW EXECUTE FUNCTION of_row();
--= CREATE TRIGGER
CREATE TRIGGER e AFTER INSERT OR UPDATE OR DELETE ON t FOR EACH ROW EXECUTE FUNCTION of_row();
--= CREATE TRIGGER
INSERT INTO t VALUES (0, 'z');
--= INSERT 0 1
TRUNCATE fired;
--= TRUNCATE TABLE
-- the rewriting itself fires none
BEGIN;
--= BEGIN
ALTER TABLE t ALTER c0 TYPE bigint;
--= ALTER TABLE
SELECT * FROM fired;
--> what:text | n:int8
INSERT INTO t VALUES (1, 'a'), (2, 'b');
--= INSERT 0 2
UPDATE t SET c0 = c0 + 10 WHERE c0 > 0;
--= UPDATE 2
DELETE FROM t WHERE c0 = 11;
--= DELETE 1
COMMIT;
--= COMMIT
SELECT * FROM t ORDER BY c0;
--> c0:int8 | c1:text
--| 0 | z!
--| 12 | b!!
SELECT what, n, count(*) FROM fired GROUP BY what, n ORDER BY what;
--> what:text | n:int8 | count:int8
--| DELETE AFTER | 1 | 1
--| DELETE BEFORE | 1 | 1
--| DELETE statement | 1 | 1
--| INSERT AFTER | 1 | 2
--| INSERT BEFORE | 1 | 2
--| INSERT statement | 2 | 1
--| UPDATE AFTER | 1 | 2
--| UPDATE BEFORE | 1 | 2
--| UPDATE statement | 2 | 1
TRUNCATE fired;
--= TRUNCATE TABLE
BEGIN;
--= BEGIN
ALTER TABLE t ADD PRIMARY KEY (c0);
--= ALTER TABLE
INSERT INTO t VALUES (3, 'c');
--= INSERT 0 1
ALTER TABLE t DROP CONSTRAINT t_pkey;
--= ALTER TABLE
INSERT INTO t VALUES (4, 'd');
--= INSERT 0 1
SAVEPOINT s;
--= SAVEPOINT
ALTER TABLE t ALTER c1 TYPE int USING 1 / (c0 - 3)::int;
--! 22012: division by zero
ROLLBACK TO s;
--= ROLLBACK
INSERT INTO t VALUES (5, 'e');
--= INSERT 0 1
COMMIT;
--= COMMIT
SELECT what, n, count(*) FROM fired GROUP BY what, n ORDER BY what;
--> what:text | n:int8 | count:int8
--| INSERT AFTER | 1 | 3
--| INSERT BEFORE | 1 | 3
--| INSERT statement | 1 | 3
SELECT * FROM t ORDER BY c0;
--> c0:int8 | c1:text
--| 0 | z!
--| 3 | c!
--| 4 | d!
--| 5 | e!
--| 12 | b!!
-- errors are those of writing, not of building an index
CREATE TABLE u (a int PRIMARY KEY, b int UNIQUE);
--= CREATE TABLE
INSERT INTO u VALUES (1, 1);
--= INSERT 0 1
BEGIN;
--= BEGIN
ALTER TABLE u ALTER b TYPE bigint;
--= ALTER TABLE
INSERT INTO u VALUES (2, 1);
--! 23505: duplicate key value violates unique constraint "u_b_key"
ROLLBACK;
--= ROLLBACK
