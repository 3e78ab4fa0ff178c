-- A key has an OID as a constraint and another as an index.
create table items (id int primary key, u int unique, e int, exclude using btree (e with =), check (u * 2 > e and id > 0));
--= CREATE TABLE
comment on constraint items_pkey on items is 'the key'; comment on index items_pkey is 'its index';
--= COMMENT
--= COMMENT
select conname, c.oid = conindid, conkey from pg_constraint c where conrelid = 'items'::regclass order by 1;
--> conname:name | ?column?:bool | conkey:_int2
--| items_check | f | {2,3,1}
--| items_e_excl | f | {3}
--| items_pkey | f | {1}
--| items_u_key | f | {2}
select i.relname, d.refclassid::regclass, d.deptype from pg_index x join pg_class i on i.oid = x.indexrelid join pg_depend d on d.objid = x.indexrelid where x.indrelid = 'items'::regclass order by 1;
--> relname:name | refclassid:regclass | deptype:char
--| items_e_excl | pg_constraint | i
--| items_pkey | pg_constraint | i
--| items_u_key | pg_constraint | i
select conname, pg_get_constraintdef(oid), pg_describe_object('pg_constraint'::regclass, oid, 0), obj_description(oid, 'pg_constraint') from pg_constraint where conrelid = 'items'::regclass order by 1;
--> conname:name | pg_get_constraintdef:text | pg_describe_object:text | obj_description:text
--| items_check | CHECK ((((u * 2) > e) AND (id > 0))) | constraint items_check on table items | ∅
--| items_e_excl | EXCLUDE USING btree (e WITH =) | constraint items_e_excl on table items | ∅
--| items_pkey | PRIMARY KEY (id) | constraint items_pkey on table items | the key
--| items_u_key | UNIQUE (u) | constraint items_u_key on table items | ∅
select relname, pg_get_constraintdef(oid), pg_get_indexdef(oid), obj_description(oid, 'pg_class') from pg_class where relname like 'items_%' order by 1;
--> relname:name | pg_get_constraintdef:text | pg_get_indexdef:text | obj_description:text
--| items_e_excl | ∅ | CREATE INDEX items_e_excl ON public.items USING btree (e) | ∅
--| items_pkey | ∅ | CREATE UNIQUE INDEX items_pkey ON public.items USING btree (id) | its index
--| items_u_key | ∅ | CREATE UNIQUE INDEX items_u_key ON public.items USING btree (u) | ∅
select conname, (pg_identify_object('pg_constraint'::regclass, oid, 0)).*, pg_identify_object_as_address('pg_constraint'::regclass, oid, 0) from pg_constraint where conrelid = 'items'::regclass order by 1;
--> conname:name | type:text | schema:text | name:text | identity:text | pg_identify_object_as_address:record
--| items_check | table constraint | public | ∅ | items_check on public.items | ("table constraint","{public,items,items_check}",{})
--| items_e_excl | table constraint | public | ∅ | items_e_excl on public.items | ("table constraint","{public,items,items_e_excl}",{})
--| items_pkey | table constraint | public | ∅ | items_pkey on public.items | ("table constraint","{public,items,items_pkey}",{})
--| items_u_key | table constraint | public | ∅ | items_u_key on public.items | ("table constraint","{public,items,items_u_key}",{})
select conname, (pg_get_object_address('table constraint', '{public,items,items_pkey}', '{}')).objid = oid from pg_constraint where conname = 'items_pkey';
--> conname:name | ?column?:bool
--| items_pkey | t
select conname, d.refclassid::regclass, d.refobjsubid, d.deptype from pg_constraint c join pg_depend d on d.objid = c.oid where conrelid = 'items'::regclass order by 1, 2, 3, 4;
--> conname:name | refclassid:regclass | refobjsubid:int4 | deptype:char
--| items_check | pg_class | 1 | a
--| items_check | pg_class | 1 | n
--| items_check | pg_class | 2 | a
--| items_check | pg_class | 2 | n
--| items_check | pg_class | 3 | a
--| items_check | pg_class | 3 | n
--| items_e_excl | pg_class | 3 | a
--| items_pkey | pg_class | 1 | a
--| items_u_key | pg_class | 2 | a
create table p (a int primary key, b int, unique (a, b)) partition by range (a); create table p1 partition of p for values from (0) to (10);
--= CREATE TABLE
--= CREATE TABLE
select c.conname, parent.conname, c.coninhcount, c.conislocal from pg_constraint c left join pg_constraint parent on parent.oid = c.conparentid where c.conrelid in ('p'::regclass, 'p1'::regclass) order by 1;
--> conname:name | conname:name | coninhcount:int4 | conislocal:bool
--| p1_a_b_key | p_a_b_key | 1 | f
--| p1_pkey | p_pkey | 1 | f
--| p_a_b_key | ∅ | 0 | t
--| p_pkey | ∅ | 0 | t
create view v as select id, u from items group by id;
--= CREATE VIEW
select pg_describe_object(refclassid, refobjid, refobjsubid) from pg_depend where objid = (select oid from pg_rewrite where ev_class = 'v'::regclass) and refclassid = 'pg_constraint'::regclass;
--> pg_describe_object:text
--| constraint items_pkey on table items
create table f (a int references items (id) deferrable, b int references p);
--= CREATE TABLE
select conname, conindid::regclass, confrelid::regclass from pg_constraint where conrelid = 'f'::regclass and conparentid = 0 order by 1;
--> conname:name | conindid:regclass | confrelid:regclass
--| f_a_fkey | items_pkey | items
--| f_b_fkey | p_pkey | p
create function dropped() returns event_trigger language plpgsql as $$ declare r record; begin for r in select * from pg_event_trigger_dropped_objects() loop raise notice '% %', r.object_type, r.object_identity; end loop; end $$;
--= CREATE FUNCTION
create event trigger et on sql_drop execute function dropped();
--= CREATE EVENT TRIGGER
alter table items drop constraint items_u_key;
--~ table constraint items_u_key on public.items
--~ index public.items_u_key
--= ALTER TABLE
select 0::regoper, 0::regoperator, 0::regproc, '0'::regoper::oid; select '-'::regoper; select '-'::regproc::oid;
--> regoper:regoper | regoperator:regoperator | regproc:regproc | oid:oid
--| 0 | 0 | - | 0
--! 42725: more than one operator named -
select pg_current_logfile(), pg_current_logfile('csvlog'); select pg_current_logfile('x');
--> pg_current_logfile:text | pg_current_logfile:text
--| ∅ | ∅
--! 22023: log format "x" is not supported
create function pg_temp.f(int) returns int language sql as 'select 1'; select 'pg_temp.f'::regproc is not null, 'pg_temp.f(int)'::regprocedure::oid = to_regproc('pg_temp.f')::oid, has_function_privilege('pg_temp.f(int)', 'execute');
--= CREATE FUNCTION
--> ?column?:bool | ?column?:bool | has_function_privilege:bool
--| t | t | t
