-- RESTART and RESTART IDENTITY are a part of the transaction: its own numbers until it commits, and nothing after ROLLBACK.
create sequence sq;
--= CREATE SEQUENCE
create table ts(id int default nextval('sq'));
--= CREATE TABLE
alter sequence sq owned by ts.id;
--= ALTER SEQUENCE
insert into ts default values;
--= INSERT 0 1
insert into ts default values;
--= INSERT 0 1
begin;
--= BEGIN
truncate ts restart identity;
--= TRUNCATE TABLE
select last_value, is_called from sq;
--> last_value:int8 | is_called:bool
--| 1 | f
insert into ts default values;
--= INSERT 0 1
savepoint s;
--= SAVEPOINT
alter sequence sq restart 50;
--= ALTER SEQUENCE
select nextval('sq'), nextval('sq');
--> nextval:int8 | nextval:int8
--| 50 | 51
rollback to s;
--= ROLLBACK
select nextval('sq');
--> nextval:int8
--| 2
select * from ts;
--> id:int4
--| 1
rollback;
--= ROLLBACK
insert into ts default values;
--= INSERT 0 1
select * from ts order by 1;
--> id:int4
--| 1
--| 2
--| 3
begin;
--= BEGIN
alter sequence sq restart 100;
--= ALTER SEQUENCE
select nextval('sq'), currval('sq');
--> nextval:int8 | currval:int8
--| 100 | 100
select setval('sq', 200);
--> setval:int8
--| 200
select nextval('sq');
--> nextval:int8
--| 201
commit;
--= COMMIT
select nextval('sq');
--> nextval:int8
--| 202
begin;
--= BEGIN
alter sequence sq restart 10 increment 5;
--= ALTER SEQUENCE
select nextval('sq'), nextval('sq');
--> nextval:int8 | nextval:int8
--| 10 | 15
commit;
--= COMMIT
select nextval('sq'), last_value from sq;
--> nextval:int8 | last_value:int8
--| 20 | 15
create table gs(id int generated always as identity, v text);
--= CREATE TABLE
insert into gs(v) values ('a'),('b');
--= INSERT 0 2
begin;
--= BEGIN
truncate gs restart identity;
--= TRUNCATE TABLE
insert into gs(v) values ('c') returning id;
--> id:int4
--| 1
--= INSERT 0 1
rollback;
--= ROLLBACK
insert into gs(v) values ('d') returning id;
--> id:int4
--| 3
--= INSERT 0 1
