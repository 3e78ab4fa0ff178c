using System.Buffers;
using System.Buffers.Binary;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>
/// pgvector's vector and halfvec: 1 to 16,000 numbers of four bytes, or of two. A value is its numbers as <see cref="OrderedNumbers"/>, whose bytes
/// order as vectors do: by the first number that differs, and the shorter one first.
/// </summary>
public sealed class DenseVectorType
{
    public const int DimensionsMax = 16_000;

    private readonly bool _isHalf;

    private DenseVectorType(string name, bool isHalf)
    {
        Name = name;
        _isHalf = isHalf;
        Rules = new VectorRules(name, DimensionsMax);
        Code = new BaseTypeCode(name + "_in", ValueForm.Bytes)
        {
            Parse = text => Parse(Encoding.UTF8.GetString(text)),
            Print = (in Value value, IBufferWriter<byte> output) => Encoding.UTF8.GetBytes(ToText(value), output),
            Receive = Receive,
            Send = (in Value value, IBufferWriter<byte> output) => Send(value, output),
            Modifier = new BaseTypeModifier(name + "_typmod_in", Rules.ReadModifier, Fit),
        };
    }

    /// <summary>vector.</summary>
    public static DenseVectorType Single { get; } = new("vector", isHalf: false);

    /// <summary>halfvec.</summary>
    public static DenseVectorType Half { get; } = new("halfvec", isHalf: true);

    public string Name { get; }

    public VectorRules Rules { get; }

    public BaseTypeCode Code { get; }

    private int NumberSize => _isHalf ? sizeof(ushort) : sizeof(float);

    public int DimensionsOf(in Value value) => value.Utf8.Length / NumberSize;

    /// <param name="numbers">As many as the value has.</param>
    public void Read(in Value value, Span<float> numbers)
    {
        if (_isHalf)
        {
            OrderedNumbers.ReadHalves(value.Utf8, numbers);
        }
        else
        {
            OrderedNumbers.Read(value.Utf8, numbers);
        }
    }

    public float[] NumbersOf(in Value value)
    {
        float[] numbers = new float[DimensionsOf(value)];
        Read(value, numbers);
        return numbers;
    }

    /// <param name="numbers">Finite when rounded.</param>
    public Value ToValue(ReadOnlySpan<float> numbers)
    {
        byte[] bytes = new byte[numbers.Length * NumberSize];
        if (_isHalf)
        {
            OrderedNumbers.WriteHalves(numbers, bytes);
        }
        else
        {
            OrderedNumbers.Write(numbers, bytes);
        }

        return Value.FromUtf8(bytes);
    }

    /// <inheritdoc cref="VectorRules.Fit"/>
    public Value Fit(in Value value, int modifier) => VectorRules.Fit(value, modifier, DimensionsOf(value));

    /// <summary>The number that the type has for one.</summary>
    public float Round(float number) => _isHalf ? (float)(Half)number : number;

    /// <exception cref="SqlErrorException">22P02, 22003, 22000, 54000.</exception>
    public Value Parse(string text)
    {
        VectorReader reader = new(text, Name);
        List<float> numbers = [];
        reader.Expect('[', "Vector contents must start with \"[\".");
        if (reader.Current == ']')
        {
            Rules.RequireDimensions(0);
        }

        do
        {
            CancellationPoint.Tick();
            Rules.RequireDimensions(numbers.Count + 1);
            numbers.Add(Rules.RequireFinite(reader.Number(Round)));
        }
        while (reader.Accept(','));
        reader.Expect(']');
        reader.RequireEnd("Junk after closing right brace.");
        return ToValue(numbers.ToArray());
    }

    public string ToText(in Value value) => $"[{string.Join(',', NumbersOf(value).Select(static number => FloatText.Format(number, isSingle: true, 1)))}]";

    public void Send(in Value value, IBufferWriter<byte> output)
    {
        float[] numbers = NumbersOf(value);
        int size = (2 * sizeof(ushort)) + (numbers.Length * NumberSize);
        Span<byte> bytes = output.GetSpan(size);
        BinaryPrimitives.WriteUInt16BigEndian(bytes, (ushort)numbers.Length);
        BinaryPrimitives.WriteUInt16BigEndian(bytes[sizeof(ushort)..], 0);
        for (int index = 0; index < numbers.Length; index++)
        {
            Span<byte> place = bytes[((2 * sizeof(ushort)) + (index * NumberSize))..];
            if (_isHalf)
            {
                BinaryPrimitives.WriteHalfBigEndian(place, (Half)numbers[index]);
            }
            else
            {
                BinaryPrimitives.WriteSingleBigEndian(place, numbers[index]);
            }
        }

        output.Advance(size);
    }

    /// <exception cref="SqlErrorException">08P01, 22000, 22P03, 54000.</exception>
    private Value Receive(ReadOnlySpan<byte> bytes)
    {
        int dimensions = MessageBytes.TakeUInt16(ref bytes);
        int unused = MessageBytes.TakeUInt16(ref bytes);
        Rules.RequireDimensions(dimensions);
        VectorRules.RequireUnused(unused);
        MessageBytes.RequireSize(bytes, dimensions * NumberSize);
        float[] numbers = new float[dimensions];
        for (int index = 0; index < dimensions; index++)
        {
            ReadOnlySpan<byte> place = bytes[(index * NumberSize)..];
            numbers[index] = Rules.RequireFinite(_isHalf ? (float)BinaryPrimitives.ReadHalfBigEndian(place) : BinaryPrimitives.ReadSingleBigEndian(place));
        }

        return ToValue(numbers);
    }
}
