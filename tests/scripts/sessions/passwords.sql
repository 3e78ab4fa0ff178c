-- What is stored of passwords: nothing of an empty one, verifiers and hashes as dumps have them.
CREATE ROLE pw_empty LOGIN PASSWORD '';
--~ empty string is not a valid password, clearing password
--= CREATE ROLE
CREATE ROLE pw_none LOGIN PASSWORD NULL;
--= CREATE ROLE
CREATE ROLE pw_plain LOGIN ENCRYPTED PASSWORD 'x';
--= CREATE ROLE
CREATE ROLE pw_open LOGIN UNENCRYPTED PASSWORD 'x';
--! 0A000: UNENCRYPTED PASSWORD is no longer supported
CREATE ROLE pw_almost LOGIN PASSWORD 'SCRAM-SHA-256$abc';
--= CREATE ROLE
CREATE ROLE pw_kept LOGIN PASSWORD 'SCRAM-SHA-256$4096:c2FsdA==$poDj0a4kyFKUiqgSR5eUmF3bxnZnIHCCwoZwMb3MvLk=:go3CxF6vCJlvar5NRXFcw1PmwDIjISYdOYJe0GQxfQY=';
--= CREATE ROLE
CREATE ROLE pw_word LOGIN PASSWORD 'md541f53f9757159ef703e915c113537cg5';
--= CREATE ROLE
SELECT rolname, left(rolpassword, 19) FROM pg_authid WHERE rolname LIKE 'pw\_%' ORDER BY rolname;
--> rolname:name | left:text
--| pw_almost | SCRAM-SHA-256$4096:
--| pw_empty | ∅
--| pw_kept | SCRAM-SHA-256$4096:
--| pw_none | ∅
--| pw_plain | SCRAM-SHA-256$4096:
--| pw_word | SCRAM-SHA-256$4096:
ALTER ROLE pw_plain PASSWORD '';
--~ empty string is not a valid password, clearing password
--= ALTER ROLE
SELECT rolpassword FROM pg_authid WHERE rolname = 'pw_plain';
--> rolpassword:text
--| ∅
DROP ROLE pw_empty, pw_none, pw_plain, pw_almost, pw_kept, pw_word;
--= DROP ROLE
