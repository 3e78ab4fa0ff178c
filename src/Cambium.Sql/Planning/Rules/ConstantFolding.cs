using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Functions;
using Cambium.Sql.Functions.Library.Paths;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>
/// Computes what is constant once, when planning. As in PostgreSQL, AND, OR, CASE and COALESCE first drop what their constants decide, what
/// is strict is NULL with a constant NULL, and an error in what remains is the statement's, also when no row would come to it.
/// </summary>
/// <remarks>A statement may be planned that never runs (PREPARE, CREATE VIEW), so the error is kept for the start of its execution.</remarks>
internal sealed class ConstantFolding(CancellationToken cancellation)
{
    private static readonly RowShape s_noColumns = new(0);

    private readonly ExpressionCompiler _compiler = new(new SlotAllocator(), null);

    // What failed isn't tried again, wherever a later rule has moved it.
    private readonly HashSet<BoundExpression> _failed = new(ReferenceEqualityComparer.Instance);

    // What a cast or function makes of the session's settings, its time zone above all, is not the same in every session.
    private QueryContext? _context;
    private QueryContext? _plainContext;
    private readonly HashSet<InputNotice> _notices = [];

    /// <summary>What the expression that is being computed has said.</summary>
    private readonly List<InputNotice> _said = [];

    private int _undecided;

    /// <summary>The first error of a constant that is computed whenever the statement runs; null when none failed.</summary>
    internal SqlErrorException? Error { get; private set; }

    /// <summary>What constants had to say when they were computed, for the start of the execution too.</summary>
    internal IReadOnlyCollection<InputNotice> Notices => _notices;

    /// <summary>Folds the expressions of a plan.</summary>
    /// <param name="used">The columns something reads: others aren't computed, so they can't fail either.</param>
    internal LogicalPlan Apply(LogicalPlan plan, IReadOnlySet<PlanColumn> used)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        cancellation.ThrowIfCancellationRequested();
        LogicalPlan[] inputs = [.. plan.Inputs.Select(input => Apply(input, used))];
        bool changed = false;
        for (int index = 0; index < inputs.Length; index++)
        {
            changed |= !ReferenceEquals(inputs[index], plan.Inputs[index]);
        }

        IReadOnlyList<Computed> computed = plan switch
        {
            LogicalProject project => project.Items,
            LogicalAggregate aggregate => aggregate.Aggregates,
            _ => [],
        };
        BoundExpression[] unread = [.. computed.Where(item => !used.Contains(item.Column)).Select(item => item.Value)];
        LogicalPlan folded = plan.With(inputs, expression =>
        {
            BoundExpression result = unread.Contains(expression) ? expression : Fold(expression);
            changed |= !ReferenceEquals(result, expression);
            return result;
        });
        return changed ? folded : plan;
    }

    /// <summary>The expression with its constant parts computed; this same object when there are none.</summary>
    internal BoundExpression Fold(BoundExpression expression)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        switch (expression)
        {
            case BoundColumn or BoundConstant or BoundParameter or BoundCaseOperand:
                return expression;
            case BoundAnd:
                return FoldConnective(expression, BoundConstant.True, BoundConstant.False);
            case BoundOr:
                return FoldConnective(expression, BoundConstant.False, BoundConstant.True);
            case BoundCase cases:
                return FoldCase(cases);
            case BoundCoalesce coalesce:
                return FoldCoalesce(coalesce);
            case BoundDomain or BoundParts:
                // The tests are of a value that only execution knows.
                return WithChildren(expression, [Fold(expression.Children[0]), .. expression.Children.Skip(1)]);
        }

        BoundExpression folded = WithChildren(expression, [.. expression.Children.Select(Fold)]);
        if (folded is BoundComparison or BoundCall { Function.IsStrict: true } && folded.Children.Any(static child => child is BoundConstant { Value.IsNull: true }))
        {
            return new BoundConstant(Value.Null, folded.Type, folded.Position);
        }

        return IsComputable(folded) && folded.Children.All(static child => child is BoundConstant) ? Compute(folded) : folded;
    }

    private static BoundExpression WithChildren(BoundExpression expression, IReadOnlyList<BoundExpression> children) =>
        children.SequenceEqual(expression.Children, ReferenceEqualityComparer.Instance) ? expression : expression.WithChildren(children);

    /// <summary>Whether it is the same for the same constants. Rows stay what they are: their fields are looked up by structure.</summary>
    private static bool IsComputable(BoundExpression expression) => !expression.Type.Type.IsRow && expression switch
    {
        BoundCall call => call.Function.Volatility == Volatility.Immutable,
        BoundIsNull isNull => !isNull.Operand.Type.Type.IsRow,
        _ => expression is BoundCast or BoundComparison or BoundNot or BoundBooleanTest or BoundIsDistinct or BoundNullIf or BoundExtreme or BoundInList
            or BoundArray or BoundSubscript,
    };

    /// <summary>Its value; itself when that depends on the session, is large, or can't be computed: execution then says what there is to say.</summary>
    private BoundExpression Compute(BoundExpression expression)
    {
        if (_failed.Contains(expression))
        {
            return expression;
        }

        _said.Clear();
        try
        {
            Value value = _compiler.Compile(expression, s_noColumns).Evaluate([], ContextOf(expression));
            if (value.HeapBytes <= CallContext.ConstantBytesMax)
            {
                _notices.UnionWith(_said);
                return new BoundConstant(value, expression.Type, expression.Position);
            }
        }
        catch (SqlErrorException error) when (error.SqlState != SqlState.QueryCanceled)
        {
            _failed.Add(expression);
            if (Error is null && _undecided == 0 && error.SqlState.StartsWith("22", StringComparison.Ordinal) && !(expression is BoundCast cast && IsStable(cast)))
            {
                Error = error;
                _notices.UnionWith(_said);
            }
        }

        return expression;
    }

    /// <summary>A context without the session's settings, or for a conversion that reads them in vain one with any.</summary>
    private QueryContext ContextOf(BoundExpression expression) =>
        expression is BoundCast { Type.Type.Category: not DataTypeCategory.String } cast && !IsStable(cast)
            ? _plainContext ??= NewContext(Plain())
            : _context ??= NewContext(CallContext.WithoutFormat(Note));

    private CallContext Plain()
    {
        CallContext call = CallContext.Detached();
        call.Format = SessionFormat.Default with { Patterns = PathPatterns.Instance, Notices = Note };
        return call;
    }

    private void Note(InputNotice notice) => _said.Add(notice);

    private QueryContext NewContext(CallContext call)
    {
        call.Cancellation = cancellation;
        return new QueryContext(null, call, [], cancellation);
    }

    /// <summary>Whether a conversion may depend on settings or the catalog: PostgreSQL leaves it, and its errors, to execution.</summary>
    private static bool IsStable(BoundCast cast) => !IsPlain(cast.Type.Type) || !IsPlain(cast.Operand.Type.Type);

    private static bool IsPlain(DataType type) =>
        type.Underlying() != DataType.AclItem && type.Underlying().Category is DataTypeCategory.Boolean or DataTypeCategory.Numeric or DataTypeCategory.String or DataTypeCategory.User or DataTypeCategory.Unknown;

    /// <param name="neutral">The constant that adds nothing.</param>
    /// <param name="decisive">The constant that makes the whole equal to it: what comes later isn't looked at.</param>
    private BoundExpression FoldConnective(BoundExpression expression, BoundConstant neutral, BoundConstant decisive)
    {
        int undecided = _undecided;
        List<BoundExpression> kept = [];
        BoundConstant? unknown = null;
        foreach (BoundExpression operand in expression.Children)
        {
            BoundExpression folded = Fold(operand);
            if (folded is not BoundConstant constant)
            {
                kept.Add(folded);
                LeaveToParameters(folded);
            }
            else if (constant.Value.IsNull)
            {
                unknown = constant;
            }
            else if (constant.IsTrue == decisive.IsTrue)
            {
                _undecided = undecided;
                return decisive;
            }
        }

        _undecided = undecided;
        if (unknown is not null)
        {
            kept.Add(unknown);
        }

        return kept.Count switch
        {
            0 => neutral,
            1 => kept[0],
            _ => WithChildren(expression, kept),
        };
    }

    private BoundExpression FoldCase(BoundCase expression)
    {
        int undecided = _undecided;
        IReadOnlyList<BoundExpression> children = expression.Children;
        BoundCaseOperand? placeholder = expression.Placeholder;
        List<BoundExpression> kept = [];
        int next = 0;
        if (placeholder is not null)
        {
            BoundExpression operand = Fold(children[next++]);
            if (operand is BoundConstant)
            {
                children = [.. children.Select(child => child.Rewrite(node => ReferenceEquals(node, placeholder) ? operand : null))];
                placeholder = null;
            }
            else
            {
                kept.Add(operand);
                LeaveToParameters(operand);
            }
        }

        int operands = kept.Count;
        BoundExpression? otherwise = null;
        for (; otherwise is null && next + 1 < children.Count; next += 2)
        {
            BoundExpression condition = Fold(children[next]);
            if (condition is not BoundConstant constant)
            {
                kept.Add(condition);
                LeaveToParameters(condition);
                kept.Add(Fold(children[next + 1]));
            }
            else if (constant.IsTrue)
            {
                otherwise = Fold(children[next + 1]);
            }
        }

        otherwise ??= Fold(children[^1]);
        _undecided = undecided;
        if (kept.Count == operands)
        {
            return otherwise;
        }

        kept.Add(otherwise);
        return kept.Count == expression.Children.Count && kept.SequenceEqual(expression.Children, ReferenceEqualityComparer.Instance)
            ? expression
            : new BoundCase(placeholder, kept, expression.Type, expression.Position);
    }

    private BoundExpression FoldCoalesce(BoundCoalesce expression)
    {
        int undecided = _undecided;
        List<BoundExpression> kept = [];
        foreach (BoundExpression argument in expression.Children)
        {
            BoundExpression folded = Fold(argument);
            if (folded is BoundConstant { Value.IsNull: true })
            {
                continue;
            }

            kept.Add(folded);
            if (folded is BoundConstant)
            {
                break;
            }

            LeaveToParameters(folded);
        }

        _undecided = undecided;
        return kept.Count switch
        {
            0 => new BoundConstant(Value.Null, expression.Type, expression.Position),
            1 => kept[0],
            _ => WithChildren(expression, kept),
        };
    }

    /// <summary>What follows a part that parameters decide may turn out not to be needed: its errors are left to execution.</summary>
    private void LeaveToParameters(BoundExpression deciding)
    {
        if (deciding.Nodes().Any(static node => node is BoundParameter))
        {
            _undecided++;
        }
    }
}
