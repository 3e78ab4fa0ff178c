-- Literals without a type under COLLATE and in set operations.

select '1' collate "C" > 2;
--> ?column?:bool
--| f

select ('1' collate "C") = 1, '10' collate "C" - 1, 'a' collate "C";
--> ?column?:bool | ?column?:int4 | ?column?:text
--| t | 9 | a

select 1 collate "nope";
--! 42804: collations are not supported by type integer

select 'a' collate "nope";
--! 42704: collation "nope" for encoding "UTF8" does not exist

select 'a' collate a.b;
--! 3F000: schema "a" does not exist

values (1) union all values (null);
--! 42804: UNION types integer and text cannot be matched

(values (null)) union all select 1;
--! 42804: UNION types text and integer cannot be matched

select null union all select 1;
--> ?column?:int4
--| ∅
--| 1
