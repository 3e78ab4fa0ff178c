-- Where semi, anti and left joins stand among inner joins shows in no answer.
create table wide (id int primary key, k int, m int);
--= CREATE TABLE
create table near (id int primary key, k int, w int);
--= CREATE TABLE
create table far (id int primary key, n int, m int) partition by hash (id);
--= CREATE TABLE
create table far_0 partition of far for values with (modulus 2, remainder 0);
--= CREATE TABLE
create table far_1 partition of far for values with (modulus 2, remainder 1);
--= CREATE TABLE
create table asked (x int, y int, z int);
--= CREATE TABLE
insert into wide select i, i % 97, nullif(i % 31, 7) from generate_series(1, 3000) i;
--= INSERT 0 3000
insert into near select i, (i * 7) % 97, i * 3 from generate_series(1, 500) i;
--= INSERT 0 500
insert into far select i, (i * 5) % 500, i % 31 from generate_series(1, 1500) i;
--= INSERT 0 1500
insert into asked select i % 97, nullif(i % 31, 11), i from generate_series(1, 400) i;
--= INSERT 0 400
create index on wide (k);
--= CREATE INDEX
create index on far (n);
--= CREATE INDEX
-- Two relations of three.
select count(*), sum(w.id), sum(f.id) from wide w, near n, far f where n.w = w.id and f.n = n.id and exists (select 1 from asked a where a.x = w.k and a.y = f.m);
--> count:int8 | sum:int8 | sum:int8
--| 191 | 145380 | 143692
select count(*), sum(w.id), sum(f.id) from wide w, near n, far f where n.w = w.id and f.n = n.id and not exists (select 1 from asked a where a.x = w.k and a.y = f.m);
--> count:int8 | sum:int8 | sum:int8
--| 1294 | 968370 | 970058
select count(*), sum(w.id) from wide w, near n, far f where n.w = w.id and f.n = n.id and w.m not in (select a.y from asked a where a.x = n.k and a.y is not null);
--> count:int8 | sum:int8
--| 1245 | 933975
select count(*), sum(w.id) from wide w, near n, far f where n.w = w.id and f.n = n.id and w.m not in (select a.y from asked a where a.x = n.k);
--> count:int8 | sum:int8
--| 1065 | 767250
-- Several, one that looks into two tables, one in another, one that no equality leads to.
select count(*), sum(w.id) from wide w join near n on n.w = w.id join far f on f.n = n.id
where exists (select 1 from asked a, far b where a.x = w.k and b.id = a.z and b.m <> f.m) and not exists (select 1 from asked a where a.z = n.id and a.y = w.m) and w.id in (select id * 3 from near);
--> count:int8 | sum:int8
--| 1455 | 1092825
select count(*), sum(w.id) from wide w, near n where n.w = w.id
  and exists (select 1 from asked a where a.x = n.k and not exists (select 1 from far f where f.id = a.z and f.m = w.m and f.n in (select near.id from near where near.k = n.k)));
--> count:int8 | sum:int8
--| 500 | 375750
select count(*) from near n, far f where f.n = n.id and exists (select 1 from asked a where a.z > n.id + f.id);
--> count:int8
--| 164
-- Of relations under other names, and behind outer joins.
select count(*), sum(d.i) from (select w.id as i, n.k as j from wide w, near n where n.w = w.id) d, far f where f.id = d.i and exists (select 1 from asked a where a.x = d.j and a.y = f.m);
--> count:int8 | sum:int8
--| 64 | 50382
select count(*), sum(d.i) from (select w.id as i, n.k as j from wide w left join near n on n.w = w.id) d, far f where f.id = d.i and not exists (select 1 from asked a where a.x = d.j and a.y = f.m);
--> count:int8 | sum:int8
--| 1436 | 1075368
select count(*), sum(d.id) from (select w.* from wide w where not exists (select 1 from asked a where a.x = w.k)) d join near n on n.w = d.id;
--> count:int8 | sum:int8
--| 0 | ∅
select count(*), count(n.id) from wide w left join near n on n.w = w.id and exists (select 1 from asked a where a.x = n.k and a.y = w.m);
--> count:int8 | count:int8
--| 3000 | 62
-- With what belongs to each row, and in order.
select count(*), sum(l.s) from near n, wide w, lateral (select w.k + n.k as s from far f where f.id = n.id) l where w.id = n.w and exists (select 1 from asked a where a.x = w.k and a.z = n.id);
--> count:int8 | sum:int8
--| 4 | 0
select w.id, n.id, f.id from wide w, near n, far f where n.w = w.id and f.n = n.id and exists (select 1 from asked a where a.x = w.k and a.y = f.m) order by w.id, f.id limit 5;
--> id:int4 | id:int4 | id:int4
--| 15 | 5 | 201
--| 15 | 5 | 701
--| 15 | 5 | 1201
--| 30 | 10 | 402
--| 30 | 10 | 902
select w.id, n.id, f.id from wide w, near n, far f where n.w = w.id and f.n = n.id and not exists (select 1 from asked a where a.x = w.k and a.y = f.m) order by n.id desc, f.id offset 3 limit 4;
--> id:int4 | id:int4 | id:int4
--| 1485 | 495 | 399
--| 1485 | 495 | 599
--| 1485 | 495 | 699
--| 1485 | 495 | 799
select n.id from wide w, near n where n.w = w.id and exists (select 1 from asked a where a.x = w.k and a.z = n.id) order by n.id limit 3 for update of n;
--> id:int4
--| 97
--| 194
--| 291
-- Left joins of one relation of several, asked for what they add or that they add nothing.
select count(*), count(f.id), sum(w.id) from near n left join far f on f.n = n.id and f.m > 20 join wide w on w.id = n.w where w.k < 50;
--> count:int8 | count:int8 | sum:int8
--| 463 | 250 | 345315
select count(*), sum(n.id) from near n left join far f on f.n = n.id and f.m = n.k join wide w on w.id = n.w where f.id is null and w.m = 3;
--> count:int8 | sum:int8
--| 16 | 4108
select count(*), sum(w.id) from near n left join asked a on a.z = n.id and a.y > 5 cross join wide w where w.id = coalesce(a.x, n.w) and (a.x is null or w.k = a.x);
--> count:int8 | sum:int8
--| 497 | 200990
select count(*), sum(w.id), count(b.x) from near n left join asked a on a.z = n.id left join asked b on b.z = a.x join wide w on w.id = n.w where b.y is null or b.y < w.k;
--> count:int8 | sum:int8 | count:int8
--| 488 | 368544 | 384
select count(*), sum(w.id) from near n left join asked a on a.z = n.id join wide w on w.k = a.x join far f on f.id = n.id;
--> count:int8 | sum:int8
--| 12372 | 18549678
select count(*), count(l.s) from near n left join lateral (select sum(f.m) as s from far f where f.n = n.id having count(*) > 2) l on l.s > n.k join wide w on w.id = n.w;
--> count:int8 | count:int8
--| 500 | 99
select count(*), count(d.y) from (select n.id, n.w, a.y from near n left join asked a on a.z = n.id) d, wide w where w.id = d.w and not exists (select 1 from far f where f.id = d.y);
--> count:int8 | count:int8
--| 125 | 12
select count(*), count(q.y) from wide w join near n on n.w = w.id left join (asked a left join far f on f.id = a.z) as q (x, y, z, id) on q.x = n.k and q.id = w.m;
--> count:int8 | count:int8
--| 500 | 4
select w.id, a.y from near n left join asked a on a.z = n.id and a.y > 12 join wide w on w.id = n.w order by w.id limit 6 offset 9;
--> id:int4 | y:int4
--| 30 | ∅
--| 33 | ∅
--| 36 | ∅
--| 39 | 13
--| 42 | 14
--| 45 | 15
-- More relations than are searched for the best order.
select count(*), sum(l.v), count(a.y) from near n join wide w1 on w1.id = n.w join wide w2 on w2.id = w1.id join wide w3 on w3.id = w2.id join wide w4 on w4.id = w3.id join wide w5 on w5.id = w4.id
join wide w6 on w6.id = w5.id join wide w7 on w7.id = w6.id join wide w8 on w8.id = w7.id join wide w9 on w9.id = w8.id join wide w10 on w10.id = w9.id left join asked a on a.z = n.id and a.y > 5
cross join lateral (select coalesce(a.y, 1) + w10.k as v from far f where f.n = n.id and f.m is distinct from a.y) l where not exists (select 1 from asked b where b.x = a.y and b.z = n.id) and exists (select 1 from far g where g.n = n.id and g.m > w5.m);
--> count:int8 | sum:int8 | count:int8
--| 1212 | 71210 | 717
select count(*), count(a.y), sum(c.id) from near n join wide w1 on w1.id = n.w join wide w2 on w2.id = w1.id join wide w3 on w3.id = w2.id join wide w4 on w4.id = w3.id join wide w5 on w5.id = w4.id
join wide w6 on w6.id = w5.id join wide w7 on w7.id = w6.id left join asked a on a.z = n.id left join asked b on b.z = a.x left join asked d on d.z = b.x join near c on c.id = coalesce(d.x, 1)
where exists (select 1 from far g where g.n = n.id and g.m > coalesce(b.y, 2)) and not exists (select 1 from asked e where e.z = w3.k and e.y = 4);
--> count:int8 | count:int8 | sum:int8
--| 94 | 74 | 3601
select count(*), count(a.y), count(b.y), count(d.y) from near n join wide w1 on w1.id = n.w join wide w2 on w2.id = w1.id join wide w3 on w3.id = w2.id join wide w4 on w4.id = w3.id join wide w5 on w5.id = w4.id
join wide w6 on w6.id = w5.id join wide w7 on w7.id = w6.id join wide w8 on w8.id = w7.id left join asked a on a.z = n.id left join asked b on b.z = a.x left join asked d on d.z = b.x and d.y > w8.m
where not exists (select 1 from asked e where e.z = d.x and e.y = a.y) and (b.y is null or b.y > 3);
--> count:int8 | count:int8 | count:int8 | count:int8
--| 398 | 289 | 281 | 125
-- Rows that are changed.
update wide w set m = -1 from near n where n.w = w.id and exists (select 1 from asked a where a.x = w.k and a.z = n.id);
--= UPDATE 4
select count(*), sum(id) from wide where m = -1;
--> count:int8 | sum:int8
--| 4 | 2910
delete from near n using wide w where n.w = w.id and not exists (select 1 from asked a where a.x = n.k and a.y = w.m);
--= DELETE 439
select count(*), sum(id) from near;
--> count:int8 | sum:int8
--| 61 | 16000
