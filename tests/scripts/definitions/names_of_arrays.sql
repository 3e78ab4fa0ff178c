-- An array type is called by its element's name behind as many underscores as it takes.
CREATE TABLE _t (a int);
--= CREATE TABLE
CREATE TYPE _foo AS ENUM ('a');
--= CREATE TYPE
CREATE TYPE foo AS ENUM ('a');
--= CREATE TYPE
CREATE TYPE bar AS ENUM ('a');
--= CREATE TYPE
SELECT typname, typelem::regtype FROM pg_type WHERE typelem IN ('foo'::regtype, '_foo'::regtype, 'bar'::regtype, '_t'::regtype) ORDER BY typname;
--> typname:name | typelem:regtype
--| ___foo | foo
--| __foo | _foo
--| __t | _t
--| _bar | bar
SELECT array['a'::foo]::foo[], pg_typeof(array['a'::_foo]);
--> array:user | pg_typeof:regtype
--| {a} | _foo[]
