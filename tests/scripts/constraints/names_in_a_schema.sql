-- Names that are made up for constraints are none of others in the schema, whatever they are constraints of.
create table x (a int primary key);
--= CREATE TABLE
create table t (a int check (a > 0), b int references x, c int unique);
--= CREATE TABLE
alter table t rename to t_old;
--= ALTER TABLE
create table t (a int check (a > 0), b int references x, c int unique);
--= CREATE TABLE
select conrelid::regclass, conname from pg_constraint where conrelid in ('t'::regclass, 't_old'::regclass) order by 1, 2;
--> conrelid:regclass | conname:name
--| t_old | t_a_check
--| t_old | t_b_fkey
--| t_old | t_c_key
--| t | t_a_check1
--| t | t_b_fkey1
--| t | t_c_key1
create domain d2 as int constraint d3_check check (value > 0);
--= CREATE DOMAIN
create domain d3 as int check (value > 0);
--= CREATE DOMAIN
create table d4 (a int, constraint d5_check check (a > 0));
--= CREATE TABLE
create domain d5 as int check (value > 0) check (value < 9);
--= CREATE DOMAIN
create domain d8 as int constraint t9_a_check check (value > 0);
--= CREATE DOMAIN
create table t9 (a int check (a > 0));
--= CREATE TABLE
select coalesce(conrelid::regclass::text, contypid::regtype::text) as owner, conname from pg_constraint where conname ~ '^(d\d|t9)' order by 1, 2;
--> owner:text | conname:name
--| - | d3_check
--| - | d3_check1
--| - | d5_check1
--| - | d5_check2
--| - | t9_a_check
--| d4 | d5_check
--| t9 | t9_a_check1
create table p_a_fk (a int, constraint pp_a_check check (a > 1), constraint pp_pkey check (a > 2), constraint pp_a_key check (a > 3));
--= CREATE TABLE
create table pp (a int);
--= CREATE TABLE
alter table pp add check (a > 1);
--= ALTER TABLE
alter table pp add primary key (a);
--= ALTER TABLE
alter table pp add unique (a);
--= ALTER TABLE
alter table pp drop constraint pp_a_check1, add check (a > 7);
--= ALTER TABLE
select conname from pg_constraint where conrelid = 'pp'::regclass order by 1;
--> conname:name
--| pp_a_check1
--| pp_a_key1
--| pp_pkey1
create schema other;
--= CREATE SCHEMA
create table other.pp (a int primary key check (a > 1));
--= CREATE TABLE
select conname from pg_constraint where conrelid = 'other.pp'::regclass order by 1;
--> conname:name
--| pp_a_check
--| pp_pkey
create table whole (a int, b int references x) partition by list (a);
--= CREATE TABLE
create table part (a int, b int, constraint whole_b_fkey check (b > 0));
--= CREATE TABLE
alter table whole attach partition part default;
--= ALTER TABLE
select conrelid::regclass, conname, contype from pg_constraint where conrelid in ('whole'::regclass, 'part'::regclass) order by 1, 2;
--> conrelid:regclass | conname:name | contype:char
--| whole | whole_b_fkey | f
--| part | part_b_fkey | f
--| part | whole_b_fkey | c
create table heir (check (a < 100)) inherits (pp);
--= CREATE TABLE
alter table pp add check (a < 50);
--= ALTER TABLE
select conrelid::regclass, conname from pg_constraint where conrelid in ('pp'::regclass, 'heir'::regclass) and contype = 'c' order by 1, 2;
--> conrelid:regclass | conname:name
--| pp | pp_a_check1
--| pp | pp_a_check2
--| heir | heir_a_check
--| heir | pp_a_check1
--| heir | pp_a_check2
create table copy (like pp including all);
--= CREATE TABLE
select conname from pg_constraint where conrelid = 'copy'::regclass order by 1;
--> conname:name
--| copy_a_key
--| copy_pkey
--| pp_a_check1
--| pp_a_check2
