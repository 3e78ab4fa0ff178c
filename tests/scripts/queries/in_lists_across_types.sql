create table ix(a smallint primary key, b bigint, r real, s float8, d date);
--= CREATE TABLE
insert into ix select g, g*1000000000::bigint, g/10.0, g/10.0, date '2000-01-01'+g from generate_series(1,3000) g;
--= INSERT 0 3000
create index on ix(b);
--= CREATE INDEX
create index on ix(r);
--= CREATE INDEX
create index on ix(s);
--= CREATE INDEX
SELECT count(*) from ix where a in (1,2,70000);
--> count:int8
--| 2
select count(*) from ix where a in (1,2,null);
--> count:int8
--| 2
select count(*) from ix where a not in (1,2,9999999999);
--> count:int8
--| 2998
select count(*) from ix where a in (1,3000000000);
--> count:int8
--| 1
SELECT count(*) from ix where b in (1000000000, 2000000000);
--> count:int8
--| 2
select count(*) from ix where b in (1000000000::int, 2::smallint);
--> count:int8
--| 1
SELECT count(*) from ix where r in (0.1, 0.2, 1e30);
--> count:int8
--| 2
select count(*) from ix where r in (0.1::float8, 0.5::float8);
--> count:int8
--| 1
select count(*) from ix where s in (0.1::real, 0.5::real);select count(*) from ix where s in (0.1, 0.5);
--> count:int8
--| 1
--> count:int8
--| 2
select a in (1,2,3,4,5,6,7,8,9,10,11,12), a in (70000,3,4,5,6,7,8,9,10,11,12,13) from ix where a<3;
--> ?column?:bool | ?column?:bool
--| t | f
--| t | f
select r in (0.1::float8,0.2::float8,0.3::float8,0.4,0.5,0.6,0.7,0.8,0.9,1.0,1.1,1.25) from ix where a in (1,2,3,5);
--> ?column?:bool
--| f
--| f
--| f
--| t
SELECT count(*) from ix where (a, b) in ((1,1000000000),(2,3));
--> count:int8
--| 1
update ix set a = a where a in (1,2);
--= UPDATE 2
delete from ix where a in (1,2,3);
--= DELETE 3
select min(a) from ix;
--> min:int2
--| 4
select * from ix where a in (5, (select 6)) order by 1;
--> a:int2 | b:int8 | r:float4 | s:float8 | d:date
--| 5 | 5000000000 | 0.5 | 0.5 | 2000-01-06
--| 6 | 6000000000 | 0.6 | 0.6 | 2000-01-07
prepare p(int) as select a from ix where a in ($1, 7);
--= PREPARE
execute p(9);
--> a:int2
--| 7
--| 9
execute p(70000);
--> a:int2
--| 7
create table pt(a smallint) partition by list(a);
--= CREATE TABLE
create table pt1 partition of pt for values in (1,2);
--= CREATE TABLE
create table pt2 partition of pt for values in (3);
--= CREATE TABLE
insert into pt values (1),(2),(3);
--= INSERT 0 3
select * from pt where a in (1,3);
--> a:int2
--| 1
--| 3
select * from pt where a in (2,70000);
--> a:int2
--| 2
create index pi on ix(a) where a in (10,20);
--= CREATE INDEX
select a from ix where a in (10,20);
--> a:int2
--| 10
--| 20
CREATE TABLE si (a smallint CHECK (a IN (1, 2, 3)), b bigint CHECK (b IN (1, 2)), c smallint CHECK (c NOT IN (1, 2)), d real CHECK (d IN (1, 2)), e int CHECK (e IN (1, 3000000000)));
--= CREATE TABLE
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 'si'::regclass ORDER BY conname;
--> pg_get_constraintdef:text
--| CHECK ((a = ANY (ARRAY[1, 2, 3])))
--| CHECK ((b = ANY (ARRAY[(1)::bigint, (2)::bigint])))
--| CHECK ((c <> ALL (ARRAY[1, 2])))
--| CHECK ((d = ANY (ARRAY[(1)::real, (2)::real])))
--| CHECK ((e = ANY (ARRAY[(1)::bigint, '3000000000'::bigint])))
