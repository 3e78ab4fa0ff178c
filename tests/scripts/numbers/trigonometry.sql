-- Trigonometry: exact degrees, and arguments out of range.

select sind(30),sind(90),sind(45),sind(150),cosd(60),cosd(90),cosd(120),tand(45),tand(90),tand(270),tand(-90),tand(180),cotd(90),cotd(0),cotd(45),tand(135),asind(0.5),acosd(0.5),atand(1),atan2d(1,1),atand(0.3),asind(0.3),acosd(0.3),atan2d(0.3,0.7),sind(33),cosd(33),tand(33),cotd(33),sind(1e10),acosd(-0.5),asind(-0.3),acosd(-0.3),tand(0),tand(360),cotd(180),cotd(270),cosd(270),sign(-0.0::float8),sind('nan'),atanh(1);
--> sind:float8 | sind:float8 | sind:float8 | sind:float8 | cosd:float8 | cosd:float8 | cosd:float8 | tand:float8 | tand:float8 | tand:float8 | tand:float8 | tand:float8 | cotd:float8 | cotd:float8 | cotd:float8 | tand:float8 | asind:float8 | acosd:float8 | atand:float8 | atan2d:float8 | atand:float8 | asind:float8 | acosd:float8 | atan2d:float8 | sind:float8 | cosd:float8 | tand:float8 | cotd:float8 | sind:float8 | acosd:float8 | asind:float8 | acosd:float8 | tand:float8 | tand:float8 | cotd:float8 | cotd:float8 | cosd:float8 | sign:float8 | sind:float8 | atanh:float8
--| 0.5 | 1 | 0.7071067811865475 | 0.5 | 0.5 | 0 | -0.5 | 1 | Infinity | -Infinity | -Infinity | 0 | 0 | Infinity | 1 | -1 | 30 | 60 | 45 | 45 | 16.69924423399362 | 17.45760312372209 | 72.5423968762779 | 23.198590513648192 | 0.544639035015027 | 0.838670567945424 | 0.6494075931975104 | 1.5398649638145832 | -0.984807753012208 | 120 | -17.45760312372209 | 107.4576031237221 | 0 | 0 | -Infinity | 0 | 0 | 0 | NaN | Infinity

select atanh(1.1);
--! 22003: input is out of range

select sin('inf'::float8);
--! 22003: input is out of range

select acosh(0.5);
--! 22003: input is out of range

select acosh('nan');
--> acosh:float8
--| NaN
