using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Extensions;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Extensions.Code;

/// <summary>hstore: pairs taken apart, put together, compared and turned into other types.</summary>
internal static class HstoreFunctions
{
    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("hstore_in", static (arguments, _) => Hstore.Parse(arguments[0].Text).ToValue());
        library.Scalar("hstore_out", static (arguments, _) => arguments[0]);
        library.Scalar("hstore_recv hstore_send", static (_, _) => throw new SqlErrorException(SqlState.FeatureNotSupported, "the binary format of hstore cannot be called as a function"));
        library.Scalar("hstore_version_diag", static (_, _) => Value.FromInt32(2));
        RegisterAccess(library);
        RegisterChanges(library);
        RegisterConversions(library);
        RegisterComparisons(library);
    }

    private static void RegisterAccess(ExtensionLibrary library)
    {
        library.Scalar("hstore_fetchval", static (arguments, _) => Hstore.From(arguments[0]).TryGet(arguments[1].Text, out string? value) ? Text(value) : Value.Null);
        library.Scalar("hstore_slice_to_array", static (arguments, _) =>
        {
            Hstore pairs = Hstore.From(arguments[0]);
            ArrayValue keys = arguments[1].Array;
            return Value.FromArray(new ArrayValue(
                DataType.Text, keys.Lengths, keys.LowerBounds, [.. keys.Items.Select(key => !key.IsNull && pairs.TryGet(key.Text, out string? value) ? Text(value) : Value.Null)]));
        });
        library.Scalar("hstore_slice_to_hstore", static (arguments, _) =>
        {
            HashSet<string> keys = [.. Keys(arguments[1])];
            return Hstore.From(arguments[0]).Where(pair => keys.Contains(pair.Key)).ToValue();
        });
        library.Scalar("hstore_exists", static (arguments, _) => Value.FromBoolean(Hstore.From(arguments[0]).Contains(arguments[1].Text)));
        library.Scalar("hstore_exists_any", static (arguments, _) => Value.FromBoolean(Keys(arguments[1]).Any(Hstore.From(arguments[0]).Contains)));
        library.Scalar("hstore_exists_all", static (arguments, _) => Value.FromBoolean(Keys(arguments[1]).All(Hstore.From(arguments[0]).Contains)));
        library.Scalar("hstore_defined", static (arguments, _) => Value.FromBoolean(Hstore.From(arguments[0]).TryGet(arguments[1].Text, out string? value) && value is not null));
        library.Scalar("hstore_contains", static (arguments, _) => Value.FromBoolean(Hstore.From(arguments[0]).Contains(Hstore.From(arguments[1]))));
        library.Scalar("hstore_contained", static (arguments, _) => Value.FromBoolean(Hstore.From(arguments[1]).Contains(Hstore.From(arguments[0]))));
        library.Scalar("hstore_akeys", static (arguments, _) => Texts(Hstore.From(arguments[0]).Pairs.Select(static pair => Value.FromText(pair.Key))));
        library.Scalar("hstore_avals", static (arguments, _) => Texts(Hstore.From(arguments[0]).Pairs.Select(static pair => Text(pair.Value))));
        library.Set("hstore_skeys", static (arguments, _) => Hstore.From(arguments[0]).Pairs.Select(static pair => new[] { Value.FromText(pair.Key) }));
        library.Set("hstore_svals", static (arguments, _) => Hstore.From(arguments[0]).Pairs.Select(static pair => new[] { Text(pair.Value) }));
        library.Set("hstore_each", static (arguments, _) => Hstore.From(arguments[0]).Pairs.Select(static pair => new[] { Value.FromText(pair.Key), Text(pair.Value) }));
    }

    private static void RegisterChanges(ExtensionLibrary library)
    {
        library.Scalar("hstore_delete", static (arguments, _) =>
        {
            string key = arguments[1].Text;
            return Hstore.From(arguments[0]).Where(pair => pair.Key != key).ToValue();
        });
        library.Scalar("hstore_delete_array", static (arguments, _) =>
        {
            HashSet<string> keys = [.. Keys(arguments[1])];
            return Hstore.From(arguments[0]).Where(pair => !keys.Contains(pair.Key)).ToValue();
        });
        library.Scalar("hstore_delete_hstore", static (arguments, _) =>
        {
            Hstore removed = Hstore.From(arguments[1]);
            return Hstore.From(arguments[0]).Where(pair => !removed.TryGet(pair.Key, out string? value) || value != pair.Value).ToValue();
        });
        library.Scalar("hstore_concat", static (arguments, _) => Hstore.From(arguments[0]).With(Hstore.From(arguments[1])).ToValue());
    }

    private static void RegisterConversions(ExtensionLibrary library)
    {
        library.Scalar("hstore_from_text", static (arguments, _) => arguments[0].IsNull ? Value.Null : Hstore.Create([Hstore.Pair(arguments[0], arguments[1])]).ToValue());
        library.Scalar("hstore_from_arrays", static (arguments, _) => arguments[0].IsNull ? Value.Null : FromArrays(arguments[0].Array, arguments[1].IsNull ? null : arguments[1].Array));
        library.Scalar("hstore_from_array", static (arguments, _) => Hstore.FromArray(arguments[0].Array).ToValue());
        library.Scalar("hstore_from_record", static types =>
        {
            IReadOnlyList<CompositeField> fields = types.Arguments[0].Type.Underlying().Fields;
            return (arguments, context) => FromRecord(arguments[0], fields, context);
        });
        library.Scalar("hstore_populate_record", static types => (arguments, context) => Populate(types.Result.Type, arguments[0], arguments[1], context));
        library.Scalar("hstore_to_array", static (arguments, _) => Texts(Hstore.From(arguments[0]).Pairs.SelectMany(static pair => new[] { Value.FromText(pair.Key), Text(pair.Value) })));
        library.Scalar("hstore_to_matrix", static (arguments, _) =>
        {
            Value[] items = [.. Hstore.From(arguments[0]).Pairs.SelectMany(static pair => new[] { Value.FromText(pair.Key), Text(pair.Value) })];
            return Value.FromArray(items.Length == 0 ? new ArrayValue(DataType.Text, []) : new ArrayValue(DataType.Text, [items.Length / 2, 2], [1, 1], items));
        });
        library.Scalar("hstore_to_json", static (arguments, _) => Value.FromText(Hstore.From(arguments[0]).ToJson(isLoose: false)));
        library.Scalar("hstore_to_json_loose", static (arguments, _) => Value.FromText(Hstore.From(arguments[0]).ToJson(isLoose: true)));
        library.Scalar("hstore_to_jsonb", static (arguments, _) => Jsonb(arguments[0], isLoose: false));
        library.Scalar("hstore_to_jsonb_loose", static (arguments, _) => Jsonb(arguments[0], isLoose: true));
    }

    private static void RegisterComparisons(ExtensionLibrary library)
    {
        library.Scalar("hstore_eq", static (arguments, _) => Value.FromBoolean(Compare(arguments) == 0));
        library.Scalar("hstore_ne", static (arguments, _) => Value.FromBoolean(Compare(arguments) != 0));
        library.Scalar("hstore_lt", static (arguments, _) => Value.FromBoolean(Compare(arguments) < 0));
        library.Scalar("hstore_le", static (arguments, _) => Value.FromBoolean(Compare(arguments) <= 0));
        library.Scalar("hstore_gt", static (arguments, _) => Value.FromBoolean(Compare(arguments) > 0));
        library.Scalar("hstore_ge", static (arguments, _) => Value.FromBoolean(Compare(arguments) >= 0));
        library.Scalar("hstore_cmp", static (arguments, _) => Value.FromInt32(Compare(arguments)));
        library.Scalar("hstore_hash", static (arguments, _) => Value.FromInt32((int)PostgresHash.Bytes(arguments[0].Utf8, 0)));
        library.Scalar("hstore_hash_extended", static (arguments, _) => Value.FromInt64((long)PostgresHash.Bytes(arguments[0].Utf8, (ulong)arguments[1].Int64)));
    }

    private static int Compare(ReadOnlySpan<Value> arguments) => Math.Sign(arguments[0].Utf8.SequenceCompareTo(arguments[1].Utf8));

    private static Value Text(string? text) => text is null ? Value.Null : Value.FromText(text);

    private static Value Texts(IEnumerable<Value> items) => Value.FromArray(new ArrayValue(DataType.Text, [.. items]));

    private static IEnumerable<string> Keys(in Value array) => array.Array.Items.Where(static key => !key.IsNull).Select(static key => key.Text);

    private static Value Jsonb(in Value value, bool isLoose) => JsonbInput.Parse(Encoding.UTF8.GetBytes(Hstore.From(value).ToJson(isLoose)));

    private static Value FromArrays(ArrayValue keys, ArrayValue? values)
    {
        if (keys.Dimensions > 1 || values?.Dimensions > 1)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "wrong number of array subscripts");
        }

        if (values is not null && (keys.Count != values.Count || (keys.Count > 0 && keys.LowerBounds[0] != values.LowerBounds[0])))
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "arrays must have same bounds");
        }

        return Hstore.Create(keys.Items.Select((key, index) => Hstore.Pair(key, values is null ? Value.Null : values.Items[index]))).ToValue();
    }

    /// <summary>Of a NULL of a row type all values are NULL.</summary>
    private static Value FromRecord(in Value row, IReadOnlyList<CompositeField> fields, CallContext context)
    {
        if (row.IsNull)
        {
            return fields.Count == 0 ? Value.Null : Hstore.Create(fields.Select(static field => new KeyValuePair<string, string?>(field.Name, null))).ToValue();
        }

        RecordValue record = row.Record;
        IReadOnlyList<string> names = fields.Count > 0 ? [.. fields.Select(static field => field.Name)] : record.Names ?? [];
        return Hstore.Create(record.Items.Select((item, index) => new KeyValuePair<string, string?>(
            index < names.Count ? names[index] : FormattableString.Invariant($"f{index + 1}"), item.IsNull ? null : TextFormat.ToText(record.Types[index], item, context.Format)))).ToValue();
    }

    private static Value Populate(DataType type, in Value row, in Value pairs, CallContext context)
    {
        IReadOnlyList<CompositeField> fields = type.Underlying().Fields;
        if (fields.Count == 0)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, "first argument must be a rowtype");
        }

        if (pairs.IsNull)
        {
            return row;
        }

        Hstore given = Hstore.From(pairs);
        Value[] items = new Value[fields.Count];
        for (int index = 0; index < items.Length; index++)
        {
            items[index] = given.TryGet(fields[index].Name, out string? text)
                ? text is null ? Value.Null : TextFormat.Parse(fields[index].Type, text, context.Format)
                : row.IsNull ? Value.Null : row.Record.Items[index];
        }

        return Value.FromObject(new RecordValue([.. fields.Select(static field => field.Type)], items, [.. fields.Select(static field => field.Name)]));
    }
}
