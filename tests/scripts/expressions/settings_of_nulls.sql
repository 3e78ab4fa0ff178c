-- transform_null_equals and array_nulls
create table t(a int, s text); insert into t values(1,'x'),(null,'y');
--= CREATE TABLE
--= INSERT 0 2
select * from t where a = null;
--> a:int4 | s:text
set transform_null_equals=on; select * from t where a = null;
--= SET
--> a:int4 | s:text
--| ∅ | y
select * from t where null = a; select a = null, null = null, a <> null, a in (null), case a when null then 1 else 2 end from t;
--> a:int4 | s:text
--| ∅ | y
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | case:int4
--| f | t | ∅ | ∅ | 2
--| t | t | ∅ | ∅ | 2
select * from t where a = null;
--> a:int4 | s:text
--| ∅ | y
set array_nulls=off; select '{NULL,a}'::text[];
--= SET
--> text:_text
--| {"NULL",a}
select '{NULL}'::int[];
--! 22P02: invalid input syntax for type integer: "NULL"
reset array_nulls; select '{NULL,a}'::text[];
--= RESET
--> text:_text
--| {NULL,a}
