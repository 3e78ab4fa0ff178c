-- What is kept of a query over a temporary sequence goes with the session.
CREATE TEMP SEQUENCE temporary_numbers;
--= CREATE SEQUENCE
CREATE VIEW v AS SELECT is_called FROM temporary_numbers;
--~ view "v" will be a temporary view
--= CREATE VIEW
CREATE VIEW w AS SELECT * FROM v;
--~ view "w" will be a temporary view
--= CREATE VIEW
CREATE MATERIALIZED VIEW m AS SELECT is_called FROM temporary_numbers;
--! 0A000: materialized views must not use temporary tables or views
SELECT relname, relpersistence FROM pg_class WHERE relname IN ('v', 'w') ORDER BY 1;
--> relname:name | relpersistence:char
--| v | t
--| w | t
DROP VIEW w, v;
--= DROP VIEW
