using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>connectby: the rows below a start in a table whose rows name their parents, parents before children.</summary>
internal sealed class TreeWalk
{
    private readonly string _relation;
    private readonly string _key;
    private readonly string _parent;
    private readonly string? _order;
    private readonly string _start;
    private readonly int _depthMax;
    private readonly string? _delimiter;
    private readonly bool _isSerial;
    private readonly IReadOnlyList<SetColumn> _columns;
    private readonly CallContext _context;
    private int _serial;

    /// <param name="arguments">Table, key column, parent column, [order column,] start, greatest depth (0: any) [, delimiter].</param>
    /// <param name="isSerial">With a column to order siblings by, and rows numbered.</param>
    /// <exception cref="SqlErrorException">42601: the columns asked for are not those it returns.</exception>
    public TreeWalk(Value[] arguments, bool isSerial, IReadOnlyList<SetColumn> columns, CallContext context)
    {
        _relation = arguments[0].Text;
        _key = arguments[1].Text;
        _parent = arguments[2].Text;
        int rest = isSerial ? 4 : 3;
        _order = isSerial ? arguments[3].Text : null;
        _start = arguments[rest].Text;
        _depthMax = arguments[rest + 1].Int32;
        _delimiter = arguments.Length > rest + 2 ? arguments[rest + 2].Text : null;
        _isSerial = isSerial;
        _columns = columns;
        _context = context;
        RequireColumns();
    }

    public IEnumerable<Value[]> Rows()
    {
        yield return Row(Value.FromText(_start), Value.Null, 0, _start);
        foreach (Value[] row in Below(_start, 1, [_start]))
        {
            yield return row;
        }
    }

    private IEnumerable<Value[]> Below(string start, int level, string[] branch)
    {
        if (_depthMax > 0 && level > _depthMax)
        {
            yield break;
        }

        string order = _order is null ? "" : $" ORDER BY {_order}";
        InnerQuery children = InnerQuery.Run(
            $"SELECT {_key}, {_parent} FROM {_relation} WHERE {_parent} = {Literal(start)} AND {_key} IS NOT NULL AND {_key} <> {_parent}{order}", _context);
        RequireMatching(children.Columns);
        foreach (Value[] child in children.Rows)
        {
            Value key = Text(children.Columns[0], child[0]);
            if (!key.IsNull && branch.Contains(key.Text))
            {
                throw new SqlErrorException(SqlState.InvalidRecursion, "infinite recursion detected");
            }

            // A key that a query in the place of the column's name makes NULL has nothing below it.
            string[] path = key.IsNull ? branch : [.. branch, key.Text];
            yield return Row(key, Text(children.Columns[1], child[1]), level, string.Join(_delimiter ?? "~", path));
            foreach (Value[] row in key.IsNull ? [] : Below(key.Text, level + 1, path))
            {
                yield return row;
            }
        }
    }

    private Value Text(SqlType type, in Value value) => value.IsNull ? Value.Null : Value.FromText(TextFormat.ToText(type, value, _context.Format));

    /// <summary>The first two columns of what the arguments make a query of are those returned.</summary>
    private void RequireMatching(IReadOnlyList<SqlType> found)
    {
        if (found.Count < 2)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, "invalid return type", "Query must return at least two columns.");
        }

        for (int index = 0; index < 2; index++)
        {
            if (found[index].Type != _columns[index].Type.Type)
            {
                throw new SqlErrorException(
                    SqlState.DatatypeMismatch, "invalid return type",
                    $"SQL {(index == 0 ? "key" : "parent key")} field type {_columns[index].Type.Type.DisplayName} does not match return {(index == 0 ? "key" : "parent key")} field type {found[index].Type.DisplayName}.");
            }
        }
    }

    private Value[] Row(in Value key, in Value parent, int level, string branch)
    {
        List<Value> row =
        [
            TableFunctions.Convert(key, DataType.Text, _columns[0].Type, _context),
            TableFunctions.Convert(parent, DataType.Text, _columns[1].Type, _context),
            Value.FromInt32(level),
        ];
        if (_delimiter is not null)
        {
            row.Add(Value.FromText(branch));
        }

        if (_isSerial)
        {
            row.Add(Value.FromInt32(++_serial));
        }

        return [.. row];
    }

    private void RequireColumns()
    {
        int expected = 3 + (_delimiter is null ? 0 : 1) + (_isSerial ? 1 : 0);
        if (_columns.Count != expected)
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch, "invalid return type", string.Create(CultureInfo.InvariantCulture, $"Query-specified return tuple has {_columns.Count} columns but connectby returns {expected}."));
        }

        if (_columns[0].Type.Type != _columns[1].Type.Type)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, "invalid return type", "First two columns must be the same type.");
        }

        if (_columns[2].Type.Type != DataType.Int4)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, "invalid return type", "Third column must be type integer.");
        }
    }

    private static string Literal(string text) => "'" + text.Replace("'", "''", StringComparison.Ordinal) + "'";
}
