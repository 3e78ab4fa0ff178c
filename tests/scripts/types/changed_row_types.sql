-- Composite types, and rows of tables, change while columns hold values of them: what has come is NULL in the values that are there, what has gone is nowhere.
create type pair as (a int, b text, c numeric(5,1));
--= CREATE TYPE
create type outer_pair as (p pair, n int);
--= CREATE TYPE
create domain pair_domain as pair;
--= CREATE DOMAIN
create table hold (id int primary key, p pair, ps pair[], o outer_pair, d pair_domain, os outer_pair[]);
--= CREATE TABLE
insert into hold values (1, (1,'x',2.5), array[(1,'x',2.5)::pair,null,(2,'y',null)::pair], row(row(1,'x',3)::pair, 7)::outer_pair, row(1,'d',2), array[row(row(1,'x',3)::pair, 7)::outer_pair]);
--= INSERT 0 1
create materialized view seen as select id, p, o from hold;
--= SELECT 1
create table later (id int);
--= CREATE TABLE
insert into later values (1);
--= INSERT 0 1
alter table later add column p pair default row(9,'m',9);
--= ALTER TABLE
-- In a transaction, between rows written before and after.
begin;
--= BEGIN
insert into hold (id, p) values (2, row(2,'in tx',1));
--= INSERT 0 1
alter type pair drop attribute a;
--= ALTER TYPE
insert into hold (id, p) values (3, row('after',3));
--= INSERT 0 1
alter type pair add attribute z int;
--= ALTER TYPE
update hold set p.z = 5 where id = 2;
--= UPDATE 1
savepoint s;
--= SAVEPOINT
alter type pair add attribute zz int;
--= ALTER TYPE
update hold set p.zz = 6;
--= UPDATE 3
select id, p from hold order by id;
--> id:int4 | p:user
--| 1 | (x,2.5,,6)
--| 2 | ("in tx",1.0,5,6)
--| 3 | (after,3.0,,6)
rollback to s;
--= ROLLBACK
select id, p from hold order by id;
--> id:int4 | p:user
--| 1 | (x,2.5,)
--| 2 | ("in tx",1.0,5)
--| 3 | (after,3.0,)
commit;
--= COMMIT
select * from hold order by id;
--> id:int4 | p:user | ps:user | o:user | d:user | os:user
--| 1 | (x,2.5,) | {"(x,2.5,)",NULL,"(y,,)"} | ("(x,3.0,)",7) | (d,2.0,) | {"(\"(x,3.0,)\",7)"}
--| 2 | ("in tx",1.0,5) | ∅ | ∅ | ∅ | ∅
--| 3 | (after,3.0,) | ∅ | ∅ | ∅ | ∅
select * from seen;
--> id:int4 | p:user | o:user
--| 1 | (x,2.5,) | ("(x,3.0,)",7)
select * from later;
--> id:int4 | p:user
--| 1 | (m,9.0,)
alter type outer_pair add attribute t text, drop attribute n;
--= ALTER TYPE
select id, o, os from hold order by id;
--> id:int4 | o:user | os:user
--| 1 | ("(x,3.0,)",) | {"(\"(x,3.0,)\",)"}
--| 2 | ∅ | ∅
--| 3 | ∅ | ∅
alter type pair rename attribute b to bb;
--= ALTER TYPE
select id, (p).*, row_to_json(p), p is null as n, p = row('x', 2.5, null)::pair as same from hold order by id;
--> id:int4 | bb:text | c:numeric | z:int4 | row_to_json:json | n:bool | same:bool
--| 1 | x | 2.5 | ∅ | {"bb":"x","c":2.5,"z":null} | f | t
--| 2 | in tx | 1.0 | 5 | {"bb":"in tx","c":1.0,"z":5} | f | f
--| 3 | after | 3.0 | ∅ | {"bb":"after","c":3.0,"z":null} | f | f
copy (select * from hold order by id) to stdout;
--| 1␉(x,2.5,)␉{"(x,2.5,)",NULL,"(y,,)"}␉("(x,3.0,)",)␉(d,2.0,)␉{"(\\"(x,3.0,)\\",)"}
--| 2␉("in tx",1.0,5)␉\N␉\N␉\N␉\N
--| 3␉(after,3.0,)␉\N␉\N␉\N␉\N
--= COPY 3
refresh materialized view seen;
--= REFRESH MATERIALIZED VIEW
select * from seen order by id;
--> id:int4 | p:user | o:user
--| 1 | (x,2.5,) | ("(x,3.0,)",)
--| 2 | ("in tx",1.0,5) | ∅
--| 3 | (after,3.0,) | ∅
-- Numbers of attributes aren't given again.
select attname, attnum, attisdropped from pg_attribute where attrelid = (select typrelid from pg_type where typname = 'pair') order by attnum;
--> attname:name | attnum:int2 | attisdropped:bool
--| ........pg.dropped.1........ | 1 | t
--| bb | 2 | f
--| c | 3 | f
--| z | 4 | f
select relnatts from pg_class where relname = 'pair';
--> relnatts:int2
--| 4
select attribute_name, ordinal_position from information_schema.attributes where udt_name = 'pair' order by 2;
--> attribute_name:name | ordinal_position:int4
--| bb | 2
--| c | 3
--| z | 4
comment on column pair.z is 'zet';
--= COMMENT
select col_description((select typrelid from pg_type where typname = 'pair'), 4);
--> col_description:text
--| zet
select pg_identify_object('pg_class'::regclass, (select typrelid from pg_type where typname = 'pair'), 4);
--> pg_identify_object:record
--| ("composite type column",public,pair,public.pair.z)
-- No attribute becomes of another type while values are somewhere.
alter type pair alter attribute bb type varchar;
--! 0A000: cannot alter type "pair" because column "hold.ps" uses it
drop materialized view seen;
--= DROP MATERIALIZED VIEW
drop table hold;
--= DROP TABLE
alter table later alter column p drop default;
--= ALTER TABLE
alter type pair alter attribute bb type varchar;
--! 0A000: cannot alter type "pair" because column "later.p" uses it
drop table later;
--= DROP TABLE
create table arrays (x int, one pair, many pair[]);
--= CREATE TABLE
alter type pair alter attribute bb type varchar;
--! 0A000: cannot alter type "pair" because column "arrays.many" uses it
drop table arrays;
--= DROP TABLE
create table domains (d pair_domain[]);
--= CREATE TABLE
alter type pair alter attribute bb type varchar;
--! 0A000: cannot alter type "pair" because column "domains.d" uses it
drop table domains;
--= DROP TABLE
create view view_of_pairs as select null::int as x;
--= CREATE VIEW
drop view view_of_pairs;
--= DROP VIEW
create table within (o outer_pair);
--= CREATE TABLE
alter type pair alter attribute bb type varchar;
--! 0A000: cannot alter type "pair" because column "within.o" uses it
drop table within;
--= DROP TABLE
alter type pair alter attribute bb type varchar;
--= ALTER TYPE
-- All attributes go.
create table emptied (id int, p pair);
--= CREATE TABLE
insert into emptied values (1, row('x', 1, 2));
--= INSERT 0 1
alter type pair drop attribute bb, drop attribute c, drop attribute z;
--= ALTER TYPE
select id, p, p is null as n, p = row()::pair as same from emptied;
--> id:int4 | p:user | n:bool | same:bool
--| 1 | () | t | t
insert into emptied values (2, row());
--= INSERT 0 1
alter type pair add attribute again int;
--= ALTER TYPE
select * from emptied order by id;
--> id:int4 | p:user
--| 1 | ()
--| 2 | ()
drop table emptied;
--= DROP TABLE
-- Keys.
create type key as (a int, b text);
--= CREATE TYPE
create table keyed (k key primary key, u key unique, r int);
--= CREATE TABLE
insert into keyed select row(i, 'k' || i)::key, row(i, 'u' || i)::key, i from generate_series(1, 5) i;
--= INSERT 0 5
create index on keyed (u, r);
--= CREATE INDEX
create index on keyed (((k).b));
--= CREATE INDEX
create table child (id int primary key, k key references keyed);
--= CREATE TABLE
insert into child values (1, row(3, 'k3')), (2, row(4, 'k4'));
--= INSERT 0 2
alter type key add attribute c int;
--= ALTER TYPE
insert into keyed values (row(1, 'k1', null), null, 0);
--! 23505: duplicate key value violates unique constraint "keyed_pkey"
select r from keyed where k = row(2, 'k2', null)::key;
--> r:int4
--| 2
insert into child values (3, row(5, 'k5', null));
--= INSERT 0 1
insert into child values (4, row(5, 'k5', 1));
--! 23503: insert or update on table "child" violates foreign key constraint "child_k_fkey"
delete from keyed where r = 3;
--! 23503: update or delete on table "keyed" violates foreign key constraint "child_k_fkey" on table "child"
alter type key drop attribute a;
--= ALTER TYPE
insert into keyed values (row('k1', null), null, 0);
--! 23505: duplicate key value violates unique constraint "keyed_pkey"
select r from keyed where (k).b = 'k2';
--> r:int4
--| 2
select r from keyed where k = row('k2', null)::key;
--> r:int4
--| 2
select r from keyed where u > row('u3', null)::key order by u;
--> r:int4
--| 4
--| 5
insert into child values (5, row('k1', null));
--= INSERT 0 1
insert into child values (6, row('k1', 1));
--! 23503: insert or update on table "child" violates foreign key constraint "child_k_fkey"
delete from keyed where r = 4;
--! 23503: update or delete on table "keyed" violates foreign key constraint "child_k_fkey" on table "child"
update keyed set k.c = 7 where r = 2;
--= UPDATE 1
select * from keyed order by r;
--> k:user | u:user | r:int4
--| (k1,) | (u1,) | 1
--| (k2,7) | (u2,) | 2
--| (k3,) | (u3,) | 3
--| (k4,) | (u4,) | 4
--| (k5,) | (u5,) | 5
select k.k from child k order by id;
--> k:user
--| (k3,)
--| (k4,)
--| (k5,)
--| (k1,)
drop table child;
--= DROP TABLE
drop table keyed;
--= DROP TABLE
-- A field that made keys differ.
create table differ (k key primary key);
--= CREATE TABLE
insert into differ values (row('x', 1)), (row('x', 2));
--= INSERT 0 2
--@ differs: PostgreSQL leaves two rows with one key
alter type key drop attribute c;
--! 23505: could not create unique index "differ_pkey"
--@ differs: PostgreSQL leaves two rows with one key
select * from differ;
--> k:user
--| (x,1)
--| (x,2)
drop table differ;
--= DROP TABLE
-- Partitions.
create type place as (a int, b text);
--= CREATE TYPE
create table whole (p place, n int) partition by list (p);
--= CREATE TABLE
create table whole1 partition of whole for values in ('(1,x)');
--= CREATE TABLE
create table whole2 partition of whole for values in ('(2,x)');
--= CREATE TABLE
insert into whole values ('(1,x)', 1), ('(2,x)', 2);
--= INSERT 0 2
alter type place add attribute c int;
--= ALTER TYPE
insert into whole values (row(1, 'x', null), 3);
--= INSERT 0 1
insert into whole values (row(1, 'x', 1), 4);
--! 23514: no partition of relation "whole" found for row
select tableoid::regclass, * from whole order by n;
--> tableoid:regclass | p:user | n:int4
--| whole1 | (1,x,) | 1
--| whole2 | (2,x,) | 2
--| whole1 | (1,x,) | 3
select pg_get_expr(relpartbound, oid) from pg_class where relname = 'whole1';
--> pg_get_expr:text
--| FOR VALUES IN ('(1,x,)')
drop table whole;
--= DROP TABLE
-- Rows of tables in columns of others.
create table part (a int, b text);
--= CREATE TABLE
create table holder (id int, r part, rs part[]);
--= CREATE TABLE
insert into holder values (1, row(1,'x'), array[row(1,'x')::part]);
--= INSERT 0 1
alter table part drop column a, add column c int;
--= ALTER TABLE
insert into holder values (2, row('y', 3), null);
--= INSERT 0 1
alter table part drop column c;
--= ALTER TABLE
alter table part add column a text;
--= ALTER TABLE
insert into holder values (3, row('z', 'new'), array[row('z', 'new')::part]);
--= INSERT 0 1
select * from holder order by id;
--> id:int4 | r:user | rs:user
--| 1 | (x,) | {"(x,)"}
--| 2 | (y,) | ∅
--| 3 | (z,new) | {"(z,new)"}
alter table part add column d int default 5;
--! 0A000: cannot alter table "part" because column "holder.rs" uses its row type
alter table part add column d int not null;
--= ALTER TABLE
alter table part add column e int default random();
--! 0A000: cannot alter table "part" because column "holder.rs" uses its row type
alter table part add column e int generated always as (1) stored;
--! 0A000: cannot alter table "part" because column "holder.rs" uses its row type
alter table part add column e serial;
--! 0A000: cannot alter table "part" because column "holder.rs" uses its row type
alter table part add column e int check (e > 0);
--= ALTER TABLE
create domain not_null as int not null;
--= CREATE DOMAIN
create domain by_default as int default 4;
--= CREATE DOMAIN
create domain plain as int;
--= CREATE DOMAIN
alter table part add column f not_null;
--! 0A000: cannot alter table "part" because column "holder.rs" uses its row type
alter table part add column f by_default;
--! 0A000: cannot alter table "part" because column "holder.rs" uses its row type
alter table part add column f plain;
--= ALTER TABLE
alter table part alter column b type varchar;
--! 0A000: cannot alter table "part" because column "holder.rs" uses its row type
alter table part alter column d type bigint, add column k int;
--! 0A000: cannot alter table "part" because column "holder.rs" uses its row type
select * from holder order by id;
--> id:int4 | r:user | rs:user
--| 1 | (x,,,,) | {"(x,,,,)"}
--| 2 | (y,,,,) | ∅
--| 3 | (z,new,,,) | {"(z,new,,,)"}
alter table part drop column b, drop column a, drop column d, drop column e, drop column f;
--= ALTER TABLE
insert into holder values (4, row(), null);
--= INSERT 0 1
select * from holder order by id;
--> id:int4 | r:user | rs:user
--| 1 | () | {()}
--| 2 | () | ∅
--| 3 | () | {()}
--| 4 | () | ∅
select h is null as whole, h.r is null as part from holder h order by id;
--> whole:bool | part:bool
--| f | t
--| f | t
--| f | t
--| f | t
drop table holder;
--= DROP TABLE
alter table part add column d int default 5;
--= ALTER TABLE
select * from part;
--> d:int4
-- Prepared statements take the types as they are.
CREATE TYPE prepared_row AS (a int);
--= CREATE TYPE
PREPARE of_row(prepared_row) AS SELECT ($1).a, $1::text;
--= PREPARE
EXECUTE of_row(ROW(1));
--> a:int4 | text:text
--| 1 | (1)
ALTER TYPE prepared_row ADD ATTRIBUTE b int;
--= ALTER TYPE
EXECUTE of_row(ROW(1, 2));
--> a:int4 | text:text
--| 1 | (1,2)
ALTER TYPE prepared_row DROP ATTRIBUTE a;
--= ALTER TYPE
--@ differs: the plan of PostgreSQL still knows the field
EXECUTE of_row(ROW(1));
--! 42703: column "a" not found in data type prepared_row
DEALLOCATE of_row;
--= DEALLOCATE
