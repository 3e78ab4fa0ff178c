-- What CREATE SCHEMA makes belongs to whom the schema is for
create role so1; create role so2 login;
--= CREATE ROLE
--= CREATE ROLE
create schema sc authorization so1 create table x(a int primary key) create view y as select a from x create sequence q create index xi on x(a) grant select on x to so2;
--= CREATE SCHEMA
select relname, relowner::regrole, relacl from pg_class where relnamespace='sc'::regnamespace order by 1;
--> relname:name | relowner:regrole | relacl:_aclitem
--| q | so1 | ∅
--| x | so1 | {so1=arwdDxt/so1,so2=r/so1}
--| x_pkey | so1 | ∅
--| xi | so1 | ∅
--| y | so1 | ∅
select nspowner::regrole from pg_namespace where nspname='sc';
--> nspowner:regrole
--| so1
create schema authorization so2 create table x(a int);
--= CREATE SCHEMA
select relname, relowner::regrole from pg_class where relnamespace='so2'::regnamespace order by 1;
--> relname:name | relowner:regrole
--| x | so2
select current_user;
--> current_user:name
--| postgres
create table after_it(a int); select relowner::regrole from pg_class where relname='after_it';
--= CREATE TABLE
--> relowner:regrole
--| postgres
drop schema sc cascade; drop schema so2 cascade; drop owned by so1, so2; drop role so1; drop role so2;
--~ drop cascades to 3 other objects
--= DROP SCHEMA
--~ drop cascades to table so2.x
--= DROP SCHEMA
--= DROP OWNED
--= DROP ROLE
--= DROP ROLE
