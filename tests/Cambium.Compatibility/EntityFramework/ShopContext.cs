using Microsoft.EntityFrameworkCore;

namespace Cambium.Compatibility.EntityFramework;

public sealed class ShopContext(DbContextOptions<ShopContext> options) : DbContext(options)
{
    public DbSet<Customer> Customers => Set<Customer>();

    public DbSet<Order> Orders => Set<Order>();

    public DbSet<OrderLine> Lines => Set<OrderLine>();

    public DbSet<Product> Products => Set<Product>();

    public static ShopContext Open(string connectionString, int retries = 0) => new(new DbContextOptionsBuilder<ShopContext>()
        .UseNpgsql(connectionString, provider =>
        {
            if (retries > 0)
            {
                provider.EnableRetryOnFailure(retries);
            }
        })
        .ConfigureWarnings(warnings => warnings.Ignore(Microsoft.EntityFrameworkCore.Diagnostics.RelationalEventId.PendingModelChangesWarning))
        .Options);

    protected override void OnModelCreating(ModelBuilder model)
    {
        model.HasDefaultSchema("shop");
        model.HasSequence<long>("product_numbers", "shop").StartsAt(1000).IncrementsBy(10);
        model.Entity<Customer>(customer =>
        {
            customer.ToTable("customers", table => table.HasComment("who buys").HasCheckConstraint("name_is_long", "length(\"Name\") > 1"));
            customer.Property(c => c.Name).HasMaxLength(40);
            customer.HasIndex(c => c.Email).IsUnique().HasFilter("\"Email\" IS NOT NULL");
            customer.Property(c => c.Grade).HasConversion<string>().HasMaxLength(10);
            customer.OwnsOne(c => c.Address);
            customer.OwnsOne(c => c.Preferences, preferences => preferences.ToJson());
            customer.Property(c => c.Version).IsRowVersion();
        });
        model.Entity<Order>(order =>
        {
            order.Property(o => o.Id).ValueGeneratedNever();
            order.Property(o => o.Total).HasPrecision(10, 2);
            order.HasIndex(o => new { o.CustomerId, o.Placed }).IsDescending(false, true);
        });
        model.Entity<OrderLine>(line =>
        {
            line.HasKey(l => new { l.OrderId, l.Number });
            line.Property(l => l.Amount).HasComputedColumnSql("\"Quantity\" * \"Price\"", stored: true);
            line.HasOne(l => l.Product).WithMany().OnDelete(DeleteBehavior.Restrict);
        });
        model.Entity<Product>(product =>
        {
            product.Property(p => p.Id).UseHiLo("product_numbers", "shop");
            product.HasDiscriminator<string>("Kind").HasValue<Book>("book").HasValue<Gadget>("gadget");
            product.Property(p => p.IsSold).HasDefaultValue(true);
        });
    }
}
