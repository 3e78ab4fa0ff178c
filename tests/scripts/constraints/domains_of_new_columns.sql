-- A column of a domain that refuses its value: refused where there are rows.
create domain dn as text not null check(length(value)>3); create domain dc as int default 0 check(value>0);
--= CREATE DOMAIN
--= CREATE DOMAIN
create table t(a int);
--= CREATE TABLE
alter table t add column d dn;
--= ALTER TABLE
alter table t add column e dn not null;
--= ALTER TABLE
alter table t add column f dc;
--= ALTER TABLE
alter table t add column g dc default 0;
--= ALTER TABLE
alter table t add column h dn default null;
--= ALTER TABLE
alter table t add column i dc default 7;
--= ALTER TABLE
insert into t(d, e, f, g, h) values ('four', 'four', 1, 1, 'four') returning *;
--> a:int4 | d:text | e:text | f:int4 | g:int4 | h:text | i:int4
--| ∅ | four | four | 1 | 1 | four | 7
--= INSERT 0 1
insert into t(d, e, f, g) values ('four', 'four', 1, 1);
--! 23502: domain dn does not allow null values
alter table t add column j dn;
--! 23502: domain dn does not allow null values
alter table t add column k dc default 0;
--! 23514: value for domain dc violates check constraint "dc_check"
alter table t add column l dc default 8;
--= ALTER TABLE
select l, i from t;
--> l:int4 | i:int4
--| 8 | 7
