using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>The encoding a client reads and writes text in. Everything inside is UTF-8: text is converted as it comes and as it leaves.</summary>
internal sealed class ClientEncoding(MessageWriter writer)
{
    private CharacterEncoding? _encoding;

    /// <summary>Null for UTF-8, which needs no conversion.</summary>
    public CharacterEncoding? Current => _encoding;

    /// <param name="name">The setting client_encoding.</param>
    public void Set(string name)
    {
        _encoding = CharacterEncoding.Find(name) is { IsPassedOn: false } encoding ? encoding : null;
        writer.TextEncoding = _encoding?.Strict;
    }

    /// <summary>A string of a message.</summary>
    /// <exception cref="SqlErrorException">22021.</exception>
    public string Read(ref MessageBody body) => _encoding is null ? body.ReadCString() : _encoding.Decode(body.ReadCStringBytes());

    /// <summary>Text as UTF-8.</summary>
    public ReadOnlySpan<byte> ToUtf8(ReadOnlySpan<byte> text) => _encoding is null || Ascii.IsValid(text) ? text : Encoding.UTF8.GetBytes(_encoding.Decode(text));
}
