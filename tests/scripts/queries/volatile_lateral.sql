-- A volatile function of a row is called once for it, whatever else is made of the same row beside it.
create table vlog (n int);
--= CREATE TABLE
create function vsend(a int[]) returns setof int language plpgsql as $$ begin insert into vlog values (1); return query select x * 10 from unnest(a) x; end $$;
--= CREATE FUNCTION
with mb as materialized (select array_agg(g) a from generate_series(1,5) g)
select i, id from mb cross join lateral unnest(mb.a) with ordinality t(i, o) cross join lateral vsend(mb.a) with ordinality m(id, mo) where t.o = m.mo order by 1;
--> i:int4 | id:int4
--| 1 | 10
--| 2 | 20
--| 3 | 30
--| 4 | 40
--| 5 | 50
select count(*) from vlog;
--> count:int8
--| 1
with mb as materialized (select array_agg(g) a from generate_series(1,5) g)
select i, id from mb cross join lateral vsend(mb.a) with ordinality m(id, mo) cross join lateral unnest(mb.a) with ordinality t(i, o) where t.o = m.mo order by 1;
--> i:int4 | id:int4
--| 1 | 10
--| 2 | 20
--| 3 | 30
--| 4 | 40
--| 5 | 50
select count(*) from vlog;
--> count:int8
--| 2
with mb(a, k) as materialized (values (array[1,2,3,4,5], 1), (array[1,2], 2))
select i, id from mb cross join lateral unnest(mb.a) with ordinality t(i, o) cross join lateral vsend(mb.a) with ordinality m(id, mo) where t.o = m.mo order by 1, 2, k;
--> i:int4 | id:int4
--| 1 | 10
--| 1 | 10
--| 2 | 20
--| 2 | 20
--| 3 | 30
--| 4 | 40
--| 5 | 50
select count(*) from vlog;
--> count:int8
--| 4

-- Two of them, and no condition between.
with mb(a, k) as materialized (values (array[1,2,3], 1), (array[1,2], 2))
select k, id, id2 from mb cross join lateral vsend(mb.a) m(id) cross join lateral vsend(mb.a) n(id2) order by 1, 2, 3;
--> k:int4 | id:int4 | id2:int4
--| 1 | 10 | 10
--| 1 | 10 | 20
--| 1 | 10 | 30
--| 1 | 20 | 10
--| 1 | 20 | 20
--| 1 | 20 | 30
--| 1 | 30 | 10
--| 1 | 30 | 20
--| 1 | 30 | 30
--| 2 | 10 | 10
--| 2 | 10 | 20
--| 2 | 20 | 10
--| 2 | 20 | 20
select count(*) from vlog;
--> count:int8
--| 8

-- Of a table's rows, with what restricts them.
create table vb (k int primary key, a int[]);
--= CREATE TABLE
insert into vb select g, array[g, g + 1, g + 2] from generate_series(1, 20) g;
--= INSERT 0 20
create table vk (k int primary key);
--= CREATE TABLE
insert into vk values (3), (4);
--= INSERT 0 2
truncate vlog;
--= TRUNCATE TABLE
select k, i, id from vb join vk using (k), unnest(a) i, vsend(a) m(id) where id = i * 10 order by 1, 2;
--> k:int4 | i:int4 | id:int4
--| 3 | 3 | 30
--| 3 | 4 | 40
--| 3 | 5 | 50
--| 4 | 4 | 40
--| 4 | 5 | 50
--| 4 | 6 | 60
drop table vlog, vb, vk;
--= DROP TABLE
drop function vsend;
--= DROP FUNCTION
