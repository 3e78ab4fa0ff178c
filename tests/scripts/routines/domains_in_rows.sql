-- Rows of types with domains in variables: what wasn't assigned to isn't tested.
create domain dn as text not null; create domain dc as int check(value is not null and value>0);
--= CREATE DOMAIN
--= CREATE DOMAIN
create table t(a dn, b int, c dc); create type ct as (x int, y dn);
--= CREATE TABLE
--= CREATE TYPE
create domain dct as ct check ((value).x > 0);
--= CREATE DOMAIN
create type ct2 as (k int, i ct); 
--= CREATE TYPE
do $$ declare r ct; begin select 1 into r; raise notice '%', r; end $$;
--! 23502: domain dn does not allow null values
do $$ declare r ct; begin select 1, 'x', 3 into r; raise notice '%', r; end $$;
--~ (1,x)
--= DO
do $$ declare r ct; begin select 1, null into r; raise notice '%', r; end $$;
--! 23502: domain dn does not allow null values
do $$ declare r dct; begin select 1, 'x' into r where false; raise notice '%', r; end $$;
--~ (,)
--= DO
do $$ declare r dct; begin select 0, 'x' into r; raise notice '%', r; end $$;
--! 23514: value for domain dct violates check constraint "dct_check"
do $$ declare r dct; begin r.x := 0; raise notice '%', r; end $$;
--! 23514: value for domain dct violates check constraint "dct_check"
do $$ declare r dct; begin r.x := 1; raise notice '%', r; end $$;
--~ (1,)
--= DO
do $$ declare r ct2; begin r.k := 1; raise notice '%', r; end $$;
--~ (1,)
--= DO
do $$ declare r ct2; begin r.i := (1,'x'); raise notice '%', r; end $$;
--~ (,"(1,x)")
--= DO
do $$ declare r ct2; begin r.i := (1,null); raise notice '%', r; end $$;
--! 23502: domain dn does not allow null values
do $$ declare r ct2; begin r.i.x := 1; raise notice '%', r; end $$;
--~ (,"(1,)")
--= DO
do $$ declare r ct2; begin r.i.y := 'q'; raise notice '%', r; end $$;
--~ (,"(,q)")
--= DO
do $$ declare r ct2; begin select 1 , row(1,null)::ct into r; raise notice '%', r; end $$;
--! 23502: domain dn does not allow null values
do $$ declare r ct2; begin select 1, null into r; raise notice '%', r; end $$;
--~ (1,)
--= DO
do $$ declare r ct; begin r := null; raise notice '%', r; end $$;
--~ <NULL>
--= DO
do $$ declare r ct; begin r := row(1,null); raise notice '%', r; end $$;
--! 23502: domain dn does not allow null values
do $$ declare r ct; begin r := row(1); raise notice '%', r; end $$;
--! 23502: domain dn does not allow null values
do $$ declare x dn := 'a'; begin select a into x from t where false; end $$;
--! 23502: domain dn does not allow null values
do $$ declare x dn := 'a'; y int; begin select b,a into y,x from t where false; end $$;
--! 23502: domain dn does not allow null values
do $$ declare x dn := 'a'; y int; begin select b into y,x from t where false; end $$;
--! 23502: domain dn does not allow null values
do $$ declare x dn := 'a'; y int; begin select 1 into y,x; end $$;
--! 23502: domain dn does not allow null values
do $$ declare r t%rowtype; begin select * into r from t where false; raise notice '% % %', r, r is null, r.a is null; end $$;
--~ (,,) t t
--= DO
do $$ declare r t%rowtype; begin r.b := 5; raise notice '%', r; r.a := null; end $$;
--~ (,5,)
--! 23502: domain dn does not allow null values
do $$ declare r t%rowtype; begin r.b := 5; insert into t values (r.*); end $$;
--= DO
do $$ declare r t%rowtype; begin r.b := 5; r.a='q'; r.c := 4; insert into t values (r.*); end $$;
--= DO
do $$ declare r t%rowtype; begin for r in select * from t loop raise notice '%', r; end loop; raise notice 'after %', r; for r in select * from t where false loop null; end loop; raise notice 'after %', r; end $$;
--~ (,5,)
--~ (q,5,4)
--~ after (q,5,4)
--~ after (,,)
--= DO
do $$ declare r t; c cursor for select * from t; begin open c; fetch c into r; raise notice '%', r; fetch c into r; raise notice '%', r; end $$;
--~ (,5,)
--~ (q,5,4)
--= DO
do $$ declare r t; begin execute 'select * from t where false' into r; raise notice '%', r; end $$;
--~ (,,)
--= DO
do $$ declare r t; begin update t set b=1 where false returning * into r; raise notice '%', r; end $$;
--~ (,,)
--= DO
do $$ declare r t; x int; begin r.c := -1; end $$;
--! 23514: value for domain dc violates check constraint "dc_check"
do $$ declare r t[]; begin r[1].b := 1; raise notice '%', r; end $$;
--~ {"(,1,)"}
--= DO
do $$ declare r ct2[]; begin r[1].i.x := 1; raise notice '%', r; end $$;
--~ {"(,\"(1,)\")"}
--= DO
create function tf() returns trigger language plpgsql as $$ begin new.b := 9; return new; end $$;
--= CREATE FUNCTION
create trigger tg before insert on t for each row execute function tf();
--= CREATE TRIGGER
insert into t values ('x', 1, 1) returning *;
--> a:text | b:int4 | c:int4
--| x | 9 | 1
--= INSERT 0 1
create function f1() returns t language plpgsql as $$ declare r t; begin r.b := 1; return r; end $$;
--= CREATE FUNCTION
select f1();
--> f1:user
--| (,1,)
select * from f1();
--> a:text | b:int4 | c:int4
--| ∅ | 1 | ∅
create function f2() returns setof t language plpgsql as $$ declare r t; begin r.b := 1; return next r; end $$;
--= CREATE FUNCTION
select f2();
--> f2:user
--| (,1,)
create function f3(out a dn, out b int) language plpgsql as $$ begin b := 1; end $$;
--= CREATE FUNCTION
select f3();
--> f3:record
--| (,1)
create function f4() returns table (a dn, b int) language plpgsql as $$ begin b := 1; return next; end $$;
--= CREATE FUNCTION
select * from f4();
--> a:text | b:int4
--| ∅ | 1
select f4();
--> f4:record
--| (,1)
create function g1() returns t language plpgsql as $$ begin return row(null,1,1); end $$;
--= CREATE FUNCTION
select g1();
--! 42804: returned record type does not match expected record type
create function g2() returns t language plpgsql as $$ declare r record; begin r := row(null,1,1); return r; end $$;
--= CREATE FUNCTION
select g2();
--! 42804: returned record type does not match expected record type
create function g3() returns t language plpgsql as $$ begin return row(null::dn,1,1); end $$;
--= CREATE FUNCTION
select g3();
--! 23502: domain dn does not allow null values
create function g4() returns t language plpgsql as $$ declare r t; begin return r; end $$;
--= CREATE FUNCTION
select g4();
--> g4:user
--| ∅
create function g5() returns t language plpgsql as $$ declare r record; begin select * into r from t limit 1; return r; end $$;
--= CREATE FUNCTION
select g5();
--> g5:user
--| (,5,)
create function g6() returns dct language plpgsql as $$ declare r ct; begin r.x = 0; return r; end $$;
--= CREATE FUNCTION
select g6();
--! 23514: value for domain dct violates check constraint "dct_check"
create function g7() returns setof t language plpgsql as $$ declare r record; begin for r in select * from t loop return next r; end loop; end $$;
--= CREATE FUNCTION
select g7();
--> g7:user
--| (,5,)
--| (q,5,4)
--| (x,9,1)
create function g8() returns setof t language plpgsql as $$ begin return query select * from t; end $$;
--= CREATE FUNCTION
select g8();
--> g8:user
--| (,5,)
--| (q,5,4)
--| (x,9,1)
do $$ declare r t; s t; begin r.b := 1; s := r; raise notice '%', s; end $$;
--~ (,1,)
--= DO
do $$ declare r t; s record; begin r.b := 1; s := r; r := s; raise notice '%', s; end $$;
--~ (,1,)
--= DO
do $$ declare r t; s ct; begin r.b := 1; s := r; raise notice '%', s; end $$;
--~ (,1)
--= DO
