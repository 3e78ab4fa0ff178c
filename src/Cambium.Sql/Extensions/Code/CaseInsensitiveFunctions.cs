using Cambium.Engine.Values;
using Cambium.Engine.Values.Extensions;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Extensions.Code;

/// <summary>citext: comparisons of lower cases. Its operators are comparisons that the executor does by itself; here are their functions.</summary>
internal static class CaseInsensitiveFunctions
{
    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("citext_eq", static (arguments, _) => Value.FromBoolean(Compare(arguments) == 0));
        library.Scalar("citext_ne", static (arguments, _) => Value.FromBoolean(Compare(arguments) != 0));
        library.Scalar("citext_lt citext_pattern_lt", static (arguments, _) => Value.FromBoolean(Compare(arguments) < 0));
        library.Scalar("citext_le citext_pattern_le", static (arguments, _) => Value.FromBoolean(Compare(arguments) <= 0));
        library.Scalar("citext_gt citext_pattern_gt", static (arguments, _) => Value.FromBoolean(Compare(arguments) > 0));
        library.Scalar("citext_ge citext_pattern_ge", static (arguments, _) => Value.FromBoolean(Compare(arguments) >= 0));
        library.Scalar("citext_cmp citext_pattern_cmp", static (arguments, _) => Value.FromInt32(Compare(arguments)));
        library.Scalar("citext_smaller", static (arguments, _) => Compare(arguments) < 0 ? arguments[0] : arguments[1]);
        library.Scalar("citext_larger", static (arguments, _) => Compare(arguments) > 0 ? arguments[0] : arguments[1]);
        library.Scalar("citext_hash", static (arguments, _) => Value.FromInt32((int)PostgresHash.Bytes(CaseInsensitiveText.Fold(arguments[0].Utf8), 0)));
        library.Scalar("citext_hash_extended", static (arguments, _) =>
            Value.FromInt64((long)PostgresHash.Bytes(CaseInsensitiveText.Fold(arguments[0].Utf8), (ulong)arguments[1].Int64)));
        library.Scalar("citext_from_boolean", static (arguments, _) => Value.FromUtf8(arguments[0].Boolean ? "true"u8 : "false"u8));
        library.Scalar("citext_from_bpchar", static (arguments, _) => Value.FromText(arguments[0].Text.TrimEnd(' ')));
        library.Scalar("citext_from_inet", static (arguments, _) => Value.FromText(NetworkText.Format(DataType.Cidr, arguments[0])));
    }

    private static int Compare(ReadOnlySpan<Value> arguments) => CaseInsensitiveText.Compare(arguments[0].Utf8, arguments[1].Utf8);
}
