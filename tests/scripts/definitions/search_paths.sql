-- What a definition means doesn't depend on the search path of who uses it, and is printed for the path of who looks.
create schema ext;
--= CREATE SCHEMA
create extension pg_trgm schema ext;
--= CREATE EXTENSION
create extension citext schema ext;
--= CREATE EXTENSION
create extension "uuid-ossp" schema ext;
--= CREATE EXTENSION
create schema app;
--= CREATE SCHEMA
set search_path=app,ext;
--= SET
create type mood as enum ('sad','ok');
--= CREATE TYPE
create function plus1(int) returns int language sql immutable as 'select $1+1';
--= CREATE FUNCTION
create function myf(int) returns int language plpgsql immutable as 'begin return $1; end';
--= CREATE FUNCTION
create table tt(id uuid default uuid_generate_v4(), m mood default 'ok'::mood, n int default plus1(3), a text, c citext default 'x', check (a % 'a' or similarity(a,'b')>0), check (plus1(n) > 0));
--= CREATE TABLE
create view v as select myf(1) as x, plus1(n) as y, similarity(a,'b') as s, a % 'z' as p, c = 'X' as q, 'ok'::mood = m as r from tt;
--= CREATE VIEW
create index ti on tt ((similarity(a,'x')));
--= CREATE INDEX
create index ti2 on tt (plus1(n)) where c = 'A';
--= CREATE INDEX
insert into tt(a) values ('bcd');
--= INSERT 0 1
set search_path='';
--= SET
select * from app.v;
--> x:int4 | y:int4 | s:float4 | p:bool | q:bool | r:bool
--| 1 | 5 | 0.2 | f | t | t
insert into app.tt(a) values ('bcd');
--= INSERT 0 1
select m, n, c from app.tt;
--> m:user | n:int4 | c:user
--| ok | 4 | x
--| ok | 4 | x
update app.tt set a='bce' where n=4;
--= UPDATE 2
select pg_get_viewdef('app.v'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT app.myf(1) AS x,␊    app.plus1(tt.n) AS y,␊    ext.similarity(tt.a, 'b'::text) AS s,␊    (tt.a OPERATOR(ext.%) 'z'::text) AS p,␊    (tt.c OPERATOR(ext.=) 'X'::ext.citext) AS q,␊    ('ok'::app.mood = tt.m) AS r␊   FROM app.tt;
select pg_get_constraintdef(oid) from pg_constraint where conrelid='app.tt'::regclass;
--> pg_get_constraintdef:text
--| CHECK (((a OPERATOR(ext.%) 'a'::text) OR (ext.similarity(a, 'b'::text) > (0)::double precision)))
--| CHECK ((app.plus1(n) > 0))
select pg_get_expr(adbin,adrelid) from pg_attrdef where adrelid='app.tt'::regclass order by adnum;
--> pg_get_expr:text
--| ext.uuid_generate_v4()
--| 'ok'::app.mood
--| app.plus1(3)
--| 'x'::ext.citext
select pg_get_indexdef('app.ti'::regclass), pg_get_indexdef('app.ti2'::regclass);
--> pg_get_indexdef:text | pg_get_indexdef:text
--| CREATE INDEX ti ON app.tt USING btree (ext.similarity(a, 'x'::text)) | CREATE INDEX ti2 ON app.tt USING btree (app.plus1(n)) WHERE (c OPERATOR(ext.=) 'A'::ext.citext)
