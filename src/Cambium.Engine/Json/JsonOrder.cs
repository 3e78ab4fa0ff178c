using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Text;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>
/// jsonb's order: Object > Array > Boolean > Number > String > Null; of two containers the one with more members is larger,
/// then they compare member by member, names before values. An empty array at the top is below everything (PostgreSQL keeps
/// that old accident).
/// </summary>
public static class JsonOrder
{
    // Key encoding: a byte per value, then its content.
    private const byte EmptyArrayTag = 0x02;
    private const byte FirstTag = 0x04;

    public static int Compare(in Value left, in Value right)
    {
        if (left.Utf8.SequenceEqual(right.Utf8))
        {
            return 0;
        }

        bool isLeftEmpty = left.Utf8.SequenceEqual("[]"u8);
        return isLeftEmpty || right.Utf8.SequenceEqual("[]"u8) ? isLeftEmpty ? -1 : 1 : CompareParts(left.Utf8, right.Utf8);
    }

    /// <summary>Equal documents have equal hashes: it is that of the text, without what equal numbers differ in.</summary>
    public static int Hash(in Value value)
    {
        HashCode hash = default;
        if (JsonTrailingZeros.IsIn(value.Utf8))
        {
            hash.AddBytes(JsonTrailingZeros.Without(value.Utf8));
        }
        else
        {
            hash.AddBytes(value.Utf8);
        }

        return hash.ToHashCode();
    }

    /// <summary>Of two parts of jsonb.</summary>
    public static int Compare(JsonPart left, JsonPart right) => CompareParts(left.Utf8, right.Utf8);

    internal static bool AreEqualScalars(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right) =>
        left.SequenceEqual(right) || (IsNumber(left) && IsNumber(right) && (left.Contains((byte)'.') || right.Contains((byte)'.')) && CompareNumbers(left, right) == 0);

    internal static void AppendKey(ref KeyBuilder key, in Value value)
    {
        if (value.Utf8.SequenceEqual("[]"u8))
        {
            key.AppendByte(EmptyArrayTag);
        }
        else
        {
            AppendKey(ref key, JsonPart.FromJsonb(value));
        }
    }

    /// <summary>Length in bytes first, then bytes: how jsonb stores names.</summary>
    internal static int CompareNames(string left, string right)
    {
        int result = Encoding.UTF8.GetByteCount(left).CompareTo(Encoding.UTF8.GetByteCount(right));
        return result != 0 ? result : Encoding.UTF8.GetBytes(left).AsSpan().SequenceCompareTo(Encoding.UTF8.GetBytes(right));
    }

    private static bool IsNumber(ReadOnlySpan<byte> json) => JsonScan.KindAt(json, 0) == JsonKind.Number;

    private static int CompareParts(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right)
    {
        JsonKind kind = JsonScan.KindAt(left, 0);
        int result = kind.CompareTo(JsonScan.KindAt(right, 0));
        if (result != 0)
        {
            return result;
        }

        if (kind >= JsonKind.Array)
        {
            RuntimeHelpers.EnsureSufficientExecutionStack();
        }

        return kind switch
        {
            JsonKind.String => CompareContents(left[1..^1], right[1..^1]),
            JsonKind.Number => left.SequenceEqual(right) ? 0 : CompareNumbers(left, right),
            JsonKind.Array => CompareItems(left, right),
            JsonKind.Object => CompareMembers(left, right),
            _ => 0,
        };
    }

    private static int CompareNumbers(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right) =>
        Numeric.TryParse(left, out Numeric first) && Numeric.TryParse(right, out Numeric second) ? first.CompareTo(second) : throw Numeric.Overflow();

    /// <summary>Of what stands between quotes.</summary>
    private static int CompareContents(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right) => left.Contains((byte)'\\') || right.Contains((byte)'\\')
        ? JsonEscape.Decode(Value.FromUtf8(left)).Utf8.SequenceCompareTo(JsonEscape.Decode(Value.FromUtf8(right)).Utf8)
        : left.SequenceCompareTo(right);

    /// <summary>The one with more items is larger, whatever they are: a first difference counts when both have been gone through.</summary>
    private static int CompareItems(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right)
    {
        int result = 0;
        int leftPosition = 0;
        int rightPosition = 0;
        while (true)
        {
            bool hasLeft = JsonScan.TryNextItem(left, ref leftPosition, out Range item);
            bool hasRight = JsonScan.TryNextItem(right, ref rightPosition, out Range other);
            if (!hasLeft || !hasRight)
            {
                return hasLeft == hasRight ? result : hasLeft.CompareTo(hasRight);
            }

            result = result != 0 ? result : CompareParts(left[item], right[other]);
        }
    }

    private static int CompareMembers(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right)
    {
        int result = 0;
        int leftPosition = 0;
        int rightPosition = 0;
        while (true)
        {
            bool hasLeft = JsonScan.TryNextMember(left, ref leftPosition, out Range name, out Range value);
            bool hasRight = JsonScan.TryNextMember(right, ref rightPosition, out Range otherName, out Range otherValue);
            if (!hasLeft || !hasRight)
            {
                return hasLeft == hasRight ? result : hasLeft.CompareTo(hasRight);
            }

            result = result != 0 ? result : CompareContents(left[name], right[otherName]);
            result = result != 0 ? result : CompareParts(left[value], right[otherValue]);
        }
    }

    internal static Value ReadKey(ref ReadOnlySpan<byte> key)
    {
        if (key[0] == EmptyArrayTag)
        {
            key = key[1..];
            return Value.FromUtf8("[]"u8);
        }

        return Value.FromUtf8(JsonWriter.ToUtf8(ReadKeyValue(ref key)));
    }

    private static void AppendKey(ref KeyBuilder key, JsonPart part)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        JsonKind kind = part.Kind;
        key.AppendByte((byte)(FirstTag + (byte)kind));
        switch (kind)
        {
            case JsonKind.String:
                AppendString(ref key, part.String);
                break;
            case JsonKind.Number:
                NumericKey.Append(ref key, part.Number);
                break;
            case JsonKind.Array:
                BinaryPrimitives.WriteInt32BigEndian(key.Reserve(4), part.Count);
                foreach (JsonPart item in part.Items)
                {
                    AppendKey(ref key, item);
                }

                break;
            case JsonKind.Object:
                BinaryPrimitives.WriteInt32BigEndian(key.Reserve(4), part.Count);
                foreach (JsonPartMember member in part.Members)
                {
                    AppendString(ref key, member.Name);
                    AppendKey(ref key, member.Value);
                }

                break;
        }
    }

    private static void AppendString(ref KeyBuilder key, in Value text)
    {
        key.Append(text.Utf8);
        key.AppendByte(0);
    }

    private static JsonValue ReadKeyValue(ref ReadOnlySpan<byte> key)
    {
        JsonKind kind = (JsonKind)(key[0] - FirstTag);
        key = key[1..];
        switch (kind)
        {
            case JsonKind.String:
                return JsonValue.FromString(ReadString(ref key));
            case JsonKind.Number:
                return JsonValue.FromNumber(NumericKey.Read(ref key));
            case JsonKind.Array:
                JsonValue[] items = new JsonValue[ReadCount(ref key)];
                for (int i = 0; i < items.Length; i++)
                {
                    items[i] = ReadKeyValue(ref key);
                }

                return JsonValue.FromItems(items);
            case JsonKind.Object:
                JsonMember[] members = new JsonMember[ReadCount(ref key)];
                for (int i = 0; i < members.Length; i++)
                {
                    string name = ReadString(ref key);
                    members[i] = new JsonMember(name, ReadKeyValue(ref key));
                }

                return JsonValue.FromMembers(members);
            default:
                return kind == JsonKind.Null ? JsonValue.Null : JsonValue.FromBoolean(kind == JsonKind.True);
        }
    }

    private static int ReadCount(ref ReadOnlySpan<byte> key)
    {
        int count = BinaryPrimitives.ReadInt32BigEndian(key);
        key = key[4..];
        return count;
    }

    private static string ReadString(ref ReadOnlySpan<byte> key)
    {
        int end = key.IndexOf((byte)0);
        string text = Encoding.UTF8.GetString(key[..end]);
        key = key[(end + 1)..];
        return text;
    }
}
