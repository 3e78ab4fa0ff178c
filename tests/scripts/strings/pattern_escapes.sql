-- Escape characters at the end of patterns, and of more than one UTF-16 unit.

select '' like '\', '' like '%\', 'a' like 'a\';
--> ?column?:bool | ?column?:bool | ?column?:bool
--| f | f | f

select 'a' like '%\';
--! 22025: LIKE pattern must not end with escape character

select 'foobar' similar to '%🤡"o_b🤡"%' escape '🤡', '123A_' SIMILAR TO '%A_' ESCAPE '_','a' similar to 'a_' escape '_';
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t
