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
        OperatorClasses = [.. rare.OfType<OperatorClassDefinition>().OrderBy(static definition => definition.Id)];
        HasTemporary = rare.Any(static definition => definition.SchemaId == SystemCatalog.TemporarySchemaId);
    }

    /// <summary>In the order of their names.</summary>
    public ImmutableArray<EventTriggerDefinition> EventTriggers { get; }

    public ImmutableDictionary<(int ClassId, int ObjectId), SystemPrivileges> SystemPrivileges { get; }

    /// <summary>In the order of their ids. Each part of each index asks for them.</summary>
    public ImmutableArray<OperatorClassDefinition> OperatorClasses { get; }

    /// <summary>There is something of the session's own.</summary>
    public bool HasTemporary { get; }

    public static bool IsOne(Definition definition) =>
        definition is EventTriggerDefinition or OperatorClassDefinition or Catalog.SystemPrivileges || definition.SchemaId == SystemCatalog.TemporarySchemaId;
}
