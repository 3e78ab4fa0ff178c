-- Parameters, and literals of statements that were run before, are tested by all domains that a column is of.
CREATE DOMAIN short AS varchar(4);
--= CREATE DOMAIN
CREATE DOMAIN marked AS short CHECK (substring(VALUE, 1, 1) = 'x');
--= CREATE DOMAIN
CREATE DOMAIN numbered AS marked CHECK (substring(VALUE, 2, 1) = '1');
--= CREATE DOMAIN
CREATE TABLE t (a numbered);
--= CREATE TABLE
INSERT INTO t VALUES ('x123');
--= INSERT 0 1
INSERT INTO t VALUES ('y123');
--! 23514: value for domain numbered violates check constraint "marked_check"
INSERT INTO t VALUES ('xz23');
--! 23514: value for domain numbered violates check constraint "numbered_check"
INSERT INTO t VALUES ('yz23');
--! 23514: value for domain numbered violates check constraint "marked_check"
PREPARE put AS INSERT INTO t VALUES ($1);
--= PREPARE
EXECUTE put('x1');
--= INSERT 0 1
EXECUTE put('y1');
--! 23514: value for domain numbered violates check constraint "marked_check"
PREPARE tell AS SELECT $1::numbered;
--= PREPARE
EXECUTE tell('x1');
--> numbered:varchar
--| x1
EXECUTE tell('y1');
--! 23514: value for domain numbered violates check constraint "marked_check"
SELECT a FROM t ORDER BY a;
--> a:varchar
--| x1
--| x123
CREATE DOMAIN amounts AS numeric(4, 2)[];
--= CREATE DOMAIN
CREATE DOMAIN two_amounts AS amounts CHECK (array_length(VALUE, 1) < 3);
--= CREATE DOMAIN
DO $$ DECLARE x two_amounts; BEGIN x[1] := 1.23456; RAISE NOTICE '%', x; x[2] := 121; END $$;
--~ {1.23}
--! 22003: numeric field overflow
CREATE DOMAIN many AS int CONSTRAINT z CHECK (VALUE > 0) CONSTRAINT a CHECK (VALUE > 10);
--= CREATE DOMAIN
SELECT (-1)::many;
--! 23514: value for domain many violates check constraint "a"
CREATE TABLE checked (a int, b int, CONSTRAINT z CHECK (a > 0), CONSTRAINT y CHECK (b > 0));
--= CREATE TABLE
INSERT INTO checked VALUES (0, 0);
--! 23514: new row for relation "checked" violates check constraint "y"
UPDATE checked SET a = 1;
--= UPDATE 0
DROP TABLE t, checked;
--= DROP TABLE
DROP DOMAIN many, amounts, short CASCADE;
--~ drop cascades to 3 other objects
--= DROP DOMAIN
