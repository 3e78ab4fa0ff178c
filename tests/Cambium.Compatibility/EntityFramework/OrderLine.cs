namespace Cambium.Compatibility.EntityFramework;

/// <summary>With a key of two columns.</summary>
public sealed class OrderLine
{
    public Guid OrderId { get; set; }

    public int Number { get; set; }

    public long ProductId { get; set; }

    public Product Product { get; set; } = null!;

    public short Quantity { get; set; }

    public decimal Price { get; set; }

    /// <summary>Computed by the database.</summary>
    public decimal Amount { get; private set; }
}
