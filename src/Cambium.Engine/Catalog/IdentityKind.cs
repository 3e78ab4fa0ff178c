namespace Cambium.Engine.Catalog;

/// <summary>GENERATED … AS IDENTITY.</summary>
public enum IdentityKind
{
    None,
    Always,
    ByDefault,
}
