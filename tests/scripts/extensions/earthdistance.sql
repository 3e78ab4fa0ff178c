-- earthdistance: great-circle distances, of cubes on the earth's surface in meters and of points in miles. It needs cube.
CREATE EXTENSION earthdistance;
--! 42704: required extension "cube" is not installed
CREATE EXTENSION earthdistance VERSION '1.0';
--! 22023: extension "earthdistance" has no installation script nor update path for version "1.0"
CREATE EXTENSION earthdistance CASCADE;
--~ installing required extension "cube"
--= CREATE EXTENSION
CREATE EXTENSION IF NOT EXISTS earthdistance CASCADE;
--~ extension "earthdistance" already exists, skipping
--= CREATE EXTENSION
SELECT extname, extversion, extnamespace::regnamespace, extrelocatable FROM pg_extension WHERE extname IN ('cube', 'earthdistance') ORDER BY 1;
--> extname:name | extversion:text | extnamespace:regnamespace | extrelocatable:bool
--| cube | 1.5 | public | t
--| earthdistance | 1.1 | public | t
SELECT name, default_version, installed_version, comment FROM pg_available_extensions WHERE name = 'earthdistance';
--> name:name | default_version:text | installed_version:text | comment:text
--| earthdistance | 1.1 | 1.1 | calculate great-circle distances on the surface of the Earth
SELECT name, version, installed, superuser, trusted, relocatable, schema, requires, comment FROM pg_available_extension_versions WHERE name = 'earthdistance';
--> name:name | version:text | installed:bool | superuser:bool | trusted:bool | relocatable:bool | schema:name | requires:_name | comment:text
--| earthdistance | 1.1 | t | t | f | t | ∅ | {cube} | calculate great-circle distances on the surface of the Earth
SELECT pg_describe_object(classid, objid, objsubid), pg_describe_object(refclassid, refobjid, refobjsubid), deptype FROM pg_depend
WHERE classid = 'pg_extension'::regclass AND objid = (SELECT oid FROM pg_extension WHERE extname = 'earthdistance') ORDER BY 2;
--> pg_describe_object:text | pg_describe_object:text | deptype:char
--| extension earthdistance | extension cube | n
--| extension earthdistance | schema public | n
SELECT pg_describe_object(classid, objid, objsubid) FROM pg_depend WHERE deptype = 'e' AND refobjid = (SELECT oid FROM pg_extension WHERE extname = 'earthdistance') ORDER BY 1;
--> pg_describe_object:text
--| function earth()
--| function earth_box(earth,double precision)
--| function earth_distance(earth,earth)
--| function gc_to_sec(double precision)
--| function geo_distance(point,point)
--| function latitude(earth)
--| function ll_to_earth(double precision,double precision)
--| function longitude(earth)
--| function sec_to_gc(double precision)
--| operator <@>(point,point)
--| type earth
SELECT proname, pg_get_function_arguments(oid), pg_get_function_result(oid), provolatile, proisstrict, proparallel FROM pg_proc
WHERE proname IN ('earth', 'sec_to_gc', 'gc_to_sec', 'll_to_earth', 'latitude', 'longitude', 'earth_distance', 'earth_box', 'geo_distance') ORDER BY 1;
--> proname:name | pg_get_function_arguments:text | pg_get_function_result:text | provolatile:char | proisstrict:bool | proparallel:char
--| earth |  | double precision | i | f | s
--| earth_box | earth, double precision | cube | i | t | s
--| earth_distance | earth, earth | double precision | i | t | s
--| gc_to_sec | double precision | double precision | i | t | s
--| geo_distance | point, point | double precision | i | t | s
--| latitude | earth | double precision | i | t | s
--| ll_to_earth | double precision, double precision | earth | i | t | s
--| longitude | earth | double precision | i | t | s
--| sec_to_gc | double precision | double precision | i | t | s
SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE contypid = 'earth'::regtype ORDER BY 1;
--> conname:name | pg_get_constraintdef:text
--| not_3d | CHECK ((cube_dim(VALUE) <= 3))
--| not_point | CHECK (cube_is_point(VALUE))
--| on_surface | CHECK ((abs(((cube_distance(VALUE, '(0)'::cube) / earth()) - '1'::double precision)) < '1e-06'::double precision))
SELECT oprname, oprleft::regtype, oprright::regtype, oprresult::regtype, oprcom::regoperator, oprcode FROM pg_operator WHERE oprname = '<@>';
--> oprname:name | oprleft:regtype | oprright:regtype | oprresult:regtype | oprcom:regoperator | oprcode:regproc
--| <@> | point | point | double precision | <@>(point,point) | geo_distance
-- Conversions between the ways through and along the earth.
SELECT earth(), sec_to_gc(0), sec_to_gc(2 * earth()), sec_to_gc(10000000), sec_to_gc(-1), sec_to_gc(1000), sec_to_gc(NULL), sec_to_gc(3 * earth());
--> earth:float8 | sec_to_gc:float8 | sec_to_gc:float8 | sec_to_gc:float8 | sec_to_gc:float8 | sec_to_gc:float8 | sec_to_gc:float8 | sec_to_gc:float8
--| 6378168 | 0 | 20037605.732161503 | 11492966.299246123 | 0 | 1000.0000010242285 | ∅ | 20037605.732161503
SELECT gc_to_sec(0), gc_to_sec(sec_to_gc(2 * earth())), gc_to_sec(10000000), gc_to_sec(pi() * earth()), gc_to_sec(-1000), gc_to_sec(4 * earth()), gc_to_sec(1000);
--> gc_to_sec:float8 | gc_to_sec:float8 | gc_to_sec:float8 | gc_to_sec:float8 | gc_to_sec:float8 | gc_to_sec:float8 | gc_to_sec:float8
--| 0 | 12756336 | 9006786.260502627 | 12756336 | 0 | 12756336 | 999.9999989757716
-- Places.
SELECT lat, lon, ll_to_earth(lat, lon)::text, latitude(ll_to_earth(lat, lon)), longitude(ll_to_earth(lat, lon))
FROM (VALUES (0, 0), (0, 90), (0, 180), (0, -180), (90, 0), (-90, 0), (90, 180), (45, 45), (-33.87, 151.21), (52.52, 13.405)) AS place(lat, lon);
--> lat:numeric | lon:numeric | ll_to_earth:text | latitude:float8 | longitude:float8
--| 0 | 0 | (6378168, 0, 0) | 0 | 0
--| 0 | 90 | (3.9055015128120377e-10, 6378168, 0) | 0 | 90
--| 0 | 180 | (-6378168, 7.811003025624075e-10, 0) | 0 | 180
--| 0 | -180 | (-6378168, -7.811003025624075e-10, 0) | 0 | -180
--| 90 | 0 | (3.9055015128120377e-10, 0, 6378168) | 90 | 0
--| -90 | 0 | (3.9055015128120377e-10, 0, -6378168) | -90 | 0
--| 90 | 180 | (-3.9055015128120377e-10, 4.782859926730408e-26, 6378168) | 90 | 180
--| 45 | 45 | (3189084.000000001, 3189084, 4510045.844347039) | 44.99999999999999 | 44.99999999999999
--| -33.87 | 151.21 | (-4641207.405861911, 2550470.6012607324, -3554619.6089175656) | -33.87 | 151.21
--| 52.52 | 13.405 | (3775280.348718427, 899746.8050665664, 5061495.926263003) | 52.52 | 13.404999999999998
SELECT latitude(cube_subset(cube('(6378168,0,0)'), '{2,2,1}'::int[])), latitude('(0,0,-6378168.6)'::earth), latitude('(0,0,6378168.6)'::earth), longitude('(6378168)'::earth);
--> latitude:float8 | latitude:float8 | latitude:float8 | longitude:float8
--| 90 | -90 | 90 | 0
SELECT '0'::cube::earth;
--! 23514: value for domain earth violates check constraint "on_surface"
SELECT '(6378168,0,0),(6378168,1,0)'::cube::earth;
--! 23514: value for domain earth violates check constraint "not_point"
SELECT '(6378168,0,0,0)'::cube::earth;
--! 23514: value for domain earth violates check constraint "not_3d"
SELECT '(6378168,0)'::earth, '6378168'::earth, NULL::earth;
--> earth:user | earth:user | earth:user
--| (6378168, 0) | (6378168) | ∅
SELECT pg_typeof(ll_to_earth(1, 2)), pg_typeof(earth_box(ll_to_earth(1, 2), 3)), pg_typeof(cube_union(ll_to_earth(1, 2), ll_to_earth(2, 3)));
--> pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| earth | cube | cube
-- Distances.
SELECT earth_distance(ll_to_earth(0, 0), ll_to_earth(0, 0)), earth_distance(ll_to_earth(0, 0), ll_to_earth(0, 180)), earth_distance(ll_to_earth(52.52, 13.405), ll_to_earth(48.8566, 2.3522)),
    earth_distance(ll_to_earth(90, 0), ll_to_earth(-90, 0)), earth_distance(ll_to_earth(0, 0), ll_to_earth(45, 90));
--> earth_distance:float8 | earth_distance:float8 | earth_distance:float8 | earth_distance:float8 | earth_distance:float8
--| 0 | 20037605.732161503 | 878450.5582390272 | 20037605.732161503 | 10018802.86608075
SELECT '(0,0)'::point <@> '(180,0)'::point, '(13.405,52.52)'::point <@> '(2.3522,48.8566)', geo_distance('(-170,10)', '(170,10)'), '(0,90)'::point <@> '(0,-90)'::point, '(1,1)'::point <@> '(1,1)'::point,
    '(0,0)'::point <@> NULL::point, '(0,0)'::point <@> '(Infinity,0)'::point;
--> ?column?:float8 | ?column?:float8 | geo_distance:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8
--| 12436.772742000972 | 545.2293105242253 | 1360.6592085336158 | 12436.772742000972 | 0 | ∅ | NaN
SELECT count(*), round(sum(point(n * 37 % 360 - 180, n * 23 % 180 - 90) <@> point(n * 53 % 360 - 180, n * 71 % 180 - 90))::numeric, 4),
    round(sum(earth_distance(ll_to_earth(n * 23 % 180 - 90, n * 37 % 360 - 180), ll_to_earth(n * 71 % 180 - 90, n * 53 % 360 - 180)))::numeric, 2) FROM generate_series(1, 1000) n;
--> count:int8 | round:numeric | round:numeric
--| 1000 | 5961554.8973 | 9605006786.01
SELECT earth_box(ll_to_earth(0, 0), 1112) @> ll_to_earth(0, 0), earth_box(ll_to_earth(0, 0), pi() * earth() / 360 * 2) @> ll_to_earth(0, 1), earth_box(ll_to_earth(0, 0), pi() * earth() / 360) @> ll_to_earth(0, 1),
    earth_box(ll_to_earth(0, 0), 100)::text;
--> ?column?:bool | ?column?:bool | ?column?:bool | earth_box:text
--| t | t | f | (6378068.000000001, -99.99999999897578, -99.99999999897578),(6378267.999999999, 99.99999999897578, 99.99999999897578)
-- Tables of places: what is near is looked for by the box.
CREATE TABLE town (name text PRIMARY KEY, lat float8, lon float8, place earth GENERATED ALWAYS AS (ll_to_earth(lat, lon)) STORED);
--= CREATE TABLE
CREATE INDEX town_place ON town USING gist (ll_to_earth(lat, lon));
--= CREATE INDEX
CREATE INDEX town_box ON town USING gist (place);
--= CREATE INDEX
INSERT INTO town VALUES ('Berlin', 52.52, 13.405), ('Potsdam', 52.39, 13.065), ('Paris', 48.8566, 2.3522), ('Sydney', -33.87, 151.21), ('nowhere', NULL, NULL);
--= INSERT 0 5
SELECT name, round(earth_distance(place, ll_to_earth(52.5, 13.4))) FROM town WHERE earth_box(ll_to_earth(52.5, 13.4), 40000) @> place AND earth_distance(place, ll_to_earth(52.5, 13.4)) < 40000 ORDER BY 2;
--> name:text | round:float8
--| Berlin | 2252
--| Potsdam | 25819
SELECT name FROM town WHERE earth_box(ll_to_earth(52.5, 13.4), 5000) @> ll_to_earth(lat, lon) ORDER BY 1;
--> name:text
--| Berlin
SELECT name FROM town WHERE place IS NOT NULL ORDER BY point(lon, lat) <@> point(2, 48);
--> name:text
--| Paris
--| Potsdam
--| Berlin
--| Sydney
SELECT indexdef FROM pg_indexes WHERE tablename = 'town' ORDER BY 1;
--> indexdef:text
--| CREATE INDEX town_box ON public.town USING gist (place)
--| CREATE INDEX town_place ON public.town USING gist (ll_to_earth(lat, lon))
--| CREATE UNIQUE INDEX town_pkey ON public.town USING btree (name)
UPDATE town SET place = '0';
--! 428C9: column "place" can only be updated to DEFAULT
-- What it needs can't go without it.
DROP EXTENSION cube;
--! 2BP01: cannot drop extension cube because other objects depend on it
DROP TYPE cube CASCADE;
--! 2BP01: cannot drop type cube because extension cube requires it
DROP FUNCTION cube_is_point(cube);
--! 2BP01: cannot drop function cube_is_point(cube) because extension cube requires it
DROP DOMAIN earth;
--! 2BP01: cannot drop type earth because extension earthdistance requires it
DROP FUNCTION earth();
--! 2BP01: cannot drop function earth() because extension earthdistance requires it
DROP EXTENSION earthdistance;
--! 2BP01: cannot drop extension earthdistance because other objects depend on it
BEGIN;
--= BEGIN
DROP EXTENSION earthdistance CASCADE;
--~ drop cascades to 2 other objects
--= DROP EXTENSION
SELECT name, lat FROM town WHERE name = 'Paris';
--> name:text | lat:float8
--| Paris | 48.8566
SELECT '(0,0)'::point <@> '(180,0)'::point;
--! 42883: operator does not exist: point <@> point
ROLLBACK;
--= ROLLBACK
DROP TABLE town;
--= DROP TABLE
BEGIN;
--= BEGIN
DROP EXTENSION cube CASCADE;
--~ drop cascades to extension earthdistance
--= DROP EXTENSION
SELECT extname FROM pg_extension ORDER BY 1;
--> extname:name
--| plpgsql
ROLLBACK;
--= ROLLBACK
DROP EXTENSION earthdistance;
--= DROP EXTENSION
DROP EXTENSION cube;
--= DROP EXTENSION
-- Each in a schema of its own.
CREATE SCHEMA geometry;
--= CREATE SCHEMA
CREATE SCHEMA geography;
--= CREATE SCHEMA
CREATE EXTENSION cube SCHEMA geometry;
--= CREATE EXTENSION
CREATE EXTENSION earthdistance SCHEMA geography;
--= CREATE EXTENSION
SET search_path = geography, geometry;
--= SET
SELECT round(latitude(ll_to_earth(1, 2))), round(earth_distance(ll_to_earth(1, 2), ll_to_earth(2, 3)));
--> round:float8 | round:float8
--| 1 | 157402
RESET search_path;
--= RESET
SELECT extname, extnamespace::regnamespace FROM pg_extension ORDER BY 1;
--> extname:name | extnamespace:regnamespace
--| cube | geometry
--| earthdistance | geography
--| plpgsql | pg_catalog
ALTER EXTENSION earthdistance SET SCHEMA public;
--= ALTER EXTENSION
SELECT 'earth'::regtype, earth();
--> regtype:regtype | earth:float8
--| earth | 6378168
DROP SCHEMA geometry;
--! 2BP01: cannot drop schema geometry because other objects depend on it
DROP SCHEMA geometry CASCADE;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
SELECT extname FROM pg_extension ORDER BY 1;
--> extname:name
--| plpgsql
CREATE EXTENSION earthdistance SCHEMA geography CASCADE;
--~ installing required extension "cube"
--= CREATE EXTENSION
SELECT extname, extnamespace::regnamespace FROM pg_extension ORDER BY 1;
--> extname:name | extnamespace:regnamespace
--| cube | geography
--| earthdistance | geography
--| plpgsql | pg_catalog
DROP SCHEMA geography CASCADE;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
-- It isn't for everyone.
CREATE ROLE walker;
--= CREATE ROLE
SET ROLE walker;
--= SET
CREATE EXTENSION earthdistance CASCADE;
--~ installing required extension "cube"
--! 42501: permission denied to create extension "cube"
RESET ROLE;
--= RESET
DROP ROLE walker;
--= DROP ROLE
-- A function called cube isn't GROUP BY's, in whatever schema.
CREATE SCHEMA geometry;
--= CREATE SCHEMA
CREATE EXTENSION cube SCHEMA geometry;
--= CREATE EXTENSION
SET search_path = public, geometry;
--= SET
CREATE FUNCTION corner(float8) RETURNS text LANGUAGE sql IMMUTABLE RETURN cube($1, 2)::text;
--= CREATE FUNCTION
CREATE VIEW corners AS SELECT cube(n, 1) AS c FROM generate_series(1, 2) n GROUP BY "cube"(n, 1);
--= CREATE VIEW
RESET search_path;
--= RESET
SELECT corner(1), (SELECT count(*) FROM corners);
--> corner:text | count:int8
--| (1),(2) | 2
SELECT pg_get_viewdef('corners');
--> pg_get_viewdef:text
--| ␠SELECT geometry.cube((n.n)::double precision, (1)::double precision) AS c␊   FROM generate_series(1, 2) n(n)␊  GROUP BY (geometry.cube((n.n)::double precision, (1)::double precision));
DROP SCHEMA geometry CASCADE;
--~ drop cascades to 3 other objects
--= DROP SCHEMA
