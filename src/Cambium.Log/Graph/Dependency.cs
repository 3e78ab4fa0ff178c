namespace Cambium.Log.Graph;

/// <summary>One transaction depends on an earlier one.</summary>
/// <param name="From">Position of the earlier.</param>
/// <param name="To">Position of the later.</param>
/// <param name="What">The table by which it does.</param>
public readonly record struct Dependency(long From, long To, DependencyKind Kind, string What);
