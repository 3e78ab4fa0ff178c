-- In one schema a function that takes its arguments as they are comes before one that gathers them, whichever was there first.
create function pv(variadic numeric[]) returns text language sql as $$ select 'variadic' $$;
--= CREATE FUNCTION
create function pv(numeric) returns text language sql as $$ select 'plain' $$;
--= CREATE FUNCTION
select pv(10), pv(10.0), pv(10,20);
--> pv:text | pv:text | pv:text
--| plain | plain | variadic
create function pw(numeric) returns text language plpgsql as $$ begin return 'plain'; end $$;
--= CREATE FUNCTION
create function pw(variadic numeric[]) returns text language plpgsql as $$ begin return 'variadic'; end $$;
--= CREATE FUNCTION
select pw(10), pw(10.0), pw(10,20);
--> pw:text | pw:text | pw:text
--| plain | plain | variadic
create function px(variadic numeric[]) returns text language plpgsql immutable strict as $$ begin return 'variadic'; end $$;
--= CREATE FUNCTION
create function px(numeric) returns text language plpgsql immutable strict as $$ begin return 'plain'; end $$;
--= CREATE FUNCTION
select px(10), px(10.0), px(10,20);
--> px:text | px:text | px:text
--| plain | plain | variadic
select px(10);
--> px:text
--| plain
create or replace function py(variadic numeric[]) returns numeric as $$ declare aux numeric = $1[array_lower($1,1)]; begin for i in array_lower($1,1)+1..array_upper($1,1) loop if $1[i] < aux then aux := $1[i]; end if; end loop; return aux; end; $$ language plpgsql immutable strict;
--= CREATE FUNCTION
select py(10);
--> py:numeric
--| 10
create or replace function py(numeric) returns numeric as $$ begin return -$1; end; $$ language plpgsql immutable strict;
--= CREATE FUNCTION
select py(10);
--> py:numeric
--| -10
