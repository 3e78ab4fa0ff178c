-- Columns named with schema and table, whether FROM wrote the schema or not.
CREATE SCHEMA shop;
--= CREATE SCHEMA
CREATE TABLE shop.item (id serial PRIMARY KEY, name text);
--= CREATE TABLE
INSERT INTO shop.item (name) VALUES ('x') RETURNING shop.item.id, item.name;
--> id:int4 | name:text
--| 1 | x
--= INSERT 0 1
INSERT INTO shop.item (name) VALUES ('y') ON CONFLICT (id) DO UPDATE SET name = shop.item.name RETURNING shop.item.*;
--> id:int4 | name:text
--| 2 | y
--= INSERT 0 1
UPDATE shop.item SET name = 'z' WHERE shop.item.id = 1 RETURNING shop.item.name;
--> name:text
--| z
--= UPDATE 1
DELETE FROM shop.item WHERE shop.item.id = 2 RETURNING shop.item.id;
--> id:int4
--| 2
--= DELETE 1
SET search_path = shop, public;
--= SET
SELECT shop.item.id, shop.item.* FROM item;
--> id:int4 | id:int4 | name:text
--| 1 | 1 | z
INSERT INTO item (name) VALUES ('q') RETURNING shop.item.name;
--> name:text
--| q
--= INSERT 0 1
SELECT public.item.id FROM item;
--! 42P01: invalid reference to FROM-clause entry for table "item"
SELECT shop.item.id FROM item AS item;
--! 42P01: invalid reference to FROM-clause entry for table "item"
CREATE VIEW seen AS SELECT id FROM item;
--= CREATE VIEW
SELECT shop.seen.id FROM seen ORDER BY 1;
--> id:int4
--| 1
--| 3
SELECT pg_catalog.pg_am.amname FROM pg_am WHERE pg_catalog.pg_am.amname = 'gin';
--> amname:name
--| gin
CREATE TEMP TABLE scratch (a int);
--= CREATE TABLE
INSERT INTO scratch VALUES (1) RETURNING pg_temp.scratch.a;
--> a:int4
--| 1
--= INSERT 0 1
SELECT pg_temp.scratch.a FROM scratch;
--> a:int4
--| 1
-- Numbers of transactions: one for each.
SELECT count(*) FROM (SELECT txid_current() UNION SELECT txid_current()) n;
--> count:int8
--| 1
BEGIN;
--= BEGIN
CREATE TEMP TABLE numbers AS SELECT txid_current() AS n;
--= SELECT 1
INSERT INTO numbers SELECT txid_current();
--= INSERT 0 1
COMMIT;
--= COMMIT
INSERT INTO numbers SELECT txid_current();
--= INSERT 0 1
SELECT count(*), count(DISTINCT n) FROM numbers;
--> count:int8 | count:int8
--| 3 | 2
DROP SCHEMA shop CASCADE;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
