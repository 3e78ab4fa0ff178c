-- Nobody but a superuser makes members of superusers, in CREATE ROLE neither.
CREATE ROLE member_super SUPERUSER;
--= CREATE ROLE
CREATE ROLE member_admin CREATEROLE;
--= CREATE ROLE
CREATE ROLE member_plain;
--= CREATE ROLE
SET SESSION AUTHORIZATION member_admin;
--= SET
CREATE ROLE member_new IN ROLE member_super;
--! 42501: must be superuser to alter superusers
CREATE ROLE member_new IN ROLE member_plain, member_super;
--! 42501: must be superuser to alter superusers
CREATE ROLE member_new IN ROLE member_plain;
--= CREATE ROLE
CREATE ROLE member_newer ROLE member_super;
--= CREATE ROLE
GRANT member_super TO member_plain;
--! 42501: must be superuser to alter superusers
RESET SESSION AUTHORIZATION;
--= RESET
GRANT member_plain TO pg_database_owner;
--! XX000: role "pg_database_owner" cannot be a member of any role
SELECT r.rolname, m.rolname FROM pg_auth_members JOIN pg_roles r ON r.oid = roleid JOIN pg_roles m ON m.oid = member WHERE m.rolname LIKE 'member\_%' ORDER BY 1, 2;
--> rolname:name | rolname:name
--| member_newer | member_super
--| member_plain | member_new
DROP ROLE member_super, member_admin, member_plain, member_new, member_newer;
--= DROP ROLE
