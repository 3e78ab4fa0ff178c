-- Policies as definitions: what may be said, what depends on what, how the catalogs show them.
DROP ROLE IF EXISTS rp_ann, rp_bob;
--~ role "rp_ann" does not exist, skipping
--~ role "rp_bob" does not exist, skipping
--= DROP ROLE
CREATE ROLE rp_ann;
--= CREATE ROLE
CREATE ROLE rp_bob;
--= CREATE ROLE
CREATE TABLE t (id int, owner text, n numeric, tenant int);
--= CREATE TABLE
CREATE VIEW v AS SELECT * FROM t;
--= CREATE VIEW
CREATE POLICY own ON t USING (owner = current_user);
--= CREATE POLICY
CREATE POLICY ten ON t AS RESTRICTIVE FOR UPDATE TO rp_ann, rp_bob USING (tenant = current_setting('my.tenant', true)::int) WITH CHECK (tenant IS NOT NULL);
--= CREATE POLICY
SELECT relrowsecurity, relforcerowsecurity FROM pg_class WHERE oid = 't'::regclass;
--> relrowsecurity:bool | relforcerowsecurity:bool
--| f | f
ALTER TABLE t ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--= ALTER TABLE
SELECT relrowsecurity, relforcerowsecurity FROM pg_class WHERE oid = 't'::regclass;
--> relrowsecurity:bool | relforcerowsecurity:bool
--| t | t
SELECT rowsecurity FROM pg_tables WHERE tablename = 't';
--> rowsecurity:bool
--| t
ALTER TABLE t DISABLE ROW LEVEL SECURITY, NO FORCE ROW LEVEL SECURITY;
--= ALTER TABLE
SELECT relrowsecurity, relforcerowsecurity FROM pg_class WHERE oid = 't'::regclass;
--> relrowsecurity:bool | relforcerowsecurity:bool
--| f | f
SELECT polname, polcmd, polpermissive, polroles::regrole[], pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid) FROM pg_policy WHERE polname = 'ten';
--> polname:name | polcmd:char | polpermissive:bool | polroles:_regrole | pg_get_expr:text | pg_get_expr:text
--| ten | w | f | {rp_ann,rp_bob} | (tenant = (current_setting('my.tenant'::text, true))::integer) | (tenant IS NOT NULL)
SELECT * FROM pg_policies ORDER BY policyname;
--> schemaname:name | tablename:name | policyname:name | permissive:text | roles:_name | cmd:text | qual:text | with_check:text
--| public | t | own | PERMISSIVE | {public} | ALL | (owner = CURRENT_USER) | ∅
--| public | t | ten | RESTRICTIVE | {rp_ann,rp_bob} | UPDATE | (tenant = (current_setting('my.tenant'::text, true))::integer) | (tenant IS NOT NULL)
COMMENT ON POLICY ten ON t IS 'tenants';
--= COMMENT
SELECT obj_description(oid, 'pg_policy') FROM pg_policy WHERE polname = 'ten';
--> obj_description:text
--| tenants
COMMENT ON POLICY nosuch ON t IS 'x';
--! 42704: policy "nosuch" for table "t" does not exist
-- Names keep their meaning.
ALTER TABLE t RENAME COLUMN tenant TO ten_id;
--= ALTER TABLE
ALTER TABLE t RENAME TO tt;
--= ALTER TABLE
ALTER POLICY ten ON tt RENAME TO tenp;
--= ALTER POLICY
ALTER POLICY nosuch ON tt RENAME TO x;
--! 42704: policy "nosuch" for table "tt" does not exist
ALTER POLICY own ON tt RENAME TO tenp;
--! 42710: policy "tenp" for table "tt" already exists
SELECT policyname, tablename, qual, with_check FROM pg_policies ORDER BY policyname;
--> policyname:name | tablename:name | qual:text | with_check:text
--| own | tt | (owner = CURRENT_USER) | ∅
--| tenp | tt | (ten_id = (current_setting('my.tenant'::text, true))::integer) | (ten_id IS NOT NULL)
ALTER TABLE tt ALTER COLUMN ten_id TYPE bigint;
--! 0A000: cannot alter type of a column used by a view or rule
ALTER TABLE tt DROP COLUMN ten_id;
--! 2BP01: cannot drop column ten_id of table tt because other objects depend on it
DROP ROLE rp_ann;
--! 2BP01: role "rp_ann" cannot be dropped because some objects depend on it
CREATE TABLE ot (a int);
--= CREATE TABLE
CREATE POLICY ask ON tt USING (id IN (SELECT ot.a FROM ot WHERE ot.a = tt.id));
--= CREATE POLICY
DROP TABLE ot;
--! 2BP01: cannot drop table ot because other objects depend on it
ALTER TABLE ot DROP COLUMN a;
--! 2BP01: cannot drop column a of table ot because other objects depend on it
ALTER TABLE ot ALTER a TYPE bigint;
--! 0A000: cannot alter type of a column used in a policy definition
ALTER TABLE ot RENAME a TO b;
--= ALTER TABLE
ALTER TABLE ot RENAME TO ott;
--= ALTER TABLE
SELECT qual FROM pg_policies WHERE policyname = 'ask';
--> qual:text
--| (id IN ( SELECT ott.b AS a␊   FROM ott␊  WHERE (ott.b = tt.id)))
SELECT pg_get_expr(polqual, polrelid, true) FROM pg_policy WHERE polname = 'ask';
--> pg_get_expr:text
--| (id IN ( SELECT ott.b AS a␊   FROM ott␊  WHERE ott.b = tt.id))
DROP TABLE ott CASCADE;
--~ drop cascades to policy ask on table tt
--= DROP TABLE
CREATE FUNCTION fits(int) RETURNS bool LANGUAGE sql AS 'SELECT $1 > 0';
--= CREATE FUNCTION
CREATE POLICY fit ON tt USING (fits(id));
--= CREATE POLICY
DROP FUNCTION fits(int);
--! 2BP01: cannot drop function fits(integer) because other objects depend on it
DROP FUNCTION fits(int) CASCADE;
--~ drop cascades to policy fit on table tt
--= DROP FUNCTION
-- What is refused.
DROP POLICY IF EXISTS nosuch ON tt;
--~ policy "nosuch" for relation "tt" does not exist, skipping
--= DROP POLICY
DROP POLICY IF EXISTS x ON nosuch;
--~ relation "nosuch" does not exist, skipping
--= DROP POLICY
DROP POLICY nosuch ON tt;
--! 42704: policy "nosuch" for table "tt" does not exist
CREATE POLICY a ON tt FOR SELECT WITH CHECK (true);
--! 42601: WITH CHECK cannot be applied to SELECT or DELETE
CREATE POLICY a ON tt FOR DELETE WITH CHECK (true);
--! 42601: WITH CHECK cannot be applied to SELECT or DELETE
CREATE POLICY a ON tt FOR INSERT USING (true);
--! 42601: only WITH CHECK expression allowed for INSERT
CREATE POLICY a ON tt TO PUBLIC, rp_ann USING (true);
--~ ignoring specified roles other than PUBLIC
--= CREATE POLICY
CREATE POLICY a ON tt USING (true);
--! 42710: policy "a" for table "tt" already exists
ALTER POLICY a ON tt TO rp_ann, rp_bob WITH CHECK (n > 0);
--= ALTER POLICY
ALTER POLICY nosuch ON tt USING (true);
--! 42704: policy "nosuch" for table "tt" does not exist
ALTER POLICY a ON tt TO nosuch;
--! 42704: role "nosuch" does not exist
CREATE POLICY z ON tt AS foo USING (true);
--! 42601: unrecognized row security option "foo"
CREATE POLICY z ON tt USING (count(*) > 1);
--! 42803: aggregate functions are not allowed in policy expressions
CREATE POLICY z ON tt USING (row_number() OVER () > 1);
--! 42P20: window functions are not allowed in policy expressions
CREATE POLICY z ON tt USING (generate_series(1, id) > 1);
--! 0A000: set-returning functions are not allowed in policy expressions
CREATE POLICY z ON tt USING (1);
--! 42804: argument of POLICY must be type boolean, not type integer
CREATE POLICY z ON tt USING (nosuch = 1);
--! 42703: column "nosuch" does not exist
CREATE POLICY z ON v USING (true);
--! 42809: "v" is not a table
CREATE POLICY z ON nosuch USING (true);
--! 42P01: relation "nosuch" does not exist
CREATE POLICY z ON tt TO nosuch USING (true);
--! 42704: role "nosuch" does not exist
CREATE POLICY ins ON tt FOR INSERT WITH CHECK (true);
--= CREATE POLICY
CREATE POLICY sel ON tt FOR SELECT USING (true);
--= CREATE POLICY
ALTER POLICY ins ON tt USING (true);
--! 42601: only WITH CHECK expression allowed for INSERT
ALTER POLICY sel ON tt WITH CHECK (true);
--! 42601: only USING expression allowed for SELECT, DELETE
ALTER TABLE v ENABLE ROW LEVEL SECURITY;
--! 42809: ALTER action ENABLE ROW SECURITY cannot be performed on relation "v"
SET ROLE rp_ann;
--= SET
CREATE POLICY z ON tt USING (true);
--! 42501: must be owner of table tt
ALTER POLICY a ON tt USING (true);
--! 42501: must be owner of table tt
ALTER POLICY a ON tt RENAME TO b;
--! 42501: must be owner of table tt
DROP POLICY a ON tt;
--! 42501: must be owner of relation tt
COMMENT ON POLICY a ON tt IS 'x';
--! 42501: must be owner of relation tt
ALTER TABLE tt ENABLE ROW LEVEL SECURITY;
--! 42501: must be owner of table tt
RESET ROLE;
--= RESET
-- Roles that go.
DROP OWNED BY rp_ann CASCADE;
--= DROP OWNED
SELECT policyname, roles FROM pg_policies ORDER BY policyname;
--> policyname:name | roles:_name
--| a | {rp_bob}
--| ins | {public}
--| own | {public}
--| sel | {public}
--| tenp | {rp_bob}
DROP ROLE rp_ann;
--= DROP ROLE
DROP ROLE rp_bob;
--! 2BP01: role "rp_bob" cannot be dropped because some objects depend on it
DROP OWNED BY rp_bob;
--= DROP OWNED
SELECT policyname, roles FROM pg_policies ORDER BY policyname;
--> policyname:name | roles:_name
--| ins | {public}
--| own | {public}
--| sel | {public}
DROP ROLE rp_bob;
--= DROP ROLE
CREATE TABLE foo (a int, "Weird Col" text, c jsonb);
--= CREATE TABLE
CREATE POLICY w ON foo USING ("Weird Col" LIKE 'x%' AND a BETWEEN 1 AND 2 OR c ? 'k' AND (SELECT auth.uid FROM (SELECT 1) auth(uid)) = foo.a);
--= CREATE POLICY
SELECT qual FROM pg_policies WHERE policyname = 'w';
--> qual:text
--| ((("Weird Col" ~~ 'x%'::text) AND ((a >= 1) AND (a <= 2))) OR ((c ? 'k'::text) AND (( SELECT auth.uid␊   FROM ( SELECT 1 AS "?column?") auth(uid)) = a)))
ALTER TABLE foo DROP COLUMN c CASCADE;
--~ drop cascades to policy w on table foo
--= ALTER TABLE
CREATE POLICY x ON foo TO CURRENT_USER, SESSION_USER USING (true);
--= CREATE POLICY
SELECT count(*) FROM pg_depend WHERE classid = 'pg_policy'::regclass AND deptype = 'a';
--> count:int8
--| 4
DROP TABLE tt, foo CASCADE;
--~ drop cascades to view v
--= DROP TABLE
