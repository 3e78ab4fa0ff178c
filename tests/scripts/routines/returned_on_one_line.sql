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
