-- Partial indexes and those over expressions change no answer, where what is equal isn't the same least of all.
CREATE TABLE nu (id int PRIMARY KEY, x numeric, f float8, ch char(5), v varchar(10));
--= CREATE TABLE
INSERT INTO nu VALUES (1, 1.0, 0.0, 'a', 'a'), (2, 1.00, '-0', 'a ', 'a ');
--= INSERT 0 2
INSERT INTO nu SELECT i, i, i, i, i FROM generate_series(3, 1000) i;
--= INSERT 0 998
CREATE INDEX nu1 ON nu (id) WHERE x::text = '1.0';
--= CREATE INDEX
SELECT id, x FROM nu WHERE x = 1.0 ORDER BY 1;
--> id:int4 | x:numeric
--| 1 | 1.0
--| 2 | 1.00
SELECT id, x FROM nu WHERE x = 1.0 AND x::text = '1.0' ORDER BY 1;
--> id:int4 | x:numeric
--| 1 | 1.0
CREATE INDEX nu2 ON nu (id) WHERE f::text = '0';
--= CREATE INDEX
SELECT id, f FROM nu WHERE f = 0 ORDER BY 1;
--> id:int4 | f:float8
--| 1 | 0
--| 2 | -0
CREATE INDEX nu3 ON nu (id) WHERE ch::text || 'x' = 'ax';
--= CREATE INDEX
SELECT id FROM nu WHERE ch = 'a' ORDER BY 1;
--> id:int4
--| 1
--| 2
CREATE INDEX nu4 ON nu (id) WHERE length(v) = 1;
--= CREATE INDEX
SELECT id FROM nu WHERE v = 'a' ORDER BY 1;
--> id:int4
--| 1
SELECT id FROM nu WHERE v = 'a ' ORDER BY 1;
--> id:int4
--| 2
CREATE INDEX nu5 ON nu (x) WHERE x > 1;
--= CREATE INDEX
SELECT count(*) FROM nu WHERE x > 1.5;
--> count:int8
--| 998
SELECT count(*) FROM nu WHERE x >= 1;
--> count:int8
--| 1000
SELECT count(*) FROM nu WHERE x = 1;
--> count:int8
--| 2
SELECT count(*) FROM nu WHERE x IN (5, 6);
--> count:int8
--| 2
SELECT count(*) FROM nu WHERE x IN (1, 6);
--> count:int8
--| 3
SELECT count(*) FROM nu WHERE x = ANY ('{5,6}');
--> count:int8
--| 2
SELECT count(*) FROM nu WHERE x > 1 AND x < 1.0;
--> count:int8
--| 0
CREATE INDEX nu6 ON nu (id) WHERE x IS NOT NULL AND f < 20;
--= CREATE INDEX
SELECT count(*) FROM nu WHERE f <= 19 AND x < 7;
--> count:int8
--| 6
SELECT count(*) FROM nu WHERE f < 20.5 AND x < 700;
--> count:int8
--| 20
CREATE TABLE job (id int PRIMARY KEY, state text, due int, name text);
--= CREATE TABLE
INSERT INTO job SELECT g, CASE WHEN g % 50 = 0 THEN 'open' ELSE 'done' END, g, 'N' || g FROM generate_series(1, 1000) g;
--= INSERT 0 1000
CREATE INDEX job_open ON job (due) WHERE state = 'open';
--= CREATE INDEX
CREATE UNIQUE INDEX job_name ON job (lower(name)) WHERE state <> 'gone';
--= CREATE INDEX
PREPARE by_state(text) AS SELECT count(*), min(id) FROM job WHERE state = $1;
--= PREPARE
EXECUTE by_state('open');
--> count:int8 | min:int4
--| 20 | 50
EXECUTE by_state('done');
--> count:int8 | min:int4
--| 980 | 1
EXECUTE by_state(NULL);
--> count:int8 | min:int4
--| 0 | ∅
EXECUTE by_state('open');
--> count:int8 | min:int4
--| 20 | 50
INSERT INTO job VALUES (2001, 'open', 3, 'n5') ON CONFLICT (lower(name)) WHERE state = 'open' DO UPDATE SET due = -1 RETURNING id, due;
--> id:int4 | due:int4
--| 5 | -1
--= INSERT 0 1
SELECT id, state, due FROM job WHERE lower(name) = 'n5' AND state IN ('open', 'done');
--> id:int4 | state:text | due:int4
--| 5 | done | -1
UPDATE job SET state = 'done' WHERE state = 'open' AND due < 200 RETURNING id;
--> id:int4
--| 50
--| 100
--| 150
--= UPDATE 3
SELECT id FROM job WHERE state = 'open' ORDER BY due LIMIT 2;
--> id:int4
--| 200
--| 250
DELETE FROM job WHERE state = 'open' AND due > 900;
--= DELETE 2
SELECT count(*) FROM job WHERE state = 'open';
--> count:int8
--| 15
SELECT a.id, b.id FROM job a JOIN job b ON lower(a.name) = lower(b.name) AND b.state <> 'gone' WHERE a.id IN (5, 50) ORDER BY 1;
--> id:int4 | id:int4
--| 5 | 5
--| 50 | 50
