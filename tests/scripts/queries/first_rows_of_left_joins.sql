-- ORDER BY … LIMIT over left joins joins no more rows than are wanted; values that look at tables are computed for these alone; what is the same in all rows orders nothing.
create table c(id int primary key, name text, region int);
--= CREATE TABLE
insert into c select g, 'n' || g % 7, g % 3 from generate_series(1, 30) g;
--= INSERT 0 30
create table o(id int primary key, cust int, total int);
--= CREATE TABLE
insert into o select g, g % 40, g % 11 from generate_series(1, 100) g;
--= INSERT 0 100
select o.id, c.name from o left join c on c.id = o.cust order by o.total desc, o.id limit 7;
--> id:int4 | name:text
--| 10 | n3
--| 21 | n0
--| 32 | ∅
--| 43 | n3
--| 54 | n0
--| 65 | n4
--| 76 | ∅
select o.id, c.name from o left join c on c.id = o.cust order by o.total desc, o.id limit 5 offset 9;
--> id:int4 | name:text
--| 9 | n2
--| 20 | n6
--| 31 | ∅
--| 42 | n2
--| 53 | n6
select c.id, o.id from c left join o on o.cust = c.id order by c.name, c.id, o.id limit 9;
--> id:int4 | id:int4
--| 7 | 7
--| 7 | 47
--| 7 | 87
--| 14 | 14
--| 14 | 54
--| 14 | 94
--| 21 | 21
--| 21 | 61
--| 28 | 28
select c.id, o.id from c left join o on o.cust = c.id and o.total > 100 order by c.name, c.id limit 3 offset 29;
--> id:int4 | id:int4
--| 27 | ∅
select c.id, x.n, y.m from c left join lateral (select count(*) n from o where o.cust = c.id) x on true left join lateral (select max(o.id) m from o where o.cust > c.id + x.n) y on true order by c.region desc, c.id limit 6;
--> id:int4 | n:int8 | m:int4
--| 2 | 3 | 100
--| 5 | 3 | 100
--| 8 | 3 | 100
--| 11 | 3 | 100
--| 14 | 3 | 100
--| 17 | 3 | 79
select q.k, q.d, c.name from (select o.id k, o.total * 2 d, o.cust from o where o.total > 3) q left join c on c.id = q.cust order by d desc, k limit 4;
--> k:int4 | d:int4 | name:text
--| 10 | 20 | n3
--| 21 | 20 | n0
--| 32 | 20 | ∅
--| 43 | 20 | n3
select q.* from (select o.id, c.name, (select count(*) from o i where i.cust = c.id) n from o left join c on c.id = o.cust) q order by q.id desc limit 3;
--> id:int4 | name:text | n:int8
--| 100 | n6 | 3
--| 99 | n5 | 3
--| 98 | n4 | 3
select c.id, o.id from c left join o on o.cust = c.id where o.total > 5 or o.id is null order by c.id desc limit 4;
--> id:int4 | id:int4
--| 30 | 30
--| 29 | 29
--| 28 | 28
--| 25 | 65
select c.id, o.id from c left join o on o.cust = c.id order by o.total, c.id, o.id limit 4;
--> id:int4 | id:int4
--| 4 | 44
--| 8 | 88
--| 11 | 11
--| 15 | 55
prepare p as select c.id, o.id from c left join o on o.cust = c.id order by c.id desc, o.id limit $1 offset $2;
--= PREPARE
execute p(4, 25);
--> id:int4 | id:int4
--| 19 | 99
--| 18 | 18
--| 18 | 58
--| 18 | 98
execute p(null, 95);
--> id:int4 | id:int4
execute p(2, null);
--> id:int4 | id:int4
--| 30 | 30
--| 30 | 70
execute p(0, 0);
--> id:int4 | id:int4
execute p(-1, 5);
--! 2201W: LIMIT must not be negative
execute p(5, -1);
--! 2201X: OFFSET must not be negative
execute p(9223372036854775807, 92);
--> id:int4 | id:int4
select c.id, o.id from c left join o on o.cust = c.id order by c.id desc fetch first 1 row with ties;
--> id:int4 | id:int4
--| 30 | 30
--| 30 | 70
select c.id, (select max(o.id) from o where o.cust = c.id) m, (select sum(total) from o where o.cust = c.id) s from c order by name desc, id limit 3;
--> id:int4 | m:int4 | s:int8
--| 6 | 86 | 17
--| 13 | 93 | 16
--| 20 | 100 | 15
select c.id, (select max(o.id) from o where o.cust = c.id) m from c order by m desc nulls last limit 3;
--> id:int4 | m:int4
--| 20 | 100
--| 19 | 99
--| 18 | 98
select region, (select count(*) from o where o.total = c.region) n, count(*) from c group by region order by region desc limit 2;
--> region:int4 | n:int8 | count:int8
--| 2 | 9 | 10
--| 1 | 10 | 10
select distinct region, (select count(*) from o where o.total = c.region) n from c order by region limit 2;
--> region:int4 | n:int8
--| 0 | 9
--| 1 | 10
create function looked(x int) returns int stable language plpgsql as $$ begin raise notice 'looked %', x; return x; end $$;
--= CREATE FUNCTION
select looked(id), name from c order by id desc limit 1;
--> looked:int4 | name:text
--~ looked 30
--| 30 | n2
select id, region from c where region = 1 order by region, id desc limit 3;
--> id:int4 | region:int4
--| 28 | 1
--| 25 | 1
--| 22 | 1
select c.id, o.id from c join o on o.cust = c.id where c.id = 7 order by o.cust, c.id, o.id desc limit 2;
--> id:int4 | id:int4
--| 7 | 87
--| 7 | 47
select cust, count(*) from o join c on c.id = o.cust group by cust order by cust limit 3;
--> cust:int4 | count:int8
--| 1 | 3
--| 2 | 3
--| 3 | 3
select c.id, count(*), min(o.total) from c join o on o.cust = c.id and o.total <> 4 group by c.id having count(*) > 1 order by 1 desc limit 3;
--> id:int4 | count:int8 | min:int4
--| 29 | 2 | 3
--| 28 | 2 | 2
--| 27 | 2 | 1
select region, name, count(*) from c where region = 2 group by region, name order by region, name limit 2;
--> region:int4 | name:text | count:int8
--| 2 | n0 | 1
--| 2 | n1 | 2
