-- A plain SET inside of a function with SET outlives it, SET LOCAL does not.
create function f1() returns text as $$ begin set local work_mem='2MB'; return current_setting('work_mem'); end $$ language plpgsql set work_mem='1MB';
--= CREATE FUNCTION
set work_mem='3MB';
--= SET
select f1();
--> f1:text
--| 2MB
show work_mem;
--> work_mem:text
--| 3MB
create function f2() returns text as $$ begin set work_mem='2MB'; set enable_sort=off; return current_setting('work_mem'); end $$ language plpgsql set work_mem='1MB';
--= CREATE FUNCTION
select f2();
--> f2:text
--| 2MB
show work_mem;
--> work_mem:text
--| 2MB
show enable_sort;
--> enable_sort:text
--| off
begin;
--= BEGIN
set local work_mem='5MB';
--= SET
select f2();
--> f2:text
--| 2MB
show work_mem;
--> work_mem:text
--| 2MB
commit;
--= COMMIT
show work_mem;
--> work_mem:text
--| 2MB
reset enable_sort;
--= RESET
create function f3() returns text as $$ begin reset work_mem; return current_setting('work_mem'); end $$ language plpgsql set work_mem='1MB';
--= CREATE FUNCTION
select f3();
--> f3:text
--| 4MB
show work_mem;
--> work_mem:text
--| 4MB
begin;
--= BEGIN
select f2();
--> f2:text
--| 2MB
rollback;
--= ROLLBACK
show work_mem;
--> work_mem:text
--| 4MB
create function f4() returns text as $$ begin set local enable_sort=off; return current_setting('work_mem'); end $$ language plpgsql set work_mem='1MB';
--= CREATE FUNCTION
begin;
--= BEGIN
select f4();
--> f4:text
--| 1MB
show enable_sort;
--> enable_sort:text
--| off
commit;
--= COMMIT
show enable_sort;
--> enable_sort:text
--| on
