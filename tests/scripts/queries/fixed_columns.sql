-- What a constant says of one relation's column it says of the columns that joins set equal to that.
create table lead (k int, v int);
--= CREATE TABLE
create table follow (k int, w int);
--= CREATE TABLE
create table third (k int, u int);
--= CREATE TABLE
insert into lead values (1, 1), (2, 2), (3, 3), (null, 4), (2, 5);
--= INSERT 0 5
insert into follow values (1, 10), (2, 20), (2, 21), (null, 22), (4, 40);
--= INSERT 0 5
insert into third values (2, 200), (2, 201), (null, 202), (5, 500);
--= INSERT 0 4
select * from lead join follow using (k) where k = 2 order by v, w;
--> k:int4 | v:int4 | w:int4
--| 2 | 2 | 20
--| 2 | 2 | 21
--| 2 | 5 | 20
--| 2 | 5 | 21
select * from lead left join follow on follow.k = lead.k where lead.k = 3;
--> k:int4 | v:int4 | k:int4 | w:int4
--| 3 | 3 | ∅ | ∅
select * from lead left join follow on follow.k = lead.k and lead.k = 2 order by v, w;
--> k:int4 | v:int4 | k:int4 | w:int4
--| 1 | 1 | ∅ | ∅
--| 2 | 2 | 2 | 20
--| 2 | 2 | 2 | 21
--| 3 | 3 | ∅ | ∅
--| ∅ | 4 | ∅ | ∅
--| 2 | 5 | 2 | 20
--| 2 | 5 | 2 | 21
select * from lead left join follow on follow.k = lead.k where follow.k = 2 order by v, w;
--> k:int4 | v:int4 | k:int4 | w:int4
--| 2 | 2 | 2 | 20
--| 2 | 2 | 2 | 21
--| 2 | 5 | 2 | 20
--| 2 | 5 | 2 | 21
select * from lead right join follow on follow.k = lead.k where follow.k = 4;
--> k:int4 | v:int4 | k:int4 | w:int4
--| ∅ | ∅ | 4 | 40
select * from lead full join follow on follow.k = lead.k where lead.k = 3 or follow.k = 4 order by v, w;
--> k:int4 | v:int4 | k:int4 | w:int4
--| 3 | 3 | ∅ | ∅
--| ∅ | ∅ | 4 | 40
select * from lead full join follow using (k) where k = 2 order by v, w;
--> k:int4 | v:int4 | w:int4
--| 2 | 2 | 20
--| 2 | 2 | 21
--| 2 | 5 | 20
--| 2 | 5 | 21
select * from lead where k = 2 and exists (select from follow where follow.k = lead.k and w > 20) order by v;
--> k:int4 | v:int4
--| 2 | 2
--| 2 | 5
select * from lead where k = 2 and not exists (select from follow where follow.k = lead.k and w > 30) order by v;
--> k:int4 | v:int4
--| 2 | 2
--| 2 | 5
select * from lead where k = 3 and k not in (select follow.k from follow where w < 20);
--> k:int4 | v:int4
--| 3 | 3
select * from lead where k = 3 and k not in (select follow.k from follow);
--> k:int4 | v:int4
select * from lead where k = 3 and (k, v) not in (select follow.k, w from follow where follow.k is not null);
--> k:int4 | v:int4
--| 3 | 3
select * from lead join follow on follow.k = lead.k join third on third.k = follow.k where third.k = 2 order by v, w, u;
--> k:int4 | v:int4 | k:int4 | w:int4 | k:int4 | u:int4
--| 2 | 2 | 2 | 20 | 2 | 200
--| 2 | 2 | 2 | 20 | 2 | 201
--| 2 | 2 | 2 | 21 | 2 | 200
--| 2 | 2 | 2 | 21 | 2 | 201
--| 2 | 5 | 2 | 20 | 2 | 200
--| 2 | 5 | 2 | 20 | 2 | 201
--| 2 | 5 | 2 | 21 | 2 | 200
--| 2 | 5 | 2 | 21 | 2 | 201
select * from lead join follow on follow.k = lead.k left join third on third.k = follow.k where lead.k = 1;
--> k:int4 | v:int4 | k:int4 | w:int4 | k:int4 | u:int4
--| 1 | 1 | 1 | 10 | ∅ | ∅
select * from lead left join follow on follow.k = lead.k left join third on third.k = follow.k where lead.k = 2 order by v, w, u;
--> k:int4 | v:int4 | k:int4 | w:int4 | k:int4 | u:int4
--| 2 | 2 | 2 | 20 | 2 | 200
--| 2 | 2 | 2 | 20 | 2 | 201
--| 2 | 2 | 2 | 21 | 2 | 200
--| 2 | 2 | 2 | 21 | 2 | 201
--| 2 | 5 | 2 | 20 | 2 | 200
--| 2 | 5 | 2 | 20 | 2 | 201
--| 2 | 5 | 2 | 21 | 2 | 200
--| 2 | 5 | 2 | 21 | 2 | 201
select * from lead left join (follow join third on third.k = follow.k) on follow.k = lead.k where lead.k = 2 order by v, w, u;
--> k:int4 | v:int4 | k:int4 | w:int4 | k:int4 | u:int4
--| 2 | 2 | 2 | 20 | 2 | 200
--| 2 | 2 | 2 | 20 | 2 | 201
--| 2 | 2 | 2 | 21 | 2 | 200
--| 2 | 2 | 2 | 21 | 2 | 201
--| 2 | 5 | 2 | 20 | 2 | 200
--| 2 | 5 | 2 | 20 | 2 | 201
--| 2 | 5 | 2 | 21 | 2 | 200
--| 2 | 5 | 2 | 21 | 2 | 201
select * from lead join (select k, sum(w) s from follow group by k) f on f.k = lead.k where lead.k = 2 order by v;
--> k:int4 | v:int4 | k:int4 | s:int8
--| 2 | 2 | 2 | 41
--| 2 | 5 | 2 | 41
select * from lead join (select k, row_number() over (partition by k order by w) r from follow) f on f.k = lead.k where lead.k = 2 order by v, r;
--> k:int4 | v:int4 | k:int4 | r:int8
--| 2 | 2 | 2 | 1
--| 2 | 2 | 2 | 2
--| 2 | 5 | 2 | 1
--| 2 | 5 | 2 | 2
select * from lead, lateral (select count(*) c from follow where follow.k = lead.k) f where lead.k = 3;
--> k:int4 | v:int4 | c:int8
--| 3 | 3 | 0
select * from lead join follow on follow.k = lead.k where lead.k = 2 and follow.k = 1;
--> k:int4 | v:int4 | k:int4 | w:int4
select * from lead join follow on follow.k = lead.k where lead.k = null;
--> k:int4 | v:int4 | k:int4 | w:int4
prepare asked (int) as select * from lead left join follow using (k) where lead.k = $1 order by v, w;
--= PREPARE
execute asked (2);
--> k:int4 | v:int4 | w:int4
--| 2 | 2 | 20
--| 2 | 2 | 21
--| 2 | 5 | 20
--| 2 | 5 | 21
execute asked (3);
--> k:int4 | v:int4 | w:int4
--| 3 | 3 | ∅
execute asked (null);
--> k:int4 | v:int4 | w:int4
create table wide (k bigint, x text collate "C");
--= CREATE TABLE
create table narrow (k smallint, x text);
--= CREATE TABLE
insert into wide values (2, 'a'), (3, 'A');
--= INSERT 0 2
insert into narrow values (2, 'a'), (3, 'b');
--= INSERT 0 2
select * from lead join wide on wide.k = lead.k join narrow on narrow.k = wide.k where lead.k = 2 order by v;
--> k:int4 | v:int4 | k:int8 | x:text | k:int2 | x:text
--| 2 | 2 | 2 | a | 2 | a
--| 2 | 5 | 2 | a | 2 | a
select * from wide join narrow on narrow.x = wide.x where wide.x = 'a';
--> k:int8 | x:text | k:int2 | x:text
--| 2 | a | 2 | a
create table parts (k int, v int) partition by list (k);
--= CREATE TABLE
create table parts_1 partition of parts for values in (1);
--= CREATE TABLE
create table parts_2 partition of parts for values in (2);
--= CREATE TABLE
create table parts_3 partition of parts default;
--= CREATE TABLE
insert into parts select i % 5, i from generate_series(1, 20) i;
--= INSERT 0 20
select count(*), sum(parts.v) from lead join parts on parts.k = lead.k where lead.k = 2;
--> count:int8 | sum:int8
--| 8 | 76
update parts set v = 0 from lead where lead.k = parts.k and lead.k = 1;
--= UPDATE 4
delete from parts using lead where lead.k = parts.k and lead.k = 3;
--= DELETE 4
select k, count(*), sum(v) from parts group by k order by k;
--> k:int4 | count:int8 | sum:int8
--| 0 | 4 | 50
--| 1 | 4 | 0
--| 2 | 4 | 38
--| 4 | 4 | 46
create view followed as select lead.k, v, w from lead left join follow on follow.k = lead.k;
--= CREATE VIEW
select * from followed where k = 2 order by v, w;
--> k:int4 | v:int4 | w:int4
--| 2 | 2 | 20
--| 2 | 2 | 21
--| 2 | 5 | 20
--| 2 | 5 | 21
