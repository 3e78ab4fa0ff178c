-- MERGE: system columns, and what is needed on a target that nothing is done to.
create role merger;
--= CREATE ROLE
create table target (tid int, balance int);
--= CREATE TABLE
create table src (sid int);
--= CREATE TABLE
insert into src values (1);
--= INSERT 0 1
insert into target values (1, 2);
--= INSERT 0 1
grant select on src to merger;
--= GRANT
set role merger;
--= SET
merge into target using src s on true when matched then do nothing;
--! 42501: permission denied for table target
reset role;
--= RESET
grant update on target to merger;
--= GRANT
set role merger;
--= SET
merge into target using src s on true when matched then do nothing;
--! 42501: permission denied for table target
merge into target using src s on true when matched then update set balance = 1;
--= MERGE 1
reset role;
--= RESET
revoke all on target from merger;
--= REVOKE
grant select (balance) on target to merger;
--= GRANT
set role merger;
--= SET
merge into target using src s on true when matched then do nothing;
--= MERGE 0
merge into target using src s on tid = sid when matched then do nothing;
--! 42501: permission denied for table target
reset role;
--= RESET
merge into target t using src s on t.tid = s.sid when matched and t.tableoid = 'target'::regclass then update set balance = t.balance + s.sid;
--= MERGE 1
merge into target t using src s on t.tid = s.sid when matched and t.xmin is not null then update set balance = t.balance + s.sid;
--! 42P10: cannot use system column "xmin" in MERGE WHEN condition
merge into target t using src s on t.tid = s.sid when matched and s.ctid is not null then update set balance = t.balance + s.sid;
--! 42P10: cannot use system column "ctid" in MERGE WHEN condition
merge into target t using src s on t.tid = s.sid when not matched and s.xmax is not null then insert values (1, 1);
--! 42P10: cannot use system column "xmax" in MERGE WHEN condition
merge into target t using src s on t.tid = s.sid when matched and tableoid = 0 then do nothing;
--! 42702: column reference "tableoid" is ambiguous
merge into target t using src s on t.tid = s.sid when matched then update set balance = balance + (t.tableoid = 'target'::regclass)::int + (s.tableoid = 'src'::regclass)::int;
--= MERGE 1
select * from target;
--> tid:int4 | balance:int4
--| 1 | 4
merge into target t using src s on t.ctid is not null when matched then update set balance = 7;
--= MERGE 1
merge into target t using src s on t.tid = s.sid when matched and exists (select 1 from src where t.tableoid > 0 and s.tableoid > 0) then update set balance = t.balance + 1;
--= MERGE 1
select * from target;
--> tid:int4 | balance:int4
--| 1 | 8
create table whole (id int, b text) partition by list (id);
--= CREATE TABLE
create table whole1 partition of whole for values in (1);
--= CREATE TABLE
create table whole2 partition of whole for values in (2);
--= CREATE TABLE
insert into whole values (1), (2);
--= INSERT 0 2
merge into whole w using whole2 s on true when matched and w.tableoid = 'whole1'::regclass then update set b = s.tableoid::regclass::text || w.tableoid::regclass;
--= MERGE 1
select * from whole order by id;
--> id:int4 | b:text
--| 1 | whole2whole1
--| 2 | ∅
drop owned by merger;
--= DROP OWNED
drop role merger;
--= DROP ROLE
