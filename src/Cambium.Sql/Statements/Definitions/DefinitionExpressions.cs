using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Statements.Modification;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Checks expressions that become part of definitions, and turns them into the text that is stored.</summary>
internal static class DefinitionExpressions
{
    /// <summary>What is stored of an expression that has been bound: 'now' is the time at which the definition is made, as in PostgreSQL.</summary>
    public static string Print(Syntax.Expression expression, BindingContext binding) => SqlPrinter.Print(expression, binding.TimedLiterals);

    /// <summary>The same of one over a table's row. Columns go by their names alone: the table may get another one, and so do its heirs and copies have them.</summary>
    private static string PrintOverRow(Syntax.Expression expression, TableDefinition table, BindingContext binding) => SqlPrinter.Print(
        expression, binding.TimedLiterals, part => part is Syntax.ColumnReference { Parts.Count: > 1 } column && (table.FindColumn(column.Name) is not null || SystemColumns.IsName(column.Name))
            ? Identifier.Quote(column.Name) : null);

    /// <summary>
    /// A DEFAULT: no columns, no subqueries, assignable to the column. Null for a plain NULL, which is what there is without a default; not of a domain, which may
    /// have a default of its own, nor where PostgreSQL would call a function to make it fit the type's modifier.
    /// </summary>
    public static string? Default(StatementContext context, Syntax.Expression expression, string column, SqlType type)
    {
        BindingContext binding = context.NewBinding(keepsCalls: true);
        BoundExpression bound = new ExpressionBinder(binding, new Scope(null), ExpressionRules.Default).Bind(expression);
        if (Coercion.TryCoerce(bound, type, CastContext.Assignment, binding) is null)
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch,
                $"column \"{column}\" is of type {type.Type.DisplayName} but default expression is of type {bound.Type.Type.DisplayName}",
                hint: "You will need to rewrite or cast the expression.",
                position: expression.Span.Position);
        }

        bool isNothing = bound is BoundConstant { Value.IsNull: true } && (bound.Type.Type == DataType.Unknown || bound.Type.Type == type.Type)
            && type.Type.Kind != TypeKind.Domain && type.Modifier < 0;
        return isNothing ? null : Print(expression, binding);
    }

    /// <summary>The sequence of a default that is just <c>nextval('name')</c>; null for any other.</summary>
    public static SequenceDefinition? SequenceOf(StatementContext context, Syntax.Expression expression)
    {
        if (expression is not Syntax.FunctionCall { Name.Name: "nextval", Arguments: { Count: 1 } arguments })
        {
            return null;
        }

        // What is text is looked up at every call.
        Syntax.Expression name = arguments[0].Value is Syntax.CastExpression { Type.Name.Name: "regclass" } cast ? cast.Operand : arguments[0].Value;
        return name is Syntax.StringLiteral literal && context.Session.System.Resolve(DataType.Regclass, literal.Value) is { } id
            && context.Catalog.TryGet((int)id, out SequenceDefinition? sequence) ? sequence : null;
    }

    /// <summary>GENERATED ALWAYS AS: immutable, over other columns of the table.</summary>
    public static string Generated(StatementContext context, TableDefinition table, Syntax.Expression expression, ColumnDefinition column)
    {
        BindingContext binding = context.NewBinding();
        BoundExpression bound = RowBinder(binding, table, ExpressionRules.Generated).Bind(expression);
        RequireImmutableCasts(context, table, expression, ExpressionRules.Generated);
        if (bound.Nodes().OfType<BoundWholeRow>().FirstOrDefault() is { } row)
        {
            throw new SqlErrorException(
                SqlState.InvalidObjectDefinition, "cannot use whole-row variable in column generation expression", "This would cause the generated column to depend on its own value.", position: row.Position);
        }

        foreach (PlanColumn used in bound.Columns())
        {
            if (used.Source?.GeneratedSql is not null || used.Source?.Id == column.Id)
            {
                throw new SqlErrorException(
                    SqlState.InvalidObjectDefinition,
                    $"cannot use generated column \"{used.Name}\" in column generation expression",
                    "A generated column cannot reference another generated column.",
                    position: expression.Span.Position);
            }
        }

        if (Coercion.TryCoerce(bound, column.Type, CastContext.Assignment, binding) is null)
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch,
                $"column \"{column.Name}\" is of type {column.Type.Type.DisplayName} but default expression is of type {bound.Type.Type.DisplayName}",
                hint: "You will need to rewrite or cast the expression.",
                position: expression.Span.Position);
        }

        return PrintOverRow(expression, table, binding);
    }

    /// <summary>A CHECK: boolean over the table's columns.</summary>
    /// <returns>Its text and the column it mentions; null: none, or several.</returns>
    public static (string Sql, string? Column) Check(StatementContext context, TableDefinition table, Syntax.Expression expression) =>
        Condition(context, table, expression, ExpressionRules.Check, "CHECK");

    /// <summary>Whether a CHECK that is written now is one that the table has.</summary>
    public static bool IsCheck(StatementContext context, TableDefinition table, Syntax.Expression expression, CheckConstraint known) =>
        Check(context, table, expression).Sql is var sql && (sql == known.ExpressionSql || KeptNames.Written(context, table, sql) == known.ExpressionSql);

    /// <summary>A partial index's WHERE.</summary>
    public static string Predicate(StatementContext context, TableDefinition table, Syntax.Expression expression)
    {
        string sql = Condition(context, table, expression, ExpressionRules.IndexPredicate, "WHERE").Sql;
        RequireImmutableCasts(context, table, expression, ExpressionRules.IndexPredicate);
        return sql;
    }

    /// <summary>An index expression.</summary>
    public static (string Sql, SqlType Type, string? Collation) Index(StatementContext context, TableDefinition table, Syntax.Expression expression)
    {
        BindingContext binding = context.NewBinding();
        BoundExpression bound = Coercion.ResolveUnknown(RowBinder(binding, table, ExpressionRules.Index).Bind(expression), binding);
        RequireImmutableCasts(context, table, expression, ExpressionRules.Index);
        return (PrintOverRow(expression, table, binding), bound.Type, Collations.OfOutput(bound));
    }

    /// <summary>
    /// Functions are refused while they are bound; conversions and operators, which nobody calls by name, here, where a definition is made: those that stand in the expression itself.
    /// What a function's body does is the promise of whoever declared it.
    /// </summary>
    /// <exception cref="SqlErrorException">42P17: one depends on settings or the catalog.</exception>
    public static void RequireImmutableCasts(StatementContext context, TableDefinition table, Syntax.Expression expression, ExpressionRules rules)
    {
        BoundExpression bound = RowBinder(context.NewBinding(keepsCalls: true), table, rules with { RequiresImmutable = false }).Bind(expression);
        if (bound.Nodes().Any(static node => !CastVolatility.IsImmutable(node)))
        {
            throw FunctionBinder.NotImmutable(rules);
        }
    }

    /// <summary>A stored DEFAULT.</summary>
    public static BoundExpression BindDefault(BindingContext binding, string sql) =>
        new ExpressionBinder(binding, new Scope(null), ExpressionRules.Default).Bind(SqlParser.ParseExpression(sql));

    /// <summary>A binder that sees the table's columns.</summary>
    public static ExpressionBinder Binder(BindingContext binding, TableDefinition table, ExpressionRules rules)
    {
        binding.DefinitionRules = rules;
        return new ExpressionBinder(binding, TableScope(table), rules);
    }

    /// <summary>The same for what is kept without the table's name: its schema may stand before that.</summary>
    private static ExpressionBinder RowBinder(BindingContext binding, TableDefinition table, ExpressionRules rules)
    {
        binding.DefinitionRules = rules;
        Scope scope = new(null);
        scope.Add(TargetTable.WithSystemColumns(table) with { Schema = binding.Catalog.SchemaName(table) });
        return new ExpressionBinder(binding, scope, rules);
    }

    /// <summary>The table's columns by name, qualified or not.</summary>
    public static Scope TableScope(TableDefinition table)
    {
        Scope scope = new(null);
        scope.Add(TargetTable.WithSystemColumns(table));
        return scope;
    }

    private static (string Sql, string? Column) Condition(
        StatementContext context, TableDefinition table, Syntax.Expression expression, ExpressionRules rules, string construct)
    {
        BindingContext binding = context.NewBinding(keepsCalls: !rules.RequiresImmutable);
        ExpressionBinder binder = RowBinder(binding, table, rules);
        BoundExpression bound = binder.BindCondition(expression, construct);
        ScopeRelation row = binder.Scope.Relations[0];
        string[] mentioned =
        [
            .. bound.Nodes().Select(node => node is BoundColumn column ? column.Column.Name : row.SystemName(node)).OfType<string>().Distinct(),
        ];
        return (PrintOverRow(expression, table, binding), mentioned is [var only] ? only : null);
    }
}
