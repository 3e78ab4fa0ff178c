-- What each geometric type reads and how it writes it.
SELECT ''::point;
--! 22P02: invalid input syntax for type point: ""
SELECT '1'::point;
--! 22P02: invalid input syntax for type point: "1"
SELECT '1,2'::point;
--> point:point
--| (1,2)
SELECT '(1,2'::point;
--! 22P02: invalid input syntax for type point: "(1,2"
SELECT '1,2)'::point;
--! 22P02: invalid input syntax for type point: "1,2)"
SELECT '(1,2) x'::point;
--! 22P02: invalid input syntax for type point: "(1,2) x"
SELECT '(1,2),'::point;
--! 22P02: invalid input syntax for type point: "(1,2),"
SELECT '((1,2)'::point;
--! 22P02: invalid input syntax for type point: "((1,2)"
SELECT '[1,2]'::point;
--! 22P02: invalid input syntax for type point: "[1,2]"
SELECT '[(1,2)]'::point;
--! 22P02: invalid input syntax for type point: "[(1,2)]"
SELECT '[1,2,3,4]'::point;
--! 22P02: invalid input syntax for type point: "[1,2,3,4]"
SELECT '(1,2,3,4)'::point;
--! 22P02: invalid input syntax for type point: "(1,2,3,4)"
SELECT '((1,2),(3,4)'::point;
--! 22P02: invalid input syntax for type point: "((1,2),(3,4)"
SELECT '1,2,3,4'::point;
--! 22P02: invalid input syntax for type point: "1,2,3,4"
SELECT '(1,2),(3,4)'::point;
--! 22P02: invalid input syntax for type point: "(1,2),(3,4)"
SELECT '[(1,2),(3,4)'::point;
--! 22P02: invalid input syntax for type point: "[(1,2),(3,4)"
SELECT '[(1,2),(3,4))'::point;
--! 22P02: invalid input syntax for type point: "[(1,2),(3,4))"
SELECT '((1,2),(3,4)]'::point;
--! 22P02: invalid input syntax for type point: "((1,2),(3,4)]"
SELECT '{1,2,3}'::point;
--! 22P02: invalid input syntax for type point: "{1,2,3}"
SELECT '{0,0,1}'::point;
--! 22P02: invalid input syntax for type point: "{0,0,1}"
SELECT '{1,2}'::point;
--! 22P02: invalid input syntax for type point: "{1,2}"
SELECT '{1,2,3} '::point;
--! 22P02: invalid input syntax for type point: "{1,2,3} "
SELECT '{1,2,3}x'::point;
--! 22P02: invalid input syntax for type point: "{1,2,3}x"
SELECT '(1,2),(1,2)'::point;
--! 22P02: invalid input syntax for type point: "(1,2),(1,2)"
SELECT '<(1,2),3>'::point;
--! 22P02: invalid input syntax for type point: "<(1,2),3>"
SELECT '<(1,2),3'::point;
--! 22P02: invalid input syntax for type point: "<(1,2),3"
SELECT '<1,2,3>'::point;
--! 22P02: invalid input syntax for type point: "<1,2,3>"
SELECT '((1,2),3)'::point;
--! 22P02: invalid input syntax for type point: "((1,2),3)"
SELECT '(1,2),3'::point;
--! 22P02: invalid input syntax for type point: "(1,2),3"
SELECT '1,2,3'::point;
--! 22P02: invalid input syntax for type point: "1,2,3"
SELECT '<(1,2),-1>'::point;
--! 22P02: invalid input syntax for type point: "<(1,2),-1>"
SELECT '( 1 , 2 )'::point;
--> point:point
--| (1,2)
SELECT ' 1,2 '::point;
--> point:point
--| (1,2)
SELECT '(1e400,2)'::point;
--! 22003: "1e400" is out of range for type double precision
SELECT '(1e-400,1)'::point;
--! 22003: "1e-400" is out of range for type double precision
SELECT '(inf,-infinity)'::point;
--> point:point
--| (Infinity,-Infinity)
SELECT '(nan,1)'::point;
--> point:point
--| (NaN,1)
SELECT '(1 2)'::point;
--! 22P02: invalid input syntax for type point: "(1 2)"
SELECT '(1;2)'::point;
--! 22P02: invalid input syntax for type point: "(1;2)"
SELECT '1,2,3,4,5'::point;
--! 22P02: invalid input syntax for type point: "1,2,3,4,5"
SELECT '((1,2),(3,4),(5,6))'::point;
--! 22P02: invalid input syntax for type point: "((1,2),(3,4),(5,6))"
SELECT '(1,2),(3,4),(5,6)'::point;
--! 22P02: invalid input syntax for type point: "(1,2),(3,4),(5,6)"
SELECT '[(,2),(3,4)]'::point;
--! 22P02: invalid input syntax for type point: "[(,2),(3,4)]"
SELECT '[(1,2),(3,4)] '::point;
--! 22P02: invalid input syntax for type point: "[(1,2),(3,4)] "
SELECT '(1.5e,2)'::point;
--! 22P02: invalid input syntax for type point: "(1.5e,2)"
SELECT '(1.,.5)'::point;
--> point:point
--| (1,0.5)
SELECT '(.,1)'::point;
--! 22P02: invalid input syntax for type point: "(.,1)"
SELECT '(+1,-2)'::point;
--> point:point
--| (1,-2)
SELECT '((((1,2))))'::point;
--! 22P02: invalid input syntax for type point: "((((1,2))))"
SELECT '(((1,2),(3,4)))'::point;
--! 22P02: invalid input syntax for type point: "(((1,2),(3,4)))"
SELECT '< ( 1 , 2 ) , 3 >'::point;
--! 22P02: invalid input syntax for type point: "< ( 1 , 2 ) , 3 >"
SELECT '[(1,2),(3,4)]]'::point;
--! 22P02: invalid input syntax for type point: "[(1,2),(3,4)]]"
SELECT '(3,4,1,2)'::point;
--! 22P02: invalid input syntax for type point: "(3,4,1,2)"
SELECT '<<(1,2),3>>'::point;
--! 22P02: invalid input syntax for type point: "<<(1,2),3>>"
SELECT '{1, 2 ,3}'::point;
--! 22P02: invalid input syntax for type point: "{1, 2 ,3}"
SELECT ' { 1,2,3}'::point;
--! 22P02: invalid input syntax for type point: " { 1,2,3}"
SELECT '[(0,0),(0,0)]'::point;
--! 22P02: invalid input syntax for type point: "[(0,0),(0,0)]"
SELECT '[(0,0),(1e-9,0)]'::point;
--! 22P02: invalid input syntax for type point: "[(0,0),(1e-9,0)]"
SELECT '[(1,2),(1,3)]'::point;
--! 22P02: invalid input syntax for type point: "[(1,2),(1,3)]"
SELECT '1,2,3,4,5,6'::point;
--! 22P02: invalid input syntax for type point: "1,2,3,4,5,6"
SELECT '(1,2,3,4,5,6)'::point;
--! 22P02: invalid input syntax for type point: "(1,2,3,4,5,6)"
SELECT '[1,2,3,4,5,6]'::point;
--! 22P02: invalid input syntax for type point: "[1,2,3,4,5,6]"
SELECT '(10.0,)'::point;
--! 22P02: invalid input syntax for type point: "(10.0,)"
SELECT '(10.0 10.0)'::point;
--! 22P02: invalid input syntax for type point: "(10.0 10.0)"
SELECT '(10.0, 10.0) x'::point;
--! 22P02: invalid input syntax for type point: "(10.0, 10.0) x"
SELECT '(10.0,10.0'::point;
--! 22P02: invalid input syntax for type point: "(10.0,10.0"
SELECT '(10.0, 1e+500)'::point;
--! 22003: "1e+500" is out of range for type double precision
SELECT '((1),(2))'::point;
--! 22P02: invalid input syntax for type point: "((1),(2))"
SELECT '(1,2)(3,4)'::point;
--! 22P02: invalid input syntax for type point: "(1,2)(3,4)"
SELECT '()'::point;
--! 22P02: invalid input syntax for type point: "()"
SELECT '[]'::point;
--! 22P02: invalid input syntax for type point: "[]"
SELECT '<>'::point;
--! 22P02: invalid input syntax for type point: "<>"
SELECT '<(1,2),>'::point;
--! 22P02: invalid input syntax for type point: "<(1,2),>"
SELECT ''::lseg;
--! 22P02: invalid input syntax for type lseg: ""
SELECT '1'::lseg;
--! 22P02: invalid input syntax for type lseg: "1"
SELECT '1,2'::lseg;
--! 22P02: invalid input syntax for type lseg: "1,2"
SELECT '(1,2'::lseg;
--! 22P02: invalid input syntax for type lseg: "(1,2"
SELECT '1,2)'::lseg;
--! 22P02: invalid input syntax for type lseg: "1,2)"
SELECT '(1,2) x'::lseg;
--! 22P02: invalid input syntax for type lseg: "(1,2) x"
SELECT '(1,2),'::lseg;
--! 22P02: invalid input syntax for type lseg: "(1,2),"
SELECT '((1,2)'::lseg;
--! 22P02: invalid input syntax for type lseg: "((1,2)"
SELECT '[1,2]'::lseg;
--! 22P02: invalid input syntax for type lseg: "[1,2]"
SELECT '[(1,2)]'::lseg;
--! 22P02: invalid input syntax for type lseg: "[(1,2)]"
SELECT '[1,2,3,4]'::lseg;
--> lseg:lseg
--| [(1,2),(3,4)]
SELECT '(1,2,3,4)'::lseg;
--> lseg:lseg
--| [(1,2),(3,4)]
SELECT '((1,2),(3,4)'::lseg;
--! 22P02: invalid input syntax for type lseg: "((1,2),(3,4)"
SELECT '1,2,3,4'::lseg;
--> lseg:lseg
--| [(1,2),(3,4)]
SELECT '(1,2),(3,4)'::lseg;
--> lseg:lseg
--| [(1,2),(3,4)]
SELECT '[(1,2),(3,4)'::lseg;
--! 22P02: invalid input syntax for type lseg: "[(1,2),(3,4)"
SELECT '[(1,2),(3,4))'::lseg;
--> lseg:lseg
--| [(1,2),(3,4)]
SELECT '((1,2),(3,4)]'::lseg;
--! 22P02: invalid input syntax for type lseg: "((1,2),(3,4)]"
SELECT '{1,2,3}'::lseg;
--! 22P02: invalid input syntax for type lseg: "{1,2,3}"
SELECT '{0,0,1}'::lseg;
--! 22P02: invalid input syntax for type lseg: "{0,0,1}"
SELECT '{1,2}'::lseg;
--! 22P02: invalid input syntax for type lseg: "{1,2}"
SELECT '{1,2,3} '::lseg;
--! 22P02: invalid input syntax for type lseg: "{1,2,3} "
SELECT '{1,2,3}x'::lseg;
--! 22P02: invalid input syntax for type lseg: "{1,2,3}x"
SELECT '(1,2),(1,2)'::lseg;
--> lseg:lseg
--| [(1,2),(1,2)]
SELECT '<(1,2),3>'::lseg;
--! 22P02: invalid input syntax for type lseg: "<(1,2),3>"
SELECT '<(1,2),3'::lseg;
--! 22P02: invalid input syntax for type lseg: "<(1,2),3"
SELECT '<1,2,3>'::lseg;
--! 22P02: invalid input syntax for type lseg: "<1,2,3>"
SELECT '((1,2),3)'::lseg;
--! 22P02: invalid input syntax for type lseg: "((1,2),3)"
SELECT '(1,2),3'::lseg;
--! 22P02: invalid input syntax for type lseg: "(1,2),3"
SELECT '1,2,3'::lseg;
--! 22P02: invalid input syntax for type lseg: "1,2,3"
SELECT '<(1,2),-1>'::lseg;
--! 22P02: invalid input syntax for type lseg: "<(1,2),-1>"
SELECT '( 1 , 2 )'::lseg;
--! 22P02: invalid input syntax for type lseg: "( 1 , 2 )"
SELECT ' 1,2 '::lseg;
--! 22P02: invalid input syntax for type lseg: " 1,2 "
SELECT '(1e400,2)'::lseg;
--! 22003: "1e400" is out of range for type double precision
SELECT '(1e-400,1)'::lseg;
--! 22003: "1e-400" is out of range for type double precision
SELECT '(inf,-infinity)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(inf,-infinity)"
SELECT '(nan,1)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(nan,1)"
SELECT '(1 2)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(1 2)"
SELECT '(1;2)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(1;2)"
SELECT '1,2,3,4,5'::lseg;
--! 22P02: invalid input syntax for type lseg: "1,2,3,4,5"
SELECT '((1,2),(3,4),(5,6))'::lseg;
--! 22P02: invalid input syntax for type lseg: "((1,2),(3,4),(5,6))"
SELECT '(1,2),(3,4),(5,6)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(1,2),(3,4),(5,6)"
SELECT '[(,2),(3,4)]'::lseg;
--! 22P02: invalid input syntax for type lseg: "[(,2),(3,4)]"
SELECT '[(1,2),(3,4)] '::lseg;
--> lseg:lseg
--| [(1,2),(3,4)]
SELECT '(1.5e,2)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(1.5e,2)"
SELECT '(1.,.5)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(1.,.5)"
SELECT '(.,1)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(.,1)"
SELECT '(+1,-2)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(+1,-2)"
SELECT '((((1,2))))'::lseg;
--! 22P02: invalid input syntax for type lseg: "((((1,2))))"
SELECT '(((1,2),(3,4)))'::lseg;
--! 22P02: invalid input syntax for type lseg: "(((1,2),(3,4)))"
SELECT '< ( 1 , 2 ) , 3 >'::lseg;
--! 22P02: invalid input syntax for type lseg: "< ( 1 , 2 ) , 3 >"
SELECT '[(1,2),(3,4)]]'::lseg;
--! 22P02: invalid input syntax for type lseg: "[(1,2),(3,4)]]"
SELECT '(3,4,1,2)'::lseg;
--> lseg:lseg
--| [(3,4),(1,2)]
SELECT '<<(1,2),3>>'::lseg;
--! 22P02: invalid input syntax for type lseg: "<<(1,2),3>>"
SELECT '{1, 2 ,3}'::lseg;
--! 22P02: invalid input syntax for type lseg: "{1, 2 ,3}"
SELECT ' { 1,2,3}'::lseg;
--! 22P02: invalid input syntax for type lseg: " { 1,2,3}"
SELECT '[(0,0),(0,0)]'::lseg;
--> lseg:lseg
--| [(0,0),(0,0)]
SELECT '[(0,0),(1e-9,0)]'::lseg;
--> lseg:lseg
--| [(0,0),(1e-09,0)]
SELECT '[(1,2),(1,3)]'::lseg;
--> lseg:lseg
--| [(1,2),(1,3)]
SELECT '1,2,3,4,5,6'::lseg;
--! 22P02: invalid input syntax for type lseg: "1,2,3,4,5,6"
SELECT '(1,2,3,4,5,6)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(1,2,3,4,5,6)"
SELECT '[1,2,3,4,5,6]'::lseg;
--! 22P02: invalid input syntax for type lseg: "[1,2,3,4,5,6]"
SELECT '(10.0,)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(10.0,)"
SELECT '(10.0 10.0)'::lseg;
--! 22P02: invalid input syntax for type lseg: "(10.0 10.0)"
SELECT '(10.0, 10.0) x'::lseg;
--! 22P02: invalid input syntax for type lseg: "(10.0, 10.0) x"
SELECT '(10.0,10.0'::lseg;
--! 22P02: invalid input syntax for type lseg: "(10.0,10.0"
SELECT '(10.0, 1e+500)'::lseg;
--! 22003: "1e+500" is out of range for type double precision
SELECT '((1),(2))'::lseg;
--! 22P02: invalid input syntax for type lseg: "((1),(2))"
SELECT '(1,2)(3,4)'::lseg;
--> lseg:lseg
--| [(1,2),(3,4)]
SELECT '()'::lseg;
--! 22P02: invalid input syntax for type lseg: "()"
SELECT '[]'::lseg;
--! 22P02: invalid input syntax for type lseg: "[]"
SELECT '<>'::lseg;
--! 22P02: invalid input syntax for type lseg: "<>"
SELECT '<(1,2),>'::lseg;
--! 22P02: invalid input syntax for type lseg: "<(1,2),>"
SELECT ''::line;
--! 22P02: invalid input syntax for type line: ""
SELECT '1'::line;
--! 22P02: invalid input syntax for type line: "1"
SELECT '1,2'::line;
--! 22P02: invalid input syntax for type line: "1,2"
SELECT '(1,2'::line;
--! 22P02: invalid input syntax for type line: "(1,2"
SELECT '1,2)'::line;
--! 22P02: invalid input syntax for type line: "1,2)"
SELECT '(1,2) x'::line;
--! 22P02: invalid input syntax for type line: "(1,2) x"
SELECT '(1,2),'::line;
--! 22P02: invalid input syntax for type line: "(1,2),"
SELECT '((1,2)'::line;
--! 22P02: invalid input syntax for type line: "((1,2)"
SELECT '[1,2]'::line;
--! 22P02: invalid input syntax for type line: "[1,2]"
SELECT '[(1,2)]'::line;
--! 22P02: invalid input syntax for type line: "[(1,2)]"
SELECT '[1,2,3,4]'::line;
--> line:line
--| {1,-1,1}
SELECT '(1,2,3,4)'::line;
--> line:line
--| {1,-1,1}
SELECT '((1,2),(3,4)'::line;
--! 22P02: invalid input syntax for type line: "((1,2),(3,4)"
SELECT '1,2,3,4'::line;
--> line:line
--| {1,-1,1}
SELECT '(1,2),(3,4)'::line;
--> line:line
--| {1,-1,1}
SELECT '[(1,2),(3,4)'::line;
--! 22P02: invalid input syntax for type line: "[(1,2),(3,4)"
SELECT '[(1,2),(3,4))'::line;
--> line:line
--| {1,-1,1}
SELECT '((1,2),(3,4)]'::line;
--! 22P02: invalid input syntax for type line: "((1,2),(3,4)]"
SELECT '{1,2,3}'::line;
--> line:line
--| {1,2,3}
SELECT '{0,0,1}'::line;
--! 22P02: invalid line specification: A and B cannot both be zero
SELECT '{1,2}'::line;
--! 22P02: invalid input syntax for type line: "{1,2}"
SELECT '{1,2,3} '::line;
--> line:line
--| {1,2,3}
SELECT '{1,2,3}x'::line;
--! 22P02: invalid input syntax for type line: "{1,2,3}x"
SELECT '(1,2),(1,2)'::line;
--! 22P02: invalid line specification: must be two distinct points
SELECT '<(1,2),3>'::line;
--! 22P02: invalid input syntax for type line: "<(1,2),3>"
SELECT '<(1,2),3'::line;
--! 22P02: invalid input syntax for type line: "<(1,2),3"
SELECT '<1,2,3>'::line;
--! 22P02: invalid input syntax for type line: "<1,2,3>"
SELECT '((1,2),3)'::line;
--! 22P02: invalid input syntax for type line: "((1,2),3)"
SELECT '(1,2),3'::line;
--! 22P02: invalid input syntax for type line: "(1,2),3"
SELECT '1,2,3'::line;
--! 22P02: invalid input syntax for type line: "1,2,3"
SELECT '<(1,2),-1>'::line;
--! 22P02: invalid input syntax for type line: "<(1,2),-1>"
SELECT '( 1 , 2 )'::line;
--! 22P02: invalid input syntax for type line: "( 1 , 2 )"
SELECT ' 1,2 '::line;
--! 22P02: invalid input syntax for type line: " 1,2 "
SELECT '(1e400,2)'::line;
--! 22003: "1e400" is out of range for type double precision
SELECT '(1e-400,1)'::line;
--! 22003: "1e-400" is out of range for type double precision
SELECT '(inf,-infinity)'::line;
--! 22P02: invalid input syntax for type line: "(inf,-infinity)"
SELECT '(nan,1)'::line;
--! 22P02: invalid input syntax for type line: "(nan,1)"
SELECT '(1 2)'::line;
--! 22P02: invalid input syntax for type line: "(1 2)"
SELECT '(1;2)'::line;
--! 22P02: invalid input syntax for type line: "(1;2)"
SELECT '1,2,3,4,5'::line;
--! 22P02: invalid input syntax for type line: "1,2,3,4,5"
SELECT '((1,2),(3,4),(5,6))'::line;
--! 22P02: invalid input syntax for type line: "((1,2),(3,4),(5,6))"
SELECT '(1,2),(3,4),(5,6)'::line;
--! 22P02: invalid input syntax for type line: "(1,2),(3,4),(5,6)"
SELECT '[(,2),(3,4)]'::line;
--! 22P02: invalid input syntax for type line: "[(,2),(3,4)]"
SELECT '[(1,2),(3,4)] '::line;
--> line:line
--| {1,-1,1}
SELECT '(1.5e,2)'::line;
--! 22P02: invalid input syntax for type line: "(1.5e,2)"
SELECT '(1.,.5)'::line;
--! 22P02: invalid input syntax for type line: "(1.,.5)"
SELECT '(.,1)'::line;
--! 22P02: invalid input syntax for type line: "(.,1)"
SELECT '(+1,-2)'::line;
--! 22P02: invalid input syntax for type line: "(+1,-2)"
SELECT '((((1,2))))'::line;
--! 22P02: invalid input syntax for type line: "((((1,2))))"
SELECT '(((1,2),(3,4)))'::line;
--! 22P02: invalid input syntax for type line: "(((1,2),(3,4)))"
SELECT '< ( 1 , 2 ) , 3 >'::line;
--! 22P02: invalid input syntax for type line: "< ( 1 , 2 ) , 3 >"
SELECT '[(1,2),(3,4)]]'::line;
--! 22P02: invalid input syntax for type line: "[(1,2),(3,4)]]"
SELECT '(3,4,1,2)'::line;
--> line:line
--| {1,-1,1}
SELECT '<<(1,2),3>>'::line;
--! 22P02: invalid input syntax for type line: "<<(1,2),3>>"
SELECT '{1, 2 ,3}'::line;
--> line:line
--| {1,2,3}
SELECT ' { 1,2,3}'::line;
--> line:line
--| {1,2,3}
SELECT '[(0,0),(0,0)]'::line;
--! 22P02: invalid line specification: must be two distinct points
SELECT '[(0,0),(1e-9,0)]'::line;
--! 22P02: invalid line specification: must be two distinct points
SELECT '[(1,2),(1,3)]'::line;
--> line:line
--| {-1,0,1}
SELECT '1,2,3,4,5,6'::line;
--! 22P02: invalid input syntax for type line: "1,2,3,4,5,6"
SELECT '(1,2,3,4,5,6)'::line;
--! 22P02: invalid input syntax for type line: "(1,2,3,4,5,6)"
SELECT '[1,2,3,4,5,6]'::line;
--! 22P02: invalid input syntax for type line: "[1,2,3,4,5,6]"
SELECT '(10.0,)'::line;
--! 22P02: invalid input syntax for type line: "(10.0,)"
SELECT '(10.0 10.0)'::line;
--! 22P02: invalid input syntax for type line: "(10.0 10.0)"
SELECT '(10.0, 10.0) x'::line;
--! 22P02: invalid input syntax for type line: "(10.0, 10.0) x"
SELECT '(10.0,10.0'::line;
--! 22P02: invalid input syntax for type line: "(10.0,10.0"
SELECT '(10.0, 1e+500)'::line;
--! 22003: "1e+500" is out of range for type double precision
SELECT '((1),(2))'::line;
--! 22P02: invalid input syntax for type line: "((1),(2))"
SELECT '(1,2)(3,4)'::line;
--> line:line
--| {1,-1,1}
SELECT '()'::line;
--! 22P02: invalid input syntax for type line: "()"
SELECT '[]'::line;
--! 22P02: invalid input syntax for type line: "[]"
SELECT '<>'::line;
--! 22P02: invalid input syntax for type line: "<>"
SELECT '<(1,2),>'::line;
--! 22P02: invalid input syntax for type line: "<(1,2),>"
SELECT ''::box;
--! 22P02: invalid input syntax for type box: ""
SELECT '1'::box;
--! 22P02: invalid input syntax for type box: "1"
SELECT '1,2'::box;
--! 22P02: invalid input syntax for type box: "1,2"
SELECT '(1,2'::box;
--! 22P02: invalid input syntax for type box: "(1,2"
SELECT '1,2)'::box;
--! 22P02: invalid input syntax for type box: "1,2)"
SELECT '(1,2) x'::box;
--! 22P02: invalid input syntax for type box: "(1,2) x"
SELECT '(1,2),'::box;
--! 22P02: invalid input syntax for type box: "(1,2),"
SELECT '((1,2)'::box;
--! 22P02: invalid input syntax for type box: "((1,2)"
SELECT '[1,2]'::box;
--! 22P02: invalid input syntax for type box: "[1,2]"
SELECT '[(1,2)]'::box;
--! 22P02: invalid input syntax for type box: "[(1,2)]"
SELECT '[1,2,3,4]'::box;
--! 22P02: invalid input syntax for type box: "[1,2,3,4]"
SELECT '(1,2,3,4)'::box;
--> box:box
--| (3,4),(1,2)
SELECT '((1,2),(3,4)'::box;
--! 22P02: invalid input syntax for type box: "((1,2),(3,4)"
SELECT '1,2,3,4'::box;
--> box:box
--| (3,4),(1,2)
SELECT '(1,2),(3,4)'::box;
--> box:box
--| (3,4),(1,2)
SELECT '[(1,2),(3,4)'::box;
--! 22P02: invalid input syntax for type box: "[(1,2),(3,4)"
SELECT '[(1,2),(3,4))'::box;
--! 22P02: invalid input syntax for type box: "[(1,2),(3,4))"
SELECT '((1,2),(3,4)]'::box;
--! 22P02: invalid input syntax for type box: "((1,2),(3,4)]"
SELECT '{1,2,3}'::box;
--! 22P02: invalid input syntax for type box: "{1,2,3}"
SELECT '{0,0,1}'::box;
--! 22P02: invalid input syntax for type box: "{0,0,1}"
SELECT '{1,2}'::box;
--! 22P02: invalid input syntax for type box: "{1,2}"
SELECT '{1,2,3} '::box;
--! 22P02: invalid input syntax for type box: "{1,2,3} "
SELECT '{1,2,3}x'::box;
--! 22P02: invalid input syntax for type box: "{1,2,3}x"
SELECT '(1,2),(1,2)'::box;
--> box:box
--| (1,2),(1,2)
SELECT '<(1,2),3>'::box;
--! 22P02: invalid input syntax for type box: "<(1,2),3>"
SELECT '<(1,2),3'::box;
--! 22P02: invalid input syntax for type box: "<(1,2),3"
SELECT '<1,2,3>'::box;
--! 22P02: invalid input syntax for type box: "<1,2,3>"
SELECT '((1,2),3)'::box;
--! 22P02: invalid input syntax for type box: "((1,2),3)"
SELECT '(1,2),3'::box;
--! 22P02: invalid input syntax for type box: "(1,2),3"
SELECT '1,2,3'::box;
--! 22P02: invalid input syntax for type box: "1,2,3"
SELECT '<(1,2),-1>'::box;
--! 22P02: invalid input syntax for type box: "<(1,2),-1>"
SELECT '( 1 , 2 )'::box;
--! 22P02: invalid input syntax for type box: "( 1 , 2 )"
SELECT ' 1,2 '::box;
--! 22P02: invalid input syntax for type box: " 1,2 "
SELECT '(1e400,2)'::box;
--! 22003: "1e400" is out of range for type double precision
SELECT '(1e-400,1)'::box;
--! 22003: "1e-400" is out of range for type double precision
SELECT '(inf,-infinity)'::box;
--! 22P02: invalid input syntax for type box: "(inf,-infinity)"
SELECT '(nan,1)'::box;
--! 22P02: invalid input syntax for type box: "(nan,1)"
SELECT '(1 2)'::box;
--! 22P02: invalid input syntax for type box: "(1 2)"
SELECT '(1;2)'::box;
--! 22P02: invalid input syntax for type box: "(1;2)"
SELECT '1,2,3,4,5'::box;
--! 22P02: invalid input syntax for type box: "1,2,3,4,5"
SELECT '((1,2),(3,4),(5,6))'::box;
--! 22P02: invalid input syntax for type box: "((1,2),(3,4),(5,6))"
SELECT '(1,2),(3,4),(5,6)'::box;
--! 22P02: invalid input syntax for type box: "(1,2),(3,4),(5,6)"
SELECT '[(,2),(3,4)]'::box;
--! 22P02: invalid input syntax for type box: "[(,2),(3,4)]"
SELECT '[(1,2),(3,4)] '::box;
--! 22P02: invalid input syntax for type box: "[(1,2),(3,4)] "
SELECT '(1.5e,2)'::box;
--! 22P02: invalid input syntax for type box: "(1.5e,2)"
SELECT '(1.,.5)'::box;
--! 22P02: invalid input syntax for type box: "(1.,.5)"
SELECT '(.,1)'::box;
--! 22P02: invalid input syntax for type box: "(.,1)"
SELECT '(+1,-2)'::box;
--! 22P02: invalid input syntax for type box: "(+1,-2)"
SELECT '((((1,2))))'::box;
--! 22P02: invalid input syntax for type box: "((((1,2))))"
SELECT '(((1,2),(3,4)))'::box;
--! 22P02: invalid input syntax for type box: "(((1,2),(3,4)))"
SELECT '< ( 1 , 2 ) , 3 >'::box;
--! 22P02: invalid input syntax for type box: "< ( 1 , 2 ) , 3 >"
SELECT '[(1,2),(3,4)]]'::box;
--! 22P02: invalid input syntax for type box: "[(1,2),(3,4)]]"
SELECT '(3,4,1,2)'::box;
--> box:box
--| (3,4),(1,2)
SELECT '<<(1,2),3>>'::box;
--! 22P02: invalid input syntax for type box: "<<(1,2),3>>"
SELECT '{1, 2 ,3}'::box;
--! 22P02: invalid input syntax for type box: "{1, 2 ,3}"
SELECT ' { 1,2,3}'::box;
--! 22P02: invalid input syntax for type box: " { 1,2,3}"
SELECT '[(0,0),(0,0)]'::box;
--! 22P02: invalid input syntax for type box: "[(0,0),(0,0)]"
SELECT '[(0,0),(1e-9,0)]'::box;
--! 22P02: invalid input syntax for type box: "[(0,0),(1e-9,0)]"
SELECT '[(1,2),(1,3)]'::box;
--! 22P02: invalid input syntax for type box: "[(1,2),(1,3)]"
SELECT '1,2,3,4,5,6'::box;
--! 22P02: invalid input syntax for type box: "1,2,3,4,5,6"
SELECT '(1,2,3,4,5,6)'::box;
--! 22P02: invalid input syntax for type box: "(1,2,3,4,5,6)"
SELECT '[1,2,3,4,5,6]'::box;
--! 22P02: invalid input syntax for type box: "[1,2,3,4,5,6]"
SELECT '(10.0,)'::box;
--! 22P02: invalid input syntax for type box: "(10.0,)"
SELECT '(10.0 10.0)'::box;
--! 22P02: invalid input syntax for type box: "(10.0 10.0)"
SELECT '(10.0, 10.0) x'::box;
--! 22P02: invalid input syntax for type box: "(10.0, 10.0) x"
SELECT '(10.0,10.0'::box;
--! 22P02: invalid input syntax for type box: "(10.0,10.0"
SELECT '(10.0, 1e+500)'::box;
--! 22003: "1e+500" is out of range for type double precision
SELECT '((1),(2))'::box;
--! 22P02: invalid input syntax for type box: "((1),(2))"
SELECT '(1,2)(3,4)'::box;
--> box:box
--| (3,4),(1,2)
SELECT '()'::box;
--! 22P02: invalid input syntax for type box: "()"
SELECT '[]'::box;
--! 22P02: invalid input syntax for type box: "[]"
SELECT '<>'::box;
--! 22P02: invalid input syntax for type box: "<>"
SELECT '<(1,2),>'::box;
--! 22P02: invalid input syntax for type box: "<(1,2),>"
SELECT ''::path;
--! 22P02: invalid input syntax for type path: ""
SELECT '1'::path;
--! 22P02: invalid input syntax for type path: "1"
SELECT '1,2'::path;
--> path:path
--| ((1,2))
SELECT '(1,2'::path;
--! 22P02: invalid input syntax for type path: "(1,2"
SELECT '1,2)'::path;
--! 22P02: invalid input syntax for type path: "1,2)"
SELECT '(1,2) x'::path;
--! 22P02: invalid input syntax for type path: "(1,2) x"
SELECT '(1,2),'::path;
--! 22P02: invalid input syntax for type path: "(1,2),"
SELECT '((1,2)'::path;
--! 22P02: invalid input syntax for type path: "((1,2)"
SELECT '[1,2]'::path;
--> path:path
--| [(1,2)]
SELECT '[(1,2)]'::path;
--> path:path
--| [(1,2)]
SELECT '[1,2,3,4]'::path;
--> path:path
--| [(1,2),(3,4)]
SELECT '(1,2,3,4)'::path;
--> path:path
--| ((1,2),(3,4))
SELECT '((1,2),(3,4)'::path;
--! 22P02: invalid input syntax for type path: "((1,2),(3,4)"
SELECT '1,2,3,4'::path;
--> path:path
--| ((1,2),(3,4))
SELECT '(1,2),(3,4)'::path;
--> path:path
--| ((1,2),(3,4))
SELECT '[(1,2),(3,4)'::path;
--! 22P02: invalid input syntax for type path: "[(1,2),(3,4)"
SELECT '[(1,2),(3,4))'::path;
--> path:path
--| [(1,2),(3,4)]
SELECT '((1,2),(3,4)]'::path;
--! 22P02: invalid input syntax for type path: "((1,2),(3,4)]"
SELECT '{1,2,3}'::path;
--! 22P02: invalid input syntax for type path: "{1,2,3}"
SELECT '{0,0,1}'::path;
--! 22P02: invalid input syntax for type path: "{0,0,1}"
SELECT '{1,2}'::path;
--! 22P02: invalid input syntax for type path: "{1,2}"
SELECT '{1,2,3} '::path;
--! 22P02: invalid input syntax for type path: "{1,2,3} "
SELECT '{1,2,3}x'::path;
--! 22P02: invalid input syntax for type path: "{1,2,3}x"
SELECT '(1,2),(1,2)'::path;
--> path:path
--| ((1,2),(1,2))
SELECT '<(1,2),3>'::path;
--! 22P02: invalid input syntax for type path: "<(1,2),3>"
SELECT '<(1,2),3'::path;
--! 22P02: invalid input syntax for type path: "<(1,2),3"
SELECT '<1,2,3>'::path;
--! 22P02: invalid input syntax for type path: "<1,2,3>"
SELECT '((1,2),3)'::path;
--! 22P02: invalid input syntax for type path: "((1,2),3)"
SELECT '(1,2),3'::path;
--! 22P02: invalid input syntax for type path: "(1,2),3"
SELECT '1,2,3'::path;
--! 22P02: invalid input syntax for type path: "1,2,3"
SELECT '<(1,2),-1>'::path;
--! 22P02: invalid input syntax for type path: "<(1,2),-1>"
SELECT '( 1 , 2 )'::path;
--> path:path
--| ((1,2))
SELECT ' 1,2 '::path;
--> path:path
--| ((1,2))
SELECT '(1e400,2)'::path;
--! 22003: "1e400" is out of range for type double precision
SELECT '(1e-400,1)'::path;
--! 22003: "1e-400" is out of range for type double precision
SELECT '(inf,-infinity)'::path;
--> path:path
--| ((Infinity,-Infinity))
SELECT '(nan,1)'::path;
--> path:path
--| ((NaN,1))
SELECT '(1 2)'::path;
--! 22P02: invalid input syntax for type path: "(1 2)"
SELECT '(1;2)'::path;
--! 22P02: invalid input syntax for type path: "(1;2)"
SELECT '1,2,3,4,5'::path;
--! 22P02: invalid input syntax for type path: "1,2,3,4,5"
SELECT '((1,2),(3,4),(5,6))'::path;
--> path:path
--| ((1,2),(3,4),(5,6))
SELECT '(1,2),(3,4),(5,6)'::path;
--> path:path
--| ((1,2),(3,4),(5,6))
SELECT '[(,2),(3,4)]'::path;
--! 22P02: invalid input syntax for type path: "[(,2),(3,4)]"
SELECT '[(1,2),(3,4)] '::path;
--> path:path
--| [(1,2),(3,4)]
SELECT '(1.5e,2)'::path;
--! 22P02: invalid input syntax for type path: "(1.5e,2)"
SELECT '(1.,.5)'::path;
--> path:path
--| ((1,0.5))
SELECT '(.,1)'::path;
--! 22P02: invalid input syntax for type path: "(.,1)"
SELECT '(+1,-2)'::path;
--> path:path
--| ((1,-2))
SELECT '((((1,2))))'::path;
--! 22P02: invalid input syntax for type path: "((((1,2))))"
SELECT '(((1,2),(3,4)))'::path;
--! 22P02: invalid input syntax for type path: "(((1,2),(3,4)))"
SELECT '< ( 1 , 2 ) , 3 >'::path;
--! 22P02: invalid input syntax for type path: "< ( 1 , 2 ) , 3 >"
SELECT '[(1,2),(3,4)]]'::path;
--! 22P02: invalid input syntax for type path: "[(1,2),(3,4)]]"
SELECT '(3,4,1,2)'::path;
--> path:path
--| ((3,4),(1,2))
SELECT '<<(1,2),3>>'::path;
--! 22P02: invalid input syntax for type path: "<<(1,2),3>>"
SELECT '{1, 2 ,3}'::path;
--! 22P02: invalid input syntax for type path: "{1, 2 ,3}"
SELECT ' { 1,2,3}'::path;
--! 22P02: invalid input syntax for type path: " { 1,2,3}"
SELECT '[(0,0),(0,0)]'::path;
--> path:path
--| [(0,0),(0,0)]
SELECT '[(0,0),(1e-9,0)]'::path;
--> path:path
--| [(0,0),(1e-09,0)]
SELECT '[(1,2),(1,3)]'::path;
--> path:path
--| [(1,2),(1,3)]
SELECT '1,2,3,4,5,6'::path;
--> path:path
--| ((1,2),(3,4),(5,6))
SELECT '(1,2,3,4,5,6)'::path;
--> path:path
--| ((1,2),(3,4),(5,6))
SELECT '[1,2,3,4,5,6]'::path;
--> path:path
--| [(1,2),(3,4),(5,6)]
SELECT '(10.0,)'::path;
--! 22P02: invalid input syntax for type path: "(10.0,)"
SELECT '(10.0 10.0)'::path;
--! 22P02: invalid input syntax for type path: "(10.0 10.0)"
SELECT '(10.0, 10.0) x'::path;
--! 22P02: invalid input syntax for type path: "(10.0, 10.0) x"
SELECT '(10.0,10.0'::path;
--! 22P02: invalid input syntax for type path: "(10.0,10.0"
SELECT '(10.0, 1e+500)'::path;
--! 22003: "1e+500" is out of range for type double precision
SELECT '((1),(2))'::path;
--! 22P02: invalid input syntax for type path: "((1),(2))"
SELECT '(1,2)(3,4)'::path;
--! 22P02: invalid input syntax for type path: "(1,2)(3,4)"
SELECT '()'::path;
--! 22P02: invalid input syntax for type path: "()"
SELECT '[]'::path;
--! 22P02: invalid input syntax for type path: "[]"
SELECT '<>'::path;
--! 22P02: invalid input syntax for type path: "<>"
SELECT '<(1,2),>'::path;
--! 22P02: invalid input syntax for type path: "<(1,2),>"
SELECT ''::polygon;
--! 22P02: invalid input syntax for type polygon: ""
SELECT '1'::polygon;
--! 22P02: invalid input syntax for type polygon: "1"
SELECT '1,2'::polygon;
--> polygon:polygon
--| ((1,2))
SELECT '(1,2'::polygon;
--! 22P02: invalid input syntax for type polygon: "(1,2"
SELECT '1,2)'::polygon;
--! 22P02: invalid input syntax for type polygon: "1,2)"
SELECT '(1,2) x'::polygon;
--! 22P02: invalid input syntax for type polygon: "(1,2) x"
SELECT '(1,2),'::polygon;
--! 22P02: invalid input syntax for type polygon: "(1,2),"
SELECT '((1,2)'::polygon;
--! 22P02: invalid input syntax for type polygon: "((1,2)"
SELECT '[1,2]'::polygon;
--! 22P02: invalid input syntax for type polygon: "[1,2]"
SELECT '[(1,2)]'::polygon;
--! 22P02: invalid input syntax for type polygon: "[(1,2)]"
SELECT '[1,2,3,4]'::polygon;
--! 22P02: invalid input syntax for type polygon: "[1,2,3,4]"
SELECT '(1,2,3,4)'::polygon;
--> polygon:polygon
--| ((1,2),(3,4))
SELECT '((1,2),(3,4)'::polygon;
--! 22P02: invalid input syntax for type polygon: "((1,2),(3,4)"
SELECT '1,2,3,4'::polygon;
--> polygon:polygon
--| ((1,2),(3,4))
SELECT '(1,2),(3,4)'::polygon;
--> polygon:polygon
--| ((1,2),(3,4))
SELECT '[(1,2),(3,4)'::polygon;
--! 22P02: invalid input syntax for type polygon: "[(1,2),(3,4)"
SELECT '[(1,2),(3,4))'::polygon;
--! 22P02: invalid input syntax for type polygon: "[(1,2),(3,4))"
SELECT '((1,2),(3,4)]'::polygon;
--! 22P02: invalid input syntax for type polygon: "((1,2),(3,4)]"
SELECT '{1,2,3}'::polygon;
--! 22P02: invalid input syntax for type polygon: "{1,2,3}"
SELECT '{0,0,1}'::polygon;
--! 22P02: invalid input syntax for type polygon: "{0,0,1}"
SELECT '{1,2}'::polygon;
--! 22P02: invalid input syntax for type polygon: "{1,2}"
SELECT '{1,2,3} '::polygon;
--! 22P02: invalid input syntax for type polygon: "{1,2,3} "
SELECT '{1,2,3}x'::polygon;
--! 22P02: invalid input syntax for type polygon: "{1,2,3}x"
SELECT '(1,2),(1,2)'::polygon;
--> polygon:polygon
--| ((1,2),(1,2))
SELECT '<(1,2),3>'::polygon;
--! 22P02: invalid input syntax for type polygon: "<(1,2),3>"
SELECT '<(1,2),3'::polygon;
--! 22P02: invalid input syntax for type polygon: "<(1,2),3"
SELECT '<1,2,3>'::polygon;
--! 22P02: invalid input syntax for type polygon: "<1,2,3>"
SELECT '((1,2),3)'::polygon;
--! 22P02: invalid input syntax for type polygon: "((1,2),3)"
SELECT '(1,2),3'::polygon;
--! 22P02: invalid input syntax for type polygon: "(1,2),3"
SELECT '1,2,3'::polygon;
--! 22P02: invalid input syntax for type polygon: "1,2,3"
SELECT '<(1,2),-1>'::polygon;
--! 22P02: invalid input syntax for type polygon: "<(1,2),-1>"
SELECT '( 1 , 2 )'::polygon;
--> polygon:polygon
--| ((1,2))
SELECT ' 1,2 '::polygon;
--> polygon:polygon
--| ((1,2))
SELECT '(1e400,2)'::polygon;
--! 22003: "1e400" is out of range for type double precision
SELECT '(1e-400,1)'::polygon;
--! 22003: "1e-400" is out of range for type double precision
SELECT '(inf,-infinity)'::polygon;
--> polygon:polygon
--| ((Infinity,-Infinity))
SELECT '(nan,1)'::polygon;
--> polygon:polygon
--| ((NaN,1))
SELECT '(1 2)'::polygon;
--! 22P02: invalid input syntax for type polygon: "(1 2)"
SELECT '(1;2)'::polygon;
--! 22P02: invalid input syntax for type polygon: "(1;2)"
SELECT '1,2,3,4,5'::polygon;
--! 22P02: invalid input syntax for type polygon: "1,2,3,4,5"
SELECT '((1,2),(3,4),(5,6))'::polygon;
--> polygon:polygon
--| ((1,2),(3,4),(5,6))
SELECT '(1,2),(3,4),(5,6)'::polygon;
--> polygon:polygon
--| ((1,2),(3,4),(5,6))
SELECT '[(,2),(3,4)]'::polygon;
--! 22P02: invalid input syntax for type polygon: "[(,2),(3,4)]"
SELECT '[(1,2),(3,4)] '::polygon;
--! 22P02: invalid input syntax for type polygon: "[(1,2),(3,4)] "
SELECT '(1.5e,2)'::polygon;
--! 22P02: invalid input syntax for type polygon: "(1.5e,2)"
SELECT '(1.,.5)'::polygon;
--> polygon:polygon
--| ((1,0.5))
SELECT '(.,1)'::polygon;
--! 22P02: invalid input syntax for type polygon: "(.,1)"
SELECT '(+1,-2)'::polygon;
--> polygon:polygon
--| ((1,-2))
SELECT '((((1,2))))'::polygon;
--! 22P02: invalid input syntax for type polygon: "((((1,2))))"
SELECT '(((1,2),(3,4)))'::polygon;
--! 22P02: invalid input syntax for type polygon: "(((1,2),(3,4)))"
SELECT '< ( 1 , 2 ) , 3 >'::polygon;
--! 22P02: invalid input syntax for type polygon: "< ( 1 , 2 ) , 3 >"
SELECT '[(1,2),(3,4)]]'::polygon;
--! 22P02: invalid input syntax for type polygon: "[(1,2),(3,4)]]"
SELECT '(3,4,1,2)'::polygon;
--> polygon:polygon
--| ((3,4),(1,2))
SELECT '<<(1,2),3>>'::polygon;
--! 22P02: invalid input syntax for type polygon: "<<(1,2),3>>"
SELECT '{1, 2 ,3}'::polygon;
--! 22P02: invalid input syntax for type polygon: "{1, 2 ,3}"
SELECT ' { 1,2,3}'::polygon;
--! 22P02: invalid input syntax for type polygon: " { 1,2,3}"
SELECT '[(0,0),(0,0)]'::polygon;
--! 22P02: invalid input syntax for type polygon: "[(0,0),(0,0)]"
SELECT '[(0,0),(1e-9,0)]'::polygon;
--! 22P02: invalid input syntax for type polygon: "[(0,0),(1e-9,0)]"
SELECT '[(1,2),(1,3)]'::polygon;
--! 22P02: invalid input syntax for type polygon: "[(1,2),(1,3)]"
SELECT '1,2,3,4,5,6'::polygon;
--> polygon:polygon
--| ((1,2),(3,4),(5,6))
SELECT '(1,2,3,4,5,6)'::polygon;
--> polygon:polygon
--| ((1,2),(3,4),(5,6))
SELECT '[1,2,3,4,5,6]'::polygon;
--! 22P02: invalid input syntax for type polygon: "[1,2,3,4,5,6]"
SELECT '(10.0,)'::polygon;
--! 22P02: invalid input syntax for type polygon: "(10.0,)"
SELECT '(10.0 10.0)'::polygon;
--! 22P02: invalid input syntax for type polygon: "(10.0 10.0)"
SELECT '(10.0, 10.0) x'::polygon;
--! 22P02: invalid input syntax for type polygon: "(10.0, 10.0) x"
SELECT '(10.0,10.0'::polygon;
--! 22P02: invalid input syntax for type polygon: "(10.0,10.0"
SELECT '(10.0, 1e+500)'::polygon;
--! 22003: "1e+500" is out of range for type double precision
SELECT '((1),(2))'::polygon;
--! 22P02: invalid input syntax for type polygon: "((1),(2))"
SELECT '(1,2)(3,4)'::polygon;
--! 22P02: invalid input syntax for type polygon: "(1,2)(3,4)"
SELECT '()'::polygon;
--! 22P02: invalid input syntax for type polygon: "()"
SELECT '[]'::polygon;
--! 22P02: invalid input syntax for type polygon: "[]"
SELECT '<>'::polygon;
--! 22P02: invalid input syntax for type polygon: "<>"
SELECT '<(1,2),>'::polygon;
--! 22P02: invalid input syntax for type polygon: "<(1,2),>"
SELECT ''::circle;
--! 22P02: invalid input syntax for type circle: ""
SELECT '1'::circle;
--! 22P02: invalid input syntax for type circle: "1"
SELECT '1,2'::circle;
--! 22P02: invalid input syntax for type circle: "1,2"
SELECT '(1,2'::circle;
--! 22P02: invalid input syntax for type circle: "(1,2"
SELECT '1,2)'::circle;
--! 22P02: invalid input syntax for type circle: "1,2)"
SELECT '(1,2) x'::circle;
--! 22P02: invalid input syntax for type circle: "(1,2) x"
SELECT '(1,2),'::circle;
--! 22P02: invalid input syntax for type circle: "(1,2),"
SELECT '((1,2)'::circle;
--! 22P02: invalid input syntax for type circle: "((1,2)"
SELECT '[1,2]'::circle;
--! 22P02: invalid input syntax for type circle: "[1,2]"
SELECT '[(1,2)]'::circle;
--! 22P02: invalid input syntax for type circle: "[(1,2)]"
SELECT '[1,2,3,4]'::circle;
--! 22P02: invalid input syntax for type circle: "[1,2,3,4]"
SELECT '(1,2,3,4)'::circle;
--! 22P02: invalid input syntax for type circle: "(1,2,3,4)"
SELECT '((1,2),(3,4)'::circle;
--! 22P02: invalid input syntax for type circle: "((1,2),(3,4)"
SELECT '1,2,3,4'::circle;
--! 22P02: invalid input syntax for type circle: "1,2,3,4"
SELECT '(1,2),(3,4)'::circle;
--! 22P02: invalid input syntax for type circle: "(1,2),(3,4)"
SELECT '[(1,2),(3,4)'::circle;
--! 22P02: invalid input syntax for type circle: "[(1,2),(3,4)"
SELECT '[(1,2),(3,4))'::circle;
--! 22P02: invalid input syntax for type circle: "[(1,2),(3,4))"
SELECT '((1,2),(3,4)]'::circle;
--! 22P02: invalid input syntax for type circle: "((1,2),(3,4)]"
SELECT '{1,2,3}'::circle;
--! 22P02: invalid input syntax for type circle: "{1,2,3}"
SELECT '{0,0,1}'::circle;
--! 22P02: invalid input syntax for type circle: "{0,0,1}"
SELECT '{1,2}'::circle;
--! 22P02: invalid input syntax for type circle: "{1,2}"
SELECT '{1,2,3} '::circle;
--! 22P02: invalid input syntax for type circle: "{1,2,3} "
SELECT '{1,2,3}x'::circle;
--! 22P02: invalid input syntax for type circle: "{1,2,3}x"
SELECT '(1,2),(1,2)'::circle;
--! 22P02: invalid input syntax for type circle: "(1,2),(1,2)"
SELECT '<(1,2),3>'::circle;
--> circle:circle
--| <(1,2),3>
SELECT '<(1,2),3'::circle;
--! 22P02: invalid input syntax for type circle: "<(1,2),3"
SELECT '<1,2,3>'::circle;
--> circle:circle
--| <(1,2),3>
SELECT '((1,2),3)'::circle;
--> circle:circle
--| <(1,2),3>
SELECT '(1,2),3'::circle;
--> circle:circle
--| <(1,2),3>
SELECT '1,2,3'::circle;
--> circle:circle
--| <(1,2),3>
SELECT '<(1,2),-1>'::circle;
--! 22P02: invalid input syntax for type circle: "<(1,2),-1>"
SELECT '( 1 , 2 )'::circle;
--! 22P02: invalid input syntax for type circle: "( 1 , 2 )"
SELECT ' 1,2 '::circle;
--! 22P02: invalid input syntax for type circle: " 1,2 "
SELECT '(1e400,2)'::circle;
--! 22003: "1e400" is out of range for type double precision
SELECT '(1e-400,1)'::circle;
--! 22003: "1e-400" is out of range for type double precision
SELECT '(inf,-infinity)'::circle;
--! 22P02: invalid input syntax for type circle: "(inf,-infinity)"
SELECT '(nan,1)'::circle;
--! 22P02: invalid input syntax for type circle: "(nan,1)"
SELECT '(1 2)'::circle;
--! 22P02: invalid input syntax for type circle: "(1 2)"
SELECT '(1;2)'::circle;
--! 22P02: invalid input syntax for type circle: "(1;2)"
SELECT '1,2,3,4,5'::circle;
--! 22P02: invalid input syntax for type circle: "1,2,3,4,5"
SELECT '((1,2),(3,4),(5,6))'::circle;
--! 22P02: invalid input syntax for type circle: "((1,2),(3,4),(5,6))"
SELECT '(1,2),(3,4),(5,6)'::circle;
--! 22P02: invalid input syntax for type circle: "(1,2),(3,4),(5,6)"
SELECT '[(,2),(3,4)]'::circle;
--! 22P02: invalid input syntax for type circle: "[(,2),(3,4)]"
SELECT '[(1,2),(3,4)] '::circle;
--! 22P02: invalid input syntax for type circle: "[(1,2),(3,4)] "
SELECT '(1.5e,2)'::circle;
--! 22P02: invalid input syntax for type circle: "(1.5e,2)"
SELECT '(1.,.5)'::circle;
--! 22P02: invalid input syntax for type circle: "(1.,.5)"
SELECT '(.,1)'::circle;
--! 22P02: invalid input syntax for type circle: "(.,1)"
SELECT '(+1,-2)'::circle;
--! 22P02: invalid input syntax for type circle: "(+1,-2)"
SELECT '((((1,2))))'::circle;
--! 22P02: invalid input syntax for type circle: "((((1,2))))"
SELECT '(((1,2),(3,4)))'::circle;
--! 22P02: invalid input syntax for type circle: "(((1,2),(3,4)))"
SELECT '< ( 1 , 2 ) , 3 >'::circle;
--> circle:circle
--| <(1,2),3>
SELECT '[(1,2),(3,4)]]'::circle;
--! 22P02: invalid input syntax for type circle: "[(1,2),(3,4)]]"
SELECT '(3,4,1,2)'::circle;
--! 22P02: invalid input syntax for type circle: "(3,4,1,2)"
SELECT '<<(1,2),3>>'::circle;
--! 22P02: invalid input syntax for type circle: "<<(1,2),3>>"
SELECT '{1, 2 ,3}'::circle;
--! 22P02: invalid input syntax for type circle: "{1, 2 ,3}"
SELECT ' { 1,2,3}'::circle;
--! 22P02: invalid input syntax for type circle: " { 1,2,3}"
SELECT '[(0,0),(0,0)]'::circle;
--! 22P02: invalid input syntax for type circle: "[(0,0),(0,0)]"
SELECT '[(0,0),(1e-9,0)]'::circle;
--! 22P02: invalid input syntax for type circle: "[(0,0),(1e-9,0)]"
SELECT '[(1,2),(1,3)]'::circle;
--! 22P02: invalid input syntax for type circle: "[(1,2),(1,3)]"
SELECT '1,2,3,4,5,6'::circle;
--! 22P02: invalid input syntax for type circle: "1,2,3,4,5,6"
SELECT '(1,2,3,4,5,6)'::circle;
--! 22P02: invalid input syntax for type circle: "(1,2,3,4,5,6)"
SELECT '[1,2,3,4,5,6]'::circle;
--! 22P02: invalid input syntax for type circle: "[1,2,3,4,5,6]"
SELECT '(10.0,)'::circle;
--! 22P02: invalid input syntax for type circle: "(10.0,)"
SELECT '(10.0 10.0)'::circle;
--! 22P02: invalid input syntax for type circle: "(10.0 10.0)"
SELECT '(10.0, 10.0) x'::circle;
--! 22P02: invalid input syntax for type circle: "(10.0, 10.0) x"
SELECT '(10.0,10.0'::circle;
--! 22P02: invalid input syntax for type circle: "(10.0,10.0"
SELECT '(10.0, 1e+500)'::circle;
--! 22003: "1e+500" is out of range for type double precision
SELECT '((1),(2))'::circle;
--! 22P02: invalid input syntax for type circle: "((1),(2))"
SELECT '(1,2)(3,4)'::circle;
--! 22P02: invalid input syntax for type circle: "(1,2)(3,4)"
SELECT '()'::circle;
--! 22P02: invalid input syntax for type circle: "()"
SELECT '[]'::circle;
--! 22P02: invalid input syntax for type circle: "[]"
SELECT '<>'::circle;
--! 22P02: invalid input syntax for type circle: "<>"
SELECT '<(1,2),>'::circle;
--! 22P02: invalid input syntax for type circle: "<(1,2),>"
SET extra_float_digits = 0;
--= SET
SELECT '(0.1,0.30000000000000004)'::point, '<(0.1,0.2),0.30000000000000004>'::circle, '{0.30000000000000004,1,2}'::line, '[(0.30000000000000004,1e20)]'::path;
--> point:point | circle:circle | line:line | path:path
--| (0.1,0.3) | <(0.1,0.2),0.3> | {0.3,1,2} | [(0.3,1e+20)]
RESET extra_float_digits;
--= RESET
SELECT '(0.1,0.30000000000000004)'::point, '(1e15,1e16)'::point, '(1e-5,123456789012345678)'::point, '(-0,0)'::point;
--> point:point | point:point | point:point | point:point
--| (0.1,0.30000000000000004) | (1e+15,1e+16) | (1e-05,1.2345678901234568e+17) | (-0,0)
SELECT '{(1,1),(0,0);(3,3),(2,2);NULL}'::box[], '{"(1,2)","(3,4)"}'::point[], '{{(1,1),(0,0)};{(3,3),(2,2)}}'::box[], ARRAY['((1,2),(3,4))'::polygon], ARRAY['<(1,2),3>'::circle];
--> box:_box | point:_point | box:_box | array:_polygon | array:_circle
--| {(1,1),(0,0);(3,3),(2,2);NULL} | {"(1,2)","(3,4)"} | {{(1,1),(0,0)};{(3,3),(2,2)}} | {"((1,2),(3,4))"} | {"<(1,2),3>"}
SELECT '{(1,1),(0,0),(3,3),(2,2)}'::box[];
--! 22P02: invalid input syntax for type box: "(1,1),(0,0),(3,3),(2,2)"
SELECT '{(1,2)}'::point[];
--! 22P02: invalid input syntax for type point: "(1"
SELECT array_to_string(ARRAY['(1,1),(0,0)'::box, '(3,3),(2,2)'], '|'), to_json(ARRAY['(1,1),(0,0)'::box]), row('(1,2)'::point, '{1,2,3}'::line);
--> array_to_string:text | to_json:json | row:record
--| (1,1),(0,0)|(3,3),(2,2) | ["(1,1),(0,0)"] | ("(1,2)","{1,2,3}")
SELECT point '(1,2)', lseg '[(1,2),(3,4)]', path '((1,2))', polygon '((1,2))', box '(1,2),(3,4)', line '{1,2,3}', circle '<(1,2),3>';
--> point:point | lseg:lseg | path:path | polygon:polygon | box:box | line:line | circle:circle
--| (1,2) | [(1,2),(3,4)] | ((1,2)) | ((1,2)) | (3,4),(1,2) | {1,2,3} | <(1,2),3>
