using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>An empty row of a system relation, and where its columns are.</summary>
internal sealed class RowTemplate
{
    private readonly Dictionary<string, int> _indexes = [];
    private readonly Value[] _values;

    public RowTemplate(RelationFacts facts)
    {
        _values = new Value[facts.Columns.Count];
        for (int index = 0; index < _values.Length; index++)
        {
            _indexes.Add(facts.Columns[index].Name, index);
            _values[index] = facts.NeverNull[index] ? Empty(facts.Columns[index].Type.Type) : Value.Null;
        }
    }

    public int IndexOf(string column) => _indexes[column];

    public Value[] NewRow() => [.. _values];

    private static Value Empty(DataType type) => type.Form switch
    {
        ValueForm.Boolean => Value.False,
        ValueForm.Array => Value.FromArray(type.IsArray ? new ArrayValue(type.Element!, []) : new ArrayValue(type.Element!, [0], [0], [])),
        ValueForm.Text => Value.FromText(""),
        ValueForm.UInt32 => Value.FromUInt32(0),
        ValueForm.Int64 or ValueForm.UInt64 => Value.FromInt64(0),
        ValueForm.Float4 or ValueForm.Float8 => Value.FromDouble(0),
        ValueForm.Numeric => Value.FromNumeric(Numeric.Zero),
        _ => Value.FromInt32(0),
    };
}
