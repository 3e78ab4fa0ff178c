-- btree_gin, btree_gist and intarray: operator classes and operators.
CREATE EXTENSION btree_gin;
--= CREATE EXTENSION
CREATE EXTENSION btree_gist;
--= CREATE EXTENSION
CREATE TABLE booking (id int PRIMARY KEY, room int, name text, kind varchar(10), day date, span int4range, tags int[]);
--= CREATE TABLE
INSERT INTO booking VALUES (1, 10, 'a', 'x', '2020-01-01', '[1,3)', '{1,2,3}'), (2, 12, 'b', 'y', '2020-02-01', '[2,5)', '{3,4}');
--= INSERT 0 2
CREATE INDEX booking_gin ON booking USING gin (room, name, kind, day);
--= CREATE INDEX
CREATE INDEX booking_gist ON booking USING gist (room, span);
--= CREATE INDEX
SELECT pg_get_indexdef('booking_gin'::regclass), pg_get_indexdef('booking_gist'::regclass);
--> pg_get_indexdef:text | pg_get_indexdef:text
--| CREATE INDEX booking_gin ON public.booking USING gin (room, name, kind, day) | CREATE INDEX booking_gist ON public.booking USING gist (room, span)
SELECT room <-> 11, day <-> '2020-01-15', 1.5::float8 <-> 4, 'infinity'::float8 <-> 1, '10:00'::time <-> '09:30', '2020-01-03'::timestamp <-> '2020-01-01 12:00', '1 day'::interval <-> '1 hour' FROM booking ORDER BY id;
--> ?column?:int4 | ?column?:int4 | ?column?:float8 | ?column?:float8 | ?column?:interval | ?column?:interval | ?column?:interval
--| 1 | 14 | 2.5 | Infinity | 00:30:00 | 1 day 12:00:00 | 1 day -01:00:00
--| 1 | 17 | 2.5 | Infinity | 00:30:00 | 1 day 12:00:00 | 1 day -01:00:00
SELECT id FROM booking ORDER BY room <-> 12;
--> id:int4
--| 2
--| 1
CREATE INDEX booking_tags ON booking USING gin (tags);
--= CREATE INDEX
CREATE EXTENSION intarray;
--= CREATE EXTENSION
SELECT tags & '{3}', tags | 9, tags | '{9,1}', tags + 7, tags + '{8}'::int[], tags - 3, tags - '{1,2}'::int[], # tags, tags # 3 FROM booking ORDER BY id;
--> ?column?:_int4 | ?column?:_int4 | ?column?:_int4 | ?column?:_int4 | ?column?:_int4 | ?column?:_int4 | ?column?:_int4 | ?column?:int4 | ?column?:int4
--| {3} | {1,2,3,9} | {1,2,3,9} | {1,2,3,7} | {1,2,3,8} | {1,2} | {3} | 3 | 3
--| {3} | {3,4,9} | {1,3,4,9} | {3,4,7} | {3,4,8} | {4} | {3,4} | 2 | 1
SELECT icount('{1,2}'), sort('{3,1,2}'), sort('{3,1,2}', 'desc'), sort_desc('{3,1,2}'), uniq('{1,1,2,1}'), idx('{5,6}', 6), intset(4), subarray('{1,2,3,4}', 2), subarray('{1,2,3,4}', 2, 2), subarray('{1,2,3,4}', -2, 1), subarray('{1,2,3,4}', 1, -1), subarray('{1,2}', 5);
--> icount:int4 | sort:_int4 | sort:_int4 | sort_desc:_int4 | uniq:_int4 | idx:int4 | intset:_int4 | subarray:_int4 | subarray:_int4 | subarray:_int4 | subarray:_int4 | subarray:_int4
--| 2 | {1,2,3} | {3,2,1} | {3,2,1} | {1,2,1} | 2 | {4} | {2,3,4} | {2,3} | {3} | {1,2,3} | {}
SELECT tags @> '{3}', tags <@ '{1,2,3,4}', tags && '{1,9}' FROM booking ORDER BY id;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
--| t | t | f
SELECT sort('{1,2}', 'sideways');
--! 22023: second parameter must be "ASC" or "DESC"
SELECT '{1,NULL}'::int[] & '{1}';
--! 22004: array must not contain nulls
CREATE INDEX booking_intset ON booking USING gist (tags gist__int_ops);
--= CREATE INDEX
CREATE INDEX booking_ginset ON booking USING gin (tags gin__int_ops);
--= CREATE INDEX
SELECT id FROM booking WHERE tags @> '{3,4}';
--> id:int4
--| 2
CREATE OPERATOR CLASS own_ops DEFAULT FOR TYPE int4 USING gin AS STORAGE int4;
--! 42710: could not make operator class "own_ops" be default for type int4
DROP EXTENSION btree_gin;
--! 2BP01: cannot drop extension btree_gin because other objects depend on it
DROP EXTENSION btree_gin CASCADE;
--~ drop cascades to index booking_gin
--= DROP EXTENSION
SELECT indexrelid::regclass FROM pg_index WHERE indrelid = 'booking'::regclass ORDER BY 1::text;
--> indexrelid:regclass
--| booking_pkey
--| booking_gist
--| booking_tags
--| booking_intset
--| booking_ginset
