-- WITH queries in what UPDATE and DELETE take their rows from: alone, in joins, in derived tables.
CREATE TABLE stock (name text PRIMARY KEY, n int);
--= CREATE TABLE
INSERT INTO stock VALUES ('a', 0), ('b', 0), ('c', 0);
--= INSERT 0 3
WITH s AS (SELECT 'a' AS name, 5 AS n) UPDATE stock SET n = s.n FROM s WHERE stock.name = s.name RETURNING *;
--> name:text | n:int4 | name:text | n:int4
--| a | 5 | a | 5
--= UPDATE 1
WITH s AS (SELECT 'a' AS name, 6 AS n) UPDATE stock SET n = coalesce(s.n, 1) FROM (SELECT q.name FROM unnest(ARRAY['a', 'b']) q(name)) q LEFT JOIN s ON s.name = q.name WHERE stock.name = q.name RETURNING stock.*;
--> name:text | n:int4
--| a | 6
--| b | 1
--= UPDATE 2
WITH s AS (SELECT 'a' AS name, 7 AS n), r AS (SELECT name, n + 1 AS n FROM s) UPDATE stock SET n = s.n + r.n FROM s JOIN r USING (name) WHERE stock.name = r.name RETURNING stock.*;
--> name:text | n:int4
--| a | 15
--= UPDATE 1
WITH s AS (SELECT 'a' AS name, 8 AS n) UPDATE stock SET n = x.n FROM (SELECT * FROM s WHERE n > 0) x WHERE stock.name = x.name RETURNING stock.*;
--> name:text | n:int4
--| a | 8
--= UPDATE 1
WITH s AS (SELECT 'a' AS name, 9 AS n) UPDATE stock SET n = x.n FROM stock o JOIN LATERAL (SELECT * FROM s WHERE s.name = o.name) x ON true WHERE stock.name = x.name RETURNING stock.*;
--> name:text | n:int4
--| a | 9
--= UPDATE 1
WITH s AS (SELECT 'c' AS name) DELETE FROM stock USING (SELECT 'c' AS name) q LEFT JOIN s ON s.name = q.name WHERE stock.name = q.name AND s.name IS NOT NULL RETURNING stock.*;
--> name:text | n:int4
--| c | 0
--= DELETE 1
WITH s AS (SELECT 'b' AS name) DELETE FROM stock USING (SELECT * FROM s) q WHERE stock.name = q.name RETURNING stock.*;
--> name:text | n:int4
--| b | 1
--= DELETE 1
WITH moved AS (DELETE FROM stock RETURNING *), s AS (SELECT 'a' AS name, 3 AS n) INSERT INTO stock SELECT moved.name || '2', s.n FROM moved JOIN s USING (name) RETURNING *;
--> name:text | n:int4
--| a2 | 3
--= INSERT 0 1
WITH s AS (SELECT 'a2' AS name, 4 AS n) MERGE INTO stock USING (SELECT x.* FROM s x JOIN s y USING (name)) m ON m.name = stock.name WHEN MATCHED THEN UPDATE SET n = m.n;
--= MERGE 1
SELECT * FROM stock ORDER BY name;
--> name:text | n:int4
--| a2 | 4
-- The target is never one of them, and no name of another level gets in.
WITH stock AS (SELECT 'a2' AS name, 11 AS n) UPDATE stock SET n = s.n FROM stock s WHERE stock.name = s.name RETURNING stock.*;
--> name:text | n:int4
--| a2 | 11
--= UPDATE 1
WITH s AS (SELECT 'a2' AS name, 12 AS n) UPDATE stock SET n = x.n FROM s x JOIN s ON stock.name = s.name;
--! 42P01: invalid reference to FROM-clause entry for table "stock"
WITH s AS (SELECT 'a2' AS name, 12 AS n) UPDATE stock SET n = x.n FROM (SELECT * FROM s WHERE s.name = stock.name) x;
--! 42P01: invalid reference to FROM-clause entry for table "stock"
CREATE VIEW shelf AS SELECT name, n FROM stock;
--= CREATE VIEW
WITH s AS (SELECT 'a2' AS name, 13 AS n) UPDATE shelf SET n = s.n FROM (SELECT 'a2' AS name) q JOIN s USING (name) WHERE shelf.name = q.name RETURNING shelf.*;
--> name:text | n:int4
--| a2 | 13
--= UPDATE 1
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% %', TG_OP, coalesce(NEW.n, OLD.n); RETURN coalesce(NEW, OLD); END $$;
--= CREATE FUNCTION
CREATE VIEW desk AS SELECT name, max(n) AS n FROM stock GROUP BY name;
--= CREATE VIEW
CREATE TRIGGER t INSTEAD OF UPDATE OR DELETE ON desk FOR EACH ROW EXECUTE FUNCTION note();
--= CREATE TRIGGER
WITH s AS (SELECT 'a2' AS name, 14 AS n) UPDATE desk SET n = s.n FROM (SELECT 'a2' AS name) q JOIN s USING (name) WHERE desk.name = q.name RETURNING desk.*;
--~ UPDATE 14
--> name:text | n:int4
--| a2 | 14
--= UPDATE 1
WITH s AS (SELECT 'a2' AS name) DELETE FROM desk USING (SELECT * FROM s) q JOIN s ON s.name = q.name WHERE desk.name = q.name RETURNING desk.*;
--~ DELETE 13
--> name:text | n:int4
--| a2 | 13
--= DELETE 1
CREATE FUNCTION adjust(text) RETURNS SETOF stock LANGUAGE sql AS $$ WITH s AS (SELECT $1 AS name, 20 AS n) UPDATE stock SET n = s.n FROM (SELECT $1 AS name) q LEFT JOIN s USING (name) WHERE stock.name = q.name RETURNING stock.* $$;
--= CREATE FUNCTION
SELECT * FROM adjust('a2');
--> name:text | n:int4
--| a2 | 20
SELECT * FROM stock a, stock b JOIN stock c ON a.name = c.name;
--! 42P01: invalid reference to FROM-clause entry for table "a"
SELECT * FROM stock a, stock b JOIN stock c ON d.name = c.name;
--! 42P01: missing FROM-clause entry for table "d"
