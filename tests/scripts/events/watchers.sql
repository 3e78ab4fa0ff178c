-- What programs that watch a schema make: a cache's reload on NOTIFY, a watcher's list of changes, an audit trail, and rights given to what is new.
CREATE FUNCTION reload_cache() RETURNS event_trigger LANGUAGE plpgsql AS $$
DECLARE cmd record;
BEGIN
    FOR cmd IN SELECT * FROM pg_event_trigger_ddl_commands() LOOP
        IF cmd.command_tag IN ('CREATE SCHEMA', 'ALTER SCHEMA', 'CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO', 'ALTER TABLE', 'CREATE VIEW', 'ALTER VIEW', 'CREATE FUNCTION', 'CREATE TYPE', 'COMMENT')
            AND cmd.schema_name IS DISTINCT FROM 'pg_temp' THEN
            NOTIFY cache, 'reload schema';
            RAISE NOTICE 'reload for % of %', cmd.command_tag, cmd.object_identity;
        END IF;
    END LOOP;
END $$;
--= CREATE FUNCTION
CREATE FUNCTION reload_cache_on_drop() RETURNS event_trigger LANGUAGE plpgsql AS $$
DECLARE obj record;
BEGIN
    FOR obj IN SELECT * FROM pg_event_trigger_dropped_objects() LOOP
        IF obj.object_type IN ('schema', 'table', 'view', 'materialized view', 'function', 'trigger', 'type', 'rule') AND obj.is_temporary IS FALSE THEN
            NOTIFY cache, 'reload schema';
        END IF;
    END LOOP;
END $$;
--= CREATE FUNCTION
CREATE EVENT TRIGGER cache_ddl ON ddl_command_end EXECUTE FUNCTION reload_cache();
--= CREATE EVENT TRIGGER
CREATE EVENT TRIGGER cache_drop ON sql_drop EXECUTE FUNCTION reload_cache_on_drop();
--= CREATE EVENT TRIGGER
CREATE SCHEMA api;
--~ reload for CREATE SCHEMA of api
--= CREATE SCHEMA
CREATE TABLE api.items (id int PRIMARY KEY, name text);
--~ reload for CREATE TABLE of api.items
--= CREATE TABLE
CREATE TEMP TABLE scratch (a int);
--= CREATE TABLE
COMMENT ON COLUMN api.items.name IS 'what it is called';
--~ reload for COMMENT of api.items.name
--= COMMENT
DROP TABLE scratch;
--= DROP TABLE
DROP TABLE api.items;
--= DROP TABLE
DROP EVENT TRIGGER cache_ddl;
--= DROP EVENT TRIGGER
DROP EVENT TRIGGER cache_drop;
--= DROP EVENT TRIGGER
-- A list of changes as JSON, in a schema of its own.
CREATE SCHEMA watch;
--= CREATE SCHEMA
CREATE FUNCTION watch.notify_ddl() RETURNS event_trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE NOTICE '%', (SELECT json_build_object('type', 'ddl', 'payload', json_agg(json_build_object('schema', schema_name, 'command', command_tag) ORDER BY object_identity))
        FROM pg_event_trigger_ddl_commands());
END $$;
--= CREATE FUNCTION
CREATE FUNCTION watch.notify_drop() RETURNS event_trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE NOTICE '%', (SELECT json_build_object('type', 'drop', 'payload', json_agg(DISTINCT x.schema_name)) FROM pg_event_trigger_dropped_objects() AS x);
END $$;
--= CREATE FUNCTION
CREATE EVENT TRIGGER watch_ddl ON ddl_command_end
    WHEN tag IN ('ALTER AGGREGATE', 'ALTER DOMAIN', 'ALTER EXTENSION', 'ALTER FOREIGN TABLE', 'ALTER FUNCTION', 'ALTER POLICY', 'ALTER SCHEMA', 'ALTER TABLE', 'ALTER TYPE', 'ALTER VIEW', 'COMMENT',
        'CREATE AGGREGATE', 'CREATE DOMAIN', 'CREATE EXTENSION', 'CREATE FOREIGN TABLE', 'CREATE FUNCTION', 'CREATE INDEX', 'CREATE POLICY', 'CREATE RULE', 'CREATE SCHEMA', 'CREATE TABLE', 'CREATE TABLE AS',
        'CREATE VIEW', 'GRANT', 'REVOKE', 'SELECT INTO')
    EXECUTE PROCEDURE watch.notify_ddl();
--= CREATE EVENT TRIGGER
CREATE EVENT TRIGGER watch_drop ON sql_drop EXECUTE PROCEDURE watch.notify_drop();
--= CREATE EVENT TRIGGER
CREATE TABLE api.things (id serial PRIMARY KEY);
--~ {"type" : "ddl", "payload" : [{"schema" : "api", "command" : "CREATE TABLE"}, {"schema" : "api", "command" : "CREATE SEQUENCE"}, {"schema" : "api", "command" : "ALTER SEQUENCE"}, {"schema" : "api", "command" : "CREATE INDEX"}]}
--= CREATE TABLE
GRANT SELECT ON api.things TO PUBLIC;
--~ {"type" : "ddl", "payload" : [{"schema" : null, "command" : "GRANT"}]}
--= GRANT
CREATE SEQUENCE api.unwatched;
--= CREATE SEQUENCE
DROP TABLE api.things;
--~ {"type" : "drop", "payload" : ["api"]}
--= DROP TABLE
DROP SCHEMA watch CASCADE;
--~ drop cascades to 4 other objects
--= DROP SCHEMA
-- An audit trail with who and what.
CREATE TABLE ddl_history (id int GENERATED ALWAYS AS IDENTITY, who text, tag text, object text, statement text);
--= CREATE TABLE
CREATE FUNCTION keep_history() RETURNS event_trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
    INSERT INTO ddl_history (who, tag, object, statement)
        SELECT session_user::regrole = current_user::regrole, command_tag, object_identity, current_query() FROM pg_event_trigger_ddl_commands();
END $$;
--= CREATE FUNCTION
CREATE EVENT TRIGGER keep_history ON ddl_command_end EXECUTE FUNCTION keep_history();
--= CREATE EVENT TRIGGER
CREATE TABLE audited (a int);
--= CREATE TABLE
ALTER TABLE audited ADD b int;
--= ALTER TABLE
SELECT who, tag, object, statement FROM ddl_history ORDER BY id;
--> who:text | tag:text | object:text | statement:text
--| true | CREATE TABLE | public.audited | CREATE TABLE audited (a int)
--| true | ALTER TABLE | public.audited | ALTER TABLE audited ADD b int
DROP EVENT TRIGGER keep_history;
--= DROP EVENT TRIGGER
-- New tables are given to a role, and get row security.
CREATE ROLE watch_reader;
--= CREATE ROLE
CREATE FUNCTION give_to_reader() RETURNS event_trigger LANGUAGE plpgsql AS $$
DECLARE cmd record;
BEGIN
    FOR cmd IN SELECT * FROM pg_event_trigger_ddl_commands() WHERE command_tag IN ('CREATE TABLE', 'CREATE TABLE AS') AND object_type = 'table' LOOP
        EXECUTE format('GRANT SELECT ON %s TO watch_reader', cmd.object_identity);
        EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', cmd.object_identity);
    END LOOP;
END $$;
--= CREATE FUNCTION
CREATE EVENT TRIGGER give_to_reader ON ddl_command_end WHEN tag IN ('CREATE TABLE', 'CREATE TABLE AS') EXECUTE FUNCTION give_to_reader();
--= CREATE EVENT TRIGGER
CREATE TABLE "Given" (a int);
--= CREATE TABLE
CREATE TABLE given_too AS SELECT 1 AS a;
--= SELECT 1
SELECT relname, relrowsecurity, has_table_privilege('watch_reader', oid, 'select') FROM pg_class WHERE relname IN ('Given', 'given_too') ORDER BY relname;
--> relname:name | relrowsecurity:bool | has_table_privilege:bool
--| Given | t | t
--| given_too | t | t
DROP EVENT TRIGGER give_to_reader;
--= DROP EVENT TRIGGER
DROP TABLE "Given", given_too;
--= DROP TABLE
DROP ROLE watch_reader;
--= DROP ROLE
