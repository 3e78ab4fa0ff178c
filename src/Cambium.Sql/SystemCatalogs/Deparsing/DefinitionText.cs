using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Syntax;
using CheckConstraint = Cambium.Engine.Catalog.CheckConstraint;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using ReferentialAction = Cambium.Engine.Catalog.ReferentialAction;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Definitions as pg_get_constraintdef, pg_get_indexdef and their relatives print them.</summary>
internal sealed class DefinitionText(SqlSession session, bool isPretty)
{
    private CatalogSnapshot Catalog => session.Names.Catalog;

    /// <summary>A default or generation expression.</summary>
    public string Default(TableDefinition table, ColumnDefinition column) => Expression(
        column.GeneratedSql ?? column.DefaultSql!, table, column.GeneratedSql is null ? ExpressionRules.Default : ExpressionRules.Generated, column.Type);

    /// <summary>A domain's default.</summary>
    public string Default(TypeDefinition domain) => Expression(domain.DefaultSql!, null, ExpressionRules.Default, domain.BaseType!.Value);

    /// <summary>An expression over a table's columns: check, index expression, predicate.</summary>
    public string Expression(string sql, TableDefinition? table, ExpressionRules rules, SqlType? target = null)
    {
        try
        {
            Expression syntax = SqlParser.ParseExpression(sql);
            BindingContext binding = NewBinding();
            BoundExpression bound = Bind(syntax, table, rules, binding);
            bound = target is { Type.IsPolymorphic: true } any && bound is BoundConstant { Value.IsNull: true } ? new BoundConstant(Value.Null, any, 0)
                : target is { } type ? Coercion.TryCoerce(bound, type, CastContext.Assignment, binding) ?? bound : Coercion.ResolveUnknown(bound, binding);
            return new ExpressionDeparser(session.Format, isPretty) { Parts = part => Bind(part, table, rules, binding) }.Print(syntax, bound);
        }
        catch (SqlErrorException)
        {
            // What it mentions is gone, or it was stored by a version that read it differently: the text itself is the best there is.
            return sql;
        }
    }

    /// <summary>A policy's condition: the table's columns by their names alone, in subqueries with its name.</summary>
    public string Policy(TableDefinition table, PolicyExpression expression)
    {
        try
        {
            Expression syntax = SqlParser.ParseExpression(expression.Sql);
            BindingContext binding = NewBinding();
            ScopeRelation row = DefinitionExpressions.TableScope(table).Relations[0];
            row = RowSecurity.KnownRow(expression, table, row with { Use = new RelationUse(table, null, table) }, binding);
            binding.ViewNames = [expression.Table, .. expression.Names];
            QueryDeparser around = QueryDeparser.Of(row, binding, session.Format, isPretty);
            binding.ViewNames = expression.Names;
            Scope scope = new(null);
            scope.Add(row);
            BoundExpression bound = new ExpressionBinder(binding, scope, ExpressionRules.Policy).BindCondition(syntax, "POLICY");
            return new ExpressionDeparser(session.Format, isPretty, new RowNames(row, around)).Print(syntax, bound);
        }
        catch (Exception error) when (error is NotSupportedException or SqlErrorException)
        {
            return expression.Sql;
        }
    }

    public string DomainCheck(TypeDefinition domain, CheckConstraint check)
    {
        string rest = check.IsNotValid ? " NOT VALID" : "";
        try
        {
            Expression syntax = SqlParser.ParseExpression(check.ExpressionSql);
            BindingContext binding = NewBinding();
            ExpressionBinder binder = new(binding, new Scope(null), ExpressionRules.Check) { DomainValue = new BoundCaseOperand(domain.BaseType!.Value) };
            return $"CHECK ({new ExpressionDeparser(session.Format, isPretty) { Parts = binder.Bind }.Print(syntax, binder.Bind(syntax))}){rest}";
        }
        catch (SqlErrorException)
        {
            return $"CHECK ({check.ExpressionSql}){rest}";
        }
    }

    public string Check(TableDefinition table, CheckConstraint check) =>
        $"CHECK ({Expression(check.ExpressionSql, table, ExpressionRules.Check)}){(check.IsNoInherit ? " NO INHERIT" : "")}{(check.IsNotValid ? " NOT VALID" : "")}";

    /// <summary>PRIMARY KEY (…), UNIQUE (…).</summary>
    public string Key(TableDefinition table, IndexDefinition index)
    {
        string words = index.IsPrimaryKey ? "PRIMARY KEY" : index.NullsNotDistinct ? "UNIQUE NULLS NOT DISTINCT" : "UNIQUE";
        return $"{words} ({Columns(table, index.Parts.Select(part => part.ColumnId))}){Included(table, index)}{Deferrability(index.IsDeferrable, index.IsInitiallyDeferred)}";
    }

    /// <summary>EXCLUDE USING method (part WITH operator, …) …</summary>
    public string Exclusion(TableDefinition table, IndexDefinition index)
    {
        string parts = string.Join(", ", index.Exclusions.Select((exclusion, part) => $"{OrderedPart(table, index, part)} WITH {Operator(exclusion)}"));
        string text = $"EXCLUDE USING {index.Method} ({parts}){Included(table, index)}";
        text += index.Options.IsEmpty ? "" : $" WITH ({string.Join(", ", index.Options.Select(Setting))})";
        text += index.PredicateSql is { } predicate ? $" WHERE ({Expression(predicate, table, ExpressionRules.IndexPredicate)})" : "";
        return text + Deferrability(index.IsDeferrable, index.IsInitiallyDeferred);
    }

    /// <summary>A constraint trigger, as a constraint: what it does is told as a trigger.</summary>
    public static string Constraint(TriggerDefinition trigger) => "TRIGGER" + Deferrability(trigger.IsDeferrable, trigger.IsInitiallyDeferred);

    public string ForeignKey(TableDefinition table, ForeignKeyDefinition key)
    {
        Catalog.TryGetTable(key.ReferencedTableId, out TableDefinition? referenced);
        string target = RegistryNames.NameOf(session.Names.Reader(), DataType.Regclass, (uint)key.ReferencedTableId) ?? "";
        string text = $"FOREIGN KEY ({Columns(table, key.ColumnIds)}) REFERENCES {target}({Columns(referenced!, key.ReferencedColumnIds)})";
        text += key.Match == MatchKind.Full ? " MATCH FULL" : "";
        text += key.OnUpdate == ReferentialAction.NoAction ? "" : " ON UPDATE " + Action(key.OnUpdate);
        text += key.OnDelete == ReferentialAction.NoAction ? "" : " ON DELETE " + Action(key.OnDelete);
        text += key.OnDeleteColumnIds.IsEmpty ? "" : $" ({Columns(table, key.OnDeleteColumnIds)})";
        return text + Deferrability(key.IsDeferrable, key.IsInitiallyDeferred) + (key.IsNotValid ? " NOT VALID" : "");
    }

    /// <summary>CREATE INDEX …</summary>
    public string Index(TableDefinition table, IndexDefinition index)
    {
        // The pretty form names the table as the search path allows, the plain one always in full.
        string name = isPretty
            ? RegistryNames.NameOf(session.Names.Reader(), DataType.Regclass, (uint)table.Id)!
            : $"{Identifier.Quote(session.Names.SchemaName(table.SchemaId))}.{Identifier.Quote(table.Name)}";
        string text = $"CREATE {(index.IsUnique ? "UNIQUE " : "")}INDEX {Identifier.Quote(index.Name)} ON {(table.IsPartitioned ? "ONLY " : "")}{name} USING {index.Method} ({IndexParts(table, index)}){Included(table, index)}";
        text += index.NullsNotDistinct ? " NULLS NOT DISTINCT" : "";
        text += index.Options.IsEmpty ? "" : $" WITH ({string.Join(", ", index.Options.Select(Setting))})";
        return index.PredicateSql is { } predicate
            ? $"{text} WHERE {Expression(predicate, table, ExpressionRules.IndexPredicate)}"
            : text;
    }

    /// <summary>One column of an index, counted from 1; empty when there is none.</summary>
    public string IndexColumn(TableDefinition table, IndexDefinition index, int number)
    {
        if (number > index.Parts.Length)
        {
            int included = number - index.Parts.Length - 1;
            return included < index.IncludedColumnIds.Length ? Columns(table, [index.IncludedColumnIds[included]]) : "";
        }

        return number < 1 ? "" : IndexPart(table, index.Parts[number - 1]);
    }

    private static BoundExpression Bind(Expression syntax, TableDefinition? table, ExpressionRules rules, BindingContext binding) =>
        new ExpressionBinder(binding, table is null ? new Scope(null) : DefinitionExpressions.TableScope(table), rules).Bind(syntax);

    private BindingContext NewBinding()
    {
        BindingContext binding = new(session.Names.Reader(), new ParameterTypes(), session.Calls) { KeepsCalls = true, RowSecurity = RowSecurityMode.Ignored };
        binding.Catalog.IsInDefinition = true;
        return binding;
    }

    /// <summary>In full where the search path doesn't lead to it.</summary>
    private string Operator(ExclusionOperator exclusion)
    {
        string name = exclusion.SchemaIn(session.Names.Catalog);
        return name == "pg_catalog" || session.Names.Reader().EffectivePath().Any(schema => schema.Name == name)
            ? exclusion.Symbol
            : $"OPERATOR({Identifier.Quote(name)}.{exclusion.Symbol})";
    }

    private string IndexParts(TableDefinition table, IndexDefinition index) => string.Join(", ", Enumerable.Range(0, index.Parts.Length).Select(place => OrderedPart(table, index, place)));

    private string OrderedPart(TableDefinition table, IndexDefinition index, int place)
    {
        IndexKeyPart part = index.Parts[place];
        string order = part.Descending ? part.NullsFirst ? " DESC" : " DESC NULLS LAST" : part.NullsFirst ? " NULLS FIRST" : "";
        return IndexPart(table, part) + Collation(table, part) + OperatorClass(index.Method, part, index.TuningOf(place + 1).ClassOptions) + order;
    }

    /// <summary>COLLATE, where the part has another collation than its column or expression.</summary>
    internal string Collation(TableDefinition table, IndexKeyPart part)
    {
        if (part.Collation is not { } collation)
        {
            return "";
        }

        string? own = part.IsExpression
            ? Collations.OfOutput(Bind(SqlParser.ParseExpression(part.ExpressionSql!), table, ExpressionRules.Index, NewBinding()))
            : table.FindColumn(part.ColumnId)!.Collation;
        return collation == own ? "" : $" COLLATE {Collations.NameOf(collation, session.Names.Reader())}";
    }

    /// <summary>The class, qualified where the search path doesn't reach it; nothing where it is its type's default and has no options.</summary>
    internal string OperatorClass(string method, IndexKeyPart part, IReadOnlyList<string>? options = null)
    {
        if (part.OperatorClass is null && options is not { Count: > 0 })
        {
            return "";
        }

        int id = OperatorClasses.Of(method, part, Catalog);
        string name = Catalog.TryGet(id, out OperatorClassDefinition? made) ? session.Names.VisibleName(made)
            : Identifier.Quote(part.OperatorClass ?? OperatorClasses.All.First(known => known.Oid == id).Name);
        return " " + name + (options is { Count: > 0 } ? $" ({string.Join(", ", options.Select(Setting))})" : "");
    }

    /// <summary>A storage parameter, kept as name=value: the value as a literal where it isn't a plain word.</summary>
    private static string Setting(string option)
    {
        int equals = option.IndexOf('=', StringComparison.Ordinal);
        string value = option[(equals + 1)..];
        return $"{option[..equals]}={(Identifier.Quote(value) == value ? value : ConstantText.Quote(value))}";
    }

    internal string IndexPart(TableDefinition table, IndexKeyPart part)
    {
        if (!part.IsExpression)
        {
            return Columns(table, [part.ColumnId]);
        }

        return IndexExpression(Expression(part.ExpressionSql!, table, ExpressionRules.Index));
    }

    /// <summary>A call stands for itself; other expressions get parentheses, of which the plain form has some already.</summary>
    internal static string IndexExpression(string text)
    {
        bool isCall = text.Length > 0 && (char.IsAsciiLetter(text[0]) || text[0] is '_' or '"') && text[^1] == ')' && MatchesFirst(text);
        return isCall ? text : $"({text})";
    }

    /// <summary>Whether the last parenthesis closes the first one: f(…), not f(…) + g(…).</summary>
    private static bool MatchesFirst(string text)
    {
        int depth = 0;
        bool isQuoted = false;
        for (int index = 0; index < text.Length; index++)
        {
            isQuoted ^= text[index] == '\'';
            depth += isQuoted ? 0 : text[index] == '(' ? 1 : text[index] == ')' ? -1 : 0;
            if (depth == 0 && index < text.Length - 1 && text[index] == ')' && !isQuoted)
            {
                return false;
            }
        }

        return !text[..text.IndexOf('(', StringComparison.Ordinal)].Contains(' ', StringComparison.Ordinal);
    }

    private static string Included(TableDefinition table, IndexDefinition index) =>
        index.IncludedColumnIds.IsEmpty ? "" : $" INCLUDE ({Columns(table, index.IncludedColumnIds)})";

    private static string Columns(TableDefinition table, IEnumerable<int> ids) =>
        string.Join(", ", ids.Select(id => Identifier.Quote(table.FindColumn(id)?.Name ?? "")));

    private static string Deferrability(bool isDeferrable, bool isDeferred) => isDeferred ? " DEFERRABLE INITIALLY DEFERRED" : isDeferrable ? " DEFERRABLE" : "";

    private static string Action(ReferentialAction action) => action switch
    {
        ReferentialAction.Restrict => "RESTRICT",
        ReferentialAction.Cascade => "CASCADE",
        ReferentialAction.SetNull => "SET NULL",
        _ => "SET DEFAULT",
    };
}
