using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Routines.PlPgSql;

namespace Cambium.Sql.Routines;

/// <summary>
/// A routine that has come to its COMMIT: its variables, and for each statement that was under way, outermost last, how far it had come. It can be
/// gone on with any number of times, as when what follows has to be run again.
/// </summary>
/// <param name="Path">What the statements left with <see cref="PlFrame.Leave"/>.</param>
/// <param name="Current">The statement it stopped at, for CONTEXT.</param>
internal sealed record RoutineSuspension(
    PlRoutine Routine, CallTypes Types, Value[] Values, object[] Path, PlNode? Current, long RowCount)
{
    /// <summary>Gives an error of the COMMIT the CONTEXT it has there.</summary>
    public void AddContext(SqlErrorException error)
    {
        if (Path[0] is RoutineSuspension inner)
        {
            inner.AddContext(error);
            if (Current is PlCallNode call)
            {
                error.Within(call.Context);
            }
        }

        error.Within(Routine.Context(Current, null, 0));
    }
}
