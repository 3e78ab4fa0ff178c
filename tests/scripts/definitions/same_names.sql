-- Moving something to the schema where it is changes nothing, nor does giving a trigger the name that it has.
CREATE SCHEMA s;
--= CREATE SCHEMA
CREATE TABLE s.t (a serial);
--= CREATE TABLE
CREATE VIEW s.v AS SELECT a FROM s.t;
--= CREATE VIEW
CREATE SEQUENCE s.q;
--= CREATE SEQUENCE
CREATE STATISTICS s.st ON (a + 1) FROM s.t;
--= CREATE STATISTICS
CREATE FUNCTION s.f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
--= CREATE FUNCTION
CREATE TRIGGER g BEFORE INSERT ON s.t FOR EACH ROW EXECUTE FUNCTION s.f();
--= CREATE TRIGGER
ALTER TABLE s.t SET SCHEMA s;
--= ALTER TABLE
ALTER VIEW s.v SET SCHEMA s;
--= ALTER VIEW
ALTER SEQUENCE s.q SET SCHEMA s;
--= ALTER SEQUENCE
ALTER STATISTICS s.st SET SCHEMA s;
--= ALTER STATISTICS
ALTER FUNCTION s.f() SET SCHEMA s;
--= ALTER FUNCTION
ALTER TRIGGER g ON s.t RENAME TO g;
--= ALTER TRIGGER
-- Constraints of domains that aren't there can't be renamed.
CREATE DOMAIN d AS int CONSTRAINT positive CHECK (VALUE > 0) CONSTRAINT small CHECK (VALUE < 10);
--= CREATE DOMAIN
ALTER DOMAIN d RENAME CONSTRAINT missing TO found;
--! 42704: constraint "missing" for domain d does not exist
ALTER DOMAIN d RENAME CONSTRAINT positive TO small;
--! 42710: constraint "small" for domain d already exists
ALTER DOMAIN d RENAME CONSTRAINT positive TO above;
--= ALTER DOMAIN
SELECT conname FROM pg_constraint WHERE contypid = 'd'::regtype ORDER BY 1;
--> conname:name
--| above
--| small
