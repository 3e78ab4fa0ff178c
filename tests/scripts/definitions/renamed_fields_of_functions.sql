-- Views and bodies over functions that return a composite type keep their columns when its attributes get other names.
CREATE TYPE pair AS (a int, b text);
--= CREATE TYPE

CREATE FUNCTION pairs() RETURNS setof pair LANGUAGE sql AS 'select 1, ''x''::text';
--= CREATE FUNCTION

CREATE FUNCTION one() RETURNS pair LANGUAGE sql AS 'select 1, ''x''::text';
--= CREATE FUNCTION

CREATE VIEW v1 AS SELECT a, b FROM pairs();
--= CREATE VIEW

CREATE VIEW v2 AS SELECT p.a FROM pairs() p WHERE p.b = 'x' ORDER BY p.a;
--= CREATE VIEW

CREATE VIEW v3 AS SELECT x FROM pairs() p(x, y);
--= CREATE VIEW

CREATE VIEW v4 AS SELECT a FROM pairs() p(b, a);
--= CREATE VIEW

CREATE VIEW v6 AS SELECT q.a FROM (SELECT a FROM one()) q;
--= CREATE VIEW

CREATE VIEW v7 AS SELECT p.*, ordinality FROM pairs() WITH ordinality p;
--! 42701: column "ordinality" specified more than once

CREATE FUNCTION f() RETURNS int BEGIN atomic SELECT a FROM one();
--! 42601: syntax error at end of input

END;
--~ there is no transaction in progress
--= COMMIT

ALTER TYPE pair RENAME ATTRIBUTE a TO aa;
--= ALTER TYPE

SELECT * FROM v1;
--> a:int4 | b:text
--| 1 | x

SELECT * FROM v2;
--> a:int4
--| 1

SELECT * FROM v3;
--> x:int4
--| 1

SELECT * FROM v4;
--> a:text
--| x

SELECT * FROM v6;
--> a:int4
--| 1

SELECT * FROM v7;
--! 42P01: relation "v7" does not exist

SELECT f();
--! 42883: function f() does not exist

ALTER TYPE pair RENAME ATTRIBUTE b TO bb;
--= ALTER TYPE

SELECT * FROM v1;
--> a:int4 | b:text
--| 1 | x

SELECT * FROM v2;
--> a:int4
--| 1

SELECT * FROM v4;
--> a:text
--| x
