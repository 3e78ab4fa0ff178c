-- Objects by their addresses, and addresses by what objects are called.
CREATE ROLE addr_user;
--= CREATE ROLE
CREATE SCHEMA addr;
--= CREATE SCHEMA
SET search_path = addr;
--= SET
CREATE TEXT SEARCH DICTIONARY dict (TEMPLATE = simple);
--= CREATE TEXT SEARCH DICTIONARY
CREATE TEXT SEARCH CONFIGURATION conf (COPY = english);
--= CREATE TEXT SEARCH CONFIGURATION
CREATE TABLE tab (a serial PRIMARY KEY CONSTRAINT a_chk CHECK (a > 0), b text DEFAULT 'hello');
--= CREATE TABLE
CREATE TABLE "Parted two" (a int PRIMARY KEY) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE VIEW vi AS SELECT * FROM tab;
--= CREATE VIEW
CREATE MATERIALIZED VIEW mv AS SELECT * FROM tab;
--= SELECT 0
CREATE TYPE comp AS (a int);
--= CREATE TYPE
CREATE TYPE en AS ENUM ('one', 'two');
--= CREATE TYPE
CREATE AGGREGATE agg(int4) (sfunc = int4pl, stype = int4);
--= CREATE AGGREGATE
CREATE DOMAIN dom AS int4 CONSTRAINT domconstr CHECK (value > 0);
--= CREATE DOMAIN
CREATE FUNCTION trig() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN END';
--= CREATE FUNCTION
CREATE TRIGGER t BEFORE INSERT ON tab FOR EACH ROW EXECUTE PROCEDURE trig();
--= CREATE TRIGGER
CREATE POLICY pol ON tab;
--= CREATE POLICY
CREATE PROCEDURE proc(int4, text, en[]) LANGUAGE sql AS '';
--= CREATE PROCEDURE
CREATE FUNCTION happens() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN END';
--= CREATE FUNCTION
CREATE EVENT TRIGGER evt ON sql_drop EXECUTE FUNCTION happens();
--= CREATE EVENT TRIGGER
CREATE STATISTICS stat ON a, b FROM tab;
--= CREATE STATISTICS
CREATE COLLATION coll FROM "C";
--= CREATE COLLATION
ALTER DEFAULT PRIVILEGES FOR ROLE addr_user IN SCHEMA public GRANT ALL ON TABLES TO addr_user;
--= ALTER DEFAULT PRIVILEGES
ALTER DEFAULT PRIVILEGES FOR ROLE addr_user REVOKE DELETE ON TABLES FROM addr_user;
--= ALTER DEFAULT PRIVILEGES
SELECT * FROM pg_get_object_address('stone', '{}', '{}');
--! 22023: unrecognized object type "stone"
SELECT * FROM pg_get_object_address('toast table', '{one}', '{}');
--! 22023: unsupported object type "toast table"
SELECT * FROM pg_get_object_address('table', '{}', '{}');
--! 22023: name list length must be at least 1
SELECT * FROM pg_get_object_address('table', '{NULL}', '{}');
--! 22023: name or argument lists may not contain nulls
SELECT * FROM pg_get_object_address('table', '{vi}', '{}');
--! 42809: "vi" is not a table
SELECT * FROM pg_get_object_address('index', '{tab}', '{}');
--! 42809: "tab" is not an index
DO $$
DECLARE
    kind text;
    names text[];
    args text[];
BEGIN
    FOR kind IN VALUES ('table'), ('sequence'), ('materialized view'), ('table column'), ('aggregate'), ('function'), ('procedure'), ('type'), ('cast'), ('table constraint'), ('domain constraint'),
        ('default value'), ('operator'), ('operator class'), ('operator family'), ('rule'), ('trigger'), ('text search dictionary'), ('text search configuration'), ('policy'), ('default acl'),
        ('language'), ('schema'), ('role'), ('database'), ('tablespace'), ('extension'), ('event trigger'), ('access method'), ('statistics object'), ('large object')
    LOOP
        FOR names IN VALUES ('{eins}'), ('{addr, zwei}'), ('{addr, tab, zwei}'), ('{eins, zwei, drei}') LOOP
            FOR args IN VALUES ('{}'), ('{integer}') LOOP
                BEGIN
                    PERFORM pg_get_object_address(kind, names, args);
                EXCEPTION WHEN OTHERS THEN
                    RAISE NOTICE '% % %: % %', kind, names, args, sqlstate, sqlerrm;
                END;
            END LOOP;
        END LOOP;
    END LOOP;
END $$;
--~ table {eins} {}: 42P01 relation "eins" does not exist
--~ table {eins} {integer}: 42P01 relation "eins" does not exist
--~ table {addr,zwei} {}: 42P01 relation "addr.zwei" does not exist
--~ table {addr,zwei} {integer}: 42P01 relation "addr.zwei" does not exist
--~ table {addr,tab,zwei} {}: 0A000 cross-database references are not implemented: "addr.tab.zwei"
--~ table {addr,tab,zwei} {integer}: 0A000 cross-database references are not implemented: "addr.tab.zwei"
--~ table {eins,zwei,drei} {}: 0A000 cross-database references are not implemented: "eins.zwei.drei"
--~ table {eins,zwei,drei} {integer}: 0A000 cross-database references are not implemented: "eins.zwei.drei"
--~ sequence {eins} {}: 42P01 relation "eins" does not exist
--~ sequence {eins} {integer}: 42P01 relation "eins" does not exist
--~ sequence {addr,zwei} {}: 42P01 relation "addr.zwei" does not exist
--~ sequence {addr,zwei} {integer}: 42P01 relation "addr.zwei" does not exist
--~ sequence {addr,tab,zwei} {}: 0A000 cross-database references are not implemented: "addr.tab.zwei"
--~ sequence {addr,tab,zwei} {integer}: 0A000 cross-database references are not implemented: "addr.tab.zwei"
--~ sequence {eins,zwei,drei} {}: 0A000 cross-database references are not implemented: "eins.zwei.drei"
--~ sequence {eins,zwei,drei} {integer}: 0A000 cross-database references are not implemented: "eins.zwei.drei"
--~ materialized view {eins} {}: 42P01 relation "eins" does not exist
--~ materialized view {eins} {integer}: 42P01 relation "eins" does not exist
--~ materialized view {addr,zwei} {}: 42P01 relation "addr.zwei" does not exist
--~ materialized view {addr,zwei} {integer}: 42P01 relation "addr.zwei" does not exist
--~ materialized view {addr,tab,zwei} {}: 0A000 cross-database references are not implemented: "addr.tab.zwei"
--~ materialized view {addr,tab,zwei} {integer}: 0A000 cross-database references are not implemented: "addr.tab.zwei"
--~ materialized view {eins,zwei,drei} {}: 0A000 cross-database references are not implemented: "eins.zwei.drei"
--~ materialized view {eins,zwei,drei} {integer}: 0A000 cross-database references are not implemented: "eins.zwei.drei"
--~ table column {eins} {}: 42601 column name must be qualified
--~ table column {eins} {integer}: 42601 column name must be qualified
--~ table column {addr,zwei} {}: 42P01 relation "addr" does not exist
--~ table column {addr,zwei} {integer}: 42P01 relation "addr" does not exist
--~ table column {addr,tab,zwei} {}: 42703 column "zwei" of relation "addr.tab" does not exist
--~ table column {addr,tab,zwei} {integer}: 42703 column "zwei" of relation "addr.tab" does not exist
--~ table column {eins,zwei,drei} {}: 3F000 schema "eins" does not exist
--~ table column {eins,zwei,drei} {integer}: 3F000 schema "eins" does not exist
--~ aggregate {eins} {}: 42883 aggregate eins(*) does not exist
--~ aggregate {eins} {integer}: 42883 aggregate eins(integer) does not exist
--~ aggregate {addr,zwei} {}: 42883 aggregate addr.zwei(*) does not exist
--~ aggregate {addr,zwei} {integer}: 42883 aggregate addr.zwei(integer) does not exist
--~ aggregate {addr,tab,zwei} {}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ aggregate {addr,tab,zwei} {integer}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ aggregate {eins,zwei,drei} {}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ aggregate {eins,zwei,drei} {integer}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ function {eins} {}: 42883 function eins() does not exist
--~ function {eins} {integer}: 42883 function eins(integer) does not exist
--~ function {addr,zwei} {}: 42883 function addr.zwei() does not exist
--~ function {addr,zwei} {integer}: 42883 function addr.zwei(integer) does not exist
--~ function {addr,tab,zwei} {}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ function {addr,tab,zwei} {integer}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ function {eins,zwei,drei} {}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ function {eins,zwei,drei} {integer}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ procedure {eins} {}: 42883 procedure eins() does not exist
--~ procedure {eins} {integer}: 42883 procedure eins(integer) does not exist
--~ procedure {addr,zwei} {}: 42883 procedure addr.zwei() does not exist
--~ procedure {addr,zwei} {integer}: 42883 procedure addr.zwei(integer) does not exist
--~ procedure {addr,tab,zwei} {}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ procedure {addr,tab,zwei} {integer}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ procedure {eins,zwei,drei} {}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ procedure {eins,zwei,drei} {integer}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ type {eins} {}: 42704 type "eins" does not exist
--~ type {eins} {integer}: 42704 type "eins" does not exist
--~ type {addr,zwei} {}: 22023 name list length must be exactly 1
--~ type {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ type {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ type {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ type {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ type {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--~ cast {eins} {}: 22023 argument list length must be exactly 1
--~ cast {eins} {integer}: 42704 type "eins" does not exist
--~ cast {addr,zwei} {}: 22023 name list length must be exactly 1
--~ cast {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ cast {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ cast {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ cast {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ cast {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--~ table constraint {eins} {}: 42601 must specify relation and object name
--~ table constraint {eins} {integer}: 42601 must specify relation and object name
--~ table constraint {addr,zwei} {}: 42P01 relation "addr" does not exist
--~ table constraint {addr,zwei} {integer}: 42P01 relation "addr" does not exist
--~ table constraint {addr,tab,zwei} {}: 42704 constraint "zwei" for table "tab" does not exist
--~ table constraint {addr,tab,zwei} {integer}: 42704 constraint "zwei" for table "tab" does not exist
--~ table constraint {eins,zwei,drei} {}: 3F000 schema "eins" does not exist
--~ table constraint {eins,zwei,drei} {integer}: 3F000 schema "eins" does not exist
--~ domain constraint {eins} {}: 22023 argument list length must be exactly 1
--~ domain constraint {eins} {integer}: 42704 type "eins" does not exist
--~ domain constraint {addr,zwei} {}: 22023 name list length must be exactly 1
--~ domain constraint {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ domain constraint {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ domain constraint {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ domain constraint {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ domain constraint {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--~ default value {eins} {}: 42601 column name must be qualified
--~ default value {eins} {integer}: 42601 column name must be qualified
--~ default value {addr,zwei} {}: 42P01 relation "addr" does not exist
--~ default value {addr,zwei} {integer}: 42P01 relation "addr" does not exist
--~ default value {addr,tab,zwei} {}: 42703 default value for column "zwei" of relation "addr.tab" does not exist
--~ default value {addr,tab,zwei} {integer}: 42703 default value for column "zwei" of relation "addr.tab" does not exist
--~ default value {eins,zwei,drei} {}: 3F000 schema "eins" does not exist
--~ default value {eins,zwei,drei} {integer}: 3F000 schema "eins" does not exist
--~ operator {eins} {}: 22023 argument list length must be exactly 2
--~ operator {eins} {integer}: 22023 argument list length must be exactly 2
--~ operator {addr,zwei} {}: 22023 argument list length must be exactly 2
--~ operator {addr,zwei} {integer}: 22023 argument list length must be exactly 2
--~ operator {addr,tab,zwei} {}: 22023 argument list length must be exactly 2
--~ operator {addr,tab,zwei} {integer}: 22023 argument list length must be exactly 2
--~ operator {eins,zwei,drei} {}: 22023 argument list length must be exactly 2
--~ operator {eins,zwei,drei} {integer}: 22023 argument list length must be exactly 2
--~ operator class {eins} {}: 22023 name list length must be at least 2
--~ operator class {eins} {integer}: 22023 name list length must be at least 2
--~ operator class {addr,zwei} {}: 42704 access method "addr" does not exist
--~ operator class {addr,zwei} {integer}: 42704 access method "addr" does not exist
--~ operator class {addr,tab,zwei} {}: 42704 access method "addr" does not exist
--~ operator class {addr,tab,zwei} {integer}: 42704 access method "addr" does not exist
--~ operator class {eins,zwei,drei} {}: 42704 access method "eins" does not exist
--~ operator class {eins,zwei,drei} {integer}: 42704 access method "eins" does not exist
--~ operator family {eins} {}: 22023 name list length must be at least 2
--~ operator family {eins} {integer}: 22023 name list length must be at least 2
--~ operator family {addr,zwei} {}: 42704 access method "addr" does not exist
--~ operator family {addr,zwei} {integer}: 42704 access method "addr" does not exist
--~ operator family {addr,tab,zwei} {}: 42704 access method "addr" does not exist
--~ operator family {addr,tab,zwei} {integer}: 42704 access method "addr" does not exist
--~ operator family {eins,zwei,drei} {}: 42704 access method "eins" does not exist
--~ operator family {eins,zwei,drei} {integer}: 42704 access method "eins" does not exist
--~ rule {eins} {}: 42601 must specify relation and object name
--~ rule {eins} {integer}: 42601 must specify relation and object name
--~ rule {addr,zwei} {}: 42P01 relation "addr" does not exist
--~ rule {addr,zwei} {integer}: 42P01 relation "addr" does not exist
--~ rule {addr,tab,zwei} {}: 42704 rule "zwei" for relation "tab" does not exist
--~ rule {addr,tab,zwei} {integer}: 42704 rule "zwei" for relation "tab" does not exist
--~ rule {eins,zwei,drei} {}: 3F000 schema "eins" does not exist
--~ rule {eins,zwei,drei} {integer}: 3F000 schema "eins" does not exist
--~ trigger {eins} {}: 42601 must specify relation and object name
--~ trigger {eins} {integer}: 42601 must specify relation and object name
--~ trigger {addr,zwei} {}: 42P01 relation "addr" does not exist
--~ trigger {addr,zwei} {integer}: 42P01 relation "addr" does not exist
--~ trigger {addr,tab,zwei} {}: 42704 trigger "zwei" for table "tab" does not exist
--~ trigger {addr,tab,zwei} {integer}: 42704 trigger "zwei" for table "tab" does not exist
--~ trigger {eins,zwei,drei} {}: 3F000 schema "eins" does not exist
--~ trigger {eins,zwei,drei} {integer}: 3F000 schema "eins" does not exist
--~ text search dictionary {eins} {}: 42704 text search dictionary "eins" does not exist
--~ text search dictionary {eins} {integer}: 42704 text search dictionary "eins" does not exist
--~ text search dictionary {addr,zwei} {}: 42704 text search dictionary "addr.zwei" does not exist
--~ text search dictionary {addr,zwei} {integer}: 42704 text search dictionary "addr.zwei" does not exist
--~ text search dictionary {addr,tab,zwei} {}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ text search dictionary {addr,tab,zwei} {integer}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ text search dictionary {eins,zwei,drei} {}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ text search dictionary {eins,zwei,drei} {integer}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ text search configuration {eins} {}: 42704 text search configuration "eins" does not exist
--~ text search configuration {eins} {integer}: 42704 text search configuration "eins" does not exist
--~ text search configuration {addr,zwei} {}: 42704 text search configuration "addr.zwei" does not exist
--~ text search configuration {addr,zwei} {integer}: 42704 text search configuration "addr.zwei" does not exist
--~ text search configuration {addr,tab,zwei} {}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ text search configuration {addr,tab,zwei} {integer}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ text search configuration {eins,zwei,drei} {}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ text search configuration {eins,zwei,drei} {integer}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ policy {eins} {}: 42601 must specify relation and object name
--~ policy {eins} {integer}: 42601 must specify relation and object name
--~ policy {addr,zwei} {}: 42P01 relation "addr" does not exist
--~ policy {addr,zwei} {integer}: 42P01 relation "addr" does not exist
--~ policy {addr,tab,zwei} {}: 42704 policy "zwei" for table "tab" does not exist
--~ policy {addr,tab,zwei} {integer}: 42704 policy "zwei" for table "tab" does not exist
--~ policy {eins,zwei,drei} {}: 3F000 schema "eins" does not exist
--~ policy {eins,zwei,drei} {integer}: 3F000 schema "eins" does not exist
--~ default acl {eins} {}: 22023 argument list length must be exactly 1
--~ default acl {eins} {integer}: 22023 unrecognized default ACL object type "i"
--~ default acl {addr,zwei} {}: 22023 argument list length must be exactly 1
--~ default acl {addr,zwei} {integer}: 22023 unrecognized default ACL object type "i"
--~ default acl {addr,tab,zwei} {}: 22023 argument list length must be exactly 1
--~ default acl {addr,tab,zwei} {integer}: 22023 unrecognized default ACL object type "i"
--~ default acl {eins,zwei,drei} {}: 22023 argument list length must be exactly 1
--~ default acl {eins,zwei,drei} {integer}: 22023 unrecognized default ACL object type "i"
--~ language {eins} {}: 42704 language "eins" does not exist
--~ language {eins} {integer}: 42704 language "eins" does not exist
--~ language {addr,zwei} {}: 22023 name list length must be exactly 1
--~ language {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ language {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ language {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ language {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ language {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--~ schema {eins} {}: 3F000 schema "eins" does not exist
--~ schema {eins} {integer}: 3F000 schema "eins" does not exist
--~ schema {addr,zwei} {}: 22023 name list length must be exactly 1
--~ schema {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ schema {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ schema {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ schema {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ schema {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--~ role {eins} {}: 42704 role "eins" does not exist
--~ role {eins} {integer}: 42704 role "eins" does not exist
--~ role {addr,zwei} {}: 22023 name list length must be exactly 1
--~ role {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ role {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ role {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ role {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ role {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--~ database {eins} {}: 3D000 database "eins" does not exist
--~ database {eins} {integer}: 3D000 database "eins" does not exist
--~ database {addr,zwei} {}: 22023 name list length must be exactly 1
--~ database {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ database {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ database {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ database {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ database {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--~ tablespace {eins} {}: 42704 tablespace "eins" does not exist
--~ tablespace {eins} {integer}: 42704 tablespace "eins" does not exist
--~ tablespace {addr,zwei} {}: 22023 name list length must be exactly 1
--~ tablespace {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ tablespace {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ tablespace {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ tablespace {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ tablespace {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--~ extension {eins} {}: 42704 extension "eins" does not exist
--~ extension {eins} {integer}: 42704 extension "eins" does not exist
--~ extension {addr,zwei} {}: 22023 name list length must be exactly 1
--~ extension {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ extension {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ extension {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ extension {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ extension {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--~ event trigger {eins} {}: 42704 event trigger "eins" does not exist
--~ event trigger {eins} {integer}: 42704 event trigger "eins" does not exist
--~ event trigger {addr,zwei} {}: 22023 name list length must be exactly 1
--~ event trigger {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ event trigger {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ event trigger {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ event trigger {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ event trigger {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--~ access method {eins} {}: 42704 access method "eins" does not exist
--~ access method {eins} {integer}: 42704 access method "eins" does not exist
--~ access method {addr,zwei} {}: 22023 name list length must be exactly 1
--~ access method {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ access method {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ access method {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ access method {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ access method {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--~ statistics object {eins} {}: 42704 statistics object "eins" does not exist
--~ statistics object {eins} {integer}: 42704 statistics object "eins" does not exist
--~ statistics object {addr,zwei} {}: 42704 statistics object "addr.zwei" does not exist
--~ statistics object {addr,zwei} {integer}: 42704 statistics object "addr.zwei" does not exist
--~ statistics object {addr,tab,zwei} {}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ statistics object {addr,tab,zwei} {integer}: 0A000 cross-database references are not implemented: addr.tab.zwei
--~ statistics object {eins,zwei,drei} {}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ statistics object {eins,zwei,drei} {integer}: 0A000 cross-database references are not implemented: eins.zwei.drei
--~ large object {eins} {}: 22P02 invalid input syntax for type oid: "eins"
--~ large object {eins} {integer}: 22P02 invalid input syntax for type oid: "eins"
--~ large object {addr,zwei} {}: 22023 name list length must be exactly 1
--~ large object {addr,zwei} {integer}: 22023 name list length must be exactly 1
--~ large object {addr,tab,zwei} {}: 22023 name list length must be exactly 1
--~ large object {addr,tab,zwei} {integer}: 22023 name list length must be exactly 1
--~ large object {eins,zwei,drei} {}: 22023 name list length must be exactly 1
--~ large object {eins,zwei,drei} {integer}: 22023 name list length must be exactly 1
--= DO
WITH objects (type, name, args) AS (VALUES
    ('table', '{addr, tab}'::text[], '{}'::text[]), ('table', '{tab}', '{}'), ('table', '{addr, Parted two}', '{}'), ('index', '{addr, tab_pkey}', '{}'), ('sequence', '{addr, tab_a_seq}', '{}'),
    ('view', '{addr, vi}', '{}'), ('materialized view', '{addr, mv}', '{}'), ('table column', '{addr, tab, b}', '{}'), ('aggregate', '{addr, agg}', '{int4}'),
    ('function', '{pg_catalog, pg_identify_object}', '{pg_catalog.oid, pg_catalog.oid, int4}'), ('procedure', '{addr, proc}', '{int4, text, en[]}'), ('function', '{trig}', '{}'),
    ('type', '{pg_catalog._int4}', '{}'), ('type', '{text}', '{}'), ('type', '{timestamptz}', '{}'), ('type', '{addr.dom}', '{}'), ('type', '{addr.comp}', '{}'), ('type', '{en}', '{}'), ('type', '{tab}', '{}'),
    ('cast', '{int8}', '{int4}'), ('collation', '{default}', '{}'), ('collation', '{coll}', '{}'), ('table constraint', '{addr, tab, a_chk}', '{}'), ('table constraint', '{addr, tab, tab_pkey}', '{}'),
    ('domain constraint', '{addr.dom}', '{domconstr}'), ('default value', '{addr, tab, b}', '{}'), ('language', '{plpgsql}', '{}'), ('operator', '{+}', '{int4, int4}'),
    ('operator class', '{btree, int4_ops}', '{}'), ('operator family', '{btree, integer_ops}', '{}'), ('rule', '{addr, vi, _RETURN}', '{}'), ('trigger', '{addr, tab, t}', '{}'), ('schema', '{addr}', '{}'),
    ('text search dictionary', '{dict}', '{}'), ('text search configuration', '{conf}', '{}'), ('role', '{addr_user}', '{}'), ('default acl', '{addr_user, public}', '{r}'), ('default acl', '{addr_user}', '{r}'),
    ('extension', '{plpgsql}', '{}'), ('event trigger', '{evt}', '{}'), ('policy', '{addr, tab, pol}', '{}'), ('access method', '{btree}', '{}'), ('statistics object', '{addr, stat}', '{}'),
    ('table', '{pg_catalog, pg_class}', '{}'), ('view', '{pg_catalog, pg_tables}', '{}'), ('table column', '{pg_catalog, pg_class, relname}', '{}'))
SELECT classid::regclass, ident.*, address.object_names, address.object_args, (a.classid, a.objid, a.objsubid) = (again.classid, again.objid, again.objsubid) AS round, pg_describe_object(a.classid, a.objid, a.objsubid)
FROM objects, pg_get_object_address(type, name, args) a, pg_identify_object(a.classid, a.objid, a.objsubid) ident, pg_identify_object_as_address(a.classid, a.objid, a.objsubid) address,
    pg_get_object_address(address.type, address.object_names, address.object_args) again
ORDER BY a.classid, ident.type, ident.identity;
--! 42702: column reference "classid" is ambiguous
SELECT a.objid = 'tab'::regclass AS relation, a.objsubid FROM pg_get_object_address('table column', '{tab, b}', '{}') a;
--> relation:bool | objsubid:int4
--| t | 2
SELECT (pg_identify_object('pg_class'::regclass, 'tab'::regclass, 0)).identity;
--> identity:text
--| addr.tab
CREATE TEMP TABLE scratch (a int DEFAULT 3);
--= CREATE TABLE
SELECT type, schema LIKE 'pg_temp%' AS temporary, identity FROM pg_identify_object('pg_class'::regclass, 'scratch'::regclass, 1);
--> type:text | temporary:bool | identity:text
--| table column | t | pg_temp.scratch.a
SELECT class, (pg_identify_object(class, 0, 0)).*, (pg_identify_object_as_address(class, 0, 0)).object_names
FROM unnest('{pg_class, pg_proc, pg_type, pg_cast, pg_collation, pg_constraint, pg_attrdef, pg_language, pg_largeobject, pg_operator, pg_opclass, pg_opfamily, pg_am, pg_rewrite, pg_trigger, pg_namespace,
    pg_statistic_ext, pg_ts_dict, pg_ts_config, pg_authid, pg_database, pg_tablespace, pg_extension, pg_event_trigger, pg_policy}'::regclass[]) class;
--> class:regclass | type:text | schema:text | name:text | identity:text | object_names:_text
--| pg_class | relation | ∅ | ∅ | ∅ | ∅
--| pg_proc | routine | ∅ | ∅ | ∅ | ∅
--| pg_type | type | ∅ | ∅ | ∅ | ∅
--| pg_cast | cast | ∅ | ∅ | ∅ | ∅
--| pg_collation | collation | ∅ | ∅ | ∅ | ∅
--| pg_constraint | constraint | ∅ | ∅ | ∅ | ∅
--| pg_attrdef | default value | ∅ | ∅ | ∅ | ∅
--| pg_language | language | ∅ | ∅ | ∅ | ∅
--| pg_largeobject | large object | ∅ | ∅ | ∅ | ∅
--| pg_operator | operator | ∅ | ∅ | ∅ | ∅
--| pg_opclass | operator class | ∅ | ∅ | ∅ | ∅
--| pg_opfamily | operator family | ∅ | ∅ | ∅ | ∅
--| pg_am | access method | ∅ | ∅ | ∅ | ∅
--| pg_rewrite | rule | ∅ | ∅ | ∅ | ∅
--| pg_trigger | trigger | ∅ | ∅ | ∅ | ∅
--| pg_namespace | schema | ∅ | ∅ | ∅ | ∅
--| pg_statistic_ext | statistics object | ∅ | ∅ | ∅ | ∅
--| pg_ts_dict | text search dictionary | ∅ | ∅ | ∅ | ∅
--| pg_ts_config | text search configuration | ∅ | ∅ | ∅ | ∅
--| pg_authid | role | ∅ | ∅ | ∅ | ∅
--| pg_database | database | ∅ | ∅ | ∅ | ∅
--| pg_tablespace | tablespace | ∅ | ∅ | ∅ | ∅
--| pg_extension | extension | ∅ | ∅ | ∅ | ∅
--| pg_event_trigger | event trigger | ∅ | ∅ | ∅ | ∅
--| pg_policy | policy | ∅ | ∅ | ∅ | ∅
SELECT pg_identify_object('pg_class'::regclass, 'tab'::regclass, 100);
--> pg_identify_object:record
--| ("table column",,,)
SELECT pg_identify_object(0, 0, 0);
--! XX000: unrecognized object class: 0
DROP OWNED BY addr_user;
--= DROP OWNED
DROP ROLE addr_user;
--= DROP ROLE
