-- hstore.
CREATE EXTENSION hstore;
--= CREATE EXTENSION
SELECT 'b=>1, a=>NULL, cc=>"q\"r", "d e"=>"x\\y"'::hstore, ''::hstore, 'a=>null,b=>"null"'::hstore, 'a=>1,a=>2'::hstore;
--> hstore:user | hstore:user | hstore:user | hstore:user
--| "a"=>NULL, "b"=>"1", "cc"=>"q\"r", "d e"=>"x\\y" |  | "a"=>NULL, "b"=>"null" | "a"=>"1"
SELECT 'a=>'::hstore;
--! XX000: Unexpected end of string
SELECT 'a b=>c'::hstore;
--! XX000: Syntax error near "b" at position 2
SELECT '=>b'::hstore;
--! XX000: Syntax error near "=" at position 0
SELECT h -> 'b', h -> 'zz', h -> ARRAY['a', 'b', 'zz'], h ? 'a', h ?& ARRAY['a', 'zz'], h ?| ARRAY['a', 'zz'], exist(h, 'b'), defined(h, 'a') FROM (SELECT 'a=>NULL, b=>1'::hstore) v(h);
--> ?column?:text | ?column?:text | ?column?:_text | ?column?:bool | ?column?:bool | ?column?:bool | exist:bool | defined:bool
--| 1 | ∅ | {NULL,1,NULL} | t | f | t | t | f
SELECT h @> 'b=>1', h @> 'b=>2', 'b=>1' <@ h, h || 'b=>9, c=>3', h - 'a'::text, h - ARRAY['a', 'b'], h - 'b=>1'::hstore, delete(h, 'a') FROM (SELECT 'a=>NULL, b=>1'::hstore) v(h);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:user | ?column?:user | ?column?:user | ?column?:user | delete:user
--| t | f | t | "a"=>NULL, "b"=>"9", "c"=>"3" | "b"=>"1" |  | "a"=>NULL | "b"=>"1"
SELECT akeys(h), avals(h), %% h, %# h, hstore_to_array(h), hstore_to_matrix(''), slice(h, ARRAY['b']) FROM (SELECT 'a=>NULL, b=>1'::hstore) v(h);
--> akeys:_text | avals:_text | ?column?:_text | ?column?:_text | hstore_to_array:_text | hstore_to_matrix:_text | slice:user
--| {a,b} | {NULL,1} | {a,NULL,b,1} | {{a,NULL},{b,1}} | {a,NULL,b,1} | {} | "b"=>"1"
SELECT * FROM each('a=>NULL, b=>1'::hstore);
--> key:text | value:text
--| a | ∅
--| b | 1
SELECT skeys('a=>1,b=>2'::hstore);
--> skeys:text
--| a
--| b
SELECT (each('a=>1'::hstore)).key;
--> key:text
--| a
SELECT hstore('k', 'v'), hstore('k', NULL), hstore(ARRAY['a', '1', 'b', NULL]), hstore(ARRAY[['a', '1'], ['b', '2']]), hstore(ARRAY['a', 'b'], ARRAY['1', '2']), ARRAY['x', 'y']::hstore;
--> hstore:user | hstore:user | hstore:user | hstore:user | hstore:user | array:user
--| "k"=>"v" | "k"=>NULL | "a"=>"1", "b"=>NULL | "a"=>"1", "b"=>"2" | "a"=>"1", "b"=>"2" | "x"=>"y"
SELECT hstore(ARRAY['a']);
--! 2202E: array must have even number of elements
SELECT hstore(NULL::text, 'v') IS NULL, hstore(ARRAY[NULL, 'a']);
--! 22004: null value not allowed for hstore key
SELECT hstore_to_json(h), hstore_to_json_loose(h), hstore_to_jsonb(h), hstore_to_jsonb_loose(h), h::json, h::jsonb FROM (SELECT 'a=>NULL, b=>1, c=>t, d=>"x y", e=>1.5e3, f=>01'::hstore) v(h);
--> hstore_to_json:json | hstore_to_json_loose:json | hstore_to_jsonb:jsonb | hstore_to_jsonb_loose:jsonb | h:json | h:jsonb
--| {"a": null, "b": "1", "c": "t", "d": "x y", "e": "1.5e3", "f": "01"} | {"a": null, "b": 1, "c": true, "d": "x y", "e": 1.5e3, "f": "01"} | {"a": null, "b": "1", "c": "t", "d": "x y", "e": "1.5e3", "f": "01"} | {"a": null, "b": 1, "c": true, "d": "x y", "e": 1500, "f": "01"} | {"a": null, "b": "1", "c": "t", "d": "x y", "e": "1.5e3", "f": "01"} | {"a": null, "b": "1", "c": "t", "d": "x y", "e": "1.5e3", "f": "01"}
SELECT 'a=>1,b=>2'::hstore = 'b=>2, a=>1', 'a=>1'::hstore <> 'a=>2', 'a=>1'::hstore = 'a=>NULL';
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f
CREATE TABLE doc (id int PRIMARY KEY, attrs hstore);
--= CREATE TABLE
INSERT INTO doc VALUES (1, 'size=>L, color=>red'), (2, 'size=>S'), (3, NULL), (4, 'color=>red, size=>L');
--= INSERT 0 4
CREATE INDEX doc_gin ON doc USING gin (attrs);
--= CREATE INDEX
CREATE INDEX doc_gist ON doc USING gist (attrs);
--= CREATE INDEX
CREATE INDEX doc_size ON doc ((attrs -> 'size'));
--= CREATE INDEX
SELECT id FROM doc WHERE attrs @> 'size=>L' ORDER BY id;
--> id:int4
--| 1
--| 4
SELECT id FROM doc WHERE attrs -> 'size' = 'S';
--> id:int4
--| 2
SELECT count(*) FROM doc GROUP BY attrs ORDER BY 1;
--> count:int8
--| 1
--| 1
--| 2
UPDATE doc SET attrs = attrs || hstore('new', id::text) WHERE id < 3 RETURNING attrs;
--> attrs:user
--| "new"=>"1", "size"=>"L", "color"=>"red"
--| "new"=>"2", "size"=>"S"
--= UPDATE 2
UPDATE doc SET attrs = attrs - 'new'::text WHERE id = 1 RETURNING attrs;
--> attrs:user
--| "size"=>"L", "color"=>"red"
--= UPDATE 1
SELECT hstore(doc) FROM doc WHERE id = 2;
--> hstore:user
--| "id"=>"2", "attrs"=>"\"new\"=>\"2\", \"size\"=>\"S\""
SELECT hstore(ROW(1, 'x'));
--> hstore:user
--| "f1"=>"1", "f2"=>"x"
SELECT populate_record(NULL::doc, 'id=>7'), NULL::doc #= 'id=>8, attrs=>"a=>1"';
--> populate_record:user | ?column?:user
--| (7,) | (8,"""a""=>""1""")
SELECT id, (attrs -> 'size') IS NULL FROM doc ORDER BY id;
--> id:int4 | ?column?:bool
--| 1 | f
--| 2 | f
--| 3 | t
--| 4 | f
SELECT typname, typcategory, typinput, typoutput FROM pg_type WHERE typname = 'hstore';
--> typname:name | typcategory:char | typinput:regproc | typoutput:regproc
--| hstore | U | hstore_in | hstore_out
ALTER TABLE doc ADD COLUMN j jsonb;
--= ALTER TABLE
UPDATE doc SET j = attrs::jsonb WHERE id = 2 RETURNING j;
--> j:jsonb
--| {"new": "2", "size": "S"}
--= UPDATE 1
-- Domains in the rows that it fills are tested.
CREATE DOMAIN given AS int NOT NULL CHECK (VALUE > 0);
--= CREATE DOMAIN
CREATE TABLE filled (a int, b given);
--= CREATE TABLE
SELECT populate_record(NULL::filled, 'a=>1'), populate_record(NULL::filled, 'b=>2');
--! 23502: domain given does not allow null values
SELECT populate_record(NULL::filled, 'a=>1, b=>2'), NULL::filled #= 'b=>3'::hstore, ROW(1, 2)::filled #= NULL;
--> populate_record:user | ?column?:user | ?column?:user
--| (1,2) | (,3) | (1,2)
SELECT NULL::filled #= 'b=>0'::hstore;
--! 23514: value for domain given violates check constraint "given_check"
SELECT ROW(1, 2)::filled #= hstore('b', NULL);
--! 23502: domain given does not allow null values
-- subscripts read and write single pairs
CREATE TABLE settings (id int, h hstore);
--= CREATE TABLE
INSERT INTO settings (id, h['a']) VALUES (1, 'x');
--= INSERT 0 1
INSERT INTO settings VALUES (2, 'b=>2');
--= INSERT 0 1
UPDATE settings SET h['c'] = 5, h['d'] = NULL;
--= UPDATE 2
SELECT id, h, h['a'], h['c']::int + 1, h['none'] FROM settings ORDER BY id;
--> id:int4 | h:user | h:text | ?column?:int4 | h:text
--| 1 | "a"=>"x", "c"=>"5", "d"=>NULL | x | 6 | ∅
--| 2 | "b"=>"2", "c"=>"5", "d"=>NULL | ∅ | 6 | ∅
UPDATE settings SET h['q'] = 'z' WHERE h['b'] = '2' RETURNING h['q'], h;
--> h:text | h:user
--| z | "b"=>"2", "c"=>"5", "d"=>NULL, "q"=>"z"
--= UPDATE 1
SELECT (NULL::hstore)['a'], ('a=>1'::hstore)[NULL], ('1=>one'::hstore)[1], pg_typeof(('a=>1'::hstore)['a']);
--> hstore:text | hstore:text | hstore:text | pg_typeof:regtype
--| ∅ | ∅ | one | text
CREATE VIEW colours AS SELECT h['a'] AS colour FROM settings;
--= CREATE VIEW
SELECT pg_get_viewdef('colours'), count(*) FROM colours;
--> pg_get_viewdef:text | count:int8
--| ␠SELECT settings.h['a'::text] AS colour␊   FROM settings; | 2
SELECT ('a=>1'::hstore)['a']['b'];
--! 0A000: hstore allows only one subscript
SELECT ('a=>1'::hstore)['a':'b'];
--! 0A000: hstore allows only one subscript
UPDATE settings SET h[NULL] = 'x';
--! 22004: hstore subscript in assignment must not be null
UPDATE settings SET h['a':'b'] = 'x';
--! 0A000: hstore allows only one subscript
DROP TABLE settings CASCADE;
--~ drop cascades to view colours
--= DROP TABLE
