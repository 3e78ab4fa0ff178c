-- Alternatives that each have one value equal to something are looked up and tested by that value, NULL among them, whatever else they ask.
create table t(id int primary key, v int, w bigint, s text, n numeric);
insert into t select g, case when g % 7 = 0 then null else g % 5 end, g * 10, case when g % 11 = 0 then null else 'x' || g % 4 end, g / 2.0 from generate_series(1, 60) g;
create index on t(v, w);
select id from t where id = 3 or id = 5 or id = 3 or id = 99 order by id;
select id from t where id = 3 or v = 2 and w > 500 or id = 5 or 7 = id order by id;
select id from t where v = 1 and w = 10 or v = 2 and w = 20 or v = 2 and w = 70 order by id;
select id, v, s, (v = 1 and s = 'x1') or (v = 2 and s = 'x2') or (v = 3 and s is null) or (v = 1 and w < 100) or (v = 4 and false) or (v = 0 and null::boolean) or (v = 2 and id = 2) or (v = 3 and s = 'x3') or (v = 8 and s = 'x0') as any
  from t where id < 30 order by id;
select id, not ((v = 1 and s = 'x1') or (v = 2 and s = 'x2') or (v = 3) or (v = 1 and w < 100) or (v = 4 and s = 'x0') or (v = 0 and n > 5) or (v = 2 and id = 2) or (v = 3 and s = 'x3') or (v = 8 and s = 'x0')) as none
  from t where id < 30 order by id;
select id, v = 1 or v = 2 or v = null or v is null as a, v = 1 or v = 2 or v = null as b, not (v = 3 or v = 4) as c from t where id < 12 order by id;
select count(*) from t where (v, s) in ((1, 'x1'), (2, 'x2'), (3, 'x3'), (4, 'x0'), (0, 'x1'), (1, 'x2'), (2, 'x3'), (3, 'x0'), (4, 'x1'), (0, null));
select count(*) from t where (v, s) not in ((1, 'x1'), (2, 'x2'), (3, 'x3'), (4, 'x0'), (0, 'x1'), (1, 'x2'), (2, 'x3'), (3, 'x0'), (4, 'x1'), (0, null));
select id from t where id = 3 and w = 30 or id = 4::bigint and w = 40 or id = 5 and w = 50::smallint or id = 6 and w = 61 order by id;
select id from t where w = 30 or w = 40::bigint or w = 50::smallint or w = 3000000000 order by id;
select id from t where n = 1 or n = 1.50 or n = 2.0 or n = 'NaN' order by id;
select id from t where s = 'x1' and id in (1, 5) or s = 'x2' and id in (2, 7, 6) or s in ('x3', 'x0') and id = 8 order by id;
prepare p as select id from t where id = $1 or id = $2 or id = $3 order by id;
execute p(1, null, 3);
execute p(null, null, null);
execute p(60, 61, 60);
prepare q as select id from t where id = $1 and v = $2 or id = $3 and v = $4 order by id;
execute q(1, 1, 2, 2);
execute q(1, 1, 2, 3);
execute q(null, 1, 2, 2);
select a.id, b.id from t a join t b on b.id = a.v or b.id = a.id + 1 where a.id < 6 order by 1, 2;
select a.id, b.id from t a join t b on (b.id = a.v and b.s = 'x1') or (b.id = a.id + 1 and b.s = 'x2') where a.id < 9 order by 1, 2;
select a.id, count(b.id) from t a left join t b on b.id = a.v or b.id = a.w where a.id < 6 group by a.id order by 1;
update t set s = 'u' where id = 1 and v = 1 or id = 2 and v = 9 or id = 3 and v = 3 returning id;
delete from t where id = 4 or id = 2 or id = 1000 returning id;
begin;
declare c cursor for select id from t where id = 5 or id = 4 order by id;
fetch all from c;
rollback;
select id from t where ctid = (select ctid from t where id = 9) or ctid = (select ctid from t where id = 10) order by id;
select count(*) from t where v = 1 or v = 2 or v = 3 or 1 / (v - 4) > 5;
