using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs.Relations;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>
/// Prints expressions as PostgreSQL's ruleutils does: from the syntax, which knows how it was written, side by side with what it was
/// bound to, which knows types and the casts that were put in.
/// </summary>
/// <param name="isPretty">Leave out parentheses that precedence makes needless.</param>
/// <param name="query">The query around it; null for an expression over a single row, whose columns go by their plain name.</param>
internal sealed class ExpressionDeparser(SessionFormat format, bool isPretty, IQueryNames? query = null)
{
    private const int Indent = 4;
    private const int IndentMax = 40;

    private int _indent;

    public SessionFormat Format => format;

    public bool IsPretty => isPretty;

    /// <summary>Whether <see cref="Bind"/> can be asked for parts.</summary>
    public bool BindsParts => Parts is not null || query is { BindsParts: true };

    /// <summary>Binds a part of it; null: the query around does.</summary>
    public Func<Expression, BoundExpression>? Parts { get; init; }

    /// <summary>A whole expression; implicit casts around it aren't shown.</summary>
    public string Print(Expression syntax, BoundExpression bound) => DeparsedLines.Trim(Print(syntax, bound, showImplicit: false).Text);

    public string NameOf(string collation) => TextFormat.ToText(DataType.Regcollation, Value.FromUInt32((uint)Collations.OidOf(collation, DataType.Text)), format);

    private string NameOf(CollateExpression collate) =>
        BindsParts && Bind(collate) is BoundCast { Collation: { } choice } ? NameOf(choice.Collation) : SqlPrinter.Print(collate.Collation);

    /// <summary>An expression that is an argument: casts put in show, as they decide which function is called.</summary>
    public string Argument(Expression syntax, BoundExpression bound) => Print(syntax, bound, showImplicit: true).Inside(PrintedKind.Argument);

    /// <summary>An item of a row or a result.</summary>
    public string Item(Expression syntax, BoundExpression bound) => TypeNames.Item(Argument(syntax, bound), bound.Type.Type, format);

    /// <summary>
    /// A key of ORDER BY, GROUP BY or PARTITION BY: all but columns and constants get parentheses in the pretty form, calls of functions, of which many casts are, in
    /// both. Constants show their type, or they would be taken for the number of a column.
    /// </summary>
    public string SortKey(Expression syntax, BoundExpression bound)
    {
        if (bound is BoundConstant constant && syntax is not CollateExpression && !(syntax is ColumnReference own && SystemColumns.IsName(own.Name)))
        {
            return ConstantText.Print(constant.Written, constant.Type, format, isTyped: true);
        }

        string text = Argument(syntax, bound);
        bool isCall = syntax is FunctionCall || bound is BoundCall { Symbol: null } or BoundAggregate or BoundWindowCall || (bound is BoundCast cast && IsCall(cast));
        return (bound is not (BoundColumn or BoundWholeRow) || syntax is CollateExpression) && (isPretty || isCall) ? $"({text})" : text;

        // Arrays are converted value by value, domains checked, and what no cast is known for goes through its text.
        static bool IsCall(BoundCast cast) => cast.IsCalled || cast.Type.Type.Kind is not (TypeKind.Array or TypeKind.Domain)
            && (cast.Type.Modifier >= 0 || (cast.Operand.Type.Type.Underlying() is var from && from != cast.Type.Type && PgConstants.IsFunctionCast(from, cast.Type.Type)));
    }

    /// <summary>Lines of CASE are set in this far.</summary>
    public int Indentation
    {
        set => _indent = value;
    }

    /// <summary>The beginning of a line: far in, steps are small and begin anew at the left, as ruleutils has it.</summary>
    public static string Blanks(int place) => new(' ', place < IndentMax ? Math.Max(place, 0) : (IndentMax + ((place - IndentMax) / 4)) % IndentMax);

    public Printed Print(Expression syntax, BoundExpression bound, bool showImplicit)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (bound is BoundCast { Collation: { } collation } collated)
        {
            return syntax is not CollateExpression written ? Print(syntax, collated.Operand, showImplicit)
                : Own($"{Print(written.Operand, collated.Operand, true).Inside(PrintedKind.Operator, "COLLATE")} COLLATE {NameOf(collation.Collation)}", PrintedKind.Operator);
        }

        if (bound is BoundDomain domain && Written(syntax, domain) is { } value)
        {
            return DomainCast(value, domain);
        }

        if (bound is BoundDomain or BoundParts)
        {
            return Print(syntax, bound.Children[0], showImplicit);
        }

        if (syntax is SqlValueFunction function)
        {
            // What it was bound to (now() and casts) doesn't show its spelling.
            return new Printed(SqlPrinter.Print(function), PrintedKind.Simple);
        }

        if (syntax is ColumnReference && bound is BoundCast { Converted: BoundRow or BoundWholeRow } whole)
        {
            // A row that is a value of its table's type is that from the start.
            return Print(syntax, whole.Converted, showImplicit);
        }

        if (syntax is ColumnReference && bound is BoundCast && query?.SystemName(bound) is { } merged)
        {
            // What a join has brought to the type of both its sides.
            return new Printed(merged, PrintedKind.Simple);
        }

        if (bound is BoundCast { IsExplicit: false } conversion)
        {
            Printed inner = Print(syntax, conversion.Converted, showImplicit: false);
            bool changes = conversion.Converted.Type.Type != conversion.Type.Type;
            return showImplicit && changes ? Cast(inner, conversion.Type.Type) : inner;
        }

        if (syntax is NumericLiteral or ColumnReference or ArrayExpression && bound is BoundCast { IsExplicit: true } element)
        {
            // The cast that was written around an array is one of each element.
            return Cast(Print(syntax, element.Converted, showImplicit: false), element.Type.Type);
        }

        if (bound is BoundConstant constant && syntax is not CollateExpression && !(syntax is ColumnReference own && SystemColumns.IsName(own.Name)))
        {
            return new Printed(ConstantText.Print(constant.Written, constant.Type, format, syntax is CastExpression or TypedLiteral), PrintedKind.Simple);
        }

        return syntax switch
        {
            ColumnReference { Parts.Count: > 1 } column when bound is BoundCall { Children.Count: 1, Function.Oid: >= SystemCatalog.FirstUserId } called =>
                CallDeparser.Print(column.Name, new ColumnReference([.. column.Parts.SkipLast(1)], column.Span), called, this),
            FieldSelection field when bound is BoundCall { Children.Count: 1, Function.Oid: >= SystemCatalog.FirstUserId } called => CallDeparser.Print(field.Field, field.Operand, called, this),
            ColumnReference column => new Printed(Name(column, bound), PrintedKind.Simple),
            FieldSelection when bound is BoundColumn source && query?.Name(source.Column) is { } known => new Printed(known, PrintedKind.Simple),
            FieldSelection field when bound is BoundField => new Printed(Field(field, bound.Children[0]), PrintedKind.Simple),
            WildcardExpression { Qualifier: [.., var relation] } when bound is BoundRow or BoundWholeRow => new Printed(WholeRow(relation), PrintedKind.Simple),
            CastExpression cast => ExplicitCast(cast, bound),
            BinaryExpression { Left: RowExpression left, Right: RowExpression right } rows when HasWildcard(left) || HasWildcard(right) =>
                Print(rows with { Left = Expanded(left), Right = Expanded(right) }, bound, showImplicit),
            BinaryExpression { Left: RowExpression left, Right: RowExpression right, Operator.Symbol: "=" or "<>" } rows when bound is BoundAnd or BoundOr && bound.Children.Count == left.Items.Count =>
                Rows(left, rows.Operator.Symbol, right, bound),
            BinaryExpression { Left: RowExpression { Items.Count: > 1 } left, Right: RowExpression right } rows when bound is BoundOr => OrderedRows(left, rows.Operator.Symbol, right, bound),
            BinaryExpression { Left: RowExpression { Items: [{ } left] }, Right: RowExpression { Items: [{ } right] } } rows when bound.Children.Count >= 2 => Binary(left, rows.Operator.Symbol, right, bound),
            BinaryExpression binary when bound.Children.Count >= 2 => Binary(binary.Left, binary.Operator.Symbol, binary.Right, bound),
            UnaryExpression unary when bound.Children.Count == 1 => Unary(unary, bound),
            AndExpression all when bound is BoundAnd => Chain(all.Operands, bound.Children, PrintedKind.And),
            OrExpression any when bound is BoundOr => Chain(any.Operands, bound.Children, PrintedKind.Or),
            NotExpression negation when bound is BoundNot => Own("NOT " + Print(negation.Operand, bound.Children[0], false).Inside(PrintedKind.Not), PrintedKind.Not),
            IsNullExpression test when bound is BoundIsNull => Test(test.Operand, bound, test.IsNegated ? " IS NOT NULL" : " IS NULL"),
            BooleanTestExpression test when bound is BoundBooleanTest =>
                Test(test.Operand, bound, (test.IsNegated ? " IS NOT " : " IS ") + test.Kind.ToString().ToUpperInvariant()),
            IsDistinctFromExpression distinct when bound is BoundIsDistinct or BoundIsNull or BoundAnd or BoundOr => DistinctDeparser.Print(distinct, bound, this),
            BetweenExpression between => Between(between, bound),
            InListExpression list => InListDeparser.Print(list, bound, this),
            PatternMatchExpression { Escape: null, Kind: not PatternKind.SimilarTo } match when bound.Children.Count == 2 =>
                Binary(match.Operand, ((BoundCall)bound).Symbol!, match.Pattern, bound),
            QuantifiedArrayExpression quantified when bound is BoundQuantifiedArray => Quantified(quantified, bound),
            CaseExpression choice when bound is BoundCase => Case(choice, (BoundCase)bound),
            CoalesceExpression coalesce when bound is BoundCoalesce => Call("COALESCE", coalesce.Arguments, bound.Children),
            GreatestExpression greatest when bound is BoundExtreme => Call("GREATEST", greatest.Arguments, bound.Children),
            LeastExpression least when bound is BoundExtreme => Call("LEAST", least.Arguments, bound.Children),
            NullIfExpression nullIf when bound is BoundNullIf => NullIf(nullIf, bound),
            ArrayExpression { Items.Count: 0 } when bound is BoundArray => new Printed($"ARRAY[]::{TypeNames.Format(bound.Type, format)}", PrintedKind.Simple),
            ArrayExpression array when bound is BoundArray => new Printed($"ARRAY[{List(array.Items, bound.Children)}]", PrintedKind.Simple),
            RowExpression row when bound is BoundRow => new Printed($"ROW({string.Join(", ", Expanded(row).Items.Zip(bound.Children, Item))})", PrintedKind.Simple),
            FunctionCall call when CallDeparser.IsCast(call, bound, query) => Print(call.Arguments[0].Value, bound, showImplicit),
            FunctionCall call when bound is BoundCall target => CallDeparser.Print(call, target.Function, target.Children, this),
            FunctionCall call when bound is BoundAggregate or BoundWindowCall => CallDeparser.PrintAggregate(call, bound, this),
            ScalarSubqueryExpression subquery when query is not null => new Printed($"({query.Query(subquery.Query, _indent)})", PrintedKind.Simple),
            ArraySubqueryExpression subquery when query is not null => new Printed($"ARRAY({query.Query(subquery.Query, _indent)})", PrintedKind.Simple),
            ExistsExpression subquery when query is not null => new Printed($"(EXISTS ({query.Query(subquery.Query, _indent)}))", PrintedKind.Simple),
            InSubqueryExpression { Operand: not RowExpression, IsNegated: false } subquery when query is not null => Quantified(subquery.Operand, "=", Quantifier.Any, subquery.Query, bound),
            InSubqueryExpression { Operand: not RowExpression } subquery when query is not null && bound is BoundNot =>
                Own("NOT " + Quantified(subquery.Operand, "=", Quantifier.Any, subquery.Query, bound.Children[0]).Inside(PrintedKind.Not), PrintedKind.Not),
            CollateExpression collate => Own($"{Print(collate.Operand, bound, true).Inside(PrintedKind.Operator, "COLLATE")} COLLATE {NameOf(collate)}", PrintedKind.Operator),
            SubscriptExpression subscript when bound is BoundSubscript => Subscripts(subscript, bound),
            SubscriptExpression { Subscripts: [{ Upper: { } key }] } part when bound is BoundCall { Children.Count: 2 } && bound.Children[0].Type.Type.Underlying().Code?.Parts is not null =>
                new Printed($"{Subscripted(part, bound.Children[0])}[{Argument(key, bound.Children[1])}]", PrintedKind.Simple),
            SubscriptExpression path when bound.Children is [{ } document, BoundArray keys] && document.Type.Type.Underlying() == DataType.Jsonb => new Printed(
                Subscripted(path, document) + string.Concat(path.Subscripts.Zip(keys.Children, (part, key) => JsonKey(part.Upper!, key is BoundCast cast ? cast.Operand : key))), PrintedKind.Simple),
            FunctionCall call when bound is BoundSetCall set => CallDeparser.Print(call, set.Function, set.Children, this),
            QuantifiedSubqueryExpression { Left: not RowExpression } test when query is not null =>
                Quantified(test.Left, test.Operator.Symbol, test.Quantifier, test.Query, bound),
            _ => Spelled(syntax),
        };
    }

    /// <summary>
    /// An expression that binding has made something else of, as it is spelled: its parts are bound anew, one by one. Literals stay without a type,
    /// which the expression around gives them.
    /// </summary>
    public Printed Spelled(Expression syntax) => new(
        !BindsParts
            ? SqlPrinter.Print(syntax)
            : SqlPrinter.Print(syntax, part => part is StringLiteral or NullLiteral ? SqlPrinter.Print(part) : Argument(part, Bind(part)), select => query!.Query(select, _indent)),
        PrintedKind.Simple);

    /// <summary>With parentheses unless the pretty form leaves them to whoever is around.</summary>
    public Printed Own(string text, PrintedKind kind, string? symbol = null) =>
        isPretty ? new Printed(text, kind, symbol) : new Printed($"({text})", PrintedKind.Simple);

    public Printed Cast(Printed inner, SqlType type)
    {
        string operand = isPretty ? inner.Inside(PrintedKind.Cast) : $"({inner.Text})";
        return new Printed($"{operand}::{TypeNames.Format(type, format)}", PrintedKind.Simple);
    }

    /// <summary>Binds a part again where what was bound doesn't hold it.</summary>
    public BoundExpression Bind(Expression syntax) => Parts is { } bind ? bind(syntax) : query!.Bind(syntax);

    /// <summary>The same for an argument whose literal has no type of its own: it is text then.</summary>
    public BoundExpression Settled(Expression syntax) =>
        Bind(syntax) is var bound && bound is BoundConstant constant && constant.Type.Type == DataType.Unknown ? new BoundConstant(constant.Value, DataType.Text) : bound;

    public string List(IReadOnlyList<Expression> syntax, IReadOnlyList<BoundExpression> bound) =>
        string.Join(", ", syntax.Zip(bound, Argument));

    private string Field(FieldSelection field, BoundExpression row)
    {
        string operand = Print(field.Operand, row, showImplicit: false).Text;
        return $"{(row is BoundField or BoundSubscript ? operand : $"({operand})")}.{Identifier.Quote(field.Field)}";
    }

    private string Name(ColumnReference column, BoundExpression bound) => bound switch
    {
        BoundField { Children: [BoundParameter] } => $"({query?.ArgumentName(column.Parts[^2]) ?? Identifier.Quote(column.Parts[^2])}).{Identifier.Quote(column.Name)}",
        BoundCaseOperand => "VALUE",
        BoundColumn source when query?.Name(source.Column) is { } known => known,
        BoundParameter when query?.ArgumentName(column.Name) is { } known => known,
        BoundRow or BoundWholeRow => WholeRow(column.Name),
        _ when query?.SystemName(bound) is { } known => known,
        _ => Identifier.Quote(column.Name),
    };

    private string WholeRow(string relation) => Identifier.Quote(query?.RelationName(relation) ?? relation) + ".*";

    private Printed ExplicitCast(CastExpression cast, BoundExpression bound)
    {
        if (cast.Operand is ArrayExpression { Items.Count: > 0 } array && bound is BoundArray items)
        {
            return new Printed($"ARRAY[{string.Join(", ", array.Items.Zip(items.Children, Element))}]", PrintedKind.Simple);
        }

        if (bound is not BoundCast { IsExplicit: true } outer)
        {
            Printed converted = Print(cast.Operand, bound, showImplicit: false);
            return bound is BoundRow row && row.Type.Type != DataType.Record ? new Printed($"{converted.Text}::{TypeNames.Format(row.Type, format)}", PrintedKind.Simple) : converted;
        }

        BoundExpression operand = outer.Converted;
        if (operand is BoundConstant constant && constant.Type.Type == outer.Type.Type)
        {
            string text = ConstantText.Print(constant.Written, constant.Type, format);
            int label = text.LastIndexOf("::", StringComparison.Ordinal);
            return new Printed($"{(label < 0 ? text : text[..label])}::{TypeNames.Format(outer.Type, format)}", PrintedKind.Simple);
        }

        return Cast(Print(cast.Operand, operand, showImplicit: false), outer.Type);
    }

    /// <summary>An element of an array that is cast: the cast is one of each element.</summary>
    private string Element(Expression item, BoundExpression bound) => (item, bound) switch
    {
        (ArrayExpression { Items.Count: > 0 } array, BoundArray items) => $"ARRAY[{string.Join(", ", array.Items.Zip(items.Children, Element))}]",
        (RowExpression, BoundRow row) when row.Type.Type != DataType.Record => $"{Argument(item, row)}::{TypeNames.Format(row.Type, format)}",
        (_, BoundCast { IsExplicit: true } cast) => Cast(Print(item, cast.Converted, showImplicit: false), cast.Type.Type).Inside(PrintedKind.Argument),
        _ => Argument(item, bound),
    };

    /// <summary>What is cast to the domain, where that is written; null where a value becomes one without a word.</summary>
    private static Expression? Written(Expression syntax, BoundDomain domain) => syntax switch
    {
        CastExpression cast when cast.Type.Name.Name == domain.Definition.Name && !cast.Type.IsArray => cast.Operand,
        TypedLiteral literal when literal.Type.Name.Name == domain.Definition.Name => literal.Text,
        _ => null,
    };

    /// <summary>A cast to a domain, without those to the types below it, which are part of it.</summary>
    private Printed DomainCast(Expression operand, BoundDomain domain)
    {
        BoundExpression value = domain.Children[0];
        while (value is BoundDomain between && Written(operand, between) is null)
        {
            value = between.Children[0];
        }

        return Cast(Print(operand, value is BoundCast below && operand is not CastExpression ? below.Converted : value, showImplicit: false), domain.Type);
    }

    /// <summary>A side of a comparison, which of values of a domain compares those of the type below.</summary>
    public Printed Compared(Expression syntax, BoundExpression bound)
    {
        Printed printed = Print(syntax, bound, showImplicit: true);
        DataType below = bound.Type.Type.Underlying();
        return bound.Type.Type.Kind == TypeKind.Domain && bound is not BoundConstant ? Cast(printed, below == DataType.Varchar ? DataType.Text : below) : printed;
    }

    public Printed Binary(Expression left, string symbol, Expression right, BoundExpression bound)
    {
        Func<Expression, BoundExpression, Printed> side = bound is BoundComparison ? Compared : (syntax, value) => Print(syntax, value, showImplicit: true);
        string first = side(left, bound.Children[0]).Inside(PrintedKind.Operator, symbol, isFirst: true);
        string second = side(right, bound.Children[1]).Inside(PrintedKind.Operator, symbol);
        return Own($"{first} {Symbol(symbol, bound)} {second}", PrintedKind.Operator, symbol);
    }

    /// <summary>An operator, with its schema where the search path doesn't reach it.</summary>
    /// <param name="bound">What has that operator, or the one that it is the negation of.</param>
    public string Symbol(string symbol, BoundExpression bound)
    {
        int oid = bound switch
        {
            BoundCall call => call.OperatorOid,
            BoundComparison comparison => comparison.OperatorOid,
            BoundInList list => list.OperatorOid,
            _ => 0,
        };
        string? name = oid < SystemCatalog.FirstUserId ? null : format.Names?.NameOf(DataType.Regoper, (uint)oid);
        ReadOnlySpan<char> schema = name.AsSpan().TrimEnd(Lexer.OperatorCharacters);
        return schema.IsEmpty ? symbol : $"OPERATOR({schema}{symbol})";
    }

    private Printed Unary(UnaryExpression unary, BoundExpression bound) =>
        Own($"{Symbol(unary.Operator.Symbol, bound)} {Print(unary.Operand, bound.Children[0], true).Inside(PrintedKind.Operator, "unary")}", PrintedKind.Operator, "unary");

    private Printed Chain(IReadOnlyList<Expression> operands, IReadOnlyList<BoundExpression> bound, PrintedKind kind)
    {
        IEnumerable<string> parts = operands.Zip(bound, (syntax, value) => Print(syntax, value, showImplicit: false).Inside(kind));
        return Own(string.Join(kind == PrintedKind.And ? " AND " : " OR ", parts), kind);
    }

    private static bool HasWildcard(RowExpression row) => row.Items.Any(static item => item is WildcardExpression);

    public RowExpression Expanded(RowExpression row) => HasWildcard(row) && query is not null ? row with { Items = query.Expanded(row.Items) } : row;

    private Printed Rows(RowExpression left, string symbol, RowExpression right, BoundExpression bound)
    {
        PrintedKind kind = bound is BoundAnd ? PrintedKind.And : PrintedKind.Or;
        IEnumerable<string> columns = bound.Children.Select((column, index) => Binary(left.Items[index], symbol, right.Items[index], column).Inside(kind));
        return Own(string.Join(kind == PrintedKind.And ? " AND " : " OR ", columns), kind);
    }

    /// <summary>Bound, it is a tree: the first items decide, or they are equal and the others do.</summary>
    private Printed OrderedRows(RowExpression left, string symbol, RowExpression right, BoundExpression bound)
    {
        List<string> first = [];
        List<string> second = [];
        for (int index = 0; index < left.Items.Count; index++)
        {
            BoundExpression column = index < left.Items.Count - 1 ? bound.Children[0] : bound;
            first.Add(Argument(left.Items[index], column.Children[0]));
            second.Add(Argument(right.Items[index], column.Children[1]));
            bound = index < left.Items.Count - 1 ? bound.Children[1].Children[1] : bound;
        }

        return new Printed($"(ROW({string.Join(", ", first)}) {symbol} ROW({string.Join(", ", second)}))", isPretty ? PrintedKind.Quantified : PrintedKind.Simple);
    }

    public Printed Test(Expression operand, BoundExpression bound, string test) =>
        Own(Print(operand, bound.Children[0], true).Inside(PrintedKind.Test) + test, PrintedKind.Test);

    /// <summary>A value against the rows of a query.</summary>
    private Printed Quantified(Expression operand, string symbol, Quantifier quantifier, SelectStatement rows, BoundExpression bound)
    {
        BoundExpression? test = (bound as BoundSubquery)?.Test;
        string called = test is null ? symbol : Symbol(symbol, test);
        string words = called == "=" && quantifier == Quantifier.Any ? "IN" : $"{called} {quantifier.ToString().ToUpperInvariant()}";
        Printed left = Print(operand, test is BoundComparison or BoundCall { Children.Count: 2 } ? test.Children[0] : Bind(operand), showImplicit: true);
        return new Printed($"({left.Inside(PrintedKind.Operator, words)} {words} ({query!.Query(rows, _indent)}))", PrintedKind.Simple);
    }

    /// <summary>BETWEEN is two comparisons to PostgreSQL.</summary>
    private Printed Between(BetweenExpression between, BoundExpression bound)
    {
        BoundExpression range = between.IsNegated ? bound.Children[0] : bound;
        if (range is not BoundAnd || between.IsSymmetric)
        {
            return Spelled(between);
        }

        PrintedKind kind = between.IsNegated ? PrintedKind.Or : PrintedKind.And;
        Printed Bound(string symbol, Expression bound, BoundExpression test) => bound is RowExpression
            ? Print(new BinaryExpression(between.Operand, new OperatorName(null, symbol, default), bound, between.Span), test, showImplicit: true)
            : Binary(between.Operand, symbol, bound, test);
        string low = Bound(between.IsNegated ? "<" : ">=", between.Lower, range.Children[0]).Inside(kind);
        string high = Bound(between.IsNegated ? ">" : "<=", between.Upper, range.Children[1]).Inside(kind);
        return Own(low + (between.IsNegated ? " OR " : " AND ") + high, kind);
    }

    private Printed Quantified(QuantifiedArrayExpression quantified, BoundExpression bound)
    {
        // Both are converted in the test of the operand against each element.
        BoundExpression test = bound.Children[2];
        string left = As(Print(quantified.Left, bound.Children[0], true), test.Children[0], static type => type).Inside(PrintedKind.Operator, quantified.Operator.Symbol);
        string array = As(Print(quantified.Array, bound.Children[1], true), test.Children[^1], static type => type.Array).Inside(PrintedKind.Argument);
        if (bound.Children[1] is BoundSubquery { Type: var type })
        {
            // Bare, it would be the rows that the operand is compared with.
            array = (isPretty ? $"({array})" : array) + $"::{TypeNames.Format(type, format)}";
        }

        return Own($"{left} {Symbol(quantified.Operator.Symbol, test)} {quantified.Quantifier.ToString().ToUpperInvariant()} ({array})", PrintedKind.Quantified);
    }

    private Printed As(Printed printed, BoundExpression side, Func<DataType, DataType?> whole) =>
        side is BoundCast { Operand: BoundCaseOperand } converted && whole(converted.Type.Type) is { } type ? Cast(printed, type) : printed;

    private Printed Case(CaseExpression choice, BoundCase bound)
    {
        int outer = _indent;
        int place = 0;
        string text = "\n" + Blanks(outer) + "CASE";
        if (choice.Operand is { } operand)
        {
            text += " " + Argument(operand, bound.Children[place++]);
        }

        _indent = outer + Indent;
        string line = "\n" + Blanks(_indent);
        foreach (CaseBranch branch in choice.Branches)
        {
            BoundExpression condition = bound.Children[place++];
            string when = choice.Operand is null
                ? Print(branch.When, condition, false).Inside(PrintedKind.Argument)
                : Argument(branch.When, condition.Children[1]);
            text += $"{line}WHEN {when} THEN {Argument(branch.Then, bound.Children[place++])}";
        }

        string otherwise = choice.Else is null ? ConstantText.Print(Value.Null, bound.Type, format) : Argument(choice.Else, bound.Children[place]);
        _indent = outer;
        return new Printed($"{text}{line}ELSE {otherwise}\n{Blanks(outer)}END", PrintedKind.Simple);
    }

    private Printed NullIf(NullIfExpression nullIf, BoundExpression bound)
    {
        BoundExpression equality = bound.Children[1];
        return new Printed($"NULLIF({Argument(nullIf.Left, equality.Children[0])}, {Argument(nullIf.Right, equality.Children[1])})", PrintedKind.Simple);
    }

    private Printed Call(string name, IReadOnlyList<Expression> syntax, IReadOnlyList<BoundExpression> bound) =>
        new($"{name}({List(syntax, bound)})", PrintedKind.Simple);

    private string Subscripted(SubscriptExpression subscript, BoundExpression operand)
    {
        string text = Print(subscript.Operand, operand, true).Text;
        return subscript.Operand is ColumnReference && operand is not BoundParameter ? text : $"({text})";
    }

    /// <summary>A subscript of jsonb: a literal in quotes is a text there.</summary>
    /// <param name="bound">Before it was made a text.</param>
    public string JsonKey(Expression key, BoundExpression bound) => key switch
    {
        StringLiteral text => $"[{ConstantText.Print(Value.FromText(text.Value), DataType.Text, format, isTyped: true)}]",
        NumericLiteral => $"[{SqlPrinter.Print(key)}]",
        _ => $"[{Print(key, bound, showImplicit: false).Text}]",
    };

    private Printed Subscripts(SubscriptExpression subscript, BoundExpression bound)
    {
        string text = Subscripted(subscript, bound.Children[0]);
        for (int index = 0; index < subscript.Subscripts.Count; index++)
        {
            Subscript part = subscript.Subscripts[index];
            string lower = part.Lower is null ? "" : Argument(part.Lower, bound.Children[1 + (2 * index)]);
            string upper = part.Upper is null ? "" : Argument(part.Upper, bound.Children[2 + (2 * index)]);
            text += part.IsSlice ? $"[{lower}:{upper}]" : $"[{lower}{upper}]";
        }

        return new Printed(text, PrintedKind.Simple);
    }
}
