-- What is told of a name that stands for nothing where it is used; refreshed views whose keys are given twice; variable arguments in pg_proc.
create table ict(key int primary key, fruit text);
--= CREATE TABLE
insert into ict values (1,'x') on conflict (key) do update set fruit = excluded.fruit returning excluded.fruit;
--! 42P01: invalid reference to FROM-clause entry for table "excluded"
insert into ict as ic values (1,'x') on conflict (key) do update set fruit = ict.fruit;
--! 42P01: invalid reference to FROM-clause entry for table "ict"
insert into ict as ic values (1,'x') returning ict.fruit;
--! 42P01: invalid reference to FROM-clause entry for table "ict"
insert into ict values (1,'x') returning excluded.fruit;
--! 42P01: missing FROM-clause entry for table "excluded"
update ict i set fruit = 'a' where ict.key = 1;
--! 42P01: invalid reference to FROM-clause entry for table "ict"
update ict i set fruit = 'a' returning ict.key;
--! 42P01: invalid reference to FROM-clause entry for table "ict"
delete from ict i where ict.key = 1;
--! 42P01: invalid reference to FROM-clause entry for table "ict"
delete from ict i returning ict.*;
--! 42P01: invalid reference to FROM-clause entry for table "ict"
merge into ict i using (values (1)) v(k) on ict.key = v.k when matched then delete;
--! 42P01: invalid reference to FROM-clause entry for table "ict"
select x.y.z from ict;
--! 42P01: missing FROM-clause entry for table "y"
select ict.key from ict i;
--! 42P01: invalid reference to FROM-clause entry for table "ict"
select a.ict.* from ict i;
--! 42P01: missing FROM-clause entry for table "ict"
select ict.* from ict i;
--! 42P01: invalid reference to FROM-clause entry for table "ict"
select count(ict.*) from ict i;
--! 42P01: invalid reference to FROM-clause entry for table "ict"
select count(s.ict.*) from ict i;
--! 42P01: missing FROM-clause entry for table "ict"
create view iv as select * from ict;
--= CREATE VIEW
insert into iv as w values (2,'y') returning iv.key;
--! 42P01: invalid reference to FROM-clause entry for table "iv"
insert into iv as w values (2,'y') returning ict.key;
--! 42P01: missing FROM-clause entry for table "ict"
select iv.key from iv w;
--! 42P01: invalid reference to FROM-clause entry for table "iv"
create materialized view mm as select fruit from ict;
--= SELECT 0
create unique index on mm(fruit);
--= CREATE INDEX
insert into ict values (1,'x'),(2,'x');
--= INSERT 0 2
refresh materialized view mm;
--! 23505: could not create unique index "mm_fruit_idx"
select proname, proargmodes, proallargtypes from pg_proc where proname in ('concat','format','json_build_object','concat_ws') and pronargs > 0 order by proname, pronargs;
--> proname:name | proargmodes:_char | proallargtypes:_oid
--| concat | {v} | {2276}
--| concat_ws | {i,v} | {25,2276}
--| format | ∅ | ∅
--| format | {i,v} | {25,2276}
--| json_build_object | {v} | {2276}
