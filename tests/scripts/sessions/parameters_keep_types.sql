-- What a prepared statement has inferred of its parameters holds when it is analysed anew.
CREATE TABLE t (a int PRIMARY KEY, b int, c varchar(5));
--= CREATE TABLE
INSERT INTO t VALUES (1, 10, 'x'), (2, 20, 'y');
--= INSERT 0 2
CREATE FUNCTION f(int) RETURNS text LANGUAGE sql AS 'SELECT ''int''';
--= CREATE FUNCTION
PREPARE by_b AS SELECT a FROM t WHERE b = $1;
--= PREPARE
PREPARE change AS UPDATE t SET b = $1, c = $2 WHERE a = $3 RETURNING *;
--= PREPARE
PREPARE called AS SELECT f($1);
--= PREPARE
PREPARE any_text AS SELECT $1 || c FROM t ORDER BY a;
--= PREPARE
SELECT name, parameter_types FROM pg_prepared_statements ORDER BY name;
--> name:text | parameter_types:_regtype
--| any_text | {text}
--| by_b | {integer}
--| called | {integer}
--| change | {integer,"character varying",integer}
EXECUTE by_b(10);
--> a:int4
--| 1
ALTER TABLE t ALTER b TYPE bigint;
--= ALTER TABLE
EXECUTE by_b(10);
--> a:int4
--| 1
EXECUTE by_b(3000000000);
--! 22003: integer out of range
EXECUTE change(11, 'z', 1);
--! 0A000: cached plan must not change result type
CREATE FUNCTION f(bigint) RETURNS text LANGUAGE sql AS 'SELECT ''bigint''';
--= CREATE FUNCTION
EXECUTE called(1);
--> f:text
--| int
EXECUTE called(3000000000);
--! 22003: integer out of range
ALTER TABLE t ALTER c TYPE text;
--= ALTER TABLE
EXECUTE any_text('>');
--> ?column?:text
--| >x
--| >y
SELECT name, parameter_types FROM pg_prepared_statements ORDER BY name;
--> name:text | parameter_types:_regtype
--| any_text | {text}
--| by_b | {integer}
--| called | {integer}
--| change | {integer,"character varying",integer}
ALTER TABLE t ALTER b TYPE text;
--= ALTER TABLE
EXECUTE by_b(11);
--! 42883: operator does not exist: text = integer
-- types of users are as they are now
CREATE TYPE mood AS ENUM ('sad', 'glad');
--= CREATE TYPE
CREATE TABLE m (f mood);
--= CREATE TABLE
INSERT INTO m VALUES ('sad');
--= INSERT 0 1
PREPARE feeling AS SELECT f FROM m WHERE f = $1;
--= PREPARE
EXECUTE feeling('sad');
--> f:user
--| sad
ALTER TYPE mood ADD VALUE 'mad';
--= ALTER TYPE
EXECUTE feeling('mad');
--> f:user
