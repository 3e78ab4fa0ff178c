-- set_config without a name, and without a value: that takes back what was set.
SELECT set_config(NULL, 'x', false);
--! 22004: SET requires parameter name
SELECT set_config('extra_float_digits', '2', false);
--> set_config:text
--| 2
SELECT set_config('extra_float_digits', NULL, false);
--> set_config:text
--| 1
SHOW extra_float_digits;
--> extra_float_digits:text
--| 1
SELECT set_config('app.who', 'ann', false), current_setting('app.who');
--> set_config:text | current_setting:text
--| ann | ann
SELECT set_config('app.who', NULL, false);
--> set_config:text
--| 
SELECT current_setting('app.who');
--> current_setting:text
--| 
SELECT set_config('app.never', NULL, false);
--> set_config:text
--| 
BEGIN;
--= BEGIN
SELECT set_config('extra_float_digits', '3', NULL);
--> set_config:text
--| 3
SELECT set_config('extra_float_digits', NULL, true);
--> set_config:text
--| 1
ROLLBACK;
--= ROLLBACK
SHOW extra_float_digits;
--> extra_float_digits:text
--| 1
