-- Schemas that the search path names before pg_catalog hide what that has for the same types
create schema mk; create function mk.now() returns timestamptz language sql as $$ select '2022-01-02'::timestamptz $$;
--= CREATE SCHEMA
--= CREATE FUNCTION
create function mk.upper(text) returns text language sql as $$ select 'mk'::text $$; create operator mk.+ (leftarg=int,rightarg=int,function=int4mul);
--= CREATE FUNCTION
--= CREATE OPERATOR
create function mk.eq(int,int) returns bool language sql immutable as 'select $1 > $2'; create operator mk.= (leftarg=int,rightarg=int,function=mk.eq);
--= CREATE FUNCTION
--= CREATE OPERATOR
create aggregate mk.max(int) (sfunc=int4smaller, stype=int); create function mk.generate_series(int,int) returns setof int language sql as 'select 100';
--= CREATE AGGREGATE
--= CREATE FUNCTION
create function mk.length(varchar) returns int language sql as 'select -1';
--= CREATE FUNCTION
select now() = '2022-01-02', upper('a'), 3+4;
--> ?column?:bool | upper:text | ?column?:int4
--| f | A | 7
set search_path=mk,pg_catalog;
--= SET
select now() = '2022-01-02', upper('a'), 3+4, 3=3, 4=3, 3 = any(array[3]), 3 in (2,3), 3::bigint+4, 3::bigint = 3, -3, length('abc'), length('abc'::varchar), length('abc'::text);
--> ?column?:bool | upper:text | ?column?:int4 | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:int8 | ?column?:bool | ?column?:int4 | length:int4 | length:int4 | length:int4
--| t | mk | 12 | f | t | f | t | 7 | t | -3 | 3 | -1 | 3
select max(g) from pg_catalog.generate_series(1,3) g;
--> max:int4
--| 1
select * from generate_series(1,3);
--> generate_series:int4
--| 100
select to_regproc('now'), 'upper(text)'::regprocedure, '+(int,int)'::regoperator;
--> to_regproc:regproc | regprocedure:regprocedure | regoperator:regoperator
--| now | upper(text) | +(integer,integer)
select pg_function_is_visible('pg_catalog.now'::regproc), pg_function_is_visible('mk.now'::regproc), pg_function_is_visible('pg_catalog.lower(text)'::regprocedure);
--> pg_function_is_visible:bool | pg_function_is_visible:bool | pg_function_is_visible:bool
--| f | t | t
select 'now'::regproc, 'upper'::regproc;
--! 42725: more than one function named "upper"
select 'upper'::regproc;
--! 42725: more than one function named "upper"
create view mk.v as select now() n, upper('x') u, pg_catalog.now() m, 3+4 p, max(x) x from (values (1),(2)) a(x);
--= CREATE VIEW
select pg_get_viewdef('mk.v'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT now() AS n,␊    upper('x'::text) AS u,␊    pg_catalog.now() AS m,␊    (3 + 4) AS p,␊    max(a.x) AS x␊   FROM ( VALUES (1), (2)) a(x);
set search_path = public;
--= SET
select pg_get_viewdef('mk.v'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT mk.now() AS n,␊    mk.upper('x'::text) AS u,␊    now() AS m,␊    (3 OPERATOR(mk.+) 4) AS p,␊    mk.max(a.x) AS x␊   FROM ( VALUES (1), (2)) a(x);
select n = '2022-01-02', u, p, x from mk.v;
--> ?column?:bool | u:text | p:int4 | x:int4
--| t | mk | 12 | 1
select 'mk.now'::regproc, 'now'::regproc, pg_function_is_visible('pg_catalog.now'::regproc), pg_function_is_visible('mk.now'::regproc);
--> regproc:regproc | regproc:regproc | pg_function_is_visible:bool | pg_function_is_visible:bool
--| mk.now | now | t | f
set search_path=public,mk;
--= SET
select now() = '2022-01-02', upper('a'), 3+4;
--> ?column?:bool | upper:text | ?column?:int4
--| f | A | 7
select 'upper(text)'::regprocedure, 'mk.upper(text)'::regprocedure, pg_function_is_visible('mk.upper(text)'::regprocedure), pg_function_is_visible('mk.length(varchar)'::regprocedure);
--> regprocedure:regprocedure | regprocedure:regprocedure | pg_function_is_visible:bool | pg_function_is_visible:bool
--| upper(text) | mk.upper(text) | f | t
select 'now'::regproc;
--> regproc:regproc
--| now
set search_path=public,pg_catalog,mk;
--= SET
select now() = '2022-01-02', upper('a'), 3+4, 'upper(text)'::regprocedure;
--> ?column?:bool | upper:text | ?column?:int4 | regprocedure:regprocedure
--| f | A | 7 | upper(text)
create function tt() returns bool language plpgsql as $$ begin perform set_config('search_path','mk, pg_catalog',true); return now() = '2022-01-02'; end $$;
--= CREATE FUNCTION
begin; select tt(); commit;
--= BEGIN
--> tt:bool
--| t
--= COMMIT
create function t2() returns bool language sql set search_path = mk, pg_catalog as $$ select now() = '2022-01-02' $$; select t2();
--= CREATE FUNCTION
--> t2:bool
--| t
create table dd(a timestamptz default now()); set search_path=mk,pg_catalog; create table public.de(a timestamptz default now(), check (upper('x') = 'mk')); reset search_path;
--= CREATE TABLE
--= SET
--= CREATE TABLE
--= RESET
insert into dd default values; insert into de default values; select (select a = '2022-01-02' from dd), (select a = '2022-01-02' from de);
--= INSERT 0 1
--= INSERT 0 1
--> ?column?:bool | ?column?:bool
--| f | t
select pg_get_expr(adbin, adrelid) from pg_attrdef order by 1;
--> pg_get_expr:text
--| mk.now()
--| now()
