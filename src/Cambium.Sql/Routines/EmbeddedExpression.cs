using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Routines;

/// <summary>An expression in a function's body, over its variables.</summary>
internal sealed class EmbeddedExpression
{
    private static readonly ExpressionRules s_rules = new("PL/pgSQL expressions");

    private readonly Expression _syntax;
    private readonly SourcePlace _place;
    private readonly Func<BoundExpression, BindingContext, VariableNames, BoundExpression> _convert;
    private readonly FrameBinding<Compiled> _binding;

    /// <param name="convert">What is made of the bound expression: its conversion to where the value goes.</param>
    public EmbeddedExpression(Expression syntax, SourcePlace place, Func<BoundExpression, BindingContext, VariableNames, BoundExpression> convert)
    {
        _syntax = syntax;
        _place = place;
        _convert = convert;
        _binding = new FrameBinding<Compiled>(place, Compile);
    }

    /// <summary>Of its own type, an untyped literal being text.</summary>
    public EmbeddedExpression(Expression syntax, SourcePlace place)
        : this(syntax, place, static (value, binding, _) => Coercion.ResolveUnknown(value, binding))
    {
    }

    /// <summary>Converted as an assignment to that type does.</summary>
    public EmbeddedExpression(Expression syntax, SourcePlace place, SqlType type)
        : this(syntax, place, (value, binding, _) => RoutineCoercion.To(value, type, binding))
    {
    }

    private sealed class Compiled(RowExpression expression, SqlType type, bool hasQuery, bool callsRoutines, HashSet<int> tables) : IWorksOnRelations
    {
        public RowExpression Expression { get; } = expression;

        public SqlType Type { get; } = type;

        /// <summary>Holds operators, so that it can't be evaluated inside its own evaluation.</summary>
        public bool HasQuery { get; } = hasQuery;

        /// <summary>Calls functions of users, which see what is there when it is evaluated.</summary>
        public bool CallsRoutines { get; } = callsRoutines;

        public bool IsRunning { get; set; }

        public bool ReadsTables => tables.Count > 0;

        public bool WorksOn(TableDefinition table) => tables.Contains(table.Id);

        public bool WorksOn(TableDefinition table, IndexDefinition index) => false;
    }

    public string Text => _place.Text;

    public SqlType TypeOf(RoutineFrame frame) => _binding.Get(frame).Type;

    public bool IsTrue(RoutineFrame frame) => Evaluate(frame).IsTrue;

    public Value Evaluate(RoutineFrame frame) => Evaluate(frame, out _);

    /// <param name="type">The value's.</param>
    public Value Evaluate(RoutineFrame frame, out SqlType type)
    {
        Compiled compiled = _binding.Get(frame);
        type = compiled.Type;
        if (!compiled.HasQuery)
        {
            return compiled.Expression.Evaluate([], compiled.CallsRoutines ? frame.NewQuery() : frame.Query);
        }

        if (compiled.IsRunning)
        {
            return new FrameBinding<Compiled>(_place, Compile).Get(frame).Expression.Evaluate([], frame.NewQuery());
        }

        compiled.IsRunning = true;
        RelationsInUse.Use? use = compiled.ReadsTables ? frame.Session.InUse.Enter(compiled) : null;
        try
        {
            return compiled.Expression.Evaluate([], frame.NewQuery());
        }
        finally
        {
            compiled.IsRunning = false;
            if (use is not null)
            {
                frame.Session.InUse.Leave(use);
            }
        }
    }

    private Compiled Compile(BindingContext binding, VariableNames variables, RoutineFrame frame)
    {
        binding.Catalog.RightsOf(null);
        BoundExpression bound = binding.Reading(() => _convert(Bind(binding), binding, variables), PlannedRows.SeesWrites);
        frame.Host.Require(bound, binding);
        RowExpression expression = frame.Host.NewPlanner(binding).Compile(bound, []);
        return new Compiled(expression, bound.Type, Conjuncts.HasSubquery(bound), Conjuncts.ReadsTables(bound), [.. RelationScans.In(bound).OfType<LogicalScan>().Select(static scan => scan.Table.Id)]);
    }

    private BoundExpression Bind(BindingContext binding)
    {
        try
        {
            return new ExpressionBinder(binding, new Scope(null), s_rules).Bind(_syntax);
        }
        catch (SqlErrorException error) when (error.SqlState is SqlState.GroupingError or SqlState.WindowingError or SqlState.FeatureNotSupported
            && _syntax is not ScalarSubqueryExpression)
        {
            // An aggregate, a window or a set: the expression is the list of a SELECT.
            SourceSpan span = _syntax.Span;
            SelectBody list = new(null, [new SelectItem(_syntax, null, span)], null, [], null, null, null, null, [], span);
            SelectStatement query = new(null, list, [], null, false, null, [], span);
            return new ExpressionBinder(binding, new Scope(null), s_rules).Bind(new ScalarSubqueryExpression(query, span));
        }
    }
}
