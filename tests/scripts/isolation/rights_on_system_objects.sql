--@ cambium
-- What was granted on the system's own functions and relations is read by whoever uses them.
CREATE ROLE sys_told;
--= CREATE ROLE
CREATE TABLE told (what text);
--= CREATE TABLE
GRANT INSERT ON told TO sys_told;
--= GRANT
@a SET ROLE sys_told;
--= SET
@a BEGIN;
--= BEGIN
@a SELECT md5('x');
--> md5:text
--| 9dd4e461268c8034f5c8564e155c67a6
@b REVOKE EXECUTE ON FUNCTION md5(text) FROM PUBLIC;
--= REVOKE
@a INSERT INTO told VALUES ('could');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
@a SELECT md5('x');
--! 42501: permission denied for function md5
@a BEGIN;
--= BEGIN
@a SELECT count(*) > 0 FROM pg_proc;
--> ?column?:bool
--| t
@b REVOKE SELECT ON pg_proc FROM PUBLIC;
--= REVOKE
@a INSERT INTO told VALUES ('could');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
@a SELECT count(*) > 0 FROM pg_proc;
--! 42501: permission denied for table pg_proc
-- Where nothing was told of it, it is asked again.
GRANT EXECUTE ON FUNCTION md5(text) TO PUBLIC;
--= GRANT
@a BEGIN;
--= BEGIN
@a INSERT INTO told VALUES (md5('x'));
--= INSERT 0 1
@b REVOKE EXECUTE ON FUNCTION md5(bytea) FROM PUBLIC;
--= REVOKE
@a COMMIT;
--= COMMIT
SELECT what FROM told;
--> what:text
--| 9dd4e461268c8034f5c8564e155c67a6
@b GRANT EXECUTE ON FUNCTION md5(bytea) TO PUBLIC;
--= GRANT
@b GRANT SELECT ON pg_proc TO PUBLIC;
--= GRANT
@a RESET ROLE;
--= RESET
DROP OWNED BY sys_told;
--= DROP OWNED
DROP ROLE sys_told;
--= DROP ROLE
