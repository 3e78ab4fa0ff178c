-- A left join that brings only what a lateral item to its right reads is not left out.
create table si(id int, v text); insert into si values(1,'a'),(2,'b'),(3,'');
--= CREATE TABLE
--= INSERT 0 3
select v.b from si left join (select count(*) n from si) t2 on true left join lateral (values (t2.n),(0)) v(b) on true where v.b is not null order by 1;
--> b:int8
--| 0
--| 0
--| 0
--| 3
--| 3
--| 3
select v.b from si left join (select count(*) n from si) t2 on true left join lateral generate_series(1,t2.n) v(b) on true where v.b>1 order by 1;
--> b:int8
--| 2
--| 2
--| 2
--| 3
--| 3
--| 3
select v.b from si left join (select count(*) n from si) t2 on true left join lateral (select * from (values (t2.n)) it(b)) v on true where v.b=3 order by 1;
--> b:int8
--| 3
--| 3
--| 3
select v.b from si left join (select id n from si where id=2) t2 on true left join lateral (values (t2.n),(0)) v(b) on true where v.b is not null order by 1;
--> b:int4
--| 0
--| 0
--| 0
--| 2
--| 2
--| 2
select v.b from si left join (select id n from si where id=2) t2 on t2.n>0 left join lateral (values (t2.n),(0)) v(b) on true where v.b is not null order by 1;
--> b:int4
--| 0
--| 0
--| 0
--| 2
--| 2
--| 2
select v.b from si left join (select id n from si where id=2) t2 on t2.n=si.id left join lateral (values (t2.n),(0)) v(b) on true where v.b is not null order by 1;
--> b:int4
--| 0
--| 0
--| 0
--| 2
select v.b from (select count(*) n from si) t2 left join lateral (values (t2.n),(0)) v(b) on true where v.b is not null order by 1;
--> b:int8
--| 0
--| 3
select v.b from si join (select count(*) n from si) t2 on true left join lateral (values (t2.n),(0)) v(b) on true where v.b is not null order by 1;
--> b:int8
--| 0
--| 0
--| 0
--| 3
--| 3
--| 3
select v.b from si left join (select count(*) n from si) t2 on true cross join lateral (values (t2.n),(0)) v(b) order by 1;
--> b:int8
--| 0
--| 0
--| 0
--| 3
--| 3
--| 3
select v.b, w.c from si left join (select count(*) n from si) t2 on true cross join lateral (values (t2.n),(0)) v(b) left join lateral (select v.b+t2.n c) w on true where w.c>0 order by 1, 2;
--> b:int8 | c:int8
--| 0 | 3
--| 0 | 3
--| 0 | 3
--| 3 | 6
--| 3 | 6
--| 3 | 6
