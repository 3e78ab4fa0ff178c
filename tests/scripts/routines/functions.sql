-- Functions in SQL and PL/pgSQL: parameters, results, overloads, sets, catalogs.
CREATE TABLE item (id integer PRIMARY KEY, name text, price numeric(8,2));
--= CREATE TABLE
INSERT INTO item VALUES (1, 'pen', 1.5), (2, 'ink', 4), (3, 'paper', 2.25);
--= INSERT 0 3
CREATE FUNCTION twice(integer) RETURNS integer LANGUAGE sql AS 'SELECT $1 * 2';
--= CREATE FUNCTION
SELECT twice(21), twice(NULL);
--> twice:int4 | twice:int4
--| 42 | ∅
CREATE FUNCTION full_price(id integer, tax numeric DEFAULT 0.2) RETURNS numeric LANGUAGE sql AS $$ SELECT price * (1 + tax) FROM item WHERE item.id = full_price.id $$;
--= CREATE FUNCTION
SELECT full_price(1), full_price(2, 0.1), full_price(tax => 0, id => 3), full_price(1, tax := 1);
--> full_price:numeric | full_price:numeric | full_price:numeric | full_price:numeric
--| 1.800 | 4.400 | 2.25 | 3.00
SELECT full_price();
--! 42883: function full_price() does not exist
SELECT full_price(nosuch => 1);
--! 42883: function full_price(nosuch => integer) does not exist
CREATE FUNCTION with_out(a integer, OUT b integer, OUT c text) LANGUAGE plpgsql AS $$ BEGIN b := a + 1; c := 'c' || a; END $$;
--= CREATE FUNCTION
SELECT with_out(1);
--> with_out:record
--| (2,c1)
SELECT * FROM with_out(1);
--> b:int4 | c:text
--| 2 | c1
SELECT (with_out(5)).b, (with_out(5)).c;
--> b:int4 | c:text
--| 6 | c5
SELECT (with_out(5)).*;
--> b:int4 | c:text
--| 6 | c5
CREATE FUNCTION one_out(OUT result integer) LANGUAGE plpgsql AS $$ BEGIN result := 7; END $$;
--= CREATE FUNCTION
SELECT one_out();
--> one_out:int4
--| 7
SELECT * FROM one_out();
--> result:int4
--| 7
SELECT * FROM one_out() AS other;
--> result:int4
--| 7
CREATE FUNCTION in_out(INOUT a integer, INOUT b integer DEFAULT 10) LANGUAGE plpgsql AS $$ BEGIN a := a * 2; b := b * 3; END $$;
--= CREATE FUNCTION
SELECT * FROM in_out(1);
--> a:int4 | b:int4
--| 2 | 30
SELECT * FROM in_out(1, 2);
--> a:int4 | b:int4
--| 2 | 6
CREATE FUNCTION sql_out(a integer, OUT s integer, OUT p integer) LANGUAGE sql AS $$ SELECT a + a, a * a $$;
--= CREATE FUNCTION
SELECT * FROM sql_out(3);
--> s:int4 | p:int4
--| 6 | 9
SELECT sql_out(3);
--> sql_out:record
--| (6,9)
CREATE FUNCTION numbers(n integer) RETURNS SETOF integer LANGUAGE plpgsql AS $$ BEGIN FOR i IN 1 .. n LOOP RETURN NEXT i * i; END LOOP; END $$;
--= CREATE FUNCTION
SELECT numbers(3);
--> numbers:int4
--| 1
--| 4
--| 9
SELECT * FROM numbers(3);
--> numbers:int4
--| 1
--| 4
--| 9
SELECT * FROM numbers(3) AS q;
--> q:int4
--| 1
--| 4
--| 9
SELECT * FROM numbers(3) AS q(sq) WHERE sq > 1;
--> sq:int4
--| 4
--| 9
SELECT n, numbers(n) FROM generate_series(1, 2) n;
--> n:int4 | numbers:int4
--| 1 | 1
--| 2 | 1
--| 2 | 4
SELECT sum(v) FROM numbers(4) v;
--> sum:int8
--| 30
SELECT * FROM numbers(0);
--> numbers:int4
SELECT * FROM numbers(2) WITH ORDINALITY;
--> numbers:int4 | ordinality:int8
--| 1 | 1
--| 4 | 2
SELECT * FROM numbers(2) WITH ORDINALITY AS t(v, o);
--> v:int4 | o:int8
--| 1 | 1
--| 4 | 2
SELECT * FROM ROWS FROM (numbers(2), generate_series(1, 3)) AS t(a, b);
--> a:int4 | b:int4
--| 1 | 1
--| 4 | 2
--| ∅ | 3
CREATE FUNCTION items_like(pattern text) RETURNS SETOF item LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT * FROM item WHERE name LIKE pattern ORDER BY id; END $$;
--= CREATE FUNCTION
SELECT * FROM items_like('p%');
--> id:int4 | name:text | price:numeric
--| 1 | pen | 1.50
--| 3 | paper | 2.25
SELECT name, price * 2 AS double FROM items_like('%') WHERE id > 1;
--> name:text | double:numeric
--| ink | 8.00
--| paper | 4.50
SELECT items_like('i%');
--> items_like:user
--| (2,ink,4.00)
SELECT (items_like('i%')).name;
--> name:text
--| ink
CREATE FUNCTION priced(low numeric) RETURNS TABLE (item_name text, cost numeric) LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY SELECT name, price FROM item WHERE price > low ORDER BY price;
  item_name := 'total'; cost := (SELECT sum(price) FROM item);
  RETURN NEXT;
END $$;
--= CREATE FUNCTION
SELECT * FROM priced(2);
--> item_name:text | cost:numeric
--| paper | 2.25
--| ink | 4.00
--| total | 7.75
SELECT priced(4);
--> priced:record
--| (total,7.75)
SELECT p.item_name FROM priced(0) AS p WHERE p.cost < 3;
--> item_name:text
--| pen
--| paper
CREATE FUNCTION sql_table(low numeric) RETURNS TABLE (n text, c numeric) LANGUAGE sql AS $$ SELECT name, price FROM item WHERE price > low ORDER BY price $$;
--= CREATE FUNCTION
SELECT * FROM sql_table(2);
--> n:text | c:numeric
--| paper | 2.25
--| ink | 4.00
SELECT n FROM sql_table(0) WHERE c > 2;
--> n:text
--| paper
--| ink
CREATE FUNCTION one_item(integer) RETURNS item LANGUAGE sql AS $$ SELECT * FROM item WHERE id = $1 $$;
--= CREATE FUNCTION
SELECT one_item(2);
--> one_item:user
--| (2,ink,4.00)
SELECT * FROM one_item(2);
--> id:int4 | name:text | price:numeric
--| 2 | ink | 4.00
SELECT (one_item(2)).price;
--> price:numeric
--| 4.00
SELECT one_item(99) IS NULL;
--> ?column?:bool
--| t
SELECT * FROM one_item(99);
--> id:int4 | name:text | price:numeric
--| ∅ | ∅ | ∅
CREATE FUNCTION row_item() RETURNS item LANGUAGE plpgsql AS $$ DECLARE r item; BEGIN r.id := 5; r.name := 'made'; RETURN r; END $$;
--= CREATE FUNCTION
SELECT * FROM row_item();
--> id:int4 | name:text | price:numeric
--| 5 | made | ∅
CREATE FUNCTION row_built() RETURNS item LANGUAGE plpgsql AS $$ BEGIN RETURN ROW(6, 'built'::text, 1.25::numeric(8,2)); END $$;
--= CREATE FUNCTION
SELECT * FROM row_built();
--> id:int4 | name:text | price:numeric
--| 6 | built | 1.25
CREATE FUNCTION anything(n integer) RETURNS record LANGUAGE plpgsql AS $$ DECLARE r record; BEGIN SELECT n AS a, 'x'::text AS b INTO r; RETURN r; END $$;
--= CREATE FUNCTION
SELECT * FROM anything(1) AS (a integer, b text);
--> a:int4 | b:text
--| 1 | x
SELECT anything(1);
--> anything:record
--| (1,x)
SELECT * FROM anything(1);
--! 42601: a column definition list is required for functions returning "record"
SELECT * FROM anything(1) AS (a integer);
--! 42804: returned record type does not match expected record type
SELECT * FROM anything(1) AS (a integer, b integer);
--! 42804: returned record type does not match expected record type
CREATE FUNCTION any_rows() RETURNS SETOF record LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT id, name FROM item ORDER BY id; END $$;
--= CREATE FUNCTION
SELECT * FROM any_rows() AS t(i integer, n text);
--> i:int4 | n:text
--| 1 | pen
--| 2 | ink
--| 3 | paper
SELECT * FROM any_rows() AS t(i integer, n text, x integer);
--! 42804: structure of query does not match function result type
CREATE FUNCTION sql_rows() RETURNS SETOF record LANGUAGE sql AS $$ SELECT id, name FROM item ORDER BY id $$;
--= CREATE FUNCTION
SELECT * FROM sql_rows() AS t(i integer, n text);
--> i:int4 | n:text
--| 1 | pen
--| 2 | ink
--| 3 | paper
CREATE FUNCTION total(VARIADIC numbers numeric[]) RETURNS numeric LANGUAGE plpgsql AS $$ DECLARE t numeric := 0; n numeric; BEGIN FOREACH n IN ARRAY numbers LOOP t := t + n; END LOOP; RETURN t; END $$;
--= CREATE FUNCTION
SELECT total(1), total(1, 2.5, 3), total(VARIADIC ARRAY[4, 5]);
--> total:numeric | total:numeric | total:numeric
--| 1 | 6.5 | 9
SELECT total();
--! 42883: function total() does not exist
CREATE FUNCTION joined(sep text, VARIADIC parts text[]) RETURNS text LANGUAGE sql AS $$ SELECT array_to_string(parts, sep) $$;
--= CREATE FUNCTION
SELECT joined('-', 'a', 'b', 'c'), joined(', ', VARIADIC ARRAY['x', 'y']);
--> joined:text | joined:text
--| a-b-c | x, y
CREATE FUNCTION strict_plus(a integer, b integer) RETURNS integer STRICT LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE 'called'; RETURN a + b; END $$;
--= CREATE FUNCTION
SELECT strict_plus(1, 2), strict_plus(1, NULL);
--> strict_plus:int4 | strict_plus:int4
--~ called
--| 3 | ∅
CREATE FUNCTION strict_set(a integer) RETURNS SETOF integer STRICT LANGUAGE plpgsql AS $$ BEGIN RETURN NEXT a; END $$;
--= CREATE FUNCTION
SELECT * FROM strict_set(NULL);
--> strict_set:int4
SELECT * FROM strict_set(1);
--> strict_set:int4
--| 1
CREATE FUNCTION same(anyelement) RETURNS anyelement LANGUAGE plpgsql AS $$ BEGIN RETURN $1; END $$;
--= CREATE FUNCTION
SELECT same(1), same('text'::text), same(ARRAY[1,2]), same(1.5);
--> same:int4 | same:text | same:_int4 | same:numeric
--| 1 | text | {1,2} | 1.5
SELECT same(NULL);
--! 42804: could not determine polymorphic type because input has type unknown
CREATE FUNCTION as_array(a anyelement, b anyelement) RETURNS anyarray LANGUAGE plpgsql AS $$ BEGIN RETURN ARRAY[a, b]; END $$;
--= CREATE FUNCTION
SELECT as_array(1, 2), as_array('a'::text, 'b');
--> as_array:_int4 | as_array:_text
--| {1,2} | {a,b}
SELECT as_array(1, 'x'::text);
--! 42883: function as_array(integer, text) does not exist
CREATE FUNCTION first_of(anyarray) RETURNS anyelement LANGUAGE sql AS $$ SELECT $1[1] $$;
--= CREATE FUNCTION
SELECT first_of(ARRAY[7, 8]), first_of(ARRAY['p', 'q']);
--> first_of:int4 | first_of:text
--| 7 | p
CREATE FUNCTION larger(a anycompatible, b anycompatible) RETURNS anycompatible LANGUAGE sql AS $$ SELECT CASE WHEN a > b THEN a ELSE b END $$;
--= CREATE FUNCTION
SELECT larger(1, 2.5), larger(3, 2);
--> larger:numeric | larger:int4
--| 2.5 | 3
CREATE FUNCTION over(integer) RETURNS text LANGUAGE sql AS $$ SELECT 'integer' $$;
--= CREATE FUNCTION
CREATE FUNCTION over(text) RETURNS text LANGUAGE sql AS $$ SELECT 'text' $$;
--= CREATE FUNCTION
CREATE FUNCTION over(integer, integer) RETURNS text LANGUAGE sql AS $$ SELECT 'two' $$;
--= CREATE FUNCTION
SELECT over(1), over('x'::text), over(1, 2), over('unknown'), over(1.5::int);
--> over:text | over:text | over:text | over:text | over:text
--| integer | text | two | text | integer
SELECT over(1.5);
--! 42883: function over(numeric) does not exist
DROP FUNCTION over;
--! 42725: function name "over" is not unique
DROP FUNCTION over(integer), over(text);
--= DROP FUNCTION
DROP FUNCTION over(integer, integer);
--= DROP FUNCTION
CREATE FUNCTION multi(n integer) RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO item VALUES (n, 'new', 9);
  UPDATE item SET price = price + 1 WHERE id = n;
  SELECT count(*) FROM item;
$$;
--= CREATE FUNCTION
SELECT multi(10);
--> multi:int8
--| 4
SELECT * FROM item WHERE id = 10;
--> id:int4 | name:text | price:numeric
--| 10 | new | 10.00
CREATE FUNCTION remove_item(n integer) RETURNS SETOF item LANGUAGE sql AS $$ DELETE FROM item WHERE id = n RETURNING * $$;
--= CREATE FUNCTION
SELECT * FROM remove_item(10);
--> id:int4 | name:text | price:numeric
--| 10 | new | 10.00
SELECT * FROM remove_item(10);
--> id:int4 | name:text | price:numeric
CREATE FUNCTION quiet() RETURNS void LANGUAGE sql AS $$ UPDATE item SET name = upper(name) WHERE id = 1; $$;
--= CREATE FUNCTION
SELECT quiet();
--> quiet:void
--| ∅
SELECT name FROM item WHERE id = 1;
--> name:text
--| PEN
CREATE FUNCTION empty_body() RETURNS void LANGUAGE sql AS '';
--= CREATE FUNCTION
SELECT empty_body();
--> empty_body:void
--| ∅
CREATE FUNCTION many_rows() RETURNS integer LANGUAGE sql AS $$ SELECT id FROM item ORDER BY id DESC $$;
--= CREATE FUNCTION
SELECT many_rows();
--> many_rows:int4
--| 3
CREATE FUNCTION standard(a integer, b integer) RETURNS integer RETURN a + b;
--= CREATE FUNCTION
SELECT standard(1, 2);
--> standard:int4
--| 3
CREATE FUNCTION atomic(a integer) RETURNS integer BEGIN ATOMIC SELECT a * 2; SELECT a * 3; END;
--= CREATE FUNCTION
SELECT atomic(2);
--> atomic:int4
--| 6
CREATE SEQUENCE ids;
--= CREATE SEQUENCE
CREATE FUNCTION next_id() RETURNS bigint LANGUAGE sql AS $$ SELECT nextval('ids') $$;
--= CREATE FUNCTION
SELECT next_id() FROM generate_series(1, 3);
--> next_id:int8
--| 1
--| 2
--| 3
CREATE FUNCTION constant_id() RETURNS integer STABLE LANGUAGE plpgsql AS $$ BEGIN INSERT INTO item VALUES (77); RETURN 1; END $$;
--= CREATE FUNCTION
SELECT constant_id();
--! 0A000: INSERT is not allowed in a non-volatile function
CREATE FUNCTION stable_count() RETURNS bigint STABLE LANGUAGE plpgsql AS $$ BEGIN RETURN count(*) FROM item; END $$;
--= CREATE FUNCTION
SELECT stable_count();
--> stable_count:int8
--| 3
SELECT * FROM item WHERE id = stable_count();
--> id:int4 | name:text | price:numeric
--| 3 | paper | 2.25
CREATE FUNCTION local_setting() RETURNS text LANGUAGE plpgsql SET work_mem = '7MB' AS $$ BEGIN RETURN current_setting('work_mem'); END $$;
--= CREATE FUNCTION
SELECT local_setting(), current_setting('work_mem') = '7MB' AS changed;
--> local_setting:text | changed:bool
--| 7MB | f
CREATE FUNCTION own_path() RETURNS text LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$ BEGIN RETURN current_setting('search_path'); END $$;
--= CREATE FUNCTION
SELECT own_path();
--> own_path:text
--| pg_catalog, pg_temp
CREATE FUNCTION in_where(n integer) RETURNS boolean IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN RETURN n % 2 = 1; END $$;
--= CREATE FUNCTION
SELECT id FROM item WHERE in_where(id) ORDER BY id;
--> id:int4
--| 1
--| 3
SELECT in_where(id), count(*) FROM item GROUP BY in_where(id) ORDER BY 1;
--> in_where:bool | count:int8
--| f | 1
--| t | 2
UPDATE item SET price = full_price(id) WHERE in_where(id);
--= UPDATE 2
SELECT id, price FROM item ORDER BY in_where(id), id;
--> id:int4 | price:numeric
--| 2 | 4.00
--| 1 | 1.80
--| 3 | 2.70
CREATE FUNCTION plain() RETURNS integer LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
CREATE FUNCTION plain() RETURNS integer LANGUAGE sql AS 'SELECT 2';
--! 42723: function "plain" already exists with same argument types
CREATE OR REPLACE FUNCTION plain() RETURNS integer LANGUAGE sql AS 'SELECT 2';
--= CREATE FUNCTION
SELECT plain();
--> plain:int4
--| 2
CREATE OR REPLACE FUNCTION plain() RETURNS text LANGUAGE sql AS $$ SELECT 'x' $$;
--! 42P13: cannot change return type of existing function
CREATE OR REPLACE FUNCTION twice(named integer) RETURNS integer LANGUAGE sql AS 'SELECT $1 * 2';
--= CREATE FUNCTION
CREATE OR REPLACE FUNCTION twice(renamed integer) RETURNS integer LANGUAGE sql AS 'SELECT $1 * 2';
--! 42P13: cannot change name of input parameter "named"
CREATE OR REPLACE PROCEDURE plain() LANGUAGE sql AS 'SELECT 1';
--! 42809: cannot change routine kind
CREATE FUNCTION bad() RETURNS integer LANGUAGE sql AS $$ SELECT 'text' $$;
--! 42P13: return type mismatch in function declared to return integer
CREATE FUNCTION bad() RETURNS integer LANGUAGE sql AS $$ SELECT 'text'::text $$;
--! 42P13: return type mismatch in function declared to return integer
CREATE FUNCTION bad() RETURNS integer LANGUAGE sql AS $$ SELECT 1, 2 $$;
--! 42P13: return type mismatch in function declared to return integer
CREATE FUNCTION bad() RETURNS integer LANGUAGE sql AS $$ INSERT INTO item VALUES (50) $$;
--! 42P13: return type mismatch in function declared to return integer
CREATE FUNCTION bad() RETURNS item LANGUAGE sql AS $$ SELECT 1, 'x' $$;
--! 42P13: return type mismatch in function declared to return item
CREATE FUNCTION bad() RETURNS integer LANGUAGE sql AS $$ SELECT nosuch FROM item $$;
--! 42703: column "nosuch" does not exist
CREATE FUNCTION bad() RETURNS integer LANGUAGE sql AS $$ SELEC 1 $$;
--! 42601: syntax error at or near "SELEC"
CREATE FUNCTION bad() LANGUAGE sql AS $$ SELECT 1 $$;
--! 42P13: function result type must be specified
CREATE FUNCTION bad() RETURNS integer AS $$ SELECT 1 $$;
--! 42P13: no language specified
CREATE FUNCTION bad() RETURNS integer LANGUAGE sql;
--! 42P13: no function body specified
CREATE FUNCTION bad() RETURNS integer LANGUAGE cobol AS 'x';
--! 42704: language "cobol" does not exist
CREATE FUNCTION bad(a integer, a integer) RETURNS integer LANGUAGE sql AS 'SELECT 1';
--! 42P13: parameter name "a" used more than once
CREATE FUNCTION bad(a integer DEFAULT 1, b integer) RETURNS integer LANGUAGE sql AS 'SELECT 1';
--! 42P13: input parameters after one with a default value must also have defaults
CREATE FUNCTION bad(a integer DEFAULT 'x') RETURNS integer LANGUAGE sql AS 'SELECT 1';
--! 22P02: invalid input syntax for type integer: "x"
CREATE FUNCTION bad(OUT a integer) RETURNS text LANGUAGE sql AS 'SELECT 1';
--! 42P13: function result type must be integer because of OUT parameters
CREATE FUNCTION bad(OUT a integer DEFAULT 1) LANGUAGE sql AS 'SELECT 1';
--! 42P13: only input parameters can have default values
CREATE FUNCTION bad(VARIADIC a integer) RETURNS integer LANGUAGE sql AS 'SELECT 1';
--! 42P13: VARIADIC parameter must be an array
CREATE FUNCTION bad(VARIADIC a integer[], b integer) RETURNS integer LANGUAGE sql AS 'SELECT 1';
--! 42P13: VARIADIC parameter must be the last input parameter
CREATE FUNCTION bad() RETURNS anyelement LANGUAGE sql AS 'SELECT 1';
--! 42P13: cannot determine result data type
CREATE FUNCTION bad(a nosuchtype) RETURNS integer LANGUAGE sql AS 'SELECT 1';
--! 42704: type nosuchtype does not exist
CREATE FUNCTION bad() RETURNS SETOF integer LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;
--! 42804: RETURN cannot have a parameter in function returning set
CREATE FUNCTION bad() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN NEXT 1; END $$;
--! 42804: cannot use RETURN NEXT in a non-SETOF function
CREATE FUNCTION bad() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT 1; END $$;
--! 42804: cannot use RETURN QUERY in a non-SETOF function
CREATE FUNCTION bad(OUT a integer) LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;
--! 42804: RETURN cannot have a parameter in function with OUT parameters
CREATE FUNCTION wrong_width() RETURNS TABLE (a integer, b integer) LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT 1; END $$;
--= CREATE FUNCTION
SELECT * FROM wrong_width();
--! 42804: structure of query does not match function result type
CREATE FUNCTION wrong_type() RETURNS TABLE (a integer) LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT 'x'::text; END $$;
--= CREATE FUNCTION
SELECT * FROM wrong_type();
--! 42804: structure of query does not match function result type
DROP FUNCTION wrong_width, wrong_type;
--= DROP FUNCTION
SELECT proname, prokind, proretset, provolatile, proisstrict, pronargs, pronargdefaults, prorettype::regtype, proargtypes::regtype[], proallargtypes::regtype[], proargmodes, proargnames, provariadic::regtype
FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY proname COLLATE "C", pronargs;
--> proname:name | prokind:char | proretset:bool | provolatile:char | proisstrict:bool | pronargs:int2 | pronargdefaults:int2 | prorettype:regtype | proargtypes:_regtype | proallargtypes:_regtype | proargmodes:_char | proargnames:_text | provariadic:regtype
--| any_rows | f | t | v | f | 0 | 0 | record | {} | ∅ | ∅ | ∅ | -
--| anything | f | f | v | f | 1 | 0 | record | [0:0]={integer} | ∅ | ∅ | {n} | -
--| as_array | f | f | v | f | 2 | 0 | anyarray | [0:1]={anyelement,anyelement} | ∅ | ∅ | {a,b} | -
--| atomic | f | f | v | f | 1 | 0 | integer | [0:0]={integer} | ∅ | ∅ | {a} | -
--| constant_id | f | f | s | f | 0 | 0 | integer | {} | ∅ | ∅ | ∅ | -
--| empty_body | f | f | v | f | 0 | 0 | void | {} | ∅ | ∅ | ∅ | -
--| first_of | f | f | v | f | 1 | 0 | anyelement | [0:0]={anyarray} | ∅ | ∅ | ∅ | -
--| full_price | f | f | v | f | 2 | 1 | numeric | [0:1]={integer,numeric} | ∅ | ∅ | {id,tax} | -
--| in_out | f | f | v | f | 2 | 1 | record | [0:1]={integer,integer} | {integer,integer} | {b,b} | {a,b} | -
--| in_where | f | f | i | f | 1 | 0 | boolean | [0:0]={integer} | ∅ | ∅ | {n} | -
--| items_like | f | t | v | f | 1 | 0 | item | [0:0]={text} | ∅ | ∅ | {pattern} | -
--| joined | f | f | v | f | 2 | 0 | text | [0:1]={text,text[]} | {text,text[]} | {i,v} | {sep,parts} | text
--| larger | f | f | v | f | 2 | 0 | anycompatible | [0:1]={anycompatible,anycompatible} | ∅ | ∅ | {a,b} | -
--| local_setting | f | f | v | f | 0 | 0 | text | {} | ∅ | ∅ | ∅ | -
--| many_rows | f | f | v | f | 0 | 0 | integer | {} | ∅ | ∅ | ∅ | -
--| multi | f | f | v | f | 1 | 0 | bigint | [0:0]={integer} | ∅ | ∅ | {n} | -
--| next_id | f | f | v | f | 0 | 0 | bigint | {} | ∅ | ∅ | ∅ | -
--| numbers | f | t | v | f | 1 | 0 | integer | [0:0]={integer} | ∅ | ∅ | {n} | -
--| one_item | f | f | v | f | 1 | 0 | item | [0:0]={integer} | ∅ | ∅ | ∅ | -
--| one_out | f | f | v | f | 0 | 0 | integer | {} | {integer} | {o} | {result} | -
--| own_path | f | f | v | f | 0 | 0 | text | {} | ∅ | ∅ | ∅ | -
--| plain | f | f | v | f | 0 | 0 | integer | {} | ∅ | ∅ | ∅ | -
--| priced | f | t | v | f | 1 | 0 | record | [0:0]={numeric} | {numeric,text,numeric} | {i,t,t} | {low,item_name,cost} | -
--| quiet | f | f | v | f | 0 | 0 | void | {} | ∅ | ∅ | ∅ | -
--| remove_item | f | t | v | f | 1 | 0 | item | [0:0]={integer} | ∅ | ∅ | {n} | -
--| row_built | f | f | v | f | 0 | 0 | item | {} | ∅ | ∅ | ∅ | -
--| row_item | f | f | v | f | 0 | 0 | item | {} | ∅ | ∅ | ∅ | -
--| same | f | f | v | f | 1 | 0 | anyelement | [0:0]={anyelement} | ∅ | ∅ | ∅ | -
--| sql_out | f | f | v | f | 1 | 0 | record | [0:0]={integer} | {integer,integer,integer} | {i,o,o} | {a,s,p} | -
--| sql_rows | f | t | v | f | 0 | 0 | record | {} | ∅ | ∅ | ∅ | -
--| sql_table | f | t | v | f | 1 | 0 | record | [0:0]={numeric} | {numeric,text,numeric} | {i,t,t} | {low,n,c} | -
--| stable_count | f | f | s | f | 0 | 0 | bigint | {} | ∅ | ∅ | ∅ | -
--| standard | f | f | v | f | 2 | 0 | integer | [0:1]={integer,integer} | ∅ | ∅ | {a,b} | -
--| strict_plus | f | f | v | t | 2 | 0 | integer | [0:1]={integer,integer} | ∅ | ∅ | {a,b} | -
--| strict_set | f | t | v | t | 1 | 0 | integer | [0:0]={integer} | ∅ | ∅ | {a} | -
--| total | f | f | v | f | 1 | 0 | numeric | [0:0]={numeric[]} | {numeric[]} | {v} | {numbers} | numeric
--| twice | f | f | v | f | 1 | 0 | integer | [0:0]={integer} | ∅ | ∅ | {named} | -
--| with_out | f | f | v | f | 1 | 0 | record | [0:0]={integer} | {integer,integer,text} | {i,o,o} | {a,b,c} | -
SELECT p.proname, l.lanname, prosecdef, proleakproof, proparallel, procost, prorows, prosrc FROM pg_proc p JOIN pg_language l ON l.oid = prolang WHERE proname IN ('twice', 'priced', 'own_path', 'total', 'standard', 'numbers') ORDER BY proname COLLATE "C";
--> proname:name | lanname:name | prosecdef:bool | proleakproof:bool | proparallel:char | procost:float4 | prorows:float4 | prosrc:text
--| numbers | plpgsql | f | f | u | 100 | 1000 | ␠BEGIN FOR i IN 1 .. n LOOP RETURN NEXT i * i; END LOOP; END␠
--| own_path | plpgsql | f | f | u | 100 | 0 | ␠BEGIN RETURN current_setting('search_path'); END␠
--| priced | plpgsql | f | f | u | 100 | 1000 | ␊BEGIN␊  RETURN QUERY SELECT name, price FROM item WHERE price > low ORDER BY price;␊  item_name := 'total'; cost := (SELECT sum(price) FROM item);␊  RETURN NEXT;␊END␠
--| standard | sql | f | f | u | 100 | 0 | 
--| total | plpgsql | f | f | u | 100 | 0 | ␠DECLARE t numeric := 0; n numeric; BEGIN FOREACH n IN ARRAY numbers LOOP t := t + n; END LOOP; RETURN t; END␠
--| twice | sql | f | f | u | 100 | 0 | SELECT $1 * 2
SELECT proname, proconfig FROM pg_proc WHERE proconfig IS NOT NULL AND pronamespace = 'public'::regnamespace ORDER BY 1;
--> proname:name | proconfig:_text
--| local_setting | {work_mem=7MB}
--| own_path | {"search_path=pg_catalog, pg_temp"}
SELECT pg_get_functiondef('full_price'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.full_price(id integer, tax numeric DEFAULT 0.2)␊ RETURNS numeric␊ LANGUAGE sql␊AS $function$ SELECT price * (1 + tax) FROM item WHERE item.id = full_price.id $function$␊
SELECT pg_get_functiondef('priced'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.priced(low numeric)␊ RETURNS TABLE(item_name text, cost numeric)␊ LANGUAGE plpgsql␊AS $function$␊BEGIN␊  RETURN QUERY SELECT name, price FROM item WHERE price > low ORDER BY price;␊  item_name := 'total'; cost := (SELECT sum(price) FROM item);␊  RETURN NEXT;␊END $function$␊
SELECT pg_get_functiondef('in_out'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.in_out(INOUT a integer, INOUT b integer DEFAULT 10)␊ RETURNS record␊ LANGUAGE plpgsql␊AS $function$ BEGIN a := a * 2; b := b * 3; END $function$␊
SELECT pg_get_functiondef('total'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.total(VARIADIC numbers numeric[])␊ RETURNS numeric␊ LANGUAGE plpgsql␊AS $function$ DECLARE t numeric := 0; n numeric; BEGIN FOREACH n IN ARRAY numbers LOOP t := t + n; END LOOP; RETURN t; END $function$␊
SELECT pg_get_functiondef('strict_set'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.strict_set(a integer)␊ RETURNS SETOF integer␊ LANGUAGE plpgsql␊ STRICT␊AS $function$ BEGIN RETURN NEXT a; END $function$␊
SELECT pg_get_functiondef('own_path'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.own_path()␊ RETURNS text␊ LANGUAGE plpgsql␊ SET search_path TO 'pg_catalog', 'pg_temp'␊AS $function$ BEGIN RETURN current_setting('search_path'); END $function$␊
SELECT pg_get_functiondef('with_out'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.with_out(a integer, OUT b integer, OUT c text)␊ RETURNS record␊ LANGUAGE plpgsql␊AS $function$ BEGIN b := a + 1; c := 'c' || a; END $function$␊
SELECT pg_get_function_arguments('full_price'::regproc), pg_get_function_identity_arguments('full_price'::regproc), pg_get_function_result('full_price'::regproc);
--> pg_get_function_arguments:text | pg_get_function_identity_arguments:text | pg_get_function_result:text
--| id integer, tax numeric DEFAULT 0.2 | id integer, tax numeric | numeric
SELECT pg_get_function_arguments('priced'::regproc), pg_get_function_identity_arguments('priced'::regproc), pg_get_function_result('priced'::regproc);
--> pg_get_function_arguments:text | pg_get_function_identity_arguments:text | pg_get_function_result:text
--| low numeric | low numeric | TABLE(item_name text, cost numeric)
SELECT pg_get_function_arguments('with_out'::regproc), pg_get_function_identity_arguments('with_out'::regproc), pg_get_function_result('with_out'::regproc);
--> pg_get_function_arguments:text | pg_get_function_identity_arguments:text | pg_get_function_result:text
--| a integer, OUT b integer, OUT c text | a integer, OUT b integer, OUT c text | record
SELECT pg_get_function_arguments('total'::regproc), pg_get_function_identity_arguments('total'::regproc), pg_get_function_result('numbers'::regproc);
--> pg_get_function_arguments:text | pg_get_function_identity_arguments:text | pg_get_function_result:text
--| VARIADIC numbers numeric[] | VARIADIC numbers numeric[] | SETOF integer
ALTER FUNCTION twice(integer) IMMUTABLE STRICT COST 5;
--= ALTER FUNCTION
SELECT provolatile, proisstrict, procost FROM pg_proc WHERE proname = 'twice';
--> provolatile:char | proisstrict:bool | procost:float4
--| i | t | 5
ALTER FUNCTION twice RENAME TO doubled;
--= ALTER FUNCTION
SELECT doubled(4);
--> doubled:int4
--| 8
ALTER FUNCTION doubled SET work_mem = '5MB';
--= ALTER FUNCTION
SELECT proconfig FROM pg_proc WHERE proname = 'doubled';
--> proconfig:_text
--| {work_mem=5MB}
ALTER FUNCTION doubled RESET ALL;
--= ALTER FUNCTION
SELECT proconfig FROM pg_proc WHERE proname = 'doubled';
--> proconfig:_text
--| ∅
ALTER FUNCTION doubled SECURITY DEFINER;
--= ALTER FUNCTION
SELECT prosecdef FROM pg_proc WHERE proname = 'doubled';
--> prosecdef:bool
--| t
ALTER FUNCTION nosuch(integer) STRICT;
--! 42883: function nosuch(integer) does not exist
ALTER PROCEDURE doubled(integer) SECURITY INVOKER;
--! 42809: doubled(integer) is not a procedure
CREATE SCHEMA other;
--= CREATE SCHEMA
ALTER FUNCTION doubled(integer) SET SCHEMA other;
--= ALTER FUNCTION
SELECT doubled(4);
--! 42883: function doubled(integer) does not exist
SELECT other.doubled(4);
--> doubled:int4
--| 8
DROP SCHEMA other;
--! 2BP01: cannot drop schema other because other objects depend on it
DROP SCHEMA other CASCADE;
--~ drop cascades to function other.doubled(integer)
--= DROP SCHEMA
DROP FUNCTION nosuch(integer);
--! 42883: function nosuch(integer) does not exist
DROP FUNCTION IF EXISTS nosuch(integer);
--~ function nosuch(pg_catalog.int4) does not exist, skipping
--= DROP FUNCTION
DROP FUNCTION IF EXISTS nosuch;
--~ function nosuch() does not exist, skipping
--= DROP FUNCTION
DROP PROCEDURE plain();
--! 42809: plain() is not a procedure
DROP ROUTINE plain();
--= DROP ROUTINE
DROP FUNCTION full_price, with_out, one_out, in_out, sql_out, numbers, items_like, priced, sql_table, one_item, row_item, row_built, anything, any_rows, sql_rows, total, joined, strict_plus, strict_set, same, as_array, first_of, larger, multi, remove_item, quiet, empty_body, many_rows, standard, atomic, next_id, constant_id, stable_count, local_setting, own_path, in_where;
--= DROP FUNCTION
DROP SEQUENCE ids;
--= DROP SEQUENCE
DROP TABLE item;
--= DROP TABLE

-- What a definition calls stays.
CREATE TABLE called_t (id int);
--= CREATE TABLE

CREATE FUNCTION called_add(a int, b int) RETURNS int LANGUAGE sql AS 'SELECT a + b';
--= CREATE FUNCTION

CREATE VIEW called_v AS SELECT called_add(id, 1) FROM called_t;
--= CREATE VIEW

DROP FUNCTION called_add;
--! 2BP01: cannot drop function called_add(integer,integer) because other objects depend on it

DROP VIEW called_v;
--= DROP VIEW

CREATE TABLE called_d (a int DEFAULT called_add(1, 2), b int);
--= CREATE TABLE

DROP FUNCTION called_add;
--! 2BP01: cannot drop function called_add(integer,integer) because other objects depend on it

DROP TABLE called_d;
--= DROP TABLE

DROP FUNCTION called_add;
--= DROP FUNCTION

CREATE FUNCTION called_next(a int) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT a + 1';
--= CREATE FUNCTION

CREATE INDEX called_i ON called_t (called_next(id));
--= CREATE INDEX

ALTER TABLE called_t ADD CONSTRAINT called_check CHECK (called_next(id) > 0);
--= ALTER TABLE

DROP FUNCTION called_next;
--! 2BP01: cannot drop function called_next(integer) because other objects depend on it

DROP FUNCTION called_next CASCADE;
--~ drop cascades to 2 other objects
--= DROP FUNCTION

INSERT INTO called_t VALUES (-5);
--= INSERT 0 1

CREATE FUNCTION called_rows() RETURNS SETOF called_t LANGUAGE sql STABLE AS 'SELECT * FROM called_t';
--= CREATE FUNCTION

CREATE VIEW called_v AS SELECT * FROM called_rows();
--= CREATE VIEW

DROP FUNCTION called_rows;
--! 2BP01: cannot drop function called_rows() because other objects depend on it

DROP FUNCTION called_rows CASCADE;
--~ drop cascades to view called_v
--= DROP FUNCTION

DROP TABLE called_t;
--= DROP TABLE
