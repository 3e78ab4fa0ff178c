namespace Cambium.Compatibility.EntityFramework;

/// <summary>With an owned address, a JSON document, an array, and the row's own version as concurrency token.</summary>
public sealed class Customer
{
    public int Id { get; set; }

    public required string Name { get; set; }

    public string? Email { get; set; }

    public Grade Grade { get; set; }

    public Address? Address { get; set; }

    public Preferences Preferences { get; set; } = new();

    public string[] Tags { get; set; } = [];

    public uint Version { get; set; }

    public List<Order> Orders { get; } = [];
}
