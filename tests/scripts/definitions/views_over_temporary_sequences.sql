-- What is kept of a query over a temporary sequence goes with the session.
CREATE TEMP SEQUENCE temporary_numbers;
CREATE VIEW v AS SELECT is_called FROM temporary_numbers;
CREATE VIEW w AS SELECT * FROM v;
CREATE MATERIALIZED VIEW m AS SELECT is_called FROM temporary_numbers;
SELECT relname, relpersistence FROM pg_class WHERE relname IN ('v', 'w') ORDER BY 1;
DROP VIEW w, v;
