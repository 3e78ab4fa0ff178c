-- A plan made for one literal meets another that is no number.
CREATE TABLE cached (a int, b bigint);
--= CREATE TABLE
SELECT a FROM cached WHERE a < '10';
--> a:int4
SELECT a FROM cached WHERE a < 'hello';
--! 22P02: invalid input syntax for type integer: "hello"
SELECT b FROM cached WHERE b < '10';
--> b:int8
SELECT b FROM cached WHERE b < '99999999999999999999';
--! 22003: value "99999999999999999999" is out of range for type bigint
