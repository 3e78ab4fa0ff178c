-- Encodings have more names than one, and numbers.
CREATE DATABASE encoded ENCODING 'unicode' TEMPLATE template0;
--= CREATE DATABASE
DROP DATABASE encoded;
--= DROP DATABASE
CREATE DATABASE encoded ENCODING = 6;
--= CREATE DATABASE
DROP DATABASE encoded;
--= DROP DATABASE
CREATE DATABASE encoded ENCODING DEFAULT;
--= CREATE DATABASE
DROP DATABASE encoded;
--= DROP DATABASE
CREATE DATABASE encoded ENCODING 'nosuch';
--! 42704: nosuch is not a valid encoding name
CREATE DATABASE encoded ENCODING 99;
--! 42704: 99 is not a valid encoding code
CREATE DATABASE encoded ENCODING -1;
--! 42704: -1 is not a valid encoding code
