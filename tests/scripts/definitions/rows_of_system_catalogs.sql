-- The names of system relations are types, as tables' are.
DO $$ DECLARE r pg_class%ROWTYPE; BEGIN SELECT * INTO r FROM pg_class WHERE relname = 'pg_class'; RAISE NOTICE '% %', r.relname, r.relkind; END $$;
--~ pg_class r
--= DO
DO $$ DECLARE r pg_class; n pg_catalog.pg_class.relname%TYPE; BEGIN SELECT * INTO r FROM pg_class WHERE relname = 'pg_type'; n := r.relname; RAISE NOTICE '% %', n, pg_typeof(n); END $$;
--~ pg_type name
--= DO
DO $$ DECLARE r information_schema.tables%ROWTYPE; BEGIN SELECT * INTO r FROM information_schema.tables WHERE table_name = 'pg_proc'; RAISE NOTICE '% %', r.table_schema, r.table_type; END $$;
--~ pg_catalog BASE TABLE
--= DO

-- What monitoring makes, so that others than superusers see it.
CREATE FUNCTION backends() RETURNS SETOF pg_stat_activity LANGUAGE sql SECURITY DEFINER AS 'SELECT * FROM pg_stat_activity';
--= CREATE FUNCTION
SELECT count(*) FROM backends() WHERE pid = pg_backend_pid();
--> count:int8
--| 1
CREATE FUNCTION tables_of(name) RETURNS SETOF pg_tables LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT * FROM pg_tables WHERE schemaname = $1; END $$;
--= CREATE FUNCTION
SELECT tablename FROM tables_of('pg_catalog') WHERE tablename IN ('pg_class', 'pg_type') ORDER BY 1;
--> tablename:name
--| pg_class
--| pg_type
CREATE FUNCTION described(pg_class) RETURNS text LANGUAGE sql AS $$ SELECT $1.relname || ' of ' || $1.relnamespace::regnamespace $$;
--= CREATE FUNCTION
SELECT described(c), c.described FROM pg_class c WHERE relname = 'pg_class';
--> described:text | described:text
--| pg_class of pg_catalog | pg_class of pg_catalog
SELECT proname, pg_get_function_result(oid), pg_get_function_arguments(oid) FROM pg_proc WHERE proname IN ('backends', 'described', 'tables_of') ORDER BY 1;
--> proname:name | pg_get_function_result:text | pg_get_function_arguments:text
--| backends | SETOF pg_stat_activity | 
--| described | text | pg_class
--| tables_of | SETOF pg_tables | name

-- Their names.
SELECT pg_typeof(c), pg_typeof(ARRAY[c]), pg_typeof(v) FROM pg_class c, pg_tables v WHERE c.relname = 'pg_class' AND v.tablename = 'pg_class';
--> pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| pg_class | pg_class[] | pg_tables
SELECT pg_typeof(v) FROM information_schema.tables v WHERE table_name = 'pg_class';
--> pg_typeof:regtype
--| information_schema.tables
SELECT 'pg_class'::regtype, '_pg_class'::regtype, 'pg_class[]'::regtype, 'information_schema.columns'::regtype, 'pg_catalog.pg_views'::regtype;
--> regtype:regtype | regtype:regtype | regtype:regtype | regtype:regtype | regtype:regtype
--| pg_class | pg_class[] | pg_class[] | information_schema.columns | pg_views
SELECT reltype::regtype FROM pg_class WHERE oid = 'pg_attribute'::regclass;
--> reltype:regtype
--| pg_attribute
SELECT typname, typtype, typrelid::regclass FROM pg_type WHERE oid = 'pg_tables'::regtype;
--> typname:name | typtype:char | typrelid:regclass
--| pg_tables | c | pg_tables
SELECT (NULL::pg_class).relname, (json_populate_record(NULL::pg_namespace, '{"nspname": "a"}')).nspname;
--> relname:name | nspname:name
--| ∅ | a

-- Kept in definitions and in rows.
CREATE VIEW kept AS SELECT c FROM pg_namespace c WHERE nspname = 'pg_catalog';
--= CREATE VIEW
SELECT (c).nspname, pg_typeof(c) FROM kept;
--> nspname:name | pg_typeof:regtype
--| pg_catalog | pg_namespace
SELECT data_type, udt_schema, udt_name FROM information_schema.columns WHERE table_name = 'kept';
--> data_type:varchar | udt_schema:name | udt_name:name
--| pg_namespace | pg_catalog | pg_namespace
CREATE TABLE holding (r pg_namespace, rs pg_namespace[]);
--= CREATE TABLE
INSERT INTO holding SELECT n, ARRAY[n, n] FROM pg_namespace n WHERE nspname = 'pg_catalog';
--= INSERT 0 1
SELECT (r).nspname, (rs[2]).nspname, pg_typeof(r) FROM holding;
--> nspname:name | nspname:name | pg_typeof:regtype
--| pg_catalog | pg_catalog | pg_namespace

-- There are no others.
CREATE FUNCTION wrong(r pg_nothing) RETURNS int LANGUAGE sql AS 'SELECT 1';
--! 42704: type pg_nothing does not exist
CREATE FUNCTION wrong(r pg_class.nothing%TYPE) RETURNS int LANGUAGE sql AS 'SELECT 1';
--! 42703: column "nothing" of relation "pg_class" does not exist
CREATE FUNCTION wrong(r pg_nothing.nothing%TYPE) RETURNS int LANGUAGE sql AS 'SELECT 1';
--! 42P01: relation "pg_nothing" does not exist
