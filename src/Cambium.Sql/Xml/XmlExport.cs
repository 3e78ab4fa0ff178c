using System.Globalization;
using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Extensions.Code;
using Cambium.Sql.Functions;
using Cambium.Sql.Statements;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs.Functions;

namespace Cambium.Sql.Xml;

/// <summary>Rows of queries, tables and cursors, all tables of schemas and the database, as XML (SQL/XML 9.11 and on).</summary>
internal sealed class XmlExport
{
    private readonly StringBuilder _text = new();
    private readonly CallContext _context;
    private readonly bool _showsNulls;
    private readonly bool _isForest;
    private readonly string _namespace;

    /// <param name="options">Whether NULLs are elements with xsi:nil, whether each row is an element on its own without one around all, and a namespace or an empty text.</param>
    private XmlExport(ReadOnlySpan<Value> options, CallContext context)
    {
        _context = context;
        _showsNulls = options[0].Boolean;
        _isForest = options[1].Boolean;
        _namespace = options[2].Text;
    }

    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("query_to_xml", static (arguments, context) => Make(arguments[1..], context, arguments[0], static (export, sql) => export.Query(sql.Text, null, isTop: true)));
        library.Scalar("table_to_xml", static (arguments, context) => Make(arguments[1..], context, arguments[0], static (export, oid) =>
            export.Tables(string.Create(CultureInfo.InvariantCulture, $"oid = {oid.UInt32}"), isTop: true, end: "")));
        library.Scalar("schema_to_xml", static (arguments, context) => Make(arguments[1..], context, arguments[0], static (export, name) => export.Schema(name.Text, isTop: true)));
        library.Scalar("database_to_xml", static (arguments, context) => Make(arguments, context, default, static (export, _) => export.Database()));
        library.Scalar("cursor_to_xml", static (arguments, context) =>
        {
            (string name, int count) = (arguments[0].Text, arguments[1].Int32);
            return Make(arguments[2..], context, default, (export, _) => export.Cursor(name, count));
        });
    }

    private static Value Make(ReadOnlySpan<Value> options, CallContext context, in Value of, Action<XmlExport, Value> write)
    {
        XmlExport export = new(options, context);
        write(export, of);
        return Value.FromText(export._text.ToString());
    }

    private static string Name(string identifier) => XmlNames.Of(identifier, isFull: true);

    private void Query(string sql, string? table, bool isTop)
    {
        InnerQuery query = InnerQuery.Run(sql, _context);
        Rows(query.Results, query.Rows, table, isTop);
    }

    private void Cursor(string name, int count)
    {
        RowSpool rows = new();
        Cursor cursor = CatalogFunctions.Session(_context).Cursors.Get(name);
        cursor.Fetch(FetchDirection.Forward, count, rows);
        Rows(cursor.Columns, rows.Rows, null, isTop: true);
    }

    /// <param name="condition">Over pg_class.</param>
    /// <param name="end">Behind each table.</param>
    private void Tables(string condition, bool isTop, string end)
    {
        foreach (Value[] table in InnerQuery.Run($"SELECT oid::pg_catalog.regclass::pg_catalog.text, relname FROM pg_catalog.pg_class WHERE {condition} ORDER BY relname", _context).Rows)
        {
            Query($"SELECT * FROM {table[0].Text}", table[1].Text, isTop);
            _text.Append(end);
        }
    }

    private void Schema(string name, bool isTop)
    {
        SchemaDefinition schema = CatalogFunctions.Session(_context).Names.GetSchema(name);
        Start(Name(name), isTop);
        _text.Append('\n');
        Tables(
            string.Create(CultureInfo.InvariantCulture, $"relnamespace = {schema.Id} AND relkind IN ('r', 'm', 'v') AND pg_catalog.has_table_privilege(oid, 'SELECT')"), isTop: false, end: "\n");
        End(Name(name));
    }

    private void Database()
    {
        string name = Name(_context.System.CurrentDatabase);
        Start(name, isTop: true);
        _text.Append('\n');
        InnerQuery schemas = InnerQuery.Run(
            $"SELECT nspname FROM pg_catalog.pg_namespace WHERE oid >= {SystemCatalog.FirstUserId} OR nspname = 'public' AND pg_catalog.has_schema_privilege(oid, 'USAGE') ORDER BY nspname",
            _context);
        foreach (Value[] schema in schemas.Rows)
        {
            Schema(schema[0].Text, isTop: false);
            _text.Append('\n');
        }

        End(name);
    }

    private void Rows(IReadOnlyList<ResultColumn> columns, IReadOnlyList<Value[]> rows, string? table, bool isTop)
    {
        string element = table is not null ? Name(table) : _isForest ? "row" : "table";
        string[] names = [.. columns.Select(static column => Name(column.Name))];
        if (!_isForest)
        {
            Start(element, isTop);
            _text.Append('\n');
        }

        foreach (Value[] row in rows)
        {
            if (_isForest)
            {
                Start(element, isTop);
            }
            else
            {
                _text.Append("<row>\n");
            }

            for (int index = 0; index < names.Length; index++)
            {
                if (!row[index].IsNull)
                {
                    _text.Append("  <").Append(names[index]).Append('>').Append(XmlText.Of(columns[index].Type, row[index], _context)).Append("</").Append(names[index]).Append(">\n");
                }
                else if (_showsNulls)
                {
                    _text.Append("  <").Append(names[index]).Append(" xsi:nil=\"true\"/>\n");
                }
            }

            End(_isForest ? element : "row");
            _text.Append('\n');
        }

        if (!_isForest)
        {
            End(element);
        }
    }

    private void Start(string element, bool isTop)
    {
        _text.Append('<').Append(element);
        if (isTop)
        {
            _text.Append(" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"").Append(_namespace.Length > 0 ? $" xmlns=\"{_namespace}\"" : "");
        }

        _text.Append(">\n");
    }

    private void End(string element) => _text.Append("</").Append(element).Append(">\n");
}
