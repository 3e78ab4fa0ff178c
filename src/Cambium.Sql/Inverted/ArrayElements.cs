using Cambium.Engine.Inverted;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;

namespace Cambium.Sql.Inverted;

/// <summary>Of arrays: their items, and a mark of those that have none.</summary>
/// <param name="item">The items' type.</param>
internal sealed class ArrayElements(DataType item) : ElementClass
{
    // Neither begins an item's key: that is 1 for a value, 254 for NULL.
    private const byte Hashed = 2;
    private const byte Empty = 3;
    private const int PlainBytesMax = 16;

    private delegate void Take(ReadOnlySpan<byte> element);

    public override bool Answers(string function, bool isReversed) => function is "arraycontains" or "arraycontained" or "arrayoverlap" or "=";

    public override void Add(int part, in Value value, ElementSet into) => Read(value.Array, element => into.Add(part, element));

    public override ElementQuery Query(int part, string function, bool isReversed, in Value operand, CallContext context)
    {
        List<ElementQuery> items = [];
        Read(operand.Array, element => items.Add(ElementQuery.With(part, element)));
        switch (function)
        {
            case "arrayoverlap":
                return operand.Array.Count == 0 ? ElementQuery.Nothing : ElementQuery.Any(items);
            case "=":
                return ElementQuery.All(items);
            case "arraycontains" when !isReversed:
            case "arraycontained" when isReversed:
                // Every array contains the one without items.
                return operand.Array.Count == 0 ? ElementQuery.Everything : ElementQuery.All(items);
            default:
                return ElementQuery.Any([.. items, ElementQuery.With(part, [Empty])]);
        }
    }

    private void Read(ArrayValue array, Take take)
    {
        if (array.Count == 0)
        {
            take([Empty]);
        }

        KeyBuilder key = new(stackalloc byte[128]);
        Span<byte> hashed = stackalloc byte[1 + sizeof(ulong)];
        foreach (Value value in array.Items)
        {
            key.Clear();
            KeyEncoding.Append(ref key, item, value);
            if (key.Length <= PlainBytesMax)
            {
                take(key.WrittenSpan);
            }
            else
            {
                hashed[0] = Hashed;
                BitConverter.TryWriteBytes(hashed[1..], StableHash.Of(key.WrittenSpan));
                take(hashed);
            }
        }
    }
}
