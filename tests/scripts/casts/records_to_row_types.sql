-- A record becomes a value of a row type where it is written out, or is a relation's row: of others nobody knows the fields.
create type ct as (a int, b int);
--= CREATE TYPE
create table t (p ct, q int);
--= CREATE TABLE
insert into t select row(1,2), 3;
--! 42846: cannot cast type record to ct
insert into t (p) select row(1,2);
--! 42846: cannot cast type record to ct
insert into t (p) values (row(1,2));
--= INSERT 0 1
insert into t (p) select row(1,2) union all select row(3,4);
--! 42846: cannot cast type record to ct
insert into t select (1,2), 3 from generate_series(1,2);
--! 42846: cannot cast type record to ct
insert into t select row(1,2)::ct, 3;
--= INSERT 0 1
insert into t select s.r, 3 from (select row(1,2) as r) s;
--! 42846: cannot cast type record to ct
insert into t select * from (values (row(1,2), 3)) v;
--! 42846: cannot cast type record to ct
insert into t select s, 3 from (select 1, 2) s;
--! 42846: cannot cast type record to ct
insert into t select s::ct, 3 from (select 1, 2) s;
--= INSERT 0 1
insert into t values (row(1,2), 3), (row(1,'4'), 5);
--= INSERT 0 2
insert into t select row(1,'x'), 3;
--! 42846: cannot cast type record to ct
update t set p = row(3,4);
--= UPDATE 5
update t set p = (select row(3,4));
--! 42846: cannot cast type record to ct
update t set p = s.r from (select row(5,6) r) s;
--! 42846: cannot cast type record to ct
update t set (p,q) = (select row(1,2), 3);
--! 42846: cannot cast type record to ct
update t set (p,q) = row(row(1,2), 3);
--= UPDATE 5
merge into t using (select row(7,8) as r) s on true when matched then update set p = s.r;
--! 42846: cannot cast type record to ct
insert into t select distinct row(1,2), 3;
--! 42846: cannot cast type record to ct
insert into t with x as (select row(1,2) r) select r, 1 from x;
--! 42846: cannot cast type record to ct
insert into t values (default, 1);
--= INSERT 0 1
insert into t select null, 1;
--= INSERT 0 1
insert into t values (case when true then row(1,2) end, 1);
--! 42846: cannot cast type record to ct
insert into t values (coalesce(row(1,2), row(3,4)), 1);
--! 42846: cannot cast type record to ct
select row(1,2)::ct, (select row(1,2))::ct;
--! 42846: cannot cast type record to ct
select r::ct from (select row(1,2) r) s;
--! 42846: cannot cast type record to ct
select r::ct from (select row(1,2,3) r) s;
--! 42846: cannot cast type record to ct
create function f(ct) returns int language sql as 'select $1.a';
--= CREATE FUNCTION
select f(row(1,2)), f((select row(1,2)));
--! 42846: cannot cast type record to ct
select f(r) from (select row(1,2) r) s;
--! 42846: cannot cast type record to ct
select f(s::ct) from (select 1, 2) s;
--> f:int4
--| 1
create view v as select p, q from t;
--= CREATE VIEW
insert into v select row(1,2), 3;
--! 42846: cannot cast type record to ct
insert into v values (row(1,2), 3);
--= INSERT 0 1
create domain dct as ct check ((value).a > 0);
--= CREATE DOMAIN
create table dd (d dct);
--= CREATE TABLE
insert into dd select row(1,2);
--! 42846: cannot cast type record to dct
insert into dd values (row(1,2));
--= INSERT 0 1
insert into dd values (row(-1,2));
--! 23514: value for domain dct violates check constraint "dct_check"
prepare p as insert into t values ($1, 1);
--= PREPARE
execute p(row(1,2));
--= INSERT 0 1
execute p((select row(1,2)));
--! 0A000: cannot use subquery in EXECUTE parameter
create function g() returns ct language plpgsql as 'declare r record; c ct; begin r := row(1,2); c := r; insert into t(p) values (r); return c; end';
--= CREATE FUNCTION
select g();
--! 42846: cannot cast type record to ct
create function h() returns ct language plpgsql as 'declare r record; c ct; begin r := row(1,2); c := r; c := (select row(5,6)); return c; end';
--= CREATE FUNCTION
select h();
--> h:user
--| (5,6)
select * from t;
--> p:user | q:int4
--| (1,2) | 3
--| (1,2) | 3
--| (1,2) | 3
--| (1,2) | 3
--| (1,2) | 3
--| ∅ | 1
--| ∅ | 1
--| (1,2) | 3
--| (1,2) | 1
