-- Large objects: bytes at offsets in pages of 2 kB, rows of pg_largeobject; descriptors close with their transaction or savepoint.
SELECT lo_create(1001);
--> lo_create:oid
--| 1001
SELECT lo_create(1001);
--! 23505: duplicate key value violates unique constraint "pg_largeobject_metadata_oid_index"
SELECT lo_put(1001, 0, 'hello');
--> lo_put:void
--| 
SELECT lo_get(1001);
--> lo_get:bytea
--| \x68656c6c6f
SELECT lo_put(1001, 5000, 'x');
--> lo_put:void
--| 
SELECT length(lo_get(1001)), lo_get(1001, 2, 3), lo_get(1001, 4998, 10), lo_get(1001, 9999, 3);
--> length:int4 | lo_get:bytea | lo_get:bytea | lo_get:bytea
--| 5001 | \x6c6c6f | \x000078 | \x
SELECT loid, pageno, length(data) FROM pg_largeobject ORDER BY 1, 2;
--> loid:oid | pageno:int4 | length:int4
--| 1001 | 0 | 5
--| 1001 | 2 | 905
SELECT oid, lomowner = (SELECT oid FROM pg_roles WHERE rolname = current_user), lomacl FROM pg_largeobject_metadata WHERE oid = 1001;
--> oid:oid | ?column?:bool | lomacl:_aclitem
--| 1001 | t | ∅
BEGIN;
--= BEGIN
SELECT lo_open(1001, x'60000'::int);
--> lo_open:int4
--| 0
SELECT loread(0, 5), lo_tell(0), lo_lseek(0, -1, 2), loread(0, 10), lo_lseek64(0, 3, 0), lowrite(0, 'LO!'), lo_tell64(0), loread(0, -1);
--> loread:bytea | lo_tell:int4 | lo_lseek:int4 | loread:bytea | lo_lseek64:int8 | lowrite:int4 | lo_tell64:int8 | loread:bytea
--| \x68656c6c6f | 5 | 5000 | \x78 | 3 | 3 | 6 | \x
SAVEPOINT s;
--= SAVEPOINT
SELECT lo_open(1001, x'40000'::int);
--> lo_open:int4
--| 1
SELECT lowrite(1, 'x');
--! 55000: large object descriptor 1 was not opened for writing
ROLLBACK TO s;
--= ROLLBACK
SELECT lo_close(1);
--! 42704: invalid large-object descriptor: 1
ROLLBACK TO s;
--= ROLLBACK
SELECT lo_truncate(0, 2050), lo_lseek(0, 0, 2);
--> lo_truncate:int4 | lo_lseek:int4
--| 0 | 2050
SELECT lo_truncate64(0, 10000), lo_lseek64(0, 0, 2);
--> lo_truncate64:int4 | lo_lseek64:int8
--| 0 | 10000
SELECT lo_truncate(0, 2050);
--> lo_truncate:int4
--| 0
SELECT lo_close(0);
--> lo_close:int4
--| 0
COMMIT;
--= COMMIT
SELECT loid, pageno, length(data), substr(data, 1, 10) FROM pg_largeobject ORDER BY 1, 2;
--> loid:oid | pageno:int4 | length:int4 | substr:bytea
--| 1001 | 0 | 6 | \x68656c4c4f21
--| 1001 | 1 | 2 | \x0000
SELECT lo_open(77, 262144);
--! 42704: large object 77 does not exist
SELECT lo_open(1001, 1);
--! 22023: invalid flags for opening a large object: 1
SELECT lo_unlink(78);
--! 42704: large object 78 does not exist
SELECT loread(0, 1);
--! 42704: invalid large-object descriptor: 0
SELECT lo_open(1001, 131072);
--> lo_open:int4
--| 0
SELECT lo_close(0);
--! 42704: invalid large-object descriptor: 0
BEGIN;
--= BEGIN
SELECT lo_open(1001, 131072);
--> lo_open:int4
--| 0
SELECT lo_lseek(0, 0, 7);
--! 22023: invalid whence setting: 7
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SELECT lo_open(1001, 131072);
--> lo_open:int4
--| 0
SELECT lo_lseek(0, -1, 0);
--! 22023: invalid large object seek target: -1
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SELECT lo_open(1001, 131072);
--> lo_open:int4
--| 0
SELECT lo_truncate(0, -1);
--! 22023: invalid large object truncation target: -1
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SELECT lo_open(1001, 131072);
--> lo_open:int4
--| 0
SELECT lo_lseek64(0, 4398046509056, 0);
--> lo_lseek64:int8
--| 4398046509056
SELECT lo_tell(0);
--! 22003: lo_tell result out of range for large-object descriptor 0
ROLLBACK;
--= ROLLBACK
SELECT lo_get(1001, 0, -1);
--! 22023: requested length cannot be negative
SELECT lo_get(1001, -1, 1);
--! 22023: invalid large object seek target: -1
SELECT lo_get(NULL);
--> lo_get:bytea
--| ∅
BEGIN;
--= BEGIN
SELECT lo_unlink(1001);
--> lo_unlink:int4
--| 1
SELECT lo_get(1001);
--! 42704: large object 1001 does not exist
ROLLBACK;
--= ROLLBACK
SELECT lo_unlink(1001), lo_from_bytea(1002, '\xdeadbeef');
--> lo_unlink:int4 | lo_from_bytea:oid
--| 1 | 1002
SELECT lo_get(1002);
--> lo_get:bytea
--| \xdeadbeef
SELECT lo_import('/no/such/file');
--! 58P01: could not open server file "/no/such/file": No such file or directory
SELECT lo_export(1002, '/no/such/file');
--! 58P01: could not create server file "/no/such/file": No such file or directory
SELECT count(*) FROM pg_largeobject WHERE loid = 1001;
--> count:int8
--| 0
-- Who may.
CREATE ROLE lo_reader;
--= CREATE ROLE
SET ROLE lo_reader;
--= SET
SELECT lo_get(1002);
--! 42501: permission denied for large object 1002
SELECT lo_put(1002, 0, 'x');
--! 42501: permission denied for large object 1002
SELECT lo_unlink(1002);
--! 42501: must be owner of large object 1002
ALTER LARGE OBJECT 1002 OWNER TO lo_reader;
--! 42501: must be owner of large object 1002
SELECT lo_import('/no/such/file');
--! 42501: permission denied for function lo_import
SELECT lo_export(1002, '/no/such/file');
--! 42501: permission denied for function lo_export
SELECT lo_create(1003);
--> lo_create:oid
--| 1003
SELECT lo_put(1003, 0, 'mine');
--> lo_put:void
--| 
SELECT lo_get(1003);
--> lo_get:bytea
--| \x6d696e65
SELECT count(*) FROM pg_largeobject;
--! 42501: permission denied for table pg_largeobject
SELECT oid, lomowner::regrole FROM pg_largeobject_metadata WHERE oid = 1003;
--> oid:oid | lomowner:regrole
--| 1003 | lo_reader
RESET ROLE;
--= RESET
ALTER LARGE OBJECT 1002 OWNER TO lo_reader;
--= ALTER LARGE OBJECT
ALTER LARGE OBJECT 9 OWNER TO lo_reader;
--! 42704: large object 9 does not exist
SET ROLE lo_reader;
--= SET
SELECT lo_get(1002), lo_unlink(1002), lo_unlink(1003);
--> lo_get:bytea | lo_unlink:int4 | lo_unlink:int4
--| \xdeadbeef | 1 | 1
RESET ROLE;
--= RESET
DROP ROLE lo_reader;
--= DROP ROLE
ALTER TABLE pg_largeobject ADD x int;
--! 42501: permission denied: "pg_largeobject" is a system catalog
CREATE INDEX ON pg_largeobject (loid);
--! 42501: permission denied: "pg_largeobject" is a system catalog
