-- IN of a list: items without columns are compared as one type, the others each by itself; its operator is told with its schema where the path does not lead to it.
create extension citext;
--= CREATE EXTENSION
create table srt(name citext, a text, i int, b bigint, v varchar(5), c char(3));
--= CREATE TABLE
insert into srt values('AB','x',1,2,'ab','ab'),('ab','y',3,3,'zz','x'),(null,null,null,null,null,null);
--= INSERT 0 3
select name from srt where name in ('ab', a) order by 1;
--> name:user
--| AB
--| ab
select name from srt where name not in ('ab', a) order by 1;
--> name:user
select name from srt where name in ('ab','zz', a, null) order by 1;
--> name:user
--| AB
--| ab
select i, i in (1, b, 3), i not in (5, b), i in (b), i not in (b, 1), 1 in (1, i, 3), i in (null, 1, b), i in (b, a::int8) from srt where a is null or a <> 'x' order by 1;
--> i:int4 | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| 3 | t | f | t | f | t | t | t
--| ∅ | ∅ | ∅ | ∅ | ∅ | t | ∅ | ∅
create view c1 as select name in ('ab', a) x, name not in ('ab', a) y, i in (1,b,3) z, i not in (5,b) w, i in (b, 1) u, i in (b) t, (i,'100') in ((8,'100')) s, (i,v) not in ((1,'x')) r, (i,v) not in ((1,'x'),(2,'y')) q, (i,b) in ((1,2),(3,4),(5,6)) p, v in ('a','b',a) o, v in ('a', v) n, c in ('a','b', c) m, i in (1,2) l, i not in (1,2) k, i in ((select 1), 2, b) j, name in ('a','b') h, name not in ('a','b') g, name in ('a') f, name not in ('a') e, i in (i, b, 3) d from srt;
--= CREATE VIEW
create view c2 as select i from srt where i in (1,b,3) and (select true from srt s2 where s2.i in (1, srt.i, 4) limit 1);
--= CREATE VIEW
create table k(name citext check (name in ('a','b')), n2 citext check (n2 not in ('q','r', name)), z int check (z in (1,2,3) or z not in (5,6)));
--= CREATE TABLE
create index on k(name) where name in ('x','y');
--= CREATE INDEX
create policy po on k using (name in ('a','b'));
--= CREATE POLICY
create domain dn as citext check (value in ('a','b'));
--= CREATE DOMAIN
create domain di as int check (value not in (1,2));
--= CREATE DOMAIN
set search_path='';
--= SET
select pg_get_viewdef('public.c1'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT ((srt.name OPERATOR(public.=) 'ab'::public.citext) OR ((srt.name)::text = srt.a)) AS x,␊    ((srt.name OPERATOR(public.<>) 'ab'::public.citext) AND ((srt.name)::text <> srt.a)) AS y,␊    ((srt.i = ANY (ARRAY[1, 3])) OR (srt.i = srt.b)) AS z,␊    ((srt.i <> 5) AND (srt.i <> srt.b)) AS w,␊    ((srt.i = srt.b) OR (srt.i = 1)) AS u,␊    (srt.i = srt.b) AS t,␊    ((srt.i = 8) AND ('100'::text = '100'::text)) AS s,␊    ((srt.i <> 1) OR ((srt.v)::text <> 'x'::text)) AS r,␊    (((srt.i <> 1) OR ((srt.v)::text <> 'x'::text)) AND ((srt.i <> 2) OR ((srt.v)::text <> 'y'::text))) AS q,␊    ((((srt.i = 1) AND (srt.b = 2)) OR ((srt.i = 3) AND (srt.b = 4))) OR ((srt.i = 5) AND (srt.b = 6))) AS p,␊    (((srt.v)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[])) OR ((srt.v)::text = srt.a)) AS o,␊    (((srt.v)::text = 'a'::text) OR ((srt.v)::text = (srt.v)::text)) AS n,␊    ((srt.c = ANY (ARRAY['a'::bpchar, 'b'::bpchar])) OR (srt.c = srt.c)) AS m,␊    (srt.i = ANY (ARRAY[1, 2])) AS l,␊    (srt.i <> ALL (ARRAY[1, 2])) AS k,␊    ((srt.i = ANY (ARRAY[( SELECT 1), 2])) OR (srt.i = srt.b)) AS j,␊    (srt.name OPERATOR(public.=) ANY (ARRAY['a'::public.citext, 'b'::public.citext])) AS h,␊    (srt.name OPERATOR(public.<>) ALL (ARRAY['a'::public.citext, 'b'::public.citext])) AS g,␊    (srt.name OPERATOR(public.=) 'a'::public.citext) AS f,␊    (srt.name OPERATOR(public.<>) 'a'::public.citext) AS e,␊    (((srt.i = srt.i) OR (srt.i = srt.b)) OR (srt.i = 3)) AS d␊   FROM public.srt;
select pg_get_viewdef('public.c1'::regclass, true);
--> pg_get_viewdef:text
--| ␠SELECT srt.name OPERATOR(public.=) 'ab'::public.citext OR srt.name::text = srt.a AS x,␊    srt.name OPERATOR(public.<>) 'ab'::public.citext AND srt.name::text <> srt.a AS y,␊    (srt.i = ANY (ARRAY[1, 3])) OR srt.i = srt.b AS z,␊    srt.i <> 5 AND srt.i <> srt.b AS w,␊    srt.i = srt.b OR srt.i = 1 AS u,␊    srt.i = srt.b AS t,␊    srt.i = 8 AND '100'::text = '100'::text AS s,␊    srt.i <> 1 OR srt.v::text <> 'x'::text AS r,␊    (srt.i <> 1 OR srt.v::text <> 'x'::text) AND (srt.i <> 2 OR srt.v::text <> 'y'::text) AS q,␊    srt.i = 1 AND srt.b = 2 OR srt.i = 3 AND srt.b = 4 OR srt.i = 5 AND srt.b = 6 AS p,␊    (srt.v::text = ANY (ARRAY['a'::character varying, 'b'::character varying]::text[])) OR srt.v::text = srt.a AS o,␊    srt.v::text = 'a'::text OR srt.v::text = srt.v::text AS n,␊    (srt.c = ANY (ARRAY['a'::bpchar, 'b'::bpchar])) OR srt.c = srt.c AS m,␊    srt.i = ANY (ARRAY[1, 2]) AS l,␊    srt.i <> ALL (ARRAY[1, 2]) AS k,␊    (srt.i = ANY (ARRAY[( SELECT 1), 2])) OR srt.i = srt.b AS j,␊    srt.name OPERATOR(public.=) ANY (ARRAY['a'::public.citext, 'b'::public.citext]) AS h,␊    srt.name OPERATOR(public.<>) ALL (ARRAY['a'::public.citext, 'b'::public.citext]) AS g,␊    srt.name OPERATOR(public.=) 'a'::public.citext AS f,␊    srt.name OPERATOR(public.<>) 'a'::public.citext AS e,␊    srt.i = srt.i OR srt.i = srt.b OR srt.i = 3 AS d␊   FROM public.srt;
select pg_get_viewdef('public.c2'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT srt.i␊   FROM public.srt␊  WHERE (((srt.i = ANY (ARRAY[1, 3])) OR (srt.i = srt.b)) AND ( SELECT true␊           FROM public.srt s2␊          WHERE (s2.i = ANY (ARRAY[1, srt.i, 4]))␊         LIMIT 1));
select pg_get_constraintdef(oid) from pg_constraint where connamespace='public'::regnamespace order by conname;
--> pg_get_constraintdef:text
--| CHECK ((VALUE <> ALL (ARRAY[1, 2])))
--| CHECK ((VALUE OPERATOR(public.=) ANY (ARRAY['a'::public.citext, 'b'::public.citext])))
--| CHECK (((n2 OPERATOR(public.<>) ALL (ARRAY['q'::public.citext, 'r'::public.citext])) AND (n2 OPERATOR(public.<>) name)))
--| CHECK ((name OPERATOR(public.=) ANY (ARRAY['a'::public.citext, 'b'::public.citext])))
--| CHECK (((z = ANY (ARRAY[1, 2, 3])) OR (z <> ALL (ARRAY[5, 6]))))
select pg_get_indexdef(indexrelid) from pg_index where indrelid='public.k'::regclass;
--> pg_get_indexdef:text
--| CREATE INDEX k_name_idx ON public.k USING btree (name) WHERE (name OPERATOR(public.=) ANY (ARRAY['x'::public.citext, 'y'::public.citext]))
select pg_get_expr(polqual, polrelid) from pg_policy;
--> pg_get_expr:text
--| (name OPERATOR(public.=) ANY (ARRAY['a'::public.citext, 'b'::public.citext]))
reset search_path;
--= RESET
insert into k values('A','z',1);
--= INSERT 0 1
insert into k values('c','z',1);
--! 23514: new row for relation "k" violates check constraint "k_name_check"
insert into k values('a','Q',1);
--! 23514: new row for relation "k" violates check constraint "k_check"
insert into k values('a','A',1);
--! 23514: new row for relation "k" violates check constraint "k_check"
prepare p as select i from srt where i in ($1, $2, b) order by 1;
--= PREPARE
execute p(1, 7);
--> i:int4
--| 1
--| 3
prepare p2 as select i from srt where i in ($1, b) order by 1;
--= PREPARE
execute p2(1);
--> i:int4
--| 1
--| 3
select 1 from srt where i in (1, 'x', b);
--! 22P02: invalid input syntax for type integer: "x"
select 1 from srt where i in ('1', b) ;
--> ?column?:int4
--| 1
--| 1
select 1 where 1 in (1.5, 2, 'a');
--! 22P02: invalid input syntax for type numeric: "a"
select i from srt where i in (1, 2.5, b) order by 1;
--> i:int4
--| 1
--| 3
