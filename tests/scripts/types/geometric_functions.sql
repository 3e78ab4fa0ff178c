-- Functions, casts and subscripts of the geometric types, tables and indexes over them, what the catalogs say.
SELECT area(box '(2.0,2.0),(0.0,0.0)') AS r0, area(box '(2.5,3.5),(2.5,2.5)') AS r1;
--> r0:float8 | r1:float8
--| 4 | 0
SELECT area(path '[(1,2),(3,4)]') AS r0, area(path '((1,2),(3,4),(5,0))') AS r1;
--> r0:float8 | r1:float8
--| ∅ | 6
SELECT area(circle '<(5,1),3>') AS r0, area(circle '<(1,2),3>') AS r1;
--> r0:float8 | r1:float8
--| 28.274333882308138 | 28.274333882308138
SELECT bound_box(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, bound_box(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:box | r1:box
--| (3,3),(0,0) | (2.5,3.5),(-8,-10)
SELECT box(point '(0,0)', point '(-10,0)') AS r0, box(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:box | r1:box
--| (0,0),(-10,0) | (5.1,34.5),(-3,4)
SELECT box(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))') AS r0, box(polygon '((1,2),(7,8),(5,6),(3,-4))') AS r1;
--> r0:box | r1:box
--| (2,4),(0,0) | (7,8),(1,-4)
SELECT box(circle '<(5,1),3>') AS r0, box(circle '<(1,2),3>') AS r1;
--> r0:box | r1:box
--| (7.121320343559642,3.1213203435596424),(2.8786796564403576,-1.1213203435596424) | (3.1213203435596424,4.121320343559642),(-1.1213203435596424,-0.12132034355964239)
SELECT box(point '(0,0)') AS r0, box(point '(5.1,34.5)') AS r1;
--> r0:box | r1:box
--| (0,0),(0,0) | (5.1,34.5),(5.1,34.5)
SELECT box_above(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_above(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT box_above_eq(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_above_eq(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT box_add(box '(2.0,2.0),(0.0,0.0)', point '(-10,0)') AS r0, box_add(box '(2.5,3.5),(2.5,2.5)', point '(-3,4)') AS r1;
--> r0:box | r1:box
--| (-8,2),(-10,0) | (-0.5,7.5),(-0.5,6.5)
SELECT box_below(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_below(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT box_below_eq(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_below_eq(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT box_center(box '(2.0,2.0),(0.0,0.0)') AS r0, box_center(box '(2.5,3.5),(2.5,2.5)') AS r1;
--> r0:point | r1:point
--| (1,1) | (2.5,3)
SELECT box_contain(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_contain(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT box_contain_pt(box '(2.0,2.0),(0.0,0.0)', point '(-10,0)') AS r0, box_contain_pt(box '(2.5,3.5),(2.5,2.5)', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT box_contained(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_contained(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT box_distance(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_distance(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:float8 | r1:float8
--| 1.4142135623730951 | 10.259142264341596
SELECT box_div(box '(2.0,2.0),(0.0,0.0)', point '(-10,0)') AS r0, box_div(box '(2.5,3.5),(2.5,2.5)', point '(-3,4)') AS r1;
--> r0:box | r1:box
--| (0,-0),(-0.2,-0.2) | (0.26,-0.7),(0.1,-0.82)
SELECT box_eq(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_eq(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT box_ge(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_ge(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT box_gt(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_gt(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT box_intersect(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_intersect(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:box | r1:box
--| (2,2),(1,1) | ∅
SELECT box_le(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_le(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT box_left(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_left(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT box_lt(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_lt(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT box_mul(box '(2.0,2.0),(0.0,0.0)', point '(-10,0)') AS r0, box_mul(box '(2.5,3.5),(2.5,2.5)', point '(-3,4)') AS r1;
--> r0:box | r1:box
--| (-0,0),(-20,-20) | (-17.5,2.5),(-21.5,-0.5)
SELECT box_overabove(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_overabove(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT box_overbelow(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_overbelow(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT box_overlap(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_overlap(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT box_overleft(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_overleft(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT box_overright(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_overright(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT box_right(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_right(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT box_same(box '(2.0,2.0),(0.0,0.0)', box '(3,3),(1,1)') AS r0, box_same(box '(2.5,3.5),(2.5,2.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT box_sub(box '(2.0,2.0),(0.0,0.0)', point '(-10,0)') AS r0, box_sub(box '(2.5,3.5),(2.5,2.5)', point '(-3,4)') AS r1;
--> r0:box | r1:box
--| (12,2),(10,0) | (5.5,-0.5),(5.5,-1.5)
SELECT center(box '(2.0,2.0),(0.0,0.0)') AS r0, center(box '(2.5,3.5),(2.5,2.5)') AS r1;
--> r0:point | r1:point
--| (1,1) | (2.5,3)
SELECT center(circle '<(5,1),3>') AS r0, center(circle '<(1,2),3>') AS r1;
--> r0:point | r1:point
--| (5,1) | (1,2)
SELECT circle(point '(0,0)', float8 '2.5') AS r0, circle(point '(5.1,34.5)', float8 '0.5') AS r1;
--> r0:circle | r1:circle
--| <(0,0),2.5> | <(5.1,34.5),0.5>
SELECT circle(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))') AS r0, circle(polygon '((1,2),(7,8),(5,6),(3,-4))') AS r1;
--> r0:circle | r1:circle
--| <(1.3333333333333333,1.3333333333333333),2.0416890506363647> | <(4,3),4.806643756761884>
SELECT circle(box '(2.0,2.0),(0.0,0.0)') AS r0, circle(box '(2.5,3.5),(2.5,2.5)') AS r1;
--> r0:circle | r1:circle
--| <(1,1),1.4142135623730951> | <(2.5,3),0.5>
SELECT circle_above(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_above(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT circle_add_pt(circle '<(5,1),3>', point '(-10,0)') AS r0, circle_add_pt(circle '<(1,2),3>', point '(-3,4)') AS r1;
--> r0:circle | r1:circle
--| <(-5,1),3> | <(-2,6),3>
SELECT circle_below(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_below(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT circle_center(circle '<(5,1),3>') AS r0, circle_center(circle '<(1,2),3>') AS r1;
--> r0:point | r1:point
--| (5,1) | (1,2)
SELECT circle_contain(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_contain(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT circle_contain_pt(circle '<(5,1),3>', point '(-10,0)') AS r0, circle_contain_pt(circle '<(1,2),3>', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT circle_contained(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_contained(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT circle_distance(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_distance(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:float8 | r1:float8
--| 0 | 0
SELECT circle_div_pt(circle '<(5,1),3>', point '(-10,0)') AS r0, circle_div_pt(circle '<(1,2),3>', point '(-3,4)') AS r1;
--> r0:circle | r1:circle
--| <(-0.5,-0.1),0.3> | <(0.2,-0.4),0.6>
SELECT circle_eq(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_eq(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT circle_ge(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_ge(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT circle_gt(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_gt(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT circle_le(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_le(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT circle_left(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_left(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT circle_lt(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_lt(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT circle_mul_pt(circle '<(5,1),3>', point '(-10,0)') AS r0, circle_mul_pt(circle '<(1,2),3>', point '(-3,4)') AS r1;
--> r0:circle | r1:circle
--| <(-50,-10),30> | <(-11,-2),15>
SELECT circle_ne(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_ne(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT circle_overabove(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_overabove(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT circle_overbelow(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_overbelow(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT circle_overlap(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_overlap(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT circle_overleft(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_overleft(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT circle_overright(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_overright(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT circle_right(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_right(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT circle_same(circle '<(5,1),3>', circle '<(1,2),100>') AS r0, circle_same(circle '<(1,2),3>', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT circle_sub_pt(circle '<(5,1),3>', point '(-10,0)') AS r0, circle_sub_pt(circle '<(1,2),3>', point '(-3,4)') AS r1;
--> r0:circle | r1:circle
--| <(15,1),3> | <(4,-2),3>
SELECT close_ls(line '{0,-1,5}', lseg '[(0,0),(6,6)]') AS r0, close_ls(line '{1,-1,0}', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:point | r1:point
--| (5,5) | (-3,-4)
SELECT close_lseg(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, close_lseg(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:point | r1:point
--| ∅ | (-3,-4)
SELECT close_pb(point '(0,0)', box '(3,3),(1,1)') AS r0, close_pb(point '(5.1,34.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:point | r1:point
--| (1,1) | (-2,2)
SELECT close_pl(point '(0,0)', line '{1,0,5}') AS r0, close_pl(point '(5.1,34.5)', line '{0,3,0}') AS r1;
--> r0:point | r1:point
--| (-5,0) | (5.1,0)
SELECT close_ps(point '(0,0)', lseg '[(0,0),(6,6)]') AS r0, close_ps(point '(5.1,34.5)', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:point | r1:point
--| (0,0) | (-3,-4)
SELECT close_sb(lseg '[(1,2),(3,4)]', box '(3,3),(1,1)') AS r0, close_sb(lseg '[(-1e6,2e2),(3e5,-4e1)]', box '(-2,2),(-8,-10)') AS r1;
--> r0:point | r1:point
--| (1.5,2.5) | (-2,2)
SELECT diagonal(box '(2.0,2.0),(0.0,0.0)') AS r0, diagonal(box '(2.5,3.5),(2.5,2.5)') AS r1;
--> r0:lseg | r1:lseg
--| [(2,2),(0,0)] | [(2.5,3.5),(2.5,2.5)]
SELECT diameter(circle '<(5,1),3>') AS r0, diameter(circle '<(1,2),3>') AS r1;
--> r0:float8 | r1:float8
--| 6 | 6
SELECT dist_bp(box '(2.0,2.0),(0.0,0.0)', point '(-10,0)') AS r0, dist_bp(box '(2.5,3.5),(2.5,2.5)', point '(-3,4)') AS r1;
--> r0:float8 | r1:float8
--| 10 | 5.522680508593631
SELECT dist_bs(box '(2.0,2.0),(0.0,0.0)', lseg '[(0,0),(6,6)]') AS r0, dist_bs(box '(2.5,3.5),(2.5,2.5)', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:float8 | r1:float8
--| 0 | 8.206555975292542
SELECT dist_cpoint(circle '<(5,1),3>', point '(-10,0)') AS r0, dist_cpoint(circle '<(1,2),3>', point '(-3,4)') AS r1;
--> r0:float8 | r1:float8
--| 12.03329637837291 | 1.4721359549995796
SELECT dist_cpoly(circle '<(5,1),3>', polygon '((3,1),(3,3),(1,0))') AS r0, dist_cpoly(circle '<(1,2),3>', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:float8 | r1:float8
--| 0 | 0
SELECT dist_lp(line '{0,-1,5}', point '(-10,0)') AS r0, dist_lp(line '{1,-1,0}', point '(-3,4)') AS r1;
--> r0:float8 | r1:float8
--| 5 | 4.949747468305833
SELECT dist_ls(line '{0,-1,5}', lseg '[(0,0),(6,6)]') AS r0, dist_ls(line '{1,-1,0}', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:float8 | r1:float8
--| 0 | 0.7071067811865476
SELECT dist_pathp(path '[(1,2),(3,4)]', point '(-10,0)') AS r0, dist_pathp(path '((1,2),(3,4),(5,0))', point '(-3,4)') AS r1;
--> r0:float8 | r1:float8
--| 11.180339887498947 | 4.47213595499958
SELECT dist_pb(point '(0,0)', box '(3,3),(1,1)') AS r0, dist_pb(point '(5.1,34.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:float8 | r1:float8
--| 1.4142135623730951 | 33.26649966557949
SELECT dist_pc(point '(0,0)', circle '<(1,2),100>') AS r0, dist_pc(point '(5.1,34.5)', circle '<(1,3),5>') AS r1;
--> r0:float8 | r1:float8
--| 0 | 26.76570477732235
SELECT dist_pl(point '(0,0)', line '{1,0,5}') AS r0, dist_pl(point '(5.1,34.5)', line '{0,3,0}') AS r1;
--> r0:float8 | r1:float8
--| 5 | 34.5
SELECT dist_polyc(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', circle '<(1,2),100>') AS r0, dist_polyc(polygon '((1,2),(7,8),(5,6),(3,-4))', circle '<(1,3),5>') AS r1;
--> r0:float8 | r1:float8
--| 0 | 0
SELECT dist_polyp(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', point '(-10,0)') AS r0, dist_polyp(polygon '((1,2),(7,8),(5,6),(3,-4))', point '(-3,4)') AS r1;
--> r0:float8 | r1:float8
--| 10 | 4.47213595499958
SELECT dist_ppath(point '(0,0)', path '((1,2),(3,4))') AS r0, dist_ppath(point '(5.1,34.5)', path '[(0,0),(3,0),(4,5),(1,6)]') AS r1;
--> r0:float8 | r1:float8
--| 2.23606797749979 | 28.79340202199108
SELECT dist_ppoly(point '(0,0)', polygon '((3,1),(3,3),(1,0))') AS r0, dist_ppoly(point '(5.1,34.5)', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:float8 | r1:float8
--| 1 | 28.50017543805652
SELECT dist_ps(point '(0,0)', lseg '[(0,0),(6,6)]') AS r0, dist_ps(point '(5.1,34.5)', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:float8 | r1:float8
--| 0 | 39.34285195559671
SELECT dist_sb(lseg '[(1,2),(3,4)]', box '(3,3),(1,1)') AS r0, dist_sb(lseg '[(-1e6,2e2),(3e5,-4e1)]', box '(-2,2),(-8,-10)') AS r1;
--> r0:float8 | r1:float8
--| 0 | 13.38498438728548
SELECT dist_sl(lseg '[(1,2),(3,4)]', line '{1,0,5}') AS r0, dist_sl(lseg '[(-1e6,2e2),(3e5,-4e1)]', line '{0,3,0}') AS r1;
--> r0:float8 | r1:float8
--| 6 | 0
SELECT dist_sp(lseg '[(1,2),(3,4)]', point '(-10,0)') AS r0, dist_sp(lseg '[(-1e6,2e2),(3e5,-4e1)]', point '(-3,4)') AS r1;
--> r0:float8 | r1:float8
--| 11.180339887498947 | 11.385169036749787
SELECT height(box '(2.0,2.0),(0.0,0.0)') AS r0, height(box '(2.5,3.5),(2.5,2.5)') AS r1;
--> r0:float8 | r1:float8
--| 2 | 1
SELECT inter_lb(line '{0,-1,5}', box '(3,3),(1,1)') AS r0, inter_lb(line '{1,-1,0}', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT inter_sb(lseg '[(1,2),(3,4)]', box '(3,3),(1,1)') AS r0, inter_sb(lseg '[(-1e6,2e2),(3e5,-4e1)]', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT inter_sl(lseg '[(1,2),(3,4)]', line '{1,0,5}') AS r0, inter_sl(lseg '[(-1e6,2e2),(3e5,-4e1)]', line '{0,3,0}') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT isclosed(path '[(1,2),(3,4)]') AS r0, isclosed(path '((1,2),(3,4),(5,0))') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT ishorizontal(point '(0,0)', point '(-10,0)') AS r0, ishorizontal(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT ishorizontal(lseg '[(1,2),(3,4)]') AS r0, ishorizontal(lseg '[(-1e6,2e2),(3e5,-4e1)]') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT ishorizontal(line '{0,-1,5}') AS r0, ishorizontal(line '{1,-1,0}') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT isopen(path '[(1,2),(3,4)]') AS r0, isopen(path '((1,2),(3,4),(5,0))') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT isparallel(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, isparallel(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT isparallel(line '{0,-1,5}', line '{1,0,5}') AS r0, isparallel(line '{1,-1,0}', line '{0,3,0}') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT isperp(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, isperp(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT isperp(line '{0,-1,5}', line '{1,0,5}') AS r0, isperp(line '{1,-1,0}', line '{0,3,0}') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT isvertical(point '(0,0)', point '(-10,0)') AS r0, isvertical(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT isvertical(lseg '[(1,2),(3,4)]') AS r0, isvertical(lseg '[(-1e6,2e2),(3e5,-4e1)]') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT isvertical(line '{0,-1,5}') AS r0, isvertical(line '{1,-1,0}') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT length(lseg '[(1,2),(3,4)]') AS r0, length(lseg '[(-1e6,2e2),(3e5,-4e1)]') AS r1;
--> r0:float8 | r1:float8
--| 2.8284271247461903 | 1300000.022153846
SELECT length(path '[(1,2),(3,4)]') AS r0, length(path '((1,2),(3,4),(5,0))') AS r1;
--> r0:float8 | r1:float8
--| 2.8284271247461903 | 11.772699034745349
SELECT line(point '(0,0)', point '(-10,0)') AS r0, line(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:line | r1:line
--| {0,-1,0} | {3.7654320987654324,-1,15.296296296296298}
SELECT line_distance(line '{0,-1,5}', line '{1,0,5}') AS r0, line_distance(line '{1,-1,0}', line '{0,3,0}') AS r1;
--> r0:float8 | r1:float8
--| 0 | 0
SELECT line_eq(line '{0,-1,5}', line '{1,0,5}') AS r0, line_eq(line '{1,-1,0}', line '{0,3,0}') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT line_horizontal(line '{0,-1,5}') AS r0, line_horizontal(line '{1,-1,0}') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT line_interpt(line '{0,-1,5}', line '{1,0,5}') AS r0, line_interpt(line '{1,-1,0}', line '{0,3,0}') AS r1;
--> r0:point | r1:point
--| (-5,5) | (0,0)
SELECT line_intersect(line '{0,-1,5}', line '{1,0,5}') AS r0, line_intersect(line '{1,-1,0}', line '{0,3,0}') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT line_parallel(line '{0,-1,5}', line '{1,0,5}') AS r0, line_parallel(line '{1,-1,0}', line '{0,3,0}') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT line_perp(line '{0,-1,5}', line '{1,0,5}') AS r0, line_perp(line '{1,-1,0}', line '{0,3,0}') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT line_vertical(line '{0,-1,5}') AS r0, line_vertical(line '{1,-1,0}') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT lseg(point '(0,0)', point '(-10,0)') AS r0, lseg(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:lseg | r1:lseg
--| [(0,0),(-10,0)] | [(5.1,34.5),(-3,4)]
SELECT lseg(box '(2.0,2.0),(0.0,0.0)') AS r0, lseg(box '(2.5,3.5),(2.5,2.5)') AS r1;
--> r0:lseg | r1:lseg
--| [(2,2),(0,0)] | [(2.5,3.5),(2.5,2.5)]
SELECT lseg_center(lseg '[(1,2),(3,4)]') AS r0, lseg_center(lseg '[(-1e6,2e2),(3e5,-4e1)]') AS r1;
--> r0:point | r1:point
--| (2,3) | (-350000,80)
SELECT lseg_distance(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, lseg_distance(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:float8 | r1:float8
--| 0.7071067811865476 | 19.385168900418428
SELECT lseg_eq(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, lseg_eq(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT lseg_ge(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, lseg_ge(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT lseg_gt(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, lseg_gt(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT lseg_horizontal(lseg '[(1,2),(3,4)]') AS r0, lseg_horizontal(lseg '[(-1e6,2e2),(3e5,-4e1)]') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT lseg_interpt(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, lseg_interpt(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:point | r1:point
--| ∅ | ∅
SELECT lseg_intersect(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, lseg_intersect(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT lseg_le(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, lseg_le(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT lseg_length(lseg '[(1,2),(3,4)]') AS r0, lseg_length(lseg '[(-1e6,2e2),(3e5,-4e1)]') AS r1;
--> r0:float8 | r1:float8
--| 2.8284271247461903 | 1300000.022153846
SELECT lseg_lt(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, lseg_lt(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT lseg_ne(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, lseg_ne(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT lseg_parallel(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, lseg_parallel(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT lseg_perp(lseg '[(1,2),(3,4)]', lseg '[(0,0),(6,6)]') AS r0, lseg_perp(lseg '[(-1e6,2e2),(3e5,-4e1)]', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT lseg_vertical(lseg '[(1,2),(3,4)]') AS r0, lseg_vertical(lseg '[(-1e6,2e2),(3e5,-4e1)]') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT npoints(path '[(1,2),(3,4)]') AS r0, npoints(path '((1,2),(3,4),(5,0))') AS r1;
--> r0:int4 | r1:int4
--| 2 | 3
SELECT npoints(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))') AS r0, npoints(polygon '((1,2),(7,8),(5,6),(3,-4))') AS r1;
--> r0:int4 | r1:int4
--| 3 | 4
SELECT on_pb(point '(0,0)', box '(3,3),(1,1)') AS r0, on_pb(point '(5.1,34.5)', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT on_pl(point '(0,0)', line '{1,0,5}') AS r0, on_pl(point '(5.1,34.5)', line '{0,3,0}') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT on_ppath(point '(0,0)', path '((1,2),(3,4))') AS r0, on_ppath(point '(5.1,34.5)', path '[(0,0),(3,0),(4,5),(1,6)]') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT on_ps(point '(0,0)', lseg '[(0,0),(6,6)]') AS r0, on_ps(point '(5.1,34.5)', lseg '[(10,-10),(-3,-4)]') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT on_sb(lseg '[(1,2),(3,4)]', box '(3,3),(1,1)') AS r0, on_sb(lseg '[(-1e6,2e2),(3e5,-4e1)]', box '(-2,2),(-8,-10)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT on_sl(lseg '[(1,2),(3,4)]', line '{1,0,5}') AS r0, on_sl(lseg '[(-1e6,2e2),(3e5,-4e1)]', line '{0,3,0}') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT path(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))') AS r0, path(polygon '((1,2),(7,8),(5,6),(3,-4))') AS r1;
--> r0:path | r1:path
--| ((2,0),(2,4),(0,0)) | ((1,2),(7,8),(5,6),(3,-4))
SELECT path_add(path '[(1,2),(3,4)]', path '((1,2),(3,4))') AS r0, path_add(path '((1,2),(3,4),(5,0))', path '[(0,0),(3,0),(4,5),(1,6)]') AS r1;
--> r0:path | r1:path
--| ∅ | ∅
SELECT path_add_pt(path '[(1,2),(3,4)]', point '(-10,0)') AS r0, path_add_pt(path '((1,2),(3,4),(5,0))', point '(-3,4)') AS r1;
--> r0:path | r1:path
--| [(-9,2),(-7,4)] | ((-2,6),(0,8),(2,4))
SELECT path_contain_pt(path '[(1,2),(3,4)]', point '(-10,0)') AS r0, path_contain_pt(path '((1,2),(3,4),(5,0))', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT path_distance(path '[(1,2),(3,4)]', path '((1,2),(3,4))') AS r0, path_distance(path '((1,2),(3,4),(5,0))', path '[(0,0),(3,0),(4,5),(1,6)]') AS r1;
--> r0:float8 | r1:float8
--| 0 | 0
SELECT path_div_pt(path '[(1,2),(3,4)]', point '(-10,0)') AS r0, path_div_pt(path '((1,2),(3,4),(5,0))', point '(-3,4)') AS r1;
--> r0:path | r1:path
--| [(-0.1,-0.2),(-0.3,-0.4)] | ((0.2,-0.4),(0.28,-0.96),(-0.6,-0.8))
SELECT path_inter(path '[(1,2),(3,4)]', path '((1,2),(3,4))') AS r0, path_inter(path '((1,2),(3,4),(5,0))', path '[(0,0),(3,0),(4,5),(1,6)]') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT path_length(path '[(1,2),(3,4)]') AS r0, path_length(path '((1,2),(3,4),(5,0))') AS r1;
--> r0:float8 | r1:float8
--| 2.8284271247461903 | 11.772699034745349
SELECT path_mul_pt(path '[(1,2),(3,4)]', point '(-10,0)') AS r0, path_mul_pt(path '((1,2),(3,4),(5,0))', point '(-3,4)') AS r1;
--> r0:path | r1:path
--| [(-10,-20),(-30,-40)] | ((-11,-2),(-25,0),(-15,20))
SELECT path_n_eq(path '[(1,2),(3,4)]', path '((1,2),(3,4))') AS r0, path_n_eq(path '((1,2),(3,4),(5,0))', path '[(0,0),(3,0),(4,5),(1,6)]') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT path_n_ge(path '[(1,2),(3,4)]', path '((1,2),(3,4))') AS r0, path_n_ge(path '((1,2),(3,4),(5,0))', path '[(0,0),(3,0),(4,5),(1,6)]') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT path_n_gt(path '[(1,2),(3,4)]', path '((1,2),(3,4))') AS r0, path_n_gt(path '((1,2),(3,4),(5,0))', path '[(0,0),(3,0),(4,5),(1,6)]') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT path_n_le(path '[(1,2),(3,4)]', path '((1,2),(3,4))') AS r0, path_n_le(path '((1,2),(3,4),(5,0))', path '[(0,0),(3,0),(4,5),(1,6)]') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT path_n_lt(path '[(1,2),(3,4)]', path '((1,2),(3,4))') AS r0, path_n_lt(path '((1,2),(3,4),(5,0))', path '[(0,0),(3,0),(4,5),(1,6)]') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT path_npoints(path '[(1,2),(3,4)]') AS r0, path_npoints(path '((1,2),(3,4),(5,0))') AS r1;
--> r0:int4 | r1:int4
--| 2 | 3
SELECT path_sub_pt(path '[(1,2),(3,4)]', point '(-10,0)') AS r0, path_sub_pt(path '((1,2),(3,4),(5,0))', point '(-3,4)') AS r1;
--> r0:path | r1:path
--| [(11,2),(13,4)] | ((4,-2),(6,0),(8,-4))
SELECT pclose(path '[(1,2),(3,4)]') AS r0, pclose(path '((1,2),(3,4),(5,0))') AS r1;
--> r0:path | r1:path
--| ((1,2),(3,4)) | ((1,2),(3,4),(5,0))
SELECT point(circle '<(5,1),3>') AS r0, point(circle '<(1,2),3>') AS r1;
--> r0:point | r1:point
--| (5,1) | (1,2)
SELECT point(float8 '0.5', float8 '2.5') AS r0, point(float8 '2.5', float8 '0.5') AS r1;
--> r0:point | r1:point
--| (0.5,2.5) | (2.5,0.5)
SELECT point(lseg '[(1,2),(3,4)]') AS r0, point(lseg '[(-1e6,2e2),(3e5,-4e1)]') AS r1;
--> r0:point | r1:point
--| (2,3) | (-350000,80)
SELECT point(box '(2.0,2.0),(0.0,0.0)') AS r0, point(box '(2.5,3.5),(2.5,2.5)') AS r1;
--> r0:point | r1:point
--| (1,1) | (2.5,3)
SELECT point(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))') AS r0, point(polygon '((1,2),(7,8),(5,6),(3,-4))') AS r1;
--> r0:point | r1:point
--| (1.3333333333333333,1.3333333333333333) | (4,3)
SELECT point_above(point '(0,0)', point '(-10,0)') AS r0, point_above(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT point_add(point '(0,0)', point '(-10,0)') AS r0, point_add(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:point | r1:point
--| (-10,0) | (2.0999999999999996,38.5)
SELECT point_below(point '(0,0)', point '(-10,0)') AS r0, point_below(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT point_distance(point '(0,0)', point '(-10,0)') AS r0, point_distance(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:float8 | r1:float8
--| 10 | 31.55724956329369
SELECT point_div(point '(0,0)', point '(-10,0)') AS r0, point_div(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:point | r1:point
--| (0,-0) | (4.908,-4.956)
SELECT point_eq(point '(0,0)', point '(-10,0)') AS r0, point_eq(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT point_horiz(point '(0,0)', point '(-10,0)') AS r0, point_horiz(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT point_left(point '(0,0)', point '(-10,0)') AS r0, point_left(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT point_mul(point '(0,0)', point '(-10,0)') AS r0, point_mul(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:point | r1:point
--| (-0,0) | (-153.3,-83.1)
SELECT point_ne(point '(0,0)', point '(-10,0)') AS r0, point_ne(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT point_right(point '(0,0)', point '(-10,0)') AS r0, point_right(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT point_sub(point '(0,0)', point '(-10,0)') AS r0, point_sub(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:point | r1:point
--| (10,0) | (8.1,30.5)
SELECT point_vert(point '(0,0)', point '(-10,0)') AS r0, point_vert(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT poly_above(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_above(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT poly_below(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_below(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT poly_center(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))') AS r0, poly_center(polygon '((1,2),(7,8),(5,6),(3,-4))') AS r1;
--> r0:point | r1:point
--| (1.3333333333333333,1.3333333333333333) | (4,3)
SELECT poly_contain(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_contain(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT poly_contain_pt(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', point '(-10,0)') AS r0, poly_contain_pt(polygon '((1,2),(7,8),(5,6),(3,-4))', point '(-3,4)') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT poly_contained(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_contained(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT poly_distance(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_distance(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:float8 | r1:float8
--| 0 | 0
SELECT poly_left(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_left(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT poly_npoints(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))') AS r0, poly_npoints(polygon '((1,2),(7,8),(5,6),(3,-4))') AS r1;
--> r0:int4 | r1:int4
--| 3 | 4
SELECT poly_overabove(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_overabove(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT poly_overbelow(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_overbelow(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT poly_overlap(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_overlap(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| t | t
SELECT poly_overleft(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_overleft(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT poly_overright(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_overright(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| f | t
SELECT poly_right(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_right(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT poly_same(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))', polygon '((3,1),(3,3),(1,0))') AS r0, poly_same(polygon '((1,2),(7,8),(5,6),(3,-4))', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT polygon(box '(2.0,2.0),(0.0,0.0)') AS r0, polygon(box '(2.5,3.5),(2.5,2.5)') AS r1;
--> r0:polygon | r1:polygon
--| ((0,0),(0,2),(2,2),(2,0)) | ((2.5,2.5),(2.5,3.5),(2.5,3.5),(2.5,2.5))
SELECT polygon(path '[(1,2),(3,4)]') AS r0, polygon(path '((1,2),(3,4),(5,0))') AS r1;
--! 22023: open path cannot be converted to polygon
SELECT polygon(int4 '4', circle '<(1,2),100>') AS r0, polygon(int4 '12', circle '<(1,3),5>') AS r1;
--> r0:polygon | r1:polygon
--| ((-99,2),(0.9999999999999939,102),(101,2.0000000000000124),(1.0000000000000184,-98)) | ((-4,3),(-3.3301270189221936,5.5),(-1.5000000000000004,7.330127018922193),(0.9999999999999997,8),(3.499999999999999,7.330127018922194),(5.330127018922193,5.500000000000002),(6,3.0000000000000004),(5.3301270189221945,0.5000000000000013),(3.500000000000002,-1.3301270189221919),(1.0000000000000009,-2),(-1.4999999999999964,-1.3301270189221954),(-3.330127018922192,0.4999999999999978))
SELECT polygon(circle '<(5,1),3>') AS r0, polygon(circle '<(1,2),3>') AS r1;
--> r0:polygon | r1:polygon
--| ((2,1),(2.401923788646684,2.5),(3.4999999999999996,3.598076211353316),(5,4),(6.499999999999999,3.598076211353316),(7.598076211353316,2.500000000000001),(8,1.0000000000000004),(7.598076211353316,-0.4999999999999991),(6.500000000000002,-1.5980762113533151),(5.000000000000001,-2),(3.5000000000000018,-1.598076211353317),(2.401923788646685,-0.5000000000000013)) | ((-2,2),(-1.598076211353316,3.5),(-0.5000000000000004,4.598076211353316),(0.9999999999999998,5),(2.499999999999999,4.598076211353316),(3.5980762113533156,3.500000000000001),(4,2.0000000000000004),(3.5980762113533165,0.5000000000000009),(2.5000000000000013,-0.5980762113533151),(1.0000000000000004,-1),(-0.499999999999998,-0.5980762113533169),(-1.5980762113533151,0.49999999999999867))
SELECT popen(path '[(1,2),(3,4)]') AS r0, popen(path '((1,2),(3,4),(5,0))') AS r1;
--> r0:path | r1:path
--| [(1,2),(3,4)] | [(1,2),(3,4),(5,0)]
SELECT pt_contained_circle(point '(0,0)', circle '<(1,2),100>') AS r0, pt_contained_circle(point '(5.1,34.5)', circle '<(1,3),5>') AS r1;
--> r0:bool | r1:bool
--| t | f
SELECT pt_contained_poly(point '(0,0)', polygon '((3,1),(3,3),(1,0))') AS r0, pt_contained_poly(point '(5.1,34.5)', polygon '((1,2),(3,4),(5,6))') AS r1;
--> r0:bool | r1:bool
--| f | f
SELECT radius(circle '<(5,1),3>') AS r0, radius(circle '<(1,2),3>') AS r1;
--> r0:float8 | r1:float8
--| 3 | 3
SELECT slope(point '(0,0)', point '(-10,0)') AS r0, slope(point '(5.1,34.5)', point '(-3,4)') AS r1;
--> r0:float8 | r1:float8
--| 0 | 3.7654320987654324
SELECT width(box '(2.0,2.0),(0.0,0.0)') AS r0, width(box '(2.5,3.5),(2.5,2.5)') AS r1;
--> r0:float8 | r1:float8
--| 2 | 0
SELECT CAST(point '(0,0)' AS lseg);
--! 42846: cannot cast type point to lseg
SELECT CAST(point '(0,0)' AS line);
--! 42846: cannot cast type point to line
SELECT CAST(point '(0,0)' AS box);
--> box:box
--| (0,0),(0,0)
SELECT CAST(point '(0,0)' AS path);
--! 42846: cannot cast type point to path
SELECT CAST(point '(0,0)' AS polygon);
--! 42846: cannot cast type point to polygon
SELECT CAST(point '(0,0)' AS circle);
--! 42846: cannot cast type point to circle
SELECT CAST(lseg '[(1,2),(3,4)]' AS point);
--> point:point
--| (2,3)
SELECT CAST(lseg '[(1,2),(3,4)]' AS line);
--! 42846: cannot cast type lseg to line
SELECT CAST(lseg '[(1,2),(3,4)]' AS box);
--! 42846: cannot cast type lseg to box
SELECT CAST(lseg '[(1,2),(3,4)]' AS path);
--! 42846: cannot cast type lseg to path
SELECT CAST(lseg '[(1,2),(3,4)]' AS polygon);
--! 42846: cannot cast type lseg to polygon
SELECT CAST(lseg '[(1,2),(3,4)]' AS circle);
--! 42846: cannot cast type lseg to circle
SELECT CAST(line '{0,-1,5}' AS point);
--! 42846: cannot cast type line to point
SELECT CAST(line '{0,-1,5}' AS lseg);
--! 42846: cannot cast type line to lseg
SELECT CAST(line '{0,-1,5}' AS box);
--! 42846: cannot cast type line to box
SELECT CAST(line '{0,-1,5}' AS path);
--! 42846: cannot cast type line to path
SELECT CAST(line '{0,-1,5}' AS polygon);
--! 42846: cannot cast type line to polygon
SELECT CAST(line '{0,-1,5}' AS circle);
--! 42846: cannot cast type line to circle
SELECT CAST(box '(2.0,2.0),(0.0,0.0)' AS point);
--> point:point
--| (1,1)
SELECT CAST(box '(2.0,2.0),(0.0,0.0)' AS lseg);
--> lseg:lseg
--| [(2,2),(0,0)]
SELECT CAST(box '(2.0,2.0),(0.0,0.0)' AS line);
--! 42846: cannot cast type box to line
SELECT CAST(box '(2.0,2.0),(0.0,0.0)' AS path);
--! 42846: cannot cast type box to path
SELECT CAST(box '(2.0,2.0),(0.0,0.0)' AS polygon);
--> polygon:polygon
--| ((0,0),(0,2),(2,2),(2,0))
SELECT CAST(box '(2.0,2.0),(0.0,0.0)' AS circle);
--> circle:circle
--| <(1,1),1.4142135623730951>
SELECT CAST(path '[(1,2),(3,4)]' AS point);
--! 42846: cannot cast type path to point
SELECT CAST(path '[(1,2),(3,4)]' AS lseg);
--! 42846: cannot cast type path to lseg
SELECT CAST(path '[(1,2),(3,4)]' AS line);
--! 42846: cannot cast type path to line
SELECT CAST(path '[(1,2),(3,4)]' AS box);
--! 42846: cannot cast type path to box
SELECT CAST(path '[(1,2),(3,4)]' AS polygon);
--! 22023: open path cannot be converted to polygon
SELECT CAST(path '[(1,2),(3,4)]' AS circle);
--! 42846: cannot cast type path to circle
SELECT CAST(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))' AS point);
--> point:point
--| (1.3333333333333333,1.3333333333333333)
SELECT CAST(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))' AS lseg);
--! 42846: cannot cast type polygon to lseg
SELECT CAST(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))' AS line);
--! 42846: cannot cast type polygon to line
SELECT CAST(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))' AS box);
--> box:box
--| (2,4),(0,0)
SELECT CAST(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))' AS path);
--> path:path
--| ((2,0),(2,4),(0,0))
SELECT CAST(polygon '((2.0,0.0),(2.0,4.0),(0.0,0.0))' AS circle);
--> circle:circle
--| <(1.3333333333333333,1.3333333333333333),2.0416890506363647>
SELECT CAST(circle '<(5,1),3>' AS point);
--> point:point
--| (5,1)
SELECT CAST(circle '<(5,1),3>' AS lseg);
--! 42846: cannot cast type circle to lseg
SELECT CAST(circle '<(5,1),3>' AS line);
--! 42846: cannot cast type circle to line
SELECT CAST(circle '<(5,1),3>' AS box);
--> box:box
--| (7.121320343559642,3.1213203435596424),(2.8786796564403576,-1.1213203435596424)
SELECT CAST(circle '<(5,1),3>' AS path);
--! 42846: cannot cast type circle to path
SELECT CAST(circle '<(5,1),3>' AS polygon);
--> polygon:polygon
--| ((2,1),(2.401923788646684,2.5),(3.4999999999999996,3.598076211353316),(5,4),(6.499999999999999,3.598076211353316),(7.598076211353316,2.500000000000001),(8,1.0000000000000004),(7.598076211353316,-0.4999999999999991),(6.500000000000002,-1.5980762113533151),(5.000000000000001,-2),(3.5000000000000018,-1.598076211353317),(2.401923788646685,-0.5000000000000013))
SELECT point '(1,2)'::text, point '(1,2)'::varchar(3), '(1,2)'::text::point, point '(1,2)' || '!', concat(box '(1,2),(3,4)', 1);
--> text:text | varchar:varchar | point:point | ?column?:text | concat:text
--| (1,2) | (1, | (1,2) | (1,2)! | (3,4),(1,2)1
SELECT polygon(path '[(1,2),(3,4)]');
--! 22023: open path cannot be converted to polygon
SELECT polygon(circle '<(0,0),0>');
--! 0A000: cannot convert circle with radius zero to polygon
SELECT polygon(1, circle '<(0,0),1>');
--! 22023: must request at least 2 points
SELECT line(point(1, 2), point(1, 2));
--! 22023: invalid line specification: must be two distinct points
SELECT polygon(5, circle '<(1,1),2>');
--> polygon:polygon
--| ((-1,1),(0.3819660112501051,2.9021130325903073),(2.618033988749895,2.1755705045849467),(2.618033988749895,-0.17557050458494605),(0.38196601125010554,-0.9021130325903073))
SELECT (point '(1,2)')[0], (point '(1,2)')[1], (point '(1,2)')[2], (point '(1,2)')[-1], (point '(1,2)')[NULL], (lseg '[(1,2),(3,4)]')[1], (box '(1,2),(3,4)')[0], ((box '(1,2),(3,4)')[1])[1], (line '{1,2,3}')[2], (point '(1,2)')[0][0];
--> point:float8 | point:float8 | point:float8 | point:float8 | point:float8 | lseg:point | box:point | box:float8 | line:float8 | point:float8
--| 1 | 2 | ∅ | ∅ | ∅ | (3,4) | (3,4) | 2 | 3 | ∅
SELECT (point '(1,2)')[0:1];
--! 0A000: slices of fixed-length arrays not implemented
SELECT (polygon '((1,2),(3,4))')[0];
--! 42804: cannot subscript type polygon because it does not support subscripting
SELECT (circle '<(1,2),3>')[0];
--! 42804: cannot subscript type circle because it does not support subscripting
SELECT (point '(1,2)')['x'];
--! 22P02: invalid input syntax for type integer: "x"
CREATE TABLE shape (id int, p point, l lseg, n line, b box, pa path, po polygon, c circle, ps point[], bs box[], CHECK (c @> point(0, 0) OR id > 1));
--= CREATE TABLE
INSERT INTO shape VALUES (1, '(1,2)', '[(1,2),(3,4)]', '{1,2,3}', '(1,2),(3,4)', '[(1,2),(3,4)]', '((1,2),(3,4))', '<(1,2),3>', '{"(1,2)",NULL}', '{(1,1),(0,0);(2,2),(1,1)}'), (2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL), (3, '(0.1,0.30000000000000004)', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
--= INSERT 0 3
INSERT INTO shape (id, c) VALUES (1, '<(9,9),1>');
--! 23514: new row for relation "shape" violates check constraint "shape_check"
SELECT * FROM shape ORDER BY id;
--> id:int4 | p:point | l:lseg | n:line | b:box | pa:path | po:polygon | c:circle | ps:_point | bs:_box
--| 1 | (1,2) | [(1,2),(3,4)] | {1,2,3} | (3,4),(1,2) | [(1,2),(3,4)] | ((1,2),(3,4)) | <(1,2),3> | {"(1,2)",NULL} | {(1,1),(0,0);(2,2),(1,1)}
--| 2 | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
--| 3 | (0.1,0.30000000000000004) | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
UPDATE shape SET p[0] = 7, b[1] = '(-5,-5)', l[0] = '(9,9)', n[2] = 4 WHERE id = 1 RETURNING p, b, l, n;
--> p:point | b:box | l:lseg | n:line
--| (7,2) | (3,4),(-5,-5) | [(9,9),(3,4)] | {1,2,4}
--= UPDATE 1
UPDATE shape SET p[2] = 7 WHERE id = 1;
--! 2202E: array subscript out of range
UPDATE shape SET p[0] = NULL WHERE id = 1 RETURNING p;
--> p:point
--| (7,2)
--= UPDATE 1
UPDATE shape SET p[0] = 3 WHERE id = 2 RETURNING p;
--> p:point
--| ∅
--= UPDATE 1
UPDATE shape SET c[0] = 3 WHERE id = 2;
--! 42804: cannot subscript type circle because it does not support subscripting
UPDATE shape SET p[0][1] = 3 WHERE id = 1;
--! 2202E: wrong number of array subscripts
CREATE INDEX ON shape (p);
--! 42704: data type point has no default operator class for access method "btree"
CREATE INDEX ON shape USING hash (p);
--! 42704: data type point has no default operator class for access method "hash"
CREATE INDEX ON shape USING gin (p);
--! 42704: data type point has no default operator class for access method "gin"
CREATE INDEX ON shape USING gist (l);
--! 42704: data type lseg has no default operator class for access method "gist"
ALTER TABLE shape ADD PRIMARY KEY (p);
--! 42704: data type point has no default operator class for access method "btree"
ALTER TABLE shape ADD UNIQUE (b);
--! 42704: data type box has no default operator class for access method "btree"
CREATE UNIQUE INDEX ON shape USING gist (c);
--! 0A000: access method "gist" does not support unique indexes
CREATE INDEX ON shape USING gist (p);
--= CREATE INDEX
CREATE INDEX ON shape USING gist (b, c, po);
--= CREATE INDEX
CREATE INDEX ON shape USING spgist (p kd_point_ops);
--= CREATE INDEX
CREATE INDEX ON shape USING spgist (po);
--= CREATE INDEX
CREATE INDEX ON shape USING brin (b);
--= CREATE INDEX
SELECT indexdef FROM pg_indexes WHERE tablename = 'shape' ORDER BY 1;
--> indexdef:text
--| CREATE INDEX shape_b_c_po_idx ON public.shape USING gist (b, c, po)
--| CREATE INDEX shape_b_idx ON public.shape USING brin (b)
--| CREATE INDEX shape_p_idx ON public.shape USING gist (p)
--| CREATE INDEX shape_p_idx1 ON public.shape USING spgist (p kd_point_ops)
--| CREATE INDEX shape_po_idx ON public.shape USING spgist (po)
SELECT id FROM shape WHERE c @> p OR p <@ box '(8,8),(0,0)' ORDER BY p <-> point(5, 5), id;
--> id:int4
--| 1
--| 3
CREATE VIEW measured AS SELECT p[0] AS x, b[0] AS high, p <-> '(0,0)' AS far, @@ b AS middle, p ~= point(1, 2) AS same FROM shape WHERE c @> p;
--= CREATE VIEW
SELECT pg_get_viewdef('measured'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT shape.p[0] AS x,␊    shape.b[0] AS high,␊    (shape.p <-> '(0,0)'::point) AS far,␊    (@@ shape.b) AS middle,␊    (shape.p ~= point((1)::double precision, (2)::double precision)) AS same␊   FROM shape␊  WHERE (shape.c @> shape.p);
CREATE DOMAIN quadrant AS point CHECK (VALUE[0] >= 0 AND VALUE[1] >= 0);
--= CREATE DOMAIN
SELECT '(-1,2)'::quadrant;
--! 23514: value for domain quadrant violates check constraint "quadrant_check"
SELECT '(1,2)'::quadrant, ('(1,2)'::quadrant)[1], ARRAY['(1,2)'::quadrant], '(1,2)'::quadrant <-> '(4,6)';
--> quadrant:point | quadrant:float8 | array:user | ?column?:float8
--| (1,2) | 2 | {"(1,2)"} | 5
CREATE TYPE place AS (p point, b box);
--= CREATE TYPE
SELECT row('(1,2)', '(3,4),(1,1)')::place, (row('(1,2)', '(3,4),(1,1)')::place).b[0];
--> row:user | b:point
--| ("(1,2)","(3,4),(1,1)") | (3,4)
CREATE TYPE points_between AS RANGE (subtype = point);
--! 42704: data type point has no default operator class for access method "btree"
CREATE TABLE derived (p point, x float8 GENERATED ALWAYS AS (p[0]) STORED);
--= CREATE TABLE
INSERT INTO derived VALUES ('(4,5)') RETURNING *;
--> p:point | x:float8
--| (4,5) | 4
--= INSERT 0 1
DO $$ DECLARE p point := '(1,2)'; BEGIN p[0] := 5; ASSERT p ~= point(5, 2); END $$;
--= DO
PREPARE within (point, box) AS SELECT $1 <@ $2;
--= PREPARE
EXECUTE within ('(1,1)', '(2,2),(0,0)');
--> ?column?:bool
--| t
SELECT oid, typname, typlen, typcategory, typdelim, typelem, typarray, typinput, typsend, typalign, typstorage, typsubscript FROM pg_type WHERE oid < 10000 AND typcategory = 'G' OR typname IN ('_point', '_lseg', '_path', '_box', '_polygon', '_line', '_circle') ORDER BY oid;
--> oid:oid | typname:name | typlen:int2 | typcategory:char | typdelim:char | typelem:oid | typarray:oid | typinput:regproc | typsend:regproc | typalign:char | typstorage:char | typsubscript:regproc
--| 600 | point | 16 | G | , | 701 | 1017 | point_in | point_send | d | p | raw_array_subscript_handler
--| 601 | lseg | 32 | G | , | 600 | 1018 | lseg_in | lseg_send | d | p | raw_array_subscript_handler
--| 602 | path | -1 | G | , | 0 | 1019 | path_in | path_send | d | x | -
--| 603 | box | 32 | G | ; | 600 | 1020 | box_in | box_send | d | p | raw_array_subscript_handler
--| 604 | polygon | -1 | G | , | 0 | 1027 | poly_in | poly_send | d | x | -
--| 628 | line | 24 | G | , | 701 | 629 | line_in | line_send | d | p | raw_array_subscript_handler
--| 629 | _line | -1 | A | , | 628 | 0 | array_in | array_send | d | x | array_subscript_handler
--| 718 | circle | 24 | G | , | 0 | 719 | circle_in | circle_send | d | p | -
--| 719 | _circle | -1 | A | , | 718 | 0 | array_in | array_send | d | x | array_subscript_handler
--| 1017 | _point | -1 | A | , | 600 | 0 | array_in | array_send | d | x | array_subscript_handler
--| 1018 | _lseg | -1 | A | , | 601 | 0 | array_in | array_send | d | x | array_subscript_handler
--| 1019 | _path | -1 | A | , | 602 | 0 | array_in | array_send | d | x | array_subscript_handler
--| 1020 | _box | -1 | A | ; | 603 | 0 | array_in | array_send | d | x | array_subscript_handler
--| 1027 | _polygon | -1 | A | , | 604 | 0 | array_in | array_send | d | x | array_subscript_handler
SELECT castsource::regtype, casttarget::regtype, castfunc, castcontext FROM pg_cast WHERE castsource IN (600, 601, 602, 603, 604, 628, 718) ORDER BY castsource, casttarget;
--> castsource:regtype | casttarget:regtype | castfunc:oid | castcontext:char
--| point | box | 4091 | a
--| lseg | point | 1532 | e
--| path | polygon | 1449 | a
--| box | point | 1534 | e
--| box | lseg | 1541 | e
--| box | polygon | 1448 | a
--| box | circle | 1479 | e
--| polygon | point | 1540 | e
--| polygon | path | 1447 | a
--| polygon | box | 1446 | e
--| polygon | circle | 1474 | e
--| circle | point | 1416 | e
--| circle | box | 1480 | e
--| circle | polygon | 1544 | e
SELECT opcname, opcintype::regtype, opcdefault, opckeytype::regtype FROM pg_opclass WHERE opcintype IN (600, 601, 602, 603, 604, 628, 718) ORDER BY oid;
--> opcname:name | opcintype:regtype | opcdefault:bool | opckeytype:regtype
--| box_ops | box | t | -
--| point_ops | point | t | box
--| poly_ops | polygon | t | box
--| circle_ops | circle | t | box
--| box_ops | box | t | -
--| quad_point_ops | point | t | -
--| kd_point_ops | point | f | -
--| poly_ops | polygon | t | box
--| box_inclusion_ops | box | t | box
