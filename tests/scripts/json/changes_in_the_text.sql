-- Documents changed where they stand: order of names, places of new members and items, what goes with what is deleted.
create table d (i int primary key, a jsonb, b jsonb, j json);
--= CREATE TABLE
insert into d values
  (1, '{"b": 1, "a": [1, 2.50, {"x": null}], "long name": {"c": "d"}, "": true}', '{"a": 2}', '{"b": 1, "a": [1, 2.50, {"x": null}], "b": 1e2, "n": null}'),
  (2, '[]', '[1]', ' [ ] '), (3, '{}', '{"k\"": "\\"}', '{ }'),
  (4, '["a", "b", "a", null, 1.0, "k\""]', '"a"', '["a", {"n": null, "s": "\u00e9\/"}, 1.50]'),
  (5, '{"k\"": {"": [[1], {}]}, "é": "€", "😀": 1}', '{"é": {"z": 1}, "ab": [], "zzzz": 0}', '"\ud83d\ude00"'),
  (6, '{"a": {"b": [{"c": 1.00}, 2]}}', 'null', 'null');
--= INSERT 0 6
select i, jsonb_set(a, '{a}', b), jsonb_set(a, '{new}', b), jsonb_set(a, '{new}', b, false) from d where jsonb_typeof(a) = 'object' order by i;
--> i:int4 | jsonb_set:jsonb | jsonb_set:jsonb | jsonb_set:jsonb
--| 1 | {"": true, "a": {"a": 2}, "b": 1, "long name": {"c": "d"}} | {"": true, "a": [1, 2.50, {"x": null}], "b": 1, "new": {"a": 2}, "long name": {"c": "d"}} | {"": true, "a": [1, 2.50, {"x": null}], "b": 1, "long name": {"c": "d"}}
--| 3 | {"a": {"k\"": "\\"}} | {"new": {"k\"": "\\"}} | {}
--| 5 | {"a": {"ab": [], "é": {"z": 1}, "zzzz": 0}, "k\"": {"": [[1], {}]}, "é": "€", "😀": 1} | {"k\"": {"": [[1], {}]}, "é": "€", "new": {"ab": [], "é": {"z": 1}, "zzzz": 0}, "😀": 1} | {"k\"": {"": [[1], {}]}, "é": "€", "😀": 1}
--| 6 | {"a": null} | {"a": {"b": [{"c": 1.00}, 2]}, "new": null} | {"a": {"b": [{"c": 1.00}, 2]}}
select i, jsonb_set(a, '{0}', b), jsonb_set(a, '{-1}', b), jsonb_set(a, '{9}', b), jsonb_set(a, '{-9}', b), jsonb_set(a, '{9}', b, false), jsonb_insert(a, '{0}', b), jsonb_insert(a, '{0}', b, true), jsonb_insert(a, '{-1}', b, true) from d where jsonb_typeof(a) = 'array' order by i;
--> i:int4 | jsonb_set:jsonb | jsonb_set:jsonb | jsonb_set:jsonb | jsonb_set:jsonb | jsonb_set:jsonb | jsonb_insert:jsonb | jsonb_insert:jsonb | jsonb_insert:jsonb
--| 2 | [[1]] | [[1]] | [[1]] | [[1]] | [] | [[1]] | [[1]] | [[1]]
--| 4 | ["a", "b", "a", null, 1.0, "k\""] | ["a", "b", "a", null, 1.0, "a"] | ["a", "b", "a", null, 1.0, "k\"", "a"] | ["a", "a", "b", "a", null, 1.0, "k\""] | ["a", "b", "a", null, 1.0, "k\""] | ["a", "a", "b", "a", null, 1.0, "k\""] | ["a", "a", "b", "a", null, 1.0, "k\""] | ["a", "b", "a", null, 1.0, "k\"", "a"]
select jsonb_set(a, '{a,b,0,c}', b), jsonb_set(a, '{a,b,0,d}', b), jsonb_set(a, '{a,b,-1}', b), jsonb_set(a, '{a,b,1,x}', b), jsonb_set(a, '{a,x,y}', b), jsonb_insert(a, '{a,a}', b), a #- '{a,b,0,c}', a #- '{a,b,1}', a #- '{a,b,-2}', a #- '{a,b}', a #- '{a}', a #- '{x}' from d where i = 6;
--> jsonb_set:jsonb | jsonb_set:jsonb | jsonb_set:jsonb | jsonb_set:jsonb | jsonb_set:jsonb | jsonb_insert:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb
--| {"a": {"b": [{"c": null}, 2]}} | {"a": {"b": [{"c": 1.00, "d": null}, 2]}} | {"a": {"b": [{"c": 1.00}, null]}} | {"a": {"b": [{"c": 1.00}, 2]}} | {"a": {"b": [{"c": 1.00}, 2]}} | {"a": {"a": null, "b": [{"c": 1.00}, 2]}} | {"a": {"b": [{}, 2]}} | {"a": {"b": [{"c": 1.00}]}} | {"a": {"b": [2]}} | {"a": {}} | {} | {"a": {"b": [{"c": 1.00}, 2]}}
select i, a - 'a', a - 'b', a - array['a', 'b', null, 'long name', 'k"'], a - '' from d order by i;
--> i:int4 | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb
--| 1 | {"": true, "b": 1, "long name": {"c": "d"}} | {"": true, "a": [1, 2.50, {"x": null}], "long name": {"c": "d"}} | {"": true} | {"a": [1, 2.50, {"x": null}], "b": 1, "long name": {"c": "d"}}
--| 2 | [] | [] | [] | []
--| 3 | {} | {} | {} | {}
--| 4 | ["b", null, 1.0, "k\""] | ["a", "a", null, 1.0, "k\""] | [null, 1.0] | ["a", "b", "a", null, 1.0, "k\""]
--| 5 | {"k\"": {"": [[1], {}]}, "é": "€", "😀": 1} | {"k\"": {"": [[1], {}]}, "é": "€", "😀": 1} | {"é": "€", "😀": 1} | {"k\"": {"": [[1], {}]}, "é": "€", "😀": 1}
--| 6 | {} | {"a": {"b": [{"c": 1.00}, 2]}} | {} | {"a": {"b": [{"c": 1.00}, 2]}}
select i, a - 0, a - 1, a - -1, a - 9 from d where jsonb_typeof(a) = 'array' order by i;
--> i:int4 | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb
--| 2 | [] | [] | [] | []
--| 4 | ["b", "a", null, 1.0, "k\""] | ["a", "a", null, 1.0, "k\""] | ["a", "b", "a", null, 1.0] | ["a", "b", "a", null, 1.0, "k\""]
select i, a || b, b || a from d order by i;
--> i:int4 | ?column?:jsonb | ?column?:jsonb
--| 1 | {"": true, "a": 2, "b": 1, "long name": {"c": "d"}} | {"": true, "a": [1, 2.50, {"x": null}], "b": 1, "long name": {"c": "d"}}
--| 2 | [1] | [1]
--| 3 | {"k\"": "\\"} | {"k\"": "\\"}
--| 4 | ["a", "b", "a", null, 1.0, "k\"", "a"] | ["a", "a", "b", "a", null, 1.0, "k\""]
--| 5 | {"ab": [], "k\"": {"": [[1], {}]}, "é": {"z": 1}, "zzzz": 0, "😀": 1} | {"ab": [], "k\"": {"": [[1], {}]}, "é": "€", "zzzz": 0, "😀": 1}
--| 6 | [{"a": {"b": [{"c": 1.00}, 2]}}, null] | [null, {"a": {"b": [{"c": 1.00}, 2]}}]
select i, jsonb_strip_nulls(a), json_strip_nulls(j), jsonb_pretty(a) from d order by i;
--> i:int4 | jsonb_strip_nulls:jsonb | json_strip_nulls:json | jsonb_pretty:text
--| 1 | {"": true, "a": [1, 2.50, {}], "b": 1, "long name": {"c": "d"}} | {"b":1,"a":[1,2.50,{}],"b":1e2} | {␊    "": true,␊    "a": [␊        1,␊        2.50,␊        {␊            "x": null␊        }␊    ],␊    "b": 1,␊    "long name": {␊        "c": "d"␊    }␊}
--| 2 | [] | [] | [␊]
--| 3 | {} | {} | {␊}
--| 4 | ["a", "b", "a", null, 1.0, "k\""] | ["a",{"s":"é/"},1.50] | [␊    "a",␊    "b",␊    "a",␊    null,␊    1.0,␊    "k\""␊]
--| 5 | {"k\"": {"": [[1], {}]}, "é": "€", "😀": 1} | "😀" | {␊    "k\"": {␊        "": [␊            [␊                1␊            ],␊            {␊            }␊        ]␊    },␊    "é": "€",␊    "😀": 1␊}
--| 6 | {"a": {"b": [{"c": 1.00}, 2]}} | null | {␊    "a": {␊        "b": [␊            {␊                "c": 1.00␊            },␊            2␊        ]␊    }␊}
select x.i, y.i, x.a @> y.b, x.a > y.a, x.a = y.a from d x, d y where x.i <= y.i order by 1, 2;
--> i:int4 | i:int4 | ?column?:bool | ?column?:bool | ?column?:bool
--| 1 | 1 | f | f | t
--| 1 | 2 | f | t | f
--| 1 | 3 | f | t | f
--| 1 | 4 | f | t | f
--| 1 | 5 | f | t | f
--| 1 | 6 | f | t | f
--| 2 | 2 | f | f | t
--| 2 | 3 | f | f | f
--| 2 | 4 | f | f | f
--| 2 | 5 | f | f | f
--| 2 | 6 | f | f | f
--| 3 | 3 | f | f | t
--| 3 | 4 | f | t | f
--| 3 | 5 | f | f | f
--| 3 | 6 | f | f | f
--| 4 | 4 | t | f | t
--| 4 | 5 | f | f | f
--| 4 | 6 | t | f | f
--| 5 | 5 | f | f | t
--| 5 | 6 | f | t | f
--| 6 | 6 | f | f | t
select '{"a": 1.0, "b": [10.50]}'::jsonb = '{"b": [10.5], "a": 1}', count(distinct v) from (values ('{"a": 1.0}'::jsonb), ('{"a": 1.00}'), ('{"a": 1}'), ('{"a": "1.0"}'), ('{"a": "1"}'), ('[1.0]'), ('[1]')) v (v);
--> ?column?:bool | count:int8
--| t | 4
select jsonb_agg(a order by i), jsonb_object_agg(i % 3, a order by i), jsonb_object_agg(case i when 2 then 'é' when 3 then 'k"' else 'name ' || i end, i order by -i) from d;
--> jsonb_agg:jsonb | jsonb_object_agg:jsonb | jsonb_object_agg:jsonb
--| [{"": true, "a": [1, 2.50, {"x": null}], "b": 1, "long name": {"c": "d"}}, [], {}, ["a", "b", "a", null, 1.0, "k\""], {"k\"": {"": [[1], {}]}, "é": "€", "😀": 1}, {"a": {"b": [{"c": 1.00}, 2]}}] | {"0": {"a": {"b": [{"c": 1.00}, 2]}}, "1": ["a", "b", "a", null, 1.0, "k\""], "2": {"k\"": {"": [[1], {}]}, "é": "€", "😀": 1}} | {"k\"": 3, "é": 2, "name 1": 1, "name 4": 4, "name 5": 5, "name 6": 6}
select to_jsonb(r) from (select 1 as "long one", 2 as b, array[array[1, null]] as "aa", 'NaN'::numeric as c, 1.50 as "é", date '2001-02-03' as d, 'x'::varchar as e, '{"b":1e1, "a":2}'::json as f, null::int as g, 1e20::float8 as h) r;
--> to_jsonb:jsonb
--| {"b": 2, "c": "NaN", "d": "2001-02-03", "e": "x", "f": {"a": 2, "b": 10}, "g": null, "h": 100000000000000000000, "aa": [[1, null]], "é": 1.50, "long one": 1}
select jsonb_build_object('b', 1, 'a', 2, 'b', 3, '', null, 'k"\', jsonb_build_array()), jsonb_build_array(1.0, true, null, row(1, 'x'), '{}'::int[], 'a'::"char", '1 day'::interval);
--> jsonb_build_object:jsonb | jsonb_build_array:jsonb
--| {"": null, "a": 2, "b": 3, "k\"\\": []} | [1.0, true, null, {"f1": 1, "f2": "x"}, [], "a", "1 day"]
select '{"b":1,"a":{"z":[1e2,-0,1.50,-0.0,12E-1],"y":"\u00e9\ud83d\ude00\/\u0001\b\""},"a":[],"\u0062":2}'::jsonb;
--> jsonb:jsonb
--| {"a": [], "b": 2}
-- Assignments make what is missing: what reads as a number makes an array.
create table t (j jsonb);
--= CREATE TABLE
insert into t values (null), ('{}'), ('{"a": {}}'), ('{"a": [1]}');
--= INSERT 0 4
update t set j['a']['5'] = '1' returning j;
--> j:jsonb
--| {"a": [null, null, null, null, null, 1]}
--| {"a": [null, null, null, null, null, 1]}
--| {"a": {"5": 1}}
--| {"a": [1, null, null, null, null, 1]}
--= UPDATE 4
update t set j['b'][-3]['x'] = '2' returning j;
--> j:jsonb
--| {"a": [null, null, null, null, null, 1], "b": [{"x": 2}]}
--| {"a": [null, null, null, null, null, 1], "b": [{"x": 2}]}
--| {"a": {"5": 1}, "b": [{"x": 2}]}
--| {"a": [1, null, null, null, null, 1], "b": [{"x": 2}]}
--= UPDATE 4
update t set j['b'][2][0] = '[3]' returning j;
--> j:jsonb
--| {"a": [null, null, null, null, null, 1], "b": [{"x": 2}, null, [[3]]]}
--| {"a": [null, null, null, null, null, 1], "b": [{"x": 2}, null, [[3]]]}
--| {"a": {"5": 1}, "b": [{"x": 2}, null, [[3]]]}
--| {"a": [1, null, null, null, null, 1], "b": [{"x": 2}, null, [[3]]]}
--= UPDATE 4
update t set j['b'][1] = null returning j;
--> j:jsonb
--| {"a": [null, null, null, null, null, 1], "b": [{"x": 2}, null, [[3]]]}
--| {"a": [null, null, null, null, null, 1], "b": [{"x": 2}, null, [[3]]]}
--| {"a": {"5": 1}, "b": [{"x": 2}, null, [[3]]]}
--| {"a": [1, null, null, null, null, 1], "b": [{"x": 2}, null, [[3]]]}
--= UPDATE 4
update t set j = null;
--= UPDATE 4
update t set j[1]['c'] = '1' returning j;
--> j:jsonb
--| [null, {"c": 1}]
--| [null, {"c": 1}]
--| [null, {"c": 1}]
--| [null, {"c": 1}]
--= UPDATE 4
update t set j[-3] = '1';
--! 22023: path element at position 1 is out of range: -3
update t set j[-1] = '{}', j[0] = '"x"' returning j;
--> j:jsonb
--| ["x", {}]
--| ["x", {}]
--| ["x", {}]
--| ["x", {}]
--= UPDATE 4
update t set j['x'] = '1';
--! 22P02: path element at position 1 is not an integer: "x"
update t set j[0]['x'] = '1';
--! 22023: cannot replace existing key
drop table t;
--= DROP TABLE
do $$ declare j jsonb := '{}'; begin for i in reverse 12..1 loop j['k' || i] := to_jsonb(i); j['sum'] := to_jsonb(coalesce((j['sum'])::int, 0) + i); end loop; raise notice '%', j; end $$;
--~ {"k1": 1, "k2": 2, "k3": 3, "k4": 4, "k5": 5, "k6": 6, "k7": 7, "k8": 8, "k9": 9, "k10": 10, "k11": 11, "k12": 12, "sum": 78}
--= DO
-- Paths.
select i, jsonb_path_query_array(a, '$.*'), jsonb_path_query_array(a, '$[*]'), jsonb_path_query_array(a, '$.**'), a @? '$.* ? (@ == 1)', a @@ '$.b == 1' from d order by i;
--> i:int4 | jsonb_path_query_array:jsonb | jsonb_path_query_array:jsonb | jsonb_path_query_array:jsonb | ?column?:bool | ?column?:bool
--| 1 | [true, [1, 2.50, {"x": null}], 1, {"c": "d"}] | [{"": true, "a": [1, 2.50, {"x": null}], "b": 1, "long name": {"c": "d"}}] | [{"": true, "a": [1, 2.50, {"x": null}], "b": 1, "long name": {"c": "d"}}, true, [1, 2.50, {"x": null}], 1, 2.50, {"x": null}, null, 1, {"c": "d"}, "d"] | t | t
--| 2 | [] | [] | [[]] | f | f
--| 3 | [] | [{}] | [{}] | f | f
--| 4 | [] | ["a", "b", "a", null, 1.0, "k\""] | [["a", "b", "a", null, 1.0, "k\""], "a", "b", "a", null, 1.0, "k\""] | f | f
--| 5 | [{"": [[1], {}]}, "€", 1] | [{"k\"": {"": [[1], {}]}, "é": "€", "😀": 1}] | [{"k\"": {"": [[1], {}]}, "é": "€", "😀": 1}, {"": [[1], {}]}, [[1], {}], [1], 1, {}, "€", 1] | t | f
--| 6 | [{"b": [{"c": 1.00}, 2]}] | [{"a": {"b": [{"c": 1.00}, 2]}}] | [{"a": {"b": [{"c": 1.00}, 2]}}, {"b": [{"c": 1.00}, 2]}, [{"c": 1.00}, 2], {"c": 1.00}, 1.00, 2] | f | f
select i, jsonb_path_query_array(a, '$.** ? (@.type() == "number" && @ >= 1)'), jsonb_path_query_array(a, '$.keyvalue().key', '{}', true), jsonb_path_query_array(a, '$.**[last]'), jsonb_path_query_first(a, '$.a[*] ? (@ > $n)', '{"n": 1}') from d order by i;
--> i:int4 | jsonb_path_query_array:jsonb | jsonb_path_query_array:jsonb | jsonb_path_query_array:jsonb | jsonb_path_query_first:jsonb
--| 1 | [1, 2.50, 1, 2.50, 1] | ["", "a", "b", "long name"] | [{"": true, "a": [1, 2.50, {"x": null}], "b": 1, "long name": {"c": "d"}}, true, {"x": null}, 1, 2.50, {"x": null}, null, 1, {"c": "d"}, "d"] | 2.50
--| 2 | [] | [] | [] | ∅
--| 3 | [] | [] | [{}] | ∅
--| 4 | [1.0, 1.0] | [] | ["k\"", "a", "b", "a", null, 1.0, "k\""] | ∅
--| 5 | [1, 1, 1] | ["k\"", "é", "😀"] | [{"k\"": {"": [[1], {}]}, "é": "€", "😀": 1}, {"": [[1], {}]}, {}, 1, 1, {}, "€", 1] | ∅
--| 6 | [2, 1.00, 2] | ["a"] | [{"a": {"b": [{"c": 1.00}, 2]}}, {"b": [{"c": 1.00}, 2]}, 2, {"c": 1.00}, 1.00, 2] | ∅
select * from d, jsonb_to_record(d.b) as r(a text, ab int[], "é" jsonb) where jsonb_typeof(d.b) = 'object' order by i;
--> i:int4 | a:jsonb | b:jsonb | j:json | a:text | ab:_int4 | é:jsonb
--| 1 | {"": true, "a": [1, 2.50, {"x": null}], "b": 1, "long name": {"c": "d"}} | {"a": 2} | {"b": 1, "a": [1, 2.50, {"x": null}], "b": 1e2, "n": null} | 2 | ∅ | ∅
--| 3 | {} | {"k\"": "\\"} | { } | ∅ | ∅ | ∅
--| 5 | {"k\"": {"": [[1], {}]}, "é": "€", "😀": 1} | {"ab": [], "é": {"z": 1}, "zzzz": 0} | "\ud83d\ude00" | ∅ | {} | {"z": 1}
select j::text, r.* from d, json_to_record(d.j) as r(a json, b numeric, n text) where i in (1, 3) order by i;
--> j:text | a:json | b:numeric | n:text
--| {"b": 1, "a": [1, 2.50, {"x": null}], "b": 1e2, "n": null} | [1, 2.50, {"x": null}] | 100 | ∅
--| { } | ∅ | ∅ | ∅
select jsonb_path_query_array('{"a": 1, "b": [2, "x"]}', '$.**.double()', '{}', true), jsonb_path_query_array('{"a": 1}', 'strict $.**.double()', '{}', true), jsonb_path_query_array('[1, [2, 3], 4]', '$[1 to last, 0, 7]'), jsonb_path_query_array('[1, [2, 3], 4]', '$[1][$[0]]'), jsonb_path_query_array('5', '$[0]'), jsonb_path_query_array('5', '$[1]');
--> jsonb_path_query_array:jsonb | jsonb_path_query_array:jsonb | jsonb_path_query_array:jsonb | jsonb_path_query_array:jsonb | jsonb_path_query_array:jsonb | jsonb_path_query_array:jsonb
--| [1, 2] | [1] | [[2, 3], 4, 1] | [3] | [5] | []
select '{"a": {"b": 1}, "a": {"c": 2}, "\u0061": {"c": [3, 4]}, "a": 5}'::json #> '{a,b}', '{"a": {"b": 1}, "a": {"c": 2}, "\u0061": {"c": [3, 4]}, "a": 5}'::json #>> '{a,c,1}', '{"a": {"b": 1}, "a": 5}'::json #> '{a}', '{"a": {"b": 1}, "a": {"b": null}}'::json #>> '{a,b}';
--> ?column?:json | ?column?:text | ?column?:json | ?column?:text
--| 1 | 4 | 5 | ∅
select * from json_to_record('{"a": "\u00df\n", "b": ["\u00df"]}') as r(a json, b json);
--> a:json | b:json
--| "ß\n" | ["\u00df"]
drop table d;
--= DROP TABLE
