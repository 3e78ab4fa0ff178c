-- A body that only returns something is shown on one line, whatever stands in it.
create table rt (a int, b text);
--= CREATE TABLE
create function r1(x int) returns text return case when x > 1 then 'a
  b' when x = 0 then case x when 0 then 'z' else 'q' end else 'c' end;
--= CREATE FUNCTION
create function r2(x int) returns bigint return (select count(*) + x from rt where a > x and b <> '( x');
--= CREATE FUNCTION
create function r3(x int) returns bool return exists (select 1 from rt join rt z using (a) where rt.a = x order by rt.b limit 1);
--= CREATE FUNCTION
create function r4(x int) returns int return (with w as (select a from rt union all select 3 order by 1) select max(a) from w where a in (select a from rt group by a having count(*) > x)) + (case when x = 1 then 1 else 2 end);
--= CREATE FUNCTION
create function r5(x int) returns int[] return array(select a from rt where a = any (array[1, x]) union select 4);
--= CREATE FUNCTION
select proname, pg_get_function_sqlbody(oid) from pg_proc where proname ~ '^r[1-5]$' order by 1;
--> proname:name | pg_get_function_sqlbody:text
--| r1 | RETURN CASE WHEN (x > 1) THEN 'a␊  b'::text WHEN (x = 0) THEN CASE x WHEN 0 THEN 'z'::text ELSE 'q'::text END ELSE 'c'::text END
--| r2 | RETURN (SELECT (count(*) + r2.x) FROM rt WHERE ((rt.a > r2.x) AND (rt.b <> '( x'::text)))
--| r3 | RETURN (EXISTS (SELECT 1 FROM (rt JOIN rt z USING (a)) WHERE (rt.a = r3.x) ORDER BY rt.b LIMIT 1))
--| r4 | RETURN ((WITH w AS (SELECT rt.a FROM rt UNION ALL SELECT 3 ORDER BY 1) SELECT max(w.a) AS max FROM w WHERE (w.a IN (SELECT rt.a FROM rt GROUP BY rt.a HAVING (count(*) > r4.x)))) + CASE WHEN (x = 1) THEN 1 ELSE 2 END)
--| r5 | RETURN ARRAY(SELECT rt.a FROM rt WHERE (rt.a = ANY (ARRAY[1, r5.x])) UNION SELECT 4)
drop table rt cascade;
--~ drop cascades to 4 other objects
--= DROP TABLE
drop function r1;
--= DROP FUNCTION
-- RETURN in BEGIN ATOMIC … END.
CREATE FUNCTION one_more(a int) RETURNS int BEGIN ATOMIC RETURN a + 1; END;
--= CREATE FUNCTION
CREATE FUNCTION selected(a int) RETURNS int BEGIN ATOMIC SELECT a + 1; END;
--= CREATE FUNCTION
CREATE TABLE filled (id int);
--= CREATE TABLE
CREATE FUNCTION filling() RETURNS bool BEGIN ATOMIC
    INSERT INTO filled VALUES (one_more(3));
--! 42601: syntax error at end of input
    RETURN EXISTS (SELECT FROM filled) OR CASE WHEN (SELECT count(*) FROM filled) > 1 THEN true ELSE false END;
--! 42601: syntax error at or near "RETURN"
END;
--~ there is no transaction in progress
--= COMMIT
SELECT one_more(1), selected(1), filling();
--! 42883: function filling() does not exist
ALTER FUNCTION one_more RENAME TO more;
--= ALTER FUNCTION
SELECT pg_get_functiondef('more'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.more(a integer)␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ RETURN (a + 1);␊END␊
SELECT pg_get_functiondef('selected'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.selected(a integer)␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ SELECT (a + 1);␊END␊
SELECT pg_get_functiondef('filling'::regproc);
--! 42883: function "filling" does not exist
SELECT filling();
--! 42883: function filling() does not exist
TABLE filled;
--> id:int4
RETURN 1;
--! 42601: syntax error at or near "RETURN"
