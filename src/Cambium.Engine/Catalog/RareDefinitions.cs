using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>The definitions of a catalog that most have none of, and that are asked for often.</summary>
internal sealed class RareDefinitions
{
    public RareDefinitions(IEnumerable<Definition> definitions)
    {
        Definition[] rare = [.. definitions.Where(IsOne)];
        EventTriggers = [.. rare.OfType<EventTriggerDefinition>().OrderBy(static trigger => trigger.Name, StringComparer.Ordinal)];
        SystemPrivileges = rare.OfType<SystemPrivileges>().ToImmutableDictionary(static privileges => (privileges.ClassId, privileges.ObjectId));
    }

    /// <summary>In the order of their names.</summary>
    public ImmutableArray<EventTriggerDefinition> EventTriggers { get; }

    public ImmutableDictionary<(int ClassId, int ObjectId), SystemPrivileges> SystemPrivileges { get; }

    public static bool IsOne(Definition definition) => definition is EventTriggerDefinition or Catalog.SystemPrivileges;
}
