-- A read-only transaction may change rows of temporary tables, and nothing else of them.
create table p (i int);
--= CREATE TABLE
insert into p values (1);
--= INSERT 0 1
create temp table tt (a int primary key, b text default 'new');
--= CREATE TABLE
create temp table child (a int references tt on delete cascade);
--= CREATE TABLE
insert into tt values (1);
--= INSERT 0 1
begin read only;
--= BEGIN
insert into tt values (2), (3);
--= INSERT 0 2
insert into child values (2);
--= INSERT 0 1
update tt set a = a + 10 where a = 3;
--= UPDATE 1
delete from tt where a = 2;
--= DELETE 1
select * from tt order by a;
--> a:int4 | b:text
--| 1 | new
--| 13 | new
select * from child;
--> a:int4
copy tt from stdin;
--< 5	five
--= COPY 1
with x as (insert into tt values (9) returning a) select * from x;
--> a:int4
--| 9
merge into tt using p on tt.a = p.i + 100 when not matched then insert values (i + 20);
--= MERGE 1
insert into tt select i + 30 from p on conflict do nothing;
--= INSERT 0 1
savepoint s;
--= SAVEPOINT
insert into p values (2);
--! 25006: cannot execute INSERT in a read-only transaction
rollback to s;
--= ROLLBACK
truncate tt;
--! 25006: cannot execute TRUNCATE TABLE in a read-only transaction
rollback to s;
--= ROLLBACK
create temp table t3 (a int);
--! 25006: cannot execute CREATE TABLE in a read-only transaction
rollback to s;
--= ROLLBACK
alter table tt add c int;
--! 25006: cannot execute ALTER TABLE in a read-only transaction
rollback to s;
--= ROLLBACK
copy p from stdin;
--! 25006: cannot execute COPY FROM in a read-only transaction
rollback to s;
--= ROLLBACK
commit;
--= COMMIT
select * from tt order by 1;
--> a:int4 | b:text
--| 1 | new
--| 5 | five
--| 9 | new
--| 13 | new
--| 21 | new
--| 31 | new
begin read only;
--= BEGIN
delete from tt;
--= DELETE 6
rollback;
--= ROLLBACK
select count(*) from tt;
--> count:int8
--| 6
-- SELECT INTO makes a table.
BEGIN READ ONLY;
--= BEGIN
SELECT 1 AS a INTO made_of_select;
--! 25006: cannot execute SELECT INTO in a read-only transaction
ROLLBACK;
--= ROLLBACK
BEGIN READ ONLY;
--= BEGIN
CREATE TABLE made_of_select AS SELECT 1 AS a;
--! 25006: cannot execute CREATE TABLE AS in a read-only transaction
ROLLBACK;
--= ROLLBACK
-- Rows of permanent tables can't be locked, either; those of temporary ones can.
BEGIN READ ONLY;
--= BEGIN
SELECT * FROM p, tt ORDER BY a FOR UPDATE OF tt;
--> i:int4 | a:int4 | b:text
--| 1 | 1 | new
--| 1 | 5 | five
--| 1 | 9 | new
--| 1 | 13 | new
--| 1 | 21 | new
--| 1 | 31 | new
SELECT i FROM p FOR UPDATE;
--! 25006: cannot execute SELECT FOR UPDATE in a read-only transaction
ROLLBACK;
--= ROLLBACK
BEGIN READ ONLY;
--= BEGIN
SELECT i FROM p WHERE i = -1 FOR NO KEY UPDATE;
--! 25006: cannot execute SELECT FOR NO KEY UPDATE in a read-only transaction
ROLLBACK;
--= ROLLBACK
BEGIN READ ONLY;
--= BEGIN
SELECT (SELECT i FROM p LIMIT 1 FOR KEY SHARE);
--! 25006: cannot execute SELECT FOR KEY SHARE in a read-only transaction
ROLLBACK;
--= ROLLBACK
BEGIN READ ONLY;
--= BEGIN
SELECT i FROM p, tt FOR SHARE;
--! 25006: cannot execute SELECT FOR SHARE in a read-only transaction
ROLLBACK;
--= ROLLBACK
