-- pg_stats tells what a sample of the rows says of each column, in the terms of ANALYZE
CREATE TABLE st (id int PRIMARY KEY, few int, many text, price numeric, pair int[], at timestamp, flag bool, code char(5), words tsvector, span int4range, tags text[], place point, half varchar(20), none uuid);
--= CREATE TABLE
INSERT INTO st SELECT i, i % 7, 'w' || (i % 300), (i % 50) * 1.5, ARRAY[i % 5, i % 3, i % 11], timestamp '2020-01-01' + i * interval '1 minute', i % 3 = 0, 'ab' || i % 3, to_tsvector('simple', 'the word' || i % 4 || ' and ' || i % 3), int4range(i, i + 3), ARRAY['x' || i % 4, NULL], point(i, 1), CASE WHEN i % 2 = 0 THEN 'e' END, NULL FROM generate_series(1, 1500) i;
--= INSERT 0 1500
SET default_statistics_target = 5;
--= SET
ANALYZE st;
--= ANALYZE
SELECT attname, inherited, null_frac, n_distinct, most_common_vals, most_common_freqs, histogram_bounds, correlation FROM pg_stats WHERE tablename = 'st' ORDER BY attname;
--> attname:name | inherited:bool | null_frac:float4 | n_distinct:float4 | most_common_vals:anyarray | most_common_freqs:_float4 | histogram_bounds:anyarray | correlation:float4
--| at | f | 0 | -1 | ∅ | ∅ | {"2020-01-01 00:01:00","2020-01-01 05:00:00","2020-01-01 10:00:00","2020-01-01 15:00:00","2020-01-01 20:00:00","2020-01-02 01:00:00"} | 1
--| code | f | 0 | 3 | {"ab0  ","ab1  ","ab2  "} | {0.33333334,0.33333334,0.33333334} | ∅ | 0.33244327
--| few | f | 0 | 7 | {1,2,0,3,4} | {0.14333333,0.14333333,0.14266667,0.14266667,0.14266667} | {5,6} | 0.14228381
--| flag | f | 0 | 2 | {f,t} | {0.6666667,0.33333334} | ∅ | 0.5568878
--| half | f | 0.5 | 1 | {e} | {0.5} | ∅ | 1
--| id | f | 0 | -1 | ∅ | ∅ | {1,300,600,900,1200,1500} | 1
--| many | f | 0 | -0.2 | {w0,w1,w10,w100,w101} | {0.0033333334,0.0033333334,0.0033333334,0.0033333334,0.0033333334} | {w102,w155,w208,w261,w45,w99} | -0.01907512
--| none | f | 1 | 0 | ∅ | ∅ | ∅ | ∅
--| pair | f | 0 | -0.11 | {"{0,0,4}","{0,1,10}","{0,2,5}","{1,0,6}","{1,1,1}"} | {0.006666667,0.006666667,0.006666667,0.006666667,0.006666667} | {"{0,0,0}","{1,0,2}","{2,0,3}","{3,0,2}","{4,0,1}","{4,2,10}"} | 0.005817425
--| place | f | 0 | 0 | ∅ | ∅ | ∅ | ∅
--| price | f | 0 | 50 | {0.0,1.5,3.0,4.5,6.0} | {0.02,0.02,0.02,0.02,0.02} | {7.5,19.5,33.0,46.5,60.0,73.5} | 0.0493778
--| span | f | 0 | -1 | ∅ | ∅ | ∅ | ∅
--| tags | f | 0 | 4 | {"{x0,NULL}","{x1,NULL}","{x2,NULL}","{x3,NULL}"} | {0.25,0.25,0.25,0.25} | ∅ | 0.24949834
--| words | f | 0 | -1 | ∅ | ∅ | ∅ | ∅
SELECT attname, avg_width FROM pg_stats WHERE tablename = 'st' AND attname <> 'words' ORDER BY attname;
--> attname:name | avg_width:int4
--| at | 8
--| code | 6
--| few | 4
--| flag | 1
--| half | 2
--| id | 4
--| many | 4
--| none | 16
--| pair | 33
--| place | 16
--| price | 5
--| span | 14
--| tags | 37
SELECT attname, most_common_elems, most_common_elem_freqs, elem_count_histogram FROM pg_stats WHERE tablename = 'st' AND most_common_elems IS NOT NULL ORDER BY attname;
--> attname:name | most_common_elems:anyarray | most_common_elem_freqs:_float4 | elem_count_histogram:_float4
--| pair | {0,1,2,3,4,5,6,7,8,9,10} | {0.51533335,0.51533335,0.51533335,0.27266666,0.27266666,0.09066667,0.09066667,0.09066667,0.09066667,0.09066667,0.09066667,0.09066667,0.51533335,0} | {1,2,3,3,3,2.6353333}
--| tags | {x0,x1,x2,x3} | {0.25,0.25,0.25,0.25,0.25,0.25,1} | {1,1,1,1,1,1}
--| words | {0,1,2,and,the,word0,word1,word2,word3} | {0.33333334,0.33333334,0.33333334,1,1,0.25,0.25,0.25,0.25,0.25,1} | ∅
-- Their arrays are of whatever type the column is
SELECT pg_typeof(most_common_vals), most_common_vals::text, most_common_vals::text::text[] AS texts, array_length(most_common_vals, 1), cardinality(histogram_bounds) FROM pg_stats WHERE tablename = 'st' AND attname IN ('few', 'id', 'code') ORDER BY attname;
--> pg_typeof:regtype | most_common_vals:text | texts:_text | array_length:int4 | cardinality:int4
--| anyarray | {"ab0  ","ab1  ","ab2  "} | {"ab0  ","ab1  ","ab2  "} | 3 | ∅
--| anyarray | {1,2,0,3,4} | {1,2,0,3,4} | 5 | 2
--| anyarray | ∅ | ∅ | ∅ | 6
SELECT array_to_string(most_common_vals, '/') FROM pg_stats WHERE tablename = 'st' AND attname = 'code';
--> array_to_string:text
--| ab0  /ab1  /ab2 ␠
-- pg_statistic has them in slots
SELECT staattnum, stainherit, stanullfrac, stadistinct, stakind1, stakind2, stakind3, staop1, staop2, staop3, stacoll1, stanumbers1, stavalues1, stavalues2 FROM pg_statistic WHERE starelid = 'st'::regclass AND staattnum IN (1, 2, 3, 4) ORDER BY 1;
--> staattnum:int2 | stainherit:bool | stanullfrac:float4 | stadistinct:float4 | stakind1:int2 | stakind2:int2 | stakind3:int2 | staop1:oid | staop2:oid | staop3:oid | stacoll1:oid | stanumbers1:_float4 | stavalues1:anyarray | stavalues2:anyarray
--| 1 | f | 0 | -1 | 2 | 3 | 0 | 97 | 97 | 0 | 0 | ∅ | {1,300,600,900,1200,1500} | ∅
--| 2 | f | 0 | 7 | 1 | 2 | 3 | 96 | 97 | 97 | 0 | {0.14333333,0.14333333,0.14266667,0.14266667,0.14266667} | {1,2,0,3,4} | {5,6}
--| 3 | f | 0 | -0.2 | 1 | 2 | 3 | 98 | 664 | 664 | 100 | {0.0033333334,0.0033333334,0.0033333334,0.0033333334,0.0033333334} | {w0,w1,w10,w100,w101} | {w102,w155,w208,w261,w45,w99}
--| 4 | f | 0 | 50 | 1 | 2 | 3 | 1752 | 1754 | 1754 | 0 | {0.02,0.02,0.02,0.02,0.02} | {0.0,1.5,3.0,4.5,6.0} | {7.5,19.5,33.0,46.5,60.0,73.5}
SELECT staattnum, stakind1, stakind2, stakind3, stakind4, stakind5, staop4, staop5, stacoll4, stanumbers5 FROM pg_statistic WHERE starelid = 'st'::regclass AND staattnum IN (5, 9, 11) ORDER BY 1;
--> staattnum:int2 | stakind1:int2 | stakind2:int2 | stakind3:int2 | stakind4:int2 | stakind5:int2 | staop4:oid | staop5:oid | stacoll4:oid | stanumbers5:_float4
--| 5 | 1 | 2 | 3 | 4 | 5 | 96 | 96 | 0 | {1,2,3,3,3,2.6353333}
--| 9 | 4 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | ∅
--| 11 | 1 | 3 | 4 | 5 | 0 | 98 | 0 | 100 | ∅
-- A target of a column's own, and a number that is said to be so
ALTER TABLE st ALTER many SET STATISTICS 3, ALTER price SET (n_distinct = -0.25);
--= ALTER TABLE
ANALYZE st;
--= ANALYZE
SELECT attname, n_distinct, histogram_bounds FROM pg_stats WHERE tablename = 'st' AND attname IN ('many', 'price') ORDER BY attname;
--> attname:name | n_distinct:float4 | histogram_bounds:anyarray
--| many | -0.2 | {w100,w19,w279,w99}
--| price | -0.25 | {7.5,19.5,33.0,46.5,60.0,73.5}
-- Of what is too wide to look at only the width counts
CREATE TABLE wide (id int, t text);
--= CREATE TABLE
INSERT INTO wide SELECT i, repeat('x', 1100 + i) FROM generate_series(1, 10) i;
--= INSERT 0 10
ANALYZE wide;
--= ANALYZE
SELECT null_frac, n_distinct, most_common_vals, histogram_bounds, correlation FROM pg_stats WHERE tablename = 'wide' AND attname = 't';
--> null_frac:float4 | n_distinct:float4 | most_common_vals:anyarray | histogram_bounds:anyarray | correlation:float4
--| 0 | -1 | ∅ | ∅ | ∅
INSERT INTO wide VALUES (11, 'short'), (12, 'short'), (13, 'other'), (14, NULL), (15, 'third');
--= INSERT 0 5
ANALYZE wide;
--= ANALYZE
SELECT null_frac, n_distinct, most_common_vals, most_common_freqs, histogram_bounds, correlation FROM pg_stats WHERE tablename = 'wide' AND attname = 't';
--> null_frac:float4 | n_distinct:float4 | most_common_vals:anyarray | most_common_freqs:_float4 | histogram_bounds:anyarray | correlation:float4
--| 0.06666667 | -0.8666667 | {short} | {0.13333334} | {other,third} | 0.4
-- Rows taken by chance stand for all
CREATE TABLE large AS SELECT i AS id, i % 10 AS ten, i % 1000 AS thousand, CASE WHEN i % 4 = 0 THEN 'often' ELSE 'r' || i END AS mixed FROM generate_series(1, 20000) i;
--= SELECT 20000
ANALYZE large;
--= ANALYZE
SELECT attname, CASE attname WHEN 'thousand' THEN n_distinct BETWEEN 500 AND 2000 WHEN 'mixed' THEN n_distinct BETWEEN -1 AND -0.4 WHEN 'ten' THEN n_distinct = 10 ELSE n_distinct = -1 END AS counted, null_frac
  FROM pg_stats WHERE tablename = 'large' ORDER BY attname;
--> attname:name | counted:bool | null_frac:float4
--| id | t | 0
--| mixed | f | 0
--| ten | t | 0
--| thousand | t | 0
SELECT most_common_vals, most_common_freqs[1] BETWEEN 0.2 AND 0.3 AS often, cardinality(histogram_bounds) FROM pg_stats WHERE tablename = 'large' AND attname = 'mixed';
--> most_common_vals:anyarray | often:bool | cardinality:int4
--| {often} | t | 6
-- Heirs and partitions
CREATE TABLE above (a int, b text);
--= CREATE TABLE
CREATE TABLE below (c int) INHERITS (above);
--= CREATE TABLE
INSERT INTO above VALUES (1, 'x'), (1, 'y');
--= INSERT 0 2
INSERT INTO below VALUES (2, 'z', 1), (1, 'x', 2);
--= INSERT 0 2
CREATE TABLE parted (k int, v int) PARTITION BY LIST (k);
--= CREATE TABLE
CREATE TABLE parted_1 PARTITION OF parted FOR VALUES IN (1);
--= CREATE TABLE
CREATE TABLE parted_2 (v int, k int);
--= CREATE TABLE
ALTER TABLE parted ATTACH PARTITION parted_2 FOR VALUES IN (2);
--= ALTER TABLE
INSERT INTO parted VALUES (1, 5), (2, 5), (2, 6), (2, 7);
--= INSERT 0 4
ANALYZE above, below, parted;
--= ANALYZE
SELECT tablename, attname, inherited, n_distinct, most_common_vals, most_common_freqs, histogram_bounds FROM pg_stats WHERE tablename IN ('above', 'below', 'parted', 'parted_1', 'parted_2') ORDER BY 1, 3, 2;
--> tablename:name | attname:name | inherited:bool | n_distinct:float4 | most_common_vals:anyarray | most_common_freqs:_float4 | histogram_bounds:anyarray
--| above | a | f | -0.5 | {1} | {1} | ∅
--| above | b | f | -1 | ∅ | ∅ | {x,y}
--| above | a | t | -0.5 | {1} | {0.75} | ∅
--| above | b | t | -0.75 | {x} | {0.5} | {y,z}
--| below | a | f | -1 | ∅ | ∅ | {1,2}
--| below | b | f | -1 | ∅ | ∅ | {x,z}
--| below | c | f | -1 | ∅ | ∅ | {1,2}
--| parted | k | t | -0.5 | {2} | {0.75} | ∅
--| parted | v | t | -0.75 | {5} | {0.5} | {6,7}
--| parted_1 | k | f | -1 | ∅ | ∅ | ∅
--| parted_1 | v | f | -1 | ∅ | ∅ | ∅
--| parted_2 | k | f | -0.33333334 | {2} | {1} | ∅
--| parted_2 | v | f | -1 | ∅ | ∅ | {5,6,7}
-- A table without rows has none
CREATE TABLE empty (a int);
--= CREATE TABLE
ANALYZE empty;
--= ANALYZE
SELECT count(*) FROM pg_stats WHERE tablename = 'empty';
--> count:int8
--| 0
-- Columns that one may not read aren't shown, nor tables whose policies hold
CREATE ROLE reader_of_statistics;
--= CREATE ROLE
GRANT SELECT (few, half) ON st TO reader_of_statistics;
--= GRANT
GRANT SELECT ON above TO reader_of_statistics;
--= GRANT
ALTER TABLE above ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
SET ROLE reader_of_statistics;
--= SET
SELECT tablename, attname FROM pg_stats WHERE schemaname = 'public' ORDER BY 1, 2;
--> tablename:name | attname:name
--| st | few
--| st | half
SELECT count(*) FROM pg_statistic;
--! 42501: permission denied for table pg_statistic
RESET ROLE;
--= RESET
DROP OWNED BY reader_of_statistics;
--= DROP OWNED
DROP ROLE reader_of_statistics;
--= DROP ROLE
