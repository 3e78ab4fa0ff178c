using Cambium.Engine.Catalog;
using Cambium.Engine.Inverted;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Inverted;

namespace Cambium.Sql.Execution.Operators;

/// <summary>What the rows that pass a scan's conditions have in an inverted index. Evaluated at each opening.</summary>
internal sealed record InvertedCondition(IndexDefinition Index, InvertedCondition.Node Root)
{
    internal ElementQuery Build(QueryContext context) => Root.Build(context);

    internal abstract record Node
    {
        /// <summary>Elements looked for, about.</summary>
        internal abstract int Terms { get; }

        internal abstract ElementQuery Build(QueryContext context);
    }

    /// <summary>An operator's.</summary>
    internal sealed record Term(ElementClass Class, int Part, string Function, bool IsReversed, CompiledExpression Operand) : Node
    {
        internal override int Terms => 1;

        internal override ElementQuery Build(QueryContext context)
        {
            Value operand = Operand.Evaluate([], context);

            // Of NULL no such operator is true.
            return operand.IsNull ? ElementQuery.Nothing : Class.Query(Part, Function, IsReversed, operand, context.Call);
        }
    }

    internal sealed record All(IReadOnlyList<Node> Parts) : Node
    {
        internal override int Terms => Parts.Sum(static part => part.Terms);

        internal override ElementQuery Build(QueryContext context) => ElementQuery.All([.. Parts.Select(part => part.Build(context))]);
    }

    internal sealed record Any(IReadOnlyList<Node> Branches) : Node
    {
        internal override int Terms => Branches.Sum(static branch => branch.Terms);

        internal override ElementQuery Build(QueryContext context) => ElementQuery.Any([.. Branches.Select(branch => branch.Build(context))]);
    }
}
