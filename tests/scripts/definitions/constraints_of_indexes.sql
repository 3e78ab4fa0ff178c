-- ADD CONSTRAINT … USING INDEX keeps what the index includes, and refuses indexes that no constraint could have.
create table t (a int, b int, c int);
--= CREATE TABLE
create unique index included on t (a) include (b, c);
--= CREATE INDEX
create unique index descending on t (a, b desc);
--= CREATE INDEX
create unique index expressed on t ((a + b));
--= CREATE INDEX
create unique index partial on t (a) where b > 0;
--= CREATE INDEX
create index plain on t (a);
--= CREATE INDEX
create unique index nulls on t (c) nulls not distinct;
--= CREATE INDEX
create table other (a int);
--= CREATE TABLE
create unique index others on other (a);
--= CREATE INDEX
alter table t add unique using index descending;
--! 42809: index "descending" column number 2 does not have default sorting behavior
alter table t add unique using index expressed;
--! 42809: index "expressed" contains expressions
alter table t add unique using index partial;
--! 42809: "partial" is a partial index
alter table t add unique using index plain;
--! 42809: "plain" is not a unique index
alter table t add unique using index others;
--! 55000: index "others" does not belong to table "t"
alter table t add unique using index nosuch;
--! 42704: index "nosuch" does not exist
alter table t add constraint renamed unique using index included;
--~ ALTER TABLE / ADD CONSTRAINT USING INDEX will rename index "included" to "renamed"
--= ALTER TABLE
alter table t add unique using index renamed;
--! 55000: index "renamed" is already associated with a constraint
alter table t add unique using index nulls;
--= ALTER TABLE
select pg_get_constraintdef(oid), conname from pg_constraint where conrelid = 't'::regclass order by conname;
--> pg_get_constraintdef:text | conname:name
--| UNIQUE NULLS NOT DISTINCT (c) | nulls
--| UNIQUE (a) INCLUDE (b, c) | renamed
select pg_get_indexdef(indexrelid) from pg_index where indrelid = 't'::regclass order by 1;
--> pg_get_indexdef:text
--| CREATE INDEX plain ON public.t USING btree (a)
--| CREATE UNIQUE INDEX descending ON public.t USING btree (a, b DESC)
--| CREATE UNIQUE INDEX expressed ON public.t USING btree (((a + b)))
--| CREATE UNIQUE INDEX nulls ON public.t USING btree (c) NULLS NOT DISTINCT
--| CREATE UNIQUE INDEX partial ON public.t USING btree (a) WHERE (b > 0)
--| CREATE UNIQUE INDEX renamed ON public.t USING btree (a) INCLUDE (b, c)
create table made (i int, constraint c unique using index nosuch);
--! 0A000: cannot use an existing index in CREATE TABLE
create index on t ((row(a, b)));
--! 42P16: column "row" has pseudo-type record
create view v as select row(1, 2);
--! 42P16: column "row" has pseudo-type record
alter table t rename a to ctid;
--! 42701: column name "ctid" conflicts with a system column name
alter table t rename column a to xmin;
--! 42701: column name "xmin" conflicts with a system column name
create view w as select ctid, a, tableoid as o from t;
--= CREATE VIEW
select is_insertable_into, is_updatable from information_schema.views where table_name = 'w';
--> is_insertable_into:varchar | is_updatable:varchar
--| YES | YES
select column_name, is_updatable from information_schema.columns where table_name = 'w' order by 1;
--> column_name:name | is_updatable:varchar
--| a | YES
--| ctid | NO
--| o | NO
insert into w (a) values (1);
--= INSERT 0 1
insert into w (ctid) values (null);
--! 0A000: cannot insert into column "ctid" of view "w"
update w set o = 1;
--! 0A000: cannot update column "o" of view "w"
update w set a = 2 returning a;
--> a:int4
--| 2
--= UPDATE 1
select o = 't'::regclass as same, a from w;
--> same:bool | a:int4
--| t | 2
analyze t (a, b, a);
--! 42701: column "a" of relation "t" appears more than once
reindex schema nosuch;
--! 3F000: schema "nosuch" does not exist
