-- Options of ts_headline, plain and quoted.
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'StartSel=<x, StopSel = > ');
--> ts_headline:text
--| a fat <xcat> sat
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'StartSel = "<x ""y"">", StopSel= ''</x>''');
--> ts_headline:text
--| a fat <x "y">cat</x> sat
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'StartSel=''<i, it''''s \\>'', StopSel="\\"');
--> ts_headline:text
--| a fat <i, it's \>cat\\ sat
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), '"StartSel"="<"StopSel=">"');
--> ts_headline:text
--| a fat <cat> sat
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'StartSel=,StopSel=1');
--> ts_headline:text
--| a fat ,StopSel=1cat</b> sat
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), ' ,, StopSel=1,');
--> ts_headline:text
--| a fat <b>cat1 sat
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'StartSel=< StopSel=>');
--> ts_headline:text
--| a fat <cat> sat
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'StartSel=a"b');
--> ts_headline:text
--| a fat a"bcat</b> sat
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'StartSel=<x y>, StopSel=</x>');
--! 42601: invalid parameter list format: "StartSel=<x y>, StopSel=</x>"
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'StartSel="<x');
--! 42601: invalid parameter list format: "StartSel="<x"
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'StartSel');
--! 42601: invalid parameter list format: "StartSel"
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'StartSel=');
--! 42601: invalid parameter list format: "StartSel="
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'StartSel="",StopSel='''';MaxWords=3');
--! 22023: unrecognized headline parameter: ";MaxWords"
SELECT ts_headline('english', 'a fat cat sat', to_tsquery('english', 'cat'), 'Nope=1');
--! 22023: unrecognized headline parameter: "Nope"
