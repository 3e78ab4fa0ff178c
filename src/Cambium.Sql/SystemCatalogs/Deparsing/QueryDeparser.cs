using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>
/// Prints queries in ruleutils' layout: a line per output column, per joined table and per clause. Names of columns are qualified
/// throughout, as PostgreSQL 15 prints views.
/// </summary>
/// <param name="indent">Columns that all lines but the first are set in.</param>
/// <param name="around">What names mean around the query; null at the top.</param>
/// <param name="outer">The names of the query around, for correlated subqueries; null at the top.</param>
internal sealed class QueryDeparser(BindingContext binding, SessionFormat format, bool isPretty, int indent, Scope? around = null, QueryDeparser? outer = null) : IQueryNames
{
    internal const int NestedIndent = 8;

    /// <summary>The WITH queries; FROM is within.</summary>
    private readonly Scope _withs = new(around);

    private readonly Dictionary<PlanColumn, (string Relation, string Column)> _names = [];
    private readonly Dictionary<BoundExpression, string> _computedNames = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<string, string> _relationNames = [];
    private readonly Dictionary<string, IReadOnlyList<string>> _columnAliases = [];
    private readonly Dictionary<TableReference, Scope> _scopesInFrom = new(ReferenceEqualityComparer.Instance);
    private HashSet<string> _taken = [];
    private IReadOnlyList<NamedWindow> _windows = [];
    private Scope? _scope;
    private ExpressionDeparser? _expressions;

    /// <summary>Names of the output columns where it isn't the query that gives them: a view's.</summary>
    public IReadOnlyList<string> OutputColumns { get; init; } = [];

    /// <summary>Types of the output columns where it isn't the query alone that decides them: those of the set operation that it is a side of.</summary>
    public IReadOnlyList<SqlType> OutputTypes { get; init; } = [];

    /// <summary>Output names matter, also those that the system gave: not so in a subquery of an expression.</summary>
    public bool ShowsNames { get; init; } = true;

    /// <summary>Literals without a type of their own have none as outputs, either.</summary>
    public bool KeepsUnknown { get; init; }

    /// <summary>The function whose body it is printed of: its arguments go by its name where there are relations; null outside of one.</summary>
    public string? Routine { get; init; }

    public bool BindsParts => true;

    internal BindingContext Binding => binding;

    internal bool IsPretty => isPretty;

    internal int Indent => indent;

    internal SessionFormat Format => format;

    /// <summary>What the query's WITH brings, and what is around it.</summary>
    internal Scope Withs => _withs;

    internal Scope Scope => _scope ??= new Scope(_withs);

    internal ExpressionDeparser Expressions => _expressions ??= new ExpressionDeparser(format, isPretty, this) { Indentation = indent + NestedIndent };

    private KeyDeparser Keys => new(this);

    /// <summary>A printer of the queries within an expression over one row.</summary>
    public static QueryDeparser Of(ScopeRelation row, BindingContext binding, SessionFormat format, bool isPretty)
    {
        QueryDeparser query = new(binding, format, isPretty, -NestedIndent);
        query.Scope.Add(row);
        query.AddNames();
        return query;
    }

    /// <summary>A printer of conditions and statements over rows that go by names of their own.</summary>
    public static QueryDeparser OfRows(IReadOnlyList<ScopeRelation> rows, BindingContext binding, SessionFormat format, bool isPretty)
    {
        QueryDeparser query = new(binding, format, isPretty, 0);
        query._scope = new Scope(query._withs) { HoldsRuleRows = true };
        foreach (ScopeRelation row in rows)
        {
            query.Scope.Add(row);
        }

        query.AddNames();
        return query;
    }

    /// <summary>A statement over the rows of this printer.</summary>
    public string Within(Statement statement) => Nested(Scope, this, indent).Print(statement);

    /// <summary>A query, or what changes rows, with a blank before its first word, without semicolon.</summary>
    /// <exception cref="NotSupportedException">It has a part that this printer doesn't know.</exception>
    public string Print(Statement statement) => statement is SelectStatement query ? Print(query) : new ModificationDeparser(this).Print(statement);

    /// <inheritdoc cref="Print(Statement)"/>
    public string Print(SelectStatement query)
    {
        if (query is { Body: NestedQueryBody nested, With: null, OrderBy.Count: 0, Limit: null, Offset: null, Locking.Count: 0 })
        {
            return Print(nested.Query);
        }

        if (query.Body is SelectBody select)
        {
            Enter(query.With, select.From);
            _windows = select.Windows;
        }
        else
        {
            Enter(query.With, []);
        }

        string text = With(query.With) + Body(query.Body, indent);

        // The branches of a set operation are set in, what holds for all of it isn't.
        int outdent = query.Body is SetOperationBody ? Math.Max(indent - NestedIndent, 0) : indent;
        if (query.OrderBy.Count > 0)
        {
            text += Line("  ORDER BY ", outdent) + string.Join(", ", query.OrderBy.Select(item => Keys.Sort(item.Value, query.Body) + CallDeparser.Direction(item)));
        }

        text += query.Offset is { } offset ? Line(" OFFSET ", outdent) + Count(offset, "OFFSET") : "";
        text += query.Limit is { } limit ? query.LimitWithTies ? $"{Line(" FETCH FIRST (", outdent)}{Count(limit, "LIMIT")}) ROWS WITH TIES" : Line(" LIMIT ", outdent) + (limit is NullLiteral ? "ALL" : Count(limit, "LIMIT")) : "";
        return text + string.Concat(query.Locking.SelectMany(Locking));
    }

    /// <summary>An argument of the function around, where columns might hide it.</summary>
    public string? ArgumentName(string name) => Routine is not null && Scope.Relations.Count > 0 ? $"{Identifier.Quote(Routine)}.{Identifier.Quote(name)}" : outer?.ArgumentName(name);

    public string? SystemName(BoundExpression value) => _computedNames.TryGetValue(value, out string? name) ? name : outer?.SystemName(value);

    public string? Name(PlanColumn column) => _names.TryGetValue(column, out (string Relation, string Column) name) ? $"{name.Relation}.{name.Column}" : outer?.Name(column);

    /// <summary>Aliases of a relation's columns that the query hasn't given; null: there are none.</summary>
    internal IReadOnlyList<string>? ColumnAliases(string written) => _columnAliases.GetValueOrDefault(written);

    public string? RelationName(string written) => _relationNames.TryGetValue(written, out string? name) ? name : outer?.RelationName(written);

    public string Query(SelectStatement query, int place) => Nested(Scope, this, place, showsNames: false).Print(query);

    public BoundExpression Bind(Expression syntax) => Binder.Bind(syntax);

    /// <summary>A query in FROM.</summary>
    internal string Derived(DerivedTable derived) =>
        (derived.IsLateral ? Nested(SeenBy(derived), this, indent + NestedIndent) : Nested(_withs, outer, indent + NestedIndent)).Print(derived.Query);

    /// <summary>The same printer with the names that an item of FROM sees there: fewer than the query does.</summary>
    internal QueryDeparser At(TableReference item)
    {
        QueryDeparser there = Nested(_withs, this, indent);
        there._scope = SeenBy(item);
        return there;
    }

    private Scope SeenBy(TableReference item) => _scopesInFrom.GetValueOrDefault(item) ?? Scope;

    /// <summary>A printer of what stands in a join that has a name of its own: its relations are none of the query's.</summary>
    internal QueryDeparser Inside(JoinedTable join)
    {
        QueryDeparser inside = Nested(Scope, this, indent);
        inside.Enter(null, [join]);
        return inside;
    }

    /// <summary>Brings WITH queries and relations into scope.</summary>
    internal void Enter(WithClause? with, IReadOnlyList<TableReference> from)
    {
        if (with is not null)
        {
            CteBinder.Bind(with, _withs, binding);
        }

        int known = Scope.Relations.Count;
        Dictionary<TableReference, Scope>? before = binding.ScopesInFrom;
        binding.ScopesInFrom = _scopesInFrom;
        new FromBinder(binding, _withs).Bind(from, Scope);
        binding.ScopesInFrom = before;
        AddNames(new MergedNames(from, new FromDeparser(this).Merged), known);
    }

    /// <summary>A query whose rows are those that this statement writes; it sees none of the statement's relations.</summary>
    /// <param name="depth">How much deeper its lines are set in.</param>
    /// <param name="keepsUnknown">Literals of its output have the types of the columns that they are written to.</param>
    internal QueryDeparser Source(int depth, bool keepsUnknown = false) => Nested(_withs, this, indent + depth, showsNames: false, keepsUnknown: keepsUnknown);

    /// <summary>RETURNING.</summary>
    internal string Returning(IReadOnlyList<SelectItem> items) => items.Count == 0 ? "" : Line("  RETURNING ") + Items(items);

    internal string Condition(Expression condition) => Expressions.Print(condition, Binder.BindCondition(condition, "WHERE"));

    internal string Line(string text) => Line(text, indent);

    internal ExpressionBinder Binder => new(binding, Scope, ExpressionRules.SelectList) { NamedWindows = _windows };

    private QueryDeparser Nested(Scope scope, QueryDeparser? names, int place, bool showsNames = true, IReadOnlyList<string>? outputs = null, IReadOnlyList<SqlType>? types = null, bool keepsUnknown = false) =>
        new(binding, format, isPretty, place, scope, names) { ShowsNames = showsNames, KeepsUnknown = keepsUnknown, OutputColumns = outputs ?? [], OutputTypes = types ?? [], Routine = Routine, _taken = [.. _taken] };

    private static string Line(string text, int place) => "\n" + ExpressionDeparser.Blanks(place) + text;

    internal string With(WithClause? with)
    {
        if (with is null)
        {
            return "";
        }

        // Without RECURSIVE a query sees those before it only: another one's name may be a table to it.
        Scope known = new(around);
        List<string> tables = [];
        foreach (CommonTableExpression table in with.Tables)
        {
            string columns = table.Columns.Count > 0 ? $"({string.Join(", ", table.Columns.Select(Identifier.Quote))})" : "";
            string materialized = table.Materialization switch { CteMaterialization.Materialized => "MATERIALIZED ", CteMaterialization.NotMaterialized => "NOT MATERIALIZED ", _ => "" };
            string inner = Nested(with.IsRecursive ? _withs : known, outer, indent + NestedIndent).Print(table.Statement);
            tables.Add($"{Identifier.Quote(table.Name)}{columns} AS {materialized}({Line("        ")}{inner}{Line("        ")}){SearchCycle(table)}");
            if (!with.IsRecursive)
            {
                CteBinder.Bind(with with { Tables = [table] }, known, binding);
            }
        }

        return (with.IsRecursive ? " WITH RECURSIVE " : " WITH ") + string.Join(", ", tables) + Line("");
    }

    private string SearchCycle(CommonTableExpression table)
    {
        static string Names(IEnumerable<string> names) => string.Join(", ", names.Select(Identifier.Quote));

        string text = table.Search is { } search
            ? $" SEARCH {(search.IsBreadthFirst ? "BREADTH" : "DEPTH")} FIRST BY {Names(search.Columns)} SET {Identifier.Quote(search.SequenceColumn)}"
            : "";
        if (table.Cycle is { } cycle)
        {
            string values = cycle is { MarkValue: { } value, MarkDefault: { } otherwise } ? $" TO {Mark(value)} DEFAULT {Mark(otherwise)}" : "";
            string Mark(Expression mark) => mark is StringLiteral ? $"{SqlPrinter.Print(mark)}::text" : Expressions.Spelled(mark).Text;

            text += $" CYCLE {Names(cycle.Columns)} SET {Identifier.Quote(cycle.MarkColumn)}{values} USING {Identifier.Quote(cycle.PathColumn)}";
        }

        return text;
    }

    /// <param name="place">Where its lines begin: deeper in a set operation in parentheses.</param>
    private string Body(QueryBody body, int place)
    {
        switch (body)
        {
            case SelectBody select:
                return Select(select);
            case ValuesBody values when OutputColumns.Count > 0 && !OutputColumns.SequenceEqual(OutputColumns.Select(static (_, index) => ValuesColumn(index))):
                IEnumerable<string> items = OutputColumns.Select(static (name, index) => $"\"*VALUES*\".{ValuesColumn(index)}{(name == ValuesColumn(index) ? "" : " AS " + Identifier.Quote(name))}");
                return $" SELECT {string.Join("," + Line("    "), items)}{Line("   FROM")} ({Values(values)[1..]}) \"*VALUES*\"";
            case ValuesBody values:
                return Values(Expanded(values));
            case SetOperationBody operation:
                return SetOperation(operation, place);
            default:
                throw new NotSupportedException();
        }
    }

    internal static string ValuesColumn(int index) => string.Create(CultureInfo.InvariantCulture, $"column{index + 1}");

    private string Values(ValuesBody values)
    {
        BoundExpression[][] rows = [.. values.Rows.Select(row => row.Items.Select(Expressions.Bind).ToArray())];
        SqlType[] types = [.. rows[0].Select((_, column) => CommonType.Select([.. rows.Select(row => row[column])], "VALUES", binding.Catalog))];
        return " VALUES " + string.Join(", ", values.Rows.Zip(rows, (row, bound) =>
            $"({string.Join(",", row.Items.Select((item, column) => Expressions.Item(item, Known(bound[column], types[column], "VALUES"))))})"));
    }

    /// <summary>A literal without a type of its own has that of its column.</summary>
    private BoundExpression Known(BoundExpression value, SqlType type, string construct) =>
        value.Type.Type == DataType.Unknown ? CommonType.Convert(value, type.Type == DataType.Unknown ? DataType.Text : type, construct, binding) : value;

    internal ValuesBody Expanded(ValuesBody values) => values with { Rows = [.. values.Rows.Select(row => row with { Items = Expanded(row.Items) })] };

    public SyntaxList<Expression> Expanded(SyntaxList<Expression> items) =>
        [.. items.SelectMany(item => item is WildcardExpression { Qualifier.Count: > 0 } all
            ? WildcardBinder.Expand(all, Binder).Select(Expression (column) => new ColumnReference([.. all.Qualifier, column.Name], all.Span)) : [item])];

    /// <summary>A set operation within another one stands in parentheses, except a chain of one kind to the left.</summary>
    private string SetOperation(SetOperationBody operation, int place, bool isFirst = true, IReadOnlyList<SqlType>? types = null)
    {
        string word = operation.Operator.ToString().ToUpperInvariant() + (operation.IsAll ? " ALL " : " ");
        types ??= [.. new QueryBinder(binding).Bind(new SelectStatement(null, operation, [], null, false, null, [], operation.Span), _withs).Columns.Select(static column => column.Type)];
        string left = operation.Left is SetOperationBody first && (first.Operator != operation.Operator || first.IsAll != operation.IsAll)
            ? $"({Line("", place + NestedIndent)}{Branch(first, types, place + NestedIndent, isFirst)}{Line("", place)}) "
            : Branch(operation.Left, types, place, isFirst) + Line("", place);
        string right = operation.Right is SetOperationBody last
            ? $"({Line("", place + NestedIndent)}{Branch(last, types, place + NestedIndent, isFirst: false)}{Line("", place)})"
            : Line("", place) + Branch(operation.Right, types, place, isFirst: false);
        return left + word + right;
    }

    /// <summary>A side of a set operation: a query of its own.</summary>
    /// <param name="types">Of the operation's columns.</param>
    /// <param name="isFirst">Its names are those of the whole.</param>
    private string Branch(QueryBody body, IReadOnlyList<SqlType> types, int place, bool isFirst)
    {
        if (body is SetOperationBody operation)
        {
            return SetOperation(operation, place, isFirst, types);
        }

        QueryDeparser branch = Nested(_withs, outer, place, ShowsNames && isFirst, OutputColumns, types);
        return body is NestedQueryBody nested
            ? $"({branch.Print(nested.Query)})"
            : branch.Print(new SelectStatement(null, body, [], null, false, null, [], body.Span));
    }

    private string Select(SelectBody body)
    {
        if (body.Into is not null || body.AsOf is not null)
        {
            throw new NotSupportedException();
        }

        string text = " SELECT " + (body.Distinct is { } distinct ? Distinct(distinct, body) : "") + Items(body.Items);
        text += body.From.Count > 0 ? Line("   FROM ") + string.Join("," + Line("    "), body.From.Select(new FromDeparser(this).Table)) : "";
        text += body.Where is { } where ? Line("  WHERE ") + Condition(where) : "";
        if (body.GroupBy is { } grouping)
        {
            text += Line("  GROUP BY ") + (grouping.IsDistinct ? "DISTINCT " : "") + string.Join(", ", grouping.Elements.SelectMany(element => Keys.Group(element, body)).Distinct());
        }

        text += body.Having is { } having ? Line(" HAVING ") + Condition(having) : "";
        return text + (body.Windows.Count == 0 ? "" : Line("  WINDOW ") + string.Join(", ", body.Windows.Select(window =>
            $"{Identifier.Quote(window.Name)} AS ({CallDeparser.Window(window.Specification, Expressions)})")));
    }

    /// <summary>Relations get names that no relation of a query around has, so that nobody has to know which hides which.</summary>
    /// <param name="first">Those before have one.</param>
    private void AddNames(MergedNames? merged = null, int first = 0)
    {
        foreach (ScopeRelation relation in Scope.Relations.Skip(first))
        {
            string today = TodaysName(relation);
            string unique = today;
            for (int count = 1; !_taken.Add(unique); count++)
            {
                unique = string.Create(CultureInfo.InvariantCulture, $"{today}_{count}");
            }

            if (!_relationNames.TryAdd(relation.Name, unique))
            {
                throw new NotSupportedException();
            }

            IReadOnlyList<string>? aliases = merged?.Aliases(relation, column => TodaysName(relation, column));
            if (aliases is not null)
            {
                _columnAliases.Add(relation.Name, aliases);
            }

            string quoted = Identifier.Quote(unique);
            IEnumerable<(ScopeColumn Column, string Name)> columns = relation.Columns.Select((column, index) => (column, aliases?[index] ?? TodaysName(relation, column)));
            foreach ((ScopeColumn column, string name) in columns.Concat(relation.SystemColumns.Select(column => (column, TodaysName(relation, column)))))
            {
                if (column.Value is not BoundColumn bound)
                {
                    _computedNames.TryAdd(column.Value, $"{quoted}.{column.Name}");
                }
                else
                {
                    _names.TryAdd(bound.Column, (quoted, Identifier.Quote(name)));
                }
            }
        }

        // What a join has merged from two columns is neither's.
        foreach (ScopeColumn column in Scope.Columns.Where(static column => column.Value is not BoundColumn))
        {
            _computedNames.TryAdd(column.Value, Identifier.Quote(column.Name));
        }
    }

    /// <summary>A relation goes by its present name, unless the query itself named it.</summary>
    private string TodaysName(ScopeRelation relation) =>
        relation.Use is { } use && binding.ViewNames.Any(known => known.RelationId == use.Table.Id && known.Name == relation.Name) ? use.Table.Name : relation.Name;

    /// <summary>A column goes by its present name, unless the query itself named it.</summary>
    private string TodaysName(ScopeRelation relation, ScopeColumn column)
    {
        if (column.Value is not BoundColumn { Column: var plan })
        {
            return column.Name;
        }

        bool isRemembered = relation.Use is { } use && binding.ViewNames.FirstOrDefault(known => known.RelationId == use.Table.Id) is { } known
            && use.Read.FindColumn(plan.Name) is { } now && known.Columns.Contains(new ViewColumnName(now.Id, column.Name));
        return isRemembered ? plan.Name : column.Name;
    }

    private string Distinct(DistinctClause distinct, SelectBody body) =>
        distinct.On.Count == 0 ? "DISTINCT " : $"DISTINCT ON ({string.Join(", ", distinct.On.Select(item => Keys.Sort(item, body)))}) ";

    /// <summary>A line each; what begins with a line break of its own gets no second one.</summary>
    private string Items(IReadOnlyList<SelectItem> items)
    {
        string text = "";
        int count = 0;
        foreach ((string item, string? known, string name) in items.SelectMany(item => Item(item, count)))
        {
            string output = count < OutputColumns.Count ? OutputColumns[count] : name;
            string named = known == output || (!ShowsNames && output == "?column?") ? item : $"{item} AS {Identifier.Quote(output)}";
            text += count == 0 ? named : named[0] == '\n' ? "," + named : "," + Line("    ") + named;
            count++;
        }

        return text;
    }

    /// <summary>The outputs of an item: how each is printed, the name that has by itself, and the one the query gives it.</summary>
    /// <param name="place">How many outputs are before it.</param>
    internal IEnumerable<(string Text, string? Known, string Name)> Item(SelectItem item, int place)
    {
        ExpressionBinder binder = Binder;
        if (item.Value is FieldWildcard fields && binder.Bind(fields.Operand) is not BoundWholeRow)
        {
            string row = Expressions.Argument(fields.Operand, binder.Bind(fields.Operand));
            return WildcardBinder.Expand(fields, binder).Select(column => ($"({row}).{Identifier.Quote(column.Name)}", (string?)null, column.Name));
        }

        if (item.Value is WildcardExpression or FieldWildcard)
        {
            return WildcardBinder.Expand(item.Value, binder).Select(column =>
                (SystemName(column.Value) ?? Name(((BoundColumn)column.Value).Column) ?? throw new NotSupportedException(), (string?)(OwnName(column.Value) ?? column.Name), column.Name));
        }

        BoundExpression bound = binder.Bind(item.Value);
        bound = KeepsUnknown ? bound : Known(bound, place < OutputTypes.Count ? OutputTypes[place] : DataType.Text, "UNION");
        // A cast that changes nothing leaves the column, or the row.
        Expression written = item.Value;
        while (written is CastExpression cast && bound is BoundColumn or BoundWholeRow)
        {
            written = cast.Operand;
        }

        if (bound is BoundWholeRow && (written is WildcardExpression || (written is ColumnReference whole && RelationName(whole.Name) is not null)))
        {
            return [(Expressions.Item(written, bound), null, OutputNames.Of(item))];
        }

        string? known = written is ColumnReference column ? OwnName(bound) ?? (bound is BoundColumn or BoundParameter or BoundField or BoundCall { Function.Oid: >= SystemCatalog.FirstUserId } ? null : column.Name) : null;
        return [(Expressions.Print(item.Value, bound), known, OutputNames.Of(item, bound))];
    }

    private string? OwnName(BoundExpression bound) => bound is BoundColumn plain ? OwnName(plain.Column) : null;

    private string? OwnName(PlanColumn column) =>
        _names.TryGetValue(column, out (string Relation, string Column) name) ? Unquote(name.Column) : outer?.OwnName(column);

    private static string Unquote(string name) => name[0] == '"' ? name[1..^1].Replace("\"\"", "\"", StringComparison.Ordinal) : name;

    /// <summary>Of LIMIT and OFFSET.</summary>
    private string Count(Expression count, string clause) =>
        count is NumericLiteral or NullLiteral ? SqlPrinter.Print(count) : Expressions.Print(count, Coercion.Count(Binder.Bind(count), clause, binding), showImplicit: false).Text;

    private IEnumerable<string> Locking(LockingClause clause)
    {
        string strength = clause.Strength switch { LockStrength.Update => "UPDATE", LockStrength.NoKeyUpdate => "NO KEY UPDATE", LockStrength.Share => "SHARE", _ => "KEY SHARE" };
        string wait = clause.Wait switch { LockWait.NoWait => " NOWAIT", LockWait.SkipLocked => " SKIP LOCKED", _ => "" };
        IEnumerable<string> relations = clause.Tables.Count > 0 ? clause.Tables.Select(static name => name.Name) : Scope.Relations.Where(static relation => relation.Scan is not null).Select(static relation => relation.Name);
        return relations.Select(relation => $"{Line(" FOR ")}{strength} OF {Identifier.Quote(_relationNames[relation])}{wait}");
    }
}
