-- Keys and partition keys in DETAIL name columns as SQL has to, as hints name functions; foreign keys name them as they are.

create schema "My Schema";
--= CREATE SCHEMA
set search_path = "My Schema", public;
--= SET
create table "Orders" ("Id" int primary key, "position" int unique, "Note" text, "At" int4range, exclude using gist ("At" with &&));
--= CREATE TABLE
create unique index on "Orders" (lower("Note"), ("position" + 1));
--= CREATE INDEX
insert into "Orders" values (1, 1, 'a', '[1,5)');
--= INSERT 0 1
insert into "Orders" values (1, 2, 'b', '[6,7)');
--! 23505: duplicate key value violates unique constraint "Orders_pkey"
insert into "Orders" values (2, 1, 'b', '[6,7)');
--! 23505: duplicate key value violates unique constraint "Orders_position_key"
insert into "Orders" values (2, 2, 'b', '[4,7)');
--! 23P01: conflicting key value violates exclusion constraint "Orders_At_excl"
alter table "Orders" drop constraint "Orders_position_key";
--= ALTER TABLE
insert into "Orders" values (2, 1, 'A', null);
--! 23505: duplicate key value violates unique constraint "Orders_lower_expr_idx"
create table "Lines" ("Order" int references "Orders", "Nr" int, primary key ("Order", "Nr"));
--= CREATE TABLE
insert into "Lines" values (1, 1);
--= INSERT 0 1
insert into "Lines" values (1, 1);
--! 23505: duplicate key value violates unique constraint "Lines_pkey"
insert into "Lines" values (9, 1);
--! 23503: insert or update on table "Lines" violates foreign key constraint "Lines_Order_fkey"
delete from "Orders";
--! 23503: update or delete on table "Orders" violates foreign key constraint "Lines_Order_fkey" on table "Lines"
create table "Parts" ("A" int, "b" text) partition by range ("A", lower("b"));
--= CREATE TABLE
insert into "Parts" values (1, 'X');
--! 23514: no partition of relation "Parts" found for row
create function "Fu N"("A b" int) returns int language sql as 'select 1';
--= CREATE FUNCTION
create or replace function "Fu N"("A b" int) returns text language sql as 'select ''1''';
--! 42P13: cannot change return type of existing function
create or replace function "Fu N"("B b" int) returns int language sql as 'select 1';
--! 42P13: cannot change name of input parameter "A b"
create aggregate "Ag"(int) (sfunc = int4pl, stype = int);
--= CREATE AGGREGATE
create or replace aggregate "Ag"(int) (sfunc = int4_avg_accum, stype = bigint[]);
--! 42P13: must not omit initial value when transition function is strict and transition type is not compatible with input type
drop schema "My Schema" cascade;
--~ drop cascades to 5 other objects
--= DROP SCHEMA
