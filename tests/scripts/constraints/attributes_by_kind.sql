-- Which words may stand behind which constraint.
CREATE TABLE a (r int4range, EXCLUDE USING gist (r WITH &&) NO INHERIT);
--! 0A000: EXCLUDE constraints cannot be marked NO INHERIT
CREATE TABLE a (r int4range, EXCLUDE USING gist (r WITH &&) NOT VALID);
--! 0A000: EXCLUDE constraints cannot be marked NOT VALID
CREATE TABLE a (x int UNIQUE NO INHERIT);
--! 42601: syntax error at or near "NO"
CREATE TABLE a (x int, UNIQUE (x) NO INHERIT);
--! 0A000: UNIQUE constraints cannot be marked NO INHERIT
CREATE TABLE a (x int, UNIQUE (x) NOT VALID);
--! 0A000: UNIQUE constraints cannot be marked NOT VALID
CREATE TABLE a (x int, PRIMARY KEY (x) NOT VALID);
--! 0A000: PRIMARY KEY constraints cannot be marked NOT VALID
CREATE TABLE a (x int CHECK (x > 0) NOT VALID);
--! 42601: syntax error at or near "VALID"
CREATE TABLE a (x int, CHECK (x > 0) DEFERRABLE);
--! 0A000: CHECK constraints cannot be marked DEFERRABLE
CREATE TABLE a (x int, CHECK (x > 0) INITIALLY DEFERRED);
--! 0A000: CHECK constraints cannot be marked DEFERRABLE
CREATE TABLE a (x int REFERENCES b NOT VALID);
--! 42601: syntax error at or near "VALID"
CREATE TABLE a (x int, FOREIGN KEY (x) REFERENCES b NO INHERIT);
--! 0A000: FOREIGN KEY constraints cannot be marked NO INHERIT
CREATE TABLE a (x int CHECK (x > 0) NO INHERIT NO INHERIT);
--! 42601: syntax error at or near "NO"
CREATE TABLE a (x int NOT NULL DEFERRABLE);
--! 42601: misplaced DEFERRABLE clause
CREATE TABLE a (x int DEFAULT 5 INITIALLY DEFERRED);
--! 42601: misplaced INITIALLY DEFERRED clause
CREATE TABLE a (x int CHECK (x > 0) NO INHERIT NOT NULL, CHECK (x < 9) NOT DEFERRABLE INITIALLY IMMEDIATE NO INHERIT NOT VALID);
--= CREATE TABLE
CREATE TABLE b (x int PRIMARY KEY DEFERRABLE INITIALLY DEFERRED, y int UNIQUE NOT DEFERRABLE, z int REFERENCES b DEFERRABLE, UNIQUE (z) DEFERRABLE);
--! 55000: cannot use a deferrable primary key for referenced table "b"
ALTER TABLE a ADD EXCLUDE (x WITH =) NO INHERIT;
--! 0A000: EXCLUDE constraints cannot be marked NO INHERIT
ALTER TABLE a ADD UNIQUE (x) NOT VALID;
--! 0A000: UNIQUE constraints cannot be marked NOT VALID
ALTER TABLE a ALTER CONSTRAINT nix NO INHERIT;
--! 0A000: FOREIGN KEY constraints cannot be marked NO INHERIT
ALTER TABLE a ALTER CONSTRAINT nix NOT VALID;
--! 0A000: FOREIGN KEY constraints cannot be marked NOT VALID
CREATE CONSTRAINT TRIGGER t AFTER INSERT ON a NOT VALID FOR EACH ROW EXECUTE FUNCTION nix();
--! 0A000: TRIGGER constraints cannot be marked NOT VALID
CREATE CONSTRAINT TRIGGER t AFTER INSERT ON a NO INHERIT FOR EACH ROW EXECUTE FUNCTION nix();
--! 0A000: TRIGGER constraints cannot be marked NO INHERIT
SELECT conrelid::regclass, conname, contype, condeferrable, condeferred, convalidated, connoinherit FROM pg_constraint WHERE conrelid IN ('a'::regclass, 'b'::regclass) ORDER BY 1, 2;
--! 42P01: relation "b" does not exist
