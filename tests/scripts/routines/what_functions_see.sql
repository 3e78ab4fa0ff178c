-- What functions see of what is changed around them: a stable one sees what its caller's statement sees, a volatile one what is there when it is called.
CREATE SCHEMA st0; SET search_path = st0;
--= CREATE SCHEMA
--= SET
create table b(v int); insert into b values (1);
--= CREATE TABLE
--= INSERT 0 1
create function add_b() returns int language plpgsql volatile as $$ begin insert into b values (10); return (select count(*) from b); end $$;
--= CREATE FUNCTION
create function cnt_s() returns bigint language plpgsql stable as $$ begin return (select count(*) from b); end $$;
--= CREATE FUNCTION
create function cnt_v() returns bigint language plpgsql volatile as $$ begin return (select count(*) from b); end $$;
--= CREATE FUNCTION
create function cnt_sq() returns bigint language sql stable as $$ select count(*) from b $$;
--= CREATE FUNCTION
create function cnt_vq() returns bigint language sql volatile as $$ select count(*) from b $$;
--= CREATE FUNCTION
select add_b(), (select count(*) from b), cnt_s(), cnt_v(), cnt_sq(), cnt_vq();
--> add_b:int4 | count:int8 | cnt_s:int8 | cnt_v:int8 | cnt_sq:int8 | cnt_vq:int8
--| 2 | 1 | 1 | 2 | 1 | 2
select add_b(), (select count(*) from b), cnt_s(), cnt_v(), cnt_sq(), cnt_vq() from generate_series(1,2);
--> add_b:int4 | count:int8 | cnt_s:int8 | cnt_v:int8 | cnt_sq:int8 | cnt_vq:int8
--| 3 | 2 | 2 | 3 | 2 | 3
--| 4 | 2 | 2 | 4 | 2 | 4
create table l(a bigint, s bigint, v bigint, sq bigint, vq bigint);
--= CREATE TABLE
insert into l values (add_b(), cnt_s(), cnt_v(), cnt_sq(), cnt_vq()), (add_b(), cnt_s(), cnt_v(), cnt_sq(), cnt_vq());
--= INSERT 0 2
select * from l;
--> a:int8 | s:int8 | v:int8 | sq:int8 | vq:int8
--| 5 | 4 | 5 | 4 | 5
--| 6 | 4 | 6 | 4 | 6
insert into l select add_b(), cnt_s(), cnt_v(), cnt_sq(), cnt_vq();
--= INSERT 0 1
select * from l;
--> a:int8 | s:int8 | v:int8 | sq:int8 | vq:int8
--| 5 | 4 | 5 | 4 | 5
--| 6 | 4 | 6 | 4 | 6
--| 7 | 6 | 7 | 6 | 7
create function cnt_l() returns bigint language sql stable as $$ select count(*) from l $$;
--= CREATE FUNCTION
create function cnt_lv() returns bigint language sql volatile as $$ select count(*) from l $$;
--= CREATE FUNCTION
create function cnt_lp() returns bigint language plpgsql stable as $$ begin return (select count(*) from l); end $$;
--= CREATE FUNCTION
create function cnt_lpv() returns bigint language plpgsql volatile as $$ begin return (select count(*) from l); end $$;
--= CREATE FUNCTION
insert into l select cnt_l(), cnt_lv(), cnt_lp(), cnt_lpv() from generate_series(1,3);
--= INSERT 0 3
select * from l;
--> a:int8 | s:int8 | v:int8 | sq:int8 | vq:int8
--| 5 | 4 | 5 | 4 | 5
--| 6 | 4 | 6 | 4 | 6
--| 7 | 6 | 7 | 6 | 7
--| 3 | 3 | 3 | 3 | ∅
--| 3 | 4 | 3 | 4 | ∅
--| 3 | 5 | 3 | 5 | ∅
update l set s = cnt_l(), a = cnt_lp();
--= UPDATE 6
insert into l values (cnt_l(), cnt_lv(), cnt_lp(), cnt_lpv()),(cnt_l(), cnt_lv(), cnt_lp(), cnt_lpv());
--= INSERT 0 2
select * from l;
--> a:int8 | s:int8 | v:int8 | sq:int8 | vq:int8
--| 6 | 6 | 5 | 4 | 5
--| 6 | 6 | 6 | 4 | 6
--| 6 | 6 | 7 | 6 | 7
--| 6 | 6 | 3 | 3 | ∅
--| 6 | 6 | 3 | 4 | ∅
--| 6 | 6 | 3 | 5 | ∅
--| 6 | 6 | 6 | 6 | ∅
--| 6 | 7 | 6 | 7 | ∅
begin;
--= BEGIN
declare c cursor for select n, cnt_s(), cnt_v(), cnt_sq(), cnt_vq(), (select count(*) from b) from generate_series(1,4) n;
--= DECLARE CURSOR
fetch 1 from c;
--> n:int4 | cnt_s:int8 | cnt_v:int8 | cnt_sq:int8 | cnt_vq:int8 | count:int8
--| 1 | 7 | 7 | 7 | 7 | 7
insert into b values (3);
--= INSERT 0 1
fetch 1 from c;
--> n:int4 | cnt_s:int8 | cnt_v:int8 | cnt_sq:int8 | cnt_vq:int8 | count:int8
--| 2 | 7 | 8 | 7 | 8 | 7
delete from b;
--= DELETE 8
fetch 1 from c;
--> n:int4 | cnt_s:int8 | cnt_v:int8 | cnt_sq:int8 | cnt_vq:int8 | count:int8
--| 3 | 7 | 0 | 7 | 0 | 7
select cnt_s(), cnt_v();
--> cnt_s:int8 | cnt_v:int8
--| 0 | 0
fetch 1 from c;
--> n:int4 | cnt_s:int8 | cnt_v:int8 | cnt_sq:int8 | cnt_vq:int8 | count:int8
--| 4 | 7 | 0 | 7 | 0 | 7
commit;
--= COMMIT
create function outer_s() returns text language plpgsql stable as $$ begin return cnt_v() || '/' || cnt_s() || '/' || (select count(*) from b); end $$;
--= CREATE FUNCTION
create function outer_v() returns text language plpgsql volatile as $$ declare r text; begin r := cnt_v() || '/' || cnt_s() || '/' || (select count(*) from b); perform add_b(); return r || ' ' || cnt_v() || '/' || cnt_s() || '/' || (select count(*) from b); end $$;
--= CREATE FUNCTION
select add_b(), outer_s(), outer_v(), outer_s(), cnt_s(), cnt_v();
--> add_b:int4 | outer_s:text | outer_v:text | outer_s:text | cnt_s:int8 | cnt_v:int8
--| 1 | 1/0/0 | 1/1/1 2/2/2 | 2/0/0 | 0 | 2
create table t(id int, v bigint);
--= CREATE TABLE
create function trg() returns trigger language plpgsql as $$ begin new.v := cnt_tv() * 100 + cnt_ts(); return new; end $$;
--= CREATE FUNCTION
create function cnt_ts() returns bigint language plpgsql stable as $$ begin return (select count(*) from t); end $$;
--= CREATE FUNCTION
create function cnt_tv() returns bigint language plpgsql volatile as $$ begin return (select count(*) from t); end $$;
--= CREATE FUNCTION
create trigger x before insert on t for each row execute function trg();
--= CREATE TRIGGER
insert into t select n from generate_series(1,3) n;
--= INSERT 0 3
select * from t;
--> id:int4 | v:int8
--| 1 | 0
--| 2 | 101
--| 3 | 202
insert into t values (4),(5);
--= INSERT 0 2
select * from t;
--> id:int4 | v:int8
--| 1 | 0
--| 2 | 101
--| 3 | 202
--| 4 | 303
--| 5 | 404
create function atrg() returns trigger language plpgsql as $$ begin raise notice '% %', cnt_tv(), cnt_ts(); return null; end $$;
--= CREATE FUNCTION
create trigger y after insert on t for each row execute function atrg();
--= CREATE TRIGGER
insert into t values (6),(7);
--~ 7 7
--~ 7 7
--= INSERT 0 2
create view vw as select cnt_ts() s, cnt_tv() v;
--= CREATE VIEW
insert into t select s, v from vw;
--~ 8 8
--= INSERT 0 1
select * from t order by 1,2;
--> id:int4 | v:int8
--| 1 | 0
--| 2 | 101
--| 3 | 202
--| 4 | 303
--| 5 | 404
--| 6 | 505
--| 7 | 606
--| 7 | 707
drop trigger y on t;
--= DROP TRIGGER
with w as (insert into t values (100) returning cnt_ts(), cnt_tv()) select *, cnt_ts(), cnt_tv(), (select count(*) from t) from w;
--> cnt_ts:int8 | cnt_tv:int8 | cnt_ts:int8 | cnt_tv:int8 | count:int8
--| 8 | 9 | 8 | 9 | 8
select * from (select add_b() a offset 0) x, lateral (select count(*) from b where a > 0) y, lateral (select cnt_s() where a > 0) z;
--> a:int4 | count:int8 | cnt_s:int8
--| 3 | 2 | 2
CREATE SCHEMA st1; SET search_path = st1;
--= CREATE SCHEMA
--= SET
create table b(v int); insert into b values (1);
--= CREATE TABLE
--= INSERT 0 1
create function s() returns bigint language plpgsql stable as $$ begin return (select count(*) from b); end $$;
--= CREATE FUNCTION
create function v() returns bigint language plpgsql volatile as $$ begin return (select count(*) from b); end $$;
--= CREATE FUNCTION
create function ss() returns setof int language plpgsql stable as $$ begin return query select b.v from b order by 1; end $$;
--= CREATE FUNCTION
create function sv() returns setof int language plpgsql volatile as $$ begin return query select b.v from b order by 1; end $$;
--= CREATE FUNCTION
create function ssq() returns setof int language sql stable as $$ select b.v from b order by 1 $$;
--= CREATE FUNCTION
create function svq() returns setof int language sql volatile as $$ select b.v from b order by 1 $$;
--= CREATE FUNCTION
create function add(i int) returns int language sql volatile as $$ insert into b values (i) returning v $$;
--= CREATE FUNCTION
begin; declare c cursor for select 1 union all select v from b union all select v from b; fetch 1 from c; insert into b values (2); fetch 2 from c; insert into b values(3); fetch all from c; commit;
--= BEGIN
--= DECLARE CURSOR
--> ?column?:int4
--| 1
--= INSERT 0 1
--> ?column?:int4
--| 1
--| 1
--= INSERT 0 1
--> ?column?:int4
--= COMMIT
insert into b values (10),(11) returning v, s(), v(), (select count(*) from b);
--> v:int4 | s:int8 | v:int8 | count:int8
--| 10 | 3 | 4 | 3
--| 11 | 3 | 5 | 3
--= INSERT 0 2
update b set v = v + 1 where v > 9 returning v, s(), v(), (select sum(v) from b);
--> v:int4 | s:int8 | v:int8 | sum:int8
--| 11 | 5 | 5 | 27
--| 12 | 5 | 5 | 27
--= UPDATE 2
delete from b where v > 9 returning v, s(), v(), (select count(*) from b);
--> v:int4 | s:int8 | v:int8 | count:int8
--| 11 | 5 | 4 | 5
--| 12 | 5 | 3 | 5
--= DELETE 2
select add(20), * from ss();
--> add:int4 | ss:int4
--| 20 | 1
--| 20 | 2
--| 20 | 3
select add(21), x from sv() x;
--> add:int4 | x:int4
--| 21 | 1
--| 21 | 2
--| 21 | 3
--| 21 | 20
--| 21 | 20
--| 21 | 20
select add(22), x from ssq() x;
--> add:int4 | x:int4
--| 22 | 1
--| 22 | 2
--| 22 | 3
--| 22 | 20
--| 22 | 20
--| 22 | 20
--| 22 | 21
--| 22 | 21
--| 22 | 21
--| 22 | 21
--| 22 | 21
--| 22 | 21
select add(23), x from svq() x;
--> add:int4 | x:int4
--| 23 | 1
--| 23 | 2
--| 23 | 3
--| 23 | 20
--| 23 | 20
--| 23 | 20
--| 23 | 21
--| 23 | 21
--| 23 | 21
--| 23 | 21
--| 23 | 21
--| 23 | 21
--| 23 | 22
--| 23 | 22
--| 23 | 22
--| 23 | 22
--| 23 | 22
--| 23 | 22
--| 23 | 22
--| 23 | 22
--| 23 | 22
--| 23 | 22
--| 23 | 22
--| 23 | 22
select x.a, y from (select add(26) a offset 0) x, lateral (select count(*) from svq() where x.a > 0) y;
--> a:int4 | y:record
--| 26 | (49)
select x.a, y from (select add(27) a offset 0) x, lateral (select count(*) from ssq() where x.a > 0) y;
--> a:int4 | y:record
--| 27 | (49)
do $$ declare r record; n int := 0; begin for r in select 1 as x union all (select v from b order by v limit 3) union all select count(*) from b loop insert into b values (100 + n); n := n + 1; raise notice '% % %', r.x, s(), v(); end loop; end $$;
--~ 1 51 51
--~ 1 52 52
--~ 2 53 53
--~ 3 54 54
--~ 50 55 55
--= DO
select count(*) from b;
--> count:int8
--| 55
create function dyn() returns text language plpgsql stable as $$ declare n int; r record; t text := ''; begin execute 'select count(*) from b' into n; for r in execute 'select v from b order by v limit 2' loop t := t || r.v || ','; end loop; return n || '/' || t || v(); end $$;
--= CREATE FUNCTION
select add(30), dyn(), add(31), dyn();
--> add:int4 | dyn:text | add:int4 | dyn:text
--| 30 | 55/1,2,56 | 31 | 55/1,2,57
create table t(id int primary key, n bigint);
--= CREATE TABLE
insert into t values (1,0),(2,0);
--= INSERT 0 2
insert into t values (1, s()), (3, s()) on conflict (id) do update set n = excluded.n + s() + v() returning *;
--> id:int4 | n:int8
--| 1 | 171
--| 3 | 57
--= INSERT 0 2
create function ts() returns bigint language plpgsql stable as $$ begin return (select count(*) from t); end $$;
--= CREATE FUNCTION
create function tv() returns bigint language plpgsql volatile as $$ begin return (select count(*) from t); end $$;
--= CREATE FUNCTION
merge into t using (values (3),(4),(5)) x(i) on t.id = x.i when matched then update set n = ts()*10 + tv() when not matched then insert values (x.i, ts()*10+tv());
--= MERGE 3
select * from t order by id;
--> id:int4 | n:int8
--| 1 | 171
--| 2 | 0
--| 3 | 33
--| 4 | 33
--| 5 | 34
insert into t select g, ts()*100+tv() from generate_series(10,12) g;
--= INSERT 0 3
select * from t order by id;
--> id:int4 | n:int8
--| 1 | 171
--| 2 | 0
--| 3 | 33
--| 4 | 33
--| 5 | 34
--| 10 | 505
--| 11 | 506
--| 12 | 507
insert into t values (20,0),(21,0),(22,0);
--= INSERT 0 3
select count(*) from t;
--> count:int8
--| 11
create function nested_s(k int) returns text language plpgsql stable as $$ begin if k = 0 then return s() || ':' || v(); end if; return nested_s(k-1) || '|' || s(); end $$;
--= CREATE FUNCTION
select add(50), nested_s(2), add(51), nested_s(1);
--> add:int4 | nested_s:text | add:int4 | nested_s:text
--| 50 | 57:58|57|57 | 51 | 57:59|57
create function w() returns text language plpgsql volatile as $$ declare x text; begin insert into b values (60); x := nested_s(1); insert into b values (61); x := x || ' ' || nested_s(1) || ' ' || s() || ' ' || v(); return x; end $$;
--= CREATE FUNCTION
select w(), s(), v();
--> w:text | s:int8 | v:int8
--| 60:60|60 61:61|61 61 61 | 59 | 61
begin; savepoint a; declare c2 cursor for select s(), v(), g from generate_series(1,4) g; fetch 1 from c2; insert into b values (70); savepoint bb; insert into b values(71); fetch 1 from c2; rollback to bb; fetch 1 from c2; release a; fetch 1 from c2; rollback;
--= BEGIN
--= SAVEPOINT
--= DECLARE CURSOR
--> s:int8 | v:int8 | g:int4
--| 61 | 61 | 1
--= INSERT 0 1
--= SAVEPOINT
--= INSERT 0 1
--> s:int8 | v:int8 | g:int4
--| 61 | 63 | 2
--= ROLLBACK
--> s:int8 | v:int8 | g:int4
--| 61 | 62 | 3
--= RELEASE
--> s:int8 | v:int8 | g:int4
--| 61 | 62 | 4
--= ROLLBACK
with x as (insert into b values (90) returning v), y as (delete from b where v = 1 returning v) select (select count(*) from b), s(), v(), (select count(*) from x), (select count(*) from y);
--> count:int8 | s:int8 | v:int8 | count:int8 | count:int8
--| 61 | 61 | 61 | 1 | 1
create function sq_in(x int) returns bigint language sql volatile as $$ select count(*) from b where b.v >= x $$;
--= CREATE FUNCTION
select sq_in(1), add(95), sq_in(1);
--> sq_in:int8 | add:int4 | sq_in:int8
--| 61 | 95 | 62
select add(96), sq_in(1) from generate_series(1,2);
--> add:int4 | sq_in:int8
--| 96 | 63
--| 96 | 64
begin; declare c3 cursor for select sq_in(1) from generate_series(1,3); fetch 1 from c3; delete from b where v > 90; fetch 1 from c3; rollback;
--= BEGIN
--= DECLARE CURSOR
--> sq_in:int8
--| 64
--= DELETE 8
--> sq_in:int8
--| 56
--= ROLLBACK
CREATE SCHEMA st2; SET search_path = st2;
--= CREATE SCHEMA
--= SET
create table b(v int); insert into b values (1);
--= CREATE TABLE
--= INSERT 0 1
create function add_b() returns int language plpgsql as $$ begin insert into b values (10); return 0; end $$;
--= CREATE FUNCTION
create function cnt_vq() returns bigint language sql volatile as $$ select count(*) from b $$;
--= CREATE FUNCTION
do $$ declare x bigint; begin x := add_b() + cnt_vq(); raise notice '%', x; if add_b() = 0 and cnt_vq() = 3 then raise notice 'three'; end if; x := (select add_b() + cnt_vq()); raise notice '%', x; end $$;
--~ 2
--~ three
--~ 4
--= DO
create function add_and_count() returns bigint language plpgsql as $$ begin return add_b() + cnt_vq(); end $$;
--= CREATE FUNCTION
select add_and_count(), cnt_vq();
--> add_and_count:int8 | cnt_vq:int8
--| 5 | 5
