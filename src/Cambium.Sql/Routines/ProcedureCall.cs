using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Planning;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using RowExpression = Cambium.Sql.Execution.RowExpression;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines;

/// <summary>CALL, bound: the procedure and what goes into it.</summary>
internal sealed class ProcedureCall
{
    private readonly UserFunction _procedure;
    private readonly RowExpression[] _inputs;
    private readonly CallTypes _types;

    private ProcedureCall(UserFunction procedure, RowExpression[] inputs, CallTypes types, IReadOnlyList<(string, Expression?)> outputs)
    {
        _procedure = procedure;
        _inputs = inputs;
        _types = types;
        Outputs = outputs;
        Columns = [.. types.Columns.Select(column => new ResultColumn(column.Name, column.Type))];
    }

    /// <summary>Parameters that come out, each with the argument written in its place; null for one left out.</summary>
    public IReadOnlyList<(string Name, Expression? Argument)> Outputs { get; }

    /// <summary>The outputs as columns.</summary>
    public IReadOnlyList<ResultColumn> Columns { get; }

    /// <exception cref="SqlErrorException">42883, 42725, and 42809 for what is no procedure.</exception>
    public static ProcedureCall Bind(CallStatement statement, BindingContext binding)
    {
        FunctionCall call = statement.Call;
        int position = call.Span.Position;
        ExpressionBinder binder = new(binding, new Scope(null), ExpressionRules.CallArgument);
        ResolvedCall resolved = FunctionResolver.Resolve(
            call.Name, FunctionBinder.BindArguments(call, binder), [.. call.Arguments.Select(argument => argument.Name)],
            call.Arguments.Any(argument => argument.IsVariadic), call.IsStar, position, binding, isCall: true);
        if (resolved.UserFunction is not { } procedure)
        {
            string types = string.Join(", ", resolved.Types.Arguments.Select(type => type.Type.DisplayName));
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"{call.Name}({types}) is not a procedure", hint: "To call a function, use SELECT.", position: position);
        }

        binding.Catalog.NoteUse(procedure);
        binding.Catalog.RightsOf(null);
        binding.Access.Add(procedure, null);
        if (binding.Access.Check(binding.Catalog) is { } denied)
        {
            throw denied;
        }

        List<RowExpression> inputs = [];
        List<SqlType> inputTypes = [];
        List<(string, Expression?)> outputs = [];
        for (int place = 0; place < procedure.Parameters.Length; place++)
        {
            RoutineParameter parameter = procedure.Parameters[place];
            if (parameter.IsInput)
            {
                inputs.Add(new Planner(null, binding.Cancellation).Compile(resolved.Arguments[place], []));
                inputTypes.Add(resolved.Types.Arguments[place]);
            }

            if (parameter.IsOutput)
            {
                outputs.Add((parameter.Name, ArgumentAt(call, parameter.Name, place)));
            }
        }

        return new ProcedureCall(procedure, [.. inputs], new CallTypes(inputTypes, resolved.Types.Result) { Columns = resolved.Types.Columns }, outputs);
    }

    /// <inheritdoc cref="RoutineInvoker.CallProcedure"/>
    public RoutineResult Run(SqlSession session, QueryContext query, bool isAtomic)
    {
        Value[] arguments = new Value[_inputs.Length];
        for (int index = 0; index < arguments.Length; index++)
        {
            arguments[index] = _inputs[index].Evaluate([], query);
        }

        return session.Routines.CallProcedure(_procedure, arguments, _types, isAtomic);
    }

    private static Expression? ArgumentAt(FunctionCall call, string name, int place) =>
        call.Arguments.FirstOrDefault(argument => argument.Name == name && name.Length > 0)?.Value
        ?? (place < call.Arguments.Count && call.Arguments[place].Name is null ? call.Arguments[place].Value : null);
}
