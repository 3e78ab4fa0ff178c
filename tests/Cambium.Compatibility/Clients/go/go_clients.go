// Go's two drivers, pgx and lib/pq (through database/sql): codecs, modes of execution, batches, COPY, notifications, cancellation, errors.
package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"time"

	"github.com/jackc/pgconn"
	"github.com/jackc/pgtype"
	"github.com/jackc/pgx/v4"
	_ "github.com/jackc/pgx/v4/stdlib"
	"github.com/lib/pq"
)

var background = context.Background()

func show(label string, values ...interface{}) {
	text := ""
	for _, value := range values {
		text += fmt.Sprintf(" %+v", value)
	}
	fmt.Println(label + ":" + text)
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func failure(label string, err error) {
	var fromPgx *pgconn.PgError
	var fromPq *pq.Error
	switch {
	case errors.As(err, &fromPgx):
		show(label, fromPgx.Severity, fromPgx.Code, fromPgx.Message, fromPgx.Detail, fromPgx.Hint, fromPgx.Position, fromPgx.TableName, fromPgx.ColumnName, fromPgx.ConstraintName)
	case errors.As(err, &fromPq):
		show(label, fromPq.Severity, fromPq.Code, fromPq.Message, fromPq.Detail, fromPq.Hint, fromPq.Position, fromPq.Table, fromPq.Column, fromPq.Constraint)
	case err != nil:
		show(label, err)
	default:
		show(label, "no error")
	}
}

const schema = `
CREATE TYPE mood AS ENUM ('glum', 'fine');
CREATE TABLE item (id serial PRIMARY KEY, name text NOT NULL UNIQUE, price numeric(12,3), made timestamptz, day date, at time, span interval, tags text[], grid int[][], code uuid, data jsonb,
  plain json, raw bytea, address inet, net cidr, ages int4range, flag boolean, small smallint, big bigint, weight real, size double precision, feeling mood, spans tstzrange, local timestamp, fixed char(4));`

// Every type in binary form, there and back.
func codecs(connection *pgx.Conn) {
	var numeric pgtype.Numeric
	must(numeric.Set("-12345678.125"))
	_, ipNet, _ := net.ParseCIDR("10.1.0.0/16")
	_, err := connection.Exec(background, `INSERT INTO item (name, price, made, day, at, span, tags, grid, code, data, plain, raw, address, net, ages, flag, small, big, weight, size, feeling, spans, local, fixed)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)`,
		"one", numeric, time.Date(2024, 2, 29, 12, 34, 56, 789012000, time.UTC), time.Date(2024, 2, 29, 0, 0, 0, 0, time.UTC), pgtype.Time{Microseconds: 3723000004, Status: pgtype.Present},
		pgtype.Interval{Months: 14, Days: 3, Microseconds: 4005006, Status: pgtype.Present}, []string{"a", "b c", `quo"te`}, [][]int32{{1, 2}, {3, 4}}, "00000000-0000-0000-0000-00000000002a",
		map[string]interface{}{"a": []int{1, 2}}, json.RawMessage(`{"b":  1}`), []byte{0, 255, 39}, net.ParseIP("::1"), ipNet,
		pgtype.Int4range{Lower: pgtype.Int4{Int: 3, Status: pgtype.Present}, Upper: pgtype.Int4{Int: 9, Status: pgtype.Present}, LowerType: pgtype.Inclusive, UpperType: pgtype.Exclusive, Status: pgtype.Present},
		true, int16(-7), int64(1)<<60, float32(1.5), 2.25, "fine", "[2024-01-01 00:00:00+00,)", time.Date(1999, 12, 31, 23, 59, 59, 0, time.UTC), "ab")
	must(err)
	rows, err := connection.Query(background, "SELECT name, price, made, day, at, span, tags, grid, code, data, plain, raw, address, net, ages, flag, small, big, weight, size, feeling, local, fixed FROM item")
	must(err)
	for rows.Next() {
		values, err := rows.Values()
		must(err)
		for index, value := range values {
			description := rows.FieldDescriptions()[index]
			if moment, is := value.(time.Time); is {
				value = moment.UTC()
			}
			if description.DataTypeOID < 16384 {
				show("  "+string(description.Name), description.DataTypeOID, description.DataTypeSize, description.TypeModifier, description.Format, value)
			} else {
				show("  "+string(description.Name), value)
			}
		}
	}
	must(rows.Err())
	for _, text := range []string{"'NaN'::numeric", "1e30::numeric", "0.00001::numeric", "'infinity'::timestamptz", "'-infinity'::date", "'-1 year 2 days -00:00:01'::interval", "'{{1,NULL},{3,4}}'::int[]", "'[2:3]={a,b}'::text[]", "'{}'::int[]",
		"ARRAY['1.5'::numeric, NULL]", "'empty'::int4range", "ARRAY['2024-01-01'::timestamptz AT TIME ZONE 'UTC']", "B'1010'", "ARRAY[true, false]", "'\\x00ff'::bytea", "'24:00'::time", "NULL::uuid"} {
		rows, err := connection.Query(background, "SELECT "+text)
		must(err)
		rows.Next()
		values, err := rows.Values()
		show("  "+text, values, err)
		rows.Close()
	}
}

func modes(config *pgx.ConnConfig) {
	for _, simple := range []bool{false, true} {
		given := config.Copy()
		given.PreferSimpleProtocol = simple
		connection, err := pgx.ConnectConfig(background, given)
		must(err)
		var number int
		var text *string
		must(connection.QueryRow(background, "SELECT $1::int + 1, $2::text", 41, nil).Scan(&number, &text))
		_, err = connection.Exec(background, "UPDATE item SET small = $1, tags = $2 WHERE name = $3", 3, []string{"x", "y"}, "one")
		must(err)
		var tags []string
		must(connection.QueryRow(background, "SELECT tags FROM item WHERE price < $1 AND flag = $2", 1000.5, true).Scan(&tags))
		show("simple", simple, number, text == nil, tags)
		connection.Close(background)
	}
}

func statements(connection *pgx.Conn) {
	batch := &pgx.Batch{}
	for n := 0; n < 3; n++ {
		batch.Queue("INSERT INTO item (name, price) VALUES ($1, $2) RETURNING id", fmt.Sprint("batch ", n), n)
	}
	batch.Queue("SELECT count(*) FROM item")
	batch.Queue("SELECT 1/0")
	batch.Queue("SELECT 1")
	results := connection.SendBatch(background, batch)
	for n := 0; n < 6; n++ {
		var value int
		failure(fmt.Sprint("batch ", n), results.QueryRow().Scan(&value))
	}
	show("closed", results.Close() != nil)
	var left int
	must(connection.QueryRow(background, "SELECT count(*) FROM item").Scan(&left))
	show("rolled back", left)

	source := make([][]interface{}, 5000)
	for n := range source {
		source[n] = []interface{}{fmt.Sprint("copied ", n), int64(n), []string{"t"}, time.Unix(int64(n), 0), map[string]int{"n": n}}
	}
	count, err := connection.CopyFrom(background, pgx.Identifier{"item"}, []string{"name", "big", "tags", "made", "data"}, pgx.CopyFromRows(source))
	show("copied", count, err)
	_, err = connection.CopyFrom(background, pgx.Identifier{"item"}, []string{"name", "big"}, pgx.CopyFromRows([][]interface{}{{"copied 1", int64(1)}}))
	failure("copied twice", err)
	rows, err := connection.Query(background, "SELECT 10 / (10 - n) FROM generate_series(1, 100) n")
	must(err)
	before := 0
	for rows.Next() {
		before++
	}
	failure(fmt.Sprint("error behind ", before, " rows"), rows.Err())
	prepared, err := connection.Prepare(background, "find", "SELECT id, name FROM item WHERE big = $1 AND name LIKE $2")
	must(err)
	show("prepared", prepared.ParamOIDs, len(prepared.Fields))
	var name string
	must(connection.QueryRow(background, "find", 77, "copied%").Scan(new(int), &name))
	show("found", name, connection.Deallocate(background, "find"))
	_, err = connection.Exec(background, "ALTER TABLE item ADD COLUMN more int")
	must(err)
	must(connection.QueryRow(background, "SELECT count(*) FROM item WHERE price IS NOT NULL").Scan(&left))
	tag, err := connection.Exec(background, "DELETE FROM item WHERE big > 9")
	show("tag", tag, tag.RowsAffected(), err)
}

func transactions(connection *pgx.Conn) {
	err := connection.BeginTxFunc(background, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadWrite}, func(outer pgx.Tx) error {
		inner, err := outer.Begin(background)
		must(err)
		_, err = inner.Exec(background, "INSERT INTO item (name) VALUES ('one')")
		failure("unique", err)
		_, err = inner.Exec(background, "SELECT 1")
		failure("aborted", err)
		must(inner.Rollback(background))
		_, err = outer.Exec(background, "INSERT INTO item (name) VALUES ('outer')")
		return err
	})
	show("committed", err)
	reader, err := connection.BeginTx(background, pgx.TxOptions{IsoLevel: pgx.Serializable, AccessMode: pgx.ReadOnly, DeferrableMode: pgx.Deferrable})
	must(err)
	_, err = reader.Exec(background, "DELETE FROM item")
	failure("read only", err)
	show("status", string(connection.PgConn().TxStatus()), reader.Commit(background))
	for _, text := range []string{"SELEC 1", "SELECT * FROM nowhere", "SELECT nothing FROM item", "INSERT INTO item (name) VALUES (NULL)", "SELECT 'x'::mood", "SELECT sqrt(-1)"} {
		_, err := connection.Exec(background, text)
		failure(text, err)
	}
	var number int
	failure("argument", connection.QueryRow(background, "SELECT $1::int", "abc").Scan(&number))
	failure("count", connection.QueryRow(background, "SELECT $1::int", 1, 2).Scan(&number))
}

func events(config *pgx.ConnConfig, other *pgx.Conn) {
	notices := []string{}
	given := config.Copy()
	given.OnNotice = func(_ *pgconn.PgConn, notice *pgconn.Notice) {
		notices = append(notices, notice.Severity+" "+notice.Message)
	}
	connection, err := pgx.ConnectConfig(background, given)
	must(err)
	defer connection.Close(background)
	_, err = connection.Exec(background, `LISTEN "some News"`)
	must(err)
	_, err = other.Exec(background, `SELECT pg_notify('some News', 'žluť ' || n) FROM generate_series(1, 2) n`)
	must(err)
	for n := 0; n < 2; n++ {
		notification, err := connection.WaitForNotification(background)
		must(err)
		show("notified", notification.Channel, notification.Payload)
	}
	_, err = connection.Exec(background, "DO $$BEGIN RAISE WARNING 'look %', 1; END$$; DROP TABLE IF EXISTS nowhere")
	show("notices", notices, err)
	sleeping := make(chan error)
	go func() { _, err := connection.Exec(background, "SELECT pg_sleep(60)"); sleeping <- err }()
	for running := 0; running == 0; {
		must(other.QueryRow(background, "SELECT count(*) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)' AND state = 'active' AND datname = current_database() AND pid <> pg_backend_pid()").Scan(&running))
	}
	must(connection.PgConn().CancelRequest(background))
	failure("cancelled", <-sleeping)
}

func databaseSql(driver, name string) {
	database, err := sql.Open(driver, name)
	must(err)
	defer database.Close()
	database.SetMaxOpenConns(2)
	must(database.Ping())
	var id int
	var price sql.NullString
	var made sql.NullTime
	must(database.QueryRow("INSERT INTO item (name, price, made) VALUES ($1, $2, $3) RETURNING id, price, made", driver, "12.5", time.Unix(1700000000, 0)).Scan(&id, &price, &made))
	show(driver, price, made.Time.UTC(), made.Valid)
	statement, err := database.Prepare("SELECT name, big, weight, flag, raw, day FROM item WHERE big < $1 OR name = $2 ORDER BY id")
	must(err)
	for n := 0; n < 2; n++ {
		rows, err := statement.Query(n, "one")
		must(err)
		columns, _ := rows.Columns()
		types, _ := rows.ColumnTypes()
		kinds := []string{}
		for _, kind := range types {
			length, variable := kind.Length()
			kinds = append(kinds, fmt.Sprint(kind.DatabaseTypeName(), length, variable))
		}
		all := 0
		for rows.Next() {
			var name string
			var big sql.NullInt64
			var weight sql.NullFloat64
			var flag sql.NullBool
			var raw []byte
			var day sql.NullTime
			must(rows.Scan(&name, &big, &weight, &flag, &raw, &day))
			if all++; all <= 2 {
				show("  row", name, big, weight, flag, raw, day.Time.UTC())
			}
		}
		show("  rows", columns, kinds, all, rows.Err())
	}
	transaction, err := database.BeginTx(background, &sql.TxOptions{Isolation: sql.LevelSerializable})
	must(err)
	result, err := transaction.Exec("UPDATE item SET small = 5 WHERE big < $1", 5)
	must(err)
	affected, _ := result.RowsAffected()
	show("  updated", affected, transaction.Rollback())
	_, err = database.Exec("INSERT INTO item (id, name) VALUES ($1, 'again')", id)
	failure("  unique", err)
	_, err = database.Exec("SELECT $1::int", "abc")
	show("  argument", err != nil)
	_, err = database.Exec("SELECT 1; SELECT 2")
	failure("  several", err)
	reader, err := database.BeginTx(background, &sql.TxOptions{ReadOnly: true})
	must(err)
	_, err = reader.Exec("DELETE FROM item")
	failure("  read only", err)
	must(reader.Rollback())
	waiting, stop := context.WithCancel(background)
	sleeping := make(chan error)
	go func() { _, err := database.ExecContext(waiting, "SELECT pg_sleep(61)"); sleeping <- err }()
	for running := 0; running == 0; {
		must(database.QueryRow("SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(61)%' AND state = 'active' AND datname = current_database()").Scan(&running))
	}
	stop()
	show("  cancelled", <-sleeping != nil)
}

// What only lib/pq has: COPY as a prepared statement, arrays by wrapper, its listener.
func libraryPq(name string) {
	database, err := sql.Open("postgres", name)
	must(err)
	defer database.Close()
	transaction, err := database.Begin()
	must(err)
	statement, err := transaction.Prepare(pq.CopyIn("item", "name", "tags", "raw", "made", "grid"))
	must(err)
	for n := 0; n < 100; n++ {
		_, err = statement.Exec(fmt.Sprintf("pq\t%d\n", n), pq.Array([]string{"a", `b"\`}), []byte{0, byte(n)}, time.Unix(int64(n), 0), pq.Array([][]int{{n, 2}}))
		must(err)
	}
	_, err = statement.Exec()
	must(err)
	must(statement.Close())
	must(transaction.Commit())
	var tags []string
	var raw []byte
	must(database.QueryRow("SELECT tags, raw FROM item WHERE name = ANY ($1)", pq.Array([]string{"pq\t7\n", "x"})).Scan(pq.Array(&tags), &raw))
	show("copied by pq", tags, raw)
	listener := pq.NewListener(name, time.Second, time.Minute, nil)
	defer listener.Close()
	must(listener.Listen("news"))
	_, err = database.Exec("NOTIFY news, 'from pq'")
	must(err)
	notification := <-listener.Notify
	show("heard by pq", notification.Channel, notification.Extra)
}

func main() {
	address := fmt.Sprintf("host=%s port=%s user=%s dbname=%s sslmode=disable", os.Getenv("PGHOST"), os.Getenv("PGPORT"), os.Getenv("PGUSER"), os.Getenv("PGDATABASE"))
	config, err := pgx.ParseConfig(address)
	must(err)
	connection, err := pgx.ConnectConfig(background, config)
	must(err)
	defer connection.Close(background)
	_, err = connection.Exec(background, schema)
	must(err)
	codecs(connection)
	modes(config)
	statements(connection)
	transactions(connection)
	events(config, connection)
	databaseSql("pgx", address)
	databaseSql("postgres", address)
	libraryPq(address)
}
