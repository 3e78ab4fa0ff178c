using System.Runtime.CompilerServices;
using Cambium.Trees;

namespace Cambium.Engine.Values;

/// <summary>
/// A value of any SQL type in sixteen bytes: a reference and 64 bits. <c>default</c> is NULL. A value carries no type tag:
/// the expression it comes from knows its <see cref="DataType"/>.
/// </summary>
/// <remarks>
/// Numbers keep a shared marker as reference and their bits beside it. Bytes (text, bytea, uuid, json) are a slice of an
/// array, offset and length packed into the bits, so a text read from a row is a slice into its immutable page. A small
/// numeric is its scale (shared object) and its unscaled 64 bits. Everything else is an object.
/// </remarks>
public readonly struct Value
{
    /// <summary>Size of a value.</summary>
    public const int Bytes = 16;

    private static readonly object s_number = new();
    private static readonly object s_unset = new();

    // Of what isn't a number or bytes.
    private const int ObjectBytes = 48;

    private readonly object? _reference;
    private readonly long _bits;

    private Value(object? reference, long bits)
    {
        _reference = reference;
        _bits = bits;
    }

    public static Value Null => default;

    public static Value True => new(s_number, 1);

    public static Value False => new(s_number, 0);

    /// <summary>No value at all: stands where one is still to be put.</summary>
    public static Value Unset => new(s_unset, 0);

    public bool IsNull => _reference is null;

    public bool IsUnset => ReferenceEquals(_reference, s_unset);

    /// <summary>Not NULL and true.</summary>
    public bool IsTrue => _bits == 1 && _reference is not null;

    public bool Boolean => _bits != 0;

    public int Int32 => (int)_bits;

    public long Int64 => _bits;

    /// <summary>An oid, xid or reg* value.</summary>
    public uint UInt32 => (uint)_bits;

    public double Double => BitConverter.Int64BitsToDouble(_bits);

    public Numeric Numeric => new(_reference!, _bits);

    /// <summary>The bytes of a text, bytea, uuid or json value.</summary>
    public ReadOnlySpan<byte> Utf8 => new(Unsafe.As<byte[]>(_reference), (int)(_bits >> 32), (int)_bits);

    public ReadOnlyMemory<byte> Memory => new(Unsafe.As<byte[]>(_reference!), (int)(_bits >> 32), (int)_bits);

    /// <summary>Bytes of <see cref="Utf8"/>.</summary>
    public int ByteLength => (int)_bits;

    /// <summary>Whether the bytes are the first of that array.</summary>
    public bool StartsAt(byte[] array) => ReferenceEquals(_reference, array) && _bits >> 32 == 0;

    /// <summary>About what the value keeps alive besides itself; a text that lies in a shared page counts as if it were its own.</summary>
    public int HeapBytes => _reference is null || ReferenceEquals(_reference, s_number) ? 0 : _reference is byte[] ? ByteLength : ObjectBytes;

    public string Text => Utf8Text.Decode(this);

    public Interval Interval => (Interval)_reference!;

    public TimeTz TimeTz => (TimeTz)_reference!;

    public ArrayValue Array => (ArrayValue)_reference!;

    public RecordValue Record => (RecordValue)_reference!;

    public RangeValue Range => (RangeValue)_reference!;

    public MultirangeValue Multirange => (MultirangeValue)_reference!;

    /// <summary>The uuid in network byte order.</summary>
    public Guid Guid => new(Utf8, bigEndian: true);

    public static Value FromBoolean(bool value) => new(s_number, value ? 1 : 0);

    /// <summary>int2, int4, or date as days since 2000-01-01.</summary>
    public static Value FromInt32(int value) => new(s_number, value);

    /// <summary>int8; time as microseconds since midnight; timestamps as microseconds since 2000-01-01, extremes for infinity.</summary>
    public static Value FromInt64(long value) => new(s_number, value);

    /// <summary>oid, xid and reg*.</summary>
    public static Value FromUInt32(uint value) => new(s_number, value);

    /// <summary>float8; float4 widened.</summary>
    public static Value FromDouble(double value) => new(s_number, BitConverter.DoubleToInt64Bits(value));

    public static Value FromNumeric(in Numeric value) => new(value.Form, value.Bits);

    public static Value FromText(string text) => FromUtf8(Utf8Text.Encode(text));

    public static Value FromUtf8(byte[] bytes) => new(bytes, bytes.Length);

    public static Value FromUtf8(byte[] array, int offset, int length) => new(array, ((long)offset << 32) | (uint)length);

    public static Value FromUtf8(in PageSlice slice) => FromUtf8(slice.Array, slice.Offset, slice.Length);

    /// <summary>Copies the bytes.</summary>
    public static Value FromUtf8(ReadOnlySpan<byte> bytes) => FromUtf8(bytes.ToArray());

    /// <summary>An <see cref="Values.Interval"/>, <see cref="Values.TimeTz"/>, <see cref="ArrayValue"/>, <see cref="RecordValue"/>, <see cref="RangeValue"/> or <see cref="MultirangeValue"/>.</summary>
    public static Value FromObject(object value) => new(value, 0);

    public static Value FromArray(ArrayValue value) => new(value, 0);

    /// <summary>Whether both are one: then they are the same whatever their type.</summary>
    internal bool IsSharedWith(in Value other) => ReferenceEquals(_reference, other._reference) && _bits == other._bits;

    /// <summary>The same value, for somebody besides the variable it is in: it never changes again.</summary>
    public Value Share()
    {
        if (_reference is ArrayValue array)
        {
            array.Share();
        }

        return this;
    }

    /// <summary>Part of a text or bytea value, sharing its bytes.</summary>
    public Value Slice(int offset, int length) => FromUtf8(Unsafe.As<byte[]>(_reference!), (int)(_bits >> 32) + offset, length);

    public override string ToString() => _reference switch
    {
        null => "NULL",
        byte[] => Text,
        _ when ReferenceEquals(_reference, s_number) => _bits.ToString(System.Globalization.CultureInfo.InvariantCulture),
        NumericForm => Numeric.ToString(),
        _ => _reference.ToString()!,
    };
}
