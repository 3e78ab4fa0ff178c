--@ cambium
-- G2: sums over one class are inserted into the other class, both ways.
CREATE TABLE mytab (class int, value int);
INSERT INTO mytab VALUES (1, 10), (1, 20), (2, 100), (2, 200);
@a BEGIN;
@b BEGIN;
@a SELECT sum(value) FROM mytab WHERE class = 1;
@b SELECT sum(value) FROM mytab WHERE class = 2;
@a INSERT INTO mytab VALUES (2, 30);
@b INSERT INTO mytab VALUES (1, 300);
@a COMMIT;
@b COMMIT;
SELECT class, sum(value) FROM mytab GROUP BY class ORDER BY class;
