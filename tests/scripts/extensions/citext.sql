-- citext compares without regard to case, and shows what was written.
CREATE EXTENSION citext;
--= CREATE EXTENSION
CREATE TABLE person (email citext PRIMARY KEY, name citext, plain text);
--= CREATE TABLE
INSERT INTO person VALUES ('Joe@Example.com', 'Joe', 'x'), ('ann@x.org', 'ANN', 'y'), ('Ömer@x.org', 'Ömer', 'z');
--= INSERT 0 3
INSERT INTO person VALUES ('ÖMER@X.ORG', 'o', 'o') ON CONFLICT (email) DO UPDATE SET plain = 'again' RETURNING *;
--> email:user | name:user | plain:text
--| Ömer@x.org | Ömer | again
--= INSERT 0 1
SELECT email FROM person WHERE email = 'joe@EXAMPLE.com';
--> email:user
--| Joe@Example.com
SELECT email FROM person WHERE email = 'joe@EXAMPLE.com'::text;
--> email:user
SELECT email FROM person WHERE email = 'joe@EXAMPLE.com'::varchar;
--> email:user
SELECT email FROM person ORDER BY email;
--> email:user
--| ann@x.org
--| Joe@Example.com
--| Ömer@x.org
SELECT email FROM person WHERE email > 'B' ORDER BY email DESC;
--> email:user
--| Ömer@x.org
--| Joe@Example.com
SELECT email FROM person WHERE email LIKE 'ANN%';
--> email:user
--| ann@x.org
SELECT email FROM person WHERE email NOT LIKE '%X.ORG' ORDER BY 1;
--> email:user
--| Joe@Example.com
SELECT email FROM person WHERE email ILIKE 'ann%';
--> email:user
--| ann@x.org
SELECT email FROM person WHERE email ~ '^JOE' OR email !~ 'O' ORDER BY 1;
--> email:user
--| Joe@Example.com
SELECT email FROM person WHERE email IN ('ANN@X.ORG', 'nobody');
--> email:user
--| ann@x.org
SELECT email FROM person WHERE email = ANY (ARRAY['ANN@X.ORG']::citext[]);
--> email:user
--| ann@x.org
SELECT email FROM person WHERE email BETWEEN 'ANN' AND 'JZ' ORDER BY 1;
--> email:user
--| ann@x.org
--| Joe@Example.com
SELECT DISTINCT c FROM (VALUES ('a'::citext), ('A'), ('b')) v(c) ORDER BY c;
--> c:user
--| a
--| b
SELECT count(*), min(lower(c)) FROM (VALUES ('a'::citext), ('A'), ('b')) v(c) GROUP BY c ORDER BY 1;
--> count:int8 | min:text
--| 1 | b
--| 2 | a
SELECT a.name FROM person a JOIN (VALUES ('JOE'::citext)) v(n) ON a.name = v.n;
--> name:user
--| Joe
SELECT 'a'::citext = 'A', 'a'::citext <> 'A', 'a'::citext < 'B', 'a'::citext IS DISTINCT FROM 'A', 'a'::text = 'A'::citext;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | f | f
SELECT pg_typeof('a'::citext || 'b'), 'a'::citext || 'b', length('abc'::citext), upper('abc'::citext);
--> pg_typeof:regtype | ?column?:text | length:int4 | upper:text
--| text | ab | 3 | ABC
SELECT strpos('Hello'::citext, 'L'), replace('Hello'::citext, 'L'::citext, 'x'), split_part('aTbtc'::citext, 'T'::citext, 2), translate('abc'::citext, 'B'::citext, 'x');
--> strpos:int4 | replace:text | split_part:text | translate:text
--| 3 | Hexxo | b | axc
SELECT regexp_replace('Hello'::citext, 'L'::citext, 'x'), regexp_match('Hello'::citext, 'L+'::citext), regexp_split_to_array('aXbxc'::citext, 'x'::citext);
--> regexp_replace:text | regexp_match:_text | regexp_split_to_array:_text
--| Hexlo | {ll} | {a,b,c}
SELECT 'true'::boolean::citext, 'a  '::char(3)::citext || '.', 12::citext, '2020-01-01'::citext::date, '10.0.0.1'::inet::citext;
--> citext:user | ?column?:text | citext:user | date:date | citext:user
--| true | a. | 12 | 2020-01-01 | 10.0.0.1/32
SELECT 'a'::citext::varchar(1), ARRAY['a', 'B']::citext[] = ARRAY['A', 'b']::citext[], ROW('a'::citext) = ROW('A'::citext);
--> varchar:varchar | ?column?:bool | ?column?:bool
--| a | t | t
UPDATE person SET email = 'JOE@example.com' WHERE email = 'joe@example.com' RETURNING email;
--> email:user
--| JOE@example.com
--= UPDATE 1
CREATE TABLE pet (owner citext REFERENCES person ON UPDATE CASCADE, n int);
--= CREATE TABLE
INSERT INTO pet VALUES ('joe@EXAMPLE.COM', 1), ('JOE@example.com', 2);
--= INSERT 0 2
SELECT owner, p.email FROM pet JOIN person p ON owner = email ORDER BY n;
--> owner:user | email:user
--| joe@EXAMPLE.COM | JOE@example.com
--| JOE@example.com | JOE@example.com
DELETE FROM person WHERE name = 'JOE';
--! 23503: update or delete on table "person" violates foreign key constraint "pet_owner_fkey" on table "pet"
CREATE UNIQUE INDEX person_name ON person (name);
--= CREATE INDEX
INSERT INTO person VALUES ('new', NULL, 'n');
--= INSERT 0 1
CREATE INDEX ON person (lower(name));
--= CREATE INDEX
ALTER TABLE person ALTER COLUMN plain TYPE citext;
--= ALTER TABLE
SELECT plain FROM person WHERE plain = 'AGAIN';
--> plain:user
--| again
SELECT typname, typcategory, typtype, typinput, typoutput, typlen, typispreferred FROM pg_type WHERE typname = 'citext';
--> typname:name | typcategory:char | typtype:char | typinput:regproc | typoutput:regproc | typlen:int2 | typispreferred:bool
--| citext | S | b | citextin | citextout | -1 | f
SELECT castsource::regtype, casttarget::regtype, castcontext FROM pg_cast WHERE 'citext'::regtype IN (castsource, casttarget) ORDER BY 1, 2;
--> castsource:regtype | casttarget:regtype | castcontext:char
--| boolean | citext | a
--| text | citext | a
--| inet | citext | a
--| character | citext | a
--| character varying | citext | a
--| citext | text | i
--| citext | character | a
--| citext | character varying | i
SELECT opcname, opcdefault FROM pg_opclass WHERE opcintype = 'citext'::regtype ORDER BY 1;
--> opcname:name | opcdefault:bool
--| citext_ops | t
--| citext_ops | t
--| citext_pattern_ops | f
SELECT min(v), max(v), min(v) FILTER (WHERE v > 'b') FROM (VALUES ('Beta'::citext), ('alpha'), ('ALPHA'), ('GAMMA')) AS t (v);
--> min:user | max:user | min:user
--| ALPHA | GAMMA | Beta
SELECT min(v)::text FROM (VALUES ('b'::citext), ('A'), (NULL)) AS t (v);
--> min:text
--| A
SELECT regexp_match('FooBar'::citext, 'o+b'::citext), regexp_match('FooBar'::citext, 'o+b'::citext, 'c'), regexp_replace('aXbx'::citext, 'x'::citext, '-', 'g'), regexp_split_to_array('1x2X3'::citext, 'X'::citext);
--> regexp_match:_text | regexp_match:_text | regexp_replace:text | regexp_split_to_array:_text
--| {ooB} | ∅ | a-b- | {1,2,3}
SELECT strpos('ABCb'::citext, 'cB'::citext), replace('a.B.b'::citext, '.b'::citext, '!'::citext), split_part('1x2X3'::citext, 'X'::citext, 3), translate('aAbB'::citext, 'A'::citext, 'z');
--> strpos:int4 | replace:text | split_part:text | translate:text
--| 3 | a!! | 3 | zzbB
SELECT * FROM regexp_split_to_table('1x2X3'::citext, 'x'::citext) AS r;
--> r:text
--| 1
--| 2
--| 3
CREATE DOMAIN mail AS citext CHECK (VALUE LIKE '%@%');
--= CREATE DOMAIN
SELECT 'A@b'::mail = 'a@B', 'x'::mail;
--! 23514: value for domain mail violates check constraint "mail_check"
SELECT format_type('citext'::regtype, NULL), format_type('citext[]'::regtype, NULL), 'citext'::regtype;
--> format_type:text | format_type:text | regtype:regtype
--| citext | citext[] | citext
SELECT min(c), max(c), pg_typeof(min(c)) FROM (VALUES ('b'::citext), ('A'), ('C')) v(c);
--> min:user | max:user | pg_typeof:regtype
--| A | C | citext
SELECT min(c) OVER (ORDER BY n), max(c) FILTER (WHERE n > 1) OVER () FROM (VALUES ('b'::citext, 1), ('A', 2), ('C', 3)) v(c, n);
--> min:user | max:user
--| b | C
--| A | C
--| A | C
-- Whether rows are the same is not a matter of their columns' equality.
CREATE TABLE folded (a citext, n numeric, i int);
--= CREATE TABLE
INSERT INTO folded VALUES ('a', 1.0, 1), ('A', 1.0, 1), ('a', 1.00, 1), ('a', 1.0, -2), ('a', 1.0, NULL), ('a', 1.0, 1);
--= INSERT 0 6
SELECT x.a, x.n, x.i, x = y AS equal, x *= y AS same, x *<> y AS other FROM folded x, (SELECT folded FROM folded LIMIT 1) f(y);
--> a:user | n:numeric | i:int4 | equal:bool | same:bool | other:bool
--| a | 1.0 | 1 | t | t | f
--| A | 1.0 | 1 | t | f | t
--| a | 1.00 | 1 | t | f | t
--| a | 1.0 | -2 | f | f | t
--| a | 1.0 | ∅ | f | f | t
--| a | 1.0 | 1 | t | t | f
SELECT x.i, x *< y AS less, x *>= y AS more FROM folded x, (SELECT folded FROM folded LIMIT 1) f(y) WHERE x.n::text = '1.0';
--> i:int4 | less:bool | more:bool
--| 1 | f | t
--| 1 | t | f
--| -2 | f | t
--| ∅ | f | t
--| 1 | f | t
SELECT count(*) FROM folded x JOIN folded y ON x *= y;
--> count:int8
--| 8
SELECT record_image_eq(ROW(1), ROW(1::bigint));
--! 42804: cannot compare dissimilar column types integer and bigint at record column 1
