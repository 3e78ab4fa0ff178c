-- Fields of types, functions written like columns, operators with a schema and constraints of ON CONFLICT are called something else in the texts that name them, too.
create type ct as (a int, b text);
--= CREATE TYPE
create table t(id int primary key, c ct, constraint uq unique (c));
--= CREATE TABLE
create function full_name(t) returns text language sql as 'select ($1.c).b';
--= CREATE FUNCTION
create schema x; create extension citext schema x;
--= CREATE SCHEMA
--= CREATE EXTENSION
create view v1 as select (c).a as z, (t.c).b from t;
--= CREATE VIEW
create function g1() returns text begin atomic select (c).b from t; end;
--= CREATE FUNCTION
create function g2(p ct) returns text return (p).b;
--= CREATE FUNCTION
create function g3(p ct) returns text return p.b;
--= CREATE FUNCTION
create function g4() returns text begin atomic select t.full_name from t; end;
--= CREATE FUNCTION
create view v4 as select t.full_name from t;
--= CREATE VIEW
create function g5() returns void begin atomic update t set c.a = 7, c.b = 'n'; end;
--= CREATE FUNCTION
create function g6() returns void begin atomic insert into t values (9, row(1,'b')) on conflict on constraint uq do nothing; end;
--= CREATE FUNCTION
create function g7(s x.citext) returns bool return s operator(x.=) 'A';
--= CREATE FUNCTION
create view v7 as select 'a'::x.citext operator(x.=) 'A' as eq, 1 operator(pg_catalog.+) 2 as plus;
--= CREATE VIEW
create table chk(q ct check ((q).a > 0), d int default (row(1,'x')::ct).a, e x.citext check (e operator(x.<>) 'b'));
--= CREATE TABLE
create function g9(p t) returns int return (p.c).a;
--= CREATE FUNCTION
insert into t values (1, (1,'one'));
--= INSERT 0 1
alter type ct rename attribute a to a9;
--= ALTER TYPE
alter type ct rename attribute b to b9 cascade;
--= ALTER TYPE
alter function full_name rename to full9;
--= ALTER FUNCTION
alter table t rename constraint uq to uq9;
--= ALTER TABLE
alter schema x rename to x9;
--= ALTER SCHEMA
create or replace function full9(t) returns text language sql as 'select ($1.c).b9';
--= CREATE FUNCTION
select g1(), g2((1,'two')), g3((1,'three'));
--> g1:text | g2:text | g3:text
--| one | two | three
select g4();
--> g4:text
--| one
select g5();
--> g5:void
--| ∅
select g6();
--> g6:void
--| ∅
select g7('a');
--> g7:bool
--| t
select * from v7;
--> eq:bool | plus:int4
--| t | 3
select * from v1;
--> z:int4 | b:text
--| 7 | n
--| 1 | b
select * from v4;
--> full_name:text
--| n
--| b
insert into chk values ((1,'a'));
--= INSERT 0 1
insert into chk(e) values ('B');
--! 23514: new row for relation "chk" violates check constraint "chk_e_check"
insert into chk(q) values ((-1,'a'));
--! 23514: new row for relation "chk" violates check constraint "chk_q_check"
select pg_get_viewdef('v1'), pg_get_viewdef('v4'), pg_get_viewdef('v7');
--> pg_get_viewdef:text | pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT (t.c).a9 AS z,␊    (t.c).b9 AS b␊   FROM t; | ␠SELECT full9(t.*) AS full_name␊   FROM t; | ␠SELECT ('a'::x9.citext OPERATOR(x9.=) 'A'::x9.citext) AS eq,␊    (1 + 2) AS plus;
select pg_get_constraintdef(oid) from pg_constraint where conrelid = 'chk'::regclass order by conname;
--> pg_get_constraintdef:text
--| CHECK ((e OPERATOR(x9.<>) 'b'::x9.citext))
--| CHECK (((q).a9 > 0))
select g9(t) from t; select proname, pg_get_functiondef(oid) from pg_proc where proname ~ '^g[0-9]$' order by proname;
--> g9:int4
--| 7
--| 1
--> proname:name | pg_get_functiondef:text
--| g1 | CREATE OR REPLACE FUNCTION public.g1()␊ RETURNS text␊ LANGUAGE sql␊BEGIN ATOMIC␊ SELECT (t.c).b9 AS b␊    FROM t;␊END␊
--| g2 | CREATE OR REPLACE FUNCTION public.g2(p ct)␊ RETURNS text␊ LANGUAGE sql␊RETURN (p).b9␊
--| g3 | CREATE OR REPLACE FUNCTION public.g3(p ct)␊ RETURNS text␊ LANGUAGE sql␊RETURN (p).b9␊
--| g4 | CREATE OR REPLACE FUNCTION public.g4()␊ RETURNS text␊ LANGUAGE sql␊BEGIN ATOMIC␊ SELECT full9(t.*) AS full_name␊    FROM t;␊END␊
--| g5 | CREATE OR REPLACE FUNCTION public.g5()␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ UPDATE t SET c.a9 = 7, c.b9 = 'n'::text;␊END␊
--| g6 | CREATE OR REPLACE FUNCTION public.g6()␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO t (id, c)␊   VALUES (9, ROW(1, 'b'::text)) ON CONFLICT ON CONSTRAINT uq9 DO NOTHING;␊END␊
--| g7 | CREATE OR REPLACE FUNCTION public.g7(s x9.citext)␊ RETURNS boolean␊ LANGUAGE sql␊RETURN (s OPERATOR(x9.=) 'A'::x9.citext)␊
--| g9 | CREATE OR REPLACE FUNCTION public.g9(p t)␊ RETURNS integer␊ LANGUAGE sql␊RETURN (p).c.a9␊
create function fx(int) returns int language sql immutable as 'select $1';
--= CREATE FUNCTION
create view vs as select s.fx, s.max from (select fx(id), max(fx(id) + 1) from t group by 1) s;
--= CREATE VIEW
create function sums() returns bigint begin atomic with w as (insert into t(id) values (77) returning fx(id)) select sum(w.fx) from w; end;
--= CREATE FUNCTION
alter function fx rename to fy;
--= ALTER FUNCTION
alter function fy set schema x9;
--= ALTER FUNCTION
select * from vs order by 1;
--> fx:int4 | max:int4
--| 1 | 2
--| 9 | 10
select sums();
--> sums:int8
--| 77
select pg_get_viewdef('vs'), pg_get_functiondef('sums'::regproc);
--> pg_get_viewdef:text | pg_get_functiondef:text
--| ␠SELECT s.fx,␊    s.max␊   FROM ( SELECT x9.fy(t.id) AS fx,␊            max((x9.fy(t.id) + 1)) AS max␊           FROM t␊          GROUP BY (x9.fy(t.id))) s; | CREATE OR REPLACE FUNCTION public.sums()␊ RETURNS bigint␊ LANGUAGE sql␊BEGIN ATOMIC␊ WITH w AS (␊          INSERT INTO t (id)␊           VALUES (77)␊           RETURNING x9.fy(t.id) AS fx␊         )␊  SELECT sum(w.fx) AS sum␊    FROM w;␊END␊
create table excl(c x9.citext, exclude using btree (c with operator(x9.=)));
--= CREATE TABLE
insert into excl values ('a');
--= INSERT 0 1
alter schema x9 rename to x10;
--= ALTER SCHEMA
insert into excl values ('A');
--! 23P01: conflicting key value violates exclusion constraint "excl_c_excl"
insert into excl values ('b');
--= INSERT 0 1
select pg_get_constraintdef(oid) from pg_constraint where conrelid = 'excl'::regclass;
--> pg_get_constraintdef:text
--| EXCLUDE USING btree (c WITH OPERATOR(x10.=))
alter extension citext set schema public;
--= ALTER EXTENSION
insert into excl values ('B');
--! 23P01: conflicting key value violates exclusion constraint "excl_c_excl"
select c from excl where c = 'A';
--> c:user
--| a
select pg_get_constraintdef(oid) from pg_constraint where conrelid = 'excl'::regclass;
--> pg_get_constraintdef:text
--| EXCLUDE USING btree (c WITH =)
insert into chk(e) values ('B');
--! 23514: new row for relation "chk" violates check constraint "chk_e_check"
