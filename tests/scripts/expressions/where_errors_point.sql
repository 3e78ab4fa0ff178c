--@ positions
-- Errors about the type of an expression point at where it begins.
CREATE TABLE t (i int, a int[], j jsonb);
--= CREATE TABLE
CREATE TYPE c AS (a int, b text);
--= CREATE TYPE
INSERT INTO t (i) VALUES ('1' || 'a'::text);
--! 42804 at 27: column "i" is of type integer but expression is of type text
INSERT INTO t (i) VALUES (lower('a') || 'b');
--! 42804 at 27: column "i" is of type integer but expression is of type text
INSERT INTO t (i) VALUES ('a'::text || 'b' || 'c');
--! 42804 at 27: column "i" is of type integer but expression is of type text
INSERT INTO t (i) VALUES (NOT true);
--! 42804 at 27: column "i" is of type integer but expression is of type boolean
INSERT INTO t (i) VALUES (1 = 2);
--! 42804 at 27: column "i" is of type integer but expression is of type boolean
INSERT INTO t (i) VALUES (true AND false);
--! 42804 at 27: column "i" is of type integer but expression is of type boolean
INSERT INTO t (i) VALUES (1 IN (1, 2));
--! 42804 at 27: column "i" is of type integer but expression is of type boolean
INSERT INTO t (i) VALUES ('a' LIKE 'b');
--! 42804 at 27: column "i" is of type integer but expression is of type boolean
INSERT INTO t (i) VALUES ('a' IS NULL);
--! 42804 at 27: column "i" is of type integer but expression is of type boolean
INSERT INTO t (i) VALUES (EXISTS (SELECT 1));
--! 42804 at 27: column "i" is of type integer but expression is of type boolean
INSERT INTO t (i) VALUES (CASE WHEN true THEN 'a'::text END);
--! 42804 at 27: column "i" is of type integer but expression is of type text
INSERT INTO t (i) VALUES (COALESCE('a'::text, 'b'));
--! 42804 at 27: column "i" is of type integer but expression is of type text
INSERT INTO t (i) VALUES (ARRAY[1, 2]);
--! 42804 at 27: column "i" is of type integer but expression is of type integer[]
INSERT INTO t (i) VALUES ((ARRAY['a'::text])[1]);
--! 42804 at 28: column "i" is of type integer but expression is of type text
INSERT INTO t (i) VALUES ((SELECT 'a'::text));
--! 42804 at 27: column "i" is of type integer but expression is of type text
INSERT INTO t (i) VALUES ('a'::text COLLATE "C");
--! 42804 at 27: column "i" is of type integer but expression is of type text
UPDATE t SET i = 'a'::text || 'b';
--! 42804 at 18: column "i" is of type integer but expression is of type text
UPDATE t SET i = now() - now();
--! 42804 at 18: column "i" is of type integer but expression is of type interval
UPDATE t SET a[1] = 'a'::text || 'b';
--! 42804 at 14: subscripted assignment to "a" requires type integer but expression is of type text
SELECT 1 FROM t WHERE i + 1;
--! 42804 at 23: argument of WHERE must be type boolean, not type integer
SELECT 1 FROM t WHERE true AND i + 1;
--! 42804 at 32: argument of AND must be type boolean, not type integer
SELECT 1 FROM t LIMIT 'a'::text || 'b';
--! 42804 at 23: argument of LIMIT must be type bigint, not type text
SELECT CASE WHEN true THEN 1 ELSE i || 'a' END FROM t;
--! 42804 at 28: CASE types text and integer cannot be matched
SELECT 1 UNION SELECT 'a'::text || 'b';
--! 42804 at 23: UNION types integer and text cannot be matched
SELECT COALESCE(1, lower('a') || 'b');
--! 42804 at 20: COALESCE types integer and text cannot be matched
SELECT DISTINCT i FROM t ORDER BY i + 1;
--! 42P10 at 35: for SELECT DISTINCT, ORDER BY expressions must appear in select list
SELECT array_agg(DISTINCT i ORDER BY i + 1) FROM t;
--! 42P10 at 38: in an aggregate with DISTINCT, ORDER BY expressions must appear in argument list
SELECT 1 FROM t ORDER BY point(1, 2);
--! 42883 at 26: could not identify an ordering operator for type point
SELECT 1 FROM t GROUP BY point(1, 2);
--! 42883 at 26: could not identify an equality operator for type point

SELECT 1, 2 UNION SELECT 3;
--! 42601 at 26: each UNION query must have the same number of columns
SELECT 1 UNION SELECT 2 UNION SELECT 'a'::text || 'b';
--! 42804 at 38: UNION types integer and text cannot be matched
INSERT INTO t (i) SELECT 'a'::text || 'b';
--! 42804 at 26: column "i" is of type integer but expression is of type text
INSERT INTO t (i) SELECT lower('a') FROM t;
--! 42804 at 26: column "i" is of type integer but expression is of type text
INSERT INTO t (i) SELECT 1, 2 + 3;
--! 42601 at 29: INSERT has more expressions than target columns
INSERT INTO t (i) VALUES (1, 2);
--! 42601 at 30: INSERT has more expressions than target columns
