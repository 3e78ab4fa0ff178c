using Cambium.Engine.Catalog;

namespace Cambium.Engine.Values;

/// <summary>The catalog as the reg* types see it; implemented over the session's snapshot.</summary>
public interface IObjectNames
{
    /// <summary>The object's name as the type prints it (schema-qualified when not visible, quoted); null when there is none.</summary>
    string? NameOf(DataType regType, uint oid);

    /// <summary>The OID a name means for regclass, regtype, …; null when there is none.</summary>
    uint? Resolve(DataType regType, string name);

    /// <summary>A type by OID, types made by users included.</summary>
    DataType? FindType(int oid);

    /// <summary>A definition whose content is used; null when there is none.</summary>
    Definition? Find(int id);

    /// <summary>The same for a thread that helps with the session's statement.</summary>
    IObjectNames? ForHelper();
}
