-- Generated columns and indexes over functions that return rows or loop over queries
create type ci as (a int, b text); create function mk(a int, b text) returns ci immutable language sql as $$ select a, b $$;
--= CREATE TYPE
--= CREATE FUNCTION
create table g(x int, y text, i ci generated always as (mk(x,y)) stored); insert into g values (1,'a'); select * from g;
--= CREATE TABLE
--= INSERT 0 1
--> x:int4 | y:text | i:user
--| 1 | a | (1,a)
create function mk3(a int, b text, out x int, out y text) immutable language sql as 'select a,b';
--= CREATE FUNCTION
create table g3(x int, y text, i text generated always as ((mk3(x,y)).y) stored); insert into g3 values (1,'a'); select * from g3;
--= CREATE TABLE
--= INSERT 0 1
--> x:int4 | y:text | i:text
--| 1 | a | a
create index on g3 (((mk3(x,y)).x)); create index on g(mk(x,y));
--= CREATE INDEX
--= CREATE INDEX
create function lf(a text) returns text immutable language plpgsql as $$ declare r record; t text := ''; begin for r in select x from unnest(string_to_array(a,',')) x order by 1 loop t := t || r.x; end loop; return t; end $$;
--= CREATE FUNCTION
create table g4(x text, y text generated always as (lf(x)) stored); insert into g4 values ('b,a'); select * from g4;
--= CREATE TABLE
--= INSERT 0 1
--> x:text | y:text
--| b,a | ab
