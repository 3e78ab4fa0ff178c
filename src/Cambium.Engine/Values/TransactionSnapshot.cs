using System.Buffers;
using System.Buffers.Binary;
using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>
/// A value of pg_snapshot, kept as its text <c>oldest:next:open,open</c>: which numbers of transactions a snapshot sees. In binary a count, then all of them in eight bytes each.
/// </summary>
/// <param name="Oldest">All before it are over.</param>
/// <param name="Next">It and all behind it are of the future.</param>
/// <param name="Open">Those between that aren't over, in order.</param>
public sealed record TransactionSnapshot(long Oldest, long Next, IReadOnlyList<long> Open)
{
    public static TransactionSnapshot From(in Value value) => Parse(value.Text);

    /// <exception cref="SqlErrorException">22P02.</exception>
    public static TransactionSnapshot Parse(string text)
    {
        string[] parts = text.Split(':');
        List<long> open = [];
        if (parts.Length == 3 && Number(parts[0]) is { } oldest && Number(parts[1]) is { } next && oldest <= next)
        {
            bool isValid = true;
            foreach (string part in parts[2].Length == 0 ? [] : parts[2].Split(','))
            {
                long last = open.Count == 0 ? oldest : open[^1];
                if (Number(part) is not { } number || number < last || number >= next)
                {
                    isValid = false;
                    break;
                }

                if (open.Count == 0 || number != last)
                {
                    open.Add(number);
                }
            }

            if (isValid)
            {
                return new TransactionSnapshot(oldest, next, open);
            }
        }

        throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid input syntax for type pg_snapshot: \"{text}\"");
    }

    public bool Sees(long number) => number < Oldest || (number < Next && !Open.Contains(number));

    public Value ToValue() => Value.FromText(ToString());

    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Oldest}:{Next}:{string.Join(',', Open)}");

    internal void Send(IBufferWriter<byte> output)
    {
        long[] numbers = [Oldest, Next, .. Open];
        Span<byte> bytes = output.GetSpan(sizeof(int) + (numbers.Length * sizeof(long)));
        BinaryPrimitives.WriteInt32BigEndian(bytes, Open.Count);
        for (int index = 0; index < numbers.Length; index++)
        {
            BinaryPrimitives.WriteInt64BigEndian(bytes[(sizeof(int) + (index * sizeof(long)))..], numbers[index]);
        }

        output.Advance(sizeof(int) + (numbers.Length * sizeof(long)));
    }

    /// <exception cref="SqlErrorException">08P01, 22P02, 22P03.</exception>
    internal static TransactionSnapshot Receive(ReadOnlySpan<byte> bytes)
    {
        int count = MessageBytes.TakeInt32(ref bytes);
        if (count < 0 || count > bytes.Length / sizeof(long))
        {
            throw MessageBytes.Incorrect();
        }

        MessageBytes.RequireSize(bytes, (count + 2) * sizeof(long));
        StringBuilder text = new();
        for (int index = 0; index < count + 2; index++)
        {
            text.Append(CultureInfo.InvariantCulture, $"{MessageBytes.TakeInt64(ref bytes)}");
            text.Append(index < 2 ? ":" : index < count + 1 ? "," : "");
        }

        return Parse(text.ToString());
    }

    private static long? Number(string text) =>
        long.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out long number) && number > 0 ? number : null;
}
