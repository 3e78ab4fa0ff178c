using System.Buffers;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>jsonb_object_agg: the members' texts as they come, put in order at the end.</summary>
internal sealed class JsonbObjectState(DataType key, DataType value) : AggregateState, IRowKeeper
{
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
        writer.Append(_members.WrittenCount > 0 ? ","u8 : "{"u8);
        writer.AppendString(JsonbConstruction.Key(key, arguments[0], context).Utf8);
        writer.Append((byte)':');
        JsonText.AppendJsonb(ref writer, value, arguments[1], context);
        ValueSize.RequireRoom(_members.WrittenCount, writer.Length);
        _members.Write(writer.WrittenSpan);
        writer.Clear();
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) =>
        _members is null ? Value.Null : JsonbInput.Parse((byte[])[.. _members.WrittenSpan, (byte)'}']);
}
