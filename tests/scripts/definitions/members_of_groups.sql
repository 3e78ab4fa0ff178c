-- ALTER GROUP is a matter of who may make roles, not of who may admit members
CREATE ROLE mg_admin;
--= CREATE ROLE
CREATE ROLE mg_group;
--= CREATE ROLE
CREATE ROLE mg_member;
--= CREATE ROLE
GRANT mg_group TO mg_admin WITH ADMIN OPTION;
--= GRANT ROLE
SET ROLE mg_admin;
--= SET
ALTER GROUP mg_group ADD USER mg_member;
--! 42501: permission denied
ALTER GROUP mg_group DROP USER mg_member;
--! 42501: permission denied
GRANT mg_group TO mg_member;
--= GRANT ROLE
RESET ROLE;
--= RESET
ALTER ROLE mg_admin CREATEROLE;
--= ALTER ROLE
SET ROLE mg_admin;
--= SET
ALTER GROUP mg_group DROP USER mg_member;
--= ALTER ROLE
ALTER GROUP mg_group ADD USER mg_member;
--= ALTER ROLE
RESET ROLE;
--= RESET
CREATE AGGREGATE mg_sum(int) (SFUNC = int4pl, STYPE = int);
--= CREATE AGGREGATE
GRANT USAGE ON FUNCTION mg_sum(int) TO mg_member;
--! 0LP01: invalid privilege type USAGE for function
GRANT EXECUTE ON FUNCTION mg_sum(int) TO mg_member;
--= GRANT
DROP AGGREGATE mg_sum(int);
--= DROP AGGREGATE
DROP ROLE mg_admin, mg_group, mg_member;
--= DROP ROLE
