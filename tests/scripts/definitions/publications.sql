-- Publications are kept for those who describe and dump: nothing is sent to anyone.
create schema pub_s;
--= CREATE SCHEMA
create table pub_t (a int primary key, b text, c int generated always as (a * 2) stored);
--= CREATE TABLE
create table pub_s.u (x int primary key, y int);
--= CREATE TABLE
create table pub_p (k int, v int) partition by range (k);
--= CREATE TABLE
create table pub_p1 partition of pub_p for values from (0) to (10);
--= CREATE TABLE
create table pub_p2 partition of pub_p for values from (10) to (20);
--= CREATE TABLE
create view pub_v as select 1 as one;
--= CREATE VIEW
create temp table pub_temp (a int);
--= CREATE TABLE
create unlogged table pub_un (a int);
--= CREATE TABLE
create publication p0;
--~ wal_level is insufficient to publish logical changes
--= CREATE PUBLICATION
create publication p0;
--! 42710: publication "p0" already exists
create publication p1 for table pub_t (a, b) where (a > 5 and b <> 'x'), pub_p;
--~ wal_level is insufficient to publish logical changes
--= CREATE PUBLICATION
create publication p2 for table only pub_t, tables in schema pub_s with (publish = 'insert, delete', publish_via_partition_root = true);
--~ wal_level is insufficient to publish logical changes
--= CREATE PUBLICATION
create publication p3 for all tables with (publish_via_partition_root);
--~ wal_level is insufficient to publish logical changes
--= CREATE PUBLICATION
select pubname, pubowner::regrole = current_user::regrole as own, puballtables, pubinsert, pubupdate, pubdelete, pubtruncate, pubviaroot from pg_publication order by 1;
--> pubname:name | own:bool | puballtables:bool | pubinsert:bool | pubupdate:bool | pubdelete:bool | pubtruncate:bool | pubviaroot:bool
--| p0 | t | f | t | t | t | t | f
--| p1 | t | f | t | t | t | t | f
--| p2 | t | f | t | f | t | f | t
--| p3 | t | t | t | t | t | t | t
select p.pubname, r.prrelid::regclass, pg_get_expr(r.prqual, r.prrelid), r.prattrs from pg_publication_rel r join pg_publication p on p.oid = r.prpubid order by 1, 2::text;
--> pubname:name | prrelid:regclass | pg_get_expr:text | prattrs:int2vector
--| p1 | pub_t | ((a > 5) AND (b <> 'x'::text)) | 1 2
--| p1 | pub_p | ∅ | ∅
--| p2 | pub_t | ∅ | ∅
select p.pubname, n.pnnspid::regnamespace from pg_publication_namespace n join pg_publication p on p.oid = n.pnpubid order by 1, 2;
--> pubname:name | pnnspid:regnamespace
--| p2 | pub_s
select * from pg_publication_tables where schemaname in ('public', 'pub_s') and tablename like any (array['pub%', 'u']) order by 1, 2, 3;
--> pubname:name | schemaname:name | tablename:name | attnames:_name | rowfilter:text
--| p1 | public | pub_p1 | {k,v} | ∅
--| p1 | public | pub_p2 | {k,v} | ∅
--| p1 | public | pub_t | {a,b} | ((a > 5) AND (b <> 'x'::text))
--| p2 | pub_s | u | {x,y} | ∅
--| p2 | public | pub_t | {a,b,c} | ∅
--| p3 | pub_s | u | {x,y} | ∅
--| p3 | public | pub_p | {k,v} | ∅
--| p3 | public | pub_t | {a,b,c} | ∅
select * from pg_get_publication_tables('nope');
--! 42704: publication "nope" does not exist
create publication e for table nope;
--! 42P01: relation "nope" does not exist
create publication e for table pub_v;
--! 22023: cannot add relation "pub_v" to publication
create publication e for table pub_temp;
--! 22023: cannot add relation "pub_temp" to publication
create publication e for table pub_un;
--! 22023: cannot add relation "pub_un" to publication
create publication e for table pub_t (nope);
--! 42703: column "nope" of relation "pub_t" does not exist
create publication e for table pub_t (c);
--! 42P10: cannot use generated column "c" in publication column list
create publication e for table pub_t (xmin);
--! 42P10: cannot use system column "xmin" in publication column list
create publication e for table pub_t (a, a);
--! 42710: duplicate column "a" in publication column list
create publication e for table pub_t where (a);
--! 42804: argument of PUBLICATION WHERE must be type boolean, not type integer
create publication e for table pub_t where (nope = 1);
--! 42703: column "nope" does not exist
create publication e for table pub_t where (random() < a);
--! 0A000: invalid publication WHERE expression
create publication e for table pub_t where (a = (select 1));
--! 0A000: invalid publication WHERE expression
create publication e for table pub_t where (sum(a) > 1);
--! 42803: aggregate functions are not allowed in WHERE
create publication e for table pub_t where (a > 1), pub_t where (a > 2);
--! 42710: conflicting or redundant WHERE clauses for table "pub_t"
create publication e for table pub_t, pub_t;
--~ wal_level is insufficient to publish logical changes
--= CREATE PUBLICATION
drop publication e;
--= DROP PUBLICATION
create publication e for pub_t;
--! 42601: invalid publication object list
create publication e for table pub_p where (k > 1);
--! 22023: cannot use publication WHERE clause for relation "pub_p"
create publication e for table pub_p (k);
--! 22023: cannot use column list for relation "public.pub_p" in publication "e"
create publication e for table pub_t (a), tables in schema pub_s;
--! 22023: cannot use column list for relation "public.pub_t" in publication "e"
create publication e for tables in schema nope;
--! 3F000: schema "nope" does not exist
create publication e for tables in schema pg_catalog;
--! 22023: cannot add schema "pg_catalog" to publication
create publication e with (publish = 'insert, cluster');
--! 42601: unrecognized value for publication option "publish": "cluster"
create publication e with (publish = 'insert', publish = 'update');
--! 42601: conflicting or redundant options
create publication e with (nope = 1);
--! 42601: unrecognized publication parameter: "nope"
create publication e with (publish_via_partition_root = maybe);
--! 42601: publish_via_partition_root requires a Boolean value
alter publication p0 add table pub_t;
--= ALTER PUBLICATION
alter publication p0 add table pub_t;
--! 42710: relation "pub_t" is already member of publication "p0"
alter publication p0 add table pub_s.u, tables in schema pub_s, current_schema;
--= ALTER PUBLICATION
alter publication p0 add tables in schema pub_s;
--! 42710: schema "pub_s" is already member of publication "p0"
select p.pubname, n.pnnspid::regnamespace from pg_publication_namespace n join pg_publication p on p.oid = n.pnpubid where pubname = 'p0' order by 1, 2;
--> pubname:name | pnnspid:regnamespace
--| p0 | public
--| p0 | pub_s
alter publication p0 drop tables in schema public;
--= ALTER PUBLICATION
alter publication p0 drop tables in schema public;
--! 42704: tables from schema "public" are not part of the publication
alter publication p0 drop table pub_t;
--= ALTER PUBLICATION
alter publication p0 drop table pub_t;
--! 42704: relation "pub_t" is not part of the publication
alter publication p0 drop table pub_s.u (x);
--! 42601: column list must not be specified in ALTER PUBLICATION ... DROP
alter publication p0 drop table pub_s.u where (x > 1);
--! 42601: cannot use a WHERE clause when removing a table from a publication
alter publication p0 set table pub_t (b), pub_p1;
--= ALTER PUBLICATION
select pubname, schemaname, tablename, attnames from pg_publication_tables where pubname = 'p0' order by 2, 3;
--> pubname:name | schemaname:name | tablename:name | attnames:_name
--| p0 | public | pub_p1 | {k,v}
--| p0 | public | pub_t | {b}
alter publication p0 set (publish = '');
--= ALTER PUBLICATION
select pubinsert, pubupdate, pubdelete, pubtruncate from pg_publication where pubname = 'p0';
--> pubinsert:bool | pubupdate:bool | pubdelete:bool | pubtruncate:bool
--| f | f | f | f
alter publication p3 add table pub_t;
--! 55000: publication "p3" is defined as FOR ALL TABLES
alter publication p3 drop tables in schema pub_s;
--! 55000: publication "p3" is defined as FOR ALL TABLES
alter publication nope add table pub_t;
--! 42704: publication "nope" does not exist
alter publication p0 rename to p1;
--! 42710: publication "p1" already exists
alter publication p0 rename to p9;
--= ALTER PUBLICATION
comment on publication p9 is 'nine';
--= COMMENT
select obj_description(oid, 'pg_publication') from pg_publication where pubname = 'p9';
--> obj_description:text
--| nine
-- Columns, tables and schemas that are named.
alter table pub_t rename column a to a2;
--= ALTER TABLE
select attnames, rowfilter from pg_publication_tables where pubname = 'p1' and tablename = 'pub_t';
--> attnames:_name | rowfilter:text
--| {a2,b} | ((a2 > 5) AND (b <> 'x'::text))
alter table pub_t drop column b;
--! 2BP01: cannot drop column b of table pub_t because other objects depend on it
alter table pub_t drop column b cascade;
--~ drop cascades to 2 other objects
--= ALTER TABLE
select pubname, tablename, rowfilter from pg_publication_tables where pubname in ('p1', 'p9') order by 1, 2;
--> pubname:name | tablename:name | rowfilter:text
--| p1 | pub_p1 | ∅
--| p1 | pub_p2 | ∅
--| p9 | pub_p1 | ∅
drop table pub_t;
--= DROP TABLE
drop schema pub_s cascade;
--~ drop cascades to table pub_s.u
--= DROP SCHEMA
select pubname, tablename from pg_publication_tables where pubname <> 'p3' order by 1, 2;
--> pubname:name | tablename:name
--| p1 | pub_p1
--| p1 | pub_p2
--| p9 | pub_p1
select count(*) from pg_publication_namespace;
--> count:int8
--| 0
-- Rights.
create role pub_ann;
--= CREATE ROLE
create role pub_bob superuser;
--= CREATE ROLE
set role pub_ann;
--= SET
drop publication p9;
--! 42501: must be owner of publication p9
alter publication p9 set (publish = 'insert');
--! 42501: must be owner of publication p9
alter publication p9 rename to p10;
--! 42501: must be owner of publication p9
reset role;
--= RESET
alter publication p9 owner to pub_ann;
--= ALTER PUBLICATION
alter publication p3 owner to pub_bob;
--= ALTER PUBLICATION
select pubname, pubowner::regrole from pg_publication order by 1;
--> pubname:name | pubowner:regrole
--| p1 | postgres
--| p2 | postgres
--| p3 | pub_bob
--| p9 | pub_ann
reassign owned by pub_bob to pub_ann;
--= REASSIGN OWNED
drop owned by pub_ann;
--= DROP OWNED
select pubname from pg_publication order by 1;
--> pubname:name
--| p1
--| p2
select (pg_identify_object('pg_publication'::regclass, oid, 0)).* from pg_publication where pubname = 'p1';
--> type:text | schema:text | name:text | identity:text
--| publication | ∅ | p1 | p1
select classid::regclass, objsubid from pg_get_object_address('publication', '{p1}', '{}');
--> classid:regclass | objsubid:int4
--| pg_publication | 0
drop publication if exists nope;
--~ publication "nope" does not exist, skipping
--= DROP PUBLICATION
drop publication nope;
--! 42704: publication "nope" does not exist
drop publication p0, p1, p2;
--! 42704: publication "p0" does not exist
drop publication p1, p2;
--= DROP PUBLICATION
drop table pub_p, pub_un;
--= DROP TABLE
drop view pub_v;
--= DROP VIEW
drop role pub_ann, pub_bob;
--= DROP ROLE
