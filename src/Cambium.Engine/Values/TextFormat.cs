using System.Buffers;
using System.Text;

namespace Cambium.Engine.Values;

/// <summary>Text input and output of every type, as PostgreSQL's input and output functions.</summary>
public static class TextFormat
{
    /// <summary>Writes a value that is not NULL.</summary>
    public static void Write(SqlType type, in Value value, IBufferWriter<byte> output, SessionFormat format) => throw new NotSupportedException();

    /// <summary>Reads a value and applies the type's modifier.</summary>
    /// <exception cref="Errors.SqlErrorException">22P02 and its relatives, in the words of the type's input function.</exception>
    public static Value Parse(SqlType type, ReadOnlySpan<byte> text, SessionFormat format) => throw new NotSupportedException();

    public static Value Parse(SqlType type, string text, SessionFormat format) => Parse(type, Encoding.UTF8.GetBytes(text), format);

    public static string ToText(SqlType type, in Value value, SessionFormat format)
    {
        ArrayBufferWriter<byte> output = new();
        Write(type, value, output, format);
        return Encoding.UTF8.GetString(output.WrittenSpan);
    }
}
