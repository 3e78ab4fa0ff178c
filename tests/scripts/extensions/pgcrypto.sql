-- pgcrypto: hashes, password hashes, raw encryption.
CREATE EXTENSION pgcrypto;
--= CREATE EXTENSION
SELECT digest('abc', 'md5'), digest('abc', 'sha1'), digest('abc'::bytea, 'SHA256');
--> digest:bytea | digest:bytea | digest:bytea
--| \x900150983cd24fb0d6963f7d28e17f72 | \xa9993e364706816aba3e25717850c26c9cd0d89d | \xba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
SELECT digest('abc', 'sha224'), digest('', 'sha384'), digest('abc', 'sha512');
--> digest:bytea | digest:bytea | digest:bytea
--| \x23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7 | \x38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b | \xddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f
SELECT digest('abc', 'nosuch');
--! 22023: Cannot use "nosuch": No such hash algorithm
SELECT hmac('data', 'key', 'md5'), hmac('data', 'key', 'sha1'), hmac('data'::bytea, repeat('long', 50)::bytea, 'sha512');
--> hmac:bytea | hmac:bytea | hmac:bytea
--| \x9d5c73ef85594d34ec4438b7c97e51d8 | \x104152c5bfdca07bc633eebd46199f0255c9f49d | \xac30051bc0dd4475922f70faec2f95d046e4d894c7546dc85b2fd46f42e64481dafd6aab1d299d1d1d86facd23add92a150c8c14f06633b70eff35613b5b0ca2
SELECT encode(digest('x', 'sha256'), 'hex') = encode(sha256('x'), 'hex');
--> ?column?:bool
--| t
SELECT crypt('secret', '$2a$06$abcdefghijklmnopqrstuu'), crypt('', '$2a$04$......................'), crypt(repeat('long', 30), '$2a$05$abcdefghijklmnopqrstuu');
--> crypt:text | crypt:text | crypt:text
--| $2a$06$abcdefghijklmnopqrstuuxLa0AkDDSrQ9VwNnETzOsObiucpMYgC | $2a$04$......................w74bL5gU7LSJClZClCa.Pkz14aTv/XO | $2a$05$abcdefghijklmnopqrstuuq2k4TQmCn6hhwuoqyB97IKyCt9w18ue
SELECT crypt('password', '$1$abcdefgh'), crypt('', '$1$x$'), crypt('longer than sixteen bytes', '$1$toolongsalt$');
--> crypt:text | crypt:text | crypt:text
--| $1$abcdefgh$G//4keteveJp0qb8z2DxG/ | $1$x$fwjfZtMwarkdetsjiQreU1 | $1$toolongs$58W/jGY6kp2HCDXZQUA2Q0
SELECT crypt('password', 'ab'), crypt('longpassword', 'zz'), crypt('', '..');
--> crypt:text | crypt:text | crypt:text
--| abJnggxhB/yWI | zzSu2QW7SNyD2 | ..X8NBuQ4l6uQ
SELECT crypt('password', '_J9..abcd'), crypt('a long password here', '_J9..abcd'), crypt('x', '_/.../...');
--> crypt:text | crypt:text | crypt:text
--| _J9..abcdIPPmXD22F8s | _J9..abcdjmVswE0K9kg | _/.../...m9huzV9lkt6
SELECT crypt('secret', crypt('secret', '$2a$04$abcdefghijklmnopqrstuu')) = crypt('secret', '$2a$04$abcdefghijklmnopqrstuu');
--> ?column?:bool
--| t
SELECT crypt('x', 'y');
--! 22023: invalid salt
SELECT crypt('x', '$2a$99$abcdefghijklmnopqrstuu');
--! 22023: invalid salt
SELECT length(gen_salt('des')), length(gen_salt('xdes')), length(gen_salt('md5')), left(gen_salt('bf'), 7), left(gen_salt('bf', 12), 7), left(gen_salt('xdes', 725), 5);
--> length:int4 | length:int4 | length:int4 | left:text | left:text | left:text
--| 2 | 9 | 11 | $2a$06$ | $2a$12$ | _J9..
SELECT gen_salt('nosuch');
--! 22023: gen_salt: Unknown salt algorithm
SELECT gen_salt('bf', 3);
--! 22023: gen_salt: Incorrect number of rounds
SELECT gen_salt('xdes', 2);
--! 22023: gen_salt: Incorrect number of rounds
SELECT crypt('pw', s) = crypt('pw', crypt('pw', s)) FROM (VALUES (gen_salt('des')), (gen_salt('xdes')), (gen_salt('md5')), (gen_salt('bf', 4))) v(s);
--> ?column?:bool
--| t
--| t
--| t
--| t
SELECT length(gen_random_bytes(16)), gen_random_bytes(8) <> gen_random_bytes(8), public.gen_random_uuid() IS NOT NULL;
--> length:int4 | ?column?:bool | ?column?:bool
--| 16 | t | t
SELECT gen_random_bytes(0);
--! 39000: Length not in range
SELECT encrypt('hello', 'key', 'aes'), encrypt('hello', '0123456789abcdef0', 'aes-cbc'), encrypt('0123456789abcdef', 'key', 'aes-ecb/pad:none');
--> encrypt:bytea | encrypt:bytea | encrypt:bytea
--| \x5e27050b59c889fee9f953137259bf6b | \xf80a75e49586636d036b3047d35eeae5 | \x408c56dcc43a8ec2ee11b36b2a6da83e
SELECT encrypt_iv('hello world, how are you', 'key', 'vector', 'aes');
--> encrypt_iv:bytea
--| \x3b27b116e85a265d364c5293d71a5d5fdf789fb1a488f9b185f9a6f68174a558
SELECT convert_from(decrypt(encrypt('hello', 'key', 'aes'), 'key', 'aes'), 'UTF8'), convert_from(decrypt_iv(encrypt_iv('long enough for two blocks', 'key', 'vector', 'aes'), 'key', 'vector', 'aes'), 'UTF8');
--> convert_from:text | convert_from:text
--| hello | long enough for two blocks
SELECT encrypt('hello', 'key', 'nosuch');
--! 22023: Cannot use "nosuch": No such cipher algorithm
SELECT encrypt('hello', 'key', 'aes/pad:none');
--! 39000: encrypt error: Encryption failed
SELECT decrypt('hello', 'key', 'aes');
--! 39000: decrypt error: Decryption failed
