-- Names that are found and may not be used: the target of UPDATE and DELETE in LATERAL, what an outer join may be without, other databases.
CREATE TABLE t (a int, b text);
--= CREATE TABLE
INSERT INTO t VALUES (1, 'x'), (2, 'y');
--= INSERT 0 2
UPDATE t SET a = s.a FROM LATERAL (SELECT t.a) s;
--! 42P10: invalid reference to FROM-clause entry for table "t"
UPDATE t SET a = s.a FROM LATERAL (SELECT a) s;
--! 42P10: invalid reference to FROM-clause entry for table "t"
UPDATE t SET a = 1 FROM generate_series(1, t.a) g;
--! 42P10: invalid reference to FROM-clause entry for table "t"
UPDATE t SET a = 1 FROM generate_series(1, a) g;
--! 42P10: invalid reference to FROM-clause entry for table "t"
UPDATE t SET a = 1 FROM t u, LATERAL (SELECT u.a, t.b) s;
--! 42P10: invalid reference to FROM-clause entry for table "t"
DELETE FROM t USING LATERAL (SELECT t.a) s;
--! 42P10: invalid reference to FROM-clause entry for table "t"
UPDATE t SET b = s.c FROM t u, LATERAL (SELECT u.b || '!' AS c) s WHERE u.a = t.a RETURNING t.*;
--> a:int4 | b:text
--| 1 | x!
--| 2 | y!
--= UPDATE 2
SELECT * FROM t RIGHT JOIN LATERAL (SELECT t.a) s ON true;
--! 42P10: invalid reference to FROM-clause entry for table "t"
SELECT * FROM t RIGHT JOIN LATERAL (SELECT a) s ON true;
--! 42P10: invalid reference to FROM-clause entry for table "t"
SELECT * FROM t FULL JOIN LATERAL (SELECT 1 FROM t u WHERE u.a = t.a) s ON true;
--! 42P10: invalid reference to FROM-clause entry for table "t"
SELECT * FROM t, (t u LEFT JOIN LATERAL (SELECT t.a + u.a AS c) s ON true) ORDER BY 1, 3;
--> a:int4 | b:text | a:int4 | b:text | c:int4
--| 1 | x! | 1 | x! | 2
--| 1 | x! | 2 | y! | 3
--| 2 | y! | 1 | x! | 3
--| 2 | y! | 2 | y! | 4
SELECT nowhere.public.t.a FROM t;
--! 0A000: cross-database references are not implemented: nowhere.public.t.a
SELECT nowhere.public.t.* FROM t;
--! 0A000: cross-database references are not implemented: nowhere.public.t.*
UPDATE t SET (a) = (3);
--! 0A000: source for a multiple-column UPDATE item must be a sub-SELECT or ROW() expression
UPDATE t SET (a) = (DEFAULT);
--! 0A000: source for a multiple-column UPDATE item must be a sub-SELECT or ROW() expression
UPDATE t SET (a) = ROW (5) WHERE a = 1;
--= UPDATE 1
UPDATE t SET (a) = (SELECT 6) WHERE a = 5 RETURNING a;
--> a:int4
--| 6
--= UPDATE 1
-- a function of a row, as a column of a function's rows
CREATE FUNCTION rows_of() RETURNS SETOF t LANGUAGE sql AS 'SELECT * FROM t';
--= CREATE FUNCTION
CREATE FUNCTION shown(t) RETURNS text LANGUAGE sql AS 'SELECT $1.a || $1.b';
--= CREATE FUNCTION
SELECT r.shown FROM rows_of() r ORDER BY 1;
--> shown:text
--| 2y!
--| 6x!
SELECT r.shown FROM t r ORDER BY 1;
--> shown:text
--| 2y!
--| 6x!
SELECT degrees(1e308);
--! 22003: value out of range: overflow
SELECT radians(1e-323);
--! 22003: value out of range: underflow
