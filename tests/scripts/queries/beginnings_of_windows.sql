-- Of a window's rows no more are read than a bound on row_number or rank, or a LIMIT, asks for.
CREATE TABLE bw (id integer PRIMARY KEY, k integer, v integer, t text);
--= CREATE TABLE
INSERT INTO bw SELECT g, g % 7, g * 37 % 50, 't' || g % 13 FROM generate_series(1, 2000) g;
--= INSERT 0 2000
CREATE INDEX ON bw (t);
--= CREATE INDEX
CREATE INDEX ON bw (k, v);
--= CREATE INDEX

SELECT id, n FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM bw) x WHERE n <= 3;
--> id:int4 | n:int8
--| 1 | 1
--| 2 | 2
--| 3 | 3
SELECT id, n FROM (SELECT id, row_number() OVER (ORDER BY id DESC) AS n FROM bw) x WHERE n BETWEEN 11 AND 13;
--> id:int4 | n:int8
--| 1990 | 11
--| 1989 | 12
--| 1988 | 13
SELECT id, n FROM (SELECT id, row_number() OVER (ORDER BY v DESC, id) AS n FROM bw) x WHERE n < 4;
--> id:int4 | n:int8
--| 27 | 1
--| 77 | 2
--| 127 | 3
SELECT id, n FROM (SELECT id, row_number() OVER (ORDER BY v, id) AS n FROM bw) x WHERE 2 = n;
--> id:int4 | n:int8
--| 100 | 2
SELECT count(*), max(n) FROM (SELECT rank() OVER (ORDER BY t) AS n FROM bw) x WHERE n <= 5;
--> count:int8 | max:int8
--| 153 | 1
SELECT count(*), max(n) FROM (SELECT rank() OVER (ORDER BY t) AS n FROM bw) x WHERE n <= 155;
--> count:int8 | max:int8
--| 307 | 154
SELECT count(*), max(n), max(d) FROM (SELECT rank() OVER (ORDER BY v) AS n, dense_rank() OVER (ORDER BY v) AS d FROM bw) x WHERE n <= 41;
--> count:int8 | max:int8 | max:int8
--| 80 | 41 | 2
SELECT count(*) FROM (SELECT dense_rank() OVER (ORDER BY v) AS d FROM bw) x WHERE d <= 3;
--> count:int8
--| 120
SELECT count(*) FROM (SELECT row_number() OVER () AS n FROM bw) x WHERE n <= 1500;
--> count:int8
--| 1500

-- In each partition.
SELECT k, id, n FROM (SELECT k, id, row_number() OVER (PARTITION BY k ORDER BY v, id) AS n FROM bw) x WHERE n <= 2 ORDER BY k, n;
--> k:int4 | id:int4 | n:int8
--| 0 | 350 | 1
--| 0 | 700 | 2
--| 1 | 50 | 1
--| 1 | 400 | 2
--| 2 | 100 | 1
--| 2 | 450 | 2
--| 3 | 150 | 1
--| 3 | 500 | 2
--| 4 | 200 | 1
--| 4 | 550 | 2
--| 5 | 250 | 1
--| 5 | 600 | 2
--| 6 | 300 | 1
--| 6 | 650 | 2
SELECT k, count(*), min(v), max(v) FROM (SELECT k, v, rank() OVER (PARTITION BY k ORDER BY v) AS n FROM bw) x WHERE n <= 3 GROUP BY k ORDER BY k;
--> k:int4 | count:int8 | min:int4 | max:int4
--| 0 | 5 | 0 | 0
--| 1 | 6 | 0 | 0
--| 2 | 6 | 0 | 0
--| 3 | 6 | 0 | 0
--| 4 | 6 | 0 | 0
--| 5 | 6 | 0 | 0
--| 6 | 5 | 0 | 0
SELECT k, id FROM (SELECT k, id, row_number() OVER (PARTITION BY k ORDER BY id DESC) AS n FROM bw) x WHERE n = 1 ORDER BY k;
--> k:int4 | id:int4
--| 0 | 1995
--| 1 | 1996
--| 2 | 1997
--| 3 | 1998
--| 4 | 1999
--| 5 | 2000
--| 6 | 1994
SELECT count(*), count(DISTINCT k) FROM (SELECT k, row_number() OVER (PARTITION BY k ORDER BY v) AS n FROM bw) x WHERE n <= 1000;
--> count:int8 | count:int8
--| 2000 | 7

-- Beside calls that know the row's peers, or the whole partition.
SELECT id, n, s, c FROM (SELECT id, row_number() OVER w AS n, sum(v) OVER w AS s, count(*) OVER w AS c FROM bw WINDOW w AS (ORDER BY t)) x WHERE n = 1;
--> id:int4 | n:int8 | s:int8 | c:int8
--| 13 | 1 | 3761 | 153
SELECT n, c FROM (SELECT row_number() OVER w AS n, count(*) OVER (w ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS c FROM bw WINDOW w AS (ORDER BY id)) x WHERE n <= 3;
--> n:int8 | c:int8
--| 1 | 1
--| 2 | 2
--| 3 | 3
SELECT n, c FROM (SELECT row_number() OVER w AS n, count(*) OVER (w ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS c FROM bw WINDOW w AS (ORDER BY id)) x WHERE n <= 2;
--> n:int8 | c:int8
--| 1 | 2000
--| 2 | 2000
SELECT n, f, l, a FROM (SELECT row_number() OVER w AS n, lag(id) OVER w AS f, lead(id) OVER w AS l, lag(id, -2) OVER w AS a FROM bw WINDOW w AS (ORDER BY id)) x WHERE n <= 3;
--> n:int8 | f:int4 | l:int4 | a:int4
--| 1 | ∅ | 2 | 3
--| 2 | 1 | 3 | 4
--| 3 | 2 | 4 | 5
SELECT n, f, l, c FROM (SELECT row_number() OVER w AS n, first_value(v) OVER w AS f, last_value(v) OVER w AS l, cume_dist() OVER w AS c FROM bw WINDOW w AS (ORDER BY v)) x WHERE n <= 2 AND f >= 0;
--> n:int8 | f:int4 | l:int4 | c:float8
--| 1 | 0 | 0 | 0.02
--| 2 | 0 | 0 | 0.02
SELECT n, c FROM (SELECT row_number() OVER w AS n, count(*) OVER (w ROWS BETWEEN 1 PRECEDING AND CURRENT ROW EXCLUDE GROUP) AS c FROM bw WINDOW w AS (ORDER BY v)) x WHERE n <= 3;
--> n:int8 | c:int8
--| 1 | 0
--| 2 | 0
--| 3 | 0
SELECT n, m FROM (SELECT id, row_number() OVER (ORDER BY id) AS n, row_number() OVER (ORDER BY id DESC) AS m FROM bw) x WHERE n <= 3 AND m <= 1999 ORDER BY n;
--> n:int8 | m:int8
--| 2 | 1999
--| 3 | 1998

-- Bounds that are known late, or say nothing.
PREPARE bw_first (bigint) AS SELECT count(*), max(n) FROM (SELECT row_number() OVER (ORDER BY id) AS n FROM bw) x WHERE n <= $1;
--= PREPARE
EXECUTE bw_first (10);
--> count:int8 | max:int8
--| 10 | 10
EXECUTE bw_first (0);
--> count:int8 | max:int8
--| 0 | ∅
EXECUTE bw_first (-5);
--> count:int8 | max:int8
--| 0 | ∅
EXECUTE bw_first (NULL);
--> count:int8 | max:int8
--| 0 | ∅
EXECUTE bw_first (5000);
--> count:int8 | max:int8
--| 2000 | 2000
DEALLOCATE bw_first;
--= DEALLOCATE
SELECT g, (SELECT sum(id) FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM bw) x WHERE n <= g) FROM generate_series(0, 4) g;
--> g:int4 | sum:int8
--| 0 | ∅
--| 1 | 1
--| 2 | 3
--| 3 | 6
--| 4 | 10
SELECT count(*) FROM (SELECT row_number() OVER (ORDER BY id) AS n, v FROM bw) x WHERE n <= v;
--> count:int8
--| 25
SELECT count(*) FROM (SELECT row_number() OVER (ORDER BY id) AS n FROM bw) x WHERE n <= 3.5;
--> count:int8
--| 3
SELECT count(*) FROM (SELECT row_number() OVER (ORDER BY id) AS n FROM bw) x WHERE n >= 3 OR n <= 1;
--> count:int8
--| 1999

-- A LIMIT, and pieces of a cursor.
SELECT id, lag(v) OVER (ORDER BY id), sum(v) OVER (ORDER BY id), count(*) OVER (ORDER BY t) FROM bw ORDER BY id LIMIT 3;
--> id:int4 | lag:int4 | sum:int8 | count:int8
--| 1 | ∅ | 37 | 307
--| 2 | 37 | 61 | 922
--| 3 | 24 | 72 | 1076
SELECT sum(v) OVER (ORDER BY id) FROM bw LIMIT 4 OFFSET 2;
--> sum:int8
--| 72
--| 120
--| 155
--| 177
SELECT count(*) OVER (ORDER BY t) FROM bw LIMIT 1;
--> count:int8
--| 153
SELECT count(*) OVER () FROM bw LIMIT 1;
--> count:int8
--| 2000
SELECT sum(s), count(*) FROM (SELECT sum(v) OVER (PARTITION BY k ORDER BY v, id) AS s FROM bw LIMIT 700) x;
--> sum:numeric | count:int8
--| 1388108 | 700
BEGIN;
--= BEGIN
DECLARE bw_cursor CURSOR FOR SELECT id, sum(v) OVER (ORDER BY id), count(*) OVER (PARTITION BY k ORDER BY id) FROM bw ORDER BY id;
--= DECLARE CURSOR
FETCH 2 FROM bw_cursor;
--> id:int4 | sum:int8 | count:int8
--| 1 | 37 | 1
--| 2 | 61 | 1
MOVE 500 FROM bw_cursor;
--= MOVE 500
FETCH 2 FROM bw_cursor;
--> id:int4 | sum:int8 | count:int8
--| 503 | 12322 | 72
--| 504 | 12370 | 72
MOVE 1400 FROM bw_cursor;
--= MOVE 1400
FETCH 2 FROM bw_cursor;
--> id:int4 | sum:int8 | count:int8
--| 1905 | 46705 | 273
--| 1906 | 46727 | 273
MOVE ALL FROM bw_cursor;
--= MOVE 94
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
DECLARE bw_cursor CURSOR FOR SELECT id, rank() OVER (ORDER BY t), row_number() OVER (ORDER BY t, id) FROM bw;
--= DECLARE CURSOR
FETCH 1 FROM bw_cursor;
--> id:int4 | rank:int8 | row_number:int8
--| 13 | 1 | 1
MOVE 1998 FROM bw_cursor;
--= MOVE 1998
FETCH 2 FROM bw_cursor;
--> id:int4 | rank:int8 | row_number:int8
--| 1998 | 1847 | 2000
COMMIT;
--= COMMIT
DROP TABLE bw;
--= DROP TABLE
