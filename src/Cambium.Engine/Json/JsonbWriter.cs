using System.Buffers;
using System.Buffers.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>
/// Writes the text of a jsonb value. Members are written in whatever order they come: an object that ends puts them in jsonb's, and of those with the same name
/// keeps the last. Starts in the caller's (stack) memory, and rents more when that is too small: who has made one calls <see cref="ToValue"/> or <see cref="Clear"/>.
/// </summary>
public ref struct JsonbWriter
{
    /// <summary>What callers have on their stack for it.</summary>
    public const int InitialBytes = 512;

    private const int BytesMax = (1024 * 1024 * 1024) - 1;

    private Span<byte> _buffer;
    private byte[]? _rented;
    private JsonbMemberPlaces? _members;

    public JsonbWriter(Span<byte> initial)
    {
        _buffer = initial;
    }

    public int Length { get; private set; }

    public readonly ReadOnlySpan<byte> WrittenSpan => _buffer[..Length];

    /// <summary>What was written, and the end of the writer.</summary>
    public Value ToValue()
    {
        byte[] text = GC.AllocateUninitializedArray<byte>(Length);
        CancellationPoint.Copy(WrittenSpan, text);
        Clear();
        return Value.FromUtf8(text);
    }

    /// <summary>Gives back what was rented and starts again.</summary>
    public void Clear()
    {
        if (_rented is not null)
        {
            ArrayPool<byte>.Shared.Return(_rented);
            _buffer = _rented = null;
        }

        Length = 0;
        _members = null;
    }

    public void Append(byte value)
    {
        if (Length == _buffer.Length)
        {
            Grow(1);
        }

        _buffer[Length++] = value;
    }

    /// <summary>Text that is as jsonb has it.</summary>
    public void Append(scoped ReadOnlySpan<byte> text)
    {
        if (_buffer.Length - Length < text.Length)
        {
            Grow(text.Length);
        }

        CancellationPoint.Copy(text, _buffer[Length..]);
        Length += text.Length;
    }

    public void AppendNumber(long number)
    {
        Span<byte> digits = stackalloc byte[20];
        Utf8Formatter.TryFormat(number, digits, out int length);
        Append(digits[..length]);
    }

    /// <param name="number">A finite one.</param>
    public void AppendNumber(in Numeric number)
    {
        if (number.IsSmall)
        {
            Span<byte> digits = stackalloc byte[64];
            Append(digits[..NumericText.FormatSmall(number, digits)]);
        }
        else
        {
            Append(Utf8Text.Encode(number.ToString()));
        }
    }

    /// <summary>A string in quotes.</summary>
    public void AppendString(scoped ReadOnlySpan<byte> text)
    {
        Append((byte)'"');
        AppendContent(text);
        Append((byte)'"');
    }

    public void AppendContent(scoped ReadOnlySpan<byte> text)
    {
        for (int plain; (plain = text.IndexOfAny(JsonEscape.Special)) >= 0; text = text[(plain + 1)..])
        {
            CancellationPoint.Tick();
            Append(text[..plain]);
            AppendEscaped(text[plain]);
        }

        Append(text);
    }

    /// <summary>Between two items of an array.</summary>
    public void AppendSeparator() => Append(", "u8);

    /// <returns>For <see cref="EndObject"/>.</returns>
    public int BeginObject()
    {
        Append((byte)'{');
        return (_members ??= new JsonbMemberPlaces()).Count;
    }

    /// <summary>Begins a member: its value is to follow.</summary>
    public void BeginMember(int @object, scoped ReadOnlySpan<byte> name)
    {
        int start = BeginName(@object);
        AppendString(name);
        EndName(start);
    }

    /// <summary>Begins a member whose name is to follow.</summary>
    internal int BeginName(int @object)
    {
        if (_members!.Count > @object)
        {
            AppendSeparator();
        }

        return Length;
    }

    internal void EndName(int start)
    {
        _members!.Add(start, Length - start - 2);
        Append(": "u8);
    }

    public void EndObject(int @object)
    {
        if (!_members!.IsInOrder(_buffer, @object))
        {
            Length = _members.PutInOrder(_buffer[..Length], @object);
        }

        _members.Truncate(@object);
        Append((byte)'}');
    }

    private void AppendEscaped(byte special)
    {
        switch (special)
        {
            case (byte)'\b':
                Append("\\b"u8);
                break;
            case (byte)'\f':
                Append("\\f"u8);
                break;
            case (byte)'\n':
                Append("\\n"u8);
                break;
            case (byte)'\r':
                Append("\\r"u8);
                break;
            case (byte)'\t':
                Append("\\t"u8);
                break;
            case (byte)'"':
                Append("\\\""u8);
                break;
            case (byte)'\\':
                Append("\\\\"u8);
                break;
            default:
                Append("\\u00"u8);
                Append((byte)('0' + (special >> 4)));
                Append((byte)"0123456789abcdef"[special & 15]);
                break;
        }
    }

    private void Grow(int count)
    {
        if ((long)Length + count > BytesMax)
        {
            throw new SqlErrorException(
                SqlState.ProgramLimitExceeded, "out of memory", FormattableString.Invariant($"Cannot enlarge string buffer containing {Length} bytes by {count} more bytes."));
        }

        byte[] larger = ArrayPool<byte>.Shared.Rent(Math.Max((int)Math.Min(2L * _buffer.Length, BytesMax), Length + count));
        CancellationPoint.Copy(WrittenSpan, larger);
        if (_rented is not null)
        {
            ArrayPool<byte>.Shared.Return(_rented);
        }

        _buffer = _rented = larger;
    }
}
