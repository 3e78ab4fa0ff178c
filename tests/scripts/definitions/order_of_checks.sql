--@ positions
-- What a statement is refused for when there is more than one reason.
CREATE TABLE t (a int PRIMARY KEY);
--= CREATE TABLE
CREATE VIEW v AS SELECT a FROM t;
--= CREATE VIEW
CREATE INDEX i ON t (a);
--= CREATE INDEX
CREATE SEQUENCE s;
--= CREATE SEQUENCE
CREATE TYPE c AS (a int, b text);
--= CREATE TYPE

-- Columns before names.
CREATE INDEX i ON t (missing);
--! 42703: column "missing" does not exist
CREATE INDEX i ON t ((missing + 1));
--! 42703 at 23: column "missing" does not exist
CREATE INDEX IF NOT EXISTS i ON t (missing);
--! 42703: column "missing" does not exist
CREATE INDEX IF NOT EXISTS i ON t (a);
--~ relation "i" already exists, skipping
--= CREATE INDEX
ALTER TABLE t ADD PRIMARY KEY (missing);
--! 42703: column "missing" of relation "t" does not exist
ALTER TABLE t ADD PRIMARY KEY (a);
--! 42P16: multiple primary keys for table "t" are not allowed
ALTER TABLE t ADD CONSTRAINT k PRIMARY KEY (a);
--! 42P16: multiple primary keys for table "t" are not allowed
CREATE TABLE two (a int PRIMARY KEY, b int PRIMARY KEY);
--! 42P16 at 44: multiple primary keys for table "two" are not allowed

-- What is replaced must be a view.
CREATE VIEW i AS SELECT 1 AS one;
--! 42P07: relation "i" already exists
CREATE OR REPLACE VIEW i AS SELECT 1 AS one;
--! 42809: "i" is not a view
CREATE OR REPLACE VIEW s AS SELECT 1 AS one;
--! 42809: "s" is not a view
CREATE OR REPLACE VIEW t AS SELECT 1 AS one;
--! 42809: "t" is not a view
CREATE VIEW v AS SELECT 1 AS one WITH LOCAL CHECK OPTION;
--! 0A000: WITH CHECK OPTION is supported only on automatically updatable views
CREATE VIEW v AS SELECT 1 AS one;
--! 42P07: relation "v" already exists

CREATE DOMAIN d AS int NULL NOT NULL;
--! 42601: conflicting NULL/NOT NULL constraints
CREATE DOMAIN d AS int CONSTRAINT x NOT NULL CONSTRAINT y NULL;
--! 42601: conflicting NULL/NOT NULL constraints
CREATE DOMAIN d AS record;
--! 42804: "record" is not a valid base type for a domain
CREATE TABLE n (a int NULL NOT NULL);
--! 42601 at 28: conflicting NULL/NOT NULL declarations for column "a" of table "n"
CREATE TABLE n (a record);
--! 42P16: column "a" has pseudo-type record
CREATE TABLE f (a int REFERENCES t MATCH PARTIAL);
--! 0A000 at 36: MATCH PARTIAL not yet implemented
ALTER TABLE t ADD FOREIGN KEY (a) REFERENCES t (missing) MATCH PARTIAL;
--! 0A000 at 58: MATCH PARTIAL not yet implemented

-- A composite type is no table.
SELECT * FROM c;
--! 42809 at 15: "c" is a composite type
WITH x AS (SELECT * FROM c), c AS (SELECT 1) SELECT * FROM x;
--! 42809 at 26: "c" is a composite type
INSERT INTO c VALUES (1, 'x');
--! 42809 at 13: "c" is a composite type
UPDATE c SET a = 1;
--! 42809 at 8: "c" is a composite type
DELETE FROM c;
--! 42809 at 13: "c" is a composite type

-- A column has the type of a table's rows.
CREATE TABLE r (v t);
--= CREATE TABLE
DROP TABLE t;
--! 2BP01: cannot drop table t because other objects depend on it
DROP TABLE r;
--= DROP TABLE

-- An operator that is named as another's negator or commutator becomes so both ways.
CREATE FUNCTION same_length(text, text) RETURNS bool LANGUAGE sql AS 'SELECT length($1) = length($2)';
--= CREATE FUNCTION
CREATE FUNCTION other_length(text, text) RETURNS bool LANGUAGE sql AS 'SELECT length($1) <> length($2)';
--= CREATE FUNCTION
CREATE OPERATOR ==# (LEFTARG = text, RIGHTARG = text, FUNCTION = same_length, COMMUTATOR = ==#);
--= CREATE OPERATOR
CREATE OPERATOR <># (LEFTARG = text, RIGHTARG = text, FUNCTION = other_length, COMMUTATOR = <>#, NEGATOR = ==#);
--= CREATE OPERATOR
SELECT o.oprname, n.oprname, k.oprname
    FROM pg_operator o LEFT JOIN pg_operator n ON n.oid = o.oprnegate LEFT JOIN pg_operator k ON k.oid = o.oprcom
    WHERE o.oprcode::text IN ('same_length', 'other_length') ORDER BY 1;
--> oprname:name | oprname:name | oprname:name
--| <># | ==# | <>#
--| ==# | <># | ==#

SELECT array_cat(NULL, NULL), pg_typeof(array_cat(NULL, NULL)), array_append(NULL, NULL), array_cat(NULL, '{1}'::int[]);
--> array_cat:_text | pg_typeof:regtype | array_append:_text | array_cat:_int4
--| ∅ | text[] | {NULL} | {1}
SELECT to_regclass('23'), to_regproc('23'), to_regnamespace('23'), to_regrole('23'), to_regclass('t');
--> to_regclass:regclass | to_regproc:regproc | to_regnamespace:regnamespace | to_regrole:regrole | to_regclass:regclass
--| ∅ | ∅ | ∅ | ∅ | t
CREATE VIEW w AS SELECT DISTINCT a::varchar AS a FROM (SELECT 'a'::varchar(10) AS a) x ORDER BY a::varchar DESC;
--= CREATE VIEW
SELECT pg_get_viewdef('w');
--> pg_get_viewdef:text
--| ␠SELECT DISTINCT (x.a)::character varying AS a␊   FROM ( SELECT 'a'::character varying(10) AS a) x␊  ORDER BY (x.a)::character varying DESC;

DROP TABLE pg_attribute;
--! 42501: permission denied: "pg_attribute" is a system catalog
DROP TABLE IF EXISTS pg_catalog.pg_class;
--! 42501: permission denied: "pg_class" is a system catalog
