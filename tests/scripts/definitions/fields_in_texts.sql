-- Values of row types in texts of definitions stay what they are when the type gets attributes or loses some.
create type t as (a int, b text);
--= CREATE TYPE
create table w (a int, b text, c int);
--= CREATE TABLE
insert into w values (1, 'x', 2);
--= INSERT 0 1
create function f(t) returns text language sql immutable return ($1).b;
--= CREATE FUNCTION
create view rows as select row(1, 'x')::t as r, row((2), 'y')::t as s, (row(3, 'z')::t).b;
--= CREATE VIEW
create view literals as select '(1,x)'::t as r, array['(2,y)'::t, '(3,z)'] as rs, '{"(4,z)"}'::t[] as more;
--= CREATE VIEW
create view calls as select f((1, 'x')) as f, f('(1,y)') as g, f(row(1, 'z')) as h;
--= CREATE VIEW
create view nested as select array[row(1, 'x'), row(2, 'y')]::t[] as rs;
--= CREATE VIEW
create view whole as select w from w;
--= CREATE VIEW
create view json as select row_to_json(w) as j from w;
--= CREATE VIEW
create view row_of_table as select row(1, 'x', 3)::w as r;
--= CREATE VIEW
create function by_atoms() returns t begin atomic select row(1, 'x')::t; end;
--= CREATE FUNCTION
create function by_text() returns t language sql as $$ select row(1, 'x')::t $$;
--= CREATE FUNCTION
create table d (id int, p t default row(1, 'q'), q t default '(1,q)', check (p <> row(8, 'z')::t), check (q <> '(9,z)'::t));
--= CREATE TABLE
create domain dt as t default '(1,f)' check (value <> '(3,3)'::t);
--= CREATE DOMAIN
create index on d (f(p));
--= CREATE INDEX
create unique index named on d ((p = '(1,x)'::t), id);
--= CREATE INDEX
create view filtered as select id from d where p = '(1,q)'::t;
--= CREATE VIEW
insert into d values (1);
--= INSERT 0 1
alter type t add attribute c int;
--= ALTER TYPE
select * from rows;
--> r:user | s:user | b:text
--| (1,x,) | (2,y,) | z
select * from literals;
--> r:user | rs:user | more:user
--| (1,x,) | {"(2,y,)","(3,z,)"} | {"(4,z,)"}
select * from calls;
--> f:text | g:text | h:text
--| x | y | z
select * from nested;
--> rs:user
--| {"(1,x,)","(2,y,)"}
select by_atoms();
--> by_atoms:user
--| (1,x,)
select by_text();
--! 42846: cannot cast type record to t
insert into d values (2);
--= INSERT 0 1
select * from d order by id;
--> id:int4 | p:user | q:user
--| 1 | (1,q,) | (1,q,)
--| 2 | (1,q,) | (1,q,)
select * from filtered order by id;
--> id:int4
--| 1
--| 2
insert into d values (3, '(8,z,)');
--! 23514: new row for relation "d" violates check constraint "d_p_check"
insert into d values (3, null, '(9,z,)');
--! 23514: new row for relation "d" violates check constraint "d_q_check"
select '(3,3,)'::dt;
--! 23514: value for domain dt violates check constraint "dt_check"
select pg_get_viewdef('literals');
--> pg_get_viewdef:text
--| ␠SELECT '(1,x,)'::t AS r,␊    ARRAY['(2,y,)'::t, '(3,z,)'::t] AS rs,␊    '{"(4,z,)"}'::t[] AS more;
select pg_get_indexdef('named'::regclass);
--> pg_get_indexdef:text
--| CREATE UNIQUE INDEX named ON public.d USING btree (((p = '(1,x,)'::t)), id)
select pg_get_constraintdef(oid) from pg_constraint where contypid = 'dt'::regtype;
--> pg_get_constraintdef:text
--| CHECK ((VALUE <> '(3,3,)'::t))
alter type t drop attribute a;
--= ALTER TYPE
select * from rows;
--> r:user | s:user | b:text
--| (x,) | (y,) | z
select * from literals;
--> r:user | rs:user | more:user
--| (x,) | {"(y,)","(z,)"} | {"(z,)"}
select * from calls;
--> f:text | g:text | h:text
--| x | y | z
select * from nested;
--> rs:user
--| {"(x,)","(y,)"}
select by_atoms();
--> by_atoms:user
--| (x,)
select by_text();
--! 22P02: invalid input syntax for type integer: "x"
insert into d values (3);
--= INSERT 0 1
select * from d order by id;
--> id:int4 | p:user | q:user
--| 1 | (q,) | (q,)
--| 2 | (q,) | (q,)
--| 3 | (q,) | (q,)
select * from filtered order by id;
--> id:int4
--| 1
--| 2
--| 3
select pg_get_viewdef('literals');
--> pg_get_viewdef:text
--| ␠SELECT '(x,)'::t AS r,␊    ARRAY['(y,)'::t, '(z,)'::t] AS rs,␊    '{"(z,)"}'::t[] AS more;
select pg_get_indexdef('named'::regclass);
--> pg_get_indexdef:text
--| CREATE UNIQUE INDEX named ON public.d USING btree (((p = '(x,)'::t)), id)
alter type t drop attribute c;
--= ALTER TYPE
select * from rows;
--> r:user | s:user | b:text
--| (x) | (y) | z
select pg_get_viewdef('rows');
--> pg_get_viewdef:text
--| ␠SELECT ROW('x'::text)::t AS r,␊    ROW('y'::text)::t AS s,␊    (ROW('z'::text)::t).b AS b;
select * from literals;
--> r:user | rs:user | more:user
--| (x) | {(y),(z)} | {(z)}
select * from calls;
--> f:text | g:text | h:text
--| x | y | z
select * from nested;
--> rs:user
--| {(x),(y)}
select by_atoms();
--> by_atoms:user
--| (x)
insert into d values (4);
--= INSERT 0 1
select * from d order by id;
--> id:int4 | p:user | q:user
--| 1 | (q) | (q)
--| 2 | (q) | (q)
--| 3 | (q) | (q)
--| 4 | (q) | (q)
-- Whole rows depend on no column.
create view field as select (whole.w).c from whole;
--= CREATE VIEW
alter table w drop column a;
--= ALTER TABLE
select * from whole;
--> w:user
--| (x,2)
select * from json;
--> j:json
--| {"b":"x","c":2}
select * from row_of_table;
--> r:user
--| (x,3)
select pg_get_viewdef('whole');
--> pg_get_viewdef:text
--| ␠SELECT w.*::w AS w␊   FROM w;
select pg_get_viewdef('row_of_table');
--> pg_get_viewdef:text
--| ␠SELECT ROW('x'::text, 3)::w AS r;
alter table w drop column c;
--! 2BP01: cannot drop column c of table w because other objects depend on it
alter table w add column n int default 4;
--! 0A000: cannot alter table "w" because rule _RETURN on view row_of_table uses its row type
drop view row_of_table;
--= DROP VIEW
alter table w add column n int default 4;
--= ALTER TABLE
select * from whole;
--> w:user
--| (x,2,4)
select * from json;
--> j:json
--| {"b":"x","c":2,"n":4}
alter table w drop column n;
--= ALTER TABLE
select * from whole;
--> w:user
--| (x,2)
select * from field;
--> c:int4
--| 2
-- The row type of a table in other relations and functions.
create table h (r w);
--= CREATE TABLE
create view field_of_row as select (r).b from h;
--= CREATE VIEW
create function all_w() returns setof w language sql as 'select * from w';
--= CREATE FUNCTION
create view from_function as select b from all_w();
--= CREATE VIEW
alter table w drop column b;
--! 2BP01: cannot drop column b of table w because other objects depend on it
drop view field_of_row;
--= DROP VIEW
alter table w drop column b;
--! 2BP01: cannot drop column b of table w because other objects depend on it
drop view from_function;
--= DROP VIEW
alter table w drop column b;
--= ALTER TABLE
