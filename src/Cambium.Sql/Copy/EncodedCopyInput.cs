using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Sql.Copy;

/// <summary>Lines in another encoding than UTF-8; a character may begin in one part and end in the next.</summary>
internal sealed class EncodedCopyInput(ICopyInput input, CharacterEncoding encoding) : ICopyInput
{
    private readonly Decoder _decoder = encoding.Strict.GetDecoder();

    public void Write(ReadOnlySpan<byte> data) => Write(data, isEnd: false);

    public void Complete()
    {
        Write([], isEnd: true);
        input.Complete();
    }

    public void Fail(string sqlState, string message) => input.Fail(sqlState, message);

    private void Write(ReadOnlySpan<byte> data, bool isEnd)
    {
        try
        {
            char[] text = new char[_decoder.GetCharCount(data, isEnd)];
            int count = _decoder.GetChars(data, text, isEnd);
            if (count > 0)
            {
                input.Write(Encoding.UTF8.GetBytes(text, 0, count));
            }
        }
        catch (DecoderFallbackException e)
        {
            throw encoding.Invalid(e);
        }
    }
}
