namespace Cambium.Engine.Catalog;

/// <summary>What a foreign key does when the row it references goes or changes its key.</summary>
public enum ReferentialAction
{
    NoAction,
    Restrict,
    Cascade,
    SetNull,
    SetDefault,
}
