using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>jsonb_build_array and jsonb_build_object, whose arguments may be the items of one array (VARIADIC).</summary>
internal static class JsonbConstruction
{
    internal static Value Array(CallTypes types, ReadOnlySpan<Value> args, CallContext context)
    {
        ReadOnlySpan<Value> values = types.IsVariadicArray ? args[0].Array.Items : args;
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        writer.Append((byte)'[');
        for (int i = 0; i < values.Length; i++)
        {
            if (i > 0)
            {
                writer.AppendSeparator();
            }

            JsonText.AppendJsonb(ref writer, TypeOf(types, i), values[i], context);
        }

        writer.Append((byte)']');
        return writer.ToValue();
    }

    /// <summary>Of keys and values in turn.</summary>
    internal static Value Object(CallTypes types, ReadOnlySpan<Value> args, CallContext context)
    {
        ReadOnlySpan<Value> values = types.IsVariadicArray ? args[0].Array.Items : args;
        if (values.Length % 2 != 0)
        {
            throw JsonFunctions.OddArguments("jsonb_build_object");
        }

        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        int @object = writer.BeginObject();
        for (int i = 0; i < values.Length; i += 2)
        {
            if (values[i].IsNull)
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, FormattableString.Invariant($"argument {i + 1}: key must not be null"));
            }

            writer.BeginMember(@object, Key(TypeOf(types, i), values[i], context).Utf8);
            JsonText.AppendJsonb(ref writer, TypeOf(types, i + 1), values[i + 1], context);
        }

        writer.EndObject(@object);
        return writer.ToValue();
    }

    /// <summary>A key that isn't NULL, as a text.</summary>
    internal static Value Key(DataType type, in Value key, CallContext context) =>
        type.Oid == DataType.Text.Oid ? key : Value.FromText(JsonFunctions.KeyText(type, key, "", context));

    private static DataType TypeOf(CallTypes types, int index) => types.IsVariadicArray ? types.Arguments[0].Type.Element! : types.Arguments[index].Type;
}
