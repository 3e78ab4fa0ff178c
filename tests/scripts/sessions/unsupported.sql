--@ cambium
-- What PostgreSQL has and this server hasn't is refused by name.
SELECT point(1, 2);
--! 42883: function point(integer, integer) does not exist
SELECT '(1,2)'::point;
--! 0A000: type point is not supported: geometric types
CREATE TABLE place (at polygon);
--! 0A000: type polygon is not supported: geometric types
SELECT xpath('/a', '<a/>'::xml);
--! 0A000: function xpath is not supported: XML
SELECT lo_create(0);
--! 0A000: function lo_create is not supported: large objects
SELECT pg_read_file('postgresql.conf');
--! 0A000: function pg_read_file is not supported: access to the server's files
SELECT pg_create_logical_replication_slot('a', 'b');
--! 0A000: function pg_create_logical_replication_slot is not supported: replication
SELECT no_such_function(1);
--! 42883: function no_such_function(integer) does not exist
SELECT 'a'::no_such_type;
--! 42704: type "no_such_type" does not exist
SELECT public.point(1, 2);
--! 42883: function public.point(integer, integer) does not exist
