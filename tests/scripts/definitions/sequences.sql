-- Sequences.
CREATE SEQUENCE s;
--= CREATE SEQUENCE
SELECT nextval('s'), nextval('s'), currval('s'), lastval();
--> nextval:int8 | nextval:int8 | currval:int8 | lastval:int8
--| 1 | 2 | 2 | 2
SELECT setval('s', 10), nextval('s'), setval('s', 20, false), nextval('s');
--> setval:int8 | nextval:int8 | setval:int8 | nextval:int8
--| 10 | 11 | 20 | 20
CREATE SEQUENCE s;
--! 42P07: relation "s" already exists
CREATE SEQUENCE IF NOT EXISTS s;
--~ relation "s" already exists, skipping
--= CREATE SEQUENCE
CREATE SEQUENCE s2 START 5 INCREMENT BY 3 MINVALUE 2 MAXVALUE 10 CYCLE;
--= CREATE SEQUENCE
SELECT nextval('s2'), nextval('s2'), nextval('s2'), nextval('s2');
--> nextval:int8 | nextval:int8 | nextval:int8 | nextval:int8
--| 5 | 8 | 2 | 5
CREATE SEQUENCE s3 INCREMENT -1 MAXVALUE 3 START 2 MINVALUE 1;
--= CREATE SEQUENCE
SELECT nextval('s3'), nextval('s3');
--> nextval:int8 | nextval:int8
--| 2 | 1
SELECT nextval('s3');
--! 2200H: nextval: reached minimum value of sequence "s3" (1)
CREATE SEQUENCE s4 MAXVALUE 2;
--= CREATE SEQUENCE
SELECT nextval('s4'), nextval('s4');
--> nextval:int8 | nextval:int8
--| 1 | 2
SELECT nextval('s4');
--! 2200H: nextval: reached maximum value of sequence "s4" (2)
SELECT setval('s4', 5);
--! 22003: setval: value 5 is out of bounds for sequence "s4" (1..2)
SELECT nextval('nosuch');
--! 42P01: relation "nosuch" does not exist
SELECT currval('s4'::regclass);
--> currval:int8
--| 2
CREATE SEQUENCE s5 AS smallint;
--= CREATE SEQUENCE
SELECT currval('s5');
--! 55000: currval of sequence "s5" is not yet defined in this session
CREATE SEQUENCE bad INCREMENT 0;
--! 22023: INCREMENT must not be zero
CREATE SEQUENCE bad MINVALUE 10 MAXVALUE 5;
--! 22023: MINVALUE (10) must be less than MAXVALUE (5)
CREATE SEQUENCE bad START 0 MINVALUE 1;
--! 22023: START value (0) cannot be less than MINVALUE (1)
CREATE SEQUENCE bad AS text;
--! 22023: sequence type must be smallint, integer, or bigint
CREATE SEQUENCE bad AS smallint MAXVALUE 40000;
--! 22023: MAXVALUE (40000) is out of range for sequence data type smallint
CREATE SEQUENCE bad CACHE 0;
--! 22023: CACHE (0) must be greater than zero
ALTER SEQUENCE s RESTART;
--= ALTER SEQUENCE
SELECT nextval('s');
--> nextval:int8
--| 1
ALTER SEQUENCE s RESTART WITH 50 INCREMENT 10;
--= ALTER SEQUENCE
SELECT nextval('s'), nextval('s');
--> nextval:int8 | nextval:int8
--| 50 | 60
ALTER SEQUENCE s MAXVALUE 65;
--= ALTER SEQUENCE
SELECT nextval('s');
--! 2200H: nextval: reached maximum value of sequence "s" (65)
ALTER SEQUENCE nosuch RESTART;
--! 42P01: relation "nosuch" does not exist
ALTER SEQUENCE IF EXISTS nosuch RESTART;
--~ relation "nosuch" does not exist, skipping
--= ALTER SEQUENCE
ALTER SEQUENCE s RENAME TO renamed;
--= ALTER SEQUENCE
SELECT last_value, is_called FROM renamed;
--> last_value:int8 | is_called:bool
--| 60 | t
SELECT sequencename, start_value, min_value, max_value, increment_by, cycle, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1;
--> sequencename:name | start_value:int8 | min_value:int8 | max_value:int8 | increment_by:int8 | cycle:bool | last_value:int8
--| renamed | 1 | 1 | 65 | 10 | f | 60
--| s2 | 5 | 2 | 10 | 3 | t | 5
--| s3 | 2 | 1 | 3 | -1 | f | 1
--| s4 | 1 | 1 | 2 | 1 | f | 2
--| s5 | 1 | 1 | 32767 | 1 | f | ∅
BEGIN;
--= BEGIN
SELECT nextval('renamed') > 0;
--! 2200H: nextval: reached maximum value of sequence "renamed" (65)
ROLLBACK;
--= ROLLBACK
CREATE TABLE t (id int DEFAULT nextval('s5'), x int);
--= CREATE TABLE
INSERT INTO t (x) VALUES (1), (2) RETURNING id;
--> id:int4
--| 1
--| 2
--= INSERT 0 2
DROP SEQUENCE s5;
--! 2BP01: cannot drop sequence s5 because other objects depend on it
DROP SEQUENCE s5 CASCADE;
--~ drop cascades to default value for column id of table t
--= DROP SEQUENCE
INSERT INTO t (x) VALUES (3) RETURNING id;
--> id:int4
--| ∅
--= INSERT 0 1
CREATE SEQUENCE owned OWNED BY t.id;
--= CREATE SEQUENCE
SELECT pg_get_serial_sequence('t', 'id'), pg_get_serial_sequence('t', 'x');
--> pg_get_serial_sequence:text | pg_get_serial_sequence:text
--| public.owned | ∅
SELECT pg_get_serial_sequence('t', 'nosuch');
--! 42703: column "nosuch" of relation "t" does not exist
DROP TABLE t;
--= DROP TABLE
SELECT nextval('owned');
--! 42P01: relation "owned" does not exist
DROP SEQUENCE nosuch;
--! 42P01: sequence "nosuch" does not exist
DROP SEQUENCE IF EXISTS nosuch;
--~ sequence "nosuch" does not exist, skipping
--= DROP SEQUENCE
DROP SEQUENCE renamed, s2;
--= DROP SEQUENCE
CREATE TABLE ser (id serial PRIMARY KEY);
--= CREATE TABLE
SELECT pg_get_serial_sequence('ser', 'id'), nextval('ser_id_seq'), currval(pg_get_serial_sequence('ser', 'id'));
--> pg_get_serial_sequence:text | nextval:int8 | currval:int8
--| public.ser_id_seq | 1 | 1
DROP SEQUENCE ser_id_seq;
--! 2BP01: cannot drop sequence ser_id_seq because other objects depend on it
CREATE TEMP SEQUENCE tmp;
--= CREATE SEQUENCE
SELECT nextval('tmp');
--> nextval:int8
--| 1
INSERT INTO s3 VALUES (1);
--! 42809: cannot change sequence "s3"
SELECT nextval(NULL);
--> nextval:int8
--| ∅
DROP TABLE s3;
--! 42809: "s3" is not a table
SELECT setval('ser_id_seq', 0);
--! 22003: setval: value 0 is out of bounds for sequence "ser_id_seq" (1..2147483647)
