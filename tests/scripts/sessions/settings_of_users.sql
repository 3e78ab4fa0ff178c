-- Settings that users name themselves go with transactions and savepoints as the server's own do.
SELECT current_setting('app.tenant', true);
--> current_setting:text
--| ∅
SET app.tenant = 'a';
--= SET
SHOW app.tenant;
--> app.tenant:text
--| a
BEGIN;
--= BEGIN
SET LOCAL app.tenant = 'b';
--= SET
SELECT current_setting('app.tenant');
--> current_setting:text
--| b
SAVEPOINT s;
--= SAVEPOINT
SELECT set_config('app.tenant', 'c', true), set_config('app.user', 'u', true), set_config('statement_timeout', '1h', true);
--> set_config:text | set_config:text | set_config:text
--| c | u | 1h
SELECT current_setting('app.tenant'), current_setting('app.user'), current_setting('statement_timeout');
--> current_setting:text | current_setting:text | current_setting:text
--| c | u | 1h
ROLLBACK TO s;
--= ROLLBACK
SELECT current_setting('app.tenant'), current_setting('app.user', true), current_setting('statement_timeout');
--> current_setting:text | current_setting:text | current_setting:text
--| b |  | 0
SET app.tenant = 'd';
--= SET
SELECT current_setting('app.tenant');
--> current_setting:text
--| d
COMMIT;
--= COMMIT
SELECT current_setting('app.tenant');
--> current_setting:text
--| d
BEGIN;
--= BEGIN
SET app.tenant = 'e';
--= SET
SET statement_timeout = '2h';
--= SET
ROLLBACK;
--= ROLLBACK
SELECT current_setting('app.tenant'), current_setting('statement_timeout');
--> current_setting:text | current_setting:text
--| d | 0
BEGIN;
--= BEGIN
SET LOCAL app.other = 'x';
--= SET
COMMIT;
--= COMMIT
SELECT current_setting('app.other'), current_setting('app.nobody', true);
--> current_setting:text | current_setting:text
--|  | ∅
RESET app.tenant;
--= RESET
SELECT current_setting('app.tenant');
--> current_setting:text
--| 
SET APP.Tenant = 'f';
--= SET
SELECT current_setting('app.TENANT');
--> current_setting:text
--| f
RESET ALL;
--= RESET
SELECT current_setting('app.tenant');
--> current_setting:text
--| 
-- A prepared statement sees each value; a policy asks for it.
CREATE TABLE of_tenants (tenant text, n int);
--= CREATE TABLE
INSERT INTO of_tenants VALUES ('a', 1), ('b', 2);
--= INSERT 0 2
CREATE POLICY own ON of_tenants USING (tenant = current_setting('app.tenant', true));
--= CREATE POLICY
ALTER TABLE of_tenants ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE ROLE settings_tenant;
--= CREATE ROLE
GRANT SELECT ON of_tenants TO settings_tenant;
--= GRANT
SET ROLE settings_tenant;
--= SET
PREPARE mine AS SELECT n FROM of_tenants;
--= PREPARE
EXECUTE mine;
--> n:int4
SET app.tenant = 'a';
--= SET
EXECUTE mine;
--> n:int4
--| 1
BEGIN;
--= BEGIN
SET LOCAL app.tenant = 'b';
--= SET
EXECUTE mine;
--> n:int4
--| 2
ROLLBACK;
--= ROLLBACK
EXECUTE mine;
--> n:int4
--| 1
RESET ROLE;
--= RESET
DROP TABLE of_tenants;
--= DROP TABLE
DROP ROLE settings_tenant;
--= DROP ROLE
-- The same value again, and another after it.
SET DateStyle = 'ISO, MDY';
--= SET
SELECT date '2020-02-01';
--> date:date
--| 2020-02-01
SET DateStyle = 'German';
--= SET
SET DateStyle = 'German';
--= SET
SELECT date '2020-02-01';
--> date:date
--| 01.02.2020
BEGIN;
--= BEGIN
SET LOCAL DateStyle = 'German';
--= SET
COMMIT;
--= COMMIT
SELECT date '2020-02-01';
--> date:date
--| 01.02.2020
BEGIN;
--= BEGIN
SET LOCAL DateStyle = 'SQL';
--= SET
SET DateStyle = 'SQL';
--= SET
COMMIT;
--= COMMIT
SELECT date '2020-02-01';
--> date:date
--| 01/02/2020
RESET DateStyle;
--= RESET
SELECT date '2020-02-01';
--> date:date
--| 2020-02-01
