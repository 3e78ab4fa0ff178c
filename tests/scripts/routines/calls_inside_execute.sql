-- What a function or procedure runs by EXECUTE can't end the transaction it goes on in.

CREATE TABLE t (id int);
--= CREATE TABLE
CREATE PROCEDURE commits() LANGUAGE plpgsql AS $$ BEGIN INSERT INTO t VALUES (1); COMMIT; INSERT INTO t VALUES (2); END $$;
--= CREATE PROCEDURE
CREATE FUNCTION calls() RETURNS int LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'CALL commits()'; RETURN 1; END $$;
--= CREATE FUNCTION
CREATE FUNCTION does() RETURNS int LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'DO $x$ BEGIN INSERT INTO t VALUES (3); COMMIT; INSERT INTO t VALUES (4); END $x$'; RETURN 1; END $$;
--= CREATE FUNCTION
CREATE PROCEDURE executes() LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'CALL commits()'; END $$;
--= CREATE PROCEDURE
CREATE PROCEDURE goes_on() LANGUAGE plpgsql AS $$ BEGIN INSERT INTO t VALUES (5); COMMIT; EXECUTE 'CALL commits()'; END $$;
--= CREATE PROCEDURE
CREATE PROCEDURE in_sql() LANGUAGE sql AS 'CALL commits()';
--= CREATE PROCEDURE
SELECT calls();
--! 2D000: invalid transaction termination
SELECT does();
--! 2D000: invalid transaction termination
CALL executes();
--! 2D000: invalid transaction termination
DO $$ BEGIN EXECUTE 'CALL commits()'; END $$;
--! 2D000: invalid transaction termination
CALL in_sql();
--! 2D000: invalid transaction termination
SELECT * FROM t;
--> id:int4
CALL goes_on();
--! 2D000: invalid transaction termination
SELECT * FROM t;
--> id:int4
--| 5
DO $$ BEGIN CALL commits(); END $$;
--= DO
SELECT * FROM t;
--> id:int4
--| 5
--| 1
--| 2
DROP FUNCTION calls();
--= DROP FUNCTION
DROP FUNCTION does();
--= DROP FUNCTION
DROP PROCEDURE goes_on(), executes(), in_sql(), commits();
--= DROP PROCEDURE
DROP TABLE t;
--= DROP TABLE
