-- cidr is compared as inet, and literals beside it are read so
create table c(c cidr primary key, r regclass, i inet); insert into c values('10.0.0.0/8','pg_class','10.0.0.1');
--= CREATE TABLE
--= INSERT 0 1
insert into c select ('11.'||(g/256)||'.'||(g%256)||'.0/24')::cidr, null, null from generate_series(1,3000) g;
--= INSERT 0 3000
analyze c;
--= ANALYZE
select c from c where c > '9.0.0.1/8' order by 1 limit 2;
--> c:cidr
--| 10.0.0.0/8
--| 11.0.1.0/24
select 1 from c where c = '10.0.0.1/8';
--> ?column?:int4
select 1 from c where c = '10.0.0.0/8';
--> ?column?:int4
--| 1
select 1 from c where c is distinct from '10.0.0.1/8' limit 1;
--> ?column?:int4
--| 1
select 1 from c where c in ('10.0.0.1/8','10.0.0.0/8');
--! 22P02: invalid cidr value: "10.0.0.1/8"
select 1 from c where c between '10.0.0.0/8' and '10.0.0.1/8';
--> ?column?:int4
--| 1
select case c when '10.0.0.1/8' then 1 else 2 end from c limit 1;
--> case:int4
--| 2
select nullif(c,'10.0.0.1/8') from c order by 1 limit 1;
--> nullif:inet
--| 10.0.0.0/8
select pg_typeof(nullif(c,'10.0.0.1/8')) from c limit 1;
--> pg_typeof:regtype
--| inet
select 1 from c where c = any('{10.0.0.1/8,10.0.0.0/8}');
--> ?column?:int4
--| 1
select 1 from c where c = any('{10.0.0.1/8,10.0.0.0/8}'::cidr[]);
--! 22P02: invalid cidr value: "10.0.0.1/8"
prepare q as select 1 from c where c = $1; select parameter_types from pg_prepared_statements where name='q';
--= PREPARE
--> parameter_types:_regtype
--| {inet}
execute q('10.0.0.0/8');
--> ?column?:int4
--| 1
prepare q7 as select 1 from c where c = any($1); select parameter_types from pg_prepared_statements where name='q7';
--= PREPARE
--> parameter_types:_regtype
--| {inet[]}
execute q7('{10.0.0.0/8}');
--> ?column?:int4
--| 1
prepare q9 as update c set c=$1 where c=$2; select parameter_types from pg_prepared_statements where name='q9';
--= PREPARE
--> parameter_types:_regtype
--| {cidr,inet}
create view cv as select c = '10.0.0.1/8' a, c = c b, c < '10.0.0.0/8'::cidr d, c = i e, c = any('{10.0.0.0/8}') f, c in ('10.0.0.1/8','10.0.0.0/8') g, case c when '10.0.0.1/8' then 1 else 2 end h from c;
--! 22P02: invalid cidr value: "10.0.0.1/8"
select pg_get_viewdef('cv'::regclass);
--! 42P01: relation "cv" does not exist
select * from cv limit 1;
--! 42P01: relation "cv" does not exist
select max(c) from c; select c from c order by c limit 1;
--> max:inet
--| 11.11.184.0/24
--> c:cidr
--| 10.0.0.0/8
select count(*) from c a join c b using (c);
--> count:int8
--| 3001
insert into c values ('10.0.0.0/8') on conflict (c) do update set i='1.2.3.4' where c.c = excluded.c;
--= INSERT 0 1
select c,i from c where i is not null and c = '10.0.0.0/8';
--> c:cidr | i:inet
--| 10.0.0.0/8 | 1.2.3.4
create index on c (i); create index on c(c) where c > '10.0.0.1/8';
--= CREATE INDEX
--= CREATE INDEX
select pg_get_indexdef(indexrelid) from pg_index where indrelid='c'::regclass;
--> pg_get_indexdef:text
--| CREATE UNIQUE INDEX c_pkey ON public.c USING btree (c)
--| CREATE INDEX c_i_idx ON public.c USING btree (i)
--| CREATE INDEX c_c_idx ON public.c USING btree (c) WHERE ((c)::inet > '10.0.0.1/8'::inet)
select '10.0.0.0/8'::cidr >> '10.1.1.1', '10.0.0.0/8'::cidr && '10.1.1.1', network('10.1.1.1/8') = '10.0.0.0/8';
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
