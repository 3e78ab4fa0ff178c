--@ positions
-- Whole rows under GROUP BY, and where errors about them and their columns point.

create table t (a int, b text);
--= CREATE TABLE
create table k (a int primary key, b text);
--= CREATE TABLE
select t from t group by a;
--! 42803 at 8: column "t.*" must appear in the GROUP BY clause or be used in an aggregate function
select t.* from t group by a;
--! 42803 at 8: column "t.b" must appear in the GROUP BY clause or be used in an aggregate function
select count(*), t from t;
--! 42803 at 18: column "t.*" must appear in the GROUP BY clause or be used in an aggregate function
select (t).b from t group by a;
--! 42803 at 9: column "t.b" must appear in the GROUP BY clause or be used in an aggregate function
select row_to_json(t) from t group by a;
--! 42803 at 20: column "t.*" must appear in the GROUP BY clause or be used in an aggregate function
select row(t.*) from t group by a;
--! 42803 at 12: column "t.b" must appear in the GROUP BY clause or be used in an aggregate function
select t from t group by a, b;
--! 42803 at 8: column "t.*" must appear in the GROUP BY clause or be used in an aggregate function
select t from t group by t;
--> t:user
select row_to_json(k), k, (k).b from k group by a;
--> row_to_json:json | k:user | b:text
select k from k group by b;
--! 42803 at 8: column "k.*" must appear in the GROUP BY clause or be used in an aggregate function
select t from (select 1 as x) t group by x;
--! 42803 at 8: column "t.*" must appear in the GROUP BY clause or be used in an aggregate function
select array(select t from k) from t group by a;
--! 42803 at 21: subquery uses ungrouped column "t.*" from outer query
insert into t values (1, 'x') returning zz, t.*, t.nothing;
--! 42703 at 41: column "zz" does not exist
select (t).nothing from t;
--! 42703 at 9: column t.nothing does not exist
drop table t, k;
--= DROP TABLE
