-- What is polymorphic stands for a domain as such, and not for what is below it.
create domain mydomain as int4;
--= CREATE DOMAIN
create type mydomainrange as range(subtype=mydomain);
--= CREATE TYPE
select '[4,50)'::mydomainrange @> 7;
--! 42883: operator does not exist: mydomainrange @> integer
select '[4,50)'::mydomainrange @> '7';
--! 22P02: malformed range literal: "7"
select '[4,50)'::mydomainrange @> null::int;
--! 42883: operator does not exist: mydomainrange @> integer
select 7::mydomain <@ '[4,50)'::mydomainrange;
--> ?column?:bool
--| t
select 7::mydomain = any(array[7]), array[7] || 7::mydomain, array_append(array[1], 7::mydomain), array_position(array[7::mydomain], 7);
--> ?column?:bool | ?column?:_int4 | array_append:_int4 | array_position:int4
--| t | {7,7} | {1,7} | 1
select lower('[4,50)'::mydomainrange), mydomainrange(1,2), mydomainrange(1::mydomain,2::mydomain);
--> lower:int4 | mydomainrange:user | mydomainrange:user
--| 4 | [1,2) | [1,2)
create function ff(anyelement, anyelement) returns text language sql as 'select pg_typeof($1)::text';
--= CREATE FUNCTION
select ff(1,1::mydomain), ff(1::mydomain,1::mydomain);
--! 42883: function ff(integer, mydomain) does not exist
create function fg(anyarray, anyelement) returns text language sql as 'select pg_typeof($2)::text';
--= CREATE FUNCTION
select fg(array[1],1::mydomain), fg(array[1::mydomain],1::mydomain), fg(array[1::mydomain],1);
--! 42883: function fg(integer[], mydomain) does not exist
create function fr(anyrange, anyelement) returns text language sql as 'select pg_typeof($2)::text';
--= CREATE FUNCTION
select fr('[1,2]'::mydomainrange,1::mydomain);
--> fr:text
--| mydomain
select fr('[1,2]'::mydomainrange,1);
--! 42883: function fr(mydomainrange, integer) does not exist
select fr('[1,2]'::int4range,1::mydomain);
--! 42883: function fr(int4range, mydomain) does not exist
create function fc(anycompatible, anycompatible) returns text language sql as 'select pg_typeof($1)::text';
--= CREATE FUNCTION
select fc(1,1::mydomain), fc(1::mydomain,1::mydomain);
--> fc:text | fc:text
--| integer | mydomain
create function fr0(anyrange) returns text language sql as 'select 1';
--= CREATE FUNCTION
select fr0(null);
--! 42804: could not determine polymorphic type because input has type unknown
create function fr1(anycompatiblerange) returns text language sql as 'select 1';
--= CREATE FUNCTION
select fr1(null);
--! 42804: could not determine polymorphic type anycompatiblerange because input has type unknown
create function fr2(anycompatiblemultirange) returns text language sql as 'select 1';
--= CREATE FUNCTION
select fr2(null);
--! 42804: could not determine polymorphic type anycompatiblemultirange because input has type unknown
create function fr3(anycompatible) returns text language sql as 'select 1';
--= CREATE FUNCTION
select fr3(null);
--> fr3:text
--| 1
create function fr4(anycompatiblearray) returns text language sql as 'select 1';
--= CREATE FUNCTION
select fr4(null);
--> fr4:text
--| 1
create function fr5(anymultirange) returns text language sql as 'select 1';
--= CREATE FUNCTION
select fr5(null);
--! 42804: could not determine polymorphic type because input has type unknown
create function fr6(anyelement) returns text language sql as 'select 1';
--= CREATE FUNCTION
select fr6(null);
--! 42804: could not determine polymorphic type because input has type unknown
create function fr7(anycompatiblerange, anycompatible) returns text language sql as 'select 1';
--= CREATE FUNCTION
select fr7(null, 1);
--! 42804: could not determine polymorphic type anycompatiblerange because input has type unknown
create function fr8(anycompatible) returns anycompatiblerange language sql as 'select null';
--! 42P13: cannot determine result data type
