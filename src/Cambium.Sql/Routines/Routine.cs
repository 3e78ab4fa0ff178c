using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Routines;

/// <summary>
/// A function's body, read once and ready to run. What in it depends on the catalog is bound at first use and kept; so it belongs to
/// one host, whose calls of it may be nested.
/// </summary>
internal abstract class Routine
{
    /// <summary>Types of variables were taken from tables or types of users: to be made anew when the catalog has changed.</summary>
    public bool DependsOnCatalog { get; init; }

    /// <param name="isAtomic">It may not end the transaction.</param>
    public abstract RoutineResult Run(RoutineHost host, Value[] arguments, CallTypes types, bool isAtomic);
}
