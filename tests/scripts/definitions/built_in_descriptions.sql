-- What is built in is described.
SELECT obj_description('lower(text)'::regprocedure), obj_description('int4'::regtype, 'pg_type'), obj_description('+(integer,integer)'::regoperator, 'pg_operator'),
    obj_description('pg_catalog'::regnamespace, 'pg_namespace'), obj_description('int4'::regtype, 'pg_proc'), obj_description(1247);
--> obj_description:text | obj_description:text | obj_description:text | obj_description:text | obj_description:text | obj_description:text
--| lowercase | -2 billion to 2 billion integer, 4-byte storage | add | system catalog schema | ∅ | ∅
SELECT description FROM pg_description WHERE objoid = 'now()'::regprocedure AND classoid = 'pg_proc'::regclass;
--> description:text
--| current transaction time
SELECT amname, obj_description(oid, 'pg_am') FROM pg_am ORDER BY 1;
--> amname:name | obj_description:text
--| brin | block range index (BRIN) access method
--| btree | b-tree index access method
--| gin | GIN index access method
--| gist | GiST index access method
--| hash | hash index access method
--| heap | heap table access method
--| spgist | SP-GiST index access method
SELECT name, short_desc FROM pg_settings WHERE name IN ('work_mem', 'DateStyle', 'search_path') ORDER BY name COLLATE "C";
--> name:text | short_desc:text
--| DateStyle | Sets the display format for date and time values.
--| search_path | Sets the schema search order for names that are not schema-qualified.
--| work_mem | Sets the maximum memory to be used for query workspaces.
COMMENT ON SCHEMA public IS 'ours';
--= COMMENT
SELECT obj_description('public'::regnamespace, 'pg_namespace');
--> obj_description:text
--| ours
