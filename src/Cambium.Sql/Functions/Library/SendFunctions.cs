using System.Buffers;
using Cambium.Engine.Values;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Functions.Library;

/// <summary>The functions that types name as their SEND, as functions of a query: a value in the protocol's binary format.</summary>
internal static class SendFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        foreach (SupportFunction function in SupportFunction.All.Where(static function => function.Result == DataType.Bytea.Oid && function.Arguments.Count == 1))
        {
            if (DataType.FromOid(function.Arguments[0]) is { } type && type != DataType.Void && type != DataType.CString)
            {
                library.Add(new ScalarFunction(function.Oid, function.Name, [type], DataType.Bytea, static types => (arguments, _) => Send(types.Arguments[0], arguments[0]))
                {
                    IsStrict = function.IsStrict,
                    Volatility = (Volatility)function.Volatility,
                });
            }
        }
    }

    private static Value Send(SqlType type, in Value value)
    {
        ArrayBufferWriter<byte> output = new();
        BinaryFormat.Write(type, value, output);
        return Value.FromUtf8(output.WrittenSpan);
    }
}
