namespace Tpcc.Consistency;

/// <param name="Name">Number and text of the condition.</param>
/// <param name="Violations">How many times it is violated.</param>
/// <param name="Note">What else there is to say, such as an error that kept it from being checked.</param>
internal sealed record ConditionResult(string Name, long Violations, string? Note = null)
{
    public bool Holds => Violations == 0 && Note is null;
}
