-- Parameters and results have no modifiers: character and bit are shown by these names, where a column without a length has to be bpchar.

create function f(a text, b char, c bit, d bpchar default 'x', variadic e char[] default '{}') returns table(x char, y bit) language sql as 'select b, c';
--= CREATE FUNCTION

create function g(char) returns char language sql as 'select $1';
--= CREATE FUNCTION

select pg_get_functiondef('g'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.g(character)␊ RETURNS character␊ LANGUAGE sql␊AS $function$select $1$function$␊

select pg_get_function_arguments('f'::regproc), pg_get_function_identity_arguments('f'::regproc), pg_get_function_result('f'::regproc), pg_get_function_result('g'::regproc);
--> pg_get_function_arguments:text | pg_get_function_identity_arguments:text | pg_get_function_result:text | pg_get_function_result:text
--| a text, b character, c bit, d character DEFAULT 'x'::bpchar, VARIADIC e character[] DEFAULT '{}'::bpchar[] | a text, b character, c bit, d character, VARIADIC e character[] | TABLE(x character, y bit) | character

select 'f'::regproc::regprocedure, 'g(char)'::regprocedure, pg_describe_object('pg_proc'::regclass, 'g'::regproc, 0);
--> regprocedure:regprocedure | regprocedure:regprocedure | pg_describe_object:text
--| f(text,character,bit,character,character[]) | g(character) | function g(character)

select format_type(1042, null), format_type(1042, -1), 1042::regtype, '=(char,char)'::regoperator;
--> format_type:text | format_type:text | regtype:regtype | regoperator:regoperator
--| character | bpchar | character | =(character,character)

drop function f, g;
--= DROP FUNCTION
