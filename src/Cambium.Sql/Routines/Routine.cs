using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Routines;

/// <summary>
/// A function's body, read once and ready to run. What in it depends on the catalog is bound at first use and kept; so it belongs to
/// one host, whose calls of it may be nested.
/// </summary>
internal abstract class Routine
{
    /// <summary>What was looked up for it, types of its variables: it is to be made anew when that has changed.</summary>
    public IReadOnlyCollection<CatalogNote> DependsOn { get; init; } = [];

    /// <param name="isAtomic">It may not end the transaction.</param>
    public abstract RoutineResult Run(RoutineHost host, Value[] arguments, CallTypes types, bool isAtomic);
}
