-- Aggregates of users.
CREATE AGGREGATE newavg (int4) (sfunc = int4_avg_accum, stype = _int8, finalfunc = int8_avg, initcond1 = '{0,0}');
--= CREATE AGGREGATE
SELECT newavg(v), newavg(v) FILTER (WHERE false) FROM (VALUES (1), (2), (4)) x(v);
--> newavg:numeric | newavg:numeric
--| 2.3333333333333333 | ∅
CREATE AGGREGATE floats (float8) (sfunc = float8_accum, stype = float8[], finalfunc = float8_stddev_samp, initcond = '{0,0,0}');
--= CREATE AGGREGATE
SELECT floats(v), stddev(v) FROM (VALUES (1.5), (2), (4)) x(v);
--> floats:float8 | stddev:numeric
--| 1.3228756555322954 | 1.3228756555322953
CREATE FUNCTION sum_step(bigint, int) RETURNS bigint LANGUAGE sql AS 'SELECT $1 + $2';
--= CREATE FUNCTION
CREATE AGGREGATE mysum (int) (sfunc = sum_step, stype = bigint, initcond = '0');
--= CREATE AGGREGATE
CREATE FUNCTION strict_step(int, int) RETURNS int STRICT LANGUAGE plpgsql AS $$BEGIN RETURN $1 + $2; END$$;
--= CREATE FUNCTION
CREATE AGGREGATE strictsum (int) (sfunc = strict_step, stype = int);
--= CREATE AGGREGATE
CREATE TABLE t (g int, v int, s text);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10, 'a'), (1, 20, 'b'), (2, NULL, 'c'), (2, 5, NULL), (3, NULL, 'd');
--= INSERT 0 5
SELECT mysum(v) FROM t;
--> mysum:int8
--| ∅
SELECT g, strictsum(v) FROM t GROUP BY g ORDER BY g;
--> g:int4 | strictsum:int4
--| 1 | 30
--| 2 | 5
--| 3 | ∅
SELECT strictsum(v), strictsum(DISTINCT g) FROM t;
--> strictsum:int4 | strictsum:int4
--| 35 | 6
SELECT strictsum(v) FROM t WHERE false;
--> strictsum:int4
--| ∅
SELECT mysum(v) FROM t WHERE false;
--> mysum:int8
--| 0
CREATE AGGREGATE array_accum (anycompatible) (sfunc = array_append, stype = anycompatiblearray, initcond = '{}');
--= CREATE AGGREGATE
SELECT array_accum(v ORDER BY v), array_accum(s ORDER BY s DESC), pg_typeof(array_accum(g)) FROM t;
--> array_accum:_int4 | array_accum:_text | pg_typeof:regtype
--| {5,10,20,NULL,NULL} | {NULL,d,c,b,a} | integer[]
SELECT g, array_accum(v) FILTER (WHERE v > 5) FROM t GROUP BY g ORDER BY g;
--> g:int4 | array_accum:_int4
--| 1 | {10,20}
--| 2 | {}
--| 3 | {}
SELECT g, v, mysum(v) OVER (ORDER BY g, v ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM t WHERE v IS NOT NULL ORDER BY g, v;
--> g:int4 | v:int4 | mysum:int8
--| 1 | 10 | 10
--| 1 | 20 | 30
--| 2 | 5 | 25
CREATE FUNCTION concat_step(text, text, text) RETURNS text IMMUTABLE LANGUAGE sql AS $$SELECT coalesce($1 || $3, '') || coalesce($2, '-')$$;
--= CREATE FUNCTION
CREATE FUNCTION concat_final(text) RETURNS text IMMUTABLE LANGUAGE sql AS $$SELECT '[' || $1 || ']'$$;
--= CREATE FUNCTION
CREATE AGGREGATE joined (val text, sep text) (sfunc = concat_step, stype = text, finalfunc = concat_final, parallel = safe);
--= CREATE AGGREGATE
SELECT joined(s, ',' ORDER BY s) FROM t;
--> joined:text
--| [a,b,c,d,-]
SELECT joined(s, ',') FROM t WHERE false;
--> joined:text
--| ∅
CREATE AGGREGATE cnt (*) (sfunc = int8inc, stype = int8, initcond = '0');
--= CREATE AGGREGATE
SELECT cnt(*), cnt(*) FILTER (WHERE v > 5) FROM t;
--> cnt:int8 | cnt:int8
--| 5 | 2
SELECT g, cnt(*) FROM t GROUP BY ROLLUP (g) ORDER BY g;
--> g:int4 | cnt:int8
--| 1 | 2
--| 2 | 2
--| 3 | 1
--| ∅ | 5
SELECT cnt() FROM t;
--! 42809: cnt(*) must be used to call a parameterless aggregate function
SELECT mysum(*) FROM t;
--! 42883: function mysum() does not exist
CREATE AGGREGATE least_of (VARIADIC items int[]) (sfunc = array_cat, stype = int[], initcond = '{}');
--= CREATE AGGREGATE
SELECT least_of(g, v) FROM t WHERE v IS NOT NULL;
--> least_of:_int4
--| {1,10,1,20,2,5}
CREATE AGGREGATE old_form (basetype = int4, sfunc = int4larger, stype = int4);
--= CREATE AGGREGATE
SELECT old_form(v) FROM t;
--> old_form:int4
--| 20
CREATE AGGREGATE old_any (basetype = 'ANY', sfunc = int8inc, stype = int8, initcond = 0);
--= CREATE AGGREGATE
SELECT old_any(*) FROM t;
--> old_any:int8
--| 5
CREATE AGGREGATE moving (int) (sfunc = int4pl, stype = int4, msfunc = int4pl, minvfunc = int4mi, mstype = int4, initcond = 0, minitcond = 0);
--= CREATE AGGREGATE
SELECT moving(v) OVER (ORDER BY v ROWS 1 PRECEDING) FROM t WHERE v IS NOT NULL;
--> moving:int4
--| 5
--| 15
--| 30
CREATE AGGREGATE combining (int) (sfunc = int4larger, stype = int4, combinefunc = int4larger, sortop = >, sspace = 16);
--= CREATE AGGREGATE
SELECT combining(v) FROM t;
--> combining:int4
--| 20

-- Errors.
CREATE AGGREGATE wrong (int) (stype = int);
--! 42P13: aggregate sfunc must be specified
CREATE AGGREGATE wrong (int) (sfunc = int4pl);
--! 42P13: aggregate stype must be specified
CREATE AGGREGATE wrong (int) (sfunc = nosuch, stype = int);
--! 42883: function nosuch(integer, integer) does not exist
CREATE AGGREGATE wrong (int) (sfunc = int4eq, stype = int);
--! 42804: return type of transition function int4eq is not integer
CREATE AGGREGATE wrong (text) (sfunc = int4pl, stype = int);
--! 42883: function int4pl(integer, text) does not exist
CREATE AGGREGATE wrong (int) (sfunc = int84pl, stype = bigint);
--! 42P13: must not omit initial value when transition function is strict and transition type is not compatible with input type
CREATE AGGREGATE wrong (int) (sfunc = int4pl, stype = int, finalfunc = nosuch);
--! 42883: function nosuch(integer) does not exist
CREATE AGGREGATE wrong (int) (sfunc = int4pl, stype = int, initcond = 'x');
--! 22P02: invalid input syntax for type integer: "x"
CREATE AGGREGATE wrong (int) (sfunc = int4pl, stype = int, msfunc = int4pl);
--! 42P13: aggregate msfunc must not be specified without mstype
CREATE AGGREGATE wrong (int) (sfunc = int4pl, stype = int, mstype = int);
--! 42P13: aggregate msfunc must be specified when mstype is specified
CREATE AGGREGATE wrong (int) (sfunc = array_append, stype = anyarray);
--! 42P13: cannot determine transition data type
CREATE AGGREGATE wrong (int) (sfunc = int4pl, stype = int, basetype = int);
--! 42P13: basetype is redundant with aggregate input type specification
CREATE AGGREGATE wrong (sfunc = int4pl, stype = int);
--! 42P13: aggregate input type must be specified
CREATE AGGREGATE wrong (int) (sfunc = int4pl, stype = int, parallel = sometimes);
--! 42601: parameter "parallel" must be SAFE, RESTRICTED, or UNSAFE
CREATE AGGREGATE wrong (int) (sfunc = int4pl, stype = int, finalfunc_modify = never);
--! 42601: parameter "finalfunc_modify" must be READ_ONLY, SHAREABLE, or READ_WRITE
CREATE AGGREGATE mysum (int) (sfunc = int4pl, stype = int);
--! 42723: function "mysum" already exists with same argument types
CREATE OR REPLACE AGGREGATE mysum (int) (sfunc = int4pl, stype = int);
--! 42P13: cannot change return type of existing function
CREATE OR REPLACE AGGREGATE mysum (int) (sfunc = int84pl, stype = bigint, initcond = '100');
--= CREATE AGGREGATE
SELECT mysum(v) FROM t;
--> mysum:int8
--| 135
CREATE OR REPLACE AGGREGATE sum_step (bigint, int) (sfunc = int8pl, stype = bigint);
--! 42883: function int8pl(bigint, bigint, integer) does not exist
CREATE OR REPLACE FUNCTION mysum(int) RETURNS bigint LANGUAGE sql AS 'SELECT 1::bigint';
--! 42809: cannot change routine kind
SELECT * FROM mysum(1);
--! 42803: aggregate functions are not allowed in functions in FROM
SELECT moving(moving(v)) FROM t;
--! 42803: aggregate function calls cannot be nested
SELECT 1 FROM t WHERE mysum(v) > 0;
--! 42803: aggregate functions are not allowed in WHERE
SELECT g FROM t GROUP BY g HAVING mysum(v) > 120 ORDER BY g;
--> g:int4
--| 1
DROP FUNCTION mysum(int);
--! 42809: "mysum" is an aggregate function
DROP FUNCTION strict_step(int, int);
--! 2BP01: cannot drop function strict_step(integer,integer) because other objects depend on it
DROP AGGREGATE sum_step(bigint, int);
--! 42809: function sum_step(bigint, integer) is not an aggregate
DROP AGGREGATE nosuch(int);
--! 42883: aggregate nosuch(integer) does not exist
DROP AGGREGATE IF EXISTS nosuch(int);
--~ aggregate nosuch(pg_catalog.int4) does not exist, skipping
--= DROP AGGREGATE
DROP AGGREGATE nosuch(*);
--! 42883: aggregate nosuch(*) does not exist
ALTER FUNCTION mysum(int) STABLE;
--! 42809: "mysum" is an aggregate function
ALTER AGGREGATE mysum(int) RENAME TO total;
--= ALTER AGGREGATE
SELECT total(v) FROM t;
--> total:int8
--| 135
COMMENT ON AGGREGATE total(int) IS 'a sum';
--= COMMENT
SELECT obj_description('total(int)'::regprocedure, 'pg_proc');
--> obj_description:text
--| a sum
CREATE SCHEMA other;
--= CREATE SCHEMA
ALTER AGGREGATE total(int) SET SCHEMA other;
--= ALTER AGGREGATE
SELECT other.total(v) FROM t;
--> total:int8
--| 135
SELECT total(v) FROM t;
--! 42883: function total(integer) does not exist

-- Catalogs.
SELECT proname, prokind, prosrc, provolatile, proisstrict, proparallel, pg_get_function_arguments(oid), pg_get_function_result(oid), pg_get_function_identity_arguments(oid)
    FROM pg_proc WHERE prokind = 'a' AND oid >= 16384 ORDER BY proname;
--> proname:name | prokind:char | prosrc:text | provolatile:char | proisstrict:bool | proparallel:char | pg_get_function_arguments:text | pg_get_function_result:text | pg_get_function_identity_arguments:text
--| array_accum | a | aggregate_dummy | i | f | u | anycompatible | anycompatiblearray | anycompatible
--| cnt | a | aggregate_dummy | i | f | u |  | bigint | 
--| combining | a | aggregate_dummy | i | f | u | integer | integer | integer
--| floats | a | aggregate_dummy | i | f | u | double precision | double precision | double precision
--| joined | a | aggregate_dummy | i | f | s | val text, sep text | text | val text, sep text
--| least_of | a | aggregate_dummy | i | f | u | VARIADIC items integer[] | integer[] | VARIADIC items integer[]
--| moving | a | aggregate_dummy | i | f | u | integer | integer | integer
--| newavg | a | aggregate_dummy | i | f | u | integer | numeric | integer
--| old_any | a | aggregate_dummy | i | f | u |  | bigint | 
--| old_form | a | aggregate_dummy | i | f | u | integer | integer | integer
--| strictsum | a | aggregate_dummy | i | f | u | integer | integer | integer
--| total | a | aggregate_dummy | i | f | u | integer | bigint | integer
SELECT aggfnoid::regprocedure, aggkind, aggnumdirectargs, aggtransfn, aggfinalfn, aggcombinefn, aggfinalextra, aggfinalmodify, aggtranstype::regtype, aggtransspace, agginitval
    FROM pg_aggregate WHERE aggfnoid::oid >= 16384 ORDER BY aggfnoid::text;
--> aggfnoid:regprocedure | aggkind:char | aggnumdirectargs:int2 | aggtransfn:regproc | aggfinalfn:regproc | aggcombinefn:regproc | aggfinalextra:bool | aggfinalmodify:char | aggtranstype:regtype | aggtransspace:int4 | agginitval:text
--| array_accum(anycompatible) | n | 0 | array_append | - | - | f | r | anycompatiblearray | 0 | {}
--| cnt() | n | 0 | int8inc | - | - | f | r | bigint | 0 | 0
--| combining(integer) | n | 0 | int4larger | - | int4larger | f | r | integer | 16 | ∅
--| floats(double precision) | n | 0 | float8_accum | float8_stddev_samp | - | f | r | double precision[] | 0 | {0,0,0}
--| joined(text,text) | n | 0 | concat_step | concat_final | - | f | r | text | 0 | ∅
--| least_of(integer[]) | n | 0 | array_cat | - | - | f | r | integer[] | 0 | {}
--| moving(integer) | n | 0 | int4pl | - | - | f | r | integer | 0 | 0
--| newavg(integer) | n | 0 | int4_avg_accum | int8_avg | - | f | r | bigint[] | 0 | {0,0}
--| old_any() | n | 0 | int8inc | - | - | f | r | bigint | 0 | 0
--| old_form(integer) | n | 0 | int4larger | - | - | f | r | integer | 0 | ∅
--| other.total(integer) | n | 0 | int84pl | - | - | f | r | bigint | 0 | 100
--| strictsum(integer) | n | 0 | strict_step | - | - | f | r | integer | 0 | ∅
SELECT aggmtransfn, aggminvtransfn, aggmfinalfn, aggmtranstype::regtype, aggminitval FROM pg_aggregate WHERE aggfnoid = 'moving(int)'::regprocedure;
--> aggmtransfn:regproc | aggminvtransfn:regproc | aggmfinalfn:regproc | aggmtranstype:regtype | aggminitval:text
--| int4pl | int4mi | - | integer | 0
SELECT pg_get_functiondef('moving(int)'::regprocedure);
--! 42809: "moving" is an aggregate function

-- Used by views, dropped with what they need.
CREATE VIEW sums AS SELECT g, joined(s, '+' ORDER BY s) AS j FROM t GROUP BY g;
--= CREATE VIEW
SELECT * FROM sums ORDER BY g;
--> g:int4 | j:text
--| 1 | [a+b]
--| 2 | [c+-]
--| 3 | [d]
DROP AGGREGATE joined(text, text);
--! 2BP01: cannot drop function joined(text,text) because other objects depend on it
DROP FUNCTION strict_step(int, int) CASCADE;
--~ drop cascades to function strictsum(integer)
--= DROP FUNCTION
SELECT strictsum(v) FROM t;
--! 42883: function strictsum(integer) does not exist
DROP AGGREGATE newavg(int), cnt(*);
--= DROP AGGREGATE
BEGIN;
--= BEGIN
CREATE AGGREGATE passing (int) (sfunc = int4pl, stype = int);
--= CREATE AGGREGATE
SELECT passing(v) FROM t;
--> passing:int4
--| 35
ROLLBACK;
--= ROLLBACK
SELECT passing(v) FROM t;
--! 42883: function passing(integer) does not exist
CREATE FUNCTION bad_step(int, int) RETURNS int LANGUAGE plpgsql AS $$BEGIN IF $2 > 15 THEN RAISE EXCEPTION 'too much: %', $2; END IF; RETURN $2; END$$;
--= CREATE FUNCTION
CREATE AGGREGATE bad (int) (sfunc = bad_step, stype = int);
--= CREATE AGGREGATE
SELECT bad(v) FROM t;
--! P0001: too much: 20
