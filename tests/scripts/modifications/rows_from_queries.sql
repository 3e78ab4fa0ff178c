-- Several columns from one row of a query: the query runs once for each row that is changed.
create table source (x int, y int, z text);
--= CREATE TABLE
insert into source select i, i, 'z' || i from generate_series(1, 200) i;
--= INSERT 0 200
create table target (id int primary key, a int, b int, c text, n int default 0);
--= CREATE TABLE
insert into target (id) select generate_series(1, 50);
--= INSERT 0 50
update target set (a, b) = (select x, y from source order by random() limit 1);
--= UPDATE 50
select count(*), count(*) filter (where a = b) from target;
--> count:int8 | count:int8
--| 50 | 50
update target set (a, b, c) = (select x, y, z from source where target.id > 0 order by random() limit 1), n = n + 1;
--= UPDATE 50
select count(*), count(*) filter (where a = b and c = 'z' || a and n = 1) from target;
--> count:int8 | count:int8
--| 50 | 50
create sequence numbers;
--= CREATE SEQUENCE
update target set (a, b) = (select v, v from (select nextval('numbers') v where target.id > 0 offset 0) q);
--= UPDATE 50
select count(*) filter (where a = b), max(a), (select last_value from numbers) from target;
--> count:int8 | max:int4 | last_value:int8
--| 50 | 50 | 50
update target set (a, b) = (select x, y from source where x = target.id + 190);
--= UPDATE 50
select count(a), count(b), max(a) from target;
--> count:int8 | count:int8 | max:int4
--| 10 | 10 | 200
update target set (a, b) = (select x, y from source);
--! 21000: more than one row returned by a subquery used as an expression
update target set (a, b) = (select x from source);
--! 42601: number of columns does not match number of values
update target set (a, b) = (select z, x from source limit 1);
--! 42804: column "a" is of type integer but expression is of type text
update target set (a, a) = (select x, y from source limit 1);
--! 42601: multiple assignments to same column "a"
update target set (n, c) = (select target.n + 5, max(z) from source), a = n;
--= UPDATE 50
select distinct n, c, a from target;
--> n:int4 | c:text | a:int4
--| 6 | z99 | 1
insert into target values (1), (2), (60) on conflict (id) do update set (a, b) = (select x, y from source where excluded.id > 0 order by random() limit 1), n = target.n + 1 returning id, a = b, n;
--> id:int4 | ?column?:bool | n:int4
--| 1 | t | 7
--| 2 | t | 7
--| 60 | ∅ | 0
--= INSERT 0 3
merge into target using source on x = id and x < 20 when matched then update set (a, b) = (select x, y from source s where target.id > 0 order by random() limit 1), c = 'merged';
--= MERGE 19
select count(*), count(*) filter (where a = b) from target where c = 'merged';
--> count:int8 | count:int8
--| 19 | 19
create view shown as select id, a, b, n from target where id < 30 with check option;
--= CREATE VIEW
update shown set (a, b) = (select x, y from source where shown.id > 0 order by random() limit 1) where id > 20;
--= UPDATE 9
select count(*), count(*) filter (where a = b) from shown where id > 20;
--> count:int8 | count:int8
--| 9 | 9
update shown set (id, a) = (select 31, 1) where id = 5;
--! 23505: duplicate key value violates unique constraint "target_pkey"
create view triggered as select id, a, b from target;
--= CREATE VIEW
create function put() returns trigger language plpgsql as $$ begin update target set a = new.a, b = new.b where id = new.id; return new; end $$;
--= CREATE FUNCTION
create trigger put instead of update on triggered for each row execute function put();
--= CREATE TRIGGER
update triggered set (a, b) = (select x, y from source where triggered.id > 0 order by random() limit 1) where id > 40;
--= UPDATE 11
select count(*), count(*) filter (where a = b) from target where id > 40;
--> count:int8 | count:int8
--| 11 | 11
update target t set (a, b) = (select s.x + u.x, s.y + u.y from source s where s.x = u.x) from source u where u.x = t.id and t.id <= 3 returning t.id, t.a, t.b;
--> id:int4 | a:int4 | b:int4
--| 1 | 2 | 2
--| 2 | 4 | 4
--| 3 | 6 | 6
--= UPDATE 3
prepare given (int) as update target set (a, b) = (select x + $1, y + $1 from source where x = target.id) where id = 7 returning a, b;
--= PREPARE
execute given (1000);
--> a:int4 | b:int4
--| 1007 | 1007
--= UPDATE 1
create type pair as (p int, q int);
--= CREATE TYPE
create table paired (id int, v pair, w int[]);
--= CREATE TABLE
insert into paired values (1, null, '{1,2,3}');
--= INSERT 0 1
update paired set (v.p, v.q, w[2]) = (select 5, 6, 7);
--= UPDATE 1
select * from paired;
--> id:int4 | v:user | w:_int4
--| 1 | (5,6) | {1,7,3}
