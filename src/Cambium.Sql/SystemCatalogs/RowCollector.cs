using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// Rows of one system relation under construction, filled by column name. Columns not set are zero or empty where PostgreSQL's are
/// never NULL, else NULL.
/// </summary>
internal sealed class RowCollector
{
    private readonly RelationFacts _facts;
    private readonly RowTemplate _template;
    private readonly List<Value[]> _rows = [];
    private Value[] _row = [];

    public RowCollector(RelationFacts facts, RowTemplate template)
    {
        _facts = facts;
        _template = template;
    }

    public List<Value[]> Rows => _rows;

    /// <summary>The rows since the last time they were taken.</summary>
    public Value[][] Take()
    {
        Value[][] taken = [.. _rows];
        _rows.Clear();
        return taken;
    }

    /// <summary>Starts a row; what is set next belongs to it.</summary>
    public RowCollector Add()
    {
        _row = _template.NewRow();
        _rows.Add(_row);
        return this;
    }

    /// <summary>Any integer, OIDs included; the column's type decides how wide.</summary>
    public RowCollector Set(string column, long value)
    {
        int index = _template.IndexOf(column);
        _row[index] = _facts.Columns[index].Type.Type.Form switch
        {
            ValueForm.UInt32 => Value.FromUInt32((uint)value),
            ValueForm.Int64 or ValueForm.UInt64 => Value.FromInt64(value),
            ValueForm.Float4 or ValueForm.Float8 => Value.FromDouble(value),
            _ => Value.FromInt32((int)value),
        };
        return this;
    }

    public RowCollector Set(string column, bool value) => Set(column, Value.FromBoolean(value));

    public RowCollector Set(string column, string? value) => Set(column, value is null ? Value.Null : Value.FromText(value));

    public RowCollector Set(string column, char value) => Set(column, Value.FromText(value.ToString()));

    /// <summary>An array of integers, or a vector of them, which counts from 0.</summary>
    public RowCollector Set(string column, IEnumerable<int> values)
    {
        DataType type = TypeOf(column);
        bool isUnsigned = type.Element!.Form == ValueForm.UInt32;
        Value[] items = [.. values.Select(value => isUnsigned ? Value.FromUInt32((uint)value) : Value.FromInt32(value))];
        return Set(column, Value.FromArray(
            type.IsArray ? new ArrayValue(type.Element, items) : new ArrayValue(type.Element, [items.Length], [0], items)));
    }

    /// <summary>An array of texts, names or access control items; NULL for null.</summary>
    public RowCollector Set(string column, IEnumerable<string>? values) =>
        Set(column, values is null ? Value.Null : Value.FromArray(new ArrayValue(TypeOf(column).Element!, [.. values.Select(Value.FromText)])));

    public RowCollector Set(string column, DateTimeOffset? value) =>
        Set(column, value is { } time ? Value.FromInt64(PostgresTime.Micros(time)) : Value.Null);

    public RowCollector Set(string column, TimeSpan value) => Set(column, Value.FromObject(new Interval(0, 0, (long)value.TotalMicroseconds)));

    public RowCollector Set(string column, in Value value)
    {
        _row[_template.IndexOf(column)] = value;
        return this;
    }

    public DataType TypeOf(string column) => _facts.Columns[_template.IndexOf(column)].Type.Type;
}
