using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>What a variable starts with each time its block is entered.</summary>
/// <param name="Line">Of its declaration; 0: it has none.</param>
/// <param name="Default">Null: a bound cursor's name, else NULL.</param>
internal sealed record PlInitialization(RoutineVariable Variable, EmbeddedExpression? Default, int Line = 0)
{
    public void Run(PlFrame frame)
    {
        Value value = Default?.Evaluate(frame) ?? (Variable.Cursor is null ? Value.Null : Value.FromText(Variable.Name));
        if (Variable.IsNotNull && value.IsNull)
        {
            throw new SqlErrorException(SqlState.NullValueNotAllowed, $"null value cannot be assigned to variable \"{Variable.Name}\" declared NOT NULL");
        }

        frame.Values[Variable.Slot] = value;
    }
}
