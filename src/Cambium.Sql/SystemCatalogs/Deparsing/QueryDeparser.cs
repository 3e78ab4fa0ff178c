using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>
/// Prints queries in ruleutils' layout: a line per output column, per joined table and per clause. Names of columns are qualified
/// throughout, as PostgreSQL 15 prints views.
/// </summary>
/// <param name="outer">The names of the query around, for correlated subqueries; null at the top.</param>
/// <param name="indent">Columns that all lines but the first are set in.</param>
/// <param name="showsNames">Output names matter, also those that the system gave: not so in a subquery of an expression.</param>
internal sealed class QueryDeparser(BindingContext binding, SessionFormat format, bool isPretty, QueryDeparser? outer, int indent, bool showsNames = true) : IQueryNames
{
    private const int NestedIndent = 8;

    private readonly Scope _scope = new(outer?._scope);
    private readonly Dictionary<PlanColumn, string> _names = [];
    private readonly Dictionary<BoundExpression, string> _systemNames = new(ReferenceEqualityComparer.Instance);
    private ExpressionDeparser? _expressions;

    private ExpressionDeparser Expressions => _expressions ??= new ExpressionDeparser(format, isPretty, this) { Indentation = indent + NestedIndent };

    /// <summary>A printer of the queries within an expression over one row.</summary>
    public static QueryDeparser Of(ScopeRelation row, BindingContext binding, SessionFormat format, bool isPretty)
    {
        QueryDeparser around = new(binding, format, isPretty, null, -NestedIndent);
        around._scope.Add(row);
        around.AddNames();
        return around;
    }

    /// <summary>The query with a blank before its first word, without semicolon.</summary>
    /// <exception cref="NotSupportedException">It has a part that this printer doesn't know.</exception>
    public string Print(SelectStatement query)
    {
        if (query.Locking.Count > 0 || query.LimitWithTies)
        {
            throw new NotSupportedException();
        }

        string text = (query.With is { } with ? With(with) : "") + Body(query.Body);
        if (query.OrderBy.Count > 0)
        {
            text += Line("  ORDER BY ") + string.Join(", ", query.OrderBy.Select(item => SortKey(item.Value, query.Body) + CallDeparser.Direction(item)));
        }

        text += query.Offset is { } offset ? Line(" OFFSET ") + SqlPrinter.Print(offset) : "";
        return text + (query.Limit is { } limit ? Line(" LIMIT ") + SqlPrinter.Print(limit) : "");
    }

    public string? SystemName(BoundExpression value) => _systemNames.TryGetValue(value, out string? name) ? name : outer?.SystemName(value);

    public string? Name(PlanColumn column) => _names.TryGetValue(column, out string? name) ? name : outer?.Name(column);

    public string Query(SelectStatement query) => new QueryDeparser(binding, format, isPretty, this, indent + NestedIndent, showsNames: false).Print(query);

    public BoundExpression Bind(Expression syntax) => new ExpressionBinder(binding, _scope, ExpressionRules.SelectList).Bind(syntax);

    private string With(WithClause with)
    {
        string text = with.IsRecursive ? " WITH RECURSIVE " : " WITH ";
        List<string> tables = [];
        foreach (CommonTableExpression table in with.Tables)
        {
            if (table.Statement is not SelectStatement select || table.Search is not null || table.Cycle is not null || with.IsRecursive)
            {
                throw new NotSupportedException();
            }

            string columns = table.Columns.Count > 0 ? $"({string.Join(", ", table.Columns.Select(Identifier.Quote))})" : "";
            string materialized = table.Materialization switch { CteMaterialization.Materialized => "MATERIALIZED ", CteMaterialization.NotMaterialized => "NOT MATERIALIZED ", _ => "" };
            string inner = new QueryDeparser(binding, format, isPretty, this, indent + NestedIndent).Print(select);
            tables.Add($"{Identifier.Quote(table.Name)}{columns} AS {materialized}({Line("        ")}{inner}{Line("        ")})");
        }

        CteBinder.Bind(with, _scope, binding);
        return text + string.Join(", ", tables) + Line("");
    }

    private string Body(QueryBody body)
    {
        switch (body)
        {
            case SelectBody select:
                return Select(select);
            case ValuesBody values:
                return " VALUES " + string.Join(", ", values.Rows.Select(row => $"({string.Join(",", row.Items.Select(item => Expressions.Argument(item, Expressions.Settled(item))))})"));
            case SetOperationBody operation:
                string word = operation.Operator.ToString().ToUpperInvariant() + (operation.IsAll ? " ALL" : "");
                return $"{Branch(operation.Left)}{Line(word)}{Line("")}{Branch(operation.Right)}";
            default:
                throw new NotSupportedException();
        }
    }

    /// <summary>A side of a set operation has names of its own.</summary>
    private string Branch(QueryBody body)
    {
        QueryDeparser branch = new(binding, format, isPretty, outer, indent, showsNames);
        foreach (CteDefinition cte in binding.Ctes)
        {
            branch._scope.AddCte(cte);
        }

        return branch.Body(body);
    }

    private string Select(SelectBody body)
    {
        if (body.Into is not null || body.AsOf is not null || body.Windows.Count > 0)
        {
            throw new NotSupportedException();
        }

        new FromBinder(binding, _scope.Parent).Bind(body.From, _scope);
        AddNames();
        string text = " SELECT " + (body.Distinct is { } distinct ? Distinct(distinct) : "") + Items(body);
        text += body.From.Count > 0 ? Line("   FROM ") + string.Join("," + Line("    "), body.From.Select(Table)) : "";
        text += body.Where is { } where ? Line("  WHERE ") + Condition(where) : "";
        if (body.GroupBy is { } grouping)
        {
            text += Line("  GROUP BY ") + (grouping.IsDistinct ? "DISTINCT " : "") + string.Join(", ", grouping.Elements.Select(element => Group(element, body)));
        }

        return text + (body.Having is { } having ? Line(" HAVING ") + Condition(having) : "");
    }

    private void AddNames()
    {
        foreach (ScopeRelation relation in _scope.Relations)
        {
            foreach (ScopeColumn column in relation.Columns.Concat(relation.SystemColumns))
            {
                if (column.Value is not BoundColumn bound)
                {
                    _systemNames.TryAdd(column.Value, $"{Identifier.Quote(TodaysName(relation))}.{column.Name}");
                }
                else
                {
                    _names.TryAdd(bound.Column, $"{Identifier.Quote(TodaysName(relation))}.{Identifier.Quote(TodaysName(relation, column, bound.Column))}");
                }
            }
        }
    }

    /// <summary>A relation goes by its present name, unless the query itself named it.</summary>
    private string TodaysName(ScopeRelation relation) =>
        relation.Use is { } use && binding.ViewNames.Any(known => known.RelationId == use.Table.Id && known.Name == relation.Name) ? use.Table.Name : relation.Name;

    /// <summary>A column goes by its present name, unless the query itself named it.</summary>
    private string TodaysName(ScopeRelation relation, ScopeColumn column, PlanColumn plan)
    {
        bool isRemembered = relation.Use is { } use && binding.ViewNames.FirstOrDefault(known => known.RelationId == use.Table.Id) is { } known
            && use.Read.FindColumn(plan.Name) is { } now && known.Columns.Contains(new ViewColumnName(now.Id, column.Name));
        return isRemembered ? plan.Name : column.Name;
    }

    private string Distinct(DistinctClause distinct) =>
        distinct.On.Count == 0 ? "DISTINCT " : $"DISTINCT ON ({string.Join(", ", distinct.On.Select(item => Expressions.Argument(item, Bind(item))))}) ";

    /// <summary>A line each; what begins with a line break of its own gets no second one.</summary>
    private string Items(SelectBody body)
    {
        string text = "";
        foreach (string item in body.Items.SelectMany(Item))
        {
            text += text.Length == 0 ? item : item[0] == '\n' ? "," + item : "," + Line("    ") + item;
        }

        return text;
    }

    private IEnumerable<string> Item(SelectItem item)
    {
        ExpressionBinder binder = new(binding, _scope, ExpressionRules.SelectList);
        if (item.Value is WildcardExpression or FieldWildcard)
        {
            return WildcardBinder.Expand(item.Value, binder).Select(column => column.Value is BoundColumn plain && Name(plain.Column) is { } known
                ? known + (known.EndsWith("." + Identifier.Quote(column.Name), StringComparison.Ordinal) ? "" : " AS " + Identifier.Quote(column.Name))
                : throw new NotSupportedException());
        }

        BoundExpression bound = Coercion.ResolveUnknown(binder.Bind(item.Value), binding);
        string name = OutputNames.Of(item);
        bool isPlain = item.Value is ColumnReference column && (bound is BoundColumn plain && Name(plain.Column) is { } known
            ? known.EndsWith("." + Identifier.Quote(name), StringComparison.Ordinal)
            : column.Name == name) || (!showsNames && name == "?column?");
        return [Expressions.Print(item.Value, bound) + (isPlain ? "" : " AS " + Identifier.Quote(name))];
    }

    private string Condition(Expression condition) =>
        Expressions.Print(condition, new ExpressionBinder(binding, _scope, ExpressionRules.SelectList).BindCondition(condition, "WHERE"));

    private string Group(GroupingElement element, SelectBody body) => element switch
    {
        GroupingValue value => SortKey(value.Value, body),
        EmptyGrouping => "()",
        RollupGrouping rollup => $"ROLLUP({string.Join(", ", rollup.Items.Select(item => SortKey(item, body)))})",
        CubeGrouping cube => $"CUBE({string.Join(", ", cube.Items.Select(item => SortKey(item, body)))})",
        GroupingSets sets => $"GROUPING SETS ({string.Join(", ", sets.Sets.Select(set => Group(set, body)))})",
        _ => throw new NotSupportedException(),
    };

    /// <summary>A key of GROUP BY or ORDER BY: a number or an output name stands for the output's expression.</summary>
    private string SortKey(Expression key, QueryBody body)
    {
        if (body is not SelectBody select)
        {
            return SqlPrinter.Print(key);
        }

        Expression meant = key switch
        {
            NumericLiteral { IsInteger: true } number => select.Items[int.Parse(number.Text, System.Globalization.CultureInfo.InvariantCulture) - 1].Value,
            ColumnReference { Parts.Count: 1 } name when select.Items.FirstOrDefault(item => OutputNames.Of(item) == name.Name) is { } output => output.Value,
            _ => key,
        };
        return Expressions.SortKey(meant, Bind(meant));
    }

    private string Table(TableReference table)
    {
        switch (table)
        {
            case NamedTable { Sample: null } named:
                string name = TableName(named);
                return named.Alias is null || (named.Alias.Name == named.Name.Name && named.Alias.Columns.Count == 0) ? name : $"{name} {Alias(named.Alias)}";
            case DerivedTable derived when derived.Alias is not null:
                return $"{(derived.IsLateral ? "LATERAL " : "")}({Inner(derived)}) {Alias(derived.Alias)}";
            case JoinedTable join when join.Alias is null && join.UsingAlias is null && !join.IsNatural:
                return Join(join);
            default:
                throw new NotSupportedException();
        }
    }

    /// <summary>A relation's present name, without its schema where the search path finds it.</summary>
    private string TableName(NamedTable named)
    {
        bool isCte = named.Name.Schema is null && _scope.FindCte(named.Name.Name) is not null;
        if (isCte || ViewNames.FindRelation(binding, named.Name, out ViewName? _) is not { } found)
        {
            return SqlPrinter.Print(named.Name);
        }

        string name = (found as Definition)?.Name ?? named.Name.Name;
        string? schema = found switch
        {
            Definition definition when binding.Catalog.Catalog.TryGet(definition.SchemaId, out SchemaDefinition? known) => known.Name,
            ISystemTable table => table.Schema,
            SystemView view => view.Schema,
            _ => named.Name.Schema,
        };
        return schema is null || ReferenceEquals(found, binding.Catalog.FindRelation(new QualifiedName(name, named.Name.Span)))
            ? Identifier.Quote(name)
            : $"{Identifier.Quote(schema)}.{Identifier.Quote(name)}";
    }

    private string Inner(DerivedTable derived) =>
        new QueryDeparser(binding, format, isPretty, derived.IsLateral ? this : outer, indent + NestedIndent).Print(derived.Query);

    private static string Alias(TableAlias alias) =>
        Identifier.Quote(alias.Name) + (alias.Columns.Count > 0 ? $"({string.Join(", ", alias.Columns.Select(Identifier.Quote))})" : "");

    private string Join(JoinedTable join)
    {
        string word = join.Kind switch { JoinKind.Left => "LEFT JOIN", JoinKind.Right => "RIGHT JOIN", JoinKind.Full => "FULL JOIN", JoinKind.Cross => "CROSS JOIN", _ => "JOIN" };
        string right = Table(join.Right);
        string text = $"{Table(join.Left)}{Line("     ")}{word} {(join.Right is JoinedTable && isPretty ? $"({right})" : right)}";
        if (join.Using.Count > 0)
        {
            text += $" USING ({string.Join(", ", join.Using.Select(Identifier.Quote))})";
        }
        else if (join.On is { } on)
        {
            text += isPretty ? $" ON {Condition(on)}" : $" ON ({Condition(on)})";
        }

        return isPretty ? text : $"({text})";
    }

    private string Line(string text) => "\n" + new string(' ', indent) + text;
}
