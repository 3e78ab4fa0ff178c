using Cambium.Sql.Execution;

namespace Cambium.Sql.Planning;

/// <summary>Writes a plan as EXPLAIN shows it.</summary>
public static class PlanExplainer
{
    /// <summary>The lines of the text form.</summary>
    /// <param name="analyze">Show what was measured; the plan was run instrumented.</param>
    public static IReadOnlyList<string> ToText(Operator root, bool costs = true, bool analyze = false, bool timing = true) =>
        throw new NotSupportedException($"{root}{costs}{analyze}{timing}");

    /// <summary>The value of "Plan" in the JSON form.</summary>
    public static string ToJson(Operator root, bool costs = true, bool analyze = false, bool timing = true) =>
        throw new NotSupportedException($"{root}{costs}{analyze}{timing}");
}
