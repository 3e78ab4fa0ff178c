-- What keeps a database in order names the system's own relations as well: vacuumdb does, and those of large objects with them.
SELECT lo_put(lo_create(4711), 0, 'x') IS NOT NULL;
--> ?column?:bool
--| t
VACUUM pg_class;
--= VACUUM
VACUUM (ANALYZE) pg_largeobject;
--= VACUUM
VACUUM (FULL) pg_largeobject_metadata;
--= VACUUM
ANALYZE pg_largeobject, pg_largeobject_metadata, pg_class(relname);
--= ANALYZE
ANALYZE pg_largeobject(loid, nosuch);
--! 42703: column "nosuch" of relation "pg_largeobject" does not exist
ANALYZE pg_class(nosuch);
--! 42703: column "nosuch" of relation "pg_class" does not exist
ANALYZE pg_class(relname, relname);
--! 42701: column "relname" of relation "pg_class" appears more than once
VACUUM pg_stat_activity;
--~ skipping "pg_stat_activity" --- cannot vacuum non-tables or special system tables
--= VACUUM
ANALYZE information_schema.tables;
--~ skipping "tables" --- cannot analyze non-tables or special system tables
--= ANALYZE
REINDEX TABLE pg_class;
--= REINDEX
REINDEX TABLE pg_largeobject;
--= REINDEX
REINDEX TABLE pg_stat_activity;
--! 42809: "pg_stat_activity" is not a table or materialized view
REINDEX TABLE CONCURRENTLY pg_class;
--! 0A000: cannot reindex system catalogs concurrently
CREATE ROLE maintainer;
--= CREATE ROLE
SET ROLE maintainer;
--= SET
REINDEX TABLE pg_class;
--! 42501: must be owner of table pg_class
VACUUM pg_class;
--~ skipping "pg_class" --- only superuser or database owner can vacuum it
--= VACUUM
ANALYZE pg_largeobject;
--~ skipping "pg_largeobject" --- only superuser or database owner can analyze it
--= ANALYZE
RESET ROLE;
--= RESET
DROP ROLE maintainer;
--= DROP ROLE
SELECT lo_unlink(4711);
--> lo_unlink:int4
--| 1
