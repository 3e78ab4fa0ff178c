--@ cambium
-- A transaction that is run again writes its large objects again, under the same OIDs; two that write the same page are no serial order unless one waits or is refused.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10), (2, 20);
--= INSERT 0 2
SELECT lo_from_bytea(500, 'aaaa');
--> lo_from_bytea:oid
--| 500
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = v * 2 WHERE id = 1;
--= UPDATE 1
@a SELECT lo_put(500, 0, 'written');
--> lo_put:void
--| 
@a SELECT lo_open(500, 131072);
--> lo_open:int4
--| 0
@a SELECT lowrite(0, '>');
--> lowrite:int4
--| 1
@a SELECT lo_create(0) > 0;
--> ?column?:bool
--| t
@a UPDATE t SET v = lo_from_bytea(0, 'new')::int WHERE id = 2;
--= UPDATE 1
@b UPDATE t SET v = v * 3 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT v, (SELECT count(*) FROM pg_largeobject_metadata) AS objects, lo_get(500) FROM t WHERE id = 1;
--> v:int4 | objects:int8 | lo_get:bytea
--| 60 | 3 | \x3e72697474656e
SELECT lo_get(v::oid) FROM t WHERE id = 2;
--> lo_get:bytea
--| \x6e6577
-- the OID was told: the other run has the same
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = v * 2 WHERE id = 1;
--= UPDATE 1
@a SELECT lo_create(0)::int8 - (SELECT max(oid)::int8 FROM pg_largeobject_metadata WHERE oid > 500) AS next;
--> next:int8
--| 0
@b UPDATE t SET v = v * 3 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
-- what was read of an object has changed
@a BEGIN;
--= BEGIN
@a SELECT lo_get(500);
--> lo_get:bytea
--| \x3e72697474656e
@b SELECT lo_put(500, 0, '<');
--> lo_put:void
--| 
@a INSERT INTO t VALUES (3, 1);
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- two who make the first page of an object
SELECT lo_create(501);
--> lo_create:oid
--| 501
@a BEGIN;
--= BEGIN
@a SELECT lo_put(501, 0, 'a');
--> lo_put:void
--| 
@b SELECT lo_put(501, 1, 'b');
--> lo_put:void
--| 
@a COMMIT;
--= COMMIT
SELECT lo_get(501);
--> lo_get:bytea
--| \x6162
-- one is gone while another writes it
@a BEGIN;
--= BEGIN
@a SELECT lo_put(501, 0, 'c');
--> lo_put:void
--| 
@b SELECT lo_unlink(501);
--> lo_unlink:int4
--| 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent delete
SELECT count(*) FROM pg_largeobject WHERE loid = 501;
--> count:int8
--| 0
-- a role goes while one is granted to it, or becomes its own
CREATE ROLE lo_gone;
--= CREATE ROLE
SELECT lo_create(502);
--> lo_create:oid
--| 502
@a BEGIN;
--= BEGIN
@a GRANT SELECT ON LARGE OBJECT 502 TO lo_gone;
--= GRANT
@b DROP ROLE lo_gone;
--= DROP ROLE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
CREATE ROLE lo_gone;
--= CREATE ROLE
@a BEGIN;
--= BEGIN
@a DROP ROLE lo_gone;
--= DROP ROLE
GRANT SELECT ON LARGE OBJECT 502 TO lo_gone;
--= GRANT
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
DROP OWNED BY lo_gone;
--= DROP OWNED
-- two grants at once
@a BEGIN;
--= BEGIN
@a GRANT SELECT ON LARGE OBJECT 502 TO lo_gone;
--= GRANT
GRANT SELECT ON LARGE OBJECT 502 TO PUBLIC;
--= GRANT
@a COMMIT;
--= COMMIT
SELECT count(*) FROM pg_largeobject_metadata, unnest(lomacl) WHERE oid = 502;
--> count:int8
--| 3
-- a read, and the grant that is taken meanwhile
@a BEGIN;
--= BEGIN
@a SET LOCAL ROLE lo_gone;
--= SET
@a SELECT lo_get(502), lo_create(503);
--> lo_get:bytea | lo_create:oid
--| \x | 503
REVOKE SELECT ON LARGE OBJECT 502 FROM PUBLIC, lo_gone;
--= REVOKE
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT lo_unlink(502);
--> lo_unlink:int4
--| 1
DROP OWNED BY lo_gone;
--= DROP OWNED
DROP ROLE lo_gone;
--= DROP ROLE
