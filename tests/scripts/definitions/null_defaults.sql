-- DEFAULT NULL: kept only where it differs from no default, as over a domain's own; the same text for columns of several types.
create domain dn as int default null;
--= CREATE DOMAIN
create domain dd as varchar(5) default 'abc';
--= CREATE DOMAIN
create table a(i int default null, v varchar(10) default null, n numeric(5,2) default null, t text default null, d dn default null, e dd default null, j jsonb default null::jsonb, k int default null::int, z timestamp(3) default null, ff float default null, ca char(3) default null, ar int[] default null, va varchar(3)[] default null);
--= CREATE TABLE
select attname, atthasdef, pg_get_expr(adbin, adrelid) from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum where attrelid = 'a'::regclass and attnum > 0 order by attnum;
--> attname:name | atthasdef:bool | pg_get_expr:text
--| i | f | ∅
--| v | t | NULL::character varying
--| n | t | NULL::numeric
--| t | f | ∅
--| d | t | NULL::integer
--| e | t | NULL::character varying
--| j | f | ∅
--| k | f | ∅
--| z | t | NULL::timestamp without time zone
--| ff | f | ∅
--| ca | t | NULL::bpchar
--| ar | f | ∅
--| va | t | NULL::character varying[]
insert into a default values;
--= INSERT 0 1
select * from a;
--> i:int4 | v:varchar | n:numeric | t:text | d:int4 | e:varchar | j:jsonb | k:int4 | z:timestamp | ff:float8 | ca:bpchar | ar:_int4 | va:_varchar
--| ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
alter table a alter i set default 3, alter v set default 'x';
--= ALTER TABLE
alter table a alter i set default null, alter v set default null;
--= ALTER TABLE
select attname, atthasdef, pg_get_expr(adbin, adrelid) from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum where attrelid = 'a'::regclass and attnum > 0 order by attnum;
--> attname:name | atthasdef:bool | pg_get_expr:text
--| i | f | ∅
--| v | t | NULL::character varying
--| n | t | NULL::numeric
--| t | f | ∅
--| d | t | NULL::integer
--| e | t | NULL::character varying
--| j | f | ∅
--| k | f | ∅
--| z | t | NULL::timestamp without time zone
--| ff | f | ∅
--| ca | t | NULL::bpchar
--| ar | f | ∅
--| va | t | NULL::character varying[]
insert into a default values;
--= INSERT 0 1
select * from a;
--> i:int4 | v:varchar | n:numeric | t:text | d:int4 | e:varchar | j:jsonb | k:int4 | z:timestamp | ff:float8 | ca:bpchar | ar:_int4 | va:_varchar
--| ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
--| ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
create table p(x int default 5, y dd);
--= CREATE TABLE
create table c(x int default null) inherits (p);
--~ merging column "x" with inherited definition
--= CREATE TABLE
insert into c default values;
--= INSERT 0 1
select * from c;
--> x:int4 | y:varchar
--| ∅ | abc
create table pt(a int default 7, b int) partition by list (b);
--= CREATE TABLE
create table pt1 partition of pt (a default null) for values in (1);
--= CREATE TABLE
insert into pt(b) values (1);
--= INSERT 0 1
insert into pt1(b) values(1);
--= INSERT 0 1
select * from pt;
--> a:int4 | b:int4
--| 7 | 1
--| ∅ | 1
select column_name, column_default, domain_name from information_schema.columns where table_name in ('a','c') order by table_name, ordinal_position;
--> column_name:name | column_default:varchar | domain_name:name
--| i | ∅ | ∅
--| v | NULL::character varying | ∅
--| n | NULL::numeric | ∅
--| t | ∅ | ∅
--| d | NULL::integer | dn
--| e | NULL::character varying | dd
--| j | ∅ | ∅
--| k | ∅ | ∅
--| z | NULL::timestamp without time zone | ∅
--| ff | ∅ | ∅
--| ca | NULL::bpchar | ∅
--| ar | ∅ | ∅
--| va | NULL::character varying[] | ∅
--| x | ∅ | ∅
--| y | ∅ | dd
select typname, typdefault, typdefaultbin is null from pg_type where typname in ('dn','dd');
--> typname:name | typdefault:text | ?column?:bool
--| dn | ∅ | t
--| dd | 'abc'::character varying | f
select classid::regclass, refclassid::regclass, refobjid::regclass, refobjsubid, deptype from pg_depend where classid = 'pg_attrdef'::regclass and refobjid='a'::regclass order by 4;
--> classid:regclass | refclassid:regclass | refobjid:regclass | refobjsubid:int4 | deptype:char
--| pg_attrdef | pg_class | a | 2 | a
--| pg_attrdef | pg_class | a | 3 | a
--| pg_attrdef | pg_class | a | 5 | a
--| pg_attrdef | pg_class | a | 6 | a
--| pg_attrdef | pg_class | a | 9 | a
--| pg_attrdef | pg_class | a | 11 | a
--| pg_attrdef | pg_class | a | 13 | a
create domain d2 as dd;
--= CREATE DOMAIN
create domain d3 as dd default null;
--= CREATE DOMAIN
select typname, typdefault from pg_type where typname in ('d2','d3') order by 1;
--> typname:name | typdefault:text
--| d2 | 'abc'::character varying
--| d3 | NULL::character varying
create table dt(a d2, b d3, i int);
--= CREATE TABLE
insert into dt(i) values (1);
--= INSERT 0 1
select * from dt;
--> a:varchar | b:varchar | i:int4
--| abc | ∅ | 1
alter table dt add c dd, add d dd default null, add e d2 default 'q';
--= ALTER TABLE
select * from dt;
--> a:varchar | b:varchar | i:int4 | c:varchar | d:varchar | e:varchar
--| abc | ∅ | 1 | abc | ∅ | q
insert into dt(i) values (2);
--= INSERT 0 1
select * from dt;
--> a:varchar | b:varchar | i:int4 | c:varchar | d:varchar | e:varchar
--| abc | ∅ | 1 | abc | ∅ | q
--| abc | ∅ | 2 | abc | ∅ | q
alter domain dd set default 'new';
--= ALTER DOMAIN
insert into dt(i) values (3);
--= INSERT 0 1
select * from dt;
--> a:varchar | b:varchar | i:int4 | c:varchar | d:varchar | e:varchar
--| abc | ∅ | 1 | abc | ∅ | q
--| abc | ∅ | 2 | abc | ∅ | q
--| abc | ∅ | 3 | new | ∅ | q
create table same(a text default 'x', b varchar default 'x', c varchar(3) default 'x', d char(2) default 'x', e numeric default 0, f bigint default 0, g float8 default 0);
--= CREATE TABLE
select adnum, pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = 'same'::regclass order by 1;
--> adnum:int2 | pg_get_expr:text
--| 1 | 'x'::text
--| 2 | 'x'::character varying
--| 3 | 'x'::character varying
--| 4 | 'x'::bpchar
--| 5 | 0
--| 6 | 0
--| 7 | 0
select domain_name, domain_default from information_schema.domains where domain_name ~ '^d' order by 1;
--> domain_name:name | domain_default:varchar
--| d2 | 'abc'::character varying
--| d3 | NULL::character varying
--| dd | 'new'::character varying
--| dn | ∅
alter domain dn set default 5;
--= ALTER DOMAIN
alter domain dn drop default;
--= ALTER DOMAIN
alter domain dn set default null;
--= ALTER DOMAIN
select typdefault from pg_type where typname = 'dn';
--> typdefault:text
--| ∅
