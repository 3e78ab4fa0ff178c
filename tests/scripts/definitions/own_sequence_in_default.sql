-- oidvectors are equal wherever their subscripts begin; a serial column's sequence is there for the defaults behind it.
select array[23,25]::oidvector = '23 25'::oidvector, array[23,25]::oidvector < '23 26'::oidvector, '9 9'::oidvector < '1 1 1'::oidvector, '2'::oidvector > '1'::oidvector, ''::oidvector = ''::oidvector;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t | t
select count(*) > 0 from pg_proc where proname = 'upper' and proargtypes = array[25]::oidvector;
--> ?column?:bool
--| t
select v, count(*) from (values ('1 2'::oidvector), (array[1,2]::oidvector), ('1'), ('3')) t(v) group by v order by v;
--> v:oidvector | count:int8
--| 1 | 1
--| 3 | 1
--| 1 2 | 2
create table tser (id bigserial, x bigint default nextval('tser_id_seq'), y int default currval('tser_id_seq'));
--= CREATE TABLE
insert into tser default values; select * from tser;
--= INSERT 0 1
--> id:int8 | x:int8 | y:int4
--| 1 | 2 | 2
select pg_get_serial_sequence('tser', 'id'); 
--> pg_get_serial_sequence:text
--| public.tser_id_seq
create table tser3 (id serial, id2 serial);
--= CREATE TABLE
create table tser_x_seq (a int);
--= CREATE TABLE
create table tserf (id serial, x int default nextval('nowhere'));
--! 42P01: relation "nowhere" does not exist
select count(*) from pg_class where relname like 'tserf%';
--> count:int8
--| 0
drop table tser;
--= DROP TABLE
select count(*) from pg_class where relname like 'tser_id%';
--> count:int8
--| 0
