-- Messages about dependencies name objects as SQL has to: quoted where that is needed. Names of columns and constraints are as they are.

create schema "My Schema";
--= CREATE SCHEMA

create type "My Schema"."T" as enum ('a');
--= CREATE TYPE

create table "My Schema"."Table"(a "My Schema"."T", "B" int primary key);
--= CREATE TABLE

create table "order"("Ref" int constraint "Key" references "My Schema"."Table");
--= CREATE TABLE

create function "My Schema"."F"("My Schema"."T") returns int language sql as 'select 1';
--= CREATE FUNCTION

create operator "My Schema".### (leftarg = "My Schema"."T", function = "My Schema"."F");
--! 42P13: operator right argument type must be specified

drop table "My Schema"."Table";
--! 2BP01: cannot drop table "My Schema"."Table" because other objects depend on it

drop type "My Schema"."T";
--! 2BP01: cannot drop type "My Schema"."T" because other objects depend on it

set search_path = "My Schema", public;
--= SET

drop function "F"("T");
--= DROP FUNCTION

reset search_path;
--= RESET

drop schema "My Schema" cascade;
--~ drop cascades to 3 other objects
--= DROP SCHEMA

drop table "order";
--= DROP TABLE
