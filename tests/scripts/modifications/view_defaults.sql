-- Defaults of updatable views, which come before those of their tables.
create table b(a int primary key, x text default 'tx', y text default 'ty', z text);
--= CREATE TABLE
create view v as select * from b;
--= CREATE VIEW
alter view v alter x set default 'vx', alter z set default 'vz';
--= ALTER VIEW
insert into v(a) values (1);
--= INSERT 0 1
insert into v values (2, default, default, default);
--= INSERT 0 1
insert into v(a, x) select 3, 'q';
--= INSERT 0 1
insert into b(a) values (4);
--= INSERT 0 1
update v set x='u', z = default, y = default where a = 2;
--= UPDATE 1
create view vv as select a as k, z, x from v;
--= CREATE VIEW
alter view vv alter x set default 'vvx';
--= ALTER VIEW
insert into vv(k) values (5);
--= INSERT 0 1
insert into vv values (6);
--= INSERT 0 1
insert into vv(k) values (6) on conflict (k) do update set x = default, z = 'conf';
--= INSERT 0 1
alter view v alter z drop default;
--= ALTER VIEW
insert into vv(k) values (7);
--= INSERT 0 1
select * from b order by a;
--> a:int4 | x:text | y:text | z:text
--| 1 | vx | ty | vz
--| 2 | u | ∅ | vz
--| 3 | q | ty | vz
--| 4 | tx | ty | ∅
--| 5 | vvx | ty | vz
--| 6 | vvx | ty | conf
--| 7 | vvx | ty | ∅
DROP TABLE b CASCADE;
--~ drop cascades to 2 other objects
--= DROP TABLE
-- A default of a computed column would be assigned to it.
CREATE TABLE of_sums (a int, b int DEFAULT 3);
--= CREATE TABLE
CREATE VIEW sums AS SELECT a, b, a + b AS c FROM of_sums;
--= CREATE VIEW
ALTER VIEW sums ALTER c SET DEFAULT 5;
--= ALTER VIEW
INSERT INTO sums (a) VALUES (1);
--! 0A000: cannot insert into column "c" of view "sums"
INSERT INTO sums (a, b) VALUES (1, 2);
--! 0A000: cannot insert into column "c" of view "sums"
INSERT INTO sums DEFAULT VALUES;
--! 0A000: cannot insert into column "c" of view "sums"
UPDATE sums SET a = 1;
--= UPDATE 0
ALTER VIEW sums ALTER c DROP DEFAULT;
--= ALTER VIEW
INSERT INTO sums (a) VALUES (1) RETURNING *;
--> a:int4 | b:int4 | c:int4
--| 1 | 3 | 4
--= INSERT 0 1

-- DEFAULT that ON CONFLICT assigns is, as UPDATE's, the view's, and NULL where it has none
CREATE TABLE of_conflicts (id int PRIMARY KEY, k int DEFAULT 3, t text DEFAULT 'table', g int GENERATED ALWAYS AS (id * 2) STORED);
--= CREATE TABLE
CREATE VIEW conflicts AS SELECT * FROM of_conflicts;
--= CREATE VIEW
INSERT INTO of_conflicts VALUES (1, 1, 'x');
--= INSERT 0 1
INSERT INTO conflicts VALUES (1, 2, 'y') ON CONFLICT (id) DO UPDATE SET t = DEFAULT, k = DEFAULT RETURNING *;
--> id:int4 | k:int4 | t:text | g:int4
--| 1 | ∅ | ∅ | 2
--= INSERT 0 1
INSERT INTO conflicts VALUES (1, 2, 'y') ON CONFLICT (id) DO UPDATE SET (t, k) = ROW(DEFAULT, 7) RETURNING *;
--> id:int4 | k:int4 | t:text | g:int4
--| 1 | 7 | ∅ | 2
--= INSERT 0 1
ALTER VIEW conflicts ALTER COLUMN t SET DEFAULT 'view';
--= ALTER VIEW
INSERT INTO conflicts VALUES (1, 2, 'y') ON CONFLICT (id) DO UPDATE SET t = DEFAULT, k = DEFAULT RETURNING *;
--> id:int4 | k:int4 | t:text | g:int4
--| 1 | ∅ | view | 2
--= INSERT 0 1
INSERT INTO of_conflicts VALUES (1, 2, 'y') ON CONFLICT (id) DO UPDATE SET t = DEFAULT, k = DEFAULT RETURNING *;
--> id:int4 | k:int4 | t:text | g:int4
--| 1 | 3 | table | 2
--= INSERT 0 1
