namespace Cambium.Compatibility.EntityFramework;

/// <summary>One table for a hierarchy.</summary>
public abstract class Product
{
    public long Id { get; set; }

    public required string Name { get; set; }

    public double? Weight { get; set; }

    public bool IsSold { get; set; }
}
