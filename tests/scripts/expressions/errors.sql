-- Error codes and messages of wrong statements.
SELEC 1;
--! 42601: syntax error at or near "SELEC"
SELECT 1 +;
--! 42601: syntax error at end of input
SELECT (1;
--! 42601: syntax error at end of input
SELECT 1);
--! 42601: syntax error at or near ")"
SELECT FROM WHERE;
--! 42601: syntax error at or near "WHERE"
SELECT 'unterminated''';
--> ?column?:text
--| unterminated'
SELECT "";
--! 42601: zero-length delimited identifier at or near """"
SELECT 1 AS;
--! 42601: syntax error at end of input
SELECT * FROM;
--! 42601: syntax error at end of input
INSERT t VALUES (1);
--! 42601: syntax error at or near "t"
SELECT 1 1;
--! 42601: syntax error at or near "1"
SELECT 1x;
--! 42601: trailing junk after numeric literal at or near "1x"
SELECT a.b.c.d.e;
--! 42601: improper qualified name (too many dotted names): a.b.c.d.e
SELECT nosuch;
--! 42703: column "nosuch" does not exist
SELECT nosuch();
--! 42883: function nosuch() does not exist
SELECT nosuch(1, 'a', NULL);
--! 42883: function nosuch(integer, unknown, unknown) does not exist
SELECT * FROM nosuch;
--! 42P01: relation "nosuch" does not exist
SELECT * FROM nosuchschema.nosuch;
--! 42P01: relation "nosuchschema.nosuch" does not exist
SELECT nosuchschema.f();
--! 3F000: schema "nosuchschema" does not exist
SELECT pg_catalog.nosuch();
--! 42883: function pg_catalog.nosuch() does not exist
SELECT 1::nosuch;
--! 42704: type "nosuch" does not exist
SELECT 1::int(5);
--! 42601: syntax error at or near "("
SELECT CAST(1 AS);
--! 42601: syntax error at or near ")"
SELECT 1 + 'a';
--! 22P02: invalid input syntax for type integer: "a"
SELECT 1 + true;
--! 42883: operator does not exist: integer + boolean
SELECT 1 || 2;
--! 42883: operator does not exist: integer || integer
SELECT -'a';
--! 42725: operator is not unique: - unknown
SELECT - true;
--! 42883: operator does not exist: - boolean
SELECT 1 = 'a';
--! 22P02: invalid input syntax for type integer: "a"
SELECT 1 = true;
--! 42883: operator does not exist: integer = boolean
SELECT date '2024-01-01' = 1;
--! 42883: operator does not exist: date = integer
SELECT 'a' > 1;
--! 22P02: invalid input syntax for type integer: "a"
SELECT ARRAY[1] + 1;
--! 42883: operator does not exist: integer[] + integer
SELECT CASE WHEN true THEN 1 ELSE 'a' END;
--! 22P02: invalid input syntax for type integer: "a"
SELECT CASE WHEN true THEN 1 ELSE true END;
--! 42804: CASE types boolean and integer cannot be matched
SELECT CASE 1 WHEN 'a' THEN 1 END;
--! 22P02: invalid input syntax for type integer: "a"
SELECT COALESCE(1, 'a');
--! 22P02: invalid input syntax for type integer: "a"
SELECT COALESCE(1, true);
--! 42804: COALESCE types integer and boolean cannot be matched
SELECT COALESCE();
--! 42601: syntax error at or near ")"
SELECT NULLIF(1, true);
--! 42883: operator does not exist: integer = boolean
SELECT GREATEST(1, 'a');
--! 22P02: invalid input syntax for type integer: "a"
SELECT 1 IN (1, 'a');
--! 22P02: invalid input syntax for type integer: "a"
SELECT 1 IN ('a');
--! 22P02: invalid input syntax for type integer: "a"
SELECT 1 IN ();
--! 42601: syntax error at or near ")"
SELECT 1 BETWEEN 'a' AND 2;
--! 22P02: invalid input syntax for type integer: "a"
SELECT NOT 'a';
--! 22P02: invalid input syntax for type boolean: "a"
SELECT true AND 1;
--! 42804: argument of AND must be type boolean, not type integer
SELECT sum(1, 2);
--! 42883: function sum(integer, integer) does not exist
SELECT count(DISTINCT *);
--! 42601: syntax error at or near "*"
SELECT substring('a' FROM 'b' FOR 1, 2);
--! 42601: syntax error at or near ","
SELECT extract(year, date '2024-01-01');
--! 42601: syntax error at or near ","
SELECT 1 IS TRUE;
--! 42804: argument of IS TRUE must be type boolean, not type integer
SELECT 'a' IS TRUE;
--! 22P02: invalid input syntax for type boolean: "a"
SELECT 1 ISNULL, 1 NOTNULL;
--> ?column?:bool | ?column?:bool
--| f | t
SELECT 1 IS DISTINCT FROM 'a';
--! 22P02: invalid input syntax for type integer: "a"
SELECT 1 LIKE 1;
--! 42883: operator does not exist: integer ~~ integer
SELECT 5 ! 3;
--! 42883: operator does not exist: integer ! integer
SELECT 5 <=> 3;
--! 42883: operator does not exist: integer <=> integer
SELECT 1 OPERATOR(pg_catalog.+) 2;
--> ?column?:int4
--| 3
SELECT 1 OPERATOR(nosuch.+) 2;
--! 3F000: schema "nosuch" does not exist
SELECT $1;
--! 42P02: there is no parameter $1
SELECT $0;
--! 42P02: there is no parameter $0
SELECT :x;
--! 42601: syntax error at or near ":"
SELECT 1 WHERE 1 = 1 = 1;
--! 42601: syntax error at or near "="
SELECT 1 < 2 < 3;
--! 42601: syntax error at or near "<"
SELECT DISTINCT ON () 1;
--! 42601: syntax error at or near ")"
SELECT * , FROM t;
--! 42601: syntax error at or near "FROM"
SELECT 1 FROM (SELECT 2;
--! 42601: syntax error at end of input
CREATE;
--! 42601: syntax error at end of input
CREATE TABLE;
--! 42601: syntax error at end of input
CREATE TABLE x;
--! 42601: syntax error at end of input
CREATE TABLE x (;
--! 42601: syntax error at end of input
CREATE TABLE x (a);
--! 42601: syntax error at end of input
DROP;
--! 42601: syntax error at end of input
DROP TABLE;
--! 42601: syntax error at end of input
ALTER TABLE x;
--! 42601: syntax error at end of input
UPDATE x;
--! 42601: syntax error at end of input
UPDATE x SET;
--! 42601: syntax error at end of input
UPDATE x SET a;
--! 42601: syntax error at end of input
DELETE;
--! 42601: syntax error at end of input
DELETE FROM;
--! 42601: syntax error at end of input
INSERT INTO;
--! 42601: syntax error at end of input
INSERT INTO x;
--! 42601: syntax error at end of input
INSERT INTO x VALUES;
--! 42601: syntax error at end of input
INSERT INTO x VALUES ();
--! 42601: syntax error at or near ")"
GRANT;
--! 42601: syntax error at end of input
COPY;
--! 42601: syntax error at end of input
SET;
--! 42601: syntax error at end of input
SHOW;
--! 42601: syntax error at end of input
BEGIN nosuch;
--! 42601: syntax error at or near "nosuch"
SAVEPOINT;
--! 42601: syntax error at end of input
EXPLAIN;
--! 42601: syntax error at end of input
VALUES;
--! 42601: syntax error at end of input
VALUES ();
--! 42601: syntax error at or near ")"
WITH x SELECT 1;
--! 42601: syntax error at or near "SELECT"
WITH x AS SELECT 1 SELECT 2;
--! 42601: syntax error at or near "SELECT"
SELECT 1 GROUP BY;
--! 42601: syntax error at end of input
SELECT 1 ORDER BY;
--! 42601: syntax error at end of input
SELECT 1 LIMIT;
--! 42601: syntax error at end of input
SELECT 1 UNION;
--! 42601: syntax error at end of input
SELECT 1 UNION SELECT;
--! 42601: each UNION query must have the same number of columns
SELECT 1 INTERSECT SELECT 1, 2;
--! 42601: each INTERSECT query must have the same number of columns
SELECT * FROM generate_series(1);
--! 42883: function generate_series(integer) does not exist
SELECT * FROM generate_series('a', 'b');
--! 42725: function generate_series(unknown, unknown) is not unique
SELECT * FROM lower('A');
--> lower:text
--| a
SELECT * FROM lower('A') AS x(y);
--> y:text
--| a
SELECT * FROM lower('A') AS x(y, z);
--! 42P10: table "x" has 1 columns available but 2 columns specified
SELECT * FROM json_to_record('{}');
--! 42601: a column definition list is required for functions returning "record"
SELECT lower(*);
--! 42883: function lower() does not exist
SELECT lower(DISTINCT 'A');
--! 42809: DISTINCT specified, but lower is not an aggregate function
SELECT count(*) FROM count(*);
--! 42803: aggregate functions are not allowed in functions in FROM
SELECT max(generate_series(1, 3));
--! 0A000: aggregate function calls cannot contain set-returning function calls
SELECT generate_series(1, 3) WHERE generate_series(1, 2) > 1;
--! 0A000: set-returning functions are not allowed in WHERE
SELECT CASE WHEN true THEN generate_series(1, 2) END;
--! 0A000: set-returning functions are not allowed in CASE
SELECT COALESCE(generate_series(1, 2), 1);
--! 0A000: set-returning functions are not allowed in COALESCE
SELECT 1 LIMIT generate_series(1, 2);
--! 0A000: set-returning functions are not allowed in LIMIT
SELECT (SELECT 1 FROM generate_series(1, 2));
--! 21000: more than one row returned by a subquery used as an expression
SELECT E'\xff';
--! 22021: invalid byte sequence for encoding "UTF8": 0xff
SELECT U&'\d800';
--! 42601: invalid Unicode surrogate pair
SELECT '\';
--> ?column?:text
--| \
SELECT /* nested /* comment */ */ 1;
--> ?column?:int4
--| 1
SELECT 1 -- comment
;
--> ?column?:int4
--| 1
SELECT 'a'::int;
--! 22P02: invalid input syntax for type integer: "a"
SELECT 'a'::date;
--! 22007: invalid input syntax for type date: "a"
SELECT 'a'::timestamp;
--! 22007: invalid input syntax for type timestamp: "a"
SELECT 'a'::time;
--! 22007: invalid input syntax for type time: "a"
SELECT 'a'::interval;
--! 22007: invalid input syntax for type interval: "a"
SELECT 'a'::uuid;
--! 22P02: invalid input syntax for type uuid: "a"
SELECT 'a'::json;
--! 22P02: invalid input syntax for type json
SELECT 'a'::numeric;
--! 22P02: invalid input syntax for type numeric: "a"
SELECT 'a'::float8;
--! 22P02: invalid input syntax for type double precision: "a"
SELECT 'a'::bytea;
--> bytea:bytea
--| \x61
SELECT 'a'::oid;
--! 22P02: invalid input syntax for type oid: "a"
SELECT '{'::int[];
--! 22P02: malformed array literal: "{"
SELECT 'a'::bit;
--! 22P02: "a" is not a valid binary digit
SELECT current_date();
--! 42601: syntax error at or near "("
SELECT now;
--! 42703: column "now" does not exist
SELECT overlaps(1, 2);
--! 42883: function overlaps(integer, integer) does not exist
SELECT row_number() OVER (PARTITION BY);
--! 42601: syntax error at or near ")"
SELECT a FROM (SELECT 1 AS b) x;
--! 42703: column "a" does not exist
SELECT x.nosuch FROM (SELECT 1 AS b) x;
--! 42703: column x.nosuch does not exist
SELECT y.b FROM (SELECT 1 AS b) x;
--! 42P01: missing FROM-clause entry for table "y"
SELECT b FROM (SELECT 1 AS b) x, (SELECT 2 AS b) y;
--! 42702: column reference "b" is ambiguous
SELECT x FROM (SELECT 1 AS b) y;
--! 42703: column "x" does not exist
SELECT pg_class.nosuch FROM pg_class;
--! 42703: column pg_class.nosuch does not exist
SELECT count(nosuch) FROM pg_class;
--! 42703: column "nosuch" does not exist
SELECT * FROM pg_class WHERE nosuch = 1;
--! 42703: column "nosuch" does not exist
SELECT 1 FROM pg_class ORDER BY nosuch LIMIT 1;
--! 42703: column "nosuch" does not exist
SELECT power(10, 400)::float8;
--! 22003: value out of range: overflow
SELECT 10 / 0.0;
--! 22012: division by zero
SELECT 10::float8 / 0;
--! 22012: division by zero
SELECT mod(5, 0);
--! 22012: division by zero
SELECT interval '1 day' / 0;
--! 22012: division by zero
SELECT repeat('x', 2000000000);
--! 54000: requested length too large
SELECT lpad('x', 2000000000);
--! 54000: requested length too large
SELECT array_fill(1, ARRAY[1000000000]);
--! 54000: array size exceeds the maximum allowed (134217727)
SELECT chr(-5);
--! 22023: character number must be positive
SELECT to_timestamp('x', 'YYYY');
--! 22007: invalid value "x" for "YYYY"
SELECT set_config('nosuch', 'x', false);
--! 42704: unrecognized configuration parameter "nosuch"
LISTEN;
--! 42601: syntax error at end of input
NOTIFY x, 5;
--! 42601: syntax error at or near "5"
UNLISTEN *;
--= UNLISTEN
LISTEN chan;
--= LISTEN
NOTIFY other, 'payload';
--= NOTIFY

-- What is wrong with a query is told before what is wrong with the table made from it.
CREATE TABLE errors_taken (i int);
--= CREATE TABLE

CREATE TABLE errors_taken AS SELECT nosuch;
--! 42703: column "nosuch" does not exist

CREATE TABLE errors_taken AS SELECT 1;
--! 42P07: relation "errors_taken" already exists

SELECT nosuch INTO errors_taken;
--! 42703: column "nosuch" does not exist

CREATE MATERIALIZED VIEW errors_taken AS SELECT nosuch;
--! 42703: column "nosuch" does not exist

CREATE TABLE errors_made AS SELECT ROW(42, 'world') AS a;
--! 42P16: column "a" has pseudo-type record

-- ORDER BY of a union: names first.
SELECT 1 AS k UNION SELECT 2 ORDER BY nosuch + 1;
--! 42703: column "nosuch" does not exist

SELECT 1 AS k UNION SELECT 2 ORDER BY k + 1;
--! 0A000: invalid UNION/INTERSECT/EXCEPT ORDER BY clause

SELECT 1 AS k UNION SELECT 2 ORDER BY true;
--! 42601: non-integer constant in ORDER BY

SELECT 1 AS k UNION SELECT 2 ORDER BY 'x';
--! 42601: non-integer constant in ORDER BY

SELECT 1 AS k UNION SELECT 2 ORDER BY 1.5;
--! 42601: non-integer constant in ORDER BY

SELECT length(NULL) FROM errors_taken GROUP BY NULL;
--! 42601: non-integer constant in GROUP BY

SELECT 1 FROM errors_taken GROUP BY 1.5;
--! 42601: non-integer constant in GROUP BY

SELECT make_interval(years => 1, 2);
--! 42601: positional argument cannot follow named argument

SELECT make_interval(years => 1, years => 2);
--! 42601: argument name "years" used more than once

SELECT sum(i) FILTER (WHERE sum(i) OVER () > 1) OVER () FROM errors_taken;
--! 42P20: window functions are not allowed in FILTER

SELECT 1::numeric('32');
--> numeric:numeric
--| 1

SELECT 1::numeric(18, '2');
--> numeric:numeric
--| 1.00

SELECT 1::numeric('hello');
--! 22P02: invalid input syntax for type integer: "hello"

SELECT CAST(NULL AS what.u[]);
--! 3F000: schema "what" does not exist

CREATE TYPE errors_mood AS ENUM ('', 'a b', 'c''d');
--= CREATE TYPE

SELECT ''::errors_mood, 'c''d'::errors_mood > 'a b';
--> errors_mood:user | ?column?:bool
--|  | t

DROP TYPE errors_mood;
--= DROP TYPE

DROP TABLE errors_taken;
--= DROP TABLE
