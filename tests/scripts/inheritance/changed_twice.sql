-- Of several changes of one row by parts of a statement the first counts, whatever table they name it by.
create table base (id int, k int, n int);
--= CREATE TABLE
create table heir (e int) inherits (base);
--= CREATE TABLE
insert into heir values (1, 1, 1, 1), (2, 2, 2, 2);
--= INSERT 0 2
insert into base values (3, 3, 3);
--= INSERT 0 1
with d0 as (update heir set e = 10 returning 5 as r), d1 as (update base set k = 20) select max(r) from d0;
--> max:int4
--| 5
select * from heir order by id;
--> id:int4 | k:int4 | n:int4 | e:int4
--| 1 | 1 | 1 | 10
--| 2 | 2 | 2 | 10
select * from base order by id;
--> id:int4 | k:int4 | n:int4
--| 1 | 1 | 1
--| 2 | 2 | 2
--| 3 | 20 | 3
with d0 as (update base set k = 40 returning 5 as r), d1 as (update heir set e = 40) select max(r) from d0;
--> max:int4
--| 5
with d0 as (update only base set n = 7 returning 5 as r), d1 as (delete from base) select max(r) from d0;
--> max:int4
--| 5
select tableoid::regclass, * from base order by id;
--> tableoid:regclass | id:int4 | k:int4 | n:int4
--| base | 3 | 40 | 7
create table p (id int, a int, b int) partition by list (id);
--= CREATE TABLE
create table p1 partition of p for values in (1);
--= CREATE TABLE
insert into p values (1, 1, 1);
--= INSERT 0 1
with d0 as (update p set a = 10 returning 5 as r), d1 as (update p1 set b = 20) select max(r) from d0;
--> max:int4
--| 5
with d0 as (update p1 set a = 30 returning 5 as r), d1 as (delete from p) select max(r) from d0;
--> max:int4
--| 5
table p;
--> id:int4 | a:int4 | b:int4
--| 1 | 30 | 1
