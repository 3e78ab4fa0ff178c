using System.Buffers;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>jsonb_agg: the items' texts, one behind the other.</summary>
internal sealed class JsonbArrayState(DataType type) : AggregateState, IRowKeeper
{
    private ArrayBufferWriter<byte>? _items;

    public long KeptBytes => _items?.WrittenCount ?? 0;

    public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
    {
        _items ??= new ArrayBufferWriter<byte>();
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        if (_items.WrittenCount > 0)
        {
            writer.AppendSeparator();
        }

        JsonText.AppendJsonb(ref writer, type, arguments[0], context);
        ValueSize.RequireRoom(_items.WrittenCount, writer.Length);
        _items.Write(writer.WrittenSpan);
        writer.Clear();
    }

    public override Value Finish(ReadOnlySpan<Value> direct, CallContext context)
    {
        if (_items is null)
        {
            return Value.Null;
        }

        byte[] array = GC.AllocateUninitializedArray<byte>(_items.WrittenCount + 2);
        array[0] = (byte)'[';
        CancellationPoint.Copy(_items.WrittenSpan, array.AsSpan(1));
        array[^1] = (byte)']';
        return Value.FromUtf8(array);
    }
}
