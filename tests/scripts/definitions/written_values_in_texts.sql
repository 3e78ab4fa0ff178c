-- What statements in rules and functions write is told so that it can be read back: literals without a type, rows in arrays, rows of columns.
create type ct as (x int, y int);
--= CREATE TYPE
create type en as enum('a','b');
--= CREATE TYPE
create table t(d date, e en, ca ct[], i int, n numeric);
--= CREATE TABLE
create table v0(i int primary key, j int);
--= CREATE TABLE
create procedure p01() language sql begin atomic insert into t(d,e,i) select '2020-01-01','a','5'; end;
--= CREATE PROCEDURE
create procedure p02() language sql begin atomic insert into t(d,e,i) select '2020-01-01','a','5' union all select null,null,7; end;
--! 42804: column "d" is of type date but expression is of type text
create procedure p03() language sql begin atomic insert into t(d,e,i) select * from (select '2020-01-01'::date,'a'::en,5) x; end;
--= CREATE PROCEDURE
create procedure p04() language sql begin atomic insert into t(d,i) select distinct '2020-01-01'::date, 5 order by 1 limit 3; end;
--= CREATE PROCEDURE
create rule r1 as on insert to v0 do also insert into t(d,e) select '2020-01-01', 'a' where new.i=1;
--= CREATE RULE
alter table t alter ca set default array[row(1,2)]::ct[], add check (ca <> array[row(1,2)]::ct[]);
--= ALTER TABLE
create rule r3 as on delete to v0 do also insert into t(ca) values (array[row(old.i,2)]::ct[]);
--= CREATE RULE
create rule r2 as on update to v0 do also update t set (i,n) = row(new.*) where t.i = old.i;
--= CREATE RULE
create procedure p05() language sql begin atomic update t set (i,n) = row(v.*) from (values (21,100)) v(i,j) where t.i=v.i; end;
--= CREATE PROCEDURE
create procedure p06() language sql begin atomic insert into v0 values (1,2) on conflict (i) do update set (i,j) = row(excluded.*); end;
--! 0A000: INSERT with ON CONFLICT clause cannot be used with table that has INSERT or UPDATE rules
create view vca as select array[row(1,2)]::ct[] x, array[array[row(1,2)::ct]] y from t;
--= CREATE VIEW
set search_path='';
--= SET
select pg_get_functiondef(oid) from pg_proc where proname ~ '^p0' order by proname;
--> pg_get_functiondef:text
--| CREATE OR REPLACE PROCEDURE public.p01()␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO public.t (d, e, i)  SELECT '2020-01-01',␊             'a',␊             '5';␊END␊
--| CREATE OR REPLACE PROCEDURE public.p03()␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO public.t (d, e, i)  SELECT x.date,␊             x.en,␊             x."?column?"␊            FROM ( SELECT '2020-01-01'::date AS date,␊                     'a'::public.en AS en,␊                     5 AS "?column?") x;␊END␊
--| CREATE OR REPLACE PROCEDURE public.p04()␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO public.t (d, i)  SELECT DISTINCT '2020-01-01'::date AS date,␊             5␊           ORDER BY '2020-01-01'::date␊          LIMIT 3;␊END␊
--| CREATE OR REPLACE PROCEDURE public.p05()␊ LANGUAGE sql␊BEGIN ATOMIC␊ UPDATE public.t SET i = v.i, n = v.j␊    FROM ( VALUES (21,100)) v(i, j)␊   WHERE (t.i = v.i);␊END␊
select pg_get_ruledef(oid) from pg_rewrite where rulename ~ '^r\d' order by rulename;
--> pg_get_ruledef:text
--| CREATE RULE r1 AS␊    ON INSERT TO public.v0 DO  INSERT INTO public.t (d, e)  SELECT '2020-01-01',␊            'a'␊          WHERE (new.i = 1);
--| CREATE RULE r2 AS␊    ON UPDATE TO public.v0 DO  UPDATE public.t SET i = new.i, n = new.j␊  WHERE (t.i = old.i);
--| CREATE RULE r3 AS␊    ON DELETE TO public.v0 DO  INSERT INTO public.t (ca)␊  VALUES (ARRAY[ROW(old.i, 2)::public.ct]);
select pg_get_expr(adbin, adrelid) from pg_attrdef;
--> pg_get_expr:text
--| ARRAY[ROW(1, 2)::public.ct]
select pg_get_constraintdef(oid) from pg_constraint where conrelid='public.t'::regclass;
--> pg_get_constraintdef:text
--| CHECK ((ca <> ARRAY[ROW(1, 2)::public.ct]))
select pg_get_viewdef('public.vca'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT ARRAY[ROW(1, 2)::public.ct] AS x,␊    ARRAY[ARRAY[ROW(1, 2)::public.ct]] AS y␊   FROM public.t;
