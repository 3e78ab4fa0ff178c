--@ positions
-- What is wrong after NOT is told there; whole rows are nothing to generate columns from.
create table nn(id int not nul, b int);
--! 42601 at 28: syntax error at or near "nul"
create table nn(id int not deferrable, b int);
--! 42601 at 24: misplaced NOT DEFERRABLE clause
create table nn(id int deferrable, b int);
--! 42601 at 24: misplaced DEFERRABLE clause
create table nn(id int initially deferred, b int);
--! 42601 at 24: misplaced INITIALLY DEFERRED clause
create table g1(a int primary key, b int generated always as (num_nulls(g1)) stored);
--! 42P17 at 73: cannot use whole-row variable in column generation expression
create table g1(a int primary key, b int generated always as (b + 1) stored);
--! 42P17 at 63: cannot use generated column "b" in column generation expression
