-- Of several names that aren't there the first is told in the order in which clauses are looked at, and the first mention of a parameter that needs a type settles it.
CREATE TABLE t (n int, w text, d date, s timestamp);
--= CREATE TABLE
SELECT a WHERE b = 1;
--! 42703: column "a" does not exist
SELECT a FROM t GROUP BY x ORDER BY y;
--! 42703: column "a" does not exist
SELECT 1 FROM t WHERE b = 1 GROUP BY x;
--! 42703: column "b" does not exist
SELECT 1 FROM t HAVING b = 1 ORDER BY y LIMIT zz;
--! 42703: column "b" does not exist
SELECT 1 FROM t GROUP BY x ORDER BY y;
--! 42703: column "y" does not exist
SELECT 1 FROM t GROUP BY x HAVING z = 1;
--! 42703: column "z" does not exist
SELECT DISTINCT ON (q) 1 FROM t GROUP BY z;
--! 42703: column "z" does not exist
SELECT (SELECT z) WHERE w;
--! 42703: column "z" does not exist
UPDATE t SET x = 1 WHERE z = 2;
--! 42703: column "z" does not exist
DELETE FROM t WHERE a = 1 RETURNING b;
--! 42703: column "a" does not exist
PREPARE p AS SELECT $1 WHERE $1 = 1;
--! 42P08: inconsistent types deduced for parameter $1
PREPARE p AS SELECT $1 AS x FROM t WHERE w = $1;
--= PREPARE
SELECT parameter_types FROM pg_prepared_statements WHERE name = 'p';
--> parameter_types:_regtype
--| {text}
DEALLOCATE p;
--= DEALLOCATE
PREPARE p AS SELECT $1, count(*) FROM t WHERE n = $1 GROUP BY $1;
--! 42P08: inconsistent types deduced for parameter $1
PREPARE p AS SELECT n FROM t GROUP BY n HAVING $1 = 2 ORDER BY $1;
--= PREPARE
SELECT parameter_types FROM pg_prepared_statements WHERE name = 'p';
--> parameter_types:_regtype
--| {integer}
DEALLOCATE p;
--= DEALLOCATE
PREPARE p AS SELECT coalesce($1, 'x') FROM t WHERE $1 = 1;
--! 42883: operator does not exist: text = integer
PREPARE p AS SELECT $1::date FROM t WHERE s > $1;
--= PREPARE
SELECT parameter_types FROM pg_prepared_statements WHERE name = 'p';
--> parameter_types:_regtype
--| {date}
DEALLOCATE p;
--= DEALLOCATE
PREPARE p AS SELECT $1 || 'x' FROM t WHERE n = $1;
--! 42883: operator does not exist: integer = text
PREPARE p AS SELECT $1 ORDER BY $1;
--= PREPARE
SELECT parameter_types FROM pg_prepared_statements WHERE name = 'p';
--> parameter_types:_regtype
--| {text}
DEALLOCATE p;
--= DEALLOCATE
PREPARE p AS SELECT CASE WHEN $1 THEN 1 END WHERE $1;
--= PREPARE
SELECT parameter_types FROM pg_prepared_statements WHERE name = 'p';
--> parameter_types:_regtype
--| {boolean}
DEALLOCATE p;
--= DEALLOCATE
PREPARE p AS SELECT * FROM (SELECT $1 AS q WHERE $1 = 2) s;
--! 42P08: inconsistent types deduced for parameter $1
PREPARE p AS INSERT INTO t (n) SELECT $1 WHERE $1 > 3;
--= PREPARE
SELECT parameter_types FROM pg_prepared_statements WHERE name = 'p';
--> parameter_types:_regtype
--| {integer}
DEALLOCATE p;
--= DEALLOCATE
PREPARE p AS INSERT INTO t (n) SELECT $1 WHERE $1 > 'x';
--! 42P08: inconsistent types deduced for parameter $1
PREPARE p AS INSERT INTO t (n) SELECT $1 ORDER BY 1;
--! 42804: column "n" is of type integer but expression is of type text
PREPARE p AS INSERT INTO t (n) SELECT DISTINCT $1;
--! 42804: column "n" is of type integer but expression is of type text
INSERT INTO t (d) SELECT '2020-01-01' ORDER BY 1;
--! 42804: column "d" is of type date but expression is of type text
INSERT INTO t (d) SELECT DISTINCT '2020-01-01';
--! 42804: column "d" is of type date but expression is of type text
INSERT INTO t (d, n) SELECT '2020-01-01', 1 ORDER BY 2;
--= INSERT 0 1
SELECT 'a' AS k, count(*) FROM t GROUP BY k ORDER BY k;
--> k:text | count:int8
--| a | 1
SELECT DISTINCT 'a', NULL FROM t ORDER BY 1, 2;
--> ?column?:text | ?column?:text
--| a | ∅
DROP TABLE t;
--= DROP TABLE
-- a query behind IN, ANY or ALL comes before what is compared with it
SELECT nothing IN (SELECT x FROM nowhere);
--! 42P01: relation "nowhere" does not exist
SELECT (nothing, nix) NOT IN (SELECT nowhere, 1);
--! 42703: column "nowhere" does not exist
SELECT 1 WHERE nothing > ALL (SELECT nowhere);
--! 42703: column "nowhere" does not exist
PREPARE later AS SELECT $1 IN (SELECT $1::date);
--= PREPARE
SELECT parameter_types FROM pg_prepared_statements WHERE name = 'later';
--> parameter_types:_regtype
--| {date}
