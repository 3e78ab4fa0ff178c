using Cambium.Engine.Values;

namespace Cambium.Sql.Routines;

/// <summary>The structure a record variable had when something was bound that uses it.</summary>
/// <param name="record">A value of that structure; null for a record without any.</param>
internal sealed class RecordShape(int slot, RecordValue? record)
{
    private SqlType[]? _types = record?.Types;
    private string[]? _names = record?.Names;
    private readonly DataType? _row = record?.RowType;

    public bool Fits(Value[] values)
    {
        Value value = values[slot];
        if (value.IsNull || _types is null)
        {
            return value.IsNull && _types is null;
        }

        RecordValue record = value.Record;
        if (record.RowType != _row)
        {
            return false;
        }

        if (ReferenceEquals(record.Types, _types) && ReferenceEquals(record.Names, _names))
        {
            return true;
        }

        if (!record.Types.AsSpan().SequenceEqual(_types) || !(record.Names ?? []).AsSpan().SequenceEqual(_names ?? []))
        {
            return false;
        }

        // The next comparison is by reference again.
        (_types, _names) = (record.Types, record.Names);
        return true;
    }
}
