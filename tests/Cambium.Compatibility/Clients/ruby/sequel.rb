require 'sequel'

$stdout.sync = true

def show(what, *values) = puts("#{what}: #{values.map(&:inspect).join(' | ')}")

database = Sequel.connect(adapter: 'postgres', host: ENV['PGHOST'], port: ENV['PGPORT'], user: ENV['PGUSER'], database: ENV['PGDATABASE'])
database.extension :pg_array, :pg_row
database << 'SET client_min_messages = warning'
database << 'CREATE TABLE spot (x int, y int)'
database << 'CREATE TYPE pair AS (a int, b text)'
database << 'CREATE TABLE place (id serial PRIMARY KEY, at spot, path spot[], pair pair)'

# Looks the types of rows up by their OIDs, which it keeps as signed numbers.
database.register_row_type(:spot)
database.register_row_type(:pair)
place = database[:place]
place.insert(at: database.row_type(:spot, [1, 2]), path: Sequel.pg_array([database.row_type(:spot, [3, 4])], :spot), pair: database.row_type(:pair, [5, 'five']))
row = place.first
show 'rows', row[:at].to_h, row[:path].map(&:to_h), row[:pair].to_h
show 'classes', row[:at].class.superclass, row[:path].class, row[:pair].class.superclass
show 'whole row', database[:spot].where(false).count, place.select(Sequel.lit('ROW(7, 8)::spot AS made')).first[:made].to_h
show 'schema', database.schema(:place).map { |name, facts| [name, facts[:db_type], facts[:type]] }
show 'signed', database["SELECT bool_and(oid::bigint < 2147483648) AS fits FROM (SELECT oid FROM pg_type UNION ALL SELECT oid FROM pg_class UNION ALL SELECT oid FROM pg_attrdef UNION ALL SELECT oid FROM pg_rewrite) o"].first[:fits]
database.disconnect
