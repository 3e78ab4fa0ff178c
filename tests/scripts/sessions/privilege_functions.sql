-- has_..._privilege: words that are no privileges of the kind, objects that do not exist; names of functions.

create table t(i int primary key);
--= CREATE TABLE

set client_min_messages=debug;
--= SET

show client_min_messages;
--> client_min_messages:text
--| debug2

set client_min_messages=notice;
--= SET

select has_table_privilege('t','USAGE');
--! 22023: unrecognized privilege type: "USAGE"

select has_table_privilege('t','SELECT, USAGE');
--! 22023: unrecognized privilege type: "USAGE"

select has_table_privilege('t','select with grant option');
--> has_table_privilege:bool
--| t

select has_schema_privilege('public','UPDATE'),1;
--! 22023: unrecognized privilege type: "UPDATE"

select has_sequence_privilege('t','SELECT');
--! 42809: "t" is not a sequence

select has_language_privilege('x','USAGE'), has_language_privilege('sql','USAGE');
--! 42704: language "x" does not exist

select has_language_privilege(1234567,'USAGE'),has_tablespace_privilege('pg_default','CREATE'),has_function_privilege('version()','EXECUTE');
--> has_language_privilege:bool | has_tablespace_privilege:bool | has_function_privilege:bool
--| ∅ | t | t

select has_function_privilege('version','EXECUTE');
--! 22P02: expected a left parenthesis

select has_tablespace_privilege('nope','CREATE');
--! 42704: tablespace "nope" does not exist

select has_server_privilege('nope','USAGE');
--! 42704: server "nope" does not exist

select has_foreign_data_wrapper_privilege('nope','USAGE');
--! 42704: foreign-data wrapper "nope" does not exist

select has_foreign_data_wrapper_privilege(1234567,'USAGE');
--> has_foreign_data_wrapper_privilege:bool
--| ∅

select has_type_privilege('int4','UPDATE');
--! 22023: unrecognized privilege type: "UPDATE"

select has_database_privilege('postgres','TEMP, CONNECT');
--> has_database_privilege:bool
--| t

select has_column_privilege('t','i','DELETE');
--! 22023: unrecognized privilege type: "DELETE"

select has_any_column_privilege('t','DELETE');
--! 22023: unrecognized privilege type: "DELETE"

select has_table_privilege('t_pkey','SELECT'),has_table_privilege(1234567::oid,'SELECT');
--> has_table_privilege:bool | has_table_privilege:bool
--| t | ∅

select pg_has_role('postgres','USAGE'),pg_has_role('postgres','MEMBER WITH ADMIN OPTION');
--> pg_has_role:bool | pg_has_role:bool
--| t | t

select pg_has_role('postgres','SELECT');
--! 22023: unrecognized privilege type: "SELECT"

select 'now ()'::regproc;
--! 42602: invalid name syntax

select 'now'::regprocedure;
--! 22P02: expected a left parenthesis

select 'now()'::regprocedure, 'now'::regproc,'array_in'::regproc;
--> regprocedure:regprocedure | regproc:regproc | regproc:regproc
--| now() | now | array_in

drop table t;
--= DROP TABLE

-- Schemas and roles are meant by the text as it is; types and functions by what it says in SQL.
create schema "LOL";
--= CREATE SCHEMA

create role "RR";
--= CREATE ROLE

select has_schema_privilege('LOL', 'CREATE'), has_schema_privilege('RR', 'LOL', 'CREATE'), pg_has_role('RR', 'MEMBER');
--> has_schema_privilege:bool | has_schema_privilege:bool | pg_has_role:bool
--| t | f | t

select has_schema_privilege('"LOL"', 'CREATE');
--! 3F000: schema ""LOL"" does not exist

select has_schema_privilege('', 'CREATE');
--! 3F000: schema "" does not exist

select pg_has_role('"RR"', 'MEMBER');
--! 42704: role ""RR"" does not exist

-- What has no such OID is neither granted nor denied; who has no such OID is like everyone.
select has_type_privilege(0, 'USAGE'), has_function_privilege(0, 'EXECUTE'), has_function_privilege(99999999, 'EXECUTE'), has_type_privilege(99999999, 'USAGE');
--> has_type_privilege:bool | has_function_privilege:bool | has_function_privilege:bool | has_type_privilege:bool
--| ∅ | ∅ | ∅ | ∅

select has_schema_privilege(99999999::oid, 'LOL', 'USAGE'), has_schema_privilege(99999999::oid, 'pg_catalog', 'USAGE');
--> has_schema_privilege:bool | has_schema_privilege:bool
--| f | t

drop schema "LOL";
--= DROP SCHEMA

drop role "RR";
--= DROP ROLE
