using System.Buffers;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>jsonb_object_agg: the members' texts as they come, put in order at the end.</summary>
internal sealed class JsonbObjectState(DataType key, DataType value) : AggregateState, IRowKeeper
{
    private readonly JsonbMemberPlaces _places = new();
    private ArrayBufferWriter<byte>? _members;

    public long KeptBytes => _members?.WrittenCount ?? 0;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
    {
        if (arguments[0].IsNull)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "field name must not be null");
        }

        _members ??= new ArrayBufferWriter<byte>();
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        writer.Append(_places.Count > 0 ? ", "u8 : "{"u8);
        int start = writer.Length;
        writer.AppendString(JsonbConstruction.Key(key, arguments[0], context).Utf8);
        _places.Add(_members.WrittenCount + start, writer.Length - start - 2);
        writer.Append(": "u8);
        JsonText.AppendJsonb(ref writer, value, arguments[1], context);
        ValueSize.RequireRoom(_members.WrittenCount, writer.Length);
        _members.Write(writer.WrittenSpan);
        writer.Clear();
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context)
    {
        if (_members is null)
        {
            return Value.Null;
        }

        int length = _members.WrittenCount;
        byte[] text = GC.AllocateUninitializedArray<byte>(length + 1);
        CancellationPoint.Copy(_members.WrittenSpan, text);
        if (!_places.IsInOrder(text, 0))
        {
            length = _places.PutInOrder(text.AsSpan(0, length), 0);
        }

        text[length] = (byte)'}';
        return Value.FromUtf8(text, 0, length + 1);
    }
}
