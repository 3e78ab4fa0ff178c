using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Extensions;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Extensions.Code;

/// <summary>ltree: paths of labels taken apart, compared and searched.</summary>
internal static class LabelTreeFunctions
{
    private delegate bool Test(in Value path, in Value other);

    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("ltree_in text2ltree", static (arguments, _) => Value.FromText(LabelTree.Require(arguments[0].Text)));
        library.Scalar("lquery_in", static (arguments, _) => Value.FromText(LabelQuery.Parse(arguments[0].Text).ToString()));
        library.Scalar("ltxtq_in", static (arguments, _) => Value.FromText(LabelTextQuery.Parse(arguments[0].Text).ToString()));
        library.Scalar("ltree_out lquery_out ltxtq_out ltree2text", static (arguments, _) => arguments[0]);
        library.Scalar("ltree_recv ltree_send lquery_recv lquery_send ltxtq_recv ltxtq_send", static (_, _) =>
            throw new SqlErrorException(SqlState.FeatureNotSupported, "the binary format of ltree cannot be called as a function"));
        RegisterComparisons(library);
        RegisterParts(library);
        RegisterTests(library, "ltree_isparent", "ltree_risparent", static (in Value path, in Value other) => IsPrefix(path.Text, other.Text));
        RegisterQuery(library, "ltq_regex", "ltq_rregex", static (in Value path, in Value query) => LabelQuery.Parse(query.Text).Matches(path.Text));
        RegisterQuery(library, "ltxtq_exec", "ltxtq_rexec", static (in Value path, in Value query) => LabelTextQuery.Parse(query.Text).Matches(path.Text));
        Test any = static (in Value path, in Value queries) => MatchesAny(path.Text, queries.Array);
        library.Scalar("lt_q_regex", (arguments, _) => Value.FromBoolean(any(arguments[0], arguments[1])));
        library.Scalar("lt_q_rregex", (arguments, _) => Value.FromBoolean(any(arguments[1], arguments[0])));
        library.Scalar("_lt_q_regex", (arguments, _) => Value.FromBoolean(!Find(arguments[0], arguments[1], any).IsNull));
        library.Scalar("_lt_q_rregex", (arguments, _) => Value.FromBoolean(!Find(arguments[1], arguments[0], any).IsNull));
    }

    private static void RegisterComparisons(ExtensionLibrary library)
    {
        library.Scalar("ltree_cmp", static (arguments, _) => Value.FromInt32(Compare(arguments)));
        library.Scalar("ltree_eq", static (arguments, _) => Value.FromBoolean(Compare(arguments) == 0));
        library.Scalar("ltree_ne", static (arguments, _) => Value.FromBoolean(Compare(arguments) != 0));
        library.Scalar("ltree_lt", static (arguments, _) => Value.FromBoolean(Compare(arguments) < 0));
        library.Scalar("ltree_le", static (arguments, _) => Value.FromBoolean(Compare(arguments) <= 0));
        library.Scalar("ltree_gt", static (arguments, _) => Value.FromBoolean(Compare(arguments) > 0));
        library.Scalar("ltree_ge", static (arguments, _) => Value.FromBoolean(Compare(arguments) >= 0));
        library.Scalar("hash_ltree", static (arguments, _) => Value.FromInt32((int)PostgresHash.Bytes(arguments[0].Utf8, 0)));
    }

    private static void RegisterParts(ExtensionLibrary library)
    {
        library.Scalar("nlevel", static (arguments, _) => Value.FromInt32(LabelTree.Labels(arguments[0].Text).Length));
        library.Scalar("subltree", static (arguments, _) => Part(LabelTree.Labels(arguments[0].Text), arguments[1].Int32, arguments[2].Int32));
        library.Scalar("subpath", static (arguments, _) =>
        {
            string[] labels = LabelTree.Labels(arguments[0].Text);
            int start = arguments[1].Int32 < 0 ? labels.Length + arguments[1].Int32 : arguments[1].Int32;
            int end = arguments.Length < 3 ? int.MaxValue : arguments[2].Int32 < 0 ? labels.Length + arguments[2].Int32 : (int)Math.Min(int.MaxValue, (long)start + arguments[2].Int32);
            return Part(labels, start, end);
        });
        library.Scalar("ltree_index", static (arguments, _) => Value.FromInt32(
            Index(LabelTree.Labels(arguments[0].Text), LabelTree.Labels(arguments[1].Text), arguments.Length > 2 ? arguments[2].Int32 : 0)));
        library.Scalar("ltree_addltree", static (arguments, _) => Join(arguments[0].Text, arguments[1].Text));
        library.Scalar("ltree_addtext", static (arguments, _) => Join(arguments[0].Text, LabelTree.Require(arguments[1].Text)));
        library.Scalar("ltree_textadd", static (arguments, _) => Join(LabelTree.Require(arguments[0].Text), arguments[1].Text));
        library.Scalar("lca", static (arguments, _) => CommonAncestor(arguments.ToArray()));
        library.Scalar("_lca", static (arguments, _) => CommonAncestor(Items(arguments[0])));
    }

    /// <summary>Of a path and an ancestor or descendant, and of arrays of paths.</summary>
    private static void RegisterTests(ExtensionLibrary library, string name, string reversed, Test isAncestor)
    {
        Test isDescendant = (in Value path, in Value other) => isAncestor(other, path);
        library.Scalar(name, (arguments, _) => Value.FromBoolean(isAncestor(arguments[0], arguments[1])));
        library.Scalar(reversed, (arguments, _) => Value.FromBoolean(isDescendant(arguments[0], arguments[1])));
        library.Scalar("_" + name, (arguments, _) => Value.FromBoolean(!Find(arguments[0], arguments[1], isAncestor).IsNull));
        library.Scalar("_ltree_r_isparent", (arguments, _) => Value.FromBoolean(!Find(arguments[1], arguments[0], isAncestor).IsNull));
        library.Scalar("_" + reversed, (arguments, _) => Value.FromBoolean(!Find(arguments[0], arguments[1], isDescendant).IsNull));
        library.Scalar("_ltree_r_risparent", (arguments, _) => Value.FromBoolean(!Find(arguments[1], arguments[0], isDescendant).IsNull));
        library.Scalar("_ltree_extract_isparent", (arguments, _) => Find(arguments[0], arguments[1], isAncestor));
        library.Scalar("_ltree_extract_risparent", (arguments, _) => Find(arguments[0], arguments[1], isDescendant));
    }

    private static void RegisterQuery(ExtensionLibrary library, string name, string reversed, Test matches)
    {
        library.Scalar(name, (arguments, _) => Value.FromBoolean(matches(arguments[0], arguments[1])));
        library.Scalar(reversed, (arguments, _) => Value.FromBoolean(matches(arguments[1], arguments[0])));
        library.Scalar("_" + name, (arguments, _) => Value.FromBoolean(!Find(arguments[0], arguments[1], matches).IsNull));
        library.Scalar("_" + reversed, (arguments, _) => Value.FromBoolean(!Find(arguments[1], arguments[0], matches).IsNull));
        library.Scalar($"_{name.Replace("_", "_extract_", StringComparison.Ordinal)}", (arguments, _) => Find(arguments[0], arguments[1], matches));
    }

    private static int Compare(ReadOnlySpan<Value> arguments) => Math.Sign(arguments[0].Utf8.SequenceCompareTo(arguments[1].Utf8));

    private static bool IsPrefix(string ancestor, string path) =>
        ancestor.Length == 0 || (path.StartsWith(ancestor, StringComparison.Ordinal) && (path.Length == ancestor.Length || path[ancestor.Length] == '.'));

    private static bool MatchesAny(string path, ArrayValue queries) => RequireItems(queries).Any(query => LabelQuery.Parse(query.Text).Matches(path));

    /// <summary>The first path of an array that passes; NULL when none does.</summary>
    private static Value Find(in Value array, in Value other, Test test)
    {
        foreach (Value path in Items(array))
        {
            if (test(path, other))
            {
                return path;
            }
        }

        return Value.Null;
    }

    private static Value[] Items(in Value array) => RequireItems(array.Array);

    private static Value[] RequireItems(ArrayValue array) => array.Dimensions > 1
        ? throw new SqlErrorException(SqlState.ArraySubscriptError, "array must be one-dimensional")
        : array.Items.Any(static item => item.IsNull) ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "array must not contain nulls") : array.Items;

    private static Value Join(string left, string right)
    {
        string joined = left.Length == 0 ? right : right.Length == 0 ? left : $"{left}.{right}";
        LabelTree.RequireLevels(joined, "ltree levels");
        return Value.FromText(joined);
    }

    private static Value Part(string[] labels, int start, int end) => start < 0 || end < 0 || start >= labels.Length || start > end
        ? throw new SqlErrorException(SqlState.InvalidParameterValue, "invalid positions")
        : Value.FromText(string.Join('.', labels[start..Math.Min(end, labels.Length)]));

    private static int Index(string[] labels, string[] sought, int start)
    {
        int from = start >= 0 ? start : Math.Max(0, labels.Length + start);
        for (int at = from; sought.Length > 0 && at + sought.Length <= labels.Length; at++)
        {
            if (labels.AsSpan(at, sought.Length).SequenceEqual(sought))
            {
                return at;
            }
        }

        return -1;
    }

    /// <summary>The longest path above all of them; NULL when one is empty, or there is none.</summary>
    private static Value CommonAncestor(Value[] paths)
    {
        string[][] all = [.. paths.Select(static path => LabelTree.Labels(path.Text))];
        if (all.Length == 0 || all.Any(static labels => labels.Length == 0))
        {
            return Value.Null;
        }

        int common = all.Min(static labels => labels.Length) - 1;
        for (int at = 0; at < common; at++)
        {
            common = all.All(labels => labels[at] == all[0][at]) ? common : at;
        }

        return Value.FromText(string.Join('.', all[0][..common]));
    }
}
