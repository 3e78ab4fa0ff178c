-- ts_rewrite, ts_stat, and headlines of JSON.
SELECT ts_rewrite('a & b'::tsquery, 'a'::tsquery, 'c'::tsquery), ts_rewrite('a & b & c | d'::tsquery, 'a & c'::tsquery, 'x | y'::tsquery), ts_rewrite('a & b & c | d <-> e'::tsquery, 'd <-> e'::tsquery, 'new & york'::tsquery);
--> ts_rewrite:tsquery | ts_rewrite:tsquery | ts_rewrite:tsquery
--| 'b' & 'c' | 'd' | 'b' & ( 'y' | 'x' ) | 'b' & 'c' & 'a' | 'new' & 'york'
SELECT ts_rewrite('foo & bar & qq & new & york', 'new & york'::tsquery, 'big & apple | nyc | new & york & city'), ts_rewrite('a & b & c & d & e & f', 'zz', 'y'), ts_rewrite('foo & bar & qq & new & york', 'new', 'x'), ts_rewrite('5 <-> 6', '6', '7'), ts_rewrite('!(a | b)', 'a', 'x & y');
--> ts_rewrite:tsquery | ts_rewrite:tsquery | ts_rewrite:tsquery | ts_rewrite:tsquery | ts_rewrite:tsquery
--| 'foo' & 'bar' & 'qq' & ( 'city' & 'new' & 'york' | 'nyc' | 'big' & 'apple' ) | 'e' & 'c' & 'b' & 'f' & 'a' & 'd' | 'foo' & 'x' & 'bar' & 'qq' & 'york' | '5' <-> '7' | !( 'b' | 'x' & 'y' )
SET client_min_messages = warning;
--= SET
SELECT ts_rewrite('a & !b'::tsquery, 'b'::tsquery, ''::tsquery), ts_rewrite('a & b'::tsquery, 'a & b'::tsquery, ''::tsquery), ts_rewrite('5 & 6 | 7 & 8 & 9', '8 & 9', ''), ts_rewrite('', 'a', 'b'), ts_rewrite('a', '', 'b'), ts_rewrite('a', NULL, 'b');
--> ts_rewrite:tsquery | ts_rewrite:tsquery | ts_rewrite:tsquery | ts_rewrite:tsquery | ts_rewrite:tsquery | ts_rewrite:tsquery
--| 'a' |  | '6' & '5' | '7' |  | 'a' | ∅
CREATE TABLE aliases (target tsquery, substitute tsquery);
--= CREATE TABLE
INSERT INTO aliases VALUES ('moscow', 'moskva | moscow'), ('new <-> york', 'ny'), ('nope', NULL), ('hotel', '');
--= INSERT 0 4
SELECT ts_rewrite('moscow & hotel | (new <-> york) & z', 'SELECT target, substitute FROM aliases'), ts_rewrite('hotel', 'SELECT target, substitute FROM aliases');
--> ts_rewrite:tsquery | ts_rewrite:tsquery
--| 'moskva' | 'moscow' | 'z' & 'ny' | 
SELECT ts_rewrite('moscow', 'SELECT 1');
--! 22023: ts_rewrite query must return two tsquery columns
SELECT * FROM ts_stat('SELECT to_tsvector(''simple'', ''b a bb bb b é zz aaa'') UNION ALL SELECT ''x:1A,2B y''::tsvector UNION ALL SELECT NULL');
--> word:text | ndoc:int4 | nentry:int4
--| é | 1 | 1
--| zz | 1 | 1
--| y | 1 | 1
--| x | 1 | 2
--| bb | 1 | 2
--| b | 1 | 2
--| aaa | 1 | 1
--| a | 1 | 1
SELECT * FROM ts_stat('SELECT ''x:1A,2B y a:4C b:5''::tsvector', 'ab');
--> word:text | ndoc:int4 | nentry:int4
--| x | 1 | 2
SELECT * FROM ts_stat('SELECT ''x:1A,2B y a:4C''::tsvector', 'd?');
--> word:text | ndoc:int4 | nentry:int4
SELECT * FROM ts_stat('SELECT 1');
--! 22023: ts_stat query must return one tsvector column
SELECT word, ndoc FROM ts_stat('SELECT strip(to_tsvector(''english'', ''the cats'')) FROM generate_series(1, 3)') ORDER BY 1;
--> word:text | ndoc:int4
--| cat | 3
SELECT ts_headline('english', ' {"a" :  "cats and  dogs", "b":["rats eat cats", 1.50e3, null,true], "c":{} , "cat":[]} '::json, 'cat'::tsquery), ts_headline('english', '{"a": "cats and dogs", "b": ["rats eat cats", 1.50]}'::jsonb, 'cat'::tsquery);
--> ts_headline:json | ts_headline:jsonb
--| {"a":"<b>cats</b> and  dogs","b":["rats eat <b>cats</b>",1.50e3,null,true],"c":{},"cat":[]} | {"a": "<b>cats</b> and dogs", "b": ["rats eat <b>cats</b>", 1.50]}
SELECT ts_headline('{"a": "cats"}'::jsonb, 'cat'::tsquery, 'StartSel=[, StopSel=]'), ts_headline('"cats"'::json, 'cat'::tsquery), ts_headline('simple', '"the cats"'::json, 'cats'::tsquery, 'HighlightAll=on'), ts_headline('12'::jsonb, 'cat'::tsquery);
--> ts_headline:jsonb | ts_headline:json | ts_headline:json | ts_headline:jsonb
--| {"a": "[cats]"} | "<b>cats</b>" | "the <b>cats</b>" | 12
SELECT json_to_tsvector('english', '{"The cat": "fat rats", "n": 123.50, "b": true, "a":["x y", false, null, 5]}', '["string","numeric"]'), json_to_tsvector('english', '{"The cat": "fat rats", "n": 123.50, "b": true, "a":["x y", false, null, 5]}', '"all"'), jsonb_to_tsvector('english', '{"The cat": "fat rats", "n": 123.50, "b": true, "a":["x y", false, null, 5]}', '["key","boolean"]'), jsonb_to_tsvector('{"a": "cats"}', '["string"]'), jsonb_to_tsvector('{"a": "cats"}', '[]');
--> json_to_tsvector:tsvector | json_to_tsvector:tsvector | jsonb_to_tsvector:tsvector | jsonb_to_tsvector:tsvector | jsonb_to_tsvector:tsvector
--| '123.50':4 '5':9 'fat':1 'rat':2 'x':6 'y':7 | '123.50':9 '5':21 'b':11 'cat':2 'fals':19 'fat':4 'n':7 'rat':5 'true':13 'x':16 'y':17 | 'b':4 'cat':11 'fals':2 'n':8 'true':6 | 'cat':1 | 
SELECT to_tsvector('english', '["the cat of the", "of", "dogs"]'::jsonb), to_tsvector('simple', '{"a": "x", "b": {"c": "y"}}'::json);
--> to_tsvector:tsvector | to_tsvector:tsvector
--| 'cat':2 'dog':7 | 'x':1 'y':3
SELECT jsonb_to_tsvector('english', '{"a":1}', '["nope"]');
--! 22023: wrong flag in flag array: "nope"
SELECT jsonb_to_tsvector('english', '{"a":1}', '{"a":1}');
--! 22023: wrong flag type, only arrays and scalars are allowed
SELECT jsonb_to_tsvector('english', '{"a":1}', '1');
--! 22023: flag array element is not a string
