-- Truth tables and NULL in every place that tests one.

SELECT true AND true, true AND false, true AND NULL::bool, false AND true, false AND false, false AND NULL::bool, NULL::bool AND true, NULL::bool AND false, NULL::bool AND NULL::bool;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | ∅ | f | f | f | ∅ | f | ∅
SELECT true OR true, true OR false, true OR NULL::bool, false OR true, false OR false, false OR NULL::bool, NULL::bool OR true, NULL::bool OR false, NULL::bool OR NULL::bool;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t | f | ∅ | t | ∅ | ∅
SELECT true = true, true = false, true = NULL::bool, false = true, false = false, false = NULL::bool, NULL::bool = true, NULL::bool = false, NULL::bool = NULL::bool;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | ∅ | f | t | ∅ | ∅ | ∅ | ∅
SELECT true <> true, true <> false, true <> NULL::bool, false <> true, false <> false, false <> NULL::bool, NULL::bool <> true, NULL::bool <> false, NULL::bool <> NULL::bool;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | t | ∅ | t | f | ∅ | ∅ | ∅ | ∅
SELECT true < true, true < false, true < NULL::bool, false < true, false < false, false < NULL::bool, NULL::bool < true, NULL::bool < false, NULL::bool < NULL::bool;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | f | ∅ | t | f | ∅ | ∅ | ∅ | ∅
SELECT true <= true, true <= false, true <= NULL::bool, false <= true, false <= false, false <= NULL::bool, NULL::bool <= true, NULL::bool <= false, NULL::bool <= NULL::bool;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | ∅ | t | t | ∅ | ∅ | ∅ | ∅
SELECT true > true, true > false, true > NULL::bool, false > true, false > false, false > NULL::bool, NULL::bool > true, NULL::bool > false, NULL::bool > NULL::bool;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | t | ∅ | f | f | ∅ | ∅ | ∅ | ∅
SELECT true >= true, true >= false, true >= NULL::bool, false >= true, false >= false, false >= NULL::bool, NULL::bool >= true, NULL::bool >= false, NULL::bool >= NULL::bool;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | ∅ | f | t | ∅ | ∅ | ∅ | ∅
SELECT true IS DISTINCT FROM true, true IS DISTINCT FROM false, true IS DISTINCT FROM NULL::bool, false IS DISTINCT FROM true, false IS DISTINCT FROM false, false IS DISTINCT FROM NULL::bool, NULL::bool IS DISTINCT FROM true, NULL::bool IS DISTINCT FROM false, NULL::bool IS DISTINCT FROM NULL::bool;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | t | t | t | f | t | t | t | f
SELECT true IS NOT DISTINCT FROM true, true IS NOT DISTINCT FROM false, true IS NOT DISTINCT FROM NULL::bool, false IS NOT DISTINCT FROM true, false IS NOT DISTINCT FROM false, false IS NOT DISTINCT FROM NULL::bool, NULL::bool IS NOT DISTINCT FROM true, NULL::bool IS NOT DISTINCT FROM false, NULL::bool IS NOT DISTINCT FROM NULL::bool;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | f | f | t | f | f | f | t
SELECT (true) IS TRUE, (false) IS TRUE, (NULL::bool) IS TRUE;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | f
SELECT (true) IS FALSE, (false) IS FALSE, (NULL::bool) IS FALSE;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| f | t | f
SELECT (true) IS UNKNOWN, (false) IS UNKNOWN, (NULL::bool) IS UNKNOWN;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| f | f | t
SELECT (true) IS NULL, (false) IS NULL, (NULL::bool) IS NULL;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| f | f | t
SELECT (true) IS NOT TRUE, (false) IS NOT TRUE, (NULL::bool) IS NOT TRUE;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| f | t | t
SELECT (true) IS NOT FALSE, (false) IS NOT FALSE, (NULL::bool) IS NOT FALSE;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t
SELECT (true) IS NOT UNKNOWN, (false) IS NOT UNKNOWN, (NULL::bool) IS NOT UNKNOWN;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f
SELECT (true) IS NOT NULL, (false) IS NOT NULL, (NULL::bool) IS NOT NULL;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f
SELECT NOT true, NOT false, NOT NULL;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| f | t | ∅
SELECT NULL AND 1/0 = 1;
--! 22012: division by zero
SELECT false AND NULL, true OR NULL;
--> ?column?:bool | ?column?:bool
--| f | t
SELECT 1 IN (1, NULL), 2 IN (1, NULL), 2 NOT IN (1, NULL), 1 NOT IN (1, NULL), NULL IN (1, 2), NULL NOT IN (1);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | ∅ | ∅ | f | ∅ | ∅
SELECT 1 = ANY (ARRAY[1, NULL]), 2 = ANY (ARRAY[1, NULL]), 2 <> ALL (ARRAY[1, NULL]), 1 <> ALL (ARRAY[1, NULL]);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | ∅ | ∅ | f
SELECT 1 = ANY ('{}'::int[]), 1 = ALL ('{}'::int[]), NULL = ANY ('{}'::int[]), 1 = ANY (NULL::int[]);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | t | f | ∅
SELECT 1 IN (SELECT 1 WHERE false), NULL IN (SELECT 1 WHERE false), NULL NOT IN (SELECT 1 WHERE false);
--> ?column?:bool | ?column?:bool | ?column?:bool
--| f | f | t
SELECT 2 NOT IN (SELECT x FROM (VALUES (1), (NULL)) v(x)), 1 IN (SELECT x FROM (VALUES (1), (NULL)) v(x));
--> ?column?:bool | ?column?:bool
--| ∅ | t
SELECT EXISTS (SELECT NULL), NOT EXISTS (SELECT 1 WHERE NULL);
--> exists:bool | ?column?:bool
--| t | t
SELECT 5 BETWEEN 1 AND NULL, 0 BETWEEN 1 AND NULL, 5 NOT BETWEEN 1 AND NULL, 0 NOT BETWEEN 1 AND NULL;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| ∅ | f | ∅ | t
SELECT 2 BETWEEN 3 AND 1, 2 BETWEEN SYMMETRIC 3 AND 1, 2 NOT BETWEEN SYMMETRIC 3 AND 1;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| f | t | f
SELECT CASE WHEN NULL THEN 1 ELSE 2 END, CASE NULL WHEN NULL THEN 1 ELSE 2 END, CASE WHEN false THEN 1 END;
--> case:int4 | case:int4 | case:int4
--| 2 | 2 | ∅
SELECT COALESCE(NULL, NULL, 3), COALESCE(NULL), COALESCE(NULL, 1, 1/0);
--> coalesce:int4 | coalesce:text | coalesce:int4
--| 3 | ∅ | 1
SELECT NULLIF(1, 1), NULLIF(1, 2), NULLIF(NULL, 1), NULLIF(1, NULL);
--> nullif:int4 | nullif:int4 | nullif:int4 | nullif:int4
--| ∅ | 1 | ∅ | 1
SELECT GREATEST(1, NULL, 3), LEAST(NULL, 2, 5), GREATEST(NULL, NULL), LEAST(1.5, 2);
--> greatest:int4 | least:int4 | greatest:text | least:numeric
--| 3 | 2 | ∅ | 1.5
SELECT ROW(1, NULL) IS NULL, ROW(1, NULL) IS NOT NULL, ROW(NULL, NULL) IS NULL, ROW(1, 2) IS NOT NULL;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | f | t | t
SELECT ROW(1, 2) = ROW(1, NULL), ROW(1, 2) = ROW(2, NULL), ROW(1, 2) < ROW(1, NULL), ROW(1, 2) < ROW(2, NULL);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| ∅ | f | ∅ | t
SELECT (1, NULL) IS DISTINCT FROM (1, NULL), (1, 2) IN ((1, 2), (3, NULL)), (3, 4) IN ((1, 2), (3, NULL));
--> ?column?:bool | ?column?:bool | ?column?:bool
--| f | t | ∅
SELECT num_nulls(1, NULL, 3), num_nonnulls(1, NULL, 3);
--> num_nulls:int4 | num_nonnulls:int4
--| 1 | 2
SELECT NULL || 'x', NULL + 1, NULL LIKE 'a', 'a' LIKE NULL, concat(NULL, 'x', NULL);
--> ?column?:text | ?column?:int4 | ?column?:bool | ?column?:bool | concat:text
--| ∅ | ∅ | ∅ | ∅ | x
SELECT a, b, a AND b AS both, a OR b AS either, NOT a AS no FROM (VALUES (true), (false), (NULL)) x(a), (VALUES (true), (false), (NULL)) y(b) ORDER BY 1, 2;
--> a:bool | b:bool | both:bool | either:bool | no:bool
--| f | f | f | f | t
--| f | t | f | t | t
--| f | ∅ | f | ∅ | t
--| t | f | f | t | f
--| t | t | t | t | f
--| t | ∅ | ∅ | t | f
--| ∅ | f | f | ∅ | ∅
--| ∅ | t | ∅ | t | ∅
--| ∅ | ∅ | ∅ | ∅ | ∅
SELECT x FROM (VALUES (1), (NULL), (3)) v(x) WHERE x > 1 OR x IS NULL ORDER BY x;
--> x:int4
--| 3
--| ∅
SELECT x FROM (VALUES (1), (NULL), (3)) v(x) WHERE NOT (x > 1);
--> x:int4
--| 1
SELECT x FROM (VALUES (1), (NULL), (3)) v(x) ORDER BY x NULLS FIRST;
--> x:int4
--| ∅
--| 1
--| 3
SELECT x FROM (VALUES (1), (NULL), (3)) v(x) ORDER BY x DESC;
--> x:int4
--| ∅
--| 3
--| 1
SELECT x FROM (VALUES (1), (NULL), (3)) v(x) ORDER BY x DESC NULLS LAST;
--> x:int4
--| 3
--| 1
--| ∅
SELECT bool_and(x), bool_or(x), every(x) FROM (VALUES (true), (NULL), (false)) v(x);
--> bool_and:bool | bool_or:bool | every:bool
--| f | t | f
SELECT bool_and(x), bool_or(x) FROM (VALUES (true)) v(x) WHERE false;
--> bool_and:bool | bool_or:bool
--| ∅ | ∅
SELECT 1 WHERE NULL;
--> ?column?:int4
SELECT true = NULL IS NULL;
--> ?column?:bool
--| t
SELECT 1 AND 2;
--! 42804: argument of AND must be type boolean, not type integer
SELECT NOT 1;
--! 42804: argument of NOT must be type boolean, not type integer
SELECT 'yes'::bool, 'off'::bool, '1'::bool, ' TRUE '::bool, 'f'::bool;
--> bool:bool | bool:bool | bool:bool | bool:bool | bool:bool
--| t | f | t | t | f
SELECT 'maybe'::bool;
--! 22P02: invalid input syntax for type boolean: "maybe"
SELECT ''::bool;
--! 22P02: invalid input syntax for type boolean: ""
SELECT 1::bool, 0::bool, 5::bool, true::int, false::int;
--> bool:bool | bool:bool | bool:bool | int4:int4 | int4:int4
--| t | f | t | 1 | 0
SELECT true::text, false::varchar;
--> text:text | varchar:varchar
--| true | false
SELECT 1.5::bool;
--! 42846: cannot cast type numeric to boolean
SELECT true + 1;
--! 42883: operator does not exist: boolean + integer
SELECT CASE WHEN 'x' THEN 1 END;
--! 22P02: invalid input syntax for type boolean: "x"
SELECT 1 WHERE 'yes';
--> ?column?:int4
--| 1
SELECT 1 WHERE 1;
--! 42804: argument of WHERE must be type boolean, not type integer

-- What is strict is NULL with a constant NULL, and doesn't compute the rest.
CREATE TABLE strict_t (a int, b int);
--= CREATE TABLE

INSERT INTO strict_t VALUES (1, 2147483647);
--= INSERT 0 1

SELECT * FROM strict_t WHERE NOT (b * b) BETWEEN NULL AND NULL;
--> a:int4 | b:int4

SELECT * FROM strict_t WHERE (b * b) = NULL;
--> a:int4 | b:int4

SELECT (b * b) + NULL, (b * b) || NULL, NULL::int * (b * b), power(b * b, NULL), abs(b * b) = NULL FROM strict_t;
--> ?column?:int4 | ?column?:text | ?column?:int4 | power:float8 | ?column?:bool
--| ∅ | ∅ | ∅ | ∅ | ∅

SELECT (b * b) IS NULL FROM strict_t;
--! 22003: integer out of range

SELECT (b * b) IS DISTINCT FROM NULL FROM strict_t;
--! 22003: integer out of range

SELECT CASE WHEN NULL THEN b * b END FROM strict_t;
--> case:int4
--| ∅

DROP TABLE strict_t;
--= DROP TABLE
