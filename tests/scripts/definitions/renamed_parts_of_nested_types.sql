-- Types within types: whoever holds one, however deep, sees its fields and labels by their new names.
create type ct as (a int, b text);
--= CREATE TYPE
create type ct2 as (x ct, y int);
--= CREATE TYPE
create table t(id int primary key, c ct, d ct2);
--= CREATE TABLE
insert into t values (1, (1,'a'), ((2,'b'),3));
--= INSERT 0 1
alter type ct rename attribute a to a9;
--= ALTER TYPE
select ((d).x).a9 from t;
--> a9:int4
--| 2
select (t.*::t).c.a9, ((t::t).c).a9 from t;
--> a9:int4 | a9:int4
--| 1 | 1
select row_to_json(t) from t;
--> row_to_json:json
--| {"id":1,"c":{"a9":1,"b":"a"},"d":{"x":{"a9":2,"b":"b"},"y":3}}
select to_jsonb(d) from t;
--> to_jsonb:jsonb
--| {"x": {"b": "b", "a9": 2}, "y": 3}
select (x).c.a9 from (select t as x from t) s;
--> a9:int4
--| 1
select ((x).c).a9 from (select array[t] as y, t as x from t) s;
--> a9:int4
--| 1
select ((y[1]).d).x.a9 from (select array[t] as y, t as x from t) s;
--> a9:int4
--| 2
select ((((y[1]).d).x)).a9 from (select array[t] as y, t as x from t) s;
--> a9:int4
--| 2
begin; alter table t add z int; alter type ct rename attribute a9 to a10; commit;
--= BEGIN
--= ALTER TABLE
--= ALTER TYPE
--= COMMIT
select (c).a10 from t;
--> a10:int4
--| 1
begin; alter type ct rename attribute a10 to a11; alter table t drop z; create table w(t t); insert into w select t from t; commit;
--= BEGIN
--= ALTER TYPE
--= ALTER TABLE
--= CREATE TABLE
--= INSERT 0 1
--= COMMIT
select (c).a11, ((d).x).a11 from t; select (((t).d).x).a11 from w; select row_to_json(w) from w;
--> a11:int4 | a11:int4
--| 1 | 2
--> a11:int4
--| 2
--> row_to_json:json
--| {"t":{"id":1,"c":{"a11":1,"b":"a"},"d":{"x":{"a11":2,"b":"b"},"y":3}}}
alter table t rename d to d2; select row_to_json(w) from w;
--= ALTER TABLE
--> row_to_json:json
--| {"t":{"id":1,"c":{"a11":1,"b":"a"},"d2":{"x":{"a11":2,"b":"b"},"y":3}}}
create type en as enum ('a','b'); create type cen as (e en); create table te(c cen); create table tte(x te); insert into tte values (row(row('a')::cen));
--= CREATE TYPE
--= CREATE TYPE
--= CREATE TABLE
--= CREATE TABLE
--= INSERT 0 1
alter type en rename value 'a' to 'aa'; select * from tte;
--= ALTER TYPE
--> x:user
--| ("(aa)")
alter type en add value 'zz' before 'aa';
--= ALTER TYPE
 insert into tte values (row(row('zz')::cen)); select * from tte order by 1;
--= INSERT 0 1
--> x:user
--| ("(zz)")
--| ("(aa)")
create type deep as (t tte); create table td(d deep, e en); create index on td(e);
--= CREATE TYPE
--= CREATE TABLE
--= CREATE INDEX
insert into td values (row(row(row(row('zz')))), 'zz'); alter type en rename value 'zz' to 'z'; select * from td;
--= INSERT 0 1
--= ALTER TYPE
--> d:user | e:user
--| ("(""(""""(z)"""")"")") | z
