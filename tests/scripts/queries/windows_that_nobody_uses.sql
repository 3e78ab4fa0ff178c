--@ positions
-- Windows of the WINDOW clause are tested, whether anything is computed over them or not.
create table t(i int, s text, d date); insert into t values(1,'a','2020-01-01'),(2,'b','2020-01-02');
--= CREATE TABLE
--= INSERT 0 2
select i from t window w1 as (order by i), w2 as (w1 partition by i);
--! 42P20 at 50: cannot override PARTITION BY clause of window "w1"
select i from t window w1 as (order by i), w2 as (w1 order by i);
--! 42P20 at 50: cannot override ORDER BY clause of window "w1"
select i from t window w1 as (rows unbounded preceding), w2 as (w1);
--! 42P20 at 64: cannot copy window "w1" because it has a frame clause
select i from t window w as (groups 1 preceding);
--! 42P20 at 29: GROUPS mode requires an ORDER BY clause
select i from t window w as (range 1 preceding);
--! 42P20 at 29: RANGE with offset PRECEDING/FOLLOWING requires exactly one ORDER BY column
select i from t window w as (order by nope);
--! 42703 at 39: column "nope" does not exist
select i from t window w as (order by sum(i));
--! 42803 at 8: column "t.i" must appear in the GROUP BY clause or be used in an aggregate function
select sum(i) from t window w as (order by sum(i));
--> sum:int8
--| 3
select count(*) from t group by s window w as (order by s);
--> count:int8
--| 1
--| 1
select i from t window w as (nosuch);
--! 42704 at 29: window "nosuch" does not exist
select i from t window w2 as (w1), w1 as (order by i);
--! 42704 at 30: window "w1" does not exist
select i, count(*) over w from t window w as (partition by s order by d range '1 day' preceding), v as (w) order by 1;
--! 42P20 at 104: cannot copy window "w" because it has a frame clause
select i from t window w as (order by row_number() over ());
--! 42P20 at 39: window functions are not allowed in window definitions
select i from t window w as (order by i rows -1 preceding);
--> i:int4
--| 1
--| 2
select i from t window w as (order by i rows i preceding);
--! 42P10 at 46: argument of ROWS must not contain variables
select distinct s from t window w as (order by i) order by 1;
--> s:text
--| a
--| b
select 1 window w as (order by 1);
--> ?column?:int4
--| 1
select i from t where i = 1 window w as (partition by random()) order by 1;
--> i:int4
--| 1
select count(*) over (groups 1 preceding) from t;
--! 42P20 at 22: GROUPS mode requires an ORDER BY clause
select count(*) over (range 1 preceding) from t;
--! 42P20 at 22: RANGE with offset PRECEDING/FOLLOWING requires exactly one ORDER BY column
select count(*) over (w rows 1 preceding) from t window w as (order by i rows 2 preceding);
--! 42P20 at 22: cannot copy window "w" because it has a frame clause
select count(*) over (w) from t window w as (rows 2 preceding);
--! 42P20 at 22: cannot copy window "w" because it has a frame clause
