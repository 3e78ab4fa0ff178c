using Cambium.Engine.Values;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Routines;

/// <summary>
/// Room behind the text in a variable: a loop that appends to it, <c>s := s || 'more'</c>, copies what it has only when that has doubled. A text is
/// a slice of its bytes, so whoever took it earlier never sees what comes behind it.
/// </summary>
internal sealed class TextRoom
{
    // Smaller ones rarely grow on.
    private const int RoomyMin = 256;

    // Weak: the room goes with the values that lie in it, the variable stays as long as its routine is known.
    private WeakReference<byte[]>? _bytes;
    private int _used;

    /// <summary>The text with more behind it. Uses the room where the text is the one that was appended to last: behind all others something may lie already.</summary>
    public Value Append(in Value text, in Value more, CallContext context)
    {
        int count = text.ByteLength;
        int length = ValueSize.Require((long)count + more.ByteLength, context);
        byte[]? bytes = null;
        if (count != _used || _bytes?.TryGetTarget(out bytes) != true || length > bytes!.Length || !text.StartsAt(bytes))
        {
            bytes = GC.AllocateUninitializedArray<byte>(length < RoomyMin ? length : (int)Math.Min(2L * length, ValueSize.BytesMax));
            CancellationPoint.Copy(text.Utf8, bytes);
            _bytes = length < RoomyMin ? null : new WeakReference<byte[]>(bytes);
        }

        CancellationPoint.Copy(more.Utf8, bytes.AsSpan(count));
        _used = length;
        return Value.FromUtf8(bytes, 0, length);
    }
}
