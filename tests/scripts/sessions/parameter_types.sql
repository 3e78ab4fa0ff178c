-- Types of parameters that only what surrounds them tells.
CREATE TABLE t (a int, b text, c numeric(8, 2));
--= CREATE TABLE
PREPARE assigned AS INSERT INTO t SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT FROM t WHERE a = $1);
--= PREPARE
EXECUTE assigned (1, 'one', 1.005);
--= INSERT 0 1
EXECUTE assigned (1, 'one', 1.005);
--= INSERT 0 0
PREPARE limited AS INSERT INTO t (b, a) (SELECT $1, $2 FROM t LIMIT 1) RETURNING a, b;
--= PREPARE
EXECUTE limited ('two', 2);
--> a:int4 | b:text
--| 2 | two
--= INSERT 0 1
PREPARE mixed AS INSERT INTO t (a, b) SELECT a + 10, $1 FROM t WHERE b = $2;
--= PREPARE
EXECUTE mixed ('eleven', 'one');
--= INSERT 0 1
PREPARE between_both AS SELECT $1 BETWEEN 1 AND $2;
--= PREPARE
EXECUTE between_both (2, 3);
--> ?column?:bool
--| t
PREPARE either_way AS SELECT 2 BETWEEN SYMMETRIC $1 AND $2;
--= PREPARE
EXECUTE either_way (3, 1);
--> ?column?:bool
--| t
PREPARE with_insert AS WITH x AS (INSERT INTO t VALUES (3, 'three') RETURNING a) SELECT a IN ($1, $2, $3) AS found FROM x;
--= PREPARE
EXECUTE with_insert (1, 2, 3);
--> found:bool
--| t
PREPARE with_update AS WITH x AS (UPDATE t SET b = $1 WHERE a = $2 RETURNING a) SELECT $3 + a AS sum FROM x;
--= PREPARE
EXECUTE with_update ('drei', 3, 4);
--> sum:int4
--| 7
PREPARE with_delete AS WITH x AS (DELETE FROM t WHERE a = $1 RETURNING b, c) INSERT INTO t (b, a) SELECT $2, $3 FROM x RETURNING b || $4 AS b, a;
--= PREPARE
EXECUTE with_delete (3, 'vier', 4, '!');
--> b:text | a:int4
--| vier! | 4
--= INSERT 0 1
PREPARE unsettled AS WITH x AS (DELETE FROM t WHERE a = 99 RETURNING a) SELECT $2 || 'x' FROM x WHERE a = $1;
--= PREPARE
SELECT name, parameter_types FROM pg_prepared_statements ORDER BY name;
--> name:text | parameter_types:_regtype
--| assigned | {integer,text,numeric}
--| between_both | {integer,integer}
--| either_way | {integer,integer}
--| limited | {text,integer}
--| mixed | {text,text}
--| unsettled | {integer,text}
--| with_delete | {integer,text,integer,text}
--| with_insert | {integer,integer,integer}
--| with_update | {text,integer,integer}
SELECT * FROM t ORDER BY a;
--> a:int4 | b:text | c:numeric
--| 1 | one | 1.01
--| 2 | two | ∅
--| 4 | vier | ∅
--| 11 | eleven | ∅
CREATE TABLE pet (name text UNIQUE, kind text);
--= CREATE TABLE
PREPARE arbiter AS INSERT INTO pet VALUES ($1, $2) ON CONFLICT (name) WHERE name = $3 DO UPDATE SET kind = $4 || excluded.kind WHERE pet.name <> $5 RETURNING kind;
--= PREPARE
EXECUTE arbiter ('rex', 'dog', 'x', 'old ', 'tom');
--> kind:text
--| dog
--= INSERT 0 1
EXECUTE arbiter ('rex', 'dog', 'x', 'old ', 'tom');
--> kind:text
--| old dog
--= INSERT 0 1
SELECT parameter_types FROM pg_prepared_statements WHERE name = 'arbiter';
--> parameter_types:_regtype
--| {text,text,text,text,text}
-- What is cast or assigned to a domain is the domain's.
CREATE DOMAIN positive AS int CHECK (value > 0);
--= CREATE DOMAIN
CREATE DOMAIN short AS varchar(5);
--= CREATE DOMAIN
CREATE TABLE domains (p positive, s short, many positive[]);
--= CREATE TABLE
PREPARE cast_to_domain AS SELECT $1::positive, $2::positive[], $3::short, $1 + 1;
--= PREPARE
PREPARE domain_columns AS INSERT INTO domains VALUES ($1, $2, $3);
--= PREPARE
PREPARE first_integer AS SELECT $1 + 1, $1::positive;
--= PREPARE
PREPARE declared (positive) AS SELECT $1, $1 - 5;
--= PREPARE
SELECT name, parameter_types FROM pg_prepared_statements WHERE name IN ('cast_to_domain', 'domain_columns', 'first_integer', 'declared') ORDER BY name;
--> name:text | parameter_types:_regtype
--| cast_to_domain | {positive,positive[],short}
--| declared | {positive}
--| domain_columns | {positive,short,positive[]}
--| first_integer | {integer}
EXECUTE cast_to_domain (1, '{2,3}', 'abcde');
--> positive:int4 | positive:user | short:varchar | ?column?:int4
--| 1 | {2,3} | abcde | 2
EXECUTE cast_to_domain (-1, '{2,3}', 'abcde');
--! 23514: value for domain positive violates check constraint "positive_check"
EXECUTE cast_to_domain (1, '{2,-3}', 'abcde');
--! 23514: value for domain positive violates check constraint "positive_check"
EXECUTE domain_columns (1, 'abcdef', NULL);
--! 22001: value too long for type character varying(5)
EXECUTE domain_columns (0, 'abcde', NULL);
--! 23514: value for domain positive violates check constraint "positive_check"
EXECUTE declared (3);
--> ?column?:int4 | ?column?:int4
--| 3 | -2
EXECUTE declared (-3);
--! 23514: value for domain positive violates check constraint "positive_check"
