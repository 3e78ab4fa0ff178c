-- What a reference's action does to the rows of a table is done for the table's owner, triggers before it included; those after it fire for whoever caused it.
CREATE ROLE action_owner;
--= CREATE ROLE
CREATE ROLE action_user;
--= CREATE ROLE
CREATE SCHEMA own AUTHORIZATION action_owner;
--= CREATE SCHEMA
GRANT USAGE ON SCHEMA own TO action_user;
--= GRANT
SET ROLE action_owner;
--= SET
CREATE TABLE own.parent (a int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE own.child (a int REFERENCES own.parent ON DELETE CASCADE ON UPDATE CASCADE);
--= CREATE TABLE
INSERT INTO own.parent VALUES (1), (2), (3);
--= INSERT 0 3
INSERT INTO own.child VALUES (1), (2);
--= INSERT 0 2
GRANT SELECT, DELETE, UPDATE ON own.parent TO action_user;
--= GRANT
CREATE FUNCTION own.tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE NOTICE '% % % as %', TG_WHEN, TG_LEVEL, TG_OP, current_user;
  RETURN coalesce(NEW, OLD);
END $$;
--= CREATE FUNCTION
CREATE TRIGGER before_row BEFORE DELETE OR UPDATE ON own.child FOR EACH ROW EXECUTE FUNCTION own.tell();
--= CREATE TRIGGER
CREATE TRIGGER before_statement BEFORE DELETE OR UPDATE ON own.child FOR EACH STATEMENT EXECUTE FUNCTION own.tell();
--= CREATE TRIGGER
CREATE TRIGGER after_row AFTER DELETE OR UPDATE ON own.child FOR EACH ROW EXECUTE FUNCTION own.tell();
--= CREATE TRIGGER
CREATE TRIGGER after_statement AFTER DELETE OR UPDATE ON own.child FOR EACH STATEMENT EXECUTE FUNCTION own.tell();
--= CREATE TRIGGER
RESET ROLE;
--= RESET
SET ROLE action_user;
--= SET
DELETE FROM own.parent WHERE a = 1;
--~ BEFORE STATEMENT DELETE as action_owner
--~ BEFORE ROW DELETE as action_owner
--~ AFTER ROW DELETE as action_user
--~ AFTER STATEMENT DELETE as action_user
--= DELETE 1
UPDATE own.parent SET a = 20 WHERE a = 2;
--~ BEFORE STATEMENT UPDATE as action_owner
--~ BEFORE ROW UPDATE as action_owner
--~ AFTER ROW UPDATE as action_user
--~ AFTER STATEMENT UPDATE as action_user
--= UPDATE 1
SELECT current_user;
--> current_user:name
--| action_user
RESET ROLE;
--= RESET
DROP SCHEMA own CASCADE;
--~ drop cascades to 3 other objects
--= DROP SCHEMA
DROP ROLE action_owner, action_user;
--= DROP ROLE
