-- Values of hstore are objects wherever JSON is made of them.
CREATE EXTENSION hstore;
--= CREATE EXTENSION
CREATE TABLE t (id int, h hstore);
--= CREATE TABLE
INSERT INTO t VALUES (1, 'a=>1, b=>NULL'), (2, NULL);
--= INSERT 0 2
SELECT to_json(h), to_jsonb(h), row_to_json(t), to_jsonb(t) FROM t ORDER BY id;
--> to_json:json | to_jsonb:jsonb | row_to_json:json | to_jsonb:jsonb
--| {"a": "1", "b": null} | {"a": "1", "b": null} | {"id":1,"h":{"a": "1", "b": null}} | {"h": {"a": "1", "b": null}, "id": 1}
--| ∅ | ∅ | {"id":2,"h":null} | {"h": null, "id": 2}
SELECT json_agg(h ORDER BY id), jsonb_agg(t ORDER BY id), json_object_agg(id, h ORDER BY id) FROM t;
--> json_agg:json | jsonb_agg:jsonb | json_object_agg:json
--| [{"a": "1", "b": null}, null] | [{"h": {"a": "1", "b": null}, "id": 1}, {"h": null, "id": 2}] | { "1" : {"a": "1", "b": null}, "2" : null }
SELECT json_build_object('x', h), jsonb_build_array(h, 1), array_to_json(ARRAY[h]), to_json(ARRAY[t]) FROM t ORDER BY id;
--> json_build_object:json | jsonb_build_array:jsonb | array_to_json:json | to_json:json
--| {"x" : {"a": "1", "b": null}} | [{"a": "1", "b": null}, 1] | [{"a": "1", "b": null}] | [{"id":1,"h":{"a": "1", "b": null}}]
--| {"x" : null} | [null, 1] | [null] | [{"id":2,"h":null}]
DROP TABLE t;
--= DROP TABLE
DROP EXTENSION hstore;
--= DROP EXTENSION
CREATE EXTENSION cube;
--= CREATE EXTENSION
SELECT '0,0'::cube <@ '0,0,1'::cube, '0,0,1'::cube @> '0,0'::cube, '0,0,1'::cube <@ '0,0'::cube, '(0,0),(1,1)'::cube @> '(0,0,0),(1,1,0)'::cube;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f | t
DROP EXTENSION cube;
--= DROP EXTENSION
CREATE EXTENSION fuzzystrmatch;
--= CREATE EXTENSION
SELECT difference('', ''), difference('', 'a'), difference('Anne', 'Ann');
--> difference:int4 | difference:int4 | difference:int4
--| 4 | 0 | 4
DROP EXTENSION fuzzystrmatch;
--= DROP EXTENSION
