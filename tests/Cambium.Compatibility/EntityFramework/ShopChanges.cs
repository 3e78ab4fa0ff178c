using Cambium.Compatibility.Clients;
using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Storage;

namespace Cambium.Compatibility.EntityFramework;

/// <summary>What applications do with tracked entities.</summary>
internal static class ShopChanges
{
    public static async Task RunAsync(string connectionString, Transcript transcript)
    {
        await TrackAsync(connectionString, transcript);
        await CompareTokensAsync(connectionString, transcript);
        await TransactAsync(connectionString, transcript);
        await ChangeSetsAsync(connectionString, transcript);
        await RetryAsync(connectionString, transcript);
    }

    private static async Task TrackAsync(string connectionString, Transcript transcript)
    {
        await using ShopContext shop = ShopContext.Open(connectionString);
        Customer blaise = await shop.Customers.Include(c => c.Orders).ThenInclude(o => o.Lines).SingleAsync(c => c.Name == "Blaise");
        blaise.Name = "Blaise P.";
        blaise.Address!.City = "Clermont";
        blaise.Preferences.PageSize = 99;
        blaise.Preferences.Favourites.Add("elm");
        blaise.Tags = [.. blaise.Tags, "changed"];
        blaise.Orders.Add(new Order { Id = new Guid(50, 0, 0, new byte[8]), Placed = new DateTime(2024, 5, 5, 0, 0, 0, DateTimeKind.Utc), Total = 5 });
        transcript.Show("saved", await shop.SaveChangesAsync());
        shop.ChangeTracker.Clear();
        blaise = await shop.Customers.Include(c => c.Orders).SingleAsync(c => c.Id == blaise.Id);
        transcript.Show("read back", blaise.Name, blaise.Address?.City, blaise.Preferences.PageSize, blaise.Preferences.Favourites, blaise.Tags, blaise.Orders.Count, blaise.Version != 0);
        shop.Remove(blaise);
        transcript.Show("removed", await shop.SaveChangesAsync(), await shop.Orders.CountAsync(o => o.CustomerId == blaise.Id));
        shop.Products.AddRange(Enumerable.Range(0, 120).Select(n => new Book { Name = "bulk " + n, Pages = n }));
        transcript.Show("bulk", await shop.SaveChangesAsync(), await shop.Products.CountAsync(p => p.Name.StartsWith("bulk")));
        shop.Add(new Customer { Name = "x" });
        await transcript.FailsAsync("check", () => shop.SaveChangesAsync());
        shop.ChangeTracker.Clear();
        shop.Add(new Customer { Name = "Twin", Email = "ada@example.org" });
        await transcript.FailsAsync("unique", () => shop.SaveChangesAsync());
        shop.ChangeTracker.Clear();
        shop.Remove(await shop.Products.OrderBy(p => p.Id).FirstAsync(p => p.Name == "Saw"));
        await transcript.FailsAsync("restrict", () => shop.SaveChangesAsync());
        shop.ChangeTracker.Clear();
        shop.Add(new Customer { Name = new string('n', 41) });
        await transcript.FailsAsync("too long", () => shop.SaveChangesAsync());
    }

    private static async Task CompareTokensAsync(string connectionString, Transcript transcript)
    {
        await using ShopContext one = ShopContext.Open(connectionString);
        await using ShopContext two = ShopContext.Open(connectionString);
        Customer first = await one.Customers.SingleAsync(c => c.Name == "Carl");
        Customer second = await two.Customers.SingleAsync(c => c.Name == "Carl");
        uint before = first.Version;
        first.Name = "Carl G.";
        await one.SaveChangesAsync();
        transcript.Show("token changed", first.Version != before);
        first.Name = "Carl F. G.";
        transcript.Show("token is the new one", await one.SaveChangesAsync());
        second.Email = "late@example.org";
        await transcript.FailsAsync("stale update", () => two.SaveChangesAsync());
        await two.Entry(second).ReloadAsync();
        second.Email = "late@example.org";
        transcript.Show("after reload", await two.SaveChangesAsync(), second.Name);
        one.Remove(first);
        await transcript.FailsAsync("stale delete", () => one.SaveChangesAsync());
    }

    private static async Task TransactAsync(string connectionString, Transcript transcript)
    {
        await using ShopContext shop = ShopContext.Open(connectionString);
        await using (IDbContextTransaction transaction = await shop.Database.BeginTransactionAsync(System.Data.IsolationLevel.Serializable))
        {
            shop.Add(new Customer { Name = "Inside" });
            await shop.SaveChangesAsync();
            await transaction.CreateSavepointAsync("before");
            shop.Add(new Customer { Name = "Given back" });
            await shop.SaveChangesAsync();
            await transaction.RollbackToSavepointAsync("before");
            shop.ChangeTracker.Clear();
            shop.Add(new Customer { Name = "x" });
            await transcript.FailsAsync("inside", () => shop.SaveChangesAsync());
            shop.ChangeTracker.Clear();
            await transaction.CommitAsync();
        }

        transcript.Show("committed", await shop.Customers.Where(c => c.Name == "Inside" || c.Name == "Given back").Select(c => c.Name).ToListAsync());
        await using (IDbContextTransaction transaction = await shop.Database.BeginTransactionAsync())
        {
            await shop.Customers.ExecuteDeleteAsync();
            await transaction.RollbackAsync();
        }

        transcript.Show("rolled back", await shop.Customers.AnyAsync());
    }

    private static async Task ChangeSetsAsync(string connectionString, Transcript transcript)
    {
        await using ShopContext shop = ShopContext.Open(connectionString);
        transcript.Show("update", await shop.Products.Where(p => p.Name.StartsWith("bulk")).ExecuteUpdateAsync(set => set.SetProperty(p => p.Weight, p => (p.Weight ?? 0) + 1.5).SetProperty(p => p.IsSold, false)));
        transcript.Show("update by navigation", await shop.Lines.Where(l => l.Product is Book).ExecuteUpdateAsync(set => set.SetProperty(l => l.Price, l => l.Price * 2)));
        transcript.Show("delete", await shop.Products.Where(p => p.Name.StartsWith("bulk") && !p.IsSold).ExecuteDeleteAsync());
        transcript.Show("delete by join", await shop.Lines.Where(l => l.Product.Name == "Logs").ExecuteDeleteAsync());
        transcript.Show("sql", await shop.Database.ExecuteSqlAsync($"UPDATE shop.customers SET \"Email\" = {"e@example.org"} WHERE \"Name\" = {"Inside"}"));
        await foreach (Customer customer in shop.Customers.AsAsyncEnumerable())
        {
            transcript.Show("streamed", customer.Name.Length > 0);
            break;
        }

        Func<ShopContext, string, Task<int>> compiled = EF.CompileAsyncQuery((ShopContext context, string name) => context.Customers.Count(c => c.Name == name));
        transcript.Show("compiled", await compiled(shop, "Inside"), await compiled(shop, "Nobody"));
    }

    private static async Task RetryAsync(string connectionString, Transcript transcript)
    {
        await using ShopContext shop = ShopContext.Open(connectionString, retries: 5);
        int rounds = 0;
        await shop.Database.CreateExecutionStrategy().ExecuteAsync(async () =>
        {
            rounds++;
            shop.ChangeTracker.Clear();
            await using IDbContextTransaction transaction = await shop.Database.BeginTransactionAsync(System.Data.IsolationLevel.Serializable);
            Customer customer = await shop.Customers.SingleAsync(c => c.Name == "Inside");
            if (rounds == 1)
            {
                await using ShopContext other = ShopContext.Open(connectionString);
                await other.Customers.Where(c => c.Name == "Inside").ExecuteUpdateAsync(set => set.SetProperty(c => c.Email, "other@example.org"));
            }

            customer.Email = "mine@example.org";
            await shop.SaveChangesAsync();
            await transaction.CommitAsync();
        });
        transcript.Show("repeated", rounds, await shop.Customers.Where(c => c.Name == "Inside").Select(c => c.Email).SingleAsync());
    }
}
