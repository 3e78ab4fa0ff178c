-- CLUSTER and ALTER TABLE … CLUSTER ON: which index a table is clustered on.
create table t(a int primary key, b int, c text);
--= CREATE TABLE
create index tb on t(b);
--= CREATE INDEX
create index tp on t(b) where b > 3;
--= CREATE INDEX
create index th on t using hash (c);
--= CREATE INDEX
cluster t;
--! 42704: there is no previously clustered index for table "t"
cluster t using nope;
--! 42704: index "nope" for table "t" does not exist
cluster t using tp;
--! 0A000: cannot cluster on partial index "tp"
cluster t using th;
--! 0A000: cannot cluster on index "th" because access method does not support clustering
cluster t using tb;
--= CLUSTER
cluster t;
--= CLUSTER
cluster tb on t;
--= CLUSTER
select indexrelid::regclass, indisclustered from pg_index where indrelid = 't'::regclass order by 1;
--> indexrelid:regclass | indisclustered:bool
--| t_pkey | f
--| tb | t
--| tp | f
--| th | f
alter table t cluster on t_pkey;
--= ALTER TABLE
select indexrelid::regclass, indisclustered from pg_index where indrelid = 't'::regclass order by 1;
--> indexrelid:regclass | indisclustered:bool
--| t_pkey | t
--| tb | f
--| tp | f
--| th | f
create table l (like t including all);
--= CREATE TABLE
select indexrelid::regclass, indisclustered from pg_index where indrelid = 'l'::regclass order by 1;
--> indexrelid:regclass | indisclustered:bool
--| l_pkey | f
--| l_b_idx | f
--| l_b_idx1 | f
--| l_c_idx | f
alter table t set without cluster;
--= ALTER TABLE
cluster t;
--! 42704: there is no previously clustered index for table "t"
select indexrelid::regclass, indisclustered from pg_index where indrelid = 't'::regclass order by 1;
--> indexrelid:regclass | indisclustered:bool
--| t_pkey | f
--| tb | f
--| tp | f
--| th | f
alter table t cluster on tp;
--! 0A000: cannot cluster on partial index "tp"
alter table t cluster on nope;
--! 42704: index "nope" for table "t" does not exist
create table p(a int, b int) partition by range(a);
--= CREATE TABLE
create table p1 partition of p for values from (0) to (10);
--= CREATE TABLE
create index pa on p(a);
--= CREATE INDEX
cluster p using pa;
--= CLUSTER
select indexrelid::regclass, indisclustered from pg_index where indrelid in ('p'::regclass,'p1'::regclass) order by 1;
--> indexrelid:regclass | indisclustered:bool
--| pa | f
--| p1_a_idx | t
cluster p;
--! 42704: there is no previously clustered index for table "p"
alter table p cluster on pa;
--! 0A000: cannot mark index clustered in partitioned table
begin;
--= BEGIN
cluster p using pa;
--! 25001: CLUSTER cannot run inside a transaction block
rollback;
--= ROLLBACK
begin;
--= BEGIN
cluster;
--! 25001: CLUSTER cannot run inside a transaction block
rollback;
--= ROLLBACK
begin;
--= BEGIN
alter table t cluster on tb;
--= ALTER TABLE
cluster t;
--= CLUSTER
rollback;
--= ROLLBACK
cluster;
--= CLUSTER
create materialized view m as select 1 as a;
--= SELECT 1
create index mi on m(a);
--= CREATE INDEX
alter materialized view m cluster on mi;
--= ALTER MATERIALIZED VIEW
cluster m;
--= CLUSTER
select pg_index_has_property('tb'::regclass,'clusterable'), pg_index_has_property('th'::regclass,'clusterable');
--> pg_index_has_property:bool | pg_index_has_property:bool
--| t | f
create view v as select 1;
--= CREATE VIEW
cluster v;
--! 42809: "v" is not a table or materialized view
alter table v cluster on x;
--! 42809: ALTER action CLUSTER ON cannot be performed on relation "v"
create table leaf (a int, b int);
--= CREATE TABLE
create table middle (a int, b int) partition by range (b);
--= CREATE TABLE
alter table middle attach partition leaf for values from (0) to (10);
--= ALTER TABLE
alter table p attach partition middle for values from (10) to (20);
--= ALTER TABLE
cluster p using pa;
--= CLUSTER
select indrelid::regclass, indisclustered from pg_index where indrelid in ('p'::regclass, 'p1'::regclass, 'middle'::regclass, 'leaf'::regclass) order by indrelid::regclass::text;
--> indrelid:regclass | indisclustered:bool
--| leaf | t
--| middle | f
--| p | f
--| p1 | t
