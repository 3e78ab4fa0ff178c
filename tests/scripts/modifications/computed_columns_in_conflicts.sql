-- What ON CONFLICT assigns to a computed column of a view is an INSERT that can't be.
CREATE TABLE base (a int PRIMARY KEY, b text);
--= CREATE TABLE
CREATE VIEW computed AS SELECT a, upper(b) AS up FROM base;
--= CREATE VIEW
INSERT INTO computed VALUES (1) ON CONFLICT (a) DO UPDATE SET up = 'x';
--! 0A000: cannot insert into column "up" of view "computed"
DROP TABLE base CASCADE;
--~ drop cascades to view computed
--= DROP TABLE
