-- No document makes no rows, and what makes none says what it asks for.
SELECT * FROM jsonb_to_recordset(NULL) AS n(a int);
--> a:int4
SELECT * FROM json_to_recordset(NULL) AS n(a int);
--> a:int4
CREATE TABLE doc (id int PRIMARY KEY, body jsonb);
--= CREATE TABLE
INSERT INTO doc VALUES (1, '{"items": [{"a": 1}, {"a": 2}]}'), (2, '{}'), (3, NULL), (4, '{"items": []}');
--= INSERT 0 4
SELECT doc.id, n.a FROM doc JOIN LATERAL ROWS FROM (jsonb_to_recordset(doc.body -> 'items') AS (a int)) WITH ORDINALITY AS n ON true ORDER BY doc.id, n.ordinality;
--> id:int4 | a:int4
--| 1 | 1
--| 1 | 2
SELECT doc.id, n.a FROM doc LEFT JOIN LATERAL json_to_recordset((doc.body -> 'items')::json) AS n(a int) ON true ORDER BY doc.id, n.a;
--> id:int4 | a:int4
--| 1 | 1
--| 1 | 2
--| 2 | ∅
--| 3 | ∅
--| 4 | ∅
SELECT doc.id, n.* FROM doc, LATERAL ROWS FROM (jsonb_to_recordset(doc.body -> 'items') AS (a int), generate_series(1, 3)) AS n(a, g) WHERE doc.id < 3 ORDER BY doc.id, g;
--> id:int4 | a:int4 | g:int4
--| 1 | 1 | 1
--| 1 | 2 | 2
--| 1 | ∅ | 3
--| 2 | ∅ | 1
--| 2 | ∅ | 2
--| 2 | ∅ | 3
CREATE TYPE pair AS (a int, b text);
--= CREATE TYPE
SELECT * FROM jsonb_populate_recordset(NULL::pair, NULL);
--> a:int4 | b:text
SELECT * FROM jsonb_populate_record(ROW (1, 'x')::pair, NULL);
--> a:int4 | b:text
--| 1 | x
SELECT * FROM jsonb_to_record(NULL) AS n(a int);
--> a:int4
--| ∅
-- of another shape
SELECT * FROM jsonb_to_recordset('null') AS n(a int);
--! 22023: cannot call jsonb_to_recordset on a non-array
SELECT * FROM jsonb_to_recordset('{}') AS n(a int);
--! 22023: cannot call jsonb_to_recordset on a non-array
SELECT * FROM jsonb_to_recordset('[1]') AS n(a int);
--! 22023: argument of jsonb_to_recordset must be an array of objects
SELECT * FROM json_to_recordset('null') AS n(a int);
--! 22023: cannot call json_to_recordset on a scalar
SELECT * FROM json_to_recordset('{}') AS n(a int);
--! 22023: cannot call json_to_recordset on an object
SELECT * FROM json_to_recordset('[null]') AS n(a int);
--! 22023: argument of json_to_recordset must be an array of objects
SELECT * FROM jsonb_populate_recordset(NULL::pair, '{}');
--! 22023: cannot call jsonb_populate_recordset on a non-array
SELECT * FROM jsonb_populate_recordset(NULL::pair, '[[]]');
--! 22023: argument of jsonb_populate_recordset must be an array of objects
SELECT * FROM json_populate_recordset(NULL::pair, '{}');
--! 22023: cannot call json_populate_recordset on an object
SELECT * FROM json_populate_recordset(NULL::pair, '[1]');
--! 22023: argument of json_populate_recordset must be an array of objects
SELECT * FROM jsonb_to_record('null') AS n(a int);
--! 22023: cannot call populate_composite on a scalar
SELECT * FROM json_to_record('[1]') AS n(a int);
--! 22023: cannot call populate_composite on an array
SELECT * FROM jsonb_populate_record(NULL::pair, '"x"');
--! 22023: cannot call populate_composite on a scalar
SELECT * FROM jsonb_to_record('{"p": 3}') AS n(p pair);
--! 22023: cannot call populate_composite on a scalar
