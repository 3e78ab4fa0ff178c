-- Extensions that are functions for triggers: when and by whom a row was changed last, numbers from sequences, and news of changes.
create extension moddatetime;
--= CREATE EXTENSION
create extension insert_username;
--= CREATE EXTENSION
create extension autoinc;
--= CREATE EXTENSION
create extension tcn;
--= CREATE EXTENSION
create sequence numbers start 0 minvalue 0;
--= CREATE SEQUENCE
create table notes (id int, "who's" text, at timestamptz, local timestamp, "word ""x""" text, primary key (id, "word ""x"""));
--= CREATE TABLE
create trigger numbered before insert or update on notes for each row execute function autoinc('id', 'numbers');
--= CREATE TRIGGER
create trigger signed before insert or update on notes for each row execute function insert_username('who''s');
--= CREATE TRIGGER
create trigger dated before update on notes for each row execute function moddatetime('at');
--= CREATE TRIGGER
create trigger dated_locally before update on notes for each row execute function moddatetime('local');
--= CREATE TRIGGER
create trigger told after insert or update or delete on notes for each row execute function triggered_change_notification();
--= CREATE TRIGGER
create trigger told_elsewhere after delete on notes for each row execute function triggered_change_notification('gone');
--= CREATE TRIGGER
listen tcn;
--= LISTEN
listen gone;
--= LISTEN
insert into notes ("word ""x""") values ('it''s'), ('two');
--= INSERT 0 2
insert into notes values (0, 'nobody', null, null, 'three'), (7, null, null, null, 'four');
--= INSERT 0 2
update notes set "word ""x""" = 'deux', at = 'epoch' where id = 2;
--= UPDATE 1
select id, "who's", "word ""x""", at = now() as at, local = localtimestamp as local from notes order by id;
--> id:int4 | who's:text | word "x":text | at:bool | local:bool
--| 1 | postgres | it's | ∅ | ∅
--| 2 | postgres | deux | f | f
--| 3 | postgres | three | ∅ | ∅
--| 7 | postgres | four | ∅ | ∅
begin;
--= BEGIN
update notes set id = 8 where id = 7;
--= UPDATE 1
select at = now() as at, local = localtimestamp as local from notes where id = 8;
--> at:bool | local:bool
--| t | t
commit;
--= COMMIT
delete from notes where id = 8;
--= DELETE 1

-- What they don't do.
create table plain (a int, b text);
--= CREATE TABLE
create trigger wrong before insert on plain for each row execute function moddatetime('a');
--= CREATE TRIGGER
insert into plain values (1);
--! XX000: moddatetime: cannot process INSERT events
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong before update on plain for each row execute function moddatetime('a');
--= CREATE TRIGGER
insert into plain values (1);
--= INSERT 0 1
update plain set a = 2;
--! 09000: attribute "a" of "plain" must be type TIMESTAMP or TIMESTAMPTZ
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong before update on plain for each row execute function moddatetime('c');
--= CREATE TRIGGER
update plain set a = 2;
--! 09000: "plain" has no attribute "c"
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong before update on plain for each row execute function moddatetime();
--= CREATE TRIGGER
update plain set a = 2;
--! XX000: moddatetime (plain): A single argument was expected
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong after update on plain for each row execute function moddatetime('a');
--= CREATE TRIGGER
update plain set a = 2;
--! XX000: moddatetime: must be fired before event
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong before update on plain execute function moddatetime('a');
--= CREATE TRIGGER
update plain set a = 2;
--! XX000: moddatetime: must be fired for row
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong before update on plain for each row execute function insert_username('a');
--= CREATE TRIGGER
update plain set a = 2;
--! 09000: attribute "a" of "plain" must be type TEXT
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong before delete on plain for each row execute function insert_username('b');
--= CREATE TRIGGER
delete from plain;
--! XX000: insert_username: cannot process DELETE events
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong before update on plain for each row execute function autoinc('b', 'numbers');
--= CREATE TRIGGER
update plain set a = 2;
--! 09000: attribute "b" of "plain" must be type INT4
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong before update on plain for each row execute function autoinc('a');
--= CREATE TRIGGER
update plain set a = 2;
--! XX000: autoinc (plain): even number gt 0 of arguments was expected
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong before update on plain for each row execute function triggered_change_notification();
--= CREATE TRIGGER
update plain set a = 2;
--! 39P01: triggered_change_notification: must be called after the change
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong after update on plain for each row execute function triggered_change_notification();
--= CREATE TRIGGER
update plain set a = 2;
--! 39P01: triggered_change_notification: must be called on a table with a primary key
drop trigger wrong on plain;
--= DROP TRIGGER
create trigger wrong after update on plain for each row execute function triggered_change_notification('a', 'b');
--= CREATE TRIGGER
update plain set a = 2;
--! 39P01: triggered_change_notification: must not be called with more than one parameter
drop trigger wrong on plain;
--= DROP TRIGGER
select * from plain;
--> a:int4 | b:text
--| 1 | ∅
select extname, extversion from pg_extension where extname in ('autoinc', 'insert_username', 'moddatetime', 'tcn') order by 1;
--> extname:name | extversion:text
--| autoinc | 1.0
--| insert_username | 1.0
--| moddatetime | 1.0
--| tcn | 1.0
