-- EXECUTE on the functions behind operators.
create role op_ann;
--= CREATE ROLE
create table op_t (a int, b bigint, c text, d varchar(5), e int[]);
--= CREATE TABLE
insert into op_t values (1, 2, 'x', 'y', '{1}');
--= INSERT 0 1
grant select on op_t to op_ann;
--= GRANT
set role op_ann;
--= SET
prepare p as select a + 1 from op_t where a = 1;
--= PREPARE
execute p;
--> ?column?:int4
--| 2
reset role;
--= RESET
revoke execute on function int4pl(int, int) from public;
--= REVOKE
set role op_ann;
--= SET
select 1 + 1;
--! 42501: permission denied for function int4pl
select a + 1 from op_t;
--! 42501: permission denied for function int4pl
execute p;
--! 42501: permission denied for function int4pl
select a - 1, b + 1 from op_t;
--> ?column?:int4 | ?column?:int8
--| 0 | 3
reset role;
--= RESET
select 1 + 1;
--> ?column?:int4
--| 2
grant execute on function int4pl(int, int) to op_ann;
--= GRANT
set role op_ann;
--= SET
execute p;
--> ?column?:int4
--| 2
reset role;
--= RESET
revoke execute on function int4pl(int, int) from op_ann;
--= REVOKE
grant execute on function int4pl(int, int) to public;
--= GRANT
revoke execute on function int4eq(int, int) from public;
--= REVOKE
set role op_ann;
--= SET
select * from op_t where a = 1;
--! 42501: permission denied for function int4eq
select * from op_t where a = any (array[1, 2]);
--! 42501: permission denied for function int4eq
select * from op_t where b = 2;
--> a:int4 | b:int8 | c:text | d:varchar | e:_int4
--| 1 | 2 | x | y | {1}
select * from op_t where c = 'x' and d = 'y';
--> a:int4 | b:int8 | c:text | d:varchar | e:_int4
--| 1 | 2 | x | y | {1}
select case a when 1 then 2 end from op_t;
--! 42501: permission denied for function int4eq
select nullif(a, 1) from op_t;
--! 42501: permission denied for function int4eq
select a is distinct from 1 from op_t;
--! 42501: permission denied for function int4eq
reset role;
--= RESET
grant execute on function int4eq(int, int) to public;
--= GRANT
revoke execute on function texteq(text, text) from public;
--= REVOKE
set role op_ann;
--= SET
select a from op_t where d = 'y';
--! 42501: permission denied for function texteq
select a from op_t where c = 'x';
--! 42501: permission denied for function texteq
select a from op_t where a = 1;
--> a:int4
--| 1
reset role;
--= RESET
grant execute on function texteq(text, text) to public;
--= GRANT
revoke execute on function count("any") from public;
--= REVOKE
set role op_ann;
--= SET
select count(a) from op_t;
--! 42501: permission denied for aggregate count
select count(*) from op_t;
--> count:int8
--| 1
reset role;
--= RESET
grant execute on function count("any") to public;
--= GRANT
drop table op_t;
--= DROP TABLE
drop role op_ann;
--= DROP ROLE
