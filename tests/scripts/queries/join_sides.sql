-- Which side is hashed, where a semi join sits and in which order conditions are tested shows in no answer.
create table few (id int primary key, k int, t text);
--= CREATE TABLE
create table many (id int primary key, k int, t text);
--= CREATE TABLE
insert into few select g, nullif(g % 7, 3), 'f' || g from generate_series(1, 20) g;
--= INSERT 0 20
insert into many select g, nullif(g % 11, 5), 'm' || g % 50 from generate_series(1, 3000) g;
--= INSERT 0 3000
create index on many (k, id);
--= CREATE INDEX

-- The left side is hashed: rows of it without a partner, with a NULL key, with partners that the rest of the condition refuses.
select f.id, f.k, count(m.id), sum(m.id) from few f left join many m on m.t = 'm' || f.k group by f.id, f.k order by f.id;
--> id:int4 | k:int4 | count:int8 | sum:int8
--| 1 | 1 | 60 | 88560
--| 2 | 2 | 60 | 88620
--| 3 | ∅ | 0 | ∅
--| 4 | 4 | 60 | 88740
--| 5 | 5 | 60 | 88800
--| 6 | 6 | 60 | 88860
--| 7 | 0 | 60 | 91500
--| 8 | 1 | 60 | 88560
--| 9 | 2 | 60 | 88620
--| 10 | ∅ | 0 | ∅
--| 11 | 4 | 60 | 88740
--| 12 | 5 | 60 | 88800
--| 13 | 6 | 60 | 88860
--| 14 | 0 | 60 | 91500
--| 15 | 1 | 60 | 88560
--| 16 | 2 | 60 | 88620
--| 17 | ∅ | 0 | ∅
--| 18 | 4 | 60 | 88740
--| 19 | 5 | 60 | 88800
--| 20 | 6 | 60 | 88860
select f.id, count(m.id) from few f left join many m on m.t = 'm' || f.k and m.id % 3 = f.id % 3 and m.id > 2900 group by f.id order by f.id;
--> id:int4 | count:int8
--| 1 | 0
--| 2 | 0
--| 3 | 0
--| 4 | 0
--| 5 | 0
--| 6 | 0
--| 7 | 1
--| 8 | 1
--| 9 | 1
--| 10 | 0
--| 11 | 1
--| 12 | 1
--| 13 | 1
--| 14 | 0
--| 15 | 1
--| 16 | 1
--| 17 | 0
--| 18 | 1
--| 19 | 1
--| 20 | 1
select count(*), count(m.id) from few f left join many m on m.t = f.t;
--> count:int8 | count:int8
--| 20 | 0
select f.id from few f left join many m on m.t = 'm' || f.k where m.id is null order by f.id;
--> id:int4
--| 3
--| 10
--| 17
select f.id, m.n from few f left join (select t, count(*) as n from many group by t) as m on m.t = 'm' || f.k order by f.id;
--> id:int4 | n:int8
--| 1 | 60
--| 2 | 60
--| 3 | ∅
--| 4 | 60
--| 5 | 60
--| 6 | 60
--| 7 | 60
--| 8 | 60
--| 9 | 60
--| 10 | ∅
--| 11 | 60
--| 12 | 60
--| 13 | 60
--| 14 | 60
--| 15 | 60
--| 16 | 60
--| 17 | ∅
--| 18 | 60
--| 19 | 60
--| 20 | 60
select count(*), sum(n) from (select f.id, (select count(x.id) from few g left join many x on x.t = 'm' || g.k and x.id > 2950 where g.id = f.id) as n from few f) as s;
--> count:int8 | sum:numeric
--| 20 | 17

-- Semi and anti joins of one of several relations.
select count(*), sum(a.id) from many a join many b on b.k = a.k where a.id in (select id * 3 from few);
--> count:int8 | sum:int8
--| 4909 | 148080
select count(*), sum(a.id) from many a join many b on b.k = a.k and b.id < 40 where a.t not in (select 'm' || id from few);
--> count:int8 | sum:int8
--| 5728 | 8650324
select count(*), sum(a.id) from many a join many b on b.k = a.k and b.id < 40 where not exists (select from few where few.k = a.k and few.t <> a.t);
--> count:int8 | sum:int8
--| 4362 | 6547641
select count(*) from many a join many b on b.k = a.k and b.id < 20 where exists (select from few where few.id = a.id + b.id);
--> count:int8
--| 17

-- What the index holds.
select k, count(*), min(id), max(id) from many where k between 2 and 6 group by k order by k;
--> k:int4 | count:int8 | min:int4 | max:int4
--| 2 | 273 | 2 | 2994
--| 3 | 273 | 3 | 2995
--| 4 | 273 | 4 | 2996
--| 6 | 273 | 6 | 2998
select k, id from many where k = 4 and id > 2950 order by id;
--> k:int4 | id:int4
--| 4 | 2952
--| 4 | 2963
--| 4 | 2974
--| 4 | 2985
--| 4 | 2996
select count(*) from few where not exists (select from many where many.k = few.id);
--> count:int8
--| 11

-- Cheap conditions first: dear ones that would fail aren't reached.
select id from few where 100 / (id - 5) > 6 and id <> 5 order by id;
--> id:int4
--| 6
--| 7
--| 8
--| 9
--| 10
--| 11
--| 12
--| 13
--| 14
--| 15
--| 16
--| 17
--| 18
--| 19
select id from few where (100 / (id - 5)) * 1 > 6 and id in (6, 7, 8) order by id;
--> id:int4
--| 6
--| 7
--| 8
select id from few where 100 / (id - 5) > 6 and k = (select max(k) - 1 from few) order by id;
--! 22012: division by zero
select id from few where 1 / (id - 5) = 0 and 1 / (id - 5) = 0;
--! 22012: division by zero

-- Short and long lists.
select id from few where t in ('f1', 'f20', 'x') order by id;
--> id:int4
--| 1
--| 20
select id from few where t not in ('f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10', 'f11', 'f12') order by id;
--> id:int4
--| 13
--| 14
--| 15
--| 16
--| 17
--| 18
--| 19
--| 20
select id, k in (1, null, 2) from few where id < 8 order by id;
--> id:int4 | ?column?:bool
--| 1 | t
--| 2 | t
--| 3 | ∅
--| 4 | ∅
--| 5 | ∅
--| 6 | ∅
--| 7 | ∅
select id, id::numeric in (1.0, 2.00, 3.5), t::char(5) in ('f1', 'f2   ') from few where id < 4 order by id;
--> id:int4 | ?column?:bool | ?column?:bool
--| 1 | t | t
--| 2 | t | t
--| 3 | f | f
