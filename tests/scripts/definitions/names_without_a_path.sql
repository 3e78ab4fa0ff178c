-- What definitions name is found without a search path.
create schema sd; set search_path=sd,public; create domain dd as int; create table tt(c1 int);
--= CREATE SCHEMA
--= SET
--= CREATE DOMAIN
--= CREATE TABLE
create function ff(int) returns int language sql immutable as 'select 1';
--= CREATE FUNCTION
create function ft(text) returns text language sql immutable as 'select $1';
--= CREATE FUNCTION
create table u(a dd, e int generated always as (ff(a)) stored, f int default ff(1), g text check (ft(g) = 'q'), v varchar(10) generated always as (ft('a')) stored);
--= CREATE TABLE
create statistics st on (ff(c1)), (c1::dd) from tt;
--= CREATE STATISTICS
create index ui on u (ff(a)) where ff(a) > 0;
--= CREATE INDEX
create view v9 as select x.* from xmltable('/a' passing '<a/>' columns x dd path '.', y text path '@y' default 'q') x;
--= CREATE VIEW
create view v8 as select c1 from tt where c1::dd > 0 order by c1 using <;
--= CREATE VIEW
create view v7 as select ff(a) from u where ff(a::dd) > ff(1::dd);
--= CREATE VIEW
create policy p1 on u using (ff(a) > 0);
--= CREATE POLICY
create trigger t1 before insert on u for each row when (ff(new.a) > 0) execute function suppress_redundant_updates_trigger();
--= CREATE TRIGGER
set search_path='';
--= SET
select pg_get_expr(adbin,adrelid) from pg_attrdef where adrelid='sd.u'::regclass;
--> pg_get_expr:text
--| sd.ff((a)::integer)
--| sd.ff(1)
--| sd.ft('a'::text)
select pg_get_statisticsobjdef(oid), pg_get_statisticsobjdef_expressions(oid) from pg_statistic_ext;
--> pg_get_statisticsobjdef:text | pg_get_statisticsobjdef_expressions:_text
--| CREATE STATISTICS sd.st ON sd.ff(c1), (c1::sd.dd) FROM sd.tt | {sd.ff(c1),(c1)::sd.dd}
select pg_get_viewdef('sd.v9'::regclass), pg_get_viewdef('sd.v8'::regclass), pg_get_viewdef('sd.v7'::regclass);
--> pg_get_viewdef:text | pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT x.x,␊    x.y␊   FROM XMLTABLE(('/a'::text) PASSING ('<a/>'::xml) COLUMNS x sd.dd PATH ('.'::text), y text DEFAULT ('q'::text) PATH ('@y'::text)) x; | ␠SELECT tt.c1␊   FROM sd.tt␊  WHERE (((tt.c1)::sd.dd)::integer > 0)␊  ORDER BY tt.c1; | ␠SELECT sd.ff((u.a)::integer) AS ff␊   FROM sd.u␊  WHERE (sd.ff((u.a)::integer) > sd.ff(((1)::sd.dd)::integer));
select pg_get_indexdef('sd.ui'::regclass); select pg_get_constraintdef(oid) from pg_constraint where conrelid='sd.u'::regclass; select pg_get_expr(polqual, polrelid) from pg_policy; select pg_get_triggerdef(oid) from pg_trigger where tgname='t1';
--> pg_get_indexdef:text
--| CREATE INDEX ui ON sd.u USING btree (sd.ff((a)::integer)) WHERE (sd.ff((a)::integer) > 0)
--> pg_get_constraintdef:text
--| CHECK ((sd.ft(g) = 'q'::text))
--> pg_get_expr:text
--| (sd.ff((a)::integer) > 0)
--> pg_get_triggerdef:text
--| CREATE TRIGGER t1 BEFORE INSERT ON sd.u FOR EACH ROW WHEN ((sd.ff((new.a)::integer) > 0)) EXECUTE FUNCTION suppress_redundant_updates_trigger()
set search_path = sd, public;
--= SET
create materialized view mv as select ff(c1) f, null::tt t from tt;
--= SELECT 0
create type ee as enum('a','b');
--= CREATE TYPE
create materialized view m2 as select 'a'::ee f from tt;
--= SELECT 0
insert into tt values (1);
--= INSERT 0 1
create function s2(x int default ff(2)) returns int language sql begin atomic; select x; end;
--= CREATE FUNCTION
create function q1(x int default ff(2)) returns int language plpgsql as 'begin return x; end';
--= CREATE FUNCTION
create function va(variadic ee[] default array['a'::ee]) returns int language sql as 'select cardinality($1)';
--= CREATE FUNCTION
create operator ### (leftarg=int, rightarg=int, function=int4pl);
--= CREATE OPERATOR
create table o(k int); create unique index oi on o((k ### 1)) where ff(k)>0;
--= CREATE TABLE
--= CREATE INDEX
create view v01 as select null::tt o, row(2)::tt p from tt;
--= CREATE VIEW
create view v02 as select * from json_populate_record(null::tt, '{"c1":3}');
--= CREATE VIEW
create table du(k int, a tt default row(5)::tt, check (a is distinct from row(7)::tt));
--= CREATE TABLE
create function fp(a tt default row(4)::tt) returns tt language sql begin atomic; select coalesce(a,row(6)::tt); end;
--= CREATE FUNCTION
create function tg() returns trigger language plpgsql as 'begin return new; end';
--= CREATE FUNCTION
create trigger tw before insert on du for each row when (new.a is distinct from row(9)::tt) execute function tg();
--= CREATE TRIGGER
set search_path='';
--= SET
refresh materialized view sd.mv; refresh materialized view sd.m2;
--= REFRESH MATERIALIZED VIEW
--= REFRESH MATERIALIZED VIEW
select * from sd.mv; select f::text from sd.m2;
--> f:int4 | t:user
--| 1 | ∅
--> f:text
--| a
select sd.s2(), sd.q1(), sd.va();
--> s2:int4 | q1:int4 | va:int4
--| 1 | 1 | 1
insert into sd.o(k) values(2) on conflict ((k operator(sd.###) 1)) where sd.ff(k)>0 do nothing;
--= INSERT 0 1
insert into sd.o(k) values(2) on conflict ((k operator(sd.###) 1)) where sd.ff(k)>0 do nothing;
--= INSERT 0 0
select * from sd.v01; select * from sd.v02;
--> o:user | p:user
--| ∅ | (2)
--> c1:int4
--| 3
insert into sd.du(k) values(1);
--= INSERT 0 1
select a::text from sd.du;
--> a:text
--| (5)
select sd.fp(), sd.fp(null);
--> fp:user | fp:user
--| (4) | (6)
select pg_get_triggerdef(oid) from pg_trigger where tgname = 'tw';
--> pg_get_triggerdef:text
--| CREATE TRIGGER tw BEFORE INSERT ON sd.du FOR EACH ROW WHEN ((new.a IS DISTINCT FROM ROW(9)::sd.tt)) EXECUTE FUNCTION sd.tg()
-- A function's body is nobody's business until it is called.
create function public.inn() returns int language sql as 'select 1';
--= CREATE FUNCTION
create function public.f() returns int language sql as 'select inn()';
--! 42883: function inn() does not exist
create function public.fi(int) returns int language sql immutable as 'select inn()+$1';
--! 42883: function inn() does not exist
create table public.u(a int);
--= CREATE TABLE
create table public.t1(a int default public.f());
--! 42883: function public.f() does not exist
create table public.t2(a int); alter table public.t2 alter a set default public.f();
--= CREATE TABLE
--! 42883: function public.f() does not exist
create domain public.d1 as int default public.f();
--! 42883: function public.f() does not exist
create domain public.d2 as int check (public.fi(value) > 0);
--! 42883: function public.fi(integer) does not exist
create view public.v1 as select public.f() x;
--! 42883: function public.f() does not exist
create view public.v2 as select a from public.u where public.f() = a;
--! 42883: function public.f() does not exist
create materialized view public.m1 as select public.f() x with no data;
--! 42883: function public.f() does not exist
create table public.t3(a int, check (public.fi(a) > 0));
--! 42883: function public.fi(integer) does not exist
create table public.t4(a int, b int generated always as (public.fi(a)) stored);
--! 42883: function public.fi(integer) does not exist
create index i1 on public.u(public.fi(a));
--! 42883: function public.fi(integer) does not exist
create policy p on public.u using (public.f()=a);
--! 42883: function public.f() does not exist
create function public.tg() returns trigger language plpgsql as 'begin return new; end';
--= CREATE FUNCTION
create trigger tg before insert on public.u for each row when (public.fi(new.a)>1) execute function public.tg();
--! 42883: function public.fi(integer) does not exist
create rule r as on insert to public.u do also select public.f();
--! 42883: function public.f() does not exist
create function public.g(x int default public.f()) returns int language sql begin atomic; select public.f(); end;
--! 42883: function public.f() does not exist
create statistics public.st on (public.fi(a)), a from public.u;
--! 42883: function public.fi(integer) does not exist
set search_path = public;
--= SET
insert into t1 default values returning *;
--! 42P01: relation "t1" does not exist
insert into t3 values (1) returning *;
--! 42P01: relation "t3" does not exist
select * from v1; refresh materialized view m1; select * from m1; select g();
--! 42P01: relation "v1" does not exist
create schema s1; create schema s2;
--= CREATE SCHEMA
--= CREATE SCHEMA
create table s1.rows (c1 int); set search_path = s1, public;
--= CREATE TABLE
--= SET
create view of_rows as select null::rows o, row(2)::rows p; create table with_rows (k int, r rows default row(3)::rows);
--= CREATE VIEW
--= CREATE TABLE
create table s2.rows (x text, y text); set search_path = s2, public;
--= CREATE TABLE
--= SET
select (p).c1, o is null from s1.of_rows; insert into s1.with_rows(k) values (1); select (r).c1 from s1.with_rows;
--> c1:int4 | ?column?:bool
--| 2 | t
--= INSERT 0 1
--> c1:int4
--| 3
create view public.rows as select 1 z; select (p).c1 from s1.of_rows; select pg_get_viewdef('s1.of_rows'::regclass);
--= CREATE VIEW
--> c1:int4
--| 2
--> pg_get_viewdef:text
--| ␠SELECT NULL::s1.rows AS o,␊    ROW(2)::s1.rows AS p;
