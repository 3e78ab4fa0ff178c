-- A partitioned table and a partitioned index have no size of their own.

create table whole (a int primary key) partition by range (a);
--= CREATE TABLE
create table part partition of whole for values from (0) to (1000);
--= CREATE TABLE
insert into whole select generate_series(1, 10);
--= INSERT 0 10
select pg_relation_size('whole'), pg_relation_size('whole_pkey'), pg_indexes_size('whole'), pg_total_relation_size('whole'), pg_relation_size('part') > 0, pg_relation_size('part_pkey') > 0;
--> pg_relation_size:int8 | pg_relation_size:int8 | pg_indexes_size:int8 | pg_total_relation_size:int8 | ?column?:bool | ?column?:bool
--| 0 | 0 | 0 | 0 | t | t
drop table whole;
--= DROP TABLE
