namespace Cambium.Compatibility.EntityFramework;

/// <summary>Owned: columns of the customer's table.</summary>
public sealed class Address
{
    public required string Street { get; set; }

    public string? City { get; set; }
}
