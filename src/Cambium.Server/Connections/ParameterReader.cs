using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>Reads the values of parameters from the messages that bring them, Bind and FunctionCall.</summary>
internal sealed class ParameterReader(SqlSession session, ClientEncoding encoding)
{
    /// <summary>Reads one value for each parameter of a statement.</summary>
    /// <param name="portalName">Of the portal they are for, for errors.</param>
    public Value[] Read(ref MessageBody body, PreparedStatement statement, short[] formats, string portalName)
    {
        int count = statement.ParameterTypes.Count;
        Value[] parameters = count == 0 ? [] : new Value[count];
        for (int index = 0; index < count; index++)
        {
            int length = body.ReadInt32();
            if (length >= 0)
            {
                parameters[index] = ReadParameter(statement.ParameterTypes[index], FormatCodes.Of(formats, index), body.Take(length), portalName, index);
            }
        }

        return parameters;
    }

    private Value ReadParameter(SqlType type, short format, ReadOnlySpan<byte> bytes, string portalName, int index)
    {
        try
        {
            if (format == 1)
            {
                return BinaryFormat.Parse(type, BinaryFormat.IsText(type.Type) ? encoding.ToUtf8(bytes) : bytes, encoding.Current);
            }

            bytes = encoding.ToUtf8(bytes);
            TextFormat.CheckEncoding(bytes);
            return TextFormat.Parse(type, bytes, session.Format);
        }
        catch (SqlErrorException error) when (error.Within($"{NameOf(portalName)} parameter ${index + 1}{(format == 1 ? "" : " = '...'")}"))
        {
            throw;
        }
    }

    private static string NameOf(string portalName) => portalName.Length == 0 ? "unnamed portal" : $"portal \"{portalName}\"";
}
