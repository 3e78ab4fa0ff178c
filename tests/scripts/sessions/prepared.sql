-- PREPARE, EXECUTE, DEALLOCATE.
CREATE TABLE t (id int PRIMARY KEY, v text);
--= CREATE TABLE
PREPARE p AS SELECT 1;
--= PREPARE
EXECUTE p;
--> ?column?:int4
--| 1
PREPARE p AS SELECT 2;
--! 42P05: prepared statement "p" already exists
PREPARE q (int, text) AS SELECT $1 + 1, $2 || '!';
--= PREPARE
EXECUTE q (1, 'a');
--> ?column?:int4 | ?column?:text
--| 2 | a!
EXECUTE q ('5', 7);
--> ?column?:int4 | ?column?:text
--| 6 | 7!
EXECUTE q (1);
--! 42601: wrong number of parameters for prepared statement "q"
EXECUTE q (1, 'a', 2);
--! 42601: wrong number of parameters for prepared statement "q"
EXECUTE q ('x', 'a');
--! 22P02: invalid input syntax for type integer: "x"
EXECUTE q (1 + 1, upper('b'));
--> ?column?:int4 | ?column?:text
--| 3 | B!
EXECUTE q (NULL, NULL);
--> ?column?:int4 | ?column?:text
--| ∅ | ∅
PREPARE r AS SELECT $1::int * $2;
--= PREPARE
EXECUTE r (3, 4);
--> ?column?:int4
--| 12
PREPARE infer AS SELECT * FROM t WHERE id = $1 AND v = $2;
--= PREPARE
EXECUTE infer (1, 'x');
--> id:int4 | v:text
PREPARE ins AS INSERT INTO t VALUES ($1, $2) RETURNING *;
--= PREPARE
EXECUTE ins (1, 'one');
--> id:int4 | v:text
--| 1 | one
--= INSERT 0 1
EXECUTE ins (1, 'one');
--! 23505: duplicate key value violates unique constraint "t_pkey"
EXECUTE ins (2, NULL);
--> id:int4 | v:text
--| 2 | ∅
--= INSERT 0 1
EXECUTE infer (1, 'one');
--> id:int4 | v:text
--| 1 | one
PREPARE upd (int) AS UPDATE t SET v = v || $1 WHERE id = 1;
--= PREPARE
EXECUTE upd (7);
--= UPDATE 1
SELECT * FROM t ORDER BY id;
--> id:int4 | v:text
--| 1 | one7
--| 2 | ∅
PREPARE bad AS SELECT * FROM nosuch;
--! 42P01: relation "nosuch" does not exist
PREPARE bad AS SELECT $1;
--= PREPARE
PREPARE bad AS SELECT $2::int;
--! 42P18: could not determine data type of parameter $1
PREPARE bad (nosuchtype) AS SELECT $1;
--! 42704: type "nosuchtype" does not exist
PREPARE bad AS CREATE TABLE x (a int);
--! 42601: syntax error at or near "CREATE"
PREPARE unk AS SELECT $1 AS x;
--= PREPARE
EXECUTE unk ('text');
--> x:text
--| text
SELECT name, statement, parameter_types, from_sql FROM pg_prepared_statements WHERE name = 'q';
--> name:text | statement:text | parameter_types:_regtype | from_sql:bool
--| q | PREPARE q (int, text) AS SELECT $1 + 1, $2 || '!' | {integer,text} | t
EXECUTE nosuch;
--! 26000: prepared statement "nosuch" does not exist
DEALLOCATE q;
--= DEALLOCATE
EXECUTE q (1, 'a');
--! 26000: prepared statement "q" does not exist
DEALLOCATE nosuch;
--! 26000: prepared statement "nosuch" does not exist
DEALLOCATE PREPARE p;
--= DEALLOCATE
DEALLOCATE ALL;
--= DEALLOCATE ALL
EXECUTE r (1, 2);
--! 26000: prepared statement "r" does not exist
PREPARE lim (int) AS SELECT g FROM generate_series(1, 10) g LIMIT $1;
--= PREPARE
EXECUTE lim (2);
--> g:int4
--| 1
--| 2
PREPARE arr (int[]) AS SELECT count(*) FROM generate_series(1, 5) g WHERE g = ANY ($1);
--= PREPARE
EXECUTE arr ('{1,2,9}');
--> count:int8
--| 2
PREPARE inl AS SELECT 5 IN ($1, $2), $3 BETWEEN 1 AND 2, coalesce($4, 'd'), CASE WHEN $5 THEN 1 END;
--= PREPARE
EXECUTE inl (5, 6, 1, NULL, true);
--> ?column?:bool | ?column?:bool | coalesce:text | case:int4
--| t | t | d | 1
PREPARE dates AS SELECT date '2024-01-01' + $1, $2 - interval '1 day', $3 > now();
--! 42725: operator is not unique: date + unknown
PREPARE amb AS SELECT $1 + $2;
--! 42725: operator is not unique: unknown + unknown
PREPARE lik AS SELECT 'abc' LIKE $1, $1 = 'abc';
--= PREPARE
EXECUTE lik ('abc');
--> ?column?:bool | ?column?:bool
--| t | t
ALTER TABLE t ADD COLUMN w int;
--= ALTER TABLE
PREPARE star AS SELECT * FROM t ORDER BY id;
--= PREPARE
EXECUTE star;
--> id:int4 | v:text | w:int4
--| 1 | one7 | ∅
--| 2 | ∅ | ∅
ALTER TABLE t ADD COLUMN z int;
--= ALTER TABLE
EXECUTE star;
--! 0A000: cached plan must not change result type
DROP TABLE t;
--= DROP TABLE
EXECUTE star;
--! 42P01: relation "t" does not exist
DISCARD ALL;
--= DISCARD ALL
EXECUTE star;
--! 26000: prepared statement "star" does not exist
PREPARE x AS VALUES ($1, 1);
--= PREPARE
EXECUTE x (2);
--> column1:text | column2:int4
--| 2 | 1
SELECT $1;
--! 42P02: there is no parameter $1

-- Columns that were told are told no others; they may come back.
CREATE TABLE told (a int, b int);
--= CREATE TABLE

INSERT INTO told VALUES (1, 2);
--= INSERT 0 1

PREPARE told_p AS SELECT * FROM told;
--= PREPARE

EXECUTE told_p;
--> a:int4 | b:int4
--| 1 | 2

ALTER TABLE told RENAME COLUMN b TO c;
--= ALTER TABLE

EXECUTE told_p;
--! 0A000: cached plan must not change result type

EXECUTE told_p;
--! 0A000: cached plan must not change result type

ALTER TABLE told RENAME COLUMN c TO b;
--= ALTER TABLE

EXECUTE told_p;
--> a:int4 | b:int4
--| 1 | 2

DEALLOCATE told_p;
--= DEALLOCATE

DROP TABLE told;
--= DROP TABLE
-- arguments of a statement without parameters
PREPARE none AS SELECT upper('a');
--= PREPARE
EXECUTE none(1, 'two');
--> upper:text
--| A
EXECUTE none;
--> upper:text
--| A
CREATE TABLE few (a int, b int);
--= CREATE TABLE
INSERT INTO few (a) DEFAULT VALUES;
--! 42601: syntax error at or near "DEFAULT"
INSERT INTO few DEFAULT VALUES;
--= INSERT 0 1
CREATE SEQUENCE gone;
--= CREATE SEQUENCE
SELECT nextval('gone');
--> nextval:int8
--| 1
DROP SEQUENCE gone;
--= DROP SEQUENCE
SELECT lastval();
--! 55000: lastval is not yet defined in this session
SELECT count(*) FROM information_schema.administrable_role_authorizations;
--> count:int8
--| 0
