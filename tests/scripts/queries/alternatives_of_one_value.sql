-- Alternatives that each have one value equal to something are looked up and tested by that value, NULL among them, whatever else they ask.
create table t(id int primary key, v int, w bigint, s text, n numeric);
--= CREATE TABLE
insert into t select g, case when g % 7 = 0 then null else g % 5 end, g * 10, case when g % 11 = 0 then null else 'x' || g % 4 end, g / 2.0 from generate_series(1, 60) g;
--= INSERT 0 60
create index on t(v, w);
--= CREATE INDEX
select id from t where id = 3 or id = 5 or id = 3 or id = 99 order by id;
--> id:int4
--| 3
--| 5
select id from t where id = 3 or v = 2 and w > 500 or id = 5 or 7 = id order by id;
--> id:int4
--| 3
--| 5
--| 7
--| 52
--| 57
select id from t where v = 1 and w = 10 or v = 2 and w = 20 or v = 2 and w = 70 order by id;
--> id:int4
--| 1
--| 2
select id, v, s, (v = 1 and s = 'x1') or (v = 2 and s = 'x2') or (v = 3 and s is null) or (v = 1 and w < 100) or (v = 4 and false) or (v = 0 and null::boolean) or (v = 2 and id = 2) or (v = 3 and s = 'x3') or (v = 8 and s = 'x0') as any
  from t where id < 30 order by id;
--> id:int4 | v:int4 | s:text | any:bool
--| 1 | 1 | x1 | t
--| 2 | 2 | x2 | t
--| 3 | 3 | x3 | t
--| 4 | 4 | x0 | f
--| 5 | 0 | x1 | ∅
--| 6 | 1 | x2 | t
--| 7 | ∅ | x3 | ∅
--| 8 | 3 | x0 | f
--| 9 | 4 | x1 | f
--| 10 | 0 | x2 | ∅
--| 11 | 1 | ∅ | ∅
--| 12 | 2 | x0 | f
--| 13 | 3 | x1 | f
--| 14 | ∅ | x2 | ∅
--| 15 | 0 | x3 | ∅
--| 16 | 1 | x0 | f
--| 17 | 2 | x1 | f
--| 18 | 3 | x2 | f
--| 19 | 4 | x3 | f
--| 20 | 0 | x0 | ∅
--| 21 | ∅ | x1 | ∅
--| 22 | 2 | ∅ | ∅
--| 23 | 3 | x3 | t
--| 24 | 4 | x0 | f
--| 25 | 0 | x1 | ∅
--| 26 | 1 | x2 | f
--| 27 | 2 | x3 | f
--| 28 | ∅ | x0 | ∅
--| 29 | 4 | x1 | f
select id, not ((v = 1 and s = 'x1') or (v = 2 and s = 'x2') or (v = 3) or (v = 1 and w < 100) or (v = 4 and s = 'x0') or (v = 0 and n > 5) or (v = 2 and id = 2) or (v = 3 and s = 'x3') or (v = 8 and s = 'x0')) as none
  from t where id < 30 order by id;
--> id:int4 | none:bool
--| 1 | f
--| 2 | f
--| 3 | f
--| 4 | f
--| 5 | t
--| 6 | f
--| 7 | ∅
--| 8 | f
--| 9 | t
--| 10 | t
--| 11 | ∅
--| 12 | t
--| 13 | f
--| 14 | ∅
--| 15 | f
--| 16 | t
--| 17 | t
--| 18 | f
--| 19 | t
--| 20 | f
--| 21 | ∅
--| 22 | ∅
--| 23 | f
--| 24 | f
--| 25 | f
--| 26 | t
--| 27 | t
--| 28 | ∅
--| 29 | t
select id, v = 1 or v = 2 or v = null or v is null as a, v = 1 or v = 2 or v = null as b, not (v = 3 or v = 4) as c from t where id < 12 order by id;
--> id:int4 | a:bool | b:bool | c:bool
--| 1 | t | t | t
--| 2 | t | t | t
--| 3 | ∅ | ∅ | f
--| 4 | ∅ | ∅ | f
--| 5 | ∅ | ∅ | t
--| 6 | t | t | t
--| 7 | t | ∅ | ∅
--| 8 | ∅ | ∅ | f
--| 9 | ∅ | ∅ | f
--| 10 | ∅ | ∅ | t
--| 11 | t | t | t
select count(*) from t where (v, s) in ((1, 'x1'), (2, 'x2'), (3, 'x3'), (4, 'x0'), (0, 'x1'), (1, 'x2'), (2, 'x3'), (3, 'x0'), (4, 'x1'), (0, null));
--> count:int8
--| 20
select count(*) from t where (v, s) not in ((1, 'x1'), (2, 'x2'), (3, 'x3'), (4, 'x0'), (0, 'x1'), (1, 'x2'), (2, 'x3'), (3, 'x0'), (4, 'x1'), (0, null));
--> count:int8
--| 20
select id from t where id = 3 and w = 30 or id = 4::bigint and w = 40 or id = 5 and w = 50::smallint or id = 6 and w = 61 order by id;
--> id:int4
--| 3
--| 4
--| 5
select id from t where w = 30 or w = 40::bigint or w = 50::smallint or w = 3000000000 order by id;
--> id:int4
--| 3
--| 4
--| 5
select id from t where n = 1 or n = 1.50 or n = 2.0 or n = 'NaN' order by id;
--> id:int4
--| 2
--| 3
--| 4
select id from t where s = 'x1' and id in (1, 5) or s = 'x2' and id in (2, 7, 6) or s in ('x3', 'x0') and id = 8 order by id;
--> id:int4
--| 1
--| 2
--| 5
--| 6
--| 8
prepare p as select id from t where id = $1 or id = $2 or id = $3 order by id;
--= PREPARE
execute p(1, null, 3);
--> id:int4
--| 1
--| 3
execute p(null, null, null);
--> id:int4
execute p(60, 61, 60);
--> id:int4
--| 60
prepare q as select id from t where id = $1 and v = $2 or id = $3 and v = $4 order by id;
--= PREPARE
execute q(1, 1, 2, 2);
--> id:int4
--| 1
--| 2
execute q(1, 1, 2, 3);
--> id:int4
--| 1
execute q(null, 1, 2, 2);
--> id:int4
--| 2
select a.id, b.id from t a join t b on b.id = a.v or b.id = a.id + 1 where a.id < 6 order by 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 1 | 2
--| 2 | 2
--| 2 | 3
--| 3 | 3
--| 3 | 4
--| 4 | 4
--| 4 | 5
--| 5 | 6
select a.id, b.id from t a join t b on (b.id = a.v and b.s = 'x1') or (b.id = a.id + 1 and b.s = 'x2') where a.id < 9 order by 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 1 | 2
--| 5 | 6
--| 6 | 1
select a.id, count(b.id) from t a left join t b on b.id = a.v or b.id = a.w where a.id < 6 group by a.id order by 1;
--> id:int4 | count:int8
--| 1 | 2
--| 2 | 2
--| 3 | 2
--| 4 | 2
--| 5 | 1
update t set s = 'u' where id = 1 and v = 1 or id = 2 and v = 9 or id = 3 and v = 3 returning id;
--> id:int4
--| 1
--| 3
--= UPDATE 2
delete from t where id = 4 or id = 2 or id = 1000 returning id;
--> id:int4
--| 2
--| 4
--= DELETE 2
begin;
--= BEGIN
declare c cursor for select id from t where id = 5 or id = 4 order by id;
--= DECLARE CURSOR
fetch all from c;
--> id:int4
--| 5
rollback;
--= ROLLBACK
select id from t where ctid = (select ctid from t where id = 9) or ctid = (select ctid from t where id = 10) order by id;
--> id:int4
--| 9
--| 10
select count(*) from t where v = 1 or v = 2 or v = 3 or 1 / (v - 4) > 5;
--! 22012: division by zero
