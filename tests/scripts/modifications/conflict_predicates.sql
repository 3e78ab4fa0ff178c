-- What ON CONFLICT's WHERE says is read like any condition, and means the partial indexes whose condition it says.
CREATE TABLE slot (a integer, b integer, gone timestamp, note text);
--= CREATE TABLE
CREATE UNIQUE INDEX slot_live ON slot (a) WHERE gone IS NULL AND b > 0;
--= CREATE INDEX
INSERT INTO slot VALUES (1, 1, NULL, 'first');
--= INSERT 0 1
INSERT INTO slot VALUES (1, 1, NULL, 'x') ON CONFLICT (a) WHERE gone IS NULL AND b > 0 DO UPDATE SET note = 'second';
--= INSERT 0 1
INSERT INTO slot VALUES (1, 1, NULL, 'x') ON CONFLICT (a) WHERE b > 0 AND gone IS NULL DO UPDATE SET note = 'third' RETURNING note;
--> note:text
--| third
--= INSERT 0 1
INSERT INTO slot AS s VALUES (1, 1, NULL, 'x') ON CONFLICT (a) WHERE s.b > 0 AND s.gone IS NULL AND s.note = 'x' DO UPDATE SET note = 'fourth' RETURNING note;
--> note:text
--| fourth
--= INSERT 0 1
INSERT INTO slot VALUES (1, 1, NULL, 'x') ON CONFLICT (a) WHERE slot.b > 0 AND gone IS NULL DO NOTHING RETURNING note;
--> note:text
--= INSERT 0 0
INSERT INTO slot VALUES (1, 1, NULL, 'x') ON CONFLICT (a) WHERE gone IS NULL DO NOTHING;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
INSERT INTO slot VALUES (1, 1, NULL, 'x') ON CONFLICT (a) DO NOTHING;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
INSERT INTO slot VALUES (1, 1, NULL, 'x') ON CONFLICT (a) WHERE nosuch < 8 DO NOTHING;
--! 42703: column "nosuch" does not exist
INSERT INTO slot VALUES (1, 1, NULL, 'x') ON CONFLICT (a) WHERE excluded.b > 0 DO NOTHING;
--! 42P01: missing FROM-clause entry for table "excluded"
INSERT INTO slot VALUES (1, 1, NULL, 'x') ON CONFLICT (a) WHERE b DO NOTHING;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
CREATE UNIQUE INDEX slot_all ON slot (b);
--= CREATE INDEX
INSERT INTO slot VALUES (2, 1, NULL, 'x') ON CONFLICT (b) WHERE gone IS NULL DO UPDATE SET note = 'fifth' RETURNING a, note;
--> a:int4 | note:text
--| 1 | fifth
--= INSERT 0 1
SELECT * FROM slot;
--> a:int4 | b:int4 | gone:timestamp | note:text
--| 1 | 1 | ∅ | fifth
