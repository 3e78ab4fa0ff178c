namespace Cambium.Sql.Routines;

/// <summary>
/// The names visible at some place of a function, as a list from the innermost outwards: the variables of a block, then its label,
/// then the block around it. A place keeps the head that was current there, so later declarations stay invisible.
/// </summary>
/// <param name="Name">Null for a block without label.</param>
/// <param name="Variable">Null: this ends a block.</param>
/// <param name="Outer">The next name outwards.</param>
internal sealed record RoutineName(string? Name, RoutineVariable? Variable, RoutineName? Outer)
{
    /// <summary>Finds <c>name</c> or <c>label.name</c>.</summary>
    /// <param name="used">How many parts of the name say the variable: one, or two with its label.</param>
    public static RoutineVariable? Find(RoutineName? innermost, string first, string? second, out int used)
    {
        for (RoutineName? block = innermost; block is not null;)
        {
            if (FindInBlock(block, first, out RoutineName? label) is { } variable)
            {
                used = 1;
                return variable;
            }

            if (second is not null && label?.Name == first && FindInBlock(block, second, out _) is { } labelled)
            {
                used = 2;
                return labelled;
            }

            block = label?.Outer;
        }

        used = 0;
        return null;
    }

    /// <summary>Whether the block itself declares that name already.</summary>
    public static bool IsDeclared(RoutineName? block, string name) => block is not null && FindInBlock(block, name, out _) is not null;

    private static RoutineVariable? FindInBlock(RoutineName block, string name, out RoutineName? label)
    {
        RoutineName? entry = block;
        while (entry is { Variable: not null })
        {
            if (entry.Name == name)
            {
                label = null;
                return entry.Variable;
            }

            entry = entry.Outer;
        }

        label = entry;
        return null;
    }
}
