--@ positions
-- IS DISTINCT FROM and BETWEEN of rows that are written out compare field by field
create table v(a varchar(3), i int, b bigint, t text, d date, ts timestamptz);
--= CREATE TABLE
insert into v values('a',1,1,'a','2020-01-01','2020-01-01');
--= INSERT 0 1
select 1 from v where (a,i) is distinct from ('x',2);
--> ?column?:int4
--| 1
select 1 from v where (i,t) is distinct from (b,a);
--> ?column?:int4
select 1 from v where (i,d) is distinct from (1,'2020-01-01');
--> ?column?:int4
select 1 from v where (i,d) is distinct from (null,null);
--> ?column?:int4
--| 1
select 1 from v where row(d) is distinct from row(ts);
--> ?column?:int4
select 1 from v where (array[i],t) is not distinct from ('{1}','a');
--> ?column?:int4
--| 1
do $$ declare r v; begin select * into r from v; if (r.a, r.i) is distinct from ('a', 1) then raise notice 'x'; end if; end $$;
--= DO
create table ck(a varchar(3), b int, check ((a,b) is distinct from ('x',1))); insert into ck values('y',1); insert into ck values('x',1);
--= CREATE TABLE
--= INSERT 0 1
--! 23514: new row for relation "ck" violates check constraint "ck_check"
select 1 where (1,2) is distinct from (1,2,3);
--! 42601 at 22: unequal number of entries in row expressions
select 1 where (1) is distinct from row(1);
--! 42883 at 20: operator does not exist: integer = record
select row() is distinct from row(), row() is not distinct from row();
--> ?column?:bool | ?column?:bool
--| f | t
select 1 where row(json '1') is distinct from row(json '1');
--! 42883 at 30: operator does not exist: json = json
select 1 where json '1' is distinct from json '1';
--! 42883 at 25: operator does not exist: json = json
select 1 where json '1' is distinct from null, null is distinct from json '1';
--! 42601 at 46: syntax error at or near ","
select json '1' is distinct from null, null is not distinct from json '1', row(1,null) is distinct from null, (null,null) is not distinct from null, row(null) is distinct from row(null);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | f | f
select null is distinct from null;
--> ?column?:bool
--| f
select 1 where json '1' between json '1' and json '1';
--! 42883 at 25: operator does not exist: json >= json
select 1 where json '1' in (json '1', json '2');
--! 42883 at 25: operator does not exist: json = json
prepare x as select * from v where (a,d) is distinct from ($1,$2);
--= PREPARE
select parameter_types from pg_prepared_statements where name='x';
--> parameter_types:_regtype
--| {text,date}
execute x('a','2020-01-01');
--> a:varchar | i:int4 | b:int8 | t:text | d:date | ts:timestamptz
execute x('b','2020-01-01');
--> a:varchar | i:int4 | b:int8 | t:text | d:date | ts:timestamptz
--| a | 1 | 1 | a | 2020-01-01 | 2020-01-01 00:00:00+00
create view vv as select (a,i) is distinct from ('a',1) x, (i,t) is not distinct from (b,a) y, row(d) is distinct from row(ts) z, row(d) is not distinct from row(ts) z2, (v.*) is distinct from row(v.*) q, row(v.*) is distinct from row(v.*) q2, row(v.*) is not distinct from ('a',1,1,'b',d,ts) q3, v is distinct from row('a'::varchar,1,1::bigint,'a'::text,null::date,null::timestamptz) q4, a is distinct from null n, not ((a,i) is distinct from (t,i)) nn from v;
--= CREATE VIEW
select pg_get_viewdef('vv'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT (((v.a)::text IS DISTINCT FROM 'a'::text) OR (v.i IS DISTINCT FROM 1)) AS x,␊    (NOT ((v.i IS DISTINCT FROM v.b) OR (v.t IS DISTINCT FROM (v.a)::text))) AS y,␊    (v.d IS DISTINCT FROM v.ts) AS z,␊    (NOT (v.d IS DISTINCT FROM v.ts)) AS z2,␊    (v.* IS DISTINCT FROM ROW(v.a, v.i, v.b, v.t, v.d, v.ts)) AS q,␊    (((((((v.a)::text IS DISTINCT FROM (v.a)::text) OR (v.i IS DISTINCT FROM v.i)) OR (v.b IS DISTINCT FROM v.b)) OR (v.t IS DISTINCT FROM v.t)) OR (v.d IS DISTINCT FROM v.d)) OR (v.ts IS DISTINCT FROM v.ts)) AS q2,␊    (NOT (((((((v.a)::text IS DISTINCT FROM 'a'::text) OR (v.i IS DISTINCT FROM 1)) OR (v.b IS DISTINCT FROM 1)) OR (v.t IS DISTINCT FROM 'b'::text)) OR (v.d IS DISTINCT FROM v.d)) OR (v.ts IS DISTINCT FROM v.ts))) AS q3,␊    (v.* IS DISTINCT FROM ROW('a'::character varying, 1, (1)::bigint, 'a'::text, NULL::date, NULL::timestamp with time zone)) AS q4,␊    (v.a IS NOT NULL) AS n,␊    (NOT (((v.a)::text IS DISTINCT FROM v.t) OR (v.i IS DISTINCT FROM v.i))) AS nn␊   FROM v;
select pg_get_viewdef('vv'::regclass,true);
--> pg_get_viewdef:text
--| ␠SELECT v.a::text IS DISTINCT FROM 'a'::text OR v.i IS DISTINCT FROM 1 AS x,␊    NOT (v.i IS DISTINCT FROM v.b OR v.t IS DISTINCT FROM v.a::text) AS y,␊    v.d IS DISTINCT FROM v.ts AS z,␊    NOT v.d IS DISTINCT FROM v.ts AS z2,␊    v.* IS DISTINCT FROM ROW(v.a, v.i, v.b, v.t, v.d, v.ts) AS q,␊    v.a::text IS DISTINCT FROM v.a::text OR v.i IS DISTINCT FROM v.i OR v.b IS DISTINCT FROM v.b OR v.t IS DISTINCT FROM v.t OR v.d IS DISTINCT FROM v.d OR v.ts IS DISTINCT FROM v.ts AS q2,␊    NOT (v.a::text IS DISTINCT FROM 'a'::text OR v.i IS DISTINCT FROM 1 OR v.b IS DISTINCT FROM 1 OR v.t IS DISTINCT FROM 'b'::text OR v.d IS DISTINCT FROM v.d OR v.ts IS DISTINCT FROM v.ts) AS q3,␊    v.* IS DISTINCT FROM ROW('a'::character varying, 1, 1::bigint, 'a'::text, NULL::date, NULL::timestamp with time zone) AS q4,␊    v.a IS NOT NULL AS n,␊    NOT (v.a::text IS DISTINCT FROM v.t OR v.i IS DISTINCT FROM v.i) AS nn␊   FROM v;
select * from vv;
--> x:bool | y:bool | z:bool | z2:bool | q:bool | q2:bool | q3:bool | q4:bool | n:bool | nn:bool
--| f | t | f | t | f | f | f | t | t | t
select pg_get_constraintdef(oid) from pg_constraint where conrelid='ck'::regclass;
--! 42P01 at 68: relation "ck" does not exist
create table nn(a int, b int); insert into nn values (1,null),(null,null),(1,2);
--= CREATE TABLE
--= INSERT 0 3
select *, (a,b) is distinct from (1,null), (a,b) is not distinct from (null,null), (a,b) is not distinct from (null,2) from nn;
--> a:int4 | b:int4 | ?column?:bool | ?column?:bool | ?column?:bool
--| 1 | ∅ | f | f | f
--| ∅ | ∅ | t | t | f
--| 1 | 2 | t | f | f
select * from nn x join nn y on (x.a,x.b) is not distinct from (y.a,y.b) order by 1,2;
--> a:int4 | b:int4 | a:int4 | b:int4
--| 1 | 2 | 1 | 2
--| 1 | ∅ | 1 | ∅
--| ∅ | ∅ | ∅ | ∅
select (1,(2,3)) is distinct from (1,(2,4)), ((1,2),3) is distinct from ((1,'2'::text),3);
--! 42804: cannot compare dissimilar column types integer and text at record column 2
select (i,t) is distinct from (select b,a) from v;
--! 42601 at 31: subquery must return only one column
select ((i,t)) is distinct from ((b,a)) from v;
--> ?column?:bool
--| f
select row(i,t) is distinct from (select row(b,a)) from v;
--! 42804: cannot compare dissimilar column types integer and bigint at record column 1
select 1 from v where (a,i) between ('a',1) and ('b','2');
--> ?column?:int4
--| 1
select (i,d) between (1,'2019-01-01') and (1,'2021-01-01'), (i,d) not between (1,'2019-01-01') and (1,'2021-01-01'), (i,d) between symmetric (1,'2022-01-01') and (1,'2011-01-01') from v;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t
select (1,2) between (1,2,3) and (1,2);
--! 42601 at 14: unequal number of entries in row expressions
select row(i) between row('1') and row('2') from v;
--> ?column?:bool
--| t
create view vb as select (a,i) between ('a',1) and ('b','2') x, (a,i) not between ('a',1) and ('b','2') y, row(i) between row('1') and row('2') z, row(i) = row(2) z1, v is distinct from null q, v is not distinct from null q1, null is not distinct from i q2, row(i,t) is not distinct from null q3 from v;
--= CREATE VIEW
select pg_get_viewdef('vb'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT ((ROW((v.a)::text, v.i) >= ROW('a'::text, 1)) AND (ROW((v.a)::text, v.i) <= ROW('b'::text, 2))) AS x,␊    ((ROW((v.a)::text, v.i) < ROW('a'::text, 1)) OR (ROW((v.a)::text, v.i) > ROW('b'::text, 2))) AS y,␊    ((v.i >= 1) AND (v.i <= 2)) AS z,␊    (v.i = 2) AS z1,␊    (v.* IS DISTINCT FROM NULL) AS q,␊    (v.* IS NOT DISTINCT FROM NULL) AS q1,␊    (v.i IS NULL) AS q2,␊    (ROW(v.i, v.t) IS NOT DISTINCT FROM NULL) AS q3␊   FROM v;
select pg_get_viewdef('vb'::regclass,true);
--> pg_get_viewdef:text
--| ␠SELECT ((ROW(v.a::text, v.i) >= ROW('a'::text, 1))) AND ((ROW(v.a::text, v.i) <= ROW('b'::text, 2))) AS x,␊    ((ROW(v.a::text, v.i) < ROW('a'::text, 1))) OR ((ROW(v.a::text, v.i) > ROW('b'::text, 2))) AS y,␊    v.i >= 1 AND v.i <= 2 AS z,␊    v.i = 2 AS z1,␊    v.* IS DISTINCT FROM NULL AS q,␊    v.* IS NOT DISTINCT FROM NULL AS q1,␊    v.i IS NULL AS q2,␊    ROW(v.i, v.t) IS NOT DISTINCT FROM NULL AS q3␊   FROM v;
select * from vb;
--> x:bool | y:bool | z:bool | z1:bool | q:bool | q1:bool | q2:bool | q3:bool
--| t | f | t | f | t | f | f | f
select (1,2) in ((1,2,3));
--! 42601 at 14: unequal number of entries in row expressions
select 1 where 1 in (select 1,2);
--! 42601 at 18: subquery has too many columns
select 1 where 1 not in (select 1,2);
--! 42601 at 18: subquery has too many columns
select 1 where (1,2) not in (select 1);
--! 42601 at 22: subquery has too few columns
select 1 where not '1'::json between symmetric '1' and '2';
--! 42883 at 30: operator does not exist: json >= unknown
prepare y as select * from v where (a,d) between ($1,$2) and ($3,$4);
--= PREPARE
select parameter_types from pg_prepared_statements where name='y';
--> parameter_types:_regtype
--| {text,date,text,date}
prepare x2 as select ($1, $2) is distinct from (1, now()), ($3, 1) between (1.5, 2) and ($4, 3);
--= PREPARE
select parameter_types from pg_prepared_statements where name='x2';
--> parameter_types:_regtype
--| {integer,"timestamp with time zone",numeric,numeric}
