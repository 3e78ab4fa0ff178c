namespace Cambium.Compatibility.History;

/// <summary>An edge of the dependency graph.</summary>
internal sealed record Dependency(HistoryTransaction From, HistoryTransaction To, DependencyKind Kind, string Cell)
{
    public override string ToString() => $"{From.Name} -{Kind}({Cell})-> {To.Name}";
}
