-- Encodings have more names than one, and numbers.
CREATE DATABASE encoded ENCODING 'unicode' TEMPLATE template0;
DROP DATABASE encoded;
CREATE DATABASE encoded ENCODING = 6;
DROP DATABASE encoded;
CREATE DATABASE encoded ENCODING DEFAULT;
DROP DATABASE encoded;
CREATE DATABASE encoded ENCODING 'nosuch';
CREATE DATABASE encoded ENCODING 99;
CREATE DATABASE encoded ENCODING -1;
