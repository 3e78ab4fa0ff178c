--@ cambium
-- What functions tell of a definition is read, however often the statement has been run before.
create table told (id int primary key, v int);
--= CREATE TABLE
create table log (what text);
--= CREATE TABLE
@b select obj_description('told'::regclass), col_description('told'::regclass, 2);
--> obj_description:text | col_description:text
--| ∅ | ∅
@a begin;
--= BEGIN
@a select obj_description('told'::regclass);
--> obj_description:text
--| ∅
@b comment on table told is 'one';
--= COMMENT
@a insert into log select 'no comment';
--= INSERT 0 1
@a commit;
--! 40001: could not serialize access due to concurrent change of a definition
@a begin;
--= BEGIN
@a select obj_description('told'::regclass);
--> obj_description:text
--| one
@b comment on table told is 'two';
--= COMMENT
@a insert into log select 'comment one';
--= INSERT 0 1
@a commit;
--! 40001: could not serialize access due to concurrent change of a definition
@a begin;
--= BEGIN
@a select col_description('told'::regclass, 2);
--> col_description:text
--| ∅
@b comment on column told.v is 'a number';
--= COMMENT
@a insert into log select 'no comment';
--= INSERT 0 1
@a commit;
--! 40001: could not serialize access due to concurrent change of a definition
create role told_reader;
--= CREATE ROLE
create role told_group;
--= CREATE ROLE
@a begin;
--= BEGIN
@a select pg_has_role('told_reader', 'told_group', 'member');
--> pg_has_role:bool
--| f
@b grant told_group to told_reader;
--= GRANT ROLE
@a insert into log select 'no member';
--= INSERT 0 1
@a commit;
--! 40001: could not serialize access due to concurrent change of a definition
@a begin;
--= BEGIN
@a select has_table_privilege('told_reader', 'told', 'SELECT');
--> has_table_privilege:bool
--| f
@b grant select on told to told_group;
--= GRANT
@a insert into log select 'no privilege';
--= INSERT 0 1
@a commit;
--! 40001: could not serialize access due to concurrent change of a definition
create function told_by() returns text language plpgsql as $$ begin return obj_description('told'::regclass); end $$;
--= CREATE FUNCTION
@a select told_by();
--> told_by:text
--| two
@a begin;
--= BEGIN
@a select told_by();
--> told_by:text
--| two
@b comment on table told is 'three';
--= COMMENT
@a insert into log select 'comment two';
--= INSERT 0 1
@a commit;
--! 40001: could not serialize access due to concurrent change of a definition
@a begin;
--= BEGIN
@a select obj_description('told'::regclass);
--> obj_description:text
--| three
@b comment on table log is 'another matter';
--= COMMENT
@a insert into told values (1, 1);
--= INSERT 0 1
@a commit;
--= COMMIT
select * from log;
--> what:text
drop table told, log;
--= DROP TABLE
drop role told_reader, told_group;
--= DROP ROLE
drop function told_by;
--= DROP FUNCTION
