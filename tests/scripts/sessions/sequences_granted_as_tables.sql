-- A sequence may be named as a table: what only tables have is left out.
CREATE SEQUENCE s;
--= CREATE SEQUENCE
CREATE TABLE t (a int);
--= CREATE TABLE
GRANT SELECT, INSERT ON s TO PUBLIC;
--~ sequence "s" only supports USAGE, SELECT, and UPDATE privileges
--= GRANT
SELECT relacl FROM pg_class WHERE relname = 's';
--> relacl:_aclitem
--| {postgres=rwU/postgres,=r/postgres}
GRANT INSERT, DELETE ON s, t TO PUBLIC;
--~ sequence "s" only supports USAGE, SELECT, and UPDATE privileges
--= GRANT
SELECT relname, relacl FROM pg_class WHERE relname IN ('s', 't') ORDER BY 1;
--> relname:name | relacl:_aclitem
--| s | {postgres=rwU/postgres,=r/postgres}
--| t | {postgres=arwdDxt/postgres,=ad/postgres}
GRANT ALL ON TABLE s TO PUBLIC;
--= GRANT
SELECT relacl FROM pg_class WHERE relname = 's';
--> relacl:_aclitem
--| {postgres=rwU/postgres,=rwU/postgres}
REVOKE INSERT, UPDATE ON s FROM PUBLIC;
--~ sequence "s" only supports USAGE, SELECT, and UPDATE privileges
--= REVOKE
SELECT relacl FROM pg_class WHERE relname = 's';
--> relacl:_aclitem
--| {postgres=rwU/postgres,=rU/postgres}
GRANT INSERT ON SEQUENCE s TO PUBLIC;
--! 0LP01: invalid privilege type INSERT for sequence
GRANT EXECUTE ON s TO PUBLIC;
--! 0LP01: invalid privilege type EXECUTE for relation
GRANT USAGE ON s, t TO PUBLIC;
--! 0LP01: invalid privilege type USAGE for table
