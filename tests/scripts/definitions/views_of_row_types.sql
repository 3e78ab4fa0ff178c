-- Views keep the columns of row types that functions return, when the types get more.
CREATE TYPE pair AS (x int, y text);
--= CREATE TYPE

CREATE TABLE grows (a int);
--= CREATE TABLE

INSERT INTO grows VALUES (1);
--= INSERT 0 1

CREATE FUNCTION pairs() RETURNS SETOF pair LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT 1, 'y'::text; END $$;
--= CREATE FUNCTION

CREATE FUNCTION growing() RETURNS SETOF grows LANGUAGE sql STABLE AS 'SELECT * FROM grows';
--= CREATE FUNCTION

CREATE FUNCTION one_pair() RETURNS pair LANGUAGE plpgsql AS $$ BEGIN RETURN (1, 'y'::text); END $$;
--= CREATE FUNCTION

CREATE VIEW all_pairs AS SELECT s.* FROM pairs() s;
--= CREATE VIEW

CREATE VIEW numbered_pairs AS SELECT * FROM pairs() WITH ORDINALITY AS s (p, q, n);
--= CREATE VIEW

CREATE VIEW several_pairs AS SELECT * FROM ROWS FROM (pairs(), growing());
--= CREATE VIEW

CREATE VIEW whole_pairs AS SELECT s FROM pairs() s;
--= CREATE VIEW

CREATE VIEW fields_of_pair AS SELECT (one_pair()).*;
--= CREATE VIEW

CREATE VIEW fields_of_row AS SELECT (grows).* FROM grows;
--= CREATE VIEW

CREATE VIEW all_growing AS SELECT * FROM growing();
--= CREATE VIEW

CREATE VIEW over_all_growing AS SELECT g.* FROM all_growing, growing() g;
--= CREATE VIEW

ALTER TYPE pair ADD ATTRIBUTE z int;
--= ALTER TYPE

ALTER TABLE grows ADD COLUMN b int DEFAULT 5;
--= ALTER TABLE

CREATE OR REPLACE FUNCTION pairs() RETURNS SETOF pair LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT 1, 'y'::text, 3; END $$;
--= CREATE FUNCTION

CREATE OR REPLACE FUNCTION one_pair() RETURNS pair LANGUAGE plpgsql AS $$ BEGIN RETURN (1, 'y'::text, 4); END $$;
--= CREATE FUNCTION

SELECT * FROM all_pairs;
--> x:int4 | y:text
--| 1 | y

SELECT * FROM numbered_pairs;
--> p:int4 | q:text | n:int8
--| 1 | y | 1

SELECT x FROM several_pairs;
--> x:int4
--| 1

SELECT * FROM whole_pairs;
--> s:user
--| (1,y,3)

SELECT * FROM fields_of_pair;
--> x:int4 | y:text
--| 1 | y

SELECT * FROM fields_of_row;
--> a:int4
--| 1

SELECT * FROM all_growing;
--> a:int4
--| 1

SELECT * FROM over_all_growing;
--> a:int4
--| 1

SELECT pg_get_viewdef('all_pairs');
--> pg_get_viewdef:text
--| ␠SELECT s.x,␊    s.y␊   FROM pairs() s(x, y);

SELECT pg_get_viewdef('numbered_pairs');
--> pg_get_viewdef:text
--| ␠SELECT s.p,␊    s.q,␊    s.n␊   FROM pairs() WITH ORDINALITY s(p, q, n);

SELECT pg_get_viewdef('all_growing');
--> pg_get_viewdef:text
--| ␠SELECT growing.a␊   FROM growing() growing(a);

SELECT * FROM pairs();
--> x:int4 | y:text | z:int4
--| 1 | y | 3

SELECT * FROM growing();
--> a:int4 | b:int4
--| 1 | 5

CREATE VIEW later AS SELECT * FROM growing();
--= CREATE VIEW

SELECT * FROM later;
--> a:int4 | b:int4
--| 1 | 5

DROP VIEW all_pairs, numbered_pairs, several_pairs, whole_pairs, fields_of_pair, fields_of_row, over_all_growing, all_growing, later;
--= DROP VIEW

DROP FUNCTION pairs(), one_pair(), growing();
--= DROP FUNCTION

DROP TABLE grows;
--= DROP TABLE

DROP TYPE pair;
--= DROP TYPE
