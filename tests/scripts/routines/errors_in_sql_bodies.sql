-- What is wrong in a body that is SQL is told where it was written.
create function pf1() returns int language sql return nosuch(1);
--! 42883: function nosuch(integer) does not exist
create function pf2(x int) returns int
  language sql
  return (select count(*) from generate_series(1, 2, 3, 4, 5));
--! 42883: function generate_series(integer, integer, integer, integer, integer) does not exist
create function pf3() returns int language sql begin atomic select 1; select nosuch(2); end;
--! 42883: function nosuch(integer) does not exist
create function pf4(x int) returns int language sql return y + 1;
--! 42703: column "y" does not exist
create function pf5(x int) returns int language sql begin atomic select x; return x + z; end;
--! 42703: column "z" does not exist
create function pf7(x int) returns date language sql return x;
--! 42P13: return type mismatch in function declared to return date
create function pf8(x int) returns int language sql return x || 'a'::text;
--! 42P13: return type mismatch in function declared to return integer
create function pf9(x int) returns int language sql set search_path = 'pg_catalog' return (select a from nowhere);
--! 42P01: relation "nowhere" does not exist
