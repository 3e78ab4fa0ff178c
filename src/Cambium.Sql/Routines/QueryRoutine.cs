using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines;

/// <summary>A function written in SQL whose only query reads no tables: its value is that of an expression, so that it needs no statement to run.</summary>
internal sealed class QueryRoutine : Routine, IContextSource
{
    private readonly UserFunction _function;
    private readonly EmbeddedExpression _value;
    private readonly SourcePlace _place;

    private QueryRoutine(UserFunction function, EmbeddedExpression value, SourcePlace place)
    {
        _function = function;
        _value = value;
        _place = place;
    }

    public string Context => $"SQL function \"{_function.Name}\" statement 1";

    /// <summary>Whether a call is run as this. A function that isn't immutable is more often put into the statement.</summary>
    public static bool IsFor(UserFunction function) => function is { Language: "sql", Volatility: 'i' } && SelfContained.Is(function);

    public static QueryRoutine Compile(UserFunction function, CallTypes types)
    {
        SelectStatement query = SelfContained.QueryOf(function) ?? throw new SqlErrorException(
            SqlState.FeatureNotSupported, $"function {function.Name} cannot be called in index expressions and generated columns", SelfContained.Rule);
        SourcePlace place = new(function.Body, query.Span, SqlRoutine.ArgumentNames(function, types), VariableConflict.UseColumn) { Relations = function.BodyNames, IsDefinition = function.HasSqlBody };
        return new QueryRoutine(function, new EmbeddedExpression(
            new ScalarSubqueryExpression(query, query.Span), place, (value, binding, _) => RoutineCoercion.To(FirstRow(value), types.Result, binding)), place);
    }

    public override RoutineResult Run(RoutineHost host, Value[] arguments, CallTypes types, bool isAtomic)
    {
        RoutineFrame frame = new(host, arguments, types, isAtomic) { IsReadOnly = _function.Volatility != 'v' };
        using ContextLines.Running line = host.Lines.Enter(this);
        try
        {
            return new RoutineResult(_value.Evaluate(frame), []);
        }
        catch (SqlErrorException error) when (host.Lines.Describe(error))
        {
            throw;
        }
    }

    public bool Place(SqlErrorException error, bool isInnermost)
    {
        RunningSql.Place(error, _place.Text, _place.Start, isInnermost);
        return false;
    }

    /// <summary>Rows behind the first one don't count.</summary>
    private static BoundExpression FirstRow(BoundExpression value) =>
        value is BoundSubquery { Kind: SubqueryKind.Scalar } subquery ? UserFunctionBinder.FirstRow(subquery.Plan, subquery.Type, subquery.Position) : value;
}
