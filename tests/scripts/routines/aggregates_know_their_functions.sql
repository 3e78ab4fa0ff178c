-- An aggregate goes on with the functions it was made with, whatever others of the name there are.
CREATE FUNCTION sum3(anyelement, anyelement, anyelement) RETURNS anyelement LANGUAGE sql IMMUTABLE STRICT AS 'SELECT $1 + $2 + $3';
--= CREATE FUNCTION
CREATE AGGREGATE mysum2(anyelement, anyelement) (sfunc = sum3, stype = anyelement, initcond = '0');
--= CREATE AGGREGATE
CREATE FUNCTION sum3(int8, int8, int8) RETURNS int8 LANGUAGE sql IMMUTABLE STRICT AS 'SELECT 1000::int8';
--= CREATE FUNCTION
CREATE FUNCTION sum3(int4, int4, int4) RETURNS int4 LANGUAGE sql IMMUTABLE STRICT AS 'SELECT 2000';
--= CREATE FUNCTION
SELECT mysum2(x, x + 1), mysum2(x::int8, 1::int8), mysum2(x::numeric, 0.5) FROM generate_series(1, 3) x;
--> mysum2:int4 | mysum2:int8 | mysum2:numeric
--| 15 | 9 | 7.5
CREATE AGGREGATE mysum3(int8, int8) (sfunc = sum3, stype = int8, initcond = '0');
--= CREATE AGGREGATE
SELECT mysum3(x, x + 1) FROM generate_series(1, 3) x;
--> mysum3:int8
--| 1000
