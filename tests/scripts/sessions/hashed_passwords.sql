--@ cambium
-- Dumps of older servers have MD5 hashes for passwords: kept, and told to be of no use here.
CREATE ROLE pw_hashed LOGIN PASSWORD 'md541f53f9757159ef703e915c113537ce5';
--~ role "pw_hashed" cannot log in with an MD5-encrypted password
--= CREATE ROLE
SELECT rolpassword FROM pg_authid WHERE rolname = 'pw_hashed';
--> rolpassword:text
--| md541f53f9757159ef703e915c113537ce5
ALTER ROLE pw_hashed RENAME TO pw_renamed;
--~ MD5 password cleared because of role rename
--= ALTER ROLE
SELECT rolpassword FROM pg_authid WHERE rolname = 'pw_renamed';
--> rolpassword:text
--| ∅
DROP ROLE pw_renamed;
--= DROP ROLE
