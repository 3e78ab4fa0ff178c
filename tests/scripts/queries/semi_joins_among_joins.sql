-- Where semi and anti joins of several relations stand among the joins shows in no answer.
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
