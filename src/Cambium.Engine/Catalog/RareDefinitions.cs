using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>The definitions of a catalog that most have none or few of, and that are asked for often.</summary>
internal sealed class RareDefinitions
{
    private readonly ImmutableDictionary<int, Definition> _all;

    private RareDefinitions(ImmutableDictionary<int, Definition> all)
    {
        _all = all;
        Schemas = [.. all.Values.OfType<SchemaDefinition>().OrderBy(static schema => schema.Id)];
        DefaultPrivileges = [.. all.Values.OfType<DefaultPrivileges>()];
        EventTriggers = [.. all.Values.OfType<EventTriggerDefinition>().OrderBy(static trigger => trigger.Name, StringComparer.Ordinal)];
        SystemPrivileges = all.Values.OfType<SystemPrivileges>().ToImmutableDictionary(static privileges => (privileges.ClassId, privileges.ObjectId));
        OperatorClasses = [.. all.Values.OfType<OperatorClassDefinition>().OrderBy(static definition => definition.Id)];
        OperatorFamilyDefinition[] families = [.. all.Values.OfType<OperatorFamilyDefinition>()];
        OperatorFamilies = [.. families.Concat(OperatorClasses.Where(@class => @class.FamilyId >= SystemCatalog.FirstUserId && !families.Any(family => family.Id == @class.FamilyId)).Select(OfClass)).OrderBy(static family => family.Id)];
        HasTemporary = all.Values.Any(static definition => definition.SchemaId == SystemCatalog.TemporarySchemaId);
    }

    public static RareDefinitions None { get; } = new(ImmutableDictionary<int, Definition>.Empty);

    /// <summary>In the order of their ids.</summary>
    public ImmutableArray<SchemaDefinition> Schemas { get; }

    public ImmutableArray<DefaultPrivileges> DefaultPrivileges { get; }

    /// <summary>In the order of their names.</summary>
    public ImmutableArray<EventTriggerDefinition> EventTriggers { get; }

    public ImmutableDictionary<(int ClassId, int ObjectId), SystemPrivileges> SystemPrivileges { get; }

    /// <summary>In the order of their ids. Each part of each index asks for them.</summary>
    public ImmutableArray<OperatorClassDefinition> OperatorClasses { get; }

    /// <summary>In the order of their ids; those too that are known by their classes only.</summary>
    public ImmutableArray<OperatorFamilyDefinition> OperatorFamilies { get; }

    /// <summary>There is something of the session's own.</summary>
    public bool HasTemporary { get; }

    public RareDefinitions With(IReadOnlyList<CatalogChange> changes)
    {
        if (!changes.Any(change => _all.ContainsKey(change.Id) || IsOne(change.After)))
        {
            return this;
        }

        var all = _all.ToBuilder();
        all.RemoveRange(changes.Select(static change => change.Id));
        foreach (CatalogChange change in changes.Where(static change => IsOne(change.After)))
        {
            all[change.Id] = change.After!;
        }

        return new RareDefinitions(all.ToImmutable());
    }

    private static bool IsOne(Definition? definition) =>
        definition is SchemaDefinition or Catalog.DefaultPrivileges or EventTriggerDefinition or OperatorClassDefinition or OperatorFamilyDefinition or Catalog.SystemPrivileges
        || definition?.SchemaId == SystemCatalog.TemporarySchemaId;

    private static OperatorFamilyDefinition OfClass(OperatorClassDefinition @class) =>
        new() { Id = @class.FamilyId, Name = @class.Name, SchemaId = @class.SchemaId, OwnerId = @class.OwnerId, Method = @class.Method, ExtensionId = @class.ExtensionId };
}
