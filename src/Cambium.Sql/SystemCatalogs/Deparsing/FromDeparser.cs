using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Prints the items of a query's FROM, whose scope is known.</summary>
internal sealed class FromDeparser(QueryDeparser query)
{
    public string Table(TableReference table)
    {
        switch (table)
        {
            case NamedTable named:
                return Named(named);
            case DerivedTable { Alias: { } alias } derived:
                return $"{(derived.IsLateral ? "LATERAL " : "")}({query.Derived(derived)}) {Alias(alias.Name, alias.Columns.Count > 0)}";
            case FunctionTable function:
                return Function(function);
            case JoinedTable { Alias: null } join:
                return Join(join);
            case JoinedTable { Alias: { } alias } named:
                JoinedTable inner = named with { Alias = null };
                FromDeparser inside = new(query.Inside(inner));
                string joined = inside.Join(inner);
                string name = inside.WithLaterColumns(inner, query.Scope.Relations.First(relation => relation.Name == alias.Name)) is { } columns
                    ? $"{Identifier.Quote(alias.Name)}({string.Join(", ", columns.Select(Identifier.Quote))})"
                    : Alias(alias.Name, alias.Columns.Count > 0);
                return $"{(query.IsPretty ? $"({joined})" : joined)} {name}";
            default:
                throw new NotSupportedException();
        }
    }

    private string Named(NamedTable named)
    {
        string name = TableName(named, out string bare);
        string written = named.Alias?.Name ?? named.Name.Name;
        bool hasColumns = named.Alias is { Columns.Count: > 0 };
        string text = (named.IsOnly ? "ONLY " : "") + (query.RelationName(written) == bare && named.Alias is null && query.ColumnAliases(written) is null ? name : $"{name} {Alias(written, hasColumns)}");
        if (named.Sample is { } sample)
        {
            text += $" TABLESAMPLE {SqlPrinter.Print(sample.Method)} ({string.Join(", ", sample.Arguments.Select(Amount))})";
            text += sample.Repeatable is { } seed ? $" REPEATABLE ({Amount(seed)})" : "";
        }

        return text;
    }

    private string Amount(Expression amount) => amount is NumericLiteral or StringLiteral ? SqlPrinter.Print(amount) : query.Expressions.Print(amount, query.Bind(amount));

    /// <summary>A relation that is written to.</summary>
    public string Target(NamedTable named)
    {
        string name = TableName(named, out string bare);
        string known = query.RelationName(named.Alias?.Name ?? named.Name.Name)!;
        return (named.IsOnly ? "ONLY " : "") + name + (known == bare ? "" : " AS " + Identifier.Quote(known));
    }

    /// <summary>A relation's present name, without its schema where the search path finds it.</summary>
    public string TableName(NamedTable named, out string bare)
    {
        BindingContext binding = query.Binding;
        bare = named.Name.Name;
        bool isCte = named.Name.Schema is null && query.Scope.FindCte(named.Name.Name) is not null;
        if (isCte || ViewNames.FindRelation(binding, named.Name, out ViewName? _) is not { } found)
        {
            return SqlPrinter.Print(named.Name);
        }

        bare = (found as Definition)?.Name ?? named.Name.Name;
        string? schema = found switch
        {
            Definition definition when binding.Catalog.Catalog.TryGet(definition.SchemaId, out SchemaDefinition? known) => known.Name,
            ISystemTable table => table.Schema,
            SystemView view => view.Schema,
            _ => named.Name.Schema,
        };
        string name = bare;
        bool isFound = !binding.Ctes.Exists(cte => cte.Name == name) && ReferenceEquals(found, binding.Catalog.FindRelation(new QualifiedName(name, named.Name.Span)));
        return schema is null || isFound ? Identifier.Quote(name) : $"{Identifier.Quote(schema)}.{Identifier.Quote(name)}";
    }

    /// <summary>Calls, with all the names of their columns; what they take from items to the left is said.</summary>
    private string Function(FunctionTable table)
    {
        FromDeparser there = new(query.At(table));
        if (table.Functions[0].Call is XmlTableExpression xml)
        {
            string alias = table.Alias is { } given ? " " + Alias(given.Name, given.Columns.Count > 0) : "";
            return there.Lateral(table) + there.XmlTable(xml) + alias;
        }

        string text = table.IsRowsFrom ? there.RowsFrom(table.Functions) : there.Call(table.Functions[0].Call);
        string written = table.Alias?.Name ?? OutputNames.Of(table.Functions[0].Call);
        string columns = table.IsRowsFrom ? "" : Definitions(table.Functions[0], "");
        return there.Lateral(table) + text + (table.HasOrdinality ? " WITH ORDINALITY " : " ") + Alias(written, columns.Length == 0) + columns;
    }

    /// <summary>UNNEST of several arrays is a call for each, and calls of nothing else are told as it.</summary>
    private string RowsFrom(IReadOnlyList<TableFunction> functions)
    {
        Expression[] arrays = functions.All(static function => IsUnnest(function.Call)) ? [.. functions.SelectMany(static function => ArgumentsOf(function.Call))] : [];
        if (arrays.Length > 1)
        {
            return Unnest(arrays);
        }

        string[] calls =
        [
            .. functions.SelectMany(function => Arrays(function.Call) is { } several
                ? several.Select(array => $"unnest({query.Expressions.Argument(array, query.Bind(array))})")
                : [Call(function.Call) + Definitions(function, " AS ")]),
        ];
        return calls.Length == 1 && functions[0].Columns.Count == 0 ? calls[0] : $"ROWS FROM({string.Join(", ", calls)})";
    }

    private string Unnest(IEnumerable<Expression> arrays) => $"UNNEST({string.Join(", ", arrays.Select(array => query.Expressions.Argument(array, query.Bind(array))))})";

    private static IEnumerable<Expression> ArgumentsOf(Expression call) => ((FunctionCall)call).Arguments.Select(static argument => argument.Value);

    private static bool IsUnnest(Expression call) => call is FunctionCall { Name: { Name: "unnest", Schema: null or "pg_catalog" }, Arguments.Count: > 0 };

    /// <summary>UNNEST of several arrays is no call of one function.</summary>
    private string Call(Expression call) => Arrays(call) is { } arrays
        ? Unnest(arrays)
        : query.Bind(call) is var bound && query.Expressions.Argument(call, bound) is var text && call is CastExpression ? $"CAST({text} AS {TypeNames.Format(bound.Type, query.Format)})"
        : text;

    private static IEnumerable<Expression>? Arrays(Expression call) =>
        call is FunctionCall { Arguments.Count: > 1 } && IsUnnest(call) ? ArgumentsOf(call) : null;

    private string XmlTable(XmlTableExpression xml) => new XmlTableDeparser(query).Print(xml);

    private string Lateral(FunctionTable table) => table.IsLateral || table.Functions.SelectMany(function => Arrays(function.Call) ?? [function.Call]).Any(part => query.Bind(part).Columns().Any(query.Scope.Owns))
        ? "LATERAL "
        : "";

    private string Definitions(TableFunction function, string word) => function.Columns.Count == 0 ? "" : $"{word}({string.Join(", ", function.Columns.Select(Definition))})";

    private string Definition(Syntax.ColumnDefinition column)
    {
        SqlType type = TypeResolver.Resolve(column.Type!, query.Binding.Catalog);
        string collation = column.Collation is { } named ? " COLLATE " + query.Expressions.NameOf(Collations.Named(named, type.Type, query.Binding.Catalog, 0)) : "";
        return $"{Identifier.Quote(column.Name)} {TypeNames.Format(type, query.Format)}{collation}";
    }

    /// <param name="hasColumns">Its columns have names of their own: all are told.</param>
    private string Alias(string written, bool hasColumns)
    {
        string name = Identifier.Quote(query.RelationName(written) ?? throw new NotSupportedException());
        if (query.ColumnAliases(written) is { } aliases)
        {
            return $"{name}({string.Join(", ", aliases.Select(Identifier.Quote))})";
        }

        return hasColumns && query.Scope.Relations.FirstOrDefault(relation => relation.Name == written) is { } known
            ? $"{name}({string.Join(", ", known.Columns.Select(column => Identifier.Quote(column.Name)))})"
            : name;
    }

    private string Join(JoinedTable join)
    {
        string word = join.Kind switch { JoinKind.Left => "LEFT JOIN", JoinKind.Right => "RIGHT JOIN", JoinKind.Full => "FULL JOIN", JoinKind.Cross => "CROSS JOIN", _ => "JOIN" };
        string right = Table(join.Right);
        string left = Table(join.Left);
        string text = $"{left}{query.Line("     ")}{word} {(join.Right is JoinedTable && query.IsPretty ? $"({right})" : right)}";
        string[] merged = Merged(join);
        if (merged.Length > 0)
        {
            text += $" USING ({string.Join(", ", merged.Select(Identifier.Quote))})" + (join.UsingAlias is { } alias ? " AS " + Identifier.Quote(alias) : "");
        }
        else if (join.On is { } on)
        {
            text += query.IsPretty ? $" ON {query.At(join).Condition(on)}" : $" ON ({query.At(join).Condition(on)})";
        }
        else if (join.IsNatural)
        {
            text = join.Kind == JoinKind.Inner ? $"{left}{query.Line("     ")}CROSS JOIN {right}" : text + " ON TRUE";
        }

        return query.IsPretty ? text : $"({text})";
    }

    /// <summary>
    /// Names for all columns of a join that has a name of its own, where its relations have got more columns since: those that are named by place would be others. Null: they haven't.
    /// </summary>
    private List<string>? WithLaterColumns(JoinedTable join, ScopeRelation known)
    {
        (string Name, bool IsLater)[] today = [.. Today(join)];
        if (!today.Any(static column => column.IsLater))
        {
            return null;
        }

        HashSet<string> taken = [.. known.Columns.Select(static column => column.Name)];
        List<string> names = [];
        int place = 0;
        foreach ((string name, bool isLater) in today)
        {
            names.Add(isLater ? MergedNames.Unique(name, taken) : known.Columns[place++].Name);
        }

        return names;
    }

    /// <summary>An item's columns as they would be found today, and whether the text around doesn't know them.</summary>
    private IEnumerable<(string Name, bool IsLater)> Today(TableReference table)
    {
        if (table is JoinedTable { Alias: null } join)
        {
            string[] merged = Merged(join);
            return merged.Select(static name => (name, false)).Concat(Today(join.Left).Concat(Today(join.Right)).Where(column => column.IsLater || !merged.Contains(column.Name)));
        }

        string? name = LockBinder.NameOf(table);
        return query.Scope.Relations.FirstOrDefault(relation => relation.Name == name) is { } found
            ? found.Columns.Select(static column => (column.Name, false)).Concat(found.LaterColumns.Select(static column => (column.Name, true)))
            : [];
    }

    /// <summary>The columns that a join merges.</summary>
    public string[] Merged(JoinedTable join) => join.IsNatural ? Common(join) : [.. join.Using];

    /// <summary>The columns that a natural join merges.</summary>
    private string[] Common(JoinedTable join)
    {
        HashSet<string> right = [.. Columns(join.Right)];
        return [.. Columns(join.Left).Where(right.Contains).Distinct()];
    }

    private IEnumerable<string> Columns(TableReference table) => new FromBinder(query.Binding, query.Scope.Parent).BindItem(table, new Scope(query.Scope.Parent)).Columns.Select(static column => column.Name);
}
