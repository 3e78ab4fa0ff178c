--@ cambium
-- Who drops a role has looked for all that belongs to it or means something for it; who makes such a thing has read the role.
CREATE ROLE dr;
--= CREATE ROLE
CREATE TABLE dt (id int);
--= CREATE TABLE
@a BEGIN;
--= BEGIN
@a ALTER TABLE dt OWNER TO dr;
--= ALTER TABLE
@b DROP ROLE dr;
--= DROP ROLE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
CREATE ROLE dr;
--= CREATE ROLE
@b BEGIN;
--= BEGIN
@b DROP ROLE dr;
--= DROP ROLE
GRANT SELECT ON dt TO dr;
--= GRANT
@b COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
@a BEGIN;
--= BEGIN
@a CREATE POLICY p ON dt TO dr;
--= CREATE POLICY
REVOKE SELECT ON dt FROM dr;
--= REVOKE
@a ROLLBACK;
--= ROLLBACK
@a BEGIN;
--= BEGIN
@a CREATE POLICY p ON dt TO dr;
--= CREATE POLICY
@b DROP ROLE dr;
--= DROP ROLE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
CREATE ROLE dr;
--= CREATE ROLE
CREATE TABLE own (id int);
--= CREATE TABLE
ALTER TABLE own OWNER TO dr;
--= ALTER TABLE
@a BEGIN;
--= BEGIN
@a REASSIGN OWNED BY dr TO current_user;
--= REASSIGN OWNED
ALTER TABLE dt OWNER TO dr;
--= ALTER TABLE
-- Run again, it takes that table, too.
@a COMMIT;
--= COMMIT
DROP ROLE dr;
--= DROP ROLE
