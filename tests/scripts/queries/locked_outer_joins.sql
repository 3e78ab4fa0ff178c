-- FOR UPDATE of a table whose rows an outer join may make up is refused; a condition that makes the join an inner one lets it through.

create table a(i int primary key);
--= CREATE TABLE

create table b(i int primary key, n int);
--= CREATE TABLE

insert into a values (1), (2);
--= INSERT 0 2

insert into b values (1, 10);
--= INSERT 0 1

select * from a left join b using (i) for update;
--! 0A000: FOR UPDATE cannot be applied to the nullable side of an outer join

select * from a left join b using (i) for no key update of b;
--! 0A000: FOR NO KEY UPDATE cannot be applied to the nullable side of an outer join

select * from a right join b using (i) for share;
--! 0A000: FOR SHARE cannot be applied to the nullable side of an outer join

select * from a full join b using (i) for key share of a;
--! 0A000: FOR KEY SHARE cannot be applied to the nullable side of an outer join

select * from a left join b using (i) order by i for update of a;
--> i:int4 | n:int4
--| 1 | 10
--| 2 | ∅

select * from b right join a using (i) order by i for update of a;
--> i:int4 | n:int4
--| 1 | 10
--| 2 | ∅

select * from a left join b using (i) where b.n > 1 for update;
--> i:int4 | n:int4
--| 1 | 10

select * from a left join b using (i) where b.n is null for update;
--! 0A000: FOR UPDATE cannot be applied to the nullable side of an outer join

select * from a where exists (select from a x left join b using (i) where x.i = a.i) order by i for update;
--> i:int4
--| 1
--| 2

merge into a using b on a.i = b.n when not matched then insert values (b.n);
--= MERGE 1

drop table a, b;
--= DROP TABLE
