using System.Buffers;
using System.Buffers.Binary;
using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>
/// pgvector's sparsevec: up to a thousand million dimensions, of which up to 16,000 aren't 0. A value is bytes that order as dense vectors of the same numbers would: for
/// each number a byte that says on which side of 0 it is, its place (the earlier ones are farther from what has 0 there), and itself; then how many dimensions there are.
/// </summary>
public sealed class SparseVector
{
    public const int DimensionsMax = 1_000_000_000;
    public const int NumbersMax = 16_000;

    private const int PlaceSize = 1 + sizeof(int) + sizeof(float);
    private const int EndSize = 1 + sizeof(int);
    private const byte Below = 0;
    private const byte End = 1;
    private const byte Above = 2;

    private SparseVector(int dimensions, int[] places, float[] numbers)
    {
        Dimensions = dimensions;
        Places = places;
        Numbers = numbers;
    }

    public static VectorRules Rules { get; } = new("sparsevec", DimensionsMax);

    internal static BaseTypeCode Code { get; } = new("sparsevec_in", ValueForm.Bytes)
    {
        Parse = static text => Parse(Encoding.UTF8.GetString(text)).ToValue(),
        Print = static (in Value value, IBufferWriter<byte> output) => Encoding.UTF8.GetBytes(From(value).ToString(), output),
        Receive = Receive,
        Send = static (in Value value, IBufferWriter<byte> output) => From(value).Send(output),
        Modifier = new BaseTypeModifier("sparsevec_typmod_in", Rules.ReadModifier, Fit),
    };

    public int Dimensions { get; }

    /// <summary>Of the numbers that aren't 0, ascending, from 0.</summary>
    public int[] Places { get; }

    /// <summary>At the places.</summary>
    public float[] Numbers { get; }

    public static int DimensionsOf(in Value value) => BinaryPrimitives.ReadInt32BigEndian(value.Utf8[^sizeof(int)..]);

    /// <inheritdoc cref="VectorRules.Fit"/>
    public static Value Fit(in Value value, int modifier) => VectorRules.Fit(value, modifier, DimensionsOf(value));

    /// <summary>The one that has the numbers of a dense one.</summary>
    /// <exception cref="SqlErrorException">22000, 54000.</exception>
    public static SparseVector Of(ReadOnlySpan<float> numbers)
    {
        Rules.RequireDimensions(numbers.Length);
        List<(int Place, float Number)> kept = [];
        for (int place = 0; place < numbers.Length; place++)
        {
            if (Rules.RequireFinite(numbers[place]) != 0)
            {
                kept.Add((place, numbers[place]));
            }
        }

        RequireCount(kept.Count);
        return Make(numbers.Length, kept);
    }

    /// <summary>The same with other numbers; those that are 0 go.</summary>
    public SparseVector With(ReadOnlySpan<float> numbers)
    {
        List<(int Place, float Number)> kept = [];
        for (int index = 0; index < numbers.Length; index++)
        {
            if (numbers[index] != 0)
            {
                kept.Add((Places[index], numbers[index]));
            }
        }

        return Make(Dimensions, kept);
    }

    public static SparseVector From(in Value value)
    {
        ReadOnlySpan<byte> bytes = value.Utf8;
        int count = (bytes.Length - EndSize) / PlaceSize;
        int[] places = new int[count];
        float[] numbers = new float[count];
        for (int index = 0; index < count; index++)
        {
            ReadOnlySpan<byte> place = bytes.Slice(index * PlaceSize, PlaceSize);
            int written = BinaryPrimitives.ReadInt32BigEndian(place[1..]);
            places[index] = place[0] == Above ? ~written : written;
            OrderedNumbers.Read(place[(1 + sizeof(int))..], numbers.AsSpan(index, 1));
        }

        return new SparseVector(DimensionsOf(value), places, numbers);
    }

    public Value ToValue()
    {
        byte[] bytes = new byte[(Places.Length * PlaceSize) + EndSize];
        for (int index = 0; index < Places.Length; index++)
        {
            Span<byte> place = bytes.AsSpan(index * PlaceSize, PlaceSize);
            bool isAbove = Numbers[index] > 0;
            place[0] = isAbove ? Above : Below;
            BinaryPrimitives.WriteInt32BigEndian(place[1..], isAbove ? ~Places[index] : Places[index]);
            OrderedNumbers.Write(Numbers.AsSpan(index, 1), place[(1 + sizeof(int))..]);
        }

        Span<byte> end = bytes.AsSpan(bytes.Length - EndSize);
        end[0] = End;
        BinaryPrimitives.WriteInt32BigEndian(end[1..], Dimensions);
        return Value.FromUtf8(bytes);
    }

    /// <summary>All numbers, those that are 0 too.</summary>
    /// <param name="rules">Of the type that they are for.</param>
    /// <exception cref="SqlErrorException">54000.</exception>
    public float[] ToDense(VectorRules rules)
    {
        float[] numbers = new float[rules.RequireDimensions(Dimensions)];
        for (int index = 0; index < Places.Length; index++)
        {
            numbers[Places[index]] = Numbers[index];
        }

        return numbers;
    }

    /// <exception cref="SqlErrorException">22P02, 22003, 22000, 54000.</exception>
    public static SparseVector Parse(string text)
    {
        RequireCount(text.AsSpan().Count(',') + 1);
        VectorReader reader = new(text, Rules.Name);
        List<(int Place, float Number)> kept = [];
        reader.Expect('{', "Vector contents must start with \"{\".");
        if (!reader.Accept('}'))
        {
            do
            {
                CancellationPoint.Tick();
                int place = reader.WholeNumber();
                reader.Expect(':');
                float number = Rules.RequireFinite(reader.Number(static number => number, refuseZero: true));
                if (number != 0)
                {
                    kept.Add((place - 1, number));
                }
            }
            while (reader.Accept(','));
            reader.Expect('}');
        }

        reader.Expect('/', "Unexpected end of input.");
        int dimensions = reader.WholeNumber();
        reader.RequireEnd("Junk after closing.");
        Rules.RequireDimensions(dimensions);
        kept.Sort(static (one, other) => one.Place.CompareTo(other.Place));
        return Make(dimensions, kept);
    }

    public override string ToString()
    {
        StringBuilder text = new("{");
        for (int index = 0; index < Places.Length; index++)
        {
            text.Append(index > 0 ? "," : "").Append(CultureInfo.InvariantCulture, $"{Places[index] + 1}:").Append(FloatText.Format(Numbers[index], isSingle: true, 1));
        }

        return text.Append(CultureInfo.InvariantCulture, $"}}/{Dimensions}").ToString();
    }

    public void Send(IBufferWriter<byte> output)
    {
        int size = (3 + (2 * Places.Length)) * sizeof(int);
        Span<byte> bytes = output.GetSpan(size);
        BinaryPrimitives.WriteInt32BigEndian(bytes, Dimensions);
        BinaryPrimitives.WriteInt32BigEndian(bytes[sizeof(int)..], Places.Length);
        BinaryPrimitives.WriteInt32BigEndian(bytes[(2 * sizeof(int))..], 0);
        for (int index = 0; index < Places.Length; index++)
        {
            BinaryPrimitives.WriteInt32BigEndian(bytes[((3 + index) * sizeof(int))..], Places[index]);
            BinaryPrimitives.WriteSingleBigEndian(bytes[((3 + Places.Length + index) * sizeof(int))..], Numbers[index]);
        }

        output.Advance(size);
    }

    /// <exception cref="SqlErrorException">08P01, 22000, 22P03, 54000.</exception>
    private static Value Receive(ReadOnlySpan<byte> bytes)
    {
        int dimensions = Rules.RequireDimensions(MessageBytes.TakeInt32(ref bytes));
        int count = MessageBytes.TakeInt32(ref bytes);
        RequireCount(count);
        if (count > dimensions)
        {
            throw new SqlErrorException(SqlState.ProgramLimitExceeded, "sparsevec cannot have more elements than dimensions");
        }

        VectorRules.RequireUnused(MessageBytes.TakeInt32(ref bytes));
        MessageBytes.RequireSize(bytes, count * 2 * sizeof(int));
        List<(int Place, float Number)> kept = new(count);
        for (int index = 0; index < count; index++)
        {
            float number = Rules.RequireFinite(BinaryPrimitives.ReadSingleBigEndian(bytes[((count + index) * sizeof(int))..]));
            kept.Add((
                BinaryPrimitives.ReadInt32BigEndian(bytes[(index * sizeof(int))..]),
                number != 0 ? number : throw VectorRules.Wrong("binary representation of sparsevec cannot contain zero values")));
        }

        return Make(dimensions, kept).ToValue();
    }

    private static SparseVector Make(int dimensions, List<(int Place, float Number)> kept)
    {
        for (int index = 0; index < kept.Count; index++)
        {
            int place = kept[index].Place;
            if (place < 0 || place >= dimensions)
            {
                throw VectorRules.Wrong("sparsevec index out of bounds");
            }

            if (index > 0 && place <= kept[index - 1].Place)
            {
                throw VectorRules.Wrong(place == kept[index - 1].Place ? "sparsevec indices must not contain duplicates" : "sparsevec indices must be in ascending order");
            }
        }

        return new SparseVector(dimensions, [.. kept.Select(static number => number.Place)], [.. kept.Select(static number => number.Number)]);
    }

    /// <exception cref="SqlErrorException">22000, 54000.</exception>
    private static void RequireCount(int count)
    {
        if (count < 0)
        {
            throw VectorRules.Wrong("sparsevec cannot have negative number of elements");
        }

        if (count > NumbersMax)
        {
            throw new SqlErrorException(SqlState.ProgramLimitExceeded, FormattableString.Invariant($"sparsevec cannot have more than {NumbersMax} non-zero elements"));
        }
    }
}
