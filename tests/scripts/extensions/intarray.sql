-- intarray: queries for what is in arrays.
CREATE EXTENSION intarray;
--= CREATE EXTENSION
SELECT q::query_int FROM unnest(ARRAY['1', ' ! 1 ', '1|2', '!1|!2', '!(!1|2)', '1&2&3|4', '1|2|3', '1|(2|3)', '(1|2)&3', '!!1', '!(1&2)', '010', '-', '-5', '09', '((1))']) q;
--> q:user
--| 1
--| !1
--| 1 | 2
--| !1 | !2
--| !( !1 | 2 )
--| 1 & 2 & 3 | 4
--| ( 1 | 2 ) | 3
--| 1 | ( 2 | 3 )
--| ( 1 | 2 ) & 3
--| !( !1 )
--| !( 1 & 2 )
--| 8
--| 0
--| -5
--| 0
--| 1
SELECT ''::query_int;
--! 42601: syntax error
SELECT '1 2'::query_int;
--! 42601: syntax error
SELECT '(1'::query_int;
--! 42601: syntax error
SELECT '1)'::query_int;
--! 42601: syntax error
SELECT '2147483648'::query_int;
--! 42601: syntax error
SELECT '!!!!!!!!!!!!!!!!!1'::query_int;
--! 54001: statement too complex
CREATE TABLE message (id int, sections int[]);
--= CREATE TABLE
INSERT INTO message VALUES (1, '{1,2,3}'), (2, '{2}'), (3, '{}'), (4, '{1,5}'), (5, NULL);
--= INSERT 0 5
SELECT q, array_agg(id ORDER BY id) FROM message, unnest(ARRAY['1', '!1', '1&2', '1|2', '1&!(2|5)', '2&(1|3)|5']) q WHERE sections @@ q::query_int GROUP BY 1 ORDER BY 1;
--> q:text | array_agg:_int4
--| !1 | {2,3}
--| 1 | {1,4}
--| 1&2 | {1}
--| 1|2 | {1,2,4}
--| 2&(1|3)|5 | {1,4}
SELECT id, '1&!5'::query_int ~~ sections, sections @@ '3' FROM message ORDER BY 1;
--> id:int4 | ?column?:bool | ?column?:bool
--| 1 | t | t
--| 2 | f | f
--| 3 | f | f
--| 4 | f | f
--| 5 | ∅ | ∅
SELECT '{1,NULL}'::int[] @@ '1';
--! 22004: array must not contain nulls
CREATE TABLE rule (q query_int);
--= CREATE TABLE
INSERT INTO rule VALUES ('1 |2'), ('!3');
--= INSERT 0 2
SELECT q, q::text, ARRAY[3, 1] @@ q FROM rule;
--> q:user | q:text | ?column?:bool
--| 1 | 2 | 1 | 2 | t
--| !3 | !3 | f
CREATE INDEX ON message USING gist (sections gist__int_ops);
--= CREATE INDEX
SELECT id FROM message WHERE sections @@ '2' ORDER BY 1;
--> id:int4
--| 1
--| 2
SELECT querytree('1');
--! 42725: function querytree(unknown) is not unique
SELECT oprname, oprleft::regtype, oprright::regtype, oprcode, oprcom::regoperator FROM pg_operator WHERE 'query_int'::regtype IN (oprleft, oprright) ORDER BY 1;
--> oprname:name | oprleft:regtype | oprright:regtype | oprcode:regproc | oprcom:regoperator
--| @@ | integer[] | query_int | boolop | ~~(query_int,integer[])
--| ~~ | query_int | integer[] | rboolop | @@(integer[],query_int)
