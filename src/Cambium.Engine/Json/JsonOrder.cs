using System.Buffers.Binary;
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

    public static int Compare(in Value left, in Value right) =>
        left.Utf8.SequenceEqual(right.Utf8) ? 0 : Compare(JsonValue.FromJsonb(left), JsonValue.FromJsonb(right), isTop: true);

    public static bool AreEqual(JsonValue left, JsonValue right) => Compare(left, right, isTop: false) == 0;

    public static int Hash(in Value value)
    {
        KeyBuilder key = new(stackalloc byte[256]);
        AppendKey(ref key, value);
        HashCode hash = default;
        hash.AddBytes(key.WrittenSpan);
        return hash.ToHashCode();
    }

    /// <summary>Length in bytes first, then bytes: how jsonb stores names.</summary>
    public static int CompareNames(string left, string right)
    {
        int result = Encoding.UTF8.GetByteCount(left).CompareTo(Encoding.UTF8.GetByteCount(right));
        return result != 0 ? result : CompareStrings(left, right);
    }

    public static int Compare(JsonValue left, JsonValue right, bool isTop)
    {
        if (isTop && (IsEmptyArray(left) || IsEmptyArray(right)))
        {
            return IsEmptyArray(right).CompareTo(IsEmptyArray(left));
        }

        if (left.Kind != right.Kind)
        {
            return left.Kind.CompareTo(right.Kind);
        }

        switch (left.Kind)
        {
            case JsonKind.String:
                return CompareStrings(left.String, right.String);
            case JsonKind.Number:
                return left.Number.CompareTo(right.Number);
            case JsonKind.Array:
                int result = left.Items.Count.CompareTo(right.Items.Count);
                for (int i = 0; result == 0 && i < left.Items.Count; i++)
                {
                    result = Compare(left.Items[i], right.Items[i], isTop: false);
                }

                return result;
            case JsonKind.Object:
                result = left.Members.Count.CompareTo(right.Members.Count);
                for (int i = 0; result == 0 && i < left.Members.Count; i++)
                {
                    result = CompareStrings(left.Members[i].Name, right.Members[i].Name);
                    result = result != 0 ? result : Compare(left.Members[i].Value, right.Members[i].Value, isTop: false);
                }

                return result;
            default:
                return 0;
        }
    }

    internal static void AppendKey(ref KeyBuilder key, in Value value)
    {
        JsonValue json = JsonValue.FromJsonb(value);
        if (IsEmptyArray(json))
        {
            key.AppendByte(EmptyArrayTag);
        }
        else
        {
            AppendKey(ref key, json);
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

    private static bool IsEmptyArray(JsonValue value) => value.Kind == JsonKind.Array && value.Items.Count == 0;

    /// <summary>Order of the UTF-8 bytes, which is that of code points.</summary>
    private static int CompareStrings(string left, string right)
    {
        int common = Math.Min(left.Length, right.Length);
        for (int i = 0; i < common; i++)
        {
            if (left[i] != right[i])
            {
                bool leftSurrogate = char.IsSurrogate(left[i]);
                return leftSurrogate != char.IsSurrogate(right[i]) ? leftSurrogate.CompareTo(!leftSurrogate) : left[i].CompareTo(right[i]);
            }
        }

        return left.Length.CompareTo(right.Length);
    }

    private static void AppendKey(ref KeyBuilder key, JsonValue json)
    {
        key.AppendByte((byte)(FirstTag + (byte)json.Kind));
        switch (json.Kind)
        {
            case JsonKind.String:
                AppendString(ref key, json.String);
                break;
            case JsonKind.Number:
                NumericKey.Append(ref key, json.Number);
                break;
            case JsonKind.Array:
                BinaryPrimitives.WriteInt32BigEndian(key.Reserve(4), json.Items.Count);
                foreach (JsonValue item in json.Items)
                {
                    AppendKey(ref key, item);
                }

                break;
            case JsonKind.Object:
                BinaryPrimitives.WriteInt32BigEndian(key.Reserve(4), json.Members.Count);
                foreach (JsonMember member in json.Members)
                {
                    AppendString(ref key, member.Name);
                    AppendKey(ref key, member.Value);
                }

                break;
        }
    }

    private static void AppendString(ref KeyBuilder key, string text)
    {
        key.Append(Encoding.UTF8.GetBytes(text));
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
