-- Functions in SQL leave transactions alone
create table t(a int);
--= CREATE TABLE
create procedure p() language sql as $$ insert into t values(1); commit; insert into t values(2); rollback; insert into t values(3); $$;
--= CREATE PROCEDURE
call p(); table t;
--! 0A000: COMMIT is not allowed in an SQL function
begin; call p(); commit;
--= BEGIN
--! 0A000: COMMIT is not allowed in an SQL function
create function f() returns void language sql as $$ commit $$; select f();
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
create procedure p3() language sql as $$ begin; $$; call p3();
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
create procedure p5() language sql as $$ start transaction; insert into t values(9); commit $$; call p5();
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
create procedure p2() language sql as $$ savepoint s; $$; call p2();
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
create procedure p10() language sql as $$ prepare transaction 'x'; $$; call p10();
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
create procedure p12() language sql as $$ copy t to stdout; $$; call p12();
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
create procedure p13() language sql as $$ rollback to a; $$; call p13();
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
create procedure p14() language sql as $$ release a; $$; call p14();
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
create procedure p15() language sql as $$ rollback prepared 'a'; $$; call p15();
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
create procedure p16() language sql as $$ end; $$; call p16();
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
create procedure p17() language sql as $$ abort; $$; call p17();
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
do $$ begin savepoint x; end $$;
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
do $$ begin execute 'commit'; end $$;
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
table t;
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
