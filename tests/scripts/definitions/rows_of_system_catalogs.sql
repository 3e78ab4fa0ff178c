-- The names of system relations are types, as tables' are.
DO $$ DECLARE r pg_class%ROWTYPE; BEGIN SELECT * INTO r FROM pg_class WHERE relname = 'pg_class'; RAISE NOTICE '% %', r.relname, r.relkind; END $$;
DO $$ DECLARE r pg_class; n pg_catalog.pg_class.relname%TYPE; BEGIN SELECT * INTO r FROM pg_class WHERE relname = 'pg_type'; n := r.relname; RAISE NOTICE '% %', n, pg_typeof(n); END $$;
DO $$ DECLARE r information_schema.tables%ROWTYPE; BEGIN SELECT * INTO r FROM information_schema.tables WHERE table_name = 'pg_proc'; RAISE NOTICE '% %', r.table_schema, r.table_type; END $$;

-- What monitoring makes, so that others than superusers see it.
CREATE FUNCTION backends() RETURNS SETOF pg_stat_activity LANGUAGE sql SECURITY DEFINER AS 'SELECT * FROM pg_stat_activity';
SELECT count(*) FROM backends() WHERE pid = pg_backend_pid();
CREATE FUNCTION tables_of(name) RETURNS SETOF pg_tables LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT * FROM pg_tables WHERE schemaname = $1; END $$;
SELECT tablename FROM tables_of('pg_catalog') WHERE tablename IN ('pg_class', 'pg_type') ORDER BY 1;
CREATE FUNCTION described(pg_class) RETURNS text LANGUAGE sql AS $$ SELECT $1.relname || ' of ' || $1.relnamespace::regnamespace $$;
SELECT described(c), c.described FROM pg_class c WHERE relname = 'pg_class';
SELECT proname, pg_get_function_result(oid), pg_get_function_arguments(oid) FROM pg_proc WHERE proname IN ('backends', 'described', 'tables_of') ORDER BY 1;

-- Their names.
SELECT pg_typeof(c), pg_typeof(ARRAY[c]), pg_typeof(v) FROM pg_class c, pg_tables v WHERE c.relname = 'pg_class' AND v.tablename = 'pg_class';
SELECT pg_typeof(v) FROM information_schema.tables v WHERE table_name = 'pg_class';
SELECT 'pg_class'::regtype, '_pg_class'::regtype, 'pg_class[]'::regtype, 'information_schema.columns'::regtype, 'pg_catalog.pg_views'::regtype;
SELECT reltype::regtype FROM pg_class WHERE oid = 'pg_attribute'::regclass;
SELECT typname, typtype, typrelid::regclass FROM pg_type WHERE oid = 'pg_tables'::regtype;
SELECT (NULL::pg_class).relname, (json_populate_record(NULL::pg_namespace, '{"nspname": "a"}')).nspname;

-- Kept in definitions and in rows.
CREATE VIEW kept AS SELECT c FROM pg_namespace c WHERE nspname = 'pg_catalog';
SELECT (c).nspname, pg_typeof(c) FROM kept;
SELECT data_type, udt_schema, udt_name FROM information_schema.columns WHERE table_name = 'kept';
CREATE TABLE holding (r pg_namespace, rs pg_namespace[]);
INSERT INTO holding SELECT n, ARRAY[n, n] FROM pg_namespace n WHERE nspname = 'pg_catalog';
SELECT (r).nspname, (rs[2]).nspname, pg_typeof(r) FROM holding;

-- There are no others.
CREATE FUNCTION wrong(r pg_nothing) RETURNS int LANGUAGE sql AS 'SELECT 1';
CREATE FUNCTION wrong(r pg_class.nothing%TYPE) RETURNS int LANGUAGE sql AS 'SELECT 1';
CREATE FUNCTION wrong(r pg_nothing.nothing%TYPE) RETURNS int LANGUAGE sql AS 'SELECT 1';
