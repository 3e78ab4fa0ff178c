-- Which columns ON DELETE SET may name, and what keys can't be made of.
create table parent(tid int, id int, primary key (tid, id));
--= CREATE TABLE
create table child(tid int, id int, foo int, foreign key (tid, id) references parent on delete set null (foo));
--! 42P10: column "foo" referenced in ON DELETE SET action must be part of foreign key
create table child(tid int, id int, foo int, foreign key (tid, id) references parent on delete set null (bar));
--! 42703: column "bar" referenced in foreign key constraint does not exist
create table child(tid int, id int, foo int, foreign key (tid, foo) references parent on update set null (foo));
--! 0A000: a column list with SET NULL is only supported for ON DELETE actions
create table child(tid int, id int, foo int, foreign key (tid, foo) references parent on update set default (foo));
--! 0A000: a column list with SET DEFAULT is only supported for ON DELETE actions
create table child(tid int, id int, a int, b int default 0, foreign key (tid, a) references parent on delete set null (a), foreign key (tid, b) references parent on delete set default (b, b));
--= CREATE TABLE
select pg_get_constraintdef(oid) from pg_constraint where conrelid = 'child'::regclass order by oid;
--> pg_get_constraintdef:text
--| FOREIGN KEY (tid, a) REFERENCES parent(tid, id) ON DELETE SET NULL (a)
--| FOREIGN KEY (tid, b) REFERENCES parent(tid, id) ON DELETE SET DEFAULT (b)
insert into parent values (1, 0), (1, 1), (1, 2);
--= INSERT 0 3
insert into child values (1, 1, 1, null), (1, 2, null, 2);
--= INSERT 0 2
delete from parent where id > 0;
--= DELETE 2
select * from child order by id;
--> tid:int4 | id:int4 | a:int4 | b:int4
--| 1 | 1 | ∅ | ∅
--| 1 | 2 | ∅ | 0
create table bad(a int, foreign key (tableoid) references parent);
--! 0A000: system columns cannot be used in foreign keys
create table bad(a int, ctid int);
--! 42701: column name "ctid" conflicts with a system column name
select json_build_object('a');
--! 22023: argument list must have even number of elements
select jsonb_build_object('a');
--! 22023: argument list must have even number of elements
select jsonb_build_object(null, 1);
--! 22023: argument 1: key must not be null
select json_build_object(null, 1);
--! 22023: argument 1 cannot be null
