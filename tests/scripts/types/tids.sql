-- ctid and its type: where rows lie.
SELECT '(1,2)'::tid, '(4294967295,65535)'::tid, ' junk( 3,+4)x'::tid, '(-1,0)'::tid, '(1,2)'::tid::text, '(1,2)'::text::tid;
--> tid:tid | tid:tid | tid:tid | tid:tid | text:text | tid:tid
--| (1,2) | (4294967295,65535) | (3,4) | (4294967295,0) | (1,2) | (1,2)
SELECT '(1,65536)'::tid;
--! 22P02: invalid input syntax for type tid: "(1,65536)"
SELECT '(4294967296,1)'::tid;
--! 22P02: invalid input syntax for type tid: "(4294967296,1)"
SELECT '(1,-1)'::tid;
--! 22P02: invalid input syntax for type tid: "(1,-1)"
SELECT '1,2'::tid;
--! 22P02: invalid input syntax for type tid: "1,2"
SELECT '(1 ,2)'::tid;
--! 22P02: invalid input syntax for type tid: "(1 ,2)"
SELECT '(1,2'::tid;
--! 22P02: invalid input syntax for type tid: "(1,2"
SELECT ''::tid;
--! 22P02: invalid input syntax for type tid: ""
SELECT a, b, a = b, a <> b, a < b, a <= b, a > b, a >= b FROM (VALUES ('(0,1)'::tid, '(0,2)'::tid), ('(1,0)', '(0,9)'), ('(10,1)', '(9,1)'), ('(3,3)', '(3,3)')) v(a, b);
--> a:tid | b:tid | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| (0,1) | (0,2) | f | t | t | t | f | f
--| (1,0) | (0,9) | f | t | f | f | t | t
--| (10,1) | (9,1) | f | t | f | f | t | t
--| (3,3) | (3,3) | t | f | f | t | f | t
SELECT tidsmaller('(0,1)', '(1,0)'), tidlarger('(0,1)', '(1,0)'), min(t), max(t), count(DISTINCT t) FROM (VALUES ('(2,1)'::tid), ('(1,9)'), ('(2,1)'), (NULL)) v(t);
--> tidsmaller:tid | tidlarger:tid | min:tid | max:tid | count:int8
--| (0,1) | (1,0) | (1,9) | (2,1) | 2
SELECT array_agg(t ORDER BY t), '{"(1,2)",NULL}'::tid[], '(1,2)' = ANY ('{"(1,2)"}'::tid[]) FROM (VALUES ('(2,1)'::tid), ('(1,9)')) v(t);
--> array_agg:_tid | tid:_tid | ?column?:bool
--| {"(1,9)","(2,1)"} | {"(1,2)",NULL} | t
SELECT 1::tid;
--! 42846: cannot cast type integer to tid
SELECT '(1,2)'::tid + 1;
--! 42883: operator does not exist: tid + integer
SELECT pg_column_size('(1,2)'::tid), pg_typeof('(1,2)'::tid);
--> pg_column_size:int4 | pg_typeof:regtype
--| 6 | tid
SELECT oid, typname, typlen, typarray, typinput, typsend FROM pg_type WHERE oid IN (27, 1010) ORDER BY oid;
--> oid:oid | typname:name | typlen:int2 | typarray:oid | typinput:regproc | typsend:regproc
--| 27 | tid | 6 | 1010 | tidin | tidsend
--| 1010 | _tid | -1 | 0 | array_in | array_send

-- A table without a key.
CREATE TABLE heap (x int, y text);
--= CREATE TABLE
INSERT INTO heap SELECT g % 3, 'v' || g FROM generate_series(1, 6) g;
--= INSERT 0 6
SELECT ctid, * FROM heap ORDER BY ctid;
--> ctid:tid | x:int4 | y:text
--| (0,1) | 1 | v1
--| (0,2) | 2 | v2
--| (0,3) | 0 | v3
--| (0,4) | 1 | v4
--| (0,5) | 2 | v5
--| (0,6) | 0 | v6
SELECT * FROM heap WHERE ctid = '(0,4)';
--> x:int4 | y:text
--| 1 | v4
SELECT * FROM heap WHERE ctid = '(0,0)';
--> x:int4 | y:text
SELECT * FROM heap WHERE ctid = '(7,1)';
--> x:int4 | y:text
SELECT * FROM heap WHERE ctid = NULL;
--> x:int4 | y:text
SELECT * FROM heap WHERE '(0,2)' = ctid AND x = 2;
--> x:int4 | y:text
--| 2 | v2
SELECT * FROM heap WHERE ctid IN ('(0,2)', '(0,5)', '(9,9)') ORDER BY y;
--> x:int4 | y:text
--| 2 | v2
--| 2 | v5
SELECT * FROM heap WHERE ctid = ANY (ARRAY['(0,6)', '(0,6)', NULL, '(0,1)']::tid[]) ORDER BY y;
--> x:int4 | y:text
--| 1 | v1
--| 0 | v6
SELECT * FROM heap WHERE ctid = ANY (NULL::tid[]);
--> x:int4 | y:text
SELECT y FROM heap WHERE ctid > '(0,2)' AND ctid <= '(0,5)' ORDER BY ctid DESC;
--> y:text
--| v5
--| v4
--| v3
SELECT y FROM heap WHERE ctid = (SELECT max(ctid) FROM heap);
--> y:text
--| v6
SELECT y FROM heap a WHERE EXISTS (SELECT FROM heap b WHERE b.ctid = a.ctid AND b.x = 0) ORDER BY y;
--> y:text
--| v3
--| v6
SELECT min(ctid), max(ctid), pg_typeof(min(ctid)) FROM heap;
--> min:tid | max:tid | pg_typeof:regtype
--| (0,1) | (0,6) | tid
EXPLAIN (COSTS OFF) SELECT * FROM heap WHERE ctid = '(0,4)' AND x = 1;
--> QUERY PLAN:text
--| Tid Scan on heap
--| ␠ TID Cond: (ctid = '(0,4)'::tid)
--| ␠ Filter: (x = 1)
INSERT INTO heap VALUES (9, 'z') RETURNING ctid, *;
--> ctid:tid | x:int4 | y:text
--| (0,7) | 9 | z
--= INSERT 0 1
PREPARE by_tid (tid) AS SELECT y FROM heap WHERE ctid = $1;
--= PREPARE
EXECUTE by_tid ('(0,3)');
--> y:text
--| v3
DELETE FROM heap WHERE ctid NOT IN (SELECT min(ctid) FROM heap GROUP BY x) RETURNING ctid, y;
--> ctid:tid | y:text
--| (0,4) | v4
--| (0,5) | v5
--| (0,6) | v6
--= DELETE 3
INSERT INTO heap SELECT x, 'twice' FROM heap;
--= INSERT 0 4
DELETE FROM heap a USING heap b WHERE a.ctid > b.ctid AND a.x = b.x;
--= DELETE 4
SELECT * FROM heap ORDER BY x;
--> x:int4 | y:text
--| 0 | v3
--| 1 | v1
--| 2 | v2
--| 9 | z
WITH some AS (SELECT ctid AS id FROM heap ORDER BY x LIMIT 2) UPDATE heap SET y = 'changed' FROM some WHERE heap.ctid = some.id RETURNING x, y;
--! 42601: syntax error at or near "some"
DELETE FROM heap WHERE ctid IN (SELECT ctid FROM heap ORDER BY x LIMIT 2);
--= DELETE 2
SELECT * FROM heap ORDER BY x;
--> x:int4 | y:text
--| 2 | v2
--| 9 | z
CREATE VIEW placed AS SELECT ctid, tableoid::regclass AS t, x FROM heap WHERE ctid > '(0,0)';
--= CREATE VIEW
SELECT t, x FROM placed ORDER BY x;
--> t:regclass | x:int4
--| heap | 2
--| heap | 9
SELECT pg_get_viewdef('placed', true);
--> pg_get_viewdef:text
--| ␠SELECT heap.ctid,␊    heap.tableoid::regclass AS t,␊    heap.x␊   FROM heap␊  WHERE heap.ctid > '(0,0)'::tid;
SELECT h.ctid FROM (VALUES (1)) v(a) LEFT JOIN heap h ON false;
--> ctid:tid
--| ∅

-- A key that is a text: the tid says nothing by itself, and finds its row all the same.
CREATE TABLE named (k text PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO named SELECT 'key' || g, g % 2 FROM generate_series(1, 200) g;
--= INSERT 0 200
SELECT count(*) FROM named a JOIN named b ON a.ctid = b.ctid;
--> count:int8
--| 200
SELECT count(*) FROM named a, named b WHERE a.ctid < b.ctid;
--> count:int8
--| 19900
SELECT count(*) FROM named a WHERE a.ctid = (SELECT b.ctid FROM named b WHERE b.k = a.k);
--> count:int8
--| 200
SELECT count(*) FROM named a WHERE a.ctid = (SELECT b.ctid::text::tid FROM named b WHERE b.k = a.k);
--> count:int8
--| 200
SELECT k FROM named WHERE ctid::text = (SELECT ctid::text FROM named WHERE k = 'key7');
--> k:text
--| key7
SELECT array_agg(k ORDER BY k) FROM named WHERE ctid = ANY (ARRAY(SELECT ctid FROM named WHERE k IN ('key1', 'key5')));
--> array_agg:_text
--| {key1,key5}
DELETE FROM named a USING named b WHERE a.v = b.v AND a.ctid < b.ctid;
--= DELETE 198
SELECT count(*), sum(v) FROM named;
--> count:int8 | sum:int8
--| 2 | 1
CREATE TABLE kept (t tid PRIMARY KEY);
--= CREATE TABLE
INSERT INTO kept SELECT ctid FROM named;
--= INSERT 0 2
SELECT count(*) FROM named WHERE ctid IN (SELECT t FROM kept);
--> count:int8
--| 2
DELETE FROM named WHERE ctid NOT IN (SELECT t FROM kept);
--= DELETE 0
INSERT INTO kept SELECT ctid FROM named;
--! 23505: duplicate key value violates unique constraint "kept_pkey"

-- Integers below 1 and beyond the blocks, and keys of several columns.
CREATE TABLE numbered (k bigint PRIMARY KEY);
--= CREATE TABLE
INSERT INTO numbered VALUES (-5), (0), (1), (70000), (9223372036854775807), (-9223372036854775808);
--= INSERT 0 6
SELECT count(*), count(DISTINCT ctid), count(DISTINCT ctid::text) FROM numbered;
--> count:int8 | count:int8 | count:int8
--| 6 | 6 | 6
SELECT count(*) FROM numbered a JOIN numbered b ON a.ctid = b.ctid::text::tid;
--> count:int8
--| 6
CREATE TABLE pair (a int, b int, PRIMARY KEY (a, b));
--= CREATE TABLE
INSERT INTO pair SELECT g, h FROM generate_series(1, 20) g, generate_series(1, 20) h;
--= INSERT 0 400
SELECT count(*), count(DISTINCT ctid) FROM pair;
--> count:int8 | count:int8
--| 400 | 400
UPDATE pair SET b = 50 WHERE ctid = (SELECT ctid FROM pair WHERE a = 3 AND b = 4) RETURNING a, b, ctid = (SELECT p.ctid FROM pair p WHERE a = 3 AND b = 4);
--> a:int4 | b:int4 | ?column?:bool
--| 3 | 50 | f
--= UPDATE 1
SELECT a, b FROM pair WHERE b = 50;
--> a:int4 | b:int4
--| 3 | 50

-- Rows of system columns as values.
SELECT xmin IS NOT NULL, to_json('(1,2)'::tid), ROW('(1,2)'::tid), CASE WHEN '(1,2)'::tid > '(0,5)' THEN 'after' END FROM pair LIMIT 1;
--> ?column?:bool | to_json:json | row:record | case:text
--| t | "(1,2)" | ("(1,2)") | after
CREATE TABLE with_ctid (ctid int);
--! 42701: column name "ctid" conflicts with a system column name
