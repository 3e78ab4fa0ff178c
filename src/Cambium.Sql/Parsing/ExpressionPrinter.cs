using System.Globalization;
using System.Runtime.CompilerServices;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>
/// Expressions, in ruleutils' style: every operator in parentheses of its own, so that no precedence has to be known to read it.
/// </summary>
internal sealed class ExpressionPrinter
{
    /// <summary>Chains of one left-associative operator longer than this are printed without inner parentheses, to stay within the nesting limit.</summary>
    private const int NestedChainMax = 100;

    private readonly SqlText _text;
    private readonly QueryPrinter _queries;
    private readonly FunctionPrinter _functions;

    public ExpressionPrinter(SqlText text, QueryPrinter queries)
    {
        _text = text;
        _queries = queries;
        Types = new TypePrinter(text, this);
        _functions = new FunctionPrinter(text, this);
    }

    public TypePrinter Types { get; }

    public FunctionPrinter Functions => _functions;

    /// <summary>Prints an expression instead of this printer; null where it leaves that to it.</summary>
    public Func<Expression, string?>? Part { get; set; }

    public void Print(Expression expression)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (Part?.Invoke(expression) is { } printed)
        {
            _text.Append(printed);
            return;
        }

        switch (expression)
        {
            case NullLiteral:
                _text.Append("NULL");
                break;
            case BooleanLiteral literal:
                _text.Append(literal.Value ? "true" : "false");
                break;
            case NumericLiteral literal:
                _text.Append(literal.Text);
                break;
            case StringLiteral literal:
                _text.String(literal);
                break;
            case BitStringLiteral literal:
                _text.Append(literal.IsHexadecimal ? "x" : "b").String(literal.Digits);
                break;
            case TypedLiteral literal:
                Types.Literal(literal);
                break;
            case ParameterExpression parameter:
                _text.Append("$").Append(parameter.Number.ToString(CultureInfo.InvariantCulture));
                break;
            case DefaultExpression:
                _text.Append("DEFAULT");
                break;
            case CurrentOfExpression current:
                _text.Append("CURRENT OF ").Name(current.Cursor);
                break;
            case CastExpression cast:
                Primary(cast.Operand);
                _text.Append("::");
                Types.Print(cast.Type);
                break;
            case CaseExpression one:
                Case(one);
                break;
            default:
                if (!Reference(expression) && !Operator(expression) && !Predicate(expression) && !Constructor(expression))
                {
                    _functions.Print(expression);
                }

                break;
        }
    }

    public void SortItem(SortItem item)
    {
        Print(item.Value);
        _text.AppendIf(item.Direction == SortDirection.Ascending, " ASC").AppendIf(item.Direction == SortDirection.Descending, " DESC");
        if (item.Using is OperatorName symbol)
        {
            _text.Append(" USING ");
            Symbol(symbol);
        }

        _text.AppendIf(item.Nulls == NullsOrder.First, " NULLS FIRST").AppendIf(item.Nulls == NullsOrder.Last, " NULLS LAST");
    }

    public void Subscript(Subscript subscript)
    {
        _text.Append("[");
        if (subscript.Lower is Expression lower)
        {
            Print(lower);
        }

        _text.AppendIf(subscript.IsSlice, ":");
        if (subscript.Upper is Expression upper)
        {
            Print(upper);
        }

        _text.Append("]");
    }

    public void Symbol(OperatorName name)
    {
        if (name.Schema is null)
        {
            _text.Append(name.Symbol);
            return;
        }

        _text.Append("OPERATOR(").Name(name.Schema).Append(".").Append(name.Symbol).Append(")");
    }

    /// <summary>An operand of :: and the like: all but a negative number already stand for themselves.</summary>
    private void Primary(Expression operand)
    {
        bool isNegative = operand is NumericLiteral literal && literal.Text[0] == '-';
        _text.AppendIf(isNegative, "(");
        Print(operand);
        _text.AppendIf(isNegative, ")");
    }

    private bool Reference(Expression expression)
    {
        switch (expression)
        {
            case ColumnReference column:
                _text.Names(column.Parts, ".");
                return true;
            case WildcardExpression wildcard:
                _text.Names(wildcard.Qualifier, ".").Append(wildcard.Qualifier.Count > 0 ? ".*" : "*");
                return true;
            case FieldSelection field:
                _text.Append("(");
                Print(field.Operand);
                _text.Append(").").Name(field.Field);
                return true;
            case FieldWildcard field:
                _text.Append("(");
                Print(field.Operand);
                _text.Append(").*");
                return true;
            case SubscriptExpression subscript:
                bool isSimple = subscript.Operand is ColumnReference or ParameterExpression;
                _text.AppendIf(!isSimple, "(");
                Print(subscript.Operand);
                _text.AppendIf(!isSimple, ")").List(subscript.Subscripts, Subscript, string.Empty);
                return true;
            default:
                return false;
        }
    }

    private bool Operator(Expression expression)
    {
        switch (expression)
        {
            case UnaryExpression unary:
                _text.Append("(");
                Symbol(unary.Operator);
                _text.Append(" ");
                Print(unary.Operand);
                _text.Append(")");
                return true;
            case BinaryExpression binary:
                Chain(binary);
                return true;
            case NotExpression not:
                _text.Append("(NOT ");
                Print(not.Operand);
                _text.Append(")");
                return true;
            case AndExpression and:
                _text.Append("(").List(and.Operands, Print, " AND ").Append(")");
                return true;
            case OrExpression or:
                _text.Append("(").List(or.Operands, Print, " OR ").Append(")");
                return true;
            case CollateExpression collate:
                _text.Append("(");
                Print(collate.Operand);
                _text.Append(" COLLATE ").Name(collate.Collation).Append(")");
                return true;
            default:
                return false;
        }
    }

    /// <summary>Walks down the left operands in a loop, as chains may have tens of thousands of terms.</summary>
    private void Chain(BinaryExpression last)
    {
        Stack<BinaryExpression> spine = new();
        Expression left = last;
        while (left is BinaryExpression binary && (spine.Count == 0 || IsSameChain(binary, last)))
        {
            spine.Push(binary);
            left = binary.Left;
        }

        bool isNested = spine.Count <= NestedChainMax;
        _text.Append(isNested ? new string('(', spine.Count) : "(");
        Print(left);
        while (spine.TryPop(out BinaryExpression? link))
        {
            _text.Append(" ");
            Symbol(link.Operator);
            _text.Append(" ");
            Print(link.Right);
            _text.AppendIf(isNested, ")");
        }

        _text.AppendIf(!isNested, ")");
    }

    /// <summary>True for one and the same operator that isn't a comparison: those associate to the left.</summary>
    private static bool IsSameChain(BinaryExpression left, BinaryExpression right) =>
        left.Operator == right.Operator && right.Operator.Symbol is not ("=" or "<" or ">" or "<=" or ">=" or "<>");

    private bool Predicate(Expression expression)
    {
        switch (expression)
        {
            case IsNullExpression test:
                Is(test.Operand, test.IsNegated, "NULL");
                return true;
            case BooleanTestExpression test:
                Is(test.Operand, test.IsNegated, test.Kind.ToString().ToUpperInvariant());
                return true;
            case IsDocumentExpression test:
                Is(test.Operand, test.IsNegated, "DOCUMENT");
                return true;
            case IsNormalizedExpression test:
                Is(test.Operand, test.IsNegated, test.Form is null ? "NORMALIZED" : $"{test.Form} NORMALIZED");
                return true;
            case IsDistinctFromExpression test:
                Open(test.Left, test.IsNegated ? " IS NOT DISTINCT FROM " : " IS DISTINCT FROM ");
                Print(test.Right);
                break;
            case BetweenExpression between:
                Open(between.Operand, (between.IsNegated ? " NOT BETWEEN " : " BETWEEN ") + (between.IsSymmetric ? "SYMMETRIC " : string.Empty));
                Print(between.Lower);
                _text.Append(" AND ");
                Print(between.Upper);
                break;
            case InListExpression list:
                Open(list.Operand, list.IsNegated ? " NOT IN (" : " IN (");
                _text.List(list.Items, Print).Append(")");
                break;
            case InSubqueryExpression subquery:
                Open(subquery.Operand, subquery.IsNegated ? " NOT IN (" : " IN (");
                _queries.Print(subquery.Query);
                _text.Append(")");
                break;
            case PatternMatchExpression match:
                string word = match.Kind switch { PatternKind.Like => "LIKE ", PatternKind.ILike => "ILIKE ", _ => "SIMILAR TO " };
                Open(match.Operand, (match.IsNegated ? " NOT " : " ") + word);
                Print(match.Pattern);
                if (match.Escape is Expression escape)
                {
                    _text.Append(" ESCAPE ");
                    Print(escape);
                }

                break;
            case QuantifiedArrayExpression array:
                Quantified(array.Left, array.Operator, array.Quantifier);
                Print(array.Array);
                _text.Append(")");
                break;
            case QuantifiedSubqueryExpression subquery:
                Quantified(subquery.Left, subquery.Operator, subquery.Quantifier);
                _queries.Print(subquery.Query);
                _text.Append(")");
                break;
            case ExistsExpression exists:
                _text.Append("(EXISTS (");
                _queries.Print(exists.Query);
                _text.Append(")");
                break;
            default:
                return false;
        }

        _text.Append(")");
        return true;
    }

    private void Is(Expression operand, bool isNegated, string what)
    {
        Open(operand, isNegated ? " IS NOT " : " IS ");
        _text.Append(what).Append(")");
    }

    private void Open(Expression operand, string middle)
    {
        _text.Append("(");
        Print(operand);
        _text.Append(middle);
    }

    private void Quantified(Expression left, OperatorName symbol, Quantifier quantifier)
    {
        Open(left, " ");
        Symbol(symbol);
        _text.Append(quantifier == Quantifier.Any ? " ANY (" : " ALL (");
    }

    private bool Constructor(Expression expression)
    {
        switch (expression)
        {
            case RowExpression row:
                _text.AppendIf(row.IsExplicit, "ROW").Append("(").List(row.Items, Print).Append(")");
                return true;
            case ArrayExpression array:
                _text.Append("ARRAY[").List(array.Items, Print).Append("]");
                return true;
            case ArraySubqueryExpression array:
                _text.Append("ARRAY(");
                _queries.Print(array.Query);
                _text.Append(")");
                return true;
            case ScalarSubqueryExpression subquery:
                _text.Append("(");
                _queries.Print(subquery.Query);
                _text.Append(")");
                return true;
            default:
                return false;
        }
    }

    private void Case(CaseExpression one)
    {
        _text.Append("CASE");
        if (one.Operand is Expression operand)
        {
            _text.Append(" ");
            Print(operand);
        }

        foreach (CaseBranch branch in one.Branches)
        {
            _text.Append(" WHEN ");
            Print(branch.When);
            _text.Append(" THEN ");
            Print(branch.Then);
        }

        if (one.Else is Expression otherwise)
        {
            _text.Append(" ELSE ");
            Print(otherwise);
        }

        _text.Append(" END");
    }
}
