-- A setting of one's own stays known when its value is gone, and is empty.
SELECT current_setting('app.person', true) IS NULL;
--> ?column?:bool
--| t
SHOW app.person;
--! 42704: unrecognized configuration parameter "app.person"
BEGIN;
--= BEGIN
SET LOCAL app.person = 'ann';
--= SET
SHOW app.person;
--> app.person:text
--| ann
COMMIT;
--= COMMIT
SELECT current_setting('app.person', true), current_setting('APP.Person');
--> current_setting:text | current_setting:text
--|  | 
SHOW app.person;
--> app.person:text
--| 
BEGIN;
--= BEGIN
SELECT set_config('app.tenant', '7', true);
--> set_config:text
--| 7
ROLLBACK;
--= ROLLBACK
SELECT current_setting('app.tenant', true);
--> current_setting:text
--| 
SET app.other = 'a';
--= SET
RESET app.other;
--= RESET
SHOW app.other;
--> app.other:text
--| 
DISCARD ALL;
--= DISCARD ALL
SHOW app.other;
--> app.other:text
--| 
SHOW app.never;
--! 42704: unrecognized configuration parameter "app.never"
-- info is taken, and not listed.
SET client_min_messages = info;
--= SET
SHOW client_min_messages;
--> client_min_messages:text
--| info
DO 'BEGIN RAISE DEBUG ''d''; RAISE LOG ''l''; RAISE INFO ''i''; RAISE NOTICE ''n''; END';
--~ i
--~ n
--= DO
SET client_min_messages = warning;
--= SET
DO 'BEGIN RAISE LOG ''l''; RAISE INFO ''i''; RAISE NOTICE ''n''; END';
--~ i
--= DO
RESET client_min_messages;
--= RESET
-- Tables are heaps.
SET default_table_access_method = columnar;
--! 22023: invalid value for parameter "default_table_access_method": "columnar"
SET default_table_access_method = heap;
--= SET
CREATE TABLE made (a int) USING columnar;
--! 42704: access method "columnar" does not exist
CREATE TABLE made (a int) USING btree;
--! 55000: access method "btree" is not of type TABLE
CREATE TABLE made USING columnar AS SELECT 1 AS a;
--! 42704: access method "columnar" does not exist
CREATE MATERIALIZED VIEW made USING columnar AS SELECT 1 AS a;
--! 42704: access method "columnar" does not exist
CREATE TABLE made (a int) PARTITION BY LIST (a) USING heap;
--! 0A000: specifying a table access method is not supported on a partitioned table
CREATE TABLE made (a int) USING heap;
--= CREATE TABLE
ALTER TABLE made SET ACCESS METHOD columnar;
--! 42704: access method "columnar" does not exist
ALTER TABLE made SET ACCESS METHOD heap;
--= ALTER TABLE
DROP TABLE made;
--= DROP TABLE
