using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>
/// A function, procedure or DO block in PL/pgSQL, ready to run: variables have become slots of a frame, statements nodes that
/// execute themselves on it. SQL in it is bound at first use (<see cref="FrameBinding{T}"/>).
/// </summary>
internal sealed class PlRoutine : Routine
{
    private readonly string _signature;
    private readonly UserFunction? _function;
    private readonly PlNode _block;
    private readonly int _slots;
    private readonly RoutineVariable[] _inputs;
    private readonly RoutineVariable[] _outputs;

    public PlRoutine(string signature, string body, UserFunction? function, PlNode block, int slots, int foundSlot, RoutineVariable[] inputs, RoutineVariable[] outputs)
    {
        _signature = signature;
        Body = body;
        _function = function;
        _block = block;
        _slots = slots;
        FoundSlot = foundSlot;
        _inputs = inputs;
        _outputs = outputs;
    }

    public string Body { get; }

    /// <summary>Where FOUND lies.</summary>
    public int FoundSlot { get; }

    /// <summary>#print_strict_params; null: as the setting says.</summary>
    public bool? PrintsParameters { get; init; }

    /// <param name="function">Null for DO.</param>
    /// <exception cref="SqlErrorException">The body's errors that show without running it.</exception>
    /// <param name="table">Whose trigger it is; null for other calls.</param>
    /// <param name="newIn">The statement that defines it; null: it was defined before.</param>
    /// <param name="checksSql">Whether SQL that can't be read is an error; if not, it fails when it is run.</param>
    public static PlRoutine Compile(
        RoutineHost host, string body, UserFunction? function, CallTypes types, TableDefinition? table = null, string? newIn = null, bool checksSql = false) =>
        new PlCompiler(host, body, function, types, table, newIn).Compile(checksSql);

    public override RoutineResult Run(RoutineHost host, Value[] arguments, CallTypes types, bool isAtomic)
    {
        Value[] values = new Value[_slots];
        PlFrame frame = new(this, host, values, types, isAtomic) { IsReadOnly = _function is { Volatility: not 'v' } };
        frame.Found = false;
        for (int index = 0; index < _inputs.Length; index++)
        {
            values[_inputs[index].Slot] = arguments[index];
        }

        frame.Current = _block;
        return Execute(frame);
    }

    /// <summary>Goes on after a COMMIT.</summary>
    public static RoutineResult Resume(RoutineHost host, RoutineSuspension suspension) =>
        suspension.Routine.Execute(PlFrame.Resume(host, suspension));

    private RoutineResult Execute(PlFrame frame)
    {
        using ContextLines.Running line = frame.Host.Lines.Enter(frame);
        try
        {
            PlCompletion completion = _block.Execute(frame);
            switch (completion)
            {
                case PlCompletion.Suspend:
                    return RoutineResult.Nothing with { Suspension = frame.Suspend() };
                case PlCompletion.Exit or PlCompletion.Continue:
                    throw new SqlErrorException(SqlState.SyntaxError, completion == PlCompletion.Exit
                        ? "EXIT cannot be used outside a loop, unless it has a label" : "CONTINUE cannot be used outside a loop");
            }

            frame.Current = null;
            return Result(frame, completion == PlCompletion.Return);
        }
        catch (SqlErrorException error) when (frame.Host.Lines.Describe(error))
        {
            throw;
        }
    }

    /// <summary>The values of the outputs as they are.</summary>
    public Value[] Outputs(RoutineFrame frame) => [.. _outputs.Select(output => frame.Take(output.Slot))];

    /// <summary>The CONTEXT line of a call.</summary>
    public string Context(PlNode? current, string? phase, int phaseLine)
    {
        StringBuilder text = new("PL/pgSQL function ");
        text.Append(_signature);
        if (current is not null)
        {
            text.Append(System.Globalization.CultureInfo.InvariantCulture, $" line {(phaseLine > 0 ? phaseLine : current.Line)} ");
            text.Append(phase ?? "at " + current.Kind);
        }
        else if (phase is not null)
        {
            text.Append(' ').Append(phase);
        }

        return text.ToString();
    }

    private RoutineResult Result(PlFrame frame, bool hasReturned)
    {
        CallTypes types = frame.Types;
        if (_function is null)
        {
            return RoutineResult.Nothing;
        }

        if (_function.ReturnsSet)
        {
            return new RoutineResult(Value.Null, frame.Rows);
        }

        if (_function.IsProcedure)
        {
            return _outputs.Length == 0 ? RoutineResult.Nothing : new RoutineResult(OutputRecord(frame), []);
        }

        if (_outputs.Length > 0)
        {
            return new RoutineResult(_outputs.Length == 1 ? frame.Take(_outputs[0].Slot) : OutputRecord(frame), []);
        }

        if (types.Result.Type == DataType.EventTrigger)
        {
            return RoutineResult.Nothing;
        }

        if (types.Result.Type == DataType.Void)
        {
            return new RoutineResult(Value.FromText(""), []);
        }

        if (!hasReturned)
        {
            string noun = types.Result.Type == DataType.Trigger ? "trigger procedure" : "function";
            throw new SqlErrorException(SqlState.SREFunctionExecutedNoReturnStatement, $"control reached end of {noun} without RETURN");
        }

        frame.Phase = "while casting return value to function's return type";
        if (frame.ResultConversion is { } conversion)
        {
            frame.Result = conversion.Convert(frame.Result, frame);
        }

        if (frame.Result.IsNull || types.Columns.Count == 0)
        {
            return new RoutineResult(frame.Result, []);
        }

        Value row = RowConverter.ToValue(
            RowConverter.ExactFields(frame.Result.Record, RowConverter.ColumnTypes(types), "returned record type does not match expected record type"), types);
        frame.Host.Domains.TestWhole(row, types.Result, frame);
        return new RoutineResult(row, []);
    }

    private Value OutputRecord(PlFrame frame) => Value.FromObject(new RecordValue(
        [.. frame.Types.Columns.Select(column => column.Type)], Outputs(frame), [.. frame.Types.Columns.Select(column => column.Name)]));
}
