using Cambium.Engine.Values;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>The operand of CASE, kept as the only field of a record so that its type may be any.</summary>
internal sealed class PlCaseOperand(RoutineVariable variable, EmbeddedExpression value)
{
    public const string Field = "value";

    private static readonly string[] s_names = [Field];

    public void Run(PlFrame frame)
    {
        Value operand = value.Evaluate(frame);
        frame.Values[variable.Slot] = Value.FromObject(new RecordValue([value.TypeOf(frame)], [operand], s_names));
    }

    public void Clear(PlFrame frame) => frame.Values[variable.Slot] = Value.Null;
}
