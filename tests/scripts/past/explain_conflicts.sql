--@ cambium
-- EXPLAIN CONFLICTS shows what a statement would note as read, what it would write, and which of the last commits would have met it.
CREATE TABLE stock (item int PRIMARY KEY, shelf text NOT NULL, quantity int NOT NULL CHECK (quantity >= 0));
--= CREATE TABLE
CREATE INDEX ON stock (shelf);
--= CREATE INDEX
CREATE TABLE sale (id int PRIMARY KEY, item int REFERENCES stock, pieces int);
--= CREATE TABLE
INSERT INTO stock SELECT i, 'shelf ' || i % 3, 10 FROM generate_series(1, 9) i;
--= INSERT 0 9
INSERT INTO sale VALUES (1, 4, 2);
--= INSERT 0 1

EXPLAIN CONFLICTS SELECT quantity FROM stock WHERE item = 4;
--> QUERY PLAN:text
--| Reads
--| ␠ public.stock: key (item)=(4), columns item, quantity
--| ␠ catalog: stock, names looked up
--| Writes: nothing
--| Conflicts with the last 8 commits: 3
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.stock
--| ␠ commit 7 of session 1002: key read public.stock (item)=(4)
EXPLAIN CONFLICTS SELECT quantity FROM stock WHERE shelf = 'shelf 1';
--> QUERY PLAN:text
--| Reads
--| ␠ public.stock: all rows, where shelf = shelf 1, columns shelf, quantity
--| ␠ catalog: stock, names looked up
--| Writes: nothing
--| Conflicts with the last 8 commits: 3
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.stock
--| ␠ commit 7 of session 1002: range read public.stock (item)=(1)
EXPLAIN CONFLICTS SELECT item FROM stock WHERE quantity < 5;
--> QUERY PLAN:text
--| Reads
--| ␠ public.stock: all rows, where quantity < 5, columns item, quantity
--| ␠ catalog: stock, names looked up
--| Writes: nothing
--| Conflicts with the last 8 commits: 2
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.stock
EXPLAIN CONFLICTS SELECT * FROM stock WHERE item BETWEEN 3 AND 5;
--> QUERY PLAN:text
--| Reads
--| ␠ public.stock: (item) from (3) below (6), columns item, shelf, quantity
--| ␠ catalog: stock, names looked up
--| Writes: nothing
--| Conflicts with the last 8 commits: 3
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.stock
--| ␠ commit 7 of session 1002: range read public.stock (item)=(3)
EXPLAIN CONFLICTS SELECT count(*) FROM stock WHERE quantity % 2 = 0;
--> QUERY PLAN:text
--| Reads
--| ␠ public.stock: all rows, columns quantity
--| ␠ catalog: stock, names looked up
--| Writes: nothing
--| Conflicts with the last 8 commits: 3
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.stock
--| ␠ commit 7 of session 1002: range read public.stock (item)=(1) (an index would read fewer rows)
EXPLAIN (CONFLICTS) UPDATE stock SET quantity = quantity - 1 WHERE item = 4;
--> QUERY PLAN:text
--| Reads
--| ␠ public.stock: key (item)=(4), columns item
--| ␠ catalog: stock, names looked up
--| Writes
--| ␠ public.stock: 1 row updated, increment quantity
--| Conflicts with the last 8 commits: 3
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.stock
--| ␠ commit 7 of session 1002: key read public.stock (item)=(4)
EXPLAIN (CONFLICTS) UPDATE stock SET shelf = 'none' WHERE shelf = 'shelf 2';
--> QUERY PLAN:text
--| Reads
--| ␠ public.stock: all rows, where shelf = shelf 2, columns shelf
--| ␠ catalog: stock, names looked up
--| Writes
--| ␠ public.stock: 3 rows updated, set shelf
--| Conflicts with the last 8 commits: 3
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.stock
--| ␠ commit 7 of session 1002: write public.stock (item)=(2) (not with write_conflicts = reads)
EXPLAIN (CONFLICTS) INSERT INTO sale VALUES (2, 5, 1);
--> QUERY PLAN:text
--| Reads
--| ␠ public.stock: key (item)=(5), its existence
--| ␠ catalog: sale, names looked up
--| Writes
--| ␠ public.sale: 1 row inserted
--| Conflicts with the last 8 commits: 3
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.sale
--| ␠ commit 7 of session 1002: key read public.stock (item)=(5)
EXPLAIN (CONFLICTS) DELETE FROM sale;
--> QUERY PLAN:text
--| Reads
--| ␠ public.sale: all rows, its existence
--| ␠ catalog: sale, names looked up
--| Writes
--| ␠ public.sale: 1 row deleted
--| Conflicts with the last 8 commits: 2
--| ␠ commit 6 of session 1002: definition public.sale
--| ␠ commit 8 of session 1002: write public.sale (id)=(1) (not with write_conflicts = reads)
EXPLAIN CONFLICTS SELECT 1;
--> QUERY PLAN:text
--| Reads
--| ␠ catalog: names looked up
--| Writes: nothing
--| Conflicts with the last 8 commits: none
EXPLAIN CONFLICTS INSERT INTO sale VALUES (1, 4, 2);
--! 23505: duplicate key value violates unique constraint "sale_pkey"

-- Nothing has been done.
SELECT count(*) FROM sale;
--> count:int8
--| 1

-- Not in the middle of changes, and not for commands.
BEGIN;
--= BEGIN
UPDATE stock SET quantity = 9 WHERE item = 1;
--= UPDATE 1
EXPLAIN CONFLICTS SELECT 1;
--! 0A000: EXPLAIN CONFLICTS cannot follow changes in the same transaction
ROLLBACK;
--= ROLLBACK
EXPLAIN CONFLICTS EXECUTE nothing;
--! 26000: prepared statement "nothing" does not exist
PREPARE one (int) AS SELECT shelf FROM stock WHERE item = $1;
--= PREPARE
EXPLAIN CONFLICTS EXECUTE one (2);
--> QUERY PLAN:text
--| Reads
--| ␠ public.stock: key (item)=(2), columns item, shelf
--| ␠ catalog: stock, names looked up
--| Writes: nothing
--| Conflicts with the last 8 commits: 3
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.stock
--| ␠ commit 7 of session 1002: key read public.stock (item)=(2)
-- A condition that no row has a part in is tested before anything is read.
EXPLAIN CONFLICTS SELECT quantity FROM stock WHERE current_user = 'nobody';
--> QUERY PLAN:text
--| Reads
--| ␠ catalog: stock, names looked up
--| Writes: nothing
--| Conflicts with the last 8 commits: 2
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.stock
EXPLAIN CONFLICTS UPDATE stock SET quantity = quantity + 1 WHERE (SELECT pieces FROM sale WHERE id = 1) > 5;
--> QUERY PLAN:text
--| Reads
--| ␠ public.sale: key (id)=(1), columns id, pieces
--| ␠ catalog: stock, sale, names looked up
--| Writes: nothing
--| Conflicts with the last 8 commits: 3
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.stock
--| ␠ commit 8 of session 1002: key read public.sale (id)=(1)
EXPLAIN CONFLICTS SELECT quantity FROM stock JOIN sale USING (item) WHERE (SELECT pieces FROM sale WHERE id = 1) > 5;
--> QUERY PLAN:text
--| Reads
--| ␠ public.sale: key (id)=(1), columns id, pieces
--| ␠ catalog: stock, sale, names looked up
--| Writes: nothing
--| Conflicts with the last 8 commits: 3
--| ␠ commit 4 of session 1002: definition public.stock
--| ␠ commit 6 of session 1002: definition public.stock
--| ␠ commit 8 of session 1002: key read public.sale (id)=(1)
