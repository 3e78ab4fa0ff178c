-- Every operator of the geometric types over a few of their values.
CREATE TABLE points (i int, v point);
--= CREATE TABLE
INSERT INTO points SELECT i, v FROM unnest(ARRAY['(0,0)', '(-10,0)', '(-3,4)', '(5.1,34.5)', '(-5,-12)', '(10,10)', '(1e-7,0)', '(2.5,2.5)']::point[]) WITH ORDINALITY u (v, i);
--= INSERT 0 8
CREATE TABLE lsegs (i int, v lseg);
--= CREATE TABLE
INSERT INTO lsegs SELECT i, v FROM unnest(ARRAY['[(1,2),(3,4)]', '[(0,0),(6,6)]', '[(10,-10),(-3,-4)]', '[(-1e6,2e2),(3e5,-4e1)]', '[(-10,2),(-10,3)]', '[(0,-20),(30,-20)]', '[(1,1),(1,1)]', '[(0,0),(1,1)]']::lseg[]) WITH ORDINALITY u (v, i);
--= INSERT 0 8
CREATE TABLE lines (i int, v line);
--= CREATE TABLE
INSERT INTO lines SELECT i, v FROM unnest(ARRAY['{0,-1,5}', '{1,0,5}', '{0,3,0}', '{1,-1,0}', '{-0.4,-1,-6}', '{3,NaN,5}', '{0,-1,3}', '{-1,0,3}', '{1,1,-1}']::line[]) WITH ORDINALITY u (v, i);
--= INSERT 0 9
CREATE TABLE boxs (i int, v box);
--= CREATE TABLE
INSERT INTO boxs SELECT i, v FROM unnest(ARRAY['(2.0,2.0),(0.0,0.0)', '(3,3),(1,1)', '(-2,2),(-8,-10)', '(2.5,3.5),(2.5,2.5)', '(3,3),(3,3)', '(10,5),(4,1)']::box[]) WITH ORDINALITY u (v, i);
--= INSERT 0 6
CREATE TABLE paths (i int, v path);
--= CREATE TABLE
INSERT INTO paths SELECT i, v FROM unnest(ARRAY['[(1,2),(3,4)]', '((1,2),(3,4))', '[(0,0),(3,0),(4,5),(1,6)]', '((1,2),(3,4),(5,0))', '[(1,2)]', '((10,20))', '((0,0),(10,0),(10,10),(0,10))']::path[]) WITH ORDINALITY u (v, i);
--= INSERT 0 7
CREATE TABLE polygons (i int, v polygon);
--= CREATE TABLE
INSERT INTO polygons SELECT i, v FROM unnest(ARRAY['((2.0,0.0),(2.0,4.0),(0.0,0.0))', '((3,1),(3,3),(1,0))', '((1,2),(3,4),(5,6))', '((1,2),(7,8),(5,6),(3,-4))', '((0,0))', '((0,1),(0,1))', '((0,0),(10,0),(10,10),(0,10))', '((3,3),(6,3),(6,6),(3,6))']::polygon[]) WITH ORDINALITY u (v, i);
--= INSERT 0 8
CREATE TABLE circles (i int, v circle);
--= CREATE TABLE
INSERT INTO circles SELECT i, v FROM unnest(ARRAY['<(5,1),3>', '<(1,2),100>', '<(1,3),5>', '<(1,2),3>', '<(100,200),10>', '<(3,5),0>', '<(3,5),NaN>', '<(0,0),0.5>']::circle[]) WITH ORDINALITY u (v, i);
--= INSERT 0 8
SELECT string_agg(coalesce((@@ b.v)::text, '-'), ' ' ORDER BY i) AS results FROM boxs b;
--> results:text
--| (1,1) (2,2) (-5,-4) (2.5,3) (3,3) (7,3)
SELECT string_agg(coalesce((@@ b.v)::text, '-'), ' ' ORDER BY i) AS results FROM circles b;
--> results:text
--| (5,1) (1,2) (1,3) (1,2) (100,200) (3,5) (3,5) (0,0)
SELECT string_agg(coalesce((?- b.v)::text, '-'), ' ' ORDER BY i) AS results FROM lines b;
--> results:text
--| true false true false false false true false false
SELECT string_agg(coalesce((?| b.v)::text, '-'), ' ' ORDER BY i) AS results FROM lines b;
--> results:text
--| false true false false false false false true false
SELECT string_agg(coalesce((?- b.v)::text, '-'), ' ' ORDER BY i) AS results FROM lsegs b;
--> results:text
--| false false false false false true true false
SELECT string_agg(coalesce((?| b.v)::text, '-'), ' ' ORDER BY i) AS results FROM lsegs b;
--> results:text
--| false false false false true false true false
SELECT string_agg(coalesce((@-@ b.v)::text, '-'), ' ' ORDER BY i) AS results FROM lsegs b;
--> results:text
--| 2.8284271247461903 8.485281374238571 14.317821063276352 1300000.022153846 1 30 0 1.4142135623730951
SELECT string_agg(coalesce((@@ b.v)::text, '-'), ' ' ORDER BY i) AS results FROM lsegs b;
--> results:text
--| (2,3) (3,3) (3.5,-7) (-350000,80) (-10,2.5) (15,-20) (1,1) (0.5,0.5)
SELECT string_agg(coalesce((# b.v)::text, '-'), ' ' ORDER BY i) AS results FROM paths b;
--> results:text
--| 2 2 4 3 1 1 4
SELECT string_agg(coalesce((@-@ b.v)::text, '-'), ' ' ORDER BY i) AS results FROM paths b;
--> results:text
--| 2.8284271247461903 5.656854249492381 11.261297173761166 11.772699034745349 0 0 40
SELECT string_agg(coalesce((# b.v)::text, '-'), ' ' ORDER BY i) AS results FROM polygons b;
--> results:text
--| 3 3 3 4 1 2 4 4
SELECT string_agg(coalesce((@@ b.v)::text, '-'), ' ' ORDER BY i) AS results FROM polygons b;
--> results:text
--| (1.3333333333333333,1.3333333333333333) (2.3333333333333335,1.3333333333333333) (3,4) (4,3) (0,0) (0,1) (5,5) (4.5,4.5)
SELECT a.v::text AS v, string_agg(coalesce((a.v # b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | (2,2),(0,0) (2,2),(1,1) - - - -
--| (3,3),(1,1) | (2,2),(1,1) (3,3),(1,1) - (2.5,3),(2.5,2.5) (3,3),(3,3) -
--| (-2,2),(-8,-10) | - - (-2,2),(-8,-10) - - -
--| (2.5,3.5),(2.5,2.5) | - (2.5,3),(2.5,2.5) - (2.5,3.5),(2.5,2.5) - -
--| (3,3),(3,3) | - (3,3),(3,3) - - (3,3),(3,3) -
--| (10,5),(4,1) | - - - - - (10,5),(4,1)
SELECT a.v::text AS v, string_agg(coalesce((a.v && b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true true false false false false
--| (3,3),(1,1) | true true false true true false
--| (-2,2),(-8,-10) | false false true false false false
--| (2.5,3.5),(2.5,2.5) | false true false true false false
--| (3,3),(3,3) | false true false false true false
--| (10,5),(4,1) | false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v &< b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true true false true true true
--| (3,3),(1,1) | false true false false true true
--| (-2,2),(-8,-10) | true true true true true true
--| (2.5,3.5),(2.5,2.5) | false true false true true true
--| (3,3),(3,3) | false true false false true true
--| (10,5),(4,1) | false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v &<| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true true true true true true
--| (3,3),(1,1) | false true false true true true
--| (-2,2),(-8,-10) | true true true true true true
--| (2.5,3.5),(2.5,2.5) | false false false true false true
--| (3,3),(3,3) | false true false true true true
--| (10,5),(4,1) | false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v &> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true false true false false false
--| (3,3),(1,1) | true true true false false false
--| (-2,2),(-8,-10) | false false true false false false
--| (2.5,3.5),(2.5,2.5) | true true true true false false
--| (3,3),(3,3) | true true true true true false
--| (10,5),(4,1) | true true true true true true
SELECT a.v::text AS v, string_agg(coalesce((a.v < b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | false false true false false true
--| (3,3),(1,1) | false false true false false true
--| (-2,2),(-8,-10) | false false false false false false
--| (2.5,3.5),(2.5,2.5) | true true true false false true
--| (3,3),(3,3) | true true true false false true
--| (10,5),(4,1) | false false true false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | 0 1.4142135623730951 7.810249675906656 2.5 2.8284271247461903 6.324555320336759
--| (3,3),(1,1) | 1.4142135623730951 0 9.219544457292887 1.118033988749895 1.4142135623730951 5.099019513592785
--| (-2,2),(-8,-10) | 7.810249675906656 9.219544457292887 0 10.259142264341596 10.63014581273465 13.892443989449806
--| (2.5,3.5),(2.5,2.5) | 2.5 1.118033988749895 10.259142264341596 0 0.5 4.5
--| (3,3),(3,3) | 2.8284271247461903 1.4142135623730951 10.63014581273465 0.5 0 4
--| (10,5),(4,1) | 6.324555320336759 5.099019513592785 13.892443989449806 4.5 4 0
SELECT a.v::text AS v, string_agg(coalesce((a.v << b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | false false false true true true
--| (3,3),(1,1) | false false false false false true
--| (-2,2),(-8,-10) | true true false true true true
--| (2.5,3.5),(2.5,2.5) | false false false false true true
--| (3,3),(3,3) | false false false false false true
--| (10,5),(4,1) | false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <<| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | false false false true true false
--| (3,3),(1,1) | false false false false false false
--| (-2,2),(-8,-10) | false false false true true false
--| (2.5,3.5),(2.5,2.5) | false false false false false false
--| (3,3),(3,3) | false false false false false false
--| (10,5),(4,1) | false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true true true false false true
--| (3,3),(1,1) | true true true false false true
--| (-2,2),(-8,-10) | false false true false false false
--| (2.5,3.5),(2.5,2.5) | true true true true true true
--| (3,3),(3,3) | true true true true true true
--| (10,5),(4,1) | false false true false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v <@ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true false false false false false
--| (3,3),(1,1) | false true false false false false
--| (-2,2),(-8,-10) | false false true false false false
--| (2.5,3.5),(2.5,2.5) | false false false true false false
--| (3,3),(3,3) | false true false false true false
--| (10,5),(4,1) | false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v <^ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | false false false true true false
--| (3,3),(1,1) | false false false false true false
--| (-2,2),(-8,-10) | false false false true true false
--| (2.5,3.5),(2.5,2.5) | false false false false false false
--| (3,3),(3,3) | false false false false true false
--| (10,5),(4,1) | false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v = b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true true false false false false
--| (3,3),(1,1) | true true false false false false
--| (-2,2),(-8,-10) | false false true false false false
--| (2.5,3.5),(2.5,2.5) | false false false true true false
--| (3,3),(3,3) | false false false true true false
--| (10,5),(4,1) | false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v > b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | false false false true true false
--| (3,3),(1,1) | false false false true true false
--| (-2,2),(-8,-10) | true true false true true true
--| (2.5,3.5),(2.5,2.5) | false false false false false false
--| (3,3),(3,3) | false false false false false false
--| (10,5),(4,1) | true true false true true false
SELECT a.v::text AS v, string_agg(coalesce((a.v >= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true true false true true false
--| (3,3),(1,1) | true true false true true false
--| (-2,2),(-8,-10) | true true true true true true
--| (2.5,3.5),(2.5,2.5) | false false false true true false
--| (3,3),(3,3) | false false false true true false
--| (10,5),(4,1) | true true false true true true
SELECT a.v::text AS v, string_agg(coalesce((a.v >> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | false false true false false false
--| (3,3),(1,1) | false false true false false false
--| (-2,2),(-8,-10) | false false false false false false
--| (2.5,3.5),(2.5,2.5) | true false true false false false
--| (3,3),(3,3) | true false true true false false
--| (10,5),(4,1) | true true true true true false
SELECT a.v::text AS v, string_agg(coalesce((a.v >^ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | false false false false false false
--| (3,3),(1,1) | false false false false false false
--| (-2,2),(-8,-10) | false false false false false false
--| (2.5,3.5),(2.5,2.5) | true false true false false false
--| (3,3),(3,3) | true true true false true false
--| (10,5),(4,1) | false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v ?# b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true true false false false false
--| (3,3),(1,1) | true true false true true false
--| (-2,2),(-8,-10) | false false true false false false
--| (2.5,3.5),(2.5,2.5) | false true false true false false
--| (3,3),(3,3) | false true false false true false
--| (10,5),(4,1) | false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v @> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true false false false false false
--| (3,3),(1,1) | false true false false true false
--| (-2,2),(-8,-10) | false false true false false false
--| (2.5,3.5),(2.5,2.5) | false false false true false false
--| (3,3),(3,3) | false false false false true false
--| (10,5),(4,1) | false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v |&> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true false true false false false
--| (3,3),(1,1) | true true true false false true
--| (-2,2),(-8,-10) | false false true false false false
--| (2.5,3.5),(2.5,2.5) | true true true true false true
--| (3,3),(3,3) | true true true true true true
--| (10,5),(4,1) | true true true false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v |>> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | false false false false false false
--| (3,3),(1,1) | false false false false false false
--| (-2,2),(-8,-10) | false false false false false false
--| (2.5,3.5),(2.5,2.5) | true false true false false false
--| (3,3),(3,3) | true false true false false false
--| (10,5),(4,1) | false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v ~= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true false false false false false
--| (3,3),(1,1) | false true false false false false
--| (-2,2),(-8,-10) | false false true false false false
--| (2.5,3.5),(2.5,2.5) | false false false true false false
--| (3,3),(3,3) | false false false false true false
--| (10,5),(4,1) | false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | 0 0 4.889012070387047 13.3842459257596 10 20 0 0
--| (3,3),(1,1) | 0 0 6.216029632349246 12.384061327419552 11 21 0 0
--| (-2,2),(-8,-10) | 3 2 0 13.38498438728548 2 10.19803902718557 3 2
--| (2.5,3.5),(2.5,2.5) | 0 0 8.206555975292542 11.884153643630995 12.5 22.5 2.121320343559643 2.121320343559643
--| (3,3),(3,3) | 0.7071067811865476 0 8.870064756273642 12.384061327419552 13 23 2.8284271247461903 2.8284271247461903
--| (10,5),(4,1) | 1 0 7.4732041647344865 10.382769053832106 14 21 3 3
SELECT a.v::text AS v, string_agg(coalesce((a.v * b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | (0,0),(0,0) (-0,0),(-20,-20) (-0,2),(-14,0) (0,79.2),(-58.8,0) (14,-0),(0,-34) (0,40),(0,0) (2e-07,2e-07),(0,0) (0,10),(0,0)
--| (3,3),(1,1) | (0,0),(0,0) (-10,-10),(-30,-30) (-7,3),(-21,1) (-29.4,118.8),(-88.2,39.6) (21,-17),(7,-51) (0,60),(0,20) (3e-07,3e-07),(1e-07,1e-07) (0,15),(0,5)
--| (-2,2),(-8,-10) | (0,-0),(-0,0) (80,100),(20,-20) (64,-2),(-2,-14) (304.2,-58.8),(-79.2,-327) (34,146),(-80,14) (20,0),(-40,-180) (-2e-07,2e-07),(-8e-07,-1e-06) (5,0),(-10,-45)
--| (2.5,3.5),(2.5,2.5) | (0,0),(0,0) (-25,-25),(-25,-35) (-17.5,2.5),(-21.5,-0.5) (-73.5,104.1),(-108,99) (29.5,-42.5),(17.5,-47.5) (0,60),(-10,50) (2.5e-07,3.5e-07),(2.5e-07,2.5e-07) (0,15),(-2.5,12.5)
--| (3,3),(3,3) | (0,0),(0,0) (-30,-30),(-30,-30) (-21,3),(-21,3) (-88.2,118.8),(-88.2,118.8) (21,-51),(21,-51) (0,60),(0,60) (3e-07,3e-07),(3e-07,3e-07) (0,15),(0,15)
--| (10,5),(4,1) | (0,0),(0,0) (-40,-10),(-100,-50) (-16,25),(-50,13) (-14.100000000000001,370.5),(-121.5,143.1) (10,-53),(-8,-145) (50,150),(30,50) (1e-06,5e-07),(4e-07,1e-07) (12.5,37.5),(7.5,12.5)
SELECT a.v::text AS v, string_agg(coalesce((a.v + b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | (2,2),(0,0) (-8,2),(-10,0) (-1,6),(-3,4) (7.1,36.5),(5.1,34.5) (-3,-10),(-5,-12) (12,12),(10,10) (2.0000001,2),(1e-07,0) (4.5,4.5),(2.5,2.5)
--| (3,3),(1,1) | (3,3),(1,1) (-7,3),(-9,1) (0,7),(-2,5) (8.1,37.5),(6.1,35.5) (-2,-9),(-4,-11) (13,13),(11,11) (3.0000001,3),(1.0000001,1) (5.5,5.5),(3.5,3.5)
--| (-2,2),(-8,-10) | (-2,2),(-8,-10) (-12,2),(-18,-10) (-5,6),(-11,-6) (3.0999999999999996,36.5),(-2.9000000000000004,24.5) (-7,-10),(-13,-22) (8,12),(2,0) (-1.9999999,2),(-7.9999999,-10) (0.5,4.5),(-5.5,-7.5)
--| (2.5,3.5),(2.5,2.5) | (2.5,3.5),(2.5,2.5) (-7.5,3.5),(-7.5,2.5) (-0.5,7.5),(-0.5,6.5) (7.6,38),(7.6,37) (-2.5,-8.5),(-2.5,-9.5) (12.5,13.5),(12.5,12.5) (2.5000001,3.5),(2.5000001,2.5) (5,6),(5,5)
--| (3,3),(3,3) | (3,3),(3,3) (-7,3),(-7,3) (0,7),(0,7) (8.1,37.5),(8.1,37.5) (-2,-9),(-2,-9) (13,13),(13,13) (3.0000001,3),(3.0000001,3) (5.5,5.5),(5.5,5.5)
--| (10,5),(4,1) | (10,5),(4,1) (0,5),(-6,1) (7,9),(1,5) (15.1,39.5),(9.1,35.5) (5,-7),(-1,-11) (20,15),(14,11) (10.0000001,5),(4.0000001,1) (12.5,7.5),(6.5,3.5)
SELECT a.v::text AS v, string_agg(coalesce((a.v - b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | (2,2),(0,0) (12,2),(10,0) (5,-2),(3,-4) (-3.0999999999999996,-32.5),(-5.1,-34.5) (7,14),(5,12) (-8,-8),(-10,-10) (1.9999999,2),(-1e-07,0) (-0.5,-0.5),(-2.5,-2.5)
--| (3,3),(1,1) | (3,3),(1,1) (13,3),(11,1) (6,-1),(4,-3) (-2.0999999999999996,-31.5),(-4.1,-33.5) (8,15),(6,13) (-7,-7),(-9,-9) (2.9999999,3),(0.9999999,1) (0.5,0.5),(-1.5,-1.5)
--| (-2,2),(-8,-10) | (-2,2),(-8,-10) (8,2),(2,-10) (1,-2),(-5,-14) (-7.1,-32.5),(-13.1,-44.5) (3,14),(-3,2) (-12,-8),(-18,-20) (-2.0000001,2),(-8.0000001,-10) (-4.5,-0.5),(-10.5,-12.5)
--| (2.5,3.5),(2.5,2.5) | (2.5,3.5),(2.5,2.5) (12.5,3.5),(12.5,2.5) (5.5,-0.5),(5.5,-1.5) (-2.5999999999999996,-31),(-2.5999999999999996,-32) (7.5,15.5),(7.5,14.5) (-7.5,-6.5),(-7.5,-7.5) (2.4999999,3.5),(2.4999999,2.5) (0,1),(0,0)
--| (3,3),(3,3) | (3,3),(3,3) (13,3),(13,3) (6,-1),(6,-1) (-2.0999999999999996,-31.5),(-2.0999999999999996,-31.5) (8,15),(8,15) (-7,-7),(-7,-7) (2.9999999,3),(2.9999999,3) (0.5,0.5),(0.5,0.5)
--| (10,5),(4,1) | (10,5),(4,1) (20,5),(14,1) (13,1),(7,-3) (4.9,-29.5),(-1.0999999999999996,-33.5) (15,17),(9,13) (0,-5),(-6,-9) (9.9999999,5),(3.9999999,1) (7.5,2.5),(1.5,-1.5)
SELECT a.v::text AS v, string_agg(coalesce((a.v / b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, points b WHERE b.i > 1 GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | (0,-0),(-0.2,-0.2) (0.08,-0),(0,-0.56) (0.06511765576439249,0),(0,-0.04834492624932169) (-0,0.08284023668639054),(-0.20118343195266272,0) (0.2,0),(0,0) (20000000.000000004,20000000.000000004),(0,0) (0.8,0),(0,0)
--| (3,3),(1,1) | (-0.1,-0.1),(-0.3,-0.3) (0.12,-0.28),(0.04,-0.84) (0.09767648364658872,-0.024172463124660846),(0.032558827882196245,-0.07251738937398254) (-0.10059171597633136,0.1242603550295858),(-0.30177514792899407,0.04142011834319527) (0.3,0),(0.1,0) (30000000.000000004,30000000.000000004),(10000000.000000002,10000000.000000002) (1.2,0),(0.4,0)
--| (-2,2),(-8,-10) | (0.8,1),(0.2,-0.2) (0.56,2.48),(-0.64,0.08) (0.04834492624932169,0.18499334023975136),(-0.31720191406442705,0.06511765576439249) (0.9467455621301775,-0.20118343195266272),(-0.08284023668639054,-0.27218934911242604) (0,0.2),(-0.9,-0.1) (-20000000.000000004,20000000.000000004),(-80000000.00000001,-100000000.00000001) (0,0.8),(-3.6,-0.4)
--| (2.5,3.5),(2.5,2.5) | (-0.25,-0.25),(-0.25,-0.35) (0.26,-0.7),(0.1,-0.82) (0.10976271520891914,-0.05623797543288442),(0.0813970697054906,-0.06043115781165211) (-0.2514792899408284,0.10355029585798817),(-0.3224852071005917,0.07396449704142012) (0.3,0.05),(0.25,0) (25000000.000000004,35000000.00000001),(25000000.000000004,25000000.000000004) (1.2,0.2),(1,0)
--| (3,3),(3,3) | (-0.3,-0.3),(-0.3,-0.3) (0.12,-0.84),(0.12,-0.84) (0.09767648364658872,-0.07251738937398254),(0.09767648364658872,-0.07251738937398254) (-0.30177514792899407,0.1242603550295858),(-0.30177514792899407,0.1242603550295858) (0.3,0),(0.3,0) (30000000.000000004,30000000.000000004),(30000000.000000004,30000000.000000004) (1.2,0),(1.2,0)
--| (10,5),(4,1) | (-0.4,-0.1),(-1,-0.5) (-0.32,-0.76),(-0.4,-2.2) (0.1837600513048197,-0.10926939963494649),(0.045138375018499335,-0.26269054314044693) (-0.1893491124260355,0.5621301775147929),(-0.650887573964497,0.25443786982248523) (0.75,-0.15),(0.25,-0.25) (100000000.00000001,50000000.00000001),(40000000.00000001,10000000.000000002) (3,-0.6),(1,-1)
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | 0 10 3.6055512754639896 32.64751139060985 13 11.313708498984761 0 0.7071067811865476
--| (3,3),(1,1) | 1.4142135623730951 11.045361017187261 4.123105625617661 31.569922394583113 14.317821063276352 9.899494936611665 1.4142134916624187 0
--| (-2,2),(-8,-10) | 2 2 2 33.26649966557949 2 14.422205101855958 2.0000001 4.527692569068709
--| (2.5,3.5),(2.5,2.5) | 3.5355339059327378 12.747548783981962 5.522680508593631 31.108841187032347 16.32482771731451 9.924716620639604 3.53553383522206 0
--| (3,3),(3,3) | 4.242640687119286 13.341664064126334 6.0827625302982185 31.569922394583113 17 9.899494936611665 4.2426406164086075 0.7071067811865476
--| (10,5),(4,1) | 4.123105625617661 14.0356688476182 7 29.5 15.811388300841896 5 4.123105528603411 1.5
SELECT a.v::text AS v, string_agg(coalesce((a.v @> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM boxs a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (2,2),(0,0) | true false false false false false true false
--| (3,3),(1,1) | false false false false false false false true
--| (-2,2),(-8,-10) | false false false false false false false false
--| (2.5,3.5),(2.5,2.5) | false false false false false false false true
--| (3,3),(3,3) | false false false false false false false false
--| (10,5),(4,1) | false false false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v && b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | true true true true false false false false
--| <(1,2),100> | true true true true false true false true
--| <(1,3),5> | true true true true false true false true
--| <(1,2),3> | true true true true false false false true
--| <(100,200),10> | false false false false true false false false
--| <(3,5),0> | false true true false false true false false
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | false true true true false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v &< b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | true true false false true false false false
--| <(1,2),100> | false true false false true false false false
--| <(1,3),5> | true true true false true false false false
--| <(1,2),3> | true true true true true false false false
--| <(100,200),10> | false false false false true false false false
--| <(3,5),0> | true true true true true true false false
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | true true true true true true false true
SELECT a.v::text AS v, string_agg(coalesce((a.v &<| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | true true true true true true false false
--| <(1,2),100> | false true false false true false false false
--| <(1,3),5> | false true true false true false false false
--| <(1,2),3> | false true true true true true false false
--| <(100,200),10> | false false false false true false false false
--| <(3,5),0> | false true true true true true false false
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | true true true true true true false true
SELECT a.v::text AS v, string_agg(coalesce((a.v &> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | true true true true false false false true
--| <(1,2),100> | false true false false false false false false
--| <(1,3),5> | false true true false false false false false
--| <(1,2),3> | false true true true false false false false
--| <(100,200),10> | true true true true true true false true
--| <(3,5),0> | true true true true false true false true
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | false true true true false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v < b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | false true true false true false false false
--| <(1,2),100> | false false false false false false false false
--| <(1,3),5> | false true false false true false false false
--| <(1,2),3> | false true true false true false false false
--| <(100,200),10> | false true false false false false false false
--| <(3,5),0> | true true true true true false false true
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | true true true true true false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | 0 0 0 0 207.51303816327962 1.4721359549995796 NaN 1.5990195135927854
--| <(1,2),100> | 0 0 0 0 111.3707297724792 0 NaN 0
--| <(1,3),5> | 0 0 0 0 205.47675614449702 0 NaN 0
--| <(1,2),3> | 0 0 0 0 208.3707297724792 0.6055512754639896 NaN 0
--| <(100,200),10> | 207.51303816327962 111.3707297724792 205.47675614449702 208.3707297724792 0 207.79348015953093 NaN 213.10679774997897
--| <(3,5),0> | 1.4721359549995796 0 0 0.6055512754639896 207.79348015953093 0 NaN 5.3309518948453
--| <(3,5),NaN> | NaN NaN NaN NaN NaN NaN NaN NaN
--| <(0,0),0.5> | 1.5990195135927854 0 0 0 213.10679774997897 5.3309518948453 NaN 0
SELECT a.v::text AS v, string_agg(coalesce((a.v << b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | false false false false true false false false
--| <(1,2),100> | false false false false false false false false
--| <(1,3),5> | false false false false true false false false
--| <(1,2),3> | false false false false true false false false
--| <(100,200),10> | false false false false false false false false
--| <(3,5),0> | false false false false true false false false
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | true false false false true true false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <<| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | false false false false true true false false
--| <(1,2),100> | false false false false true false false false
--| <(1,3),5> | false false false false true false false false
--| <(1,2),3> | false false false false true false false false
--| <(100,200),10> | false false false false false false false false
--| <(3,5),0> | false false false false true false false false
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | false false false false true true false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | true true true true true false false false
--| <(1,2),100> | false true false false false false false false
--| <(1,3),5> | false true true false true false false false
--| <(1,2),3> | true true true true true false false false
--| <(100,200),10> | false true false false true false false false
--| <(3,5),0> | true true true true true true false true
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | true true true true true false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v <> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | false true true false true true false true
--| <(1,2),100> | true false true true true true false true
--| <(1,3),5> | true true false true true true false true
--| <(1,2),3> | false true true false true true false true
--| <(100,200),10> | true true true true false true false true
--| <(3,5),0> | true true true true true false false true
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | true true true true true true false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <@ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | true true false false false false false false
--| <(1,2),100> | false true false false false false false false
--| <(1,3),5> | false true true false false false false false
--| <(1,2),3> | false true true true false false false false
--| <(100,200),10> | false false false false true false false false
--| <(3,5),0> | false true true false false true false false
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | false true true true false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v = b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | true false false true false false false false
--| <(1,2),100> | false true false false false false false false
--| <(1,3),5> | false false true false false false false false
--| <(1,2),3> | true false false true false false false false
--| <(100,200),10> | false false false false true false false false
--| <(3,5),0> | false false false false false true false false
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | false false false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v > b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | false false false false false true false true
--| <(1,2),100> | true false true true true true false true
--| <(1,3),5> | true false false true false true false true
--| <(1,2),3> | false false false false false true false true
--| <(100,200),10> | true false true true false true false true
--| <(3,5),0> | false false false false false false false false
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | false false false false false true false false
SELECT a.v::text AS v, string_agg(coalesce((a.v >= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | true false false true false true false true
--| <(1,2),100> | true true true true true true false true
--| <(1,3),5> | true false true true false true false true
--| <(1,2),3> | true false false true false true false true
--| <(100,200),10> | true false true true true true false true
--| <(3,5),0> | false false false false false true false false
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | false false false false false true false true
SELECT a.v::text AS v, string_agg(coalesce((a.v >> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | false false false false false false false true
--| <(1,2),100> | false false false false false false false false
--| <(1,3),5> | false false false false false false false false
--| <(1,2),3> | false false false false false false false false
--| <(100,200),10> | true false true true false true false true
--| <(3,5),0> | false false false false false false false true
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | false false false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v @> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | true false false false false false false false
--| <(1,2),100> | true true true true false true false true
--| <(1,3),5> | false false true true false true false true
--| <(1,2),3> | false false false true false false false true
--| <(100,200),10> | false false false false true false false false
--| <(3,5),0> | false false false false false true false false
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | false false false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v |&> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | true true true false false false false false
--| <(1,2),100> | false true false false false false false false
--| <(1,3),5> | true true true false false false false false
--| <(1,2),3> | true true true true false false false false
--| <(100,200),10> | true true true true true true false true
--| <(3,5),0> | true true true true false true false true
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | true true true true false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v |>> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | false false false false false false false false
--| <(1,2),100> | false false false false false false false false
--| <(1,3),5> | false false false false false false false false
--| <(1,2),3> | false false false false false false false false
--| <(100,200),10> | true true true true false true false true
--| <(3,5),0> | true false false false false false false true
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | false false false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v ~= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | true false false false false false false false
--| <(1,2),100> | false true false false false false false false
--| <(1,3),5> | false false true false false false false false
--| <(1,2),3> | false false false true false false false false
--| <(100,200),10> | false false false false true false false false
--| <(3,5),0> | false false false false false true false false
--| <(3,5),NaN> | false false false false false false true false
--| <(0,0),0.5> | false false false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v * b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | <(0,0),0> <(-50,-10),30> <(-19,17),15> <(-9,177.6),104.6247580642364> <(-13,-65),39> <(40,60),42.42640687119285> <(5e-07,1e-07),3e-07> <(10,15),10.606601717798213>
--| <(1,2),100> | <(0,0),0> <(-10,-20),1000> <(-11,-2),500> <(-63.9,44.7),3487.4919354745466> <(19,-22),1300> <(-10,30),1414.213562373095> <(1e-07,2e-07),9.999999999999999e-06> <(-2.5,7.5),353.5533905932738>
--| <(1,3),5> | <(0,0),0> <(-10,-30),50> <(-15,-5),25> <(-98.4,49.8),174.37459677372732> <(31,-27),65> <(-20,40),70.71067811865476> <(1e-07,3e-07),5e-07> <(-5,10),17.67766952966369>
--| <(1,2),3> | <(0,0),0> <(-10,-20),30> <(-11,-2),15> <(-63.9,44.7),104.6247580642364> <(19,-22),39> <(-10,30),42.42640687119285> <(1e-07,2e-07),3e-07> <(-2.5,7.5),10.606601717798213>
--| <(100,200),10> | <(0,0),0> <(-1000,-2000),100> <(-1100,-200),50> <(-6390,4470),348.74919354745464> <(1900,-2200),130> <(-1000,3000),141.4213562373095> <(9.999999999999999e-06,1.9999999999999998e-05),1e-06> <(-250,750),35.35533905932738>
--| <(3,5),0> | <(0,0),0> <(-30,-50),0> <(-29,-3),0> <(-157.2,129),0> <(45,-61),0> <(-20,80),0> <(3e-07,5e-07),0> <(-5,20),0>
--| <(3,5),NaN> | <(0,0),NaN> <(-30,-50),NaN> <(-29,-3),NaN> <(-157.2,129),NaN> <(45,-61),NaN> <(-20,80),NaN> <(3e-07,5e-07),NaN> <(-5,20),NaN>
--| <(0,0),0.5> | <(0,0),0> <(-0,0),5> <(-0,0),2.5> <(0,0),17.437459677372733> <(0,-0),6.5> <(0,0),7.0710678118654755> <(0,0),5e-08> <(0,0),1.7677669529663689>
SELECT a.v::text AS v, string_agg(coalesce((a.v + b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | <(5,1),3> <(-5,1),3> <(2,5),3> <(10.1,35.5),3> <(0,-11),3> <(15,11),3> <(5.0000001,1),3> <(7.5,3.5),3>
--| <(1,2),100> | <(1,2),100> <(-9,2),100> <(-2,6),100> <(6.1,36.5),100> <(-4,-10),100> <(11,12),100> <(1.0000001,2),100> <(3.5,4.5),100>
--| <(1,3),5> | <(1,3),5> <(-9,3),5> <(-2,7),5> <(6.1,37.5),5> <(-4,-9),5> <(11,13),5> <(1.0000001,3),5> <(3.5,5.5),5>
--| <(1,2),3> | <(1,2),3> <(-9,2),3> <(-2,6),3> <(6.1,36.5),3> <(-4,-10),3> <(11,12),3> <(1.0000001,2),3> <(3.5,4.5),3>
--| <(100,200),10> | <(100,200),10> <(90,200),10> <(97,204),10> <(105.1,234.5),10> <(95,188),10> <(110,210),10> <(100.0000001,200),10> <(102.5,202.5),10>
--| <(3,5),0> | <(3,5),0> <(-7,5),0> <(0,9),0> <(8.1,39.5),0> <(-2,-7),0> <(13,15),0> <(3.0000001,5),0> <(5.5,7.5),0>
--| <(3,5),NaN> | <(3,5),NaN> <(-7,5),NaN> <(0,9),NaN> <(8.1,39.5),NaN> <(-2,-7),NaN> <(13,15),NaN> <(3.0000001,5),NaN> <(5.5,7.5),NaN>
--| <(0,0),0.5> | <(0,0),0.5> <(-10,0),0.5> <(-3,4),0.5> <(5.1,34.5),0.5> <(-5,-12),0.5> <(10,10),0.5> <(1e-07,0),0.5> <(2.5,2.5),0.5>
SELECT a.v::text AS v, string_agg(coalesce((a.v - b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | <(5,1),3> <(15,1),3> <(8,-3),3> <(-0.09999999999999964,-33.5),3> <(10,13),3> <(-5,-9),3> <(4.9999999,1),3> <(2.5,-1.5),3>
--| <(1,2),100> | <(1,2),100> <(11,2),100> <(4,-2),100> <(-4.1,-32.5),100> <(6,14),100> <(-9,-8),100> <(0.9999999,2),100> <(-1.5,-0.5),100>
--| <(1,3),5> | <(1,3),5> <(11,3),5> <(4,-1),5> <(-4.1,-31.5),5> <(6,15),5> <(-9,-7),5> <(0.9999999,3),5> <(-1.5,0.5),5>
--| <(1,2),3> | <(1,2),3> <(11,2),3> <(4,-2),3> <(-4.1,-32.5),3> <(6,14),3> <(-9,-8),3> <(0.9999999,2),3> <(-1.5,-0.5),3>
--| <(100,200),10> | <(100,200),10> <(110,200),10> <(103,196),10> <(94.9,165.5),10> <(105,212),10> <(90,190),10> <(99.9999999,200),10> <(97.5,197.5),10>
--| <(3,5),0> | <(3,5),0> <(13,5),0> <(6,1),0> <(-2.0999999999999996,-29.5),0> <(8,17),0> <(-7,-5),0> <(2.9999999,5),0> <(0.5,2.5),0>
--| <(3,5),NaN> | <(3,5),NaN> <(13,5),NaN> <(6,1),NaN> <(-2.0999999999999996,-29.5),NaN> <(8,17),NaN> <(-7,-5),NaN> <(2.9999999,5),NaN> <(0.5,2.5),NaN>
--| <(0,0),0.5> | <(0,0),0.5> <(10,0),0.5> <(3,-4),0.5> <(-5.1,-34.5),0.5> <(5,12),0.5> <(-10,-10),0.5> <(-1e-07,0),0.5> <(-2.5,-2.5),0.5>
SELECT a.v::text AS v, string_agg(coalesce((a.v / b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, points b WHERE b.i > 1 GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | <(-0.5,-0.1),0.3> <(-0.44,-0.92),0.6> <(0.04933155739726703,-0.13763504513837502),0.08602170429368425> <(-0.21893491124260356,0.3254437869822485),0.23076923076923078> <(0.3,-0.2),0.21213203435596426> <(50000000.00000001,10000000.000000002),30000000> <(1.2,-0.8),0.848528137423857>
--| <(1,2),100> | <(-0.1,-0.2),10> <(0.2,-0.4),20> <(0.06092447338562478,-0.019979280745893148),2.8673901431228086> <(-0.17159763313609466,0.011834319526627219),7.6923076923076925> <(0.15,0.05),7.071067811865475> <(10000000.000000002,20000000.000000004),1000000000> <(0.6,0.2),28.2842712474619>
--| <(1,3),5> | <(-0.1,-0.3),0.5> <(0.36,-0.52),1> <(0.08929011888905332,-0.015786098367125453),0.1433695071561404> <(-0.24260355029585798,-0.01775147928994083),0.38461538461538464> <(0.2,0.1),0.35355339059327373> <(10000000.000000002,30000000.000000004),50000000> <(0.8,0.4),1.414213562373095>
--| <(1,2),3> | <(-0.1,-0.2),0.3> <(0.2,-0.4),0.6> <(0.06092447338562478,-0.019979280745893148),0.08602170429368425> <(-0.17159763313609466,0.011834319526627219),0.23076923076923078> <(0.15,0.05),0.21213203435596426> <(10000000.000000002,20000000.000000004),30000000> <(0.6,0.2),0.848528137423857>
--| <(100,200),10> | <(-10,-20),1> <(20,-40),2> <(6.092447338562478,-1.9979280745893149),0.2867390143122808> <(-17.159763313609467,1.183431952662722),0.7692307692307693> <(15,5),0.7071067811865475> <(1000000000.0000001,2000000000.0000002),100000000> <(60,20),2.82842712474619>
--| <(3,5),0> | <(-0.3,-0.5),0> <(0.44,-1.08),0> <(0.15440777465344582,-0.06413102461644714),0> <(-0.4437869822485207,0.0650887573964497),0> <(0.4,0.1),0> <(30000000.000000004,50000000.00000001),0> <(1.6,0.4),0>
--| <(3,5),NaN> | <(-0.3,-0.5),NaN> <(0.44,-1.08),NaN> <(0.15440777465344582,-0.06413102461644714),NaN> <(-0.4437869822485207,0.0650887573964497),NaN> <(0.4,0.1),NaN> <(30000000.000000004,50000000.00000001),NaN> <(1.6,0.4),NaN>
--| <(0,0),0.5> | <(0,-0),0.05> <(0,-0),0.1> <(0,0),0.014336950715614041> <(-0,0),0.038461538461538464> <(0,0),0.035355339059327376> <(0,0),5000000> <(0,0),0.1414213562373095>
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | 2.0990195135927854 12.03329637837291 5.54400374531753 30.500149253398853 13.401219466856723 7.295630140987001 2.099019415534717 0
--| <(1,2),100> | 0 0 0 0 0 0 0 0
--| <(1,3),5> | 0 6.401754250991379 0 26.76570477732235 11.155494421403514 6.401754250991379 0 0
--| <(1,2),3> | 0 8.180339887498947 1.4721359549995796 29.75759453928203 12.231546211727817 9.041594578792296 0 0
--| <(100,200),10> | 213.60679774997897 218.25424421026653 211.41589825484527 180.7780385683845 226.57768280207665 200.23796041628637 213.6067977052576 210.25553341516758
--| <(3,5),0> | 5.8309518948453 13.92838827718412 6.0827625302982185 29.57465130817268 18.788294228055936 8.602325267042627 5.8309518433957255 2.5495097567963927
--| <(3,5),NaN> | NaN NaN NaN NaN NaN NaN NaN NaN
--| <(0,0),0.5> | 0 9.5 4.5 34.374919354745465 12.5 13.642135623730951 0 3.0355339059327378
SELECT a.v::text AS v, string_agg(coalesce((a.v @> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | false false false false false false false true
--| <(1,2),100> | true true true true true true true true
--| <(1,3),5> | true false true false false false true true
--| <(1,2),3> | true false false false false false true true
--| <(100,200),10> | false false false false false false false false
--| <(3,5),0> | false false false false false false false false
--| <(3,5),NaN> | false false false false false false false false
--| <(0,0),0.5> | true false false false false false true false
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM circles a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| <(5,1),3> | 0 0 0.5355339059327378 0 2.0990195135927854 2 0 0
--| <(1,2),100> | 0 0 0 0 0 0 0 0
--| <(1,3),5> | 0 0 0 0 0 0 0 0
--| <(1,2),3> | 0 0 0 0 0 0 0 0
--| <(100,200),10> | 209.1346617949794 209.58597405116748 206.01157376399996 203.33776037073233 213.60679774997897 212.71281956816046 200.23796041628637 205.5736533067063
--| <(3,5),0> | 1.4142135623730951 2 0.7071067811865476 0.7071067811865476 5.8309518948453 5 0 0
--| <(3,5),NaN> | NaN NaN NaN NaN NaN NaN NaN NaN
--| <(0,0),0.5> | 0 0.5 1.7360679774997898 1.0811388300841898 0 0.5 0 3.7426406871192857
SELECT a.v::text AS v, string_agg(coalesce((a.v ?# b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lines a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| {0,-1,5} | false false false false false true
--| {1,0,5} | false false true false false false
--| {0,3,0} | true false true false false false
--| {1,-1,0} | true true true true true true
--| {-0.4,-1,-6} | false false true false false false
--| {3,NaN,5} | false false false false false false
--| {0,-1,3} | false true false true true true
--| {-1,0,3} | false true false false false false
--| {1,1,-1} | true false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v # b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lines a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| {0,-1,5} | - (-5,5) - (5,5) (-27.5,5) (NaN,NaN) - (3,5) (-4,5)
--| {1,0,5} | (-5,5) - (-5,0) (-5,-5) (-5,-4) (NaN,NaN) (-5,3) - (-5,6)
--| {0,3,0} | - (-5,0) - (0,0) (-14.999999999999998,0) (NaN,NaN) - (3,0) (1,0)
--| {1,-1,0} | (5,5) (-5,-5) (0,0) - (-4.285714285714286,-4.285714285714286) (NaN,NaN) (3,3) (3,3) (0.5,0.5)
--| {-0.4,-1,-6} | (-27.5,5) (-5,-4) (-14.999999999999998,0) (-4.285714285714286,-4.285714285714286) - (NaN,NaN) (-22.5,3) (3,-7.2) (11.666666666666668,-10.666666666666668)
--| {3,NaN,5} | (NaN,NaN) (NaN,NaN) (NaN,NaN) (NaN,NaN) (NaN,NaN) (NaN,NaN) (NaN,NaN) (NaN,NaN) (NaN,NaN)
--| {0,-1,3} | - (-5,3) - (3,3) (-22.5,3) (NaN,NaN) - (3,3) (-2,3)
--| {-1,0,3} | (3,5) - (3,0) (3,3) (3,-7.2) (NaN,NaN) (3,3) - (3,-2)
--| {1,1,-1} | (-4,5) (-5,6) (1,0) (0.5,0.5) (11.666666666666668,-10.666666666666668) (NaN,NaN) (-2,3) (3,-2) -
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lines a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| {0,-1,5} | 0 0 5 0 0 0 2 0 0
--| {1,0,5} | 0 0 0 0 0 0 0 8 0
--| {0,3,0} | 5 0 0 0 0 0 3 0 0
--| {1,-1,0} | 0 0 0 0 0 0 0 0 0
--| {-0.4,-1,-6} | 0 0 0 0 0 0 0 0 0
--| {3,NaN,5} | 0 0 0 0 0 0 0 0 0
--| {0,-1,3} | 2 0 3 0 0 0 0 0 0
--| {-1,0,3} | 0 8 0 0 0 0 0 0 0
--| {1,1,-1} | 0 0 0 0 0 0 0 0 0
SELECT a.v::text AS v, string_agg(coalesce((a.v = b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lines a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| {0,-1,5} | true false false false false false false false false
--| {1,0,5} | false true false false false false false false false
--| {0,3,0} | false false true false false false false false false
--| {1,-1,0} | false false false true false false false false false
--| {-0.4,-1,-6} | false false false false true false false false false
--| {3,NaN,5} | false false false false false true false false false
--| {0,-1,3} | false false false false false false true false false
--| {-1,0,3} | false false false false false false false true false
--| {1,1,-1} | false false false false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v ?# b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lines a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| {0,-1,5} | false true false true true true false true true
--| {1,0,5} | true false true true true true true false true
--| {0,3,0} | false true false true true true false true true
--| {1,-1,0} | true true true false true true true true true
--| {-0.4,-1,-6} | true true true true false true true true true
--| {3,NaN,5} | true true true true true true true true true
--| {0,-1,3} | false true false true true true false true true
--| {-1,0,3} | true false true true true true true false true
--| {1,1,-1} | true true true true true true true true false
SELECT a.v::text AS v, string_agg(coalesce((a.v ?-| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lines a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| {0,-1,5} | false true false false false false false true false
--| {1,0,5} | true false true false false false true false false
--| {0,3,0} | false true false false false false false true false
--| {1,-1,0} | false false false false false false false false true
--| {-0.4,-1,-6} | false false false false false false false false false
--| {3,NaN,5} | false false false false false false false false false
--| {0,-1,3} | false true false false false false false true false
--| {-1,0,3} | true false true false false false true false false
--| {1,1,-1} | false false false true false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v ?|| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lines a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| {0,-1,5} | true false true false false false true false false
--| {1,0,5} | false true false false false false false true false
--| {0,3,0} | true false true false false false true false false
--| {1,-1,0} | false false false true false false false false false
--| {-0.4,-1,-6} | false false false false true false false false false
--| {3,NaN,5} | false false false false false false false false false
--| {0,-1,3} | true false true false false false true false false
--| {-1,0,3} | false true false false false false false true false
--| {1,1,-1} | false false false false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v ## b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lines a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| {0,-1,5} | (3,4) (5,5) (-3,-4) (56250.000000000015,5) (-10,3) - (1,1) (1,1)
--| {1,0,5} | (1,2) (0,0) (-3,-4) (-5,15.385538461538463) - (0,-20) - (0,0)
--| {0,3,0} | (1,2) (0,0) (-3,-4) (83333.33333333336,-1.7763568394002505e-15) (-10,2) - (1,1) (0,0)
--| {1,-1,0} | - - (-3,-4) (15.381775672183599,15.381775672183599) (-10,2) (0,-20) (1,1) -
--| {-0.4,-1,-6} | (1,2) (0,0) (10,-10) (-53.48622441126674,15.394489764506698) (-10,2) (30,-20) (1,1) (0,0)
--| {3,NaN,5} | - - - - - - - -
--| {0,-1,3} | (2,3) (3,3) (-3,-4) (67083.33333333334,3.0000000000000018) (-10,3) - (1,1) (1,1)
--| {-1,0,3} | (3,4) (3,3) (3,-6.769230769230768) (3,15.384061538461541) - (3,-20) - (1,1)
--| {1,1,-1} | (1,2) (0.5,0.5) (10,-10) (-14.387271496276238,15.387271496276238) (-10,3) (21,-20) (1,1) (0.5,0.5)
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lines a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| {0,-1,5} | 1 0 9 0 2 25 4 4
--| {1,0,5} | 6 5 2 0 5 5 6 5
--| {0,3,0} | 2 0 4 0 2 20 1 0
--| {1,-1,0} | 0.7071067811865476 0 0.7071067811865476 0 8.485281374238571 14.142135623730951 0 0
--| {-0.4,-1,-6} | 7.7992042034361795 5.570860145311557 0 0 3.7139067635410403 1.8569533817705133 6.87072751255092 5.570860145311557
--| {3,NaN,5} | NaN NaN NaN NaN NaN NaN NaN NaN
--| {0,-1,3} | 0 0 7 0 0 23 2 2
--| {-1,0,3} | 0 0 0 0 13 0 2 2
--| {1,1,-1} | 1.4142135623730951 0 0.7071067811865476 0 5.656854249492381 0 0.7071067811865476 0
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lines a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| {0,-1,5} | 5 5 1 29.5 17 5 5 2.5
--| {1,0,5} | 5 5 2 10.1 0 15 5.0000001 7.5
--| {0,3,0} | 0 0 4 34.5 12 10 0 2.5
--| {1,-1,0} | 0 7.0710678118654755 4.949747468305833 20.788939366884495 4.949747468305833 0 7.071067811865476e-08 0
--| {-0.4,-1,-6} | 5.570860145311557 1.8569533817705202 8.170594879790281 39.49739843025893 7.4278135270820735 18.56953381770519 5.570860182450623 8.820528563409963
--| {3,NaN,5} | NaN NaN NaN NaN NaN NaN NaN NaN
--| {0,-1,3} | 3 3 1 31.5 15 7 3 0.5
--| {-1,0,3} | 3 13 6 2.0999999999999996 8 7 2.9999999 0.5
--| {1,1,-1} | 0.7071067811865476 7.778174593052023 0 27.294321753800734 12.727922061357857 13.435028842544403 0.7071067104758695 2.8284271247461903
SELECT a.v::text AS v, string_agg(coalesce((a.v ## b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | (1,2) (1.5,2.5) (-2,2) (2.25,3.25) (3,3) (4,4)
--| [(0,0),(6,6)] | (1,1) (2,2) (-2,0) (2.75,2.75) (3,3) (5,5)
--| [(10,-10),(-3,-4)] | (0,0) (1,1) (-3,-4) (2.5,2.5) (3,3) (4,1)
--| [(-1000000,200),(300000,-40)] | (2,2) (3,3) (-2,2) (2.5,3.5) (3,3) (10,5)
--| [(-10,2),(-10,3)] | (0,2) (1,2) (-8,2) (2.5,3) (3,3) (4,2)
--| [(0,-20),(30,-20)] | (0,0) (1,1) (-2,-10) (2.5,2.5) (3,3) (4,1)
--| [(1,1),(1,1)] | (1,1) (1,1) (-2,1) (2.5,2.5) (3,3) (4,1)
--| [(0,0),(1,1)] | (1,1) (1,1) (-2,0) (2.5,2.5) (3,3) (4,1)
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | 0 0 3 0 0.7071067811865476 1
--| [(0,0),(6,6)] | 0 0 2 0 0 0
--| [(10,-10),(-3,-4)] | 4.889012070387047 6.216029632349246 0 8.206555975292542 8.870064756273642 7.4732041647344865
--| [(-1000000,200),(300000,-40)] | 13.3842459257596 12.384061327419552 13.38498438728548 11.884153643630995 12.384061327419552 10.382769053832106
--| [(-10,2),(-10,3)] | 10 11 2 12.5 13 14
--| [(0,-20),(30,-20)] | 20 21 10.19803902718557 22.5 23 21
--| [(1,1),(1,1)] | 0 0 3 2.121320343559643 2.8284271247461903 3
--| [(0,0),(1,1)] | 0 0 2 2.121320343559643 2.8284271247461903 3
SELECT a.v::text AS v, string_agg(coalesce((a.v <@ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false false false false false false
--| [(0,0),(6,6)] | false false false false false false
--| [(10,-10),(-3,-4)] | false false false false false false
--| [(-1000000,200),(300000,-40)] | false false false false false false
--| [(-10,2),(-10,3)] | false false false false false false
--| [(0,-20),(30,-20)] | false false false false false false
--| [(1,1),(1,1)] | true true false false false false
--| [(0,0),(1,1)] | true false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v ?# b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | true true false true false false
--| [(0,0),(6,6)] | true true false true true true
--| [(10,-10),(-3,-4)] | false false true false false false
--| [(-1000000,200),(300000,-40)] | false false false false false false
--| [(-10,2),(-10,3)] | false false false false false false
--| [(0,-20),(30,-20)] | false false false false false false
--| [(1,1),(1,1)] | true true false false false false
--| [(0,0),(1,1)] | true true false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | 1 6 2 0.7071067811865476 7.7992042034361795 NaN 0 0 1.4142135623730951
--| [(0,0),(6,6)] | 0 5 0 0 5.570860145311557 NaN 0 0 0
--| [(10,-10),(-3,-4)] | 9 2 4 0.7071067811865476 0 NaN 7 0 0.7071067811865476
--| [(-1000000,200),(300000,-40)] | 0 0 0 0 0 NaN 0 0 0
--| [(-10,2),(-10,3)] | 2 5 2 8.485281374238571 3.7139067635410403 NaN 0 13 5.656854249492381
--| [(0,-20),(30,-20)] | 25 5 20 14.142135623730951 1.8569533817705133 NaN 23 0 0
--| [(1,1),(1,1)] | 4 6 1 0 6.87072751255092 NaN 2 2 0.7071067811865476
--| [(0,0),(1,1)] | 4 5 0 0 5.570860145311557 NaN 2 2 0
SELECT a.v::text AS v, string_agg(coalesce((a.v <@ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false false false false false false false false false
--| [(0,0),(6,6)] | false false false true false false false false false
--| [(10,-10),(-3,-4)] | false false false false false false false false false
--| [(-1000000,200),(300000,-40)] | false false false false false false false false false
--| [(-10,2),(-10,3)] | false false false false false false false false false
--| [(0,-20),(30,-20)] | false false false false false false false false false
--| [(1,1),(1,1)] | false false false true false false false false false
--| [(0,0),(1,1)] | false false false true false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v ?# b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false false false false false false true true false
--| [(0,0),(6,6)] | true false true false false false true true true
--| [(10,-10),(-3,-4)] | false false false false true false false true false
--| [(-1000000,200),(300000,-40)] | true true true true true false true true true
--| [(-10,2),(-10,3)] | false false false false false false true false false
--| [(0,-20),(30,-20)] | false false false false false false false true true
--| [(1,1),(1,1)] | false false false true false false false false false
--| [(0,0),(1,1)] | false false true false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v # b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | - - - - - - - -
--| [(0,0),(6,6)] | - - - - - - (1,1) -
--| [(10,-10),(-3,-4)] | - - - - - - - -
--| [(-1000000,200),(300000,-40)] | - - - - - - - -
--| [(-10,2),(-10,3)] | - - - - - - - -
--| [(0,-20),(30,-20)] | - - - - - - - -
--| [(1,1),(1,1)] | - (1,1) - - - - - (1,1)
--| [(0,0),(1,1)] | - - - - - - (1,1) -
SELECT a.v::text AS v, string_agg(coalesce((a.v ## b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | - - (-1.9853658536585364,-4.468292682926829) (3.002101672827777,15.384061150460402) (-10,2) (1,-20) (1,1) -
--| [(0,0),(6,6)] | - - (-2.048780487804878,-4.439024390243902) (6.001732339822614,15.383507372491112) (-10,2) (0,-20) (1,1) -
--| [(10,-10),(-3,-4)] | (1,2) (0,0) - (-2.9964211996486028,15.385168570067629) (-10,2) (10,-20) (1,1) (0,0)
--| [(-1000000,200),(300000,-40)] | (3,4) (6,6) (-3,-4) - (-10,3) (30,-20) (1,1) (1,1)
--| [(-10,2),(-10,3)] | (1,2) (0,0) (-3,-4) (-9.997713268716991,15.386461116295765) - (0,-20) - (0,0)
--| [(0,-20),(30,-20)] | (1,2) (0,0) (10,-10) (30.00653152167088,15.37907571725754) (-10,2) - (1,1) (0,0)
--| [(1,1),(1,1)] | (1,2) (1,1) (-1.6048780487804875,-4.64390243902439) (1.0026555871284248,15.384430278968532) - (1,-20) - (1,1)
--| [(0,0),(1,1)] | - - (-2.048780487804878,-4.439024390243902) (1.0026555871284248,15.384430278968532) (-10,2) (0,-20) (1,1) -
SELECT a.v::text AS v, string_agg(coalesce((a.v < b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false true true true false true false false
--| [(0,0),(6,6)] | false false true true false true false false
--| [(10,-10),(-3,-4)] | false false false true false true false false
--| [(-1000000,200),(300000,-40)] | false false false false false false false false
--| [(-10,2),(-10,3)] | true true true true false true false true
--| [(0,-20),(30,-20)] | false false false true false false false false
--| [(1,1),(1,1)] | true true true true true true false true
--| [(0,0),(1,1)] | true true true true false true false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | 0 0.7071067811865476 7.123989016849697 11.38406134446097 11 22 1 1
--| [(0,0),(6,6)] | 0.7071067811865476 0 4.889012070387047 9.383507532399403 10.19803902718557 20 0 0
--| [(10,-10),(-3,-4)] | 7.123989016849697 4.889012070387047 0 19.385168900418428 9.219544457292887 10 6.216029632349246 4.889012070387047
--| [(-1000000,200),(300000,-40)] | 11.38406134446097 9.383507532399403 19.385168900418428 0 12.386461327378651 35.379076320167236 14.38443052409965 14.38443052409965
--| [(-10,2),(-10,3)] | 11 10.19803902718557 9.219544457292887 12.386461327378651 0 24.16609194718914 11.045361017187261 10.19803902718557
--| [(0,-20),(30,-20)] | 22 20 10 35.379076320167236 24.16609194718914 0 21 20
--| [(1,1),(1,1)] | 1 0 6.216029632349246 14.38443052409965 11.045361017187261 21 0 0
--| [(0,0),(1,1)] | 1 0 4.889012070387047 14.38443052409965 10.19803902718557 20 0 0
SELECT a.v::text AS v, string_agg(coalesce((a.v <= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | true true true true false true false false
--| [(0,0),(6,6)] | false true true true false true false false
--| [(10,-10),(-3,-4)] | false false true true false true false false
--| [(-1000000,200),(300000,-40)] | false false false true false false false false
--| [(-10,2),(-10,3)] | true true true true true true false true
--| [(0,-20),(30,-20)] | false false false true false true false false
--| [(1,1),(1,1)] | true true true true true true true true
--| [(0,0),(1,1)] | true true true true false true false true
SELECT a.v::text AS v, string_agg(coalesce((a.v <> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false true true true true true true true
--| [(0,0),(6,6)] | true false true true true true true true
--| [(10,-10),(-3,-4)] | true true false true true true true true
--| [(-1000000,200),(300000,-40)] | true true true false true true true true
--| [(-10,2),(-10,3)] | true true true true false true true true
--| [(0,-20),(30,-20)] | true true true true true false true true
--| [(1,1),(1,1)] | true true true true true true false true
--| [(0,0),(1,1)] | true true true true true true true false
SELECT a.v::text AS v, string_agg(coalesce((a.v = b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | true false false false false false false false
--| [(0,0),(6,6)] | false true false false false false false false
--| [(10,-10),(-3,-4)] | false false true false false false false false
--| [(-1000000,200),(300000,-40)] | false false false true false false false false
--| [(-10,2),(-10,3)] | false false false false true false false false
--| [(0,-20),(30,-20)] | false false false false false true false false
--| [(1,1),(1,1)] | false false false false false false true false
--| [(0,0),(1,1)] | false false false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v > b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false false false false true false true true
--| [(0,0),(6,6)] | true false false false true false true true
--| [(10,-10),(-3,-4)] | true true false false true false true true
--| [(-1000000,200),(300000,-40)] | true true true false true true true true
--| [(-10,2),(-10,3)] | false false false false false false true false
--| [(0,-20),(30,-20)] | true true true false true false true true
--| [(1,1),(1,1)] | false false false false false false false false
--| [(0,0),(1,1)] | false false false false true false true false
SELECT a.v::text AS v, string_agg(coalesce((a.v >= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | true false false false true false true true
--| [(0,0),(6,6)] | true true false false true false true true
--| [(10,-10),(-3,-4)] | true true true false true false true true
--| [(-1000000,200),(300000,-40)] | true true true true true true true true
--| [(-10,2),(-10,3)] | false false false false true false true false
--| [(0,-20),(30,-20)] | true true true false true true true true
--| [(1,1),(1,1)] | false false false false false false true false
--| [(0,0),(1,1)] | false false false false true false true true
SELECT a.v::text AS v, string_agg(coalesce((a.v ?# b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false false false false false false false false
--| [(0,0),(6,6)] | false false false false false false true false
--| [(10,-10),(-3,-4)] | false false false false false false false false
--| [(-1000000,200),(300000,-40)] | false false false false false false false false
--| [(-10,2),(-10,3)] | false false false false false false false false
--| [(0,-20),(30,-20)] | false false false false false false false false
--| [(1,1),(1,1)] | false true false false false false false true
--| [(0,0),(1,1)] | false false false false false false true false
SELECT a.v::text AS v, string_agg(coalesce((a.v ?-| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false false false false false false false false
--| [(0,0),(6,6)] | false false false false false false false false
--| [(10,-10),(-3,-4)] | false false false false false false false false
--| [(-1000000,200),(300000,-40)] | false false false false false false false false
--| [(-10,2),(-10,3)] | false false false false false true false false
--| [(0,-20),(30,-20)] | false false false false true false true false
--| [(1,1),(1,1)] | false false false false false true false false
--| [(0,0),(1,1)] | false false false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v ?|| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | true true false false false false false true
--| [(0,0),(6,6)] | true true false false false false false true
--| [(10,-10),(-3,-4)] | false false true false false false false false
--| [(-1000000,200),(300000,-40)] | false false false true false false false false
--| [(-10,2),(-10,3)] | false false false false true false true false
--| [(0,-20),(30,-20)] | false false false false false true false false
--| [(1,1),(1,1)] | false false false false true false true false
--| [(0,0),(1,1)] | true true false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM lsegs a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | 2.23606797749979 11.180339887498947 4.47213595499958 30.572209602840292 15.231546211727817 9.219544457292887 2.236067932778432 0.7071067811865476
--| [(0,0),(6,6)] | 0 10 4.949747468305833 28.514206985290684 13 5.656854249492381 1e-07 0
--| [(10,-10),(-3,-4)] | 4.889012070387047 8.06225774829855 8 39.34285195559671 8.101791430927108 18.159187690009034 4.889012112292864 8.206555975292542
--| [(-1000000,200),(300000,-40)] | 15.3846151224397 15.386461276254392 11.385169036749787 19.116325828076814 27.38553799485001 5.382769139039203 15.38461512242124 12.884153626589576
--| [(-10,2),(-10,3)] | 10.19803902718557 2 7.0710678118654755 34.932220084042754 14.866068747318506 21.18962010041709 10.198039125243637 12.5
--| [(0,-20),(30,-20)] | 20 22.360679774997898 24.186773244895647 54.5 9.433981132056603 30 20 22.5
--| [(1,1),(1,1)] | 1.4142135623730951 11.045361017187261 5 33.74996296294264 14.317821063276352 12.727922061357857 1.4142134916624187 2.121320343559643
--| [(0,0),(1,1)] | 0 10 4.949747468305833 33.74996296294264 13 12.727922061357857 1e-07 2.121320343559643
SELECT a.v::text AS v, string_agg(coalesce((a.v + b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, paths b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | [(1,2),(3,4),(1,2),(3,4)] - [(1,2),(3,4),(0,0),(3,0),(4,5),(1,6)] - [(1,2),(3,4),(1,2)] - -
--| ((1,2),(3,4)) | - - - - - - -
--| [(0,0),(3,0),(4,5),(1,6)] | [(0,0),(3,0),(4,5),(1,6),(1,2),(3,4)] - [(0,0),(3,0),(4,5),(1,6),(0,0),(3,0),(4,5),(1,6)] - [(0,0),(3,0),(4,5),(1,6),(1,2)] - -
--| ((1,2),(3,4),(5,0)) | - - - - - - -
--| [(1,2)] | [(1,2),(1,2),(3,4)] - [(1,2),(0,0),(3,0),(4,5),(1,6)] - [(1,2),(1,2)] - -
--| ((10,20)) | - - - - - - -
--| ((0,0),(10,0),(10,10),(0,10)) | - - - - - - -
SELECT a.v::text AS v, string_agg(coalesce((a.v < b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, paths b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false false true true false false true
--| ((1,2),(3,4)) | false false true true false false true
--| [(0,0),(3,0),(4,5),(1,6)] | false false false false false false false
--| ((1,2),(3,4),(5,0)) | false false true false false false true
--| [(1,2)] | true true true true false false true
--| ((10,20)) | true true true true false false true
--| ((0,0),(10,0),(10,10),(0,10)) | false false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, paths b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | 0 0 0.784464540552736 0 - 17.46424919657298 1
--| ((1,2),(3,4)) | 0 0 0.784464540552736 0 - 17.46424919657298 1
--| [(0,0),(3,0),(4,5),(1,6)] | 0.784464540552736 0.784464540552736 0 0 - 16.155494421403514 0
--| ((1,2),(3,4),(5,0)) | 0 0 0 0 - 17.46424919657298 0
--| [(1,2)] | - - - - - - -
--| ((10,20)) | 17.46424919657298 17.46424919657298 16.155494421403514 17.46424919657298 - 0 10
--| ((0,0),(10,0),(10,10),(0,10)) | 1 1 0 0 - 10 0
SELECT a.v::text AS v, string_agg(coalesce((a.v <= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, paths b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | true true true true false false true
--| ((1,2),(3,4)) | true true true true false false true
--| [(0,0),(3,0),(4,5),(1,6)] | false false true false false false true
--| ((1,2),(3,4),(5,0)) | false false true true false false true
--| [(1,2)] | true true true true true true true
--| ((10,20)) | true true true true true true true
--| ((0,0),(10,0),(10,10),(0,10)) | false false true false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v = b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, paths b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | true true false false false false false
--| ((1,2),(3,4)) | true true false false false false false
--| [(0,0),(3,0),(4,5),(1,6)] | false false true false false false true
--| ((1,2),(3,4),(5,0)) | false false false true false false false
--| [(1,2)] | false false false false true true false
--| ((10,20)) | false false false false true true false
--| ((0,0),(10,0),(10,10),(0,10)) | false false true false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v > b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, paths b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false false false false true true false
--| ((1,2),(3,4)) | false false false false true true false
--| [(0,0),(3,0),(4,5),(1,6)] | true true false true true true false
--| ((1,2),(3,4),(5,0)) | true true false false true true false
--| [(1,2)] | false false false false false false false
--| ((10,20)) | false false false false false false false
--| ((0,0),(10,0),(10,10),(0,10)) | true true false true true true false
SELECT a.v::text AS v, string_agg(coalesce((a.v >= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, paths b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | true true false false true true false
--| ((1,2),(3,4)) | true true false false true true false
--| [(0,0),(3,0),(4,5),(1,6)] | true true true true true true true
--| ((1,2),(3,4),(5,0)) | true true false true true true false
--| [(1,2)] | false false false false true true false
--| ((10,20)) | false false false false true true false
--| ((0,0),(10,0),(10,10),(0,10)) | true true true true true true true
SELECT a.v::text AS v, string_agg(coalesce((a.v ?# b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, paths b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false false false true false false false
--| ((1,2),(3,4)) | false false false true false false false
--| [(0,0),(3,0),(4,5),(1,6)] | false false true true false false true
--| ((1,2),(3,4),(5,0)) | true true true true false false true
--| [(1,2)] | false false false false false false false
--| ((10,20)) | false false false false false false false
--| ((0,0),(10,0),(10,10),(0,10)) | false false true true false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v * b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | [(0,0),(0,0)] [(-10,-20),(-30,-40)] [(-11,-2),(-25,0)] [(-63.9,44.7),(-122.7,123.9)] [(19,-22),(33,-56)] [(-10,30),(-10,70)] [(1e-07,2e-07),(3e-07,4e-07)] [(-2.5,7.5),(-2.5,17.5)]
--| ((1,2),(3,4)) | ((0,0),(0,0)) ((-10,-20),(-30,-40)) ((-11,-2),(-25,0)) ((-63.9,44.7),(-122.7,123.9)) ((19,-22),(33,-56)) ((-10,30),(-10,70)) ((1e-07,2e-07),(3e-07,4e-07)) ((-2.5,7.5),(-2.5,17.5))
--| [(0,0),(3,0),(4,5),(1,6)] | [(0,0),(0,0),(0,0),(0,0)] [(-0,0),(-30,0),(-40,-50),(-10,-60)] [(-0,0),(-9,12),(-32,1),(-27,-14)] [(0,0),(15.299999999999999,103.5),(-152.1,163.5),(-201.9,65.1)] [(0,-0),(-15,-36),(40,-73),(67,-42)] [(0,0),(30,30),(-10,90),(-50,70)] [(0,0),(3e-07,0),(4e-07,5e-07),(1e-07,6e-07)] [(0,0),(7.5,7.5),(-2.5,22.5),(-12.5,17.5)]
--| ((1,2),(3,4),(5,0)) | ((0,0),(0,0),(0,0)) ((-10,-20),(-30,-40),(-50,0)) ((-11,-2),(-25,0),(-15,20)) ((-63.9,44.7),(-122.7,123.9),(25.5,172.5)) ((19,-22),(33,-56),(-25,-60)) ((-10,30),(-10,70),(50,50)) ((1e-07,2e-07),(3e-07,4e-07),(5e-07,0)) ((-2.5,7.5),(-2.5,17.5),(12.5,12.5))
--| [(1,2)] | [(0,0)] [(-10,-20)] [(-11,-2)] [(-63.9,44.7)] [(19,-22)] [(-10,30)] [(1e-07,2e-07)] [(-2.5,7.5)]
--| ((10,20)) | ((0,0)) ((-100,-200)) ((-110,-20)) ((-639,447)) ((190,-220)) ((-100,300)) ((1e-06,2e-06)) ((-25,75))
--| ((0,0),(10,0),(10,10),(0,10)) | ((0,0),(0,0),(0,0),(0,0)) ((-0,0),(-100,0),(-100,-100),(-0,-100)) ((-0,0),(-30,40),(-70,10),(-40,-30)) ((0,0),(51,345),(-294,396),(-345,51)) ((0,-0),(-50,-120),(70,-170),(120,-50)) ((0,0),(100,100),(0,200),(-100,100)) ((0,0),(1e-06,0),(1e-06,1e-06),(0,1e-06)) ((0,0),(25,25),(0,50),(-25,25))
SELECT a.v::text AS v, string_agg(coalesce((a.v + b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | [(1,2),(3,4)] [(-9,2),(-7,4)] [(-2,6),(0,8)] [(6.1,36.5),(8.1,38.5)] [(-4,-10),(-2,-8)] [(11,12),(13,14)] [(1.0000001,2),(3.0000001,4)] [(3.5,4.5),(5.5,6.5)]
--| ((1,2),(3,4)) | ((1,2),(3,4)) ((-9,2),(-7,4)) ((-2,6),(0,8)) ((6.1,36.5),(8.1,38.5)) ((-4,-10),(-2,-8)) ((11,12),(13,14)) ((1.0000001,2),(3.0000001,4)) ((3.5,4.5),(5.5,6.5))
--| [(0,0),(3,0),(4,5),(1,6)] | [(0,0),(3,0),(4,5),(1,6)] [(-10,0),(-7,0),(-6,5),(-9,6)] [(-3,4),(0,4),(1,9),(-2,10)] [(5.1,34.5),(8.1,34.5),(9.1,39.5),(6.1,40.5)] [(-5,-12),(-2,-12),(-1,-7),(-4,-6)] [(10,10),(13,10),(14,15),(11,16)] [(1e-07,0),(3.0000001,0),(4.0000001,5),(1.0000001,6)] [(2.5,2.5),(5.5,2.5),(6.5,7.5),(3.5,8.5)]
--| ((1,2),(3,4),(5,0)) | ((1,2),(3,4),(5,0)) ((-9,2),(-7,4),(-5,0)) ((-2,6),(0,8),(2,4)) ((6.1,36.5),(8.1,38.5),(10.1,34.5)) ((-4,-10),(-2,-8),(0,-12)) ((11,12),(13,14),(15,10)) ((1.0000001,2),(3.0000001,4),(5.0000001,0)) ((3.5,4.5),(5.5,6.5),(7.5,2.5))
--| [(1,2)] | [(1,2)] [(-9,2)] [(-2,6)] [(6.1,36.5)] [(-4,-10)] [(11,12)] [(1.0000001,2)] [(3.5,4.5)]
--| ((10,20)) | ((10,20)) ((0,20)) ((7,24)) ((15.1,54.5)) ((5,8)) ((20,30)) ((10.0000001,20)) ((12.5,22.5))
--| ((0,0),(10,0),(10,10),(0,10)) | ((0,0),(10,0),(10,10),(0,10)) ((-10,0),(0,0),(0,10),(-10,10)) ((-3,4),(7,4),(7,14),(-3,14)) ((5.1,34.5),(15.1,34.5),(15.1,44.5),(5.1,44.5)) ((-5,-12),(5,-12),(5,-2),(-5,-2)) ((10,10),(20,10),(20,20),(10,20)) ((1e-07,0),(10.0000001,0),(10.0000001,10),(1e-07,10)) ((2.5,2.5),(12.5,2.5),(12.5,12.5),(2.5,12.5))
SELECT a.v::text AS v, string_agg(coalesce((a.v - b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | [(1,2),(3,4)] [(11,2),(13,4)] [(4,-2),(6,0)] [(-4.1,-32.5),(-2.0999999999999996,-30.5)] [(6,14),(8,16)] [(-9,-8),(-7,-6)] [(0.9999999,2),(2.9999999,4)] [(-1.5,-0.5),(0.5,1.5)]
--| ((1,2),(3,4)) | ((1,2),(3,4)) ((11,2),(13,4)) ((4,-2),(6,0)) ((-4.1,-32.5),(-2.0999999999999996,-30.5)) ((6,14),(8,16)) ((-9,-8),(-7,-6)) ((0.9999999,2),(2.9999999,4)) ((-1.5,-0.5),(0.5,1.5))
--| [(0,0),(3,0),(4,5),(1,6)] | [(0,0),(3,0),(4,5),(1,6)] [(10,0),(13,0),(14,5),(11,6)] [(3,-4),(6,-4),(7,1),(4,2)] [(-5.1,-34.5),(-2.0999999999999996,-34.5),(-1.0999999999999996,-29.5),(-4.1,-28.5)] [(5,12),(8,12),(9,17),(6,18)] [(-10,-10),(-7,-10),(-6,-5),(-9,-4)] [(-1e-07,0),(2.9999999,0),(3.9999999,5),(0.9999999,6)] [(-2.5,-2.5),(0.5,-2.5),(1.5,2.5),(-1.5,3.5)]
--| ((1,2),(3,4),(5,0)) | ((1,2),(3,4),(5,0)) ((11,2),(13,4),(15,0)) ((4,-2),(6,0),(8,-4)) ((-4.1,-32.5),(-2.0999999999999996,-30.5),(-0.09999999999999964,-34.5)) ((6,14),(8,16),(10,12)) ((-9,-8),(-7,-6),(-5,-10)) ((0.9999999,2),(2.9999999,4),(4.9999999,0)) ((-1.5,-0.5),(0.5,1.5),(2.5,-2.5))
--| [(1,2)] | [(1,2)] [(11,2)] [(4,-2)] [(-4.1,-32.5)] [(6,14)] [(-9,-8)] [(0.9999999,2)] [(-1.5,-0.5)]
--| ((10,20)) | ((10,20)) ((20,20)) ((13,16)) ((4.9,-14.5)) ((15,32)) ((0,10)) ((9.9999999,20)) ((7.5,17.5))
--| ((0,0),(10,0),(10,10),(0,10)) | ((0,0),(10,0),(10,10),(0,10)) ((10,0),(20,0),(20,10),(10,10)) ((3,-4),(13,-4),(13,6),(3,6)) ((-5.1,-34.5),(4.9,-34.5),(4.9,-24.5),(-5.1,-24.5)) ((5,12),(15,12),(15,22),(5,22)) ((-10,-10),(0,-10),(0,0),(-10,0)) ((-1e-07,0),(9.9999999,0),(9.9999999,10),(-1e-07,10)) ((-2.5,-2.5),(7.5,-2.5),(7.5,7.5),(-2.5,7.5))
SELECT a.v::text AS v, string_agg(coalesce((a.v / b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, points b WHERE b.i > 1 GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | [(-0.1,-0.2),(-0.3,-0.4)] [(0.2,-0.4),(0.28,-0.96)] [(0.06092447338562478,-0.019979280745893148),(0.12604212915001728,-0.06832420699521484)] [(-0.17159763313609466,0.011834319526627219),(-0.3727810650887574,0.09467455621301775)] [(0.15,0.05),(0.35,0.05)] [(10000000.000000002,20000000.000000004),(30000000.000000004,40000000.00000001)] [(0.6,0.2),(1.4,0.2)]
--| ((1,2),(3,4)) | ((-0.1,-0.2),(-0.3,-0.4)) ((0.2,-0.4),(0.28,-0.96)) ((0.06092447338562478,-0.019979280745893148),(0.12604212915001728,-0.06832420699521484)) ((-0.17159763313609466,0.011834319526627219),(-0.3727810650887574,0.09467455621301775)) ((0.15,0.05),(0.35,0.05)) ((10000000.000000002,20000000.000000004),(30000000.000000004,40000000.00000001)) ((0.6,0.2),(1.4,0.2))
--| [(0,0),(3,0),(4,5),(1,6)] | [(0,-0),(-0.3,-0),(-0.4,-0.5),(-0.1,-0.6)] [(0,-0),(-0.36,-0.48),(0.32,-1.24),(0.84,-0.88)] [(0,0),(0.012579547136303092,-0.08509693651028563),(0.15860095703221352,-0.09249667011987568),(0.17438705539933896,-0.003206551230822359)] [(-0,0),(-0.08875739644970414,0.21301775147928995),(-0.47337278106508873,0.13609467455621302),(-0.4556213017751479,-0.10650887573964497)] [(0,0),(0.15,-0.15),(0.45,0.05),(0.35,0.25)] [(0,0),(30000000.000000004,0),(40000000.00000001,50000000.00000001),(10000000.000000002,60000000.00000001)] [(0,0),(0.6,-0.6),(1.8,0.2),(1.4,1)]
--| ((1,2),(3,4),(5,0)) | ((-0.1,-0.2),(-0.3,-0.4),(-0.5,-0)) ((0.2,-0.4),(0.28,-0.96),(-0.6,-0.8)) ((0.06092447338562478,-0.019979280745893148),(0.12604212915001728,-0.06832420699521484),(0.02096591189383849,-0.14182822751714272)) ((-0.17159763313609466,0.011834319526627219),(-0.3727810650887574,0.09467455621301775),(-0.14792899408284024,0.35502958579881655)) ((0.15,0.05),(0.35,0.05),(0.25,-0.25)) ((10000000.000000002,20000000.000000004),(30000000.000000004,40000000.00000001),(50000000.00000001,0)) ((0.6,0.2),(1.4,0.2),(1,-1))
--| [(1,2)] | [(-0.1,-0.2)] [(0.2,-0.4)] [(0.06092447338562478,-0.019979280745893148)] [(-0.17159763313609466,0.011834319526627219)] [(0.15,0.05)] [(10000000.000000002,20000000.000000004)] [(0.6,0.2)]
--| ((10,20)) | ((-1,-2)) ((2,-4)) ((0.6092447338562479,-0.1997928074589315)) ((-1.7159763313609468,0.11834319526627218)) ((1.5,0.5)) ((100000000.00000001,200000000.00000003)) ((6,2))
--| ((0,0),(10,0),(10,10),(0,10)) | ((0,-0),(-1,-0),(-1,-1),(0,-1)) ((0,-0),(-1.2,-1.6),(0.4,-2.8),(1.6,-1.2)) ((0,0),(0.04193182378767698,-0.28365645503428544),(0.3255882788219624,-0.24172463124660845),(0.28365645503428544,0.04193182378767698)) ((-0,0),(-0.2958579881656805,0.7100591715976331),(-1.0059171597633136,0.41420118343195267),(-0.7100591715976331,-0.2958579881656805)) ((0,0),(0.5,-0.5),(1,0),(0.5,0.5)) ((0,0),(100000000.00000001,0),(100000000.00000001,100000000.00000001),(0,100000000.00000001)) ((0,0),(2,-2),(4,0),(2,2))
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | 2.23606797749979 11.180339887498947 4.47213595499958 30.572209602840292 15.231546211727817 9.219544457292887 2.236067932778432 0.7071067811865476
--| ((1,2),(3,4)) | 2.23606797749979 11.180339887498947 4.47213595499958 30.572209602840292 15.231546211727817 9.219544457292887 2.236067932778432 0.7071067811865476
--| [(0,0),(3,0),(4,5),(1,6)] | 0 10 4.47213595499958 28.79340202199108 13 7.810249675906656 1e-07 0.9805806756909201
--| ((1,2),(3,4),(5,0)) | 2.23606797749979 11.180339887498947 4.47213595499958 30.572209602840292 15.20526224699857 9.219544457292887 2.236067932778432 0.7071067811865476
--| [(1,2)] | 0 0 0 0 0 0 0 0
--| ((10,20)) | 22.360679774997898 28.284271247461902 20.615528128088304 15.305554547287723 35.34119409414458 10 22.360679730276537 19.03943276465977
--| ((0,0),(10,0),(10,10),(0,10)) | 0 10 3 24.5 13 0 1e-07 2.5
SELECT a.v::text AS v, string_agg(coalesce((a.v @> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM paths a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| [(1,2),(3,4)] | false false false false false false false false
--| ((1,2),(3,4)) | false false false false false false false false
--| [(0,0),(3,0),(4,5),(1,6)] | true false false false false false true false
--| ((1,2),(3,4),(5,0)) | false false false false false false false true
--| [(1,2)] | false false false false false false false false
--| ((10,20)) | false false false false false false false false
--| ((0,0),(10,0),(10,10),(0,10)) | true false false false false true true true
SELECT a.v::text AS v, string_agg(coalesce((a.v ## b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | (0,0) (1,1) (-2,0) (2.5,2.5) (3,3) (4,1)
--| (-10,0) | (0,0) (1,1) (-8,0) (2.5,2.5) (3,3) (4,1)
--| (-3,4) | (0,2) (1,3) (-3,2) (2.5,3.5) (3,3) (4,4)
--| (5.1,34.5) | (2,2) (3,3) (-2,2) (2.5,3.5) (3,3) (5.1,5)
--| (-5,-12) | (0,0) (1,1) (-5,-10) (2.5,2.5) (3,3) (4,1)
--| (10,10) | (2,2) (3,3) (-2,2) (2.5,3.5) (3,3) (10,5)
--| (1e-07,0) | (1e-07,0) (1,1) (-2,0) (2.5,2.5) (3,3) (4,1)
--| (2.5,2.5) | (2,2) (2.5,2.5) (-2,2) (2.5,2.5) (3,3) (4,2.5)
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | 0 1.4142135623730951 2 3.5355339059327378 4.242640687119286 4.123105625617661
--| (-10,0) | 10 11.045361017187261 2 12.747548783981962 13.341664064126334 14.0356688476182
--| (-3,4) | 3.6055512754639896 4.123105625617661 2 5.522680508593631 6.0827625302982185 7
--| (5.1,34.5) | 32.64751139060985 31.569922394583113 33.26649966557949 31.108841187032347 31.569922394583113 29.5
--| (-5,-12) | 13 14.317821063276352 2 16.32482771731451 17 15.811388300841896
--| (10,10) | 11.313708498984761 9.899494936611665 14.422205101855958 9.924716620639604 9.899494936611665 5
--| (1e-07,0) | 0 1.4142134916624187 2.0000001 3.53553383522206 4.2426406164086075 4.123105528603411
--| (2.5,2.5) | 0.7071067811865476 0 4.527692569068709 0 0.7071067811865476 1.5
SELECT a.v::text AS v, string_agg(coalesce((a.v <@ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, boxs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | true false false false false false
--| (-10,0) | false false false false false false
--| (-3,4) | false false false false false false
--| (5.1,34.5) | false false false false false false
--| (-5,-12) | false false false false false false
--| (10,10) | false false false false false false
--| (1e-07,0) | true false false false false false
--| (2.5,2.5) | false true false true false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | 2.0990195135927854 0 0 0 213.60679774997897 5.8309518948453 NaN 0
--| (-10,0) | 12.03329637837291 0 6.401754250991379 8.180339887498947 218.25424421026653 13.92838827718412 NaN 9.5
--| (-3,4) | 5.54400374531753 0 0 1.4721359549995796 211.41589825484527 6.0827625302982185 NaN 4.5
--| (5.1,34.5) | 30.500149253398853 0 26.76570477732235 29.75759453928203 180.7780385683845 29.57465130817268 NaN 34.374919354745465
--| (-5,-12) | 13.401219466856723 0 11.155494421403514 12.231546211727817 226.57768280207665 18.788294228055936 NaN 12.5
--| (10,10) | 7.295630140987001 0 6.401754250991379 9.041594578792296 200.23796041628637 8.602325267042627 NaN 13.642135623730951
--| (1e-07,0) | 2.099019415534717 0 0 0 213.6067977052576 5.8309518433957255 NaN 0
--| (2.5,2.5) | 0 0 0 0 210.25553341516758 2.5495097567963927 NaN 3.0355339059327378
SELECT a.v::text AS v, string_agg(coalesce((a.v <@ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | false true true true false false false true
--| (-10,0) | false true false false false false false false
--| (-3,4) | false true true false false false false false
--| (5.1,34.5) | false true false false false false false false
--| (-5,-12) | false true false false false false false false
--| (10,10) | false true false false false false false false
--| (1e-07,0) | false true true true false false false true
--| (2.5,2.5) | true true true true false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v ## b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | (0,5) (-5,0) (0,0) (0,0) (-2.0689655172413794,-5.172413793103448) - (0,3) (3,0) (0.5,0.5)
--| (-10,0) | (-10,5) (-5,0) (-10,0) (-5,-5) (-10.689655172413794,-1.724137931034484) - (-10,3) (3,0) (-4.5,5.5)
--| (-3,4) | (-3,5) (-5,4) (-3,0) (0.5,0.5) (-6.0344827586206895,-3.586206896551724) - (-3,3) (3,4) (-3,4)
--| (5.1,34.5) | (5.1,5) (-5,34.5) (5.1,0) (19.8,19.8) (-9.568965517241379,-2.1724137931034484) - (5.1,3) (3,34.5) (-14.2,15.2)
--| (-5,-12) | (-5,5) (-5,-12) (-5,0) (-8.5,-8.5) (-2.241379310344828,-5.103448275862069) - (-5,3) (3,-12) (4,-3)
--| (10,10) | (10,5) (-5,10) (10,0) (10,10) (3.103448275862069,-7.241379310344827) - (10,3) (3,10) (0.5,0.5)
--| (1e-07,0) | (1e-07,5) (-5,0) (1e-07,0) (5e-08,5e-08) (-2.0689654310344827,-5.172413827586207) - (1e-07,3) (3,0) (0.50000005,0.49999995)
--| (2.5,2.5) | (2.5,5) (-5,2.5) (2.5,0) (2.5,2.5) (-0.7758620689655172,-5.689655172413794) - (2.5,3) (3,2.5) (0.5,0.5)
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | 5 5 0 0 5.570860145311557 NaN 3 3 0.7071067811865476
--| (-10,0) | 5 5 0 7.0710678118654755 1.8569533817705202 NaN 3 13 7.778174593052023
--| (-3,4) | 1 2 4 4.949747468305833 8.170594879790281 NaN 1 6 0
--| (5.1,34.5) | 29.5 10.1 34.5 20.788939366884495 39.49739843025893 NaN 31.5 2.0999999999999996 27.294321753800734
--| (-5,-12) | 17 0 12 4.949747468305833 7.4278135270820735 NaN 15 8 12.727922061357857
--| (10,10) | 5 15 10 0 18.56953381770519 NaN 7 7 13.435028842544403
--| (1e-07,0) | 5 5.0000001 0 7.071067811865476e-08 5.570860182450623 NaN 3 2.9999999 0.7071067104758695
--| (2.5,2.5) | 2.5 7.5 2.5 0 8.820528563409963 NaN 0.5 0.5 2.8284271247461903
SELECT a.v::text AS v, string_agg(coalesce((a.v <@ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, lines b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | false false true true false false false false false
--| (-10,0) | false false true false false false false false false
--| (-3,4) | false false false false false false false false true
--| (5.1,34.5) | false false false false false false false false false
--| (-5,-12) | false true false false false false false false false
--| (10,10) | false false false true false false false false false
--| (1e-07,0) | false false true true false false false false false
--| (2.5,2.5) | false false false true false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v ## b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | (1,2) (0,0) (-2.048780487804878,-4.439024390243902) (0.0028402365895872027,15.384614860264016) (-10,2) (0,-20) (1,1) (0,0)
--| (-10,0) | (1,2) (0,0) (-3,-4) (-9.997159422582023,15.386461014047248) (-10,2) (0,-20) (1,1) (0,0)
--| (-3,4) | (1,2) (0.5,0.5) (-3,-4) (-2.997898122675188,15.385168842730343) (-10,3) (0,-20) (1,1) (0.5,0.5)
--| (5.1,34.5) | (3,4) (6,6) (-3,-4) (5.096470832214958,15.383674497692516) (-10,3) (5.1,-20) (1,1) (1,1)
--| (-5,-12) | (1,2) (0,0) (-1.6048780487804872,-4.64390243902439) (-4.99494420845634,15.385537528161564) (-10,2) (0,-20) (1,1) (0,0)
--| (10,10) | (3,4) (6,6) (2.390243902439024,-6.48780487804878) (10.000993741977965,15.382769047309175) (-10,3) (10,-20) (1,1) (1,1)
--| (1e-07,0) | (1,2) (0,0) (-2.0487804053658536,-4.439024428292682) (0.0028403365895837947,15.384614860245556) (-10,2) (0,-20) (1,1) (0,0)
--| (2.5,2.5) | (2,3) (2.5,2.5) (-0.9390243902439025,-4.951219512195121) (2.5023786129366816,15.384153407025305) (-10,2.5) (2.5,-20) (1,1) (1,1)
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | 2.23606797749979 0 4.889012070387047 15.3846151224397 10.19803902718557 20 1.4142135623730951 0
--| (-10,0) | 11.180339887498947 10 8.06225774829855 15.386461276254392 2 22.360679774997898 11.045361017187261 10
--| (-3,4) | 4.47213595499958 4.949747468305833 8 11.385169036749787 7.0710678118654755 24.186773244895647 5 4.949747468305833
--| (5.1,34.5) | 30.572209602840292 28.514206985290684 39.34285195559671 19.116325828076814 34.932220084042754 54.5 33.74996296294264 33.74996296294264
--| (-5,-12) | 15.231546211727817 13 8.101791430927108 27.38553799485001 14.866068747318506 9.433981132056603 14.317821063276352 13
--| (10,10) | 9.219544457292887 5.656854249492381 18.159187690009034 5.382769139039203 21.18962010041709 30 12.727922061357857 12.727922061357857
--| (1e-07,0) | 2.236067932778432 1e-07 4.889012112292864 15.38461512242124 10.198039125243637 20 1.4142134916624187 1e-07
--| (2.5,2.5) | 0.7071067811865476 0 8.206555975292542 12.884153626589576 12.5 22.5 2.121320343559643 2.121320343559643
SELECT a.v::text AS v, string_agg(coalesce((a.v <@ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, lsegs b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | false true false false false false false true
--| (-10,0) | false false false false false false false false
--| (-3,4) | false false false false false false false false
--| (5.1,34.5) | false false false false false false false false
--| (-5,-12) | false false false false false false false false
--| (10,10) | false false false false false false false false
--| (1e-07,0) | false true false false false false false true
--| (2.5,2.5) | false true false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, paths b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | 2.23606797749979 2.23606797749979 0 2.23606797749979 0 22.360679774997898 0
--| (-10,0) | 11.180339887498947 11.180339887498947 10 11.180339887498947 0 28.284271247461902 10
--| (-3,4) | 4.47213595499958 4.47213595499958 4.47213595499958 4.47213595499958 0 20.615528128088304 3
--| (5.1,34.5) | 30.572209602840292 30.572209602840292 28.79340202199108 30.572209602840292 0 15.305554547287723 24.5
--| (-5,-12) | 15.231546211727817 15.231546211727817 13 15.20526224699857 0 35.34119409414458 13
--| (10,10) | 9.219544457292887 9.219544457292887 7.810249675906656 9.219544457292887 0 10 0
--| (1e-07,0) | 2.236067932778432 2.236067932778432 1e-07 2.236067932778432 0 22.360679730276537 1e-07
--| (2.5,2.5) | 0.7071067811865476 0.7071067811865476 0.9805806756909201 0.7071067811865476 0 19.03943276465977 2.5
SELECT a.v::text AS v, string_agg(coalesce((a.v <@ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, paths b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | false false true false false false true
--| (-10,0) | false false false false false false false
--| (-3,4) | false false false false false false false
--| (5.1,34.5) | false false false false false false false
--| (-5,-12) | false false false false false false false
--| (10,10) | false false false false false false true
--| (1e-07,0) | false false true false false false true
--| (2.5,2.5) | false false false true false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v * b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | (0,0) (-0,0) (-0,0) (0,0) (0,-0) (0,0) (0,0) (0,0)
--| (-10,0) | (-0,0) (100,-0) (30,-40) (-51,-345) (50,120) (-100,-100) (-1e-06,0) (-25,-25)
--| (-3,4) | (-0,0) (30,-40) (-7,-24) (-153.3,-83.1) (63,16) (-70,10) (-3e-07,4e-07) (-17.5,2.5)
--| (5.1,34.5) | (0,0) (-51,-345) (-153.3,-83.1) (-1164.24,351.9) (388.5,-233.7) (-294,396) (5.1e-07,3.45e-06) (-73.5,99)
--| (-5,-12) | (0,-0) (50,120) (63,16) (388.5,-233.7) (-119,120) (70,-170) (-5e-07,-1.2e-06) (17.5,-42.5)
--| (10,10) | (0,0) (-100,-100) (-70,10) (-294,396) (70,-170) (0,200) (1e-06,1e-06) (0,50)
--| (1e-07,0) | (0,0) (-1e-06,0) (-3e-07,4e-07) (5.1e-07,3.45e-06) (-5e-07,-1.2e-06) (1e-06,1e-06) (9.999999999999998e-15,0) (2.5e-07,2.5e-07)
--| (2.5,2.5) | (0,0) (-25,-25) (-17.5,2.5) (-73.5,99) (17.5,-42.5) (0,50) (2.5e-07,2.5e-07) (0,12.5)
SELECT a.v::text AS v, string_agg(coalesce((a.v + b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | (0,0) (-10,0) (-3,4) (5.1,34.5) (-5,-12) (10,10) (1e-07,0) (2.5,2.5)
--| (-10,0) | (-10,0) (-20,0) (-13,4) (-4.9,34.5) (-15,-12) (0,10) (-9.9999999,0) (-7.5,2.5)
--| (-3,4) | (-3,4) (-13,4) (-6,8) (2.0999999999999996,38.5) (-8,-8) (7,14) (-2.9999999,4) (-0.5,6.5)
--| (5.1,34.5) | (5.1,34.5) (-4.9,34.5) (2.0999999999999996,38.5) (10.2,69) (0.09999999999999964,22.5) (15.1,44.5) (5.1000001,34.5) (7.6,37)
--| (-5,-12) | (-5,-12) (-15,-12) (-8,-8) (0.09999999999999964,22.5) (-10,-24) (5,-2) (-4.9999999,-12) (-2.5,-9.5)
--| (10,10) | (10,10) (0,10) (7,14) (15.1,44.5) (5,-2) (20,20) (10.0000001,10) (12.5,12.5)
--| (1e-07,0) | (1e-07,0) (-9.9999999,0) (-2.9999999,4) (5.1000001,34.5) (-4.9999999,-12) (10.0000001,10) (2e-07,0) (2.5000001,2.5)
--| (2.5,2.5) | (2.5,2.5) (-7.5,2.5) (-0.5,6.5) (7.6,37) (-2.5,-9.5) (12.5,12.5) (2.5000001,2.5) (5,5)
SELECT a.v::text AS v, string_agg(coalesce((a.v - b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | (0,0) (10,0) (3,-4) (-5.1,-34.5) (5,12) (-10,-10) (-1e-07,0) (-2.5,-2.5)
--| (-10,0) | (-10,0) (0,0) (-7,-4) (-15.1,-34.5) (-5,12) (-20,-10) (-10.0000001,0) (-12.5,-2.5)
--| (-3,4) | (-3,4) (7,4) (0,0) (-8.1,-30.5) (2,16) (-13,-6) (-3.0000001,4) (-5.5,1.5)
--| (5.1,34.5) | (5.1,34.5) (15.1,34.5) (8.1,30.5) (0,0) (10.1,46.5) (-4.9,24.5) (5.099999899999999,34.5) (2.5999999999999996,32)
--| (-5,-12) | (-5,-12) (5,-12) (-2,-16) (-10.1,-46.5) (0,0) (-15,-22) (-5.0000001,-12) (-7.5,-14.5)
--| (10,10) | (10,10) (20,10) (13,6) (4.9,-24.5) (15,22) (0,0) (9.9999999,10) (7.5,7.5)
--| (1e-07,0) | (1e-07,0) (10.0000001,0) (3.0000001,-4) (-5.099999899999999,-34.5) (5.0000001,12) (-9.9999999,-10) (0,0) (-2.4999999,-2.5)
--| (2.5,2.5) | (2.5,2.5) (12.5,2.5) (5.5,-1.5) (-2.5999999999999996,-32) (7.5,14.5) (-7.5,-7.5) (2.4999999,2.5) (0,0)
SELECT a.v::text AS v, string_agg(coalesce((a.v / b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b WHERE b.i > 1 GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | (0,-0) (0,-0) (0,0) (-0,0) (0,0) (0,0) (0,0)
--| (-10,0) | (1,0) (1.2,1.6) (-0.04193182378767698,0.28365645503428544) (0.2958579881656805,-0.7100591715976331) (-0.5,0.5) (-100000000.00000001,0) (-2,2)
--| (-3,4) | (0.3,-0.4) (1,0) (0.10088303487741108,0.10186966602535642) (-0.1952662721893491,-0.33136094674556216) (0.05,0.35) (-30000000.000000004,40000000.00000001) (0.2,1.4)
--| (5.1,34.5) | (-0.51,-3.45) (4.908,-4.956) (1,0) (-2.600591715976331,-0.6585798816568048) (1.98,1.47) (51000000.00000001,345000000.00000006) (7.92,5.88)
--| (-5,-12) | (0.5,1.2) (-1.32,2.24) (-0.36135365793498103,0.09151003897193036) (1,0) (-0.85,-0.35) (-50000000.00000001,-120000000.00000001) (-3.4,-1.4)
--| (10,10) | (-1,-1) (0.4,-2.8) (0.3255882788219624,-0.24172463124660845) (-1.0059171597633136,0.41420118343195267) (1,0) (100000000.00000001,100000000.00000001) (4,0)
--| (1e-07,0) | (-1e-08,-0) (-1.2e-08,-1.5999999999999998e-08) (4.1931823787676977e-10,-2.8365645503428546e-09) (-2.9585798816568045e-09,7.100591715976331e-09) (5e-09,-5e-09) (1,0) (2e-08,-2e-08)
--| (2.5,2.5) | (-0.25,-0.25) (0.1,-0.7) (0.0813970697054906,-0.06043115781165211) (-0.2514792899408284,0.10355029585798817) (0.25,0) (25000000.000000004,25000000.000000004) (1,0)
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | 0 10 5 34.874919354745465 13 14.142135623730951 1e-07 3.5355339059327378
--| (-10,0) | 10 0 8.06225774829855 37.65979288312669 13 22.360679774997898 10.0000001 12.747548783981962
--| (-3,4) | 5 8.06225774829855 0 31.55724956329369 16.1245154965971 14.317821063276352 5.0000000600000005 5.70087712549569
--| (5.1,34.5) | 34.874919354745465 37.65979288312669 31.55724956329369 0 47.58424108883108 24.985195616604646 34.87491934012178 32.10545125052754
--| (-5,-12) | 13 13 16.1245154965971 47.58424108883108 0 26.627053911388693 13.00000003846154 16.32482771731451
--| (10,10) | 14.142135623730951 22.360679774997898 14.317821063276352 24.985195616604646 26.627053911388693 0 14.142135553020271 10.606601717798213
--| (1e-07,0) | 1e-07 10.0000001 5.0000000600000005 34.87491934012178 13.00000003846154 14.142135553020271 0 3.53553383522206
--| (2.5,2.5) | 3.5355339059327378 12.747548783981962 5.70087712549569 32.10545125052754 16.32482771731451 10.606601717798213 3.53553383522206 0
SELECT a.v::text AS v, string_agg(coalesce((a.v << b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | false false false true false true false true
--| (-10,0) | true false true true true true true true
--| (-3,4) | true false false true false true true true
--| (5.1,34.5) | false false false false false true false false
--| (-5,-12) | true false true true false true true true
--| (10,10) | false false false false false false false false
--| (1e-07,0) | false false false true false true false true
--| (2.5,2.5) | false false false true false true false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <<| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | false false true true false true false true
--| (-10,0) | false false true true false true false true
--| (-3,4) | false false false true false true false false
--| (5.1,34.5) | false false false false false false false false
--| (-5,-12) | true true true true false true true true
--| (10,10) | false false false true false false false false
--| (1e-07,0) | false false true true false true false true
--| (2.5,2.5) | false false true true false true false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | false true true true true true false true
--| (-10,0) | true false true true true true true true
--| (-3,4) | true true false true true true true true
--| (5.1,34.5) | true true true false true true true true
--| (-5,-12) | true true true true false true true true
--| (10,10) | true true true true true false true true
--| (1e-07,0) | false true true true true true false true
--| (2.5,2.5) | true true true true true true true false
SELECT a.v::text AS v, string_agg(coalesce((a.v <^ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | false false true true false true false true
--| (-10,0) | false false true true false true false true
--| (-3,4) | false false false true false true false false
--| (5.1,34.5) | false false false false false false false false
--| (-5,-12) | true true true true false true true true
--| (10,10) | false false false true false false false false
--| (1e-07,0) | false false true true false true false true
--| (2.5,2.5) | false false true true false true false false
SELECT a.v::text AS v, string_agg(coalesce((a.v >> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | false true true false true false false false
--| (-10,0) | false false false false false false false false
--| (-3,4) | false true false false true false false false
--| (5.1,34.5) | true true true false true false true true
--| (-5,-12) | false true false false false false false false
--| (10,10) | true true true true true false true true
--| (1e-07,0) | false true true false true false false false
--| (2.5,2.5) | true true true false true false true false
SELECT a.v::text AS v, string_agg(coalesce((a.v >^ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | false false false false true false false false
--| (-10,0) | false false false false true false false false
--| (-3,4) | true true false false true false true true
--| (5.1,34.5) | true true true false true true true true
--| (-5,-12) | false false false false false false false false
--| (10,10) | true true true false true false true true
--| (1e-07,0) | false false false false true false false false
--| (2.5,2.5) | true true false false true false true false
SELECT a.v::text AS v, string_agg(coalesce((a.v ?- b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | true true false false false false true false
--| (-10,0) | true true false false false false true false
--| (-3,4) | false false true false false false false false
--| (5.1,34.5) | false false false true false false false false
--| (-5,-12) | false false false false true false false false
--| (10,10) | false false false false false true false false
--| (1e-07,0) | true true false false false false true false
--| (2.5,2.5) | false false false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v ?| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | true false false false false false true false
--| (-10,0) | false true false false false false false false
--| (-3,4) | false false true false false false false false
--| (5.1,34.5) | false false false true false false false false
--| (-5,-12) | false false false false true false false false
--| (10,10) | false false false false false true false false
--| (1e-07,0) | true false false false false false true false
--| (2.5,2.5) | false false false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v |>> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | false false false false true false false false
--| (-10,0) | false false false false true false false false
--| (-3,4) | true true false false true false true true
--| (5.1,34.5) | true true true false true true true true
--| (-5,-12) | false false false false false false false false
--| (10,10) | true true true false true false true true
--| (1e-07,0) | false false false false true false false false
--| (2.5,2.5) | true true false false true false true false
SELECT a.v::text AS v, string_agg(coalesce((a.v ~= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | true false false false false false true false
--| (-10,0) | false true false false false false false false
--| (-3,4) | false false true false false false false false
--| (5.1,34.5) | false false false true false false false false
--| (-5,-12) | false false false false true false false false
--| (10,10) | false false false false false true false false
--| (1e-07,0) | true false false false false false true false
--| (2.5,2.5) | false false false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | 0 1 2.23606797749979 1.5811388300841898 0 1 0 4.242640687119286
--| (-10,0) | 10 11 11.180339887498947 11.180339887498947 10 10.04987562112089 10 13.341664064126334
--| (-3,4) | 4.47213595499958 5.547001962252291 4.47213595499958 4.47213595499958 5 4.242640687119286 3 6
--| (5.1,34.5) | 30.657136200238924 31.569922394583113 28.50017543805652 26.568025895801892 34.874919354745465 33.885985303662046 24.5 28.5
--| (-5,-12) | 13 13.416407864998739 15.231546211727817 11.313708498984761 13 13.92838827718412 13 17
--| (10,10) | 10 9.899494936611665 6.4031242374328485 3.6055512754639896 14.142135623730951 13.453624047073712 0 5.656854249492381
--| (1e-07,0) | 0 0.9999999 2.236067932778432 1.58113873521586 0 1.0000000000000049 0 4.2426406164086075
--| (2.5,2.5) | 0.5 0.13867504905630718 0.7071067811865476 0 3.5355339059327378 2.91547594742265 0 0.7071067811865476
SELECT a.v::text AS v, string_agg(coalesce((a.v <@ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM points a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| (0,0) | true false false false true false true false
--| (-10,0) | false false false false false false false false
--| (-3,4) | false false false false false false false false
--| (5.1,34.5) | false false false false false false false false
--| (-5,-12) | false false false false false false false false
--| (10,10) | false false false false false false true false
--| (1e-07,0) | true false false false true false true false
--| (2.5,2.5) | false false false true false false true false
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, circles b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | 0 0 0 0 209.1346617949794 1.4142135623730951 NaN 0
--| ((3,1),(3,3),(1,0)) | 0 0 0 0 209.58597405116748 2 NaN 0.5
--| ((1,2),(3,4),(5,6)) | 0.5355339059327378 0 0 0 206.01157376399996 0.7071067811865476 NaN 1.7360679774997898
--| ((1,2),(7,8),(5,6),(3,-4)) | 0 0 0 0 203.33776037073233 0.7071067811865476 NaN 1.0811388300841898
--| ((0,0)) | 2.0990195135927854 0 0 0 213.60679774997897 5.8309518948453 NaN 0
--| ((0,1),(0,1)) | 2 0 0 0 212.71281956816046 5 NaN 0.5
--| ((0,0),(10,0),(10,10),(0,10)) | 0 0 0 0 200.23796041628637 0 NaN 0
--| ((3,3),(6,3),(6,6),(3,6)) | 0 0 0 0 205.5736533067063 0 NaN 3.7426406871192857
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | 0 10 4.47213595499958 30.657136200238924 13 10 0 0.5
--| ((3,1),(3,3),(1,0)) | 1 11 5.547001962252291 31.569922394583113 13.416407864998739 9.899494936611665 0.9999999 0.13867504905630718
--| ((1,2),(3,4),(5,6)) | 2.23606797749979 11.180339887498947 4.47213595499958 28.50017543805652 15.231546211727817 6.4031242374328485 2.236067932778432 0.7071067811865476
--| ((1,2),(7,8),(5,6),(3,-4)) | 1.5811388300841898 11.180339887498947 4.47213595499958 26.568025895801892 11.313708498984761 3.6055512754639896 1.58113873521586 0
--| ((0,0)) | 0 10 5 34.874919354745465 13 14.142135623730951 0 3.5355339059327378
--| ((0,1),(0,1)) | 1 10.04987562112089 4.242640687119286 33.885985303662046 13.92838827718412 13.453624047073712 1.0000000000000049 2.91547594742265
--| ((0,0),(10,0),(10,10),(0,10)) | 0 10 3 24.5 13 0 0 0
--| ((3,3),(6,3),(6,6),(3,6)) | 4.242640687119286 13.341664064126334 6 28.5 17 5.656854249492381 4.2426406164086075 0.7071067811865476
SELECT a.v::text AS v, string_agg(coalesce((a.v @> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, points b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | true false false false false false true false
--| ((3,1),(3,3),(1,0)) | false false false false false false false false
--| ((1,2),(3,4),(5,6)) | false false false false false false false false
--| ((1,2),(7,8),(5,6),(3,-4)) | false false false false false false false true
--| ((0,0)) | true false false false false false true false
--| ((0,1),(0,1)) | false false false false false false false false
--| ((0,0),(10,0),(10,10),(0,10)) | true false false false false true true true
--| ((3,3),(6,3),(6,6),(3,6)) | false false false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v && b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | true true true true true false true false
--| ((3,1),(3,3),(1,0)) | true true false true false false true true
--| ((1,2),(3,4),(5,6)) | true false true true false false true true
--| ((1,2),(7,8),(5,6),(3,-4)) | true true true true false false true true
--| ((0,0)) | true false false false true false true false
--| ((0,1),(0,1)) | false false false false false true true false
--| ((0,0),(10,0),(10,10),(0,10)) | true true true true true true true true
--| ((3,3),(6,3),(6,6),(3,6)) | false true true true false false true true
SELECT a.v::text AS v, string_agg(coalesce((a.v &< b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | true true true true false false true true
--| ((3,1),(3,3),(1,0)) | false true true true false false true true
--| ((1,2),(3,4),(5,6)) | false false true true false false true true
--| ((1,2),(7,8),(5,6),(3,-4)) | false false false true false false true false
--| ((0,0)) | true true true true true true true true
--| ((0,1),(0,1)) | true true true true true true true true
--| ((0,0),(10,0),(10,10),(0,10)) | false false false false false false true false
--| ((3,3),(6,3),(6,6),(3,6)) | false false false true false false true true
SELECT a.v::text AS v, string_agg(coalesce((a.v &<| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | true false true true false false true true
--| ((3,1),(3,3),(1,0)) | true true true true false false true true
--| ((1,2),(3,4),(5,6)) | false false true true false false true true
--| ((1,2),(7,8),(5,6),(3,-4)) | false false false true false false true false
--| ((0,0)) | true true true true true true true true
--| ((0,1),(0,1)) | true true true true false true true true
--| ((0,0),(10,0),(10,10),(0,10)) | false false false false false false true false
--| ((3,3),(6,3),(6,6),(3,6)) | false false true true false false true true
SELECT a.v::text AS v, string_agg(coalesce((a.v &> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | true false false false true true true false
--| ((3,1),(3,3),(1,0)) | true true true true true true true false
--| ((1,2),(3,4),(5,6)) | true true true true true true true false
--| ((1,2),(7,8),(5,6),(3,-4)) | true true true true true true true false
--| ((0,0)) | true false false false true true true false
--| ((0,1),(0,1)) | true false false false true true true false
--| ((0,0),(10,0),(10,10),(0,10)) | true false false false true true true false
--| ((3,3),(6,3),(6,6),(3,6)) | true true true true true true true true
SELECT a.v::text AS v, string_agg(coalesce((a.v <-> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | 0 0 0 0 0 0.447213595499958 0 1
--| ((3,1),(3,3),(1,0)) | 0 0 0.7071067811865476 0 1 1.3867504905630728 0 0
--| ((1,2),(3,4),(5,6)) | 0 0.7071067811865476 0 0 2.23606797749979 1.4142135623730951 0 0
--| ((1,2),(7,8),(5,6),(3,-4)) | 0 0 0 0 1.5811388300841898 1.2649110640673518 0 0
--| ((0,0)) | 0 1 2.23606797749979 1.5811388300841898 0 1 0 4.242640687119286
--| ((0,1),(0,1)) | 0.447213595499958 1.3867504905630728 1.4142135623730951 1.2649110640673518 1 0 0 3.6055512754639896
--| ((0,0),(10,0),(10,10),(0,10)) | 0 0 0 0 0 0 0 0
--| ((3,3),(6,3),(6,6),(3,6)) | 1 0 0 0 4.242640687119286 3.6055512754639896 0 0
SELECT a.v::text AS v, string_agg(coalesce((a.v << b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | false false false false false false false true
--| ((3,1),(3,3),(1,0)) | false false false false false false false false
--| ((1,2),(3,4),(5,6)) | false false false false false false false false
--| ((1,2),(7,8),(5,6),(3,-4)) | false false false false false false false false
--| ((0,0)) | false true true true false false false true
--| ((0,1),(0,1)) | false true true true false false false true
--| ((0,0),(10,0),(10,10),(0,10)) | false false false false false false false false
--| ((3,3),(6,3),(6,6),(3,6)) | false false false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <<| b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | false false false false false false false false
--| ((3,1),(3,3),(1,0)) | false false false false false false false false
--| ((1,2),(3,4),(5,6)) | false false false false false false false false
--| ((1,2),(7,8),(5,6),(3,-4)) | false false false false false false false false
--| ((0,0)) | false false true false false true false true
--| ((0,1),(0,1)) | false false true false false false false true
--| ((0,0),(10,0),(10,10),(0,10)) | false false false false false false false false
--| ((3,3),(6,3),(6,6),(3,6)) | false false false false false false false false
SELECT a.v::text AS v, string_agg(coalesce((a.v <@ b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | true false false false false false true false
--| ((3,1),(3,3),(1,0)) | false true false false false false true false
--| ((1,2),(3,4),(5,6)) | false false true true false false true false
--| ((1,2),(7,8),(5,6),(3,-4)) | false false false true false false false false
--| ((0,0)) | true false false false true false true false
--| ((0,1),(0,1)) | false false false false false true true false
--| ((0,0),(10,0),(10,10),(0,10)) | false false false false false false true false
--| ((3,3),(6,3),(6,6),(3,6)) | false false false false false false true true
SELECT a.v::text AS v, string_agg(coalesce((a.v >> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | false false false false false false false false
--| ((3,1),(3,3),(1,0)) | false false false false true true false false
--| ((1,2),(3,4),(5,6)) | false false false false true true false false
--| ((1,2),(7,8),(5,6),(3,-4)) | false false false false true true false false
--| ((0,0)) | false false false false false false false false
--| ((0,1),(0,1)) | false false false false false false false false
--| ((0,0),(10,0),(10,10),(0,10)) | false false false false false false false false
--| ((3,3),(6,3),(6,6),(3,6)) | true false false false true true false false
SELECT a.v::text AS v, string_agg(coalesce((a.v @> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | true false false false true false false false
--| ((3,1),(3,3),(1,0)) | false true false false false false false false
--| ((1,2),(3,4),(5,6)) | false false true false false false false false
--| ((1,2),(7,8),(5,6),(3,-4)) | false false true true false false false false
--| ((0,0)) | false false false false true false false false
--| ((0,1),(0,1)) | false false false false false true false false
--| ((0,0),(10,0),(10,10),(0,10)) | true true true false true true true true
--| ((3,3),(6,3),(6,6),(3,6)) | false false false false false false false true
SELECT a.v::text AS v, string_agg(coalesce((a.v |&> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | true true false true true false true false
--| ((3,1),(3,3),(1,0)) | true true false true true false true false
--| ((1,2),(3,4),(5,6)) | true true true true true true true false
--| ((1,2),(7,8),(5,6),(3,-4)) | false false false true false false false false
--| ((0,0)) | true true false true true false true false
--| ((0,1),(0,1)) | true true false true true true true false
--| ((0,0),(10,0),(10,10),(0,10)) | true true false true true false true false
--| ((3,3),(6,3),(6,6),(3,6)) | true true true true true true true true
SELECT a.v::text AS v, string_agg(coalesce((a.v |>> b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | false false false false false false false false
--| ((3,1),(3,3),(1,0)) | false false false false false false false false
--| ((1,2),(3,4),(5,6)) | false false false false true true false false
--| ((1,2),(7,8),(5,6),(3,-4)) | false false false false false false false false
--| ((0,0)) | false false false false false false false false
--| ((0,1),(0,1)) | false false false false true false false false
--| ((0,0),(10,0),(10,10),(0,10)) | false false false false false false false false
--| ((3,3),(6,3),(6,6),(3,6)) | false false false false true true false false
SELECT a.v::text AS v, string_agg(coalesce((a.v ~= b.v)::text, '-'), ' ' ORDER BY b.i) AS results FROM polygons a, polygons b GROUP BY a.i, a.v::text ORDER BY a.i;
--> v:text | results:text
--| ((2,0),(2,4),(0,0)) | true false false false false false false false
--| ((3,1),(3,3),(1,0)) | false true false false false false false false
--| ((1,2),(3,4),(5,6)) | false false true false false false false false
--| ((1,2),(7,8),(5,6),(3,-4)) | false false false true false false false false
--| ((0,0)) | false false false false true false false false
--| ((0,1),(0,1)) | false false false false false true false false
--| ((0,0),(10,0),(10,10),(0,10)) | false false false false false false true false
--| ((3,3),(6,3),(6,6),(3,6)) | false false false false false false false true
SELECT point(1, 2) / point(0, 0);
--! 22012: division by zero
SELECT point(1e300, 1) * point(1e300, 1);
--! 22003: value out of range: overflow
SELECT '(1e-200,0)'::point * '(1e-200,0)'::point;
--! 22003: value out of range: underflow
SELECT '(1e300,Inf)'::point <-> '(0,0)'::point, '(NaN,NaN)'::point <-> '(0,0)'::point, '(NaN,1)'::point ~= '(NaN,1)'::point;
--> ?column?:float8 | ?column?:float8 | ?column?:bool
--| Infinity | NaN | t
SELECT '(0,0)'::point <-> '(1e308,1.7e308)'::point;
--! 22003: value out of range: overflow
SELECT area('<(0,0),1e200>'::circle);
--! 22003: value out of range: overflow
SELECT '(1,2)'::point = '(1,2)'::point;
--! 42883: operator does not exist: point = point
SELECT '(1,2)' <-> '(3,4)';
--! 42725: operator is not unique: unknown <-> unknown
SELECT @@ '(1,2),(3,4)';
--! 42725: operator is not unique: @@ unknown
SELECT '(0.1,0.2)'::point * 3.0;
--! 42883: operator does not exist: point * numeric
SELECT '(1,1),(0,0)'::box = ANY (ARRAY['(3,3),(2,2)'::box]), '<(1,2),3>'::circle IN ('<(5,2),3>'::circle), NULLIF('<(1,2),3>'::circle, '<(9,2),3>'::circle) IS NULL AS same_area;
--> ?column?:bool | ?column?:bool | same_area:bool
--| t | t | t
SELECT v FROM points ORDER BY v <-> point(2, 2), i;
--> v:point
--| (2.5,2.5)
--| (1e-07,0)
--| (0,0)
--| (-3,4)
--| (10,10)
--| (-10,0)
--| (-5,-12)
--| (5.1,34.5)
SELECT a.i, b.i FROM circles a JOIN circles b ON a.v = b.v ORDER BY 1, 2;
--> i:int4 | i:int4
--| 1 | 1
--| 1 | 4
--| 2 | 2
--| 3 | 3
--| 4 | 1
--| 4 | 4
--| 5 | 5
--| 6 | 6
--| 8 | 8
SELECT v FROM points ORDER BY v;
--! 42883: could not identify an ordering operator for type point
SELECT DISTINCT v FROM boxs;
--! 42883: could not identify an equality operator for type box
SELECT DISTINCT ON (v) v FROM boxs;
--! 42883: could not identify an equality operator for type box
SELECT v FROM circles GROUP BY v;
--! 42883: could not identify an equality operator for type circle
SELECT v FROM circles UNION SELECT v FROM circles;
--! 42883: could not identify an equality operator for type circle
SELECT count(DISTINCT v) FROM points;
--! 42883: could not identify an equality operator for type point
SELECT max(v) FROM points;
--! 42883: function max(point) does not exist
SELECT rank() OVER (ORDER BY v) FROM boxs;
--! 42883: could not identify an ordering operator for type box
SELECT rank() OVER (PARTITION BY v) FROM boxs;
--! 42883: could not identify an equality operator for type box
SELECT greatest(point(1, 2), point(3, 4));
--! 42883: could not identify a comparison function for type point
SELECT ARRAY[point(1, 2)] = ARRAY[point(1, 2)];
--! 42883: could not identify an equality operator for type point
SELECT ARRAY['(1,1),(0,0)'::box] < ARRAY['(1,1),(0,0)'::box];
--! 42883: could not identify a comparison function for type box
SELECT array_position(ARRAY[point(1, 2)], point(1, 2));
--! 42883: could not identify an equality operator for type point
SELECT ARRAY[point(1, 2)] && ARRAY[point(1, 2)];
--! 42883: could not identify an equality operator for type point
SELECT row(1, '<(1,2),3>'::circle) = row(1, '<(9,2),3>'::circle);
--! 0A000: could not determine interpretation of row comparison operator =
SELECT row(1, point(1, 2)) = row(1, point(1, 2));
--! 42883: operator does not exist: point = point
SELECT point(1, 2) IN (SELECT v FROM points);
--! 42883: operator does not exist: point = point
