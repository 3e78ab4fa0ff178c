-- What a LATERAL query has for values of the left side is remembered for rows with the same: NULLs among them, whatever the join's condition asks, and anew where rows around have changed.
create table prices(prod int, at int, price int);
--= CREATE TABLE
insert into prices select g % 40, g, g * 7 % 101 from generate_series(1, 4000) g;
--= INSERT 0 4000
create index on prices(prod);
--= CREATE INDEX
create table sales(id int primary key, prod int, at int, shop text);
--= CREATE TABLE
insert into sales select g, case when g % 50 = 0 then null else g % 45 end, g * 3, 's' || g % 6 from generate_series(1, 3000) g;
--= INSERT 0 3000
analyze;
--= ANALYZE
select count(*), sum(p.price), max(p.at) from sales s cross join lateral (select * from prices p where p.prod = s.prod order by p.price desc, p.at limit 3) p;
--> count:int8 | sum:int8 | max:int4
--| 7848 | 776751 | 3982
select count(*), sum(p.price), count(p.at) from sales s left join lateral (select * from prices p where p.prod = s.prod order by p.price desc, p.at limit 3) p on true;
--> count:int8 | sum:int8 | count:int8
--| 8232 | 776751 | 7848
select count(*), sum(p.price), count(p.at) from sales s left join lateral (select * from prices p where p.prod = s.prod order by p.price desc, p.at limit 3) p on p.at < s.at and s.id % 3 > 0;
--> count:int8 | sum:int8 | count:int8
--| 5428 | 394268 | 3984
select s.shop, count(*), sum(p.n), sum(p.m) from sales s cross join lateral (select count(*) n, min(p.price) m from prices p where p.prod = s.prod and p.price > 50) p group by s.shop order by 1;
--> shop:text | count:int8 | sum:numeric | sum:int8
--| s0 | 500 | 22117 | 22797
--| s1 | 500 | 21433 | 22167
--| s2 | 500 | 20487 | 21114
--| s3 | 500 | 23117 | 23817
--| s4 | 500 | 20747 | 21454
--| s5 | 500 | 21466 | 22134
select count(*), sum(p.price) from sales s cross join lateral (select * from prices p where p.prod is not distinct from s.prod order by p.at limit 2) p where s.id < 200;
--> count:int8 | sum:int8
--| 352 | 17145
select s.id, p.at, p.price from sales s left join lateral (select * from prices p where p.prod = s.prod and s.prod > 20 order by p.price, p.at limit 2) p on true where s.id between 90 and 120 order by 1, 2;
--> id:int4 | at:int4 | price:int4
--| 90 | ∅ | ∅
--| 91 | ∅ | ∅
--| 92 | ∅ | ∅
--| 93 | ∅ | ∅
--| 94 | ∅ | ∅
--| 95 | ∅ | ∅
--| 96 | ∅ | ∅
--| 97 | ∅ | ∅
--| 98 | ∅ | ∅
--| 99 | ∅ | ∅
--| 100 | ∅ | ∅
--| 101 | ∅ | ∅
--| 102 | ∅ | ∅
--| 103 | ∅ | ∅
--| 104 | ∅ | ∅
--| 105 | ∅ | ∅
--| 106 | ∅ | ∅
--| 107 | ∅ | ∅
--| 108 | ∅ | ∅
--| 109 | ∅ | ∅
--| 110 | ∅ | ∅
--| 111 | 101 | 0
--| 111 | 3261 | 1
--| 112 | 1342 | 1
--| 112 | 2222 | 0
--| 113 | 303 | 0
--| 113 | 3463 | 1
--| 114 | 1544 | 1
--| 114 | 2424 | 0
--| 115 | 505 | 0
--| 115 | 3665 | 1
--| 116 | 1746 | 1
--| 116 | 2626 | 0
--| 117 | 707 | 0
--| 117 | 3867 | 1
--| 118 | 1948 | 1
--| 118 | 2828 | 0
--| 119 | 29 | 1
--| 119 | 909 | 0
--| 120 | 2150 | 1
--| 120 | 3030 | 0
select o.g, (select sum(p.price) from sales s cross join lateral (select * from prices p where p.prod = s.prod and p.at > o.g * 1000 order by p.price desc, p.at limit 2) p where s.id > o.g * 100) from generate_series(0, 3) o(g) order by 1;
--> g:int4 | sum:int8
--| 0 | 520450
--| 1 | 500853
--| 2 | 480059
--| 3 | 452922
select count(*), sum(q.v) from sales s cross join lateral (select p.price + x.k v from (select * from prices p where p.prod = s.prod order by p.at limit 2) p cross join lateral (select count(*) k from prices z where z.prod = p.prod % 7 and z.price > s.prod) x) q;
--> count:int8 | sum:numeric
--| 5232 | 672160
select s.shop, p.shop, p.n from (select distinct shop from sales) s cross join lateral (select t.shop, count(*) n from sales t where t.shop > s.shop group by t.shop order by 1 limit 2) p order by 1, 2;
--> shop:text | shop:text | n:int8
--| s0 | s1 | 500
--| s0 | s2 | 500
--| s1 | s2 | 500
--| s1 | s3 | 500
--| s2 | s3 | 500
--| s2 | s4 | 500
--| s3 | s4 | 500
--| s3 | s5 | 500
--| s4 | s5 | 500
with recursive r(n, prod) as (select 1, 3 union all select r.n + 1, p.at % 45 from r cross join lateral (select * from prices p where p.prod = r.prod order by p.price desc, p.at limit 1) p where r.n < 6) select * from r order by n;
--> n:int4 | prod:int4
--| 1 | 3
--| 2 | 8
--| 3 | 23
--| 4 | 13
--| 5 | 38
--| 6 | 3
prepare p as select count(*), sum(p.price) from sales s cross join lateral (select * from prices p where p.prod = s.prod and p.price < $1 order by p.price desc, p.at limit 3) p where s.shop = $2;
--= PREPARE
execute p(50, 's1');
--> count:int8 | sum:int8
--| 1302 | 62496
execute p(10, 's1');
--> count:int8 | sum:int8
--| 1302 | 10416
execute p(50, 's2');
--> count:int8 | sum:int8
--| 1242 | 59616
