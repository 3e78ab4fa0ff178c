using System.Buffers.Binary;
using System.Text;

namespace Cambium.Wire.Frontend;

/// <summary>Walks the fields of one backend message.</summary>
internal sealed class FrontendReader(byte[] body)
{
    private int _at;

    public ReadOnlySpan<byte> Rest => body.AsSpan(_at);

    public int ReadInt32()
    {
        _at += 4;
        return BinaryPrimitives.ReadInt32BigEndian(body.AsSpan(_at - 4));
    }

    public int ReadInt16()
    {
        _at += 2;
        return BinaryPrimitives.ReadInt16BigEndian(body.AsSpan(_at - 2));
    }

    public string ReadString()
    {
        int length = Rest.IndexOf((byte)0);
        string text = Encoding.UTF8.GetString(body, _at, length);
        _at += length + 1;
        return text;
    }

    public FrontendField[] ReadFields()
    {
        var fields = new FrontendField[ReadInt16()];
        for (int index = 0; index < fields.Length; index++)
        {
            string name = ReadString();
            _at += 6;
            fields[index] = new FrontendField(name, ReadInt32());
            _at += 8;
        }

        return fields;
    }

    public string?[] ReadRow(int count)
    {
        var values = new string?[count];
        _at += 2;
        for (int index = 0; index < count; index++)
        {
            int length = ReadInt32();
            if (length >= 0)
            {
                values[index] = Encoding.UTF8.GetString(body, _at, length);
                _at += length;
            }
        }

        return values;
    }

    public Dictionary<char, string> ReadErrorFields()
    {
        var fields = new Dictionary<char, string>();
        while (_at < body.Length && body[_at] != 0)
        {
            char code = (char)body[_at++];
            fields[code] = ReadString();
        }

        return fields;
    }
}
