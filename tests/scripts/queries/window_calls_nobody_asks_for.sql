-- Window calls whose column nobody asks for aren't computed, and the rows are the same
CREATE TABLE wc (g int, v int, t text);
--= CREATE TABLE
INSERT INTO wc SELECT i % 3, (i * 7) % 11, 't' || i FROM generate_series(1, 12) i;
--= INSERT 0 12
SELECT count(*) FROM (SELECT string_agg(t, ',') OVER (ORDER BY v) FROM wc) x;
--> count:int8
--| 12
SELECT g, v FROM (SELECT g, v, rank() OVER (PARTITION BY g ORDER BY v) r, sum(v) OVER (ORDER BY v) s FROM wc) x ORDER BY 1, 2 LIMIT 4;
--> g:int4 | v:int4
--| 0 | 7
--| 0 | 8
--| 0 | 9
--| 0 | 10
SELECT max(s) FROM (SELECT rank() OVER (PARTITION BY g ORDER BY v) r, dense_rank() OVER (ORDER BY v) s, lag(v, 3) OVER (PARTITION BY t) FROM wc) x;
--> max:int8
--| 11
SELECT r FROM (SELECT row_number() OVER (PARTITION BY g ORDER BY v) r, count(*) OVER (PARTITION BY g ORDER BY v) c FROM wc) x WHERE r <= 2 ORDER BY 1;
--> r:int8
--| 1
--| 1
--| 1
--| 2
--| 2
--| 2
SELECT t FROM (SELECT t, row_number() OVER (ORDER BY v, t) r, ntile(4) OVER (ORDER BY v, t) n FROM wc) x WHERE r = 3;
--> t:text
--| t5
SELECT count(*) FROM (SELECT DISTINCT g, first_value(v) OVER (PARTITION BY g ORDER BY v) FROM wc) x;
--> count:int8
--| 3
SELECT EXISTS (SELECT sum(v) OVER () FROM wc WHERE g = 7), EXISTS (SELECT sum(v) OVER () FROM wc);
--> exists:bool | exists:bool
--| f | t
-- What does something besides is computed all the same
CREATE SEQUENCE wc_s;
--= CREATE SEQUENCE
SELECT count(*) FROM (SELECT sum(nextval('wc_s')) OVER () FROM wc) x;
--> count:int8
--| 12
SELECT last_value FROM wc_s;
--> last_value:int8
--| 12
