using Cambium.Engine.Errors;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;
using Cambium.Sql.Extensions.Code;
using Cambium.Sql.Functions;

namespace Cambium.Sql.TextSearch;

/// <summary>ts_rewrite: a query with another in the place of each of its parts that are like a target. After PostgreSQL's tsquery_rewrite.c.</summary>
internal static class QueryRewriting
{
    public static void Register(LibraryBuilder library)
    {
        library.Scalar("ts_rewrite(tsquery,tsquery,tsquery)", static (args, _) => Rewrite(args[0], [[args[1], args[2]]], sorts: false));
        library.Scalar("ts_rewrite(tsquery,text)", static (args, ctx) => Rewrite(args[0], Rules(args[1].Text, ctx), sorts: true));
    }

    private static IReadOnlyList<Value[]> Rules(string sql, CallContext context)
    {
        InnerQuery rules = InnerQuery.Run(sql, context);
        return rules.Columns is [var target, var substitute] && target.Type.Underlying().Name == "tsquery" && substitute.Type.Underlying().Name == "tsquery"
            ? rules.Rows
            : throw new SqlErrorException(SqlState.InvalidParameterValue, "ts_rewrite query must return two tsquery columns");
    }

    /// <param name="sorts">What one rule has left is put in order for the next one, and for the result.</param>
    private static Value Rewrite(in Value query, IReadOnlyList<Value[]> rules, bool sorts)
    {
        QueryTree? tree = TextQuery.Parse(query).Root is { } root ? QueryTree.Create(root).Flattened() : null;
        bool isRewritten = false;
        foreach (Value[] rule in rules)
        {
            if (tree is not null && !rule[0].IsNull && !rule[1].IsNull && TextQuery.Parse(rule[0]).Root is { } target)
            {
                tree = Replace(tree, QueryTree.Create(target).Flattened(), TextQuery.Parse(rule[1]).Root);
                tree = sorts ? tree?.Flattened() : tree;
                isRewritten = true;
            }
        }

        return isRewritten ? new TextQuery(tree?.ToNode()).ToValue() : query;
    }

    /// <param name="substitute">Null: what is found is taken away, and operators with nothing left to join.</param>
    private static QueryTree? Replace(QueryTree tree, QueryTree target, TextQueryNode? substitute)
    {
        CancellationPoint.Tick();
        if (tree.CompareTo(target) == 0)
        {
            return substitute is null ? null : QueryTree.CreateFixed(substitute);
        }

        tree = ReplaceSome(tree, target, substitute);
        List<QueryTree> operands = [.. tree.Operands.Select(operand => operand.IsFixed ? operand : Replace(operand, target, substitute)).OfType<QueryTree>()];
        return tree.Node is LexemeNode ? tree
            : operands.Count == 0 ? null
            : operands.Count == 1 && tree.Node is not NotNode ? operands[0]
            : tree.With(operands);
    }

    /// <summary>Operands of a set that are those of a smaller one of its kind.</summary>
    private static QueryTree ReplaceSome(QueryTree tree, QueryTree target, TextQueryNode? substitute)
    {
        if (!tree.IsSet || target.Node.GetType() != tree.Node.GetType() || tree.Operands.Count <= target.Operands.Count)
        {
            return tree;
        }

        List<QueryTree> rest = [];
        int found = 0;
        foreach (QueryTree operand in tree.Operands)
        {
            if (found < target.Operands.Count && operand.CompareTo(target.Operands[found]) == 0)
            {
                found++;
            }
            else
            {
                rest.Add(operand);
            }
        }

        return found < target.Operands.Count ? tree : tree.With(substitute is null ? rest : [.. rest, QueryTree.CreateFixed(substitute)]).Sorted();
    }
}
