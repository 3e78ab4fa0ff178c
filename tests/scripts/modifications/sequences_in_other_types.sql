-- A sequence's number is converted to the type of the column whose default it is.
CREATE SEQUENCE s;
--= CREATE SEQUENCE
CREATE DOMAIN small_number AS int CHECK (VALUE < 1000);
--= CREATE DOMAIN
CREATE TABLE t (id int, f float8 DEFAULT nextval('s'), r real DEFAULT nextval('s'), n numeric(8, 2) DEFAULT nextval('s'), x text DEFAULT nextval('s'), d small_number DEFAULT nextval('s'), i2 int2 DEFAULT nextval('s'), i4 int4 DEFAULT nextval('s'), i8 int8 DEFAULT nextval('s'));
--= CREATE TABLE
INSERT INTO t VALUES (1, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT), (2, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT) RETURNING *;
--> id:int4 | f:float8 | r:float4 | n:numeric | x:text | d:int4 | i2:int2 | i4:int4 | i8:int8
--| 1 | 1 | 2 | 3.00 | 4 | 5 | 6 | 7 | 8
--| 2 | 9 | 10 | 11.00 | 12 | 13 | 14 | 15 | 16
--= INSERT 0 2
INSERT INTO t (id) VALUES (3) RETURNING *;
--> id:int4 | f:float8 | r:float4 | n:numeric | x:text | d:int4 | i2:int2 | i4:int4 | i8:int8
--| 3 | 17 | 18 | 19.00 | 20 | 21 | 22 | 23 | 24
--= INSERT 0 1
INSERT INTO t (id) SELECT 4 RETURNING *;
--> id:int4 | f:float8 | r:float4 | n:numeric | x:text | d:int4 | i2:int2 | i4:int4 | i8:int8
--| 4 | 25 | 26 | 27.00 | 28 | 29 | 30 | 31 | 32
--= INSERT 0 1
COPY t (id) FROM STDIN;
--< 5
--= COPY 1
UPDATE t SET f = DEFAULT, n = DEFAULT WHERE id = 1 RETURNING *;
--> id:int4 | f:float8 | r:float4 | n:numeric | x:text | d:int4 | i2:int2 | i4:int4 | i8:int8
--| 1 | 41 | 2 | 42.00 | 4 | 5 | 6 | 7 | 8
--= UPDATE 1
SELECT * FROM t ORDER BY id;
--> id:int4 | f:float8 | r:float4 | n:numeric | x:text | d:int4 | i2:int2 | i4:int4 | i8:int8
--| 1 | 41 | 2 | 42.00 | 4 | 5 | 6 | 7 | 8
--| 2 | 9 | 10 | 11.00 | 12 | 13 | 14 | 15 | 16
--| 3 | 17 | 18 | 19.00 | 20 | 21 | 22 | 23 | 24
--| 4 | 25 | 26 | 27.00 | 28 | 29 | 30 | 31 | 32
--| 5 | 33 | 34 | 35.00 | 36 | 37 | 38 | 39 | 40
-- One that is no value of the type is refused.
ALTER SEQUENCE s RESTART 40000;
--= ALTER SEQUENCE
INSERT INTO t (id, d) VALUES (6, 1);
--! 22003: smallint out of range
ALTER SEQUENCE s RESTART 2000;
--= ALTER SEQUENCE
INSERT INTO t (id) VALUES (6);
--! 23514: value for domain small_number violates check constraint "small_number_check"
ALTER TABLE t DROP d;
--= ALTER TABLE
ALTER SEQUENCE s RESTART 3000000000;
--= ALTER SEQUENCE
INSERT INTO t (id, n, i2) VALUES (6, 6, 6);
--! 22003: integer out of range
INSERT INTO t (id, n, i2, i4) VALUES (6, 6, 6, 6) RETURNING f, r, x, i8;
--> f:float8 | r:float4 | x:text | i8:int8
--| 3000000004 | 3e+09 | 3000000006 | 3000000007
--= INSERT 0 1
CREATE TABLE c (a serial, b int);
--= CREATE TABLE
INSERT INTO c (b) VALUES (1);
--= INSERT 0 1
ALTER TABLE c ALTER a TYPE numeric(12, 2);
--= ALTER TABLE
INSERT INTO c (b) VALUES (2) RETURNING *;
--> a:numeric | b:int4
--| 2.00 | 2
--= INSERT 0 1
ALTER SEQUENCE c_a_seq AS bigint MAXVALUE 9000000000 RESTART 5000000000;
--= ALTER SEQUENCE
INSERT INTO c (b) VALUES (3) RETURNING *;
--> a:numeric | b:int4
--| 5000000000.00 | 3
--= INSERT 0 1
ALTER TABLE c ALTER a TYPE int USING b;
--= ALTER TABLE
INSERT INTO c (b) VALUES (4);
--! 22003: integer out of range
DROP TABLE t, c;
--= DROP TABLE
DROP SEQUENCE s;
--= DROP SEQUENCE
DROP DOMAIN small_number;
--= DROP DOMAIN
