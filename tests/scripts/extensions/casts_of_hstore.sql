-- The casts that an extension's type brings along are described.

create extension hstore;
--= CREATE EXTENSION
select pg_describe_object(classid, objid, objsubid) as what from pg_depend
where classid = 'pg_cast'::regclass and refclassid = 'pg_extension'::regclass and refobjid = (select oid from pg_extension where extname = 'hstore') order by 1;
--> what:text
--| cast from hstore to json
--| cast from hstore to jsonb
--| cast from text[] to hstore
drop extension hstore;
--= DROP EXTENSION
