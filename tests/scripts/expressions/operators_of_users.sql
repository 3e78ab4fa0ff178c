-- An operator of users is computed by its function, whatever its symbol
create schema mk; create operator mk.+ (leftarg=int,rightarg=int,function=int4mul);
--= CREATE SCHEMA
--= CREATE OPERATOR
select 3 operator(mk.+) 4;
--> ?column?:int4
--| 12
create table t(a int, b int); insert into t values (3,4);
--= CREATE TABLE
--= INSERT 0 1
select a operator(mk.+) b from t;
--> ?column?:int4
--| 12
set search_path=mk,pg_catalog,public;
--= SET
select a + b from t;
--> ?column?:int4
--| 12
select a + 4 from t;
--> ?column?:int4
--| 12
select 3 + b from t;
--> ?column?:int4
--| 12
create table n(id int primary key, a int); insert into n values (1, 5);
--= CREATE TABLE
--= INSERT 0 1
update n set a = a + 3; select * from n;
--= UPDATE 1
--> id:int4 | a:int4
--| 1 | 15
create function mk.likes(text, text) returns bool language sql immutable as 'select length($1) > length($2)'; create operator mk.~~ (leftarg=text, rightarg=text, function=mk.likes);
--= CREATE FUNCTION
--= CREATE OPERATOR
create table w(a text primary key); insert into w values ('abc'), ('b'), ('bcd');
--= CREATE TABLE
--= INSERT 0 3
select a from w where a operator(mk.~~) 'b%' order by a; select a from w where a operator(pg_catalog.~~) 'b%' order by a;
--> a:text
--| abc
--| bcd
--> a:text
--| b
--| bcd
