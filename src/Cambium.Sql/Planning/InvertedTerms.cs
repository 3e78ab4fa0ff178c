using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Inverted;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Finds among a scan's conditions what an inverted index knows something of: its operators between one of its keys and a value, joined by AND and OR.</summary>
internal sealed class InvertedTerms
{
    private readonly IndexDefinition _index;
    private readonly IndexForm? _form;
    private readonly CatalogSnapshot _catalog;
    private readonly ExpressionCompiler _compiler;
    private readonly HashSet<PlanColumn> _own;
    private readonly ElementClass?[] _classes;

    /// <param name="form">The index's; null: it has neither computed keys nor a predicate.</param>
    internal InvertedTerms(LogicalScan scan, IndexDefinition index, IndexForm? form, CatalogSnapshot catalog, ExpressionCompiler compiler)
    {
        _index = index;
        _form = form;
        _catalog = catalog;
        _compiler = compiler;
        _own = [.. scan.TableColumns];
        _classes = [.. index.Parts.Select(part => ElementClass.Of(index, part, catalog))];
    }

    /// <summary>The conditions that the index helps with.</summary>
    internal List<BoundExpression> Conditions { get; } = [];

    /// <summary>Null when it helps with none.</summary>
    internal InvertedCondition? Find(IReadOnlyList<BoundExpression> conditions)
    {
        List<InvertedCondition.Node> found = [];
        foreach (BoundExpression condition in conditions)
        {
            if (NodeOf(condition) is { } node)
            {
                found.Add(node);
                Conditions.Add(condition);
            }
        }

        return found.Count == 0 ? null : new InvertedCondition(_index, found.Count == 1 ? found[0] : new InvertedCondition.All(found));
    }

    private InvertedCondition.Node? NodeOf(BoundExpression condition)
    {
        switch (condition)
        {
            case BoundAnd and:
                InvertedCondition.Node[] parts = [.. and.Children.Select(NodeOf).OfType<InvertedCondition.Node>()];
                return parts.Length == 0 ? null : new InvertedCondition.All(parts);
            case BoundOr or:
                InvertedCondition.Node?[] branches = [.. or.Children.Select(NodeOf)];
                return Array.TrueForAll(branches, static branch => branch is not null) ? new InvertedCondition.Any([.. branches.Select(static branch => branch!)]) : null;
            case BoundComparison { Operator: ComparisonOperator.Equal, OperatorOid: 0 } comparison:
                return TermOf("=", comparison.Left, comparison.Right);
            case BoundCall { Symbol: not null, Children: [var left, var right] } call when NameOf(call) is { } function:
                return TermOf(function, left, right);
            default:
                return null;
        }
    }

    private InvertedCondition.Term? TermOf(string function, BoundExpression left, BoundExpression right) =>
        TermOf(function, left, right, isReversed: false) ?? TermOf(function, right, left, isReversed: true);

    private InvertedCondition.Term? TermOf(string function, BoundExpression key, BoundExpression operand, bool isReversed)
    {
        if (operand.Columns().Overlaps(_own) || Conjuncts.IsVolatile(operand))
        {
            return null;
        }

        for (int part = 0; part < _classes.Length; part++)
        {
            if (_classes[part] is { } found && found.Answers(function, isReversed) && IsKey(part, key))
            {
                return new InvertedCondition.Term(found, part, function, isReversed, _compiler.Compile(operand, new RowShape(0)));
            }
        }

        return null;
    }

    private bool IsKey(int part, BoundExpression expression)
    {
        BoundExpression plain = KeyTerm.Relabel(expression);
        return _index.Parts[part].IsExpression
            ? _form is not null && Array.Exists(_form.Keys[part], key => key.SameAs(expression) || key.SameAs(plain))
            : plain is BoundColumn column && _own.Contains(column.Column) && column.Column.Source!.Id == _index.Parts[part].ColumnId;
    }

    /// <summary>What computes an operator: a function of the server's own, or of a library that is part of it; null for users'.</summary>
    private string? NameOf(BoundCall call) => call.Function.Oid < SystemCatalog.FirstUserId ? call.Function.Name
        : _catalog.TryGet(call.Function.Oid, out FunctionDefinition? made) && made.IsNative ? made.Body
        : null;
}
