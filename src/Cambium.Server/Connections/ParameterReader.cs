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
            SqlType type = statement.ParameterTypes[index];
            if (length >= 0)
            {
                parameters[index] = ReadParameter(type, FormatCodes.Of(formats, index), body.Take(length), portalName, index);
            }
            else
            {
                TestNull(type, portalName, index);
            }
        }

        return parameters;
    }

    private Value ReadParameter(SqlType type, short format, ReadOnlySpan<byte> bytes, string portalName, int index) =>
        format == 1 ? ReadBinary(type, bytes, portalName, index) : ReadText(type, encoding.ToUtf8(bytes), portalName, index);

    private void TestNull(SqlType type, string portalName, int index)
    {
        try
        {
            session.TestParameter(type, default);
        }
        catch (SqlErrorException error) when (error.Within(ContextOf(portalName).OfBinary(index)))
        {
            throw;
        }
    }

    private Value ReadBinary(SqlType type, ReadOnlySpan<byte> bytes, string portalName, int index)
    {
        try
        {
            Value value = BinaryFormat.Parse(type, BinaryFormat.IsText(type.Type) ? encoding.ToUtf8(bytes) : bytes, encoding.Current);
            session.TestParameter(type, value);
            return value;
        }
        catch (SqlErrorException error) when (error.Within(ContextOf(portalName).OfBinary(index)))
        {
            throw;
        }
    }

    private Value ReadText(SqlType type, ReadOnlySpan<byte> utf8, string portalName, int index)
    {
        try
        {
            TextFormat.CheckEncoding(utf8);
            Value value = TextFormat.Parse(type, utf8, session.Format);
            session.TestParameter(type, value);
            return value;
        }
        catch (SqlErrorException error)
        {
            // What is no UTF-8 can't be shown.
            error.Within(error.SqlState == SqlState.CharacterNotInRepertoire ? ContextOf(portalName).OfBinary(index) : ContextOf(portalName).OfText(index, utf8));
            throw;
        }
    }

    /// <summary>What errors tell of the parameters of a portal.</summary>
    public ParameterContext ContextOf(string portalName) => new(portalName, session.Settings.GetInteger("log_parameter_max_length_on_error"));
}
