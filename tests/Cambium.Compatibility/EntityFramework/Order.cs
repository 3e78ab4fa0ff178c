namespace Cambium.Compatibility.EntityFramework;

/// <summary>With a key the client makes.</summary>
public sealed class Order
{
    public Guid Id { get; set; }

    public int CustomerId { get; set; }

    public Customer Customer { get; set; } = null!;

    public DateTime Placed { get; set; }

    public DateOnly? Due { get; set; }

    public TimeSpan? Took { get; set; }

    public decimal Total { get; set; }

    public List<OrderLine> Lines { get; } = [];
}
