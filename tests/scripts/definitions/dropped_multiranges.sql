-- A multirange type goes with its range type and isn't told of beside it, and a range type goes where its multirange type does.
CREATE SCHEMA s;
--= CREATE SCHEMA
CREATE TYPE s.r AS RANGE (subtype = int8);
--= CREATE TYPE
DROP SCHEMA s;
--! 2BP01: cannot drop schema s because other objects depend on it
DROP SCHEMA s CASCADE;
--~ drop cascades to type s.r
--= DROP SCHEMA
CREATE SCHEMA s;
--= CREATE SCHEMA
CREATE TYPE s.r AS RANGE (subtype = int8, multirange_type_name = public.m);
--= CREATE TYPE
CREATE TABLE t (id int, m m);
--= CREATE TABLE
DROP SCHEMA s;
--! 2BP01: cannot drop schema s because other objects depend on it
DROP SCHEMA s CASCADE;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
SELECT attname FROM pg_attribute WHERE attrelid = 't'::regclass AND attnum > 0 AND NOT attisdropped;
--> attname:name
--| id
CREATE SCHEMA s;
--= CREATE SCHEMA
CREATE TYPE r AS RANGE (subtype = int8, multirange_type_name = s.m);
--= CREATE TYPE
DROP SCHEMA s CASCADE;
--~ drop cascades to type r
--= DROP SCHEMA
SELECT count(*) FROM pg_type WHERE typname IN ('r', 'm');
--> count:int8
--| 0
