using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Planning.Rules;
using Cambium.Sql.Xml;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>Plans the queries inside expressions.</summary>
internal interface ISubqueryPlanner
{
    /// <summary>An operator for the plan, and where its columns lie.</summary>
    /// <param name="output">The columns that are read.</param>
    (Operator Plan, RowShape Shape) PlanSubquery(LogicalPlan plan, IReadOnlyList<PlanColumn> output);
}

/// <summary>
/// Turns bound expressions into nodes for rows of a given shape. Columns the shape doesn't have are taken from slots, which whoever runs
/// the surrounding rows fills.
/// </summary>
internal sealed class ExpressionCompiler(SlotAllocator slots, ISubqueryPlanner? subqueries)
{
    // Subqueries that take nothing from the row they are compiled for: compiled once, however often a condition is tried with an index.
    private readonly Dictionary<BoundSubquery, SubqueryNode> _independent = new(ReferenceEqualityComparer.Instance);

    /// <summary>The plans of the subqueries compiled so far that no operator has been told of.</summary>
    internal List<Subplan> Subplans { get; } = [];

    private int _depth;

    internal SlotAllocator Slots { get; } = slots;

    internal CompiledExpression Compile(BoundExpression expression, RowShape shape)
    {
        CompiledExpression compiled = CompilePart(expression, shape);
        compiled.IsParallelSafe = ParallelSafety.Holds(expression);
        return compiled;
    }

    private CompiledExpression CompilePart(BoundExpression expression, RowShape shape)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        CancellationPoint.Tick();
        _depth++;
        CompiledExpression compiled = CompileNode(expression, shape);
        return _depth-- % DeepNode.Levels == 0 && compiled is not (ColumnNode or ConstantNode) ? new DeepNode(compiled) : compiled;
    }

    private CompiledExpression CompileNode(BoundExpression expression, RowShape shape)
    {
        CompiledExpression[] Children() => [.. expression.Children.Select(child => CompilePart(child, shape))];
        CompiledExpression[] WithReadFirst() => [.. expression.Children.Select((child, place) => place == 0 ? CompileRead(child, shape) : CompilePart(child, shape))];
        switch (expression)
        {
            case BoundConstant constant:
                return new ConstantNode(constant.Value);
            case BoundColumn column:
                int place = shape.PlaceOf(column.Column);
                return place >= 0 ? new ColumnNode(place) : new SlotNode(Slots.SlotOf(column.Column));
            case BoundCaseOperand operand:
                return new SlotNode(Slots.SlotOf(operand));
            case BoundParameter parameter:
                ParameterNode read = new(parameter.Index);
                return parameter.Type.Type.Underlying().Form == ValueForm.Array ? new ArrayParameterNode(read) : read;
            case BoundComparison comparison:
                CompiledExpression[] compared = Children();
                return ComparisonNodes.Create(comparison.Operator, comparison.OperandType, compared[0], compared[1]);
            case BoundAnd:
                return new AndNode(Children());
            case BoundOr or:
                OrNode any = new(Children());
                return CompileCases(or, any, shape) ?? (CompiledExpression)any;
            case BoundNot not:
                return new NotNode(CompilePart(not.Operand, shape));
            case BoundIsNull isNull:
                return isNull.Operand.Type.Type.IsRow
                    ? new RowIsNullNode(CompilePart(isNull.Operand, shape), isNull.IsNegated)
                    : new IsNullNode(CompileRead(isNull.Operand, shape), isNull.IsNegated);
            case BoundBooleanTest test:
                return new BooleanTestNode(CompilePart(test.Operand, shape), test.Kind, test.IsNegated);
            case BoundIsDistinct distinct:
                CompiledExpression[] parts = Children();
                return new IsDistinctNode(parts[0], parts[1], parts[2], distinct.IsNegated);
            case BoundCase caseExpression:
                return CompileCase(caseExpression, shape);
            case BoundCoalesce:
                return new CoalesceNode(Children());
            case BoundNullIf:
                CompiledExpression[] nullIf = Children();
                return new NullIfNode(nullIf[0], nullIf[1]);
            case BoundExtreme extreme:
                return new ExtremeNode(Children(), ValueComparer.GetComparison(extreme.Type.Type.Underlying()), extreme.IsGreatest);
            case BoundInList inList:
                return CompileInList(inList, Children());
            case BoundQuantifiedArray quantified:
                CompiledExpression[] sides = Children();
                return new QuantifiedArrayNode(
                    sides[0], sides[1], sides[2], Slots.SlotOf(quantified.LeftValue), Slots.SlotOf(quantified.Element), quantified.IsAll);
            case BoundCall call:
                return CompileCall(call, call.KeepsNoArray ? WithReadFirst() : Children());
            case BoundCast cast:
                return CompileCast(cast, shape);
            case BoundXml xml:
                return new XmlExpressionNode(xml, Children());
            case BoundDomain domain:
                CompiledExpression[] checks = Children();
                return new DomainNode(checks[0], Slots.SlotOf(domain.Placeholder), checks[1..], domain.Definition, domain.Named);
            case BoundParts tested:
                CompiledExpression[] tests = Children();
                return new PartsNode(tests[0], [.. tested.Parts.Select((part, index) => (part.Place, Slots.SlotOf(part.Placeholder), tests[index + 1]))]);
            case BoundRow row:
                return new RowNode(Children(), [.. row.Children.Select(child => child.Type)], [.. row.Names], false);
            case BoundWholeRow whole:
                // A row of a named type has that type's names, whatever its columns are called where it is read.
                IReadOnlyList<string> names = whole.Type.Type.Underlying() is { Kind: TypeKind.Composite, Fields: var fields } && fields.Count == whole.Children.Count
                    ? [.. fields.Select(static field => field.Name)]
                    : whole.Names;
                return new RowNode(Children(), [.. whole.Children.Select(child => child.Type)], [.. names], whole.MayBeAbsent);
            case BoundField field:
                return new FieldNode(CompilePart(field.Operand, shape), field.Index);
            case BoundArray array:
                DataType element = array.Type.Type.Underlying().Element!;
                return array.IsNested ? new NestedArrayNode(Children(), element) : new ArrayNode(Children(), element);
            case BoundSubscript subscript:
                CompiledExpression[] operands = subscript.IsSlice ? Children() : WithReadFirst();
                if (subscript.Children[0].Type.Type.Underlying() is { Subscripted: not null } divided)
                {
                    return new PartNode(divided, operands[0], [.. operands.Skip(1).Where((_, place) => place % 2 == 1)]);
                }

                return new SubscriptNode(operands[0], operands[1..], [.. subscript.HasBound], subscript.IsSlice);
            case BoundSubquery subquery:
                return CompileSubquery(subquery, shape);
            case BoundAggregate:
                // What an aggregation computes is a column by now: this one stands inside another's arguments.
                throw new SqlErrorException(SqlState.GroupingError, "aggregate function calls cannot be nested", position: expression.Position);
            case BoundSetCall:
                throw new SqlErrorException(
                    SqlState.FeatureNotSupported, "set-valued function called in context that cannot accept a set", position: expression.Position);
            default:
                throw new InvalidOperationException($"{expression.GetType().Name} can't be evaluated by itself.");
        }
    }

    /// <summary>Of what is looked into and not kept: a variable's array stays the variable's own.</summary>
    private CompiledExpression CompileRead(BoundExpression expression, RowShape shape) =>
        expression is BoundParameter parameter ? new ParameterNode(parameter.Index) : CompilePart(expression, shape);

    private static CompiledExpression CompileCall(BoundCall call, CompiledExpression[] arguments)
    {
        if (ArithmeticNodes.TryCreate(call, arguments) is { } arithmetic)
        {
            return arithmetic;
        }

        CallTypes types = CollatedCalls.Types(call);
        ScalarImplementation function = CollatedCalls.Refusal(call.Function, types) is { } refusal ? (_, _) => throw refusal : call.Function.Bind(types);
        CompiledExpression node = arguments.Length <= ArgumentBuffer.Size
            ? new CallNode(function, arguments, call.Function.IsStrict)
            : new WideCallNode(function, arguments, call.Function.IsStrict);
        return RecordedCallNode.Records(call.Function) ? new RecordedCallNode(call.Function.Oid, node)
            : call.Function.HasBody ? IsConstant(call) && !IsOwnable(call.Type.Type.Underlying()) ? new ConstantCallNode(new RoutineCallNode(node)) : new RoutineCallNode(node)
            : node;
    }

    /// <summary>The same whenever it is computed; what needs no session for that has been computed before.</summary>
    private static bool IsConstant(BoundExpression expression) =>
        expression is BoundConstant || (expression is BoundCall { Function.Volatility: Volatility.Immutable } call && call.Children.All(IsConstant));

    /// <summary>Whether a variable that is given such a value may change it in place.</summary>
    private static bool IsOwnable(DataType type) => type.IsArray || type.IsRow;

    private CompiledExpression CompileCast(BoundCast cast, RowShape shape)
    {
        CompiledExpression operand = CompilePart(cast.Operand, shape);
        if (cast.Function is { } function)
        {
            operand = new CastNode(operand, function);
        }

        return cast.Type.Modifier >= 0 && !cast.IsCalled && cast.Collation is null ? new ModifierNode(operand, cast.Type, cast.IsExplicit) : operand;
    }

    private CaseNode CompileCase(BoundCase expression, RowShape shape)
    {
        CompiledExpression[] children = [.. expression.Children.Select(child => CompilePart(child, shape))];
        int first = expression.Placeholder is null ? 0 : 1;
        int count = (children.Length - first - 1) / 2;
        CompiledExpression[] conditions = new CompiledExpression[count];
        CompiledExpression[] results = new CompiledExpression[count];
        for (int index = 0; index < count; index++)
        {
            conditions[index] = children[first + (2 * index)];
            results[index] = children[first + (2 * index) + 1];
        }

        return expression.Placeholder is null
            ? new CaseNode(null, 0, conditions, results, children[^1])
            : new CaseNode(children[0], Slots.SlotOf(expression.Placeholder), conditions, results, children[^1]);
    }

    /// <summary>Many alternatives that each have one value equal to a constant: only those of the value that it has are tested.</summary>
    /// <returns>Null: they are something else.</returns>
    private CaseAlternativesNode? CompileCases(BoundOr or, OrNode any, RowShape shape)
    {
        if (or.Children.Count <= CaseAlternativesNode.TestedMax || Conjuncts.HasSubquery(or) || EqualityAlternatives.Cases(or) is not { } known)
        {
            return null;
        }

        DataType type = known.Key.Type.Type.Underlying();
        ILookup<Value, CompiledExpression> cases = known.Cases.ToLookup(
            static item => item.Constant, item => item.Others is null ? new ConstantNode(Value.True) : CompilePart(item.Others, shape), new ValueSetComparer(type));
        return new CaseAlternativesNode(
            CompilePart(known.Key, shape),
            cases.ToDictionary(static group => group.Key, static group => group.Count() == 1 ? group.First() : new OrNode([.. group]), new ValueSetComparer(type)),
            any);
    }

    private static CompiledExpression CompileInList(BoundInList inList, CompiledExpression[] children)
    {
        DataType type = inList.Operand.Type.Type.Underlying();
        CompiledExpression[] items = children[1..];
        return items.All(item => item is ConstantNode)
            ? new ConstantInNode(children[0], items.Select(item => ((ConstantNode)item).Value), type)
            : new InNode(children[0], items, type);
    }

    private CompiledExpression CompileSubquery(BoundSubquery subquery, RowShape shape)
    {
        if (subqueries is null)
        {
            throw new InvalidOperationException("No subqueries here.");
        }

        HashSet<PlanColumn> needed = subquery.Columns();
        bool dependsOnRow = needed.Any(shape.Contains);
        if (!dependsOnRow && _independent.TryGetValue(subquery, out SubqueryNode? known))
        {
            if (!Subplans.Contains(known.Plan))
            {
                Subplans.Add(known.Plan);
            }

            return known;
        }

        CompiledExpression compiled = CompileSubquery(subquery, needed, shape, subqueries);
        if (compiled is ScalarSubqueryNode or ExistsNode or ArraySubqueryNode && !dependsOnRow)
        {
            _independent.Add(subquery, (SubqueryNode)compiled);
        }

        return compiled;
    }

    private CompiledExpression CompileSubquery(BoundSubquery subquery, HashSet<PlanColumn> needed, RowShape shape, ISubqueryPlanner subqueries)
    {
        HashSet<PlanColumn> free = subquery.Plan.FreeColumns();
        (Operator plan, RowShape planShape) = subquery.Kind == SubqueryKind.Exists
            ? subqueries.PlanSubquery(ExistsOutput.Without(subquery.Plan), [])
            : subqueries.PlanSubquery(subquery.Plan, subquery.Plan.Columns);
        (int Place, int Slot)[] bindings =
            [.. needed.Where(shape.Contains).Select(column => (shape.PlaceOf(column), Slots.SlotOf(column)))];
        Subplan subplan = new(plan, bindings, free.Count > 0);
        Subplans.Add(subplan);
        int first = subquery.Plan.Columns.Count == 0 ? 0 : Math.Max(0, planShape.PlaceOf(subquery.Plan.Columns[0]));
        switch (subquery.Kind)
        {
            case SubqueryKind.Scalar:
                return subquery.Plan.Columns.Count == 0 ? new ConstantNode(Value.Null) : new ScalarSubqueryNode(subplan, first);
            case SubqueryKind.Exists:
                return new ExistsNode(subplan);
            case SubqueryKind.Array:
                return new ArraySubqueryNode(subplan, first, subquery.Plan.Columns[0].Type.Type);
        }

        if (subquery.Kind == SubqueryKind.Any && free.Count == 0
            && subquery.Test is BoundComparison { Operator: ComparisonOperator.Equal, Right: BoundColumn right } test
            && planShape.Contains(right.Column) && !test.Left.Columns().Overlaps(subquery.Plan.Columns))
        {
            return new HashedInNode(subplan, planShape.PlaceOf(right.Column), CompilePart(test.Left, shape), HashType(test));
        }

        return new QuantifiedSubqueryNode(subplan, CompilePart(subquery.Test!, planShape), subquery.Kind == SubqueryKind.All);
    }

    /// <summary>The type to hash both sides with: integers of different width hash alike as int8.</summary>
    internal static DataType HashType(BoundComparison equality)
    {
        DataType left = equality.Left.Type.Type.Underlying();
        DataType right = equality.Right.Type.Type.Underlying();
        return left == right ? left : left.Form is ValueForm.Float4 or ValueForm.Float8 ? DataType.Float8 : DataType.Int8;
    }
}
