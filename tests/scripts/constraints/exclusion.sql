-- EXCLUDE: what it takes, what it keeps out, how the catalogs describe it.
create extension btree_gist;
--= CREATE EXTENSION
create table res(room int, during int4range, who text, constraint no_overlap exclude using gist (room with =, during with &&));
--= CREATE TABLE
insert into res values (1,'[1,5)','a'),(1,'[5,9)','b'),(2,'[1,5)','c');
--= INSERT 0 3
insert into res values (1,'[4,6)','x');
--! 23P01: conflicting key value violates exclusion constraint "no_overlap"
insert into res values (1,'[8,20)','x');
--! 23P01: conflicting key value violates exclusion constraint "no_overlap"
insert into res values (1,'[0,2)','x');
--! 23P01: conflicting key value violates exclusion constraint "no_overlap"
insert into res values (1,'[0,100)','x');
--! 23P01: conflicting key value violates exclusion constraint "no_overlap"
insert into res values (1,'[2,3)','x');
--! 23P01: conflicting key value violates exclusion constraint "no_overlap"
insert into res values (1,'empty','e'),(1,'empty','e2'),(null,'[1,5)','n'),(null,'[1,5)','n'),(1,null,'m');
--= INSERT 0 5
insert into res values (3,'[1,5)','p'),(3,'[2,3)','q');
--! 23P01: conflicting key value violates exclusion constraint "no_overlap"
update res set during='[1,7)' where who='a';
--! 23P01: conflicting key value violates exclusion constraint "no_overlap"
update res set during='[0,4)' where who='a';
--= UPDATE 1
update res set room=2 where who='a';
--! 23P01: conflicting key value violates exclusion constraint "no_overlap"
update res set room=4 where who='a';
--= UPDATE 1
insert into res values (4,'[1,2)','z') on conflict do nothing;
--= INSERT 0 0
insert into res values (4,'[1,2)','z') on conflict on constraint no_overlap do nothing;
--= INSERT 0 0
insert into res values (4,'[50,60)','z') on conflict on constraint no_overlap do nothing returning *;
--> room:int4 | during:int4range | who:text
--| 4 | [50,60) | z
--= INSERT 0 1
insert into res values (4,'[1,2)','z') on conflict on constraint no_overlap do update set who='up';
--! 42809: ON CONFLICT DO UPDATE not supported with exclusion constraints
insert into res values (4,'[1,2)','z') on conflict (room, during) do nothing;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
select * from res order by room, during, who;
--> room:int4 | during:int4range | who:text
--| 1 | empty | e
--| 1 | empty | e2
--| 1 | [5,9) | b
--| 1 | ∅ | m
--| 2 | [1,5) | c
--| 4 | [0,4) | a
--| 4 | [50,60) | z
--| ∅ | [1,5) | n
--| ∅ | [1,5) | n
select conname, contype, condeferrable, conkey, conexclop::regoperator[], pg_get_constraintdef(oid) from pg_constraint where conrelid='res'::regclass;
--> conname:name | contype:char | condeferrable:bool | conkey:_int2 | conexclop:_regoperator | pg_get_constraintdef:text
--| no_overlap | x | f | {1,2} | {"=(integer,integer)","&&(anyrange,anyrange)"} | EXCLUDE USING gist (room WITH =, during WITH &&)
select indexdef from pg_indexes where tablename='res';
--> indexdef:text
--| CREATE INDEX no_overlap ON public.res USING gist (room, during)
select indisunique, indisexclusion, indimmediate from pg_index where indrelid='res'::regclass;
--> indisunique:bool | indisexclusion:bool | indimmediate:bool
--| f | t | t
alter table res drop constraint no_overlap;
--= ALTER TABLE
insert into res values (2,'[2,3)','dup');
--= INSERT 0 1
alter table res add exclude using gist (room with =, during with &&);
--! 23P01: could not create exclusion constraint "res_room_during_excl"
delete from res where who='dup';
--= DELETE 1
alter table res add exclude using gist (room with =, during with &&) where (who <> 'zz');
--= ALTER TABLE
insert into res values (2,'[2,3)','zz');
--= INSERT 0 1
insert into res values (2,'[2,3)','yy');
--! 23P01: conflicting key value violates exclusion constraint "res_room_during_excl"
drop index res_room_during_excl;
--! 2BP01: cannot drop index res_room_during_excl because constraint res_room_during_excl on table res requires it
alter table res rename constraint res_room_during_excl to rx;
--= ALTER TABLE
alter table res drop constraint rx;
--= ALTER TABLE
create table i(k int, exclude using gist (k with =) deferrable);
--= CREATE TABLE
insert into i values (1),(2);
--= INSERT 0 2
update i set k = k + 1;
--= UPDATE 2
select * from i;
--> k:int4
--| 2
--| 3
update i set k = 3;
--! 23P01: conflicting key value violates exclusion constraint "i_k_excl"
create table c(c circle, exclude using gist (c with &&));
--= CREATE TABLE
insert into c values ('<(0,0),5>'),('<(20,20),3>');
--= INSERT 0 2
insert into c values ('<(3,3),1>');
--! 23P01: conflicting key value violates exclusion constraint "c_c_excl"
insert into c values ('<(10,0),4>');
--= INSERT 0 1
insert into c values ('<(10,0),1>') on conflict do nothing;
--= INSERT 0 0
select conexclop::regoperator[] from pg_constraint where conrelid='c'::regclass;
--> conexclop:_regoperator
--| {"&&(circle,circle)"}
create table b(b box, exclude using gist (b with &&));
--= CREATE TABLE
insert into b values ('(1,1),(0,0)');
--= INSERT 0 1
insert into b values ('(2,2),(1,1)');
--! 23P01: conflicting key value violates exclusion constraint "b_b_excl"
insert into b values ('(3,3),(2,2)');
--= INSERT 0 1
create table bt(a int, b text, exclude using btree (a with =, b with =), exclude (lower(b) with =));
--= CREATE TABLE
insert into bt values (1,'X');
--= INSERT 0 1
insert into bt values (1,'X');
--! 23P01: conflicting key value violates exclusion constraint "bt_a_b_excl"
insert into bt values (2,'x');
--! 23P01: conflicting key value violates exclusion constraint "bt_lower_excl"
insert into bt values (2, 'y');
--= INSERT 0 1
create table h(a int, exclude using hash (a with =));
--= CREATE TABLE
insert into h values (1);
--= INSERT 0 1
insert into h values (1);
--! 23P01: conflicting key value violates exclusion constraint "h_a_excl"
create table ne(cage int, animal text, exclude using gist (cage with =, animal with <>));
--= CREATE TABLE
insert into ne values (123,'zebra'),(123,'zebra');
--= INSERT 0 2
insert into ne values (123,'lion');
--! 23P01: conflicting key value violates exclusion constraint "ne_cage_animal_excl"
insert into ne values (124,'lion');
--= INSERT 0 1
create table e1(a int, exclude using btree (a with <));
--! 42809: operator <(integer,integer) is not commutative
create table e2(a int, exclude using gist (a with &&));
--! 42883: operator does not exist: integer && integer
create table e3(a int, exclude using gin (a with =));
--! 0A000: access method "gin" does not support exclusion constraints
create table e4(r int4range, exclude using gist (r with @>));
--! 42809: operator @>(anyrange,anyrange) is not commutative
create table e5(r int4range, exclude using gist (r with =));
--= CREATE TABLE
create table e6(r int4range, exclude using gist (r with -|-));
--= CREATE TABLE
insert into e6 values ('[1,3)'),('[4,5)');
--= INSERT 0 2
insert into e6 values ('[3,4)');
--! 23P01: conflicting key value violates exclusion constraint "e6_r_excl"
create table e7(p point, exclude using gist (p with ~=));
--= CREATE TABLE
insert into e7 values ('(1,1)'),('(1,2)');
--= INSERT 0 2
insert into e7 values ('(1,1)');
--! 23P01: conflicting key value violates exclusion constraint "e7_p_excl"
create table e8(p point, exclude using gist (p with &&));
--! 42883: operator does not exist: point && point
create table e9(a int, exclude using btree (a with <>));
--! 42809: operator <>(integer,integer) is not a member of operator family "integer_ops"
create table e10(a int, exclude using nope (a with =));
--! 42704: access method "nope" does not exist
create table e11(a int, exclude using gist (zz with =));
--! 42703: column "zz" named in key does not exist
create table e12(a int, exclude using hash (a with =, a with =));
--! 0A000: access method "hash" does not support multicolumn indexes
create table e13(a int, b int, constraint c13 exclude using gist (a with =) include (b));
--= CREATE TABLE
create table e15(a inet, exclude using gist (a inet_ops with &&));
--= CREATE TABLE
insert into e15 values ('10.0.0.0/8');
--= INSERT 0 1
insert into e15 values ('10.1.0.0/16');
--! 23P01: conflicting key value violates exclusion constraint "e15_a_excl"
insert into e15 values ('11.1.0.0/16');
--= INSERT 0 1
create table e16(m int4multirange, exclude using gist (m with &&));
--= CREATE TABLE
insert into e16 values ('{[1,3),[5,7)}');
--= INSERT 0 1
insert into e16 values ('{[3,5)}');
--= INSERT 0 1
insert into e16 values ('{[6,9)}');
--! 23P01: conflicting key value violates exclusion constraint "e16_m_excl"
create table e17(during tsrange, room int, exclude using gist (during with &&, room with =));
--= CREATE TABLE
insert into e17 values ('[2010-01-01 11:30,2010-01-01 15:00)',1),('[2010-01-01 11:30,2010-01-01 15:00)',2);
--= INSERT 0 2
insert into e17 values ('[2010-01-01 14:45,2010-01-01 15:45)',1);
--! 23P01: conflicting key value violates exclusion constraint "e17_during_room_excl"
create table l(like e17 including all);
--= CREATE TABLE
insert into l values ('[2010-01-01 11:30,2010-01-01 15:00)',1),('[2010-01-01 11:35,2010-01-01 12:00)',1);
--! 23P01: conflicting key value violates exclusion constraint "l_during_room_excl"
alter table e17 alter room type bigint;
--= ALTER TABLE
insert into e17 values ('[2010-01-01 14:45,2010-01-01 15:45)',1);
--! 23P01: conflicting key value violates exclusion constraint "e17_during_room_excl"
alter table e17 drop column room;
--= ALTER TABLE
select table_name, constraint_name, constraint_type from information_schema.table_constraints where table_name in ('d','c');
--> table_name:name | constraint_name:name | constraint_type:varchar
create table ref(a int references d(k));
--! 42P01: relation "d" does not exist
create table pr(k int primary key, r numrange, exclude using gist (r with &&));
--= CREATE TABLE
insert into pr values (1,'[1,2]'),(2,'(2,3]');
--= INSERT 0 2
insert into pr values (3,'[2.0,2.00]');
--! 23P01: conflicting key value violates exclusion constraint "pr_r_excl"
update pr set k = k + 10;
--= UPDATE 2
update pr set r = r where k = 11;
--= UPDATE 1
update pr set r = '[1.5,2.5]' where k=11;
--! 23P01: conflicting key value violates exclusion constraint "pr_r_excl"
select count(*) from pr;
--> count:int8
--| 2
insert into pr values (5000, '[1004,1004]');
--= INSERT 0 1
comment on constraint pr_r_excl on pr is 'hey';
--= COMMENT
select obj_description(oid) from pg_constraint where conname='pr_r_excl';
--> obj_description:text
--| hey
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'x' ORDER BY conname, conrelid::regclass::text;
--> pg_get_constraintdef:text
--| EXCLUDE USING gist (b WITH &&)
--| EXCLUDE USING btree (a WITH =, b WITH =)
--| EXCLUDE USING btree (lower(b) WITH =)
--| EXCLUDE USING gist (a WITH =) INCLUDE (b)
--| EXCLUDE USING gist (c WITH &&)
--| EXCLUDE USING gist (a inet_ops WITH &&)
--| EXCLUDE USING gist (m WITH &&)
--| EXCLUDE USING gist (r WITH =)
--| EXCLUDE USING gist (r WITH -|-)
--| EXCLUDE USING gist (p WITH ~=)
--| EXCLUDE USING hash (a WITH =)
--| EXCLUDE USING gist (k WITH =) DEFERRABLE
--| EXCLUDE USING gist (during WITH &&, room WITH =)
--| EXCLUDE USING gist (cage WITH =, animal WITH <>)
--| EXCLUDE USING gist (r WITH &&)
SELECT indexdef FROM pg_indexes WHERE indexdef LIKE '%gist%' ORDER BY indexname;
--> indexdef:text
--| CREATE INDEX b_b_excl ON public.b USING gist (b)
--| CREATE INDEX c13 ON public.e13 USING gist (a) INCLUDE (b)
--| CREATE INDEX c_c_excl ON public.c USING gist (c)
--| CREATE INDEX e15_a_excl ON public.e15 USING gist (a inet_ops)
--| CREATE INDEX e16_m_excl ON public.e16 USING gist (m)
--| CREATE INDEX e5_r_excl ON public.e5 USING gist (r)
--| CREATE INDEX e6_r_excl ON public.e6 USING gist (r)
--| CREATE INDEX e7_p_excl ON public.e7 USING gist (p)
--| CREATE INDEX i_k_excl ON public.i USING gist (k)
--| CREATE INDEX l_during_room_excl ON public.l USING gist (during, room)
--| CREATE INDEX ne_cage_animal_excl ON public.ne USING gist (cage, animal)
--| CREATE INDEX pr_r_excl ON public.pr USING gist (r)
INSERT INTO pr SELECT i, numrange(i * 10, i * 10 + 5) FROM generate_series(100, 400) i;
--! 23P01: conflicting key value violates exclusion constraint "pr_r_excl"
SELECT count(*) FROM pr;
--> count:int8
--| 3
INSERT INTO pr VALUES (5000, '[1004,1004]');
--! 23505: duplicate key value violates unique constraint "pr_pkey"
SET CONSTRAINTS pr_r_excl DEFERRED;
--~ SET CONSTRAINTS can only be used in transaction blocks
--! 42809: constraint "pr_r_excl" is not deferrable
CREATE TABLE late (k int, r int4range, EXCLUDE USING gist (k WITH =, r WITH &&) DEFERRABLE INITIALLY DEFERRED);
--= CREATE TABLE
INSERT INTO late VALUES (1, '[1,5)'), (1, '[7,9)');
--= INSERT 0 2
BEGIN;
--= BEGIN
INSERT INTO late VALUES (1, '[2,3)');
--= INSERT 0 1
DELETE FROM late WHERE r = '[1,5)';
--= DELETE 1
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
INSERT INTO late VALUES (1, '[8,10)');
--= INSERT 0 1
SELECT count(*) FROM late;
--> count:int8
--| 3
COMMIT;
--! 23P01: conflicting key value violates exclusion constraint "late_k_r_excl"
BEGIN;
--= BEGIN
INSERT INTO late VALUES (1, '[8,10)');
--= INSERT 0 1
SET CONSTRAINTS ALL IMMEDIATE;
--! 23P01: conflicting key value violates exclusion constraint "late_k_r_excl"
ROLLBACK;
--= ROLLBACK
INSERT INTO late VALUES (1, '[1,2)') ON CONFLICT DO NOTHING;
--! 55000: ON CONFLICT does not support deferrable unique constraints/exclusion constraints as arbiters
SELECT pg_get_constraintdef(oid), condeferrable, condeferred FROM pg_constraint WHERE conrelid = 'late'::regclass;
--> pg_get_constraintdef:text | condeferrable:bool | condeferred:bool
--| EXCLUDE USING gist (k WITH =, r WITH &&) DEFERRABLE INITIALLY DEFERRED | t | t
CREATE TABLE called (a int, b int, CONSTRAINT called_a EXCLUDE USING btree (a WITH =) INCLUDE (b) WITH (fillfactor = 70) WHERE (b > 0));
--= CREATE TABLE
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'called_a';
--> pg_get_constraintdef:text
--| EXCLUDE USING btree (a WITH =) INCLUDE (b) WITH (fillfactor='70') WHERE ((b > 0))
CREATE TABLE called_b (a int, CONSTRAINT called_a EXCLUDE USING btree (a WITH =));
--! 42P07: relation "called_a" already exists
ALTER TABLE called ADD CONSTRAINT called_a EXCLUDE USING btree (b WITH =);
--! 42P07: relation "called_a" already exists
SELECT count(*) FROM pg_amop WHERE amopfamily IN (1976, 3919, 2593);
--> count:int8
--| 76
SELECT 96::regoperator, 3888::regoperator;
--> regoperator:regoperator | regoperator:regoperator
--| =(integer,integer) | &&(anyrange,anyrange)

-- Only an index can be what ON CONFLICT is about.
CREATE TABLE arbiters (id int PRIMARY KEY, up int CONSTRAINT up_key REFERENCES arbiters, n int CONSTRAINT positive CHECK (n > 0));
--= CREATE TABLE
CREATE UNIQUE INDEX plain ON arbiters (n);
--= CREATE INDEX
INSERT INTO arbiters VALUES (1) ON CONFLICT ON CONSTRAINT up_key DO NOTHING;
--! 42809: constraint in ON CONFLICT clause has no associated index
INSERT INTO arbiters VALUES (1) ON CONFLICT ON CONSTRAINT positive DO UPDATE SET n = 1;
--! 42809: constraint in ON CONFLICT clause has no associated index
INSERT INTO arbiters VALUES (1) ON CONFLICT ON CONSTRAINT plain DO NOTHING;
--! 42704: constraint "plain" for table "arbiters" does not exist
INSERT INTO arbiters VALUES (1) ON CONFLICT ON CONSTRAINT arbiters_pkey DO NOTHING;
--= INSERT 0 1
