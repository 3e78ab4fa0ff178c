-- JSON read into rows: domains among their types are tested, hints name the place, column definition lists tell the columns.
create domain posint as int check (value > 0);
--= CREATE DOMAIN
create domain nonnull as int not null;
--= CREATE DOMAIN
create domain arr2 as int[] check (array_length(value,1) = 2);
--= CREATE DOMAIN
create type rowt as (a posint, b nonnull, c arr2, d posint[], e text);
--= CREATE TYPE
create type inner_t as (p posint);
--= CREATE TYPE
create type outer_t as (i inner_t, n int);
--= CREATE TYPE
create domain ordered as rowt check ((value).a is null or (value).a < 100);
--= CREATE DOMAIN
select json_populate_record(null::rowt, '{"a": 1, "b": 2, "c": [1,2], "d": [1,2]}');
--> json_populate_record:user
--| (1,2,"{1,2}","{1,2}",)
select json_populate_record(null::rowt, '{"a": -1, "b": 2}');
--! 23514: value for domain posint violates check constraint "posint_check"
select json_populate_record(null::rowt, '{"a": 1}');
--! 23502: domain nonnull does not allow null values
select jsonb_populate_record(null::rowt, '{"b": 1, "c": [1,2,3]}');
--! 23514: value for domain arr2 violates check constraint "arr2_check"
select jsonb_populate_record(null::rowt, '{"b": 1, "d": [1,-2]}');
--! 23514: value for domain posint violates check constraint "posint_check"
select * from jsonb_populate_record(null::rowt, '{"a": 0, "b": 2}');
--! 23514: value for domain posint violates check constraint "posint_check"
select * from json_populate_record(null::rowt, '{"a": 5, "b": 2}');
--> a:int4 | b:int4 | c:_int4 | d:user | e:text
--| 5 | 2 | ∅ | ∅ | ∅
select * from json_populate_recordset(null::rowt, '[{"a": 5, "b": 2}, {"a": 7, "b": 1}]');
--> a:int4 | b:int4 | c:_int4 | d:user | e:text
--| 5 | 2 | ∅ | ∅ | ∅
--| 7 | 1 | ∅ | ∅ | ∅
select * from json_populate_recordset(null::rowt, '[{"a": 5, "b": 2}, {"a": -7, "b": 1}]');
--! 23514: value for domain posint violates check constraint "posint_check"
select json_populate_recordset(null::rowt, '[{"a": 5, "b": 2}, {"a": -7, "b": 1}]');
--! 23514: value for domain posint violates check constraint "posint_check"
select * from json_to_record('{"x": 3, "y": [4]}') as x(x posint, y posint[]);
--> x:int4 | y:user
--| 3 | {4}
select * from json_to_record('{"x": -3}') as x(x posint);
--! 23514: value for domain posint violates check constraint "posint_check"
select * from jsonb_to_recordset('[{"x": 3}, {"x": -3}]') as x(x posint);
--! 23514: value for domain posint violates check constraint "posint_check"
select jsonb_populate_record(null::outer_t, '{"i": {"p": -1}, "n": 2}');
--! 23514: value for domain posint violates check constraint "posint_check"
select jsonb_populate_record(null::outer_t, '{"i": {"p": 1}, "n": 2}');
--> jsonb_populate_record:user
--| ("(1)",2)
select jsonb_populate_record(null::ordered, '{"a": 5, "b": 2}'), jsonb_populate_record(null::ordered, '{"a": 500, "b": 2}');
--! 23514: value for domain ordered violates check constraint "ordered_check"
select * from jsonb_populate_recordset(null::record, '[{"x": 776}]') as (x int, y int);
--> x:int4 | y:int4
--| 776 | ∅
select * from jsonb_populate_recordset(null::record, '[]') as (x int, y int);
--> x:int4 | y:int4
select * from jsonb_populate_record(null::record, '{"x": 776}') as (x int, y int);
--> x:int4 | y:int4
--| 776 | ∅
select * from json_each('{"a":1}') as (k text, v text);
--! 42601: a column definition list is redundant for a function with OUT parameters
create function outs(out a int, out b int) language sql as 'select 1, 2';
--= CREATE FUNCTION
select * from outs() as (k int, v int);
--! 42601: a column definition list is redundant for a function with OUT parameters
select * from outs() as (k, v);
--! 42601: syntax error at or near ","
create function recs() returns setof record language sql as 'select 1, 2';
--= CREATE FUNCTION
select * from recs() as (k int, v int);
--> k:int4 | v:int4
--| 1 | 2
select (recs()).*;
--! 42809: record type has not been registered
create type arrs as (ia int[], js jsonb[]);
--= CREATE TYPE
select json_populate_record(null::arrs, '{"ia": 123}');
--! 22P02: expected JSON array
select json_populate_record(null::arrs, '{"ia": [[1], 2]}');
--! 22P02: expected JSON array
select json_populate_record(null::arrs, '{"ia": [[[1]], [2]]}');
--! 22P02: expected JSON array
select json_populate_record(null::arrs, '{"ia": [[1], [2, 3]]}');
--! 22P02: malformed JSON array
select json_populate_record(null::arrs, '{"ia": [[1, 2], [3, 4]], "js": [{"a": 1}, 2, null]}');
--> json_populate_record:user
--| ("{{1,2},{3,4}}","{""{\\""a\\"": 1}"",2,NULL}")
select * from jsonb_to_record('{"ia": {"a": 1}}') as x(ia int[]);
--! 22P02: expected JSON array
select json_populate_record(null::arrs, '{"ia": [1, [2]]}');
--! 22P02: invalid input syntax for type integer: "[2]"
