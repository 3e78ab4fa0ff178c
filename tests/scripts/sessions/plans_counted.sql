-- how often a prepared statement was carried out by which kind of plan; settings in their units; modes of transactions
PREPARE none AS SELECT 1;
--= PREPARE
EXECUTE none;
--> ?column?:int4
--| 1
EXECUTE none;
--> ?column?:int4
--| 1
PREPARE one(int) AS SELECT $1;
--= PREPARE
EXECUTE one(1);
--> ?column?:int4
--| 1
EXECUTE one(2);
--> ?column?:int4
--| 2
SELECT name, generic_plans, custom_plans FROM pg_prepared_statements ORDER BY name;
--> name:text | generic_plans:int8 | custom_plans:int8
--| none | 2 | 0
--| one | 0 | 2
SET plan_cache_mode = force_generic_plan;
--= SET
EXECUTE one(3);
--> ?column?:int4
--| 3
SET plan_cache_mode = force_custom_plan;
--= SET
EXECUTE one(3);
--> ?column?:int4
--| 3
EXECUTE none;
--> ?column?:int4
--| 1
RESET plan_cache_mode;
--= RESET
SELECT name, generic_plans, custom_plans FROM pg_prepared_statements ORDER BY name;
--> name:text | generic_plans:int8 | custom_plans:int8
--| none | 3 | 0
--| one | 1 | 3
EXECUTE one(4);
--> ?column?:int4
--| 4
EXECUTE one(5);
--> ?column?:int4
--| 5
EXECUTE one(6);
--> ?column?:int4
--| 6
EXECUTE one(7);
--> ?column?:int4
--| 7
SELECT name, generic_plans, custom_plans FROM pg_prepared_statements ORDER BY name;
--> name:text | generic_plans:int8 | custom_plans:int8
--| none | 3 | 0
--| one | 3 | 5
SET vacuum_cost_delay = 80.1;
--= SET
SHOW vacuum_cost_delay;
--> vacuum_cost_delay:text
--| 80100us
SET vacuum_cost_delay = 0.9;
--= SET
SHOW vacuum_cost_delay;
--> vacuum_cost_delay:text
--| 900us
SET vacuum_cost_delay = 2;
--= SET
SHOW vacuum_cost_delay;
--> vacuum_cost_delay:text
--| 2ms
RESET vacuum_cost_delay;
--= RESET
BEGIN READ ONLY;
--= BEGIN
SAVEPOINT s;
--= SAVEPOINT
SET TRANSACTION READ WRITE;
--! 25001: cannot set transaction read-write mode inside a read-only transaction
ROLLBACK;
--= ROLLBACK
BEGIN READ ONLY;
--= BEGIN
SELECT 1;
--> ?column?:int4
--| 1
SET TRANSACTION READ WRITE;
--! 25001: transaction read-write mode must be set before any query
ROLLBACK;
--= ROLLBACK
