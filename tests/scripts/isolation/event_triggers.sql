--@ cambium
-- A command reads which event triggers there are: one that comes beside it would have been run, one that goes would not have been.
CREATE TABLE seen (id int GENERATED ALWAYS AS IDENTITY, tag text);
--= CREATE TABLE
CREATE FUNCTION see() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO seen (tag) VALUES (tg_tag); END $$;
--= CREATE FUNCTION
-- Without anything told that would be otherwise, the command is run again, and the trigger with it.
@a BEGIN;
--= BEGIN
@a CREATE TABLE one (a int);
--= CREATE TABLE
@b CREATE EVENT TRIGGER see ON ddl_command_end EXECUTE FUNCTION see();
--= CREATE EVENT TRIGGER
@a COMMIT;
--= COMMIT
SELECT tag FROM seen ORDER BY id;
--> tag:text
--| CREATE TABLE
-- Else it is refused.
CREATE FUNCTION tell() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '%', tg_tag; END $$;
--= CREATE FUNCTION
@a BEGIN;
--= BEGIN
@a CREATE TABLE two (a int);
--= CREATE TABLE
@b CREATE EVENT TRIGGER tell ON ddl_command_end EXECUTE FUNCTION tell();
--= CREATE EVENT TRIGGER
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
SELECT to_regclass('two');
--> to_regclass:regclass
--| ∅
@a BEGIN;
--= BEGIN
@a CREATE TABLE two (a int);
--~ CREATE TABLE
--= CREATE TABLE
@b ALTER EVENT TRIGGER tell DISABLE;
--= ALTER EVENT TRIGGER
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
SELECT to_regclass('two');
--> to_regclass:regclass
--| ∅
DROP EVENT TRIGGER tell;
--= DROP EVENT TRIGGER
-- Commands beside each other that triggers only write for all commit.
TRUNCATE seen;
--= TRUNCATE TABLE
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a CREATE TABLE three (a int);
--= CREATE TABLE
@b CREATE TABLE four (a int);
--= CREATE TABLE
@b COMMIT;
--= COMMIT
@a COMMIT;
--= COMMIT
SELECT tag FROM seen ORDER BY id;
--> tag:text
--| CREATE TABLE
--| CREATE TABLE
-- What a trigger looks at counts as read by the command.
CREATE TABLE allowed (name text PRIMARY KEY);
--= CREATE TABLE
CREATE FUNCTION ask() RETURNS event_trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM pg_event_trigger_ddl_commands() c LEFT JOIN allowed a ON a.name = c.object_identity WHERE a.name IS NULL) THEN
        RAISE EXCEPTION 'not allowed';
    END IF;
END $$;
--= CREATE FUNCTION
INSERT INTO allowed VALUES ('public.five');
--= INSERT 0 1
CREATE EVENT TRIGGER ask ON ddl_command_end WHEN tag IN ('CREATE TABLE') EXECUTE FUNCTION ask();
--= CREATE EVENT TRIGGER
@a BEGIN;
--= BEGIN
@a CREATE TABLE five (a int);
--= CREATE TABLE
@b DELETE FROM allowed;
--= DELETE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT to_regclass('five');
--> to_regclass:regclass
--| ∅
DROP EVENT TRIGGER ask;
--= DROP EVENT TRIGGER
DROP EVENT TRIGGER see;
--= DROP EVENT TRIGGER
