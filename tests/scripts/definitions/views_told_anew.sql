-- Names with their schemas mean what they meant, whatever the schemas and relations are called, and where they are.
CREATE SCHEMA other;
--= CREATE SCHEMA
CREATE TABLE item (id int, a int);
--= CREATE TABLE
CREATE TABLE other.item (id int, b int);
--= CREATE TABLE
INSERT INTO item VALUES (1, 10), (2, 20);
--= INSERT 0 2
INSERT INTO other.item VALUES (1, 100);
--= INSERT 0 1
CREATE VIEW both_named AS SELECT * FROM item WHERE EXISTS (SELECT 1 FROM other.item WHERE public.item.id = other.item.id);
--= CREATE VIEW
SET search_path = other, public;
--= SET
CREATE VIEW public.by_path AS SELECT * FROM public.item WHERE EXISTS (SELECT 1 FROM item WHERE public.item.id = item.id AND other.item.b > 0);
--= CREATE VIEW
RESET search_path;
--= RESET
ALTER TABLE other.item RENAME TO thing;
--= ALTER TABLE
ALTER TABLE other.thing SET SCHEMA public;
--= ALTER TABLE
ALTER TABLE item RENAME TO kept;
--= ALTER TABLE
SELECT pg_get_viewdef('both_named', true);
--> pg_get_viewdef:text
--| ␠SELECT kept.id,␊    kept.a␊   FROM kept␊  WHERE (EXISTS ( SELECT 1␊           FROM thing␊          WHERE kept.id = thing.id));
SELECT pg_get_viewdef('by_path', true);
--> pg_get_viewdef:text
--| ␠SELECT kept.id,␊    kept.a␊   FROM kept␊  WHERE (EXISTS ( SELECT 1␊           FROM thing␊          WHERE kept.id = thing.id AND thing.b > 0));
SELECT * FROM both_named;
--> id:int4 | a:int4
--| 1 | 10
SELECT * FROM by_path;
--> id:int4 | a:int4
--| 1 | 10
CREATE SCHEMA fleeting;
--= CREATE SCHEMA
CREATE TABLE fleeting.t (a int);
--= CREATE TABLE
CREATE VIEW of_schema AS SELECT fleeting.t.a FROM fleeting.t ORDER BY fleeting.t.a;
--= CREATE VIEW
ALTER SCHEMA fleeting RENAME TO lasting;
--= ALTER SCHEMA
SELECT * FROM of_schema;
--> a:int4
SELECT pg_get_viewdef('of_schema', true);
--> pg_get_viewdef:text
--| ␠SELECT t.a␊   FROM lasting.t␊  ORDER BY t.a;
-- Natural joins without a column in common.
CREATE TABLE l (a int, b int);
--= CREATE TABLE
CREATE TABLE r (c int, d int);
--= CREATE TABLE
CREATE VIEW natural_left AS SELECT * FROM l NATURAL LEFT JOIN r;
--= CREATE VIEW
CREATE VIEW natural_full AS SELECT * FROM l NATURAL FULL JOIN r;
--= CREATE VIEW
CREATE VIEW natural_inner AS SELECT * FROM l NATURAL JOIN r;
--= CREATE VIEW
SELECT pg_get_viewdef('natural_left'), pg_get_viewdef('natural_full', true), pg_get_viewdef('natural_inner', true);
--> pg_get_viewdef:text | pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT l.a,␊    l.b,␊    r.c,␊    r.d␊   FROM (l␊     LEFT JOIN r ON TRUE); | ␠SELECT l.a,␊    l.b,␊    r.c,␊    r.d␊   FROM l␊     FULL JOIN r ON TRUE; | ␠SELECT l.a,␊    l.b,␊    r.c,␊    r.d␊   FROM l␊     CROSS JOIN r;
-- Joins with names of their own, whose tables got more columns.
CREATE VIEW named_join AS SELECT * FROM (l CROSS JOIN r) j(aa, bb, cc, dd);
--= CREATE VIEW
CREATE VIEW bare_join AS SELECT j.a, j.d FROM (l JOIN r ON l.a = r.c) j;
--= CREATE VIEW
ALTER TABLE l ADD COLUMN c int;
--= ALTER TABLE
ALTER TABLE l ADD COLUMN cc int;
--= ALTER TABLE
SELECT pg_get_viewdef('named_join', true);
--> pg_get_viewdef:text
--| ␠SELECT j.aa,␊    j.bb,␊    j.cc,␊    j.dd␊   FROM (l␊     CROSS JOIN r) j(aa, bb, c, cc_1, cc, dd);
SELECT pg_get_viewdef('bare_join', true);
--> pg_get_viewdef:text
--| ␠SELECT j.a,␊    j.d␊   FROM (l␊     JOIN r ON l.a = r.c) j(a, b, c_1, cc, c, d);
SELECT pg_get_viewdef('natural_left', true);
--> pg_get_viewdef:text
--| ␠SELECT l.a,␊    l.b,␊    r.c,␊    r.d␊   FROM l␊     LEFT JOIN r ON TRUE;
INSERT INTO l VALUES (1, 2, 3, 4);
--= INSERT 0 1
INSERT INTO r VALUES (1, 6);
--= INSERT 0 1
SELECT * FROM named_join;
--> aa:int4 | bb:int4 | cc:int4 | dd:int4
--| 1 | 2 | 1 | 6
-- Whole rows among the items of a row.
CREATE SCHEMA views;
--= CREATE SCHEMA
SET search_path = views, public;
--= SET
CREATE TYPE nested AS (x l);
--= CREATE TYPE
CREATE VIEW rows_in_rows AS SELECT row(i)::nested AS one, row(i, 1) AS two FROM l i;
--! 42P16: column "two" has pseudo-type record
CREATE VIEW rows_in_values AS SELECT ss.column1 FROM l i, LATERAL (VALUES (i)) ss;
--= CREATE VIEW
CREATE VIEW rows_in_list AS SELECT i.a FROM l i WHERE i IN (VALUES (i));
--= CREATE VIEW
CREATE VIEW rows_taken_apart AS SELECT row(i.*) AS r, row(i.*) = row(i.*) AS e, row(i.a, i.b) < row(1, 2) AS o FROM l i;
--! 42P16: column "r" has pseudo-type record
SELECT pg_get_viewdef('rows_in_rows', true);
--! 42P01: relation "rows_in_rows" does not exist
SELECT pg_get_viewdef('rows_in_values', true);
--> pg_get_viewdef:text
--| ␠SELECT ss.column1␊   FROM l i,␊    LATERAL ( VALUES (i.*::l)) ss;
SELECT pg_get_viewdef('rows_in_list', true);
--> pg_get_viewdef:text
--| ␠SELECT i.a␊   FROM l i␊  WHERE (i.* IN ( VALUES (i.*::l)));
SELECT pg_get_viewdef('rows_taken_apart', true);
--! 42P01: relation "rows_taken_apart" does not exist
SELECT * FROM rows_taken_apart;
--! 42P01: relation "rows_taken_apart" does not exist
RESET search_path;
--= RESET
-- Casts in FROM.
CREATE VIEW casts AS SELECT * FROM CAST(1 + 2 AS int4) i4, CAST('x' AS text);
--= CREATE VIEW
SELECT * FROM casts;
--> i4:int4 | text:text
--| 3 | x
SELECT pg_get_viewdef('casts', true);
--> pg_get_viewdef:text
--| ␠SELECT i4.i4,␊    text.text␊   FROM CAST(1 + 2 AS integer) i4(i4),␊    CAST('x'::text AS text) text(text);
-- Settings of functions that are lists of names.
CREATE FUNCTION configured() RETURNS int LANGUAGE sql SET search_path TO 'A b', c, "d,e" SET datestyle TO iso, mdy SET work_mem = '4MB' AS 'SELECT 1';
--= CREATE FUNCTION
SELECT pg_get_functiondef('configured'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.configured()␊ RETURNS integer␊ LANGUAGE sql␊ SET search_path TO 'A b', 'c', 'd,e'␊ SET "DateStyle" TO 'iso, mdy'␊ SET work_mem TO '4MB'␊AS $function$SELECT 1$function$␊
SELECT proconfig FROM pg_proc WHERE proname = 'configured';
--> proconfig:_text
--| {"search_path=\"A b\", c, \"d,e\"","DateStyle=iso, mdy",work_mem=4MB}
