-- Arguments of CALL see what the statements before it have done; queries are none.
CREATE TABLE t (x int);
--= CREATE TABLE
INSERT INTO t VALUES (0);
--= INSERT 0 1
CREATE FUNCTION current_x() RETURNS int STABLE LANGUAGE plpgsql AS 'BEGIN RETURN (SELECT x FROM t); END';
--= CREATE FUNCTION
CREATE FUNCTION counted() RETURNS bigint STABLE LANGUAGE sql AS 'SELECT count(*) FROM t';
--= CREATE FUNCTION
CREATE PROCEDURE tell(x bigint) LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE 'told %', x; END $$;
--= CREATE PROCEDURE
DO $$ BEGIN UPDATE t SET x = x + 1; CALL tell(current_x()); UPDATE t SET x = x + 1; CALL tell(current_x() + 10); END $$;
--~ told 1
--~ told 12
--= DO
DO $$ BEGIN FOR i IN 1..3 LOOP UPDATE t SET x = x + 1; INSERT INTO t SELECT 0 WHERE false; CALL tell(current_x()); END LOOP; END $$;
--~ told 3
--~ told 4
--~ told 5
--= DO
DO $$ BEGIN CALL tell(counted()); INSERT INTO t VALUES (9); CALL tell(counted()); ROLLBACK; CALL tell(counted()); END $$;
--~ told 1
--~ told 2
--~ told 1
--= DO
DO $$ BEGIN CALL tell((SELECT count(*) FROM t)); END $$;
--! 0A000: cannot use subquery in CALL argument
CALL tell((SELECT count(*) FROM t));
--! 0A000: cannot use subquery in CALL argument
CALL tell(counted());
--~ told 1
--= CALL
DO $$ BEGIN PERFORM 1; COMMIT; SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; PERFORM 1; RAISE NOTICE '%', current_setting('transaction_isolation'); ROLLBACK; SET TRANSACTION READ ONLY; RAISE NOTICE '%', current_setting('transaction_read_only'); END $$;
--~ repeatable read
--~ on
--= DO
DROP PROCEDURE tell;
--= DROP PROCEDURE
DROP FUNCTION counted, current_x;
--= DROP FUNCTION
DROP TABLE t;
--= DROP TABLE
