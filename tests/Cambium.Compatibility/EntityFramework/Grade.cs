namespace Cambium.Compatibility.EntityFramework;

/// <summary>Stored as text.</summary>
public enum Grade
{
    Plain,
    Silver,
    Gold,
}
