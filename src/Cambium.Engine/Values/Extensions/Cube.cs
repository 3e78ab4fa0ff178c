using System.Buffers;
using System.Buffers.Binary;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>
/// cube: a box in up to 100 dimensions, given by two opposite corners, or a point. A value is bytes that order as cubes of one dimension do: the lower coordinates, then the
/// upper ones, as numbers whose bytes order; then, where the first corner isn't the lower one throughout, a bit for each dimension in which it is the upper.
/// </summary>
public sealed class Cube
{
    public const int DimensionsMax = 100;

    private const uint PointFlag = 0x8000_0000;
    private const ulong SignBit = 0x8000_0000_0000_0000;

    private readonly double[] _first;
    private readonly double[] _second;

    public Cube(double[] first, double[] second)
    {
        _first = first;
        _second = second;
    }

    internal static BaseTypeCode Code { get; } = new("cube_in", ValueForm.Bytes)
    {
        Parse = static text => Parse(Encoding.UTF8.GetString(text)).ToValue(),
        Print = static (in Value value, IBufferWriter<byte> output) => Encoding.UTF8.GetBytes(From(value).ToString(), output),
        Receive = Receive,
        Send = static (in Value value, IBufferWriter<byte> output) => From(value).Send(output),
    };

    public int Dimensions => _first.Length;

    public bool IsPoint => _first.AsSpan().SequenceEqual(_second);

    /// <exception cref="SqlErrorException">22P02, 22003.</exception>
    public static Cube Parse(string text) => new CubeReader(text).Read();

    public static Cube Point(double[] corner) => new(corner, corner);

    public static Cube From(in Value value)
    {
        ReadOnlySpan<byte> bytes = value.Utf8;
        int dimensions = bytes.Length / (2 * sizeof(double));
        ReadOnlySpan<byte> swapped = bytes[(dimensions * 2 * sizeof(double))..];
        double[] first = new double[dimensions];
        double[] second = new double[dimensions];
        for (int index = 0; index < dimensions; index++)
        {
            double lower = Number(bytes[(index * sizeof(double))..]);
            double upper = Number(bytes[((dimensions + index) * sizeof(double))..]);
            bool isSwapped = !swapped.IsEmpty && (swapped[index / 8] & (1 << (index % 8))) != 0;
            (first[index], second[index]) = isSwapped ? (upper, lower) : (lower, upper);
        }

        return new Cube(first, second);
    }

    /// <summary>The coordinate of the first corner, 0 beyond the cube's dimensions.</summary>
    public double First(int index) => index < Dimensions ? _first[index] : 0;

    /// <inheritdoc cref="First"/>
    public double Second(int index) => index < Dimensions ? _second[index] : 0;

    public double Lower(int index) => Math.Min(First(index), Second(index));

    public double Upper(int index) => Math.Max(First(index), Second(index));

    public Value ToValue()
    {
        Span<byte> swapped = stackalloc byte[(DimensionsMax + 7) / 8];
        swapped.Clear();
        byte[] bytes = new byte[Dimensions * 2 * sizeof(double)];
        bool isSwapped = false;
        for (int index = 0; index < Dimensions; index++)
        {
            bool isUpper = _first[index] > _second[index];
            isSwapped |= isUpper;
            swapped[index / 8] |= (byte)((isUpper ? 1 : 0) << (index % 8));
            BinaryPrimitives.WriteUInt64BigEndian(bytes.AsSpan(index * sizeof(double)), Ordered(isUpper ? _second[index] : _first[index]));
            BinaryPrimitives.WriteUInt64BigEndian(bytes.AsSpan((Dimensions + index) * sizeof(double)), Ordered(isUpper ? _first[index] : _second[index]));
        }

        return Value.FromUtf8(isSwapped ? [.. bytes, .. swapped[..((Dimensions + 7) / 8)]] : bytes);
    }

    public override string ToString() => IsPoint ? Corner(_first) : $"{Corner(_first)},{Corner(_second)}";

    private static string Corner(double[] corner) => $"({string.Join(", ", corner.Select(static number => FloatText.Format(number, isSingle: false, 1)))})";

    public void Send(IBufferWriter<byte> output)
    {
        double[] numbers = IsPoint ? _first : [.. _first, .. _second];
        Span<byte> bytes = output.GetSpan(sizeof(int) + (numbers.Length * sizeof(double)));
        BinaryPrimitives.WriteUInt32BigEndian(bytes, (uint)Dimensions | (IsPoint ? PointFlag : 0));
        for (int index = 0; index < numbers.Length; index++)
        {
            BinaryPrimitives.WriteDoubleBigEndian(bytes[(sizeof(int) + (index * sizeof(double)))..], numbers[index]);
        }

        output.Advance(sizeof(int) + (numbers.Length * sizeof(double)));
    }

    /// <exception cref="SqlErrorException">54000, 08P01, 22P03.</exception>
    private static Value Receive(ReadOnlySpan<byte> bytes)
    {
        uint header = (uint)MessageBytes.TakeInt32(ref bytes);
        int dimensions = (int)(header & ~PointFlag);
        if (dimensions > DimensionsMax)
        {
            throw new SqlErrorException(
                SqlState.ProgramLimitExceeded, "cube dimension is too large", FormattableString.Invariant($"A cube cannot have more than {DimensionsMax} dimensions."));
        }

        bool isPoint = (header & PointFlag) != 0;
        MessageBytes.RequireSize(bytes, dimensions * (isPoint ? 1 : 2) * sizeof(double));
        double[] numbers = new double[bytes.Length / sizeof(double)];
        for (int index = 0; index < numbers.Length; index++)
        {
            numbers[index] = BinaryPrimitives.ReadDoubleBigEndian(bytes[(index * sizeof(double))..]);
        }

        return new Cube(numbers[..dimensions], numbers[^dimensions..]).ToValue();
    }

    /// <summary>Bits that order as the numbers do, NaN last.</summary>
    private static ulong Ordered(double number)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(number == 0 ? 0 : double.IsNaN(number) ? double.NaN : number);
        return double.IsNaN(number) ? ulong.MaxValue : (bits & SignBit) == 0 ? bits | SignBit : ~bits;
    }

    private static double Number(ReadOnlySpan<byte> bytes)
    {
        ulong ordered = BinaryPrimitives.ReadUInt64BigEndian(bytes);
        return ordered == ulong.MaxValue ? double.NaN : BitConverter.UInt64BitsToDouble((ordered & SignBit) != 0 ? ordered & ~SignBit : ~ordered);
    }
}
