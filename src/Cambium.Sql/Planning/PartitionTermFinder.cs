using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Parsing;
using Cambium.Sql.Partitions;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Statements.Modification;

namespace Cambium.Sql.Planning;

/// <summary>Finds in the conditions on a partitioned table what they say about its partition key.</summary>
/// <param name="onlyConstant">Leaves out what can't be evaluated when planning.</param>
internal sealed class PartitionTermFinder(LogicalScan scan, ExpressionCompiler compiler, bool onlyConstant)
{
    private readonly HashSet<PlanColumn> _own = [.. scan.Columns];
    private readonly BoundExpression[] _key = Key(scan);

    /// <summary>Something was left out.</summary>
    public bool HasOpen { get; private set; }

    public List<PartitionTerm> Find(IEnumerable<BoundExpression> conditions)
    {
        List<PartitionTerm> terms = [];
        foreach (BoundExpression condition in conditions)
        {
            Add(condition, terms);
        }

        return terms;
    }

    private static BoundExpression[] Key(LogicalScan scan)
    {
        TableDefinition table = scan.Table;
        return [.. table.Partitioning!.Key.Select(part => part.IsExpression ? Bind(part.ExpressionSql!) : new BoundColumn(scan.TableColumns.First(column => column.Source!.Id == part.ColumnId)))];

        BoundExpression Bind(string sql)
        {
            Scope scope = new(null);
            scope.Add(TargetTable.Relation(table.Name, scan.TableColumns));
            CatalogReader catalog = new(CatalogSnapshot.Initial, null, [], SystemTables.Empty) { IsInDefinition = true };
            BindingContext binding = new(catalog, new ParameterTypes(), CallContext.Detached());
            try
            {
                return Coercion.ResolveUnknown(new ExpressionBinder(binding, scope, ExpressionRules.Index).Bind(SqlParser.ParseExpression(sql)), binding);
            }
            catch (SqlErrorException)
            {
                // With functions or types of users in it, no condition is recognised.
                return new BoundConstant(Value.Null, DataType.Unknown);
            }
        }
    }

    private void Add(BoundExpression condition, List<PartitionTerm> terms)
    {
        switch (condition)
        {
            case BoundAnd and:
                foreach (BoundExpression child in and.Children)
                {
                    Add(child, terms);
                }

                break;
            case BoundOr or:
                IReadOnlyList<PartitionTerm>[] branches = [.. or.Children.Select(child => Find([child]))];
                if (branches.All(static branch => branch.Count > 0))
                {
                    terms.Add(new PartitionTerm.Any(branches));
                }

                break;
            case BoundComparison { Operator: not ComparisonOperator.NotEqual } comparison:
                if (PartOf(comparison.Left, comparison.Operator) is { } left && Operand(comparison.Right, left) is { } right)
                {
                    terms.Add(new PartitionTerm.Comparison(left, comparison.Operator, right));
                }
                else if (PartOf(comparison.Right, comparison.Operator) is { } flipped && Operand(comparison.Left, flipped) is { } other)
                {
                    terms.Add(new PartitionTerm.Comparison(flipped, comparison.Operator.Flip(), other));
                }

                break;
            case BoundInList inList when PartOf(inList.Operand) is { } part:
                KeyOperand?[] items = [.. inList.Items.Select(item => Operand(item, part))];
                if (items.All(static item => item is not null))
                {
                    terms.Add(new PartitionTerm.List(part, new KeyList([.. items.Select(static item => item!.Value)], null)));
                }

                break;
            case BoundQuantifiedArray { IsAll: false } quantified when PartOf(quantified.Children[0]) is { } part
                && quantified.Children[2] is BoundComparison { Operator: ComparisonOperator.Equal } test && Equals(test.OperandType.Order, quantified.Children[0].Type.Type.Order)
                && Operand(quantified.Children[1], null) is { } array
                && KeyConstants.AreCompatible(quantified.Element.Type.Type.Underlying(), TypeOf(part)):
                terms.Add(new PartitionTerm.List(part, new KeyList([], array with { Type = array.Type.Element!.Underlying() })));
                break;
            case BoundIsNull isNull when PartOf(isNull.Operand) is { } part:
                terms.Add(new PartitionTerm.Null(part, !isNull.IsNegated));
                break;
            case BoundNot { Operand: var operand } when PartOf(operand) is { } part && TypeOf(part) == DataType.Boolean:
                terms.Add(new PartitionTerm.Comparison(part, ComparisonOperator.Equal, new KeyOperand(new ConstantNode(Value.False), DataType.Boolean)));
                break;
            case var boolean when PartOf(boolean) is { } part && TypeOf(part) == DataType.Boolean:
                terms.Add(new PartitionTerm.Comparison(part, ComparisonOperator.Equal, new KeyOperand(new ConstantNode(Value.True), DataType.Boolean)));
                break;
        }
    }

    private DataType TypeOf(int part) => _key[part].Type.Type.Underlying();

    /// <summary>The same for a comparison: one for another order than that of the bounds says nothing.</summary>
    private int? PartOf(BoundExpression side, ComparisonOperator comparison) =>
        PartOf(side) is { } part && (comparison == ComparisonOperator.Equal || !scan.Table.Partitioning!.Key[part].IsReordered) ? part : null;

    private int? PartOf(BoundExpression side)
    {
        for (int part = 0; part < _key.Length; part++)
        {
            if (!Equals(side.Type.Type.Order, scan.Table.Partitioning!.Key[part].Type.Type.Order))
            {
                continue;
            }

            if (_key[part] is BoundColumn column ? KeyTerm.ColumnOf(side, [column.Column]) is not null : _key[part].SameAs(side))
            {
                return part;
            }
        }

        return null;
    }

    /// <summary>The value beside the key's part; null when it depends on the row, has another kind of type, or isn't known yet.</summary>
    private KeyOperand? Operand(BoundExpression value, int? part)
    {
        DataType type = value.Type.Type.Underlying();
        if (value.Columns().Overlaps(_own) || Conjuncts.IsVolatile(value) || (part is { } place && !KeyConstants.AreCompatible(type, TypeOf(place))))
        {
            return null;
        }

        if (onlyConstant && !IsConstant(value))
        {
            HasOpen = true;
            return null;
        }

        return new KeyOperand(compiler.Compile(value, new RowShape(0)), type);
    }

    private static bool IsConstant(BoundExpression value) => value.Columns().Count == 0 && value.Nodes().All(static node =>
        node is not (BoundParameter or BoundSubquery or BoundCaseOperand) && node is not BoundCall { Function.Volatility: not Functions.Volatility.Immutable });
}
