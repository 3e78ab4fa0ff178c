--@ cambium
-- ON CONFLICT DO UPDATE through a view changes what the view shows, and nothing else. Answers are PostgreSQL 15.20's.
create table u (id int primary key, k int, a int);
--= CREATE TABLE
insert into u values (30, 1, 1), (15, 100, 1), (5, 1, 1);
--= INSERT 0 3
create view low as select * from u where id < 20;
--= CREATE VIEW
create view small as select * from low where k < 50;
--= CREATE VIEW
create view checked as select id, a from low where k < 50 with check option;
--= CREATE VIEW
insert into low values (30, 1, 1) on conflict (id) do update set a = 5;
--! 55000: conflicting row is not visible through view "low"
insert into low values (30, 1, 1) on conflict (id) do update set a = 5 where false;
--! 55000: conflicting row is not visible through view "low"
insert into low values (30, 1, 1) on conflict (id) do nothing;
--= INSERT 0 0
insert into small values (30, 1, 1) on conflict (id) do update set a = 5;
--! 55000: conflicting row is not visible through view "low"
insert into small values (15, 1, 1) on conflict (id) do update set a = 5;
--! 55000: conflicting row is not visible through view "small"
insert into checked values (30, 1) on conflict (id) do update set a = 5;
--! 55000: conflicting row is not visible through view "low"
insert into checked values (15, 1) on conflict (id) do update set a = 5;
--! 55000: conflicting row is not visible through view "checked"
insert into low values (15, 1, 1) on conflict (id) do update set a = 5 returning *;
--> id:int4 | k:int4 | a:int4
--| 15 | 100 | 5
--= INSERT 0 1
insert into small values (5, 1, 1) on conflict (id) do update set k = 60 returning *;
--> id:int4 | k:int4 | a:int4
--| 5 | 60 | 1
--= INSERT 0 1
create view never as select * from u where a < null;
--= CREATE VIEW
insert into never values (15, 1, 1) on conflict (id) do update set a = 7;
--! 55000: conflicting row is not visible through view "never"
create view others as select * from u where exists (select from u x where x.id = 40) with check option;
--= CREATE VIEW
insert into others values (15, 1, 1) on conflict (id) do update set a = 6;
--! 55000: conflicting row is not visible through view "others"
insert into others values (40, 1, 1), (41, 1, 1);
--! 44000: new row violates check option for view "others"
insert into u values (40, 1, 1);
--= INSERT 0 1
insert into others values (41, 1, 1), (15, 1, 1) on conflict (id) do update set a = 6;
--= INSERT 0 2
update others set id = 42 where id = 40;
--= UPDATE 1
table u order by id;
--> id:int4 | k:int4 | a:int4
--| 5 | 60 | 1
--| 15 | 100 | 6
--| 30 | 1 | 1
--| 41 | 1 | 1
--| 42 | 1 | 1
table others order by id;
--> id:int4 | k:int4 | a:int4
