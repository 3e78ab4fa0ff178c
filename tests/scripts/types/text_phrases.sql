-- Phrases with OR, AND and NOT inside, documents without places; ts_rank_cd and querytree.
create table d (id int, v tsvector);
--= CREATE TABLE
insert into d values (0, to_tsvector('simple', 'x y q y'));
--= INSERT 0 1
insert into d values (1, to_tsvector('simple', 'x q'));
--= INSERT 0 1
insert into d values (2, to_tsvector('simple', 'y z q'));
--= INSERT 0 1
insert into d values (3, strip(to_tsvector('simple', 'x y q y')));
--= INSERT 0 1
insert into d values (4, to_tsvector('simple', 'a b c d a b'));
--= INSERT 0 1
insert into d values (5, 'x:1A y:2B q:3 z:3C'::tsvector);
--= INSERT 0 1
create table q (id int, q tsquery);
--= CREATE TABLE
insert into q values (0, 'q <-> (x & y)');
--= INSERT 0 1
insert into q values (1, '(x | y <-> z) <-> q');
--= INSERT 0 1
insert into q values (2, '(!x | y <-> z) <-> q');
--= INSERT 0 1
insert into q values (3, '(x | y <-> !z) <-> q');
--= INSERT 0 1
insert into q values (4, '(!x | y) <-> y <-> q');
--= INSERT 0 1
insert into q values (5, '(x | !!z) <-> y <-> q');
--= INSERT 0 1
insert into q values (6, '!x <-> y');
--= INSERT 0 1
insert into q values (7, '!x <-> !y');
--= INSERT 0 1
insert into q values (8, '!(x <-> y)');
--= INSERT 0 1
insert into q values (9, '!(x <2> y)');
--= INSERT 0 1
insert into q values (10, 'a & b');
--= INSERT 0 1
insert into q values (11, 'a <-> b | c');
--= INSERT 0 1
insert into q values (12, 'x:A <-> (y:B | z)');
--= INSERT 0 1
insert into q values (13, 'q | z:*');
--= INSERT 0 1
insert into q values (14, '!(q <-> z) & x');
--= INSERT 0 1
insert into q values (15, 'x <-> (y & !z)');
--= INSERT 0 1
insert into q values (16, 'nosuch | y');
--= INSERT 0 1
select q.q, string_agg(d.id::text, ',' order by d.id) filter (where v @@ q) from d, q group by q.id, q.q order by q.id;
--> q:tsquery | string_agg:text
--| 'q' <-> ( 'x' & 'y' ) | ∅
--| ( 'x' | 'y' <-> 'z' ) <-> 'q' | 1,2,5
--| ( !'x' | 'y' <-> 'z' ) <-> 'q' | 0,2
--| ( 'x' | 'y' <-> !'z' ) <-> 'q' | 0,1
--| ( !'x' | 'y' ) <-> 'y' <-> 'q' | ∅
--| ( 'x' | !!'z' ) <-> 'y' <-> 'q' | 0,5
--| !'x' <-> 'y' | 0,2
--| !'x' <-> !'y' | 0,1,2,4,5
--| !( 'x' <-> 'y' ) | 1,2,3,4
--| !( 'x' <2> 'y' ) | 0,1,2,3,4,5
--| 'a' & 'b' | 4
--| 'a' <-> 'b' | 'c' | 4
--| 'x':A <-> ( 'y':B | 'z' ) | 5
--| 'q' | 'z':* | 0,1,2,3,5
--| !( 'q' <-> 'z' ) & 'x' | 0,1,3,5
--| 'x' <-> ( 'y' & !'z' ) | 0,5
--| 'nosuch' | 'y' | 0,2,3,5
select q.q, array_agg(round(ts_rank_cd(v, q)::numeric, 6) order by d.id) from d, q group by q.id, q.q order by q.id;
--> q:tsquery | array_agg:_numeric
--| 'q' <-> ( 'x' & 'y' ) | {0.000000,0.000000,0.000000,0.000000,0.000000,0.000000}
--| ( 'x' | 'y' <-> 'z' ) <-> 'q' | {0.000000,0.100000,0.100000,0.000000,0.000000,0.108108}
--| ( !'x' | 'y' <-> 'z' ) <-> 'q' | {0.100000,0.000000,0.100000,0.000000,0.000000,0.100000}
--| ( 'x' | 'y' <-> !'z' ) <-> 'q' | {0.100000,0.100000,0.000000,0.000000,0.000000,0.222222}
--| ( !'x' | 'y' ) <-> 'y' <-> 'q' | {0.000000,0.000000,0.000000,0.000000,0.000000,0.000000}
--| ( 'x' | !!'z' ) <-> 'y' <-> 'q' | {0.100000,0.000000,0.000000,0.000000,0.000000,0.222222}
--| !'x' <-> 'y' | {0.100000,0.000000,0.100000,0.000000,0.000000,0.000000}
--| !'x' <-> !'y' | {0.300000,0.100000,0.100000,0.000000,0.000000,1.400000}
--| !( 'x' <-> 'y' ) | {0.300000,0.100000,0.100000,0.000000,0.000000,1.400000}
--| !( 'x' <2> 'y' ) | {0.300000,0.100000,0.100000,0.000000,0.000000,1.400000}
--| 'a' & 'b' | {0.000000,0.000000,0.000000,0.000000,0.233333,0.000000}
--| 'a' <-> 'b' | 'c' | {0.000000,0.000000,0.000000,0.000000,0.300000,0.000000}
--| 'x':A <-> ( 'y':B | 'z' ) | {0.000000,0.000000,0.000000,0.000000,0.000000,0.571429}
--| 'q' | 'z':* | {0.100000,0.100000,0.200000,0.000000,0.000000,0.300000}
--| !( 'q' <-> 'z' ) & 'x' | {0.100000,0.100000,0.000000,0.000000,0.000000,1.000000}
--| 'x' <-> ( 'y' & !'z' ) | {0.100000,0.000000,0.000000,0.000000,0.000000,0.571429}
--| 'nosuch' | 'y' | {0.200000,0.000000,0.100000,0.000000,0.000000,0.400000}
select method, array_agg(round(ts_rank_cd(v, 'x & y | a & (b | d)', method)::numeric, 6) order by id) from d, unnest(array[1, 2, 4, 8, 16, 32, 63]) method group by method order by method;
--> method:int4 | array_agg:_numeric
--| 1 | {0.062134,0.000000,0.000000,0.000000,0.154169,0.355049}
--| 2 | {0.025000,0.000000,0.000000,0.000000,0.050000,0.142857}
--| 4 | {0.100000,0.000000,0.000000,0.000000,0.133333,0.571429}
--| 8 | {0.033333,0.000000,0.000000,0.000000,0.075000,0.142857}
--| 16 | {0.050000,0.000000,0.000000,0.000000,0.129203,0.246101}
--| 32 | {0.090909,0.000000,0.000000,0.000000,0.230769,0.363636}
--| 63 | {0.002582,0.000000,0.000000,0.000000,0.001228,0.009466}
select id, ts_rank_cd('{0.3, 0.2, 0.9, 0.5}', v, 'x & y') from d order by id;
--> id:int4 | ts_rank_cd:float4
--| 0 | 0.3
--| 1 | 0
--| 2 | 0
--| 3 | 0
--| 4 | 0
--| 5 | 0.64285713
select round(ts_rank_cd(to_tsvector('simple', repeat('a b c d ', 50) || 'e f ' || repeat('g a ', 30)), to_tsquery('simple', 'a & (c | e) & g'))::numeric, 5);
--> round:numeric
--| 0.07500
select ts_rank_cd(array[2.0, 1, 1, 1], 'a:1', 'a');
--! 22023: weight out of range
select q, querytree(q) from q order by id;
--> q:tsquery | querytree:text
--| 'q' <-> ( 'x' & 'y' ) | 'q' <-> ( 'x' & 'y' )
--| ( 'x' | 'y' <-> 'z' ) <-> 'q' | ( 'x' | 'y' <-> 'z' ) <-> 'q'
--| ( !'x' | 'y' <-> 'z' ) <-> 'q' | 'q'
--| ( 'x' | 'y' <-> !'z' ) <-> 'q' | ( 'x' | 'y' ) <-> 'q'
--| ( !'x' | 'y' ) <-> 'y' <-> 'q' | 'y' <-> 'q'
--| ( 'x' | !!'z' ) <-> 'y' <-> 'q' | 'y' <-> 'q'
--| !'x' <-> 'y' | 'y'
--| !'x' <-> !'y' | T
--| !( 'x' <-> 'y' ) | T
--| !( 'x' <2> 'y' ) | T
--| 'a' & 'b' | 'a' & 'b'
--| 'a' <-> 'b' | 'c' | 'a' <-> 'b' | 'c'
--| 'x':A <-> ( 'y':B | 'z' ) | 'x':A <-> ( 'y':B | 'z' )
--| 'q' | 'z':* | 'q' | 'z':*
--| !( 'q' <-> 'z' ) & 'x' | 'x'
--| 'x' <-> ( 'y' & !'z' ) | 'x' <-> 'y'
--| 'nosuch' | 'y' | 'nosuch' | 'y'
