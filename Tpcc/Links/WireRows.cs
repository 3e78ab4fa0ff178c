using System.Collections;
using System.Data.Common;
using System.Globalization;
using Cambium.Wire.Frontend;

namespace Tpcc.Links;

/// <summary>Rows that have all been read, in text; as much of a reader as clerks use.</summary>
internal sealed class WireRows(IReadOnlyList<FrontendField> fields, IReadOnlyList<string?[]> rows) : DbDataReader
{
    private const int Int2Oid = 21;
    private const int Int4Oid = 23;
    private const int Int8Oid = 20;
    private const int NumericOid = 1700;

    private int _at = -1;

    public override int FieldCount => fields.Count;

    public override bool HasRows => rows.Count > 0;

    public override int Depth => 0;

    public override bool IsClosed => false;

    public override int RecordsAffected => -1;

    public override object this[int ordinal] => GetValue(ordinal);

    public override object this[string name] => GetValue(GetOrdinal(name));

    public override bool Read() => ++_at < rows.Count;

    public override bool NextResult() => false;

    public override bool IsDBNull(int ordinal) => rows[_at][ordinal] is null;

    public override string GetString(int ordinal) => Text(ordinal);

    public override int GetInt32(int ordinal) => int.Parse(Text(ordinal), CultureInfo.InvariantCulture);

    public override long GetInt64(int ordinal) => long.Parse(Text(ordinal), CultureInfo.InvariantCulture);

    public override short GetInt16(int ordinal) => short.Parse(Text(ordinal), CultureInfo.InvariantCulture);

    public override decimal GetDecimal(int ordinal) => decimal.Parse(Text(ordinal), CultureInfo.InvariantCulture);

    public override double GetDouble(int ordinal) => double.Parse(Text(ordinal), CultureInfo.InvariantCulture);

    public override float GetFloat(int ordinal) => float.Parse(Text(ordinal), CultureInfo.InvariantCulture);

    public override DateTime GetDateTime(int ordinal) => DateTime.Parse(Text(ordinal), CultureInfo.InvariantCulture);

    public override Guid GetGuid(int ordinal) => Guid.Parse(Text(ordinal));

    public override bool GetBoolean(int ordinal) => Text(ordinal) == "t";

    public override char GetChar(int ordinal) => Text(ordinal)[0];

    public override byte GetByte(int ordinal) => byte.Parse(Text(ordinal), CultureInfo.InvariantCulture);

    public override object GetValue(int ordinal) => IsDBNull(ordinal) ? DBNull.Value : fields[ordinal].TypeOid switch
    {
        Int4Oid => GetInt32(ordinal),
        Int8Oid => GetInt64(ordinal),
        Int2Oid => GetInt16(ordinal),
        NumericOid => GetDecimal(ordinal),
        _ => Text(ordinal),
    };

    public override string GetName(int ordinal) => fields[ordinal].Name;

    public override int GetOrdinal(string name) => fields.Select(static field => field.Name).ToList().IndexOf(name);

    public override string GetDataTypeName(int ordinal) => fields[ordinal].TypeOid.ToString(CultureInfo.InvariantCulture);

    public override Type GetFieldType(int ordinal) => GetValue(ordinal).GetType();

    public override int GetValues(object[] values)
    {
        int count = Math.Min(values.Length, fields.Count);
        for (int i = 0; i < count; i++)
        {
            values[i] = GetValue(i);
        }

        return count;
    }

    public override long GetBytes(int ordinal, long dataOffset, byte[]? buffer, int bufferOffset, int length) => throw new NotSupportedException();

    public override long GetChars(int ordinal, long dataOffset, char[]? buffer, int bufferOffset, int length) => throw new NotSupportedException();

    public override IEnumerator GetEnumerator() => new DbEnumerator(this);

    private string Text(int ordinal) => rows[_at][ordinal] ?? throw new InvalidCastException($"Column {GetName(ordinal)} is null.");
}
