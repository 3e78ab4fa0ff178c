require 'active_record'
require 'bigdecimal'

$stdout.sync = true
ActiveRecord::Migration.verbose = false
ActiveRecord::Base.default_timezone = :utc

def show(what, *values) = puts("#{what}: #{values.map(&:inspect).join(' | ')}")

def failure(what)
  yield
  puts "#{what}: no error"
rescue ActiveRecord::ActiveRecordError => error
  puts "#{what}: #{error.class} #{error.message.lines.map(&:strip).reject(&:empty?).join(' / ')}"
end

settings = { adapter: 'postgresql', host: ENV['PGHOST'], port: ENV['PGPORT'], username: ENV['PGUSER'], database: ENV['PGDATABASE'], min_messages: 'warning', variables: { statement_timeout: '60s' } }
ActiveRecord::Base.establish_connection(settings)
show 'connected', ActiveRecord::Base.connection.adapter_name, ActiveRecord::Base.connection.active?, ActiveRecord::Base.connection.postgresql_version >= 150_000
show 'features', %i[supports_advisory_locks? supports_check_constraints? supports_common_table_expressions? supports_expression_index? supports_foreign_keys? supports_insert_on_duplicate_update?
                    supports_materialized_views? supports_partial_index? supports_validate_constraints? supports_views? supports_bulk_alter?].map { |feature| ActiveRecord::Base.connection.public_send(feature) }

class CreateShop < ActiveRecord::Migration[6.1]
  def change
    execute "CREATE TYPE mood AS ENUM ('glum', 'fine')"
    create_table :authors do |t|
      t.string :name, null: false, limit: 80, comment: 'in full'
      t.references :mentor, foreign_key: { to_table: :authors, on_delete: :nullify }
      t.integer :books_count, default: 0, null: false
      t.integer :lock_version, default: 0
      t.timestamps
    end
    create_table :books, id: :uuid, default: -> { 'gen_random_uuid()' }, comment: 'what is sold' do |t|
      t.belongs_to :author, null: false, foreign_key: true
      t.string :title, index: { unique: true }
      t.integer :state, limit: 2, default: 0
      t.decimal :price, precision: 8, scale: 2
      t.float :weight
      t.string :words, array: true, default: []
      t.integer :grid, array: true
      t.jsonb :data, default: {}, null: false
      t.json :plain
      t.date :day
      t.time :at
      t.datetime :seen, precision: 3
      t.column :zoned, 'timestamptz'
      t.interval :reading
      t.inet :address
      t.int4range :ages
      t.daterange :offer
      t.tstzrange :span
      t.binary :cover
      t.boolean :paid, default: false
      t.column :temper, :mood
      t.bit :flags, limit: 4
      t.tsvector :search
      t.column :upper_title, 'varchar GENERATED ALWAYS AS (upper(title)) STORED'
      t.timestamps default: -> { 'CURRENT_TIMESTAMP' }
      t.index %i[author_id title], order: { title: :desc }, name: 'books_by_author'
      t.index 'lower(title)', name: 'books_lower'
      t.index :price, where: 'paid', name: 'books_paid'
      t.index :data, using: :gin
      t.check_constraint 'price >= 0', name: 'books_price'
    end
    create_table(:books_tags, id: false) { |t| t.uuid :book_id, null: false; t.bigint :tag_id, null: false; t.index %i[book_id tag_id] }
    create_table(:tags, &:timestamps)
    create_table(:comments) { |t| t.references :subject, type: :uuid, polymorphic: true; t.text :body }
    create_table :codes, primary_key: :code, id: :string
  end
end

class ChangeShop < ActiveRecord::Migration[6.1]
  def up
    add_column :tags, :name, :string, null: false, default: 'none'
    change_column_default :tags, :name, from: 'none', to: nil
    add_index :tags, :name, unique: true
    rename_column :comments, :body, :text
    change_column :comments, :text, :string, limit: 500
    change_column_null :comments, :text, false, 'empty'
    rename_table :codes, :vouchers
    add_column :vouchers, :worth, :bigint
    change_column :vouchers, :worth, :decimal, precision: 10, scale: 2, using: 'worth::numeric'
    add_reference :vouchers, :book, type: :uuid, foreign_key: { on_delete: :cascade, validate: false }, index: { where: 'book_id IS NOT NULL' }
    validate_foreign_key :vouchers, :books
    remove_column :books, :flags
    remove_index :books, name: 'books_paid'
    rename_index :books, 'books_lower', 'books_lower_title'
    change_table(:authors, bulk: true) { |t| t.date :born; t.string :mail; t.change :name, :string, limit: 90 }
    change_column_comment :authors, :name, 'family name first'
    add_check_constraint :vouchers, 'worth > 0', name: 'vouchers_worth', validate: false
    validate_check_constraint :vouchers, name: 'vouchers_worth' if connection.respond_to?(:validate_check_constraint)
    execute 'CREATE VIEW cheap AS SELECT id, title, price FROM books WHERE price < 10'
    execute 'CREATE MATERIALIZED VIEW totals AS SELECT author_id, count(*) AS n FROM books GROUP BY author_id'
  end

  def down = raise(ActiveRecord::IrreversibleMigration)
end

class AddBeside < ActiveRecord::Migration[6.1]
  disable_ddl_transaction!
  def change = add_index(:comments, :text, algorithm: :concurrently)
end

migrations = [[CreateShop, 1], [ChangeShop, 2], [AddBeside, 3]].map { |kind, version| kind.new(kind.name, version) }
schema_migration = ActiveRecord::Base.connection.schema_migration
show 'migrated', ActiveRecord::Migrator.new(:up, migrations, schema_migration).migrate.map(&:name), schema_migration.all_versions
show 'back', ActiveRecord::Migrator.new(:down, migrations, schema_migration, 2).migrate.map(&:name), schema_migration.all_versions
ActiveRecord::Migrator.new(:up, migrations, schema_migration).migrate
ActiveRecord::SchemaDumper.dump(ActiveRecord::Base.connection, $stdout)

connection = ActiveRecord::Base.connection
show 'tables', connection.tables.sort, connection.views.sort, connection.data_source_exists?('cheap'), connection.primary_key('books'), connection.primary_key('cheap')
connection.tables.sort.each do |table|
  show table, *connection.columns(table).map { |column| [column.name, column.sql_type, column.type, column.limit, column.precision, column.scale, column.null, column.default, column.default_function, column.comment] }
  show '  indexes', *connection.indexes(table).map { |index| [index.name, index.columns, index.unique, index.orders, index.where, index.using] }.sort_by(&:first)
  show '  keys', *connection.foreign_keys(table).map { |key| [key.name, key.column, key.to_table, key.on_delete, key.validate?] }.sort_by(&:first), *connection.check_constraints(table).map { |check| [check.name, check.expression] }
  show '  comment', connection.table_comment(table), connection.pk_and_sequence_for(table)&.map(&:to_s)
end

class Author < ActiveRecord::Base
  belongs_to :mentor, class_name: 'Author', optional: true
  has_many :books, -> { order(:title) }, dependent: :destroy
  has_many :comments, through: :books
  validates :name, presence: true
end

class Book < ActiveRecord::Base
  attribute :reading, :interval
  belongs_to :author, counter_cache: true
  has_and_belongs_to_many :tags
  has_many :comments, as: :subject, dependent: :delete_all
  enum state: { draft: 0, sold: 1, lost: 2 }
  scope :cheap, -> { where('price < ?', 12) }
end

class Tag < ActiveRecord::Base
  has_and_belongs_to_many :books
  validates :name, uniqueness: true
end

class Comment < ActiveRecord::Base
  belongs_to :subject, polymorphic: true
end

class Voucher < ActiveRecord::Base
  self.primary_key = 'code'
end

class Cheap < ActiveRecord::Base
  self.table_name = 'cheap'
end

authors = %w[Ann Bob Cyd].map { |name| Author.create!(name: name) }
authors[1].update!(mentor: authors[0])
tags = %w[crime poetry maths].map { |name| Tag.create!(name: name) }
books = 9.times.map do |n|
  Book.create!(id: format('00000000-0000-0000-0000-%012d', n), author: authors[n % 3], title: "Book #{n}", state: n % 3, price: 9.99 + n, weight: n / 8.0, words: ['one', "w#{n}", 'quo"te, {'],
               grid: [n, nil], data: { size: n, in: { list: [1, n] } }, plain: [n, 'x'], day: Date.new(2024, 1 + n, 29), at: '12:34:56', seen: Time.utc(2024, 2, 29, 1, 2, 3.4567r),
               zoned: Time.utc(2024, 1, 1, n), reading: "PT#{n}H", address: "10.0.0.#{n}", ages: n..(n + 5), offer: Date.new(2024, 1, 1)...Date.new(2024, 2, n + 1),
               cover: "\x00\xFF\\'".b, paid: n.even?, temper: n.odd? ? 'fine' : 'glum', tags: tags.take(n % 4))
end
Book.update_all('created_at = now(), updated_at = now()')
books.each { |book| book.comments.create!(text: "on #{book.title}") if book.lost? }
show 'one book', *Book.find(books[4].id).attributes.except('created_at', 'updated_at').map { |name, value| [name, value.is_a?(Time) ? value.iso8601(4) : value.is_a?(BigDecimal) ? value.to_s : value] }
show 'found', Book.where(state: %i[sold lost]).where.not(paid: true).order(title: :desc).pluck(:title, :price).map { |title, price| [title, price.to_s] }, Book.cheap.count, Book.find_by(title: 'none')
show 'arrays', Book.where('? = ANY (words)', 'w3').pluck(:title), Book.where('words && ARRAY[?]::varchar[]', %w[w1 w2]).order(:title).ids, Book.where(words: ['one', 'w5', 'quo"te, {']).count
show 'json', Book.where("data->>'size' = ?", '3').pluck(:title), Book.where('data @> ?', { size: 7 }.to_json).pluck(:title), Book.where("data #>> '{in,list,1}' = '2'").count
show 'ranges', Book.where('ages @> ?', 7).count, Book.where(day: Date.new(2024, 3, 1)..Date.new(2024, 5, 30)).count, Book.where(zoned: Time.utc(2024, 1, 1, 6)..).count, Book.first.offer
show 'groups', Book.group(:state).order(:state).count, Book.joins(:author).group('authors.name').sum(:price).transform_values(&:to_s).sort, Book.average(:price).to_s, Book.maximum(:seen)&.iso8601(3)
show 'having', Author.joins(:books).group('authors.id').having('sum(price) > ?', 41).order(:id).pluck(:name, Arel.sql('count(*)'))
show 'joined', Author.left_joins(:comments).distinct.order(:name).pluck(:name), Author.where.missing(:mentor).order(:name).pluck(:name), Author.includes(:books, :mentor).order(:id).map { |author| [author.name, author.mentor&.name, author.books.map(&:title)] }
show 'eager', Book.eager_load(:tags, :author).where(tags: { name: 'maths' }).order('authors.name', :title).map { |book| [book.author.name, book.title] }, Book.preload(:comments).order(:title).map { |book| book.comments.size }
show 'counted', Author.order(:id).pluck(:books_count), Author.find_by!(name: 'Ann').comments.count
show 'nested', Book.where(author: Author.where(name: 'Bob')).or(Book.where(title: 'Book 0')).order(:title).pluck(:title), Book.from(Book.select(:title).where(paid: true), :b).pluck('b.title').sort, Book.exists?(title: 'Book 1')
show 'window', Book.select('title, rank() OVER (PARTITION BY author_id ORDER BY price DESC) AS place').order(:title).map { |book| book.place }, Book.distinct.order(:state).pluck(:state)
show 'batches', Book.in_batches(of: 4).map(&:size), Book.find_each(batch_size: 2).map(&:title).size, Book.limit(2).offset(1).order(:title).pluck(:title), Cheap.order(:title).pluck(:title)
show 'upsert', Tag.upsert_all([{ name: 'crime', created_at: Time.now, updated_at: Time.now }, { name: 'new', created_at: Time.now, updated_at: Time.now }], unique_by: :name, returning: %w[name]).rows,
     Tag.insert_all([{ name: 'new', created_at: Time.now, updated_at: Time.now }]).rows, Voucher.insert_all!([{ code: 'a', worth: 5 }, { code: 'b', worth: 2.5 }]).rows, Tag.find_or_create_by!(name: 'new').name
failure('not unique') { Voucher.insert_all!([{ code: 'a', worth: 5 }]) }
failure('check') { Voucher.create!(code: 'c', worth: -1) }
failure('not null') { Book.new(title: 'x', id: 'ffffffff-0000-0000-0000-000000000000', created_at: Time.at(0), updated_at: Time.at(0)).save!(validate: false) }
failure('foreign key') { Book.insert!({ title: 'x', author_id: 99, data: {}, created_at: Time.now, updated_at: Time.now }) }
failure('too long') { Comment.new(text: 'x' * 501).save!(validate: false) }
failure('enum') { connection.execute("UPDATE books SET temper = 'cross'") }
failure('out of range') { connection.execute('UPDATE books SET state = 99999') }
failure('no table') { connection.execute('SELECT * FROM nowhere') }
failure('no column') { Book.where('nothing = 1').load }
failure('referenced') { Author.where(name: 'Ann').delete_all }

stale = Author.find_by!(name: 'Cyd')
Author.find(stale.id).update!(born: Date.new(1980, 2, 29))
failure('stale') { stale.update!(name: 'Cy') }
Author.transaction do
  Author.create!(name: 'outer')
  Author.transaction(requires_new: true) { Author.create!(name: 'inner'); raise ActiveRecord::Rollback }
  failure('inside') { Author.transaction(requires_new: true) { Voucher.create!(code: 'a', worth: 1) } }
  show 'locked', Author.lock.find_by(name: 'outer').name, Author.lock('FOR UPDATE SKIP LOCKED').to_a.size, Author.first.with_lock { 1 }
end
show 'names', Author.order(:id).pluck(:name), Author.transaction(isolation: :serializable) { Author.count }
show 'touch', Book.find(books[0].id).touch, Book.update_counters(books[0].id, state: 1), Book.find(books[0].id).state, Book.find(books[0].id).update!(words: ['x'], data: { 'a' => nil }, tags: [])
show 'destroyed', Author.find_by!(name: 'Cyd').destroy.destroyed?, Book.count, Comment.count, connection.select_value('SELECT count(*) FROM books_tags')
show 'sql', connection.exec_query('SELECT $1::int + 1 AS n', 'x', [ActiveRecord::Relation::QueryAttribute.new('n', 41, ActiveRecord::Type::Integer.new)]).rows, connection.select_all('SELECT 1 AS a, NULL AS b').to_a,
     connection.select_values("SELECT unnest(ARRAY['x', 'y'])"), connection.quote("it's \\ "), connection.exec_update("UPDATE tags SET name = name || '!'")
show 'statements', connection.instance_variable_get(:@statements).length.positive?, connection.get_advisory_lock(7), connection.release_advisory_lock(7)
show 'explained', Book.where(title: 'x').explain.include?('QUERY PLAN')
connection.change_table(:tags) { |t| t.string :more }
Tag.reset_column_information
show 'changed below a prepared statement', Tag.find_by(name: 'new!').attributes.keys
connection.schema_search_path = 'pg_catalog, public'
show 'schemas', connection.schema_names.include?('public'), connection.current_schema, connection.current_database == ENV['PGDATABASE'], connection.encoding, connection.collation, connection.ctype
connection.disable_referential_integrity { Book.delete_all }
connection.truncate_tables('authors', 'books', 'vouchers') && show('emptied', Author.count, Author.connection.select_value("SELECT nextval('authors_id_seq')"))
connection.drop_table(:comments, if_exists: true, force: :cascade)
connection.reconnect!
show 'again', connection.tables.include?('comments'), Tag.count
