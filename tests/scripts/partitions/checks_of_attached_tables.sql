-- Checks that a partition has with its table aren't its own
create table p(a int, b int) partition by range(a); alter table p add constraint ck1 check (b > 0);
--= CREATE TABLE
--= ALTER TABLE
create table p1 (like p including all); alter table p attach partition p1 for values from (0) to (10);
--= CREATE TABLE
--= ALTER TABLE
create table p2 partition of p for values from (10) to (20);
--= CREATE TABLE
alter table p add constraint ck2 check (b > 1) not valid;
--= ALTER TABLE
select conrelid::regclass, conname, conislocal, coninhcount from pg_constraint where contype='c' and conrelid>0 order by 1,2;
--> conrelid:regclass | conname:name | conislocal:bool | coninhcount:int4
--| p | ck1 | t | 0
--| p | ck2 | t | 0
--| p1 | ck1 | f | 1
--| p1 | ck2 | f | 1
--| p2 | ck1 | f | 1
--| p2 | ck2 | f | 1
select attrelid::regclass, attname, attislocal, attinhcount from pg_attribute where attrelid in ('p1'::regclass,'p2'::regclass) and attnum>0 order by 1,2;
--> attrelid:regclass | attname:name | attislocal:bool | attinhcount:int4
--| p1 | a | f | 1
--| p1 | b | f | 1
--| p2 | a | f | 1
--| p2 | b | f | 1
alter table p detach partition p1;
--= ALTER TABLE
select conrelid::regclass, conname, conislocal, coninhcount from pg_constraint where contype='c' and conrelid>0 order by 1,2;
--> conrelid:regclass | conname:name | conislocal:bool | coninhcount:int4
--| p | ck1 | t | 0
--| p | ck2 | t | 0
--| p1 | ck1 | t | 0
--| p1 | ck2 | t | 0
--| p2 | ck1 | f | 1
--| p2 | ck2 | f | 1
select attrelid::regclass, attname, attislocal, attinhcount from pg_attribute where attrelid in ('p1'::regclass,'p2'::regclass) and attnum>0 order by 1,2;
--> attrelid:regclass | attname:name | attislocal:bool | attinhcount:int4
--| p1 | a | t | 0
--| p1 | b | t | 0
--| p2 | a | f | 1
--| p2 | b | f | 1
