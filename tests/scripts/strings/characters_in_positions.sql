--@ positions
-- Positions of errors count characters, those beyond the basic plane too.

select 'a😀b', nothing;
--! 42703 at 15: column "nothing" does not exist
select '日本', nothing;
--! 42703 at 14: column "nothing" does not exist
create table "😀" (a int check (a > 0));
--= CREATE TABLE
select a, '😀' || nothing from "😀";
--! 42703 at 18: column "nothing" does not exist
select 1 as "😀" 😀;
--! 42601 at 17: syntax error at or near "😀"
do $$ begin perform '😀😀', nothing; end $$;
--! 42703: column "nothing" does not exist
do $$ declare x int; begin x := '😀' || nothing; end $$;
--! 42703: column "nothing" does not exist
create function f() returns int language sql as $$ select '😀'::text, nothing $$;
--! 42703 at 70: column "nothing" does not exist
prepare q as select '😀', nothing;
--! 42703 at 26: column "nothing" does not exist
select '😀'; select nothing;
--> ?column?:text
--| 😀
--! 42703 at 20: column "nothing" does not exist
select '😀', from;
--! 42601 at 13: syntax error at or near "from"
select E'\xff';
--! 22021: invalid byte sequence for encoding "UTF8": 0xff
select '😀', E'\ud83d';
--! 42601 at 21: invalid Unicode surrogate pair at or near "'"
drop table "😀";
--= DROP TABLE
