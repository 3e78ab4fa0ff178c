-- GRANT and REVOKE on large objects: what they allow, what DROP ROLE, DROP OWNED and REASSIGN OWNED make of them, and what lomacl shows.
CREATE ROLE lo_owner;
--= CREATE ROLE
CREATE ROLE lo_reader;
--= CREATE ROLE
CREATE ROLE lo_writer;
--= CREATE ROLE
CREATE ROLE lo_both;
--= CREATE ROLE
SET ROLE lo_owner;
--= SET
SELECT lo_from_bytea(2001, 'one'), lo_from_bytea(2002, 'two');
--> lo_from_bytea:oid | lo_from_bytea:oid
--| 2001 | 2002
GRANT SELECT ON LARGE OBJECT 2001 TO lo_reader;
--= GRANT
GRANT UPDATE ON LARGE OBJECT 2002 TO lo_reader;
--= GRANT
GRANT ALL PRIVILEGES ON LARGE OBJECT 2001, 2002, 2001 TO lo_both WITH GRANT OPTION;
--= GRANT
SELECT oid, lomowner::regrole, lomacl FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid | lomowner:regrole | lomacl:_aclitem
--| 2001 | lo_owner | {lo_owner=rw/lo_owner,lo_reader=r/lo_owner,lo_both=r*w*/lo_owner}
--| 2002 | lo_owner | {lo_owner=rw/lo_owner,lo_reader=w/lo_owner,lo_both=r*w*/lo_owner}
SELECT oid, grantor::regrole, grantee::regrole, privilege_type, is_grantable FROM pg_largeobject_metadata m, aclexplode(m.lomacl) ORDER BY oid, 3, 4;
--> oid:oid | grantor:regrole | grantee:regrole | privilege_type:text | is_grantable:bool
--| 2001 | lo_owner | lo_owner | SELECT | f
--| 2001 | lo_owner | lo_owner | UPDATE | f
--| 2001 | lo_owner | lo_reader | SELECT | f
--| 2001 | lo_owner | lo_both | SELECT | t
--| 2001 | lo_owner | lo_both | UPDATE | t
--| 2002 | lo_owner | lo_owner | SELECT | f
--| 2002 | lo_owner | lo_owner | UPDATE | f
--| 2002 | lo_owner | lo_reader | UPDATE | f
--| 2002 | lo_owner | lo_both | SELECT | t
--| 2002 | lo_owner | lo_both | UPDATE | t
SELECT lomacl[1]::text, array_to_string(lomacl, ' '), (m).lomacl[2], to_json(lomacl) FROM pg_largeobject_metadata m WHERE lomacl::text LIKE '%lo_reader=r/%';
--> lomacl:text | array_to_string:text | lomacl:aclitem | to_json:json
--| lo_owner=rw/lo_owner | lo_owner=rw/lo_owner lo_reader=r/lo_owner lo_both=r*w*/lo_owner | lo_reader=r/lo_owner | ["lo_owner=rw/lo_owner","lo_reader=r/lo_owner","lo_both=r*w*/lo_owner"]
-- What can't be granted.
GRANT INSERT ON LARGE OBJECT 2001 TO lo_reader;
--! 0LP01: invalid privilege type INSERT for large object
GRANT SELECT (x) ON LARGE OBJECT 2001 TO lo_reader;
--! 0LP01: column privileges are only valid for relations
GRANT foo ON LARGE OBJECT 2001 TO lo_reader;
--! 42601: unrecognized privilege type "foo"
GRANT SELECT ON LARGE OBJECT 77 TO lo_reader;
--! 42704: large object 77 does not exist
GRANT SELECT ON LARGE OBJECT 2001 TO lo_nobody;
--! 42704: role "lo_nobody" does not exist
GRANT SELECT ON LARGE OBJECT 99999999999 TO lo_reader;
--! 22003: value "99999999999" is out of range for type oid
GRANT SELECT ON LARGE OBJECT x TO lo_reader;
--! 42601: syntax error at or near "x"
GRANT SELECT ON LARGE OBJECT 2001 TO PUBLIC WITH GRANT OPTION;
--! 0LP01: grant options can only be granted to roles
GRANT SELECT ON LARGE OBJECT 2001 TO lo_reader GRANTED BY lo_writer;
--! 0A000: grantor must be current user
-- What they allow.
SET ROLE lo_reader;
--= SET
SELECT lo_get(2001);
--> lo_get:bytea
--| \x6f6e65
SELECT lo_put(2001, 0, 'x');
--! 42501: permission denied for large object 2001
SELECT lo_get(2002);
--! 42501: permission denied for large object 2002
SELECT lo_put(2002, 0, 'x');
--! 42501: permission denied for large object 2002
SELECT lo_unlink(2001);
--! 42501: must be owner of large object 2001
BEGIN;
--= BEGIN
SELECT lo_open(2001, x'40000'::int), loread(0, 2);
--> lo_open:int4 | loread:bytea
--| 0 | \x6f6e
SELECT lowrite(0, 'x');
--! 55000: large object descriptor 0 was not opened for writing
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SELECT lo_open(2001, x'20000'::int);
--! 42501: permission denied for large object 2001
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SELECT lo_open(2001, x'60000'::int);
--! 42501: permission denied for large object 2001
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SELECT lo_open(2002, x'20000'::int);
--! 42501: permission denied for large object 2002
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SELECT lo_open(2001, x'40000'::int);
--> lo_open:int4
--| 0
SELECT lo_truncate(0, 1);
--! 55000: large object descriptor 0 was not opened for writing
ROLLBACK;
--= ROLLBACK
GRANT SELECT ON LARGE OBJECT 2001 TO lo_writer;
--~ no privileges were granted for "large object 2001"
--= GRANT
REVOKE SELECT ON LARGE OBJECT 2001 FROM lo_both;
--~ no privileges could be revoked for "large object 2001"
--= REVOKE
COMMENT ON LARGE OBJECT 2001 IS 'x';
--! 42501: must be owner of large object 2001
SET ROLE lo_writer;
--= SET
GRANT SELECT ON LARGE OBJECT 2001 TO lo_reader;
--! 42501: permission denied for large object large object 2001
REVOKE SELECT ON LARGE OBJECT 2001 FROM lo_reader;
--! 42501: permission denied for large object large object 2001
SELECT lo_get(2001);
--! 42501: permission denied for large object 2001
-- Passed on, and taken with what was passed on.
SET ROLE lo_both;
--= SET
GRANT ALL ON LARGE OBJECT 2001 TO lo_writer GRANTED BY lo_both;
--= GRANT
GRANT UPDATE ON LARGE OBJECT 2001 TO PUBLIC;
--= GRANT
BEGIN;
--= BEGIN
SELECT lo_open(2001, x'60000'::int), lo_lseek(0, 0, 2), lowrite(0, ' more');
--> lo_open:int4 | lo_lseek:int4 | lowrite:int4
--| 0 | 3 | 5
COMMIT;
--= COMMIT
SELECT lo_get(2001);
--> lo_get:bytea
--| \x6f6e65206d6f7265
SELECT lo_unlink(2001);
--! 42501: must be owner of large object 2001
SET ROLE lo_owner;
--= SET
SELECT oid, lomacl FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid | lomacl:_aclitem
--| 2001 | {lo_owner=rw/lo_owner,lo_reader=r/lo_owner,lo_both=r*w*/lo_owner,lo_writer=rw/lo_both,=w/lo_both}
--| 2002 | {lo_owner=rw/lo_owner,lo_reader=w/lo_owner,lo_both=r*w*/lo_owner}
REVOKE UPDATE ON LARGE OBJECT 2001 FROM lo_both;
--! 2BP01: dependent privileges exist
REVOKE GRANT OPTION FOR SELECT ON LARGE OBJECT 2002 FROM lo_both;
--= REVOKE
REVOKE UPDATE ON LARGE OBJECT 2001 FROM lo_both CASCADE;
--= REVOKE
SELECT oid, lomacl FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid | lomacl:_aclitem
--| 2001 | {lo_owner=rw/lo_owner,lo_reader=r/lo_owner,lo_both=r*/lo_owner,lo_writer=r/lo_both}
--| 2002 | {lo_owner=rw/lo_owner,lo_reader=w/lo_owner,lo_both=rw*/lo_owner}
-- An owner has no more than what is granted, and may take it back.
REVOKE ALL ON LARGE OBJECT 2002 FROM lo_owner;
--= REVOKE
SELECT lo_get(2002);
--! 42501: permission denied for large object 2002
SELECT lo_put(2002, 0, 'x');
--! 42501: permission denied for large object 2002
SELECT oid, lomacl FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid | lomacl:_aclitem
--| 2001 | {lo_owner=rw/lo_owner,lo_reader=r/lo_owner,lo_both=r*/lo_owner,lo_writer=r/lo_both}
--| 2002 | {lo_reader=w/lo_owner,lo_both=rw*/lo_owner}
GRANT SELECT ON LARGE OBJECT 2002 TO lo_owner;
--= GRANT
SELECT lo_get(2002);
--> lo_get:bytea
--| \x74776f
RESET ROLE;
--= RESET
-- Without rights, as they were before PostgreSQL 9.0.
SET ROLE lo_reader;
--= SET
SET lo_compat_privileges = on;
--! 42501: permission denied to set parameter "lo_compat_privileges"
RESET ROLE;
--= RESET
SET lo_compat_privileges = on;
--= SET
SET ROLE lo_reader;
--= SET
SELECT lo_get(2002), lo_put(2002, 0, 'T');
--> lo_get:bytea | lo_put:void
--| \x74776f | 
BEGIN;
--= BEGIN
SELECT lo_unlink(2002);
--> lo_unlink:int4
--| 1
ROLLBACK;
--= ROLLBACK
ALTER LARGE OBJECT 2002 OWNER TO lo_reader;
--! 42501: must be owner of large object 2002
RESET ROLE;
--= RESET
RESET lo_compat_privileges;
--= RESET
-- Of the role's other name.
ALTER ROLE lo_both RENAME TO "lo both=";
--= ALTER ROLE
SELECT oid, lomacl FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid | lomacl:_aclitem
--| 2001 | {lo_owner=rw/lo_owner,lo_reader=r/lo_owner,"\"lo both=\"=r*/lo_owner","lo_writer=r/\"lo both=\""}
--| 2002 | {lo_reader=w/lo_owner,"\"lo both=\"=rw*/lo_owner",lo_owner=r/lo_owner}
ALTER ROLE "lo both=" RENAME TO lo_both;
--= ALTER ROLE
-- What belongs to a role, and what it was granted, keeps it.
DROP ROLE lo_reader;
--! 2BP01: role "lo_reader" cannot be dropped because some objects depend on it
DROP ROLE lo_owner;
--! 2BP01: role "lo_owner" cannot be dropped because some objects depend on it
DROP ROLE lo_writer;
--! 2BP01: role "lo_writer" cannot be dropped because some objects depend on it
ALTER LARGE OBJECT 2001 OWNER TO lo_reader;
--= ALTER LARGE OBJECT
ALTER LARGE OBJECT 2001 OWNER TO lo_reader;
--= ALTER LARGE OBJECT
SELECT oid, lomowner::regrole, lomacl FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid | lomowner:regrole | lomacl:_aclitem
--| 2001 | lo_reader | {lo_reader=rw/lo_reader,lo_both=r*/lo_reader,lo_writer=r/lo_both}
--| 2002 | lo_owner | {lo_reader=w/lo_owner,lo_both=rw*/lo_owner,lo_owner=r/lo_owner}
REASSIGN OWNED BY lo_owner TO lo_both;
--= REASSIGN OWNED
SELECT oid, lomowner::regrole, lomacl FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid | lomowner:regrole | lomacl:_aclitem
--| 2001 | lo_reader | {lo_reader=rw/lo_reader,lo_both=r*/lo_reader,lo_writer=r/lo_both}
--| 2002 | lo_both | {lo_reader=w/lo_both,lo_both=rw*/lo_both}
DROP ROLE lo_owner;
--= DROP ROLE
DROP OWNED BY lo_both;
--= DROP OWNED
SELECT oid, lomowner::regrole, lomacl FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid | lomowner:regrole | lomacl:_aclitem
--| 2001 | lo_reader | {lo_reader=rw/lo_reader}
SELECT lo_get(2002);
--! 42704: large object 2002 does not exist
DROP OWNED BY lo_writer;
--= DROP OWNED
SELECT oid, lomowner::regrole, lomacl FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid | lomowner:regrole | lomacl:_aclitem
--| 2001 | lo_reader | {lo_reader=rw/lo_reader}
DROP OWNED BY lo_reader;
--= DROP OWNED
SELECT oid, lomowner::regrole, lomacl FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid | lomowner:regrole | lomacl:_aclitem
DROP ROLE lo_reader, lo_writer, lo_both;
--= DROP ROLE
SELECT acldefault('L', 10)::text[] = ARRAY[format('%1$s=rw/%1$s', pg_get_userbyid(10))];
--> ?column?:bool
--| t
-- In a read-only transaction, and undone.
SELECT lo_create(2003);
--> lo_create:oid
--| 2003
BEGIN READ ONLY;
--= BEGIN
GRANT SELECT ON LARGE OBJECT 2003 TO PUBLIC;
--! 25006: cannot execute GRANT in a read-only transaction
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
GRANT SELECT ON LARGE OBJECT 2003 TO PUBLIC;
--= GRANT
ROLLBACK;
--= ROLLBACK
SELECT oid, lomacl FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid | lomacl:_aclitem
--| 2003 | ∅
SELECT lo_unlink(2003);
--> lo_unlink:int4
--| 1
