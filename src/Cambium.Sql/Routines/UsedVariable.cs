using Cambium.Engine.Values;

namespace Cambium.Sql.Routines;

/// <summary>A variable that a statement of a function uses, or a field of one.</summary>
/// <param name="Name">The variable's; the field's, where it is one.</param>
/// <param name="Field">From 0; -1: the variable itself.</param>
internal readonly record struct UsedVariable(string Name, int Slot, int Field, SqlType Type)
{
    public Value ValueIn(RoutineFrame frame)
    {
        Value value = frame.Values[Slot];
        return Field < 0 || value.IsNull ? value : value.Record.Items[Field];
    }
}
