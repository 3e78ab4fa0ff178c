-- NULL cast to anyarray or its like stays one; what it holds, nobody knows
SELECT pg_typeof(NULL::anyarray), pg_typeof(NULL::anyrange), pg_typeof(NULL::anymultirange), pg_typeof(NULL::anycompatiblearray), pg_typeof(NULL::anycompatiblerange);
--> pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| anyarray | anyrange | anymultirange | anycompatiblearray | anycompatiblerange
SELECT pg_typeof(NULL::anyelement), pg_typeof(NULL::anynonarray);
--> pg_typeof:regtype | pg_typeof:regtype
--| unknown | unknown
SELECT NULL::anyarray::text, array_length(NULL::anyarray, 1), cardinality(NULL::anyarray), array_to_string(NULL::anyarray, ',');
--> text:text | array_length:int4 | cardinality:int4 | array_to_string:text
--| ∅ | ∅ | ∅ | ∅
SELECT coalesce(NULL::anyarray, NULL::anyarray), count(NULL::anyrange), NULL::anyarray IS NULL;
--> coalesce:anyarray | count:int8 | ?column?:bool
--| ∅ | 0 | t
SELECT NULL::anyarray = NULL::anyarray;
--! 42804: cannot determine element type of "anyarray" argument
SELECT NULL::anyarray || NULL::anyarray;
--! 42883: operator does not exist: anyarray || anyarray
SELECT unnest(NULL::anyarray);
--! 42804: cannot determine element type of "anyarray" argument
SELECT lower(NULL::anyrange);
--! 42804: argument declared anyrange is not a range type but type anyrange
SELECT NULL::anyrange && NULL::anyrange;
--! 42804: argument declared anyrange is not a range type but type anyrange
SELECT range_merge(NULL::anymultirange);
--! 42804: argument declared anymultirange is not a multirange type but type anymultirange
SELECT NULL::anyenum;
--! 42846: cannot cast type unknown to anyenum
SELECT '{1}'::anyarray;
--! 0A000: cannot accept a value of type anyarray
SELECT NULL::anyarray::int[];
--! 42846: cannot cast type anyarray to integer[]
SELECT pg_typeof(ARRAY[1, 2]::anyarray), pg_typeof(int4range(1, 2)::anyrange);
--> pg_typeof:regtype | pg_typeof:regtype
--| integer[] | int4range
CREATE TABLE h AS SELECT NULL::anyarray x;
--! 42P16: column "x" has pseudo-type anyarray
-- The columns of statistics
SELECT most_common_vals::text::text[], array_length(histogram_bounds, 1), array_to_string(most_common_elems, ',') FROM pg_stats WHERE tablename = 'no such table';
--> most_common_vals:_text | array_length:int4 | array_to_string:text
SELECT unnest(most_common_vals) FROM pg_stats;
--! 42804: cannot determine element type of "anyarray" argument
SELECT most_common_vals = histogram_bounds FROM pg_stats;
--! 42804: cannot determine element type of "anyarray" argument
