-- SET CONSTRAINTS IMMEDIATE says nothing new of what can't be deferred
create table n(a int unique, constraint ck check (a > 0)); create table m(a int constraint fk references n(a)); begin; set constraints fk immediate; set constraints n_a_key immediate; set constraints fk deferred; commit;
--= CREATE TABLE
--= CREATE TABLE
--= BEGIN
--= SET CONSTRAINTS
--= SET CONSTRAINTS
--! 42809: constraint "fk" is not deferrable
begin; set constraints ck immediate; set constraints nope immediate; commit;
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
