-- A view may come to be made of itself by being replaced: it can't be read, but defined.
CREATE VIEW v AS SELECT 1 a;
--= CREATE VIEW

CREATE OR REPLACE VIEW v AS SELECT * FROM v;
--= CREATE VIEW

SELECT * FROM v;
--! 42P17: infinite recursion detected in rules for relation "v"

INSERT INTO v VALUES (1);
--! 42P17: infinite recursion detected in rules for relation "v"

SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT v.a␊   FROM v;

CREATE VIEW w AS SELECT a FROM v;
--= CREATE VIEW

CREATE MATERIALIZED VIEW m AS SELECT * FROM v;
--! 42P17: infinite recursion detected in rules for relation "v"

CREATE OR REPLACE VIEW v AS SELECT a FROM v WHERE a IN (SELECT a FROM v);
--= CREATE VIEW

CREATE OR REPLACE VIEW v AS WITH x AS (SELECT * FROM v) SELECT * FROM x;
--= CREATE VIEW

CREATE OR REPLACE VIEW v AS SELECT (SELECT max(a) FROM v) a;
--= CREATE VIEW

SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT ( SELECT max(v.a) AS max␊           FROM v) AS a;

CREATE OR REPLACE VIEW v AS SELECT 2 a;
--= CREATE VIEW

SELECT * FROM w;
--> a:int4
--| 2

CREATE OR REPLACE VIEW v AS SELECT * FROM w;
--= CREATE VIEW

SELECT * FROM v;
--! 42P17: infinite recursion detected in rules for relation "v"

SELECT * FROM w;
--! 42P17: infinite recursion detected in rules for relation "w"

CREATE VIEW u AS SELECT * FROM w;
--= CREATE VIEW

CREATE TABLE t AS SELECT * FROM w;
--! 42P17: infinite recursion detected in rules for relation "w"

DROP VIEW v;
--! 2BP01: cannot drop view v because other objects depend on it

CREATE OR REPLACE VIEW w AS SELECT 5 a;
--= CREATE VIEW

SELECT * FROM u;
--> a:int4
--| 5

DROP VIEW v CASCADE;
--= DROP VIEW
