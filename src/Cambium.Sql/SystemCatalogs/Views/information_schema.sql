-- information_schema.triggers
SELECT pg_catalog.current_database() AS trigger_catalog, n.nspname AS trigger_schema, t.tgname AS trigger_name, e.name::varchar AS event_manipulation,
    pg_catalog.current_database() AS event_object_catalog, n.nspname AS event_object_schema, c.relname AS event_object_table,
    (pg_catalog.rank() OVER (PARTITION BY n.nspname, c.relname, e.bit, t.tgtype::int4 & 1, t.tgtype::int4 & 66 ORDER BY t.tgname))::int4 AS action_order,
    CASE WHEN pg_catalog.pg_has_role(c.relowner, 'USAGE') THEN (pg_catalog.regexp_match(pg_catalog.pg_get_triggerdef(t.oid), ' WHEN \((.+)\) EXECUTE FUNCTION'))[1] END::varchar AS action_condition,
    pg_catalog.substring(pg_catalog.pg_get_triggerdef(t.oid), 'EXECUTE FUNCTION .*')::varchar AS action_statement,
    (CASE t.tgtype::int4 & 1 WHEN 1 THEN 'ROW' ELSE 'STATEMENT' END)::varchar AS action_orientation,
    (CASE t.tgtype::int4 & 66 WHEN 2 THEN 'BEFORE' WHEN 64 THEN 'INSTEAD OF' ELSE 'AFTER' END)::varchar AS action_timing,
    t.tgoldtable AS action_reference_old_table, t.tgnewtable AS action_reference_new_table,
    NULL::name AS action_reference_old_row, NULL::name AS action_reference_new_row, NULL::timestamptz AS created
FROM pg_catalog.pg_trigger t JOIN pg_catalog.pg_class c ON c.oid = t.tgrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    JOIN (VALUES (4, 'INSERT'), (8, 'DELETE'), (16, 'UPDATE')) e(bit, name) ON t.tgtype::int4 & e.bit <> 0
WHERE NOT t.tgisinternal
    AND (pg_catalog.pg_has_role(c.relowner, 'USAGE') OR pg_catalog.has_table_privilege(c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
        OR pg_catalog.has_any_column_privilege(c.oid, 'INSERT, UPDATE, REFERENCES'))

-- information_schema.triggered_update_columns
SELECT pg_catalog.current_database() AS trigger_catalog, n.nspname AS trigger_schema, t.tgname AS trigger_name,
    pg_catalog.current_database() AS event_object_catalog, n.nspname AS event_object_schema, c.relname AS event_object_table, a.attname AS event_object_column
FROM pg_catalog.pg_trigger t JOIN pg_catalog.pg_class c ON c.oid = t.tgrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (t.tgattr)
WHERE NOT t.tgisinternal
    AND (pg_catalog.pg_has_role(c.relowner, 'USAGE') OR pg_catalog.has_column_privilege(c.oid, a.attnum, 'INSERT, UPDATE, REFERENCES'))

-- information_schema.collations
SELECT pg_catalog.current_database() AS collation_catalog, n.nspname AS collation_schema, c.collname AS collation_name, 'NO PAD'::varchar AS pad_attribute
FROM pg_catalog.pg_collation c JOIN pg_catalog.pg_namespace n ON n.oid = c.collnamespace

-- information_schema.collation_character_set_applicability
SELECT pg_catalog.current_database() AS collation_catalog, n.nspname AS collation_schema, c.collname AS collation_name,
    NULL::name AS character_set_catalog, NULL::name AS character_set_schema, 'UTF8'::name AS character_set_name
FROM pg_catalog.pg_collation c JOIN pg_catalog.pg_namespace n ON n.oid = c.collnamespace
