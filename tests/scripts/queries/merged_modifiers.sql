-- Columns merged of different types have the modifier of neither.
CREATE TABLE short (a varchar(3));
--= CREATE TABLE
CREATE TABLE long (a text);
--= CREATE TABLE
CREATE VIEW inner_view AS SELECT a FROM short JOIN long USING (a);
--= CREATE VIEW
CREATE VIEW right_view AS SELECT a FROM long RIGHT JOIN short USING (a);
--= CREATE VIEW
SELECT attrelid::regclass, format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid IN ('inner_view'::regclass, 'right_view'::regclass) ORDER BY 1;
--> attrelid:regclass | format_type:text
--| inner_view | character varying
--| right_view | text
DROP TABLE short, long CASCADE;
--~ drop cascades to 2 other objects
--= DROP TABLE
