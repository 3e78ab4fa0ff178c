-- Ranges and multiranges: input, output, constructors.
SELECT '[1,5]'::int4range, '(1,5)'::int4range, '(,5]'::int4range, '[1,)'::int8range, '(,)'::int4range, 'empty'::int4range, '[3,3)'::int4range, ' ( 1 , 4 ] '::int4range;
--> int4range:int4range | int4range:int4range | int4range:int4range | int8range:int8range | int4range:int4range | int4range:int4range | int4range:int4range | int4range:int4range
--| [1,6) | [2,5) | (,6) | [1,) | (,) | empty | empty | [2,5)
SELECT '[1.5,2.50]'::numrange, '(1.5,2.5)'::numrange, '[1.0,1.00]'::numrange, '(1,1]'::numrange;
--> numrange:numrange | numrange:numrange | numrange:numrange | numrange:numrange
--| [1.5,2.50] | (1.5,2.5) | [1.0,1.00] | empty
SELECT '[2024-01-01,2024-01-31]'::daterange, '(2024-01-01,infinity]'::daterange, '[-infinity,infinity]'::daterange, '(,2024-02-28]'::daterange;
--> daterange:daterange | daterange:daterange | daterange:daterange | daterange:daterange
--| [2024-01-01,2024-02-01) | [2024-01-02,infinity] | [-infinity,infinity] | (,2024-02-29)
SELECT '[2024-01-01 10:00, 2024-01-01 12:30:15.5)'::tsrange, '["2024-01-01 10:00+02",)'::tstzrange;
--> tsrange:tsrange | tstzrange:tstzrange
--| ["2024-01-01 10:00:00","2024-01-01 12:30:15.5") | ["2024-01-01 08:00:00+00",)
SELECT '{[1,3),[3,5),[10,20]}'::int4multirange, '{}'::int4multirange, '{empty, (,1), [7,7]}'::int4multirange, ' { [1.5,2] , (2,3) } '::nummultirange;
--> int4multirange:int4multirange | int4multirange:int4multirange | int4multirange:int4multirange | nummultirange:nummultirange
--| {[1,5),[10,21)} | {} | {(,1),[7,8)} | {[1.5,3)}
SELECT 'EMPTY'::numrange, '{[2024-01-01,2024-01-02],[2024-01-03,]}'::datemultirange;
--> numrange:numrange | datemultirange:datemultirange
--| empty | {[2024-01-01,)}
SELECT '[5,1]'::int4range;
--! 22000: range lower bound must be less than or equal to range upper bound
SELECT '1,5'::int4range;
--! 22P02: malformed range literal: "1,5"
SELECT '[1,5'::int4range;
--! 22P02: malformed range literal: "[1,5"
SELECT '[1'::int4range;
--! 22P02: malformed range literal: "[1"
SELECT '[1,2,3]'::int4range;
--! 22P02: malformed range literal: "[1,2,3]"
SELECT '[1;2]'::int4range;
--! 22P02: malformed range literal: "[1;2]"
SELECT '[1,2] x'::int4range;
--! 22P02: malformed range literal: "[1,2] x"
SELECT 'empty x'::int4range;
--! 22P02: malformed range literal: "empty x"
SELECT '[a,b]'::int4range;
--! 22P02: invalid input syntax for type integer: "a"
SELECT ''::int4range;
--! 22P02: malformed range literal: ""
SELECT '[1,2147483647]'::int4range;
--! 22003: integer out of range
SELECT '{[1,2)'::int4multirange;
--! 22P02: malformed multirange literal: "{[1,2)"
SELECT '[1,2)'::int4multirange;
--! 22P02: malformed multirange literal: "[1,2)"
SELECT '{1,2}'::int4multirange;
--! 22P02: malformed multirange literal: "{1,2}"
SELECT '{[1,2) [3,4)}'::int4multirange;
--! 22P02: malformed multirange literal: "{[1,2) [3,4)}"
SELECT '{[1,2),}'::int4multirange;
--! 22P02: malformed multirange literal: "{[1,2),}"
SELECT '{[1,2)} x'::int4multirange;
--! 22P02: malformed multirange literal: "{[1,2)} x"
SELECT int4range(1, 5), int4range(1, 5, '[]'), int4range(1, NULL), int4range(NULL, NULL, '[]'), numrange(1.0, 2.0, '(]'), int8range(3, 3), daterange('2024-02-28', '2024-02-29', '()');
--> int4range:int4range | int4range:int4range | int4range:int4range | int4range:int4range | numrange:numrange | int8range:int8range | daterange:daterange
--| [1,5) | [1,6) | [1,) | (,) | (1.0,2.0] | empty | empty
SELECT tsrange('2024-01-01', '2024-01-02'), tstzrange(NULL, '2024-01-02 00:00+00', '(]');
--> tsrange:tsrange | tstzrange:tstzrange
--| ["2024-01-01 00:00:00","2024-01-02 00:00:00") | (,"2024-01-02 00:00:00+00"]
SELECT int4range(5, 1);
--! 22000: range lower bound must be less than or equal to range upper bound
SELECT int4range(1, 5, 'x');
--! 42601: invalid range bound flags
SELECT int4range(1, 5, NULL);
--! 22000: range constructor flags argument must not be null
SELECT int4multirange(), int4multirange(int4range(1, 3)), int4multirange(int4range(5, 8), int4range(1, 3), int4range(2, 6)), nummultirange(VARIADIC ARRAY[numrange(1, 2), numrange(4, 5)]);
--> int4multirange:int4multirange | int4multirange:int4multirange | int4multirange:int4multirange | nummultirange:nummultirange
--| {} | {[1,3)} | {[1,8)} | {[1,2),[4,5)}
SELECT int4multirange(int4range(1, 2), NULL);
--! 22004: multirange values cannot contain null members
SELECT int4multirange(VARIADIC ARRAY[]::int4range[]), int4multirange(NULL::int4range);
--> int4multirange:int4multirange | int4multirange:int4multirange
--| {} | ∅
SELECT multirange(int4range(1, 5)), int4range(1, 5)::int4multirange, multirange('empty'::numrange), int4range(1, 5)::text, '[1,2)'::text::int4range;
--> multirange:int4multirange | int4range:int4multirange | multirange:nummultirange | int4range:text | int4range:int4range
--| {[1,5)} | {[1,5)} | {} | [1,5) | [1,2)
SELECT int4range(1, 5)::int8range;
--! 42846: cannot cast type int4range to int8range
SELECT numrange(1, 2) || numrange(2, 3);
--! 42883: operator does not exist: numrange || numrange
SELECT pg_typeof(int4range(1, 2)), pg_typeof(int4multirange()), pg_typeof(ARRAY[int4range(1, 2)]), pg_typeof(lower(numrange(1, 2))), pg_typeof(multirange(daterange(NULL, NULL)));
--> pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| int4range | int4multirange | int4range[] | numeric | datemultirange

-- Parts.
SELECT lower(r), upper(r), isempty(r), lower_inc(r), upper_inc(r), lower_inf(r), upper_inf(r) FROM (VALUES (numrange(1, 5)), (numrange(1, 5, '(]')), ('empty'), ('(,5)'), ('[1,)'), (NULL), ('(,)')) t(r);
--> lower:numeric | upper:numeric | isempty:bool | lower_inc:bool | upper_inc:bool | lower_inf:bool | upper_inf:bool
--| 1 | 5 | f | t | f | f | f
--| 1 | 5 | f | f | t | f | f
--| ∅ | ∅ | t | f | f | f | f
--| ∅ | 5 | f | f | f | t | f
--| 1 | ∅ | f | t | f | f | t
--| ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
--| ∅ | ∅ | f | f | f | t | t
SELECT lower(m), upper(m), isempty(m), lower_inc(m), upper_inc(m), lower_inf(m), upper_inf(m) FROM (VALUES ('{[1,2),[3,4]}'::nummultirange), ('{}'), ('{(,5)}'), ('{(1,2),[5,)}'), (NULL)) t(m);
--> lower:numeric | upper:numeric | isempty:bool | lower_inc:bool | upper_inc:bool | lower_inf:bool | upper_inf:bool
--| 1 | 4 | f | t | t | f | f
--| ∅ | ∅ | t | f | f | f | f
--| ∅ | 5 | f | f | f | t | f
--| 1 | ∅ | f | f | f | f | t
--| ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
SELECT lower('Abc'), upper('Abc'), lower(int4range(2, 4)), upper(int8range(2, NULL));
--> lower:text | upper:text | lower:int4 | upper:int8
--| abc | ABC | 2 | ∅

-- Operators on ranges.
SELECT int4range(1, 10) @> 5, int4range(1, 10) @> 10, 5 <@ int4range(1, 10), int4range(1, 10) @> int4range(2, 5), int4range(2, 5) <@ int4range(1, 10), int4range(1, 10) @> 'empty', 'empty'::int4range @> 'empty'::int4range, numrange(NULL, NULL) @> 1e100;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | t | t | t | t
SELECT int4range(1, 5) && int4range(4, 8), int4range(1, 5) && int4range(5, 8), int4range(1, 5) && 'empty', numrange(1, 5, '[]') && numrange(5, 8), numrange(1, 5) && numrange(5, 8), numrange(NULL, 5) && numrange(2, NULL);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | f | t | f | t
SELECT int4range(1, 5) << int4range(5, 8), int4range(1, 5) << int4range(4, 8), int4range(5, 8) >> int4range(1, 5), int4range(1, 5) &< int4range(0, 5), int4range(1, 5) &> int4range(2, 9), int4range(1, 5) &> int4range(1, 2);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | f | t
SELECT int4range(1, 5) -|- int4range(5, 8), int4range(1, 5) -|- int4range(6, 8), int4range(1, 4, '[]') -|- int4range(5, 8), numrange(1, 4) -|- numrange(4, 8), numrange(1, 4, '[]') -|- numrange(4, 8), numrange(1, 4) -|- numrange(4, 8, '()'), 'empty'::int4range -|- int4range(1, 2);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | f | f | f
SELECT int4range(1, 5) + int4range(5, 8), int4range(1, 5) * int4range(3, 8), int4range(1, 5) * int4range(7, 8), int4range(1, 10) - int4range(5, 20), int4range(1, 10) - int4range(-5, 3), int4range(1, 10) - int4range(1, 10), int4range(1, 10) - int4range(20, 30), int4range(1, 5) + 'empty';
--> ?column?:int4range | ?column?:int4range | ?column?:int4range | ?column?:int4range | ?column?:int4range | ?column?:int4range | ?column?:int4range | ?column?:int4range
--| [1,8) | [3,5) | empty | [1,5) | [3,10) | empty | [1,10) | [1,5)
SELECT int4range(1, 5) + int4range(7, 8);
--! 22000: result of range union would not be contiguous
SELECT int4range(1, 10) - int4range(3, 5);
--! 22000: result of range difference would not be contiguous
SELECT numrange(1, 10) - numrange(5, 20, '()'), numrange(1, 10, '[]') - numrange(10, 20), numrange(1, 10, '[]') - numrange(1, 1, '[]'), range_merge(int4range(1, 3), int4range(7, 9)), range_merge('{[1,2),[7,9)}'::int4multirange), range_merge('{}'::int4multirange);
--> ?column?:numrange | ?column?:numrange | ?column?:numrange | range_merge:int4range | range_merge:int4range | range_merge:int4range
--| [1,5] | [1,10) | (1,10] | [1,9) | [1,9) | empty
SELECT int4range(1, 5) = int4range(1, 4, '[]'), numrange(1.0, 2) = numrange(1.00, 2.0), numrange(1, 2) = numrange(1, 2, '[]'), int4range(1, 5) <> int4range(1, 6), int4range(1, 5) < int4range(1, 6), int4range(1, 5) < int4range(2, 3), 'empty'::int4range < int4range(NULL, 1), int4range(NULL, 1) < int4range(1, 2), int4range(1, NULL) > int4range(1, 100), int4range(1, 5) >= int4range(1, 5);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f | t | t | t | t | t | t | t
SELECT int4range(1, 10) @> '5';
--! 22P02: malformed range literal: "5"
SELECT int4range(1, 10) @> '[2,3)';
--> ?column?:bool
--| t
SELECT int4range(1, 10) = numrange(1, 10);
--! 42883: operator does not exist: int4range = numrange
SELECT int4range(1, 10) @> 5.5;
--! 42883: operator does not exist: int4range @> numeric
SELECT int4range(1, 10) + 5;
--! 42883: operator does not exist: int4range + integer

-- Operators on multiranges.
SELECT '{[1,3),[5,9)}'::int4multirange @> 2, '{[1,3),[5,9)}'::int4multirange @> 3, 6 <@ '{[1,3),[5,9)}'::int4multirange, '{[1,3),[5,9)}'::int4multirange @> int4range(6, 8), '{[1,3),[5,9)}'::int4multirange @> int4range(2, 6), int4range(1, 20) @> '{[1,3),[5,9)}'::int4multirange, '{[1,3),[5,9)}'::int4multirange <@ '{[0,20)}'::int4multirange, '{}'::int4multirange <@ '{}'::int4multirange;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | f | t | t | t
SELECT '{[1,3),[5,9)}'::int4multirange && int4range(3, 5), int4range(3, 6) && '{[1,3),[5,9)}'::int4multirange, '{[1,3),[5,9)}'::int4multirange && '{[3,5)}'::int4multirange, '{[1,3)}'::int4multirange << int4range(3, 5), int4range(9, 12) >> '{[1,3),[5,9)}'::int4multirange, '{[1,3)}'::int4multirange << '{[4,5)}'::int4multirange;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | t | f | t | t | t
SELECT '{[1,3),[5,9)}'::int4multirange &< int4range(0, 9), int4range(1, 2) &> '{[1,3),[5,9)}'::int4multirange, '{[1,3)}'::int4multirange &< '{[1,2)}'::int4multirange, '{[1,3)}'::int4multirange -|- int4range(3, 5), int4range(0, 1) -|- '{[1,3),[5,9)}'::int4multirange, '{[1,3)}'::int4multirange -|- '{[3,4),[8,9)}'::int4multirange;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f | t | t | t
SELECT '{[1,3),[5,9)}'::int4multirange + '{[3,5)}'::int4multirange, '{[1,3),[5,9)}'::int4multirange - '{[2,6)}'::int4multirange, '{[1,20)}'::int4multirange - '{[2,6),[8,9)}'::int4multirange, '{[1,3),[5,9)}'::int4multirange * '{[2,6)}'::int4multirange, '{[1,3)}'::int4multirange * '{}'::int4multirange;
--> ?column?:int4multirange | ?column?:int4multirange | ?column?:int4multirange | ?column?:int4multirange | ?column?:int4multirange
--| {[1,9)} | {[1,2),[6,9)} | {[1,2),[6,8),[9,20)} | {[2,3),[5,6)} | {}
SELECT '{[1,3),[5,9)}'::int4multirange = '{[5,8],[1,2]}'::int4multirange, '{[1,3)}'::int4multirange < '{[1,3),[5,9)}'::int4multirange, '{}'::int4multirange < '{[1,3)}'::int4multirange;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
SELECT * FROM unnest('{[1,3),[5,9)}'::int4multirange) AS r;
--> r:int4range
--| [1,3)
--| [5,9)
SELECT unnest('{[1,3),[5,9)}'::int4multirange), unnest(ARRAY[1, 2]);
--> unnest:int4range | unnest:int4
--| [1,3) | 1
--| [5,9) | 2

-- Aggregates.
SELECT range_agg(r), range_intersect_agg(r), count(DISTINCT r), min(lower(r)), max(upper(r)) FROM (VALUES (int4range(1, 5)), (int4range(4, 8)), (int4range(1, 5)), (NULL)) t(r);
--> range_agg:int4multirange | range_intersect_agg:int4range | count:int8 | min:int4 | max:int4
--| {[1,8)} | [4,5) | 2 | 1 | 8
SELECT range_agg(r), range_intersect_agg(r) FROM (VALUES (int4range(1, 3)), (int4range(5, 8))) t(r);
--> range_agg:int4multirange | range_intersect_agg:int4range
--| {[1,3),[5,8)} | empty
SELECT range_agg(m), range_intersect_agg(m) FROM (VALUES ('{[1,3),[5,8)}'::int4multirange), ('{[2,6)}')) t(m);
--> range_agg:int4multirange | range_intersect_agg:int4multirange
--| {[1,8)} | {[2,3),[5,6)}
SELECT range_agg(r), range_intersect_agg(r) FROM (VALUES (int4range(1, 3))) t(r) WHERE false;
--> range_agg:int4multirange | range_intersect_agg:int4range
--| ∅ | ∅
SELECT range_agg(NULL::int4range);
--> range_agg:int4multirange
--| ∅
SELECT max(int4range(1, 3));
--! 42883: function max(int4range) does not exist
SELECT g, range_agg(r ORDER BY r) FROM (VALUES (1, numrange(1, 2)), (1, numrange(2, 3)), (2, numrange(7, 8))) t(g, r) GROUP BY g ORDER BY g;
--> g:int4 | range_agg:nummultirange
--| 1 | {[1,3)}
--| 2 | {[7,8)}

-- Keys, order, groups.
CREATE TABLE booking (during daterange PRIMARY KEY, room int, slots int4multirange, spans tsrange[]);
--= CREATE TABLE
INSERT INTO booking VALUES ('[2024-01-01,2024-01-05]', 1, '{[1,3),[5,8)}', ARRAY['[2024-01-01 10:00,2024-01-01 12:00)'::tsrange, NULL]), ('[2024-01-10,2024-01-12)', 2, '{}', '{}'), ('empty', 3, NULL, NULL), ('(,2023-12-31]', 4, '{(,0)}', '{empty,"(,2024-01-01 00:00:00]"}');
--= INSERT 0 4
INSERT INTO booking VALUES ('[2024-01-01,2024-01-06)', 9);
--! 23505: duplicate key value violates unique constraint "booking_pkey"
SELECT * FROM booking ORDER BY during;
--> during:daterange | room:int4 | slots:int4multirange | spans:_tsrange
--| empty | 3 | ∅ | ∅
--| (,2024-01-01) | 4 | {(,0)} | {empty,"(,\"2024-01-01 00:00:00\"]"}
--| [2024-01-01,2024-01-06) | 1 | {[1,3),[5,8)} | {"[\"2024-01-01 10:00:00\",\"2024-01-01 12:00:00\")",NULL}
--| [2024-01-10,2024-01-12) | 2 | {} | {}
SELECT room FROM booking ORDER BY during DESC;
--> room:int4
--| 2
--| 1
--| 4
--| 3
SELECT room FROM booking WHERE during = '[2024-01-10,2024-01-11]';
--> room:int4
--| 2
SELECT room FROM booking WHERE during @> date '2024-01-03';
--> room:int4
--| 1
SELECT room FROM booking WHERE during && daterange('2024-01-04', '2024-01-20') ORDER BY room;
--> room:int4
--| 1
--| 2
SELECT room, slots FROM booking ORDER BY slots NULLS FIRST, room;
--> room:int4 | slots:int4multirange
--| 3 | ∅
--| 2 | {}
--| 4 | {(,0)}
--| 1 | {[1,3),[5,8)}
CREATE INDEX ON booking (slots, room);
--= CREATE INDEX
UPDATE booking SET during = during * daterange('2024-01-02', NULL), slots = slots - int4multirange(int4range(2, 6)) WHERE room = 1;
--= UPDATE 1
SELECT during, slots FROM booking WHERE room = 1;
--> during:daterange | slots:int4multirange
--| [2024-01-02,2024-01-06) | {[1,2),[6,8)}
DELETE FROM booking WHERE during = 'empty';
--= DELETE 1
SELECT count(*) FROM booking;
--> count:int8
--| 3
SELECT r, count(*) FROM (VALUES (numrange(1.0, 2)), (numrange(1.00, 2.0)), (numrange(1, 2, '[]'))) t(r) GROUP BY r ORDER BY r;
--> r:numrange | count:int8
--| [1.0,2) | 2
--| [1,2] | 1
SELECT DISTINCT r FROM (VALUES (int4range(1, 3)), ('[1,2]'), ('empty'), ('[4,4)')) t(r) ORDER BY r;
--> r:int4range
--| empty
--| [1,3)
SELECT a.r, b.x FROM (VALUES (int4range(1, 3)), (int4range(3, 5))) a(r) JOIN generate_series(1, 4) b(x) ON a.r @> b.x ORDER BY b.x;
--> r:int4range | x:int4
--| [1,3) | 1
--| [1,3) | 2
--| [3,5) | 3
--| [3,5) | 4
SELECT ARRAY[int4range(1, 3), 'empty', NULL], '{"[1,3)",empty,NULL}'::int4range[], ARRAY['[1,2)'::numrange] @> ARRAY['[1.0,2)'::numrange];
--> array:_int4range | int4range:_int4range | ?column?:bool
--| {"[1,3)",empty,NULL} | {"[1,3)",empty,NULL} | t
SELECT row_to_json(t) FROM (SELECT int4range(1, 3) AS r, '{[1,2)}'::int4multirange AS m) t;
--> row_to_json:json
--| {"r":"[1,3)","m":"{[1,2)}"}
SELECT (ROW(int4range(1, 3), 'a b'))::text;
--> row:text
--| ("[1,3)","a b")
COPY (SELECT during, slots FROM booking ORDER BY during) TO STDOUT;
--| (,2024-01-01)␉{(,0)}
--| [2024-01-02,2024-01-06)␉{[1,2),[6,8)}
--| [2024-01-10,2024-01-12)␉{}
--= COPY 3
DROP TABLE booking;
--= DROP TABLE
CREATE TABLE item (id int PRIMARY KEY, span numrange UNIQUE);
--= CREATE TABLE
INSERT INTO item VALUES (1, '[1,2)'), (2, '[1.0,2.00)');
--! 23505: duplicate key value violates unique constraint "item_span_key"
INSERT INTO item VALUES (1, '[1,2)');
--= INSERT 0 1
INSERT INTO item VALUES (2, '[1.0,2.00)');
--! 23505: duplicate key value violates unique constraint "item_span_key"
INSERT INTO item VALUES (2, '[1.0,2.00]') ON CONFLICT (span) DO NOTHING;
--= INSERT 0 1
SELECT * FROM item ORDER BY span;
--> id:int4 | span:numrange
--| 1 | [1,2)
--| 2 | [1.0,2.00]
DROP TABLE item;
--= DROP TABLE

-- Types of one's own.
CREATE TYPE textrange AS RANGE (subtype = text, collation = "C");
--= CREATE TYPE
SELECT textrange('a', 'm'), textrange('a', 'm', '[]') @> 'f'::text, '["b c","d""\\")'::textrange, '["",z)'::textrange, textrange('a', 'b') + textrange('b', 'c'), upper(textrange('a', 'm'));
--> textrange:user | ?column?:bool | textrange:user | textrange:user | ?column?:user | upper:text
--| [a,m) | t | ["b c","d""\\") | ["",z) | [a,c) | m
SELECT textmultirange(textrange('a', 'c'), textrange('b', 'd')), textmultirange(), '{[a,b),[c,d)}'::textmultirange - '{[b,cc)}'::textmultirange, multirange(textrange('x', 'y')), range_agg(r) FROM (VALUES (textrange('a', 'b'))) t(r);
--> textmultirange:user | textmultirange:user | ?column?:user | multirange:user | range_agg:user
--| {[a,d)} | {} | {[a,b),[cc,d)} | {[x,y)} | {[a,b)}
SELECT textrange('m', 'a');
--! 22000: range lower bound must be less than or equal to range upper bound
CREATE TYPE textrange AS RANGE (subtype = text);
--! 42710: type "textrange" already exists
CREATE TYPE float8range AS RANGE (subtype = float8, subtype_diff = float8mi);
--= CREATE TYPE
CREATE TYPE span AS RANGE (subtype = interval, multirange_type_name = spans);
--= CREATE TYPE
SELECT float8range(1.5, 'infinity'), spans(span('1 day', '2 days')), '[1 hour,60 minutes]'::span, float8range(-0.5, 2) @> 1::float8;
--> float8range:user | spans:user | span:user | ?column?:bool
--| [1.5,Infinity) | {["1 day","2 days")} | [01:00:00,01:00:00] | t
SELECT rngtypid::regtype, rngsubtype::regtype, rngmultitypid::regtype, rngcanonical, rngsubdiff FROM pg_range ORDER BY rngtypid::regtype::text;
--> rngtypid:regtype | rngsubtype:regtype | rngmultitypid:regtype | rngcanonical:regproc | rngsubdiff:regproc
--| daterange | date | datemultirange | daterange_canonical | daterange_subdiff
--| float8range | double precision | float8multirange | - | float8mi
--| int4range | integer | int4multirange | int4range_canonical | int4range_subdiff
--| int8range | bigint | int8multirange | int8range_canonical | int8range_subdiff
--| numrange | numeric | nummultirange | - | numrange_subdiff
--| span | interval | spans | - | -
--| textrange | text | textmultirange | - | -
--| tsrange | timestamp without time zone | tsmultirange | - | tsrange_subdiff
--| tstzrange | timestamp with time zone | tstzmultirange | - | tstzrange_subdiff
SELECT typname, typtype, typcategory, typlen, typinput, typoutput, typreceive, typsend FROM pg_type WHERE typtype IN ('r', 'm') ORDER BY typname;
--> typname:name | typtype:char | typcategory:char | typlen:int2 | typinput:regproc | typoutput:regproc | typreceive:regproc | typsend:regproc
--| datemultirange | m | R | -1 | multirange_in | multirange_out | multirange_recv | multirange_send
--| daterange | r | R | -1 | range_in | range_out | range_recv | range_send
--| float8multirange | m | R | -1 | multirange_in | multirange_out | multirange_recv | multirange_send
--| float8range | r | R | -1 | range_in | range_out | range_recv | range_send
--| int4multirange | m | R | -1 | multirange_in | multirange_out | multirange_recv | multirange_send
--| int4range | r | R | -1 | range_in | range_out | range_recv | range_send
--| int8multirange | m | R | -1 | multirange_in | multirange_out | multirange_recv | multirange_send
--| int8range | r | R | -1 | range_in | range_out | range_recv | range_send
--| nummultirange | m | R | -1 | multirange_in | multirange_out | multirange_recv | multirange_send
--| numrange | r | R | -1 | range_in | range_out | range_recv | range_send
--| span | r | R | -1 | range_in | range_out | range_recv | range_send
--| spans | m | R | -1 | multirange_in | multirange_out | multirange_recv | multirange_send
--| textmultirange | m | R | -1 | multirange_in | multirange_out | multirange_recv | multirange_send
--| textrange | r | R | -1 | range_in | range_out | range_recv | range_send
--| tsmultirange | m | R | -1 | multirange_in | multirange_out | multirange_recv | multirange_send
--| tsrange | r | R | -1 | range_in | range_out | range_recv | range_send
--| tstzmultirange | m | R | -1 | multirange_in | multirange_out | multirange_recv | multirange_send
--| tstzrange | r | R | -1 | range_in | range_out | range_recv | range_send
CREATE TABLE measured (at textrange);
--= CREATE TABLE
INSERT INTO measured VALUES ('[a,b]');
--= INSERT 0 1
SELECT * FROM measured;
--> at:user
--| [a,b]
CREATE FUNCTION width(r anyrange) RETURNS anyelement LANGUAGE sql AS 'SELECT upper(r)';
--= CREATE FUNCTION
SELECT width(int4range(1, 5)), width(textrange('a', 'm'));
--> width:int4 | width:text
--| 5 | m
CREATE FUNCTION both(anyelement, anyelement) RETURNS anyrange LANGUAGE sql AS 'SELECT NULL';
--! 42601: syntax error at or near "both"
CREATE FUNCTION whole(m anymultirange) RETURNS anyrange LANGUAGE sql AS 'SELECT range_merge(m)';
--= CREATE FUNCTION
SELECT whole('{[a,b),[c,d)}'::textmultirange);
--> whole:user
--| [a,d)
SELECT whole(5);
--! 42883: function whole(integer) does not exist
ALTER TYPE textrange RENAME TO wordrange;
--= ALTER TYPE
SELECT '[a,b)'::wordrange;
--> wordrange:user
--| [a,b)
DROP TYPE textmultirange;
--! 2BP01: cannot drop type textmultirange because type wordrange requires it
DROP TYPE wordrange;
--! 2BP01: cannot drop type wordrange because other objects depend on it
DROP TYPE wordrange CASCADE;
--~ drop cascades to column at of table measured
--= DROP TYPE
DROP TYPE float8range;
--= DROP TYPE
DROP TYPE span;
--= DROP TYPE
CREATE TYPE r AS RANGE (collation = "C");
--! 42601: type attribute "subtype" is required
CREATE TYPE r AS RANGE (subtype = int4, wrong = int4);
--! 42601: type attribute "wrong" not recognized
CREATE TYPE r AS RANGE (subtype = int4, subtype = int8);
--! 42601: conflicting or redundant options
CREATE TYPE r AS RANGE (subtype = anyelement);
--! 42804: range subtype cannot be anyelement
CREATE TYPE r AS RANGE (subtype = json);
--! 42704: data type json has no default operator class for access method "btree"
CREATE TYPE r AS RANGE (subtype = int4, subtype_diff = missing);
--! 42883: function missing(integer, integer) does not exist
