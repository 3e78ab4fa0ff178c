# A schema in which names alone put things into the wrong order: pg_dump goes by pg_depend.
. "$(dirname "$0")/dump.sh"
psql -X -q -v ON_ERROR_STOP=1 <<'SQL' || exit 1
SET client_min_messages = warning;
CREATE TYPE z_inner AS (a int, b text);
CREATE TYPE a_outer AS (i z_inner, many z_inner[]);
CREATE DOMAIN a_domain AS a_outer CHECK (VALUE IS NOT NULL);
CREATE TYPE a_range AS RANGE (subtype = z_inner);
CREATE TABLE z_table (id int PRIMARY KEY, name text COLLATE "C", tag varchar(5) COLLATE "POSIX");
CREATE TABLE a_table (id int PRIMARY KEY, z z_table, o a_outer, zs z_table[], d a_domain, r a_range);
CREATE FUNCTION a_function(given z_table) RETURNS SETOF a_table LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT * FROM a_table WHERE id = given.id; END $$;
CREATE VIEW a_view AS SELECT z.id, z.name, z.tag, count(*) AS n FROM z_table z JOIN a_table a ON a.id = z.id GROUP BY z.id;
CREATE VIEW a_above AS SELECT name, n FROM a_view;
CREATE FUNCTION a_of_view(v a_view) RETURNS bigint LANGUAGE sql AS 'SELECT v.n';
CREATE INDEX z_name ON z_table (name COLLATE "POSIX", tag);
INSERT INTO z_table VALUES (1, 'one', 'x'), (2, 'two', NULL);
INSERT INTO a_table SELECT id, z, ROW(ROW(id, name), ARRAY[ROW(7, 'seven')::z_inner])::a_outer, ARRAY[z], ROW(ROW(8, 'eight'), '{}')::a_outer FROM z_table z;
SQL
dump_and_restore -c "SELECT a_of_view(v), v FROM a_view v ORDER BY id" -c "SELECT f FROM z_table z, a_function(z) f ORDER BY f.id"
