-- A function written like a column is shown as the call that it is, which anybody can read back.
create table t(id int primary key, c text);
--= CREATE TABLE
create function full_name(t) returns text language sql as 'select $1.c';
--= CREATE FUNCTION
create view v4 as select t.full_name from t;
--= CREATE VIEW
create function g4() returns text begin atomic select t.full_name from t; end;
--= CREATE FUNCTION
create function g5() returns text begin atomic select t.full_name || 'x' from t; end;
--= CREATE FUNCTION
select pg_get_viewdef('v4'), pg_get_functiondef('g4'::regproc), pg_get_functiondef('g5'::regproc);
--> pg_get_viewdef:text | pg_get_functiondef:text | pg_get_functiondef:text
--| ␠SELECT full_name(t.*) AS full_name␊   FROM t; | CREATE OR REPLACE FUNCTION public.g4()␊ RETURNS text␊ LANGUAGE sql␊BEGIN ATOMIC␊ SELECT full_name(t.*) AS full_name␊    FROM t;␊END␊ | CREATE OR REPLACE FUNCTION public.g5()␊ RETURNS text␊ LANGUAGE sql␊BEGIN ATOMIC␊ SELECT (full_name(t.*) || 'x'::text)␊    FROM t;␊END␊
create function g6(p t) returns text return (p).c; create function g7(p t) returns text begin atomic select p.c from t; end;
--= CREATE FUNCTION
--= CREATE FUNCTION
select pg_get_functiondef('g6'::regproc), pg_get_functiondef('g7'::regproc);
--> pg_get_functiondef:text | pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.g6(p t)␊ RETURNS text␊ LANGUAGE sql␊RETURN (p).c␊ | CREATE OR REPLACE FUNCTION public.g7(p t)␊ RETURNS text␊ LANGUAGE sql␊BEGIN ATOMIC␊ SELECT (g7.p).c AS c␊    FROM t;␊END␊
create view v5 as select (t).full_name, (t).full_name || 'y' as y from t; select pg_get_viewdef('v5');
--= CREATE VIEW
--> pg_get_viewdef:text
--| ␠SELECT full_name(t.*) AS full_name,␊    (full_name(t.*) || 'y'::text) AS y␊   FROM t;
insert into t values (1, 'one'); select * from v4; select * from v5; select g4(), g5();
--= INSERT 0 1
--> full_name:text
--| one
--> full_name:text | y:text
--| one | oney
--> g4:text | g5:text
--| one | onex
