using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>CALL: outputs go to the variables that stand in their places.</summary>
internal sealed class PlCallNode : PlNode, IContextSource
{
    private readonly SourcePlace _place;
    private readonly CallStatement _statement;
    private readonly FrameBinding<Bound> _binding;

    public PlCallNode(int line, CallStatement statement, SourcePlace place)
        : base(line, "CALL")
    {
        _place = place;
        _statement = statement;
        _binding = new FrameBinding<Bound>(place, Bind);
    }

    private sealed record Bound(ProcedureCall Call, VariableTargets? Into);

    public string Context => RunningSql.Line(_place.Text);

    public bool Place(SqlErrorException error, bool isInnermost) => RunningSql.Place(error, _place.Text, _place.Start, isInnermost);

    public override PlCompletion Execute(PlFrame frame)
    {
        using ContextLines.Running line = frame.Host.Lines.Enter(this);
        try
        {
            bool resumes = frame.TryResume(out RoutineSuspension suspension);
            Bound bound = _binding.Get(frame);
            RoutineResult result = resumes
                ? PlRoutine.Resume(frame.Host, suspension)
                : bound.Call.Run(frame.Session, frame.NewQuery(), frame.IsAtomic || frame.Subtransactions > 0);
            if (result.Suspension is not null)
            {
                frame.Leave(result.Suspension);
                return PlCompletion.Suspend;
            }

            bound.Into?.Assign(frame, bound.Call.Columns, result.Value.IsNull ? [] : result.Value.Record.Items);
        }
        catch (SqlErrorException error) when (frame.Host.Lines.Describe(error))
        {
            throw;
        }

        return PlCompletion.Next;
    }

    private Bound Bind(BindingContext binding, VariableNames variables, RoutineFrame frame)
    {
        ProcedureCall call = ProcedureCall.Bind(_statement, binding);
        PlTarget[] targets = [.. call.Outputs.Select(output => Target(output.Name, output.Argument))];
        return new Bound(call, targets.Length == 0 ? null : VariableTargets.Find(targets, _place));
    }

    private static PlTarget Target(string parameter, Expression? argument) => argument switch
    {
        ColumnReference name => new PlTarget(new QualifiedName(name.Parts, name.Span), [], name.Span),
        _ => throw new SqlErrorException(
            SqlState.SyntaxError, $"procedure parameter \"{parameter}\" is an output parameter but corresponding argument is not writable"),
    };
}
