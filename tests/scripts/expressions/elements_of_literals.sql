-- The operator of ANY and ALL says of what type the elements of an untyped literal are.

SELECT to_tsvector('simple', 'a b') @@ ANY ('{a,c}'), to_tsvector('simple', 'a b') @@ ALL ('{a,c}'), 'abc' LIKE ANY ('{a%,b%}'), 3 = ANY ('{1,3}'), 'x'::varchar = ANY ('{x}');
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | t
SELECT date '2020-01-02' - 1 = ANY ('{2020-01-01}'), ARRAY[1, 2] && ANY ('{{1}}');
--! 42704: could not find array type for data type integer[]
SELECT '{"a": 1}'::jsonb ? ANY ('{a,b}'), inet '10.1.2.3' << ANY ('{10.0.0.0/8}');
--> ?column?:bool | ?column?:bool
--| t | t
SELECT NULL::int = ANY ('{1}'), 1 = ALL (NULL);
--> ?column?:bool | ?column?:bool
--| ∅ | ∅
-- A type's name called like a function converts, where the value is alike or goes through text.
SELECT text('a'::varchar), text('ab '::char(3)), text(5), text(true), text(1.5), text(ARRAY[1, 2]), text(inet '10.0.0.1'), varchar('x'::text);
--! 42601: syntax error at or near "'x'"
SELECT int4('7'), int8(7::int2), float8(1), date('2020-01-01'), timestamp '2020-01-01' = "timestamp"(date '2020-01-01');
--> int4:int4 | int8:int8 | float8:float8 | date:date | ?column?:bool
--| 7 | 7 | 1 | 2020-01-01 | t
SELECT text(row(1, 2));
--! 42883: function text(record) does not exist
