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
        OperatorFamilyDefinition[] families = [.. rare.OfType<OperatorFamilyDefinition>()];
        OperatorFamilies = [.. families.Concat(OperatorClasses.Where(@class => @class.FamilyId >= SystemCatalog.FirstUserId && !families.Any(family => family.Id == @class.FamilyId)).Select(OfClass)).OrderBy(static family => family.Id)];
        HasTemporary = rare.Any(static definition => definition.SchemaId == SystemCatalog.TemporarySchemaId);
    }

    /// <summary>In the order of their names.</summary>
    public ImmutableArray<EventTriggerDefinition> EventTriggers { get; }

    public ImmutableDictionary<(int ClassId, int ObjectId), SystemPrivileges> SystemPrivileges { get; }

    /// <summary>In the order of their ids. Each part of each index asks for them.</summary>
    public ImmutableArray<OperatorClassDefinition> OperatorClasses { get; }

    /// <summary>In the order of their ids; those too that are known by their classes only.</summary>
    public ImmutableArray<OperatorFamilyDefinition> OperatorFamilies { get; }

    /// <summary>There is something of the session's own.</summary>
    public bool HasTemporary { get; }

    public static bool IsOne(Definition definition) =>
        definition is EventTriggerDefinition or OperatorClassDefinition or OperatorFamilyDefinition or Catalog.SystemPrivileges || definition.SchemaId == SystemCatalog.TemporarySchemaId;

    private static OperatorFamilyDefinition OfClass(OperatorClassDefinition @class) =>
        new() { Id = @class.FamilyId, Name = @class.Name, SchemaId = @class.SchemaId, OwnerId = @class.OwnerId, Method = @class.Method, ExtensionId = @class.ExtensionId };
}
