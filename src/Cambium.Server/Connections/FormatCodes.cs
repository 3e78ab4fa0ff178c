using Cambium.Engine.Errors;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>Lists of format codes, of parameters or of a result's columns: 0 text, 1 binary.</summary>
internal static class FormatCodes
{
    /// <summary>All are text.</summary>
    public static readonly short[] Text = [];

    /// <summary>All are binary.</summary>
    public static readonly short[] Binary = [1];

    /// <returns>Where all are the same, one for all.</returns>
    /// <param name="count">As many as were sent.</param>
    public static short[] Read(ref MessageBody body, out int count)
    {
        count = body.ReadUInt16();
        MessageBody ahead = body;
        int binaryCount = 0;
        for (int index = 0; index < count; index++)
        {
            short format = body.ReadInt16();
            if (format is not (0 or 1))
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"unsupported format code: {format}");
            }

            binaryCount += format;
        }

        if (binaryCount == 0)
        {
            return Text;
        }

        if (binaryCount == count)
        {
            return Binary;
        }

        short[] formats = new short[count];
        for (int index = 0; index < count; index++)
        {
            formats[index] = ahead.ReadInt16();
        }

        return formats;
    }

    /// <summary>The protocol's rule: none given = text, one = for all, else each its own.</summary>
    public static short Of(short[] formats, int index) => formats.Length switch
    {
        0 => 0,
        1 => formats[0],
        _ => formats[index],
    };
}
