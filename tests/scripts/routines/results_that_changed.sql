-- What a function's body returns is tested when it is called: the tables it reads may have changed since it was made.
CREATE TABLE t (a int, b int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 2);
--= INSERT 0 1
CREATE FUNCTION one() RETURNS int LANGUAGE sql AS 'SELECT a FROM t';
--= CREATE FUNCTION
CREATE FUNCTION many() RETURNS SETOF int LANGUAGE sql AS 'SELECT a FROM t';
--= CREATE FUNCTION
CREATE FUNCTION rows_of() RETURNS TABLE (x int, y int) LANGUAGE sql AS 'SELECT a, b FROM t';
--= CREATE FUNCTION
CREATE FUNCTION longer() RETURNS bigint LANGUAGE sql AS 'SELECT b FROM t';
--= CREATE FUNCTION
ALTER TABLE t ALTER a TYPE text;
--= ALTER TABLE
SELECT one();
--! 42P13: return type mismatch in function declared to return integer
SELECT many();
--! 42P13: return type mismatch in function declared to return integer
SELECT * FROM rows_of();
--! 42P13: return type mismatch in function declared to return record
SELECT longer();
--> longer:int8
--| 2
ALTER TABLE t ALTER a TYPE int USING a::int;
--= ALTER TABLE
SELECT one(), many();
--> one:int4 | many:int4
--| 1 | 1
SELECT * FROM rows_of();
--> x:int4 | y:int4
--| 1 | 2
