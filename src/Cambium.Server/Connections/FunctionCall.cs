using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>The message FunctionCall: a prepared statement of one message, which brings its arguments and gives its one value.</summary>
internal sealed class FunctionCall(SqlSession session, ParameterReader parameters, AnswerWriter answers)
{
    /// <summary>Of the statement and the portal: no name that a client can give.</summary>
    private const string Name = "\0";

    public void Run(ref MessageBody body)
    {
        FunctionCallStatement call = session.FindFunction(body.ReadInt32());
        short[] formats = FormatCodes.Read(ref body, out int formatCount);
        int count = body.ReadUInt16();
        if (count != call.ParameterOids.Length)
        {
            throw new SqlErrorException(SqlState.ProtocolViolation, $"function call message contains {count} arguments but function requires {call.ParameterOids.Length}");
        }

        if (formatCount > 1 && formatCount != count)
        {
            throw new SqlErrorException(SqlState.ProtocolViolation, $"function call message contains {formatCount} argument formats but {count} arguments");
        }

        try
        {
            session.Prepare(Name, call.Sql, call.ParameterOids);
            PreparedStatement statement = session.Prepared.Get(Name);
            Value[] arguments = parameters.Read(ref body, statement, formats, Name);
            short resultFormat = body.ReadInt16();
            body.ExpectEnd();
            Portal portal = session.Bind(Name, statement, arguments);
            answers.BeginFunctionCall([resultFormat]);
            portal.Execute(answers, 0);
        }
        finally
        {
            session.Portals.Close(Name);
            session.Prepared.Close(Name);
        }

        session.Sync();
    }
}
