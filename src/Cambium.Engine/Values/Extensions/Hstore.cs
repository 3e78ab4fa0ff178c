using System.Buffers;
using System.Buffers.Binary;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;

namespace Cambium.Engine.Values.Extensions;

/// <summary>
/// hstore: pairs of a key and a value or NULL, each key once. A value is kept as its own output: pairs by length of the key and then by its bytes,
/// <c>"k"=>"v", "l"=>NULL</c>.
/// </summary>
public sealed class Hstore
{
    private readonly SortedDictionary<string, string?> _pairs;

    private Hstore(SortedDictionary<string, string?> pairs) => _pairs = pairs;

    internal static BaseTypeCode Code { get; } = new("hstore_in", ValueForm.Text)
    {
        Parse = static text => Parse(Encoding.UTF8.GetString(text)).ToValue(),
        Receive = Receive,
        Send = static (in Value value, IBufferWriter<byte> output) => From(value).Send(output),
        Parts = new BaseTypeParts(
            static (in Value whole, string key) => From(whole).TryGet(key, out string? part) && part is not null ? Value.FromText(part) : Value.Null,
            static (in Value whole, string key, in Value part) =>
            {
                Hstore pair = Create([new(key, part.IsNull ? null : part.Text)]);
                return (whole.IsNull ? pair : From(whole).With(pair)).ToValue();
            }),
        Casts =
        [
            new(DataType.Text.Array!, true, CastContext.Explicit, static (in Value value, CallContext _) => FromArray(value.Array).ToValue()),
            new(DataType.Json, false, CastContext.Assignment, static (in Value value, CallContext _) => Value.FromText(From(value).ToJson(isLoose: false))),
            new(DataType.Jsonb, false, CastContext.Assignment, static (in Value value, CallContext _) =>
                JsonbInput.Parse(Encoding.UTF8.GetBytes(From(value).ToJson(isLoose: false)))),
        ],
    };

    /// <summary>The pairs in hstore's order.</summary>
    public IReadOnlyCollection<KeyValuePair<string, string?>> Pairs => _pairs;

    public static Hstore From(in Value value) => Parse(value.Text);

    /// <summary>Of equal keys the first counts.</summary>
    public static Hstore Create(IEnumerable<KeyValuePair<string, string?>> pairs)
    {
        SortedDictionary<string, string?> sorted = new(KeyOrder.Instance);
        foreach ((string key, string? value) in pairs)
        {
            RequireLength(key, "hstore key");
            RequireLength(value ?? "", "value for hstore key");
            sorted.TryAdd(key, value);
        }

        return new Hstore(sorted);
    }

    /// <exception cref="SqlErrorException">XX000, as PostgreSQL 15 has it.</exception>
    public static Hstore Parse(string text) => Create(new HstoreReader(text).Read());

    /// <summary>Keys and values by turns, or pairs of two dimensions.</summary>
    /// <exception cref="SqlErrorException">2202E: another shape; 22004: a key is NULL.</exception>
    public static Hstore FromArray(ArrayValue array)
    {
        if (array.Dimensions == 1 && array.Count % 2 != 0)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "array must have even number of elements");
        }

        if (array.Dimensions == 2 && array.Lengths[1] != 2)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "array must have two columns");
        }

        if (array.Dimensions > 2)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "wrong number of array subscripts");
        }

        return Create(Enumerable.Range(0, array.Count / 2).Select(index => Pair(array.Items[2 * index], array.Items[(2 * index) + 1])));
    }

    /// <exception cref="SqlErrorException">22004: the key is NULL.</exception>
    public static KeyValuePair<string, string?> Pair(in Value key, in Value value) => key.IsNull
        ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "null value not allowed for hstore key")
        : new(key.Text, value.IsNull ? null : value.Text);

    public bool TryGet(string key, out string? value) => _pairs.TryGetValue(key, out value);

    public bool Contains(string key) => _pairs.ContainsKey(key);

    public Hstore With(Hstore other) => Create(other._pairs.Concat(_pairs));

    public Hstore Where(Func<KeyValuePair<string, string?>, bool> isKept) => Create(_pairs.Where(isKept));

    /// <summary>Whether every pair of the other is here too.</summary>
    public bool Contains(Hstore other) => other._pairs.All(pair => _pairs.TryGetValue(pair.Key, out string? value) && value == pair.Value);

    public Value ToValue() => Value.FromText(ToString());

    public override string ToString()
    {
        StringBuilder text = new();
        foreach ((string key, string? value) in _pairs)
        {
            Quote(text.Append(text.Length > 0 ? ", " : ""), key).Append("=>");
            _ = value is null ? text.Append("NULL") : Quote(text, value);
        }

        return text.ToString();
    }

    /// <param name="isLoose">Values that look like numbers or booleans become such; else all are strings.</param>
    public string ToJson(bool isLoose)
    {
        StringBuilder text = new("{");
        foreach ((string key, string? value) in _pairs)
        {
            JsonWriter.WriteString(key, text.Append(text.Length > 1 ? ", " : ""));
            text.Append(": ");
            string? word = value is null ? "null" : !isLoose ? null : value == "t" ? "true" : value == "f" ? "false" : IsNumber(value) ? value : null;
            if (word is not null)
            {
                text.Append(word);
            }
            else
            {
                JsonWriter.WriteString(value!, text);
            }
        }

        return text.Append('}').ToString();
    }

    /// <summary>A number as JSON writes it, and as reading it back would give.</summary>
    private static bool IsNumber(string text)
    {
        int at = text.StartsWith('-') ? 1 : 0;
        bool Digits()
        {
            int start = at;
            while (at < text.Length && char.IsAsciiDigit(text[at]))
            {
                at++;
            }

            return at > start;
        }

        if (at >= text.Length || (text[at] == '0' && at + 1 < text.Length && char.IsAsciiDigit(text[at + 1])) || !Digits())
        {
            return false;
        }

        if (at < text.Length && text[at] == '.')
        {
            at++;
            if (!Digits())
            {
                return false;
            }
        }

        if (at < text.Length && text[at] is 'e' or 'E')
        {
            at++;
            at += at < text.Length && text[at] is '+' or '-' ? 1 : 0;
            if (!Digits())
            {
                return false;
            }
        }

        return at == text.Length;
    }

    private static StringBuilder Quote(StringBuilder text, string part) =>
        text.Append('"').Append(part.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("\"", "\\\"", StringComparison.Ordinal)).Append('"');

    /// <summary>Number of pairs; for each the key and the value, lengths before them, -1 for NULL.</summary>
    private void Send(IBufferWriter<byte> output)
    {
        WriteInt32(output, _pairs.Count);
        foreach ((string key, string? value) in _pairs)
        {
            Write(output, key);
            if (value is null)
            {
                WriteInt32(output, -1);
            }
            else
            {
                Write(output, value);
            }
        }
    }

    private static Value Receive(ReadOnlySpan<byte> input)
    {
        int count = MessageBytes.TakeInt32(ref input);
        List<KeyValuePair<string, string?>> pairs = [];
        for (int i = 0; i < count; i++)
        {
            string key = Take(ref input) ?? throw new SqlErrorException(SqlState.NullValueNotAllowed, "null value not allowed for hstore key");
            pairs.Add(new(key, Take(ref input)));
        }

        MessageBytes.RequireSize(input, 0);
        return Create(pairs).ToValue();
    }

    private static string? Take(ref ReadOnlySpan<byte> input)
    {
        int length = MessageBytes.TakeInt32(ref input);
        return length < 0 ? null : Encoding.UTF8.GetString(MessageBytes.Take(ref input, length));
    }

    private static void Write(IBufferWriter<byte> output, string text)
    {
        WriteInt32(output, Encoding.UTF8.GetByteCount(text));
        Encoding.UTF8.GetBytes(text, output);
    }

    private static void WriteInt32(IBufferWriter<byte> output, int number)
    {
        BinaryPrimitives.WriteInt32BigEndian(output.GetSpan(4), number);
        output.Advance(4);
    }

    private static void RequireLength(string text, string what)
    {
        if (text.Length > 0x3FFFFFFF)
        {
            throw new SqlErrorException(SqlState.StringDataRightTruncation, $"string too long for {what}");
        }
    }

    /// <summary>Shorter keys first, then byte by byte.</summary>
    private sealed class KeyOrder : IComparer<string>
    {
        public static readonly KeyOrder Instance = new();

        public int Compare(string? x, string? y)
        {
            byte[] left = Encoding.UTF8.GetBytes(x!);
            byte[] right = Encoding.UTF8.GetBytes(y!);
            return left.Length != right.Length ? left.Length.CompareTo(right.Length) : left.AsSpan().SequenceCompareTo(right);
        }
    }
}
