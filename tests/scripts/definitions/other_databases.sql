-- Names of three parts and more.

select a.b.c.d(1);
--! 42601: improper qualified name (too many dotted names): a.b.c.d

select a.b.c(1);
--! 0A000: cross-database references are not implemented: a.b.c

select 1::a.b.c;
--! 0A000: cross-database references are not implemented: a.b.c

drop table a.b.c;
--! 0A000: cross-database references are not implemented: "a.b.c"

drop table if exists a.b.c;
--! 0A000: cross-database references are not implemented: "a.b.c"

drop type a.b.c;
--! 0A000: cross-database references are not implemented: a.b.c

drop sequence a.b.c;
--! 0A000: cross-database references are not implemented: "a.b.c"

drop function a.b.c;
--! 0A000: cross-database references are not implemented: a.b.c

create table a.b.c(i int);
--! 0A000: cross-database references are not implemented: "a.b.c"

select * from a.b.c;
--! 0A000: cross-database references are not implemented: "a.b.c"

create temp table zz.a(i int);
--! 3F000: schema "zz" does not exist

insert into a.b.c values(1);
--! 0A000: cross-database references are not implemented: "a.b.c"

alter table a.b.c add column d int;
--! 0A000: cross-database references are not implemented: "a.b.c"

select nextval('a.b.c');
--! 0A000: cross-database references are not implemented: "a.b.c"

drop index a.b.c;
--! 0A000: cross-database references are not implemented: "a.b.c"

drop view a.b.c;
--! 0A000: cross-database references are not implemented: "a.b.c"

create index on a.b.c(d);
--! 0A000: cross-database references are not implemented: "a.b.c"

alter table a.b.c.d rename to x;
--! 42601: improper qualified name (too many dotted names): a.b.c.d
