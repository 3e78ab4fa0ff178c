-- Views with security_invoker are read and written as the statement's user, also below a view that isn't.

CREATE ROLE regress_invoker_owner;
--= CREATE ROLE
CREATE ROLE regress_invoker_user;
--= CREATE ROLE
CREATE SCHEMA inv;
--= CREATE SCHEMA
GRANT USAGE ON SCHEMA inv TO regress_invoker_owner, regress_invoker_user;
--= GRANT
CREATE TABLE inv.base (a int, b int);
--= CREATE TABLE
INSERT INTO inv.base VALUES (1, 2);
--= INSERT 0 1
CREATE VIEW inv.below WITH (security_invoker = true) AS SELECT * FROM inv.base;
--= CREATE VIEW
CREATE VIEW inv.above AS SELECT * FROM inv.below;
--= CREATE VIEW
ALTER VIEW inv.above OWNER TO regress_invoker_owner;
--= ALTER VIEW
GRANT SELECT, UPDATE ON inv.below TO regress_invoker_owner;
--= GRANT
GRANT SELECT, UPDATE ON inv.above TO regress_invoker_user;
--= GRANT
GRANT SELECT, UPDATE ON inv.base TO regress_invoker_owner;
--= GRANT
SET ROLE regress_invoker_user;
--= SET
SELECT * FROM inv.above;
--! 42501: permission denied for table base
UPDATE inv.above SET a = a;
--! 42501: permission denied for table base
RESET ROLE;
--= RESET
REVOKE ALL ON inv.base FROM regress_invoker_owner;
--= REVOKE
GRANT SELECT, UPDATE (a) ON inv.base TO regress_invoker_user;
--= GRANT
SET ROLE regress_invoker_user;
--= SET
SELECT * FROM inv.above;
--> a:int4 | b:int4
--| 1 | 2
UPDATE inv.above SET a = a;
--= UPDATE 1
UPDATE inv.above SET b = b;
--! 42501: permission denied for table base
RESET ROLE;
--= RESET
SET ROLE regress_invoker_owner;
--= SET
SELECT * FROM inv.above;
--! 42501: permission denied for table base
RESET ROLE;
--= RESET
-- A materialized view is filled as its owner.
CREATE MATERIALIZED VIEW inv.kept AS SELECT * FROM inv.below;
--= SELECT 1
ALTER MATERIALIZED VIEW inv.kept OWNER TO regress_invoker_owner;
--= ALTER MATERIALIZED VIEW
REFRESH MATERIALIZED VIEW inv.kept;
--! 42501: permission denied for table base
GRANT SELECT ON inv.base TO regress_invoker_owner;
--= GRANT
REFRESH MATERIALIZED VIEW inv.kept;
--= REFRESH MATERIALIZED VIEW
SELECT * FROM inv.kept;
--> a:int4 | b:int4
--| 1 | 2
DROP SCHEMA inv CASCADE;
--~ drop cascades to 4 other objects
--= DROP SCHEMA
DROP ROLE regress_invoker_owner, regress_invoker_user;
--= DROP ROLE
