-- PUBLIC is known by its text, however it is written.
CREATE TABLE t (a int);
--= CREATE TABLE
GRANT SELECT ON t TO "public";
--= GRANT
SELECT relacl FROM pg_class WHERE relname = 't';
--> relacl:_aclitem
--| {postgres=arwdDxt/postgres,=r/postgres}
REVOKE ALL ON t FROM "public";
--= REVOKE
SELECT relacl FROM pg_class WHERE relname = 't';
--> relacl:_aclitem
--| {postgres=arwdDxt/postgres}
GRANT SELECT ON t TO "public" WITH GRANT OPTION;
--! 0LP01: grant options can only be granted to roles
CREATE POLICY p ON t TO "public";
--= CREATE POLICY
SELECT roles FROM pg_policies WHERE tablename = 't';
--> roles:_name
--| {public}
ALTER TABLE t OWNER TO "public";
--! 42704: role "public" does not exist
CREATE ROLE "public";
--! 42939: role name "public" is reserved
DROP ROLE "public";
--! 22023: cannot use special role specifier in DROP ROLE
CREATE SCHEMA s AUTHORIZATION "public";
--! 42704: role "public" does not exist
ALTER ROLE "public" NOLOGIN;
--! 42704: role "public" does not exist
-- In upper case it is a name like others.
GRANT SELECT ON t TO "PUBLIC";
--! 42704: role "PUBLIC" does not exist
-- Comments are on roles by name: there are no others.
COMMENT ON ROLE "public" IS 'all';
--! 42704: role "public" does not exist
COMMENT ON ROLE none IS 'nobody';
--! 42704: role "none" does not exist
COMMENT ON ROLE CURRENT_USER IS 'me';
--! 42601: syntax error at or near "CURRENT_USER"
