using System.Buffers;
using Cambium.Engine.Values;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Functions.Library;

/// <summary>
/// Input, output and send functions of types under the names that pg_type has for them: <c>int4in('1')</c>, <c>regclassout(t)</c>, <c>float8send(1)</c>.
/// Those that receive take an internal buffer, which no statement has; those whose result depends on the OID of an element's or row's type can't be bound.
/// </summary>
internal static class InputOutputFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        foreach (TypeFacts facts in TypeFacts.All.Where(static facts => DataType.FromOid(facts.Oid) is { IsPseudo: false }).Append(TypeFacts.Of(DataType.Record)).Append(TypeFacts.Enum))
        {
            if (SupportFunction.FromOid(facts.Input) is { } input && DataType.FromOid(input.Result) is { IsPseudo: false })
            {
                library.Support(facts.Input, Input);
            }

            library.Support(facts.Output, Output);
            library.Support(facts.Send, Send);
        }
    }

    private static ScalarImplementation Input(CallTypes types) => (args, context) =>
        TextFormat.Parse(args.Length > 2 ? types.Result with { Modifier = args[2].Int32 } : types.Result, args[0].Text, context.Format);

    private static ScalarImplementation Output(CallTypes types) => (args, context) => Value.FromText(TextFormat.ToText(types.Arguments[0], args[0], context.Format));

    private static ScalarImplementation Send(CallTypes types) => (args, _) =>
    {
        ArrayBufferWriter<byte> bytes = new();
        BinaryFormat.Write(types.Arguments[0], args[0], bytes);
        return Value.FromUtf8(bytes.WrittenSpan);
    };
}
