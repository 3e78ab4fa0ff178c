--@ cambium
-- An inverted index over an expression has what the expression says now: PostgreSQL's keeps what it said when rows were written.
CREATE FUNCTION parts(t text) RETURNS text[] LANGUAGE sql IMMUTABLE AS 'SELECT string_to_array(t, '','')';
--= CREATE FUNCTION
CREATE FUNCTION pieces(t text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN string_to_array(t, ''-''); END';
--= CREATE FUNCTION
CREATE FUNCTION numbers(t text) RETURNS int[] LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN t::int[]; END';
--= CREATE FUNCTION
CREATE TABLE item (id int PRIMARY KEY, list text, line text, bad text);
--= CREATE TABLE
INSERT INTO item SELECT g, 'a' || g || ',b', 'c' || g || '-d', '{' || g || '}' FROM generate_series(1, 1000) g;
--= INSERT 0 1000
CREATE INDEX item_list ON item USING gin (parts(list));
--= CREATE INDEX
CREATE INDEX item_line ON item USING gin (pieces(line));
--= CREATE INDEX
CREATE INDEX item_bad ON item USING gin (numbers(bad));
--= CREATE INDEX
SELECT id FROM item WHERE parts(list) @> '{a7}';
--> id:int4
--| 7
SELECT id FROM item WHERE pieces(line) @> '{c7}';
--> id:int4
--| 7
SELECT id FROM item WHERE numbers(bad) @> '{7}';
--> id:int4
--| 7
CREATE OR REPLACE FUNCTION parts(t text) RETURNS text[] LANGUAGE sql IMMUTABLE AS 'SELECT string_to_array(upper(t), '','')';
--= CREATE FUNCTION
SELECT id FROM item WHERE parts(list) @> '{a7}';
--> id:int4
SELECT id FROM item WHERE parts(list) @> '{A7}';
--> id:int4
--| 7
CREATE OR REPLACE FUNCTION pieces(t text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN string_to_array(upper(t), ''-''); END';
--= CREATE FUNCTION
SELECT id FROM item WHERE pieces(line) @> '{C7}';
--> id:int4
--| 7
-- Where it can't be computed for some row, queries do without the index, and fail only if they come to that row.
INSERT INTO item VALUES (2000, 'z', 'z', 'no array');
--= INSERT 0 1
SELECT id FROM item WHERE numbers(bad) @> '{8}' AND id < 1000;
--> id:int4
--| 8
SELECT id FROM item WHERE numbers(bad) @> '{8}';
--! 22P02: malformed array literal: "no array"
DELETE FROM item WHERE id = 2000;
--= DELETE 1
SELECT id FROM item WHERE numbers(bad) @> '{8}';
--> id:int4
--| 8
-- A pattern that is none fails as without the index.
CREATE EXTENSION pg_trgm;
--= CREATE EXTENSION
CREATE INDEX item_trgm ON item USING gin (line gin_trgm_ops);
--= CREATE INDEX
SELECT id FROM item WHERE line ~ '(c7';
--! 2201B: invalid regular expression: parentheses () not balanced
SELECT id FROM item WHERE line ~ 'c77\M';
--> id:int4
--| 77
